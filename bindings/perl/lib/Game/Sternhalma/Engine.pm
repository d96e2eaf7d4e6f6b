package Game::Sternhalma::Engine;

use 5.014;
use strict;
use warnings;

use Exporter 'import';

use Game::Sternhalma::Library;

our $VERSION = '0.01';

# The names are there since the library was loaded.
our @EXPORT_OK;
our %EXPORT_TAGS = (all => \@EXPORT_OK);

1;

__END__

=encoding utf8

=head1 NAME

Game::Sternhalma::Engine - the board of star halma: holes, pieces, moves, and a search that chooses one

=head1 VERSION

Version 0.01

=head1 SYNOPSIS

    use Game::Sternhalma::Engine qw(:all);

    my $board = Game::Sternhalma::Engine->new(seats => 2);
    my $found = $board->search(budget => 5_000, seed => 1);
    my ($why, $undo) = $board->play($found->{from}, $found->{to});
    print "played, and seat ", $board->to_move, " is next\n" if $why == PLAY_OK;
    $board->unplay($undo);
    print $board->to_string, "\n";

It writes:

    played, and seat 1 is next
    0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10

=head1 DESCRIPTION

A board is what stands where, and whose turn it is. Pieces can be put on it and taken from it as one likes: nothing is
judged but what is L</play>ed. It also keeps the game that is played on it: who is home, who has resigned, and how it
ended. It does not remember the moves; for that there is L<Game::Sternhalma>, which also tells the rules.

=head2 Numbers

Holes have the numbers 0 to 120, row by row from the top and in a row from the left. A hole has three coordinates as
well, x, y and z, whose sum is 0: y is the row, -8 for the first, and x grows to the right in a row.

The six points of the star have the numbers 0 to 5, clockwise from the top. A hole of the hexagon between them has the
point C<CENTRE>. Directions are C<E>, C<NE>, C<NW>, C<W>, C<SW> and C<SE>, which are 0 to 5. The opposite of a point
or of a direction is three further round.

Seats count from 0, and seat 0 moves first. Two start in the points 0 and 3, the top and the bottom; three in 0, 2 and 4,
the top, the bottom right and the bottom left; four in 0, 1, 3 and 4, the top, the top right, the bottom and the bottom
left; six in all; and one alone in 0.

=head2 Arguments

A number may be of any kind that Perl takes for one. A number that is out of range or not whole is no hole, no
seat and so on, and gets the answer that is told for those. What is not a number at all croaks, except where a method
passes over what is no hole or seat, or returns 0 or a C<WHY_> number for it: L</put>, L</lift>, L</set_to_move>,
C<set_cap>, L</do_move>, L</undo_move>, L</play>, L</resign> and L</unplay> take anything.

A yes or no is 1 for yes, and 0, an empty text or undef for no. Any other value croaks.

Where a list is told of, scalar context gets how many there are.

=head2 Constants

All can be imported by name, and together as C<:all>:

=over

=item POS_OK, POS_NULL, POS_LONG, POS_LETTER, POS_ROWS, POS_WIDTH, POS_FIELDS, POS_SEAT, POS_COUNT, POS_GAME

What L</from_string> says of a string. L</reason> tells what each means.

=item PLAY_OK, WHY_OVER, WHY_NOT_A_HOLE, WHY_NO_PIECE, WHY_NOT_YOURS, WHY_UNREACHABLE, WHY_HAS_MOVE, WHY_NOT_A_SEAT, WHY_SEAT_DONE

What L</play>, L</pass> and L</resign> say.

=item ONGOING, BY_HOME, BY_CAP, BY_DEADLOCK, BY_RESIGN

What L</how> says.

=item CENTRE, E, NE, NW, W, SW, SE

Of the star.

=item SEARCH_AUTO, SEARCH_PARANOID, SEARCH_MAXN, SEARCH_BEST_REPLY, SEARCH_RANDOM_FORWARD

The modes of L</search>.

=item EVALUATION_AUTO, EVALUATION_DOCUMENTED, EVALUATION_OWN

How L</search> values positions.

