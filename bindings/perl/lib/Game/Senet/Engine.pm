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

A house is its number, 1 to 30, along the track. The board is drawn as three rows of ten, the track a reversed S: 1 to 10
from the left, 11 to 20 from the right, 21 to 30 from the left. Six houses are marked: 15, and 26 to 30.

A roll is 1 to 5: how many of the four sticks lie with their flat side up, 5 when none does.

=head2 Rule sets

Where rules are asked for they are a name, C<kendall> or C<skyruk>; undef, or nothing, for C<kendall>; or a hash of what
differs from a named set, as L</rules> takes it.

=head2 Arguments

A number may be of any kind that Perl takes for one. What is not a number at all croaks. Where a list is told of, scalar
context gets how many there are.

=head2 Constants

All can be imported by name, and together with the functions as C<:all>:

=over

=item EMPTY, LIGHT, DARK

What stands on a house.

=item SIDE_LIGHT, SIDE_DARK

The sides.

=item POS_OK, POS_NULL, POS_GROUPS, POS_WIDTH, POS_LETTER, POS_SIDE, POS_PIECES, POS_EXCESS, POS_FIELD, POS_LONG

What L</of_string> says of a string.

=item RULES_KENDALL, RULES_SKYRUK

The named rule sets.

=item ONGOING, WON, DRAWN

What L</status> says.

=item BY_HOME, BY_PLY_CAP

What L</how> says once the game is over.

=item KIND_STEP, KIND_EXIT, KIND_WALK, KIND_STAY, KIND_OFF

The kinds of L<Game::Senet::Move/kind>.

=item WIN

What a game that is won is worth to a search.

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
the board alone. A position is the thirty houses in track order, in three groups of ten with slashes between them, C<l>
for a light piece, C<d> for a dark one and a dot for an empty house; the side to move, C<l> or C<d>; and how many pieces a
side has, a digit from 1 to 7.

=head2 clone

Another board with the same houses, side, pieces and ply.

=head1 WHAT STANDS WHERE

=head2 to_string

The position as a string.

=head2 reason

    print Game::Senet::Engine->reason($code);

A C<POS_> code in words; undef for what is none.

=head2 key_hex

The position as sixteen hex digits: house h at bits 2(h - 1) and 2(h - 1) + 1, and the side to move at bit 60. Neither the
pieces nor the ply is in it.

=head2 at

    my $piece = $board->at($house);

C<EMPTY>, C<LIGHT> or C<DARK>; -1 for a number that is no house.

=head2 put, lift

    $board->put($house, LIGHT);
    $board->lift($house);

Puts a piece, or C<EMPTY>, on a house, and empties one. What is no house or no piece is passed over. The answer is the
board.

=head2 side, set_side

Whose move it is, and making it a side's. What is no side is passed over. The answer of C<set_side> is the board.

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

Moves and forfeits made, and another number in its place: 0 to 2,147,483,647, else it is passed over. The answer of
C<set_ply> is the board.

=head2 protected, in_blockade

    print "safe from a swap\n" if $board->protected(12, 'kendall');

1 when the piece on a house cannot be swapped because of the run it stands in, and when it is part of a run that the other
side may not pass; otherwise 0. A house that is not 1 to 30 croaks.

=head1 MOVES

=head2 moves

    my @moves = $board->moves($roll);
    my @moves = $board->moves($roll, $rules, $only);

The moves that a roll allows the side to move, as L<Game::Senet::Move> objects in ascending order of the house moved from;
C<$only> is the one house whose piece may move. They are all forward or, where there is no forward move, all backward. It
croaks for a roll that is not 1 to 5.

=head2 apply

    my ($undo, $bound) = $board->apply($move, $rules);

Makes a move; a hash with C<from>, C<to> and C<roll> will do. It does not ask whether it is legal. C<$bound> is the house
that the next throw is bound to, or 0. When no piece of the side to move stands on C<from>, nothing is changed and nothing
returned; a move that cannot be one croaks.

=head2 forfeit

    my $undo = $board->forfeit($roll);

A throw that allows nothing. It croaks for a roll that is not 1 to 5.

=head2 unapply

    $board->unapply($undo);

Takes back what L</apply> or L</forfeit> did. Where the board is not as it was left then, nothing is changed. The answer
is the board.

=head2 greedy

    my $index = $board->greedy($roll, $rules, $only);

