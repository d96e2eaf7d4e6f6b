/* The search from C: its result, its options, stop and progress. */
#include <fanorona.h>

#include "shown.h"

typedef struct {
    int32_t told;
    int32_t last_depth;
    int32_t stop_at;
} listener;

#ifdef __cplusplus
extern "C" {
#endif
static int32_t listen(const fanorona_search_result *result, void *user)
{
    listener *ear = (listener *)user;
    CHECK_IS(result->depth, ear->last_depth + 1);
    ear->last_depth = result->depth;
    ear->told++;
    return result->depth == ear->stop_at;
}
#ifdef __cplusplus
}
#endif

static void results(void)
{
    fanorona_game *game = game_from(NULL);
    fanorona_search_options options;
    fanorona_search_result first, second;
    fanorona_searcher *searcher = fanorona_searcher_new();
    fanorona_search_options_init(&options);
    CHECK_IS(options.budget, FANORONA_SEARCH_BUDGET);
    CHECK_IS(fanorona_game_search(game, &options, &first), 0);
    CHECK_IS(fanorona_searcher_search(searcher, game, &options, &second), 0);
    CHECK(memcmp(&first, &second, sizeof first) == 0);
    CHECK(first.depth >= 3 && first.nodes >= 10000 && first.stopped == 1 && first.reserved == 0);
    CHECK_IS(fanorona_game_play_move(game, &first.best), 0);
    fanorona_searcher_free(searcher);
    fanorona_game_free(game);
}

static void from_the_middle_of_a_move(void)
{
    fanorona_game *game = game_from(IN_A_CHAIN);
    fanorona_search_options options;
    fanorona_search_result result;
    fanorona_search_options_init(&options);
    CHECK_IS(fanorona_game_search(game, &options, &result), 0);
    CHECK_IS(fanorona_game_play_move(game, &result.best), 0);
    CHECK_IS(fanorona_game_ply(game), 1);
    fanorona_game_free(game);
}

static void wins_and_ends(void)
{
    fanorona_game *game = game_from(ALMOST_WON);
    fanorona_search_options options;
    fanorona_search_result result;
    fanorona_search_options_init(&options);
    CHECK_IS(fanorona_game_search(game, &options, &result), 0);
    CHECK_IS(result.score, fanorona_game_win_score() - 1);
    CHECK_IS(result.stopped, 0);
    CHECK_IS(fanorona_game_play_move(game, &result.best), 0);
    CHECK_IS(fanorona_game_search(game, &options, &result), FANORONA_PLAY_OVER);
    fanorona_game_free(game);
}

static void stop_and_progress(void)
{
    fanorona_game *game = game_from(NULL);
    fanorona_search_options options;
    fanorona_search_result result;
    listener ear = {0, 0, 3};
    int32_t flag = 0;
    fanorona_search_options_init(&options);
    options.budget = 10000000;
    options.progress = listen;
    options.user = &ear;
    CHECK_IS(fanorona_game_search(game, &options, &result), 0);
    CHECK(result.depth == 3 && result.stopped == 1 && ear.told == 3);
    options.progress = NULL;
    options.stop = &flag;
    fanorona_search_stop(&flag);
    CHECK(flag != 0);
    CHECK_IS(fanorona_game_search(game, &options, &result), 0);
    CHECK(result.depth == 1 && result.stopped == 1);
    fanorona_game_free(game);
}

int main(void)
{
    results();
    from_the_middle_of_a_move();
    wins_and_ends();
    stop_and_progress();
    CHECK(fanorona_live() == 0 && fanorona_game_live() == 0);
    return 0;
}
