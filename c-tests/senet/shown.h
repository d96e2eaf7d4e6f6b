/* What a board shows, to tell whether something changed it. */
#ifndef SHOWN_H
#define SHOWN_H

#include <senet.h>

#include "check.h"

/* Light may bear off its last piece with a 3; dark has a run of three behind it. */
#define NEARLY_WON "....ddd.../........../.......l.. l 5"

typedef struct shown {
    char position[SENET_POSITION_MAX];
    int8_t cells[SENET_HOUSES];
    uint64_t key;
    int64_t ply;
} shown;

static inline shown look(const senet_board *board)
{
    shown seen;
    memset(&seen, 0, sizeof seen);
    CHECK(senet_to_string(board, seen.position, sizeof seen.position) > 0);
    CHECK_IS(senet_cells(board, seen.cells, COUNT(seen.cells)), SENET_HOUSES);
    seen.key = senet_key(board);
    seen.ply = senet_ply(board);
    return seen;
}

static inline int same(const shown *a, const shown *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static inline int still_shows(const senet_board *board, const shown *before)
{
    shown now = look(board);
    return same(&now, before);
}

static inline senet_board *board_from(const char *position)
{
    senet_board *board;
    CHECK_IS(senet_from_string(position, &board), SENET_POS_OK);
    return board;
}

#endif
