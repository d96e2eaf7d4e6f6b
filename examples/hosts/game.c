/* Has three seats play a game against each other, and tells every move. */
#include <inttypes.h>
#include <stdio.h>
#include <sternhalma.h>

int main(void)
{
    sternhalma_game_options options;
    sternhalma_search_options search;
    sternhalma_search_result found;
    sternhalma_game *game;
    char text[STERNHALMA_POSITION_MAX];

    sternhalma_game_options_init(&options);
    options.seats = 3;
    if (sternhalma_game_new(&options, &game, NULL) != 0)
        return 1;
    printf("a1-b1: %s\n", sternhalma_game_reason(sternhalma_game_play(game, "a1-b1")));

    sternhalma_search_options_init(&search);
    search.budget = 300;
    while (sternhalma_game_search(game, &search, &found) == 0) {
        if (found.is_pass)
            snprintf(text, sizeof text, "pass");
        else
            sternhalma_game_move_text(game, found.from, found.to, text, sizeof text);
        sternhalma_game_play(game, text);
        printf("%" PRId64 ". %s depth %d score %d nodes %" PRIu64 "\n", sternhalma_game_ply(game), text,
            (int)found.depth, (int)found.score, found.nodes);
    }

    sternhalma_game_result_text(game, text, sizeof text);
    printf("%s\n", text);
    sternhalma_game_position(game, text, sizeof text);
    printf("%s\n%016" PRIx64 "\n", text, sternhalma_game_key(game));
    sternhalma_game_free(game);
    return 0;
}
