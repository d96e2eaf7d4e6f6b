/*
 * NULL and numbers out of range for every function: the answer is the documented one, nothing is written, and the
 * board stays as it is. Each function has its CASE, in which each of its pointers is once NULL and each of its
 * numbers once `bad`; tests/c/cases.rs reads this file and says where one is missing.
 */
#include <sternhalma.h>

#include "cases.h"
#include "shown.h"

/* Some are what a number from the range would be cut down from. */
static const int32_t no_option[] = {INT32_MIN, -65536, -1, 0, 29, 257, 65537, INT32_MAX};
static const int32_t no_hole[] = {INT32_MIN, -65536, -256, -2, -1, 121, 127, 128, 256, 65536, INT32_MAX};
static const int32_t no_seat[] = {INT32_MIN, -65536, -256, -2, -1, 3, 6, 7, 128, 256, 65536, INT32_MAX};
static const int32_t never_a_seat[] = {INT32_MIN, -65536, -256, -2, -1, 6, 7, 128, 256, 65536, INT32_MAX};
static const int32_t no_seats[] = {INT32_MIN, -65536, -2, -1, 0, 5, 7, 258, 65538, INT32_MAX};
static const int32_t no_pieces[] = {INT32_MIN, -65536, -10, -1, 0, 9, 11, 14, 16, 266, 65546, INT32_MAX};
static const int32_t no_direction[] = {INT32_MIN, -65536, -256, -1, 6, 7, 128, 256, 65536, INT32_MAX};
static const int32_t no_row[] = {INT32_MIN, -65536, -256, -1, 17, 128, 256, 65536, INT32_MAX};
static const int32_t no_coordinate[] = {INT32_MIN, -65536, -256, -9, 9, 128, 256, 65536, INT32_MAX};
static const int32_t no_text[] = {INT32_MIN, -65536, -256, -6, 13, 128, 256, 65536, INT32_MAX};
static const int32_t no_refusal[] = {INT32_MIN, -65536, -256, -13, 0, 1, 3, 128, 256, 65536, INT32_MAX};
static const int32_t no_depth[] = {INT32_MIN, -65536, -256, -1, STERNHALMA_PERFT_MAX + 1, 256, 65536, INT32_MAX};
static const int32_t no_mode[] = {INT32_MIN, -65536, -256, -1, 5, 128, 256, 65536, INT32_MAX};
static const int32_t no_ahead[] = {INT32_MIN, -65536, -1, STERNHALMA_SEARCH_DEPTH_MAX + 1, 256, INT32_MAX};
static const int32_t no_table[] = {INT32_MIN, -65536, -1, 1, STERNHALMA_SEARCH_TABLE_KIB_MIN - 1};
static const int32_t no_level[] = {INT32_MIN, -65536, -1, 0, STERNHALMA_LEVELS + 1, 257, 65537, INT32_MAX};
static const int32_t no_width[] = {INT32_MIN, -65536, -1, STERNHALMA_SOLVE_WIDTH_MAX + 1, INT32_MAX};
static const int32_t no_memory[] = {INT32_MIN, -65536, -1, 0, STERNHALMA_SOLVE_MEMORY_KIB_MIN - 1};
static const int32_t no_threads[] = {INT32_MIN, -65536, -1, 0, STERNHALMA_SOLVE_THREADS_MAX + 1, 65537, INT32_MAX};
static const int32_t no_yes_or_no[] = {INT32_MIN, -65536, -256, -1, 2, 3, 128, 256, 65536, INT32_MAX};
static const int32_t no_solve_answer[] = {INT32_MIN, -65536, -256, -1, 5, 128, 256, 65536, INT32_MAX};
static const int32_t no_weight[] = {INT32_MIN, -65536, -1001, 1001, 65536, INT32_MAX};
static const int64_t no_cap[] = {INT64_MIN, INT32_MIN, -1, 0, (int64_t)INT32_MAX + 1, (int64_t)1 << 32,
    ((int64_t)1 << 32) + 5, INT64_MAX};

/* A game of three seats in its second turn on a board, and one that remembers it; a board for what is no misuse. */
static sternhalma_board *board, *spare;
static sternhalma_game *game;

/* Room that no call may write to. */
static struct {
    int32_t numbers[STERNHALMA_HOLES];
    int8_t cells[STERNHALMA_HOLES];
    sternhalma_pair pairs[4];
    sternhalma_move moves[4];
    sternhalma_undo_info undo;
    sternhalma_read read;
    sternhalma_search_result result;
    sternhalma_search_options options;
    sternhalma_solution solution;
    sternhalma_game_outcome outcome;
    uint64_t keys[4];
    size_t offset;
} out;
enum { UNTOUCHED = 0x5A };

static shown before, game_before;
static int32_t live_before, games_before, done_before;

static int64_t wide_bad;

static int begin(void)
{
    memset(&out, UNTOUCHED, sizeof out);
    spare = sternhalma_clone(board);
    before = look(board);
    game_before = look_at_game(game);
    done_before = sternhalma_game_move_count(game);
    live_before = sternhalma_live();
    games_before = sternhalma_game_live();
    return 1;
}

static int finish(const char *function)
{
    shown now = look_at_game(game);
    if (!all_bytes(&out, UNTOUCHED, sizeof out) || !still_shows(board, &before) || !same(&now, &game_before)
        || sternhalma_game_move_count(game) != done_before || sternhalma_live() != live_before
        || sternhalma_game_live() != games_before)
        check_failed(__FILE__, __LINE__, function);
    sternhalma_free(spare);
    return 0;
}

static void version(void)
{
    CASE(sternhalma_abi_version) CHECK(sternhalma_abi_version() >= 1);
    CASE(sternhalma_version) CHECK(sternhalma_version() != NULL);
    CASE(sternhalma_tables_ok) CHECK_IS(sternhalma_tables_ok(), 1);
    CASE(sternhalma_live) CHECK_IS(sternhalma_live(), live_before);
    CASE(sternhalma_status_text) EACH_BAD(no_text) CHECK(sternhalma_status_text(bad) == NULL);
}

