package Game::Sternhalma::Error;

use 5.014;
use strict;
use warnings;

use Game::Sternhalma::Library;

our $VERSION = '0.01';

use overload
  '""' => sub { my $self = shift; sprintf "%s at %s line %d.\n", @$self{qw(message file line)} },
  'bool' => sub { 1 },
  fallback => 1;

sub flag { $_[0]{flag} }
sub message { $_[0]{message} }
sub code { $_[0]{code} }
sub field { $_[0]{field} }
sub offset { $_[0]{offset} }
sub log_line { $_[0]{log_line} }
sub log_column { $_[0]{log_column} }
sub file { $_[0]{file} }
sub line { $_[0]{line} }

1;

__END__

=encoding utf8

=head1 NAME

Game::Sternhalma::Error - why no game of star halma could be made

=head1 VERSION

Version 0.01

=head1 SYNOPSIS

    use Game::Sternhalma;

    my $log = "sternhalma 1\nseats 2\npieces 10\ncap 2000\nfirst 0\nmoves 1\nd1-d2\n";
    eval { Game::Sternhalma->replay($log) };
    my $error = $@;
    print $error->flag, ': ', $error->message, "\n";

It writes:

    occupied: line 7, column 1: the hole holds a piece

=head1 DESCRIPTION

L<Game::Sternhalma/new> and L<Game::Sternhalma/replay> die with one. As text it is what C<die> writes: the message,
and the file and the line of the call.

=head1 METHODS

=head2 flag

What is wrong in one word, of those that L<Game::Sternhalma/play> tells: of a move in a log why it cannot be made, and
of everything else C<bad_string>.

=head2 message

What is wrong, in words, and where in the log or in the position.

=head2 field

The part at fault: C<seats>, C<pieces>, C<cap>, C<first> or C<position>; in a log also C<header>, C<moves>, which is
the line that tells how many there are, and C<move>. undef when it is in none of them.

=head2 code

The number of what is wrong: in a position one of the C<POS_> codes of L<Game::Sternhalma::Engine>, and otherwise that
of the flag.

=head2 offset

The byte at fault in a log or a position, from 0. undef when it is in neither.

=head2 log_line, log_column

The line of a log that is at fault, and the byte in it, both from 1. undef when it is not in a log.

=head2 file, line

Where the call stands that died.

=head1 SEE ALSO

L<Game::Sternhalma>

=head1 AUTHOR

The libsternhalma developers.

=head1 LICENCE

This is free software. You may use it under the MIT licence or the Apache License 2.0, as you like.

=cut
