/* Every macro of the header is what the library does. */
#include <sternhalma.h>

#include "check.h"
#include "random.h"
#include "shown.h"
#include "texts.h"

static void version(void)
{
    char text[32];
    snprintf(text, sizeof text, "%d.%d.%d", STERNHALMA_VERSION_MAJOR, STERNHALMA_VERSION_MINOR,
        STERNHALMA_VERSION_PATCH);
    CHECK_TEXT(STERNHALMA_VERSION, text);
    CHECK_TEXT(sternhalma_version(), STERNHALMA_VERSION);
    CHECK_IS(sternhalma_abi_version(), STERNHALMA_ABI_VERSION);
    CHECK(STERNHALMA_ABI_VERSION >= 1);
    CHECK_IS(sternhalma_tables_ok(), 1);
}

/* The numbers stand for what their names say, in a row without a gap. */
static void numbers_that_have_texts(void)
{
    static const int32_t misuses[] = {STERNHALMA_ERR_DEAD, STERNHALMA_ERR_INTERNAL, STERNHALMA_ERR_MEMORY,
        STERNHALMA_ERR_ARGUMENT, STERNHALMA_ERR_NULL};
    static const int32_t positions[] = {STERNHALMA_POS_OK, STERNHALMA_POS_NULL, STERNHALMA_POS_LONG,
        STERNHALMA_POS_LETTER, STERNHALMA_POS_ROWS, STERNHALMA_POS_WIDTH, STERNHALMA_POS_FIELDS,
        STERNHALMA_POS_SEAT, STERNHALMA_POS_COUNT, STERNHALMA_POS_GAME};
    static const int32_t refusals[] = {STERNHALMA_PLAY_OK, STERNHALMA_WHY_OVER, STERNHALMA_WHY_NOT_A_HOLE,
        STERNHALMA_WHY_NO_PIECE, STERNHALMA_WHY_NOT_YOURS, STERNHALMA_WHY_UNREACHABLE,
        STERNHALMA_WHY_HAS_MOVE, STERNHALMA_WHY_NOT_A_SEAT, STERNHALMA_WHY_SEAT_DONE};
    static const struct {
        int32_t flag;
        const char *word;
    } flags[] = {
        {STERNHALMA_FLAG_BAD_STRING, "bad_string"},
        {STERNHALMA_FLAG_NO_SUCH_HOLE, "no_such_hole"},
        {STERNHALMA_FLAG_NO_PIECE, "no_piece"},
        {STERNHALMA_FLAG_NOT_YOUR_PIECE, "not_your_piece"},
        {STERNHALMA_FLAG_MUST_PASS, "must_pass"},
        {STERNHALMA_FLAG_OCCUPIED, "occupied"},
        {STERNHALMA_FLAG_NOT_REACHABLE, "not_reachable"},
        {STERNHALMA_FLAG_PASS_NOT_ALLOWED, "pass_not_allowed"},
        {STERNHALMA_FLAG_NO_SUCH_SEAT, "no_such_seat"},
        {STERNHALMA_FLAG_SEAT_FINISHED, "seat_finished"},
        {STERNHALMA_FLAG_SEAT_RESIGNED, "seat_resigned"},
        {STERNHALMA_FLAG_GAME_OVER, "game_over"},
    };
    static const int32_t fields[] = {STERNHALMA_FIELD_NONE, STERNHALMA_FIELD_HEADER, STERNHALMA_FIELD_SEATS,
        STERNHALMA_FIELD_PIECES, STERNHALMA_FIELD_CAP, STERNHALMA_FIELD_FIRST, STERNHALMA_FIELD_POSITION,
        STERNHALMA_FIELD_MOVES, STERNHALMA_FIELD_MOVE};
    for (int32_t i = 0; i < (int32_t)COUNT(misuses); i++)
        CHECK_IS(misuses[i], i - 5);
    for (int32_t i = 0; i < (int32_t)COUNT(positions); i++)
        CHECK_IS(positions[i], i);
    for (int32_t i = 0; i < (int32_t)COUNT(refusals); i++)
        CHECK_IS(refusals[i], i);
    for (int32_t i = 0; i < (int32_t)COUNT(flags); i++) {
        CHECK_IS(flags[i].flag, i + 1);
        CHECK_TEXT(sternhalma_flag_name(flags[i].flag), flags[i].word);
    }
    for (int32_t i = 0; i < (int32_t)COUNT(fields); i++) {
        CHECK_IS(fields[i], i);
        CHECK((sternhalma_error_text(i, STERNHALMA_FLAG_BAD_STRING) != NULL) == (i != STERNHALMA_FIELD_NONE));
    }
    CHECK_TEXT(sternhalma_error_text(STERNHALMA_FIELD_POSITION, STERNHALMA_POS_GAME),
        sternhalma_reason(STERNHALMA_POS_GAME));
    CHECK_TEXT(sternhalma_error_text(STERNHALMA_FIELD_MOVE, STERNHALMA_FLAG_MUST_PASS),
        sternhalma_game_reason(STERNHALMA_FLAG_MUST_PASS));
    CHECK(sternhalma_error_text(STERNHALMA_FIELD_MOVE + 1, STERNHALMA_FLAG_BAD_STRING) == NULL);
    check_texts(sternhalma_status_text, -5, -1);
    check_texts(sternhalma_reason, 0, COUNT(positions) - 1);
    check_texts(sternhalma_why_text, 0, COUNT(refusals) - 1);
    check_texts(sternhalma_flag_name, 1, COUNT(flags));
    check_texts(sternhalma_game_reason, 1, COUNT(flags));
}

