# Has three seats play a game against each other, and tells every move: with Fiddle, which is Ruby's own.
require "fiddle/import"

module Sternhalma
  extend Fiddle::Importer
  dlload "libsternhalma.so.0"

  GameOptions = struct ["uint32_t size", "int32_t seats", "int32_t pieces", "int32_t first", "int64_t cap",
                        "char *position", "size_t position_len"]
  SearchOptions = struct ["uint32_t size", "int32_t mode", "int32_t depth", "int32_t evaluation", "int32_t table_kib",
                          "int32_t reserved", "uint64_t budget", "uint64_t seed", "int32_t weights[8]", "void *avoid",
                          "size_t avoid_len", "void *stop", "void *progress", "void *user"]
  SearchResult = struct ["int32_t start", "int32_t stop", "int32_t is_pass", "int32_t depth", "int32_t score",
                         "int32_t stopped", "uint64_t nodes", "int32_t pv_len", "int32_t reserved", "int32_t pv[64]"]

  extern "void sternhalma_game_options_init(void *)"
  extern "int32_t sternhalma_game_new(void *, void *, void *)"
  extern "void sternhalma_game_free(void *)"
  extern "int32_t sternhalma_game_play(void *, char *)"
  extern "char *sternhalma_game_reason(int32_t)"
  extern "void sternhalma_search_options_init(void *)"
  extern "int32_t sternhalma_game_search(void *, void *, void *)"
  extern "int32_t sternhalma_game_move_text(void *, int32_t, int32_t, char *, size_t)"
  extern "int64_t sternhalma_game_ply(void *)"
  extern "int32_t sternhalma_game_result_text(void *, char *, size_t)"
  extern "int32_t sternhalma_game_position(void *, char *, size_t)"
  extern "uint64_t sternhalma_game_key(void *)"

  def self.text
    buffer = Fiddle::Pointer.malloc(512, Fiddle::RUBY_FREE)
    buffer[0, yield(buffer, buffer.size)]
  end
end

options = Sternhalma::GameOptions.malloc(Fiddle::RUBY_FREE)
Sternhalma.sternhalma_game_options_init(options)
options.seats = 3
made = Fiddle::Pointer.malloc(Fiddle::SIZEOF_VOIDP, Fiddle::RUBY_FREE)
abort "there is no game" unless Sternhalma.sternhalma_game_new(options, made, nil).zero?
game = Fiddle::Pointer.new(made.ptr.to_i, 0, Sternhalma["sternhalma_game_free"])
puts "a1-b1: #{Sternhalma.sternhalma_game_reason(Sternhalma.sternhalma_game_play(game, "a1-b1"))}"

search = Sternhalma::SearchOptions.malloc(Fiddle::RUBY_FREE)
Sternhalma.sternhalma_search_options_init(search)
search.budget = 300
found = Sternhalma::SearchResult.malloc(Fiddle::RUBY_FREE)
while Sternhalma.sternhalma_game_search(game, search, found).zero?
  move = if found.is_pass != 0
           "pass"
         else
           Sternhalma.text { |*room| Sternhalma.sternhalma_game_move_text(game, found.start, found.stop, *room) }
         end
  Sternhalma.sternhalma_game_play(game, move)
  ply = Sternhalma.sternhalma_game_ply(game)
  puts "#{ply}. #{move} depth #{found.depth} score #{found.score} nodes #{found.nodes}"
end

puts Sternhalma.text { |*room| Sternhalma.sternhalma_game_result_text(game, *room) }
puts Sternhalma.text { |*room| Sternhalma.sternhalma_game_position(game, *room) }
puts format("%016x", Sternhalma.sternhalma_game_key(game))
