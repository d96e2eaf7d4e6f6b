# Nothing that Perl holds is left behind, whether a call does what it should or dies.

use 5.014;
use strict;
use warnings;

use Test::More;
use Time::HiRes ();

BEGIN {
    if (!eval { require Test::LeakTrace; Test::LeakTrace->import('no_leaks_ok'); 1 }) {
        die "Test::LeakTrace is missing\n" if $ENV{STERNHALMA_REQUIRE_HOSTS};
        plan skip_all => 'Test::LeakTrace is not here';
    }
}

use Game::Fanorona::Engine ();
use Game::Fanorona::Rules ();
use Game::Senet::Engine ();
use Game::Sternhalma;
use Game::Sternhalma::Engine ':all';
use Game::Sternhalma::Notation ':all';

my $Engine = 'Game::Sternhalma::Engine';
my $WALLED = '0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 13 -';

sub calm (&$) {
    my ($code, $name) = @_;

    # Once before it is watched, for what perl keeps of the first time.
    $code->();
    &no_leaks_ok($code, $name);
}

calm {
    my $board = $Engine->new(seats => 3, pieces => 15);
    my @lists = (
        $board->legal, $board->pairs, $board->reach(0), $board->path(0, 3),
        $board->places, $board->neighbours(60), $board->xy(0), $board->steps(0),
        $board->hops(0)
    );
    my $count = $board->legal + $board->pairs + $board->reach(0);
    my @shown = map { scalar $board->$_ }
      qw(to_string key clone seats ply cap how over can_pass weights_default to_move places);
    my @texts = (
        $board->name(0),
        $board->hole_named('i5'),
        $board->move_text(0, 3),
        $board->own_key(0), $board->zobrist(0, 0),
        $board->reason(3)
    );
    $board->put(60, 0)->lift(60)->set_to_move(1)->set_to_move(0)->set_cap(9);
}
'Engine: what it shows';

calm {
    my $board = $Engine->new;
    my ($from, $to) = @{ ($board->legal)[0] };
    my ($why, $undo) = $board->play($from, $to);
    $board->unplay($undo);
    $board->unplay('x');
    my $scalar = $board->play(0, 60);
    ($why, $undo) = $board->resign(0);
    ($why, $undo) = $board->pass;
}
'Engine: a game';

calm {
    my ($board, $code) = $Engine->from_string($WALLED);
    ($board, $code) = $Engine->from_string("x\x{100}");
    $board = $Engine->from_string($WALLED);
    my ($move, $why) = $board->read_move('pass');
    ($move, $why) = $board->read_move('a1-b1');
    ($move, $why) = $board->read_move("\x{100}");
    $move = $board->read_move('resign 0');
}
'Engine: text';

calm {
    my $board = $Engine->new;
    my $choice = $board->search(budget => 200, weights => { classes => 1 }, avoid => [ $board->own_key(0) ]);
    $choice = $board->random_forward(1);
    my $value = $board->evaluate(0, weights => { classes => 2 });
}
'Engine: choosing';

calm {
    my $board = $Engine->new;
    for my $bad (
        sub { $Engine->new(seats => 5) },
        sub { $Engine->new(position => 'x') },
        sub { $Engine->new(seat => 1) },
        sub { $Engine->new(1) },
        sub { $board->at(undef) },
        sub { $board->search(avoid => ['x']) },
        sub { $board->search(weights => { x => 1 }) },
        sub { $board->search(mode => 9) },
        sub { Game::Sternhalma::Engine::key({}) },
        sub { Game::Sternhalma::Engine::new('main') },
        sub { $board->reach("\x{100}") },
      )
    {
        eval { $bad->(); 1 } and die 'it lived';
    }
}
'Engine: what croaks';

calm {
    my $board = $Engine->new;
    $board->DESTROY for 1, 2;
    eval { $board->key };
    my $other = bless $Engine->new, 'Nothing::Here';
}
'Engine: destroyed';

calm {
    my $game = Game::Sternhalma->new(seats => 3, cap => 12);
    my @legal = $game->legal;
    my $flag = $game->play($legal[0]);
    $flag = $game->play('x');
    $flag = $game->play({ from => 'd1', to => 'x' });
    $flag = $game->play({ kind => 'pass' });
    my @shown = map { scalar $game->$_ }
      qw(to_move over how result finished places ply cap seats pieces first start solo position key
      board moves history log legal);
    my @lists = ($game->moves, $game->history, $game->history(0), $game->places, $game->finished);
    $game->play(($game->legal)[0]{text}) until $game->over;
    my $result = $game->result;
    my @told = ($result->how, $result->places, $result->finished, $result->plies, "$result");
    my $again = Game::Sternhalma->replay($game->log);
    1 while $again->undo;
    my $said = Game::Sternhalma->reason('occupied');
}
'Game::Sternhalma and its Result';