static void star(void)
{
    static const int32_t steps[6][3] = {
        {STERNHALMA_E, 1, 0}, {STERNHALMA_NE, 1, -1}, {STERNHALMA_NW, 0, -1},
        {STERNHALMA_W, -1, 0}, {STERNHALMA_SW, -1, 1}, {STERNHALMA_SE, 0, 1},
    };
    const int32_t centre = STERNHALMA_HOLES / 2;
    int32_t most = 0;
    CHECK_IS(sternhalma_holes(), STERNHALMA_HOLES);
    CHECK_IS(sternhalma_pairs(NULL, 0), STERNHALMA_PAIRS);
    CHECK_IS(sternhalma_row_of(STERNHALMA_HOLES - 1), STERNHALMA_ROWS - 1);
    CHECK_IS(sternhalma_row_len(STERNHALMA_ROWS), -1);
    for (int32_t hole = 0; hole < STERNHALMA_HOLES; hole++)
        if (sternhalma_degree(hole) > most)
            most = sternhalma_degree(hole);
    CHECK_IS(most, STERNHALMA_NEIGHBOURS_MAX);
    CHECK_IS(sternhalma_point_of(centre), STERNHALMA_CENTRE);
    for (int32_t point = 0; point < STERNHALMA_CENTRE; point++) {
        CHECK_IS(sternhalma_point_holes(point, NULL, 0), STERNHALMA_POINT_HOLES);
        CHECK_IS(sternhalma_front(point, NULL, 0), STERNHALMA_FRONT_HOLES);
    }
    for (int32_t i = 0; i < 6; i++) {
        CHECK_IS(steps[i][0], i);
        CHECK_IS(sternhalma_next_to(centre, i), sternhalma_hole_at(steps[i][1], steps[i][2]));
    }
    CHECK_IS(sternhalma_layout_ok(STERNHALMA_SEATS_MAX, STERNHALMA_POINT_HOLES), 1);
    for (int32_t seats = STERNHALMA_SEATS_MAX + 1; seats < 300; seats++)
        CHECK_IS(sternhalma_layout_ok(seats, STERNHALMA_POINT_HOLES), 0);
}

