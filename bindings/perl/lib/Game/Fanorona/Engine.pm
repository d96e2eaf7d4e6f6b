package Game::Fanorona::Engine;

use 5.014;
use strict;
use warnings;

use Exporter 'import';

use Game::Sternhalma::Library;
use Game::Fanorona::Move;

our $VERSION = '0.03';

# The names are there since the library was loaded.
our @EXPORT_OK;
our %EXPORT_TAGS = (all => \@EXPORT_OK);

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Engine - the board of fanorona: points, stones, steps and whole moves

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona::Engine qw(:all);

    my $board = Game::Fanorona::Engine->new(board => 'dimy');
    my ($step) = $board->steps;
    my $undo = $board->step($step);
    print $board->to_string, "\n";
    $board->undo($undo);
    print $board->to_string, "\n";

It writes:

    bbbb1/bbb1b/bwwbw/w1www/wwwww b
    bbbbb/bbbbb/bw1bw/wwwww/wwwww w

=head1 DESCRIPTION

A board is what stands where, whose turn it is, and the move in progress. It knows the steps and makes them, and plays on
whatever happens: after the last stone is taken the turn passes to a side that can do nothing. It does not know how a game
ends; for that there is L<Game::Fanorona::Rules>, which also tells the rules.

=head2 Numbers

Points are numbered from 0, rank by rank from the near side, from the left in each: C<a1> is 0. Directions go round from
east: 0 is E, 1 NE, 2 N, 3 NW, 4 W, 5 SW, 6 S and 7 SE. Sides are C<WHITE> and C<BLACK>.

=head2 A step

A step is a hash:

    { from => 21, dir => 0, kind => APPROACH, to => 22, taken => [ 23 ] }

C<kind> is C<PAIKA> for a step that takes nothing, C<APPROACH> for one that takes the line ahead of where the stone goes,
and C<WITHDRAW> for one that takes the line behind where it was. C<taken> are the points whose stones it takes, nearest
first. Where a method takes a step it looks at C<from>, C<dir> and C<kind> alone, and these can be given one by one.

=head2 Arguments

A number may be of any kind that Perl takes for one. A number that is out of range or not whole is no point, no side and so
on, and gets the answer that is told for those. What is not a number at all croaks, except in a step: what is none is not
legal.

Where a list is told of, scalar context gets how many there are.

=head2 Constants

All can be imported by name, and together as C<:all>:

=over

=item EMPTY, WHITE, BLACK

What stands on a point.

=item PAIKA, APPROACH, WITHDRAW

What a step takes.

=item POS_OK, POS_NULL, POS_LONG, POS_SHAPE, POS_LETTER, POS_SIDE, POS_COUNT, POS_CHAIN, POS_FIELD

What L</from_string> says of a string. L</reason> tells what each means.

=item WHY_OK, WHY_OFF_BOARD, WHY_NO_STONE, WHY_NOT_YOURS, WHY_NO_LINE, WHY_OCCUPIED, WHY_MUST_TAKE, WHY_TAKES_NOTHING, WHY_NOT_THE_STONE, WHY_VISITED, WHY_SAME_DIRECTION

What L</play_why> says.

=item PLAY_OK, PLAY_OVER, PLAY_ILLEGAL, ONGOING, BY_STONES, BY_NO_MOVES, DRAW_REPETITION, DRAW_QUIET, DRAW_PLY_CAP, WIN_SCORE

Of L<Game::Fanorona::Rules>.

=back

=head1 MAKING A BOARD

=head2 new

    my $board = Game::Fanorona::Engine->new;
    my $board = Game::Fanorona::Engine->new(board => 'telo');
    my $board = Game::Fanorona::Engine->new(position => $string);

A board set up for a game: C<tsivy>, which is the default, C<dimy> or C<telo>. With C<position> it is the board that the
string tells. It croaks when there is no such board, and when both are given.

=head2 from_string

    my ($board, $code) = Game::Fanorona::Engine->from_string($string);

The board that a string tells and C<POS_OK>, or undef and why it is refused. It never croaks, whatever it is given; a second
argument is as something after the last field.

=head2 clone

