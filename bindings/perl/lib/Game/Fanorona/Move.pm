package Game::Fanorona::Move;

use 5.014;
use strict;
use warnings;

use Game::Sternhalma::Library;

our $VERSION = '0.03';

sub steps { return @{ $_[0]{steps} } }

sub text { return $_[0]{text} }

sub stop { return $_[0]{stop} }

sub from {
    my $self = shift;
    return @{ $self->{steps} } ? $self->{steps}[0]{from} : undef;
}

sub to {
    my $self = shift;
    return @{ $self->{steps} } ? $self->{steps}[-1]{to} : undef;
}

sub kind {
    my $self = shift;
    return @{ $self->{steps} } ? $self->{steps}[0]{kind} : undef;
}

sub taken {
    my $self = shift;
    return map { @{ $_->{taken} } } @{ $self->{steps} };
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Move - a whole move of fanorona

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona::Rules;

    my $game = Game::Fanorona::Rules->new;
    for my $move ($game->moves) {
        print $move->text, " takes ", scalar(my @taken = $move->taken), "\n";
    }

It writes:

    d2-e3A takes 2
    d3-e3A takes 1
    d3-e3W takes 1
    e2-e3A takes 2
    f2-e3A takes 2

=head1 DESCRIPTION

The steps of one stone until the turn passes. L<Game::Fanorona::Rules/moves> and L<Game::Fanorona::Engine/moves> give
such moves, and L<Game::Fanorona::Rules/play_move> plays one.

=head1 METHODS

=head2 steps

The steps, each a hash of C<from>, C<dir>, C<kind>, C<to> and C<taken>, as L<Game::Fanorona::Engine/A step> tells. In
scalar context, how many.

=head2 from

The point the stone begins on.

=head2 to

The point it ends on.

=head2 taken

The points whose stones it takes, step by step, in each the nearest first.

=head2 kind

What its first step takes: C<PAIKA>, C<APPROACH> or C<WITHDRAW>.

=head2 text

The move as text, such as C<d3-e3A> or C<d5-d4A-c5W>.

=head2 stop

Whether a stop is needed to end it: more steps could follow.

=head1 AUTHOR

The libsternhalma developers.

=head1 LICENCE

This is free software. You may use it under the MIT licence or the Apache License 2.0, as you like.

=cut
