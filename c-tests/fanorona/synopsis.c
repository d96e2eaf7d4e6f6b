/* The synopsis of the documented interface, in C: steps, step, can_stop, stop, over, how, winner. */
#include <fanorona.h>

#include "check.h"

int main(void)
{
    fanorona_game_options options;
    fanorona_game *game;
    fanorona_game_options_init(&options);
    CHECK_IS(fanorona_game_new(&options, &game, NULL), 0);
    while (!fanorona_game_over(game)) {
        fanorona_step_info steps[FANORONA_STEPS_MAX];
        CHECK(fanorona_game_steps(game, steps, FANORONA_STEPS_MAX) > 0);
        CHECK_IS(fanorona_game_step(game, steps[0].from, steps[0].dir, steps[0].kind), FANORONA_PLAY_OK);
        if (fanorona_game_can_stop(game))
            CHECK_IS(fanorona_game_stop(game), FANORONA_PLAY_OK);
    }
    CHECK(fanorona_game_how(game) != NULL);
    CHECK_IS(fanorona_game_winner(game) == 0, fanorona_game_is_draw(game));
    fanorona_game_free(game);
    CHECK(fanorona_live() == 0 && fanorona_game_live() == 0);
    return 0;
}