=item WIN_SCORE

What a seat that is home is worth.

=back

=head1 MAKING A BOARD

=head2 new

    my $board = Game::Sternhalma::Engine->new(seats => 3, pieces => 15);
    my $board = Game::Sternhalma::Engine->new(seats => 4, empty => 1);
    my $board = Game::Sternhalma::Engine->new(position => $string);

A board with all pieces where they start and seat 0 to move. C<seats> is 2, 3, 4 or 6, and 2 by default, or 1 for one
seat that crosses alone; C<pieces> is 10, the default, or 15 for one, two or three seats, where no two of the points they
start in are neighbours. With C<empty>, a yes or no, every hole is empty. With C<position> it is the board that the
string tells, and nothing else can be given. It croaks when there is no such board, and when an argument has another name
than these.

=head2 from_string

    my ($board, $code) = Game::Sternhalma::Engine->from_string($string);

The board that a position string tells, and C<POS_OK>; or undef, and the code of what is wrong with the string. Of
several faults the one with the lowest code is told. In scalar context it is the board alone. It never croaks, whatever
it is given; a second argument is as something after the last field. How positions are written is told in
L<Game::Sternhalma::Notation/POSITIONS>.

=head2 clone

Another board with the same position and the same game.

=head1 WHAT STANDS WHERE

=head2 to_string

The position as a string: the seventeen rows, the seat to move, the seats and the pieces; and once the game has moved on,
a semicolon and the game. That of a board with more pieces of a seat than a set-up has, which L</put> can make, is written
too, but L</from_string> refuses it with C<POS_COUNT>.

=head2 reason

    print Game::Sternhalma::Engine->reason($code);

A C<POS_> code in words; undef for what is none. A string is checked in the order of the codes:

=over

=item POS_OK

It is a position.

=item POS_NULL

There is no string, or an empty one.

=item POS_LONG

It has 512 bytes or more.

=item POS_LETTER

A character that the rows cannot hold: no digit of a seat, no slash and no number in brackets.

=item POS_ROWS

Not seventeen rows.

=item POS_WIDTH

A row that does not add up to its number of holes.

=item POS_FIELDS

Not three numbers after the rows: the seat to move, the seats and the pieces.

=item POS_SEAT

A number of seats that is not played with, or a piece or a turn of a seat that is none of them.

=item POS_COUNT

A number of pieces that the seats do not play with, or more pieces of a seat than that.

=item POS_GAME

A game behind the semicolon that is not six fields, or that cannot be.

=back

=head2 key

Sixteen hex digits that stand for the pieces, whose turn it is, and the number of seats. Boards with the same key show
the same position. The game, its plies and its cap are not part of it.

=head2 at

    my $seat = $board->at($hole);

Whose piece is in a hole; undef when it is empty, or no hole.

=head2 put

    $board->put($hole, $seat);

Puts a piece into a hole, in place of what was there. It judges nothing; the counts and the key follow. A hole or a seat
that the board does not have, whatever it is, is passed over. The answer is the board.

=head2 lift

    $board->lift($hole);

Empties a hole. The answer is the board.

=head2 to_move

The seat whose turn it is.

=head2 set_to_move

    $board->set_to_move($seat);

Makes it the turn of a seat. One that the board does not have is passed over, and so is one that is out of the race
while the game goes on. The answer is the board.

=head2 seats, pieces

How many seats there are, and how many pieces each has in the game that the board is for.

=head2 count

    my $on_board = $board->count($seat);

How many pieces of a seat are on the board; undef for no seat.

=head2 seat_point

    my $point = $board->seat_point($seat);

The point of the star in which a seat starts; undef for no seat. Its home is the point opposite.

=head1 STEPS AND HOPS

These are what a move is made of. None of them asks whose turn it is.

=head2 steps

    my @to = $board->steps($hole);

The empty holes beside a hole, in the order of the directions.

=head2 hops

    my @to = $board->hops($hole);
    my @to = $board->hops($hole, $from);

