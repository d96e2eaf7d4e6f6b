/* A fault of the library's own is an answer, and puts the one board it happened on out of use. */
#include "kinds.h"
#include "shown.h"

#ifdef __cplusplus
extern "C" {
#endif
int32_t senet_test_panic(senet_board *board);
#ifdef __cplusplus
}
#endif

int main(void)
{
    senet_board *board = senet_new_game(5), *copy = senet_clone(board);
    shown before = look(copy);
    CHECK_IS(senet_test_panic(NULL), SENET_ERR_NULL);
    CHECK_IS(senet_test_panic(board), SENET_ERR_INTERNAL);
    CHECK_IS(senet_test_panic(board), SENET_ERR_DEAD);
    board_misused(board, SENET_ERR_DEAD);

    /* Others are as they were, and still work. */
    CHECK(still_shows(copy, &before));
    CHECK_IS(senet_forfeit(copy, 1, NULL), 0);
    CHECK_IS(senet_live(), 2);
    senet_free(board);
    senet_free(copy);
    CHECK_IS(senet_live(), 0);
    return 0;
}
