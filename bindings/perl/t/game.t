# The game that remembers: what it is made with, playing, flags, the log, and what it dies with.

use 5.014;
use strict;
use warnings;

use Test::More;

use Game::Sternhalma;
use Game::Sternhalma::Engine;

my $SET_UP = '0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10';
my $WALLED = '0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 13 -';

# A call dies with a Game::Sternhalma::Error, which is the answer.
sub dies {
    my ($code, $like, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $lived = eval { $code->(); 1 };
    my $error = $@;
    return fail("$name: it lived") if $lived;
    isa_ok($error, 'Game::Sternhalma::Error', $name);
    like($error->message, $like, 'and says what');
    is($error->file, $0, 'and where');
    return $error;
}

subtest 'made' => sub {
    my $game = Game::Sternhalma->new;
    is_deeply(
        [ $game->seats, $game->pieces, $game->first, $game->cap, $game->solo, $game->start ],
        [ 2, 10, 0, 2000, 0, undef ],
        'by default'
    );
    is($game->position, $SET_UP, 'from the set-up');
    for my $seats (1, 2, 3, 4, 6) {
        $game = Game::Sternhalma->new(seats => $seats, cap => 77, first => $seats - 1);
        is_deeply(
            [ $game->seats, $game->pieces, $game->first, $game->cap, $game->to_move ],
            [ $seats, 10, $seats - 1, 77, $seats - 1 ],
            "seats => $seats"
        );
        is($game->solo, $seats == 1 ? 1 : 0, 'solo');
        is(Game::Sternhalma->new(seats => $seats)->cap, 1000 * $seats, 'the cap by default');
    }
    is(Game::Sternhalma->new(pieces => 15)->pieces, 15, 'pieces => 15');
    $game = Game::Sternhalma->new(solo => 1);
    is_deeply([ $game->solo, $game->seats ], [ 1, 1 ], 'solo => 1');
    is(Game::Sternhalma->new(solo => 1, seats => 1)->solo, 1, 'with its seat');
    is(Game::Sternhalma->new(solo => 0)->seats, 2, 'solo => 0');

    $game = Game::Sternhalma->new(position => $WALLED);
    is_deeply(
        [ $game->seats, $game->pieces, $game->first, $game->cap, $game->ply, $game->start ],
        [ 4, 10, undef, 4000, 4, $WALLED ],
        'from a position'
    );
    is($game->position, $WALLED, 'which it shows');

    for my $bad (
        [ seats => 5 ],
        [ seats => 0 ],
        [ seats => -1 ],
        [ seats => 2.5 ],
        [ seats => 1e30 ],
        [ seats => 'two' ],
        [ seats => undef ],
        [ seats => [] ],
        [ pieces => 0 ],
        [ pieces => 11 ],
        [ pieces => '' ],
        [ first => 2 ],
        [ first => -1 ],
        [ first => 0.5 ],
        [ first => undef ],
        [ cap => 0 ],
        [ cap => -1 ],
        [ cap => 2**31 ],
        [ cap => 1e300 ],
        [ cap => '9' x 30 ],
        [ cap => 'long' ],
      )
    {
        my ($field, $value) = @$bad;
        my $error = dies(sub { Game::Sternhalma->new(@$bad) }, qr/\w/, "$field => " . ($value // 'undef'));
        is_deeply(
            [ $error->field, $error->flag, $error->offset, $error->log_line ],
            [ $field, 'bad_string', undef, undef ],
            'the field'
        );
    }
    is(dies(sub { Game::Sternhalma->new(seats => 4, pieces => 15) }, qr/\w/, 'four seats of fifteen')->field,
        'pieces', 'the field');
    is(dies(sub { Game::Sternhalma->new(solo => 1, seats => 3) }, qr/solo/, 'three seats alone')->field,
        'seats', 'the field');
    for my $other ([ seats => 2 ], [ pieces => 10 ], [ first => 0 ], [ cap => 2000 ]) {
        my $error = dies(
            sub { Game::Sternhalma->new(position => $SET_UP, @$other) },
            qr/^$$other[0] cannot be given with a position$/,
            "position and $$other[0]"
        );
        is($error->field, $$other[0], 'the field');
    }
    is(
        dies(sub { Game::Sternhalma->new(position => $SET_UP, solo => 1) }, qr/^solo cannot be/, 'position and solo')
          ->field,
        'seats',
        'the field'
    );
    is(Game::Sternhalma->new(position => $SET_UP, solo => 0)->seats, 2, 'solo => 0 is nothing');

    my $error = dies(
        sub { Game::Sternhalma->new(position => "0/00") },
        qr/^not seventeen rows, at byte 4 of the position$/,
        'a bad position'
    );
    is_deeply(
        [ $error->field, $error->flag, $error->code, $error->offset ],
        [ 'position', 'bad_string', 4, 4 ],
        'its code and its byte'
    );
    for my $none ('', undef) {
        is(dies(sub { Game::Sternhalma->new(position => $none) }, qr/\w/, 'no position')->code, 1, 'its code');
    }
    is(dies(sub { Game::Sternhalma->new(position => "\0") }, qr/\w/, 'a NUL')->code, 3, 'its code');
    is(dies(sub { Game::Sternhalma->new(position => "$SET_UP\0") }, qr/\w/, 'a NUL at the end')->code, 6, 'its code');

    $error = dies(sub { Game::Sternhalma->new(seat => 2) }, qr/^seat is not a named argument here$/,
        'an unknown argument');
    is_deeply([ $error->field, $error->flag ], [ undef, 'bad_string' ], 'in no field');
    dies(sub { Game::Sternhalma->new('seats') }, qr/pairs/, 'half an argument');
    dies(sub { Game::Sternhalma->new({ seats => 2 }) }, qr/pairs/, 'a hash of arguments');
};

subtest 'errors' => sub {
    my $line = __LINE__ + 1;
    my $error = dies(sub { Game::Sternhalma->new(seats => 5) }, qr/\w/, 'an error');
    is($error->line, $line, 'its line');
    is("$error", $error->message . " at $0 line $line.\n", 'as text it is what die writes');
    ok($error, 'it is true');
    ok($error eq "$error", 'and compares as text');
    is($error->code, 1, 'the number of its flag');
};

subtest 'played' => sub {
    my $game = Game::Sternhalma->new;
    my @legal = $game->legal;
    is(scalar($game->legal), scalar @legal, 'legal in scalar context');
    is(scalar @legal, 14, 'fourteen moves');
    for my $move (@legal) {
        is_deeply([ sort keys %$move ], [qw(from kind path text to)], "$$move{text}");
        is($$move{kind}, 'move', 'a move');
        is_deeply([ @{ $$move{path} }[ 0, -1 ] ], [ @$move{qw(from to)} ], 'its path from start to end');
        my $sep = @{ $$move{path} } == 2 ? qr/[-:]/ : ':';
        is(
            join(' ', split $sep, $$move{text}),
            join(' ', map { Game::Sternhalma::Engine->name($_) } @{ $$move{path} }),
            'its text names the path'
        );
        for my $form (
            $$move{text},
            $move,
            { from => $$move{from}, to => $$move{to} },
            { map { $_ => Game::Sternhalma::Engine->name($$move{$_}) } qw(from to) },
            { kind => 'move', from => "$$move{from}", to => "$$move{to}" },
            uc " $$move{text} "
          )
        {
            is($game->play($form), undef, 'played');
            is_deeply(
                [ $game->at($$move{from}), $game->at($$move{to}), $game->ply, $game->to_move ],
                [ undef, 0, 1, 1 ],
                'the piece is moved'
            );
            is_deeply([ $game->moves ], [ $$move{text} ], 'and the move remembered');
            is($game->undo, 1, 'undone');
            is($game->position, $SET_UP, 'as before');
        }
    }
    is($game->undo, 0, 'nothing to undo');

    my %flag = (
        'e5-g7' => 'no_piece',
        'x' => 'bad_string',
        '' => 'bad_string',
        "d1-e5\0" => 'bad_string',
        "d1\0-e5" => 'bad_string',
        "d1-\ne5" => 'bad_string',
        "d1\x{2013}e5" => 'bad_string',
        "d1-e5\xe9" => 'bad_string',
        'd1-e5' . ' ' x 252 => 'bad_string',
        'x' x 1_000_000 => 'bad_string',
        'z1-e5' => 'no_such_hole',
        'a9-e5' => 'no_such_hole',
        'q1-p1' => 'not_your_piece',
        'd1-d2' => 'occupied',
        'd1-i5' => 'not_reachable',
        'd1-d1' => 'not_reachable',
        'pass' => 'pass_not_allowed',
        'resign' => 'bad_string',
        'resign 2' => 'no_such_seat',
        'resign 99999999999999999999' => 'no_such_seat',
    );
    for my $text (sort keys %flag) {
        is($game->play($text), $flag{$text}, substr("play($text)" =~ s/[^ -~]/?/gr, 0, 60));
    }
    my $hole = Game::Sternhalma::Engine->hole_named('d1');
    for my $case (
        [ bad_string => undef ],
        [ bad_string => [] ],
        [ bad_string => \'pass' ],
        [ bad_string => sub { } ],
        [ bad_string => 0 ],
        [ bad_string => {} ],
        [ bad_string => { from => $hole } ],
        [ bad_string => { to => $hole } ],
        [ bad_string => { from => undef, to => 14 } ],
        [ bad_string => { kind => 'hop', from => $hole, to => 14 } ],
        [ bad_string => { kind => "pass\0" } ],
        [ bad_string => { kind => 'resign' } ],
        [ bad_string => { kind => 'resign', seat => 'me' } ],
        [ no_such_hole => { from => $hole, to => 121 } ],
        [ no_such_hole => { from => -1, to => 14 } ],
        [ no_such_hole => { from => -1, to => -1 } ],
        [ no_such_hole => { from => 'here', to => 'there' } ],
        [ no_such_hole => { from => [], to => {} } ],
        [ no_such_hole => { from => 1e300, to => 0.5 } ],
        [ no_such_hole => { from => "d1\0", to => 'e5' } ],
        [ no_piece => { from => 60, to => 61 } ],
        [ not_your_piece => { from => 120, to => 119 } ],
        [ occupied => { from => 'd1', to => 'd2' } ],
        [ not_reachable => { from => $hole, to => 60 } ],
        [ pass_not_allowed => { kind => 'pass' } ],
        [ no_such_seat => { kind => 'resign', seat => 2 } ],
      )
    {
        my ($flag, $move) = @$case;
        my $name
          = ref $move eq 'HASH'
          ? join ' ', map { "$_ " . ($$move{$_} // 'undef') } sort keys %$move
          : $move // 'undef';
        is($game->play($move), $flag, "play($name)" =~ s/\0/NUL/r);
    }
    is($game->play, 'bad_string', 'play()');
    is($game->position, $SET_UP, 'and nothing was played');

    is($game->resign($_), 'no_such_seat', 'resign(' . ($_ // 'undef') . ')') for 2, -1, 1e10, 0.5, undef, 'me', [];
    is($game->resign, 'no_such_seat', 'resign()');
    is($game->resign(1), undef, 'resigned');
    is_deeply([ $game->over, $game->how, $game->places, $game->finished ], [ 1, 'resign', 1, 2 ], 'and over');
    is($game->$_, 'game_over', "$_()") for qw(play resign);
    is($game->play($_), 'game_over', 'play of anything')
      for 'x', {}, { kind => 'pass' }, { from => -1, to => 'x' }, 'd1-e5', undef;
    is_deeply([ $game->legal ], [], 'no move');
    is(scalar($game->legal), 0, 'in scalar context');
    is($game->undo, 1, 'undone');
    is($game->over, 0, 'and on');

    my $walled = Game::Sternhalma->new(position => $WALLED);
    is_deeply([ $walled->legal ], [ { kind => 'pass', text => 'pass' } ], 'a pass is the one move');
    is($walled->play('a1-b1'), 'must_pass', 'must_pass');
    is($walled->play('resign 1'), 'seat_resigned', 'seat_resigned');
    is($walled->play(($walled->legal)[0]), undef, 'passed by the hash');
    is($walled->play(($walled->legal)[0]{text}), undef, 'and by its text');
    is_deeply([ $walled->over, $walled->how ], [ 1, 'deadlock' ], 'deadlock');
};

subtest 'shown' => sub {
    my $game = Game::Sternhalma->new(seats => 3);
    is_deeply(
        [ $game->over, $game->how, $game->result, $game->ply, $game->to_move ],
        [ 0, undef, undef, 0, 0 ],
        'at the start'
    );
    is_deeply([ $game->places ], [ 0, 0, 0 ], 'no places');
    is(scalar($game->places), 3, 'in scalar context');
    is_deeply([ $game->finished ], [], 'nobody home');
    is(scalar($game->finished), 0, 'in scalar context');
    is($game->at($_), 0, "at($_)") for 0, 'a1', 'A1', '0', ' 0 ';
    is($game->at($_), undef, 'at(' . ($_ // 'undef') . ')')
      for 60, 'i5', 121, -1, 1e100, 'nan', 'z9', '', undef, "a1\0", [], 'a' x 1000;
    is($game->distance_left(0), $game->board->distance_left(0), 'distance_left');
    is($game->distance_left(3), undef, 'of no seat');
    my $board = $game->board;
    isa_ok($board, 'Game::Sternhalma::Engine', 'the board');
    is($board->key, $game->key, 'shows the same position');
    $board->lift(0);
    is($game->at(0), 0, 'and is a copy');
    like($game->key, qr/\A[0-9a-f]{16}\z/, 'key');

    my %word;
    for my $flag (
        qw(bad_string no_such_hole no_piece not_your_piece must_pass occupied not_reachable pass_not_allowed no_such_seat
        seat_finished seat_resigned game_over)
      )
    {
        ok(length Game::Sternhalma->reason($flag) && !$word{ Game::Sternhalma->reason($flag) }++, "reason($flag)");
    }
    is(Game::Sternhalma->reason($_), undef, 'reason of no flag')
      for undef, '', 'good_string', "game_over\0", 'GAME_OVER', 1, [];
};

subtest 'remembered' => sub {
    my $game = Game::Sternhalma->new(seats => 3);
    my $own = $game->board->own_key(0);
    is_deeply([ $game->history ], [$own], 'the start');
    is($game->play('c1:e5'), undef, 'a move');
    is($game->play('j10-i9'), undef, 'and another');
    is($game->resign(0), undef, 'and a resignation');
    is_deeply([ $game->moves ], [ qw(c1:e5 j10-i9), 'resign 0' ], 'moves');
    is(scalar($game->moves), 3, 'in scalar context');
    is_deeply([ $game->history(0) ], [ $own, $game->board->own_key(0) ], 'history of seat 0');
    is(scalar($game->history(0)), 2, 'in scalar context');
    is_deeply([ $game->history ], [ $game->history(2) ], 'the seat to move by default');
    is_deeply([ $game->history(undef) ], [ $game->history ], 'and for undef');
    is_deeply([ $game->history($_) ], [], "history($_)") for 3, -1, 1e10, 0.5;
    is($game->log, "sternhalma 1\nseats 3\npieces 10\ncap 3000\nfirst 0\nmoves 3\nc1:e5\nj10-i9\nresign 0\n", 'log');
    my $again = Game::Sternhalma->replay($game->log);
    is_deeply([ $again->key, $again->log, $again->position ], [ $game->key, $game->log, $game->position ],
        'replayed');
    is($again->undo, 1, 'and undone') for 1 .. 3;
    is($again->undo, 0, 'to its start');
    is_deeply([ $again->moves ], [], 'no moves');

    my $from = Game::Sternhalma->new(position => $game->position);
    is($from->log, 'sternhalma 1' . "\nstart " . $game->position . "\nmoves 0\n", 'a log with a start');
    is(Game::Sternhalma->replay($from->log)->start, $game->position, 'replayed');

    my $log = $game->log;
    my $error = dies(
        sub { Game::Sternhalma->replay($log =~ s/j10-i9/j10-k10/r) },
        qr/, at line 8, column \d+$/,
        'a move that cannot be made'
    );
    is_deeply(
        [ $error->field, $error->flag, $error->log_line, $error->log_column, substr $log, $error->offset, 1 ],
        [ 'move', 'occupied', 8, 1, 'j' ],
        'and its place'
    );

    for my $case (
        [ header => 1, "" ],
        [ header => 1, undef ],
        [ header => 1, "sternhalma 2\n" ],
        [ header => 1, 'x' x 100_000 ],
        [ header => 1, "stern\0halma 1\n" ],
        [ seats => 2, "sternhalma 1\nseats 5\n" ],
        [ moves => 6, $log =~ s/moves 3/moves three/r ],
        [ move => 10, $log =~ s/moves 3/moves 4/r ],
        [ position => 2, "sternhalma 1\nstart 0/00\nmoves 0\n" ],
        [ header => 1, [] ]
      )
    {
        my ($field, $line, $bad) = @$case;
        $error = dies(sub { Game::Sternhalma->replay($bad) }, qr/, at line $line, column \d+$/, "a bad $field");
        is_deeply([ $error->field, $error->log_line ], [ $field, $line ], 'and its place');
    }
    dies(sub { Game::Sternhalma->replay }, qr/line 1/, 'no log');
};

subtest 'results' => sub {
    my $game = Game::Sternhalma->new(seats => 3, cap => 4);
    $game->play(($game->legal)[0]{text}) until $game->over;
    my $result = $game->result;
    isa_ok($result, 'Game::Sternhalma::Result');
    is_deeply([ $result->how, $result->plies ], [ 'cap', 4 ], 'how and plies');
    is_deeply([ $result->places ], [ $game->places ], 'places');
    is_deeply([ $result->finished ], [ $game->finished ], 'finished');
    is(scalar($result->places), 3, 'in scalar context');
    is(scalar($result->finished), 0, 'in scalar context');
    like("$result", qr/^cap at ply 4: 1\. seat \d/, 'as a sentence');
    ok($result, 'true');

    # A home that rivals fill counts: over in eleven moves.
    $game = Game::Sternhalma->new;
    for my $move (qw(d4-e8 o3-m7 e8-f7 m7-l7 c1-g7 l7-k7 g7-h6 k7-j6 c3-k7 j6-l8 k7-o3)) {
        is($game->play($move), undef, $move);
    }
    $result = $game->result;
    is_deeply([ $result->how, $result->plies, [ $result->places ], [ $result->finished ] ],
        [ 'home', 11, [ 1, 2 ], [0] ], 'home');
    is($game->distance_left(0), 0, 'and nothing left to go');
    is($game->play('resign 0'), 'game_over', 'the game is over before the seat is asked after');
    my $three = Game::Sternhalma->new(
        position => '0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 3 10;5 3000 0 1 - -');
    is($three->play('resign 1'), 'seat_finished', 'seat_finished');
};

is(Game::Sternhalma->live, 0, 'no game is left');
is(Game::Sternhalma::Engine->live, 0, 'and no board');

done_testing;
