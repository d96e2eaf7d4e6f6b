# Objects cannot be forged, taken for one another, or freed twice.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Check qw(croaks);
use Test::More;

use Game::Sternhalma;
use Game::Sternhalma::Engine ':all';
use Game::Sternhalma::Notation ();

my $Engine = 'Game::Sternhalma::Engine';
my $Game = 'Game::Sternhalma';

# What is no board and no game.
{
    my $board = $Engine->new;
    my %forged = (
        undef => undef,
        'a number' => 94_000_000_000_000,
        'a class' => $Engine,
        'a hash' => {},
        'a sub' => sub { },
        'a blessed scalar' => bless(\(my $zero = 0), $Engine),
        'a blessed address' => bless(\(my $address = 0 + $board), $Engine),
        'a blessed hash' => bless({ handle => 1 }, $Engine),
        'a blessed array' => bless([1], $Engine),
        'a blessed sub' => bless(sub { }, $Engine),
        'a blessed glob' => bless(\do { local *FH; *FH }, $Engine),
        'a blessed pattern' => bless(qr/x/, $Engine),
        'a reference to a board' => \$board,
    );
    for my $what (sort keys %forged) {
        my $forged = $forged{$what};
        croaks(
            sub { Game::Sternhalma::Engine::key($forged) },
            qr/^not a Game::Sternhalma::Engine object at /,
            "$what is no board"
        );
        croaks(
            sub { Game::Sternhalma::Engine::unplay($forged, '') },
            qr/^not a Game::Sternhalma::Engine /,
            "$what unplays nothing"
        );
        croaks(sub { Game::Sternhalma::key($forged) }, qr/^not a Game::Sternhalma object at /, "$what is no game");
        croaks(
            sub { Game::Sternhalma::play($forged, 'pass') },
            qr/^not a Game::Sternhalma object at /,
            "$what plays no game"
        );
        croaks(sub { Game::Sternhalma::Notation::parse_move('pass', $forged) }, qr/^not a /, "$what reads no move");
        eval { Game::Sternhalma::Engine::DESTROY($forged) };
        is($@, '', "$what can be destroyed as a board");
        eval { Game::Sternhalma::DESTROY($forged) };
        is($@, '', "$what can be destroyed as a game");
    }
}

# One for the other.
{
    my ($board, $game) = ($Engine->new, $Game->new);
    croaks(
        sub { Game::Sternhalma::Engine::key($game) },
        qr/^not a Game::Sternhalma::Engine object/,
        'a game is no board'
    );
    croaks(sub { Game::Sternhalma::key($board) }, qr/^not a Game::Sternhalma object/, 'a board is no game');
    Game::Sternhalma::DESTROY($board);
    is($board->key, $Engine->new->key, 'a board is not destroyed as a game');

    bless $board, $Game;
    croaks(
        sub { $board->ply },
        qr/^not a Game::Sternhalma object/,
        'a board blessed into Game::Sternhalma is no game'
    );
    is(Game::Sternhalma::Engine::ply($board), 0, 'and still a board');
}
is($Engine->live, 0, 'a board that was blessed into another class is released');

# Every class of our own makes objects of its own.
{

    package My::Board;
    our @ISA = 'Game::Sternhalma::Engine';

    package My::Game;
    our @ISA = 'Game::Sternhalma';
}
isa_ok(My::Board->new, 'My::Board');
isa_ok(My::Board->new->clone, 'My::Board');
isa_ok(My::Board->new->new, 'My::Board');
isa_ok((My::Board->from_string($Engine->new->to_string))[0], 'My::Board');
isa_ok(My::Game->new, 'My::Game');
isa_ok(My::Game->replay($Game->new->log), 'My::Game');
is(ref My::Game->new->board, $Engine, 'the board of a game is a plain one');

for my $class (undef, '', 'Nothing::Here', 'main', [], {}, \'x', $Game) {
    my $name = defined $class ? "'$class'" : 'undef';
    croaks(
        sub { Game::Sternhalma::Engine::new($class) },
        qr/is not Game::Sternhalma::Engine or a class made from it/,
        "$name makes no board"
    );
}
croaks(sub { Game::Sternhalma::new($Engine) }, qr/is not Game::Sternhalma or a class/, 'Engine makes no game');
croaks(sub { Game::Sternhalma::replay('main', '') }, qr/is not Game::Sternhalma or a class/, 'main replays nothing');
croaks(
    sub { Game::Sternhalma::Engine::from_string('main', '') },
    qr/is not Game::Sternhalma::Engine or a class/,
    'main reads nothing'
);
is($Engine->live, 0, 'nothing is left of what was not made');

