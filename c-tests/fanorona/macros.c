/* Every macro of the header is what the library does. */
#include <fanorona.h>

#include "random.h"
#include "shown.h"
#include "texts.h"

static void version(void)
{
    char text[32];
    snprintf(text, sizeof text, "%d.%d.%d", FANORONA_VERSION_MAJOR, FANORONA_VERSION_MINOR, FANORONA_VERSION_PATCH);
    CHECK_TEXT(FANORONA_VERSION, text);
    CHECK_TEXT(fanorona_version(), FANORONA_VERSION);
    CHECK_IS(fanorona_abi_version(), FANORONA_ABI_VERSION);
    CHECK(FANORONA_ABI_VERSION >= 1);
}

static void in_a_row(const int32_t *numbers, size_t count, int32_t first)
{
    for (size_t i = 0; i < count; i++)
        CHECK_IS(numbers[i], first + (int32_t)i);
}

/* The numbers stand for what their names say, in a row without a gap. */
static void numbers_that_have_texts(void)
{
    static const int32_t misuses[] = {FANORONA_ERR_DEAD, FANORONA_ERR_INTERNAL, FANORONA_ERR_MEMORY,
        FANORONA_ERR_ARGUMENT, FANORONA_ERR_NULL};
    static const int32_t positions[] = {FANORONA_POS_OK, FANORONA_POS_NULL, FANORONA_POS_LONG, FANORONA_POS_SHAPE,
        FANORONA_POS_LETTER, FANORONA_POS_SIDE, FANORONA_POS_COUNT, FANORONA_POS_CHAIN, FANORONA_POS_FIELD};
    static const int32_t whys[] = {FANORONA_WHY_OK, FANORONA_WHY_OFF_BOARD, FANORONA_WHY_NO_STONE,
        FANORONA_WHY_NOT_YOURS, FANORONA_WHY_NO_LINE, FANORONA_WHY_OCCUPIED, FANORONA_WHY_MUST_TAKE,
        FANORONA_WHY_TAKES_NOTHING, FANORONA_WHY_NOT_THE_STONE, FANORONA_WHY_VISITED, FANORONA_WHY_SAME_DIRECTION};
    static const int32_t shapes[] = {FANORONA_TSIVY, FANORONA_DIMY, FANORONA_TELO};
    static const int32_t fields[] = {FANORONA_FIELD_HEADER, FANORONA_FIELD_BOARD, FANORONA_FIELD_POSITION,
        FANORONA_FIELD_QUIET_LIMIT, FANORONA_FIELD_REPEAT, FANORONA_FIELD_PLY_CAP, FANORONA_FIELD_MOVES,
        FANORONA_FIELD_MOVE};
    in_a_row(misuses, COUNT(misuses), -5);
    in_a_row(positions, COUNT(positions), 0);
    in_a_row(whys, COUNT(whys), 0);
    in_a_row(shapes, COUNT(shapes), 0);
    in_a_row(fields, COUNT(fields), 1);
    check_texts(fanorona_status_text, FANORONA_ERR_DEAD, FANORONA_ERR_NULL);
    check_texts(fanorona_reason, FANORONA_POS_OK, FANORONA_POS_FIELD);
    check_texts(fanorona_why_text, FANORONA_WHY_OK, FANORONA_WHY_SAME_DIRECTION);
    check_texts(fanorona_shape_name, FANORONA_TSIVY, FANORONA_TELO);
    for (size_t i = 0; i < COUNT(fields); i++) {
        CHECK((fanorona_error_text(fields[i], FANORONA_TEXT_BAD) != NULL) == (fields[i] != FANORONA_FIELD_POSITION));
        CHECK((fanorona_error_text(fields[i], FANORONA_TEXT_OVER) != NULL) == (fields[i] == FANORONA_FIELD_MOVE));
    }
    CHECK(fanorona_error_text(FANORONA_FIELD_MOVE, FANORONA_TEXT_NOTHING_TO_STOP) != NULL);
    CHECK_TEXT(fanorona_error_text(FANORONA_FIELD_POSITION, FANORONA_POS_SIDE), fanorona_reason(FANORONA_POS_SIDE));
    CHECK_TEXT(fanorona_error_text(FANORONA_FIELD_MOVE, FANORONA_WHY_VISITED), fanorona_why_text(FANORONA_WHY_VISITED));
}

static void stones_and_kinds(void)
{
    static const int32_t kinds[] = {FANORONA_PAIKA, FANORONA_APPROACH, FANORONA_WITHDRAW};
    fanorona_board *board = fanorona_new(NULL);
    in_a_row(kinds, COUNT(kinds), 0);
    CHECK_IS(fanorona_shape(board), FANORONA_TSIVY);
    CHECK_IS(fanorona_at(board, 22), FANORONA_EMPTY);
    CHECK_IS(fanorona_at(board, 0), FANORONA_WHITE);
    CHECK_IS(fanorona_at(board, 44), FANORONA_BLACK);
    CHECK_IS(fanorona_points(board), FANORONA_POINTS_MAX);
    CHECK(FANORONA_EMPTY == 0 && FANORONA_WHITE == 1 && FANORONA_BLACK == 2);
    CHECK_IS(fanorona_next_to(board, 22, FANORONA_DIRECTIONS), -1);
    CHECK_IS(fanorona_neighbours(board, 22, NULL, 0), FANORONA_DIRECTIONS);
    fanorona_free(board);
}

