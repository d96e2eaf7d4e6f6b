# Interpreter threads: a handle stays in the thread that made it, and every thread can make its own.

use 5.014;
use strict;
use warnings;

use Config;
use Test::More;

BEGIN {
    plan skip_all => 'this perl has no threads' if !$Config{useithreads};
    require threads;
}

use Game::Fanorona::Rules;
use Game::Senet::Engine;
use Game::Sternhalma;
use Game::Sternhalma::Engine;

{

    package My::Board;
    our @ISA = 'Game::Sternhalma::Engine';
}

my $board = Game::Sternhalma::Engine->new(seats => 3);
my $game = Game::Sternhalma->new(seats => 3);
my $own = My::Board->new;
my $lost = bless Game::Sternhalma::Engine->new, 'Nothing::Here';
my $key = $board->key;

my @here = threads->create(
    { context => 'list' },
    sub {
        my @kinds = map { ref } $board, $game, $own, $lost;
        my $said = eval { Game::Sternhalma::Engine::key($lost); 1 } ? 'it lived' : $@;
        eval { Game::Sternhalma::Engine::key($board) };
        return (@kinds, $said, $@);
    }
)->join;
is_deeply([ @here[ 0 .. 3 ] ], [ map { ref } $board, $game, $own, $lost ], 'objects come into a thread');
like($_, qr/^this Game::Sternhalma::Engine object belongs to another thread at /, 'and hold nothing there')
  for @here[ 4, 5 ];
is($board->key, $key, 'the board is still there');
is($game->key, $key, 'and the game');
is(Game::Sternhalma::Engine::key($lost), Game::Sternhalma::Engine->new->key, 'and what the thread had a shell of');
is(Game::Sternhalma::Engine->live, 3, 'nothing was freed by the thread');

# A weak reference to an object that is in no thread but the first.
{
    require Scalar::Util;
    my @kept = ($board, $game, Game::Senet::Engine->new, Game::Fanorona::Engine->new, Game::Fanorona::Rules->new);
    my @weak = @kept;
    Scalar::Util::weaken($_) for @weak;
    my ($alive) = threads->create(sub { my $n = grep { defined } @weak; @weak = @kept = (); $n })->join;
    is($alive, 5, 'weak references to objects come too, and can go');
    is_deeply([ map { ref } @weak ], [ map { ref } @kept ], 'and are as they were here');
}

my @threads = map {
    my $seed = $_;
    threads->create(
        sub {
            my $mine = Game::Sternhalma->new(seats => 3, cap => 60);
            my $turn = $seed;
            until ($mine->over) {
                my @moves = $mine->legal;
                $mine->play($moves[ $turn++ % @moves ]);
            }
            return $mine->log;
        }
    );
} 1 .. 4;
for my $thread (@threads) {
    my $again = Game::Sternhalma->replay($thread->join);
    is_deeply([ $again->over, $again->ply ], [ 1, 60 ], 'a game of another thread');
}

undef $_ for $board, $game, $own, $lost;
is(Game::Sternhalma::Engine->live, 0, 'no board is left of any thread');
is(Game::Sternhalma->live, 0, 'and no game');

done_testing;
