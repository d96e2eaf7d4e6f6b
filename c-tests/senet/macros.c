/* Every macro of the header is what the library does. */
#include <senet.h>

#include "check.h"
#include "shown.h"
#include "texts.h"

static void version(void)
{
    char text[32];
    snprintf(text, sizeof text, "%d.%d.%d", SENET_VERSION_MAJOR, SENET_VERSION_MINOR, SENET_VERSION_PATCH);
    CHECK_TEXT(SENET_VERSION, text);
    CHECK_TEXT(senet_version(), SENET_VERSION);
    CHECK_IS(senet_abi_version(), SENET_ABI_VERSION);
    CHECK(SENET_ABI_VERSION >= 1);
    CHECK_IS(senet_tables_ok(), 1);
    CHECK(strlen("SENET_SEARCH_TABLE_KIB_MIN") < SENET_CONSTANT_NAME_MAX);
}

static int32_t check_row(const int32_t *numbers, size_t count, int32_t first)
{
    for (size_t i = 0; i < count; i++)
        CHECK_IS(numbers[i], first + (int32_t)i);
    return first + (int32_t)count - 1;
}

/* The numbers stand for what their names say, in a row without a gap. */
static void numbers_that_have_texts(void)
{
    static const int32_t misuses[] = {SENET_ERR_DEAD, SENET_ERR_INTERNAL, SENET_ERR_MEMORY, SENET_ERR_ARGUMENT,
        SENET_ERR_NULL};
    static const int32_t positions[] = {SENET_POS_OK, SENET_POS_NULL, SENET_POS_GROUPS, SENET_POS_WIDTH,
        SENET_POS_LETTER, SENET_POS_SIDE, SENET_POS_PIECES, SENET_POS_EXCESS, SENET_POS_FIELD, SENET_POS_LONG};
    static const int32_t whys[] = {SENET_APPLY_OK, SENET_WHY_NO_PIECE, SENET_WHY_OVER};
    static const int32_t sets[] = {SENET_RULES_KENDALL, SENET_RULES_SKYRUK};
    static const int32_t fields[] = {SENET_FIELD_PIECES, SENET_FIELD_BLOCKADE, SENET_FIELD_PROTECT,
        SENET_FIELD_BACKWARD, SENET_FIELD_REACH26, SENET_FIELD_THROW_ON_26, SENET_FIELD_SAFE, SENET_FIELD_EXITS};
    check_texts(senet_status_text, -5, check_row(misuses, COUNT(misuses), -5));
    check_texts(senet_reason, 0, check_row(positions, COUNT(positions), 0));
    check_texts(senet_why_text, 0, check_row(whys, COUNT(whys), 0));
    check_texts(senet_rules_name, 0, check_row(sets, COUNT(sets), 0));
    check_texts(senet_field_name, 1, check_row(fields, COUNT(fields), 1));
    CHECK_TEXT(senet_field_name(SENET_FIELD_THROW_ON_26), "throw_on_26");
}

static void the_track(void)
{
    int32_t houses[SENET_HOUSES];
    senet_chance chances[SENET_ROLLS];
    CHECK_IS(senet_all_houses(houses, COUNT(houses)), SENET_HOUSES);
    CHECK(houses[0] == 1 && houses[SENET_HOUSES - 1] == SENET_HOUSES);
    CHECK_IS(senet_house_of(SENET_ROWS - 1, SENET_COLS - 1), SENET_HOUSES);
    CHECK(senet_house_of(SENET_ROWS, 0) == -1 && senet_house_of(0, SENET_COLS) == -1);
    CHECK_IS(senet_marked_houses(houses, COUNT(houses)), SENET_MARKED);
    CHECK_IS(senet_chances(chances, COUNT(chances)), SENET_ROLLS);
    CHECK(senet_extra(SENET_ROLLS) == 1 && senet_extra(SENET_ROLLS + 1) == -1);
    CHECK_IS(senet_piece_of(SENET_SIDE_LIGHT), SENET_LIGHT);
    CHECK_IS(senet_piece_of(SENET_SIDE_DARK), SENET_DARK);
    CHECK_IS(senet_other(SENET_SIDE_LIGHT), SENET_SIDE_DARK);
}

