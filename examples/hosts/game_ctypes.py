"""Has three seats play a game against each other, and tells every move: with ctypes and nothing else."""

from ctypes import (
    CDLL,
    POINTER,
    Structure,
    byref,
    c_char_p,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_uint64,
    c_void_p,
    create_string_buffer,
)


class GameOptions(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("seats", c_int32),
        ("pieces", c_int32),
        ("first", c_int32),
        ("cap", c_int64),
        ("position", c_char_p),
        ("position_len", c_size_t),
    ]


class SearchOptions(Structure):
    _fields_ = [
        ("size", c_uint32),
        ("mode", c_int32),
        ("depth", c_int32),
        ("evaluation", c_int32),
        ("table_kib", c_int32),
        ("reserved", c_int32),
        ("budget", c_uint64),
        ("seed", c_uint64),
        ("weights", c_int32 * 8),
        ("avoid", c_void_p),
        ("avoid_len", c_size_t),
        ("stop", c_void_p),
        ("progress", c_void_p),
        ("user", c_void_p),
    ]


class SearchResult(Structure):
    _fields_ = [
        ("start", c_int32),
        ("end", c_int32),
        ("is_pass", c_int32),
        ("depth", c_int32),
        ("score", c_int32),
        ("stopped", c_int32),
        ("nodes", c_uint64),
        ("pv_len", c_int32),
        ("reserved", c_int32),
        ("pv", c_int32 * 64),
    ]


lib = CDLL("libsternhalma.so.0")
lib.sternhalma_game_new.argtypes = [POINTER(GameOptions), POINTER(c_void_p), c_void_p]
lib.sternhalma_game_free.argtypes = [c_void_p]
lib.sternhalma_game_play.argtypes = [c_void_p, c_char_p]
lib.sternhalma_game_reason.restype = c_char_p
lib.sternhalma_game_search.argtypes = [c_void_p, POINTER(SearchOptions), POINTER(SearchResult)]
lib.sternhalma_game_move_text.argtypes = [c_void_p, c_int32, c_int32, c_char_p, c_size_t]
lib.sternhalma_game_ply.argtypes, lib.sternhalma_game_ply.restype = [c_void_p], c_int64
lib.sternhalma_game_key.argtypes, lib.sternhalma_game_key.restype = [c_void_p], c_uint64
for written in (lib.sternhalma_game_position, lib.sternhalma_game_result_text):
    written.argtypes = [c_void_p, c_char_p, c_size_t]


def text(function, *arguments):
    buffer = create_string_buffer(512)
    function(game, *arguments, buffer, len(buffer))
    return buffer.value.decode()


options, search, found, game = GameOptions(), SearchOptions(), SearchResult(), c_void_p()
lib.sternhalma_game_options_init(byref(options))
options.seats = 3
if lib.sternhalma_game_new(options, game, None) != 0:
    raise SystemExit("there is no game")
print("a1-b1:", lib.sternhalma_game_reason(lib.sternhalma_game_play(game, b"a1-b1")).decode())

lib.sternhalma_search_options_init(byref(search))
search.budget = 300
while lib.sternhalma_game_search(game, search, found) == 0:
    move = "pass" if found.is_pass else text(lib.sternhalma_game_move_text, found.start, found.end)
    lib.sternhalma_game_play(game, move.encode())
    print(f"{lib.sternhalma_game_ply(game)}. {move} depth {found.depth} score {found.score} nodes {found.nodes}")

print(text(lib.sternhalma_game_result_text), text(lib.sternhalma_game_position), sep="\n")
print(f"{lib.sternhalma_game_key(game):016x}")
lib.sternhalma_game_free(game)
