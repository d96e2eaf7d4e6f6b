# The board of Senet: its constants, what each method takes and answers, and that nothing is lost.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Check qw(croaks is_list);
use Test::More;
use Tree qw(in_tree slurp);

use Game::Senet::Engine ':all';

my $Engine = 'Game::Senet::Engine';
my $SET_UP = 'dldldldldl/........../.......... l 5';
my @warnings;
local $SIG{__WARN__} = sub { push @warnings, @_ };

sub board { $Engine->new(position => $_[0] // $SET_UP) }

subtest 'constants' => sub {
    my %constants = map { my $name = $_; no strict 'refs'; ($name => &$name()) }
      grep { /^[A-Z]/ } @Game::Senet::Engine::EXPORT_OK;
    my $header = in_tree('include/senet.h');
    plan skip_all => 'the header is not here' if !defined $header;
    my %of_header = slurp($header) =~ /^#define SENET_(\w+) (\d+)$/mg;
    is_deeply({ map { $_ => $of_header{$_} } keys %constants }, \%constants, 'the numbers are those of the header');
    my @missing = grep { /^(POS|RULES|BY|KIND|SIDE)_/ && !/_MAX$/ && !exists $constants{$_} } keys %of_header;
    is("@missing", '', 'and the header has no other of their kinds');
};

subtest 'making a board' => sub {
    is($Engine->new->to_string, '........../........../.......... l 5', 'five pieces when not told');
    is($Engine->new(pieces => 7)->pieces, 7, 'or as many as are asked for');
    is(board()->clone->to_string, $SET_UP, 'a clone');
    for my $pieces (0, 8, -1) {
        croaks(
            sub { $Engine->new(pieces => $pieces) },
            qr/^pieces $pieces is out of range \(1 to 7\) at /,
            "no $pieces"
        );
    }
    croaks(sub { $Engine->new(pieces => 2.5) }, qr/^pieces 2\.5 is not a whole number at /, 'no half a piece');
    croaks(sub { $Engine->new(seats => 2) }, qr/^seats is not a named argument/, 'no seats');
    croaks(sub { $Engine->new(position => $SET_UP, pieces => 5) }, qr/^nothing else/, 'nothing with a position');
    croaks(
        sub { $Engine->new(position => "$SET_UP\n") },
        qr/^bad position: white space after the position, at byte 36 /,
        'a line end after one'
    );
    croaks(sub { $Engine->new(position => 'x') }, qr/^bad position: .*, at byte 0/, 'no position');
    my ($none, $code) = $Engine->of_string('dl');
    is_deeply([ $none, $code ], [ undef, POS_WIDTH ], 'a code for a string that is none');
    is(($Engine->of_string(undef))[1], POS_NULL, 'and for none at all');
    like($Engine->reason(POS_WIDTH), qr/ten houses/, 'which has words');
    is(($Engine->of_string($SET_UP))[1], POS_OK, 'or that it is one');
};

subtest 'what stands where' => sub {
    my $board = $Engine->new;
    is($board->put(15, LIGHT)->put(16, DARK)->at(15), LIGHT, 'put answers the board');
    is($board->lift(15)->at(15), EMPTY, 'and so does lift');
    is($board->at($_), -1, "no house $_") for 0, 31, -5, 1e9;
    is($board->put(31, LIGHT)->put(3, 7)->at(3), EMPTY, 'what is none is passed over');
    is($board->side, SIDE_LIGHT, 'light begins');
    is($board->set_side(SIDE_DARK)->set_side(2)->side, SIDE_DARK, 'or another side');
    is_deeply([ map { $board->count($_) } 0, 1, 2 ], [ 0, 1, -1 ], 'counts');
    is_deeply([ map { $board->home($_) } 0, 1, 2 ], [ 5, 4, -1 ], 'homes');
    is($board->set_ply(12)->set_ply(-1)->ply, 12, 'plies');
    $board->put($_, LIGHT) for 1 .. 6;
    is($board->home(SIDE_LIGHT), -1, 'one too many');
    is($board->consistent, 0, 'is not consistent');
    is(board()->key_hex, '0000000000066666', 'a key');
    is(board()->protected(1), 0, 'a lone piece is not protected');
    croaks(sub { board()->protected(0) }, qr/^house is not a house/, 'no house');
    croaks(sub { board()->in_blockade(31) }, qr/^house is not a house/, 'nor beyond');
};

subtest 'moves' => sub {
    my $board = board();
    my @moves = $board->moves(2);
    is("@moves", '10-12', 'as text');
    is_deeply(
        { %{ $moves[0] } },
        { from => 10, to => 12, roll => 2, kind => KIND_STEP, swap => 0, backward => 0 },
        'as a hash'
    );
    my @told = map { $moves[0]->$_ } qw(from to roll kind swap backward off);
    is_deeply(\@told, [ 10, 12, 2, KIND_STEP, 0, 0, 0 ], 'by methods');
    is(scalar $board->moves(2), 1, 'how many in scalar context');
    is_deeply([ $board->moves(2, undef, 8) ], [], 'of one piece');
    for my $roll (0, 6, -1, 1.5) {
        croaks(sub { $board->moves($roll) }, qr/^roll is not 1 to 5/, "no roll $roll");
        croaks(sub { $board->forfeit($roll) }, qr/^roll is not 1 to 5/, 'nor forfeited');
    }
    croaks(sub { $board->moves(1, undef, 31) }, qr/^only is not a house/, 'no house');
    my ($undo, $bound) = $board->apply($moves[0]);
    is_deeply([ $board->side, $board->ply, $bound ], [ SIDE_DARK, 1, 0 ], 'it is made');
    is($board->unapply($undo)->to_string, $SET_UP, 'and taken back');
    is($board->unapply($undo)->ply, 0, 'once');
    is($board->unapply('x')->ply, 0, 'what is no undo is passed over');
    is_deeply([ $board->apply({ from => 11, to => 12, roll => 1 }) ], [], 'no piece there');
    croaks(
        sub { $board->apply({ from => 2, to => 4, roll => 2 }) },
        qr/^a piece of the side to move stands on house 4, where the move ends at /,
        'a piece of its own there'
    );
    croaks(sub { $board->apply({ from => 2 }) }, qr/^a move without to/, 'not a whole move');
    croaks(sub { $board->apply('10-12') }, qr/^the move is not/, 'no move at all');
    is($board->unapply($board->forfeit(2))->side, SIDE_LIGHT, 'a forfeit and back');

    my $last = board('....ddd.../........../.......l.. l 5');
    my ($off) = $last->moves(3, undef, 28);
    is("$off", '28-off', 'a bear-off');
    is($off->off, 1, 'says so');
    $last->apply($off);
    is_deeply([ $last->status, $last->how, $last->winner ], [ WON, BY_HOME, SIDE_LIGHT ], 'and wins');
    is($last->search(1), undef, 'so that there is nothing to search');
    my $arrives = board('....ddd.../........../...l...... l 5');
    (undef, $bound) = $arrives->apply(($arrives->moves(3, 'skyruk', 24))[0], 'skyruk');
    is_deeply([ $bound, $arrives->side ], [ 26, SIDE_LIGHT ], 'a piece that is thrown for again');
    is($board->set_ply($board->ply_cap)->status, DRAWN, 'the cap');
};

subtest 'rule sets' => sub {
    my $kendall = $Engine->rules('kendall');
    is("@{ $kendall->{exits}{28}{3} }", 'off', 'exits by house and roll');
    is_deeply($Engine->rules, $kendall, 'kendall when not told');
    is_deeply($Engine->rules($kendall), $kendall, 'what it returns can be handed back');
    is_deeply($Engine->rules($Engine->rules('skyruk')), $Engine->rules_named(RULES_SKYRUK), 'of the other too');
    is($Engine->rules_named(2), undef, 'no set');
    is_deeply([ map { $Engine->rules_id($_) } qw(kendall skyruk other), "kendall\0" ], [ 0, 1, -1, -1 ], 'by name');
    my @refused = (
        { exit => 'kendall' }, { exits => 'none' }, { exits => {} }, { exits => [] },
        { protect => 'both' }, { pieces => 0 }, { blockade => 8 }, { safe => [0] },
        { safe => [ 15, 15 ] }, { safe => 15 }, 'Kendall', '', "kendall\0",
    );
    for my $asked (@refused) {
        ok(!eval { $Engine->rules($asked); 1 }, 'a set that is none croaks');
        ok(!eval { board()->moves(1, $asked); 1 }, 'also for moves');
    }
    for my $field (qw(backward throw_on_26)) {
        is($Engine->rules({ $field => $_ })->{$field}, 1, "$field: yes") for 1, '1', 1.0, !!1;
        is($Engine->rules({ $field => $_ })->{$field}, 0, "$field: no") for 0, '0', '', undef, !!0;
        croaks(sub { $Engine->rules({ $field => $_ }) }, qr/^$field is neither yes \(1\) nor no \(0, '' or undef\): /,
            "$field: neither")
          for 'no', 'yes', 'true', '00', '1.0', ' 1', 2, -1, 0.5, [], {}, "\0";
    }
    croaks(sub { $Engine->rules({ protect => undef }) }, qr/^protect is not none, run or ends: undef at /, 'no word');
    croaks(sub { $Engine->rules({ reach26 => 'all' }) }, qr/^reach26 is not exact or any: "all" at /, 'another word');
    croaks(sub { $Engine->rules({ pieces => 8 }) }, qr/^pieces is not a whole number from 1 to 7: 8 at /, 'a number');
    croaks(sub { $Engine->rules('ken') }, qr/^no rule set is named "ken": there are kendall and skyruk /, 'a name');
    is(scalar board()->moves(1, { exits => 'skyruk', protect => 'none' }), scalar board()->moves(1, 'kendall'), 'a hash');
};

subtest 'search' => sub {
    my $found = board()->search(2, budget => 2000);
    is($found->{index}, 0, 'the only move');
    cmp_ok($found->{depth}, '>=', 2, 'looked ahead');
    is_deeply(board()->search(2, budget => 2000), $found, 'the same every time');
    my $deep = board()->search(3, depth => 3, rules => 'skyruk', weights => { blockade => 10, ties => 1 });
    is_deeply([ $deep->{depth}, $deep->{stopped} ], [ 3, 0 ], 'as deep as asked');
    is_deeply(board()->search(2, budget => 2000, depth => $_), $found, "depth $_ is no limit") for 10, 11, 2**40;
    croaks(sub { board()->search(1, depth => -1) }, qr/^depth -1 is out of range \(at least 0\) at /, 'no depth');
    croaks(sub { board()->search(1, seed => 1) }, qr/^seed is not a named argument/, 'no seed');
    croaks(sub { board()->search(1, weights => { block => 1 }) }, qr/^block is not a weight/, 'no such weight');
    croaks(sub { board()->search(6) }, qr/^roll is not/, 'no such roll');
    is(board()->expect(0), board()->evaluate(SIDE_LIGHT), 'nothing ahead');
    is(board()->expect(1, side => SIDE_DARK), -board()->expect(1, side => SIDE_LIGHT), 'for either side');
    croaks(sub { board()->expect(11) }, qr/^depth 11 is out of range \(0 to 10\) at /, 'not deeper than ten');
    croaks(sub { board()->evaluate(2) }, qr/^side is neither/, 'no such side');
    croaks(sub { board()->walk(9) }, qr/^depth 9 is out of range \(0 to 8\) at /, 'no such walk');
    is(board()->walk(3), '4189', 'a walk');
};

subtest 'what is the same for every board' => sub {
    is($Engine->house_of(1, 0), 20, 'the middle row runs from the right');
    is_deeply([ map { $Engine->$_(20) } qw(row_of col_of is_marked) ], [ 1, 0, 0 ], 'of a house');
    is($Engine->house_of(@$_), -1, "nothing at @$_") for [ 3, 0 ], [ 0, 10 ], [ -1, 0 ];
    is_list($Engine, 'all_houses', [], [ 1 .. 30 ]);
    is_list($Engine, 'marked_houses', [], [ 15, 26 .. 30 ]);
    is_list($Engine, 'chances', [], [ map { [ @$_, 16 ] } [ 1, 4 ], [ 2, 6 ], [ 3, 4 ], [ 4, 1 ], [ 5, 1 ] ]);
    is_deeply([ map { $Engine->extra($_) } 0 .. 6 ], [ -1, 1, 0, 0, 1, 1, -1 ], 'another throw');
    is(other(SIDE_LIGHT), SIDE_DARK, 'the other side');
    is(piece_of(SIDE_DARK), DARK, 'its piece');
    cmp_ok($Engine->abi_version, '>=', 1, 'an interface');
    is($Engine->tables_ok, 1, 'in order');
};

is_deeply(\@warnings, [], 'nothing warns');
is($Engine->live, 0, 'and nothing is left');

done_testing;
