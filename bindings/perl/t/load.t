# The classes load, alone and together, and none of them warns.

use 5.014;
use strict;
use warnings;

use Test::More;

# Exporter tells of each name that it has not before it dies.
local $SIG{__WARN__} = sub { warn @_ if "@_" !~ /^"nonsense" is not exported by / };

# Each with its version, which is that of the documented class of its game.
my %version = (
    (map { ("Game::Sternhalma$_" => '0.01') } '', qw(::Engine ::Notation ::Result ::Error ::Library)),
    (map { ("Game::Senet::$_" => '0.02') } qw(Engine Move)),
    (map { ("Game::Fanorona::$_" => '0.03') } qw(Engine Move Rules)),
);
my @classes = sort keys %version;

for my $class (@classes) {
    my $said = `"$^X" -w -Mblib -e "use $class; print $class->VERSION" 2>&1`;
    $said =~ s/^Using .*blib\n//;
    is($said, $version{$class}, "$class loads alone");
}

use_ok($_) for @classes;
ok(eval { $_->VERSION($version{$_}); 1 }, "$_ is as new as it says") for @classes;

for my $class (@classes) {
    no strict 'refs';
    ok(!defined &{"${class}::AUTOLOAD"}, "$class has no AUTOLOAD");
    ok(!$class->can('bootstrap'), 'nor a bootstrap that could be called twice');
    ok(!eval "use $class 'nonsense'; 1", 'and exports no nonsense');
    like($@, qr/nonsense.* was asked for at |^Can't continue after import errors at /m, 'but says so');
}

cmp_ok(Game::Sternhalma::Engine->abi_version, '>=', 1, 'the library has an interface');
ok(Game::Sternhalma::Engine->tables_ok, 'the star was built right');
ok(Game::Senet::Engine->tables_ok, 'and so was the track of Senet');

done_testing;
