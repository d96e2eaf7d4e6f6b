/**
 * @file sternhalma.hpp
 * @brief Star halma for C++: what sternhalma.h declares, with owners, exceptions, strings and vectors.
 *
 * There is nothing to link but the library itself. Two players look ahead until the game is over:
 *
 * @code{.cpp}
 * #include <iostream>
 * #include <sternhalma.hpp>
 *
 * int main()
 * {
 *     sternhalma::Game game(2);
 *     sternhalma::SearchOptions options;
 *     options.budget = 1000;
 *     while (!game.over())
 *         game.play(game.search(options).move);
 *     std::cout << game.log() << game.result_text() << "\n";
 * }
 * @endcode
 *
 * A member is named as the function it calls, and answers as that function is documented to, but:
 *
 * - **Owners.** A Board, a Game and a Searcher own what they hold, can be moved and not copied; clone makes a copy.
 *   One that was moved from holds nothing, and can be assigned to and destroyed.
 * - **Refusals** are exceptions. A Refusal says that the rules, or the form of a text, do not allow something; a
 *   Misuse that the library was used wrongly, and an OptionError, which is one, which option is out of its range. Where memory runs out, std::bad_alloc is thrown. In each case nothing
 *   was changed.
 * - **Yes or no**, and whether it was done, is a bool. A number is answered as it is, -1 where there is none.
 * - **Lists** are vectors and **texts** are strings. A text that is read may be anything that a Text is made of.
 *
 * It needs C++11; from C++17 on a text may be a std::string_view as well. It may follow headers that define macros, such
 * as those of X11, of Windows, of Qt and of curses.
 */

#ifndef STERNHALMA_HPP
#define STERNHALMA_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#if __cplusplus >= 201703L
#include <string_view>
#endif

#include <sternhalma.h>

