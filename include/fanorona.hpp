/**
 * @file fanorona.hpp
 * @brief Fanorona for C++: what fanorona.h declares, with owners, exceptions, strings and vectors.
 *
 * There is nothing to link but the library itself. The search plays both sides until the game is over:
 *
 * @code{.cpp}
 * #include <iostream>
 * #include <fanorona.hpp>
 *
 * int main()
 * {
 *     fanorona::Game game;
 *     fanorona::SearchOptions options;
 *     options.budget = 1000;
 *     while (!game.over())
 *         game.play(game.search(options).move);
 *     std::cout << game.text() << game.how() << "\n";
 * }
 * @endcode
 *
 * A member is named as the function it calls, and answers as that function is documented to, with the exceptions, the
 * owners and the texts of sternhalma.hpp.
 */

#ifndef FANORONA_HPP
#define FANORONA_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <fanorona.h>
#include <sternhalma.hpp>

/** Everything of fanorona.h, for C++. */
namespace fanorona {

using sternhalma::Error;
using sternhalma::Interrupt;
using sternhalma::Misuse;
using sternhalma::OptionError;
using sternhalma::Refusal;
using sternhalma::StopFlag;
using sternhalma::Stopped;
using sternhalma::Text;

/** A position string was refused: code is a FANORONA_POS_ number. */
class PositionError : public Refusal {
public:
    /** The refusal of a number, seen at a byte. */
    PositionError(std::int32_t code, std::size_t offset) : Refusal(code, fanorona_reason(code)), offset_(offset) {}
    /** The refusal of a number, seen at a byte, with a sentence that names it. */
    PositionError(std::int32_t code, std::size_t offset, const std::string &sentence)
        : Refusal(code, sentence.c_str()), offset_(offset)
    {
    }
    /** The byte at which the fault was seen, from 0. */
    std::size_t offset() const noexcept { return offset_; }

private:
    std::size_t offset_;
};

/** A step is not legal, and code is a FANORONA_WHY_ number; or a game refused something else, and code is
    FANORONA_TEXT_OVER or FANORONA_TEXT_NOTHING_TO_STOP. */
class PlayError : public Refusal {
public:
    /** The refusal of a number. */
    explicit PlayError(std::int32_t code) : Refusal(code, fanorona_error_text(FANORONA_FIELD_MOVE, code)) {}
};

/** A text was refused as a move: code is a FANORONA_WHY_ or FANORONA_TEXT_ number. */
class MoveError : public Refusal {
public:
    /** The refusal of a number. */
    explicit MoveError(std::int32_t code) : Refusal(code, fanorona_error_text(FANORONA_FIELD_MOVE, code)) {}
    /** The refusal of a number, with a sentence that names the byte at fault. */
    MoveError(std::int32_t code, const std::string &sentence) : Refusal(code, sentence.c_str()) {}
};

/** No game could be made of some options or of a text: code is the code of a fanorona_error. */
class GameError : public Refusal {
public:
    /** The refusal that an error tells of. */
    explicit GameError(const fanorona_error &error)
        : Refusal(error.code, fanorona_error_text(error.field, error.code)), error_(error)
    {
    }
    /** The refusal that an error tells of, with a sentence that names the value, or the line and the byte of it. */
    GameError(const fanorona_error &error, const std::string &sentence) : Refusal(error.code, sentence.c_str()), error_(error) {}
    /** The part at fault, a FANORONA_FIELD_ number. */
    std::int32_t field() const noexcept { return error_.field; }
    /** The byte at fault, from 0. */
    std::int64_t offset() const noexcept { return error_.offset; }
    /** The line of a text at fault, from 1; 0 for options. */
    std::int64_t line() const noexcept { return error_.line; }
    /** The byte of that line, from 1; 0 for options. */
    std::int64_t column() const noexcept { return error_.column; }

private:
    fanorona_error error_;
};

/** A step. */
using Step = fanorona_step_info;
/** What takes a step or a stop back. */
using Undo = fanorona_undo_info;
/** How much each term of the evaluation counts. */
using Weights = fanorona_weights;

/** A whole move, or what is left of one in progress. */
struct Move {
    /** The steps; none for a stop in the middle of a move. */
    std::vector<Step> steps;
    /** Whether a stop is needed after them to end the move. */
    bool stop;
    /** A stop. */
    Move() : stop(true) {}
    /** A move of the C interface. */
    Move(const fanorona_move &move) : steps(move.steps, move.steps + move.count), stop(move.stop != 0) {}
};

/** What a game is made with; what is left as it is has its default. */
struct GameOptions {
    /** The name of a board; empty: fanoron-tsivy, or what the position tells. */
    std::string board;
    /** A position string to start from in place of a board; empty: not given. */
    std::string position;
    /** How many moves running may take nothing; 0 for any number. */
    std::int32_t quiet_limit = FANORONA_QUIET_LIMIT;
    /** How often a position has to occur for a draw; 0 for never. */
    std::int32_t repeat_limit = FANORONA_REPEAT;
    /** How many moves the game may have. */
    std::int32_t ply_cap = FANORONA_PLY_CAP;
};

/** The move that was chosen, and what for. */
struct SearchResult {
    /** The move, or the rest of the one in progress. */
    Move move;
    /** How many whole moves it looked ahead and finished. */
    std::int32_t depth;
    /** What the position is worth to the side to move. */
    std::int32_t score;
    /** Whether the search ended part way through a deeper look. */
    bool stopped;
    /** How many positions were looked at. */
    std::uint64_t nodes;
    /** A result of the C interface. */
    explicit SearchResult(const fanorona_search_result &result)
        : move{result.best}, depth(result.depth), score(result.score), stopped(result.stopped != 0),
          nodes(result.nodes)
    {
    }
};

/** What a search is asked for; the fields are those of fanorona_search_options. */
struct SearchOptions {
    /** The most whole moves to look ahead; 0 for as many as the budget allows. */
    std::int32_t depth;
    /** The most memory for positions already looked at, in KiB; 0 for 65,536. */
    std::int32_t table_kib;
    /** How many positions may be looked at. */
    std::uint64_t budget;
    /** Settles ties between moves. */
    std::uint64_t seed;
    /** The weights of the evaluation. */
    Weights weights;
    /** What ends the search early; may be nullptr. */
    const StopFlag *stop;
    /** Told of the result so far after each depth; true ends the search. What it throws, the search throws. */
    std::function<bool(const SearchResult &)> progress;
    /** Called at least every 4,096 positions on the thread that searches; true ends the search. What it throws, the search
        throws. */
    std::function<bool()> poll;
    /** The default options. */
    SearchOptions() : stop(nullptr)
    {
        fanorona_search_options options;
        fanorona_search_options_init(&options);
        depth = options.depth;
        table_kib = options.table_kib;
        budget = options.budget;
        seed = options.seed;
        weights = options.weights;
    }
};

/** @cond */
namespace detail {

using sternhalma::detail::checked;
using sternhalma::detail::list;
using sternhalma::detail::made;
using sternhalma::detail::Name;
using sternhalma::detail::optioned;
using sternhalma::detail::Poll;
using sternhalma::detail::Progress;
using sternhalma::detail::ranged;
using sternhalma::detail::reason;
using sternhalma::detail::text;
using sternhalma::detail::until;

/* A move as the C interface reads it. */
inline fanorona_move written(const Move &move)
{
    fanorona_move out = fanorona_move();
    if (move.steps.size() > static_cast<std::size_t>(FANORONA_MOVE_STEPS_MAX))
        throw Misuse(FANORONA_ERR_ARGUMENT);
    out.count = static_cast<std::int32_t>(move.steps.size());
    out.stop = move.stop;
    for (std::size_t i = 0; i < move.steps.size(); i++)
        out.steps[i] = move.steps[i];
    return out;
}

/* The moves that ask has to give, under a limit. */
template <typename Ask> std::vector<Move> moves(Ask ask)
{
    std::vector<fanorona_move> room = list<fanorona_move, 64>(ask);
    return std::vector<Move>(room.begin(), room.end());
}

/* The refusal of a text as a move, with what words has to say of it. */
template <typename Handle, typename Words>
MoveError refused(const Handle *handle, Text text, std::int32_t code, Words words)
{
    return MoveError(code, reason(text, [&](const char *bytes, std::size_t size, char *buf, std::size_t cap) {
        return words(handle, bytes, size, buf, cap);
    }));
}

/* The move that read made of a text, or what words has to say of it. */
template <typename Handle, typename Read, typename Words>
Move told(const Handle *handle, Text text, Read read, Words words)
{
    fanorona_move move;
    std::int32_t code = checked(read(handle, text.data(), text.size(), &move));
    if (code > 0)
        throw refused(handle, text, code, words);
    return Move(move);
}

/* The result of a search. */
template <typename Search> SearchResult search(const SearchOptions &options, Search search)
{
    Progress<SearchResult, fanorona_search_result> progress(options.progress, options.poll);
    fanorona_search_options asked;
    fanorona_search_result result;
    fanorona_search_options_init(&asked);
    asked.depth = options.depth;
    asked.table_kib = options.table_kib;
    asked.budget = options.budget;
    asked.seed = options.seed;
    asked.weights = options.weights;
    asked.stop = options.stop ? options.stop->get() : nullptr;
    progress.watch(asked);
    std::int32_t status = search(&asked, &result);
    progress.rethrow();
    optioned<fanorona_option_error>(
        status, [&](fanorona_option_error *error) { return fanorona_search_options_check(&asked, error); },
        fanorona_option_error_text);
    if (checked(status) > 0)
        throw PlayError(FANORONA_TEXT_OVER);
    return SearchResult(result);
}

/* Frees what an owner holds. */
struct Free {
    void operator()(fanorona_board *board) const noexcept { fanorona_free(board); }
    void operator()(fanorona_game *game) const noexcept { fanorona_game_free(game); }
    void operator()(fanorona_searcher *searcher) const noexcept { fanorona_searcher_free(searcher); }
};

} // namespace detail
/** @endcond */

/** The number of the interface that the library has. */
inline std::uint32_t abi_version() noexcept { return fanorona_abi_version(); }
/** The version of the library. */
inline const char *version() noexcept { return fanorona_version(); }
/** How many boards exist. */
inline std::int32_t live() noexcept { return fanorona_live(); }
/** How many games exist. */
inline std::int32_t game_live() noexcept { return fanorona_game_live(); }
/** A misuse in words. */
inline const char *status_text(std::int32_t status) noexcept { return fanorona_status_text(status); }
/** A FANORONA_POS_ number in words. */
inline const char *reason(std::int32_t code) noexcept { return fanorona_reason(code); }
/** A FANORONA_WHY_ number in words. */
inline const char *why_text(std::int32_t why) noexcept { return fanorona_why_text(why); }
/** What is wrong with a part of some options or of a game as text, in words. */
inline const char *error_text(std::int32_t field, std::int32_t code) noexcept
{
    return fanorona_error_text(field, code);
}
/** The name of a board. */
inline const char *shape_name(std::int32_t shape) noexcept { return fanorona_shape_name(shape); }
/** The direction four round from a direction. */
inline std::int32_t dir_opposite(std::int32_t dir) noexcept { return fanorona_dir_opposite(dir); }
/** The score of a win. */
inline std::int32_t win_score() noexcept { return fanorona_game_win_score(); }
/** The default weights. */
inline Weights weights_default() noexcept
{
    Weights weights;
    fanorona_weights_default(&weights);
    return weights;
}
/** The points whose stones a step takes, nearest first. */
inline std::vector<std::int32_t> taken(const Step &step)
{
    return detail::list<std::int32_t, 8>(
        [&](std::int32_t *out, std::size_t cap) { return fanorona_taken(&step, out, cap); });
}

/** A board. */
class Board {
public:
    /** The board of fanoron-tsivy, set up for a game. */
    Board() : Board("tsivy") {}
    /** A board of a name, set up for a game; nullptr stands for fanoron-tsivy. */
    explicit Board(Text name) : board_(named(name)) {}
    /** The owner of a board of the C interface. */
    explicit Board(fanorona_board *board) noexcept : board_(board) {}
    /** The board that a position string describes; a PositionError says why it describes none. */
    static Board from_string(Text text)
    {
        fanorona_board *board;
        std::size_t offset;
        std::int32_t code = fanorona_from_string_n(text.data(), text.size(), &board, &offset);
        if (detail::checked(code) > 0)
            throw PositionError(code, offset, detail::reason(text, fanorona_from_string_reason_n));
        return Board(board);
    }
    /** A board of its own with the same position and the same move in progress. */
    Board clone() const
    {
        return Board(detail::made(fanorona_clone(get()), [this] { return status(); }));
    }
    /** The board of the C interface, which stays this one's. */
    fanorona_board *get() const noexcept { return board_.get(); }
    /** The board of the C interface, which is the caller's from now on. */
    fanorona_board *release() noexcept { return board_.release(); }

