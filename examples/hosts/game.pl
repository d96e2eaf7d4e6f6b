# Has three seats play a game against each other, and tells every move: with the distribution of bindings/perl.
use strict;
use warnings;

use Game::Sternhalma;

my $game = Game::Sternhalma->new(seats => 3);
print 'a1-b1: ', Game::Sternhalma->reason($game->play('a1-b1')), "\n";

until ($game->over) {
    my $found = $game->board->search(budget => 300, avoid => [$game->history]);
    $game->play($found->{pass} ? 'pass' : { from => $found->{from}, to => $found->{to} });
    printf "%d. %s depth %d score %d nodes %d\n",
        $game->ply, ($game->moves)[-1], @{$found}{qw(depth score nodes)};
}

print join("\n", $game->result, $game->position, $game->key), "\n";