/** Everything of sternhalma.h, for C++. */
namespace sternhalma {

/** A text that is looked at and not kept: a C string, a std::string or, from C++17 on, a std::string_view. */
class Text {
public:
    /** A text that ends in a NUL; nullptr is none, which every function refuses as the one that it calls does. */
    Text(const char *text) noexcept : data_(text), size_(text ? std::strlen(text) : 0) {}
    /** A text that may hold any bytes. */
    Text(const std::string &text) : data_(text.data()), size_(text.size()) {}
#if __cplusplus >= 201703L
    /** A text that may hold any bytes. */
    Text(std::string_view text) : data_(text.data() ? text.data() : ""), size_(text.size()) {}
#endif
    /** The bytes, which need not end in a NUL; nullptr for no text. */
    const char *data() const noexcept { return data_; }
    /** How many bytes there are. */
    std::size_t size() const noexcept { return size_; }

private:
    const char *data_;
    std::size_t size_;
};

/** Why something was not done, in words and as a number. */
class Error : public std::runtime_error {
public:
    /** An error with its number, and its words where there are any. */
    Error(std::int32_t code, const char *words)
        : std::runtime_error(words ? words : "for a reason unknown"), code_(code)
    {
    }
    /** The number, of the kind that the class of the error says. */
    std::int32_t code() const noexcept { return code_; }

private:
    std::int32_t code_;
};

/** The library was used wrongly: code is a STERNHALMA_ERR_ number. */
class Misuse : public Error {
public:
    /** The misuse of a number. */
    explicit Misuse(std::int32_t status) : Error(status, sternhalma_status_text(status)) {}

protected:
    /** A misuse with words of its own. */
    Misuse(std::int32_t status, const std::string &words) : Error(status, words.c_str()) {}
};

/** An option is out of its range, and the words say which, what it was given and what it takes, such as "depth -1 is out
    of range (at least 0)": code is STERNHALMA_ERR_ARGUMENT. */
class OptionError : public Misuse {
public:
    /** The refusal that an error of an engine tells of, with its sentence. */
    template <typename Refused>
    OptionError(const Refused &error, const std::string &sentence)
        : Misuse(STERNHALMA_ERR_ARGUMENT, sentence), option_(error.option), value_(error.value), least_(error.least),
          most_(error.most)
    {
        static_assert(sizeof error.name == sizeof name_, "every engine has the same names");
        std::memcpy(name_, error.name, sizeof name_);
    }
    /** The option, an OPTION_ number of the engine; 0 for an argument that is no field of options. */
    std::int32_t option() const noexcept { return option_; }
    /** Its name, such as "depth" or "weights.distance". */
    const char *name() const noexcept { return name_; }
    /** The number that it was given. */
    std::int64_t value() const noexcept { return value_; }
    /** The least number that it takes. */
    std::int64_t least() const noexcept { return least_; }
    /** The greatest number that it takes. */
    std::int64_t most() const noexcept { return most_; }

private:
    std::int32_t option_;
    std::int64_t value_, least_, most_;
    char name_[32];
};

/** The rules, or the form of a text, do not allow it. */
class Refusal : public Error {
public:
    using Error::Error;
};

/** A position string was refused: code is a STERNHALMA_POS_ number. */
class PositionError : public Refusal {
public:
    /** The refusal of a number, seen at a byte. */
    PositionError(std::int32_t code, std::size_t offset) : Refusal(code, sternhalma_reason(code)), offset_(offset) {}
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

/** A board refused what was to be done on it: code is a STERNHALMA_WHY_ number. */
class PlayError : public Refusal {
public:
    /** The refusal of a number. */
    explicit PlayError(std::int32_t why) : Refusal(why, sternhalma_why_text(why)) {}
};

/** A text was refused as a move, or a game refused what was to be done in it: code is a STERNHALMA_FLAG_ number. */
class MoveError : public Refusal {
public:
    /** The refusal of a flag. */
    explicit MoveError(std::int32_t flag) : Refusal(flag, sternhalma_game_reason(flag)), hop_(0) {}
    /** The refusal of a flag, with a sentence that names the hop that failed, from 1, or 0. */
    MoveError(std::int32_t flag, const std::string &sentence, std::int32_t hop)
        : Refusal(flag, sentence.c_str()), hop_(hop)
    {
    }
    /** The flag in one word, such as "not_reachable". */
    const char *flag_name() const noexcept
    {
        const char *word = sternhalma_flag_name(code());
        return word ? word : "";
    }
    /** Which hop of a chain is to blame, from 1; 0 when none is. */
    std::int32_t hop() const noexcept { return hop_; }

private:
    std::int32_t hop_;
};

/** No crossing was found: code is a STERNHALMA_SOLVE_ number. */
class SolveError : public Refusal {
public:
    /** The answer of a number. */
    explicit SolveError(std::int32_t answer) : Refusal(answer, sternhalma_solve_text(answer)) {}
};

/** No game could be made of some options or of a log: code is the code of a sternhalma_error. */
class GameError : public Refusal {
public:
    /** The refusal that an error tells of. */
    explicit GameError(const sternhalma_error &error)
        : Refusal(error.code, sternhalma_error_text(error.field, error.code)), error_(error)
    {
    }
    /** The refusal that an error tells of, with a sentence that names the value, or the line and the byte of it. */
    GameError(const sternhalma_error &error, const std::string &sentence) : Refusal(error.code, sentence.c_str()), error_(error) {}
    /** The part at fault, a STERNHALMA_FIELD_ number. */
    std::int32_t field() const noexcept { return error_.field; }
    /** The byte at fault, from 0. */
    std::int64_t offset() const noexcept { return error_.offset; }
    /** The line of a log at fault, from 1; 0 for options. */
    std::int64_t line() const noexcept { return error_.line; }
    /** The byte of that line, from 1; 0 for options. */
    std::int64_t column() const noexcept { return error_.column; }

private:
    sternhalma_error error_;
};

/** A count, or the value of a position, was ended before it was had. */
class Stopped : public Error {
public:
    /** The answer that says so, such as STERNHALMA_PERFT_STOPPED. */
    explicit Stopped(std::int32_t answer) : Error(answer, "stopped before it was through") {}
};

/** A move: where it starts and where it stops; both -1 for a pass. */
struct Move {
    /** The hole the piece stood in. */
    std::int32_t from;
    /** The hole it stops in. */
    std::int32_t to;
    /** A pass. */
    Move() noexcept : from(-1), to(-1) {}
    /** A move from one hole to another. */
    Move(std::int32_t start, std::int32_t stop) noexcept : from(start), to(stop) {}
    /** A move of the C interface. */
    Move(const sternhalma_move &move) noexcept : from(move.from), to(move.to) {}
    /** Whether it is a pass. */
    bool is_pass() const noexcept { return from < 0; }
};

/** Whether two moves are the same. */
inline bool operator==(const Move &one, const Move &other) noexcept
{
    return one.from == other.from && one.to == other.to;
}

/** Whether two moves differ. */
inline bool operator!=(const Move &one, const Move &other) noexcept { return !(one == other); }

/** Two neighbouring holes. */
using Pair = sternhalma_pair;
/** What takes an action back. */
using Undo = sternhalma_undo_info;
/** How much each term of the evaluation counts. */
using Weights = sternhalma_weights;

/** Cube coordinates, x + y + z == 0. */
struct Coordinates {
    /** Grows to the right along a row. */
    std::int32_t x;
    /** The row, -8 at the top to 8. */
    std::int32_t y;
    /** Minus x minus y. */
    std::int32_t z;
};

/** What a text was read as. */
struct Action {
    /** STERNHALMA_KIND_MOVE, STERNHALMA_KIND_PASS or STERNHALMA_KIND_RESIGN. */
    std::int32_t kind;
    /** The move; both -1 for anything else. */
    Move move;
    /** The seat that does it. */
    std::int32_t seat;
    /** The holes a move goes through, by the way it is shown with. */
    std::vector<std::int32_t> path;
};

/** How a game that is over came out. */
struct Outcome {
    /** How it ended, a STERNHALMA_BY_ number. */
    std::int32_t how;
    /** Moves and passes made. */
    std::int64_t plies;
    /** The place of each seat, 1 the best. */
    std::vector<std::int32_t> places;
    /** The seats that got home, in the order they did. */
    std::vector<std::int32_t> home;
};

/** What a game is made with; what is left as it is is not given. */
struct GameOptions {
    /** 1, 2, 3, 4 or 6; 0: not given, which is 2. */
    std::int32_t seats = 0;
    /** 10, or 15 for one, two or three seats; 0: not given, which is 10. */
    std::int32_t pieces = 0;
    /** The seat that moves first; -1: not given, which is 0. */
    std::int32_t first = -1;
    /** The ply the game stops at; 0: not given, which is 1,000 a seat. */
    std::int64_t cap = 0;
    /** A position string to start from, without anything else; empty: not given. */
    std::string position;
};

/** What a drawing shows beside the pieces. */
struct DrawingOptions {
    /** Whether to show the names of the holes, in text the letters of the rows. */
    bool names = false;
    /** A move to show as the way it goes; a pass for none, or of a game for its last move. */
    Move move;
    /** A hole, to show where the piece on it can end its move; -1 for none. */
    std::int32_t targets_of = -1;
    /** The width of a picture in pixels; 0 for STERNHALMA_SVG_WIDTH. */
    std::int32_t width = 0;
};

/** A flag that ends searches. It has to outlive those it was given to, and stays set. */
class StopFlag {
public:
    /** A flag that is not set. */
    StopFlag() noexcept : flag_(0) {}
    StopFlag(const StopFlag &) = delete;
    StopFlag &operator=(const StopFlag &) = delete;
    /** Ends the searches; from any thread, and from a signal handler. */
    void stop() noexcept { sternhalma_search_stop(&flag_); }
    /** What the C interface looks at. */
    const std::int32_t *get() const noexcept { return &flag_; }

private:
    std::int32_t flag_;
};

/** What ends a count from outside. */
struct Interrupt {
    /** A flag that ends it; may be nullptr. */
    const StopFlag *stop = nullptr;
    /** Called again and again on the thread that counts; true ends the count. What it throws, the count throws. */
    std::function<bool()> poll;
};

/** The move that was chosen, and what for. */
struct SearchResult {
    /** The move, or the pass. */
    Move move;
    /** How many plies were looked ahead. */
    std::int32_t depth;
    /** What the position is worth to the seat to move. */
    std::int32_t score;
    /** Whether the search stopped before it was through. */
    bool stopped;
    /** How many positions were looked at. */
    std::uint64_t nodes;
    /** The moves that are expected, this one first. */
    std::vector<Move> line;
    /** A result of the C interface. */
    explicit SearchResult(const sternhalma_search_result &result)
        : move{result.from, result.to}, depth(result.depth), score(result.score), stopped(result.stopped != 0),
          nodes(result.nodes), line(result.pv, result.pv + result.pv_len)
    {
    }
};

/** What a search is asked for; the fields are those of sternhalma_search_options. */
struct SearchOptions {
    /** Whose interest each seat follows, a STERNHALMA_SEARCH_ number. */
    std::int32_t mode;
    /** The most plies to look ahead; 0 for as many as the budget allows. */
    std::int32_t depth;
    /** How positions are valued, a STERNHALMA_EVALUATION_ number. */
    std::int32_t evaluation;
    /** The most memory for positions already looked at, in KiB; 0 for 65,536. */
    std::int32_t table_kib;
    /** How many positions may be looked at. */
    std::uint64_t budget;
    /** Settles ties between moves. */
    std::uint64_t seed;
    /** The weights of the documented sum. */
    Weights weights;
    /** Own keys of the seat to move that no move leads back to while another exists. */
    std::vector<std::uint64_t> avoid;
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
        sternhalma_search_options options;
        sternhalma_search_options_init(&options);
        take(options);
    }
    /** Options of the C interface, but for what they point to. */
    explicit SearchOptions(const sternhalma_search_options &options) : stop(nullptr) { take(options); }

private:
    void take(const sternhalma_search_options &options)
    {
        mode = options.mode;
        depth = options.depth;
        evaluation = options.evaluation;
        table_kib = options.table_kib;
        budget = options.budget;
        seed = options.seed;
        weights = options.weights;
    }
};

/** How far a solver is. */
using SolveProgress = sternhalma_solve_progress;

/** What a solver is asked for; the fields are those of sternhalma_solve_options. */
struct SolveOptions {
    /** How many positions of each level are kept; 0 for as many as usually find the shortest crossing known. */
    std::int32_t width;
    /** The memory it may take, in KiB. */
    std::int32_t memory_kib;
    /** Whether to go on until the crossing is proved to be the shortest. */
    bool exact;
    /** How many threads work at it. */
    std::int32_t threads;
    /** What ends the solver early; may be nullptr. */
    const StopFlag *stop;
    /** Told after each level; true ends the solver. What it throws, the solver throws. */
    std::function<bool(const SolveProgress &)> progress;
    /** Called again and again on the thread that asked; true ends the solver. What it throws, the solver throws. */
    std::function<bool()> poll;
    /** The default options. */
    SolveOptions() : stop(nullptr)
    {
        sternhalma_solve_options options;
        sternhalma_solve_options_init(&options);
        width = options.width;
        memory_kib = options.memory_kib;
        exact = options.exact != 0;
        threads = options.threads;
    }
};

/** A crossing, or a game of two seats that help each other. */
struct Solution {
    /** Its moves, of both seats in turn. */
    std::vector<Move> moves;
    /** Whether nothing was left out that could have led to one in fewer moves. */
    bool proved;
    /** None takes fewer moves than this. */
    std::int32_t least;
    /** Whether it was stopped before all that it was asked for was done. */
    bool stopped;
    /** How many positions were looked at. */
    std::uint64_t positions;
    /** The most memory that levels of positions took at one time, in bytes. */
    std::uint64_t bytes;
};

/** @cond */
namespace detail {

using Numbers = std::vector<std::int32_t>;

/* Throws for a negative status. */
inline std::int32_t checked(std::int32_t status)
{
    if (status == STERNHALMA_ERR_MEMORY)
        throw std::bad_alloc();
    if (status < 0)
        throw Misuse(status);
    return status;
}

/* A handle that was made. Where there is none status tells why, or, when it tells of nothing, memory ran out. */
template <typename Handle, typename Ask> Handle *made(Handle *handle, Ask status)
{
    if (!handle) {
        checked(status());
        throw std::bad_alloc();
    }
    return handle;
}

/* Whether boards of such a layout can be had. */
struct Layout {
    std::int32_t seats, pieces;
    std::int32_t operator()() const noexcept
    {
        return sternhalma_layout_ok(seats, pieces) ? 0 : STERNHALMA_ERR_ARGUMENT;
    }
};

/* Throws for anything that a board refuses. */
inline void played(std::int32_t why)
{
    if (checked(why) > 0)
        throw PlayError(why);
}

/* Throws for anything that a game refuses. */
inline void moved(std::int32_t flag)
{
    if (checked(flag) > 0)
        throw MoveError(flag);
}

/* What ask, which fills room for so many items, has to give; most of it fits in the room that is tried first. */
template <typename Item, std::size_t room, typename Ask> std::vector<Item> list(Ask ask)
{
    Item first[room];
    std::size_t count = static_cast<std::size_t>(checked(ask(first, room)));
    if (count <= room)
        return std::vector<Item>(first, first + count);
    std::vector<Item> all(count);
    checked(ask(all.data(), count));
    return all;
}

/* The same for a text. */
template <typename Ask> std::string text(Ask ask)
{
    char first[STERNHALMA_POSITION_MAX];
    std::size_t length = static_cast<std::size_t>(checked(ask(first, sizeof first)));
    if (length < sizeof first)
        return std::string(first, length);
    std::string all(length + 1, '\0');
    checked(ask(&all[0], all.size()));
    all.resize(length);
    return all;
}

/* Throws for an argument out of its range. */
inline void ranged(const char *name, std::int64_t value, std::int64_t least, std::int64_t most)
{
    if (value >= least && value <= most)
        return;
    sternhalma_option_error error = sternhalma_option_error();
    error.value = value;
    error.least = least;
    error.most = most;
    std::strncpy(error.name, name, sizeof error.name - 1);
    const std::string range = most == INT64_MAX ? "at least " + std::to_string(least)
                                                : std::to_string(least) + " to " + std::to_string(most);
    throw OptionError(error, std::string(name) + " " + std::to_string(value) + " is out of range (" + range + ")");
}

/* Throws for the option that check, which writes an error, refuses, if it is one that a bad argument was answered for. */
template <typename Refused, typename Check, typename Words>
void optioned(std::int32_t status, Check check, Words words)
{
    Refused error;
    if (status == STERNHALMA_ERR_ARGUMENT && check(&error) == STERNHALMA_ERR_ARGUMENT)
        throw OptionError(error, text([&](char *buf, std::size_t cap) { return words(&error, buf, cap); }));
}

/* Why a text is refused: what words has to say of it. */
template <typename Words> std::string reason(Text refused, Words words)
{
    return text([&](char *buf, std::size_t cap) { return words(refused.data(), refused.size(), buf, cap); });
}

/* The moves that ask has to give. */
template <typename Ask> std::vector<Move> moves(Ask ask)
{
    sternhalma_move room[STERNHALMA_LEGAL_MAX];
    std::int32_t count = checked(ask(room, STERNHALMA_LEGAL_MAX));
    return std::vector<Move>(room, room + count);
}

/* The answer to a text that was read with this flag. */
inline Action acted(std::int32_t flag, const sternhalma_read &read)
{
    if (checked(flag) > 0) {
        auto sentence = [&read](char *buf, std::size_t cap) { return sternhalma_read_reason(&read, buf, cap); };
        throw MoveError(flag, text(sentence), read.hop);
    }
    Action action;
    action.kind = read.kind;
    action.move = Move(read.from, read.to);
    action.seat = read.seat;
    action.path.assign(read.path, read.path + read.path_len);
    return action;
}

/* A drawing, as draw writes it with options for C. */
template <typename Draw> std::string drawn(const DrawingOptions &options, Draw draw)
{
    sternhalma_drawing_options asked;
    sternhalma_drawing_options_init(&asked);
    asked.names = options.names;
    asked.from = options.move.from;
    asked.to = options.move.to;
    asked.targets_of = options.targets_of;
    asked.width = options.width;
    return text([&](char *buf, std::size_t cap) {
        std::int32_t length = draw(&asked, buf, cap);
        optioned<sternhalma_option_error>(
            length,
            [&](sternhalma_option_error *error) { return sternhalma_drawing_options_check(&asked, error); },
            sternhalma_option_error_text);
        return length;
    });
}

/* A function of C that is polled. */
using Poll = std::int32_t (*)(void *);

/* Who is polled on the way, and what that threw first. */
class Polled {
public:
    explicit Polled(const std::function<bool()> &polled) : polled_(polled) {}
    /* For C to call with this as user; nullptr when nobody is polled. */
    Poll function() const { return polled_ ? poll : nullptr; }
    void rethrow() const
    {
        if (thrown_)
            std::rethrow_exception(thrown_);
    }

protected:
    /* 1 to end it, which one that threw does too. */
    template <typename Call> std::int32_t ends(Call call)
    {
        try {
            return thrown_ || call();
        } catch (...) {
            thrown_ = std::current_exception();
            return 1;
        }
    }

private:
    static std::int32_t poll(void *user)
    {
        Polled &it = *static_cast<Polled *>(user);
        return it.ends([&it] { return it.polled_(); });
    }

