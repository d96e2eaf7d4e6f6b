package Game::Sternhalma::Error;

use 5.014;
use strict;
use warnings;

our $VERSION = '0.01';

use overload
    '""'     => sub { my $self = shift; sprintf "%s at %s line %d.\n", @$self{qw(message file line)} },
    'bool'   => sub { 1 },
    fallback => 1;

sub flag       { $_[0]{flag} }
sub message    { $_[0]{message} }
sub code       { $_[0]{code} }
sub field      { $_[0]{field} }
sub offset     { $_[0]{offset} }
sub log_line   { $_[0]{log_line} }
sub log_column { $_[0]{log_column} }
sub file       { $_[0]{file} }
sub line       { $_[0]{line} }

1;
