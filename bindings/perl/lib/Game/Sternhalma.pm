package Game::Sternhalma;

use 5.014;
use strict;
use warnings;

use Game::Sternhalma::Engine;
use Game::Sternhalma::Library;

our $VERSION = '0.01';

1;

__END__

=encoding utf8

=head1 NAME

Game::Sternhalma - star halma, known as Chinese checkers: a game that keeps to the rules and remembers its moves

=cut