static void the_board(void)
{
    senet_board *board = senet_new(SENET_PIECES_MAX);
    senet_drawing_options options;
    char hex[SENET_KEY_HEX_MAX], text[SENET_TEXT_MAX], position[SENET_POSITION_MAX];
    static char picture[SENET_SVG_MAX];
    CHECK(board != NULL && senet_new(SENET_PIECES_MAX + 1) == NULL);
    CHECK_IS(senet_at(board, 1), SENET_EMPTY);
    CHECK(senet_put(board, 1, SENET_DARK) == 1 && senet_at(board, 1) == SENET_DARK);
    CHECK_IS(senet_key_hex(board, hex, sizeof hex), SENET_KEY_HEX_MAX - 1);
    CHECK(senet_set_ply(board, SENET_PLY_MAX) == 1 && senet_set_ply(board, (int64_t)SENET_PLY_MAX + 1) == 0);

    /* The longest there may be. */
    for (int32_t house = 1; house <= SENET_HOUSES; house++)
        CHECK_IS(senet_put(board, house, SENET_LIGHT), 1);
    CHECK(senet_to_string(board, position, sizeof position) < SENET_POSITION_MAX);
    senet_drawing_options_init(&options);
    CHECK(senet_svg(board, &options, picture, sizeof picture) > 0);
    snprintf(text, sizeof text, " width=\"%d\" ", SENET_SVG_WIDTH);
    CHECK(strstr(picture, text) != NULL);
    options.names = 1;
    options.from = 1;
    options.to = 30;
    options.width = SENET_SVG_WIDTH_MAX;
    CHECK(senet_text(board, &options, text, sizeof text) < SENET_TEXT_MAX);
    CHECK(senet_svg(board, &options, picture, sizeof picture) < SENET_SVG_MAX);
    options.width++;
    CHECK_IS(senet_svg(board, &options, picture, sizeof picture), SENET_ERR_ARGUMENT);
    CHECK_IS(senet_set_side(board, SENET_SIDE_LIGHT), 1);
    senet_free(board);
}

static void endings(void)
{
    senet_board *board = board_from(NEARLY_WON);
    static const senet_move off = {28, 0, 3, SENET_KIND_OFF, 0, 0, {0, 0}};
    CHECK_IS(senet_status(board), SENET_ONGOING);
    CHECK_IS(senet_ply_cap(board), SENET_PLY_CAP);
    CHECK_IS(senet_set_ply(board, SENET_PLY_CAP - 1), 1);
    CHECK_IS(senet_status(board), SENET_ONGOING);
    CHECK_IS(senet_set_ply(board, SENET_PLY_CAP), 1);
    CHECK(senet_status(board) == SENET_DRAWN && senet_how(board) == SENET_BY_PLY_CAP);
    CHECK_IS(senet_apply(board, &off, NULL, NULL, NULL), SENET_APPLY_OK);
    CHECK(senet_status(board) == SENET_WON && senet_how(board) == SENET_BY_HOME);
    CHECK_IS(senet_expect(board, 0, NULL, SENET_SIDE_LIGHT, NULL), SENET_WIN);
    senet_free(board);
}

