package Tree;

# What the tests share with the tree of libsternhalma: in a distribution a copy of it, made by make dist.

use 5.014;
use strict;
use warnings;

use JSON::PP;
use Test::More;

use Exporter 'import';
our @EXPORT_OK = qw(shared rows slurp bytes in_tree);

# The path of a file that tests share with the tree, or undef.
sub shared {
    my $name = shift;
    my ($path) = grep { defined && -e } "t/shared/$name", in_tree("tests/$name");
    return $path;
}

# A path in the tree, or undef outside of it.
sub in_tree {
    return -e '../../abi-version.txt' ? "../../$_[0]" : undef;
}

sub slurp {
    my $path = shift;
    open my $in, '<:raw', $path or die "$path: $!";
    local $/;
    return scalar <$in>;
}

# Calls a sub with every case of a file of vectors. STERNHALMA_EVERY=10 takes one of ten.
sub rows {
    my ($name, $check) = @_;
    my $path = shared("vectors/$name");
    return plan skip_all => "no $name here" if !defined $path;
    my @lines = split /\n/, slurp($path);
    shift @lines;
    my $every = $ENV{STERNHALMA_EVERY} || 1;
    my $json = JSON::PP->new->utf8;
    for my $i (grep { $_ % $every == 0 } 0 .. $#lines) {
        my $row = $json->decode($lines[$i]);
        my $before = Test::More->builder->is_passing;
        $check->($row);
        diag("in $name, line ", $i + 2) if $before && !Test::More->builder->is_passing;
    }
}

# The bytes of a text of a vector.
sub bytes {
    my $text = shift;
    utf8::encode($text);
    return $text;
}

1;
