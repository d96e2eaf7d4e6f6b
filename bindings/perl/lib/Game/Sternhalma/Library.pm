package Game::Sternhalma::Library;

use 5.014;
use strict;
use warnings;

# What the compiled part makes objects of.
use Game::Sternhalma::Error;
use Game::Sternhalma::Result;

our $VERSION = '0.01';

require XSLoader;
XSLoader::load('Game::Sternhalma', $VERSION);

# What XSLoader leaves would be a method of games.
delete $Game::Sternhalma::{bootstrap};

1;

__END__

=encoding utf8

=head1 NAME

Game::Sternhalma::Library - the compiled part of the distribution

=head1 DESCRIPTION

It has nothing for programs. Loading it loads what the classes are made of: L<Game::Sternhalma>,
L<Game::Sternhalma::Engine> and L<Game::Sternhalma::Notation> do so. It dies when libsternhalma is not found, or is
older than the one that the distribution was built with.

=head1 AUTHOR

The libsternhalma developers.

=head1 LICENCE

This is free software. You may use it under the MIT licence or the Apache License 2.0, as you like.

=cut
