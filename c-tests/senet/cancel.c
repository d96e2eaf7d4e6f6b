/* A thread is cancelled while it searches. */
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

int main(void)
{
    check_cancelled(search);
    check_uncancelled(search);
    CHECK_IS(senet_live(), 0);
    return 0;
}
