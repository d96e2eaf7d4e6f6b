// Has three seats play a game against each other, and tells every move: with koffi.
const koffi = require("koffi");

koffi.struct("sternhalma_game_options", {
  size: "uint32_t", seats: "int32_t", pieces: "int32_t", first: "int32_t", cap: "int64_t",
  position: "const char *", position_len: "size_t",
});
koffi.struct("sternhalma_search_options", {
  size: "uint32_t", mode: "int32_t", depth: "int32_t", evaluation: "int32_t", table_kib: "int32_t",
  reserved: "int32_t", budget: "uint64_t", seed: "uint64_t", weights: "int32_t [8]",
  avoid: "const uint64_t *", avoid_len: "size_t", stop: "const int32_t *", progress: "void *", user: "void *",
});
koffi.struct("sternhalma_search_result", {
  from: "int32_t", to: "int32_t", is_pass: "int32_t", depth: "int32_t", score: "int32_t", stopped: "int32_t",
  nodes: "uint64_t", pv_len: "int32_t", reserved: "int32_t", pv: "int32_t [64]",
});
koffi.opaque("sternhalma_game");

const lib = koffi.load("libsternhalma.so.0");
const init = lib.func("void sternhalma_game_options_init(_Out_ sternhalma_game_options *options)");
const create = lib.func(
  "int32_t sternhalma_game_new(const sternhalma_game_options *options, _Out_ sternhalma_game **game, void *error)");
const free = lib.func("void sternhalma_game_free(sternhalma_game *game)");
const play = lib.func("int32_t sternhalma_game_play(sternhalma_game *game, const char *text)");
const reason = lib.func("const char *sternhalma_game_reason(int32_t flag)");
const initSearch = lib.func("void sternhalma_search_options_init(_Out_ sternhalma_search_options *options)");
const search = lib.func("int32_t sternhalma_game_search(const sternhalma_game *game, " +
  "const sternhalma_search_options *options, _Out_ sternhalma_search_result *result)");
const moveText = lib.func(
  "int32_t sternhalma_game_move_text(const sternhalma_game *game, int32_t from, int32_t to, char *buf, size_t cap)");
const ply = lib.func("int64_t sternhalma_game_ply(const sternhalma_game *game)");
const resultText = lib.func("int32_t sternhalma_game_result_text(const sternhalma_game *game, char *buf, size_t cap)");
const position = lib.func("int32_t sternhalma_game_position(const sternhalma_game *game, char *buf, size_t cap)");
const key = lib.func("uint64_t sternhalma_game_key(const sternhalma_game *game)");

const buffer = Buffer.alloc(512);
const text = (write, ...given) => buffer.toString("latin1", 0, write(...given, buffer, buffer.length));

const options = {}, asked = {}, found = {}, made = [null];
init(options);
options.seats = 3;
if (create(options, made, null) !== 0) throw new Error("there is no game");
const game = made[0];
console.log(`a1-b1: ${reason(play(game, "a1-b1"))}`);

initSearch(asked);
asked.budget = 300;
while (search(game, asked, found) === 0) {
  const move = found.is_pass ? "pass" : text(moveText, game, found.from, found.to);
  play(game, move);
  console.log(`${ply(game)}. ${move} depth ${found.depth} score ${found.score} nodes ${found.nodes}`);
}

console.log(text(resultText, game));
console.log(text(position, game));
console.log(BigInt(key(game)).toString(16).padStart(16, "0"));
free(game);
