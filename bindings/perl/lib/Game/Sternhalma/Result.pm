package Game::Sternhalma::Result;

use 5.014;
use strict;
use warnings;

our $VERSION = '0.01';

use overload
    '""'     => sub { $_[0]{text} },
    'bool'   => sub { 1 },
    fallback => 1;

sub how      { $_[0]{how} }
sub places   { @{ $_[0]{places} } }
sub finished { @{ $_[0]{finished} } }
sub plies    { $_[0]{plies} }

1;
