// Every member of fanorona.hpp answers as the C function it calls, and throws what it says.
#include <fanorona.hpp>

#include <cstdio>
#include <type_traits>
#include <typeinfo>

#include "check.h"

using namespace fanorona;

static_assert(!std::is_copy_constructible<Board>::value && !std::is_copy_assignable<Board>::value, "one owner");
static_assert(!std::is_copy_constructible<Game>::value && !std::is_copy_assignable<Game>::value, "one owner");
static_assert(std::is_nothrow_move_constructible<Board>::value, "moves");
static_assert(std::is_nothrow_move_constructible<Game>::value, "moves");
static_assert(std::is_nothrow_move_constructible<Searcher>::value, "moves");
static_assert(std::is_base_of<Refusal, PositionError>::value && std::is_base_of<Refusal, PlayError>::value, "errors");
static_assert(std::is_base_of<Refusal, MoveError>::value && std::is_base_of<Refusal, GameError>::value, "errors");

static const char IN_A_CHAIN[] = "bb2bbbbb/bbbbbbbbb/bwb1wbwbw/www1w1www/www1wwwww b d4 6 d5d4";

// What an action throws: the exception, which is of one class and of none derived from it.
template <typename Thrown, typename Action> Thrown thrown(Action action)
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

static void words()
{
    CHECK_IS(abi_version(), FANORONA_ABI_VERSION);
    CHECK_TEXT(version(), FANORONA_VERSION);
    CHECK_TEXT(status_text(FANORONA_ERR_NULL), fanorona_status_text(FANORONA_ERR_NULL));
    CHECK_TEXT(reason(FANORONA_POS_SIDE), fanorona_reason(FANORONA_POS_SIDE));
    CHECK_TEXT(why_text(FANORONA_WHY_VISITED), fanorona_why_text(FANORONA_WHY_VISITED));
    CHECK_TEXT(error_text(FANORONA_FIELD_REPEAT, FANORONA_TEXT_BAD),
        fanorona_error_text(FANORONA_FIELD_REPEAT, FANORONA_TEXT_BAD));
    CHECK_TEXT(shape_name(FANORONA_DIMY), "dimy");
    CHECK_IS(dir_opposite(1), 5);
    CHECK_IS(win_score(), FANORONA_WIN_SCORE);
    CHECK_IS(weights_default().stone, 100);
}

static void boards()
{
    Board board, telo("telo"), chain = Board::from_string(IN_A_CHAIN);
    CHECK_IS(live(), 3);
    CHECK_IS(board.shape(), FANORONA_TSIVY);
    CHECK(board.points() == 45 && board.files() == 9 && board.ranks() == 5);
    CHECK_TEXT(telo.to_string().c_str(), "bbb/b1w/www w");
    CHECK(board.at(22) == FANORONA_EMPTY && board.at(0) == FANORONA_WHITE);
    CHECK(board.cells().size() == 45 && board.cells()[44] == FANORONA_BLACK);
    CHECK(board.stones(FANORONA_WHITE) == fanorona_stones(board.get(), FANORONA_WHITE));
    CHECK(board.count(FANORONA_WHITE) == 22 && board.side() == FANORONA_WHITE);
    CHECK(board.key() == fanorona_key(board.get()) && board.key_hex().size() == 16);
    CHECK(chain.in_chain() && chain.can_stop() && chain.chain_at() == 30 && chain.chain_path().size() == 2);
    CHECK_TEXT(board.name(10).c_str(), "b2");
    CHECK(board.point_named("b2") == 10 && board.point_named(std::string("b2\0x", 4)) == -1);
    CHECK(board.strong(0) && !board.strong(1));
    CHECK(board.neighbours(0).size() == 3 && board.next_to(0, 1) == 10 && board.next_to(0, 4) == -1);
    CHECK(!board.text().empty() && board.svg().compare(0, 5, "<svg ") == 0);
    CHECK(board.evaluate() == 0 && board.evaluate(weights_default()) == 0);
    CHECK(board.perft(2) == 17 && board.perft_moves(2) == 39);
    Board copy = board.clone();
    fanorona_board *held = copy.release();
    CHECK(copy.get() == nullptr && held != nullptr);
    Board owner(held);
    CHECK_IS(thrown<Misuse>([] { Board("chess"); }).code(), FANORONA_ERR_ARGUMENT);
    CHECK_IS(thrown<Misuse>([&] { copy.to_string(); }).code(), FANORONA_ERR_NULL);
    PositionError error = thrown<PositionError>([] { Board::from_string("3/3/x w"); });
    CHECK(error.code() == FANORONA_POS_LETTER && error.offset() == 4);
}

