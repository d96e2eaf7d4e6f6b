/* The synopsis of the documented interface, in C: legal, play, reason, over, ply, position, log, replay, key. */
#include <sternhalma.h>

#include "check.h"

int main(void)
{
    sternhalma_game_options options;
    sternhalma_game *game, *again;
    char position[STERNHALMA_POSITION_MAX], log[1024];

    sternhalma_game_options_init(&options);
    options.seats = 3;
    CHECK_IS(sternhalma_game_new(&options, &game, NULL), 0);
    while (!sternhalma_game_over(game)) {
        sternhalma_move moves[STERNHALMA_LEGAL_MAX];
        char text[STERNHALMA_MOVE_TEXT_MAX];
        int32_t flag;
        CHECK(sternhalma_game_legal(game, moves, STERNHALMA_LEGAL_MAX) > 0);
        CHECK(sternhalma_game_move_text(game, moves[0].from, moves[0].to, text, sizeof text) > 0);
        flag = sternhalma_game_play(game, text);
        if (flag != 0)
            check_failed(__FILE__, __LINE__, sternhalma_game_reason(flag));
        if (sternhalma_game_ply(game) >= 6)
            break;
    }
    CHECK(sternhalma_game_position(game, position, sizeof position) > 0);
    CHECK(strstr(position, " 0 3 10;6 3000 0 - - -") != NULL);

    CHECK(sternhalma_game_log(game, log, sizeof log) < (int32_t)sizeof log);
    CHECK_IS(sternhalma_game_replay(log, &again, NULL), 0);
    CHECK(sternhalma_game_key(again) == sternhalma_game_key(game));
    sternhalma_game_free(again);
    sternhalma_game_free(game);
    CHECK(sternhalma_live() == 0 && sternhalma_game_live() == 0);
    return 0;
}
