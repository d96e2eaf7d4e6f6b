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

A board with the moves that made it. Where L<Game::Fanorona::Engine> plays on after the last stone is taken, a game refuses a
step that is not legal, and stops when it has ended.

=head2 A move is complete when the turn passes

After a step that takes nothing; after L</stop>; and after a step that takes and leaves nothing that could follow. Only then
is the move counted, the position written into the history, and the game judged. A step in the middle of a chain changes the
board and nothing else.

=head2 How a game ends

Asked in this order once a move is complete, because one move can satisfy two.

=over

=item stones

A side has no stones left. The other has won.

=item no_moves

The side to move has stones and no legal move. It has lost. No traditional source says what happens here.

=item repetition

The same position, with the same side to move, has occurred for the third time. A draw. Positions are compared between
moves only: the middle of a chain is not a position. The sources give repetition as a draw and do not give the count.

=item quiet

Sixty moves running, both sides counted, have taken nothing. A draw. This is not a traditional rule; without it a game of two
players who cannot finish would not end.

=item ply_cap

Three thousand moves. A draw, and a guard only: with the limit of quiet moves a game cannot be that long.

=back

To agree on a draw and to resign are not here. They are something that two people do, and the caller writes them down.

=head2 The limits

    my $game = Game::Fanorona::Rules->new(variant => { quiet_limit => 40 });

They are C<quiet_limit>, C<repeat> and C<ply_cap>. A C<quiet_limit> or a C<repeat> of 0 turns that draw off, as working out what
a position is worth by force needs. The cap cannot be turned off. The limits are set when the game is made and do not change.

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

A game from the set-up of a board, C<tsivy>, which is the default, C<dimy> or C<telo>, or from a position. The start is judged
at once, so that a game in which a side has no stone or no move is over before a step is made. C<variant> is a hash of
L</The limits>. It croaks on a board that is not one, a position that will not load, a position and a board together, and a
limit that is not one.

=head2 clone

A second game with the same position, history and limits. Nothing done before can be undone in it.

=head2 from_text

The game that a text of L</to_text> tells; it croaks on one that is none, and says the line and the column.

=head1 PLAYING

=head2 steps

The steps the side to move may make, each the hash that L<Game::Fanorona::Engine/A step> tells: by point, then by direction,
approach before withdrawal. None once the game is over. In scalar context, how many.

=head2 can_stop

Whether a move is in progress and the game is not over: the mover may end the move here.

=head2 step

    $game->step($step) or warn $game->why;
    $game->step($from, $dir, $kind);

Plays a step and returns true, or refuses, changes nothing and returns false, whatever it is given: to what is no step a game
says C<PLAY_ILLEGAL>. After a refusal L</refused> says whether the game was over or the step was illegal, and L</why> gives
the reason for an illegal one.

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

The whole moves of the side to move, as L<Game::Fanorona::Move> objects, in the order of their texts. None when the game is
over or a move is in progress. In scalar context, how many.
It croaks when there are more than the limit, which is 10,000 unless given.

=head2 play_move

    $game->play_move($move) or warn $game->why;

Plays a whole move, each step and then a stop if more could follow, and returns true. If any of it is refused, the steps
already made are taken back and it returns false, whatever it is given; L</refused> and L</why> say which refusal it was.

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

How many times the position after the last completed move has occurred, that time included. Positions in the middle of a
move are not counted.

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

The move the side to move should make, by looking ahead, or the rest of the one in progress; undef when the game is over. The
game is not changed. The answer is a hash:

    {
        steps   => [ ... ],   # the steps to make, each as steps() gives them
        stop    => 1,         # a stop is needed after them to end the move
        nodes   => '9984',    # positions looked at
        depth   => 4,         # whole moves it looked ahead and finished
        score   => 100,       # for the side to move
        stopped => 1,         # the budget ran out part way through a deeper look
    }

From the middle of a chain it is the rest of that move; C<steps> is then empty when the best thing to do is to stop. It takes
by name:

=over

=item budget

How many positions it may look at, 10,000 unless given. It may be passed by a few, and a budget too small for one look at
every move is passed by that much. It is a count and not a time: the same position, budget and seed give the same move on every
machine.

=item seed

Settles the choice among moves of equal score, and nothing else.

=item depth

Whole moves to look ahead at most, so that a chain of five steps is one; more than 100 are as many as 100, and 0, the
default, is as many as the budget allows.

=item weights

A hash of the weights that differ from the defaults.

=item table_kib

The most memory for positions already looked at, in KiB, 64 or more; 0 for the default.

=back

At the end of its depth the search does not score a position in which a stone can be taken: it plays the largest captures
out, each side in turn, and scores what is left. That is a guess at how the exchange comes out, and no search of it. A score
of L</win_score> less a little is a win that has been seen to its end, that many moves away.

Signals are handled while it runs, within a few milliseconds, and what a handler dies of comes out of it. After a handler
that returns it goes on to the same answer.

=head2 evaluate

    my $score = $game->evaluate;
    my $score = $game->evaluate({ room => 3 });

The position scored for White, with no looking ahead: positive is good for White. A stone is worth a hundred. By default each
empty point a stone could step to is worth two more, and each step it stands nearer the middle two more.

=head2 weights

The evaluation's weights and their defaults as a hash reference: C<stone>, for each stone; C<strong>, for each stone on a point
with diagonals; C<centre>, for each step a stone stands nearer the middle; and C<room>, for each empty point a stone could step
to. C<strong> is 0 by default. Weights that are given go from -1,000 to 1,000.

=head2 win_score

The score of a win. A win some moves away scores that many less.

=head2 live

How many games exist that have not been destroyed.

=head1 COPIES AND THREADS

L<Storable> freezes a game to its L</to_text>, and C<dclone> and C<thaw> make another game with the same history: what was
played can be taken back in the copy too.

A game belongs to the thread that made it. What another thread gets in its place croaks when it is used.

=head1 SEE ALSO

L<Game::Fanorona::Engine>, L<Game::Fanorona::Move>

=head1 AUTHOR

The libsternhalma developers.

=head1 LICENCE

This is free software. You may use it under the MIT licence or the Apache License 2.0, as you like.

=cut
