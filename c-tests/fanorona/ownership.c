/* Every handle that is made is counted until it is freed, in whatever order, and nothing else is kept. */
#include <fanorona.h>

#include "shown.h"

static void makers_count_and_free_uncounts(void)
{
    fanorona_board *full = fanorona_new("dimy");
    fanorona_board *copy = fanorona_clone(full);
    fanorona_board *read = board_from(IN_A_CHAIN);
    fanorona_board *counted;
    CHECK_IS(fanorona_from_string_n(ALMOST_WON, strlen(ALMOST_WON), &counted, NULL), FANORONA_POS_OK);
    CHECK(full != NULL && copy != NULL && counted != NULL);
    CHECK_IS(fanorona_live(), 4);
    fanorona_free(counted);
    fanorona_free(full);
    fanorona_free(read);
    CHECK_IS(fanorona_live(), 1);
    fanorona_free(copy);
    CHECK_IS(fanorona_live(), 0);
}

static void a_refusal_makes_nothing(void)
{
    /* What the caller left there before is no handle, and is not freed. */
    char nothing;
    fanorona_board *board = (fanorona_board *)(void *)&nothing;
    fanorona_game *game = (fanorona_game *)(void *)&nothing;
    CHECK(fanorona_new("nine") == NULL && fanorona_clone(NULL) == NULL);
    CHECK_IS(fanorona_from_string("no board", &board), FANORONA_POS_LETTER);
    CHECK(board == NULL);
    CHECK_IS(fanorona_game_from_text("no game", &game, NULL), FANORONA_TEXT_BAD);
    CHECK(game == NULL);
    CHECK(fanorona_live() == 0 && fanorona_game_live() == 0);
}

static void copies_outlive_what_they_were_made_of(void)
{
    fanorona_game *game = game_from(IN_A_CHAIN);
    fanorona_game *second = fanorona_game_clone(game);
    fanorona_board *board = fanorona_game_board(game);
    shown before = look(board), now;
    CHECK(fanorona_live() == 1 && fanorona_game_live() == 2);
    CHECK_IS(fanorona_game_stop(game), FANORONA_PLAY_OK);
    fanorona_game_free(game);
    now = look_at_game(second);
    CHECK(still_shows(board, &before) && same(&now, &before));
    fanorona_game_free(second);
    CHECK_IS(fanorona_stop(board, NULL), 1);
    fanorona_free(board);
    CHECK(fanorona_live() == 0 && fanorona_game_live() == 0);
}

static void a_searcher_is_no_board(void)
{
    fanorona_searcher *searcher = fanorona_searcher_new();
    CHECK(searcher != NULL);
    CHECK(fanorona_live() == 0 && fanorona_game_live() == 0);
    fanorona_searcher_free(searcher);
}

int main(void)
{
    makers_count_and_free_uncounts();
    a_refusal_makes_nothing();
    copies_outlive_what_they_were_made_of();
    a_searcher_is_no_board();
    return 0;
}