static void rule_sets(void)
{
    senet_rule_set kendall, skyruk;
    int32_t exits[SENET_EXITS_MAX];
    char name[SENET_RULES_NAME_MAX + 1];
    CHECK_IS(senet_rules_named(SENET_RULES_KENDALL, &kendall), 1);
    CHECK_IS(senet_rules_named(SENET_RULES_SKYRUK, &skyruk), 1);
    CHECK(kendall.protect == SENET_PROTECT_RUN && skyruk.protect == SENET_PROTECT_ENDS);
    CHECK(kendall.reach26 == SENET_REACH26_EXACT && skyruk.reach26 == SENET_REACH26_ANY);
    kendall.protect = SENET_PROTECT_NONE;
    CHECK(senet_rules_ok(&kendall) == 1 && senet_rules_fault(&kendall) == SENET_FIELD_NONE);
    CHECK_IS(senet_rules_exit(&kendall, 26, 5, exits, COUNT(exits)), 1);
    CHECK_IS(exits[0], SENET_EXIT_OFF);
    CHECK_IS(senet_rules_exit(&skyruk, 26, 2, exits, COUNT(exits)), SENET_EXITS_MAX);
    CHECK(exits[0] == 28 && exits[1] == 27 && exits[2] == SENET_EXIT_WALK);
    CHECK_IS(senet_rules_exit(&skyruk, 27, 5, exits, COUNT(exits)), 1);
    CHECK_IS(exits[0], SENET_EXIT_STAY);
    /* No name is as long as what is looked at of one. */
    for (int32_t id = SENET_RULES_KENDALL; id <= SENET_RULES_SKYRUK; id++)
        CHECK(strlen(senet_rules_name(id)) < SENET_RULES_NAME_MAX);
    memset(name, 'k', sizeof name);
    name[SENET_RULES_NAME_MAX] = '\0';
    CHECK_IS(senet_rules_id(name), -1);
}

static void moves(void)
{
    /* Every house holds a piece that may move. */
    senet_board *board = senet_new(SENET_PIECES_MAX);
    static const int32_t kinds[] = {SENET_KIND_STEP, SENET_KIND_EXIT, SENET_KIND_WALK, SENET_KIND_STAY,
        SENET_KIND_OFF};
    senet_move list[SENET_MOVES_MAX], longest = {26, 30, 4, SENET_KIND_EXIT, 0, 0, {0, 0}};
    senet_undo_info undo;
    char text[SENET_MOVE_TEXT_MAX];
    check_row(kinds, COUNT(kinds), 0);
    for (int32_t house = 1; house <= SENET_HOUSES; house += 2)
        CHECK_IS(senet_put(board, house, SENET_LIGHT), 1);
    CHECK(senet_moves(board, 1, NULL, 0, list, COUNT(list)) <= SENET_MOVES_MAX);
    CHECK_IS(senet_apply(board, &list[0], NULL, NULL, &undo), 0);
    CHECK_IS(undo.kind, SENET_UNDO_MOVE);
    CHECK_IS(senet_forfeit(board, 2, &undo), 0);
    CHECK_IS(undo.kind, SENET_UNDO_FORFEIT);
    CHECK(senet_move_text(&longest, text, sizeof text) < SENET_MOVE_TEXT_MAX);
    longest.to = 0;
    CHECK(senet_move_text(&longest, text, sizeof text) < SENET_MOVE_TEXT_MAX);
    CHECK(senet_walk(board, SENET_WALK_MAX + 1, NULL) == 0 && senet_walk(board, 1, NULL) > 0);
    senet_free(board);
    board = senet_new(1);
    CHECK_IS(senet_walk(board, SENET_WALK_MAX, NULL), 390625);
    senet_free(board);
}

static void searches(void)
{
    senet_board *board = senet_new_game(2);
    senet_search_options options;
    senet_search_result result;
    senet_search_options_init(&options);
    CHECK_IS(options.budget, SENET_SEARCH_BUDGET);
    options.depth = SENET_SEARCH_DEPTH_MAX;
    options.table_kib = SENET_SEARCH_TABLE_KIB_MIN;
    options.weights.blockade = SENET_WEIGHT_MAX;
    CHECK_IS(senet_search(board, 1, NULL, &options, &result), 0);
    options.depth++;
    CHECK_IS(senet_search(board, 1, NULL, &options, &result), SENET_ERR_ARGUMENT);
    options.depth = 1;
    options.table_kib--;
    CHECK_IS(senet_search(board, 1, NULL, &options, &result), SENET_ERR_ARGUMENT);
    options.table_kib = 0;
    options.weights.blockade++;
    CHECK_IS(senet_search(board, 1, NULL, &options, &result), SENET_ERR_ARGUMENT);
    senet_free(board);
}

