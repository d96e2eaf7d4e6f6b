package Game::Senet::Engine;

use 5.014;
use strict;
use warnings;

use Exporter 'import';

# What the compiled part makes objects of.
use Game::Senet::Move;
use Game::Sternhalma::Library;

our $VERSION = '0.02';

# The names of the constants are there since the library was loaded.
our @EXPORT_OK;
push @EXPORT_OK, qw(other piece_of);
our %EXPORT_TAGS = (all => \@EXPORT_OK);

1;

__END__

=encoding utf8

=head1 NAME

Game::Senet::Engine - the board of Senet: thirty houses, two sides, the rule sets, and a search through the sticks

=head1 VERSION

Version 0.02

=head1 SYNOPSIS

    use Game::Senet::Engine ':all';

    my $board = Game::Senet::Engine->new;
    $board->put($_, $_ % 2 ? DARK : LIGHT) for 1 .. 10;
    print $board->to_string, "\n";

    my $found = $board->search(2, rules => 'skyruk', budget => 5_000);
    my $move = ($board->moves(2, 'skyruk'))[ $found->{index} ];
    my ($undo, $bound) = $board->apply($move, 'skyruk');
    print "$move, and ", $board->side == SIDE_DARK ? 'dark' : 'light', " is next\n";
    $board->unapply($undo);

It writes:

    dldldldldl/........../.......... l 5
    10-12, and dark is next

=head1 DESCRIPTION

A board is what stands on the thirty houses, how many pieces a side has, and whose move it is. It holds no throw:
methods that need a roll are given one. Pieces can be put on it and taken from it as one likes; nothing is judged.

=head2 Numbers

A house is its number, 1 to 30, along the track, which is the same for both sides. The board is drawn as three rows of
ten, the track a reversed S:

     1  2  3  4  5  6  7  8  9 10
    20 19 18 17 16 15 14 13 12 11
    21 22 23 24 25 26 27 28 29 30

The rows are for drawing: houses 10 and 11 are next to each other on the track, and houses 1 and 20 are not, though one
stands above the other. Six houses are marked: 15, and 26 to 30.

A roll is 1 to 5: how many of the four sticks lie with their flat side up, 5 when none does.

=head2 The home

A side's home is the number of its pieces that have borne off. It is never stored: it is the pieces that a side has, less
those it has on the board. A board with more pieces of a side than that has a negative home, and is not consistent.

=head2 Rule sets

Where rules are asked for they are a name, C<kendall> or C<skyruk>; undef, or nothing, for C<kendall>; or a hash of what
differs from a named set, as L</rules> takes it.

=head2 Arguments

A number may be of any kind that Perl takes for one. What is not a number at all croaks, except where a method passes over
what is no house, piece or side: L</put, lift>, C<set_side> and C<set_ply> take anything.

A yes or no, as a rule set has, is 1 for yes, and 0, an empty text or undef for no. Any other value croaks.

Where a list is told of, scalar context gets how many there are.

=head2 Constants

All can be imported by name, and together with the functions as C<:all>:

=over

=item EMPTY, LIGHT, DARK

What stands on a house.

=item SIDE_LIGHT, SIDE_DARK

The sides.

=item POS_OK, POS_NULL, POS_GROUPS, POS_WIDTH, POS_LETTER, POS_SIDE, POS_PIECES, POS_EXCESS, POS_FIELD, POS_LONG

What L</of_string> says of a string. L</reason> tells what each means.

=item RULES_KENDALL, RULES_SKYRUK

The named rule sets.

=item ONGOING, WON, DRAWN

What L</status> says.

=item BY_HOME, BY_PLY_CAP

What L</how> says once the game is over.

=item KIND_STEP, KIND_EXIT, KIND_WALK, KIND_STAY, KIND_OFF

The kinds of L<Game::Senet::Move/kind>.

=item WIN

What a game that is won is worth to a search. No other value comes near.

=back

=head1 MAKING A BOARD

=head2 new

    my $board = Game::Senet::Engine->new(pieces => 7);
    my $board = Game::Senet::Engine->new(position => $string);

