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

=head1 VERSION

Version 0.01

=head1 SYNOPSIS

    use Game::Sternhalma;

    my $game = Game::Sternhalma->new(seats => 3);
    for my $said ('c1:e5', 'j10-i9', 'a1-b1') {
        my $flag = $game->play($said);
        print "$said: ", defined $flag ? Game::Sternhalma->reason($flag) : 'played', "\n";
    }
    print join(' ', $game->moves), "\n";

It writes:

    c1:e5: played
    j10-i9: played
    a1-b1: the piece is not one of the seat to move
    c1:e5 j10-i9

=head1 DESCRIPTION

One, two, three, four or six seats race their pieces across a star of 121 holes, each from its own point of the star
into the point opposite. A piece steps into an empty hole beside it, or hops over one piece beside it into the empty
hole straight beyond, and may hop on from there. Nothing is captured. The first seat home wins, and the others play
for the places behind it.

An object of this class is a game from its start on. It refuses what the rules do not allow, and says with a I<flag>
why. What was played can be taken back, and written down as a log that makes the same game again. The board alone, on
which any piece may be put anywhere, is L<Game::Sternhalma::Engine>; how moves and positions are written is told in
L<Game::Sternhalma::Notation>.

The rules and the search are those of libsternhalma, a library with a C interface.

=head2 Whose rules these are

The board, the moves and the winner are those of the game. What its rules leave open is settled so:

=over

=item *

A piece that stays where it started does not shut a seat out of its home: see L</When a seat is home>.

=item *

A piece may stop in any hole, also in the points that nobody starts in or goes to.

=item *

A seat without a move passes, and when every seat still racing has passed in a row, the game ends.

=item *

A game ends at a cap of moves and passes, 1,000 for each seat unless another is asked for. At the cap, or when nobody can
move, the seats still racing are placed by how far their pieces are from home.

=item *

A seat that resigns is placed behind every seat that is home or still racing. Its pieces stay on the board.

=back

=head2 When a seat is home

A home is full when each of its holes has a piece, and it counts for its seat when one of those pieces is the seat's
own. The pieces of rivals fill it too: nobody is shut out by a rival that stays, and a rival's move may bring a seat
home. A game of two seats can so be over in eleven moves; that 27 moves are the fewest is true of one seat that
crosses alone.

=head2 How a game ends

In one of four ways, which L</how> tells:

=over

=item home

All seats but one are home or have resigned, and the last to leave the race got home.

=item resign

The same, and the last to leave the race resigned.

=item deadlock

Every seat that is still racing has passed, one after the other. A seat passes when it has no move, and only then.

=item cap

So many moves and passes were made as the game was given, 1,000 for each seat if nothing else was said.

=back

The seats that are home have the first places, in the order they got there. Behind them are those still racing, the
nearest to home first, and equal ones share a place. The seats that resigned are last, the first to resign behind all.

=head1 MAKING A GAME

=head2 new

    my $game = Game::Sternhalma->new(seats => 4, first => 2, cap => 500);
    my $game = Game::Sternhalma->new(position => $string);

A new game. It takes by name:

=over

=item seats

2, which is the default, 3, 4 or 6; or 1, which is the same as C<solo>.

=item pieces

10 for each seat, which is the default, or 15 for up to three seats.

=item first

The seat that moves first, 0 if nothing else is said.

=item cap

The ply, counted in moves and passes, at which the game ends if it has not ended before, from 1 to 2,147,483,647; 1,000 for
each seat if nothing else is said, which is 2,000 for two.

=item solo

1 for one seat that crosses alone. 0, an empty text and undef are a no, and it dies for any other value.

=item position

A position to start from, as a string. It tells the seats, the pieces, whose turn it is and the game so far, and
nothing else can be given with it.

=back

It dies with a L<Game::Sternhalma::Error> when there is no such game, and when an argument has another name than
these.

=head2 replay

    my $game = Game::Sternhalma->replay($log);

The game that a L</log> tells, with every move made again. It dies with a L<Game::Sternhalma::Error>, which knows the
line and the column, when the text is no log or tells a move that cannot be made.

=head1 PLAYING

=head2 legal

    for my $move ($game->legal) { print "$move->{text}\n" }

Everything the seat to move may do, one hash for each move: C<kind> is C<move>, C<from> and C<to> are holes by number,
C<path> holds the holes that the piece goes through, both ends among them, and C<text> is the move as it is written. A
seat without a move has one hash, with C<pass> for C<kind> and C<text>. When the game is over there is none. In scalar
context it is how many.

=head2 play

    my $flag = $game->play('e5:g5:g7');
    my $flag = $game->play('e5-g7');
    my $flag = $game->play('pass');
    my $flag = $game->play('resign 2');
    my $flag = $game->play({ from => 'e5', to => 41 });
    my $flag = $game->play($move);

