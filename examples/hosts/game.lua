-- Has three seats play a game against each other, and tells every move: with LuaJIT's ffi.
local ffi = require("ffi")

-- The declarations stand beside the header, wherever that is installed.
local declarations = assert(io.open((arg[0]:match("^.*/") or "./") .. "../../include/sternhalma.cdef.h"))
ffi.cdef(declarations:read("*a"))
declarations:close()
local lib = ffi.load("libsternhalma.so.0")

local buffer = ffi.new("char[?]", lib.STERNHALMA_POSITION_MAX)
local function text(write, ...)
    local arguments = { ... }
    arguments[#arguments + 1], arguments[#arguments + 2] = buffer, ffi.sizeof(buffer)
    return ffi.string(buffer, write(unpack(arguments)))
end

local options, made = ffi.new("sternhalma_game_options"), ffi.new("sternhalma_game *[1]")
lib.sternhalma_game_options_init(options)
options.seats = 3
assert(lib.sternhalma_game_new(options, made, nil) == 0)
local game = ffi.gc(made[0], lib.sternhalma_game_free)
print("a1-b1: " .. ffi.string(lib.sternhalma_game_reason(lib.sternhalma_game_play(game, "a1-b1"))))

local search, found = ffi.new("sternhalma_search_options"), ffi.new("sternhalma_search_result")
lib.sternhalma_search_options_init(search)
search.budget = 300
while lib.sternhalma_game_search(game, search, found) == 0 do
    local move = found.is_pass ~= 0 and "pass" or text(lib.sternhalma_game_move_text, game, found.from, found.to)
    lib.sternhalma_game_play(game, move)
    local ply, nodes = tonumber(lib.sternhalma_game_ply(game)), tonumber(found.nodes)
    print(("%d. %s depth %d score %d nodes %d"):format(ply, move, found.depth, found.score, nodes))
end

print(text(lib.sternhalma_game_result_text, game))
print(text(lib.sternhalma_game_position, game))
print(bit.tohex(lib.sternhalma_game_key(game)))
