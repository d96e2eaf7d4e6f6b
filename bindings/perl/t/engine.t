# The board: what each method answers, in list and in scalar context, and what croaks.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Check qw(croaks is_list);
use Test::More;

use Game::Sternhalma::Engine ':all';

my $Engine = 'Game::Sternhalma::Engine';
my $SET_UP = '0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10';

subtest 'made' => sub {
    is($Engine->new->to_string, $SET_UP, 'two seats of ten pieces');
    for my $seats (1, 2, 3, 4, 6) {
        for my $pieces (10, 15) {
            my $played = $pieces == 10 || $seats <= 3;
            is($Engine->layout_ok($seats, $pieces), $played ? 1 : 0, "layout_ok($seats, $pieces)");
            if ($played) {
                my $board = $Engine->new(seats => $seats, pieces => $pieces);
                is_deeply([ $board->seats, $board->pieces, $board->to_move ], [ $seats, $pieces, 0 ], 'as asked for');
                is($board->count($_), $pieces, "seat $_") for 0 .. $seats - 1;
                is($Engine->new(seats => $seats, pieces => $pieces, empty => 1)->count(0), 0, 'or empty');
                is($Engine->new(seats => $seats, pieces => $pieces, empty => 0)->count(0), $pieces, 'or not');
            } else {
                croaks(
                    sub { $Engine->new(seats => $seats, pieces => $pieces) },
                    qr{^the game is not played with seats $seats and pieces $pieces: },
                    'not played'
                );
            }
        }
    }
    is($Engine->new(pieces => 15)->seats, 2, 'two seats by default');
    is($Engine->new(seats => 6)->pieces, 10, 'ten pieces by default');
    my $board = $Engine->new(position => $SET_UP);
    is($board->to_string, $SET_UP, 'out of a position');
    is($board->clone->key, $board->key, 'a clone is the same');
    my $clone = $board->clone;
    $clone->lift(0);
    is($board->at(0), 0, 'and one of its own');

    croaks(sub { $Engine->new(seats => $_) }, qr/^the game is not played/, "seats => $_")
      for 0, 5, 7, -1, 2.5, 1e20, '9' x 30, 'inf';
    croaks(sub { $Engine->new(pieces => $_) }, qr/^the game is not played/, "pieces => $_") for 0, 9, 11, -10;
    croaks(
        sub { $Engine->new(position => '0/00') },
        qr/^bad position: not seventeen rows, at byte 4 /,
        'a position that is none'
    );
    croaks(sub { $Engine->new(position => '') }, qr/^bad position: /, 'an empty position');
    croaks(
        sub { $Engine->new(position => "$SET_UP\n") },
        qr/^bad position: white space after the position, at byte 78 /,
        'a line end after it'
    );
    croaks(sub { $Engine->new(position => undef) }, qr/^bad position: /, 'no position');
    croaks(sub { $Engine->new(position => "$SET_UP\0") }, qr/^bad position: /, 'a NUL after the position');
    croaks(sub { $Engine->new(position => $SET_UP, @$_) }, qr/^nothing else can be given with a position/, "with @$_")
      for [ seats => 2 ], [ pieces => 10 ], [ empty => 1 ];
    croaks(sub { $Engine->new(seat => 2) }, qr/^seat is not a named argument here/, 'an unknown argument');
    croaks(sub { $Engine->new("seats\0" => 2) }, qr/is not a named argument here/, 'a NUL in its name');
    croaks(sub { $Engine->new('') }, qr/^named arguments come in pairs/, 'half an argument');
    croaks(sub { $Engine->new({ seats => 2 }) }, qr/^named arguments come in pairs/, 'a hash of arguments');
    croaks(
        sub { $Engine->new(seats => 5) },
        qr/^the game is not played with seats 5 and pieces 10: there are /,
        'and is told what there is'
    );
    is($Engine->new(empty => $_)->count(0), 0, 'empty') for 1, '1', !!1;
    is($Engine->new(empty => $_)->count(0), 10, 'not empty') for 0, '0', '', undef, !!0;
    croaks(sub { $Engine->new(empty => $_) }, qr/^empty is neither yes \(1\) nor no \(0, '' or undef\): /, 'neither')
      for 'no', 'yes', '00', 2, -1, [];
    croaks(sub { $Engine->new(seats => undef) }, qr/^seats is not a number/, 'seats => undef');
    croaks(sub { $Engine->new(seats => 'two') }, qr/^seats is not a number/, 'seats => two');
};