static void ways_to_play_and_to_end(void)
{
    static const int32_t answers[] = {FANORONA_PLAY_OK, FANORONA_PLAY_OVER, FANORONA_PLAY_ILLEGAL};
    static const int32_t outcomes[] = {FANORONA_ONGOING, FANORONA_BY_STONES, FANORONA_BY_NO_MOVES,
        FANORONA_DRAW_REPETITION, FANORONA_DRAW_QUIET, FANORONA_DRAW_PLY_CAP};
    in_a_row(answers, COUNT(answers), 0);
    in_a_row(outcomes, COUNT(outcomes), 0);
}

/* No text and no list of random play needs more room than the header says. */
static void room(void)
{
    uint64_t state = 3;
    static fanorona_move moves[FANORONA_MOVES_LIMIT];
    int32_t most = 0;
    for (int round = 0; round < 12; round++) {
        fanorona_board *board = fanorona_new(NULL);
        fanorona_step_info steps[FANORONA_STEPS_MAX];
        int32_t count;
        for (int made = 0; made < 60; made++) {
            const fanorona_step_info *step;
            char text[FANORONA_MOVE_TEXT_MAX];
            count = fanorona_steps(board, steps, FANORONA_STEPS_MAX);
            if (count == 0)
                break;
            CHECK(count <= FANORONA_STEPS_MAX);
            CHECK(fanorona_to_string(board, NULL, 0) < FANORONA_POSITION_MAX);
            CHECK(fanorona_key_hex(board, NULL, 0) < FANORONA_KEY_HEX_MAX);
            CHECK(fanorona_name(board, 44, NULL, 0) < FANORONA_NAME_MAX);
            CHECK(fanorona_text(board, NULL, 0) < FANORONA_TEXT_MAX);
            CHECK(fanorona_svg(board, NULL, 0) < FANORONA_SVG_MAX);
            CHECK(fanorona_chain_path(board, NULL, 0) <= FANORONA_POINTS_MAX);
            count = fanorona_moves(board, 0, moves, COUNT(moves));
            for (int32_t i = 0; i < count && i < 200; i++) {
                CHECK(fanorona_move_text(board, &moves[i], text, sizeof text) < FANORONA_MOVE_TEXT_MAX);
                most = moves[i].count > most ? moves[i].count : most;
            }
            step = &steps[random_under(&state, fanorona_steps(board, NULL, 0))];
            CHECK_IS(fanorona_step(board, step->from, step->dir, step->kind, NULL), 0);
        }
        fanorona_free(board);
    }
    CHECK(most > 3 && most <= FANORONA_MOVE_STEPS_MAX);
    CHECK_IS(COUNT(moves[0].steps), FANORONA_MOVE_STEPS_MAX);
}

static void scores_and_limits(void)
{
    fanorona_board *board = fanorona_new(NULL);
    fanorona_game *game = game_from(NULL);
    fanorona_weights weights, again;
    fanorona_search_options options;
    fanorona_search_result result;
    fanorona_weights_default(&weights);
    fanorona_game_weights(&again);
    CHECK(memcmp(&weights, &again, sizeof weights) == 0);
    CHECK_IS(fanorona_game_win_score(), FANORONA_WIN_SCORE);
    weights.strong = FANORONA_WEIGHT_MAX;
    CHECK_IS(fanorona_evaluate(board, &weights), fanorona_game_evaluate(game, &weights));
    weights.strong = FANORONA_WEIGHT_MAX + 1;
    CHECK_IS(fanorona_evaluate(board, &weights), INT32_MIN);
    weights.strong = -FANORONA_WEIGHT_MAX - 1;
    CHECK_IS(fanorona_game_evaluate(game, &weights), INT32_MIN);
    CHECK_IS(fanorona_game_quiet_limit(game), FANORONA_QUIET_LIMIT);
    CHECK_IS(fanorona_game_repeat(game), FANORONA_REPEAT);
    CHECK_IS(fanorona_game_ply_cap(game), FANORONA_PLY_CAP);

    fanorona_search_options_init(&options);
    CHECK_IS(options.budget, FANORONA_SEARCH_BUDGET);
    options.budget = 1;
    options.depth = FANORONA_SEARCH_DEPTH_MAX;
    options.table_kib = FANORONA_SEARCH_TABLE_KIB_MIN;
    CHECK_IS(fanorona_game_search(game, &options, &result), 0);
    options.depth = FANORONA_SEARCH_DEPTH_MAX + 1;
    CHECK_IS(fanorona_game_search(game, &options, &result), FANORONA_ERR_ARGUMENT);
    options.depth = 0;
    options.table_kib = FANORONA_SEARCH_TABLE_KIB_MIN - 1;
    CHECK_IS(fanorona_game_search(game, &options, &result), FANORONA_ERR_ARGUMENT);
    fanorona_game_free(game);
    fanorona_free(board);
}

