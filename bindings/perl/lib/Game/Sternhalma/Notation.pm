package Game::Sternhalma::Notation;

use 5.014;
use strict;
use warnings;

use Exporter 'import';

use Game::Sternhalma;
use Game::Sternhalma::Engine;

our $VERSION = '0.01';

our @EXPORT_OK = qw(
  hole_name hole_named format_move parse_move format_position parse_position format_log parse_log
);
our %EXPORT_TAGS = (all => \@EXPORT_OK);

1;

__END__

=encoding utf8

=head1 NAME

Game::Sternhalma::Notation - names, moves, positions and logs of star halma as text

=head1 VERSION

Version 0.01

=head1 SYNOPSIS

    use Game::Sternhalma;
    use Game::Sternhalma::Notation qw(:all);

    my $game = Game::Sternhalma->new;
    for my $said ('d1-e5', 'd1-e9') {
        my ($move, $why) = parse_move($said, $game);
        print "$said: ", $move ? "hole $move->{from} to hole $move->{to}" : $why, "\n";
    }

It writes:

    d1-e5: hole 6 to hole 14
    d1-e9: the piece cannot get there

=head1 NAMES

A hole is named after its row, C<a> at the top to C<q>, and its place there from 1: C<a1> is the hole at the top and
C<i5> the one in the middle. Capitals are read too.

=head1 MOVES

A step is written C<e5-f5>. Hops are written with all the holes they lead to, C<e5:g5:g7>. To be read, any move
may be written with its two ends only, C<e5-g7>, and hops may take any way that is possible. C<pass> is a pass, and
C<resign 2> the resignation of seat 2. White space before and after is passed over, and capitals are read too. Nothing that is
longer than 256 bytes is a move.

=head1 POSITIONS

    0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10

First come the seventeen rows from the top, with slashes between. A digit is a piece of that seat, and a number in
brackets so many empty holes. After a space each follow the seat to move, how many seats there are, and how many
pieces each has.

When something was played, a semicolon follows, and six fields: the ply; the cap; how many passes were just made
one after the other; the seats that are home, in their order; those that resigned, in theirs; and C<home>, C<cap>,
C<deadlock> or C<resign> once the game is over. C<-> stands for nothing:

    0/00/[1]00/0000/[4]0[8]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 1 2 10;1 2000 0 - - -

=head1 LOGS

The log of a game is told of in L<Game::Sternhalma/log>.

=head1 FUNCTIONS

All are exported when they are asked for, by name or with C<:all>. A board here is a L<Game::Sternhalma::Engine> or a
L<Game::Sternhalma>.

=head2 hole_name, hole_named

    my $name = hole_name(60);
    my $hole = hole_named('i5');

The name of a hole, and the hole of a name; undef for what is none.

=head2 format_move

    my $text = format_move($board, $from, $to);

A move as text; undef when it is none.

=head2 parse_move

    my ($move, $why) = parse_move($text);
    my ($move, $why) = parse_move($text, $board);

A text as a move, or undef and a sentence that says why it is none. White space at its ends, such as the end of a line, is
passed over. Alone it is only read, and not judged:

    { kind => 'move', from => 14, to => 41 }                         # e5-g7
    { kind => 'move', from => 14, to => 41, path => [14, 39, 41] }   # e5:g5:g7
    { kind => 'pass' }
    { kind => 'resign', seat => 2 }

With a board it is a move of the seat to move, as L<Game::Sternhalma::Engine/read_move>: the C<path> is always there,
and it is the one that the move is shown by. In a L<Game::Sternhalma> that is over no text is a move.

=head2 format_position

    my $string = format_position($board);

The position of a board.

=head2 parse_position

    my ($board, $code) = parse_position($string);

The board of a position, as L<Game::Sternhalma::Engine/from_string>.

=head2 format_log

    my $log = format_log($game);

The log of a game.

=head2 parse_log

    my $game = parse_log($log);

The game of a log, as L<Game::Sternhalma/replay>: it dies with a L<Game::Sternhalma::Error>.

=head1 SEE ALSO

L<Game::Sternhalma>, L<Game::Sternhalma::Engine>

=head1 AUTHOR

The libsternhalma developers.

=head1 LICENCE

This is free software. You may use it under the MIT licence or the Apache License 2.0, as you like.

=cut
