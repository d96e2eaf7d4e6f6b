/* Every board that is made is counted until it is freed, in whatever order, and nothing else is kept. */
#include <sternhalma.h>

#include "check.h"
#include "shown.h"

static void makers_count_and_free_uncounts(void)
{
    sternhalma_board *full = sternhalma_new(6, 10);
    sternhalma_board *empty = sternhalma_new_empty(3, 15);
    sternhalma_board *copy = sternhalma_clone(full);
    sternhalma_board *read = board_from(TWO_WALLED_IN);
    sternhalma_board *counted;
    CHECK_IS(sternhalma_from_string_n(TWO_WALLED_IN, strlen(TWO_WALLED_IN), &counted, NULL), STERNHALMA_POS_OK);
    CHECK(full != NULL && empty != NULL && copy != NULL && counted != NULL);
    CHECK_IS(sternhalma_live(), 5);

    sternhalma_free(empty);
    CHECK_IS(sternhalma_live(), 4);
    sternhalma_free(counted);
    sternhalma_free(full);
    sternhalma_free(read);
    CHECK_IS(sternhalma_live(), 1);
    sternhalma_free(copy);
    CHECK_IS(sternhalma_live(), 0);
}

static void freeing_null_does_nothing(void)
{
    sternhalma_free(NULL);
    sternhalma_free(NULL);
    CHECK_IS(sternhalma_live(), 0);
}

static void a_refusal_makes_nothing(void)
{
    /* What the caller left there before is no handle, and is not freed. */
    char nothing;
    sternhalma_board *board = (sternhalma_board *)(void *)&nothing;
    CHECK(sternhalma_new(5, 10) == NULL);
    CHECK(sternhalma_new_empty(2, 11) == NULL);
    CHECK(sternhalma_clone(NULL) == NULL);
    CHECK_IS(sternhalma_from_string("no board", &board), STERNHALMA_POS_LETTER);
    CHECK(board == NULL);
    CHECK_IS(sternhalma_from_string(TWO_WALLED_IN, NULL), STERNHALMA_ERR_NULL);
    CHECK_IS(sternhalma_live(), 0);
}

static void a_clone_outlives_what_it_was_made_of(void)
{
    sternhalma_board *first = board_from(TWO_WALLED_IN);
    sternhalma_board *second = sternhalma_clone(first);
    sternhalma_board *third = sternhalma_clone(second);
    shown before = look(first);
    CHECK_IS(sternhalma_pass(second, NULL), STERNHALMA_PLAY_OK);
    CHECK(still_shows(first, &before));
    sternhalma_free(first);
    sternhalma_free(second);
    CHECK(still_shows(third, &before));
    CHECK_IS(sternhalma_lift(third, 0), 1);
    sternhalma_free(third);
    CHECK_IS(sternhalma_live(), 0);
}

static void many_in_a_mixed_order(void)
{
    sternhalma_board *boards[64];
    for (int32_t i = 0; i < 64; i++)
        boards[i] = i % 3 == 2 ? sternhalma_clone(boards[i / 2]) : sternhalma_new(3, 15);
    CHECK_IS(sternhalma_live(), 64);
    for (int32_t i = 0; i < 64; i++)
        sternhalma_free(boards[i * 37 % 64]);
    CHECK_IS(sternhalma_live(), 0);
}

static void a_game_that_is_over_is_freed_like_any(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    CHECK_IS(sternhalma_resign(board, 0, NULL), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_over(board), 1);
    sternhalma_free(board);
    CHECK_IS(sternhalma_live(), 0);
}

static void games_count_by_themselves(void)
{
    sternhalma_game *first = game_of(3), *copy, *read = NULL;
    sternhalma_board *board;
    sternhalma_error error;
    char log[512];
    CHECK_IS(sternhalma_game_play(first, "d1-e5"), 0);
    copy = sternhalma_game_clone(first);
    CHECK(sternhalma_game_log(first, log, sizeof log) < (int32_t)sizeof log);
    CHECK_IS(sternhalma_game_replay(log, &read, &error), 0);
    CHECK(sternhalma_game_live() == 3 && sternhalma_live() == 0);

    /* The board of a game is a copy, and outlives it. */
    board = sternhalma_game_board(first);
    CHECK_IS(sternhalma_live(), 1);
    sternhalma_game_free(first);
    CHECK_IS(sternhalma_to_move(board), 1);
    CHECK_IS(sternhalma_lift(board, 0), 1);
    CHECK_IS(sternhalma_game_at(copy, 0), 0);
    CHECK_IS(sternhalma_game_undo(copy), 1);
    CHECK_IS(sternhalma_game_move_count(read), 1);
    sternhalma_game_free(copy);
    sternhalma_free(board);
    sternhalma_game_free(read);
    sternhalma_game_free(NULL);
    CHECK(sternhalma_game_live() == 0 && sternhalma_live() == 0);
}

static void a_game_that_is_refused_is_not_made(void)
{
    static const char *const logs[] = {"", "sternhalma 1",
        "sternhalma 1\nseats 2\npieces 10\ncap 2000\nfirst 0\nmoves 2\nd1-e5\nd1-e5\n"};
    char nothing;
    for (size_t i = 0; i < COUNT(logs); i++) {
        sternhalma_game *game = (sternhalma_game *)(void *)&nothing;
        CHECK(sternhalma_game_replay(logs[i], &game, NULL) > 0);
        CHECK(game == NULL);
        CHECK_IS(sternhalma_game_live(), 0);
    }
}

static void texts_of_the_library_outlive_everything(void)
{
    const char *version = sternhalma_version();
    const char *refusal = sternhalma_reason(STERNHALMA_POS_ROWS);
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_free(board);
    CHECK_TEXT(version, STERNHALMA_VERSION);
    CHECK(refusal == sternhalma_reason(STERNHALMA_POS_ROWS));
}

int main(void)
{
    CHECK_IS(sternhalma_live(), 0);
    makers_count_and_free_uncounts();
    freeing_null_does_nothing();
    a_refusal_makes_nothing();
    a_clone_outlives_what_it_was_made_of();
    many_in_a_mixed_order();
    a_game_that_is_over_is_freed_like_any();
    games_count_by_themselves();
    a_game_that_is_refused_is_not_made();
    texts_of_the_library_outlive_everything();
    return 0;
}
