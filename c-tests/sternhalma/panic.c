/* A fault of the library's own is an answer, and puts the one handle it happened on out of use. */
#include "kinds.h"
#include "shown.h"

#ifdef __cplusplus
extern "C" {
#endif
int32_t sternhalma_test_panic(sternhalma_board *board);
int32_t sternhalma_game_test_panic(sternhalma_game *game);
int32_t sternhalma_searcher_test_panic(sternhalma_searcher *searcher);
#ifdef __cplusplus
}
#endif

static void on_a_board(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_board *copy = sternhalma_clone(board);
    sternhalma_board *other = sternhalma_new(6, 10);
    shown of_copy = look(copy), of_other = look(other);

    CHECK_IS(sternhalma_test_panic(NULL), STERNHALMA_ERR_NULL);
    CHECK_IS(sternhalma_test_panic(board), STERNHALMA_ERR_INTERNAL);
    CHECK_IS(sternhalma_test_panic(board), STERNHALMA_ERR_DEAD);
    board_misused(board, STERNHALMA_ERR_DEAD);

    /* Others are as they were, and still work. */
    CHECK(still_shows(copy, &of_copy) && still_shows(other, &of_other));
    CHECK_IS(sternhalma_play(copy, 9, 17, NULL), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_live(), 3);

    sternhalma_free(board);
    CHECK_IS(sternhalma_live(), 2);
    CHECK_IS(sternhalma_test_panic(other), STERNHALMA_ERR_INTERNAL);
    CHECK(sternhalma_clone(other) == NULL);
    sternhalma_free(other);
    sternhalma_free(copy);
    CHECK_IS(sternhalma_live(), 0);
}

static void on_a_game(void)
{
    sternhalma_game *game = game_of(2);
    sternhalma_game *copy = sternhalma_game_clone(game);
    sternhalma_board *board = sternhalma_game_board(game);
    shown before = look(board), now;
    CHECK_IS(sternhalma_game_test_panic(NULL), STERNHALMA_ERR_NULL);
    CHECK_IS(sternhalma_game_test_panic(game), STERNHALMA_ERR_INTERNAL);
    CHECK_IS(sternhalma_game_test_panic(game), STERNHALMA_ERR_DEAD);
    game_misused(game, STERNHALMA_ERR_DEAD);

    now = look_at_game(copy);
    CHECK(same(&now, &before) && still_shows(board, &before));
    CHECK_IS(sternhalma_game_play(copy, "d4-e8"), 0);
    CHECK_IS(sternhalma_game_live(), 2);

    sternhalma_game_free(game);
    sternhalma_game_free(copy);
    sternhalma_free(board);
    CHECK(sternhalma_game_live() == 0 && sternhalma_live() == 0);
}

static void on_a_searcher(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_searcher *searcher = sternhalma_searcher_new(), *other = sternhalma_searcher_new();
    sternhalma_search_options options;
    sternhalma_search_result result;
    sternhalma_search_options_init(&options);
    options.budget = 100;
    CHECK_IS(sternhalma_searcher_test_panic(NULL), STERNHALMA_ERR_NULL);
    CHECK_IS(sternhalma_searcher_test_panic(searcher), STERNHALMA_ERR_INTERNAL);
    CHECK_IS(sternhalma_searcher_test_panic(searcher), STERNHALMA_ERR_DEAD);
    memset(&result, 0x5A, sizeof result);
    CHECK_IS(sternhalma_searcher_search(searcher, board, &options, &result), STERNHALMA_ERR_DEAD);
    CHECK(all_bytes(&result, 0x5A, sizeof result));
    CHECK_IS(sternhalma_searcher_search(other, board, &options, &result), 0);
    sternhalma_searcher_free(searcher);
    sternhalma_searcher_free(other);
    sternhalma_free(board);
}

int main(void)
{
    on_a_board();
    on_a_game();
    on_a_searcher();
    return 0;
}