    /** The position as a string. */
    std::string to_string() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return fanorona_to_string(get(), buf, cap); });
    }
    /** Which of the boards it is. */
    std::int32_t shape() const noexcept { return fanorona_shape(get()); }
    /** What stands on a point. */
    std::int32_t at(std::int32_t point) const noexcept { return fanorona_at(get(), point); }
    /** What stands on every point. */
    std::vector<std::int8_t> cells() const
    {
        return detail::list<std::int8_t, FANORONA_POINTS_MAX>(
            [this](std::int8_t *out, std::size_t cap) { return fanorona_cells(get(), out, cap); });
    }
    /** The points a side's stones are on, one bit a point. */
    std::uint64_t stones(std::int32_t side) const noexcept { return fanorona_stones(get(), side); }
    /** How many stones a side has. */
    std::int32_t count(std::int32_t side) const noexcept { return fanorona_count(get(), side); }
    /** The side whose turn it is. */
    std::int32_t side() const noexcept { return fanorona_side(get()); }
    /** The key. */
    std::uint64_t key() const noexcept { return fanorona_key(get()); }
    /** The key as sixteen hex digits. */
    std::string key_hex() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return fanorona_key_hex(get(), buf, cap); });
    }
    /** Whether a move is in progress. */
    bool in_chain() const noexcept { return fanorona_in_chain(get()) != 0; }
    /** The point of the stone in the middle of its move, or -1. */
    std::int32_t chain_at() const noexcept { return fanorona_chain_at(get()); }
    /** The points that stone has stood on, the present one last. */
    std::vector<std::int32_t> chain_path() const
    {
        return detail::list<std::int32_t, FANORONA_POINTS_MAX>(
            [this](std::int32_t *out, std::size_t cap) { return fanorona_chain_path(get(), out, cap); });
    }
    /** Whether the mover may end the move here. */
    bool can_stop() const noexcept { return fanorona_can_stop(get()) != 0; }

    /** How many points the board has. */
    std::int32_t points() const noexcept { return fanorona_points(get()); }
    /** How many files it has. */
    std::int32_t files() const noexcept { return fanorona_files(get()); }
    /** How many ranks it has. */
    std::int32_t ranks() const noexcept { return fanorona_ranks(get()); }
    /** A point's name. */
    std::string name(std::int32_t point) const
    {
        return detail::text([&](char *buf, std::size_t cap) { return fanorona_name(get(), point, buf, cap); });
    }
    /** The point of a name, or -1. */
    std::int32_t point_named(Text name) const noexcept
    {
        return fanorona_point_named(get(), detail::Name(name).get());
    }
    /** Whether a point is joined along its diagonals. */
    bool strong(std::int32_t point) const noexcept { return fanorona_strong(get(), point) != 0; }
    /** The points that lines lead to from a point. */
    std::vector<std::int32_t> neighbours(std::int32_t point) const
    {
        return detail::list<std::int32_t, FANORONA_DIRECTIONS>(
            [&](std::int32_t *out, std::size_t cap) { return fanorona_neighbours(get(), point, out, cap); });
    }
    /** The point that a line leads to, or -1. */
    std::int32_t next_to(std::int32_t point, std::int32_t dir) const noexcept
    {
        return fanorona_next_to(get(), point, dir);
    }

    /** The steps the side to move may make. */
    std::vector<Step> steps() const
    {
        return detail::list<Step, FANORONA_STEPS_MAX>(
            [this](Step *out, std::size_t cap) { return fanorona_steps(get(), out, cap); });
    }
    /** A step as text. */
    std::string step_text(const Step &step) const
    {
        return detail::text([&](char *buf, std::size_t cap) { return fanorona_step_text(get(), &step, buf, cap); });
    }
    /** Why a step is not legal; 0 when it is. */
    std::int32_t why(std::int32_t from, std::int32_t dir, std::int32_t kind) const
    {
        return detail::checked(fanorona_why(get(), from, dir, kind));
    }
    /** Makes a step; a PlayError says why it is not legal. */
    Undo step(std::int32_t from, std::int32_t dir, std::int32_t kind)
    {
        Undo undo;
        std::int32_t why = detail::checked(fanorona_step(get(), from, dir, kind, &undo));
        if (why > 0)
            throw PlayError(why);
        return undo;
    }
    /** Makes a step. */
    Undo step(const Step &step) { return this->step(step.from, step.dir, step.kind); }
    /** Ends the move in progress; a PlayError says that there is none. */
    Undo stop()
    {
        Undo undo;
        if (!fanorona_stop(get(), &undo)) {
            detail::checked(status());
            throw PlayError(FANORONA_TEXT_NOTHING_TO_STOP);
        }
        return undo;
    }
    /** Takes back a step or a stop, the last first. */
    bool undo(const Undo &undo) noexcept { return fanorona_undo(get(), &undo) != 0; }
    /** How many sequences of steps and stops there are. */
    std::uint64_t perft(std::int32_t depth) const noexcept { return fanorona_perft(get(), depth); }
    /** How many sequences of whole moves there are. */
    std::uint64_t perft_moves(std::int32_t depth) const noexcept { return fanorona_perft_moves(get(), depth); }
    /** As perft, for as long as it is not ended from outside; a Stopped says that it was, an OptionError that the depth is
        out of range. */
    std::uint64_t perft_until(std::int32_t depth, const Interrupt &interrupt) const
    {
        return counted(depth, interrupt, fanorona_perft_until);
    }
    /** As perft_moves, likewise. */
    std::uint64_t perft_moves_until(std::int32_t depth, const Interrupt &interrupt) const
    {
        return counted(depth, interrupt, fanorona_perft_moves_until);
    }

    /** Every whole move of the side to move; a Misuse when they are more than the limit. */
    std::vector<Move> moves(std::int32_t limit = FANORONA_MOVES_LIMIT) const
    {
        return detail::moves(
            [&](fanorona_move *out, std::size_t cap) { return fanorona_moves(get(), limit, out, cap); });
    }
    /** A move as text. */
    std::string move_text(const Move &move) const
    {
        const fanorona_move asked = detail::written(move);
        return detail::text([&](char *buf, std::size_t cap) { return fanorona_move_text(get(), &asked, buf, cap); });
    }
    /** The whole move that a text tells; a MoveError says why it may not be made. */
    Move read_move(Text text) const
    {
        const fanorona_board *board = get();
        return detail::told(board, text, fanorona_read_move_n, fanorona_read_move_reason_n);
    }

    /** How good the position is for White, by the default weights. */
    std::int32_t evaluate() const noexcept { return fanorona_evaluate(get(), nullptr); }
    /** How good the position is for White. */
    std::int32_t evaluate(const Weights &weights) const noexcept { return fanorona_evaluate(get(), &weights); }
    /** The board in letters. */
    std::string text() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return fanorona_text(get(), buf, cap); });
    }
    /** The board as an SVG image. */
    std::string svg() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return fanorona_svg(get(), buf, cap); });
    }

