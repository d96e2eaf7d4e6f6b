# Every method that the documented interface names is there, and told of in the class's own documentation.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Test::More;
use Tree qw(shared slurp);

my $list = shared('documented.txt');
plan skip_all => 'the list of documented methods is not here' if !defined $list;

my %methods;
for my $line (split /\n/, slurp($list)) {
    next if $line =~ /^(#|$)/;
    my ($class, $method) = split ' ', $line;
    push @{ $methods{$class} }, $method;
}

# The classes of an engine come with it.
my %file = map { $_ => "lib/" . s{::}{/}gr . ".pm" } keys %methods;
my @here = grep { -e $file{$_} } sort keys %methods;
cmp_ok(scalar @{ $methods{'Game::Sternhalma::Engine'} }, '>=', 70, 'the board has its methods');
cmp_ok(scalar @{ $methods{'Game::Sternhalma'} }, '>=', 28, 'the game has its methods');
ok((grep { $_ eq 'Game::Sternhalma' } @here) && (grep { $_ eq 'Game::Sternhalma::Engine' } @here),
    'both classes are here');

for my $class (@here) {
    require_ok($class);
    my ($pod) = slurp($file{$class}) =~ /^__END__$(.*)/ms;
    my %told;
    for my $head ($pod =~ /^=(?:head2|item) (.*)/mg) {
        $told{$_}++ for $head =~ /\w+/g;
    }
    for my $method (@{ $methods{$class} }) {
        can_ok($class, $method);
        no strict 'refs';
        ok(defined &{"${class}::$method"}, "$class has $method of its own");
        ok($told{$method}, "its documentation tells of $method");
    }
}

done_testing;
