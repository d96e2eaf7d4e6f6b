// Every member of senet.hpp answers as the C function it calls, and throws what it says.
#include <senet.hpp>

#include <type_traits>
#include <typeinfo>

#include "check.h"

using namespace senet;

static_assert(!std::is_copy_constructible<Board>::value && !std::is_copy_assignable<Board>::value, "one owner");
static_assert(std::is_nothrow_move_constructible<Board>::value, "moves");
static_assert(std::is_base_of<Refusal, PositionError>::value && std::is_base_of<Refusal, PlayError>::value, "errors");
static_assert(std::is_base_of<Refusal, RulesError>::value, "errors");

static const char SET_UP[] = "dldldldldl/........../.......... l 5";

// What an action throws: the exception, which is of one class and of none derived from it.
template <typename Thrown, typename Action> Thrown caught(Action action)
{
    try {
        action();
    } catch (const Thrown &error) {
        CHECK(typeid(error) == typeid(Thrown));
        return error;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "another exception: %s\n", error.what());
        std::exit(1);
    }
    std::fprintf(stderr, "no exception\n");
    std::exit(1);
}

static void track()
{
    CHECK(abi_version() >= 1 && tables_ok() && live() == 0);
    CHECK_TEXT(version(), SENET_VERSION);
    CHECK(house_of(1, 0) == 20 && row_of(20) == 1 && col_of(20) == 0 && house_of(3, 0) == -1);
    CHECK(is_marked(15) && !is_marked(14));
    CHECK(all_houses().size() == 30 && marked_houses().size() == 6 && marked_houses()[1] == 26);
    CHECK(other(SENET_SIDE_LIGHT) == SENET_SIDE_DARK && piece_of(SENET_SIDE_DARK) == SENET_DARK);
    CHECK(chances().size() == 5 && chances()[1].weight == 6);
    CHECK(extra(1) && !extra(2));
    CHECK_IS(caught<Misuse>([] { extra(6); }).code(), SENET_ERR_ARGUMENT);
    CHECK_IS(thrown(1, 5), senet_thrown(1, 5));
}

static void rule_sets()
{
    RuleSet skyruk = rules("skyruk");
    CHECK(rules_ok(skyruk) && rules_id("skyruk") == SENET_RULES_SKYRUK && rules_id("none") == -1);
    CHECK_TEXT(rules_name(SENET_RULES_SKYRUK), "skyruk");
    CHECK(rules_named(SENET_RULES_KENDALL).blockade == 3);
    CHECK(rules_exit(skyruk, 26, 2).size() == 3 && rules_exit(skyruk, 26, 2)[2] == SENET_EXIT_WALK);
    CHECK(rules_safe(skyruk).size() == 6);
    caught<Misuse>([] { rules("none"); });
    caught<Misuse>([] { rules(std::string("skyruk\0x", 8)); });
    CHECK(rules_id("skyruk") >= 0 && rules_id(std::string("skyruk\0x", 8)) == -1);
    CHECK_IS(rules(nullptr).blockade, rules_named(SENET_RULES_KENDALL).blockade);
    CHECK_IS(caught<PositionError>([] { Board::from_string(nullptr); }).code(), SENET_POS_NULL);
    CHECK(rules_id(nullptr) == -1 && rules_id(std::string(100, 'k')) == -1);
    caught<Misuse>([] { rules_named(2); });
    CHECK_TEXT(caught<OptionError>([&] { rules_exit(skyruk, 31, 1); }).what(), "house 31 is out of range (1 to 30)");
    skyruk.blockade = 8;
    CHECK_IS(caught<RulesError>([&] { rules_safe(skyruk); }).code(), SENET_FIELD_BLOCKADE);
    CHECK_TEXT(caught<RulesError>([&] { Board().moves(1, &skyruk); }).what(), "blockade");
}