subtest 'strings' => sub {
    my ($board, $code) = $Engine->from_string($SET_UP);
    is($board->to_string, $SET_UP, 'accepted');
    is($code, POS_OK, 'POS_OK');
    isa_ok(scalar $Engine->from_string($SET_UP), $Engine, 'in scalar context');
    my %refused = (
        '' => POS_NULL,
        "\0" => POS_LETTER,
        'x' x 511 => POS_LETTER,
        'x' x 512 => POS_LONG,
        'x' => POS_LETTER,
        '0' => POS_ROWS,
        $SET_UP =~ s/0000/000/r => POS_WIDTH,
        $SET_UP =~ s/ 10//r => POS_FIELDS,
        $SET_UP =~ s/ 0 2/ 2 2/r => POS_SEAT,
        $SET_UP =~ s/10\z/11/r => POS_COUNT,
        "$SET_UP;" => POS_GAME,
        "$SET_UP\0" => POS_FIELDS,
    );
    for my $string (sort keys %refused) {
        my @answer = $Engine->from_string($string);
        is_deeply(\@answer, [ undef, $refused{$string} ], substr($string =~ s/\0/NUL/r, 0, 40) . ' is refused');
        is(scalar $Engine->from_string($string), undef, 'in scalar context');
    }
    is_deeply([ $Engine->from_string(undef) ], [ undef, POS_NULL ], 'undef is no string');
    is_deeply([ $Engine->from_string ], [ undef, POS_NULL ], 'and nothing neither');
    my %seen;
    ok(length $Engine->reason($_) && !$seen{ $Engine->reason($_) }++, "reason($_)") for POS_OK .. POS_GAME;
    is($Engine->reason($_), undef, "reason($_)") for -1, POS_GAME + 1, 1e10;
};

subtest 'pieces' => sub {
    my $board = $Engine->new;
    is($board->at(0), 0, 'seat 0');
    is($board->at(120), 1, 'seat 1');
    is($board->at(60), undef, 'an empty hole');
    is($board->at($_), undef, "at($_)") for -1, 121, 1e9, -2**31, 2**31, 2**32, 2**64, 0.5, 'inf', 'nan';
    is($board->put(60, 1), $board, 'put returns the board');
    is_deeply([ $board->at(60), $board->count(1) ], [ 1, 11 ], 'and puts');
    is($board->put(60, 0)->lift(60)->lift(60), $board, 'lift returns it too');
    my $key = $board->key;
    $board->put(121, 0)->put(60, 2)->put(-1, 0)->put(60, -1)->lift(121)->lift(-1)->set_to_move(2)->set_to_move(-1);
    is($board->key, $key, 'a hole or a seat that is none is ignored');
    is($board->set_to_move(1)->to_move, 1, 'set_to_move');
    isnt($board->key, $key, 'is in the key');
    is($board->count(2), undef, 'count of no seat');
    is($board->seat_point(0), 0, 'seat_point');
    is($board->seat_point(1), 3, 'of the other');
    is($board->seat_point(2), undef, 'of none');
    is($board->do_move(0, 60), 1, 'do_move');
    is_deeply([ $board->at(0), $board->at(60) ], [ undef, 0 ], 'moves a piece anywhere');
    is($board->do_move(0, 61), 0, 'not from an empty hole');
    is($board->do_move(60, 120), 0, 'nor to a full one');
    is($board->undo_move(0, 60), 1, 'undo_move');
    is($board->undo_move(0, 60), 0, 'only once');
    like($board->key, qr/\A[0-9a-f]{16}\z/, 'a key');
    like($board->own_key(0), qr/\A[0-9a-f]{16}\z/, 'a key of a seat');
    is($board->own_key(2), undef, 'of none');
    is($Engine->new(empty => 1)->own_key(0), '0' x 16, 'of a seat without a piece');
};

