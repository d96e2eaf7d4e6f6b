# Methods that are said to refuse, to pass over or never to die do so whatever they are given.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Check qw(croaks);
use Test::More;

use Game::Fanorona::Rules ':all';
use Game::Senet::Engine ();
use Game::Sternhalma;
use Game::Sternhalma::Engine ();
use Game::Sternhalma::Notation ();

my @warnings;
local $SIG{__WARN__} = sub { push @warnings, @_ };

# What is neither a number nor a text nor a move of any game.
my @none = (
    undef, '', 'x', '3x', "\0", "\x{100}", 'x' x 100_000, 1.5, -1, 1e10, 2**63, -2**63, 9**9**9, [], {}, \1, \\1,
    sub { }, qr/x/, \*STDOUT, *STDOUT, bless([], 'Nothing'), bless({}, 'Nothing'),
);

sub shown { defined $_[0] ? substr("$_[0]" =~ s/[^ -~]/?/gr, 0, 20) : 'undef' }

# A method of an object, called with many arguments, does not die, gives what it should and changes nothing.
sub refuses {
    my ($object, $state, $method, $check, @calls) = @_;
    my $before = $object->$state;
    for my $arguments (@calls) {
        my $name = "$method(" . join(', ', map { shown($_) } @$arguments) . ')';
        my @got = eval { $object->$method(@$arguments) };
        is($@, '', "$name lives") && $check->($name, @got);
        is($object->$state, $before, 'and nothing is changed');
    }
}

sub is_itself {
    my $object = shift;
    return sub {
        my ($name, @got) = @_;
        ok(@got == 1 && ref $got[0] && $got[0] == $object, "$name answers the object");
    };
}

sub is_said {
    my @said = @_;
    return sub { my ($name, @got) = @_; is_deeply(\@got, \@said, "$name says so") };
}

my @one = ([], map { [$_] } @none);
my @two = (@one, [3], (map { [ 3, $_ ] } @none), (map { [ $_, 1 ] } @none), [ undef, undef ]);

subtest 'a game of star halma' => sub {
    my $game = Game::Sternhalma->new;
    my @moves = grep { ref ne 'HASH' || %$_ } @none;
    refuses($game, log => play => is_said('bad_string'), [], [ 'd1-e5', 'extra' ], [ from => 6, to => 14 ],
        [ { from => 6, to => 14 }, 1 ], [ { kind => 'resign' } ], [ { kind => 'resign', seat => 'x' } ],
        [ { kind => [] } ], [ { from => 6 } ], [ {} ], map { [$_] } @moves);
    refuses($game, log => play => is_said('no_such_hole'), [ { from => $_, to => 14 } ]) for grep { defined } @none;
    refuses($game, log => resign => is_said('no_such_seat'), [ 0, 1 ], @one);
    my $over = Game::Sternhalma->new;
    $over->resign(0);
    refuses($over, log => play => is_said('game_over'), [ 'd1-e5', 'extra' ], [undef]);
    is(Game::Sternhalma->reason($_), undef, 'no reason: ' . shown($_)) for @none;
};

subtest 'a board of star halma' => sub {
    my $board = Game::Sternhalma::Engine->new;
    refuses($board, to_string => put => is_itself($board), @two);
    refuses($board, to_string => $_ => is_itself($board), @one) for qw(lift set_to_move set_cap);
    refuses($board, to_string => $_ => is_said(0), @two, [6]) for qw(do_move undo_move);
    refuses($board, to_string => play => is_said(Game::Sternhalma::Engine::WHY_NOT_A_HOLE(), undef),
        grep { @$_ < 2 || !defined $$_[0] || "$$_[0]" ne '3' } @two);
    refuses($board, to_string => resign => is_said(Game::Sternhalma::Engine::WHY_NOT_A_SEAT(), undef), @one);
    refuses($board, to_string => unplay => is_said(0), @one);
    is_deeply([ Game::Sternhalma::Engine->from_string($board->to_string, 1) ],
        [ undef, Game::Sternhalma::Engine::POS_FIELDS() ], 'a position and something more');
    is((Game::Sternhalma::Engine->from_string(@$_))[0], undef, 'no position') for @one;
};

