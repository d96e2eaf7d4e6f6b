# The documentation is well formed, and leaves no method out.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Pod::Checker;
use Test::More;
use Tree qw(slurp);

for my $file (sort glob 'lib/Game/*.pm lib/Game/*/*.pm') {
    open my $said, '>', \my $text or die $!;
    my $checker = Pod::Checker->new(-warnings => 1);
    $checker->parse_from_file($file, $said);
    is($checker->num_errors, 0, "$file has no error") or diag($text);
    is($checker->num_warnings, 0, "and gives no warning") or diag($text);

    my ($class) = slurp($file) =~ /^package ([\w:]+);/m;
    require_ok($class);
    my ($pod) = slurp($file) =~ /^__END__$(.*)/ms;
    my %told = map { $_ => 1 } map { /\w+/g } $pod =~ /^=(?:head2|item) (.*)/mg;
    no strict 'refs';
    my @subs = grep { defined &{"${class}::$_"} } keys %{"${class}::"};

    # What perl and its modules call, and what a pragma adds to a class.
    my @untold = grep { !$told{$_} && !/^(\(|DESTROY$|STORABLE_|import$|BEGIN$|_run_handlers$)/ } @subs;
    is(join(' ', sort @untold), '', "$class tells of all its subs");

    # A code means something, which is told in a place of its own.
    my %item = map { $_ => 1 } $pod =~ /^=item (\w+)$/mg;
    my @codes = $class->can('reason') ? grep { /^POS_/ && !$item{$_} } @subs : ();
    is(join(' ', sort @codes), '', 'and what each code means');
    like($pod, qr/^=head1 $_\n\n\w/m, "and of its \L$_") for qw(AUTHOR LICENCE);
}

done_testing;
