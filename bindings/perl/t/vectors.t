# The vectors of star halma, through Perl.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Test::More;
use Tree qw(bytes rows shared);

use Game::Sternhalma;
use Game::Sternhalma::Engine ':all';

my $Engine = 'Game::Sternhalma::Engine';
plan skip_all => 'the vectors are not here' if !defined shared('vectors/sternhalma');

my @HOW = (undef, qw(home cap deadlock resign));

# A test of many values at once, which is told by what they are when it fails.
sub same {
    my ($got, $expected, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    is_deeply($got, $expected, $name) or diag(explain({ got => $got, expected => $expected }));
}

sub maybe { $_[0] < 0 ? undef : $_[0] }

subtest 'star.jsonl' => sub {
    rows(
        'sternhalma/star.jsonl',
        sub {
            my $row = shift;
            my $hole = $row->{hole};
            same(
                {
                    hole => $Engine->hole_named($row->{name}),
                    name => $Engine->name($hole),
                    xyz => [ $Engine->xy($hole) ],
                    row => $Engine->row_of($hole),
                    col => $Engine->col_of($hole),
                    degree => $Engine->degree($hole),
                    next => [ map { $Engine->next_to($hole, $_) } 0 .. 5 ],
                    point => $Engine->point_of($hole),
                    ring => $Engine->on_ring($hole),
                    class => $Engine->class_of($hole),
                },
                { %$row, next => [ map { maybe($_) } @{ $row->{next} } ], ring => $row->{ring} ? 1 : 0 },
                "hole $hole"
            );
            same([ $Engine->neighbours($hole) ], [ grep { $_ >= 0 } @{ $row->{next} } ], 'its neighbours');
            is($Engine->hole_at(@{ $row->{xyz} }[ 0, 1 ]), $hole, 'by its coordinates');
        }
    );
};

subtest 'layouts.jsonl' => sub {
    rows(
        'sternhalma/layouts.jsonl',
        sub {
            my $row = shift;
            my @seats = 0 .. $row->{seats} - 1;
            my $board = $Engine->new(seats => $row->{seats}, pieces => $row->{pieces});
            is($board->to_string, $row->{start}, "$row->{seats} seats of $row->{pieces}");
            same([ map { $board->seat_point($_) } @seats ], $row->{points}, 'points');
            same([ map { $Engine->layout_point($row->{seats}, $_) } @seats ], $row->{points}, 'points of the layout');
            for my $seat (@seats) {
                same(
                    [ grep { ($board->at($_) // -1) == $seat } 0 .. 120 ],
                    $row->{starts}[$seat],
                    "where seat $seat starts"
                );
                my $home = ($row->{points}[$seat] + 3) % 6;
                my @home = ($Engine->point_holes($home), $row->{pieces} == 15 ? $Engine->front($home) : ());
                same([ sort { $a <=> $b } @home ], $row->{homes}[$seat], 'and its home');
            }
        }
    );
};

subtest 'positions.jsonl' => sub {
    rows(
        'sternhalma/positions.jsonl',
        sub {
            my $row = shift;
            my $string = defined $row->{hex} ? pack 'H*', $row->{hex} : bytes($row->{string});
            my ($board, $code) = $Engine->from_string($string);
            is($code, $row->{code}, 'the code');
            is(defined $board, $code == POS_OK, 'a board or none');
            my $game = eval { Game::Sternhalma->new(position => $string) };
            if ($code != POS_OK) {
                is($@->code, $code, 'the same of a game');
                utf8::upgrade($string);
                same([ $Engine->from_string($string) ], [ undef, $code ], 'however perl keeps it');
                return;
            }
            my $expected = { map { $_ => $row->{$_} } qw(text to_move ply cap how places) };
            same(
                {
                    text => $board->to_string,
                    to_move => $board->to_move,
                    ply => $board->ply,
                    cap => $board->cap,
                    how => $board->how,
                    places => [ $board->places ]
                },
                $expected,
                'what a board shows'
            );
            same(
                {
                    text => $game->position,
                    to_move => $game->to_move,
                    ply => $game->ply,
                    cap => $game->cap,
                    how => $game->how,
                    places => [ $game->places ]
                },
                { %$expected, how => $HOW[ $row->{how} ] },
                'and a game'
            );
        }
    );
};

subtest 'reach.jsonl' => sub {
    rows(
        'sternhalma/reach.jsonl',
        sub {
            my $row = shift;
            my $board = $Engine->new(position => $row->{position});
            same(
                {
                    map { $_ => [ [ $board->steps($_) ], [ $board->hops($_) ], [ $board->reach($_) ] ] }
                      keys %{ $row->{pieces} }
                },
                $row->{pieces},
                'steps, hops and reach'
            );
            same([ $board->legal ], $row->{legal}, 'legal');
        }
    );
};

subtest 'hops_from.jsonl' => sub {
    rows(
        'sternhalma/hops_from.jsonl',
        sub {
            my $row = shift;
            same([ $Engine->new(position => $row->{position})->hops(@$row{qw(hole from)}) ], $row->{hops}, 'hops');
        }
    );
};

subtest 'paths.jsonl' => sub {
    rows(
        'sternhalma/paths.jsonl',
        sub {
            my $row = shift;
            my $board = $Engine->new(position => $row->{position});
            my @move = @$row{qw(from to)};
            same([ $board->path(@move) ], $row->{path}, $row->{text});
            is($board->move_text(@move), $row->{text}, 'as text');
        }
    );
};

subtest 'terms.jsonl' => sub {
    my %none = map { $_ => 0 } keys %{ $Engine->weights_default };
    rows(
        'sternhalma/terms.jsonl',
        sub {
            my $row = shift;
            my $board = $Engine->new(position => $row->{position});
            my $seat = $row->{seat};
            is($board->count($seat), $row->{count}, 'count');
            is($board->home_complete($seat), $row->{home_complete} ? 1 : 0, 'home_complete');
            is($board->distance_left($seat), $row->{distance_left}, 'distance_left');
            my %expected = map { $_ => -$row->{$_} } qw(straggler blocking);
            $expected{distance} = -$row->{distance_left};

            for my $term (sort keys %expected) {
                is(
                    $board->evaluate($seat, weights => { %none, $term => 1 }),
                    $row->{home_complete} ? WIN_SCORE : $expected{$term},
                    "$term alone"
                );
            }
            is(
                $board->evaluate($seat, weights => { %none, classes => 4 }),
                $row->{home_complete} ? WIN_SCORE : -2 * $row->{classes2},
                'classes alone'
            );
        }
    );
};

# The actions of a vector on a board and in a game that remembers.
sub act_on_board {
    my ($board, $action, @arguments) = @_;
    return $board->$action(@arguments);
}

sub act_in_game {
    my ($game, $action, @arguments) = @_;
    return
        $action eq 'play' ? $game->play({ from => $arguments[0], to => $arguments[1] })
      : $action eq 'pass' ? $game->play('pass')
      : $game->resign(@arguments);
}

subtest 'games.jsonl' => sub {
    rows(
        'sternhalma/games.jsonl',
        sub {
            my $row = shift;
            my $board = $Engine->new(seats => $row->{seats}, pieces => $row->{pieces})->set_cap($row->{cap});
            my $game = Game::Sternhalma->new(seats => $row->{seats}, pieces => $row->{pieces}, cap => $row->{cap});
            my $start = $board->to_string;
            my %check = map { $$_[0] => $_ } @{ $row->{checks} };
            my ($done, @undo) = 0;
            for my $action (@{ $row->{actions} }) {
                my ($why, $undo) = act_on_board($board, @$action);
                push @undo, $undo;
                my $flag = act_in_game($game, @$action);
                $done++;
                is($why, PLAY_OK, "action $done") if $why != PLAY_OK;
                is($flag, undef, "action $done in a game") if defined $flag;
                my $check = $check{$done} or next;
                my (undef, $rows, $to_move, $ply, $how, $places, $home, $resigned) = @$check;
                my @position = split /;/, $board->to_string;
                my (undef, undef, undef, @lists) = split ' ', $position[1];
                same(
                    [
                        $position[0], $board->to_move, $board->ply, $board->how,
                        [ $board->places ],
                        map { [ split //, $_ eq '-' ? '' : $_ ] } @lists[ 0, 1 ]
                    ],
                    [ $rows, $to_move, $ply, $how, $places, $home, $resigned ],
                    "after $done actions"
                );
                same(
                    [
                        $game->position, $game->to_move, $game->ply, $game->how,
                        [ $game->places ], [ $game->finished ], $game->key
                    ],
                    [ $board->to_string, $to_move, $ply, $HOW[$how], $places, $home, $board->key ],
                    'and the game'
                );
            }
            is(scalar($game->moves), $done, 'every action is remembered');
            my $again = Game::Sternhalma->replay($game->log);
            is($again->position, $game->position, 'and replayed');
            is((grep { !$board->unplay($_) } reverse @undo), 0, 'everything is taken back');
            is($board->to_string, $start, 'to the start');
            $again->undo for 1 .. $done;
            same([ $again->position, $again->undo ], [ $start, 0 ], 'of the game too');
        }
    );
};

subtest 'endings.jsonl' => sub {
    rows(
        'sternhalma/endings.jsonl',
        sub {
            my $row = shift;
            my $board = $Engine->new(position => $row->{start});
            for my $step (@{ $row->{steps} }) {
                my ($action, $why, $position, $places) = @$step;
                is(scalar act_on_board($board, @$action), $why, "$row->{note}: @$action");
                same([ $board->to_string, [ $board->places ] ], [ $position, $places ], 'leads there');
            }
        }
    );
};

subtest 'read_move.jsonl' => sub {
    rows(
        'sternhalma/read_move.jsonl',
        sub {
            my $row = shift;
            for my $try (@{ $row->{tries} }) {
                my ($text, $flag, $hop, $read) = @$try;
                $text = bytes($text);
                my $game = Game::Sternhalma->new(position => $row->{position});
                my ($move, $why) = $game->board->read_move($text);
                if ($flag eq '') {
                    my ($kind, @rest) = @$read;
                    my @of_move = $kind eq 'move' ? @$move{qw(from to)} : $kind eq 'resign' ? $$move{seat} : ();
                    same([ $$move{kind}, @of_move, $why ], [ $kind, @rest, undef ], $text);
                } elsif ($flag ne 'game_over') {
                    is($move, undef, "$text is refused");
                    same([ $why =~ /\bhop (\d+)/ ], [ $hop || () ], 'and the hop named');
                }
                is($game->play($text), $flag eq '' ? undef : $flag, "play($text)");
            }
        }
    );
};

subtest 'logs.jsonl' => sub {
    rows(
        'sternhalma/logs.jsonl',
        sub {
            my $row = shift;
            my $log = bytes($row->{log});
            my $game = eval { Game::Sternhalma->replay($log) };
            if (defined $row->{field}) {
                my @fields = (undef, qw(header seats pieces cap first position moves move));

                # A position has codes of its own, and so has a move; for the rest there is one flag.
                same([ map { $@->$_ } qw(field code log_line) ],
                    [ $fields[ $row->{field} ], @$row{qw(code line)} ], 'refused');
                return;
            }
            is($game->log, $log, 'byte for byte') if !$row->{rewritten};
            same([ $game->position, [ $game->places ] ], [ @$row{qw(position places)} ], 'leads there');
            is(Game::Sternhalma->replay($game->log)->log, $game->log, 'and again');
        }
    );
};

subtest 'crossings.jsonl' => sub {
    rows(
        'sternhalma/crossings.jsonl',
        sub {
            my $row = shift;
            my $game = Game::Sternhalma->new(solo => 1, pieces => $row->{pieces});
            for my $move (@{ $row->{moves} }) {
                my %move;
                @move{qw(from to)} = @$move;
                is($game->play(\%move), undef, "from $$move[0] to $$move[1]");
            }
            same([ $game->how, $game->ply, $game->distance_left(0) ],
                [ 'home', scalar @{ $row->{moves} }, 0 ], 'home');
        }
    );
};

is($Engine->live, 0, 'no board is left');

done_testing;