# DESTROY, called and called again.
{
    my ($board, $game) = ($Engine->new, $Game->new);
    is($Engine->live, 1, 'one board');
    is($Game->live, 1, 'one game');
    for my $object ($board, $game) {
        my $class = ref $object;
        $object->DESTROY for 1 .. 3;
        is($class->live, 0, "$class: nothing is left");
        croaks(sub { $object->key }, qr/^this \Q$class\E object was destroyed at /, "$class: it says so");
        croaks(
            sub { $object->play(1, 2) },
            qr/^this \Q$class\E object was destroyed at /,
            "$class: nothing is played"
        ) if $class eq $Engine;
        croaks(
            sub { $object->play('pass') },
            qr/^this \Q$class\E object was destroyed at /,
            "$class: nothing is played"
        ) if $class eq $Game;
        my $another = $class->new;
        croaks(sub { $object->key }, qr/was destroyed/, "$class: another one does not take its place");
    }
}
is($Engine->live + $Game->live, 0, 'and nothing is freed twice');

# Copies that were made of the look of an object.
{
    require Data::Dumper;
    my $board = $Engine->new;
    my $dumped = eval 'no strict; ' . Data::Dumper->new([$board])->Terse(1)->Dump;
    is(ref $dumped, $Engine, 'one out of Data::Dumper');
    croaks(sub { $dumped->key }, qr/^not a Game::Sternhalma::Engine object/, 'is no board');
    is($Engine->live, 1, 'and there is one board');
}

# What a program may do to the scalar behind an object.
{
    my $board = $Engine->new(seats => 3);
    my $key = $board->key;
    $$board = 42;
    is($board->key, $key, 'its value is nothing to the board');
    undef $$board;
    is($board->key, $key, 'nor is it undefined with it');
    my $copy = $$board;
    croaks(sub { Game::Sternhalma::Engine::key(\$copy) }, qr/^not a/, 'and a copy of it is no board');
    my $same = $board;
    undef $board;
    is($same->key, $key, 'two references hold one board');
    bless $same, 'Nothing::Here';
    is($Engine->live, 1, 'it is still there in another class');
}
is($Engine->live, 0, 'and released in it');

# A board that goes away while a method reads its arguments.
{

    package Destroyer;
    sub TIESCALAR { my ($class, $object, $value) = @_; bless [ $object, $value ], $class }
    sub FETCH { my $self = shift; ${ $self->[0] }->DESTROY; $self->[1] }
}
for my $call (
    [ at => 60 ],
    [ count => 0 ],
    [ reach => 0 ],
    [ own_key => 0 ],
    [ play => 6 ],
    [ put => 60 ],
    [ set_cap => 5 ],
    [ unplay => 'x' ],
    [ read_move => 'pass' ],
    [ random_forward => 1 ],
  )
{
    my ($method, $value) = @$call;
    my $board = $Engine->new;
    tie my $tied, 'Destroyer', \$board, $value;
    my @more = $method =~ /^(play|put)$/ ? 0 : ();
    croaks(sub { $board->$method($tied, @more) }, qr/was destroyed/, "$method: the board is gone before it is used");
}
{
    my $board = $Engine->new;
    tie my $tied, 'Destroyer', \$board, 1000;
    croaks(sub { $board->search(budget => $tied) }, qr/was destroyed/, 'search: likewise');
    $board = $Engine->new;
    croaks(sub { $board->evaluate(0, weights => { classes => $tied }) }, qr/was destroyed/, 'evaluate: likewise');
    my $game = $Game->new;
    tie my $hole, 'Destroyer', \$game, 6;
    croaks(sub { $game->at($hole) }, qr/was destroyed/, 'at of a game: likewise');
    $game = $Game->new;
    croaks(sub { $game->play({ from => $hole, to => 14 }) }, qr/was destroyed/, 'play of a game: likewise');
    $game = $Game->new;
    croaks(sub { $game->history($hole) }, qr/was destroyed/, 'history: likewise');
}

is($Engine->live, 0, 'no board is left');
is($Game->live, 0, 'no game is left');

done_testing;