/* Pieces in every other hole of a game near its end make the longest rows and the longest fields. */
static void room_for_a_position(void)
{
    sternhalma_board *board =
        board_from("0/[2]/[3]/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/[3]/[2]/[1] "
                   "0 6 10;2147483647 2147483647 2 123 45 resign");
    char text[STERNHALMA_POSITION_MAX];
    for (int32_t hole = 0; hole < STERNHALMA_HOLES; hole++)
        if (sternhalma_col_of(hole) % 2 == 1)
            CHECK_IS(sternhalma_put(board, hole, 5), 1);
    CHECK(sternhalma_to_string(board, text, sizeof text) < STERNHALMA_POSITION_MAX);
    CHECK(strlen(text) > STERNHALMA_POSITION_MAX / 2);
    sternhalma_free(board);
}

/* No board has more than the rooms of this many can hold. */
static void check_rooms(const sternhalma_board *board)
{
    int32_t all = sternhalma_legal(board, NULL, 0);
    CHECK(all <= STERNHALMA_LEGAL_MAX);
    for (int32_t from = 0; from < STERNHALMA_HOLES; from++) {
        int32_t to[STERNHALMA_REACH_MAX];
        int32_t reach = sternhalma_reach(board, from, to, COUNT(to));
        CHECK(reach <= STERNHALMA_REACH_MAX);
        CHECK(sternhalma_steps(board, from, NULL, 0) <= STERNHALMA_STEPS_MAX);
        CHECK(sternhalma_hops(board, from, from, NULL, 0) <= STERNHALMA_STEPS_MAX);
        for (int32_t i = 0; i < reach; i++) {
            CHECK(sternhalma_path(board, from, to[i], NULL, 0) <= STERNHALMA_PATH_MAX);
            CHECK(sternhalma_move_text(board, from, to[i], NULL, 0) < STERNHALMA_MOVE_TEXT_MAX);
        }
    }
}

static void room_for_moves(void)
{
    uint64_t state = 1;
    sternhalma_board *board = sternhalma_new_empty(1, 10);
    for (int32_t round = 0; round < 40; round++) {
        int32_t crowd = random_under(&state, 90);
        for (int32_t hole = 0; hole < STERNHALMA_HOLES; hole++)
            if (random_under(&state, 100) < crowd)
                sternhalma_put(board, hole, 0);
            else
                sternhalma_lift(board, hole);
        check_rooms(board);
    }

    /* One piece alone in the largest hop class, and everything else full: it goes everywhere in its class. */
    for (int32_t hole = 0; hole < STERNHALMA_HOLES; hole++)
        if (sternhalma_class_of(hole) != 0)
            sternhalma_put(board, hole, 0);
        else
            sternhalma_lift(board, hole);
    sternhalma_put(board, STERNHALMA_HOLES / 2, 0);
    CHECK_IS(sternhalma_reach(board, STERNHALMA_HOLES / 2, NULL, 0), STERNHALMA_PATH_MAX - 1);
    CHECK_IS(STERNHALMA_REACH_MAX, STERNHALMA_PATH_MAX - 1 + STERNHALMA_STEPS_MAX);
    check_rooms(board);
    sternhalma_free(board);
}

static void room_for_names_and_keys(void)
{
    char text[STERNHALMA_KEY_HEX_MAX];
    for (int32_t hole = 0; hole < STERNHALMA_HOLES; hole++)
        CHECK(sternhalma_name(hole, NULL, 0) < STERNHALMA_NAME_MAX);
    CHECK_IS(sternhalma_name(sternhalma_hole_named("e10"), NULL, 0), STERNHALMA_NAME_MAX - 1);
    CHECK_IS(sternhalma_hex(UINT64_MAX, text, sizeof text), STERNHALMA_KEY_HEX_MAX - 1);
    CHECK_TEXT(text, "ffffffffffffffff");
}