    const std::function<bool()> &polled_;
    std::exception_ptr thrown_;
};

/* Who is told on the way, too. */
template <typename Told, typename Raw> class Progress : public Polled {
public:
    Progress(const std::function<bool(const Told &)> &told, const std::function<bool()> &polled)
        : Polled(polled), told_(told)
    {
    }
    /* Has some options of the C interface call it. */
    template <typename Options> void watch(Options &options)
    {
        if (told_)
            options.progress = tell;
        options.poll = function();
        options.user = static_cast<Polled *>(this);
    }

private:
    static std::int32_t tell(const Raw *raw, void *user)
    {
        Progress &it = static_cast<Progress &>(*static_cast<Polled *>(user));
        return it.ends([&] { return it.told_(Told(*raw)); });
    }

    const std::function<bool(const Told &)> &told_;
};

/* What ask writes unless it is ended from outside. */
template <typename Number, typename Ask> Number until(const Interrupt &interrupt, Ask ask)
{
    Polled polled(interrupt.poll);
    Number number;
    std::int32_t status = ask(interrupt.stop ? interrupt.stop->get() : nullptr, polled.function(), &polled, &number);
    polled.rethrow();
    if (checked(status) > 0)
        throw Stopped(status);
    return number;
}

/* Calls search with the options, and throws what it refuses. */
template <typename Search> void search(const SearchOptions &options, Search search)
{
    Progress<SearchResult, sternhalma_search_result> progress(options.progress, options.poll);
    sternhalma_search_options asked;
    sternhalma_search_options_init(&asked);
    asked.mode = options.mode;
    asked.depth = options.depth;
    asked.evaluation = options.evaluation;
    asked.table_kib = options.table_kib;
    asked.budget = options.budget;
    asked.seed = options.seed;
    asked.weights = options.weights;
    asked.avoid = options.avoid.data();
    asked.avoid_len = options.avoid.size();
    asked.stop = options.stop ? options.stop->get() : nullptr;
    progress.watch(asked);
    std::int32_t status = search(&asked);
    progress.rethrow();
    optioned<sternhalma_option_error>(
        status, [&](sternhalma_option_error *error) { return sternhalma_search_options_check(&asked, error); },
        sternhalma_option_error_text);
    played(status);
}

/* The one result of a search. */
template <typename Search> SearchResult search_one(const SearchOptions &options, Search one)
{
    sternhalma_search_result result;
    search(options, [&](const sternhalma_search_options *asked) { return one(asked, &result); });
    return SearchResult(result);
}

/* The results of a search for so many. */
template <typename Search>
std::vector<SearchResult> search_most(const SearchOptions &options, std::size_t most, std::int32_t legal, Search several)
{
    if (most == 0)
        ranged("most", 0, 1, INT64_MAX);
    // No more than there are, however many are asked for, and one for a seat that has to pass.
    const std::size_t there = legal > 1 ? static_cast<std::size_t>(legal) : 1;
    std::vector<sternhalma_search_result> results(most < there ? most : there);
    std::int32_t count;
    search(options, [&](const sternhalma_search_options *asked) {
        return several(asked, results.data(), results.size(), &count);
    });
    return std::vector<SearchResult>(results.begin(), results.begin() + count);
}

/* A name for C: nullptr for no text, and a name that nothing has for one that is longer than any or has a NUL in it, at
   which C would take it to end. */
class Name {
public:
    explicit Name(Text text) noexcept : bytes_{'?'}, is_there_(text.data() != nullptr)
    {
        const std::size_t size = text.size();
        if (is_there_ && size < sizeof bytes_ && !std::memchr(text.data(), '\0', size)) {
            std::memcpy(bytes_, text.data(), size);
            bytes_[size] = '\0';
        }
    }
    const char *get() const noexcept { return is_there_ ? bytes_ : nullptr; }

private:
    char bytes_[32];
    bool is_there_;
};

/* What solve finds for a board. */
template <typename Solve> Solution solve(const sternhalma_board *board, const SolveOptions &options, Solve solve)
{
    Progress<SolveProgress, sternhalma_solve_progress> progress(options.progress, options.poll);
    sternhalma_solve_options asked;
    sternhalma_solve_options_init(&asked);
    asked.width = options.width;
    asked.memory_kib = options.memory_kib;
    asked.exact = options.exact;
    asked.threads = options.threads;
    asked.stop = options.stop ? options.stop->get() : nullptr;
    progress.watch(asked);
    std::vector<sternhalma_move> room(256);
    sternhalma_solution found;
    for (;;) {
        std::int32_t answer = solve(board, &asked, room.data(), room.size(), &found);
        progress.rethrow();
        optioned<sternhalma_option_error>(
            answer, [&](sternhalma_option_error *error) { return sternhalma_solve_options_check(&asked, error); },
            sternhalma_option_error_text);
        if (checked(answer) > 0)
            throw SolveError(answer);
        std::size_t count = static_cast<std::size_t>(found.move_count);
        if (count <= room.size()) {
            room.resize(count);
            break;
        }
        room.resize(count);
    }
    Solution solution;
    solution.moves.assign(room.begin(), room.end());
    solution.proved = found.proved != 0;
    solution.least = found.least;
    solution.stopped = found.stopped != 0;
    solution.positions = found.positions;
    solution.bytes = found.bytes;
    return solution;
}

/* Frees what an owner holds. */
struct Free {
    void operator()(sternhalma_board *board) const noexcept { sternhalma_free(board); }
    void operator()(sternhalma_game *game) const noexcept { sternhalma_game_free(game); }
    void operator()(sternhalma_searcher *searcher) const noexcept { sternhalma_searcher_free(searcher); }
};

} // namespace detail
/** @endcond */

/** The number of the interface that the library has. */
inline std::uint32_t abi_version() noexcept { return sternhalma_abi_version(); }
/** The version of the library. */
inline const char *version() noexcept { return sternhalma_version(); }
/** Whether the star was built right. */
inline bool tables_ok() noexcept { return sternhalma_tables_ok() != 0; }
/** How many boards exist. */
inline std::int32_t live() noexcept { return sternhalma_live(); }
/** How many games exist. */
inline std::int32_t game_live() noexcept { return sternhalma_game_live(); }

/** How many holes there are. */
inline std::int32_t holes() noexcept { return sternhalma_holes(); }
/** A hole's cube coordinates. */
inline Coordinates xy(std::int32_t hole)
{
    Coordinates at;
    detail::checked(sternhalma_xy(hole, &at.x, &at.y, &at.z));
    return at;
}
/** The hole at some coordinates, or -1. */
inline std::int32_t hole_at(std::int32_t x, std::int32_t y) noexcept { return sternhalma_hole_at(x, y); }
/** The row of a hole. */
inline std::int32_t row_of(std::int32_t hole) noexcept { return sternhalma_row_of(hole); }
/** Where a hole is in its row. */
inline std::int32_t col_of(std::int32_t hole) noexcept { return sternhalma_col_of(hole); }
/** How many holes a row has. */
inline std::int32_t row_len(std::int32_t row) noexcept { return sternhalma_row_len(row); }
/** The first hole of a row. */
inline std::int32_t row_start(std::int32_t row) noexcept { return sternhalma_row_start(row); }
/** The neighbour of a hole in a direction, or -1. */
inline std::int32_t next_to(std::int32_t hole, std::int32_t dir) noexcept { return sternhalma_next_to(hole, dir); }
/** Every neighbour of a hole, in the order of the directions. */
inline std::vector<std::int32_t> neighbours(std::int32_t hole)
{
    return detail::list<std::int32_t, STERNHALMA_NEIGHBOURS_MAX>(
        [&](std::int32_t *out, std::size_t cap) { return sternhalma_neighbours(hole, out, cap); });
}
/** How many neighbours a hole has. */
inline std::int32_t degree(std::int32_t hole) noexcept { return sternhalma_degree(hole); }
/** The direction opposite to one. */
inline std::int32_t dir_opposite(std::int32_t dir) noexcept { return sternhalma_dir_opposite(dir); }
/** The point of the star a hole belongs to, or STERNHALMA_CENTRE. */
inline std::int32_t point_of(std::int32_t hole) noexcept { return sternhalma_point_of(hole); }
/** Whether a hole is on the edge of the hexagon. */
inline bool on_ring(std::int32_t hole) noexcept { return sternhalma_on_ring(hole) != 0; }
/** A hole's hop class. */
inline std::int32_t class_of(std::int32_t hole) noexcept { return sternhalma_class_of(hole); }
/** The ten holes of a point. */
inline std::vector<std::int32_t> point_holes(std::int32_t point)
{
    return detail::list<std::int32_t, STERNHALMA_POINT_HOLES>(
        [&](std::int32_t *out, std::size_t cap) { return sternhalma_point_holes(point, out, cap); });
}
/** The five holes in front of a point. */
inline std::vector<std::int32_t> front(std::int32_t point)
{
    return detail::list<std::int32_t, STERNHALMA_FRONT_HOLES>(
        [&](std::int32_t *out, std::size_t cap) { return sternhalma_front(point, out, cap); });
}
/** Every pair of neighbouring holes. */
inline std::vector<Pair> pairs()
{
    return detail::list<Pair, STERNHALMA_PAIRS>(sternhalma_pairs);
}
/** Whether the game is played with so many seats and pieces. */
inline bool layout_ok(std::int32_t seats, std::int32_t pieces) noexcept
{
    return sternhalma_layout_ok(seats, pieces) != 0;
}
/** The point a seat starts in. */
inline std::int32_t layout_point(std::int32_t seats, std::int32_t seat) noexcept
{
    return sternhalma_layout_point(seats, seat);
}

/** Any key as sixteen hex digits. */
inline std::string hex(std::uint64_t key)
{
    return detail::text([&](char *buf, std::size_t cap) { return sternhalma_hex(key, buf, cap); });
}
/** The number of a seat's piece in a hole. */
inline std::uint64_t zobrist(std::int32_t seat, std::int32_t hole) noexcept { return sternhalma_zobrist(seat, hole); }
/** The number of a seat being the one to move. */
inline std::uint64_t zobrist_move(std::int32_t seat) noexcept { return sternhalma_zobrist_move(seat); }
/** The number of a seat count. */
inline std::uint64_t zobrist_seats(std::int32_t seats) noexcept { return sternhalma_zobrist_seats(seats); }

/** A hole's name. */
inline std::string name(std::int32_t hole)
{
    return detail::text([&](char *buf, std::size_t cap) { return sternhalma_name(hole, buf, cap); });
}
/** The hole a name names, or -1. */
inline std::int32_t hole_named(Text name) noexcept { return sternhalma_hole_named_n(name.data(), name.size()); }

/** The options of a level of play, 1 to STERNHALMA_LEVELS; an OptionError for another. */
inline SearchOptions level(std::int32_t level)
{
    detail::ranged("level", level, 1, STERNHALMA_LEVELS);
    sternhalma_search_options options;
    detail::checked(sternhalma_level(level, &options));
    return SearchOptions(options);
}

/** The default weights of the evaluation. */
inline Weights weights_default() noexcept
{
    Weights weights;
    sternhalma_weights_default(&weights);
    return weights;
}

/** A board, and the game it keeps. */
class Board {
public:
    /** A board with every seat in its start and seat 0 to move. */
    explicit Board(std::int32_t seats = 2, std::int32_t pieces = 10)
        : Board(detail::made(sternhalma_new(seats, pieces), detail::Layout{seats, pieces}))
    {
    }
    /** The owner of a board of the C interface. */
    explicit Board(sternhalma_board *board) noexcept : board_(board) {}
    /** A board with every hole empty and seat 0 to move. */
    static Board new_empty(std::int32_t seats = 2, std::int32_t pieces = 10)
    {
        return Board(detail::made(sternhalma_new_empty(seats, pieces), detail::Layout{seats, pieces}));
    }
    /** The board that a position string describes; a PositionError says why it describes none. */
    static Board from_string(Text text)
    {
        sternhalma_board *board;
        std::size_t offset;
        std::int32_t code = sternhalma_from_string_n(text.data(), text.size(), &board, &offset);
        if (detail::checked(code) > 0)
            throw PositionError(code, offset, detail::reason(text, sternhalma_from_string_reason_n));
        return Board(board);
    }
    /** The board that to_string wrote, whatever was put on it; a PositionError says why there is none. */
    static Board restore(Text text)
    {
        sternhalma_board *board;
        std::size_t offset;
        std::int32_t code = sternhalma_restore_n(text.data(), text.size(), &board, &offset);
        if (detail::checked(code) > 0) {
            // The sentence is of what from_string sees first, which may be the pieces that are forgiven here.
            std::size_t first;
            if (sternhalma_from_string_n(text.data(), text.size(), &board, &first) != code || first != offset)
                throw PositionError(code, offset);
            throw PositionError(code, offset, detail::reason(text, sternhalma_from_string_reason_n));
        }
        return Board(board);
    }
    /** A board of its own with the same position and the same game. */
    Board clone() const
    {
        return Board(detail::made(sternhalma_clone(get()), [this] { return status(); }));
    }
    /** The board of the C interface, which stays this one's. */
    sternhalma_board *get() const noexcept { return board_.get(); }
    /** The board of the C interface, which is the caller's from now on. */
    sternhalma_board *release() noexcept { return board_.release(); }

