// Every member of sternhalma.hpp answers as the C function it calls, and throws what it says.
#include <sternhalma.hpp>

#include <algorithm>
#include <cstdio>
#include <type_traits>
#include <typeinfo>

#include "check.h"

using namespace sternhalma;

static_assert(!std::is_copy_constructible<Board>::value && !std::is_copy_assignable<Board>::value, "one owner");
static_assert(!std::is_copy_constructible<Game>::value && !std::is_copy_assignable<Game>::value, "one owner");
static_assert(!std::is_copy_constructible<Searcher>::value && !std::is_copy_assignable<Searcher>::value, "one owner");
static_assert(!std::is_copy_constructible<StopFlag>::value && !std::is_move_constructible<StopFlag>::value, "stays");
static_assert(std::is_nothrow_move_constructible<Board>::value, "moves");
static_assert(std::is_nothrow_move_assignable<Board>::value, "moves");
static_assert(std::is_nothrow_move_constructible<Game>::value, "moves");
static_assert(std::is_nothrow_move_assignable<Game>::value, "moves");
static_assert(std::is_nothrow_move_constructible<Searcher>::value, "moves");
static_assert(std::is_base_of<std::runtime_error, Error>::value && std::is_base_of<Error, Misuse>::value, "errors");
static_assert(std::is_base_of<Misuse, OptionError>::value, "errors");
static_assert(std::is_nothrow_copy_constructible<OptionError>::value, "errors");
static_assert(std::is_base_of<Refusal, PositionError>::value && std::is_base_of<Refusal, PlayError>::value, "errors");
static_assert(std::is_base_of<Refusal, MoveError>::value && std::is_base_of<Refusal, GameError>::value, "errors");

using Holes = std::vector<std::int32_t>;

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

static void texts()
{
    const char bytes[] = {'e', '5', '\0', '!'};
    const std::string kept(bytes, 4);
    Text plain("e5"), counted(kept);
    CHECK_IS(plain.size(), 2);
    CHECK(std::memcmp(plain.data(), "e5", 2) == 0);
    CHECK_IS(hole_named("e5"), 14);
    CHECK_IS(hole_named(std::string("E5")), 14);
    CHECK_IS(hole_named(kept), -1);
    CHECK_IS(counted.size(), 4);
#if __cplusplus >= 201703L
    CHECK_IS(hole_named(std::string_view(bytes, 2)), 14);
    CHECK_IS(hole_named(std::string_view()), -1);
#endif
}

// Where C is given NULL, a wrapper answers as C does.
static void no_text()
{
    const char *none = nullptr;
    Game game;
    CHECK(Text(nullptr).data() == nullptr && Text(none).size() == 0);
    CHECK_IS(thrown<Misuse>([&] { game.play(nullptr); }).code(), sternhalma_game_play(game.get(), nullptr));
    CHECK_IS(thrown<Misuse>([&] { game.play(none); }).code(), STERNHALMA_ERR_NULL);
    CHECK_IS(thrown<Misuse>([&] { game.try_play(nullptr); }).code(), STERNHALMA_ERR_NULL);
    CHECK_IS(thrown<Misuse>([&] { game.read_move(nullptr); }).code(), STERNHALMA_ERR_NULL);
    CHECK_IS(thrown<Misuse>([&] { game.board().read_move(nullptr); }).code(), STERNHALMA_ERR_NULL);
    CHECK_IS(thrown<PositionError>([] { Board::from_string(nullptr); }).code(), STERNHALMA_POS_NULL);
    CHECK_IS(thrown<Misuse>([] { Game::replay(nullptr); }).code(), STERNHALMA_ERR_NULL);
    CHECK(hole_named(nullptr) == -1 && game.at(none) == -1 && game.board().at(none) == -1);
    CHECK_IS(game.move_count(), 0);
}

