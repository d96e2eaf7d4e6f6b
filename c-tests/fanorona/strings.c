/* Strings that are no positions, names, moves or games: every refusal, any bytes, any length. */
#include "wall.h"

#include <fanorona.h>

#include "random.h"
#include "shown.h"

#define START "bbbbb/bbbbb/bw1bw/wwwww/wwwww"
#define CHAIN "bbbb3bb/bbb3bbb/bwbb2w1w/4b1www/ww3wwww w"

/* What both readers say to the same text, and that they make a board exactly when it is accepted. */
static int32_t code_of(const char *text, size_t len)
{
    fanorona_board *board, *counted;
    size_t offset = SIZE_MAX;
    char reason[FANORONA_REASON_MAX];
    int32_t code = fanorona_from_string(text, &board);
    int32_t said = fanorona_from_string_reason_n(text, len, reason, sizeof reason);
    CHECK(code == FANORONA_POS_OK ? said == FANORONA_ERR_ARGUMENT : said > 0 && said < FANORONA_REASON_MAX);
    CHECK_IS(fanorona_from_string_n(text, len, &counted, &offset), code);
    CHECK(code >= FANORONA_POS_OK && code <= FANORONA_POS_FIELD);
    CHECK((board != NULL) == (code == FANORONA_POS_OK));
    CHECK((counted != NULL) == (code == FANORONA_POS_OK));
    CHECK(offset <= len && (offset == 0 || code != FANORONA_POS_OK));
    fanorona_free(board);
    fanorona_free(counted);
    return code;
}

