# Has three seats play a game against each other, and tells every move: with FFI::Platypus, and no compiler.
use strict;
use warnings;

package GameOptions;
use FFI::Platypus::Record;
record_layout_1(
    uint32 => 'size', sint32 => 'seats', sint32 => 'pieces', sint32 => 'first', sint64 => 'cap',
    opaque => 'position', size_t => 'position_len',
);

package SearchOptions;
use FFI::Platypus::Record;
record_layout_1(
    uint32 => 'size', sint32 => 'mode', sint32 => 'depth', sint32 => 'evaluation', sint32 => 'table_kib',
    sint32 => 'reserved', uint64 => 'budget', uint64 => 'seed', 'sint32[8]' => 'weights', opaque => 'avoid',
    size_t => 'avoid_len', opaque => 'stop', opaque => 'progress', opaque => 'user',
);

package SearchResult;
use FFI::Platypus::Record;
record_layout_1(
    sint32 => 'from', sint32 => 'to', sint32 => 'is_pass', sint32 => 'depth', sint32 => 'score', sint32 => 'stopped',
    uint64 => 'nodes', sint32 => 'pv_len', sint32 => 'reserved', 'sint32[64]' => 'pv',
);

package main;
use FFI::CheckLib qw(find_lib_or_die);
use FFI::Platypus 2.00;
use FFI::Platypus::Buffer qw(scalar_to_pointer);

my $ffi = FFI::Platypus->new(api => 2, lib => [find_lib_or_die(lib => 'sternhalma')]);
$ffi->mangler(sub { "sternhalma_$_[0]" });
$ffi->type("record($_)" => $_) for qw(GameOptions SearchOptions SearchResult);
$ffi->attach(game_options_init => ['GameOptions*'] => 'void');
$ffi->attach(game_new => ['GameOptions*', 'opaque*', 'opaque'] => 'sint32');
$ffi->attach(game_free => ['opaque'] => 'void');
$ffi->attach(game_play => ['opaque', 'string'] => 'sint32');
$ffi->attach(game_reason => ['sint32'] => 'string');
$ffi->attach(search_options_init => ['SearchOptions*'] => 'void');
$ffi->attach(game_search => ['opaque', 'SearchOptions*', 'SearchResult*'] => 'sint32');
$ffi->attach(game_move_text => ['opaque', 'sint32', 'sint32', 'opaque', 'size_t'] => 'sint32');
$ffi->attach(game_ply => ['opaque'] => 'sint64');
$ffi->attach($_ => ['opaque', 'opaque', 'size_t'] => 'sint32') for qw(game_result_text game_position);
$ffi->attach(game_key => ['opaque'] => 'uint64');

# What a function writes into the room it is lent.
sub text {
    my ($write, @arguments) = @_;
    my $room = "\0" x 512;
    return substr $room, 0, $write->(@arguments, scalar_to_pointer($room), length $room);
}

my ($options, $search, $found) = (GameOptions->new, SearchOptions->new, SearchResult->new);
game_options_init($options);
$options->seats(3);
game_new($options, \my $game, undef) == 0 or die "there is no game\n";
print 'a1-b1: ', game_reason(game_play($game, 'a1-b1')), "\n";

search_options_init($search);
$search->budget(300);
while (game_search($game, $search, $found) == 0) {
    my $move = $found->is_pass ? 'pass' : text(\&game_move_text, $game, $found->from, $found->to);
    game_play($game, $move);
    printf "%d. %s depth %d score %d nodes %d\n", game_ply($game), $move, $found->depth, $found->score, $found->nodes;
}

print text(\&game_result_text, $game), "\n", text(\&game_position, $game), "\n";
printf "%016x\n", game_key($game);
game_free($game);
