#!/usr/bin/env perl
# How often a second Perl code can ask a board and a game, and search. From bindings/perl, after make:
#
#     perl -Mblib bench/speed.pl [SECONDS]

use 5.014;
use strict;
use warnings;

use Time::HiRes qw(time);

use Game::Sternhalma;
use Game::Sternhalma::Engine;

my $seconds = shift // 1;
die "usage: speed.pl [SECONDS]\n" if $seconds !~ /\A\d+(?:\.\d+)?\z/ || $seconds == 0 || @ARGV;

# Positions out of the middle of a game of three.
my $game = Game::Sternhalma->new(seats => 3);
my @boards;
for my $seed (1 .. 60) {
    my $choice = $game->board->random_forward($seed);
    $game->play({ from => $choice->{from}, to => $choice->{to} });
    push @boards, $game->board if $seed > 20;
}
my @games = map { Game::Sternhalma->new(position => $_->to_string) } @boards;
my @moves = map { ($_->legal)[0] } @games;

# Calls a sub with the numbers of the positions, over and over, for so many seconds.
sub speed {
    my ($name, $code) = @_;
    my ($start, $calls) = (time, 0);
    my $elapsed;
    do {
        for my $i (0 .. $#boards) { $code->($i) }
        $calls += @boards;
        $elapsed = time - $start;
    } while $elapsed < $seconds;
    printf "%-34s %12.0f a second\n", $name, $calls / $elapsed;
}

my $legal = 0;
$legal += $_->legal for @boards;
printf "%.1f moves a position\n\n", $legal / @boards;

speed('Engine legal, list', sub { my @all = $boards[ $_[0] ]->legal });
speed('Engine legal, count', sub { my $count = $boards[ $_[0] ]->legal });
speed('Engine reach of a hole', sub { my @to = $boards[ $_[0] ]->reach($moves[ $_[0] ]{from}) });
speed(
    'Engine play and unplay',
    sub {
        my $i = shift;
        my (undef, $undo) = $boards[$i]->play($moves[$i]{from}, $moves[$i]{to});
        $boards[$i]->unplay($undo);
    }
);
speed('Engine key', sub { my $key = $boards[ $_[0] ]->key });
speed('Game legal, hashes', sub { my @all = $games[ $_[0] ]->legal });
speed(
    'Game play text and undo',
    sub {
        my $i = shift;
        $games[$i]->play($moves[$i]{text});
        $games[$i]->undo;
    }
);
speed(
    'Game play hash and undo',
    sub {
        my $i = shift;
        $games[$i]->play($moves[$i]);
        $games[$i]->undo;
    }
);
speed('Engine search, budget 1,000', sub { my $found = $boards[ $_[0] ]->search(budget => 1000, table_kib => 64) });
