# Every method with arguments that nobody would write: it answers or it croaks, and nothing is lost. The choice is random
# and the same each time; HAMMER_SEED=2 makes another, and HAMMER_CALLS more of it.

use 5.014;
use strict;
use warnings;

use Test::More;

use Game::Sternhalma;
use Game::Sternhalma::Engine;
use Game::Sternhalma::Notation;

my $seed = $ENV{HAMMER_SEED} // 1;
my $calls = int +($ENV{HAMMER_CALLS} // 100_000) / ($ENV{STERNHALMA_EVERY} || 1);
srand $seed;

{

    package Object;
    use overload
      '""' => sub { ${ $_[0] } },
      '0+' => sub { ${ $_[0] } },
      'fallback' => 1;

    package Tied;
    sub TIESCALAR { my ($class, @values) = @_; bless \@values, $class }
    sub FETCH { my $self = shift; push @$self, shift @$self; $$self[0] }
    sub STORE { }
}

my $set_up = Game::Sternhalma::Engine->new->to_string;
my $log = Game::Sternhalma->new->log;
my $walled = '0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 13 -';
my @objects;

# What arguments are made of: a sub each, so that every one is new.
my @arguments = (
    sub { undef },
    sub { '' },
    sub { 0 },
    sub { -1 },
    sub { 1.5 },
    sub { int rand 130 },
    sub { int rand 130 },
    sub { int rand 7 },
    sub { int rand 7 },
    sub { 2**31 },
    sub { -2**31 },
    sub { 2**63 },
    sub { 9**9**9 },
    sub { -sin 9**9**9 },
    sub { ~0 },
    sub { 'x' x rand 600 },
    sub { "\0" x rand 200 },
    sub { "\x{263a}" x rand 200 },
    sub { $set_up },
    sub { "$walled" },
    sub { "$set_up\0" },
    sub { 'pass' },
    sub { 'resign 1' },
    sub { 'd1-e5' },
    sub { 'e5' },
    sub { 'i5' },
    sub { 'occupied' },
    sub { [] },
    sub { {} },
    sub { [ 1 .. rand 9 ] },
    sub { { from => int rand 130, to => int rand 130 } },
    sub { { kind => 'pass' } },
    sub { { classes => int rand 9 } },
    sub {
        sub { 1 }
    },
    sub { \1 },
    sub { \my $x },
    sub { qr/x/ },
    sub { *STDOUT },
    sub { \*STDOUT },
    sub { bless [], 'Game::Sternhalma' },
    sub { bless {}, 'Game::Sternhalma::Engine' },
    sub { my $n = int rand 130; bless \$n, 'Object' },
    sub { my $s = 'd1-e5'; bless \$s, 'Object' },
    sub { tie my $t, 'Tied', 6, 'x', undef, [], 14; \$t },
    sub { 'weights' },
    sub { 'seats' },
    sub { 'position' },
    sub { 'avoid' },
    sub { 'seed' },
    sub { 'depth' },
    sub { 'first' },
    sub { 'cap' },
    sub { 'solo' },
    sub { 'empty' },
    sub { $objects[ rand @objects ] },
    sub { $objects[ rand @objects ] },
    sub { 'Nothing::Here' },
    sub { $log },
    sub { $log },
    sub { $log },
);

# A search of the default budget takes long. In capitals are constants, and what perl calls by itself.
my @methods;
for my $class ('Game::Sternhalma', 'Game::Sternhalma::Engine', 'Game::Sternhalma::Notation') {
    no strict 'refs';
    for my $name (sort keys %{"${class}::"}) {
        next if !defined &{"${class}::$name"} || $name =~ /^(?:import|BEGIN|_abi_ptr|search|[A-Z]\w*)$/;
        push @methods, [ "${class}::$name", \&{"${class}::$name"} ];
    }
}
cmp_ok(scalar @methods, '>', 100, 'methods');

my $expected = qr{
    is\ not\ a\ number | ^not\ a\ Game | was\ destroyed | a\ class\ made\ from | \ takes\ .*\ given\b
    | ^\w+\ is\ a\ method | named\ argument | ^bad\ position
    | is\ not\ played\ with | ^nothing\ else\ can | ^Can't\ locate\ object\ method | ^Can't\ call\ method
    | is\ not\ a\ weight | ^weights\ is\ not | whole\ number | is\ out\ of\ range | is\ neither\ yes
}x;

my (%answered, %croaked, @surprises);
for my $call (1 .. $calls) {

    # Objects come and go, and some are let go of by hand.
    if ($call % 50 == 1) {
        @objects = (
            'Game::Sternhalma',
            'Game::Sternhalma::Engine',
            Game::Sternhalma->new(seats => 3),
            Game::Sternhalma->new(position => $walled),
            Game::Sternhalma::Engine->new(seats => 6),
            Game::Sternhalma::Engine->new(position => $walled),
        );
        push @objects, Game::Sternhalma::Engine->new, Game::Sternhalma->new;
        $_->DESTROY for @objects[ -2, -1 ];
    }
    my ($name, $code) = @{ $methods[ rand @methods ] };

    # Numbers that may be holes are what most methods take.
    my @given = map { rand() < 0.4 ? int rand 130 : $arguments[ rand @arguments ]->() } 1 .. rand 5;
    unshift @given, $objects[ rand @objects ] if rand() < 0.8 && $name !~ /parse_log/;
    if ($name =~ /Notation::parse_move/) { @given = reverse @given }
    local $SIG{__WARN__} = sub { push @surprises, "$name warned: @_" };
    my $kind = int rand 3;
    my $lived = eval {
        if ($kind == 0) { my @list = $code->(@given) }
        elsif ($kind == 1) { my $scalar = $code->(@given) }
        else { $code->(@given) }
        1;
    };
    if ($lived) { $answered{$name}++ }
    else {
        $croaked{$name}++;
        push @surprises, "$name said $@" if !ref $@ && $@ !~ $expected;
        push @surprises, "$name died with a " . ref $@ if ref $@ && ref $@ ne 'Game::Sternhalma::Error';
    }
}
is(join('', @surprises[ 0 .. ($#surprises < 9 ? $#surprises : 9) ]), '', "nothing unforeseen with seed $seed");
my @never = grep { !$answered{$_} } map { $$_[0] } @methods;
is("@never", '', 'every method answered at times') if $calls >= 100_000;

@objects = ();
is(Game::Sternhalma::Engine->live, 0, 'no board is left');
is(Game::Sternhalma->live, 0, 'and no game');

done_testing;
