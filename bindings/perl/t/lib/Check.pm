package Check;

# Checks that several tests make.

use 5.014;
use strict;
use warnings;

use Test::More;

use Exporter 'import';
our @EXPORT_OK = qw(croaks is_list);

# A sub croaks, and tells the line of the call.
sub croaks {
    my ($code, $like, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $lived = eval { $code->(); 1 };
    ok(!$lived && $@ =~ $like, $name) or diag($lived ? 'it lived' : "it said $@");
    like($@, qr/ at \Q$0\E line \d+\.$/, 'and says where');
}

# A method gives a list, and how many it is in scalar context.
sub is_list {
    my ($invocant, $method, $arguments, $expected, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    is_deeply([ $invocant->$method(@$arguments) ], $expected, $name // "$method(@$arguments)");
    is(scalar($invocant->$method(@$arguments)), scalar @$expected, 'how many in scalar context');
}

1;
