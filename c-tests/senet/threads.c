/*
 * Boards are independent, and one board may be read by several threads at once. The program is also run under
 * helgrind, which sees data races that do no harm this time.
 */
#define _DEFAULT_SOURCE
#include <senet.h>

#include <pthread.h>

#include "check.h"
#include "shown.h"

enum { PLAYERS = 4, READERS = 4, PLIES = 40 };

/* What one thread hands to another. */
typedef struct job {
    uint64_t seed;
    senet_board *board;
} job;

/* Plays on a board of its own, which is left to another thread to free. */
static void *player(void *given)
{
    job *mine = (job *)given;
    mine->board = senet_new_game(5);
    for (int32_t ply = 0; ply < PLIES; ply++) {
        int32_t roll = senet_thrown(mine->seed, (uint64_t)ply);
        senet_move first;
        if (senet_moves(mine->board, roll, NULL, 0, &first, 1) > 0)
            CHECK_IS(senet_apply(mine->board, &first, NULL, NULL, NULL), 0);
        else
            CHECK_IS(senet_forfeit(mine->board, roll, NULL), 0);
    }
    return NULL;
}

/* Looks at a board in every way while others do. */
static void *reader(void *given)
{
    const senet_board *board = ((const job *)given)->board;
    shown before = look(board);
    for (int32_t roll = 1; roll <= SENET_ROLLS; roll++) {
        senet_search_options options;
        senet_search_result result;
        int32_t index;
        senet_search_options_init(&options);
        options.budget = 500;
        CHECK_IS(senet_greedy(board, roll, NULL, 0, &index), 0);
        CHECK_IS(senet_search(board, roll, NULL, &options, &result), 0);
        CHECK((index == -1) == (result.index == -1));
        CHECK(senet_walk(board, 2, NULL) > 0);
    }
    CHECK(still_shows(board, &before));
    return NULL;
}

int main(void)
{
    pthread_t players[PLAYERS], readers[READERS];
    job jobs[PLAYERS], shared;
    shared.seed = 0;
    shared.board = senet_new_game(5);
    for (int32_t i = 0; i < PLAYERS; i++) {
        jobs[i].seed = (uint64_t)i;
        CHECK(pthread_create(&players[i], NULL, player, &jobs[i]) == 0);
    }
    for (int32_t i = 0; i < READERS; i++)
        CHECK(pthread_create(&readers[i], NULL, reader, &shared) == 0);
    for (int32_t i = 0; i < READERS; i++)
        CHECK(pthread_join(readers[i], NULL) == 0);
    for (int32_t i = 0; i < PLAYERS; i++) {
        CHECK(pthread_join(players[i], NULL) == 0);
        CHECK_IS(senet_ply(jobs[i].board), PLIES);
        senet_free(jobs[i].board);
    }
    senet_free(shared.board);
    CHECK_IS(senet_live(), 0);
    return 0;
}