A board of its own with the same position and the same move in progress.

=head2 to_string

The position as a string: the ranks from the top, C<w>, C<b> and digits for runs of empty points, and the side to move; in
the middle of a move also the point of its stone, the direction it went last and the points it has stood on.

=head2 reason

    print Game::Fanorona::Engine->reason($code);

A code of L</from_string> in words; undef for what is none. A string is checked in the order of the codes:

=over

=item POS_OK

It is a position.

=item POS_NULL

There is no string, or an empty one.

=item POS_LONG

It is too long.

=item POS_SHAPE

Ranks that are not those of any board.

=item POS_LETTER

A character that is not a stone, a slash or a digit from 1 to 9.

=item POS_SIDE

A side to move that is neither w nor b.

=item POS_COUNT

More stones of a side than the board is set up with.

=item POS_CHAIN

A move in progress that cannot be.

=item POS_FIELD

A field that is missing or one too many: after the ranks and the side there are none or three.

=back

=head1 THE BOARD

=head2 at

What stands on a point: C<EMPTY>, C<WHITE> or C<BLACK>; undef for what is no point of the board.

=head2 count

How many stones a side has; undef for what is no side.

=head2 side

The side to move.

=head2 board

Which board it is: C<tsivy>, C<dimy> or C<telo>.

=head2 points

How many points it has: 45, 25 or 9.

=head2 name

A point's name, such as C<a1>; undef for what is no point of the board.

=head2 point_named

The point of a name; undef when the board has none of that name.

=head2 strong

Whether a point is joined along its diagonals.

=head2 neighbours

The points that lines lead to from a point, in the order of the directions.

=head2 key_hex

The key of the position as sixteen hex digits: of the stones, the side to move and the board, not of the move in progress.

=head2 evaluate

    my $score = $board->evaluate;
    my $score = $board->evaluate({ room => 3 });

The position scored for White, as L<Game::Fanorona::Rules/evaluate> tells.

=head1 STEPS

=head2 steps

The steps the side to move may make, by point, then by direction, approach before withdrawal.

=head2 step

    my $undo = $board->step($step);
    my $undo = $board->step($from, $dir, $kind);

Makes a step. The answer is true, and L</undo> takes it; undef, and nothing is changed, when the step is not legal, and for
what is no step.

=head2 stop

Ends the move in progress. The answer is as that of L</step>; undef when no move is in progress.

=head2 undo

    $board->undo($undo);

Takes back what L</step> or L</stop> did. False, and nothing is changed, on a board that does not stand as it stood after
that, and for what is no undo.

=head2 play_why

    my $why = $board->play_why($step);
    my $why = $board->play_why($from, $dir, $kind);

Why a step is not legal, C<WHY_OK> when it is.

=head2 why_text

A number of L</play_why> in words.

=head2 moves

    my @moves = $board->moves;
    my @moves = $board->moves($limit);

The whole moves of the side to move, as L<Game::Fanorona::Move> objects, in the order of their texts; none in the middle of a
move. It croaks when there are more than the limit, which is 10,000 unless given.

=head2 in_chain

Whether a move is in progress: a stone has taken and can take again.

=head2 chain_at

The point of the stone in the middle of its move, or -1.

=head2 can_stop

Whether the mover may end the move here: a move is in progress.

=head1 CLASS METHODS

=head2 live

How many boards exist that have not been destroyed.

=head2 abi_version

The number of the interface of the library's fanorona engine.

=head2 _abi_ptr

The address of the library's table of functions, a C<const fanorona_api *>, for XS modules. It lives as long as the process.

=head1 COPIES AND THREADS

L<Storable> freezes a board to text, and C<dclone> and C<thaw> make another board with the same position and the same move in
progress. An undo of L</step> is of no use in another process.

A board belongs to the thread that made it. What another thread gets in its place croaks when it is used.

=head1 SEE ALSO

L<Game::Fanorona::Rules>, L<Game::Fanorona::Move>

=head1 AUTHOR

The libsternhalma developers.

=head1 LICENCE

This is free software. You may use it under the MIT licence or the Apache License 2.0, as you like.

=cut