    /** The position as a string, which restore reads, and from_string while no seat has more pieces than it plays with. */
    std::string to_string() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return sternhalma_to_string(get(), buf, cap); });
    }
    /** The seat whose piece is in a hole, or -1. */
    std::int32_t at(std::int32_t hole) const noexcept { return sternhalma_at(get(), hole); }
    /** The seat whose piece is in the hole of a name, or -1. */
    std::int32_t at(Text name) const noexcept { return at(hole_named(name)); }
    /** What stands in every hole, in hole order. */
    std::vector<std::int8_t> cells() const
    {
        return detail::list<std::int8_t, STERNHALMA_HOLES>(
            [this](std::int8_t *out, std::size_t cap) { return sternhalma_cells(get(), out, cap); });
    }
    /** Sets what stands in every hole at once. */
    bool set_cells(const std::vector<std::int8_t> &cells) noexcept
    {
        return sternhalma_set_cells(get(), cells.data(), cells.size()) != 0;
    }
    /** Puts a piece of a seat in a hole. */
    bool put(std::int32_t hole, std::int32_t seat) noexcept { return sternhalma_put(get(), hole, seat) != 0; }
    /** Empties a hole. */
    bool lift(std::int32_t hole) noexcept { return sternhalma_lift(get(), hole) != 0; }
    /** The seat whose turn it is. */
    std::int32_t to_move() const noexcept { return sternhalma_to_move(get()); }
    /** Makes it a seat's turn. */
    bool set_to_move(std::int32_t seat) noexcept { return sternhalma_set_to_move(get(), seat) != 0; }
    /** How many seats the board has. */
    std::int32_t seats() const noexcept { return sternhalma_seats(get()); }
    /** How many pieces each seat has. */
    std::int32_t pieces() const noexcept { return sternhalma_pieces(get()); }
    /** How many of a seat's pieces are on the board. */
    std::int32_t count(std::int32_t seat) const noexcept { return sternhalma_count(get(), seat); }
    /** The point a seat starts in. */
    std::int32_t seat_point(std::int32_t seat) const noexcept { return sternhalma_seat_point(get(), seat); }

    /** The empty holes next to a hole. */
    std::vector<std::int32_t> steps(std::int32_t hole) const
    {
        return detail::list<std::int32_t, STERNHALMA_STEPS_MAX>(
            [&](std::int32_t *out, std::size_t cap) { return sternhalma_steps(get(), hole, out, cap); });
    }
    /** Where one hop from a hole lands. */
    std::vector<std::int32_t> hops(std::int32_t hole) const { return hops(hole, hole); }
    /** Where one hop from a hole lands, of a piece that came from another. */
    std::vector<std::int32_t> hops(std::int32_t hole, std::int32_t from) const
    {
        return detail::list<std::int32_t, STERNHALMA_STEPS_MAX>(
            [&](std::int32_t *out, std::size_t cap) { return sternhalma_hops(get(), hole, from, out, cap); });
    }
    /** Every hole the piece on a hole can end its move on. */
    std::vector<std::int32_t> reach(std::int32_t from) const
    {
        return detail::list<std::int32_t, STERNHALMA_REACH_MAX>(
            [&](std::int32_t *out, std::size_t cap) { return sternhalma_reach(get(), from, out, cap); });
    }
    /** The way a move goes; empty when it is not a move. */
    std::vector<std::int32_t> path(Move move) const
    {
        return detail::list<std::int32_t, STERNHALMA_PATH_MAX>([&](std::int32_t *out, std::size_t cap) {
            return sternhalma_path(get(), move.from, move.to, out, cap);
        });
    }
    /** The moves of the seat to move. */
    std::vector<Move> legal() const
    {
        return detail::moves(
            [this](sternhalma_move *out, std::size_t cap) { return sternhalma_legal(get(), out, cap); });
    }
    /** Moves a piece to an empty hole, wherever that is. */
    bool do_move(Move move) noexcept { return sternhalma_do_move(get(), move.from, move.to) != 0; }
    /** Takes back such a move. */
    bool undo_move(Move move) noexcept { return sternhalma_undo_move(get(), move.from, move.to) != 0; }
    /** How many sequences of moves there are. */
    std::uint64_t perft(std::int32_t depth) const noexcept { return sternhalma_perft(get(), depth); }
    /** The same, for as long as it is not ended from outside; a Stopped says that it was, an OptionError that the depth is
        out of range. */
    std::uint64_t perft_until(std::int32_t depth, const Interrupt &interrupt) const
    {
        detail::ranged("depth", depth, 0, STERNHALMA_PERFT_MAX);
        return detail::until<std::uint64_t>(
            interrupt, [&](const std::int32_t *stop, detail::Poll poll, void *user, std::uint64_t *count) {
                return sternhalma_perft_until(get(), depth, stop, poll, user, count);
            });
    }

    /** The seat to move moves, or passes; a PlayError says why it may not. */
    Undo play(Move move)
    {
        Undo undo;
        detail::played(move.is_pass() ? sternhalma_pass(get(), &undo)
                                      : sternhalma_play(get(), move.from, move.to, &undo));
        return undo;
    }
    /** The seat to move passes; a PlayError says why it may not. */
    Undo pass() { return play(Move()); }
    /** A seat resigns; a PlayError says why it may not. */
    Undo resign(std::int32_t seat)
    {
        Undo undo;
        detail::played(sternhalma_resign(get(), seat, &undo));
        return undo;
    }
    /** Takes back a play, a pass or a resignation, the last first. */
    bool unplay(const Undo &undo) noexcept { return sternhalma_unplay(get(), &undo) != 0; }
    /** Whether the seat to move has no move and the game is not over. */
    bool can_pass() const noexcept { return sternhalma_can_pass(get()) != 0; }
    /** Whether a seat's home is full, at least one piece in it its own. */
    bool home_complete(std::int32_t seat) const noexcept { return sternhalma_home_complete(get(), seat) != 0; }
    /** Whether a seat has been counted home. */
    bool finished(std::int32_t seat) const noexcept { return sternhalma_finished(get(), seat) != 0; }
    /** A seat's place. */
    std::int32_t place_of(std::int32_t seat) const noexcept { return sternhalma_place_of(get(), seat); }
    /** The place of every seat. */
    std::vector<std::int32_t> places() const
    {
        return detail::list<std::int32_t, STERNHALMA_SEATS_MAX>(
            [this](std::int32_t *out, std::size_t cap) { return sternhalma_places(get(), out, cap); });
    }
    /** How far a seat's pieces are from home. */
    std::int32_t distance_left(std::int32_t seat) const noexcept { return sternhalma_distance_left(get(), seat); }
    /** Whether the game has ended. */
    bool over() const noexcept { return sternhalma_over(get()) != 0; }
    /** How the game ended. */
    std::int32_t how() const noexcept { return sternhalma_how(get()); }
    /** Moves and passes made. */
    std::int64_t ply() const noexcept { return sternhalma_ply(get()); }
    /** The ply the game stops at. */
    std::int64_t cap() const noexcept { return sternhalma_cap(get()); }
    /** Sets the ply the game stops at. */
    bool set_cap(std::int64_t plies) noexcept { return sternhalma_set_cap(get(), plies) != 0; }

    /** The position's key. */
    std::uint64_t key() const noexcept { return sternhalma_key(get()); }
    /** The position's key as sixteen hex digits. */
    std::string key_hex() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return sternhalma_key_hex(get(), buf, cap); });
    }
    /** A key over one seat's pieces alone. */
    std::uint64_t own_key(std::int32_t seat) const noexcept { return sternhalma_own_key(get(), seat); }

    /** A move as text. */
    std::string move_text(Move move) const
    {
        return detail::text([&](char *buf, std::size_t cap) {
            return sternhalma_move_text(get(), move.from, move.to, buf, cap);
        });
    }
    /** What a text says; a MoveError says why it says nothing that can be done. */
    Action read_move(Text text) const
    {
        sternhalma_read read = sternhalma_read();
        return detail::acted(sternhalma_read_move_n(get(), text.data(), text.size(), &read), read);
    }

    /** How good the position is for a seat, by the default weights. */
    std::int32_t evaluate(std::int32_t seat) const noexcept { return sternhalma_evaluate(get(), seat, nullptr); }
    /** How good the position is for a seat. */
    std::int32_t evaluate(std::int32_t seat, const Weights &weights) const noexcept
    {
        return sternhalma_evaluate(get(), seat, &weights);
    }
    /** What the weakest player does; a PlayError says that the game is over. */
    Move random_forward(std::uint64_t seed) const
    {
        sternhalma_search_result result;
        detail::played(sternhalma_random_forward(get(), seed, &result));
        return Move(result.from, result.to);
    }
    /** The move the seat to move should make; a PlayError says that the game is over. */
    SearchResult search(const SearchOptions &options = SearchOptions()) const
    {
        using Asked = sternhalma_search_options;
        return detail::search_one(options, [this](const Asked *asked, sternhalma_search_result *out) {
            return sternhalma_search(get(), asked, out);
        });
    }
    /** The best moves of the seat to move, best first; a PlayError says that the game is over. */
    std::vector<SearchResult> search_moves(std::size_t most, const SearchOptions &options = SearchOptions()) const
    {
        using Asked = sternhalma_search_options;
        using Result = sternhalma_search_result;
        return detail::search_most(
            options, most, sternhalma_legal(get(), nullptr, 0),
            [this](const Asked *asked, Result *out, std::size_t room, std::int32_t *count) {
                return sternhalma_search_moves(get(), asked, out, room, count);
            });
    }
    /** A crossing in few moves of one seat alone; a SolveError says why there is none. */
    Solution solve(const SolveOptions &options = SolveOptions()) const
    {
        return detail::solve(get(), options, sternhalma_solve);
    }
    /** A game in few plies of two seats that help each other; a SolveError says why there is none. */
    Solution solve_together(const SolveOptions &options = SolveOptions()) const
    {
        return detail::solve(get(), options, sternhalma_solve_together);
    }

    /** The board as an SVG image. */
    std::string svg(const DrawingOptions &options = DrawingOptions()) const
    {
        using Asked = sternhalma_drawing_options;
        return detail::drawn(options, [this](const Asked *asked, char *buf, std::size_t cap) {
            return sternhalma_svg(get(), asked, buf, cap);
        });
    }
    /** The board as seventeen lines of text. */
    std::string text(const DrawingOptions &options = DrawingOptions()) const
    {
        using Asked = sternhalma_drawing_options;
        return detail::drawn(options, [this](const Asked *asked, char *buf, std::size_t cap) {
            return sternhalma_text(get(), asked, buf, cap);
        });
    }