subtest 'a board of Senet' => sub {
    my $set_up = 'dldldldldl/........../.......... l 5';
    my ($board) = Game::Senet::Engine->of_string($set_up);
    my $state = sub { $_[0]->to_string . ' ' . $_[0]->ply };
    refuses($board, $state => put => is_itself($board), [ 'x', Game::Senet::Engine::LIGHT() ], @two);
    refuses($board, $state => $_ => is_itself($board), @one) for qw(lift set_side set_ply unapply);
    refuses($board, $state => set_side => is_itself($board), ['d'], [2]);
    is_deeply([ Game::Senet::Engine->of_string($set_up, 1) ], [ undef, Game::Senet::Engine::POS_FIELD() ],
        'a position and something more');
    is((Game::Senet::Engine->of_string(@$_))[0], undef, 'no position') for @one;

    my $apply = sub { my ($board, $move) = @_; $board->apply($move) };
    refuses($board, $state => $apply => is_said(), [ { from => $_, to => 12, roll => 2 } ])
      for 0, 1, 11, 31, @none;
    refuses($board, $state => $apply => is_said(), [ { from => 0, to => 'x', roll => 9 } ]);
    croaks(sub { $board->apply({ from => 2, to => 31, roll => 2 }) }, qr/^to is not a house, 1 to 30 at /, 'house 31');
    croaks(sub { $board->apply({ from => 2, to => 12, roll => 6 }) }, qr/^roll is not 1 to 5 at /, 'no roll');
};

subtest 'a game of fanorona' => sub {
    my $game = Game::Fanorona::Rules->new;
    my $is_refused = sub {
        my ($refused, $why) = @_;
        return sub {
            my ($name, @got) = @_;
            is_deeply([ @got, $game->refused, $game->why ], [ 0, $refused, $why ], "$name is refused");
        };
    };
    my $off = $is_refused->(PLAY_ILLEGAL, WHY_OFF_BOARD);
    my @steps = ([], [ 1, 2 ], [ 1, 2, 3, 4 ], [ { from => 'x', dir => 0, kind => APPROACH } ],
        [ undef, 0, APPROACH ], [ {} ], map { [$_] } @none);
    refuses($game, to_text => step => $off, @steps);
    refuses(
        $game, to_text => play_move => $off, [], ['d2-e3A'], (map { [$_] } @none),
        (map { [ { steps => [$_] } ] } @none),
        [ { steps => {} } ],
        [ $game->moves ]
    );
    refuses($game, to_text => step => $is_refused->(PLAY_ILLEGAL, WHY_NO_LINE), [ { from => 1 } ]);
    my $step = ($game->steps)[0];
    ok(!$game->play_move({ steps => [ ($step) x 60 ] }), 'a move of sixty steps');
    is_deeply([ $game->refused, $game->depth, $game->ply ], [ PLAY_ILLEGAL, 0, 0 ], 'is refused with nothing changed');
    ok(!$game->play_move({ steps => [ $step, {} ] }), 'a step, and what is none');
    is_deeply([ $game->refused, $game->depth, $game->ply ], [ PLAY_ILLEGAL, 0, 0 ], 'likewise');

    $game = Game::Fanorona::Rules->new(position => '3/3/www w');
    refuses($game, to_text => $_ => $is_refused->(PLAY_OVER, WHY_OK), [undef], [ {} ], []) for qw(step play_move);
    is((Game::Fanorona::Engine->from_string('3/3/www w', 1))[1], POS_FIELD, 'a position and something more');
};

subtest 'calls in our words, from where they stand' => sub {
    my $board = Game::Sternhalma::Engine->new;
    my $name = \&Game::Sternhalma::Notation::hole_name;
    for my $call (
        [ sub { $board->at }, 'at takes 1 argument (hole), and none was given' ],
        [ sub { $board->at(1, 2) }, 'at takes 1 argument (hole), and 2 were given' ],
        [ sub { $board->legal(1) }, 'legal takes no argument, and 1 was given' ],
        [ sub { $board->hops }, 'hops takes 1 or 2 arguments (hole, from), and none was given' ],
        [ sub { $board->random_forward(1, 2) }, 'random_forward takes 0 or 1 argument (seed), and 2 were given' ],
        [
            sub { Game::Senet::Engine->new->moves },
            'moves takes 1 to 3 arguments (roll, rules, only), and none was given'
        ],
        [ sub { Game::Senet::Engine->new->search }, 'search takes at least 1 argument (roll), and none was given' ],
        [ sub { Game::Senet::Engine::other() }, 'other takes 1 argument (side), and none was given' ],
        [ sub { Game::Sternhalma::Engine::key() }, 'key is a method, and was called without an object or a class' ],
        [ sub { $name->() }, 'hole_name takes 1 argument (hole), and none was given' ],
        [ sub { $name->('x') }, 'hole is not a number: "x"' ],
        [ sub { Game::Sternhalma::Notation::format_log(1) }, 'not a Game::Sternhalma object' ],
      )
    {
        croaks($call->[0], qr/^\Q$call->[1]\E at /, $call->[1]);
    }
    eval { Game::Sternhalma::Notation::parse_log('x') };
    is($@->file, $0, 'parse_log dies where it was called');
};

is_deeply(\@warnings, [], 'nothing warns');
is(Game::Sternhalma::Engine->live + Game::Sternhalma->live + Game::Senet::Engine->live, 0, 'and nothing is left');

done_testing;
