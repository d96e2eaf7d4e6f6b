/* Every constant of the header is had by its name, one by one and in the order of the header. */
#include <fanorona.h>

#include "check.h"

/* How many there were. */
static int32_t seen;

static void had_by_name(const char *whole, const char *name, int64_t wanted)
{
    char with_more[FANORONA_CONSTANT_NAME_MAX + 1];
    int64_t value = wanted + 1;
    CHECK_IS(fanorona_constant(name, &value), 1);
    CHECK_IS(value, wanted);
    value = wanted + 1;
    CHECK_IS(fanorona_constant(whole, &value), 1);
    CHECK_IS(value, wanted);
    snprintf(with_more, sizeof with_more, "%s_", whole);
    value = wanted + 1;
    CHECK_IS(fanorona_constant_n(with_more, strlen(whole), &value), 1);
    CHECK_IS(value, wanted);
    CHECK_IS(fanorona_constant(with_more, &value), 0);
    value = wanted + 1;
    CHECK_TEXT(fanorona_constant_at(seen, &value), name);
    CHECK_IS(value, wanted);
    seen++;
}

#define CONSTANT(name) had_by_name("FANORONA_" #name, #name, FANORONA_##name)

int main(void)
{
    CONSTANT(VERSION_MAJOR);
    CONSTANT(VERSION_MINOR);
    CONSTANT(VERSION_PATCH);
    CONSTANT(ABI_VERSION);
    CONSTANT(ERR_NULL);
    CONSTANT(ERR_ARGUMENT);
    CONSTANT(ERR_MEMORY);
    CONSTANT(ERR_INTERNAL);
    CONSTANT(ERR_DEAD);
    CONSTANT(TSIVY);
    CONSTANT(DIMY);
    CONSTANT(TELO);
    CONSTANT(EMPTY);
    CONSTANT(WHITE);
    CONSTANT(BLACK);
    CONSTANT(POINTS_MAX);
    CONSTANT(POSITION_MAX);
    CONSTANT(KEY_HEX_MAX);
    CONSTANT(POS_OK);
    CONSTANT(POS_NULL);
    CONSTANT(POS_LONG);
    CONSTANT(POS_SHAPE);
    CONSTANT(POS_LETTER);
    CONSTANT(POS_SIDE);
    CONSTANT(POS_COUNT);
    CONSTANT(POS_CHAIN);
    CONSTANT(POS_FIELD);
    CONSTANT(DIRECTIONS);
    CONSTANT(NAME_MAX);
    CONSTANT(PAIKA);
    CONSTANT(APPROACH);
    CONSTANT(WITHDRAW);
    CONSTANT(STEPS_MAX);
    CONSTANT(WHY_OK);
    CONSTANT(WHY_OFF_BOARD);
    CONSTANT(WHY_NO_STONE);
    CONSTANT(WHY_NOT_YOURS);
    CONSTANT(WHY_NO_LINE);
    CONSTANT(WHY_OCCUPIED);
    CONSTANT(WHY_MUST_TAKE);
    CONSTANT(WHY_TAKES_NOTHING);
    CONSTANT(WHY_NOT_THE_STONE);
    CONSTANT(WHY_VISITED);
    CONSTANT(WHY_SAME_DIRECTION);
    CONSTANT(MOVE_STEPS_MAX);
    CONSTANT(MOVES_LIMIT);
    CONSTANT(MOVE_TEXT_MAX);
    CONSTANT(TEXT_BAD);
    CONSTANT(TEXT_NOTHING_TO_STOP);
    CONSTANT(TEXT_OVER);
    CONSTANT(WIN_SCORE);
    CONSTANT(WEIGHT_MAX);
    CONSTANT(QUIET_LIMIT);
    CONSTANT(REPEAT);
    CONSTANT(PLY_CAP);
    CONSTANT(FIELD_HEADER);
    CONSTANT(FIELD_BOARD);
    CONSTANT(FIELD_POSITION);
    CONSTANT(FIELD_QUIET_LIMIT);
    CONSTANT(FIELD_REPEAT);
    CONSTANT(FIELD_PLY_CAP);
    CONSTANT(FIELD_MOVES);
    CONSTANT(FIELD_MOVE);
    CONSTANT(PLAY_OK);
    CONSTANT(PLAY_OVER);
    CONSTANT(PLAY_ILLEGAL);
    CONSTANT(ONGOING);
    CONSTANT(BY_STONES);
    CONSTANT(BY_NO_MOVES);
    CONSTANT(DRAW_REPETITION);
    CONSTANT(DRAW_QUIET);
    CONSTANT(DRAW_PLY_CAP);
    CONSTANT(TEXT_MAX);
    CONSTANT(SVG_MAX);
    CONSTANT(SEARCH_BUDGET);
    CONSTANT(SEARCH_DEPTH_MAX);
    CONSTANT(SEARCH_TABLE_KIB_MIN);
    CONSTANT(CONSTANT_NAME_MAX);
    CHECK(fanorona_constant_at(seen, NULL) == NULL);
    return 0;
}