static void star(void)
{
    CASE(sternhalma_holes) CHECK_IS(sternhalma_holes(), 121);
    CASE(sternhalma_xy)
    {
        int32_t *x = &out.numbers[0], *y = &out.numbers[1], *z = &out.numbers[2];
        EACH_BAD(no_hole) CHECK_IS(sternhalma_xy(bad, x, y, z), STERNHALMA_ERR_ARGUMENT);
        CHECK_IS(sternhalma_xy(0, NULL, y, z), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_xy(0, x, NULL, z), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_xy(0, x, y, NULL), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_xy(0, NULL, NULL, NULL), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_hole_at) EACH_BAD(no_coordinate)
    {
        CHECK_IS(sternhalma_hole_at(bad, 0), -1);
        CHECK_IS(sternhalma_hole_at(0, bad), -1);
        CHECK_IS(sternhalma_hole_at(bad, bad), -1);
        CHECK_IS(sternhalma_hole_at(8, 8), -1);
    }
    CASE(sternhalma_row_of) EACH_BAD(no_hole) CHECK_IS(sternhalma_row_of(bad), -1);
    CASE(sternhalma_col_of) EACH_BAD(no_hole) CHECK_IS(sternhalma_col_of(bad), -1);
    CASE(sternhalma_row_len) EACH_BAD(no_row) CHECK_IS(sternhalma_row_len(bad), -1);
    CASE(sternhalma_row_start) EACH_BAD(no_row) CHECK_IS(sternhalma_row_start(bad), -1);
    CASE(sternhalma_next_to)
    {
        EACH_BAD(no_hole) CHECK_IS(sternhalma_next_to(bad, 0), -1);
        EACH_BAD(no_direction) CHECK_IS(sternhalma_next_to(60, bad), -1);
    }
    CASE(sternhalma_neighbours)
    {
        EACH_BAD(no_hole) CHECK_IS(sternhalma_neighbours(bad, out.numbers, COUNT(out.numbers)), 0);
        CHECK_IS(sternhalma_neighbours(60, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_degree) EACH_BAD(no_hole) CHECK_IS(sternhalma_degree(bad), -1);
    CASE(sternhalma_dir_opposite) EACH_BAD(no_direction) CHECK_IS(sternhalma_dir_opposite(bad), -1);
    CASE(sternhalma_point_of) EACH_BAD(no_hole) CHECK_IS(sternhalma_point_of(bad), -1);
    CASE(sternhalma_on_ring) EACH_BAD(no_hole) CHECK_IS(sternhalma_on_ring(bad), 0);
    CASE(sternhalma_class_of) EACH_BAD(no_hole) CHECK_IS(sternhalma_class_of(bad), -1);
    CASE(sternhalma_point_holes)
    {
        EACH_BAD(never_a_seat) CHECK_IS(sternhalma_point_holes(bad, out.numbers, COUNT(out.numbers)), 0);
        CHECK_IS(sternhalma_point_holes(0, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_front)
    {
        EACH_BAD(never_a_seat) CHECK_IS(sternhalma_front(bad, out.numbers, COUNT(out.numbers)), 0);
        CHECK_IS(sternhalma_front(0, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_pairs) CHECK_IS(sternhalma_pairs(NULL, 1), STERNHALMA_ERR_NULL);
    CASE(sternhalma_layout_ok)
    {
        EACH_BAD(no_seats) CHECK_IS(sternhalma_layout_ok(bad, 10), 0);
        EACH_BAD(no_pieces) CHECK_IS(sternhalma_layout_ok(2, bad), 0);
    }
    CASE(sternhalma_layout_point)
    {
        EACH_BAD(no_seats) CHECK_IS(sternhalma_layout_point(bad, 0), -1);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_layout_point(3, bad), -1);
    }
}

static void boards(void)
{
    CASE(sternhalma_new)
    {
        EACH_BAD(no_seats) CHECK(sternhalma_new(bad, 10) == NULL);
        EACH_BAD(no_pieces) CHECK(sternhalma_new(2, bad) == NULL);
        CHECK(sternhalma_new(4, 15) == NULL && sternhalma_new(6, 15) == NULL);
    }
    CASE(sternhalma_new_empty)
    {
        EACH_BAD(no_seats) CHECK(sternhalma_new_empty(bad, 10) == NULL);
        EACH_BAD(no_pieces) CHECK(sternhalma_new_empty(2, bad) == NULL);
        CHECK(sternhalma_new_empty(4, 15) == NULL && sternhalma_new_empty(6, 15) == NULL);
    }
    CASE(sternhalma_from_string)
    {
        sternhalma_board *made = board;
        CHECK_IS(sternhalma_from_string(before.position, NULL), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_from_string(NULL, NULL), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_from_string(NULL, &made), STERNHALMA_POS_NULL);
        CHECK(made == NULL);
    }
    CASE(sternhalma_from_string_n)
    {
        sternhalma_board *made = board;
        size_t len = strlen(before.position), offset = 1;
        CHECK_IS(sternhalma_from_string_n(before.position, len, NULL, &out.offset), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_from_string_n(NULL, len, NULL, NULL), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_from_string_n(NULL, len, &made, NULL), STERNHALMA_POS_NULL);
        CHECK(made == NULL);
        made = board;
        CHECK_IS(sternhalma_from_string_n(NULL, SIZE_MAX, &made, &offset), STERNHALMA_POS_NULL);
        CHECK(made == NULL && offset == 0);
    }
    CASE(sternhalma_restore_n)
    {
        sternhalma_board *made = board;
        size_t len = strlen(before.position), offset = 1;
        CHECK_IS(sternhalma_restore_n(before.position, len, NULL, &out.offset), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_restore_n(NULL, len, &made, NULL), STERNHALMA_POS_NULL);
        CHECK(made == NULL);
        made = board;
        CHECK_IS(sternhalma_restore_n(NULL, SIZE_MAX, &made, &offset), STERNHALMA_POS_NULL);
        CHECK(made == NULL && offset == 0);
    }
    CASE(sternhalma_clone) CHECK(sternhalma_clone(NULL) == NULL);
    CASE(sternhalma_free) sternhalma_free(NULL);
    CASE(sternhalma_to_string)
    {
        char buf[8] = "before";
        CHECK_IS(sternhalma_to_string(NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_TEXT(buf, "");
        CHECK_IS(sternhalma_to_string(board, NULL, 1), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_to_string(NULL, NULL, 0), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_reason) EACH_BAD(no_text) CHECK(sternhalma_reason(bad) == NULL);
    CASE(sternhalma_at)
    {
        CHECK_IS(sternhalma_at(NULL, 0), -1);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_at(board, bad), -1);
    }
    CASE(sternhalma_cells)
    {
        CHECK_IS(sternhalma_cells(NULL, out.cells, COUNT(out.cells)), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_cells(board, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_set_cells)
    {
        int8_t cells[STERNHALMA_HOLES + 1];
        memset(cells, -1, sizeof cells);
        CHECK_IS(sternhalma_set_cells(NULL, cells, STERNHALMA_HOLES), 0);
        CHECK_IS(sternhalma_set_cells(board, NULL, STERNHALMA_HOLES), 0);
        CHECK_IS(sternhalma_set_cells(board, NULL, 0), 0);
        CHECK_IS(sternhalma_set_cells(board, cells, 0), 0);
        CHECK_IS(sternhalma_set_cells(board, cells, STERNHALMA_HOLES - 1), 0);
        CHECK_IS(sternhalma_set_cells(board, cells, STERNHALMA_HOLES + 1), 0);
        CHECK_IS(sternhalma_set_cells(board, cells, SIZE_MAX), 0);
        for (int32_t seat = INT8_MIN; seat <= INT8_MAX; seat++) {
            cells[STERNHALMA_HOLES - 1] = (int8_t)seat;
            if (seat < -1 || seat > 2)
                CHECK_IS(sternhalma_set_cells(board, cells, STERNHALMA_HOLES), 0);
        }
    }
    CASE(sternhalma_put)
    {
        CHECK_IS(sternhalma_put(NULL, 60, 0), 0);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_put(board, bad, 0), 0);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_put(board, 60, bad), 0);
    }
    CASE(sternhalma_lift)
    {
        CHECK_IS(sternhalma_lift(NULL, 0), 0);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_lift(board, bad), 0);
    }
    CASE(sternhalma_to_move) CHECK_IS(sternhalma_to_move(NULL), -1);
    CASE(sternhalma_set_to_move)
    {
        CHECK_IS(sternhalma_set_to_move(NULL, 0), 0);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_set_to_move(board, bad), 0);
    }
    CASE(sternhalma_seats) CHECK_IS(sternhalma_seats(NULL), -1);
    CASE(sternhalma_pieces) CHECK_IS(sternhalma_pieces(NULL), -1);
    CASE(sternhalma_count)
    {
        CHECK_IS(sternhalma_count(NULL, 0), -1);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_count(board, bad), -1);
    }
    CASE(sternhalma_seat_point)
    {
        CHECK_IS(sternhalma_seat_point(NULL, 0), -1);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_seat_point(board, bad), -1);
    }
}

static void moves(void)
{
    int32_t *room = out.numbers;
    const size_t cap = COUNT(out.numbers);
    CASE(sternhalma_steps)
    {
        CHECK_IS(sternhalma_steps(NULL, 60, room, cap), STERNHALMA_ERR_NULL);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_steps(board, bad, room, cap), 0);
        CHECK_IS(sternhalma_steps(board, 60, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_hops)
    {
        CHECK_IS(sternhalma_hops(NULL, 8, 8, room, cap), STERNHALMA_ERR_NULL);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_hops(board, bad, 8, room, cap), 0);
        CHECK_IS(sternhalma_hops(board, 8, 8, NULL, 1), STERNHALMA_ERR_NULL);
        /* A piece from no hole is from nowhere, whatever the number. */
        EACH_BAD(no_hole) CHECK_IS(sternhalma_hops(board, 0, bad, room, cap), 0);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_hops(board, 3, bad, NULL, 0), sternhalma_hops(board, 3, -1, NULL, 0));
    }
    CASE(sternhalma_reach)
    {
        CHECK_IS(sternhalma_reach(NULL, 9, room, cap), STERNHALMA_ERR_NULL);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_reach(board, bad, room, cap), 0);
        CHECK_IS(sternhalma_reach(board, 60, room, cap), 0);
        CHECK_IS(sternhalma_reach(board, 8, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_path)
    {
        CHECK_IS(sternhalma_path(NULL, 6, 14, room, cap), STERNHALMA_ERR_NULL);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_path(board, bad, 14, room, cap), 0);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_path(board, 6, bad, room, cap), 0);
        CHECK_IS(sternhalma_path(board, 6, 6, room, cap), 0);
        CHECK_IS(sternhalma_path(board, 6, 14, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_legal)
    {
        CHECK_IS(sternhalma_legal(NULL, out.moves, COUNT(out.moves)), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_legal(board, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_do_move)
    {
        CHECK_IS(sternhalma_do_move(NULL, 6, 60), 0);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_do_move(board, bad, 60), 0);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_do_move(board, 6, bad), 0);
        CHECK_IS(sternhalma_do_move(board, 60, 61), 0);
        CHECK_IS(sternhalma_do_move(board, 0, 1), 0);
        CHECK_IS(sternhalma_do_move(board, 0, 0), 0);
    }
    CASE(sternhalma_undo_move)
    {
        CHECK_IS(sternhalma_undo_move(NULL, 60, 6), 0);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_undo_move(board, bad, 6), 0);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_undo_move(board, 60, bad), 0);
        CHECK_IS(sternhalma_undo_move(board, 60, 61), 0);
        CHECK_IS(sternhalma_undo_move(board, 0, 1), 0);
        CHECK_IS(sternhalma_undo_move(board, 0, 0), 0);
    }
    CASE(sternhalma_perft)
    {
        CHECK_IS(sternhalma_perft(NULL, 1), 0);
        EACH_BAD(no_depth) CHECK_IS(sternhalma_perft(board, bad), 0);
    }
}

static void play(void)
{
    CASE(sternhalma_play)
    {
        CHECK_IS(sternhalma_play(NULL, 9, 17, &out.undo), STERNHALMA_ERR_NULL);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_play(board, bad, 14, &out.undo), STERNHALMA_WHY_NOT_A_HOLE);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_play(board, 74, bad, &out.undo), STERNHALMA_WHY_NOT_A_HOLE);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_play(board, bad, bad, NULL), STERNHALMA_WHY_NOT_A_HOLE);
        CHECK_IS(sternhalma_play(board, 60, 61, &out.undo), STERNHALMA_WHY_NO_PIECE);
        CHECK_IS(sternhalma_play(board, 0, 1, &out.undo), STERNHALMA_WHY_NOT_YOURS);
        CHECK_IS(sternhalma_play(board, sternhalma_hole_named("m13"), 60, NULL), STERNHALMA_WHY_UNREACHABLE);
        CHECK_IS(sternhalma_set_to_move(spare, 0), 1);
        CHECK_IS(sternhalma_play(spare, 6, 14, NULL), STERNHALMA_PLAY_OK);
    }
    CASE(sternhalma_pass)
    {
        CHECK_IS(sternhalma_pass(NULL, &out.undo), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_pass(board, &out.undo), STERNHALMA_WHY_HAS_MOVE);
        CHECK_IS(sternhalma_pass(board, NULL), STERNHALMA_WHY_HAS_MOVE);
    }
    CASE(sternhalma_resign)
    {
        CHECK_IS(sternhalma_resign(NULL, 0, &out.undo), STERNHALMA_ERR_NULL);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_resign(board, bad, &out.undo), STERNHALMA_WHY_NOT_A_SEAT);
        CHECK_IS(sternhalma_resign(spare, 1, NULL), STERNHALMA_PLAY_OK);
        CHECK_IS(sternhalma_resign(spare, 1, &out.undo), STERNHALMA_WHY_SEAT_DONE);
    }
    CASE(sternhalma_unplay)
    {
        sternhalma_undo_info undo;
        CHECK_IS(sternhalma_resign(spare, 0, &undo), STERNHALMA_PLAY_OK);
        CHECK_IS(sternhalma_unplay(NULL, &undo), 0);
        CHECK_IS(sternhalma_unplay(board, NULL), 0);
        CHECK_IS(sternhalma_unplay(board, &undo), 0);
        EACH_BAD(no_seat)
        {
            undo.seat = bad;
            CHECK_IS(sternhalma_unplay(spare, &undo), 0);
        }
    }
    CASE(sternhalma_why_text) EACH_BAD(no_text) CHECK(sternhalma_why_text(bad) == NULL);
    CASE(sternhalma_can_pass) CHECK_IS(sternhalma_can_pass(NULL), 0);
    CASE(sternhalma_home_complete)
    {
        CHECK_IS(sternhalma_home_complete(NULL, 0), 0);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_home_complete(board, bad), 0);
    }
    CASE(sternhalma_finished)
    {
        CHECK_IS(sternhalma_finished(NULL, 0), 0);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_finished(board, bad), 0);
    }
    CASE(sternhalma_place_of)
    {
        CHECK_IS(sternhalma_place_of(NULL, 0), -1);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_place_of(board, bad), -1);
    }
    CASE(sternhalma_places)
    {
        CHECK_IS(sternhalma_places(NULL, out.numbers, COUNT(out.numbers)), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_places(board, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_distance_left)
    {
        CHECK_IS(sternhalma_distance_left(NULL, 0), -1);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_distance_left(board, bad), -1);
    }
    CASE(sternhalma_over) CHECK_IS(sternhalma_over(NULL), 0);
    CASE(sternhalma_how) CHECK_IS(sternhalma_how(NULL), -1);
    CASE(sternhalma_ply) CHECK_IS(sternhalma_ply(NULL), 0);
    CASE(sternhalma_cap) CHECK_IS(sternhalma_cap(NULL), 0);
    CASE(sternhalma_set_cap)
    {
        CHECK_IS(sternhalma_set_cap(NULL, 100), 0);
        for (size_t i = 0; i < COUNT(no_cap); i++) {
            wide_bad = no_cap[i];
            CHECK_IS(sternhalma_set_cap(board, wide_bad), 0);
        }
    }
}

