/*
 * NULL and numbers out of range for every function: the answer is the documented one, nothing is written, and the
 * board stays as it is. Each function has its CASE, in which each of its pointers is once NULL and each of its
 * numbers once `bad`; tests/c/cases.rs reads this file and says where one is missing.
 */
#include <fanorona.h>

#include "cases.h"
#include "shown.h"

/* Some are what a number from the range would be cut down from. */
static const int32_t no_option[] = {INT32_MIN, -65536, -1, 0, 29, 257, 65537, INT32_MAX};
static const int32_t no_point[] = {INT32_MIN, -65536, -256, -2, -1, 45, 46, 64, 128, 256, 65536, INT32_MAX};
static const int32_t no_side[] = {INT32_MIN, -65536, -256, -1, 0, 3, 128, 257, 65537, INT32_MAX};
static const int32_t no_direction[] = {INT32_MIN, -65536, -256, -1, 8, 128, 256, 65536, INT32_MAX};
static const int32_t no_kind[] = {INT32_MIN, -65536, -256, -1, 3, 128, 256, 65536, INT32_MAX};
static const int32_t no_shape[] = {INT32_MIN, -65536, -256, -1, 3, 128, 256, 65536, INT32_MAX};
static const int32_t no_text[] = {INT32_MIN, -65536, -256, -6, 11, 128, 256, 65536, INT32_MAX};
static const int32_t no_depth[] = {INT32_MIN, -65536, -256, -1, 13, 256, 65536, INT32_MAX};
static const int32_t no_limit[] = {INT32_MIN, -65536, -256, -1};
static const int64_t no_ply[] = {INT64_MIN, INT32_MIN, -1, 2, 65536, (int64_t)1 << 32, INT64_MAX};

/* A board after one move, and a game of the same; a board for what is no misuse. */
static fanorona_board *board, *spare;
static fanorona_game *game;

/* Room that no call may write to. */
static struct {
    int32_t numbers[8];
    int8_t cells[FANORONA_POINTS_MAX];
    fanorona_step_info steps[2];
    fanorona_move move;
    fanorona_undo_info undo;
    fanorona_search_result result;
    uint64_t keys[2];
    size_t offset;
} out;
enum { UNTOUCHED = 0x5A };

static shown before, game_before;
static int32_t live_before, games_before, depth_before;

static int64_t wide_bad;

static int begin(void)
{
    memset(&out, UNTOUCHED, sizeof out);
    spare = fanorona_clone(board);
    before = look(board);
    game_before = look_at_game(game);
    depth_before = fanorona_game_depth(game);
    live_before = fanorona_live();
    games_before = fanorona_game_live();
    return 1;
}

static int finish(const char *function)
{
    shown now = look_at_game(game);
    if (!all_bytes(&out, UNTOUCHED, sizeof out) || !still_shows(board, &before) || !same(&now, &game_before)
        || fanorona_game_depth(game) != depth_before || fanorona_live() != live_before
        || fanorona_game_live() != games_before)
        check_failed(__FILE__, __LINE__, function);
    fanorona_free(spare);
    return 0;
}

static void version(void)
{
    CASE(fanorona_abi_version) CHECK(fanorona_abi_version() >= 1);
    CASE(fanorona_version) CHECK(fanorona_version() != NULL);
    CASE(fanorona_live) CHECK_IS(fanorona_live(), live_before);
    CASE(fanorona_status_text) EACH_BAD(no_text) CHECK(fanorona_status_text(bad) == NULL);
}