private:
    std::int32_t status() const noexcept { return fanorona_to_string(get(), nullptr, 0); }

    template <typename Count>
    std::uint64_t counted(std::int32_t depth, const Interrupt &interrupt, Count count_until) const
    {
        detail::ranged("depth", depth, 0, 12);
        return detail::until<std::uint64_t>(
            interrupt, [&](const std::int32_t *stop, detail::Poll poll, void *user, std::uint64_t *count) {
                return count_until(get(), depth, stop, poll, user, count);
            });
    }

    static fanorona_board *named(Text text)
    {
        const detail::Name name(text);
        return detail::made(fanorona_new(name.get()), [&] {
            for (std::int32_t shape = FANORONA_TSIVY; shape <= FANORONA_TELO; shape++)
                if (!name.get() || std::strcmp(name.get(), fanorona_shape_name(shape)) == 0)
                    return 0;
            return static_cast<int>(FANORONA_ERR_ARGUMENT);
        });
    }

    std::unique_ptr<fanorona_board, detail::Free> board_;
};

/** A game that remembers, and knows when it has ended. */
class Game {
public:
    /** A game from the set-up of fanoron-tsivy. */
    Game() : Game(GameOptions()) {}
    /** A game with some options; a GameError says why there is none. */
    explicit Game(const GameOptions &options) : game_(made(options)) {}
    /** The owner of a game of the C interface. */
    explicit Game(fanorona_game *game) noexcept : game_(game) {}
    /** The game that a text tells; a GameError says where it tells none. */
    static Game from_text(Text text)
    {
        fanorona_game *game;
        fanorona_error error;
        if (detail::checked(fanorona_game_from_text_n(text.data(), text.size(), &game, &error)) > 0)
            throw GameError(error, detail::reason(text, fanorona_game_from_text_reason_n));
        return Game(game);
    }
    /** A second game with the same history; nothing done before can be taken back in it. */
    Game clone() const
    {
        return Game(detail::made(fanorona_game_clone(get()), [this] { return status(); }));
    }
    /** The game of the C interface, which stays this one's. */
    fanorona_game *get() const noexcept { return game_.get(); }
    /** The game of the C interface, which is the caller's from now on. */
    fanorona_game *release() noexcept { return game_.release(); }