Where one hop from a hole ends, in the order of the directions: over one piece beside it, of any seat, into the empty
hole straight beyond. Nothing is taken. C<$from> is where the piece stood before its move, for one in the midst of a chain
of hops: that hole counts as empty, so that a hop may end in it and cannot go over it, even while the board still shows
the piece there. It is the hole itself by default, and -1 for a piece that was nowhere.

=head2 do_move

    $board->do_move($from, $to) or die;

Moves a piece to an empty hole, however far, and keeps the key. 1, or 0, with nothing changed, when there is no piece or
the other is not an empty hole. Neither the turn nor the game changes.

=head2 undo_move

    $board->undo_move($from, $to);

The way back: the piece on C<$to> goes to C<$from>. 1, or 0 as above.

=head1 MOVES

A move is a step, or a chain of hops by one piece that may stop after any hop. A step and a hop never go in the same move.
Nothing is captured, so a move is no more than where it starts and where it stops.

=head2 reach

    my @to = $board->reach($from);

Where the piece in a hole can stop, in the order of the holes: after one step, or after any number of hops. The hole itself
is never among them. None when there is no piece.

=head2 path

    my @holes = $board->path($from, $to);

The holes of a move, from the first to the last: two for a step, and for a chain every hole it lands in. There are none
when it is no move. What can be reached by a step is shown as one; a chain of hops is as short as can be, and of those
always the same.

=head2 legal

    for my $move ($board->legal) {
        my ($from, $to) = @$move;
    }

The moves of the seat to move, each as an array of two holes, where it starts and where it stops: for each of its pieces in
the order of the holes, its L</reach>, in the order of the holes.

=head1 THE GAME

The board keeps the game as well: whose turn it is, who is home, and how it ended. Only that every piece has to be home is
the rule of the game; what the rules as written leave open is told in L<Game::Sternhalma/Whose rules these are>. When a
seat gets home it has the next place and the others play on; with two seats the first one home wins. A rival's move can
bring a seat home, when its piece fills the last hole. At the cap, or when nobody can move, the seats still racing are
placed by L</distance_left>, and equal distances share a place.

=head2 play

    my ($why, $undo) = $board->play($from, $to);

The seat to move moves a piece. C<$why> is C<PLAY_OK>, and C<$undo> is for L</unplay>; or C<$why> says why nothing was
done: C<WHY_OVER>, C<WHY_NOT_A_HOLE>, C<WHY_NO_PIECE>, C<WHY_NOT_YOURS> or C<WHY_UNREACHABLE>, the first that is so.
In scalar context it is C<$why> alone.

=head2 pass

    my ($why, $undo) = $board->pass;

The seat to move passes, if it has no move: else C<WHY_HAS_MOVE>. C<WHY_OVER> once the game has ended.

=head2 resign

    my ($why, $undo) = $board->resign($seat);

A seat that is still racing leaves the race, on its turn or not. C<WHY_NOT_A_SEAT> for one that does not play,
C<WHY_SEAT_DONE> for one that is home or has resigned.

=head2 unplay

    $board->unplay($undo);

Takes back one of these, the last first, on this board or a clone of it. 1, or 0 when the board is not as it was left,
or C<$undo> is nothing of the kind. C<$undo> is a string of bytes that mean nothing outside of the process.

=head2 can_pass

1 when the seat to move has no move and the game goes on, otherwise 0.

=head2 home_complete

    my $full = $board->home_complete($seat);

1 when the home of a seat is full and has a piece of its own in it, otherwise 0.

=head2 finished

    my $home = $board->finished($seat);

1 when a seat was counted home in the game, otherwise 0.

=head2 place_of, places

    my $place  = $board->place_of($seat);
    my @places = $board->places;

The place of a seat, and of all: 1 for the best, 0 for a seat that has none yet, undef for no seat.

=head2 distance_left

    my $steps = $board->distance_left($seat);

How many steps the pieces of a seat are from home: 0 for a home full of its own pieces, and more for every piece out of
place; undef for no seat.

=head2 over

1 when the game has ended, otherwise 0.

=head2 how

C<ONGOING>, C<BY_HOME>, C<BY_CAP>, C<BY_DEADLOCK> or C<BY_RESIGN>.