An empty board, light to move, with C<pieces> a side, 1 to 7, and 5 by default; or the one that a position string tells.
It croaks when there is no such board.

=head2 of_string

    my ($board, $code) = Game::Senet::Engine->of_string($string);

The board that a position string tells, and C<POS_OK>; or undef, and the code of the first fault. In scalar context it is
the board alone. It never croaks, whatever it is given; a second argument is as something after the last field. The board
is at ply 0.

    dldldldldl/........../.......... l 5

A position is the thirty houses in track order, in three groups of ten with slashes between them, C<l> for a light piece,
C<d> for a dark one and a dot for an empty house; the side to move, C<l> or C<d>; and how many pieces a side has, a digit
from 1 to 7. Every field is required. Character k of the thirty is house k, so the middle group runs from house 11 to house
20, which the board draws from the right to the left.

=head2 clone

Another board with the same houses, side, pieces and ply.

=head1 WHAT STANDS WHERE

=head2 to_string

The position as a string. That of a board with more pieces of a side than the side has, which L</put, lift> can make, is
written too, but L</of_string> refuses it with C<POS_EXCESS>.

=head2 reason

    print Game::Senet::Engine->reason($code);

A C<POS_> code in words; undef for what is none. A string is read from the left and refused at the first fault:

=over

=item POS_OK

It is a position.

=item POS_NULL

There is no string, or an empty one.

=item POS_GROUPS

Not three groups of houses.

=item POS_WIDTH

A group that is not ten houses long.

=item POS_LETTER

A character that is not l, d or a dot.

=item POS_SIDE

A side to move that is not l or d.

=item POS_PIECES

Pieces that are not one digit from 1 to 7.

=item POS_EXCESS

A side with more pieces on the board than it has.

=item POS_FIELD

A field that is missing, or something after the last.

=item POS_LONG

48 bytes or more.

=back

=head2 key_hex

The position as sixteen hex digits: house h at bits 2(h - 1) and 2(h - 1) + 1, and the side to move at bit 60. Equal
positions have equal keys, and different positions different ones. Neither the pieces nor the ply is in it.

=head2 at

    my $piece = $board->at($house);

C<EMPTY>, C<LIGHT> or C<DARK>; -1 for a number that is no house.

=head2 put, lift

    $board->put($house, LIGHT);
    $board->lift($house);

Puts a piece, or C<EMPTY>, on a house, and empties one; nothing is judged. What is no house or no piece, whatever it is, is
passed over. The answer is the board.

=head2 side, set_side

Whose move it is, and making it a side's. Anything but the two sides is passed over. The answer of C<set_side> is the board.

=head2 pieces

How many pieces a side has, on the board and home together.

=head2 count, home

    my $on_board = $board->count(SIDE_LIGHT);
    my $borne_off = $board->home(SIDE_LIGHT);

A side's pieces on the board, and those that have borne off; -1 for what is no side. A board built with more pieces of a
side than it has tells a negative number for those at home.

=head2 consistent

1 when neither side has more pieces on the board than it has, otherwise 0.

=head2 ply, set_ply

Moves and forfeits made to reach the position, and another number in its place: 0 to 2,147,483,647, else it is passed over.
It is not part of the key nor of the position string. The answer of C<set_ply> is the board.

=head2 protected, in_blockade

    print "safe from a swap\n" if $board->protected(12, 'kendall');

C<protected> is 1 when the piece on a house cannot be swapped because of the run of its own side that it stands in: every
piece of a run of two or more under kendall, the first and the last of one under skyruk. It is 0 for an empty house and for a
piece that stands alone. Whether the house itself is safe is told by C<safe> of the rule set.

C<in_blockade> is 1 when the piece is part of a run that is long enough that the other side may not pass it: three under
kendall, two under skyruk. It is 0 for an empty house, and always under a rule set without blockades.

A house that is not 1 to 30 croaks.

=head1 MOVES

=head2 moves

    my @moves = $board->moves($roll);
    my @moves = $board->moves($roll, $rules, $only);