subtest 'moves' => sub {
    my $board = $Engine->new(position =>
          '[1]/[2]/[3]/[4]/[13]/[3]01[1]1[5]/[5]0[5]/[4]1[5]/[9]/[10]/[11]/[12]/[13]/[4]/[3]/[2]/[1] 0 2 10');
    my ($f4, $f6, $h4, $h6) = map { $board->hole_named($_) } qw(f4 f6 h4 h6);
    is_list($board, steps => [$f4], [ grep { !defined $board->at($_) } $Engine->neighbours($f4) ]);
    is_list($board, hops => [$f4], [$f6]);
    is_deeply([ $board->hops($f4, undef) ], [$f6], "from undef is from where it stands");
    is_list($board, hops => [ $f6, $f4 ], [ $board->hole_named('f8'), $f4, $h6 ]);
    is_list($board, path => [ $f4, $h4 ], [ $f4, $f6, $h6, $h4 ]);
    is_list($board, path => [ $f4, 120 ], []);
    is(scalar($board->reach($f4)), 9, 'reach');
    is_deeply([ $board->reach($f4) ], [ sort { $a <=> $b } $board->reach($f4) ], 'in hole order');
    is_list($board, $_ => [60], [], "$_ of an empty hole") for qw(reach);
    is_list($board, $_ => [121], [], "$_ of a hole that is none") for qw(steps hops reach);
    is($board->move_text($f4, $h4), 'f4:f6:h6:h4', 'move_text');
    is($board->move_text($f4, 120), undef, 'of what is no move');
    my @legal = $board->legal;
    is(scalar($board->legal), scalar @legal, 'legal in scalar context');
    is_deeply(
        [ map { $$_[1] } grep { $$_[0] == $f4 } @legal ],
        [ $board->reach($f4) ],
        'legal has the reach of each piece'
    );

    my ($move, $why) = $board->read_move('f4-h4');
    is_deeply($move, { kind => 'move', from => $f4, to => $h4, path => [ $f4, $f6, $h6, $h4 ] }, 'read_move');
    is($why, undef, 'nothing against it');
    is_deeply(scalar $board->read_move(' F4:F6:H6:H4 '), $move, 'as a chain, in scalar context');
    ($move, $why) = $board->read_move('f4:f6:f8:f10');
    is($move, undef, 'refused');
    like($why, qr/hop 3/, 'and the hop is named');
    is_deeply([ $board->read_move("\t f4-h4\r\n") ], [ $board->read_move('f4-h4') ], 'with the end of a line');
    is_deeply([ $board->read_move('resign 1') ], [ { kind => 'resign', seat => 1 }, undef ], 'a resignation');

    for my $bad (undef, '', "f4-h4\0", 'f4-h4' . ' ' x 300, "f4\x{2013}h4", [], 'pass') {
        ($move, $why) = $board->read_move($bad);
        is($move, undef, 'refused');
        like($why, qr/\w/, 'with a reason');
    }
    my $walled = $Engine->new(position =>
          '0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 13 -');
    is_deeply([ $walled->read_move('pass') ], [ { kind => 'pass' }, undef ], 'a pass');
    is_list($walled, legal => [], [], 'no move');
    is($walled->can_pass, 1, 'can_pass');
    is($board->can_pass, 0, 'or not');
};

