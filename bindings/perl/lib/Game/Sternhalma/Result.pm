package Game::Sternhalma::Result;

use 5.014;
use strict;
use warnings;

use Game::Sternhalma::Library;

our $VERSION = '0.01';

use overload
  '""' => sub { $_[0]{text} },
  'bool' => sub { 1 },
  fallback => 1;

sub how { $_[0]{how} }
sub places { @{ $_[0]{places} } }
sub finished { @{ $_[0]{finished} } }
sub plies { $_[0]{plies} }

1;

__END__

=encoding utf8

=head1 NAME

Game::Sternhalma::Result - how a game of star halma came out

=head1 VERSION

Version 0.01

=head1 SYNOPSIS

    use Game::Sternhalma;

    my $game = Game::Sternhalma->new(seats => 3);
    $game->resign($_) for 2, 0;
    my $result = $game->result;
    print $result->how, ': ', join(' ', $result->places), "\n";
    print "$result\n";

It writes:

    resign: 2 1 3
    resign at ply 0: 1. seat 1, 2. seat 0, 3. seat 2

=head1 DESCRIPTION

L<Game::Sternhalma/result> has one when a game is over. As text it is a sentence.

=head1 METHODS

=head2 how

C<home>, C<cap>, C<deadlock> or C<resign>.

=head2 places

The place of each seat, in the order of the seats, 1 for the best. In scalar context, how many seats.

=head2 finished

The seats that got home, the first one first. In scalar context, how many.

=head2 plies

How many moves and passes were made.

=head1 SEE ALSO

L<Game::Sternhalma>

=head1 AUTHOR

The libsternhalma developers.

=head1 LICENCE

This is free software. You may use it under the MIT licence or the Apache License 2.0, as you like.

=cut
