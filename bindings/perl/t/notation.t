# Names, moves, positions and logs as text, by functions.

use 5.014;
use strict;
use warnings;

use Test::More;

use Game::Sternhalma;
use Game::Sternhalma::Engine qw(POS_OK POS_NULL POS_LETTER);
use Game::Sternhalma::Notation ':all';

my @functions = qw(hole_name hole_named format_move parse_move format_position parse_position format_log parse_log);
is_deeply([ sort @Game::Sternhalma::Notation::EXPORT_OK ], [ sort @functions ], 'the functions');
can_ok('main', @functions);
is_deeply(\@Game::Sternhalma::Notation::EXPORT, [], 'none is exported without being asked for');

is(hole_named(hole_name($_)), $_, 'hole ' . hole_name($_)) for 0 .. 120;
is(hole_name(121), undef, 'no name');
is(hole_named('a2'), undef, 'and no hole');

my $game = Game::Sternhalma->new(seats => 3);
my $board = $game->board;
for my $shown ($game, $board) {
    my $kind = ref $shown;
    is(format_position($shown), $game->position, "$kind: format_position");
    for my $legal ($game->legal) {
        is(format_move($shown, @$legal{qw(from to)}), $$legal{text}, "$kind: format_move");
        my ($move, $why) = parse_move($$legal{text}, $shown);
        is_deeply($move, { map { $_ => $$legal{$_} } qw(kind from to path) }, "$kind: parse_move of $$legal{text}");
        is($why, undef, 'nothing against it');
    }
    is(format_move($shown, 0, 120), undef, "$kind: what is no move");
    is_deeply([ parse_move('resign 2', $shown) ], [ { kind => 'resign', seat => 2 }, undef ], "$kind: a resignation");
    for my $bad ('', undef, "pass\0", 'pass', 'a1-b1', 'resign 3') {
        my ($move, $why) = parse_move($bad, $shown);
        is($move, undef, "$kind: refused");
        like($why, qr/\w/, 'with a reason');
    }
}
is(ref scalar(parse_move('c1-e5', $board)), 'HASH', 'parse_move in scalar context');

# Without a board a text is read and not judged.
my %spelled = (
    'e5-g7' => { kind => 'move', from => 14, to => 41 },
    ' E5-F5 ' => { kind => 'move', from => 14, to => 27 },
    'e5:g5:g7' => { kind => 'move', from => 14, to => 41, path => [ 14, 39, 41 ] },
    'a1:q1' => { kind => 'move', from => 0, to => 120, path => [ 0, 120 ] },
    'a1-a1' => { kind => 'move', from => 0, to => 0 },
    join(':', ('e13') x 64) => { kind => 'move', from => 22, to => 22, path => [ (22) x 64 ] },
    'pass' => { kind => 'pass' },
    ' PASS' => { kind => 'pass' },
    'resign 5' => { kind => 'resign', seat => 5 },
);
for my $said (sort keys %spelled) {
    is_deeply([ parse_move($said) ], [ $spelled{$said}, undef ], "$said is a move");
    is_deeply(scalar(parse_move($said)), $spelled{$said}, 'also in scalar context');
    utf8::upgrade(my $wide = $said);
    is_deeply(scalar(parse_move($wide)), $spelled{$said}, 'however perl keeps it');
}
for my $said (
    undef, '', 'x', 'e5', 'e5-', 'e5-g5-g7', 'e5-g5:g7', 'a1-a2',
    'z1-a1', 'resign', 'resign 6', "pass\0", "e5-g7\0", 'e5:g7' x 60
  )
{
    my ($move, $why) = parse_move($said);
    is($move, undef, ($said // 'undef') =~ s/\0/NUL/r . ' is none');
    like($why, qr/\w/, 'with a reason');
}
is(Game::Sternhalma::Engine->live, 1, 'and no board is left of it');
ok(!eval { parse_move('pass', undef); 1 }, 'undef is no board');

# A game that is over reads no move, and a board does.
$game->resign($_) for 0, 1;
is((parse_move('resign 2', $game))[0], undef, 'over');
like((parse_move('resign 2', $game))[1], qr/over/, 'and says so');
is_deeply((parse_move('resign 2', $game->board))[0], { kind => 'resign', seat => 2 }, 'a board does not ask');

for my $said ('d1-e5', 'c1:e5', 'pass', 'resign 2') {
    is_deeply([ parse_move("$said\r\n") ], [ parse_move($said) ], "$said, with the end of a line");
}

my ($read, $code) = parse_position(format_position($board));
is($code, POS_OK, 'parse_position');
is($read->key, $board->key, 'reads what format_position wrote');
is_deeply([ parse_position(undef) ], [ undef, POS_NULL ], 'no position');
is_deeply([ parse_position("\0") ], [ undef, POS_LETTER ], 'a bad one');

is(format_log($game), $game->log, 'format_log');
is(format_log(parse_log(format_log($game))), $game->log, 'parse_log reads what it wrote');
ok(!eval { parse_log('x'); 1 }, 'and dies of a bad log');
isa_ok($@, 'Game::Sternhalma::Error');

for my $function (qw(format_move format_position format_log)) {
    no strict 'refs';
    ok(!eval { &$function({}, 0, 1); 1 }, "$function of what is no board");
}

done_testing;