subtest 'a game' => sub {
    my $board = $Engine->new(seats => 3);
    my $start = $board->to_string;
    my ($from, $to) = @{ ($board->legal)[0] };
    my ($why, $undo) = $board->play($from, $to);
    is($why, PLAY_OK, 'played');
    ok(defined $undo, 'with an undo');
    is_deeply([ $board->ply, $board->to_move ], [ 1, 1 ], 'ply and turn');
    my $after = $board->to_string;
    my $clone = $board->clone;
    is($board->unplay($_), 0, 'what is no undo')
      for undef, '', 'x', 1, [], "\0" x length $undo, "$undo ", substr $undo, 1;
    is($board->unplay($undo), 1, 'unplay');
    is($board->to_string, $start, 'and all is as before');
    is($board->unplay($undo), 0, 'only once');
    is($clone->unplay($undo), 1, 'and on a clone');
    is_deeply([ $board->play($from, $from) ], [ WHY_UNREACHABLE, undef ], 'WHY_UNREACHABLE');
    is_deeply([ $board->play(121, 0) ], [ WHY_NOT_A_HOLE, undef ], 'WHY_NOT_A_HOLE');
    is_deeply([ $board->play(0, -1) ], [ WHY_NOT_A_HOLE, undef ], 'WHY_NOT_A_HOLE');
    is_deeply([ $board->play(60, 61) ], [ WHY_NO_PIECE, undef ], 'WHY_NO_PIECE');
    is_deeply([ $board->pass ], [ WHY_HAS_MOVE, undef ], 'WHY_HAS_MOVE');
    is_deeply([ $board->resign(3) ], [ WHY_NOT_A_SEAT, undef ], 'WHY_NOT_A_SEAT');
    $board->set_to_move(1);
    is(scalar($board->play($from, $to)), WHY_NOT_YOURS, 'WHY_NOT_YOURS, in scalar context');
    my @undo = map { ($board->resign($_))[1] } 1, 2;
    is_deeply([ $board->over, $board->how ], [ 1, BY_RESIGN ], 'resigned');
    is_list($board, places => [], [ 1, 3, 2 ]);
    is_deeply([ map { $board->place_of($_) } 0 .. 3 ], [ 1, 3, 2, undef ], 'place_of');
    is(scalar($board->resign(0)), WHY_OVER, 'WHY_OVER');
    is($board->search, undef, 'no move to search for');
    is($board->random_forward(1), undef, 'nor to choose');
    is($board->unplay($_), 1, 'taken back') for reverse @undo;
    is_deeply([ $board->over, $board->how ], [ 0, ONGOING ], 'and it goes on');
    is(scalar($board->resign(1)), PLAY_OK, 'again');
    is(scalar($board->resign(1)), WHY_SEAT_DONE, 'WHY_SEAT_DONE');

    is($board->cap, 3000, 'cap');
    is($board->set_cap(7), $board, 'set_cap returns the board');
    is($board->set_cap($_)->cap, 7, "set_cap($_)") for 0, -1, 2**31, 1e30, 6.5;
    is($board->set_cap(2**31 - 1)->cap, 2**31 - 1, 'the largest');
    is($board->finished(0), 0, 'finished');
    is($board->finished(9), 0, 'of no seat');
    is($board->home_complete(0), 0, 'home_complete');
    is($board->distance_left(0), $Engine->new(seats => 3)->distance_left(0), 'distance_left');
    is($board->distance_left(3), undef, 'of no seat');
};