static void boards(void)
{
    char buf[8];
    CASE(fanorona_new)
    {
        fanorona_board *usual = fanorona_new(NULL);
        CHECK_IS(fanorona_shape(usual), FANORONA_TSIVY);
        fanorona_free(usual);
        CHECK(fanorona_new("") == NULL && fanorona_new("tsiv") == NULL && fanorona_new("tsivyx") == NULL);
    }
    CASE(fanorona_from_string)
    {
        fanorona_board *made = board;
        CHECK_IS(fanorona_from_string(before.position, NULL), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_from_string(NULL, NULL), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_from_string(NULL, &made), FANORONA_POS_NULL);
        CHECK(made == NULL);
    }
    CASE(fanorona_from_string_n)
    {
        fanorona_board *made = board;
        size_t len = strlen(before.position), offset = 1;
        CHECK_IS(fanorona_from_string_n(before.position, len, NULL, &out.offset), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_from_string_n(NULL, len, &made, NULL), FANORONA_POS_NULL);
        CHECK(made == NULL);
        made = board;
        CHECK_IS(fanorona_from_string_n(NULL, SIZE_MAX, &made, &offset), FANORONA_POS_NULL);
        CHECK(made == NULL && offset == 0);
    }
    CASE(fanorona_clone) CHECK(fanorona_clone(NULL) == NULL);
    CASE(fanorona_free) fanorona_free(NULL);
    CASE(fanorona_to_string)
    {
        memcpy(buf, "before", 7);
        CHECK_IS(fanorona_to_string(NULL, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_TEXT(buf, "");
        CHECK_IS(fanorona_to_string(board, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_reason) EACH_BAD(no_text) CHECK(fanorona_reason(bad) == NULL);
    CASE(fanorona_shape) CHECK_IS(fanorona_shape(NULL), -1);
    CASE(fanorona_shape_name) EACH_BAD(no_shape) CHECK(fanorona_shape_name(bad) == NULL);
    CASE(fanorona_at)
    {
        CHECK_IS(fanorona_at(NULL, 0), -1);
        EACH_BAD(no_point) CHECK_IS(fanorona_at(board, bad), -1);
    }
    CASE(fanorona_cells)
    {
        CHECK_IS(fanorona_cells(NULL, out.cells, COUNT(out.cells)), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_cells(board, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_stones)
    {
        CHECK_IS(fanorona_stones(NULL, FANORONA_WHITE), 0);
        EACH_BAD(no_side) CHECK_IS(fanorona_stones(board, bad), 0);
    }
    CASE(fanorona_count)
    {
        CHECK_IS(fanorona_count(NULL, FANORONA_WHITE), -1);
        EACH_BAD(no_side) CHECK_IS(fanorona_count(board, bad), -1);
    }
    CASE(fanorona_side) CHECK_IS(fanorona_side(NULL), -1);
    CASE(fanorona_key) CHECK_IS(fanorona_key(NULL), 0);
    CASE(fanorona_key_hex)
    {
        CHECK_IS(fanorona_key_hex(NULL, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_key_hex(board, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_in_chain) CHECK_IS(fanorona_in_chain(NULL), 0);
    CASE(fanorona_chain_at)
    {
        CHECK_IS(fanorona_chain_at(NULL), -1);
        CHECK_IS(fanorona_chain_at(board), -1);
    }
    CASE(fanorona_chain_path)
    {
        CHECK_IS(fanorona_chain_path(NULL, out.numbers, COUNT(out.numbers)), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_chain_path(board, NULL, 1), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_chain_path(board, out.numbers, COUNT(out.numbers)), 0);
    }
    CASE(fanorona_can_stop) CHECK_IS(fanorona_can_stop(NULL), 0);
}

static void points(void)
{
    char buf[8];
    CASE(fanorona_points) CHECK_IS(fanorona_points(NULL), -1);
    CASE(fanorona_files) CHECK_IS(fanorona_files(NULL), -1);
    CASE(fanorona_ranks) CHECK_IS(fanorona_ranks(NULL), -1);
    CASE(fanorona_name)
    {
        CHECK_IS(fanorona_name(NULL, 0, buf, sizeof buf), FANORONA_ERR_NULL);
        EACH_BAD(no_point) CHECK_IS(fanorona_name(board, bad, buf, sizeof buf), FANORONA_ERR_ARGUMENT);
        CHECK_IS(fanorona_name(board, 0, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_point_named)
    {
        CHECK_IS(fanorona_point_named(NULL, "a1"), -1);
        CHECK_IS(fanorona_point_named(board, NULL), -1);
        CHECK(fanorona_point_named(board, "j1") == -1 && fanorona_point_named(board, "a1x") == -1);
    }
    CASE(fanorona_strong)
    {
        CHECK_IS(fanorona_strong(NULL, 0), 0);
        EACH_BAD(no_point) CHECK_IS(fanorona_strong(board, bad), 0);
    }
    CASE(fanorona_neighbours)
    {
        CHECK_IS(fanorona_neighbours(NULL, 0, out.numbers, COUNT(out.numbers)), FANORONA_ERR_NULL);
        EACH_BAD(no_point) CHECK_IS(fanorona_neighbours(board, bad, out.numbers, COUNT(out.numbers)), 0);
        CHECK_IS(fanorona_neighbours(board, 0, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_next_to)
    {
        CHECK_IS(fanorona_next_to(NULL, 0, 0), -1);
        EACH_BAD(no_point) CHECK_IS(fanorona_next_to(board, bad, 0), -1);
        EACH_BAD(no_direction) CHECK_IS(fanorona_next_to(board, 0, bad), -1);
    }
    CASE(fanorona_dir_opposite) EACH_BAD(no_direction) CHECK_IS(fanorona_dir_opposite(bad), -1);
}

static void steps(void)
{
    char buf[8];
    fanorona_step_info step;
    CHECK(fanorona_steps(board, &step, 1) > 0);
    CASE(fanorona_steps)
    {
        CHECK_IS(fanorona_steps(NULL, out.steps, COUNT(out.steps)), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_steps(board, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_taken)
    {
        fanorona_step_info none = step;
        CHECK_IS(fanorona_taken(NULL, out.numbers, COUNT(out.numbers)), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_taken(&step, NULL, 1), FANORONA_ERR_NULL);
        EACH_BAD(no_direction)
        {
            none.dir = bad;
            CHECK_IS(fanorona_taken(&none, out.numbers, COUNT(out.numbers)), 0);
        }
    }
    CASE(fanorona_step_text)
    {
        fanorona_step_info none = step;
        CHECK_IS(fanorona_step_text(NULL, &step, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_step_text(board, NULL, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_step_text(board, &step, NULL, 1), FANORONA_ERR_NULL);
        EACH_BAD(no_point)
        {
            none.from = bad;
            CHECK_IS(fanorona_step_text(board, &none, buf, sizeof buf), FANORONA_ERR_ARGUMENT);
        }
    }
    CASE(fanorona_why)
    {
        CHECK_IS(fanorona_why(NULL, step.from, step.dir, step.kind), FANORONA_ERR_NULL);
        EACH_BAD(no_point) CHECK_IS(fanorona_why(board, bad, step.dir, step.kind), FANORONA_WHY_OFF_BOARD);
        EACH_BAD(no_direction) CHECK_IS(fanorona_why(board, step.from, bad, step.kind), FANORONA_WHY_NO_LINE);
        EACH_BAD(no_kind) CHECK_IS(fanorona_why(board, step.from, step.dir, bad), FANORONA_WHY_TAKES_NOTHING);
    }
    CASE(fanorona_why_text) EACH_BAD(no_text) CHECK(fanorona_why_text(bad) == NULL);
    CASE(fanorona_perft)
    {
        CHECK_IS(fanorona_perft(NULL, 1), 0);
        EACH_BAD(no_depth) CHECK_IS(fanorona_perft(board, bad), 0);
    }
    CASE(fanorona_perft_moves)
    {
        CHECK_IS(fanorona_perft_moves(NULL, 1), 0);
        EACH_BAD(no_depth) CHECK_IS(fanorona_perft_moves(board, bad), 0);
    }
}

static void play(void)
{
    fanorona_step_info step;
    CHECK(fanorona_steps(board, &step, 1) > 0);
    CASE(fanorona_step)
    {
        CHECK_IS(fanorona_step(NULL, step.from, step.dir, step.kind, &out.undo), FANORONA_ERR_NULL);
        EACH_BAD(no_point)
            CHECK_IS(fanorona_step(board, bad, step.dir, step.kind, &out.undo), FANORONA_WHY_OFF_BOARD);
        EACH_BAD(no_direction)
            CHECK_IS(fanorona_step(board, step.from, bad, step.kind, &out.undo), FANORONA_WHY_NO_LINE);
        EACH_BAD(no_kind)
            CHECK_IS(fanorona_step(board, step.from, step.dir, bad, &out.undo), FANORONA_WHY_TAKES_NOTHING);
        CHECK_IS(fanorona_step(spare, step.from, step.dir, step.kind, NULL), FANORONA_WHY_OK);
    }
    CASE(fanorona_stop)
    {
        CHECK_IS(fanorona_stop(NULL, &out.undo), 0);
        CHECK_IS(fanorona_stop(board, NULL), 0);
        CHECK_IS(fanorona_stop(board, &out.undo), 0);
    }
    CASE(fanorona_undo)
    {
        CHECK_IS(fanorona_undo(NULL, &out.undo), 0);
        CHECK_IS(fanorona_undo(board, NULL), 0);
        CHECK_IS(fanorona_undo(board, &out.undo), 0);
    }
}

static void moves(void)
{
    char buf[8];
    static fanorona_move move;
    CHECK(fanorona_moves(board, 0, &move, 1) > 0);
    CASE(fanorona_moves)
    {
        CHECK_IS(fanorona_moves(NULL, 0, &out.move, 1), FANORONA_ERR_NULL);
        EACH_BAD(no_limit) CHECK_IS(fanorona_moves(board, bad, &out.move, 1), FANORONA_ERR_ARGUMENT);
        CHECK_IS(fanorona_moves(board, 1, &out.move, 1), FANORONA_ERR_ARGUMENT);
        CHECK_IS(fanorona_moves(board, 0, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_move_text)
    {
        CHECK_IS(fanorona_move_text(NULL, &move, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_move_text(board, NULL, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_move_text(board, &move, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_read_move)
    {
        CHECK_IS(fanorona_read_move(NULL, "a1-a2", &out.move), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_read_move(board, NULL, &out.move), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_read_move(board, "a1-a2", NULL), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_read_move(board, "stop", &out.move), FANORONA_TEXT_NOTHING_TO_STOP);
    }
    CASE(fanorona_read_move_n)
    {
        CHECK_IS(fanorona_read_move_n(NULL, "a1-a2", 5, &out.move), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_read_move_n(board, NULL, 5, &out.move), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_read_move_n(board, "a1-a2", 5, NULL), FANORONA_ERR_NULL);
    }
}

static void drawings(void)
{
    char buf[8];
    CASE(fanorona_text)
    {
        CHECK_IS(fanorona_text(NULL, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_text(board, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_svg)
    {
        CHECK_IS(fanorona_svg(NULL, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_svg(board, NULL, 1), FANORONA_ERR_NULL);
    }
}

static void drawings_of_a_game(void)
{
    char buf[8];
    CASE(fanorona_game_text)
    {
        CHECK_IS(fanorona_game_text(NULL, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_text(game, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_game_svg)
    {
        CHECK_IS(fanorona_game_svg(NULL, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_svg(game, NULL, 1), FANORONA_ERR_NULL);
    }
}

static void constants(void)
{
    int64_t value = 0;
    CASE(fanorona_constant)
    {
        CHECK_IS(fanorona_constant(NULL, &value), 0);
        CHECK_IS(fanorona_constant("WHITE", NULL), 0);
        CHECK_IS(fanorona_constant("GREEN", &value), 0);
    }
    CASE(fanorona_constant_n)
    {
        CHECK_IS(fanorona_constant_n(NULL, SIZE_MAX, &value), 0);
        CHECK_IS(fanorona_constant_n("WHITE", 5, NULL), 0);
        CHECK_IS(fanorona_constant_n("WHITE", 6, &value), 0);
    }
    CASE(fanorona_constant_at)
    {
        static const int32_t no_constant[] = {INT32_MIN, -65536, -256, -1, 65536, INT32_MAX};
        EACH_BAD(no_constant) CHECK(fanorona_constant_at(bad, &value) == NULL);
        CHECK(fanorona_constant_at(0, NULL) != NULL);
    }
    CHECK_IS(value, 0);
}

static void evaluation(void)
{
    CASE(fanorona_weights_default) fanorona_weights_default(NULL);
    CASE(fanorona_evaluate)
    {
        fanorona_weights heavy;
        fanorona_weights_default(&heavy);
        CHECK_IS(fanorona_evaluate(NULL, &heavy), INT32_MIN);
        CHECK_IS(fanorona_evaluate(board, NULL), fanorona_evaluate(board, &heavy));
        heavy.reserved[3] = 1;
        CHECK_IS(fanorona_evaluate(board, &heavy), INT32_MIN);
    }
}

static void games(void)
{
    fanorona_game_options options;
    fanorona_error error;
    fanorona_game_options_init(&options);
    CASE(fanorona_game_options_init) fanorona_game_options_init(NULL);
    CASE(fanorona_game_new)
    {
        fanorona_game *made = game;
        CHECK_IS(fanorona_game_new(NULL, &made, &error), FANORONA_ERR_NULL);
        CHECK(made == NULL);
        CHECK_IS(fanorona_game_new(&options, NULL, &error), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_new(&options, &made, NULL), 0);
        fanorona_game_free(made);
    }
    CASE(fanorona_error_text)
    {
        EACH_BAD(no_text) CHECK(fanorona_error_text(bad, FANORONA_TEXT_BAD) == NULL);
        EACH_BAD(no_text) CHECK(fanorona_error_text(FANORONA_FIELD_MOVE, bad) == NULL);
    }
    CASE(fanorona_game_clone) CHECK(fanorona_game_clone(NULL) == NULL);
    CASE(fanorona_game_free) fanorona_game_free(NULL);
    CASE(fanorona_game_live) CHECK_IS(fanorona_game_live(), games_before);
    CASE(fanorona_game_board) CHECK(fanorona_game_board(NULL) == NULL);
}

static void game_plays(void)
{
    fanorona_step_info step;
    fanorona_move move;
    memset(&move, 0, sizeof move);
    CHECK(fanorona_game_steps(game, &step, 1) > 0);
    CASE(fanorona_game_steps)
    {
        CHECK_IS(fanorona_game_steps(NULL, out.steps, COUNT(out.steps)), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_steps(game, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_game_can_stop) CHECK_IS(fanorona_game_can_stop(NULL), 0);
    CASE(fanorona_game_step)
    {
        CHECK_IS(fanorona_game_step(NULL, step.from, step.dir, step.kind), FANORONA_ERR_NULL);
        EACH_BAD(no_point) CHECK_IS(fanorona_game_step(game, bad, step.dir, step.kind), FANORONA_PLAY_ILLEGAL);
        EACH_BAD(no_direction) CHECK_IS(fanorona_game_step(game, step.from, bad, step.kind), FANORONA_PLAY_ILLEGAL);
        EACH_BAD(no_kind) CHECK_IS(fanorona_game_step(game, step.from, step.dir, bad), FANORONA_PLAY_ILLEGAL);
        CHECK_IS(fanorona_game_why(game), FANORONA_WHY_TAKES_NOTHING);
    }
    CASE(fanorona_game_stop)
    {
        CHECK_IS(fanorona_game_stop(NULL), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_stop(game), FANORONA_PLAY_ILLEGAL);
    }
    CASE(fanorona_game_refused) CHECK_IS(fanorona_game_refused(NULL), -1);
    CASE(fanorona_game_why) CHECK_IS(fanorona_game_why(NULL), -1);
    CASE(fanorona_game_undo) CHECK_IS(fanorona_game_undo(NULL), 0);
    CASE(fanorona_game_undo_move) CHECK_IS(fanorona_game_undo_move(NULL), 0);
    CASE(fanorona_game_depth) CHECK_IS(fanorona_game_depth(NULL), -1);
    CASE(fanorona_game_moves)
    {
        CHECK_IS(fanorona_game_moves(NULL, 0, &out.move, 1), FANORONA_ERR_NULL);
        EACH_BAD(no_limit) CHECK_IS(fanorona_game_moves(game, bad, &out.move, 1), FANORONA_ERR_ARGUMENT);
        CHECK_IS(fanorona_game_moves(game, 0, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_game_play_move)
    {
        CHECK_IS(fanorona_game_play_move(NULL, &move), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_play_move(game, NULL), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_play_move(game, &move), FANORONA_PLAY_ILLEGAL);
        CHECK_IS(fanorona_game_why(game), FANORONA_WHY_OK);
        move.count = FANORONA_MOVE_STEPS_MAX + 1;
        CHECK_IS(fanorona_game_play_move(game, &move), FANORONA_ERR_ARGUMENT);
        move.count = -1;
        CHECK_IS(fanorona_game_play_move(game, &move), FANORONA_ERR_ARGUMENT);
    }
    CASE(fanorona_game_play)
    {
        CHECK_IS(fanorona_game_play(NULL, "a1-a2"), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_play(game, NULL), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_play(game, "a1-z9"), FANORONA_WHY_NOT_YOURS);
    }
    CASE(fanorona_game_play_n)
    {
        CHECK_IS(fanorona_game_play_n(NULL, "a1-a2", 5), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_play_n(game, NULL, 5), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_play_n(game, "a1-a2", 0), FANORONA_TEXT_BAD);
    }
    CASE(fanorona_game_read_move)
    {
        CHECK_IS(fanorona_game_read_move(NULL, "a1-a2", &out.move), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_read_move(game, NULL, &out.move), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_read_move(game, "a1-a2", NULL), FANORONA_ERR_NULL);
    }
    CASE(fanorona_game_read_move_n)
    {
        CHECK_IS(fanorona_game_read_move_n(NULL, "a1-a2", 5, &out.move), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_read_move_n(game, NULL, 5, &out.move), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_read_move_n(game, "a1-a2", 5, NULL), FANORONA_ERR_NULL);
    }
}

static void game_shows(void)
{
    char buf[8];
    CASE(fanorona_game_over) CHECK_IS(fanorona_game_over(NULL), 0);
    CASE(fanorona_game_outcome) CHECK_IS(fanorona_game_outcome(NULL), -1);
    CASE(fanorona_game_how) CHECK(fanorona_game_how(NULL) == NULL);
    CASE(fanorona_game_winner) CHECK_IS(fanorona_game_winner(NULL), -1);
    CASE(fanorona_game_is_draw) CHECK_IS(fanorona_game_is_draw(NULL), 0);
    CASE(fanorona_game_ply) CHECK_IS(fanorona_game_ply(NULL), 0);
    CASE(fanorona_game_quiet) CHECK_IS(fanorona_game_quiet(NULL), -1);
    CASE(fanorona_game_repeats) CHECK_IS(fanorona_game_repeats(NULL), -1);
    CASE(fanorona_game_key_at)
    {
        CHECK_IS(fanorona_game_key_at(NULL, 0, out.keys), 0);
        CHECK_IS(fanorona_game_key_at(game, 0, NULL), 0);
        for (size_t i = 0; i < COUNT(no_ply); i++) {
            wide_bad = no_ply[i];
            CHECK_IS(fanorona_game_key_at(game, wide_bad, out.keys), 0);
        }
    }
    CASE(fanorona_game_history)
    {
        CHECK_IS(fanorona_game_history(NULL, out.keys, COUNT(out.keys)), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_history(game, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_game_quiet_limit) CHECK_IS(fanorona_game_quiet_limit(NULL), -1);
    CASE(fanorona_game_repeat) CHECK_IS(fanorona_game_repeat(NULL), -1);
    CASE(fanorona_game_ply_cap) CHECK_IS(fanorona_game_ply_cap(NULL), -1);
    CASE(fanorona_game_position)
    {
        CHECK_IS(fanorona_game_position(NULL, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_position(game, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_game_side) CHECK_IS(fanorona_game_side(NULL), -1);
    CASE(fanorona_game_at)
    {
        CHECK_IS(fanorona_game_at(NULL, 0), -1);
        EACH_BAD(no_point) CHECK_IS(fanorona_game_at(game, bad), -1);
    }
    CASE(fanorona_game_count)
    {
        CHECK_IS(fanorona_game_count(NULL, FANORONA_WHITE), -1);
        EACH_BAD(no_side) CHECK_IS(fanorona_game_count(game, bad), -1);
    }
    CASE(fanorona_game_key) CHECK_IS(fanorona_game_key(NULL), 0);
    CASE(fanorona_game_key_hex)
    {
        CHECK_IS(fanorona_game_key_hex(NULL, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_key_hex(game, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_game_in_chain) CHECK_IS(fanorona_game_in_chain(NULL), 0);
    CASE(fanorona_game_chain_at) CHECK_IS(fanorona_game_chain_at(NULL), -1);
    CASE(fanorona_game_evaluate)
    {
        fanorona_weights usual;
        fanorona_weights_default(&usual);
        CHECK_IS(fanorona_game_evaluate(NULL, &usual), INT32_MIN);
        CHECK_IS(fanorona_game_evaluate(game, NULL), fanorona_game_evaluate(game, &usual));
    }
    CASE(fanorona_game_weights) fanorona_game_weights(NULL);
    CASE(fanorona_game_win_score) CHECK_IS(fanorona_game_win_score(), FANORONA_WIN_SCORE);
}

static void logs(void)
{
    char buf[8];
    fanorona_error error;
    CASE(fanorona_game_to_text)
    {
        CHECK_IS(fanorona_game_to_text(NULL, buf, sizeof buf), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_to_text(game, NULL, 1), FANORONA_ERR_NULL);
    }
    CASE(fanorona_game_from_text)
    {
        fanorona_game *made = game;
        CHECK_IS(fanorona_game_from_text(NULL, &made, &error), FANORONA_ERR_NULL);
        CHECK(made == NULL);
        CHECK_IS(fanorona_game_from_text("fanorona 1\n", NULL, &error), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_from_text("fanorona 1\n", &made, NULL), FANORONA_TEXT_BAD);
        CHECK(made == NULL);
    }
    CASE(fanorona_game_from_text_n)
    {
        fanorona_game *made = game;
        CHECK_IS(fanorona_game_from_text_n(NULL, SIZE_MAX, &made, &error), FANORONA_ERR_NULL);
        CHECK(made == NULL);
        CHECK_IS(fanorona_game_from_text_n("fanorona 1\n", 11, NULL, &error), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_from_text_n("fanorona 1\n", 11, &made, NULL), FANORONA_TEXT_BAD);
        CHECK(made == NULL);
    }
}

/* What is refused of a search, whoever is asked. */
static void refused(const fanorona_search_options *options, int32_t status)
{
    fanorona_searcher *searcher = fanorona_searcher_new();
    CHECK_IS(fanorona_game_search(game, options, &out.result), status);
    CHECK_IS(fanorona_searcher_search(searcher, game, options, &out.result), status);
    fanorona_searcher_free(searcher);
}

static void searches(void)
{
    static const int32_t no_ahead[] = {INT32_MIN, -65536, -1, FANORONA_SEARCH_DEPTH_MAX + 1, 256, INT32_MAX};
    static const int32_t no_table[] = {INT32_MIN, -65536, -1, 1, FANORONA_SEARCH_TABLE_KIB_MIN - 1};
    static const int32_t no_weight[] = {INT32_MIN, -65536, -1001, 1001, 65536, INT32_MAX};
    fanorona_search_options options, given;
    fanorona_searcher *searcher = fanorona_searcher_new();
    fanorona_search_options_init(&options);
    CASE(fanorona_search_options_init) fanorona_search_options_init(NULL);
    CASE(fanorona_search_stop) fanorona_search_stop(NULL);
    CASE(fanorona_game_search)
    {
        CHECK_IS(fanorona_game_search(NULL, &options, &out.result), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_search(game, NULL, &out.result), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_search(game, &options, NULL), FANORONA_ERR_NULL);
    }
    CASE(fanorona_searcher_new) fanorona_searcher_free(fanorona_searcher_new());
    CASE(fanorona_searcher_free) fanorona_searcher_free(NULL);
    CASE(fanorona_searcher_search)
    {
        CHECK_IS(fanorona_searcher_search(NULL, game, &options, &out.result), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_searcher_search(searcher, NULL, &options, &out.result), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_searcher_search(searcher, game, NULL, &out.result), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_searcher_search(searcher, game, &options, NULL), FANORONA_ERR_NULL);
        EACH_BAD(no_ahead) { given = options; given.depth = bad; refused(&given, FANORONA_ERR_ARGUMENT); }
        EACH_BAD(no_table) { given = options; given.table_kib = bad; refused(&given, FANORONA_ERR_ARGUMENT); }
        EACH_BAD(no_weight) { given = options; given.weights.room = bad; refused(&given, FANORONA_ERR_ARGUMENT); }
        given = options;
        given.reserved = 1;
        refused(&given, FANORONA_ERR_ARGUMENT);
        given = options;
        given.size = 4;
        refused(&given, FANORONA_ERR_ARGUMENT);
    }
    fanorona_searcher_free(searcher);
}

static void table(void)
{
    CASE(fanorona_api_get)
    {
        CHECK(fanorona_api_get(FANORONA_ABI_VERSION + 1) == NULL);
        CHECK(fanorona_api_get(UINT32_MAX) == NULL);
    }
}

/* Each option that is out of its range is named, with what it is and may be, and the search refuses it as well. */
static void refused_options(void)
{
    fanorona_option_error error;
    char text[FANORONA_OPTION_TEXT_MAX] = "before";
    CASE(fanorona_search_options_check)
    {
        fanorona_search_options options;
        fanorona_search_options_init(&options);
        CHECK_IS(fanorona_search_options_check(&options, NULL), 0);
        CHECK_IS(fanorona_search_options_check(NULL, &error), FANORONA_ERR_NULL);
        CHECK_IS(error.option, FANORONA_OPTION_OPTIONS);
        options.depth = -1;
        CHECK_IS(fanorona_search_options_check(&options, NULL), FANORONA_ERR_ARGUMENT);
        CHECK_IS(fanorona_search_options_check(&options, &error), FANORONA_ERR_ARGUMENT);
        CHECK(error.option == FANORONA_OPTION_DEPTH && error.value == -1 && error.least == 0);
        CHECK_TEXT(error.name, "depth");
    }
    CASE(fanorona_option_error_text)
    {
        CHECK_IS(fanorona_option_error_text(NULL, text, sizeof text), FANORONA_ERR_NULL);
        CHECK_TEXT(text, "");
        CHECK_IS(fanorona_option_error_text(&error, NULL, 1), FANORONA_ERR_NULL);
        EACH_BAD(no_option)
        {
            error.option = bad;
            CHECK_IS(fanorona_option_error_text(&error, text, sizeof text), FANORONA_ERR_ARGUMENT);
        }
    }
}

/* What is not refused has no reason. */
static void reasons(void)
{
    char text[FANORONA_REASON_MAX] = "before";
    CASE(fanorona_from_string_reason_n)
    {
        static const char good[] = "bbb/b1w/www w";
        CHECK(fanorona_from_string_reason_n(NULL, 1, text, sizeof text) > 0);
        CHECK_IS(fanorona_from_string_reason_n("x", 1, NULL, 1), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_from_string_reason_n(good, sizeof good - 1, text, sizeof text), FANORONA_ERR_ARGUMENT);
        CHECK_TEXT(text, "");
    }
    CASE(fanorona_read_move_reason_n)
    {
        static const char good[] = "d3-e3A";
        fanorona_board *fresh = fanorona_new(NULL);
        CHECK_IS(fanorona_read_move_reason_n(NULL, good, sizeof good - 1, text, sizeof text), FANORONA_ERR_NULL);
        CHECK_TEXT(text, "");
        CHECK_IS(fanorona_read_move_reason_n(board, NULL, 1, text, sizeof text), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_read_move_reason_n(board, "x", 1, NULL, 1), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_read_move_reason_n(fresh, good, sizeof good - 1, text, sizeof text), FANORONA_ERR_ARGUMENT);
        fanorona_free(fresh);
    }
    CASE(fanorona_game_options_reason)
    {
        fanorona_game_options options;
        fanorona_game_options_init(&options);
        CHECK_IS(fanorona_game_options_reason(NULL, text, sizeof text), FANORONA_ERR_NULL);
        CHECK_TEXT(text, "");
        CHECK_IS(fanorona_game_options_reason(&options, text, sizeof text), FANORONA_ERR_ARGUMENT);
        options.size = 0;
        CHECK_IS(fanorona_game_options_reason(&options, NULL, 1), FANORONA_ERR_NULL);
        CHECK(fanorona_game_options_reason(&options, text, sizeof text) > 0);
    }
    CASE(fanorona_game_read_move_reason_n)
    {
        static const char good[] = "d3-e3A";
        fanorona_game *fresh = game_from(NULL);
        CHECK_IS(fanorona_game_read_move_reason_n(NULL, good, sizeof good - 1, text, sizeof text), FANORONA_ERR_NULL);
        CHECK_TEXT(text, "");
        CHECK_IS(fanorona_game_read_move_reason_n(game, NULL, 1, text, sizeof text), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_read_move_reason_n(game, "x", 1, NULL, 1), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_read_move_reason_n(fresh, good, sizeof good - 1, text, sizeof text), FANORONA_ERR_ARGUMENT);
        fanorona_game_free(fresh);
    }
    CASE(fanorona_game_from_text_reason_n)
    {
        static const char good[] = "fanorona 1\nboard telo\nquiet_limit 60\nrepeat 3\nply_cap 9\nmoves 0\n";
        CHECK_IS(fanorona_game_from_text_reason_n(NULL, 1, text, sizeof text), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_from_text_reason_n("x", 1, NULL, 1), FANORONA_ERR_NULL);
        CHECK_IS(fanorona_game_from_text_reason_n(good, sizeof good - 1, text, sizeof text), FANORONA_ERR_ARGUMENT);
        CHECK_TEXT(text, "");
    }
}

int main(void)
{
    board = fanorona_new(NULL);
    game = game_from(NULL);
    CHECK_IS(fanorona_step(board, 21, 0, FANORONA_APPROACH, NULL), FANORONA_WHY_OK);
    CHECK_IS(fanorona_game_play(game, "d3-e3A"), 0);
    version();
    boards();
    points();
    steps();
    play();
    moves();
    drawings();
    drawings_of_a_game();
    constants();
    evaluation();
    games();
    game_plays();
    game_shows();
    logs();
    searches();
    reasons();
    refused_options();
    table();
    fanorona_game_free(game);
    fanorona_free(board);
    CHECK(fanorona_live() == 0 && fanorona_game_live() == 0);
    return 0;
}
