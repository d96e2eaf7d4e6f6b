# What the distribution is made of.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use ExtUtils::Manifest qw(filecheck maniread manicheck);
use Test::More;
use Tree qw(slurp);

use Game::Sternhalma;

my $version = Game::Sternhalma->VERSION;

# The classes of the other games have the versions of what is documented of them.
my %version = (Senet => '0.02', Fanorona => '0.03');

for my $file (grep { /\.pm$/ && m{^lib/} } sort keys %{ maniread() }) {
    my $of_game = $version{ (split m{/}, $file)[2] } // $version;
    my ($has) = slurp($file) =~ /^our \$VERSION = '([\d.]+)';/m;
    is($has, $of_game, "$file has the version of its game");
    my ($told) = slurp($file) =~ /^=head1 VERSION\n\nVersion ([\d.]+)$/m;
    is($told // $of_game, $of_game, 'and tells it');
}
like(slurp('Changes'), qr/^\Q$version\E\b/m, 'Changes has the version');

{
    local $ExtUtils::Manifest::Quiet = 1;
    is(join(' ', manicheck()), '', 'every file of MANIFEST is there');
    is(join(' ', filecheck()), '', 'and MANIFEST has every file');
}

done_testing;
