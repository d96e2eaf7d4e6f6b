/* A thread is cancelled while it searches or counts. */
#define _DEFAULT_SOURCE
#include <fanorona.h>

#include "cancel.h"

static int32_t told(const fanorona_search_result *result, void *user)
{
    (void)result;
    return wait_to_be_cancelled(user);
}

static int32_t search_with(void *user, fanorona_searcher *searcher)
{
    fanorona_search_options options;
    fanorona_game_options made;
    fanorona_search_result result;
    fanorona_game *game;
    int32_t status;
    fanorona_game_options_init(&made);
    CHECK_IS(fanorona_game_new(&made, &game, NULL), 0);
    fanorona_search_options_init(&options);
    options.budget = 3000;
    options.progress = told;
    options.user = user;
    status = searcher ? fanorona_searcher_search(searcher, game, &options, &result)
                      : fanorona_game_search(game, &options, &result);
    fanorona_searcher_free(searcher);
    fanorona_game_free(game);
    return status;
}

static int32_t search(void *user)
{
    return search_with(user, NULL);
}

static int32_t searcher_search(void *user)
{
    return search_with(user, fanorona_searcher_new());
}

static int32_t count(void *user)
{
    fanorona_board *board = fanorona_new(NULL);
    uint64_t all;
    int32_t status = fanorona_perft_until(board, 5, NULL, wait_to_be_cancelled, user, &all);
    fanorona_free(board);
    return status;
}

static int32_t count_moves(void *user)
{
    fanorona_board *board = fanorona_new(NULL);
    uint64_t all;
    int32_t status = fanorona_perft_moves_until(board, 4, NULL, wait_to_be_cancelled, user, &all);
    fanorona_free(board);
    return status;
}

int main(void)
{
    int32_t (*const all[])(void *) = {search, searcher_search, count, count_moves};
    for (size_t i = 0; i < COUNT(all); i++) {
        check_cancelled(all[i]);
        check_uncancelled(all[i]);
    }
    CHECK(fanorona_live() == 0 && fanorona_game_live() == 0);
    return 0;
}
