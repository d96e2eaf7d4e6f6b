package Game::Fanorona::Rules;

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

Game::Fanorona::Rules - a game of fanorona: a position, its history, and how it ends

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona::Rules ':all';

    my $game = Game::Fanorona::Rules->new(board => 'telo');
    until ($game->over) {
        my $found = $game->search(budget => 1_000, seed => 1);
        $game->step($_) for @{ $found->{steps} };
        $game->stop if $found->{stop};
    }
    print $game->how, ", and the winner is ", $game->winner, "\n";

=head1 DESCRIPTION

A board with the moves that made it. It refuses a step that is not legal and stops when the game has ended.

=head2 A move is complete when the turn passes

After a step that takes nothing; after L</stop>; and after a step that takes and leaves nothing that could follow. Only then
is the move counted, the position written into the history, and the game judged.

=head2 How a game ends

Asked in this order once a move is complete.

=over

=item stones

A side has no stones left. The other has won.

=item no_moves

The side to move has stones and no legal move. It has lost.

=item repetition

The same position, with the same side to move, has occurred for the third time. A draw.

=item quiet

Sixty moves running, both sides counted, have taken nothing. A draw.

=item ply_cap

Three thousand moves. A draw.

=back

=head2 Constants

All can be imported by name, and together as C<:all>; they are those of L<Game::Fanorona::Engine> as well:

=over

=item PLAY_OK, PLAY_OVER, PLAY_ILLEGAL

What L</refused> says.

=item WHY_OK, WHY_OFF_BOARD, WHY_NO_STONE, WHY_NOT_YOURS, WHY_NO_LINE, WHY_OCCUPIED, WHY_MUST_TAKE, WHY_TAKES_NOTHING, WHY_NOT_THE_STONE, WHY_VISITED, WHY_SAME_DIRECTION

What L</why> says.

=item ONGOING, BY_STONES, BY_NO_MOVES, DRAW_REPETITION, DRAW_QUIET, DRAW_PLY_CAP

What L</outcome> says.

=item EMPTY, WHITE, BLACK, PAIKA, APPROACH, WITHDRAW

What stands on a point, and what a step takes.

=item POS_OK, POS_NULL, POS_LONG, POS_SHAPE, POS_LETTER, POS_SIDE, POS_COUNT, POS_CHAIN, POS_FIELD, WIN_SCORE

What a position string is refused for, and the score of a win.

=back

=head1 CONSTRUCTORS

=head2 new

    my $game = Game::Fanorona::Rules->new;
    my $game = Game::Fanorona::Rules->new(board => 'telo');
    my $game = Game::Fanorona::Rules->new(position => $string, variant => { quiet_limit => 40 });

A game from the set-up of a board, or from a position. The start is judged at once. The limits are C<quiet_limit>, C<repeat>
and C<ply_cap>; a C<quiet_limit> or a C<repeat> of 0 turns that draw off. It croaks on a board that is not one, a position
that will not load, a position and a board together, and a limit that is not one.

=head2 clone

A second game with the same position, history and limits. Nothing done before can be undone in it.

=head2 from_text

The game that a text of L</to_text> tells; it croaks on one that is none, and says the line and the column.

=head1 PLAYING

=head2 steps

The steps the side to move may make, each the hash that L<Game::Fanorona::Engine/A step> tells. None once the game is over.

=head2 can_stop

Whether a move is in progress and the game is not over: the mover may end the move here.

=head2 step

    $game->step($step) or warn $game->why;
    $game->step($from, $dir, $kind);

Plays a step and returns true, or refuses, changes nothing and returns false.

=head2 stop

Ends the move in progress and returns true; false, with nothing changed, when none is or the game is over.

=head2 refused

C<PLAY_OK> after a step, stop or move that was made, C<PLAY_OVER> after one refused because the game had ended,
C<PLAY_ILLEGAL> after one refused because it was not legal.

=head2 why

After an illegal step the reason, a C<WHY_> number; 0 otherwise.

=head2 undo

Takes back the last step or stop, with the counts and the outcome as they were. False when there is nothing to take back.

=head2 undo_move

Takes back a whole move: the steps of the move in progress, and otherwise the last completed move. False when there is
nothing to take back.

=head2 depth

How many steps and stops L</undo> could take back.

=head2 moves

    my @moves = $game->moves;
    my @moves = $game->moves($limit);

The whole moves of the side to move, as L<Game::Fanorona::Move> objects. None when the game is over or a move is in progress.
It croaks when there are more than the limit, which is 10,000 unless given.

=head2 play_move

Plays a whole move, each step and then a stop if more could follow. False, with nothing changed, when any of it is refused;
L</refused> and L</why> say why.

=head1 WHAT IT SHOWS

=head2 over

True once the game has ended.

=head2 outcome

C<ONGOING>, C<BY_STONES>, C<BY_NO_MOVES>, C<DRAW_REPETITION>, C<DRAW_QUIET> or C<DRAW_PLY_CAP>.

=head2 how

The same as a word: stones, no_moves, repetition, quiet, ply_cap; undef while the game goes on.

=head2 winner

The side that won, C<WHITE> or C<BLACK>; 0 for a draw or a game still going.

=head2 is_draw

True when the game ended without a winner.

=head2 ply

Whole moves completed.

=head2 quiet

How many of them, running up to now, took nothing.

=head2 repeats

How many times the position after the last completed move has occurred, that time included.

=head2 key_at

The key of the position after so many moves, or undef for a number the game has not reached.

=head2 history

The keys of every position between moves, the starting one first.

=head2 quiet_limit, repeat, ply_cap

The limits this game was made with.

=head2 position

The position string of the board as it stands.

=head2 side, at, count, key_hex

As L<Game::Fanorona::Engine>'s, of the game's board.

=head2 in_chain

True while a move is in progress.

=head2 chain_at

The point of the stone in the middle of its move, or -1.

=head2 to_text

The game as text: what it began from, its limits and its moves.

=head1 CHOOSING A MOVE

=head2 search

    my $found = $game->search(budget => 10_000, seed => 1);

The move the side to move should make, or the rest of the one in progress; undef when the game is over. It is a hash of
C<steps>, an array; C<stop>, whether a stop is needed after them; C<nodes>, the positions looked at; C<depth>, the whole moves
it looked ahead and finished; C<score>, for the side to move; and C<stopped>, whether the budget ran out part way through a
deeper look.

C<budget> is how many positions it may look at, 10,000 unless given. C<seed> settles the choice among moves of equal score
and nothing else. C<depth> is how many whole moves it looks ahead, 0 for as many as the budget allows. C<weights> is a hash of
the weights that differ from the defaults. C<table_kib> is the most memory it takes.

=head2 evaluate

    my $score = $game->evaluate;
    my $score = $game->evaluate({ room => 3 });

The position scored for White, with no looking ahead.

=head2 weights

The evaluation's weights and their defaults as a hash reference: C<stone>, for each stone; C<strong>, for each stone on a point
with diagonals; C<centre>, for each step a stone stands nearer the middle; and C<room>, for each empty point a stone could step
to.

=head2 win_score

The score of a win. A win some moves away scores that many less.

=head2 live

How many games exist that have not been destroyed.

=head1 LICENCE

MIT or Apache 2.0, as you like.

=cut