static void room_for_constants(void)
{
    const char *name;
    for (int32_t i = 0; (name = fanorona_constant_at(i, NULL)) != NULL; i++)
        CHECK(sizeof "FANORONA_" + strlen(name) <= FANORONA_CONSTANT_NAME_MAX);
}

/* Options of a kind with one of them changed, and the sentence that says which and why. */
#define REFUSED(kind, change, number, sentence)                                                   \
    do {                                                                                          \
        fanorona_##kind##_options options;                                                        \
        fanorona_option_error error;                                                              \
        char text[FANORONA_OPTION_TEXT_MAX];                                                      \
        fanorona_##kind##_options_init(&options);                                                 \
        memset(&error, 0x5A, sizeof error);                                                       \
        CHECK_IS(fanorona_##kind##_options_check(&options, &error), 0);                           \
        CHECK(all_bytes(&error, 0, sizeof error));                                                \
        change;                                                                                   \
        CHECK(fanorona_##kind##_options_check(&options, &error) < 0);                             \
        CHECK_IS(error.option, number);                                                           \
        CHECK(fanorona_option_error_text(&error, text, sizeof text) < FANORONA_OPTION_TEXT_MAX);  \
        CHECK_TEXT(text, sentence);                                                               \
        CHECK(error.reserved == 0 && strlen(error.name) < sizeof error.name);                     \
    } while (0)

static void refused_options(void)
{
    char newer[FANORONA_OPTION_TEXT_MAX];
    snprintf(newer, sizeof newer, "the options are newer than the library, or not initialised (size 4097, at most %d)",
        (int)sizeof(fanorona_search_options));
    REFUSED(search, options.size = 0, FANORONA_OPTION_SIZE, "the options are not initialised (size 0, at least 88)");
    REFUSED(search, options.size = 4097, FANORONA_OPTION_SIZE, newer);
    REFUSED(search, options.depth = -1, FANORONA_OPTION_DEPTH, "depth -1 is out of range (0 to 100)");
    REFUSED(search, options.table_kib = 1, FANORONA_OPTION_TABLE_KIB, "table_kib 1 is out of range (0, or at least 64)");
    REFUSED(search, options.table_kib = -1, FANORONA_OPTION_TABLE_KIB, "table_kib -1 is out of range (0, or at least 64)");
    REFUSED(search, options.reserved = 7, FANORONA_OPTION_RESERVED, "reserved 7 is out of range (only 0)");
    REFUSED(search, options.weights.stone = 1001, FANORONA_OPTION_WEIGHT_STONE, "weights.stone 1001 is out of range (-1000 to 1000)");
    REFUSED(search, options.weights.strong = -1001, FANORONA_OPTION_WEIGHT_STRONG, "weights.strong -1001 is out of range (-1000 to 1000)");
    REFUSED(search, options.weights.centre = INT32_MAX, FANORONA_OPTION_WEIGHT_CENTRE, "weights.centre 2147483647 is out of range (-1000 to 1000)");
    REFUSED(search, options.weights.room = INT32_MIN, FANORONA_OPTION_WEIGHT_ROOM, "weights.room -2147483648 is out of range (-1000 to 1000)");
    REFUSED(search, options.weights.reserved[3] = 1, FANORONA_OPTION_WEIGHT_RESERVED, "weights.reserved 1 is out of range (only 0)");

    fanorona_option_error error;
    char text[FANORONA_OPTION_TEXT_MAX];
    CHECK_IS(fanorona_search_options_check(NULL, &error), FANORONA_ERR_NULL);
    CHECK_IS(error.option, FANORONA_OPTION_OPTIONS);
    CHECK(fanorona_option_error_text(&error, text, sizeof text) > 0);
    CHECK_TEXT(text, "the options are NULL");
}

/* Room for the sentence of any refused text, none of which needs much less. */
static void room_for_reasons(void)
{
    char text[FANORONA_POSITION_MAX], reason[FANORONA_REASON_MAX];
    memset(text, ' ', sizeof text);
    for (size_t len = 0; len <= sizeof text; len++) {
        int32_t said = fanorona_from_string_reason_n(text, len, reason, sizeof reason);
        CHECK(said > 0 && said < FANORONA_REASON_MAX);
    }
}

int main(void)
{
    room_for_constants();
    version();
    numbers_that_have_texts();
    stones_and_kinds();
    ways_to_play_and_to_end();
    room();
    scores_and_limits();
    refused_options();
    room_for_reasons();
    return 0;
}