    /** The steps the side to move may make; none once the game is over. */
    std::vector<Step> steps() const
    {
        return detail::list<Step, FANORONA_STEPS_MAX>(
            [this](Step *out, std::size_t cap) { return fanorona_game_steps(get(), out, cap); });
    }
    /** Whether the mover may end the move here. */
    bool can_stop() const noexcept { return fanorona_game_can_stop(get()) != 0; }
    /** Plays a step; a PlayError says why it may not be played. */
    void step(std::int32_t from, std::int32_t dir, std::int32_t kind)
    {
        played(fanorona_game_step(get(), from, dir, kind));
    }
    /** Plays a step. */
    void step(const Step &step) { this->step(step.from, step.dir, step.kind); }
    /** Ends the move in progress; a PlayError says why it may not be ended. */
    void stop() { played(fanorona_game_stop(get())); }
    /** What came of the last step, stop or move, a FANORONA_PLAY_ number. */
    std::int32_t refused() const noexcept { return fanorona_game_refused(get()); }
    /** Why the last step was not legal, a FANORONA_WHY_ number. */
    std::int32_t why() const noexcept { return fanorona_game_why(get()); }
    /** Takes back the last step or stop. */
    bool undo() noexcept { return fanorona_game_undo(get()) != 0; }
    /** Takes back a whole move. */
    bool undo_move() noexcept { return fanorona_game_undo_move(get()) != 0; }
    /** How many steps and stops could be taken back. */
    std::int32_t depth() const noexcept { return fanorona_game_depth(get()); }
    /** The whole moves of the side to move; a Misuse when they are more than the limit. */
    std::vector<Move> moves(std::int32_t limit = FANORONA_MOVES_LIMIT) const
    {
        return detail::moves(
            [&](fanorona_move *out, std::size_t cap) { return fanorona_game_moves(get(), limit, out, cap); });
    }
    /** Plays a whole move, or what is left of the one in progress; a PlayError says why it may not be played. */
    void play(const Move &move)
    {
        const fanorona_move asked = detail::written(move);
        played(fanorona_game_play_move(get(), &asked));
    }
    /** Plays the move that a text tells; a MoveError says why it may not be played. */
    void play(Text text)
    {
        std::int32_t code = try_play(text);
        if (code > 0)
            throw detail::refused(get(), text, code, fanorona_game_read_move_reason_n);
    }
    /** Plays the move that a text tells. 0, or the number that says why it may not be played. */
    std::int32_t try_play(Text text)
    {
        return detail::checked(fanorona_game_play_n(get(), text.data(), text.size()));
    }
    /** The move that a text tells; a MoveError says why it may not be played. */
    Move read_move(Text text) const
    {
        const fanorona_game *game = get();
        return detail::told(game, text, fanorona_game_read_move_n, fanorona_game_read_move_reason_n);
    }

