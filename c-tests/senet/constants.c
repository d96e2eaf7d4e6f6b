/* Every constant of the header is had by its name, one by one and in the order of the header. */
#include <senet.h>

#include "check.h"

/* How many there were. */
static int32_t seen;

static void had_by_name(const char *whole, const char *name, int64_t wanted)
{
    char with_more[SENET_CONSTANT_NAME_MAX + 1];
    int64_t value = wanted + 1;
    CHECK_IS(senet_constant(name, &value), 1);
    CHECK_IS(value, wanted);
    value = wanted + 1;
    CHECK_IS(senet_constant(whole, &value), 1);
    CHECK_IS(value, wanted);
    snprintf(with_more, sizeof with_more, "%s_", whole);
    value = wanted + 1;
    CHECK_IS(senet_constant_n(with_more, strlen(whole), &value), 1);
    CHECK_IS(value, wanted);
    CHECK_IS(senet_constant(with_more, &value), 0);
    value = wanted + 1;
    CHECK_TEXT(senet_constant_at(seen, &value), name);
    CHECK_IS(value, wanted);
    seen++;
}

#define CONSTANT(name) had_by_name("SENET_" #name, #name, SENET_##name)

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
    CONSTANT(HOUSES);
    CONSTANT(ROWS);
    CONSTANT(COLS);
    CONSTANT(MARKED);
    CONSTANT(ROLLS);
    CONSTANT(EMPTY);
    CONSTANT(LIGHT);
    CONSTANT(DARK);
    CONSTANT(SIDE_LIGHT);
    CONSTANT(SIDE_DARK);
    CONSTANT(POSITION_MAX);
    CONSTANT(KEY_HEX_MAX);
    CONSTANT(PIECES_MAX);
    CONSTANT(PLY_MAX);
    CONSTANT(POS_OK);
    CONSTANT(POS_NULL);
    CONSTANT(POS_GROUPS);
    CONSTANT(POS_WIDTH);
    CONSTANT(POS_LETTER);
    CONSTANT(POS_SIDE);
    CONSTANT(POS_PIECES);
    CONSTANT(POS_EXCESS);
    CONSTANT(POS_FIELD);
    CONSTANT(POS_LONG);
    CONSTANT(RULES_KENDALL);
    CONSTANT(RULES_SKYRUK);
    CONSTANT(PROTECT_NONE);
    CONSTANT(PROTECT_RUN);
    CONSTANT(PROTECT_ENDS);
    CONSTANT(REACH26_EXACT);
    CONSTANT(REACH26_ANY);
    CONSTANT(EXIT_OFF);
    CONSTANT(EXIT_WALK);
    CONSTANT(EXIT_STAY);
    CONSTANT(EXITS_MAX);
    CONSTANT(FIELD_NONE);
    CONSTANT(FIELD_PIECES);
    CONSTANT(FIELD_BLOCKADE);
    CONSTANT(FIELD_PROTECT);
    CONSTANT(FIELD_BACKWARD);
    CONSTANT(FIELD_REACH26);
    CONSTANT(FIELD_THROW_ON_26);
    CONSTANT(FIELD_SAFE);
    CONSTANT(FIELD_EXITS);
    CONSTANT(RULES_NAME_MAX);
    CONSTANT(MOVES_MAX);
    CONSTANT(MOVE_TEXT_MAX);
    CONSTANT(WALK_MAX);
    CONSTANT(KIND_STEP);
    CONSTANT(KIND_EXIT);
    CONSTANT(KIND_WALK);
    CONSTANT(KIND_STAY);
    CONSTANT(KIND_OFF);
    CONSTANT(ONGOING);
    CONSTANT(WON);
    CONSTANT(DRAWN);
    CONSTANT(BY_HOME);
    CONSTANT(BY_PLY_CAP);
    CONSTANT(PLY_CAP);
    CONSTANT(APPLY_OK);
    CONSTANT(WHY_NO_PIECE);
    CONSTANT(WHY_OVER);
    CONSTANT(UNDO_MOVE);
    CONSTANT(UNDO_FORFEIT);
    CONSTANT(WIN);
    CONSTANT(WEIGHT_MAX);
    CONSTANT(SEARCH_BUDGET);
    CONSTANT(SEARCH_DEPTH_MAX);
    CONSTANT(SEARCH_TABLE_KIB_MIN);
    CONSTANT(TEXT_MAX);
    CONSTANT(SVG_MAX);
    CONSTANT(SVG_WIDTH);
    CONSTANT(SVG_WIDTH_MAX);
    CONSTANT(CONSTANT_NAME_MAX);
    CHECK(senet_constant_at(seen, NULL) == NULL);
    return 0;
}
