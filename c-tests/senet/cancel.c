/* A thread is cancelled while it searches or counts. */
#define _DEFAULT_SOURCE
#include <senet.h>

#include "cancel.h"

static int32_t told(const senet_search_result *result, void *user)
{
    (void)result;
    return wait_to_be_cancelled(user);
}

static int32_t search(void *user)
{
    senet_search_options options;
    senet_search_result result;
    senet_board *board = senet_new_game(5);
    int32_t status;
    senet_search_options_init(&options);
    options.budget = 3000;
    options.progress = told;
    options.user = user;
    status = senet_search(board, 3, NULL, &options, &result);
    senet_free(board);
    return status;
}

static int32_t walk(void *user)
{
    senet_board *board = senet_new_game(5);
    uint64_t all;
    int32_t status = senet_walk_until(board, 4, NULL, NULL, wait_to_be_cancelled, user, &all);
    senet_free(board);
    return status;
}

static int32_t expect(void *user)
{
    senet_board *board = senet_new_game(5);
    int32_t value, status =
        senet_expect_until(board, 3, NULL, SENET_SIDE_LIGHT, NULL, NULL, wait_to_be_cancelled, user, &value);
    senet_free(board);
    return status;
}

int main(void)
{
    int32_t (*const all[])(void *) = {search, walk, expect};
    for (size_t i = 0; i < COUNT(all); i++) {
        check_cancelled(all[i]);
        check_uncancelled(all[i]);
    }
    CHECK_IS(senet_live(), 0);
    return 0;
}