static void boards()
{
    Board board(7);
    CHECK(board.put(15, SENET_LIGHT) && board.at(15) == SENET_LIGHT && board.lift(15) && board.at(15) == SENET_EMPTY);
    CHECK(board.set_side(SENET_SIDE_DARK) && board.side() == SENET_SIDE_DARK && !board.set_side(2));
    CHECK(board.pieces() == 7 && board.count(0) == 0 && board.home(0) == 7 && board.consistent());
    CHECK(board.set_ply(9) && board.ply() == 9 && board.ply_cap() == SENET_PLY_CAP);
    CHECK(board.set_cells(std::vector<std::int8_t>(30, 1)) && board.cells()[29] == 1 && !board.consistent());
    CHECK(!board.set_cells(std::vector<std::int8_t>(29, 1)));

    Board start = Board::from_string(SET_UP), moved = (std::move)(start);
    CHECK(start.get() == nullptr && moved.to_string() == SET_UP && moved.clone().to_string() == SET_UP);
    CHECK(moved.key() == 0x66666 && moved.key_hex() == "0000000000066666");
    CHECK(Board::new_game().to_string() == SET_UP);
    senet_board *kept = moved.release();
    CHECK(moved.get() == nullptr && Board(kept).pieces() == 5);
    CHECK_IS(caught<PositionError>([] { Board::from_string("dl"); }).code(), SENET_POS_WIDTH);
    CHECK_IS(caught<PositionError>([] { Board::from_string("dl"); }).offset(), 2);
    caught<Misuse>([] { Board(8); });
    caught<Misuse>([] { Board::new_game(0); });
    caught<Misuse>([&] { moved.clone(); });
    CHECK_IS(live(), 1);
}

static void play()
{
    Board board = Board::new_game();
    std::vector<Move> moves = board.moves(2);
    CHECK(moves.size() == 1 && move_text(moves[0]) == "10-12" && board.greedy(2) == 0);
    Applied applied = board.apply(moves[0]);
    CHECK(applied.bound == 0 && board.side() == SENET_SIDE_DARK && board.unapply(applied.undo));
    CHECK(!board.unapply(applied.undo) && board.to_string() == SET_UP);
    CHECK(board.unapply(board.forfeit(2)) && board.ply() == 0);
    CHECK(board.status() == SENET_ONGOING && board.how() == 0 && board.winner() == -1);
    CHECK(!board.is_protected(1) && !board.in_blockade(1) && board.walk(3) == 4189 && board.walk(9) == 0);
    moves[0].from = 11;
    CHECK_IS(caught<PlayError>([&] { board.apply(moves[0]); }).code(), SENET_WHY_NO_PIECE);
    CHECK_TEXT(caught<OptionError>([&] { board.moves(6); }).what(), "roll 6 is out of range (1 to 5)");
    CHECK_TEXT(caught<OptionError>([&] { board.greedy(1, nullptr, 31); }).what(), "only 31 is out of range (0 to 30)");
    caught<Misuse>([&] { board.forfeit(0); });
    caught<Misuse>([&] { board.is_protected(0); });
    caught<Misuse>([&] { board.in_blockade(31); });
    caught<Misuse>([&] { move_text(Move()); });
}