private:
    std::int32_t status() const noexcept { return sternhalma_to_string(get(), nullptr, 0); }

    std::unique_ptr<sternhalma_board, detail::Free> board_;
};

/** A game that remembers. */
class Game {
public:
    /** A game from the set-up of so many seats and pieces; a GameError says why there is none. */
    explicit Game(std::int32_t seats = 2, std::int32_t pieces = 10) : Game(set_up(seats, pieces)) {}
    /** A game with some options; a GameError says why there is none. */
    explicit Game(const GameOptions &options) : game_(made(options)) {}
    /** The owner of a game of the C interface. */
    explicit Game(sternhalma_game *game) noexcept : game_(game) {}
    /** The game that a log describes; a GameError says where it describes none. */
    static Game replay(Text log)
    {
        sternhalma_game *game;
        sternhalma_error error;
        if (detail::checked(sternhalma_game_replay_n(log.data(), log.size(), &game, &error)) > 0)
            throw GameError(error, detail::reason(log, sternhalma_game_replay_reason_n));
        return Game(game);
    }
    /** A copy, with all that can be undone and done again. */
    Game clone() const
    {
        return Game(detail::made(sternhalma_game_clone(get()), [this] { return status(); }));
    }
    /** The game of the C interface, which stays this one's. */
    sternhalma_game *get() const noexcept { return game_.get(); }
    /** The game of the C interface, which is the caller's from now on. */
    sternhalma_game *release() noexcept { return game_.release(); }

