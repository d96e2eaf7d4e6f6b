/* A fault of the library's own is an answer, and puts the one handle it happened on out of use. */
#include "kinds.h"
#include "shown.h"

#ifdef __cplusplus
extern "C" {
#endif
int32_t fanorona_test_panic(fanorona_board *board);
int32_t fanorona_game_test_panic(fanorona_game *game);
#ifdef __cplusplus
}
#endif

static void on_a_board(void)
{
    fanorona_board *board = fanorona_new(NULL);
    fanorona_board *copy = fanorona_clone(board);
    shown before = look(copy);

    CHECK_IS(fanorona_test_panic(NULL), FANORONA_ERR_NULL);
    CHECK_IS(fanorona_test_panic(board), FANORONA_ERR_INTERNAL);
    CHECK_IS(fanorona_test_panic(board), FANORONA_ERR_DEAD);
    board_misused(board, FANORONA_ERR_DEAD);

    /* Others are as they were, and still work. */
    CHECK(still_shows(copy, &before));
    CHECK_IS(fanorona_step(copy, 21, 0, FANORONA_APPROACH, NULL), 0);
    CHECK_IS(fanorona_live(), 2);
    fanorona_free(board);
    CHECK_IS(fanorona_live(), 1);
    fanorona_free(copy);
}

static void on_a_game(void)
{
    fanorona_game *game = game_from(NULL);
    fanorona_game *copy = fanorona_game_clone(game);
    shown before = look_at_game(copy), now;
    CHECK_IS(fanorona_game_test_panic(NULL), FANORONA_ERR_NULL);
    CHECK_IS(fanorona_game_test_panic(game), FANORONA_ERR_INTERNAL);
    CHECK_IS(fanorona_game_test_panic(game), FANORONA_ERR_DEAD);
    game_misused(game, FANORONA_ERR_DEAD);

    now = look_at_game(copy);
    CHECK(same(&now, &before));
    CHECK_IS(fanorona_game_play(copy, "d3-e3A"), 0);
    CHECK_IS(fanorona_game_live(), 2);
    fanorona_game_free(game);
    fanorona_game_free(copy);
    CHECK(fanorona_game_live() == 0 && fanorona_live() == 0);
}

int main(void)
{
    on_a_board();
    on_a_game();
    return 0;
}
