# Arguments of every odd kind: numbers, text, tied and magical scalars, overloaded objects, strings however perl keeps
# them. What the library is given does not depend on how Perl code came by it, and each argument is looked at once.

use 5.014;
use strict;
use warnings;

use Test::More;

use Game::Sternhalma;
use Game::Sternhalma::Engine ':all';

my $Engine = 'Game::Sternhalma::Engine';
my @warnings;
local $SIG{__WARN__} = sub { push @warnings, @_ };

{

    package Counted;
    sub TIESCALAR { my ($class, @values) = @_; bless { values => \@values, fetched => 0 }, $class }
    sub FETCH { my $self = shift; $self->{values}[ $self->{fetched}++ ] }

    package Numeric;
    use overload '0+' => sub { ${ $_[0] } }, fallback => 1;

    package Textual;
    use overload '""' => sub { ${ $_[0] } }, fallback => 1;

    package TextualHash;
    use overload '""' => sub { $_[0]{text} }, fallback => 1;

    package Dying;
    use overload '""' => sub { die "no text\n" }, '0+' => sub { die "no number\n" }, 'bool' => sub { 1 };
}

# Sixty, written in many ways.
my $text = '60';
my $used = '60';
{ no warnings 'void'; $used + 0 }
my $shown = 60;
{ no warnings 'void'; "$shown" }
tie my $tied, 'Counted', (60) x 100;
my $upgraded = '60';
utf8::upgrade($upgraded);
my $bits = chr 60;
my %element = (hole => 60);
my %sixty = (
    'an integer' => \60,
    'a float' => \60.0,
    'text' => \$text,
    'text used as a number' => \$used,
    'a number used as text' => \$shown,
    'with a space' => \' 60',
    'with a nought' => \'060',
    'with an exponent' => \'6e1',
    'with a sign' => \'+60',
    'with a point' => \'60.0',
    'tied' => \$tied,
    'an element' => \$element{hole},
    'upgraded' => \$upgraded,
    'a part of text' => \substr('a60b', 1, 2),
    'a part of bits' => \vec($bits, 0, 8),
    'a version' => \v54.48,
    'an object that is a number' => \bless(\(my $n = 60), 'Numeric'),
    'an object that is text' => \bless(\(my $t = '60'), 'Textual'),
);

for my $way (sort keys %sixty) {
    my $value = $sixty{$way};
    is($Engine->name($$value), 'i5', "a number: $way");
    is(Game::Sternhalma->new->at($$value), undef, 'as a hole of a game');
    is($Engine->new(empty => 1)->put($$value, 1)->at(60), 1, 'and of a board');
}
'x60x' =~ /(\d+)/;
is($Engine->name($1), 'i5', 'a number: what was captured');

# What is no number.
for my $none (
    undef, '', ' ', 'x', '60x', '0x3c', "60\0", "6\x{660}", [], {}, sub { }, \60, qr/60/, *STDOUT, \*STDOUT,
    bless([], 'Nothing'),
    bless(\(my $x = 'x'), 'Textual')
  )
{
    my $name = defined $none ? "$none" =~ s/\0|[^ -~]/?/gr : 'undef';
    ok(!eval { $Engine->name($none); 1 }, "$name is no number");
    like($@, qr/^hole is not a number: .+ at \Q$0\E line \d+\.$/, 'and it is told which');
}
ok(!eval { $Engine->name(bless [], 'Dying'); 1 }, 'an object that dies');
is($@, "no text\n", 'dies its own death');

