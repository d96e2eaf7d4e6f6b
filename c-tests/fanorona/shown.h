/* What a board and a game show, to tell whether something changed them. */
#ifndef SHOWN_H
#define SHOWN_H

#include <fanorona.h>

#include "check.h"

/* Black's stone on d4 is in the middle of its move; it may go on with d4-c5W or stop. */
#define IN_A_CHAIN "bb2bbbbb/bbbbbbbbb/bwb1wbwbw/www1w1www/www1wwwww b d4 6 d5d4"

/* One white stone can take the last black one: b2-a2W. */
#define ALMOST_WON "3/1wb/3 w"

typedef struct shown {
    char position[FANORONA_POSITION_MAX];
    uint64_t key;
    int32_t side;
    int32_t steps;
    int32_t counts[2];
} shown;

static inline shown look(const fanorona_board *board)
{
    shown seen;
    memset(&seen, 0, sizeof seen);
    CHECK(fanorona_to_string(board, seen.position, sizeof seen.position) > 0);
    seen.key = fanorona_key(board);
    seen.side = fanorona_side(board);
    seen.steps = fanorona_steps(board, NULL, 0);
    seen.counts[0] = fanorona_count(board, FANORONA_WHITE);
    seen.counts[1] = fanorona_count(board, FANORONA_BLACK);
    return seen;
}

static inline shown look_at_game(const fanorona_game *game)
{
    fanorona_board *board = fanorona_game_board(game);
    shown seen = look(board);
    fanorona_free(board);
    return seen;
}

static inline int same(const shown *a, const shown *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static inline int still_shows(const fanorona_board *board, const shown *before)
{
    shown now = look(board);
    return same(&now, before);
}

static inline fanorona_board *board_from(const char *position)
{
    fanorona_board *board;
    CHECK_IS(fanorona_from_string(position, &board), FANORONA_POS_OK);
    return board;
}

/* A game from a position, or for NULL from the set-up of fanoron-tsivy. */
static inline fanorona_game *game_from(const char *position)
{
    fanorona_game *game;
    fanorona_game_options options;
    fanorona_game_options_init(&options);
    options.position = position;
    CHECK_IS(fanorona_game_new(&options, &game, NULL), 0);
    return game;
}

#endif
