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

for my $file (grep { /\.pm$/ && m{^lib/} } sort keys %{ maniread() }) {
    my ($has) = slurp($file) =~ /^our \$VERSION = '([\d.]+)';/m;
    is($has, $version, "$file has the version of the distribution");
    my ($told) = slurp($file) =~ /^=head1 VERSION\n\nVersion ([\d.]+)$/m;
    is($told // $version, $version, 'and tells it');
}
like(slurp('Changes'), qr/^\Q$version\E\b/m, 'Changes has the version');

{
    local $ExtUtils::Manifest::Quiet = 1;
    is(join(' ', manicheck()), '', 'every file of MANIFEST is there');
    is(join(' ', filecheck()), '', 'and MANIFEST has every file');
}

done_testing;