# Numbers that are none of the library's.
for my $far (
    -1, 121, 60.5, -60, 2**31 - 1, 2**31, -2**31, -2**31 - 1,
    2**32 + 60, 2**53, 2**63, -2**63, 2**64, ~0, 1e308, 9**9**9,
    -9**9**9, -sin 9**9**9, '1' x 400, '-' . '9' x 40, '0.1', '1e400'
  )
{
    is($Engine->name($far), undef, "no hole $far");
    is($Engine->row_len($far), undef, "no row $far");
    is($Engine->dir_opposite($far), undef, "no direction $far");
    is_deeply([ $Engine->neighbours($far) ], [], "no neighbours of $far");
    is_deeply([ $Engine->new->reach($far) ], [], "no reach from $far");
    is($Engine->layout_ok($far, 10), 0, "no layout of $far");
    is($Engine->layout_ok(2, $far), 0, "nor of $far pieces");
    is($Engine->new->evaluate($far), undef, "no value for seat $far");
    is($Engine->reason($far), undef, "no reason $far");
    is(scalar $Engine->new->resign($far), WHY_NOT_A_SEAT, "no seat $far");
    is(Game::Sternhalma->new->resign($far), 'no_such_seat', 'nor in a game');
}
is($Engine->name('-0'), 'a1', 'minus nothing is nothing');
is($Engine->row_of(-0.0), 0, 'also as a float');

# Text, however perl keeps it.
my $set_up = $Engine->new->to_string;
for my $string ($set_up, '', "\0", "\xe9", "$set_up\xe9", 'x' x 511, 'x' x 512, "\xff" x 511, "\xff" x 512) {
    my ($down, $up) = ($string, $string);
    utf8::upgrade($up);
    my @codes = map { ($Engine->from_string($_))[1] } $down, $up;
    is($codes[0], $codes[1], 'a position of ' . length($string) . ' characters');
    is(utf8::is_utf8($up), 1, 'and it stays as it was') if length $string;
    is(Game::Sternhalma->new->play($_), 'bad_string', 'as a move') for $down, $up;
    is($Engine->hole_named($_), undef, 'as a name') for $down, $up;
}
is(($Engine->from_string("\x{100}" x 255))[1], POS_LETTER, 'wide characters count as they are written in UTF-8');
is(($Engine->from_string("\x{100}" x 256))[1], POS_LONG, 'two bytes each');
is(($Engine->from_string('x' x 5_000_000))[1], POS_LONG, 'a string of megabytes');
is(Game::Sternhalma->new->play('x' x 5_000_000), 'bad_string', 'as a move');
ok(!eval { Game::Sternhalma->replay('x' x 5_000_000) }, 'as a log');
is(ref $@, 'Game::Sternhalma::Error', 'with an error');
for my $up ('d1-e5', 'resign 1') {
    utf8::upgrade(my $said = $up);
    is(Game::Sternhalma->new->play($said), undef, "$up, upgraded");
}
my $undo = ($Engine->new->play(6, 14))[1];
my $board = $Engine->new;
$board->play(6, 14);
utf8::upgrade(my $wide = $undo);
is($board->unplay($wide), 1, 'an undo that was upgraded');
is(Game::Sternhalma->new->play(bless \(my $said = 'd1-e5'), 'Textual'), undef, 'an object that is text');
is(Game::Sternhalma->new->play(bless { text => 'd1-e5' }, 'TextualHash'), undef, 'a hash that is text');
is(Game::Sternhalma->new->play(bless { from => 'd1', to => 'e5' }, 'Nothing'),
    undef, 'a hash of some class that is none');
is(
    Game::Sternhalma->reason(bless \(my $flag = 'occupied'), 'Textual'),
    Game::Sternhalma->reason('occupied'),
    'a flag that is an object'
);
is(Game::Sternhalma->new->play(*STDOUT), 'bad_string', 'a glob');
is(Game::Sternhalma->new->play(qr/d1-e5/), 'bad_string', 'a pattern');

