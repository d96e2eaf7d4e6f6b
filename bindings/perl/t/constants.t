# Every constant is exported by its name and by :all, and has the number of the header.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Test::More;
use Tree qw(in_tree slurp);

use Game::Sternhalma::Engine ();

my %constants = (
    POS_OK => 0,
    POS_NULL => 1,
    POS_LONG => 2,
    POS_LETTER => 3,
    POS_ROWS => 4,
    POS_WIDTH => 5,
    POS_FIELDS => 6,
    POS_SEAT => 7,
    POS_COUNT => 8,
    POS_GAME => 9,
    PLAY_OK => 0,
    WHY_OVER => 1,
    WHY_NOT_A_HOLE => 2,
    WHY_NO_PIECE => 3,
    WHY_NOT_YOURS => 4,
    WHY_UNREACHABLE => 5,
    WHY_HAS_MOVE => 6,
    WHY_NOT_A_SEAT => 7,
    WHY_SEAT_DONE => 8,
    ONGOING => 0,
    BY_HOME => 1,
    BY_CAP => 2,
    BY_DEADLOCK => 3,
    BY_RESIGN => 4,
    CENTRE => 6,
    E => 0,
    NE => 1,
    NW => 2,
    W => 3,
    SW => 4,
    SE => 5,
    SEARCH_AUTO => 0,
    SEARCH_PARANOID => 1,
    SEARCH_MAXN => 2,
    SEARCH_BEST_REPLY => 3,
    SEARCH_RANDOM_FORWARD => 4,
    EVALUATION_AUTO => 0,
    EVALUATION_DOCUMENTED => 1,
    EVALUATION_OWN => 2,
    WIN_SCORE => 1_000_000,
);

is_deeply([ sort @Game::Sternhalma::Engine::EXPORT_OK ], [ sort keys %constants ],
    'these and no others are exported');
is_deeply(\@Game::Sternhalma::Engine::EXPORT, [], 'none without being asked for');

{

    package Everything;
    Game::Sternhalma::Engine->import(':all');
}

for my $name (sort keys %constants) {
    my $package = "Only::$name";
    my $value
      = eval "package $package; use strict; Game::Sternhalma::Engine->import('$name'); $package->can('$name')->()";
    is($value, $constants{$name}, "$name by its name");
    is(Everything->can($name)->(), $constants{$name}, "$name by :all");
    is(eval "package $package; use strict; $name", $constants{$name}, "$name as a bareword");
    no strict 'refs';
    is_deeply([ grep { defined &{"${package}::$_"} } keys %constants ], [$name], "and nothing but $name");
}

my $lived = eval q{package Nothing; Game::Sternhalma::Engine->import('POS_NONE'); 1};
ok(!$lived && $@ =~ /POS_NONE/, 'a constant that is none cannot be imported');

SKIP: {
    my $header = in_tree('include/sternhalma.h');
    skip 'the header is not here', 1 if !defined $header;
    my %of_header = slurp($header) =~ /^#define STERNHALMA_(\w+) (\d+)$/mg;
    is_deeply({ map { $_ => $of_header{$_} } keys %constants }, \%constants, 'the numbers are those of the header');
    my @missing = grep { /^(POS|WHY|PLAY|BY|SEARCH|EVALUATION)_/ && !/_(MAX|MIN|BUDGET)$/ && !exists $constants{$_} }
      keys %of_header;
    is("@missing", '', 'and the header has no other of their kinds');
}

done_testing;