subtest 'choosing' => sub {
    my $board = $Engine->new;
    my $weights = $Engine->weights_default;
    is_deeply([ sort keys %$weights ], [qw(blocking classes distance straggler)], 'four weights');
    is_deeply($board->weights_default, $weights, 'of a board too');
    my $value = $board->evaluate(0);
    is($board->evaluate(0, weights => $weights), $value, 'the default ones are the default');
    is($board->evaluate(0, weights => {}), $value, 'and so are none');
    is($board->evaluate(0, weights => { map { $_ => 0 } keys %$weights }), 0, 'weighted with nothing');
    is(
        $board->evaluate(0, weights => { distance => 1, straggler => 0, classes => 0, blocking => 0 }),
        -$board->distance_left(0),
        'distance alone'
    );
    is($board->evaluate(2), undef, 'of no seat');
    my $home
      = $Engine->new(position => '1/11/111/1111/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/0000/000/00/0 0 2 10');
    is($home->evaluate(0), WIN_SCORE, 'a seat that is home');

    for my $method (qw(evaluate search)) {
        my @seat = $method eq 'evaluate' ? 0 : ();
        croaks(
            sub { $board->$method(@seat, weights => { distances => 1 }) },
            qr/^distances is not a weight/,
            "$method: an unknown weight"
        );
        croaks(
            sub { $board->$method(@seat, weights => { classes => 1001 }) },
            qr/^weights\.classes 1001 is out of range \(-1000 to 1000\) at /,
            'one too large'
        );
        croaks(
            sub { $board->$method(@seat, weights => { classes => 0.5 }) },
            qr/^weights\.classes 0\.5 is not a whole number at /,
            'half a one'
        );
        croaks(
            sub { $board->$method(@seat, weights => { classes => undef }) },
            qr/^weights\.classes is not a number: undef at /,
            'none'
        );
        croaks(
            sub { $board->$method(@seat, weights => $_) },
            qr/^weights is not a hash reference/,
            'weights that are none'
        ) for undef, 1, [], \1, sub { };
        croaks(
            sub { $board->$method(@seat, wieghts => {}) },
            qr/^wieghts is not a named argument/,
            'an unknown argument'
        );
        croaks(sub { $board->$method(@seat, 'weights') }, qr/^named arguments come in pairs/, 'half an argument');
    }

    my %asked = (budget => 2000, seed => 7, depth => 0, mode => SEARCH_AUTO);
    my $choice = $board->search(%asked);
    is_deeply([ sort keys %$choice ], [qw(depth from nodes pass score stopped to)], 'what a search answers');
    ok((grep { $$_[0] == $choice->{from} && $$_[1] == $choice->{to} } $board->legal), 'a legal move');
    is_deeply($board->search(%asked), $choice, 'the same again');
    is($choice->{pass}, 0, 'no pass');
    like($choice->{nodes}, qr/\A\d+\z/, 'nodes');
    is_deeply($board->search(%asked, budget => '2000', seed => '7'), $choice, 'numbers as text');
    is($board->search(%asked, depth => 1)->{depth}, 1, 'depth');
    ok(defined $board->search(%asked, mode => $_, budget => 200)->{from}, "mode $_")
      for SEARCH_PARANOID, SEARCH_MAXN, SEARCH_BEST_REPLY, SEARCH_RANDOM_FORWARD;
    ok(defined $board->search(%asked, evaluation => $_, table_kib => 64, budget => 200)->{from}, "evaluation $_")
      for EVALUATION_AUTO, EVALUATION_DOCUMENTED, EVALUATION_OWN;
    is_deeply($board->search(%asked, depth => $_), $choice, "depth $_ is as many as the budget allows") for 60, 61, 2**40;
    is($board->search(%asked, budget => 0)->{depth}, 1, 'the first ply is always whole');

    # A move that leads to what is avoided is not made.
    my $after = $board->clone;
    $after->play($choice->{from}, $choice->{to});
    my $key = $after->own_key(0);
    my $other = $board->search(%asked, avoid => [$key]);
    ok("@$other{qw(from to)}" ne "@$choice{qw(from to)}", 'avoid');
    is_deeply($board->search(%asked, avoid => [ uc $key ]), $other, 'in capitals');
    is_deeply($board->search(%asked, avoid => []), $choice, 'nothing to avoid');

    croaks(sub { $board->search(avoid => $_) }, qr/^avoid is not an array reference/, 'avoid that is none')
      for undef, 1, {}, $key;
    croaks(sub { $board->search(avoid => [$_]) }, qr/^a key to avoid is not sixteen hex digits/, 'a key that is none')
      for undef, '', 0, substr($key, 1), "${key}0", "$key\0", "0x$key", 'g' x 16, "\x{ff11}" x 16, [];
    my @holes;
    $#holes = 3;
    croaks(sub { $board->search(avoid => \@holes) }, qr/^a key to avoid/, 'an array of nothing');
    croaks(
        sub { $board->search(budget => $_) },
        qr/^budget \S+ is not a whole number from 0 to 18446744073709551615 at /,
        "budget => $_"
    ) for -1, 0.5, '18446744073709551616', 2**64, 'inf', 'nan';
    croaks(sub { $board->search(budget => $_) }, qr/^budget is not a number/, 'a budget that is no number')
      for undef, 'many', '', [], {}, '1x';
    croaks(sub { $board->search(seed => -1) }, qr/^seed -1 is not a whole number/, 'seed => -1');
    croaks(
        sub { $board->search(%asked, $$_[0] => $$_[1]) },
        qr/^$$_[0] \Q$$_[1]\E is out of range \($$_[2]\) at /,
        "@$_"
      )
      for [ depth => -1, 'at least 0' ], [ depth => -2**40, 'at least 0' ], [ mode => 5, '0 to 4' ],
      [ mode => -1, '0 to 4' ], [ mode => '10000000000', '0 to 4' ], [ mode => '-4000000000', '0 to 4' ],
      [ evaluation => 3, '0 to 2' ];
    croaks(sub { $board->search(%asked, table_kib => 63) }, qr/^table_kib 63 is out of range/, 'too small a table');
    croaks(sub { $board->search(%asked, depth => 1.5) }, qr/^depth 1\.5 is not a whole number at /, 'half a ply');

    my $random = $board->random_forward(3);
    is_deeply([ sort keys %$random ], [ sort keys %$choice ], 'what random_forward answers');
    is_deeply([ @$random{qw(nodes depth score stopped pass)} ], [ 0, 0, 0, 0, 0 ], 'without looking ahead');
    is_deeply($board->random_forward('18446744073709551615'), $board->random_forward(~0), 'any seed');
    is_deeply($board->random_forward, $board->random_forward(0), '0 by default');
    my $walled = $Engine->new(position =>
          '0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 13 -');
    is_deeply([ @{ $walled->$_ }{qw(pass from to)} ], [ 1, -1, -1 ], "$_ passes") for qw(search random_forward);
};

