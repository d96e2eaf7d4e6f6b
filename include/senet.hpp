/**
 * @file senet.hpp
 * @brief Senet for C++: what senet.h declares, with owners, exceptions, strings and vectors.
 *
 * There is nothing to link but the library itself. A game by the sticks of a seed, each side making the move it would
 * without looking ahead:
 *
 * @code{.cpp}
 * #include <iostream>
 * #include <senet.hpp>
 *
 * int main()
 * {
 *     senet::Board board = senet::Board::new_game();
 *     for (std::uint64_t n = 0; board.status() == SENET_ONGOING; n++) {
 *         std::int32_t roll = senet::thrown(1, n), index = board.greedy(roll);
 *         if (index >= 0)
 *             board.apply(board.moves(roll)[static_cast<std::size_t>(index)]);
 *         else
 *             board.forfeit(roll);
 *     }
 *     std::cout << board.text() << "won after " << board.ply() << " plies\n";
 * }
 * @endcode
 *
 * A member is named as the function it calls, and answers as that function is documented to, but for what sternhalma.hpp
 * says of owners, refusals, lists and texts, which holds here too: what it has for every engine is used from there.
 */

#ifndef SENET_HPP
#define SENET_HPP

#include <sternhalma.hpp>

#include <senet.h>

/** Everything of senet.h, for C++. */
namespace senet {

using sternhalma::Error;
using sternhalma::Interrupt;
using sternhalma::Misuse;
using sternhalma::OptionError;
using sternhalma::Refusal;
using sternhalma::StopFlag;
using sternhalma::Stopped;
using sternhalma::Text;

/** A position string was refused: code is a SENET_POS_ number. */
class PositionError : public Refusal {
public:
    /** The refusal of a number, seen at a byte. */
    PositionError(std::int32_t code, std::size_t offset) : Refusal(code, senet_reason(code)), offset_(offset) {}
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

/** Something was not done: code is a SENET_WHY_ number. */
class PlayError : public Refusal {
public:
    /** The refusal of a number. */
    explicit PlayError(std::int32_t why) : Refusal(why, senet_why_text(why)) {}
};

/** A field of a rule set holds what it may not: code is a SENET_FIELD_ number, and its words are the field's name. */
class RulesError : public Refusal {
public:
    /** The refusal of a field. */
    explicit RulesError(std::int32_t field) : Refusal(field, senet_field_name(field)) {}
};

/** A rule set. */
using RuleSet = senet_rule_set;
/** A move of one piece. */
using Move = senet_move;
/** What takes a move or a forfeit back. */
using Undo = senet_undo_info;
/** How likely a roll is. */
using Chance = senet_chance;
/** How much each term beyond the houses counts, and how a search settles ties. */
using Weights = senet_weights;
/** The move a search chose. */
using SearchResult = senet_search_result;

/** A move that was made. */
struct Applied {
    /** What takes it back. */
    Undo undo;
    /** The house whose piece alone the next throw may move, or 0. */
    std::int32_t bound;
};

/** What a drawing shows beside the pieces. */
struct DrawingOptions {
    /** Whether to show the numbers of the houses, in text those at the ends of the rows. */
    bool names = false;
    /** The house to show as the one that a move went from, 0 for none. */
    std::int32_t from = 0;
    /** The house to show as the one that it went to, 0 for none. */
    std::int32_t to = 0;
    /** The width of a picture in pixels; 0 for SENET_SVG_WIDTH. */
    std::int32_t width = 0;
};

/** @cond */
namespace detail {

using sternhalma::detail::checked;
using sternhalma::detail::list;
using sternhalma::detail::Name;
using sternhalma::detail::optioned;
using sternhalma::detail::Poll;
using sternhalma::detail::Progress;
using sternhalma::detail::ranged;
using sternhalma::detail::reason;
using sternhalma::detail::text;
using sternhalma::detail::until;

/* A handle that was made. Where there is none, the argument was bad or memory ran out. */
inline senet_board *made(senet_board *board, bool good)
{
    if (!board && !good)
        throw Misuse(SENET_ERR_ARGUMENT);
    if (!board)
        throw std::bad_alloc();
    return board;
}

inline bool pieces_ok(std::int32_t pieces) { return pieces >= 1 && pieces <= SENET_PIECES_MAX; }

/* Throws for anything that was not done. */
inline void done(std::int32_t why)
{
    if (checked(why) > 0)
        throw PlayError(why);
}

/* Throws for a rule set that is not right, and for a roll and a house that are none. */
inline void judged(const RuleSet *rules, std::int32_t roll = 1, std::int32_t only = 0)
{
    std::int32_t field = rules ? senet_rules_fault(rules) : SENET_FIELD_NONE;
    if (field != SENET_FIELD_NONE)
        throw RulesError(field);
    ranged("roll", roll, 1, SENET_ROLLS);
    ranged("only", only, 0, SENET_HOUSES);
}

/* A number that is not negative, or a misuse. */
inline std::int32_t number(std::int32_t answer)
{
    if (answer < 0)
        throw Misuse(SENET_ERR_ARGUMENT);
    return answer;
}

/* Throws for weights and for a side out of their range. */
inline void valued(std::int32_t side, const Weights &weights)
{
    senet_search_options asked;
    senet_search_options_init(&asked);
    asked.weights = weights;
    optioned<senet_option_error>(
        SENET_ERR_ARGUMENT, [&](senet_option_error *error) { return senet_search_options_check(&asked, error); },
        senet_option_error_text);
    ranged("side", side, SENET_SIDE_LIGHT, SENET_SIDE_DARK);
}

/* A score for a side by some weights, or a misuse. */
inline std::int32_t score(std::int32_t answer, std::int32_t side, const Weights &weights)
{
    if (answer == INT32_MIN) {
        valued(side, weights);
        throw Misuse(SENET_ERR_ARGUMENT);
    }
    return answer;
}

/* A drawing, as draw writes it with options for C. */
template <typename Draw> std::string drawn(const DrawingOptions &options, Draw draw)
{
    senet_drawing_options asked;
    senet_drawing_options_init(&asked);
    asked.names = options.names;
    asked.from = options.from;
    asked.to = options.to;
    asked.width = options.width;
    return text([&](char *buf, std::size_t cap) {
        std::int32_t length = draw(&asked, buf, cap);
        optioned<senet_option_error>(
            length, [&](senet_option_error *error) { return senet_drawing_options_check(&asked, error); },
            senet_option_error_text);
        return length;
    });
}

struct Free {
    void operator()(senet_board *board) const noexcept { senet_free(board); }
};

} // namespace detail
/** @endcond */

/** The number of the interface that the library has. */
inline std::uint32_t abi_version() noexcept { return senet_abi_version(); }
/** The version of the library. */
inline const char *version() noexcept { return senet_version(); }
/** Whether the tables were built right. */
inline bool tables_ok() noexcept { return senet_tables_ok() != 0; }
/** How many boards exist. */
inline std::int32_t live() noexcept { return senet_live(); }

/** The house drawn at a row and a column, or -1. */
inline std::int32_t house_of(std::int32_t row, std::int32_t col) noexcept { return senet_house_of(row, col); }
/** The row a house is drawn in, or -1. */
inline std::int32_t row_of(std::int32_t house) noexcept { return senet_row_of(house); }
/** The column a house is drawn in, or -1. */
inline std::int32_t col_of(std::int32_t house) noexcept { return senet_col_of(house); }
/** Whether a house is one of the six marked ones. */
inline bool is_marked(std::int32_t house) noexcept { return senet_is_marked(house) != 0; }
/** The thirty houses. */
inline std::vector<std::int32_t> all_houses() { return detail::list<std::int32_t, SENET_HOUSES>(senet_all_houses); }
/** The six marked houses. */
inline std::vector<std::int32_t> marked_houses()
{
    return detail::list<std::int32_t, SENET_MARKED>(senet_marked_houses);
}
/** The other side, or -1. */
inline std::int32_t other(std::int32_t side) noexcept { return senet_other(side); }
/** What a piece of a side is, or -1. */
inline std::int32_t piece_of(std::int32_t side) noexcept { return senet_piece_of(side); }
/** How likely each roll is. */
inline std::vector<Chance> chances() { return detail::list<Chance, SENET_ROLLS>(senet_chances); }
/** Whether a roll gives another throw. */
inline bool extra(std::int32_t roll) { return detail::number(senet_extra(roll)) != 0; }
/** One throw of the sticks out of the row of throws that a seed stands for. */
inline std::int32_t thrown(std::uint64_t seed, std::uint64_t n) noexcept { return senet_thrown(seed, n); }

/** The rule set of a name; nullptr stands for kendall. */
inline RuleSet rules(Text name)
{
    RuleSet set;
    detail::checked(senet_rules(detail::Name(name).get(), &set));
    return set;
}
/** The rule set of a number. */
inline RuleSet rules_named(std::int32_t id)
{
    RuleSet set;
    if (!senet_rules_named(id, &set))
        throw Misuse(SENET_ERR_ARGUMENT);
    return set;
}
/** The number of the set that a name stands for, or -1. */
inline std::int32_t rules_id(Text name) noexcept { return senet_rules_id(detail::Name(name).get()); }
/** The name of a set, or nullptr. */
inline const char *rules_name(std::int32_t id) noexcept { return senet_rules_name(id); }
/** Whether every field of a set holds what it may. */
inline bool rules_ok(const RuleSet &set) noexcept { return senet_rules_ok(&set) != 0; }
/** The exits that a piece on a house tries with a roll: houses and SENET_EXIT_ numbers. */
inline std::vector<std::int32_t> rules_exit(const RuleSet &set, std::int32_t house, std::int32_t roll)
{
    detail::judged(&set, roll);
    detail::ranged("house", house, 1, SENET_HOUSES);
    return detail::list<std::int32_t, SENET_EXITS_MAX>(
        [&](std::int32_t *out, std::size_t cap) { return senet_rules_exit(&set, house, roll, out, cap); });
}
/** The safe houses of a set. */
inline std::vector<std::int32_t> rules_safe(const RuleSet &set)
{
    detail::judged(&set);
    return detail::list<std::int32_t, SENET_HOUSES>(
        [&](std::int32_t *out, std::size_t cap) { return senet_rules_safe(&set, out, cap); });
}
/** A move as text. */
inline std::string move_text(const Move &move)
{
    return detail::text([&](char *buf, std::size_t cap) { return senet_move_text(&move, buf, cap); });
}
/** The default weights. */
inline Weights weights_default() noexcept
{
    Weights weights;
    senet_weights_default(&weights);
    return weights;
}

/** What a search is asked for; the fields are those of senet_search_options. */
struct SearchOptions {
    /** The most throws to look ahead; 0 for as many as the budget allows. */
    std::int32_t depth;
    /** The house whose piece alone may be moved with the roll in hand, or 0. */
    std::int32_t only;
    /** The most memory for positions already looked at, in KiB; 0 for 65,536. */
    std::int32_t table_kib;
    /** How many positions may be looked at. */
    std::uint64_t budget;
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
        senet_search_options options;
        senet_search_options_init(&options);
        depth = options.depth;
        only = options.only;
        table_kib = options.table_kib;
        budget = options.budget;
        weights = options.weights;
    }
};

/** A board of Senet. Where rules may be given, nullptr stands for the set named kendall. */
class Board {
public:
    /** An empty board. */
    explicit Board(std::int32_t pieces = 5) : Board(detail::made(senet_new(pieces), detail::pieces_ok(pieces))) {}
    /** The owner of a board of the C interface. */
    explicit Board(senet_board *board) noexcept : board_(board) {}
    /** The set-up of a game. */
    static Board new_game(std::int32_t pieces = 5)
    {
        return Board(detail::made(senet_new_game(pieces), detail::pieces_ok(pieces)));
    }
    /** The board that a position string describes; a PositionError says why it describes none. */
    static Board from_string(Text text)
    {
        senet_board *board;
        std::size_t offset;
        std::int32_t code = senet_from_string_n(text.data(), text.size(), &board, &offset);
        if (detail::checked(code) > 0)
            throw PositionError(code, offset, detail::reason(text, senet_from_string_reason_n));
        return Board(board);
    }
    /** A board of its own with the same houses, side, pieces and ply. */
    Board clone() const { return Board(detail::made(senet_clone(get()), get() != nullptr)); }
    /** The board of the C interface, which stays this one's. */
    senet_board *get() const noexcept { return board_.get(); }
    /** The board of the C interface, which is the caller's from now on. */
    senet_board *release() noexcept { return board_.release(); }

