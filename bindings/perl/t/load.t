# The classes load, alone and together, and none of them warns.

use 5.014;
use strict;
use warnings;

use Test::More;

my @classes = (
    (map { "Game::Sternhalma$_" } '', qw(::Engine ::Notation ::Result ::Error)),
    (map { "Game::Senet::$_" } qw(Engine Move)),
);

for my $class (@classes) {
    my $said = `"$^X" -w -Mblib -e "use $class; print $class->VERSION" 2>&1`;
    $said =~ s/^Using .*blib\n//;
    is($said, '0.01', "$class loads alone");
}

use_ok($_) for @classes;
is($_->VERSION, Game::Sternhalma->VERSION, "$_ has the version of the distribution") for @classes;

for my $class (@classes) {
    no strict 'refs';
    ok(!defined &{"${class}::AUTOLOAD"}, "$class has no AUTOLOAD");
}

cmp_ok(Game::Sternhalma::Engine->abi_version, '>=', 1, 'the library has an interface');
ok(Game::Sternhalma::Engine->tables_ok, 'the star was built right');
ok(Game::Senet::Engine->tables_ok, 'and so was the track of Senet');

done_testing;