subtest 'the star' => sub {
    for my $star ($Engine, $Engine->new) {
        is($star->holes, 121, 'holes');
        is_list($star, xy => [0], [ 4, -8, 4 ]);
        is_list($star, xy => [60], [ 0, 0, 0 ]);
        is_list($star, xy => [121], []);
        is($star->hole_at(0, 0), 60, 'hole_at');
        is($star->hole_at(9, 9), undef, 'where there is none');
        is($star->hole_at(@$_), undef, "hole_at(@$_)")
          for [ 2**31, 0 ], [ -2**31, -2**31 ], [ 2**31 - 1, 2**31 - 1 ], [ 1e300, 0 ];
        is_deeply(
            [ map { $star->$_(14) } qw(row_of col_of degree point_of on_ring class_of name) ],
            [ 4, 4, 5, CENTRE, 1, 0, 'e5' ],
            'of hole 14'
        );
        is($star->$_(121), undef, "$_(121)") for qw(row_of col_of degree point_of class_of name);
        is($star->on_ring(121), 0, 'on_ring(121)');
        is_deeply([ map { $star->row_len($_) } 0 .. 16 ],
            [ 1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1 ], 'row_len');
        is_deeply([ map { $star->row_start($_) } 0, 1, 4, 16 ], [ 0, 1, 10, 120 ], 'row_start');
        is($star->$_(17), undef, "$_(17)") for qw(row_len row_start);
        is($star->next_to(60, E), 61, 'next_to');
        is($star->next_to(0, E), undef, 'where there is none');
        is($star->next_to(60, 6), undef, 'in no direction');
        is_deeply(
            [ map { $star->dir_opposite($_) } E, NE, NW, W, SW, SE, 6 ],
            [ W, SW, SE, E, NE, NW, undef ],
            'dir_opposite'
        );
        is_list($star, neighbours => [0], [ 1, 2 ]);
        is_list($star, neighbours => [121], []);
        is_list($star, point_holes => [0], [ 0 .. 9 ]);
        is_list($star, point_holes => [6], []);
        is_list($star, front => [0], [ 14 .. 18 ]);
        is_list($star, front => [-1], []);
        my @pairs = $star->pairs;
        is(scalar @pairs, 312, 'pairs');
        is(scalar($star->pairs), 312, 'in scalar context');
        is((grep { $$_[0] < $$_[1] } @pairs), 312, 'the lower hole first');
        is_deeply([ map { $star->layout_point(3, $_) } 0 .. 3 ], [ 0, 2, 4, undef ], 'layout_point');
        is($star->layout_point(5, 0), undef, 'of seats that do not play');
        is($star->hole_named($_), 60, "hole_named($_)") for 'i5', 'I5';
        is($star->hole_named($_), undef, 'a name that names none')
          for undef, '', 'a2', 'i05', " i5", "i5\0", "i5\n", "\x{ff49}5", 'x' x 10_000, 60;
        my %zobrist;
        $zobrist{ $star->zobrist($_ % 6, int $_ / 6) }++ for 0 .. 725;
        $zobrist{ $star->zobrist_move($_) }++ for 0 .. 5;
        $zobrist{ $star->zobrist_seats($_) }++ for 1, 2, 3, 4, 6;
        is(keys %zobrist, 737, 'all different');
        is((grep { /\A[0-9a-f]{16}\z/ } keys %zobrist), 737, 'and all in hex');
        is_deeply(
            [ $star->zobrist(6, 0), $star->zobrist(0, 121), $star->zobrist_move(6), $star->zobrist_seats(5) ],
            [ (undef) x 4 ],
            'none of what is not'
        );
    }
};

is($Engine->live, 0, 'no board is left');

done_testing;