static void keys(void)
{
    char buf[8];
    CASE(sternhalma_key) CHECK_IS(sternhalma_key(NULL), 0);
    CASE(sternhalma_key_hex)
    {
        CHECK_IS(sternhalma_key_hex(NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_TEXT(buf, "");
        CHECK_IS(sternhalma_key_hex(board, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_own_key)
    {
        CHECK_IS(sternhalma_own_key(NULL, 0), 0);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_own_key(board, bad), 0);
    }
    CASE(sternhalma_hex) CHECK_IS(sternhalma_hex(1, NULL, 1), STERNHALMA_ERR_NULL);
    CASE(sternhalma_zobrist)
    {
        EACH_BAD(never_a_seat) CHECK_IS(sternhalma_zobrist(bad, 0), 0);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_zobrist(0, bad), 0);
    }
    CASE(sternhalma_zobrist_move) EACH_BAD(never_a_seat) CHECK_IS(sternhalma_zobrist_move(bad), 0);
    CASE(sternhalma_zobrist_seats) EACH_BAD(no_seats) CHECK_IS(sternhalma_zobrist_seats(bad), 0);
}

static void texts(void)
{
    char buf[8];
    CASE(sternhalma_name)
    {
        EACH_BAD(no_hole)
        {
            memcpy(buf, "before", 7);
            CHECK_IS(sternhalma_name(bad, buf, sizeof buf), STERNHALMA_ERR_ARGUMENT);
            CHECK_TEXT(buf, "");
        }
        CHECK_IS(sternhalma_name(0, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_hole_named) CHECK_IS(sternhalma_hole_named(NULL), -1);
    CASE(sternhalma_hole_named_n)
    {
        CHECK_IS(sternhalma_hole_named_n(NULL, 0), -1);
        CHECK_IS(sternhalma_hole_named_n(NULL, SIZE_MAX), -1);
    }
    CASE(sternhalma_move_text)
    {
        CHECK_IS(sternhalma_move_text(NULL, 6, 14, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_TEXT(buf, "");
        EACH_BAD(no_hole) CHECK_IS(sternhalma_move_text(board, bad, 14, buf, sizeof buf), STERNHALMA_ERR_ARGUMENT);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_move_text(board, 6, bad, buf, sizeof buf), STERNHALMA_ERR_ARGUMENT);
        CHECK_TEXT(buf, "");
        CHECK_IS(sternhalma_move_text(board, 6, 14, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_read_move)
    {
        CHECK_IS(sternhalma_read_move(NULL, "pass", &out.read), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_read_move(board, NULL, &out.read), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_read_move(board, "pass", NULL), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_read_move_n)
    {
        CHECK_IS(sternhalma_read_move_n(NULL, "pass", 4, &out.read), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_read_move_n(board, NULL, 4, &out.read), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_read_move_n(board, NULL, 0, &out.read), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_read_move_n(board, "pass", 4, NULL), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_read_reason)
    {
        sternhalma_read refused;
        CHECK_IS(sternhalma_read_reason(NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_read_move(board, "pass", &refused), STERNHALMA_FLAG_PASS_NOT_ALLOWED);
        CHECK_IS(sternhalma_read_reason(&refused, NULL, 1), STERNHALMA_ERR_NULL);
        EACH_BAD(no_refusal)
        {
            refused.kind = bad;
            CHECK_IS(sternhalma_read_reason(&refused, buf, sizeof buf), STERNHALMA_ERR_ARGUMENT);
            CHECK_TEXT(buf, "");
        }
        refused.kind = -STERNHALMA_FLAG_NOT_REACHABLE;
        refused.hop = 1;
        EACH_BAD(no_hole)
        {
            refused.from = bad;
            CHECK_IS(sternhalma_read_reason(&refused, buf, sizeof buf), STERNHALMA_ERR_ARGUMENT);
        }
    }
    CASE(sternhalma_flag_name) EACH_BAD(no_text) CHECK(sternhalma_flag_name(bad) == NULL);
    CASE(sternhalma_game_reason) EACH_BAD(no_text) CHECK(sternhalma_game_reason(bad) == NULL);
}

static void evaluation(void)
{
    CASE(sternhalma_weights_default) sternhalma_weights_default(NULL);
    CASE(sternhalma_evaluate)
    {
        sternhalma_weights weights;
        int32_t *each = &weights.distance;
        CHECK_IS(sternhalma_evaluate(NULL, 0, NULL), INT32_MIN);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_evaluate(board, bad, NULL), INT32_MIN);
        for (size_t field = 0; field < sizeof weights / sizeof *each; field++) {
            sternhalma_weights_default(&weights);
            each[field] = STERNHALMA_WEIGHT_MAX + 1;
            CHECK_IS(sternhalma_evaluate(board, 0, &weights), INT32_MIN);
            each[field] = INT32_MIN;
            CHECK_IS(sternhalma_evaluate(board, 0, &weights), INT32_MIN);
        }
    }
    CASE(sternhalma_random_forward)
    {
        CHECK_IS(sternhalma_random_forward(NULL, 1, &out.result), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_random_forward(board, 1, NULL), STERNHALMA_ERR_NULL);
    }
}

/* Options with one number that is none of what it can be. */
static sternhalma_search_options asked(void)
{
    sternhalma_search_options options;
    sternhalma_search_options_init(&options);
    options.budget = 1;
    return options;
}

static void search_refuses(const sternhalma_search_options *options)
{
    CHECK_IS(sternhalma_search(board, options, &out.result), STERNHALMA_ERR_ARGUMENT);
    CHECK_IS(sternhalma_game_search(game, options, &out.result), STERNHALMA_ERR_ARGUMENT);
    CHECK_IS(sternhalma_search_moves(board, options, &out.result, 1, out.numbers), STERNHALMA_ERR_ARGUMENT);
    CHECK_IS(sternhalma_game_search_moves(game, options, &out.result, 1, out.numbers), STERNHALMA_ERR_ARGUMENT);
}

static void searches(void)
{
    sternhalma_search_options options = asked();
    sternhalma_searcher *searcher = sternhalma_searcher_new();
    CASE(sternhalma_search_options_init) sternhalma_search_options_init(NULL);
    CASE(sternhalma_search_stop) sternhalma_search_stop(NULL);
    CASE(sternhalma_level)
    {
        CHECK_IS(sternhalma_level(1, NULL), STERNHALMA_ERR_NULL);
        EACH_BAD(no_level) CHECK_IS(sternhalma_level(bad, &out.options), STERNHALMA_ERR_ARGUMENT);
    }
    CASE(sternhalma_search)
    {
        CHECK_IS(sternhalma_search(NULL, &options, &out.result), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_search(board, NULL, &out.result), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_search(board, &options, NULL), STERNHALMA_ERR_NULL);
        EACH_BAD(no_mode) options = asked(), options.mode = bad, search_refuses(&options);
        EACH_BAD(no_mode) options = asked(), options.evaluation = bad, search_refuses(&options);
        EACH_BAD(no_ahead) options = asked(), options.depth = bad, search_refuses(&options);
        EACH_BAD(no_table) options = asked(), options.table_kib = bad, search_refuses(&options);
        EACH_BAD(no_weight) options = asked(), options.weights.distance = bad, search_refuses(&options);
        options = asked(), options.reserved = 1, search_refuses(&options);
        options = asked(), options.weights.reserved[3] = 1, search_refuses(&options);
        options = asked(), options.avoid_len = 1;
        CHECK_IS(sternhalma_search(board, &options, &out.result), STERNHALMA_ERR_NULL);
        options = asked(), options.avoid = out.keys, options.avoid_len = SIZE_MAX, search_refuses(&options);
        options = asked();
    }
    CASE(sternhalma_game_search)
    {
        CHECK_IS(sternhalma_game_search(NULL, &options, &out.result), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_search(game, NULL, &out.result), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_search(game, &options, NULL), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_search_moves)
    {
        CHECK_IS(sternhalma_search_moves(NULL, &options, &out.result, 1, out.numbers), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_search_moves(board, NULL, &out.result, 1, out.numbers), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_search_moves(board, &options, NULL, 1, out.numbers), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_search_moves(board, &options, NULL, SIZE_MAX, out.numbers), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_search_moves(board, &options, &out.result, 1, NULL), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_search_moves(board, &options, NULL, 0, out.numbers), STERNHALMA_ERR_ARGUMENT);
        CHECK_IS(sternhalma_search_moves(board, &options, &out.result, 0, out.numbers), STERNHALMA_ERR_ARGUMENT);
    }
    CASE(sternhalma_game_search_moves)
    {
        CHECK_IS(sternhalma_game_search_moves(NULL, &options, &out.result, 1, out.numbers), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_search_moves(game, NULL, &out.result, 1, out.numbers), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_search_moves(game, &options, NULL, 1, out.numbers), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_search_moves(game, &options, &out.result, 1, NULL), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_search_moves(game, &options, NULL, 0, out.numbers), STERNHALMA_ERR_ARGUMENT);
    }
    CASE(sternhalma_searcher_new) sternhalma_searcher_free(sternhalma_searcher_new());
    CASE(sternhalma_searcher_search)
    {
        CHECK_IS(sternhalma_searcher_search(NULL, board, &options, &out.result), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_searcher_search(searcher, NULL, &options, &out.result), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_searcher_search(searcher, board, NULL, &out.result), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_searcher_search(searcher, board, &options, NULL), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_searcher_free) sternhalma_searcher_free(NULL);
    sternhalma_searcher_free(searcher);
}

static sternhalma_solve_options to_solve(void)
{
    sternhalma_solve_options options;
    sternhalma_solve_options_init(&options);
    options.width = 1;
    return options;
}

static void solve_refuses(const sternhalma_solve_options *options)
{
    sternhalma_board *one = sternhalma_new(1, 10), *two = sternhalma_new(2, 10);
    CHECK_IS(sternhalma_solve(one, options, out.moves, 4, &out.solution), STERNHALMA_ERR_ARGUMENT);
    CHECK_IS(sternhalma_solve_together(two, options, out.moves, 4, &out.solution), STERNHALMA_ERR_ARGUMENT);
    sternhalma_free(one);
    sternhalma_free(two);
}

static void solvers(void)
{
    sternhalma_solve_options options = to_solve();
    CASE(sternhalma_solve_options_init) sternhalma_solve_options_init(NULL);
    CASE(sternhalma_solve)
    {
        CHECK_IS(sternhalma_solve(NULL, &options, out.moves, 4, &out.solution), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_solve(board, NULL, out.moves, 4, &out.solution), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_solve(board, &options, NULL, 4, &out.solution), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_solve(board, &options, out.moves, 4, NULL), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_solve(board, &options, out.moves, 4, &out.solution), STERNHALMA_SOLVE_SEATS);
        EACH_BAD(no_width) options = to_solve(), options.width = bad, solve_refuses(&options);
        EACH_BAD(no_memory) options = to_solve(), options.memory_kib = bad, solve_refuses(&options);
        EACH_BAD(no_threads) options = to_solve(), options.threads = bad, solve_refuses(&options);
        EACH_BAD(no_yes_or_no) options = to_solve(), options.exact = bad, solve_refuses(&options);
        options = to_solve(), options.reserved = 1, solve_refuses(&options);
        options = to_solve();
    }
    CASE(sternhalma_solve_together)
    {
        CHECK_IS(sternhalma_solve_together(NULL, &options, out.moves, 4, &out.solution), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_solve_together(board, NULL, out.moves, 4, &out.solution), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_solve_together(board, &options, NULL, 4, &out.solution), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_solve_together(board, &options, out.moves, 4, NULL), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_solve_together(board, &options, out.moves, 4, &out.solution), STERNHALMA_SOLVE_SEATS);
    }
    CASE(sternhalma_solve_text) EACH_BAD(no_solve_answer) CHECK(sternhalma_solve_text(bad) == NULL);
}

static void games(void)
{
    CASE(sternhalma_game_options_init) sternhalma_game_options_init(NULL);
    CASE(sternhalma_game_new)
    {
        sternhalma_game_options options;
        sternhalma_game *made = game;
        sternhalma_error error;
        sternhalma_game_options_init(&options);
        CHECK_IS(sternhalma_game_new(NULL, &made, &error), STERNHALMA_ERR_NULL);
        CHECK(made == NULL);
        CHECK_IS(sternhalma_game_new(&options, NULL, &error), STERNHALMA_ERR_NULL);
        options.seats = 5;
        made = game;
        CHECK_IS(sternhalma_game_new(&options, &made, NULL), STERNHALMA_FLAG_BAD_STRING);
        CHECK(made == NULL);
    }
    CASE(sternhalma_error_text)
    {
        EACH_BAD(no_text) CHECK(sternhalma_error_text(bad, STERNHALMA_FLAG_BAD_STRING) == NULL);
        for (int32_t field = STERNHALMA_FIELD_NONE; field <= STERNHALMA_FIELD_MOVE; field++)
            EACH_BAD(no_text) CHECK(sternhalma_error_text(field, bad) == NULL);
    }
    CASE(sternhalma_game_clone) CHECK(sternhalma_game_clone(NULL) == NULL);
    CASE(sternhalma_game_free) sternhalma_game_free(NULL);
    CASE(sternhalma_game_live) CHECK_IS(sternhalma_game_live(), games_before);
}

static void game_plays(void)
{
    char buf[8] = "before";
    CASE(sternhalma_game_legal)
    {
        CHECK_IS(sternhalma_game_legal(NULL, out.moves, COUNT(out.moves)), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_legal(game, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_path)
    {
        CHECK_IS(sternhalma_game_path(NULL, 6, 14, out.numbers, COUNT(out.numbers)), STERNHALMA_ERR_NULL);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_game_path(game, bad, 14, out.numbers, COUNT(out.numbers)), 0);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_game_path(game, 6, bad, out.numbers, COUNT(out.numbers)), 0);
        CHECK_IS(sternhalma_game_path(game, 6, 14, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_move_text)
    {
        CHECK_IS(sternhalma_game_move_text(NULL, 6, 14, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_TEXT(buf, "");
        EACH_BAD(no_hole) CHECK_IS(sternhalma_game_move_text(game, bad, 14, buf, sizeof buf), STERNHALMA_ERR_ARGUMENT);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_game_move_text(game, 6, bad, buf, sizeof buf), STERNHALMA_ERR_ARGUMENT);
        CHECK_IS(sternhalma_game_move_text(game, 6, 14, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_play)
    {
        CHECK_IS(sternhalma_game_play(NULL, "pass"), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_play(game, NULL), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_play_n)
    {
        CHECK_IS(sternhalma_game_play_n(NULL, "pass", 4), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_play_n(game, NULL, 4), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_play_n(game, NULL, SIZE_MAX), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_play_move)
    {
        CHECK_IS(sternhalma_game_play_move(NULL, 6, 14), STERNHALMA_ERR_NULL);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_game_play_move(game, bad, 14), STERNHALMA_FLAG_NO_SUCH_HOLE);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_game_play_move(game, 6, bad), STERNHALMA_FLAG_NO_SUCH_HOLE);
    }
    CASE(sternhalma_game_pass)
    {
        CHECK_IS(sternhalma_game_pass(NULL), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_pass(game), STERNHALMA_FLAG_PASS_NOT_ALLOWED);
    }
    CASE(sternhalma_game_resign)
    {
        CHECK_IS(sternhalma_game_resign(NULL, 0), STERNHALMA_ERR_NULL);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_game_resign(game, bad), STERNHALMA_FLAG_NO_SUCH_SEAT);
    }
    CASE(sternhalma_game_undo) CHECK_IS(sternhalma_game_undo(NULL), 0);
    CASE(sternhalma_game_redo)
    {
        CHECK_IS(sternhalma_game_redo(NULL), 0);
        CHECK_IS(sternhalma_game_redo(game), 0);
    }
    CASE(sternhalma_game_read_move)
    {
        CHECK_IS(sternhalma_game_read_move(NULL, "pass", &out.read), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_read_move(game, NULL, &out.read), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_read_move(game, "pass", NULL), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_read_move_n)
    {
        CHECK_IS(sternhalma_game_read_move_n(NULL, "pass", 4, &out.read), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_read_move_n(game, NULL, 4, &out.read), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_read_move_n(game, "pass", 4, NULL), STERNHALMA_ERR_NULL);
    }
}

static void game_shows(void)
{
    char buf[8];
    CASE(sternhalma_game_to_move) CHECK_IS(sternhalma_game_to_move(NULL), -1);
    CASE(sternhalma_game_over) CHECK_IS(sternhalma_game_over(NULL), 0);
    CASE(sternhalma_game_how) CHECK_IS(sternhalma_game_how(NULL), -1);
    CASE(sternhalma_game_result)
    {
        CHECK_IS(sternhalma_game_result(NULL, &out.outcome), 0);
        CHECK_IS(sternhalma_game_result(game, NULL), 0);
        CHECK_IS(sternhalma_game_result(game, &out.outcome), 0);
    }
    CASE(sternhalma_game_result_text)
    {
        CHECK_IS(sternhalma_game_result_text(NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_result_text(game, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_finished)
    {
        CHECK_IS(sternhalma_game_finished(NULL, out.numbers, COUNT(out.numbers)), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_finished(game, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_places)
    {
        CHECK_IS(sternhalma_game_places(NULL, out.numbers, COUNT(out.numbers)), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_places(game, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_place_of)
    {
        CHECK_IS(sternhalma_game_place_of(NULL, 0), -1);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_game_place_of(game, bad), -1);
    }
    CASE(sternhalma_game_distance_left)
    {
        CHECK_IS(sternhalma_game_distance_left(NULL, 0), -1);
        EACH_BAD(no_seat) CHECK_IS(sternhalma_game_distance_left(game, bad), -1);
    }
    CASE(sternhalma_game_at)
    {
        CHECK_IS(sternhalma_game_at(NULL, 0), -1);
        EACH_BAD(no_hole) CHECK_IS(sternhalma_game_at(game, bad), -1);
    }
    CASE(sternhalma_game_at_name)
    {
        CHECK_IS(sternhalma_game_at_name(NULL, "a1"), -1);
        CHECK_IS(sternhalma_game_at_name(game, NULL), -1);
    }
    CASE(sternhalma_game_ply) CHECK_IS(sternhalma_game_ply(NULL), 0);
    CASE(sternhalma_game_cap) CHECK_IS(sternhalma_game_cap(NULL), 0);
    CASE(sternhalma_game_seats) CHECK_IS(sternhalma_game_seats(NULL), -1);
    CASE(sternhalma_game_pieces) CHECK_IS(sternhalma_game_pieces(NULL), -1);
    CASE(sternhalma_game_first) CHECK_IS(sternhalma_game_first(NULL), -1);
    CASE(sternhalma_game_start)
    {
        CHECK_IS(sternhalma_game_start(NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_start(game, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_solo) CHECK_IS(sternhalma_game_solo(NULL), 0);
    CASE(sternhalma_game_position)
    {
        CHECK_IS(sternhalma_game_position(NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_position(game, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_key) CHECK_IS(sternhalma_game_key(NULL), 0);
    CASE(sternhalma_game_board) CHECK(sternhalma_game_board(NULL) == NULL);
}

static void game_remembers(void)
{
    char buf[8];
    CASE(sternhalma_game_move_count) CHECK_IS(sternhalma_game_move_count(NULL), -1);
    CASE(sternhalma_game_move_at)
    {
        CHECK_IS(sternhalma_game_move_at(NULL, 0, buf, sizeof buf), STERNHALMA_ERR_NULL);
        EACH_BAD(no_hole)
        {
            memcpy(buf, "before", 7);
            CHECK_IS(sternhalma_game_move_at(game, bad, buf, sizeof buf), STERNHALMA_ERR_ARGUMENT);
            CHECK_TEXT(buf, "");
        }
        CHECK_IS(sternhalma_game_move_at(game, done_before, buf, sizeof buf), STERNHALMA_ERR_ARGUMENT);
        CHECK_IS(sternhalma_game_move_at(game, 0, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_moves)
    {
        CHECK_IS(sternhalma_game_moves(NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_moves(game, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_history)
    {
        CHECK_IS(sternhalma_game_history(NULL, 0, out.keys, COUNT(out.keys)), STERNHALMA_ERR_NULL);
        /* -1 is the seat to move. */
        EACH_BAD(no_seat) CHECK_IS(sternhalma_game_history(game, bad, NULL, 0), bad == -1);
        CHECK_IS(sternhalma_game_history(game, 3, out.keys, COUNT(out.keys)), 0);
        CHECK_IS(sternhalma_game_history(game, 0, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_log)
    {
        CHECK_IS(sternhalma_game_log(NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_log(game, NULL, 1), STERNHALMA_ERR_NULL);
    }
    CASE(sternhalma_game_replay)
    {
        sternhalma_game *made = game;
        sternhalma_error error;
        CHECK_IS(sternhalma_game_replay(NULL, &made, &error), STERNHALMA_ERR_NULL);
        CHECK(made == NULL);
        CHECK_IS(sternhalma_game_replay("sternhalma 1\n", NULL, &error), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_replay("sternhalma 1\n", &made, NULL), STERNHALMA_FLAG_BAD_STRING);
        CHECK(made == NULL);
    }
    CASE(sternhalma_game_replay_n)
    {
        sternhalma_game *made = game;
        sternhalma_error error;
        CHECK_IS(sternhalma_game_replay_n(NULL, SIZE_MAX, &made, &error), STERNHALMA_ERR_NULL);
        CHECK(made == NULL);
        CHECK_IS(sternhalma_game_replay_n("sternhalma 1\n", 13, NULL, &error), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_replay_n("sternhalma 1\n", 13, &made, NULL), STERNHALMA_FLAG_BAD_STRING);
        CHECK(made == NULL);
    }
}

/* Each number of the options is once bad; the call is made in terms of options and answers how long it is. */
#define DRAWN_BADLY(call)                                       \
    do {                                                        \
        sternhalma_drawing_options options;                     \
        sternhalma_drawing_options_init(&options);              \
        CHECK((call) > 0);                                      \
        EACH_BAD(not_to_be_drawn) {                             \
            sternhalma_drawing_options_init(&options);          \
            options.from = bad;                                 \
            options.to = 0;                                     \
            CHECK_IS(call, STERNHALMA_ERR_ARGUMENT);            \
            options.from = 0;                                   \
            options.to = bad;                                   \
            CHECK_IS(call, STERNHALMA_ERR_ARGUMENT);            \
            sternhalma_drawing_options_init(&options);          \
            options.targets_of = bad == -1 ? -2 : bad;          \
            CHECK_IS(call, STERNHALMA_ERR_ARGUMENT);            \
        }                                                       \
        EACH_BAD(no_width) {                                    \
            sternhalma_drawing_options_init(&options);          \
            options.width = bad;                                \
            CHECK_IS(call, STERNHALMA_ERR_ARGUMENT);            \
        }                                                       \
        sternhalma_drawing_options_init(&options);              \
        options.from = options.to = 60;                         \
        CHECK_IS(call, STERNHALMA_ERR_ARGUMENT);                \
        sternhalma_drawing_options_init(&options);              \
        options.size = 4;                                       \
        CHECK_IS(call, STERNHALMA_ERR_ARGUMENT);                \
    } while (0)

static void drawings(void)
{
    static char buf[STERNHALMA_SVG_MAX];
    static const int32_t not_to_be_drawn[] = {INT32_MIN, -65536, -256, -1, 121, 128, 256, 65536, INT32_MAX};
    static const int32_t no_width[] = {INT32_MIN, -65536, -1, STERNHALMA_SVG_WIDTH_MAX + 1, INT32_MAX};
    CASE(sternhalma_drawing_options_init)
    {
        sternhalma_drawing_options_init(NULL);
    }
    CASE(sternhalma_svg)
    {
        CHECK_IS(sternhalma_svg(NULL, NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_svg(board, NULL, NULL, 1), STERNHALMA_ERR_NULL);
        DRAWN_BADLY(sternhalma_svg(board, &options, buf, sizeof buf));
    }
    CASE(sternhalma_text)
    {
        CHECK_IS(sternhalma_text(NULL, NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_text(board, NULL, NULL, 1), STERNHALMA_ERR_NULL);
        DRAWN_BADLY(sternhalma_text(board, &options, buf, sizeof buf));
    }
    CASE(sternhalma_game_svg)
    {
        CHECK_IS(sternhalma_game_svg(NULL, NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_svg(game, NULL, NULL, 1), STERNHALMA_ERR_NULL);
        DRAWN_BADLY(sternhalma_game_svg(game, &options, buf, sizeof buf));
    }
    CASE(sternhalma_game_text)
    {
        CHECK_IS(sternhalma_game_text(NULL, NULL, buf, sizeof buf), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_text(game, NULL, NULL, 1), STERNHALMA_ERR_NULL);
        DRAWN_BADLY(sternhalma_game_text(game, &options, buf, sizeof buf));
    }
}

static void constants(void)
{
    int64_t value = 99;
    CASE(sternhalma_constant)
    {
        CHECK_IS(sternhalma_constant(NULL, &value), 0);
        CHECK_IS(sternhalma_constant("HOLES", NULL), 0);
        CHECK_IS(sternhalma_constant("HOLE", &value), 0);
        CHECK_IS(value, 99);
    }
    CASE(sternhalma_constant_n)
    {
        CHECK_IS(sternhalma_constant_n(NULL, SIZE_MAX, &value), 0);
        CHECK_IS(sternhalma_constant_n("HOLES", 5, NULL), 0);
        CHECK_IS(sternhalma_constant_n("HOLES", 6, &value), 0);
        CHECK_IS(value, 99);
    }
    CASE(sternhalma_constant_at)
    {
        static const int32_t no_constant[] = {INT32_MIN, -65536, -256, -1, 65536, INT32_MAX};
        EACH_BAD(no_constant)
            CHECK(sternhalma_constant_at(bad, &value) == NULL);
        CHECK(sternhalma_constant_at(0, NULL) != NULL);
        CHECK_IS(value, 99);
    }
}

static void table(void)
{
    CASE(sternhalma_api_get)
    {
        CHECK(sternhalma_api_get(STERNHALMA_ABI_VERSION + 1) == NULL);
        CHECK(sternhalma_api_get(UINT32_MAX) == NULL);
    }
}

/* Each option that is out of its range is named, with what it is and may be, and the search refuses it as well. */
static void refused_options(void)
{
    sternhalma_option_error error;
    char text[STERNHALMA_OPTION_TEXT_MAX] = "before";
    CASE(sternhalma_search_options_check)
    {
        sternhalma_search_options options;
        sternhalma_search_options_init(&options);
        CHECK_IS(sternhalma_search_options_check(&options, NULL), 0);
        CHECK_IS(sternhalma_search_options_check(NULL, &error), STERNHALMA_ERR_NULL);
        CHECK_IS(error.option, STERNHALMA_OPTION_OPTIONS);
        options.depth = -1;
        CHECK_IS(sternhalma_search_options_check(&options, NULL), STERNHALMA_ERR_ARGUMENT);
        CHECK_IS(sternhalma_search_options_check(&options, &error), STERNHALMA_ERR_ARGUMENT);
        CHECK(error.option == STERNHALMA_OPTION_DEPTH && error.value == -1 && error.least == 0);
        CHECK_TEXT(error.name, "depth");
    }
    CASE(sternhalma_solve_options_check)
    {
        sternhalma_solve_options options;
        sternhalma_solve_options_init(&options);
        CHECK_IS(sternhalma_solve_options_check(&options, NULL), 0);
        CHECK_IS(sternhalma_solve_options_check(NULL, &error), STERNHALMA_ERR_NULL);
        CHECK_IS(error.option, STERNHALMA_OPTION_OPTIONS);
        options.width = -1;
        CHECK_IS(sternhalma_solve_options_check(&options, NULL), STERNHALMA_ERR_ARGUMENT);
        CHECK_IS(sternhalma_solve_options_check(&options, &error), STERNHALMA_ERR_ARGUMENT);
        CHECK(error.option == STERNHALMA_OPTION_WIDTH && error.value == -1 && error.least == 0);
        CHECK_TEXT(error.name, "width");
    }
    CASE(sternhalma_drawing_options_check)
    {
        sternhalma_drawing_options options;
        sternhalma_drawing_options_init(&options);
        CHECK_IS(sternhalma_drawing_options_check(&options, NULL), 0);
        CHECK_IS(sternhalma_drawing_options_check(NULL, &error), 0);
        CHECK_IS(error.option, 0);
        options.width = -1;
        CHECK_IS(sternhalma_drawing_options_check(&options, NULL), STERNHALMA_ERR_ARGUMENT);
        CHECK_IS(sternhalma_drawing_options_check(&options, &error), STERNHALMA_ERR_ARGUMENT);
        CHECK(error.option == STERNHALMA_OPTION_WIDTH && error.value == -1 && error.least == 0);
        CHECK_TEXT(error.name, "width");
    }
    CASE(sternhalma_option_error_text)
    {
        CHECK_IS(sternhalma_option_error_text(NULL, text, sizeof text), STERNHALMA_ERR_NULL);
        CHECK_TEXT(text, "");
        CHECK_IS(sternhalma_option_error_text(&error, NULL, 1), STERNHALMA_ERR_NULL);
        EACH_BAD(no_option)
        {
            error.option = bad;
            CHECK_IS(sternhalma_option_error_text(&error, text, sizeof text), STERNHALMA_ERR_ARGUMENT);
        }
    }
}

/* What is not refused has no reason. */
static void reasons(void)
{
    char text[STERNHALMA_REASON_MAX] = "before";
    CASE(sternhalma_from_string_reason_n)
    {
        static const char good[] = "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10";
        CHECK(sternhalma_from_string_reason_n(NULL, 1, text, sizeof text) > 0);
        CHECK_IS(sternhalma_from_string_reason_n("x", 1, NULL, 1), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_from_string_reason_n(good, sizeof good - 1, text, sizeof text), STERNHALMA_ERR_ARGUMENT);
        CHECK_TEXT(text, "");
    }
    CASE(sternhalma_game_options_reason)
    {
        sternhalma_game_options options;
        sternhalma_game_options_init(&options);
        CHECK_IS(sternhalma_game_options_reason(NULL, text, sizeof text), STERNHALMA_ERR_NULL);
        CHECK_TEXT(text, "");
        CHECK_IS(sternhalma_game_options_reason(&options, text, sizeof text), STERNHALMA_ERR_ARGUMENT);
        options.size = 0;
        CHECK_IS(sternhalma_game_options_reason(&options, NULL, 1), STERNHALMA_ERR_NULL);
        CHECK(sternhalma_game_options_reason(&options, text, sizeof text) > 0);
    }
    CASE(sternhalma_game_replay_reason_n)
    {
        static const char good[] = "sternhalma 1\nseats 2\npieces 10\ncap 9\nfirst 0\nmoves 0\n";
        CHECK_IS(sternhalma_game_replay_reason_n(NULL, 1, text, sizeof text), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_replay_reason_n("x", 1, NULL, 1), STERNHALMA_ERR_NULL);
        CHECK_IS(sternhalma_game_replay_reason_n(good, sizeof good - 1, text, sizeof text), STERNHALMA_ERR_ARGUMENT);
        CHECK_TEXT(text, "");
    }
}

int main(void)
{
    board = sternhalma_new(3, 10);
    game = game_of(3);
    CHECK_IS(sternhalma_play(board, 9, 17, NULL), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_game_play_move(game, 9, 17), 0);
    version();
    star();
    boards();
    moves();
    play();
    keys();
    texts();
    evaluation();
    searches();
    reasons();
    refused_options();
    solvers();
    games();
    game_plays();
    game_shows();
    game_remembers();
    drawings();
    constants();
    table();
    sternhalma_game_free(game);
    sternhalma_free(board);
    CHECK(sternhalma_live() == 0 && sternhalma_game_live() == 0);
    return 0;
}