The move to make without looking ahead, as an index into what L</moves> lists: a bear-off, else a swap, else a landing on
26, else the move whose piece ends furthest on. -1 when there is none.

=head2 walk

    my $leaves = $board->walk($depth, $rules);

How many positions there are so many plies on, 0 to 8, as digits.

=head1 THE GAME

=head2 status

C<ONGOING>; C<WON> when a side has no piece left on the board and the other has; C<DRAWN> at the ply cap.

=head2 how

0 while the game goes on, C<BY_HOME> or C<BY_PLY_CAP>.

=head2 winner

C<SIDE_LIGHT>, C<SIDE_DARK>, or -1.

=head2 ply_cap

The ply at which a game is drawn.

=head1 CHOOSING A MOVE

=head2 evaluate

    my $value = $board->evaluate(SIDE_LIGHT, $rules, { blockade => 20 });

The position valued for a side, in sixteenths of a house: the houses its pieces stand on, a piece at home counting 31, less
those of the other side. C<blockade> is the weight of a run wide enough to block with an enemy piece behind it. Weights go
from -1,000 to 1,000 and are 0 when not given.

=head2 search

    my $found = $board->search($roll, rules => 'skyruk', budget => 100_000);

The best move of a roll, as a hash: C<index>, into what L</moves> lists, -1 when there is none; C<nodes>, how many
positions were looked at, as digits; C<depth>, how many throws were looked ahead; C<value>; and C<stopped>, which is 1 when
the budget ran out. undef when the game is over. It takes by name:

=over

=item rules

The rule set.

=item budget

How many positions may be looked at, 100,000 if nothing else is said. The first throw is always looked at whole.

=item depth

How many throws to look ahead at most, the roll in hand being the first, up to 10; 0, the default, for as many as the
budget allows.

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
too.

=head1 THE TRACK, THE STICKS AND THE RULES

These are the same for every board, and can be called on the class. A number that is no house, place or roll gets -1.

=head2 house_of, row_of, col_of

    my $house = Game::Senet::Engine->house_of($row, $col);

The house drawn at a row from the top and a column from the left, both from 0, and the row and the column of a house.

=head2 is_marked, marked_houses, all_houses

Whether a house is marked, 1 or 0; the six that are; and the thirty.

=head2 rules

    my $rules = Game::Senet::Engine->rules('skyruk');
    my $rules = Game::Senet::Engine->rules({ exits => 'kendall', protect => 'none' });

A rule set as a hash: C<pieces>, C<blockade>, C<protect> (none, run or ends), C<backward>, C<reach26> (exact or any),
C<throw_on_26>, C<safe>, a list of houses, and C<exits>: for each of the houses 26 to 30 and each roll a list of houses and
the words off, walk and stay, of which the first that is possible is the move.

It is asked for by a name, undef for kendall, or a hash of what differs: C<exits> names the set to start from, and each
other key sets one field. In place of the name it may be the whole table of a named set, so that what C<rules> returns can
be handed back. What is no set croaks.

=head2 rules_named, rules_id

    my $rules = Game::Senet::Engine->rules_named(RULES_SKYRUK);
    my $id = Game::Senet::Engine->rules_id('skyruk');

A set by its number, or undef; and the number of the set that a name stands for, or -1.

=head2 chances

    for my $chance (Game::Senet::Engine->chances) {
        my ($roll, $weight, $denominator) = @$chance;
    }

How many of the sixteen ways the sticks can fall make each roll.

=head2 extra

    my $again = Game::Senet::Engine->extra($roll);

1 when a roll gives another throw, 0 when it does not.

=head1 FUNCTIONS

=head2 other

    my $them = other(SIDE_LIGHT);

The other side.

=head2 piece_of

    my $piece = piece_of(SIDE_DARK);

What a side's piece is.

=head1 FOR TESTS AND FOR OTHER MODULES

=head2 abi_version

The number of the interface of the library's Senet engine.

=head2 tables_ok

1 when the tables of the track, the sticks and the exits agree with what they are worked out from.

=head2 live

How many boards there are that were made and not yet let go, over all threads.

=head2 _abi_ptr

The address of the library's table of functions, a C<const senet_api *>, for XS modules. It lives as long as the process.

=head1 LICENCE

MIT or Apache 2.0, as you like.

=cut
