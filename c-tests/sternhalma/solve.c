/* A crossing is played by the rules, and is as long as it says; a solver keeps to what it was asked. */
#include <sternhalma.h>

#include "check.h"
#include "shown.h"

static sternhalma_solve_options asked(int32_t width)
{
    sternhalma_solve_options options;
    sternhalma_solve_options_init(&options);
    CHECK_IS(options.size, sizeof options);
    CHECK(options.threads == 1 && options.exact == 0 && options.width == 0);
    options.width = width;
    return options;
}

/* Plays the moves: nothing but the last of them brings a seat home. */
static void play_all(const sternhalma_board *board, const sternhalma_move *moves, int32_t count)
{
    sternhalma_board *copy = sternhalma_clone(board);
    for (int32_t i = 0; i < count; i++) {
        for (int32_t seat = 0; seat < sternhalma_seats(copy); seat++)
            CHECK(sternhalma_distance_left(copy, seat) != 0);
        CHECK_IS(sternhalma_play(copy, moves[i].from, moves[i].to, NULL), STERNHALMA_PLAY_OK);
    }
    CHECK(sternhalma_distance_left(copy, 0) == 0
        || (sternhalma_seats(copy) == 2 && sternhalma_distance_left(copy, 1) == 0));
    sternhalma_free(copy);
}

static void one_seat(void)
{
    sternhalma_board *board = sternhalma_new(1, 10);
    shown before = look(board);
    sternhalma_solve_options options = asked(0);
    sternhalma_solution solution;
    sternhalma_move moves[64], again[64];
    CHECK_IS(sternhalma_solve(board, &options, moves, COUNT(moves), &solution), STERNHALMA_SOLVE_OK);
    CHECK(solution.move_count == 27 && solution.proved == 0 && solution.stopped == 0);
    CHECK(solution.least <= 27 && solution.positions > 0 && solution.bytes <= 16 * 1024 * 1024);
    CHECK(still_shows(board, &before));
    play_all(board, moves, solution.move_count);

    options.width = 200;
    CHECK_IS(sternhalma_solve(board, &options, moves, COUNT(moves), &solution), STERNHALMA_SOLVE_OK);
    options.threads = 3;
    CHECK_IS(sternhalma_solve(board, &options, again, COUNT(again), &solution), STERNHALMA_SOLVE_OK);
    CHECK(memcmp(moves, again, (size_t)solution.move_count * sizeof *moves) == 0);
    sternhalma_free(board);
}

/* Three pieces of rows a and b, whose crossing is proved to take 23 moves. */
static void three_pieces(void)
{
    sternhalma_board *board = sternhalma_new_empty(1, 10);
    sternhalma_solve_options options = asked(0);
    sternhalma_solution solution;
    sternhalma_move moves[64];
    for (int32_t hole = 0; hole < 3; hole++)
        CHECK_IS(sternhalma_put(board, hole, 0), 1);
    options.exact = 1;
    CHECK_IS(sternhalma_solve(board, &options, moves, COUNT(moves), &solution), STERNHALMA_SOLVE_OK);
    CHECK(solution.move_count == 23 && solution.proved == 1 && solution.least == 23);
    play_all(board, moves, solution.move_count);
    sternhalma_free(board);
}

static void two_seats(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_solve_options options = asked(60);
    sternhalma_solution solution;
    sternhalma_move moves[64];
    CHECK_IS(sternhalma_solve_together(board, &options, moves, COUNT(moves), &solution), STERNHALMA_SOLVE_OK);
    CHECK(solution.move_count >= 30 && solution.move_count <= 48 && solution.proved == 0);
    play_all(board, moves, solution.move_count);
    sternhalma_free(board);
}

struct told {
    int32_t times, end_at;
    uint64_t positions;
};

static int32_t tell(const sternhalma_solve_progress *progress, void *user)
{
    struct told *told = (struct told *)user;
    CHECK(progress->levels >= 1 && progress->width >= 1 && progress->positions > told->positions);
    told->positions = progress->positions;
    return ++told->times == told->end_at;
}

static void control(void)
{
    sternhalma_board *board = sternhalma_new(1, 10);
    sternhalma_solve_options options = asked(0);
    sternhalma_solution solution;
    struct told told = {0, 5, 0};
    int32_t flag = 0;
    options.progress = tell;
    options.user = &told;
    memset(&solution, 0x5A, sizeof solution);
    CHECK_IS(sternhalma_solve(board, &options, NULL, 0, &solution), STERNHALMA_SOLVE_STOPPED);
    CHECK_IS(told.times, 5);
    sternhalma_search_stop(&flag);
    options.progress = NULL;
    options.stop = &flag;
    CHECK_IS(sternhalma_solve(board, &options, NULL, 0, &solution), STERNHALMA_SOLVE_STOPPED);
    CHECK(all_bytes(&solution, 0x5A, sizeof solution));
    sternhalma_free(board);
}

int main(void)
{
    one_seat();
    three_pieces();
    two_seats();
    control();
    CHECK_IS(sternhalma_live(), 0);
    return 0;
}
