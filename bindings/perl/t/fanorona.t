# The classes of fanorona: what the documented interface says of them.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Check qw(croaks);
use Test::More;
use Tree qw(slurp);

use Game::Fanorona::Engine;
use Game::Fanorona::Rules ':all';

my $Engine = 'Game::Fanorona::Engine';
my $Rules = 'Game::Fanorona::Rules';

subtest 'the synopsis of the documented interface' => sub {
    my $game = Game::Fanorona::Rules->new;

    until ($game->over) {
        my @steps = $game->steps;
        $game->step($steps[0]);
        $game->stop if $game->can_stop;
    }
    like($game->how, qr/\A(?:stones|no_moves|repetition|quiet)\z/, 'it says how');
    is(!$game->winner, !!$game->is_draw, 'a winner or a draw');
};

subtest 'the programs of the documentation' => sub {
    for my $class (qw(Engine Move)) {
        my $pod = slurp("lib/Game/Fanorona/$class.pm");
        my ($program, $said) = $pod =~ /^=head1 SYNOPSIS\n(.*?)^It writes:\n(.*?)^=head1/ms;
        my $written = '';
        open my $out, '>', \$written or die $!;
        my $before = select $out;
        eval "package main::$class; $program; 1" or diag($@);
        select $before;
        is($written, $said =~ s/^    //gmr =~ s/\A\n+|\n+\z//gr . "\n", "that of $class");
    }
};

subtest 'refusals' => sub {
    my $game = $Rules->new;
    ok(!$game->step(21, 0, PAIKA), 'a step that takes nothing');
    is_deeply([ $game->refused, $game->why ], [ PLAY_ILLEGAL, WHY_MUST_TAKE ], 'and why');
    ok(!$game->stop, 'no move in progress');
    is_deeply([ $game->refused, $game->why ], [ PLAY_ILLEGAL, WHY_OK ], 'which has no reason');
    ok($game->step(21, 0, APPROACH), 'a step that takes');
    is_deeply([ $game->refused, $game->why, $game->ply, $game->depth ], [ PLAY_OK, WHY_OK, 1, 1 ], 'is made');
    my $over = $Rules->new(position => '3/3/www w');
    ok($over->over && !$over->step(0, 0, 0) && $over->refused == PLAY_OVER, 'a game that is over');
    is_deeply([ scalar $over->steps, scalar $over->moves, $over->search ], [ 0, 0, undef ], 'has nothing more');
};

subtest 'whole moves' => sub {
    my $game = $Rules->new;
    my @moves = $game->moves;
    is_deeply([ map { $_->text } @moves ], [qw(d2-e3A d3-e3A d3-e3W e2-e3A f2-e3A)], 'in the order of their texts');
    my ($move) = grep { $_->text eq 'd3-e3W' } @moves;
    isa_ok($move, 'Game::Fanorona::Move');
    is_deeply(
        [ $move->from, $move->to, $move->kind, [ $move->taken ], $move->stop, scalar $move->steps ],
        [ 21, 22, WITHDRAW, [20], 0, 1 ],
        'a move and its parts'
    );
    ok($game->play_move($move), 'is played');
    ok(!$game->play_move($move), 'and not again');
    is($game->why, WHY_NO_STONE, 'and why not');
    ok($game->undo_move && $game->ply == 0 && !$game->undo_move, 'and taken back');
    croaks(sub { $game->moves(4) }, qr/more than 4 moves/, 'too many');
};

subtest 'the search' => sub {
    my $game = $Rules->new(board => 'dimy');
    my $found = $game->search(budget => 500, seed => 1);
    is_deeply([ sort keys %$found ], [qw(depth nodes score steps stop stopped)], 'what it answers');
    is_deeply($game->search(budget => 500, seed => 1), $found, 'is the same every time');
    ok($game->step($_), 'a step of it') for @{ $found->{steps} };
    ok($game->stop, 'and a stop') if $found->{stop};
    is($game->ply, 1, 'is a move');
    my $won = $Rules->new(position => '3/1wb/3 w')->search;
    is_deeply([ $won->{score}, $won->{stopped} ], [ $Rules->win_score - 1, 0 ], 'a win that is seen');
    is_deeply($game->search(budget => 500, depth => $_), $game->search(budget => 500), "depth $_ is no limit")
      for 100, 101, 2**40;
    croaks(sub { $game->search(depth => -1) }, qr/^depth -1 is out of range \(at least 0\) at /, 'a depth');
    croaks(sub { $game->search(weights => { stones => 1 }) }, qr/not a weight/, 'a weight');
    is_deeply($Rules->weights, { stone => 100, strong => 0, centre => 2, room => 2 }, 'the default weights');
};

subtest 'what cannot be made' => sub {
    croaks(sub { $Rules->new(board => 'chess') }, qr/tsivy, dimy and telo/, 'a board');
    croaks(
        sub { $Rules->new(board => 'telo', position => '3/3/3 w') },
        qr/^a board cannot be given with a position at /,
        'both'
    );
    croaks(sub { $Rules->new(position => '3/3 w') }, qr/^bad position: .*, at byte \d/, 'a position');
    for my $class ($Rules, $Engine) {
        croaks(
            sub { $class->new(position => "3/3/www w\n") },
            qr/^bad position: white space after the position, at byte 9 /,
            'a line end after one'
        );
    }
    croaks(sub { $Rules->new(variant => { repeat => 1 }) }, qr/limit of occurrences/, 'a limit');
    croaks(sub { $Rules->new(variant => { cap => 1 }) }, qr/not a limit/, 'a name of a limit');
    croaks(sub { $Rules->from_text("fanorona 2\n") }, qr/^line 1, column 10: /, 'a text');
    croaks(sub { $Engine->new(board => 'nine') }, qr/no such board/, 'a board of the engine');
    my $board = $Engine->new;
    is($board->step(@$_), undef, 'no step')
      for [], [undef], ['d2-e3A'], [ {} ], [ { from => 1 } ], [ 1, 2 ], [ 'x', 0, 1 ];
    is($board->play_why({ from => 99 }), WHY_OFF_BOARD, 'and why');
    is($board->play_why({ from => 1 }), WHY_NO_LINE, 'as far as it is one');
    is($board->undo(@$_), 0, 'no undo') for [], [undef], ['x'], [ {} ];
    is($board->to_string, $Engine->new->to_string, 'and nothing is changed');
};

subtest 'copies and what is alive' => sub {
    my ($boards, $games) = ($Engine->live, $Rules->live);
    my $game = $Rules->new;
    $game->play_move(($game->moves)[0]);
    my $copy = $game->clone;
    is_deeply([ $copy->position, $copy->ply, $copy->depth ], [ $game->position, 1, 0 ], 'a copy of a game');
    my $board = $Engine->new(position => $game->position);
    cmp_ok($Engine->_abi_ptr, '!=', 0, 'a table of functions');
    is_deeply([ $board->key_hex, $board->clone->to_string ], [ $game->key_hex, $game->position ], 'a board of it');
    is_deeply([ $Engine->live, $Rules->live ], [ $boards + 1, $games + 2 ], 'are counted');
    undef $_ for $game, $copy, $board;
    is_deeply([ $Engine->live, $Rules->live ], [ $boards, $games ], 'until they are gone');
};

done_testing;