    /** What the seat to move may do: its moves, or one pass when it has none; nothing when the game is over. */
    std::vector<Move> legal() const
    {
        return detail::moves(
            [this](sternhalma_move *out, std::size_t cap) { return sternhalma_game_legal(get(), out, cap); });
    }
    /** The way a move goes; empty when it is not a move. */
    std::vector<std::int32_t> path(Move move) const
    {
        return detail::list<std::int32_t, STERNHALMA_PATH_MAX>([&](std::int32_t *out, std::size_t cap) {
            return sternhalma_game_path(get(), move.from, move.to, out, cap);
        });
    }
    /** A move as text. */
    std::string move_text(Move move) const
    {
        return detail::text([&](char *buf, std::size_t cap) {
            return sternhalma_game_move_text(get(), move.from, move.to, buf, cap);
        });
    }
    /** Does what a text says; a MoveError says why that cannot be done. */
    void play(Text text)
    {
        std::int32_t flag = try_play(text);
        if (flag > 0) {
            read_move(text);
            throw MoveError(flag);
        }
    }
    /** Does what a text says. 0, or the STERNHALMA_FLAG_ number that says why that cannot be done. */
    std::int32_t try_play(Text text)
    {
        return detail::checked(sternhalma_game_play_n(get(), text.data(), text.size()));
    }
    /** The seat to move moves, or passes; a MoveError says why it may not. */
    void play(Move move)
    {
        detail::moved(move.is_pass() ? sternhalma_game_pass(get())
                                     : sternhalma_game_play_move(get(), move.from, move.to));
    }
    /** The seat to move passes; a MoveError says why it may not. */
    void pass() { play(Move()); }
    /** A seat still racing gives up; a MoveError says why it may not. */
    void resign(std::int32_t seat) { detail::moved(sternhalma_game_resign(get(), seat)); }
    /** Takes back the last move, pass or resignation. */
    bool undo() noexcept { return sternhalma_game_undo(get()) != 0; }
    /** Does again what was last undone. */
    bool redo() noexcept { return sternhalma_game_redo(get()) != 0; }
    /** What a text says; a MoveError says why it says nothing that can be done. */
    Action read_move(Text text) const
    {
        sternhalma_read read = sternhalma_read();
        return detail::acted(sternhalma_game_read_move_n(get(), text.data(), text.size(), &read), read);
    }