Does for the seat to move what a text says, or a hash: one of L</legal>, one with C<from> and C<to> as numbers or
names, or one whose C<kind> is C<pass>. White space at the ends of a text, such as the end of a line that was read, is
passed over, and capitals are read too. The answer is undef when it was done, and otherwise the flag that says why not;
then nothing has changed. It never dies, whatever it is given: what is no move, and more than one argument, is a
C<bad_string>.

The flags, each of which is looked for after those before it:

=over

=item game_over

The game has ended.

=item bad_string

It is not written like a move, a pass or a resignation.

=item no_such_hole

The star has no such hole.

=item pass_not_allowed

A pass of a seat that has a move.

=item no_such_seat

A resignation of a seat that does not play.

=item seat_finished

A resignation of a seat that is home.

=item seat_resigned

A resignation of a seat that has resigned.

=item must_pass

A move of a seat that has none.

=item no_piece

There is nothing to move.

=item not_your_piece

The piece is of another seat.

=item occupied

The hole to stop in, or to hop to, is taken.

=item not_reachable

The piece cannot get there.

=back

=head2 resign

    my $flag = $game->resign($seat);

A seat leaves the race, whether or not it is its turn. Its pieces stay where they are. The answer is as that of
L</play>, and C<no_such_seat> for what is no seat.

=head2 undo

Takes back what was done last, be it a move, a pass or a resignation. 1, or 0 when there is nothing to take back.

=head2 reason

    print Game::Sternhalma->reason('occupied');

A flag as a sentence, or undef for what is no flag.

=head1 LOOKING AT A GAME

=head2 to_move

The seat whose turn it is; after the end, the one whose turn it was.

=head2 over

1 when the game has ended, otherwise 0.

=head2 how

C<home>, C<cap>, C<deadlock> or C<resign>, and undef while the game goes on.

=head2 result

A L<Game::Sternhalma::Result>, and undef while the game goes on.

=head2 finished

The seats that are home, the first one first. In scalar context, how many.

=head2 places

The place of each seat, in the order of the seats; 0 for one that has none yet. In scalar context, how many seats.

=head2 distance_left

    my $steps = $game->distance_left($seat);

How many steps the pieces of a seat are from home: 0 for one that is home, undef for a seat that does not play.

=head2 at

    my $seat = $game->at('i5');
    my $seat = $game->at(60);

Whose piece is in a hole, told by its name or its number. undef for an empty hole, and for what is no hole.

=head2 ply

How many moves and passes were made. A game from a position counts on from there.

=head2 cap

The ply at which it ends.

=head2 seats, pieces

How many seats play, and how many pieces each began with.

=head2 first

The seat that began; undef in a game that was started from a position.

=head2 start

The position that the game was started from; undef in one that was started from the set-up.

=head2 solo

1 for one seat that crosses alone, otherwise 0.

=head2 position

The position as a string, which L</new> takes.

=head2 key

The sixteen hex digits that stand for the position, as L<Game::Sternhalma::Engine/key>.

=head2 board

    my $board  = $game->board;
    my $choice = $board->search(avoid => [ $game->history ]);

A copy of the board, as a L<Game::Sternhalma::Engine>, which can tell more and can choose a move.

=head1 WHAT A GAME REMEMBERS

=head2 moves

Everything that was done, in order, as text. In scalar context, how much.

=head2 history

    my @keys = $game->history;
    my @keys = $game->history($seat);

Each arrangement that the pieces of a seat have had, as L<Game::Sternhalma::Engine/own_key> names it: that of the
start, and one after each of its moves. Without a seat, those of the seat to move. In scalar context, how many. A program
that plays hands them to a search, so as never to put its pieces back as they were.

=head2 log

The game as text:

    sternhalma 1
    seats 3
    pieces 10
    cap 3000
    first 0
    moves 2
    c1:e5
    j10-i9

In place of the lines from C<seats> to C<first> stands C<start> and a position in a game that was started from one.

=head2 live

How many games there are that were made and not yet let go, over all threads. It is for tests.

=head1 COPIES AND THREADS

L<Storable> freezes a game to its L</log>, and C<dclone> and C<thaw> play it again: what was played can be taken back in the
copy too.

A game belongs to the thread that made it. What another thread gets in its place croaks when it is used.

=head1 SEE ALSO

L<Game::Sternhalma::Engine>, L<Game::Sternhalma::Notation>, L<Game::Sternhalma::Result>, L<Game::Sternhalma::Error>

=head1 AUTHOR

The libsternhalma developers.

=head1 LICENCE

This is free software. You may use it under the MIT licence or the Apache License 2.0, as you like.

=cut