// Where C is given NULL, a wrapper answers as C does.
static void no_text()
{
    const char *none = nullptr;
    Game game;
    Board board(none);
    CHECK_IS(board.shape(), FANORONA_TSIVY);
    CHECK_IS(board.point_named(nullptr), -1);
    CHECK_IS(thrown<Misuse>([&] { game.play(nullptr); }).code(), fanorona_game_play(game.get(), nullptr));
    CHECK_IS(thrown<Misuse>([&] { game.try_play(nullptr); }).code(), FANORONA_ERR_NULL);
    CHECK_IS(thrown<Misuse>([&] { game.read_move(nullptr); }).code(), FANORONA_ERR_NULL);
    CHECK_IS(thrown<Misuse>([&] { board.read_move(nullptr); }).code(), FANORONA_ERR_NULL);
    CHECK_IS(thrown<PositionError>([] { Board::from_string(nullptr); }).code(), FANORONA_POS_NULL);
    CHECK_IS(thrown<Misuse>([] { Game::from_text(nullptr); }).code(), FANORONA_ERR_NULL);
}

static void steps()
{
    Board board, chain = Board::from_string(IN_A_CHAIN);
    const std::string before = board.to_string();
    std::vector<Step> steps = board.steps();
    CHECK_IS(steps.size(), 5);
    CHECK(taken(steps[0]).size() >= 1);
    CHECK(!board.step_text(steps[0]).empty());
    CHECK_IS(board.why(21, 0, FANORONA_PAIKA), FANORONA_WHY_MUST_TAKE);
    Undo undo = board.step(steps[0]);
    CHECK(board.undo(undo) && board.to_string() == before);
    undo = board.step(21, 0, FANORONA_APPROACH);
    CHECK(board.undo(undo) && !board.undo(undo));
    undo = chain.stop();
    CHECK(!chain.in_chain() && chain.undo(undo) && chain.in_chain());
    CHECK_IS(thrown<PlayError>([&] { board.stop(); }).code(), FANORONA_TEXT_NOTHING_TO_STOP);
    CHECK_IS(thrown<PlayError>([&] { board.step(0, 0, 0); }).code(), FANORONA_WHY_OCCUPIED);
    std::vector<Move> moves = board.moves();
    CHECK_IS(moves.size(), 5);
    CHECK_TEXT(board.move_text(moves[1]).c_str(), "d3-e3A");
    CHECK_IS(board.read_move("d3-e3A").steps.size(), 1);
    CHECK_TEXT(board.move_text(Move()).c_str(), "stop");
    CHECK_IS(thrown<MoveError>([&] { board.read_move("d3"); }).code(), FANORONA_TEXT_BAD);
    CHECK_IS(thrown<Misuse>([&] { board.moves(4); }).code(), FANORONA_ERR_ARGUMENT);
}

static void games()
{
    Game game;
    CHECK(game_live() == 1 && !game.over() && game.outcome() == FANORONA_ONGOING && *game.how() == '\0');
    CHECK(game.steps().size() == 5 && game.moves().size() == 5 && !game.can_stop());
    CHECK(game.quiet_limit() == 60 && game.repeat() == 3 && game.ply_cap() == 3000);
    CHECK_IS(thrown<PlayError>([&] { game.step(21, 0, FANORONA_PAIKA); }).code(), FANORONA_WHY_MUST_TAKE);
    CHECK(game.refused() == FANORONA_PLAY_ILLEGAL && game.why() == FANORONA_WHY_MUST_TAKE);
    CHECK_IS(thrown<PlayError>([&] { game.stop(); }).code(), FANORONA_TEXT_NOTHING_TO_STOP);
    game.step(game.steps()[0]);
    CHECK(game.undo() && game.depth() == 0);
    game.play("d3-e3A");
    CHECK(game.try_play("d3-e3A") == FANORONA_WHY_NO_STONE);
    CHECK_IS(thrown<MoveError>([&] { game.play("d3-e3A"); }).code(), FANORONA_WHY_NO_STONE);
    CHECK(game.ply() == 1 && game.quiet() == 0 && game.repeats() == 1 && game.history().size() == 2);
    CHECK(game.key_at(1) == game.key() && game.key_at(2) == 0 && game.key_hex() == game.board().key_hex());
    CHECK(game.side() == FANORONA_BLACK && game.at(22) == FANORONA_WHITE && game.count(FANORONA_BLACK) == 21);
    CHECK(!game.in_chain() && game.chain_at() == -1 && game.position() == game.board().to_string());
    CHECK(game.text() == game.board().text() && game.svg() == game.board().svg());
    CHECK(game.evaluate() == game.board().evaluate() && game.evaluate(weights_default()) == game.evaluate());
    Game again = Game::from_text(game.to_text()), copy = game.clone();
    CHECK(again.key() == game.key() && again.depth() == 1 && copy.depth() == 0);
    Game owner(copy.release());
    CHECK(copy.get() == nullptr && owner.ply() == 1);
    game.play(game.read_move(game.board().move_text(game.moves()[0])));
    CHECK(game.undo_move() && game.undo_move() && !game.undo_move() && game.ply() == 0);
    GameError error = thrown<GameError>([] { Game::from_text("fanorona 1\nboard x\n"); });
    CHECK(error.code() == FANORONA_TEXT_BAD && error.field() == FANORONA_FIELD_BOARD);
    CHECK(error.offset() == 17 && error.line() == 2 && error.column() == 7);
    GameOptions options;
    options.board = std::string("telo\0x", 6);
    CHECK_IS(thrown<GameError>([&] { Game made(options); }).field(), FANORONA_FIELD_BOARD);
    options.board = "telo";
    options.quiet_limit = 9;
    CHECK_IS(Game(options).quiet_limit(), 9);
    options.position = "3/3/3 w";
    CHECK_IS(thrown<GameError>([&] { Game both(options); }).field(), FANORONA_FIELD_BOARD);
}