The moves that a roll allows the side to move, as L<Game::Senet::Move> objects in ascending order of the house moved from;
C<$only> is the one house whose piece may move. A backward move is listed only when the rule set has such moves and there is
no forward one, so they are all forward or all backward. A piece on house 26 or beyond goes by the exits of the rule set
and never moves backward. It croaks for a roll that is not 1 to 5: a throw of nothing is a roll of 5, and 0 is never a
roll.

=head2 apply

    my ($undo, $bound) = $board->apply($move, $rules);

Makes a move of the side to move; a hash with C<from>, C<to> and C<roll> will do. The piece leaves C<from>, an enemy on C<to>
goes to C<from>, and the piece lands, or bears off when C<to> is 0. The ply goes up by one. The side to move follows the
roll: the same side after a 1, 4 or 5, the other after a 2 or 3, and no change after the move that wins.

C<$undo> is what L</unapply> takes. C<$bound> is the house that the next throw is bound to, or 0: under a rule set with
C<throw_on_26> a piece that arrives on 26 is thrown for again, alone, and then it is 26 and the same side is to move.

It does not ask whether the move is legal, only that a piece of the side to move stands on C<from>: when none does, because
it is no house too, nothing is returned and nothing changed. It croaks for a C<to> that is neither a house nor 0 or has a
piece of the side to move, and for a C<roll> that is not 1 to 5.

=head2 forfeit

    my $undo = $board->forfeit($roll);

A throw that allows nothing. The ply goes up by one, and the side to move follows the roll as it does after a move: a
forfeit on a 1, 4 or 5 keeps the turn. It croaks for a roll that is not 1 to 5.

=head2 unapply

    $board->unapply($undo);

Takes back what L</apply> or L</forfeit> did, exactly: the houses, the side and the ply. Where the board is not as it was
left then, or the undo is none, nothing is changed. The answer is the board.

=head2 greedy

    my $index = $board->greedy($roll, $rules, $only);

The move to make without looking ahead, as an index into what L</moves> lists: a bear-off, else a swap, else a landing on
26, else the move whose piece ends furthest on. -1 when there is none.

=head2 walk

    my $leaves = $board->walk($depth, $rules);

Every roll and every move that each allows, so many plies on, 0 to 8: how many positions are at the end, as digits. A roll
that allows nothing is one branch, and a game that is over is an end. It is for comparing one generator with another. It
croaks for a depth beyond 8.

=head1 THE GAME

=head2 status

C<ONGOING>; C<WON> when a side has no piece left on the board and the other has; C<DRAWN> at the ply cap.

=head2 how

0 while the game goes on, C<BY_HOME> or C<BY_PLY_CAP>.

=head2 winner

C<SIDE_LIGHT>, C<SIDE_DARK>, or -1.

=head2 ply_cap

The ply at which a game is drawn, 10,000. Swaps and the water send pieces back, so that nothing else ends every game.

=head1 CHOOSING A MOVE

=head2 evaluate

    my $value = $board->evaluate(SIDE_LIGHT, $rules, { blockade => 20 });

The position valued for a side, in sixteenths of a house: the houses its pieces stand on, a piece at home counting 31, less
those of the other side, and the terms whose weight is given. C<blockade> is for each run of the side's own that is wide
enough to block and has an enemy piece behind it. Weights go from -1,000 to 1,000 and are 0 when not given.

=head2 search

    my $found = $board->search($roll, rules => 'skyruk', budget => 100_000);

The best move of a roll, as a hash: C<index>, into what L</moves> lists, -1 when there is none; C<nodes>, how many
positions were looked at, as digits; C<depth>, how many throws were looked ahead; C<value>; and C<stopped>, which is 1 when
the budget ran out. undef when the game is over. It goes by the mean over the throws (expectiminimax). The same arguments get
the same answer every time, and the board is not changed. A value of C<WIN> is a game that is won whatever is thrown.

Signals are handled while it runs, within a few milliseconds, and what a handler dies of comes out of it. After a handler
that returns it goes on to the same answer. L</expect> and L</walk> do the same.

It takes by name:

=over

=item rules

The rule set.

=item budget

How many positions may be looked at, 100,000 if nothing else is said. The first throw is always looked at whole.

=item depth