    /** The position as a string. */
    std::string to_string() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return senet_to_string(get(), buf, cap); });
    }
    /** What stands on a house, or -1. */
    std::int32_t at(std::int32_t house) const noexcept { return senet_at(get(), house); }
    /** What stands on every house. */
    std::vector<std::int8_t> cells() const
    {
        return detail::list<std::int8_t, SENET_HOUSES>(
            [this](std::int8_t *out, std::size_t cap) { return senet_cells(get(), out, cap); });
    }
    /** Sets what stands on every house at once. */
    bool set_cells(const std::vector<std::int8_t> &cells) noexcept
    {
        return senet_set_cells(get(), cells.data(), cells.size()) != 0;
    }
    /** Puts a piece, or nothing, on a house. */
    bool put(std::int32_t house, std::int32_t piece) noexcept { return senet_put(get(), house, piece) != 0; }
    /** Empties a house. */
    bool lift(std::int32_t house) noexcept { return senet_lift(get(), house) != 0; }
    /** Whose move it is. */
    std::int32_t side() const noexcept { return senet_side(get()); }
    /** Makes it a side's move. */
    bool set_side(std::int32_t side) noexcept { return senet_set_side(get(), side) != 0; }
    /** How many pieces a side has. */
    std::int32_t pieces() const noexcept { return senet_pieces(get()); }
    /** How many of a side's pieces are on the board. */
    std::int32_t count(std::int32_t side) const noexcept { return senet_count(get(), side); }
    /** How many of a side's pieces have borne off. */
    std::int32_t home(std::int32_t side) const noexcept { return senet_home(get(), side); }
    /** Whether neither side has more pieces on the board than it has. */
    bool consistent() const noexcept { return senet_consistent(get()) != 0; }
    /** Moves and forfeits made. */
    std::int64_t ply() const noexcept { return senet_ply(get()); }
    /** Sets the number of moves and forfeits made. */
    bool set_ply(std::int64_t ply) noexcept { return senet_set_ply(get(), ply) != 0; }
    /** The ply at which the game is drawn. */
    std::int64_t ply_cap() const noexcept { return senet_ply_cap(get()); }
    /** The key. */
    std::uint64_t key() const noexcept { return senet_key(get()); }
    /** The key as sixteen hex digits. */
    std::string key_hex() const
    {
        return detail::text([this](char *buf, std::size_t cap) { return senet_key_hex(get(), buf, cap); });
    }

    /** The moves that a roll allows the side to move, or the piece on one house alone. */
    std::vector<Move> moves(std::int32_t roll, const RuleSet *rules = nullptr, std::int32_t only = 0) const
    {
        detail::judged(rules, roll, only);
        return detail::list<Move, SENET_MOVES_MAX>(
            [&](Move *out, std::size_t cap) { return senet_moves(get(), roll, rules, only, out, cap); });
    }
    /** The move to make without looking ahead, as an index into moves; -1 when there is none. */
    std::int32_t greedy(std::int32_t roll, const RuleSet *rules = nullptr, std::int32_t only = 0) const
    {
        std::int32_t index;
        detail::judged(rules, roll, only);
        detail::checked(senet_greedy(get(), roll, rules, only, &index));
        return index;
    }
    /** Makes a move, which is not asked whether it is legal. */
    Applied apply(const Move &move, const RuleSet *rules = nullptr)
    {
        Applied applied;
        detail::judged(rules);
        detail::done(senet_apply(get(), &move, rules, &applied.bound, &applied.undo));
        return applied;
    }
    /** A throw that allows nothing. */
    Undo forfeit(std::int32_t roll)
    {
        Undo undo;
        detail::checked(senet_forfeit(get(), roll, &undo));
        return undo;
    }
    /** Takes back a move or a forfeit; false when the board is not as it was left. */
    bool unapply(const Undo &undo) noexcept { return senet_unapply(get(), &undo) != 0; }
    /** SENET_ONGOING, SENET_WON or SENET_DRAWN. */
    std::int32_t status() const noexcept { return senet_status(get()); }
    /** 0, SENET_BY_HOME or SENET_BY_PLY_CAP. */
    std::int32_t how() const noexcept { return senet_how(get()); }
    /** The side that has won, or -1. */
    std::int32_t winner() const noexcept { return senet_winner(get()); }
    /** Whether the piece on a house cannot be swapped because of the run it stands in. */
    bool is_protected(std::int32_t house, const RuleSet *rules = nullptr) const
    {
        detail::judged(rules);
        return detail::number(senet_protected(get(), house, rules)) != 0;
    }
    /** Whether the piece on a house is part of a run that the other side may not pass. */
    bool in_blockade(std::int32_t house, const RuleSet *rules = nullptr) const
    {
        detail::judged(rules);
        return detail::number(senet_in_blockade(get(), house, rules)) != 0;
    }
    /** How many positions there are so many plies on; 0 for a depth out of range. */
    std::uint64_t walk(std::int32_t depth, const RuleSet *rules = nullptr) const
    {
        detail::judged(rules);
        return senet_walk(get(), depth, rules);
    }
    /** The same, for as long as it is not ended from outside; a Stopped says that it was, an OptionError that the depth is
        out of range. */
    std::uint64_t walk_until(std::int32_t depth, const Interrupt &interrupt, const RuleSet *rules = nullptr) const
    {
        detail::judged(rules);
        detail::ranged("depth", depth, 0, SENET_WALK_MAX);
        return detail::until<std::uint64_t>(
            interrupt, [&](const std::int32_t *stop, detail::Poll poll, void *user, std::uint64_t *count) {
                return senet_walk_until(get(), depth, rules, stop, poll, user, count);
            });
    }

    /** The position valued for a side, in sixteenths of a house. */
    std::int32_t evaluate(std::int32_t side, const RuleSet *rules = nullptr,
                          const Weights &weights = weights_default()) const
    {
        detail::judged(rules);
        return detail::score(senet_evaluate(get(), side, rules, &weights), side, weights);
    }
    /** The move the side to move should make of a roll. */
    SearchResult search(std::int32_t roll, const SearchOptions &options = SearchOptions(),
                        const RuleSet *rules = nullptr) const
    {
        detail::Progress<SearchResult, senet_search_result> progress(options.progress, options.poll);
        senet_search_options asked;
        SearchResult result;
        detail::judged(rules, roll, options.only);
        senet_search_options_init(&asked);
        asked.depth = options.depth;
        asked.only = options.only;
        asked.table_kib = options.table_kib;
        asked.budget = options.budget;
        asked.weights = options.weights;
        asked.stop = options.stop ? options.stop->get() : nullptr;
        progress.watch(asked);
        std::int32_t status = senet_search(get(), roll, rules, &asked, &result);
        progress.rethrow();
        detail::optioned<senet_option_error>(
            status, [&](senet_option_error *error) { return senet_search_options_check(&asked, error); },
            senet_option_error_text);
        detail::done(status);
        return result;
    }
    /** The value of the position before its throw, for a side, so many throws deep. */
    std::int32_t expect(std::int32_t depth, std::int32_t side, const RuleSet *rules = nullptr,
                        const Weights &weights = weights_default()) const
    {
        detail::judged(rules);
        detail::ranged("depth", depth, 0, SENET_SEARCH_DEPTH_MAX);
        return detail::score(senet_expect(get(), depth, rules, side, &weights), side, weights);
    }
    /** The same, for as long as it is not ended from outside; a Stopped says that it was. */
    std::int32_t expect_until(std::int32_t depth, std::int32_t side, const Interrupt &interrupt,
                              const RuleSet *rules = nullptr, const Weights &weights = weights_default()) const
    {
        detail::judged(rules);
        detail::ranged("depth", depth, 0, SENET_SEARCH_DEPTH_MAX);
        detail::valued(side, weights);
        return detail::until<std::int32_t>(
            interrupt, [&](const std::int32_t *stop, detail::Poll poll, void *user, std::int32_t *value) {
                return senet_expect_until(get(), depth, rules, side, &weights, stop, poll, user, value);
            });
    }

    /** The board as three lines of text. */
    std::string text(const DrawingOptions &options = DrawingOptions()) const
    {
        using Asked = senet_drawing_options;
        return detail::drawn(options, [this](const Asked *asked, char *buf, std::size_t cap) {
            return senet_text(get(), asked, buf, cap);
        });
    }
    /** The board as an SVG image. */
    std::string svg(const DrawingOptions &options = DrawingOptions()) const
    {
        using Asked = senet_drawing_options;
        return detail::drawn(options, [this](const Asked *asked, char *buf, std::size_t cap) {
            return senet_svg(get(), asked, buf, cap);
        });
    }

private:
    std::unique_ptr<senet_board, detail::Free> board_;
};

} // namespace senet

#endif /* SENET_HPP */