static void searches()
{
    GameOptions won;
    won.position = "3/1wb/3 w";
    Game game(won);
    SearchResult found = game.search();
    CHECK(found.score == win_score() - 1 && !found.stopped && found.depth == 1);
    game.play(found.move);
    CHECK(game.over() && !game.is_draw() && game.winner() == FANORONA_WHITE);
    CHECK_TEXT(game.how(), "stones");
    CHECK_IS(thrown<PlayError>([&] { game.search(); }).code(), FANORONA_TEXT_OVER);
    CHECK_IS(thrown<PlayError>([&] { game.step(0, 0, 0); }).code(), FANORONA_TEXT_OVER);

    Game fresh;
    Searcher searcher;
    SearchOptions options;
    CHECK(searcher.get() != nullptr);
    options.budget = 500;
    CHECK_IS(searcher.search(fresh, options).nodes, fresh.search(options).nodes);
    int told = 0;
    options.progress = [&](const SearchResult &result) { return ++told == 2 && result.depth == 2; };
    options.budget = 1000000;
    CHECK(fresh.search(options).depth == 2 && told == 2);
    options.progress = [](const SearchResult &) -> bool { throw std::runtime_error("enough"); };
    CHECK_TEXT(thrown<std::runtime_error>([&] { fresh.search(options); }).what(), "enough");
    StopFlag flag;
    flag.stop();
    options.progress = nullptr;
    options.stop = &flag;
    CHECK_IS(fresh.search(options).depth, 1);
    options.depth = -1;
    OptionError error = thrown<OptionError>([&] { fresh.search(options); });
    CHECK(error.option() == FANORONA_OPTION_DEPTH && error.value() == -1 && error.code() == FANORONA_ERR_ARGUMENT);
    CHECK_TEXT(error.what(), "depth -1 is out of range (at least 0)");
    options = SearchOptions();
    options.weights.room = 1001;
    CHECK_TEXT(thrown<OptionError>([&] { searcher.search(fresh, options); }).name(), "weights.room");
}

static void sentences()
{
    Board board;
    Game game;
    GameOptions options;
    const char *takes = "d3-e3 takes: write d3-e3A or d3-e3W, at byte 0";
    CHECK_TEXT(thrown<MoveError>([&] { board.read_move("d3-e3"); }).what(), takes);
    CHECK_TEXT(thrown<MoveError>([&] { game.read_move("d3-e3"); }).what(), takes);
    CHECK_TEXT(thrown<MoveError>([&] { game.play("d3-e3"); }).what(), takes);
    CHECK(MoveError(FANORONA_TEXT_BAD).code() == FANORONA_TEXT_BAD);
    PositionError error = thrown<PositionError>([&] { Board::from_string(board.to_string() + "\n"); });
    CHECK_TEXT(error.what(), "white space after the position, at byte 51");
    options.ply_cap = 0;
    CHECK_TEXT(thrown<GameError>([&] { Game made(options); }).what(), "the cap is not a number from 1 to 3000");
    const std::string refused = thrown<GameError>([] { Game::from_text("fanorona 1\nboard x\n"); }).what();
    CHECK(refused.find("line 2, column 7: ") == 0);
    game.play(" D3-E3A\r\n");
    CHECK_IS(game.ply(), 1);
}

static void polls()
{
    Board board;
    SearchOptions options;
    Interrupt interrupt;
    options.poll = []() -> bool { throw std::runtime_error("polled"); };
    CHECK_TEXT(thrown<std::runtime_error>([&] { Game().search(options); }).what(), "polled");
    CHECK_IS(board.perft_until(2, interrupt), board.perft(2));
    CHECK_IS(board.perft_moves_until(2, interrupt), board.perft_moves(2));
    interrupt.poll = [] { return true; };
    CHECK_IS(thrown<Stopped>([&] { board.perft_until(10, interrupt); }).code(), FANORONA_PERFT_STOPPED);
    CHECK_IS(thrown<Stopped>([&] { board.perft_moves_until(10, interrupt); }).code(), FANORONA_PERFT_STOPPED);
    interrupt.poll = options.poll;
    CHECK_TEXT(thrown<std::runtime_error>([&] { board.perft_until(10, interrupt); }).what(), "polled");
    CHECK_TEXT(thrown<OptionError>([&] { board.perft_moves_until(13, interrupt); }).what(), "depth 13 is out of range (0 to 12)");
}

int main()
{
    words();
    boards();
    no_text();
    steps();
    games();
    searches();
    sentences();
    polls();
    CHECK(live() == 0 && game_live() == 0);
    return 0;
}
