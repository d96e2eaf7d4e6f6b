/* Options are taken in every size that a version of the library has or will have, and judged field by field. */
#include <sternhalma.h>

#include "check.h"
#include "shown.h"

static sternhalma_game_options defaults(void)
{
    sternhalma_game_options options;
    memset(&options, 0x5A, sizeof options);
    sternhalma_game_options_init(&options);
    return options;
}

static void what_is_not_given(void)
{
    sternhalma_game_options options = defaults();
    sternhalma_game *game;
    sternhalma_error error;
    memset(&error, 0x5A, sizeof error);
    CHECK_IS(options.size, sizeof options);
    CHECK(options.seats == 0 && options.pieces == 0 && options.first == -1 && options.cap == 0);
    CHECK(options.position == NULL && options.position_len == 0);
    CHECK_IS(sternhalma_game_new(&options, &game, &error), 0);
    CHECK(sternhalma_game_seats(game) == 2 && sternhalma_game_pieces(game) == 10);
    CHECK(sternhalma_game_first(game) == 0 && sternhalma_game_cap(game) == 2000);
    CHECK(all_bytes(&error, 0, sizeof error));
    sternhalma_game_free(game);
}

/* A later version's options are larger, and taken while this version knows all that is said in them. */
static void every_size(void)
{
    union {
        sternhalma_game_options options;
        unsigned char bytes[8192];
    } given;
    sternhalma_game *game;
    for (uint32_t size = 0; size < sizeof given; size++) {
        int32_t taken = size >= sizeof given.options && size <= 4096;
        memset(&given, 0, sizeof given);
        given.options = defaults();
        given.options.size = size;
        CHECK_IS(sternhalma_game_new(&given.options, &game, NULL), taken ? 0 : STERNHALMA_ERR_ARGUMENT);
        CHECK((game != NULL) == taken);
        sternhalma_game_free(game);
        if (size <= sizeof given.options)
            continue;
        given.bytes[size - 1] = 1;
        CHECK_IS(sternhalma_game_new(&given.options, &game, NULL), STERNHALMA_ERR_ARGUMENT);
        CHECK(game == NULL);
        /* What lies behind the options is not looked at. */
        given.bytes[size - 1] = 0;
        given.bytes[size] = 1;
        CHECK_IS(sternhalma_game_new(&given.options, &game, NULL), taken ? 0 : STERNHALMA_ERR_ARGUMENT);
        sternhalma_game_free(game);
    }
    given.options.size = UINT32_MAX;
    CHECK_IS(sternhalma_game_new(&given.options, &game, NULL), STERNHALMA_ERR_ARGUMENT);
}

static void refused(const sternhalma_game_options *options, int32_t field, int32_t code, int64_t offset)
{
    sternhalma_game *game;
    sternhalma_error error;
    CHECK_IS(sternhalma_game_new(options, &game, &error), code);
    CHECK(game == NULL);
    CHECK_IS(error.field, field);
    CHECK_IS(error.code, code);
    CHECK_IS(error.offset, offset);
    CHECK(error.line == 0 && error.column == 0);
    CHECK(sternhalma_error_text(error.field, error.code) != NULL);
}

static void each_field_in_turn(void)
{
    const int32_t bad = STERNHALMA_FLAG_BAD_STRING;
    sternhalma_game_options options = defaults();
    options.first = 2;
    refused(&options, STERNHALMA_FIELD_FIRST, bad, 0);
    options.first = INT32_MIN;
    refused(&options, STERNHALMA_FIELD_FIRST, bad, 0);
    options.cap = -1;
    refused(&options, STERNHALMA_FIELD_CAP, bad, 0);
    options.cap = (int64_t)STERNHALMA_PLY_MAX + 1;
    refused(&options, STERNHALMA_FIELD_CAP, bad, 0);
    options.pieces = 11;
    refused(&options, STERNHALMA_FIELD_PIECES, bad, 0);
    options.seats = 5;
    refused(&options, STERNHALMA_FIELD_SEATS, bad, 0);
    options.seats = INT32_MAX;
    refused(&options, STERNHALMA_FIELD_SEATS, bad, 0);
}

