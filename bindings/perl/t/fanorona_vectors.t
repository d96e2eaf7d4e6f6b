# The vectors of fanorona, through Perl.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Test::More;
use Tree qw(bytes rows shared);

use Game::Fanorona::Engine ':all';
use Game::Fanorona::Rules;

my $Engine = 'Game::Fanorona::Engine';
my $Rules = 'Game::Fanorona::Rules';
plan skip_all => 'the vectors are not here' if !defined shared('vectors/fanorona');

# A test of many values at once, which is told by what they are when it fails.
sub same {
    my ($got, $expected, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    is_deeply($got, $expected, $name) or diag(explain({ got => $got, expected => $expected }));
}

# Calls a sub with every case of a file.
sub cases {
    my ($file, $check) = @_;
    subtest "$file.jsonl" => sub { rows("fanorona/$file.jsonl", $check) };
}

sub board { $Engine->new(position => $_[0]) }

sub game {
    my ($start, $limits) = @_;
    my %variant;
    @variant{qw(quiet_limit repeat ply_cap)} = @$limits;
    return $Rules->new(position => $start, variant => \%variant);
}

sub told { [ @{ $_[0] }{qw(from dir kind to taken)} ] }

sub truth {
    map { $_ ? 1 : 0 } @_;
}

sub shown {
    my $game = shift;
    return [
        $game->position,
        truth($game->in_chain, $game->can_stop),
        map { $game->$_ } qw(ply quiet repeats outcome winner)
    ];
}

cases(
    boards => sub {
        my $row = shift;
        my $board = $Engine->new(board => $row->{board});
        my $point = $row->{point};
        same(
            [ $board->board, $board->name($point), $board->point_named($row->{name}), truth($board->strong($point)) ],
            [ $row->{board}, $row->{name}, $point, $row->{strong} ],
            "$row->{name} of $row->{board}"
        );
        same([ $board->neighbours($point) ], [ grep { $_ >= 0 } @{ $row->{next} } ], 'its neighbours');
    }
);

cases(
    positions => sub {
        my $row = shift;
        my $string = defined $row->{hex} ? pack 'H*', $row->{hex} : $row->{string};
        $string = bytes($string) if defined $string && !defined $row->{hex};
        my ($board, $code) = $Engine->from_string($string);
        is($code, $row->{code}, 'the code');
        my $game = eval { $Rules->new(position => $string) };
        is(defined $game, $code == POS_OK, 'a game or none');
        return is($board, undef, 'no board') if $code != POS_OK;
        same(
            [
                $board->board, join('', map { $board->at($_) } 0 .. $board->points - 1),
                $board->side, [ map { $board->count($_) } WHITE, BLACK ],
                $board->to_string, $board->chain_at
            ],
            [ @$row{qw(board points side count text)}, $row->{chain} ? $row->{chain}[0] : -1 ],
            'what it shows'
        );
        is($game->position, $row->{text}, 'the game stands so');
    }
);

cases(
    steps => sub {
        my $row = shift;
        my $board = board($row->{position});
        same([ map { told($_) } $board->steps ], $row->{steps}, $row->{position});
        is(scalar $board->steps, scalar @{ $row->{steps} }, 'how many');
        for my $step ($board->steps) {
            my $undo = $board->step($step);
            ok($undo && $board->undo($undo), 'made and taken back');
        }
        is($board->to_string, $row->{position}, 'as before');
    }
);

cases(
    why => sub {
        my $row = shift;
        my $board = board($row->{position});
        for my $try (@{ $row->{tries} }) {
            my ($from, $dir, $kind, $why) = @$try;
            is($board->play_why($from, $dir, $kind), $why, "why of @$try");
            is($board->step($from, $dir, $kind), undef, 'not made') if $why != WHY_OK;
        }
    }
);

cases(
    moves => sub {
        my $row = shift;
        my $board = board($row->{position});
        my @moves = eval { $board->moves(defined $row->{limit} ? $row->{limit} : ()) };
        return like($@, qr/more than $row->{limit} moves/, 'too many') if !defined $row->{count};
        is(scalar @moves, $row->{count}, 'how many');
        same([ map { $_->text } @moves ], $row->{moves}, 'their texts') if $row->{moves};
    }
);

cases(
    evaluate => sub {
        my $row = shift;
        is(board($row->{position})->evaluate($row->{weights}), $row->{value}, $row->{position});
    }
);

for my $file (qw(games games_setup)) {
    cases(
        $file => sub {
            my $row = shift;
            my $game = game(@$row{qw(start limits)});
            for my $entry (@{ $row->{log} }) {
                my ($action, @expected) = @$entry;
                ok(ref $action ? $game->step(@$action) : $game->stop, 'done');
                same(shown($game), \@expected, 'what it shows');
            }
            same(
                [ $game->ply, $game->outcome, $game->how, $game->winner ],
                [ @$row{qw(plies outcome how winner)} ],
                'how it ended'
            );
            my @keys = $game->history;
            is(scalar @keys, $row->{plies} + 1, 'a key for each');
            same([ map { $game->key_at($_) } 0 .. $row->{plies} + 1 ], [ @keys, undef ], 'key by key');
            same(shown($Rules->from_text($game->to_text)), shown($game), 'read from its text');
        }
    );
}

cases(
    undo => sub {
        my $row = shift;
        my $game = game(@$row{qw(start limits)});
        same([ @{ shown($game) }, $game->depth ], $row->{first}, 'the start');
        for my $entry (@{ $row->{ops} }) {
            my ($operation, $result, $why, @expected) = @$entry;
            my ($method, @arguments) = @$operation;
            my $done = $game->$method(@arguments);
            if ($method =~ /^undo/) {
                is($done ? 1 : 0, $result, $method);
            } else {
                same([ truth($done), $game->refused, $game->why ],
                    [ truth($result == PLAY_OK), $result, $why ], $method);
            }
            same([ @{ shown($game) }, $game->depth ], \@expected, 'what it shows');
        }
    }
);

done_testing;
