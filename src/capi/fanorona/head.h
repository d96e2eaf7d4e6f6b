/**
 * @file fanorona.h
 * @brief Fanorona, the game of Madagascar in which stones are taken by moving up to them or away from them.
 *
 * A complete program: the search plays both sides until the game is over.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <fanorona.h>
 *
 * int main(void)
 * {
 *     fanorona_game_options options;
 *     fanorona_search_options search;
 *     fanorona_search_result found;
 *     fanorona_game *game;
 *     fanorona_game_options_init(&options);
 *     fanorona_search_options_init(&search);
 *     search.budget = 1000;
 *     if (fanorona_game_new(&options, &game, NULL) != 0)
 *         return 1;
 *     while (fanorona_game_search(game, &search, &found) == 0)
 *         fanorona_game_play_move(game, &found.best);
 *     printf("%s after %d moves\n", fanorona_game_how(game), (int)fanorona_game_ply(game));
 *     fanorona_game_free(game);
 *     return 0;
 * }
 * @endcode
 *
