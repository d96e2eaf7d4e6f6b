# The programs that the documentation opens with, run as they stand.

use 5.014;
use strict;
use warnings;

use lib 't/lib';
use File::Temp;
use Test::More;
use Tree qw(in_tree slurp);

# What a program writes, which must not warn.
sub written {
    my ($program, $name) = @_;
    my $file = File::Temp->new(SUFFIX => '.pl');
    print $file $program;
    close $file;
    my $said = `"$^X" -w "-Mblib" "$file" 2>&1`;
    is($?, 0, "$name ends well");
    return $said =~ s/^Using .*blib\n//r;
}

# The programs of the documented interface.
my %documented = (
    'Game-Sternhalma.txt' => <<'PROGRAM',
use Game::Sternhalma;
my $game = Game::Sternhalma->new(seats => 3);
until ($game->over) {
my @moves = $game->legal;
my $flag = $game->play($moves[0]{text});
die Game::Sternhalma->reason($flag) if defined $flag;
last if $game->ply >= 6;
}
print $game->position, "\n";
my $again = Game::Sternhalma->replay($game->log);
print $again->key eq $game->key ? "the same game\n" : "a different game\n";
PROGRAM
    'Game-Senet-Engine.txt' => <<'PROGRAM',
use Game::Senet::Engine ':all';
my $board = Game::Senet::Engine->new;
$board->put($_, $_ % 2 ? DARK : LIGHT) for 1 .. 10;
print $board->to_string, "\n"; # dldldldldl/........../.......... l 5
print $board->key_hex, "\n"; # 0000000000066666
my $h = Game::Senet::Engine->house_of(1, 0); # 20
print "marked\n" if Game::Senet::Engine->is_marked(15);
my $kendall = Game::Senet::Engine->rules('kendall');
print "@{ $kendall->{exits}{28}{3} }\n"; # off
my ($other, $err) = Game::Senet::Engine->of_string('.........l/........../.......... d 5');
PROGRAM
    'Game-Sternhalma-Engine.txt' => <<'PROGRAM',
use Game::Sternhalma::Engine qw(:all);

my $board = Game::Sternhalma::Engine->new(seats => 3);
print $board->to_string, "\n";
print $board->key, "\n";

my $top = 0;
my @beside = Game::Sternhalma::Engine->neighbours($top);

my ($copy, $code) = Game::Sternhalma::Engine->from_string($board->to_string);
PROGRAM
);

is(written($documented{'Game-Sternhalma.txt'}, 'the program of the game'),
    <<'OUTPUT', 'it plays six plies and replays them');
[1]/00/000/0000/[4]0[8]/[12]/[11]/2[7]1[1]/[9]/[10]/22[7]11/222[6]111/2222[5]1111/[4]/[3]/[2]/[1] 0 3 10;6 3000 0 - - -
the same game
OUTPUT
is(written($documented{'Game-Senet-Engine.txt'}, 'the program of Senet'), <<'OUTPUT', 'it writes what it says');
dldldldldl/........../.......... l 5
0000000000066666
marked
off
OUTPUT
like(
    written($documented{'Game-Sternhalma-Engine.txt'}, 'the program of the board'),
    qr{\A0/00/000/0000/\S+ 0 3 10\n[0-9a-f]{16}\n\z},
    'it writes a position and its key'
);

for my $page (sort keys %documented) {
    my $path = in_tree("../shared/interface/$page");
    next if !defined $path || !-e $path;
    my ($synopsis) = slurp($path) =~ /^SYNOPSIS\s*\n(.*?)\n?DESCRIPTION/ms;
    is($synopsis =~ s/\s+\z//r, $documented{$page} =~ s/\s+\z//r, "$page has this program");
}

# Those of our own documentation.
sub pod_files { glob('lib/Game/*.pm lib/Game/*/*.pm') }

for my $file (pod_files()) {
    my ($synopsis) = slurp($file) =~ /^=head1 SYNOPSIS\n(.*?)^=/ms or next;
    my ($shown) = $synopsis =~ /^It writes:\n\n(.*)/ms;
    $synopsis =~ s/^It writes:.*//ms;
    my $said = written("use strict; $synopsis", "the synopsis of $file");
    is($said, ($shown // '') =~ s/^    //mgr =~ s/\n+\z/\n/r, "what that of $file writes") if defined $shown;
}

for my $readme ('README.md', in_tree('README.md')) {
    next if !defined $readme;
    my @blocks = slurp($readme) =~ /^```perl\n(.*?)^```.*?(?:^```text\n(.*?)^```)/msg;
    ok(@blocks > 0, "$readme shows a program");
    while (my ($program, $shown) = splice @blocks, 0, 2) {
        is(written("use strict; $program", "the program of $readme"), $shown, "what that of $readme writes");
    }
}

done_testing;