static void searches()
{
    Board board = Board::new_game();
    SearchOptions options;
    StopFlag flag;
    std::int32_t told = 0;
    options.budget = 2000;
    options.stop = &flag;
    options.progress = [&](const SearchResult &result) { return told = result.depth, false; };
    SearchResult result = board.search(3, options);
    CHECK(result.depth == told && result.index >= 0 && result.best.roll == 3);
    options.progress = [](const SearchResult &) -> bool { throw std::logic_error("enough"); };
    caught<std::logic_error>([&] { board.search(3, options); });
    options.progress = nullptr;
    flag.stop();
    CHECK_IS(board.search(3, options).depth, 1);
    options.depth = -1;
    OptionError error = caught<OptionError>([&] { board.search(3, options); });
    CHECK(error.option() == SENET_OPTION_DEPTH && error.value() == -1 && error.code() == SENET_ERR_ARGUMENT);
    CHECK_TEXT(error.what(), "depth -1 is out of range (at least 0)");
    options = SearchOptions();
    options.only = 31;
    CHECK_TEXT(caught<OptionError>([&] { board.search(3, options); }).name(), "only");
    Weights weights = weights_default();
    CHECK(board.evaluate(SENET_SIDE_LIGHT) == board.expect(0, SENET_SIDE_LIGHT, nullptr, weights));
    weights.blockade = 1001;
    error = caught<OptionError>([&] { board.evaluate(SENET_SIDE_LIGHT, nullptr, weights); });
    CHECK(error.option() == SENET_OPTION_WEIGHT_BLOCKADE && error.value() == 1001);
    CHECK_TEXT(caught<OptionError>([&] { board.expect(1, 0, nullptr, weights); }).name(), "weights.blockade");
    CHECK_TEXT(caught<OptionError>([&] { board.evaluate(2); }).what(), "side 2 is out of range (0 to 1)");
    CHECK_TEXT(caught<OptionError>([&] { board.expect(11, SENET_SIDE_LIGHT); }).what(), "depth 11 is out of range (0 to 10)");
    Board over = Board::from_string("........../........../.........d d 5");
    CHECK_IS(caught<PlayError>([&] { over.search(1); }).code(), SENET_WHY_OVER);
}

static void refused_positions()
{
    PositionError error = caught<PositionError>([] { Board::from_string(std::string(SET_UP) + "\n"); });
    CHECK_TEXT(error.what(), "white space after the position, at byte 36");
    CHECK_TEXT(PositionError(SENET_POS_NULL, 0).what(), senet_reason(SENET_POS_NULL));
}

static void polls()
{
    Board board = Board::new_game();
    SearchOptions options;
    Interrupt interrupt;
    options.poll = []() -> bool { throw std::logic_error("polled"); };
    caught<std::logic_error>([&] { board.search(3, options); });
    CHECK_IS(board.walk_until(3, interrupt), board.walk(3));
    CHECK_IS(board.expect_until(1, SENET_SIDE_LIGHT, interrupt), board.expect(1, SENET_SIDE_LIGHT));
    interrupt.poll = [] { return true; };
    CHECK_IS(caught<Stopped>([&] { board.walk_until(8, interrupt); }).code(), SENET_WALK_STOPPED);
    CHECK_IS(caught<Stopped>([&] { board.expect_until(6, SENET_SIDE_LIGHT, interrupt); }).code(), SENET_EXPECT_STOPPED);
    interrupt.poll = options.poll;
    caught<std::logic_error>([&] { board.walk_until(8, interrupt); });
    caught<std::logic_error>([&] { board.expect_until(6, SENET_SIDE_LIGHT, interrupt); });
    CHECK_TEXT(caught<OptionError>([&] { board.walk_until(9, interrupt); }).what(), "depth 9 is out of range (0 to 8)");
    CHECK_TEXT(caught<OptionError>([&] { board.expect_until(1, 2, interrupt); }).name(), "side");
}

static void drawings()
{
    Board board = Board::new_game();
    DrawingOptions options;
    options.names = true;
    options.to = 10;
    CHECK(board.text().find(" d  l") == 0 && board.text(options).find("(l )10\n") != std::string::npos);
    options.width = 300;
    CHECK(board.svg().find("<svg ") == 0 && board.svg(options).find("width=\"300\"") != std::string::npos);
    options.width = -1;
    CHECK_IS(caught<OptionError>([&] { board.svg(options); }).option(), SENET_OPTION_WIDTH);
    options.width = 0;
    options.from = 31;
    CHECK_IS(caught<OptionError>([&] { board.text(options); }).option(), SENET_OPTION_FROM);
}

int main()
{
    track();
    rule_sets();
    boards();
    refused_positions();
    play();
    searches();
    polls();
    drawings();
    CHECK_IS(live(), 0);
    return 0;
}