static void every_refusal_of_a_position(void)
{
    static const struct {
        int32_t code;
        const char *text;
    } cases[] = {
        {FANORONA_POS_OK, START " w"},
        {FANORONA_POS_OK, IN_A_CHAIN},
        {FANORONA_POS_OK, "12/3/3 b"},
        {FANORONA_POS_NULL, ""},
        {FANORONA_POS_LETTER, "x"},
        {FANORONA_POS_LETTER, "\n" START " w"},
        {FANORONA_POS_LETTER, "03/3/3 w"},
        {FANORONA_POS_SHAPE, " "},
        {FANORONA_POS_SHAPE, START "/5 w"},
        {FANORONA_POS_SHAPE, "3/4/3 w"},
        {FANORONA_POS_SHAPE, "99999/9/9/9/9 w"},
        {FANORONA_POS_FIELD, START},
        {FANORONA_POS_FIELD, START " "},
        {FANORONA_POS_SIDE, START " W"},
        {FANORONA_POS_SIDE, START " wb"},
        {FANORONA_POS_COUNT, "wwwww/5/wwwww/5/wwwww w"},
        {FANORONA_POS_FIELD, START " w "},
        {FANORONA_POS_FIELD, START " w a1 0"},
        {FANORONA_POS_FIELD, IN_A_CHAIN " 1"},
        {FANORONA_POS_CHAIN, CHAIN " g3 8 f4f3g3"},
        {FANORONA_POS_CHAIN, CHAIN " g3 0 g3"},
        {FANORONA_POS_CHAIN, CHAIN " g3 0 f4f3f4g3"},
        {FANORONA_POS_CHAIN, CHAIN " z9 0 f4f3g3"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        size_t len = strlen(cases[i].text);
        CHECK_IS(code_of(at_the_wall(cases[i].text, len + 1), len), cases[i].code);
    }
}

/* From the start of a good string on, every length is refused but the whole. */
static void every_length_of_a_position(void)
{
    static const char good[] = IN_A_CHAIN;
    fanorona_board *board;
    size_t offset;
    for (size_t len = 0; len < sizeof good; len++) {
        /* It can be one whole position before the end: with no move in progress. */
        int32_t whole = len == sizeof good - 1 || len == sizeof good - 1 - sizeof " d4 6 d5d4" + 1;
        char cut[sizeof good];
        memcpy(cut, good, len);
        cut[len] = '\0';
        CHECK_IS(code_of(at_the_wall(cut, len + 1), len) == FANORONA_POS_OK, whole);
        CHECK_IS(fanorona_from_string_n(at_the_wall(good, len), len, &board, &offset) == FANORONA_POS_OK, whole);
        fanorona_free(board);
    }
}

/* Not one byte more than the limit is looked at, whether or not there is a NUL. */
static void no_byte_too_many(void)
{
    static const char fill[] = {'w', '1', '/', ' ', 'a', '-', '+', '\n', '\x80', '\xff'};
    fanorona_board *board = fanorona_new(NULL), *made;
    fanorona_game *game = game_from(NULL), *none;
    fanorona_game_options options;
    fanorona_move move;
    int64_t value;
    char bytes[FANORONA_POSITION_MAX];
    fanorona_game_options_init(&options);
    for (size_t i = 0; i < sizeof fill; i++) {
        const char *text;
        memset(bytes, fill[i], sizeof bytes);
        CHECK_IS(fanorona_from_string(at_the_wall(bytes, FANORONA_POSITION_MAX), &made), FANORONA_POS_LONG);
        CHECK(made == NULL);
        CHECK_IS(fanorona_point_named(board, at_the_wall(bytes, FANORONA_NAME_MAX)), -1);
        CHECK(fanorona_new(at_the_wall(bytes, 8)) == NULL);
        CHECK_IS(fanorona_constant(at_the_wall(bytes, FANORONA_CONSTANT_NAME_MAX), &value), 0);
        options.position = at_the_wall(bytes, FANORONA_POSITION_MAX);
        CHECK_IS(fanorona_game_new(&options, &none, NULL), FANORONA_POS_LONG);
        options.position = NULL;
        options.board = at_the_wall(bytes, 8);
        CHECK_IS(fanorona_game_new(&options, &none, NULL), FANORONA_TEXT_BAD);
        options.board = NULL;
        text = at_the_wall(bytes, FANORONA_MOVE_TEXT_MAX);
        CHECK_IS(fanorona_read_move(board, text, &move), FANORONA_TEXT_BAD);
        CHECK_IS(fanorona_game_read_move(game, text, &move), FANORONA_TEXT_BAD);
        CHECK_IS(fanorona_game_play(game, text), FANORONA_TEXT_BAD);
        for (size_t len = 0; len <= sizeof bytes; len++) {
            text = at_the_wall(bytes, len);
            CHECK(fanorona_from_string_n(text, len, &made, NULL) > 0 && made == NULL);
            CHECK_IS(fanorona_constant_n(text, len, &value), 0);
            CHECK_IS(fanorona_read_move_n(board, text, len, &move), FANORONA_TEXT_BAD);
            CHECK_IS(fanorona_game_read_move_n(game, text, len, &move), FANORONA_TEXT_BAD);
            CHECK_IS(fanorona_game_play_n(game, text, len), FANORONA_TEXT_BAD);
            CHECK(fanorona_game_from_text_n(text, len, &none, NULL) > 0 && none == NULL);
            options.position = text;
            options.position_len = len;
            CHECK(len == 0 || (fanorona_game_new(&options, &none, NULL) > 0 && none == NULL));
            options.position = NULL;
            options.position_len = 0;
        }
        bytes[sizeof bytes - 1] = '\0';
        CHECK(fanorona_game_from_text(at_the_wall(bytes, sizeof bytes), &none, NULL) > 0 && none == NULL);
    }
    fanorona_game_free(game);
    fanorona_free(board);
}

/* Any bytes at all, and good texts with a byte changed. */
static void any_bytes(void)
{
    static const char *const good[] = {IN_A_CHAIN, START " w", "d3-e3A",
        "fanorona 1\nboard telo\nquiet_limit 60\nrepeat 3\nply_cap 3000\nmoves 1\na2-b2W\n"};
    uint64_t state = 1;
    fanorona_board *board = fanorona_new(NULL), *made;
    fanorona_game *game = game_from(NULL), *replayed;
    for (int round = 0; round < 4000; round++) {
        char bytes[256];
        fanorona_move move;
        fanorona_error error;
        size_t offset, len = strlen(good[round % 4]);
        memcpy(bytes, good[round % 4], len);
        if (round % 5 == 0)
            random_bytes(&state, bytes, len);
        bytes[random_under(&state, (int32_t)len)] = (char)random_under(&state, 256);
        if (fanorona_from_string_n(at_the_wall(bytes, len), len, &made, &offset) == 0)
            CHECK(made != NULL);
        fanorona_free(made);
        CHECK(fanorona_read_move_n(board, at_the_wall(bytes, len), len, &move) >= 0);
        CHECK(fanorona_game_play_n(game, at_the_wall(bytes, len), len) >= 0);
        fanorona_game_undo_move(game);
        if (fanorona_game_from_text_n(at_the_wall(bytes, len), len, &replayed, &error) != 0)
            CHECK(replayed == NULL && fanorona_error_text(error.field, error.code) != NULL);
        fanorona_game_free(replayed);
    }
    fanorona_game_free(game);
    fanorona_free(board);
}

/* A NUL is a character that does not belong anywhere. */
static void nul_inside(void)
{
    static const char position[] = START "\0w", move[] = "d3-e3\0A", log[] = "fanorona 1\0\nboard telo\n";
    fanorona_board *board = fanorona_new(NULL), *made;
    fanorona_game *game;
    fanorona_move read;
    CHECK_IS(fanorona_from_string_n(position, sizeof position - 1, &made, NULL), FANORONA_POS_LETTER);
    CHECK_IS(fanorona_read_move_n(board, move, sizeof move - 1, &read), FANORONA_TEXT_BAD);
    CHECK_IS(fanorona_game_from_text_n(log, sizeof log - 1, &game, NULL), FANORONA_TEXT_BAD);
    CHECK(made == NULL && game == NULL);
    fanorona_free(board);
}

/* A refusal in a sentence, which names white space. */
static void the_reason_of_a_position(void)
{
    static const struct {
        const char *text, *reason;
    } cases[] = {
        {START " w\n", "white space after the position, at byte 31"},
        {"\t" START " w", "white space before the position, at byte 0"},
        {START "  w", "white space inside the position that does not belong there, at byte 30"},
        {START " x", "the side to move is neither w nor b, at byte 30"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        char reason[FANORONA_REASON_MAX];
        size_t len = strlen(cases[i].text);
        const char *text = at_the_wall(cases[i].text, len);
        CHECK_IS(fanorona_from_string_reason_n(text, len, reason, sizeof reason), strlen(cases[i].reason));
        CHECK_TEXT(reason, cases[i].reason);
    }
}

/* Moves, games as text and options that are refused in a sentence. */
static void other_reasons(void)
{
    static const char take[] = "\nd3-e3", log[] = "fanorona 1\nboard telo\nquiet_limit 60\nrepeat 3\nply_cap 9\nmoves 1\nc2-b2\n";
    fanorona_board *board = fanorona_new(NULL);
    fanorona_game *game = game_from(NULL);
    fanorona_game_options options;
    char reason[FANORONA_REASON_MAX];
    CHECK(fanorona_read_move_reason_n(board, at_the_wall(take, 6), 6, reason, sizeof reason) > 0);
    CHECK_TEXT(reason, "d3-e3 takes: write d3-e3A or d3-e3W, at byte 1");
    CHECK(fanorona_game_read_move_reason_n(game, at_the_wall(take, 6), 6, reason, sizeof reason) > 0);
    CHECK_TEXT(reason, "d3-e3 takes: write d3-e3A or d3-e3W, at byte 1");
    CHECK(fanorona_game_from_text_reason_n(at_the_wall(log, sizeof log), sizeof log - 1, reason, sizeof reason) > 0);
    CHECK_TEXT(reason, "line 7, column 1: c2-b2 takes: write c2-b2A");
    fanorona_game_options_init(&options);
    options.board = at_the_wall("chess", 6);
    CHECK(fanorona_game_options_reason(&options, reason, sizeof reason) > 0);
    CHECK_TEXT(reason, "the board is none of tsivy, dimy and telo");
    options.board = NULL;
    options.repeat_limit = 1;
    CHECK(fanorona_game_options_reason(&options, reason, sizeof reason) > 0);
    CHECK_TEXT(reason, "the limit of occurrences is neither 0 nor a number from 2 to 2147483647");
    options.position = START " w\n";
    options.repeat_limit = 0;
    CHECK(fanorona_game_options_reason(&options, reason, sizeof reason) > 0);
    CHECK_TEXT(reason, "white space after the position, at byte 31");
    fanorona_game_free(game);
    fanorona_free(board);
}

int main(void)
{
    build_the_wall();
    the_reason_of_a_position();
    other_reasons();
    every_refusal_of_a_position();
    every_length_of_a_position();
    no_byte_too_many();
    any_bytes();
    nul_inside();
    CHECK(fanorona_live() == 0 && fanorona_game_live() == 0);
    return 0;
}
