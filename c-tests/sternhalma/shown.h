/* What a board shows, to tell whether something changed it. */
#ifndef SHOWN_H
#define SHOWN_H

#include <sternhalma.h>

#include "check.h"

/* Seats 0 and 2 still race, and neither has a move. */
#define TWO_WALLED_IN \
    "0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 13 -"

/* One move of seat 1, m6-n1, fills the last hole of seat 0's home. */
#define ALMOST_HOME \
    "0/[2]/[3]/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[5]1[7]/[1]000/000/00/0 1 2 10"

typedef struct shown {
    char position[STERNHALMA_POSITION_MAX];
    uint64_t key;
    int64_t cap;
    int32_t places[STERNHALMA_SEATS_MAX];
    int32_t counts[STERNHALMA_SEATS_MAX];
    int32_t moves;
} shown;

static inline shown look(const sternhalma_board *board)
{
    shown seen;
    memset(&seen, 0, sizeof seen);
    CHECK(sternhalma_to_string(board, seen.position, sizeof seen.position) > 0);
    seen.key = sternhalma_key(board);
    seen.cap = sternhalma_cap(board);
    seen.moves = sternhalma_legal(board, NULL, 0);
    sternhalma_places(board, seen.places, COUNT(seen.places));
    for (int32_t seat = 0; seat < STERNHALMA_SEATS_MAX; seat++)
        seen.counts[seat] = sternhalma_count(board, seat);
    return seen;
}

static inline shown look_at_game(const sternhalma_game *game)
{
    sternhalma_board *board = sternhalma_game_board(game);
    shown seen = look(board);
    sternhalma_free(board);
    return seen;
}

static inline int same(const shown *a, const shown *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static inline int still_shows(const sternhalma_board *board, const shown *before)
{
    shown now = look(board);
    return same(&now, before);
}

static inline sternhalma_game *game_of(int32_t seats)
{
    sternhalma_game *game;
    sternhalma_game_options options;
    sternhalma_game_options_init(&options);
    options.seats = seats;
    CHECK_IS(sternhalma_game_new(&options, &game, NULL), 0);
    return game;
}

static inline sternhalma_game *game_from(const char *position)
{
    sternhalma_game *game;
    sternhalma_game_options options;
    sternhalma_game_options_init(&options);
    options.position = position;
    CHECK_IS(sternhalma_game_new(&options, &game, NULL), 0);
    return game;
}

static inline sternhalma_board *board_from(const char *position)
{
    sternhalma_board *board;
    CHECK_IS(sternhalma_from_string(position, &board), STERNHALMA_POS_OK);
    return board;
}

#endif