# Tied scalars, hashes and arrays are asked once for each value.
sub fetched {
    my ($code, @values) = @_;
    my $object = tie my $scalar, 'Counted', @values, ('too often') x 9;
    my $got = $code->($scalar, \$scalar);
    return [ $object->{fetched}, $got ];
}
is_deeply(fetched(sub { $Engine->name($_[0]) }, 60), [ 1, 'i5' ], 'a number');
is_deeply(fetched(sub { $Engine->hole_named($_[0]) }, 'i5'), [ 1, 60 ], 'a name');
is_deeply(fetched(sub { scalar(Game::Sternhalma->new->play($_[0])) }, 'd1-e5'), [ 1, undef ], 'a move');
is_deeply(fetched(sub { Game::Sternhalma->new->at($_[0]) }, 'a1'), [ 1, 0 ], 'a hole by its name');
is_deeply(fetched(sub { Game::Sternhalma->new(seats => $_[0])->seats }, 3), [ 1, 3 ], 'an option');
is_deeply(fetched(sub { Game::Sternhalma->new($_[0] => 3)->seats }, 'seats'), [ 1, 3 ], 'its name');
is_deeply(fetched(sub { $Engine->new(position => $_[0])->to_string }, $set_up), [ 1, $set_up ], 'a position');
is_deeply(fetched(sub { Game::Sternhalma->new(position => $_[0])->position }, $set_up), [ 1, $set_up ], 'of a game');
is_deeply(fetched(sub { ($Engine->from_string($_[0]))[1] }, $set_up), [ 1, POS_OK ], 'to from_string');
is_deeply(fetched(sub { $Engine->new->random_forward($_[0])->{pass} }, 7), [ 1, 0 ], 'a seed');
is_deeply(fetched(sub { scalar $Engine->new->hops(0, $_[0]) }, 0)->[0], 1, 'an argument that may be left out');
is_deeply(fetched(sub { scalar(Game::Sternhalma->new->history($_[0])) }, 1), [ 1, 1 ], 'and another');
is_deeply(fetched(sub { Game::Sternhalma->new->resign($_[0]) }, 1), [ 1, undef ], 'a seat');
is_deeply(fetched(sub { Game::Sternhalma->new->play({ from => $_[0], to => 14 }); 1 }, 6)->[0],
    1, 'a value that is copied by Perl');

{
    require Tie::Hash;
    require Tie::Array;
    tie my %move, 'Tie::StdHash';
    %move = (from => 6, to => 14);
    is(Game::Sternhalma->new->play(\%move), undef, 'a move that is a tied hash');
    tie my %weights, 'Tie::StdHash';
    %weights = (classes => 0);
    is(
        $Engine->new->evaluate(0, weights => \%weights),
        $Engine->new->evaluate(0, weights => { classes => 0 }),
        'weights that are one'
    );
    tie my @avoid, 'Tie::StdArray';
    @avoid = ($Engine->new->own_key(0)) x 3;
    ok($Engine->new->search(budget => 100, avoid => \@avoid), 'keys in a tied array');
    $weights{clases} = 0;
    ok(!eval { $Engine->new->evaluate(0, weights => \%weights); 1 } && $@ =~ /^clases is not a weight/,
        'an unknown weight in it');
}

# A scalar that changes what was read before it.
{

    package Changer;
    sub TIESCALAR { my ($class, $victim) = @_; bless [$victim], $class }
    sub FETCH { my $self = shift; ${ $self->[0] } = 'y' x 100_000; 0 }
}
my $position = $set_up;
tie my $changer, 'Changer', \$position;
is(Game::Sternhalma->new(position => $position, solo => $changer)->position,
    $set_up, 'a position that changes meanwhile');
is($Engine->new(position => '', position => $set_up)->to_string, $set_up, 'of a name given twice the last counts');

# Calls that are not as they should be.
for my $call (
    sub { Game::Sternhalma::Engine::at() },
    sub { Game::Sternhalma::Engine::at($Engine->new) },
    sub { $Engine->new->at(1, 2) },
    sub { Game::Sternhalma::Engine::new() },
    sub { Game::Sternhalma::new() },
    sub { Game::Sternhalma::Engine::holes() },
    sub { $Engine->xy },
    sub { $Engine->new->legal(1) },
    sub { Game::Sternhalma->new->at },
  )
{
    ok(!eval { $call->(); 1 }, 'a call with too few or too many arguments');
    unlike($@, qr/^Usage: /, 'is not told of as C');
    like(
        $@,
        qr/^\w+ (?:takes .+, and .+ given|is a method, and was called without .+) at \Q$0\E line \d+\.$/,
        'but in words'
    );
}
for my $method (qw(at key legal play search to_string clone)) {
    ok(!eval { $Engine->$method(1, 2); 1 }, "$method on the class");
}

undef $board;
is_deeply(\@warnings, [], 'nothing warns');
is($Engine->live + Game::Sternhalma->live, 0, 'and nothing is left');

done_testing;
