# Another XS module uses the library through the table that Game::Sternhalma::Engine hands on.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use Config;
use Cwd qw(abs_path getcwd);
use File::Copy qw(copy);
use File::Path qw(make_path);
use File::Temp qw(tempdir);
use Test::More;
use Tree qw(slurp);

use Game::Sternhalma::Engine;

my $Engine = 'Game::Sternhalma::Engine';

like($Engine->_abi_ptr, qr/\A[1-9]\d*\z/, 'an address');
is($Engine->_abi_ptr, $Engine->new->_abi_ptr, 'and always the same');
is(unpack('L', unpack 'P4', pack 'J', $Engine->_abi_ptr),
    $Engine->abi_version, 'of the table that begins with the number of the interface');

# Where the header is that this distribution was built with.
my ($include) = -e 'Makefile' ? slurp('Makefile') =~ /^INC = -I(.+)$/m : ();
SKIP: {
    skip 'this was not built here', 4 if !defined $include || !-e "$include/sternhalma.h";
    my $folder = tempdir(CLEANUP => 1);
    make_path("$folder/lib");
    copy("t/consumer/$_", "$folder/$_") or die "$_: $!" for qw(Makefile.PL Consumer.xs lib/Consumer.pm);
    local $ENV{STERNHALMA_INC} = $include;
    local $ENV{PERL5LIB} = join $Config{path_sep}, map { abs_path($_) } qw(blib/lib blib/arch);
    my $here = getcwd();
    my $make = $ENV{MAKE} || $Config{make};

    # A make that runs this test has told its own work to these.
    local @ENV{qw(MAKEFLAGS MFLAGS MAKELEVEL)} = ('', '', 0);
    chdir $folder or die "$folder: $!";
    my $said = `"$^X" Makefile.PL 2>&1 && $make 2>&1`;
    is($?, 0, 'the consumer is built') or diag($said);
    my $position = $Engine->new->to_string;
    $said
      = `"$^X" -w -Mblib -MConsumer -e "print Consumer::count_moves(shift), q( ), Consumer::abi_version" "$position" 2>&1`;
    is($said =~ s/^Using .*blib\n//r, '14 ' . $Engine->abi_version, 'it counts moves and knows the interface');
    $said = `"$^X" -w -Mblib -MConsumer -e "Consumer::take_table(0)" 2>&1`;
    like($said, qr/is older than Consumer/, 'it refuses no table');
    my $old = 'my $old = pack q(L2), 0, 8; Consumer::take_table(unpack q(J), pack q(P), $old)';
    $said = `"$^X" -w -Mblib -MConsumer -e '$old' 2>&1`;
    like($said, qr/is older than Consumer/, 'and one that is too old');
    chdir $here or die "$here: $!";
}

done_testing;
