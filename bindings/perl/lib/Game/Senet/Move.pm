package Game::Senet::Move;

use 5.014;
use strict;
use warnings;

use Game::Sternhalma::Library;

use overload '""' => sub { $_[0]->text }, 'bool' => sub { 1 }, fallback => 1;

our $VERSION = '0.02';

sub from { $_[0]{from} }
sub to { $_[0]{to} }
sub roll { $_[0]{roll} }
sub kind { $_[0]{kind} }
sub swap { $_[0]{swap} }
sub backward { $_[0]{backward} }
sub off { $_[0]{to} == 0 ? 1 : 0 }
sub text { $_[0]{from} . '-' . ($_[0]{to} || 'off') }

1;

__END__

=encoding utf8

=head1 NAME

Game::Senet::Move - a move of Senet

=head1 SYNOPSIS

    use Game::Senet::Engine;

    my $string = 'dldldldldl/........../.......... l 5';
    my $board = Game::Senet::Engine->new(position => $string);
    for my $move ($board->moves(2)) {
        print "$move\n";
        printf "from %d to %d\n", $move->from, $move->to;
    }

It writes:

    10-12
    from 10 to 12

=head1 DESCRIPTION

What L<Game::Senet::Engine/moves> lists and L<Game::Senet::Engine/apply> takes. It is a hash with the names below, and
as text it is what L</text> says.

=head2 from

The house that the piece stands on.

=head2 to

The house that it ends on, its own when it stays; 0 when it is borne off.

=head2 roll

The roll that is spent.

=head2 kind

C<KIND_STEP> for a piece that goes by the roll, C<KIND_EXIT> for one that goes from house 26 or beyond to another house,
C<KIND_WALK> for one that walks back, C<KIND_STAY> for one that stays, C<KIND_OFF> for one that is borne off. The
constants are those of L<Game::Senet::Engine>.

=head2 swap

1 when the piece changes places with an enemy one, otherwise 0.

=head2 backward

1 when it goes backward by the roll, otherwise 0.

=head2 off

1 when it is borne off, otherwise 0.

=head2 text

The move as text: C<10-12>, or C<28-off>.

=head1 AUTHOR

The libsternhalma developers.

=head1 LICENCE

This is free software. You may use it under the MIT licence or the Apache License 2.0, as you like.

=cut