/* One hole is empty, and few pieces can move into it, so that the deepest count is a small one. */
static void depth_of_perft(void)
{
    const int32_t empty = sternhalma_hole_named("b1");
    sternhalma_board *board = sternhalma_new_empty(6, 10);
    for (int32_t hole = 0; hole < STERNHALMA_HOLES; hole++)
        if (hole != empty)
            sternhalma_put(board, hole, (3 * hole + sternhalma_row_of(hole)) % 6);
    CHECK(sternhalma_perft(board, STERNHALMA_PERFT_MAX) > 0);
    CHECK_IS(sternhalma_perft(board, STERNHALMA_PERFT_MAX + 1), 0);
    sternhalma_free(board);
}

static void largest_ply(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    CHECK_IS(sternhalma_set_cap(board, STERNHALMA_PLY_MAX), 1);
    CHECK_IS(sternhalma_set_cap(board, (int64_t)STERNHALMA_PLY_MAX + 1), 0);
    CHECK_IS(sternhalma_cap(board), STERNHALMA_PLY_MAX);
    sternhalma_free(board);
}

static void kinds_of_action(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_read read;
    sternhalma_undo_info undo;
    CHECK_IS(sternhalma_read_move(board, "d4-e8", &read), 0);
    CHECK_IS(read.kind, STERNHALMA_KIND_MOVE);
    CHECK_IS(COUNT(read.path), STERNHALMA_PATH_MAX);
    CHECK_IS(sternhalma_play(board, read.from, read.to, &undo), STERNHALMA_PLAY_OK);
    CHECK_IS(undo.kind, STERNHALMA_KIND_MOVE);
    CHECK_IS(sternhalma_resign(board, 1, &undo), STERNHALMA_PLAY_OK);
    CHECK_IS(undo.kind, STERNHALMA_KIND_RESIGN);
    sternhalma_free(board);

    board = board_from(TWO_WALLED_IN);
    CHECK_IS(sternhalma_read_move(board, "pass", &read), 0);
    CHECK_IS(read.kind, STERNHALMA_KIND_PASS);
    CHECK_IS(sternhalma_pass(board, &undo), STERNHALMA_PLAY_OK);
    CHECK_IS(undo.kind, STERNHALMA_KIND_PASS);
    CHECK_IS(sternhalma_read_move(board, "resign 0", &read), 0);
    CHECK_IS(read.kind, STERNHALMA_KIND_RESIGN);
    sternhalma_free(board);
}

static void ways_to_end(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    CHECK_IS(sternhalma_how(board), STERNHALMA_ONGOING);
    CHECK_IS(sternhalma_resign(board, 0, NULL), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_how(board), STERNHALMA_BY_RESIGN);
    sternhalma_free(board);

    board = sternhalma_new(2, 10);
    CHECK_IS(sternhalma_set_cap(board, 1), 1);
    CHECK_IS(sternhalma_play(board, 9, 17, NULL), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_how(board), STERNHALMA_BY_CAP);
    sternhalma_free(board);

    board = board_from(TWO_WALLED_IN);
    CHECK_IS(sternhalma_pass(board, NULL), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_pass(board, NULL), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_how(board), STERNHALMA_BY_DEADLOCK);
    sternhalma_free(board);

    board = board_from(ALMOST_HOME);
    CHECK_IS(sternhalma_play(board, 103, 111, NULL), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_how(board), STERNHALMA_BY_HOME);
    sternhalma_free(board);
}