=head2 ply

How many moves and passes were made.

=head2 cap, set_cap

    $board->set_cap($plies);

The ply at which the game ends, and another one in its place: 1 to 2,147,483,647, else it is passed over. It is 1,000 for
each seat when nothing else is said. A cap below the ply ends the game at the next move. The answer of C<set_cap> is the
board.

=head1 TEXT

=head2 name, hole_named

    my $name = $board->name(60);
    my $hole = $board->hole_named('i5');

The name of a hole, and the hole of a name; undef for what is none.

=head2 move_text

    my $text = $board->move_text($from, $to);

A move as text, C<e5-f5> for a step and C<e5:g5:g7> for hops; undef when it is no move.

=head2 read_move

    my ($move, $why) = $board->read_move('e5-g7');

A text as a move on this board. Any move may be written by its two ends, a chain too; a chain that is written out may go
any way that is possible between them, as it is the same move. White space at the ends, such as the end of a line, is
passed over. The answer is a hash with C<move> for C<kind>, C<from>, C<to> and C<path>, the way that the move is shown by;
or one with C<pass> for C<kind>; or one with C<resign> and a C<seat>. When it is refused it is undef, and C<$why> a sentence
that says which hop is at fault. In scalar context it is the hash alone.

=head1 CHOOSING A MOVE

=head2 weights_default

The weights of the evaluation as a hash: C<distance>, C<straggler>, C<classes> and C<blocking>.

=head2 evaluate

    my $score = $board->evaluate($seat);
    my $score = $board->evaluate($seat, weights => { classes => 0 });

How well a seat stands; more is better. C<WIN_SCORE> when it is home, and else the weighted sum, with a minus, of four
things: how far all its pieces are from home, how far the last one is behind, how many are of a hop class that home
has no hole for, and how many are in the home with an empty hole behind them. Weights that are not given are the
default ones; they go from -1,000 to 1,000. undef for no seat.

=head2 search

    my $found = $board->search(budget => 100_000, seed => 7);

The move that the seat to move should make, as a hash: C<from> and C<to>; C<pass>, which is 1 for a pass, with -1 for
the holes, and otherwise 0; C<nodes>, how many positions were looked at, as digits; C<depth>, how many plies were
looked ahead; C<score>; and C<stopped>, which is 1 when the budget ran out. undef when the game is over. A search that runs
out plays the best move of the last depth it finished. A score of C<WIN_SCORE> less a little is a win that was seen to its
end, that many plies away. The board is not changed.

Signals are handled while it runs, within a few milliseconds, and what a handler dies of comes out of it. After a handler
that returns it goes on to the same answer. So C<alarm> ends a search:

    local $SIG{ALRM} = sub { die "too late\n" };
    alarm 1;
    my $found = eval { $board->search(budget => 1_000_000_000) };
    alarm 0;

It takes by name:

=over

=item budget

How many positions may be looked at, 100,000 if nothing else is said. It is no time: the same board, options and
seed get the same answer everywhere. The first ply is always looked at whole.

=item seed

Which of equal moves is taken, and nothing else.

=item depth

How many plies to look ahead at most; more than 60 are as many as 60, and 0, the default, is as many
as the budget allows.

=item mode

C<SEARCH_AUTO>, the best for the number of seats; C<SEARCH_PARANOID>, all against the seat to move; C<SEARCH_MAXN>,
each for itself; C<SEARCH_BEST_REPLY>, only the worst answer of all rivals counts; C<SEARCH_RANDOM_FORWARD>, as
L</random_forward>.

=item weights

As for L</evaluate>.

=item avoid

Keys as L</own_key> tells them, in an array: the arrangements that the seat's pieces have already had. A move after which
they have one of these is not made while there is another. Without it seats that search can shuffle in their homes for
ever, as a piece out and in again costs them nothing. L<Game::Sternhalma/history> has those of a game.

=item evaluation

C<EVALUATION_AUTO>, C<EVALUATION_DOCUMENTED> for the sum that L</evaluate> tells, or C<EVALUATION_OWN> for that of the
search.

