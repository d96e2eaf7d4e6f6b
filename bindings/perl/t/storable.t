# Objects through Storable: what comes back is an object of its own with the same position, history and counters.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Check qw(croaks);
use Test::More;

use Storable qw(dclone freeze thaw);

use Game::Fanorona::Engine ();
use Game::Fanorona::Rules ();
use Game::Senet::Engine ':all';
use Game::Sternhalma;
use Game::Sternhalma::Engine ();

{

    package My::Board;
    our @ISA = 'Game::Sternhalma::Engine';
}

# All that can be seen of an object, by methods that take nothing.
sub shown {
    my ($object, @methods) = @_;
    return { map { my @said = $object->$_; ($_ => \@said) } @methods };
}

sub comes_back {
    my ($name, $object, @methods) = @_;
    my $before = shown($object, @methods);
    for my $copy (dclone($object), thaw(freeze($object)), @{ dclone([$object]) }) {
        is(ref $copy, ref $object, "$name: the same class");
        isnt($copy, $object, 'another object');
        is_deeply(shown($copy, @methods), $before, 'and all of it');
    }
    my ($one, $same) = @{ dclone([ $object, $object ]) };
    is($one, $same, 'one object twice is one object twice');
    return dclone($object);
}

subtest 'boards of star halma' => sub {
    my @methods = qw(to_string key seats pieces to_move ply cap how over places legal);
    my $board = My::Board->new(seats => 3, pieces => 15);
    comes_back('a set-up', $board, @methods);
    $board->play(@{ ($board->legal)[3] });
    $board->resign(1);
    $board->set_cap(77);
    comes_back('a game', $board, @methods);

    my $crowded = Game::Sternhalma::Engine->new(seats => 2);
    $crowded->put($_, 0) for 40 .. 80;
    $crowded->play(@{ ($crowded->legal)[0] });
    is((Game::Sternhalma::Engine->from_string($crowded->to_string))[0], undef, 'more pieces than a set-up');
    my $copy = comes_back('and they come back', $crowded, @methods);
    $copy->lift(60);
    isnt($copy->key, $crowded->key, 'the copy is one of its own');
    my $full = Game::Sternhalma::Engine->new(seats => 6);
    $full->put($_, $_ % 6) for 0 .. 120;
    comes_back('no hole empty', $full, @methods);
    comes_back('no piece', Game::Sternhalma::Engine->new(empty => 1), @methods);
};

subtest 'games of star halma' => sub {
    my @methods = qw(log position key moves history first start cap solo ply over);
    my $game = Game::Sternhalma->new(seats => 3, first => 1, cap => 99);
    $game->play(($game->legal)[0]{text}) for 1 .. 5;
    my $copy = comes_back('a game', $game, @methods);
    is($copy->undo + $copy->undo, 2, 'what was played can be taken back');
    is($game->ply, 5, 'in the copy alone');
    $game->resign($_) for 0, 1;
    comes_back('one that is over', $game, @methods);
    comes_back('one from a position', Game::Sternhalma->new(position => $game->position), @methods);
};

subtest 'boards of Senet' => sub {
    my @methods = qw(to_string key_hex pieces side ply status how winner consistent);
    my $board = Game::Senet::Engine->new(pieces => 7);
    comes_back('an empty one', $board, @methods);
    $board->put($_, $_ % 2 ? DARK : LIGHT) for 1 .. 10;
    $board->set_side(SIDE_DARK)->set_ply(1234);
    comes_back('one with a ply', $board, @methods);
    $board->put($_, $_ % 3) for 1 .. 30;
    is((Game::Senet::Engine->of_string($board->to_string))[1], POS_EXCESS, 'more pieces than a side has');
    comes_back('and they come back', $board->set_ply(2**31 - 1), @methods);
};

subtest 'fanorona' => sub {
    my $game = Game::Fanorona::Rules->new(board => 'telo', variant => { quiet_limit => 7 });
    my @methods = qw(to_text position side ply depth quiet repeats history quiet_limit in_chain chain_at over);
    for (1 .. 6) {
        $game->step(($game->steps)[0]);
        my $copy = comes_back("a game after step $_", $game, @methods);
        ok($copy->undo, 'a step can be taken back');
    }
    my $board = Game::Fanorona::Engine->new;
    for (1 .. 8) {
        comes_back('a board', $board, qw(to_string key_hex side board in_chain chain_at can_stop));
        $board->step(($board->steps)[0]);
    }
};

subtest 'what is nothing of the kind' => sub {
    my @kinds = map { $_->new } qw(Game::Sternhalma::Engine Game::Sternhalma Game::Senet::Engine
      Game::Fanorona::Engine Game::Fanorona::Rules);
    for my $object (@kinds) {
        my $class = ref $object;
        my $frozen = $object->STORABLE_freeze(0);
        is(ref $class->STORABLE_attach(0, $frozen), $class, "$class: an object");
        for my $bad (
            undef, '', 'x', [], "\0" x 36, 'x' x 10_000,
            "$frozen x", substr($frozen, 1), substr($frozen, 0, 20),
            map { "$_ 0 2 10" } ']' x 121, '[9999999999]' x 40, '0' x 122, '6' x 121
          )
        {
            ok(!eval { $class->STORABLE_attach(0, $bad); 1 }, 'what was not frozen is not thawed');
            unlike($@, qr/libsternhalma|STORABLE/, 'and is told in words');
        }
        croaks(sub { $class->can('STORABLE_attach')->('main', 0, $frozen) }, qr/is not $class or a/, 'of no class');
        $object->DESTROY;
        croaks(sub { $object->STORABLE_freeze(0) }, qr/^this $class object was destroyed at /, 'one that is gone');
        ok(!eval { dclone($object); 1 }, 'at once');
    }
};

is($_->live, 0, "$_: nothing is left")
  for qw(Game::Sternhalma::Engine Game::Sternhalma Game::Senet::Engine Game::Fanorona::Engine Game::Fanorona::Rules);

done_testing;
