/*
 * Handles are independent, and one may be read by several threads at once. The program is also run under helgrind,
 * which sees data races that do no harm this time.
 */
#define _DEFAULT_SOURCE
#include <fanorona.h>

#include <pthread.h>

#include "shown.h"

enum { PLAYERS = 6, READERS = 4, MOVES = 6 };

/* What one thread hands to another. */
typedef struct job {
    int32_t number;
    fanorona_game *game;
    uint64_t key;
} job;

/* Plays some moves that the search chooses, takes back the last, and has the game read from its text. */
static void *player(void *given)
{
    static const char *const boards[] = {"tsivy", "dimy", "telo"};
    job *mine = (job *)given;
    fanorona_game_options options;
    fanorona_search_options search;
    fanorona_search_result found;
    fanorona_game *game;
    char text[1024];
    fanorona_game_options_init(&options);
    fanorona_search_options_init(&search);
    options.board = boards[mine->number % 3];
    search.budget = 200;
    search.seed = (uint64_t)mine->number;
    CHECK_IS(fanorona_game_new(&options, &game, NULL), 0);
    for (int32_t i = 0; i < MOVES && fanorona_game_search(game, &search, &found) == 0; i++)
        CHECK_IS(fanorona_game_play_move(game, &found.best), FANORONA_PLAY_OK);
    CHECK_IS(fanorona_game_undo_move(game), 1);
    CHECK(fanorona_game_to_text(game, text, sizeof text) < (int32_t)sizeof text);
    CHECK_IS(fanorona_game_from_text(text, &mine->game, NULL), 0);
    mine->key = fanorona_game_key(game);
    fanorona_game_free(game);
    return NULL;
}

/* Looks at a game and its board in every way while others do. */
static void *reader(void *given)
{
    const job *shared = (const job *)given;
    const fanorona_game *game = shared->game;
    shown first = look_at_game(game);
    for (int32_t round = 0; round < 3; round++) {
        fanorona_board *board = fanorona_game_board(game);
        fanorona_game *copy = fanorona_game_clone(game);
        fanorona_search_options search;
        fanorona_search_result found;
        fanorona_search_options_init(&search);
        search.budget = 200;
        CHECK(still_shows(board, &first));
        CHECK_IS(fanorona_game_search(game, &search, &found), 0);
        CHECK_IS(fanorona_game_play_move(copy, &found.best), FANORONA_PLAY_OK);
        CHECK(fanorona_game_moves(game, 0, NULL, 0) > 0);
        CHECK(fanorona_perft(board, 3) > 0);
        CHECK_IS(fanorona_evaluate(board, NULL), fanorona_game_evaluate(game, NULL));
        fanorona_game_free(copy);
        fanorona_free(board);
    }
    CHECK_IS(fanorona_game_key(game), shared->key);
    return NULL;
}

int main(void)
{
    pthread_t players[PLAYERS], readers[READERS];
    job jobs[PLAYERS], shared;
    memset(jobs, 0, sizeof jobs);
    shared.game = game_from(NULL);
    shared.key = fanorona_game_key(shared.game);
    for (int32_t i = 0; i < PLAYERS; i++) {
        jobs[i].number = i;
        CHECK(pthread_create(&players[i], NULL, player, &jobs[i]) == 0);
    }
    for (int32_t i = 0; i < READERS; i++)
        CHECK(pthread_create(&readers[i], NULL, reader, &shared) == 0);
    for (int32_t i = 0; i < READERS; i++)
        CHECK(pthread_join(readers[i], NULL) == 0);
    for (int32_t i = 0; i < PLAYERS; i++)
        CHECK(pthread_join(players[i], NULL) == 0);

    /* Every game is used and freed here that was made there. */
    CHECK_IS(fanorona_game_live(), PLAYERS + 1);
    for (int32_t i = 0; i < PLAYERS; i++) {
        CHECK_IS(fanorona_game_key(jobs[i].game), jobs[i].key);
        fanorona_game_free(jobs[i].game);
    }
    fanorona_game_free(shared.game);
    CHECK(fanorona_live() == 0 && fanorona_game_live() == 0);
    return 0;
}