    /** The seat whose turn it is. */
    std::int32_t to_move() const noexcept { return sternhalma_game_to_move(get()); }
    /** Whether the game has ended. */
    bool over() const noexcept { return sternhalma_game_over(get()) != 0; }
    /** How the game ended. */
    std::int32_t how() const noexcept { return sternhalma_game_how(get()); }
    /** How the game came out; std::logic_error while it goes on. */
    Outcome result() const
    {
        sternhalma_game_outcome out;
        if (!sternhalma_game_result(get(), &out))
            throw std::logic_error("the game goes on");
        Outcome outcome;
        outcome.how = out.how;
        outcome.plies = out.plies;
        outcome.places.assign(out.places, out.places + out.seats);
        outcome.home.assign(out.home, out.home + out.home_len);
        return outcome;
    }
    /** How the game came out, as a sentence; empty while it goes on. */
    std::string result_text() const
    {
        return detail::text(
            [this](char *buf, std::size_t cap) { return sternhalma_game_result_text(get(), buf, cap); });
    }
    /** The seats home, in the order they got there. */
    std::vector<std::int32_t> finished() const
    {
        return detail::list<std::int32_t, STERNHALMA_SEATS_MAX>(
            [this](std::int32_t *out, std::size_t cap) { return sternhalma_game_finished(get(), out, cap); });
    }
    /** Every seat's place. */
    std::vector<std::int32_t> places() const
    {
        return detail::list<std::int32_t, STERNHALMA_SEATS_MAX>(
            [this](std::int32_t *out, std::size_t cap) { return sternhalma_game_places(get(), out, cap); });
    }
    /** A seat's place. */
    std::int32_t place_of(std::int32_t seat) const noexcept { return sternhalma_game_place_of(get(), seat); }
    /** How far a seat's pieces are from home, 0 when it is home. */
    std::int32_t distance_left(std::int32_t seat) const noexcept { return sternhalma_game_distance_left(get(), seat); }
    /** The seat whose piece is in a hole, or -1. */
    std::int32_t at(std::int32_t hole) const noexcept { return sternhalma_game_at(get(), hole); }
    /** The seat whose piece is in the hole of a name, or -1. */
    std::int32_t at(Text name) const noexcept { return at(hole_named(name)); }
    /** Moves and passes made. */
    std::int64_t ply() const noexcept { return sternhalma_game_ply(get()); }
    /** The ply the game stops at. */
    std::int64_t cap() const noexcept { return sternhalma_game_cap(get()); }
    /** How many seats there are. */
    std::int32_t seats() const noexcept { return sternhalma_game_seats(get()); }
    /** How many pieces each seat has. */
    std::int32_t pieces() const noexcept { return sternhalma_game_pieces(get()); }
    /** The seat that moved first; -1 for a game from a position. */
    std::int32_t first() const noexcept { return sternhalma_game_first(get()); }
    /** The position the game was started from; empty for one from the set-up. */
    std::string start() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return sternhalma_game_start(get(), buf, cap); });
    }
    /** Whether it is a game of one seat crossing alone. */
    bool solo() const noexcept { return sternhalma_game_solo(get()) != 0; }
    /** The position as a string. */
    std::string position() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return sternhalma_game_position(get(), buf, cap); });
    }
    /** The position's key. */
    std::uint64_t key() const noexcept { return sternhalma_game_key(get()); }
    /** A copy of the board. */
    Board board() const
    {
        return Board(detail::made(sternhalma_game_board(get()), [this] { return status(); }));
    }

    /** How many moves, passes and resignations were made and not undone. */
    std::int32_t move_count() const noexcept { return sternhalma_game_move_count(get()); }
    /** One of them as text, from 0. */
    std::string move_at(std::int32_t i) const
    {
        return detail::text([&](char *buf, std::size_t cap) { return sternhalma_game_move_at(get(), i, buf, cap); });
    }
    /** All of them as text, in order. */
    std::vector<std::string> moves() const
    {
        std::string all =
            detail::text([this](char *buf, std::size_t cap) { return sternhalma_game_moves(get(), buf, cap); });
        std::vector<std::string> moves;
        for (std::size_t start = 0, end; (end = all.find('\n', start)) != std::string::npos; start = end + 1)
            moves.push_back(all.substr(start, end - start));
        return moves;
    }
    /** Every arrangement a seat's pieces have had; of the seat to move for -1. */
    std::vector<std::uint64_t> history(std::int32_t seat = -1) const
    {
        return detail::list<std::uint64_t, 256>(
            [&](std::uint64_t *out, std::size_t cap) { return sternhalma_game_history(get(), seat, out, cap); });
    }
    /** The game as text. */
    std::string log() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return sternhalma_game_log(get(), buf, cap); });
    }
    /** The move the seat to move should make, which leads to no arrangement its pieces have had; a PlayError says that
        the game is over. */
    SearchResult search(const SearchOptions &options = SearchOptions()) const
    {
        using Asked = sternhalma_search_options;
        return detail::search_one(options, [this](const Asked *asked, sternhalma_search_result *out) {
            return sternhalma_game_search(get(), asked, out);
        });
    }
    /** The best moves of the seat to move, best first, as search; a PlayError says that the game is over. */
    std::vector<SearchResult> search_moves(std::size_t most, const SearchOptions &options = SearchOptions()) const
    {
        using Asked = sternhalma_search_options;
        using Result = sternhalma_search_result;
        return detail::search_most(
            options, most, sternhalma_game_legal(get(), nullptr, 0),
            [this](const Asked *asked, Result *out, std::size_t room, std::int32_t *count) {
                return sternhalma_game_search_moves(get(), asked, out, room, count);
            });
    }

    /** The game as an SVG image, with its last move unless the options have another. */
    std::string svg(const DrawingOptions &options = DrawingOptions()) const
    {
        using Asked = sternhalma_drawing_options;
        return detail::drawn(options, [this](const Asked *asked, char *buf, std::size_t cap) {
            return sternhalma_game_svg(get(), asked, buf, cap);
        });
    }
    /** The game as seventeen lines of text, with its last move unless the options have another. */
    std::string text(const DrawingOptions &options = DrawingOptions()) const
    {
        using Asked = sternhalma_drawing_options;
        return detail::drawn(options, [this](const Asked *asked, char *buf, std::size_t cap) {
            return sternhalma_game_text(get(), asked, buf, cap);
        });
    }

