/* The synopsis of the documented interface, in C. */
#include <senet.h>

#include "check.h"

int main(void)
{
    senet_board *board = senet_new(5), *other;
    char text[SENET_POSITION_MAX];
    int32_t exits[SENET_EXITS_MAX];
    for (int32_t house = 1; house <= 10; house++)
        CHECK_IS(senet_put(board, house, house % 2 ? SENET_DARK : SENET_LIGHT), 1);
    CHECK(senet_to_string(board, text, sizeof text) > 0);
    CHECK_TEXT(text, "dldldldldl/........../.......... l 5");
    CHECK(senet_key_hex(board, text, sizeof text) > 0);
    CHECK_TEXT(text, "0000000000066666");
    CHECK_IS(senet_house_of(1, 0), 20);
    CHECK_IS(senet_is_marked(15), 1);
    CHECK_IS(senet_rules_exit(NULL, 28, 3, exits, COUNT(exits)), 1);
    CHECK_IS(exits[0], SENET_EXIT_OFF);
    CHECK_IS(senet_from_string(".........l/........../.......... d 5", &other), SENET_POS_OK);
    CHECK_IS(senet_rules_id("kendall"), SENET_RULES_KENDALL);
    senet_free(other);
    senet_free(board);
    return 0;
}