static void scores(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_board *home =
        board_from("1/11/111/1111/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/0000/000/00/0 0 2 10");
    sternhalma_search_result result;
    sternhalma_weights weights;
    sternhalma_weights_default(&weights);
    CHECK_IS(sternhalma_evaluate(home, 0, NULL), STERNHALMA_WIN_SCORE);
    weights.distance = STERNHALMA_WEIGHT_MAX;
    CHECK(sternhalma_evaluate(board, 0, &weights) > INT32_MIN);
    CHECK(sternhalma_evaluate(board, 0, &weights) >= -STERNHALMA_WIN_SCORE + 10000);
    weights.distance = -STERNHALMA_WEIGHT_MAX;
    CHECK(sternhalma_evaluate(board, 0, &weights) > INT32_MIN);
    weights.distance = STERNHALMA_WEIGHT_MAX + 1;
    CHECK_IS(sternhalma_evaluate(board, 0, &weights), INT32_MIN);
    weights.distance = -STERNHALMA_WEIGHT_MAX - 1;
    CHECK_IS(sternhalma_evaluate(board, 0, &weights), INT32_MIN);
    CHECK_IS(COUNT(result.pv), STERNHALMA_PV_MAX);
    sternhalma_free(home);
    sternhalma_free(board);
}

/* What a search is asked for has these numbers and these limits, and no others. */
static void searches(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_search_options options;
    sternhalma_search_result result;
    static const int32_t modes[] = {STERNHALMA_SEARCH_AUTO, STERNHALMA_SEARCH_PARANOID, STERNHALMA_SEARCH_MAXN,
        STERNHALMA_SEARCH_BEST_REPLY, STERNHALMA_SEARCH_RANDOM_FORWARD};
    static const int32_t evaluations[] = {STERNHALMA_EVALUATION_AUTO, STERNHALMA_EVALUATION_DOCUMENTED,
        STERNHALMA_EVALUATION_OWN};
    sternhalma_search_options_init(&options);
    CHECK(options.mode == STERNHALMA_SEARCH_AUTO && options.evaluation == STERNHALMA_EVALUATION_AUTO);
    CHECK_IS(options.budget, STERNHALMA_SEARCH_BUDGET);
    options.budget = 1;
    for (size_t i = 0; i < COUNT(modes); i++) {
        options.mode = modes[i];
        CHECK_IS(modes[i], (int32_t)i);
        CHECK_IS(sternhalma_search(board, &options, &result), 0);
    }
    options.mode = STERNHALMA_SEARCH_AUTO;
    for (size_t i = 0; i < COUNT(evaluations); i++) {
        options.evaluation = evaluations[i];
        CHECK_IS(evaluations[i], (int32_t)i);
        CHECK_IS(sternhalma_search(board, &options, &result), 0);
    }
    options.depth = STERNHALMA_SEARCH_DEPTH_MAX;
    options.table_kib = STERNHALMA_SEARCH_TABLE_KIB_MIN;
    CHECK_IS(sternhalma_search(board, &options, &result), 0);
    options.depth = STERNHALMA_SEARCH_DEPTH_MAX + 1;
    CHECK_IS(sternhalma_search(board, &options, &result), STERNHALMA_ERR_ARGUMENT);
    options.depth = 0;
    options.table_kib = STERNHALMA_SEARCH_TABLE_KIB_MIN - 1;
    CHECK_IS(sternhalma_search(board, &options, &result), STERNHALMA_ERR_ARGUMENT);
    sternhalma_free(board);
}

/* The levels go from the weakest on, and there is none beside them. */
static void levels(void)
{
    sternhalma_search_options options;
    uint64_t below = 0;
    CHECK_IS(sternhalma_level(1, &options), 0);
    CHECK(options.mode == STERNHALMA_SEARCH_RANDOM_FORWARD && options.size == sizeof options);
    CHECK_IS(sternhalma_level(2, &options), 0);
    CHECK(options.mode == STERNHALMA_SEARCH_AUTO && options.depth == 1);
    for (int32_t level = 3; level <= STERNHALMA_LEVELS; level++) {
        CHECK_IS(sternhalma_level(level, &options), 0);
        CHECK(options.depth == 0 && options.budget > below);
        below = options.budget;
    }
    CHECK_IS(sternhalma_level(STERNHALMA_LEVELS + 1, &options), STERNHALMA_ERR_ARGUMENT);
}