private:
    std::int32_t status() const noexcept { return sternhalma_game_position(get(), nullptr, 0); }

    static GameOptions set_up(std::int32_t seats, std::int32_t pieces)
    {
        GameOptions options;
        options.seats = seats;
        options.pieces = pieces;
        return options;
    }

    static sternhalma_game *made(const GameOptions &options)
    {
        sternhalma_game_options asked;
        sternhalma_game_options_init(&asked);
        asked.seats = options.seats;
        asked.pieces = options.pieces;
        asked.first = options.first;
        asked.cap = options.cap;
        if (!options.position.empty()) {
            asked.position = options.position.data();
            asked.position_len = options.position.size();
        }
        sternhalma_game *game;
        sternhalma_error error;
        if (detail::checked(sternhalma_game_new(&asked, &game, &error)) > 0)
            throw GameError(error, detail::text([&](char *buf, std::size_t cap) {
                return sternhalma_game_options_reason(&asked, buf, cap);
            }));
        return game;
    }

    std::unique_ptr<sternhalma_game, detail::Free> game_;
};

/** Memory that searches share one after the other. */
class Searcher {
public:
    /** A searcher without any memory yet. */
    Searcher() : searcher_(detail::made(sternhalma_searcher_new(), [] { return 0; })) {}
    /** The searcher of the C interface, which stays this one's. */
    sternhalma_searcher *get() const noexcept { return searcher_.get(); }
    /** The move the seat to move should make; a PlayError says that the game is over. */
    SearchResult search(const Board &board, const SearchOptions &options = SearchOptions())
    {
        sternhalma_searcher *searcher = get();
        using Asked = sternhalma_search_options;
        return detail::search_one(options, [&](const Asked *asked, sternhalma_search_result *out) {
            return sternhalma_searcher_search(searcher, board.get(), asked, out);
        });
    }

private:
    std::unique_ptr<sternhalma_searcher, detail::Free> searcher_;
};

} // namespace sternhalma

#endif /* STERNHALMA_HPP */