/* Options of a kind with one of them changed, and the sentence that says which and why. */
#define REFUSED(kind, change, number, sentence)                                             \
    do {                                                                                    \
        senet_##kind##_options options;                                                     \
        senet_option_error error;                                                           \
        char text[SENET_OPTION_TEXT_MAX];                                                   \
        senet_##kind##_options_init(&options);                                              \
        memset(&error, 0x5A, sizeof error);                                                 \
        CHECK_IS(senet_##kind##_options_check(&options, &error), 0);                        \
        CHECK(all_bytes(&error, 0, sizeof error));                                          \
        change;                                                                             \
        CHECK(senet_##kind##_options_check(&options, &error) < 0);                          \
        CHECK_IS(error.option, number);                                                     \
        CHECK(senet_option_error_text(&error, text, sizeof text) < SENET_OPTION_TEXT_MAX);  \
        CHECK_TEXT(text, sentence);                                                         \
        CHECK(error.reserved == 0 && strlen(error.name) < sizeof error.name);               \
    } while (0)

static void refused_options(void)
{
    char newer[SENET_OPTION_TEXT_MAX];
    snprintf(newer, sizeof newer, "the options are newer than the library, or not initialised (size 4097, at most %d)",
        (int)sizeof(senet_search_options));
    REFUSED(search, options.size = 0, SENET_OPTION_SIZE, "the options are not initialised (size 0, at least 80)");
    REFUSED(search, options.size = 4097, SENET_OPTION_SIZE, newer);
    REFUSED(search, options.depth = -1, SENET_OPTION_DEPTH, "depth -1 is out of range (0 to 10)");
    REFUSED(search, options.table_kib = 1, SENET_OPTION_TABLE_KIB, "table_kib 1 is out of range (0, or at least 64)");
    REFUSED(search, options.table_kib = -1, SENET_OPTION_TABLE_KIB, "table_kib -1 is out of range (0, or at least 64)");
    REFUSED(search, options.only = 31, SENET_OPTION_ONLY, "only 31 is out of range (0 to 30)");
    REFUSED(search, options.weights.blockade = 1001, SENET_OPTION_WEIGHT_BLOCKADE, "weights.blockade 1001 is out of range (-1000 to 1000)");
    REFUSED(search, options.weights.ties = -1001, SENET_OPTION_WEIGHT_TIES, "weights.ties -1001 is out of range (-1000 to 1000)");
    REFUSED(search, options.weights.reserved[5] = 1, SENET_OPTION_WEIGHT_RESERVED, "weights.reserved 1 is out of range (only 0)");
    REFUSED(drawing, options.size = 0, SENET_OPTION_SIZE, "the options are not initialised (size 0, at least 24)");
    REFUSED(drawing, options.width = 1000000, SENET_OPTION_WIDTH, "width 1000000 is out of range (0 to 65536)");
    REFUSED(drawing, options.from = -1, SENET_OPTION_FROM, "from -1 is out of range (0 to 30)");
    REFUSED(drawing, options.to = 31, SENET_OPTION_TO, "to 31 is out of range (0 to 30)");
    REFUSED(drawing, options.reserved = 1, SENET_OPTION_RESERVED, "reserved 1 is out of range (only 0)");
    CHECK_IS(SENET_OPTION_OPTIONS, 1);
}

/* Room for the sentence of any refused text, none of which needs much less. */
static void room_for_reasons(void)
{
    char text[SENET_POSITION_MAX], reason[SENET_REASON_MAX];
    memset(text, ' ', sizeof text);
    for (size_t len = 0; len <= sizeof text; len++) {
        int32_t said = senet_from_string_reason_n(text, len, reason, sizeof reason);
        CHECK(said > 0 && said < SENET_REASON_MAX);
    }
}

int main(void)
{
    version();
    numbers_that_have_texts();
    the_track();
    the_board();
    endings();
    rule_sets();
    moves();
    searches();
    refused_options();
    room_for_reasons();
    CHECK_IS(senet_live(), 0);
    return 0;
}