/* Every way a solver ends, and the least and the most it can be asked for. */
static void ways_to_solve(void)
{
    sternhalma_board *one = sternhalma_new(1, 10), *two = sternhalma_new(2, 10);
    sternhalma_solve_options options;
    sternhalma_solution solution;
    int32_t flag = 1;
    for (int32_t answer = STERNHALMA_SOLVE_OK; answer <= STERNHALMA_SOLVE_NOT_FOUND; answer++)
        CHECK(sternhalma_solve_text(answer) != NULL);
    sternhalma_solve_options_init(&options);
    options.width = 50;
    CHECK_IS(sternhalma_solve(one, &options, NULL, 0, &solution), STERNHALMA_SOLVE_OK);
    CHECK_IS(sternhalma_solve(two, &options, NULL, 0, &solution), STERNHALMA_SOLVE_SEATS);
    CHECK_IS(sternhalma_solve_together(one, &options, NULL, 0, &solution), STERNHALMA_SOLVE_SEATS);
    CHECK_IS(sternhalma_put(one, 60, 0), 1);
    CHECK_IS(sternhalma_solve(one, &options, NULL, 0, &solution), STERNHALMA_SOLVE_PIECES);
    CHECK_IS(sternhalma_lift(one, 60), 1);
    options.width = 1;
    CHECK_IS(sternhalma_solve_together(two, &options, NULL, 0, &solution), STERNHALMA_SOLVE_NOT_FOUND);
    options.stop = &flag;
    CHECK_IS(sternhalma_solve(one, &options, NULL, 0, &solution), STERNHALMA_SOLVE_STOPPED);
    options.stop = NULL;
    options.memory_kib = STERNHALMA_SOLVE_MEMORY_KIB_MIN;
    options.threads = STERNHALMA_SOLVE_THREADS_MAX;
    CHECK_IS(sternhalma_solve(one, &options, NULL, 0, &solution), STERNHALMA_SOLVE_OK);
    options.width = STERNHALMA_SOLVE_WIDTH_MAX;
    CHECK_IS(sternhalma_solve(one, &options, NULL, 0, &solution), STERNHALMA_SOLVE_OK);
    CHECK(solution.bytes <= STERNHALMA_SOLVE_MEMORY_KIB_MIN * 1024);
    sternhalma_free(one);
    sternhalma_free(two);
}

/* The longest drawings have the fewest empty holes, every name, and the longest way. */
static void room_for_drawings(void)
{
    static char text[STERNHALMA_SVG_MAX];
    sternhalma_drawing_options options, usual;
    sternhalma_board *board = sternhalma_new_empty(1, 10);
    const int32_t from = 0;
    for (int32_t hole = 0; hole < STERNHALMA_HOLES; hole++)
        if (hole == from || sternhalma_class_of(hole) != sternhalma_class_of(from))
            sternhalma_put(board, hole, 0);
    sternhalma_drawing_options_init(&options);
    options.names = 1;
    options.from = options.targets_of = from;
    options.width = STERNHALMA_SVG_WIDTH_MAX;
    for (int32_t to = 0; to < STERNHALMA_HOLES; to++) {
        options.to = to == from ? 1 : to;
        CHECK(sternhalma_text(board, &options, text, sizeof text) < STERNHALMA_TEXT_MAX);
        CHECK(sternhalma_svg(board, &options, text, sizeof text) < STERNHALMA_SVG_MAX);
    }
    options.width = STERNHALMA_SVG_WIDTH_MAX + 1;
    CHECK_IS(sternhalma_svg(board, &options, text, sizeof text), STERNHALMA_ERR_ARGUMENT);

    sternhalma_drawing_options_init(&usual);
    sternhalma_drawing_options_init(&options);
    options.width = STERNHALMA_SVG_WIDTH;
    {
        static char other[STERNHALMA_SVG_MAX];
        CHECK(sternhalma_svg(board, &options, text, sizeof text) > 0);
        CHECK(sternhalma_svg(board, &usual, other, sizeof other) > 0);
        CHECK_TEXT(text, other);
    }
    sternhalma_free(board);
}