How many throws to look ahead at most, the roll in hand being the first; more than 10 are as many as 10, and 0, the
default, is as many as the budget allows.

=item only

The one house whose piece may be moved with the roll in hand.

=item weights

As for L</evaluate>; and C<ties>, with which the earlier of two moves of the same value is chosen, otherwise the later.

=item table_kib

The most memory for what was already looked at, in KiB, 64 or more; 0 for the default. It does not change the answer.

=back

=head2 expect

    my $value = $board->expect($depth, rules => $rules, side => SIDE_LIGHT);

The value of the position before its throw, for a side, that to move by default, 0 to 10 throws deep. It takes C<weights>
too. It is for checking a search by hand. It croaks for a depth beyond 10.

=head1 THE TRACK, THE STICKS AND THE RULES

These are the same for every board, and can be called on the class. A number that is no house, place or roll gets -1.

=head2 house_of, row_of, col_of

    my $house = Game::Senet::Engine->house_of($row, $col);

The house drawn at a row from the top, 0 to 2, and a column from the left, 0 to 9; and the row and the column of a house.
-1 for what is not on the board.

=head2 is_marked, marked_houses, all_houses

Whether a house is marked, 1 or 0; the six that are, in order; and the thirty, 1 to 30.

=head2 rules

    my $rules = Game::Senet::Engine->rules('skyruk');
    my $rules = Game::Senet::Engine->rules({ exits => 'kendall', protect => 'none' });

A rule set as a hash: C<pieces>, C<blockade>, C<protect> (none, run or ends), C<backward>, C<reach26> (exact or any),
C<throw_on_26>, C<safe>, a list of houses, and C<exits>: for each of the houses 26 to 30 and each roll a list of houses and
the words off, walk and stay, of which the first that is possible is the move.

It is asked for by a name, undef for kendall, or a hash of what differs: C<exits> names the set to start from, and each
other key sets one field. In place of the name it may be the whole table of a named set, so that what C<rules> returns can
be handed back. C<pieces> goes from 1 to 7 and C<blockade> from 0 to 7; C<backward> and C<throw_on_26> are a yes or no. An
unknown name, an unknown key, and a value that a field may not hold croak.

=head2 rules_named, rules_id

    my $rules = Game::Senet::Engine->rules_named(RULES_SKYRUK);
    my $id = Game::Senet::Engine->rules_id('skyruk');

A set by its number, or undef; and the number of the set that a name stands for, or -1.

=head2 chances

    for my $chance (Game::Senet::Engine->chances) {
        my ($roll, $weight, $denominator) = @$chance;
    }

Each roll that four sticks can make, in ascending order: how many of the sixteen equally likely ways that they can fall make
it. These are the odds that a search weighs. Nothing here throws the sticks.

=head2 extra

    my $again = Game::Senet::Engine->extra($roll);

1 when a roll gives another throw, 0 when it does not, -1 for what is no roll.

=head1 FUNCTIONS

=head2 other

    my $them = other(SIDE_LIGHT);

The other side.

=head2 piece_of

    my $piece = piece_of(SIDE_DARK);

What a side's piece is.

=head1 FOR TESTS AND FOR OTHER MODULES

=head2 abi_version

The number of the interface of the library's Senet engine. A module that uses the table of functions asks that it is not less
than the one it was written against.

=head2 tables_ok

1 when the tables of the track, the sticks and the exits agree with what they are worked out from.

=head2 live

How many boards there are that were made and not yet let go, over all threads.

=head2 _abi_ptr

The address of the library's table of functions, a C<const senet_api *>, for XS modules. It lives as long as the process.

=head1 COPIES AND THREADS

L<Storable> freezes a board to text, and C<dclone> and C<thaw> make another board with the same houses, side, pieces and ply.
An undo of L</apply> is of no use in another process.

A board belongs to the thread that made it. What another thread gets in its place croaks when it is used.

=head1 SEE ALSO

L<Game::Senet::Move>

=head1 AUTHOR

The libsternhalma developers.

=head1 LICENCE

This is free software. You may use it under the MIT licence or the Apache License 2.0, as you like.

=cut