static void a_position_tells_everything(void)
{
    sternhalma_game_options options = defaults();
    sternhalma_game *game;
    char text[STERNHALMA_POSITION_MAX];
    options.position = TWO_WALLED_IN;
    CHECK_IS(sternhalma_game_new(&options, &game, NULL), 0);
    CHECK(sternhalma_game_seats(game) == 4 && sternhalma_game_first(game) == -1);
    CHECK(sternhalma_game_start(game, text, sizeof text) > 0);
    CHECK_TEXT(text, TWO_WALLED_IN);
    sternhalma_game_free(game);

    /* Of the length given, a good position before and a bad one behind its end. */
    options.position = TWO_WALLED_IN "x";
    options.position_len = strlen(TWO_WALLED_IN);
    CHECK_IS(sternhalma_game_new(&options, &game, NULL), 0);
    sternhalma_game_free(game);
    options.position_len++;
    refused(&options, STERNHALMA_FIELD_POSITION, STERNHALMA_POS_GAME, (int64_t)strlen(TWO_WALLED_IN) - 1);

    options.position_len = 0;
    options.position = "";
    refused(&options, STERNHALMA_FIELD_POSITION, STERNHALMA_POS_NULL, 0);
    options.position = "0/x";
    refused(&options, STERNHALMA_FIELD_POSITION, STERNHALMA_POS_LETTER, 2);
}

static void nothing_else_with_a_position(void)
{
    sternhalma_game_options options = defaults();
    options.position = TWO_WALLED_IN;
    options.first = 0;
    refused(&options, STERNHALMA_FIELD_FIRST, STERNHALMA_FLAG_BAD_STRING, 0);
    options.cap = 4000;
    refused(&options, STERNHALMA_FIELD_CAP, STERNHALMA_FLAG_BAD_STRING, 0);
    options.pieces = 10;
    refused(&options, STERNHALMA_FIELD_PIECES, STERNHALMA_FLAG_BAD_STRING, 0);
    options.seats = 4;
    refused(&options, STERNHALMA_FIELD_SEATS, STERNHALMA_FLAG_BAD_STRING, 0);
}

/* A drawing without options shows what one with options of which none was changed shows. */
static void drawings(void)
{
    static char drawn[STERNHALMA_SVG_MAX], plain[STERNHALMA_SVG_MAX];
    union {
        sternhalma_drawing_options options;
        unsigned char bytes[sizeof(sternhalma_drawing_options) + 8];
    } given;
    sternhalma_board *board = sternhalma_new(6, 10);
    memset(&given, 0, sizeof given);
    sternhalma_drawing_options_init(&given.options);
    CHECK_IS(given.options.size, sizeof given.options);
    CHECK(given.options.names == 0 && given.options.from == -1 && given.options.to == -1);
    CHECK(given.options.targets_of == -1 && given.options.width == 0);
    CHECK(sternhalma_svg(board, NULL, plain, sizeof plain) > 0);
    CHECK(sternhalma_svg(board, &given.options, drawn, sizeof drawn) > 0);
    CHECK_TEXT(drawn, plain);

    given.options.size = sizeof given;
    CHECK(sternhalma_svg(board, &given.options, drawn, sizeof drawn) > 0);
    CHECK_TEXT(drawn, plain);
    given.bytes[sizeof given - 1] = 1;
    CHECK_IS(sternhalma_svg(board, &given.options, drawn, sizeof drawn), STERNHALMA_ERR_ARGUMENT);
    CHECK_TEXT(drawn, "");
    sternhalma_free(board);
}

int main(void)
{
    what_is_not_given();
    every_size();
    each_field_in_turn();
    a_position_tells_everything();
    nothing_else_with_a_position();
    drawings();
    CHECK_IS(sternhalma_game_live(), 0);
    return 0;
}