// White space around a move is forgiven, as a line of a file has it.
static void lines_of_files()
{
    Game game;
    game.play("c1:e5\n");
    CHECK_IS(game.try_play("\tO3:M7 \r\n"), 0);
    CHECK_IS(game.move_count(), 2);
    CHECK_TEXT(Game::replay("\xef\xbb\xbf" + game.log() + "\r\n\n").log().c_str(), game.log().c_str());
}

static void the_star()
{
    CHECK(abi_version() >= STERNHALMA_ABI_VERSION);
    CHECK_TEXT(version(), STERNHALMA_VERSION);
    CHECK(tables_ok());
    CHECK_IS(holes(), STERNHALMA_HOLES);
    for (std::int32_t hole = 0; hole < holes(); hole++) {
        Coordinates at = xy(hole);
        CHECK_IS(at.x + at.y + at.z, 0);
        CHECK_IS(hole_at(at.x, at.y), hole);
        CHECK_IS(row_of(hole), at.y + 8);
        CHECK_IS(row_start(row_of(hole)) + col_of(hole), hole);
        CHECK(col_of(hole) < row_len(row_of(hole)));
        CHECK_IS(neighbours(hole).size(), degree(hole));
        CHECK_IS(class_of(hole), sternhalma_class_of(hole));
        CHECK_IS(point_of(hole), sternhalma_point_of(hole));
        CHECK_IS(on_ring(hole), sternhalma_on_ring(hole));
        CHECK_IS(hole_named(name(hole)), hole);
    }
    CHECK_IS(next_to(60, STERNHALMA_E), 61);
    CHECK_IS(dir_opposite(STERNHALMA_E), STERNHALMA_W);
    CHECK(point_holes(0) == (Holes{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
    CHECK_IS(front(0).size(), STERNHALMA_FRONT_HOLES);
    CHECK_IS(point_holes(6).size(), 0);
    std::vector<Pair> all = pairs();
    CHECK_IS(all.size(), STERNHALMA_PAIRS);
    CHECK(all[0].low == 0 && all[0].high == 1);
    CHECK(layout_ok(6, 10) && !layout_ok(6, 15));
    CHECK_IS(layout_point(2, 1), 3);
    CHECK_IS(thrown<Misuse>([] { xy(121); }).code(), STERNHALMA_ERR_ARGUMENT);
    CHECK_IS(thrown<Misuse>([] { name(-1); }).code(), STERNHALMA_ERR_ARGUMENT);
}

static void keys()
{
    Board board;
    CHECK_TEXT(board.key_hex().c_str(), hex(board.key()).c_str());
    std::uint64_t key = zobrist_move(0) ^ zobrist_seats(2) ^ board.own_key(0) ^ board.own_key(1);
    CHECK(board.key() == key);
    board.lift(0);
    CHECK(board.key() == (key ^ zobrist(0, 0)));
}

static void owners()
{
    Board board(3), other((std::move)(board)), kept;
    CHECK(board.get() == nullptr && other.get() != nullptr);
    CHECK_IS(board.seats(), -1);
    CHECK_IS(thrown<Misuse>([&] { board.to_string(); }).code(), STERNHALMA_ERR_NULL);
    CHECK_IS(thrown<Misuse>([&] { board.clone(); }).code(), STERNHALMA_ERR_NULL);
    CHECK_IS(thrown<Misuse>([&] { board.play(Move(2, 12)); }).code(), STERNHALMA_ERR_NULL);
    kept = (std::move)(other);
    CHECK_IS(kept.seats(), 3);
    CHECK_IS(live(), 1);
    sternhalma_board *raw = kept.release();
    CHECK(kept.get() == nullptr);
    Board again(raw);
    CHECK(again.get() == raw);
    Board clone = again.clone();
    CHECK_IS(live(), 2);
    clone.lift(0);
    CHECK(again.at(0) == 0 && clone.at(0) == -1);

    Game game(3), moved((std::move)(game));
    CHECK_IS(game_live(), 1);
    CHECK_IS(thrown<Misuse>([&] { game.play("pass"); }).code(), STERNHALMA_ERR_NULL);
    CHECK_IS(thrown<Misuse>([&] { game.board(); }).code(), STERNHALMA_ERR_NULL);
    CHECK_IS(thrown<Misuse>([&] { game.clone(); }).code(), STERNHALMA_ERR_NULL);
    Game taken(moved.release());
    CHECK(moved.get() == nullptr && taken.get() != nullptr);
    Game copy = taken.clone();
    copy.play("c1:e5");
    CHECK_IS(game_live(), 2);
    CHECK(copy.ply() == 1 && taken.ply() == 0);

    Searcher searcher, kind((std::move)(searcher));
    CHECK(searcher.get() == nullptr && kind.get() != nullptr);
    CHECK_IS(thrown<Misuse>([&] { searcher.search(again); }).code(), STERNHALMA_ERR_NULL);
}

static void boards()
{
    CHECK_IS(thrown<Misuse>([] { Board(5); }).code(), STERNHALMA_ERR_ARGUMENT);
    CHECK_IS(thrown<Misuse>([] { Board::new_empty(4, 15); }).code(), STERNHALMA_ERR_ARGUMENT);
    PositionError error = thrown<PositionError>([] { Board::from_string("0/00/x"); });
    CHECK_IS(error.code(), STERNHALMA_POS_LETTER);
    CHECK_IS(error.offset(), 5);
    CHECK_TEXT(PositionError(error.code(), error.offset()).what(), sternhalma_reason(STERNHALMA_POS_LETTER));
    CHECK(std::strstr(error.what(), ", at byte 5") != nullptr);
    const std::string end = Board().to_string() + "\n";
    error = thrown<PositionError>([&] { Board::from_string(end); });
    CHECK_TEXT(error.what(), ("white space after the position, at byte " + std::to_string(end.size() - 1)).c_str());
    CHECK_IS(thrown<PositionError>([] { Board::from_string(std::string()); }).code(), STERNHALMA_POS_NULL);

    Board board(2, 15);
    CHECK_TEXT(Board::from_string(board.to_string()).to_string().c_str(), board.to_string().c_str());
    CHECK(board.seats() == 2 && board.pieces() == 15 && board.count(0) == 15 && board.seat_point(1) == 3);
    CHECK(board.at(0) == 0 && board.at("q1") == 1 && board.at("i5") == -1 && board.at("z9") == -1);

    Board empty = Board::new_empty();
    std::vector<std::int8_t> cells = empty.cells();
    CHECK_IS(cells.size(), STERNHALMA_HOLES);
    CHECK(empty.put(60, 1) && !empty.put(121, 0));
    cells[60] = 1;
    CHECK(empty.cells() == cells);
    cells[60] = -1;
    cells[61] = 0;
    CHECK(empty.set_cells(cells) && empty.at(61) == 0 && empty.at(60) == -1);
    cells[61] = 2;
    CHECK(!empty.set_cells(cells));
    cells.pop_back();
    CHECK(!empty.set_cells(cells));
    CHECK(empty.lift(61) && !empty.lift(-1));
    CHECK(empty.set_to_move(1) && empty.to_move() == 1 && !empty.set_to_move(2));
}

// A board with more pieces than a set-up is made again of its text.
static void crowded_boards()
{
    Board board;
    CHECK(board.put(60, 0));
    const std::string text = board.to_string();
    CHECK_IS(thrown<PositionError>([&] { Board::from_string(text); }).code(), STERNHALMA_POS_COUNT);
    CHECK(Board::restore(text).to_string() == text && Board::restore(text).count(0) == 11);
    CHECK(Board::restore(Board().to_string()).key() == Board().key());
    PositionError error = thrown<PositionError>([&] { Board::restore(text + " "); });
    CHECK_TEXT(error.what(), ("white space after the position, at byte " + std::to_string(text.size())).c_str());
    error = thrown<PositionError>([&] { Board::restore(text + "x"); });
    CHECK(error.code() != STERNHALMA_POS_COUNT && error.offset() > 37);
    CHECK(std::strstr(error.what(), "more pieces") == nullptr);
    CHECK_IS(thrown<PositionError>([] { Board::restore(nullptr); }).code(), STERNHALMA_POS_NULL);
}

static void moves()
{
    Board board;
    std::vector<Move> legal = board.legal();
    CHECK_IS(legal.size(), 14);
    for (Move move : legal) {
        Holes path = board.path(move), reach = board.reach(move.from);
        CHECK(path.front() == move.from && path.back() == move.to && !move.is_pass());
        CHECK(std::find(reach.begin(), reach.end(), move.to) != reach.end());
        Action action = board.read_move(board.move_text(move));
        CHECK_IS(action.kind, STERNHALMA_KIND_MOVE);
        CHECK(action.move == move && action.seat == 0 && action.path == path);
    }
    CHECK(board.path(Move(0, 60)).empty());
    CHECK(board.steps(6) == (Holes{14, 15}) || board.steps(6) == (Holes{15, 14}));
    CHECK(board.hops(3) == board.hops(3, 3) && board.hops(3).size() == 2 && board.hops(0).empty());
    CHECK(Move() != Move(1, 2) && Move().is_pass() && Move(1, 2) == Move(1, 2));
    CHECK_IS(board.perft(2), 14 * 14);

    CHECK(board.do_move(Move(0, 60)) && board.at(60) == 0 && !board.do_move(Move(0, 61)));
    CHECK(board.undo_move(Move(0, 60)) && board.at(0) == 0 && !board.undo_move(Move(0, 60)));

    MoveError error = thrown<MoveError>([&] { board.read_move("c1:e5:g5"); });
    CHECK_IS(error.code(), STERNHALMA_FLAG_NOT_REACHABLE);
    CHECK_TEXT(error.flag_name(), "not_reachable");
    CHECK_IS(error.hop(), 2);
    CHECK(std::strstr(error.what(), "e5") != nullptr);
    CHECK_IS(thrown<Misuse>([&] { board.move_text(Move(0, 60)); }).code(), STERNHALMA_ERR_ARGUMENT);
}

static void play()
{
    Board board(3);
    std::string before = board.to_string();
    Undo move = board.play(board.legal()[0]);
    CHECK(board.ply() == 1 && board.to_move() == 1 && move.kind == STERNHALMA_KIND_MOVE);
    Undo resigned = board.resign(1);
    CHECK(!board.unplay(move));
    CHECK(board.unplay(resigned) && board.unplay(move));
    CHECK_TEXT(board.to_string().c_str(), before.c_str());

    PlayError error = thrown<PlayError>([&] { board.play(Move(0, 60)); });
    CHECK_IS(error.code(), STERNHALMA_WHY_UNREACHABLE);
    CHECK_TEXT(error.what(), sternhalma_why_text(STERNHALMA_WHY_UNREACHABLE));
    CHECK_IS(thrown<PlayError>([&] { board.pass(); }).code(), STERNHALMA_WHY_HAS_MOVE);
    CHECK_IS(thrown<PlayError>([&] { board.resign(3); }).code(), STERNHALMA_WHY_NOT_A_SEAT);
    CHECK(!board.can_pass() && !board.home_complete(0) && !board.finished(0));
    CHECK(board.distance_left(0) == board.distance_left(1) && board.distance_left(0) > 0);
    CHECK(board.evaluate(0) == sternhalma_evaluate(board.get(), 0, nullptr));
    Weights weights = weights_default();
    CHECK_IS(board.evaluate(0, weights), board.evaluate(0));
    weights.distance++;
    CHECK(board.evaluate(0, weights) != board.evaluate(0));
    CHECK(board.places() == (Holes{0, 0, 0}) && board.place_of(0) == 0 && board.place_of(3) == -1);

    CHECK(board.cap() == 3000 && board.set_cap(1) && !board.set_cap(0) && board.cap() == 1);
    board.play(board.random_forward(1));
    CHECK(board.over() && board.how() == STERNHALMA_BY_CAP && board.place_of(0) == 1);
    CHECK_IS(thrown<PlayError>([&] { board.play(board.random_forward(1)); }).code(), STERNHALMA_WHY_OVER);
    CHECK_IS(thrown<PlayError>([&] { board.search(); }).code(), STERNHALMA_WHY_OVER);

    Board walled = Board::new_empty();
    walled.put(0, 0);
    for (std::int32_t hole : {1, 2, 3, 5})
        walled.put(hole, 1);
    CHECK(walled.can_pass());
    Undo pass = walled.pass();
    CHECK(pass.kind == STERNHALMA_KIND_PASS && walled.ply() == 1);
}

static void games()
{
    GameOptions options;
    options.seats = 3;
    options.first = 1;
    options.cap = 40;
    Game game(options);
    CHECK(game.seats() == 3 && game.pieces() == 10 && game.first() == 1 && game.cap() == 40 && !game.solo());
    CHECK(game.to_move() == 1 && game.start().empty() && game.result_text().empty());
    CHECK(game.at(0) == 0 && game.at("a1") == 0 && game.at("i5") == -1);

    std::vector<Move> legal = game.legal();
    std::string text = game.move_text(legal[0]);
    CHECK(game.path(legal[0]).front() == legal[0].from);
    CHECK(game.read_move(text).move == legal[0]);
    game.play(text);
    game.play(game.legal()[0]);
    CHECK(game.move_count() == 2 && game.move_at(0) == text && game.moves().size() == 2 && game.moves()[0] == text);
    CHECK(game.undo() && game.ply() == 1 && game.redo() && game.ply() == 2 && !game.redo());
    CHECK_IS(game.history(1).size(), 2);
    CHECK_IS(game.history().size(), 1);
    CHECK_IS(game.distance_left(0), game.board().distance_left(0));
    CHECK(game.key() == game.board().key() && game.position() == game.board().to_string());
    CHECK(Game::replay(game.log()).log() == game.log());

    CHECK_IS(thrown<MoveError>([&] { game.play("a1-z9"); }).code(), STERNHALMA_FLAG_NO_SUCH_HOLE);
    CHECK_IS(thrown<MoveError>([&] { game.play(Move(0, 60)); }).code(), game.try_play("a1-i5"));
    CHECK_IS(thrown<MoveError>([&] { game.pass(); }).code(), STERNHALMA_FLAG_PASS_NOT_ALLOWED);
    CHECK_IS(thrown<MoveError>([&] { game.resign(3); }).code(), STERNHALMA_FLAG_NO_SUCH_SEAT);
    CHECK_IS(thrown<std::logic_error>([&] { game.result(); }).what()[0], 't');
    CHECK_TEXT(MoveError(STERNHALMA_FLAG_OCCUPIED).what(), sternhalma_game_reason(STERNHALMA_FLAG_OCCUPIED));

    game.resign(0);
    game.resign(1);
    CHECK(game.over() && game.how() == STERNHALMA_BY_RESIGN && !game.result_text().empty());
    CHECK(game.legal().empty() && game.finished().empty() && game.place_of(2) == 1);
    Outcome outcome = game.result();
    CHECK(outcome.how == STERNHALMA_BY_RESIGN && outcome.plies == 2 && outcome.home.empty());
    CHECK(outcome.places == (Holes{3, 2, 1}) && game.places() == outcome.places);
    CHECK_IS(thrown<MoveError>([&] { game.play("pass"); }).code(), STERNHALMA_FLAG_GAME_OVER);
    CHECK_IS(game.try_play("pass"), STERNHALMA_FLAG_GAME_OVER);
    CHECK_IS(thrown<PlayError>([&] { game.search(); }).code(), STERNHALMA_WHY_OVER);

    GameOptions from;
    from.position = Board(6).to_string();
    CHECK_TEXT(Game(from).start().c_str(), from.position.c_str());
    CHECK_IS(Game(from).first(), -1);
    from.seats = 2;
    CHECK(thrown<GameError>([&] { Game both(from); }).code() != 0);
    from.seats = 0;
    from.position[3] = '\0';
    GameError refused = thrown<GameError>([&] { Game none(from); });
    CHECK(refused.field() == STERNHALMA_FIELD_POSITION && refused.offset() == 3 && refused.line() == 0);
    CHECK_IS(refused.code(), STERNHALMA_POS_LETTER);
    CHECK_IS(thrown<GameError>([] { Game five(5); }).field(), STERNHALMA_FIELD_SEATS);
    GameError log = thrown<GameError>([] { Game::replay("sternhalma 1\nseats 5\n"); });
    CHECK(log.field() == STERNHALMA_FIELD_SEATS && log.line() == 2 && log.column() == 7);
    CHECK(std::string(log.what()).find("line ") == 0);
}

static void search()
{
    Game game;
    SearchOptions options;
    CHECK(options.budget == STERNHALMA_SEARCH_BUDGET && options.mode == STERNHALMA_SEARCH_AUTO);
    options.budget = 5000;
    SearchResult plain = game.search(options), again = Searcher().search(game.board(), options);
    CHECK(plain.move == again.move && plain.nodes == again.nodes && plain.score == again.score);
    CHECK(plain.line.front() == plain.move && plain.depth >= 1 && plain.nodes <= 5000);
    CHECK(game.board().search(options).move == plain.move);

    int told = 0;
    options.progress = [&](const SearchResult &result) {
        CHECK(result.depth > told);
        told = result.depth;
        return told == 2;
    };
    again = game.search(options);
    CHECK(told == 2 && again.depth == 2 && again.stopped);
    options.progress = [](const SearchResult &) -> bool { throw std::string("no more"); };
    try {
        game.search(options);
        CHECK(false);
    } catch (const std::string &words) {
        CHECK_TEXT(words.c_str(), "no more");
    }
    options.progress = nullptr;

    StopFlag flag;
    CHECK_IS(*flag.get(), 0);
    options.stop = &flag;
    CHECK_IS(game.search(options).depth, plain.depth);
    flag.stop();
    again = game.search(options);
    CHECK(again.stopped && again.depth == 1);
    options.stop = nullptr;

    Board board = game.board();
    board.play(plain.move);
    options.avoid = {board.own_key(0)};
    CHECK(game.search(options).move != plain.move);
    options.avoid = {};
    options.mode = STERNHALMA_SEARCH_RANDOM_FORWARD;
    options.seed = 7;
    CHECK(game.search(options).move == game.board().random_forward(7));
}

// A search, a solver and a count are ended by what is polled, which may throw.
static void polls()
{
    Board board;
    std::int32_t polled = 0;
    SearchOptions options;
    options.budget = 1000000;
    options.poll = [&] { return ++polled == 3; };
    SearchResult result = board.search(options);
    CHECK(polled == 3 && result.stopped && result.nodes < options.budget);
    options.poll = []() -> bool { throw std::logic_error("polled"); };
    CHECK_TEXT(thrown<std::logic_error>([&] { board.search(options); }).what(), "polled");

    SolveOptions solve;
    solve.poll = []() -> bool { throw std::logic_error("polled"); };
    CHECK_TEXT(thrown<std::logic_error>([&] { Board(1).solve(solve); }).what(), "polled");

    Interrupt interrupt;
    StopFlag flag;
    interrupt.stop = &flag;
    CHECK(board.perft_until(2, interrupt) == board.perft(2) && board.perft_until(0, Interrupt()) == 1);
    polled = 0;
    interrupt.poll = [&] { return ++polled == 2; };
    Stopped stopped = thrown<Stopped>([&] { board.perft_until(6, interrupt); });
    CHECK(polled == 2 && stopped.code() == STERNHALMA_PERFT_STOPPED);
    interrupt.poll = []() -> bool { throw std::logic_error("polled"); };
    CHECK_TEXT(thrown<std::logic_error>([&] { board.perft_until(6, interrupt); }).what(), "polled");
    interrupt.poll = nullptr;
    flag.stop();
    thrown<Stopped>([&] { board.perft_until(12, interrupt); });
    CHECK_TEXT(thrown<OptionError>([&] { board.perft_until(13, interrupt); }).what(), "depth 13 is out of range (0 to 12)");
}

// Which option is refused, what it was given and what it takes.
static void refused_options()
{
    Game game;
    Board board = game.board();
    SearchOptions search;
    search.depth = -1;
    OptionError error = thrown<OptionError>([&] { game.search(search); });
    CHECK(error.code() == STERNHALMA_ERR_ARGUMENT && error.option() == STERNHALMA_OPTION_DEPTH);
    CHECK(error.value() == -1 && error.least() == 0 && error.most() == STERNHALMA_SEARCH_DEPTH_MAX);
    CHECK_TEXT(error.name(), "depth");
    CHECK_TEXT(error.what(), "depth -1 is out of range (at least 0)");
    search = SearchOptions();
    search.mode = 9;
    CHECK_IS(thrown<OptionError>([&] { Searcher().search(board, search); }).option(), STERNHALMA_OPTION_MODE);
    CHECK_TEXT(thrown<OptionError>([&] { board.search(search); }).what(), "mode 9 is out of range (0 to 4)");
    search = SearchOptions();
    search.table_kib = 1;
    CHECK_IS(thrown<OptionError>([&] { board.search_moves(2, search); }).option(), STERNHALMA_OPTION_TABLE_KIB);
    CHECK_IS(thrown<OptionError>([&] { game.search_moves(2, search); }).least(), STERNHALMA_SEARCH_TABLE_KIB_MIN);
    search = SearchOptions();
    search.weights.distance = 1 << 20;
    CHECK_TEXT(thrown<OptionError>([&] { board.search(search); }).name(), "weights.distance");

    SolveOptions solve;
    solve.width = -1;
    CHECK_IS(thrown<OptionError>([&] { Board(1).solve(solve); }).option(), STERNHALMA_OPTION_WIDTH);
    CHECK_IS(thrown<OptionError>([&] { board.solve_together(solve); }).value(), -1);

    DrawingOptions drawing;
    drawing.width = 1000000;
    CHECK_IS(thrown<OptionError>([&] { board.svg(drawing); }).value(), 1000000);
    CHECK_IS(thrown<OptionError>([&] { game.svg(drawing); }).option(), STERNHALMA_OPTION_WIDTH);
    drawing.width = 0;
    drawing.targets_of = 121;
    CHECK_IS(thrown<OptionError>([&] { board.text(drawing); }).option(), STERNHALMA_OPTION_TARGETS_OF);
    CHECK_IS(thrown<OptionError>([&] { game.text(drawing); }).option(), STERNHALMA_OPTION_TARGETS_OF);

    // These are no options of the C interface.
    error = thrown<OptionError>([] { level(0); });
    CHECK(error.option() == 0 && error.value() == 0 && error.least() == 1 && error.most() == STERNHALMA_LEVELS);
    CHECK_TEXT(error.what(), "level 0 is out of range (1 to 7)");
    CHECK_IS(thrown<OptionError>([] { level(STERNHALMA_LEVELS + 1); }).code(), STERNHALMA_ERR_ARGUMENT);
    error = thrown<OptionError>([&] { game.search_moves(0); });
    CHECK_TEXT(error.name(), "most");
    CHECK_TEXT(error.what(), "most 0 is out of range (at least 1)");
}

static void levels_and_hints()
{
    Game game;
    SearchOptions weakest = level(1), middle = level(4);
    CHECK(weakest.mode == STERNHALMA_SEARCH_RANDOM_FORWARD && middle.budget < level(STERNHALMA_LEVELS).budget);
    CHECK(game.search(weakest).move == game.board().random_forward(0));

    std::vector<SearchResult> best = game.search_moves(3, middle);
    CHECK(best.size() == 3 && best[0].score >= best[1].score && best[1].score >= best[2].score);
    CHECK(best[0].move != best[1].move && best[2].line.front() == best[2].move);
    CHECK(game.board().search_moves(3, middle)[1].move == best[1].move);
    CHECK_IS(game.search_moves(100, middle).size(), 14);
    CHECK_IS(game.search_moves(SIZE_MAX, middle).size(), 14);
    CHECK_IS(game.board().search_moves(SIZE_MAX, middle).size(), 14);
}

static void solutions()
{
    Board board = Board::new_empty(1);
    board.put(111, 0);
    board.put(9, 0);
    SolveOptions options;
    int told = 0;
    options.progress = [&](const SolveProgress &progress) { return progress.levels < 0 || told++ < 0; };
    Solution solution = board.solve(options);
    CHECK(told > 0 && !solution.moves.empty() && !solution.stopped && solution.positions > 0 && solution.bytes > 0);
    CHECK(solution.least <= static_cast<std::int32_t>(solution.moves.size()));
    for (Move move : solution.moves)
        board.do_move(move);
    CHECK_IS(board.distance_left(0), 0);

    CHECK_IS(thrown<SolveError>([] { Board(3).solve(); }).code(), STERNHALMA_SOLVE_SEATS);
    SolveError error = thrown<SolveError>([] { Board(3).solve_together(); });
    CHECK_TEXT(error.what(), sternhalma_solve_text(STERNHALMA_SOLVE_SEATS));
    StopFlag flag;
    flag.stop();
    options.stop = &flag;
    CHECK_IS(thrown<SolveError>([&] { Board(1).solve(options); }).code(), STERNHALMA_SOLVE_STOPPED);
    options.stop = nullptr;
    options.progress = [](const SolveProgress &) -> bool { throw 27; };
    try {
        Board(1).solve(options);
        CHECK(false);
    } catch (int number) {
        CHECK_IS(number, 27);
    }
}

static void drawings()
{
    Game game;
    game.play("c1:e5");
    Board board = game.board();
    DrawingOptions options;
    CHECK(board.svg().find("<svg") == 0 && board.svg() == board.svg(options) && board.svg() != game.svg());
    CHECK(board.text() == board.text(options) && board.text() != game.text());
    options.move = Move(3, 14);
    CHECK(board.svg(options) == game.svg() && board.text(options) == game.text());
    options.names = true;
    CHECK(game.text(options).find("a") != std::string::npos && game.svg(options).size() > game.svg().size());
    options.targets_of = 120;
    options.width = 100;
    CHECK(game.svg(options).find("width=\"100\"") != std::string::npos);
}

// A log that is longer than the room which is tried first.
static void a_long_log()
{
    Game game(2);
    std::uint64_t seed = 0;
    while (!game.over() && game.ply() < 600)
        game.play(game.board().random_forward(seed++));
    CHECK(game.log().size() > 2 * STERNHALMA_POSITION_MAX);
    CHECK(Game::replay(game.log()).position() == game.position());
    CHECK_IS(game.moves().size(), game.move_count());
    CHECK_TEXT(game.moves().back().c_str(), game.move_at(game.move_count() - 1).c_str());
}

int main()
{
    texts();
    no_text();
    lines_of_files();
    the_star();
    keys();
    owners();
    boards();
    crowded_boards();
    moves();
    play();
    games();
    search();
    polls();
    refused_options();
    levels_and_hints();
    solutions();
    drawings();
    a_long_log();
    CHECK_IS(live(), 0);
    CHECK_IS(game_live(), 0);
    return 0;
}