    /** Whether the game has ended. */
    bool over() const noexcept { return fanorona_game_over(get()) != 0; }
    /** How the game ended, a number. */
    std::int32_t outcome() const noexcept { return fanorona_game_outcome(get()); }
    /** How the game ended, as a word; empty while it goes on. */
    const char *how() const noexcept
    {
        const char *word = fanorona_game_how(get());
        return word ? word : "";
    }
    /** The side that won, or 0. */
    std::int32_t winner() const noexcept { return fanorona_game_winner(get()); }
    /** Whether the game ended without a winner. */
    bool is_draw() const noexcept { return fanorona_game_is_draw(get()) != 0; }
    /** How many whole moves were completed. */
    std::int64_t ply() const noexcept { return fanorona_game_ply(get()); }
    /** How many of them, running up to now, took nothing. */
    std::int32_t quiet() const noexcept { return fanorona_game_quiet(get()); }
    /** How many times the position after the last completed move has occurred. */
    std::int32_t repeats() const noexcept { return fanorona_game_repeats(get()); }
    /** The key of the position after so many moves; 0 for a number that the game has not reached. */
    std::uint64_t key_at(std::int64_t ply) const noexcept
    {
        std::uint64_t key = 0;
        return fanorona_game_key_at(get(), ply, &key) ? key : 0;
    }
    /** The keys of every position between moves. */
    std::vector<std::uint64_t> history() const
    {
        return detail::list<std::uint64_t, 256>(
            [this](std::uint64_t *out, std::size_t cap) { return fanorona_game_history(get(), out, cap); });
    }
    /** How many moves running may take nothing. */
    std::int32_t quiet_limit() const noexcept { return fanorona_game_quiet_limit(get()); }
    /** How often a position has to occur for a draw. */
    std::int32_t repeat() const noexcept { return fanorona_game_repeat(get()); }
    /** How many moves the game may have. */
    std::int32_t ply_cap() const noexcept { return fanorona_game_ply_cap(get()); }
    /** The position as a string. */
    std::string position() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return fanorona_game_position(get(), buf, cap); });
    }
    /** The side to move. */
    std::int32_t side() const noexcept { return fanorona_game_side(get()); }
    /** What stands on a point. */
    std::int32_t at(std::int32_t point) const noexcept { return fanorona_game_at(get(), point); }
    /** How many stones a side has. */
    std::int32_t count(std::int32_t side) const noexcept { return fanorona_game_count(get(), side); }
    /** The key of the board as it stands. */
    std::uint64_t key() const noexcept { return fanorona_game_key(get()); }
    /** That key as sixteen hex digits. */
    std::string key_hex() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return fanorona_game_key_hex(get(), buf, cap); });
    }
    /** Whether a move is in progress. */
    bool in_chain() const noexcept { return fanorona_game_in_chain(get()) != 0; }
    /** The point of the stone in the middle of its move, or -1. */
    std::int32_t chain_at() const noexcept { return fanorona_game_chain_at(get()); }
    /** A copy of the board. */
    Board board() const
    {
        return Board(detail::made(fanorona_game_board(get()), [this] { return status(); }));
    }
    /** The game as text. */
    std::string to_text() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return fanorona_game_to_text(get(), buf, cap); });
    }
    /** The board in letters. */
    std::string text() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return fanorona_game_text(get(), buf, cap); });
    }
    /** The board as an SVG image. */
    std::string svg() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return fanorona_game_svg(get(), buf, cap); });
    }
    /** How good the position is for White, by the default weights. */
    std::int32_t evaluate() const noexcept { return fanorona_game_evaluate(get(), nullptr); }
    /** How good the position is for White. */
    std::int32_t evaluate(const Weights &weights) const noexcept { return fanorona_game_evaluate(get(), &weights); }
    /** The move the side to move should make; a PlayError says that the game is over. */
    SearchResult search(const SearchOptions &options = SearchOptions()) const
    {
        return detail::search(options, [this](const fanorona_search_options *asked, fanorona_search_result *out) {
            return fanorona_game_search(get(), asked, out);
        });
    }