calm {
    for my $bad (
        sub { Game::Sternhalma->new(seats => 5) },
        sub { Game::Sternhalma->new(seats => 'x') },
        sub { Game::Sternhalma->new(position => 'x') },
        sub { Game::Sternhalma->new(x => 1) },
        sub { Game::Sternhalma->new(position => $WALLED, cap => 1) },
        sub { Game::Sternhalma->replay("sternhalma 1\nseats 9\n") },
        sub { Game::Sternhalma->new(solo => 1, seats => 2) },
      )
    {
        eval { $bad->(); 1 } and die 'it lived';
        my @told = ("$@", map { $@->$_ } qw(flag message code field offset log_line log_column file line));
    }
}
'Error';

calm {
    my $game = Game::Sternhalma->new;
    my $board = $game->board;
    my @texts = (
        hole_name(0), hole_named('i5'), format_position($board), format_position($game),
        format_move($board, 6, 14),
        format_move($game, 6, 14),
        format_log($game)
    );
    my @read = (
        parse_move('d1-e5', $game), parse_move('x', $board), parse_move('e5:g5:g7'), parse_move('x'),
        parse_position($texts[2]), parse_log($texts[6])
    );
    eval { parse_log('x') };
}
'Notation';

is($Engine->live + Game::Sternhalma->live, 0, 'nor anything of the library');

calm {
    my $board = Game::Fanorona::Engine->new(board => 'dimy');
    my @lists = ($board->steps, $board->moves, $board->neighbours(12));
    my @shown = map { scalar $board->$_ } qw(to_string key_hex clone side board points in_chain chain_at evaluate);
    my $undo = $board->step($lists[0]);
    $board->undo($undo);
    my @refused = ($board->step(0, 0, 0), $board->stop, Game::Fanorona::Engine->from_string('x'));
    eval { $board->moves(1) };
    eval { $board->step({ from => 1 }) };
}
'Fanorona: a board';

calm {
    my $game = Game::Fanorona::Rules->new(board => 'telo', variant => { quiet_limit => 9 });
    my $found = $game->search(budget => 50, weights => { room => 3 });
    $game->step($_) for @{ $found->{steps} };
    $game->play_move(($game->moves)[0]);
    my @shown = ($game->history, $game->key_at(1), $game->to_text, $game->clone, $game->weights, $game->how);
    $game = Game::Fanorona::Rules->from_text($game->to_text);
    eval { Game::Fanorona::Rules->new(variant => { repeat => 1 }) };
    eval { $game->play_move({ steps => [ {} ] }) };
}
'Fanorona: a game';

calm {
    require Storable;
    my @copies = map { Storable::dclone($_->new) }
      qw(Game::Sternhalma::Engine Game::Sternhalma Game::Senet::Engine Game::Fanorona::Engine Game::Fanorona::Rules);
    for my $copy (@copies) {
        eval { ref($copy)->STORABLE_attach(0, 'x'); 1 } and die 'it lived';
    }
}
'Storable';

calm {
    my ($board, $senet, $rules) = ($Engine->new, Game::Senet::Engine->new, Game::Fanorona::Rules->new);
    $board->put('x', [])->lift(undef);
    my @refused = ($board->play('x', 1), $board->do_move, $senet->put({}, 1), $rules->step({}));
    push @refused, ($rules->play_move('x'), $rules->step(1, 2));
    push @refused, ($Engine->from_string('x', 1), Game::Senet::Engine->of_string('x', 1));
    for my $bad (
        sub { $board->at },
        sub { $board->legal(1, 2) },
        sub { $board->search(mode => 2**40) },
        sub { $Engine->new(seats => 5) },
        sub { $Engine->new(empty => 'no') },
        sub { Game::Sternhalma->new(solo => 'no') },
        sub { Game::Sternhalma->new(seats => 'x' x 1000) },
        sub { Game::Senet::Engine->rules({ protect => undef }) },
        sub { Game::Senet::Engine->rules({ backward => "\x{100}" }) },
        sub { $senet->expect(99) },
        sub { $rules->search(depth => -1) },
        sub { Game::Sternhalma->import('x') },
      )
    {
        eval { $bad->(); 1 } and die 'it lived';
    }
}
'what is refused';

calm {
    my ($board, $senet, $rules) = ($Engine->new, Game::Senet::Engine->new, Game::Fanorona::Rules->new);
    $senet->put($_, $_ % 2 + 1) for 1 .. 10;
    local $SIG{ALRM} = sub { die { late => 1 } };
    for my $long (
        sub { $board->search(budget => 1e12, avoid => [ ('0' x 16) x 9 ]) },
        sub { $senet->search(1, budget => 1e12) },
        sub { $senet->expect(10) },
        sub { $senet->walk(8) },
        sub { $rules->search(budget => 1e12) },
      )
    {
        Time::HiRes::setitimer(Time::HiRes::ITIMER_REAL(), 0.01);
        eval { $long->(); 1 } and die 'it lived';
    }
    local $SIG{ALRM} = sub { };
    Time::HiRes::setitimer(Time::HiRes::ITIMER_REAL(), 0.001, 0.001);
    my $found = $board->search(budget => 200_000);
    Time::HiRes::setitimer(Time::HiRes::ITIMER_REAL(), 0);
}
'signals'
  if $^O ne 'MSWin32';

done_testing;