=item table_kib

The most memory for what was already looked at, in KiB, 64 or more; 0 for the default.

=back

It croaks for an argument of another name, and for one out of its range, and says which and what the range is.

=head2 own_key

    my $key = $board->own_key($seat);

Sixteen hex digits for where the pieces of a seat are, whatever else is on the board; undef for no seat.

=head2 random_forward

    my $found = $board->random_forward($seed);

A move of the weakest player, as L</search> tells one: any of those that bring a piece nearer home, or any at all when none
does. The seed settles which.

=head1 THE STAR

These are the same for every board, and can be called on the class. A number that is no hole, row, direction, point,
seat or count gets undef, or an empty list, or 0 from L</on_ring> and L</layout_ok>.

=head2 holes

How many holes there are, 121.

=head2 xy

    my ($x, $y, $z) = Game::Sternhalma::Engine->xy($hole);

=head2 hole_at

    my $hole = Game::Sternhalma::Engine->hole_at($x, $y);

The coordinates of a hole, and the hole of coordinates.

=head2 row_of, col_of

The row of a hole, from 0 to 16, and its place there, from 0.

=head2 row_len, row_start

How many holes a row has, and which is its first.

=head2 next_to

    my $hole = Game::Sternhalma::Engine->next_to($hole, SW);

The hole beside another in a direction; undef where there is none.

=head2 neighbours, degree

The holes beside a hole, in the order of the directions, and how many they are: 6, 5, 4, or 2 at the tip of a point.

=head2 dir_opposite

The opposite of a direction.

=head2 point_of

The point of the star that a hole is in, or C<CENTRE>.

=head2 on_ring

1 for one of the 24 holes at the edge of the hexagon, otherwise 0.

=head2 class_of

The hop class of a hole, 0 to 3. A move of two holes in a line stays in its class, so hops never lead into another.

=head2 point_holes, front

    my @holes = Game::Sternhalma::Engine->point_holes($point);

The ten holes of a point, and the five of the ring in front of it, which fifteen pieces fill at the start too; both in the
order of the holes.

=head2 pairs

Each two holes that are beside one another, as arrays with the lower first: 312.

=head2 layout_ok

    my $played = Game::Sternhalma::Engine->layout_ok($seats, $pieces);

1 when so many seats play with so many pieces, otherwise 0.

=head2 layout_point

    my $point = Game::Sternhalma::Engine->layout_point($seats, $seat);

The point in which a seat starts among so many.

=head2 zobrist, zobrist_move, zobrist_seats

    my $number = Game::Sternhalma::Engine->zobrist($seat, $hole);
    my $number = Game::Sternhalma::Engine->zobrist_move($seat);
    my $number = Game::Sternhalma::Engine->zobrist_seats($seats);

What keys are made of, in hex: a number for a piece of a seat in a hole, one for a seat to move, and one for a count
of seats.

=head1 FOR TESTS AND FOR OTHER MODULES

=head2 abi_version

The number of the library's interface.

=head2 tables_ok

1 when all that is told of the star above agrees with what it is worked out from.

=head2 live

How many boards there are that were made and not yet let go, over all threads.

=head2 _abi_ptr

The address of the library's table of functions, a C<const sternhalma_api *>, for XS modules. It lives as long as the
process. Such a module includes F<sternhalma.h>, links nothing, and checks once that the C<abi_version> of the table
is not less than the one it was written against; F<t/consumer> of the distribution is one.

=head1 COPIES AND THREADS

L<Storable> freezes a board to text, and C<dclone> and C<thaw> make another board with the same position and the same game,
also of one with more pieces than a set-up. An undo of L</play> is of no use in another process.

A board belongs to the thread that made it. What another thread gets in its place croaks when it is used.

=head1 SEE ALSO

L<Game::Sternhalma>, L<Game::Sternhalma::Notation>

=head1 AUTHOR

The libsternhalma developers.

=head1 LICENCE

This is free software. You may use it under the MIT licence or the Apache License 2.0, as you like.

=cut