private:
    std::int32_t status() const noexcept { return fanorona_game_position(get(), nullptr, 0); }

    void played(std::int32_t status) const
    {
        if (detail::checked(status) == FANORONA_PLAY_OVER)
            throw PlayError(FANORONA_TEXT_OVER);
        if (status != FANORONA_PLAY_OK)
            throw PlayError(why() > 0 ? why() : static_cast<std::int32_t>(FANORONA_TEXT_NOTHING_TO_STOP));
    }

    static fanorona_game *made(const GameOptions &options)
    {
        fanorona_game_options asked;
        fanorona_game_options_init(&asked);
        asked.quiet_limit = options.quiet_limit;
        asked.repeat_limit = options.repeat_limit;
        asked.ply_cap = options.ply_cap;
        const detail::Name board(options.board);
        if (!options.board.empty())
            asked.board = board.get();
        if (!options.position.empty()) {
            asked.position = options.position.data();
            asked.position_len = options.position.size();
        }
        fanorona_game *game;
        fanorona_error error;
        if (detail::checked(fanorona_game_new(&asked, &game, &error)) > 0)
            throw GameError(error, detail::text([&](char *buf, std::size_t cap) {
                return fanorona_game_options_reason(&asked, buf, cap);
            }));
        return game;
    }

    std::unique_ptr<fanorona_game, detail::Free> game_;
};

/** Memory that searches share one after the other. */
class Searcher {
public:
    /** A searcher without any memory yet. */
    Searcher() : searcher_(detail::made(fanorona_searcher_new(), [] { return 0; })) {}
    /** The searcher of the C interface, which stays this one's. */
    fanorona_searcher *get() const noexcept { return searcher_.get(); }
    /** The move the side to move should make; a PlayError says that the game is over. */
    SearchResult search(const Game &game, const SearchOptions &options = SearchOptions())
    {
        fanorona_searcher *searcher = get();
        return detail::search(options, [&](const fanorona_search_options *asked, fanorona_search_result *out) {
            return fanorona_searcher_search(searcher, game.get(), asked, out);
        });
    }

private:
    std::unique_ptr<fanorona_searcher, detail::Free> searcher_;
};

} // namespace fanorona

#endif /* FANORONA_HPP */