static void room_for_constants(void)
{
    const char *name;
    for (int32_t i = 0; (name = sternhalma_constant_at(i, NULL)) != NULL; i++)
        CHECK(sizeof "STERNHALMA_" + strlen(name) <= STERNHALMA_CONSTANT_NAME_MAX);
}

/* Options of a kind with one of them changed, and the sentence that says which and why. */
#define REFUSED(kind, change, number, sentence)                                                       \
    do {                                                                                              \
        sternhalma_##kind##_options options;                                                          \
        sternhalma_option_error error;                                                                \
        char text[STERNHALMA_OPTION_TEXT_MAX];                                                        \
        sternhalma_##kind##_options_init(&options);                                                   \
        memset(&error, 0x5A, sizeof error);                                                           \
        CHECK_IS(sternhalma_##kind##_options_check(&options, &error), 0);                             \
        CHECK(all_bytes(&error, 0, sizeof error));                                                    \
        change;                                                                                       \
        CHECK(sternhalma_##kind##_options_check(&options, &error) < 0);                               \
        CHECK_IS(error.option, number);                                                               \
        CHECK(sternhalma_option_error_text(&error, text, sizeof text) < STERNHALMA_OPTION_TEXT_MAX);  \
        CHECK_TEXT(text, sentence);                                                                   \
        CHECK(error.reserved == 0 && strlen(error.name) < sizeof error.name);                         \
    } while (0)

static void refused_options(void)
{
    char newer[STERNHALMA_OPTION_TEXT_MAX];
    snprintf(newer, sizeof newer, "the options are newer than the library, or not initialised (size 4097, at most %d)",
        (int)sizeof(sternhalma_search_options));
    REFUSED(search, options.size = 0, STERNHALMA_OPTION_SIZE, "the options are not initialised (size 0, at least 112)");
    REFUSED(search, options.size = 4097, STERNHALMA_OPTION_SIZE, newer);
    REFUSED(search, options.depth = -1, STERNHALMA_OPTION_DEPTH, "depth -1 is out of range (0 to 60)");
    REFUSED(search, options.table_kib = 1, STERNHALMA_OPTION_TABLE_KIB, "table_kib 1 is out of range (0, or at least 64)");
    REFUSED(search, options.table_kib = -1, STERNHALMA_OPTION_TABLE_KIB, "table_kib -1 is out of range (0, or at least 64)");
    REFUSED(search, options.reserved = 7, STERNHALMA_OPTION_RESERVED, "reserved 7 is out of range (only 0)");
    REFUSED(search, options.mode = 9, STERNHALMA_OPTION_MODE, "mode 9 is out of range (0 to 4)");
    REFUSED(search, options.evaluation = -3, STERNHALMA_OPTION_EVALUATION, "evaluation -3 is out of range (0 to 2)");
    REFUSED(search, options.avoid_len = 3, STERNHALMA_OPTION_AVOID, "avoid is NULL and avoid_len is 3");
    REFUSED(search, (options.avoid = &options.seed, options.avoid_len = (SIZE_MAX >> 4) + 1), STERNHALMA_OPTION_AVOID_LEN, "avoid_len 1152921504606846976 is out of range (0 to 1152921504606846975)");
    REFUSED(search, options.weights.distance = 1001, STERNHALMA_OPTION_WEIGHT_DISTANCE, "weights.distance 1001 is out of range (-1000 to 1000)");
    REFUSED(search, options.weights.straggler = -1001, STERNHALMA_OPTION_WEIGHT_STRAGGLER, "weights.straggler -1001 is out of range (-1000 to 1000)");
    REFUSED(search, options.weights.classes = INT32_MAX, STERNHALMA_OPTION_WEIGHT_CLASSES, "weights.classes 2147483647 is out of range (-1000 to 1000)");
    REFUSED(search, options.weights.blocking = INT32_MIN, STERNHALMA_OPTION_WEIGHT_BLOCKING, "weights.blocking -2147483648 is out of range (-1000 to 1000)");
    REFUSED(search, options.weights.reserved[3] = 1, STERNHALMA_OPTION_WEIGHT_RESERVED, "weights.reserved 1 is out of range (only 0)");
    REFUSED(solve, options.size = 47, STERNHALMA_OPTION_SIZE, "the options are not initialised (size 47, at least 48)");
    REFUSED(solve, options.width = -1, STERNHALMA_OPTION_WIDTH, "width -1 is out of range (0 to 16777216)");
    REFUSED(solve, options.memory_kib = 63, STERNHALMA_OPTION_MEMORY_KIB, "memory_kib 63 is out of range (at least 64)");
    REFUSED(solve, options.exact = 2, STERNHALMA_OPTION_EXACT, "exact 2 is out of range (0 to 1)");
    REFUSED(solve, options.threads = 0, STERNHALMA_OPTION_THREADS, "threads 0 is out of range (1 to 256)");
    REFUSED(solve, options.reserved = -1, STERNHALMA_OPTION_RESERVED, "reserved -1 is out of range (only 0)");
    REFUSED(drawing, options.size = 0, STERNHALMA_OPTION_SIZE, "the options are not initialised (size 0, at least 24)");
    REFUSED(drawing, options.width = 1000000, STERNHALMA_OPTION_WIDTH, "width 1000000 is out of range (0 to 65536)");
    REFUSED(drawing, (options.from = 121, options.to = 3), STERNHALMA_OPTION_FROM, "from 121 is out of range (0 to 120)");
    REFUSED(drawing, options.from = 3, STERNHALMA_OPTION_TO, "to -1 is out of range (0 to 120)");
    REFUSED(drawing, options.from = options.to = 60, STERNHALMA_OPTION_TO, "to 60 is the hole that the move starts from");
    REFUSED(drawing, options.targets_of = 121, STERNHALMA_OPTION_TARGETS_OF, "targets_of 121 is out of range (-1 to 120)");

    sternhalma_option_error error;
    char text[STERNHALMA_OPTION_TEXT_MAX];
    CHECK_IS(sternhalma_search_options_check(NULL, &error), STERNHALMA_ERR_NULL);
    CHECK_IS(error.option, STERNHALMA_OPTION_OPTIONS);
    CHECK(sternhalma_option_error_text(&error, text, sizeof text) > 0);
    CHECK_TEXT(text, "the options are NULL");
    CHECK_IS(sternhalma_solve_options_check(NULL, &error), STERNHALMA_ERR_NULL);
    CHECK_IS(error.option, STERNHALMA_OPTION_OPTIONS);
    CHECK(sternhalma_option_error_text(&error, text, sizeof text) > 0);
    CHECK_TEXT(text, "the options are NULL");
}

/* Room for the sentence of any refused text, none of which needs much less. */
static void room_for_reasons(void)
{
    char text[STERNHALMA_POSITION_MAX], reason[STERNHALMA_REASON_MAX];
    memset(text, ' ', sizeof text);
    for (size_t len = 0; len <= sizeof text; len++) {
        int32_t said = sternhalma_from_string_reason_n(text, len, reason, sizeof reason);
        CHECK(said > 0 && said < STERNHALMA_REASON_MAX);
    }
}

int main(void)
{
    version();
    numbers_that_have_texts();
    star();
    room_for_a_position();
    room_for_moves();
    room_for_names_and_keys();
    depth_of_perft();
    largest_ply();
    kinds_of_action();
    ways_to_end();
    scores();
    searches();
    refused_options();
    room_for_reasons();
    levels();
    ways_to_solve();
    room_for_drawings();
    room_for_constants();
    return 0;
}
