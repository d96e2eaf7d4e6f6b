/* Options are taken in every size that a version of the library has or will have, and judged field by field. */
#include <fanorona.h>

#include "shown.h"

static fanorona_game_options defaults(void)
{
    fanorona_game_options options;
    memset(&options, 0x5A, sizeof options);
    fanorona_game_options_init(&options);
    return options;
}

static void what_is_not_given(void)
{
    fanorona_game_options options = defaults();
    fanorona_game *game;
    fanorona_error error;
    memset(&error, 0x5A, sizeof error);
    CHECK_IS(options.size, sizeof options);
    CHECK(options.board == NULL && options.position == NULL && options.position_len == 0);
    CHECK_IS(fanorona_game_new(&options, &game, &error), 0);
    CHECK(all_bytes(&error, 0, sizeof error));
    CHECK_IS(fanorona_game_count(game, FANORONA_WHITE), 22);
    fanorona_game_free(game);
}

/* A later version's options are larger, and taken while this version knows all that is said in them. */
static void every_size(void)
{
    union {
        fanorona_game_options options;
        unsigned char bytes[8192];
    } given;
    fanorona_game *game;
    for (uint32_t size = 0; size < sizeof given; size++) {
        int32_t taken = size >= sizeof given.options && size <= 4096;
        memset(&given, 0, sizeof given);
        given.options = defaults();
        given.options.size = size;
        CHECK_IS(fanorona_game_new(&given.options, &game, NULL), taken ? 0 : FANORONA_ERR_ARGUMENT);
        CHECK((game != NULL) == taken);
        fanorona_game_free(game);
        if (size <= sizeof given.options)
            continue;
        given.bytes[size - 1] = 1;
        CHECK_IS(fanorona_game_new(&given.options, &game, NULL), FANORONA_ERR_ARGUMENT);
        CHECK(game == NULL);
    }
}

static void every_field(void)
{
    static const int32_t bad_quiet[] = {INT32_MIN, -1}, bad_repeat[] = {INT32_MIN, -1, 1};
    static const int32_t bad_cap[] = {INT32_MIN, -1, 0, FANORONA_PLY_CAP + 1, INT32_MAX};
    static const int32_t good_quiet[] = {0, 1, INT32_MAX}, good_repeat[] = {0, 2, INT32_MAX};
    fanorona_game *game;
    fanorona_error error;
#define TRIED(option, numbers, wanted, part)                                    \
    for (size_t i = 0; i < COUNT(numbers); i++) {                               \
        fanorona_game_options options = defaults();                             \
        options.option = numbers[i];                                            \
        CHECK_IS(fanorona_game_new(&options, &game, &error), wanted);           \
        CHECK_IS(error.field, part);                                            \
        CHECK((game != NULL) == (wanted == 0));                                 \
        fanorona_game_free(game);                                               \
    }
    TRIED(quiet_limit, bad_quiet, FANORONA_TEXT_BAD, FANORONA_FIELD_QUIET_LIMIT)
    TRIED(repeat_limit, bad_repeat, FANORONA_TEXT_BAD, FANORONA_FIELD_REPEAT)
    TRIED(ply_cap, bad_cap, FANORONA_TEXT_BAD, FANORONA_FIELD_PLY_CAP)
    TRIED(quiet_limit, good_quiet, 0, 0)
    TRIED(repeat_limit, good_repeat, 0, 0)
}

static void a_position_and_its_length(void)
{
    fanorona_game_options options = defaults();
    fanorona_game *game;
    fanorona_error error;
    options.position = ALMOST_WON " and more";
    options.position_len = strlen(ALMOST_WON);
    CHECK_IS(fanorona_game_new(&options, &game, &error), 0);
    fanorona_game_free(game);
    options.position_len = 0;
    CHECK_IS(fanorona_game_new(&options, &game, &error), FANORONA_POS_FIELD);
    CHECK(error.field == FANORONA_FIELD_POSITION && error.offset > 0);
    CHECK_TEXT(fanorona_error_text(error.field, error.code), fanorona_reason(FANORONA_POS_FIELD));
    options = defaults();
    options.board = "chess";
    CHECK_IS(fanorona_game_new(&options, &game, &error), FANORONA_TEXT_BAD);
    CHECK_IS(error.field, FANORONA_FIELD_BOARD);
}

int main(void)
{
    what_is_not_given();
    every_size();
    every_field();
    a_position_and_its_length();
    CHECK_IS(fanorona_game_live(), 0);
    return 0;
}
