# The vectors of Senet, through Perl.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Test::More;
use Tree qw(bytes rows shared);

use Game::Senet::Engine ':all';

my $Engine = 'Game::Senet::Engine';
plan skip_all => 'the vectors are not here' if !defined shared('vectors/senet');

sub board { $Engine->new(position => $_[0]{position}) }

# A move as the vectors have it, and the other way round.
sub told { [ map { $_[0]{$_} } qw(from to roll kind swap backward) ] }

sub move_of {
    my %move;
    @move{qw(from to roll kind swap backward)} = @{ $_[0] };
    return bless \%move, 'Game::Senet::Move';
}

sub each_row {
    my ($name, $check) = @_;
    subtest "$name.jsonl" => sub { rows("senet/$name.jsonl", $check) };
}

each_row(
    positions => sub {
        my $row = shift;
        my $string = $row->{hex} ? pack('H*', $row->{hex}) : $row->{string};
        $string = bytes($string) if defined $string && !$row->{hex};
        my ($board, $code) = $Engine->of_string($string);
        is($code, $row->{code}, "the code of $row->{name}");
        return is($board, undef, 'no board') if $code;
        is_deeply(
            {
                string => $board->to_string, code => 0, name => 'ok',
                houses => join('', map { $board->at($_) } 1 .. 30),
                side => $board->side, pieces => $board->pieces,
                count => [ map { $board->count($_) } 0, 1 ], home => [ map { $board->home($_) } 0, 1 ],
                key => $board->key_hex, status => $board->status, how => $board->how, winner => $board->winner,
            },
            $row,
            'what it shows'
        );
    }
);

each_row(
    rules => sub {
        my $row = shift;
        my $rules = eval { $Engine->rules($row->{spec}) };
        return is($rules, undef, 'refused') if !$row->{ok};
        for my $chains (values %{ $rules->{exits} }) {
            $chains = [ map { $chains->{$_} } 1 .. 5 ];
        }
        is_deeply($rules, $row->{rules}, 'the whole set');
    }
);

for my $name (qw(moves_kendall moves_skyruk moves_edge moves_custom gym_moves)) {
    each_row(
        $name => sub {
            my $row = shift;
            my @moves = board($row)->moves($row->{roll}, $row->{rules}, $row->{only});
            is_deeply([ map { told($_) } @moves ], $row->{moves}, $row->{note} // $row->{position});
        }
    );
}

for my $name (qw(apply gym_apply)) {
    each_row(
        $name => sub {
            my $row = shift;
            my ($board, $move) = (board($row)->set_ply($row->{ply}), move_of($row->{move}));
            my ($undo, $bound) = $board->apply($move, $row->{rules});
            is_deeply(
                [
                    "$move", defined $undo ? 1 : 0, $board->to_string, $board->side, $bound // 0, $board->ply,
                    $board->status, $board->how, $board->winner
                ],
                [ @$row{qw(text applied after side bound ply_after status how winner)} ],
                $row->{position}
            );
            $board->unapply($undo) if defined $undo;
            is_deeply([ $board->to_string, $board->ply ], [ @$row{qw(position ply)} ], 'and back');
        }
    );
}

each_row(
    forfeit => sub {
        my $row = shift;
        my $board = board($row)->set_ply($row->{ply});
        my $undo = $board->forfeit($row->{roll});
        is_deeply(
            [ $board->to_string, $board->side, $board->ply, $board->status, $board->how, $board->winner ],
            [ @$row{qw(after side ply_after status how winner)} ],
            $row->{position}
        );
        is_deeply([ $board->unapply($undo)->to_string, $board->ply ], [ @$row{qw(position ply)} ], 'and back');
    }
);

each_row(
    walk => sub {
        my $row = shift;
        my $board = board($row);
        my @counts = map { $board->walk($_, $row->{rules}) } 1 .. @{ $row->{counts} };
        is_deeply(\@counts, $row->{counts}, $row->{position});
    }
);

each_row(
    evaluate => sub {
        my $row = shift;
        my @values = map { board($row)->evaluate($_, $row->{rules}, $row->{weights}) } SIDE_LIGHT, SIDE_DARK;
        is_deeply(\@values, $row->{value}, $row->{position});
    }
);

each_row(
    runs => sub {
        my $row = shift;
        my $board = board($row);
        for my $method (qw(protected in_blockade)) {
            is(join('', map { $board->$method($_, $row->{rules}) } 1 .. 30), $row->{$method}, $method);
        }
    }
);

each_row(
    greedy => sub {
        my $row = shift;
        is(board($row)->greedy(@$row{qw(roll rules only)}), $row->{index}, $row->{position});
    }
);

each_row(
    expect => sub {
        my $row = shift;
        my @values =
          map { board($row)->expect($row->{depth}, rules => $row->{rules}, side => $_) } SIDE_LIGHT, SIDE_DARK;
        is_deeply(\@values, [ @$row{qw(light dark)} ], $row->{position});
    }
);

each_row(
    search => sub {
        my $row = shift;
        for my $ties (0, 1) {
            my $found = board($row)->search(
                $row->{roll},
                rules => $row->{rules},
                depth => $row->{depth},
                only => $row->{only},
                budget => '18446744073709551615',
                table_kib => 64,
                weights => { %{ $row->{weights} }, ties => $ties },
            );
            is_deeply([ @$found{qw(index value)} ], [ $row->{ $ties ? 'earlier' : 'later' }, $row->{value} ],
                $row->{position});
        }
    }
);

each_row(
    games => sub {
        my $row = shift;
        my $rules = $row->{rules};
        my $board = board({ position => 'dldldldldl/........../.......... l 5' });
        my $bound;
        for my $step (@{ $row->{moves} }) {
            my ($roll, $text) = @$step;
            my ($move) = grep { "$_" eq $text } $board->moves($roll, $rules, $bound || undef);
            $bound = 0;
            if ($move) {
                (undef, $bound) = $board->apply($move, $rules);
            } else {
                $board->forfeit($roll);
            }
        }
        is_deeply([ $board->to_string, $board->ply, $board->winner ], [ @$row{qw(final plies winner)} ], 'a game');
    }
);

is($Engine->live, 0, 'nothing is left');

done_testing;
