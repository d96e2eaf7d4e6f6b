/* A thread is cancelled while it searches, solves or counts. */
#define _DEFAULT_SOURCE
#include <sternhalma.h>

#include "cancel.h"

static int32_t told(const sternhalma_search_result *result, void *user)
{
    (void)result;
    return wait_to_be_cancelled(user);
}

static int32_t solver_told(const sternhalma_solve_progress *progress, void *user)
{
    (void)progress;
    return wait_to_be_cancelled(user);
}

static sternhalma_search_options asked(void *user)
{
    sternhalma_search_options options;
    sternhalma_search_options_init(&options);
    options.budget = 3000;
    options.progress = told;
    options.user = user;
    return options;
}

static int32_t search(void *user)
{
    sternhalma_search_options options = asked(user);
    sternhalma_search_result result;
    sternhalma_board *board = sternhalma_new(2, 10);
    int32_t status = sternhalma_search(board, &options, &result);
    sternhalma_free(board);
    return status;
}

static int32_t search_moves(void *user)
{
    sternhalma_search_options options = asked(user);
    sternhalma_search_result results[2];
    sternhalma_board *board = sternhalma_new(3, 10);
    int32_t count, status = sternhalma_search_moves(board, &options, results, 2, &count);
    sternhalma_free(board);
    return status;
}

static int32_t search_game(void *user)
{
    sternhalma_search_options options = asked(user);
    sternhalma_game_options made;
    sternhalma_search_result result;
    sternhalma_game *game;
    int32_t status;
    sternhalma_game_options_init(&made);
    CHECK_IS(sternhalma_game_new(&made, &game, NULL), 0);
    status = sternhalma_game_search(game, &options, &result);
    sternhalma_game_free(game);
    return status;
}

static int32_t searcher_search(void *user)
{
    sternhalma_search_options options = asked(user);
    sternhalma_search_result result;
    sternhalma_board *board = sternhalma_new(1, 10);
    sternhalma_searcher *searcher = sternhalma_searcher_new();
    int32_t status = sternhalma_searcher_search(searcher, board, &options, &result);
    sternhalma_searcher_free(searcher);
    sternhalma_free(board);
    return status;
}

/* Solves with several threads, which it waits for. */
static int32_t solve_with(void *user, int32_t seats)
{
    sternhalma_solve_options options;
    sternhalma_solution solution;
    sternhalma_board *board = sternhalma_new(seats, 10);
    int32_t status;
    sternhalma_solve_options_init(&options);
    options.width = 200;
    options.threads = 2;
    options.progress = solver_told;
    options.user = user;
    status = (seats == 1 ? sternhalma_solve : sternhalma_solve_together)(board, &options, NULL, 0, &solution);
    sternhalma_free(board);
    return status;
}

static int32_t solve(void *user)
{
    return solve_with(user, 1);
}

static int32_t solve_together(void *user)
{
    return solve_with(user, 2);
}

static int32_t count(void *user)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    uint64_t all;
    int32_t status = sternhalma_perft_until(board, 4, NULL, wait_to_be_cancelled, user, &all);
    sternhalma_free(board);
    return status;
}

int main(void)
{
    int32_t (*const all[])(void *) = {search, search_moves, search_game, searcher_search, solve, solve_together, count};
    for (size_t i = 0; i < COUNT(all); i++) {
        check_cancelled(all[i]);
        check_uncancelled(all[i]);
    }
    CHECK(sternhalma_live() == 0 && sternhalma_game_live() == 0);
    return 0;
}
