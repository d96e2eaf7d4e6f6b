# Signals while a call takes long: a handler runs at once, what it dies of comes out of the call, and after one that
# returns the call goes on to the same answer.

use 5.014;
use strict;
use warnings;

use Test::More;

BEGIN {
    plan skip_all => 'no signals here' if $^O eq 'MSWin32';
}

use Time::HiRes qw(setitimer time ITIMER_REAL);

use Game::Fanorona::Rules ();
use Game::Senet::Engine ();
use Game::Sternhalma::Engine ();

my @warnings;
local $SIG{__WARN__} = sub { push @warnings, @_ };

my $Star = 'Game::Sternhalma::Engine';
my $SENET = 'dldldldldl/........../.......... l 5';
my @classes = ($Star, 'Game::Senet::Engine', 'Game::Fanorona::Rules');

sub senet { (Game::Senet::Engine->of_string($SENET))[0] }

# Calls by name: what makes the object, a call that would take hours, and one that takes about a tenth of a second.
my %calls = (
    'search of two seats' => [
        sub { $Star->new },
        sub { $_[0]->search(budget => 1e15) },
        sub { $_[0]->search(budget => 500_000, seed => 1) }
    ],
    'search of one seat' => [
        sub { $Star->new(seats => 1) },
        sub { $_[0]->search(budget => 1e15) },
        sub { $_[0]->search(budget => 5_000_000, seed => 1) }
    ],
    'search of six seats' => [
        sub { $Star->new(seats => 6) },
        sub { $_[0]->search(budget => 1e15, avoid => [ ('0' x 16) x 1000 ]) },
        sub { $_[0]->search(budget => 2_000_000, seed => 1, avoid => [ $_[0]->own_key(0) ]) }
    ],
    'search of Senet' =>
      [ \&senet, sub { $_[0]->search(1, budget => 1e15) }, sub { $_[0]->search(1, budget => 500_000) } ],
    'expect of Senet' => [ \&senet, sub { $_[0]->expect(10) }, sub { $_[0]->expect(7) } ],
    'walk of Senet' => [ \&senet, sub { $_[0]->walk(8) }, sub { $_[0]->walk(6) } ],
    'search of fanorona' => [
        sub { Game::Fanorona::Rules->new },
        sub { $_[0]->search(budget => 1e15) },
        sub { $_[0]->search(budget => 100_000, seed => 1) }
    ],
);

# What code writes and how it ends in a process of its own, which is killed when it does not end.
sub in_process {
    my $code = shift;
    pipe my $in, my $out or die $!;
    my $pid = fork // die $!;
    if ($pid == 0) {
        Test::More->builder->no_ending(1);
        close $in;
        open STDOUT, '>&', $out or die $!;
        $| = 1;
        $code->();
        exit 0;
    }
    close $out;
    my $said = '';
    my $lived = eval {
        local $SIG{ALRM} = sub { die "too late\n" };
        alarm 300;
        $said = join '', <$in>;
        alarm 0;
        1;
    };
    kill KILL => $pid if !$lived;
    waitpid $pid, 0;
    return ($said, $?);
}

for my $name (sort keys %calls) {
    my ($make, $endless, $finite) = @{ $calls{$name} };

    # A handler that dies, at random moments. How long it takes until that is out is a few milliseconds; the bound is for
    # a machine that has other work.
    my ($said, $status) = in_process(
        sub {
            my @waits;
            for (1 .. 20) {
                my $object = $make->();
                my $late = { late => $_ };
                local $SIG{ALRM} = sub { die $late };
                my $wait = 0.001 + rand 0.05;
                my $due = time + $wait;
                setitimer(ITIMER_REAL, $wait);
                my $lived = eval { $endless->($object); 1 };
                push @waits, time - $due;
                print $lived ? "lived\n" : ref $@ && $@ == $late ? "died\n" : "said $@\n";
            }
            my $median = (sort { $a <=> $b } @waits)[10];
            print $median < 0.5 ? "soon\n" : "after $median s\n", join(' ', map { $_->live } @classes), "\n";
        }
    );
    is($said, "died\n" x 20 . "soon\n0 0 0\n", "$name: what a handler dies of comes out");
    is($status, 0, 'and nothing else happens');

    # One that returns, again and again.
    my $object = $make->();
    my $answer = $finite->($object);
    my $handled = 0;
    $@ = 'mine';
    {
        local $SIG{ALRM} = sub { $handled++; eval { die 'not to be seen' } };
        setitimer(ITIMER_REAL, 0.001, 0.001);
        is_deeply($finite->($object), $answer, "$name: the same answer after handlers that return");
        setitimer(ITIMER_REAL, 0);
    }
    cmp_ok($handled, '>', 0, 'of which some ran');
    is($@, 'mine', 'and left $@ alone');

    # One that takes away and changes what the call is about.
    my $pulled = 0;
    {
        local $SIG{ALRM} = sub {
            return if $pulled++;
            $object->lift($_) for $object->can('lift') ? 1 .. 30 : ();
            $object->DESTROY;
            undef $object;
        };
        my $held = \$object;
        setitimer(ITIMER_REAL, 0.0005, 0.001);
        is_deeply($finite->($$held), $answer, "$name: the same after the object went");
        setitimer(ITIMER_REAL, 0);
    }
    cmp_ok($pulled, '>', 0, 'as it did');

    # One that leaves.
    ($said, $status) = in_process(
        sub {
            local $SIG{ALRM} = sub { print "leaving\n"; exit 7 };
            my $object = $make->();
            setitimer(ITIMER_REAL, 0.02);
            eval { $endless->($object) };
            print "still here\n";
        }
    );
    is($said, "leaving\n", "$name: an exit in a handler");
    is($status, 7 << 8, 'is the end of the program');
}

# A search in a handler of a search.
{
    my $board = $Star->new;
    my $answer = $board->search(budget => 500_000);
    my @inner;
    local $SIG{ALRM} = sub { push @inner, Game::Fanorona::Rules->new->search(budget => 100) };
    setitimer(ITIMER_REAL, 0.002);
    is_deeply($board->search(budget => 500_000), $answer, 'a search in which another one is made');
    setitimer(ITIMER_REAL, 0);
    is_deeply(\@inner, [ Game::Fanorona::Rules->new->search(budget => 100) ], 'and the other one');
}

# As the documentation shows.
{
    my $found = eval {
        local $SIG{ALRM} = sub { die "too late\n" };
        alarm 1;
        my $answer = senet()->search(1, budget => 1e15);
        alarm 0;
        $answer;
    };
    is($@, "too late\n", 'an alarm ends a search');
}

is_deeply(\@warnings, [], 'nothing warns');
is($_->live, 0, "$_: nothing is left") for @classes;

done_testing;
