/* Strings that are no positions, names or moves: every refusal, any bytes, any length. */
#include "wall.h"

#include <sternhalma.h>

#include "random.h"
#include "shown.h"

#define START "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1"

/* What both readers say to the same text, and that they make a board exactly when it is accepted. */
static int32_t code_of(const char *text, size_t len)
{
    sternhalma_board *board, *counted;
    size_t offset = SIZE_MAX;
    char reason[STERNHALMA_REASON_MAX];
    int32_t code = sternhalma_from_string(text, &board);
    int32_t said = sternhalma_from_string_reason_n(text, len, reason, sizeof reason);
    CHECK(code == STERNHALMA_POS_OK ? said == STERNHALMA_ERR_ARGUMENT : said > 0 && said < STERNHALMA_REASON_MAX);
    CHECK_IS(sternhalma_from_string_n(text, len, &counted, &offset), code);
    CHECK(code >= STERNHALMA_POS_OK && code <= STERNHALMA_POS_GAME);
    CHECK((board != NULL) == (code == STERNHALMA_POS_OK));
    CHECK((counted != NULL) == (code == STERNHALMA_POS_OK));
    CHECK(offset <= len && (offset == 0 || code != STERNHALMA_POS_OK));
    /* What is restored is judged alike, but for how many pieces a seat has. */
    sternhalma_free(counted);
    said = sternhalma_restore_n(text, len, &counted, &offset);
    CHECK(said == code || code == STERNHALMA_POS_COUNT);
    CHECK((counted != NULL) == (said == STERNHALMA_POS_OK));
    sternhalma_free(board);
    sternhalma_free(counted);
    return code;
}

static void every_refusal_of_a_position(void)
{
    static const struct {
        int32_t code;
        const char *text;
    } cases[] = {
        {STERNHALMA_POS_OK, START " 0 2 10"},
        {STERNHALMA_POS_OK, START " 1 3 10;37 3000 0 2 - -"},
        {STERNHALMA_POS_NULL, ""},
        {STERNHALMA_POS_LETTER, "x"},
        {STERNHALMA_POS_LETTER, "6/00"},
        {STERNHALMA_POS_LETTER, "\n" START " 0 2 10"},
        {STERNHALMA_POS_LETTER, "0/00/000/0000/[13]9"},
        {STERNHALMA_POS_ROWS, "0"},
        {STERNHALMA_POS_ROWS, " "},
        {STERNHALMA_POS_ROWS, START "/0 0 2 10"},
        {STERNHALMA_POS_WIDTH, "////////////////"},
        {STERNHALMA_POS_WIDTH, "00/0/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10"},
        {STERNHALMA_POS_WIDTH, "0/00/000/0000/[0][13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10"},
        {STERNHALMA_POS_WIDTH, "[/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10"},
        {STERNHALMA_POS_WIDTH,
            "0/00/000/0000/[99999999999999999999]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10"},
        {STERNHALMA_POS_FIELDS, START},
        {STERNHALMA_POS_FIELDS, START " 0 2"},
        {STERNHALMA_POS_FIELDS, START " 0 2 10 "},
        {STERNHALMA_POS_FIELDS, START "  0 2 10"},
        {STERNHALMA_POS_FIELDS, START " 0 2 -10"},
        {STERNHALMA_POS_FIELDS, START " 0 02 10"},
        {STERNHALMA_POS_SEAT, START " 0 5 10"},
        {STERNHALMA_POS_SEAT, START " 2 2 10"},
        {STERNHALMA_POS_SEAT, START " 0 1 10"},
        {STERNHALMA_POS_SEAT, START " 99999999999999999999 2 10"},
        {STERNHALMA_POS_SEAT, START " 0 4294967298 10"},
        {STERNHALMA_POS_COUNT, START " 0 2 11"},
        {STERNHALMA_POS_COUNT, START " 0 4 15"},
        {STERNHALMA_POS_COUNT, "0/00/000/0000/0[12]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10"},
        {STERNHALMA_POS_GAME, START " 0 2 10;"},
        {STERNHALMA_POS_GAME, START " 0 2 10;0 2000 0 - -"},
        {STERNHALMA_POS_GAME, START " 0 2 10;0 0 0 - - -"},
        {STERNHALMA_POS_GAME, START " 0 2 10;0 2147483648 0 - - -"},
        {STERNHALMA_POS_GAME, START " 0 2 10;0 2000 1 - - -"},
        {STERNHALMA_POS_GAME, START " 0 2 10;0 2000 0 00 - home"},
        {STERNHALMA_POS_GAME, START " 0 2 10;0 2000 0 2 - -"},
        {STERNHALMA_POS_GAME, START " 0 2 10;0 2000 0 - - cap"},
        {STERNHALMA_POS_GAME, START " 0 2 10;0 2000 0 0 - resign"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        size_t len = strlen(cases[i].text);
        CHECK_IS(code_of(at_the_wall(cases[i].text, len + 1), len), cases[i].code);
    }
}

/* From the start of a good string on, every length is refused but the whole. */
static void every_length_of_a_position(void)
{
    static const char good[] = START " 1 2 10;37 3000 0 - - -";
    sternhalma_board *board;
    size_t offset;
    for (size_t len = 0; len < sizeof good; len++) {
        /* `good[..len]` can be one whole position before the end: with no game. */
        int32_t whole = len == sizeof good - 1 || len == sizeof START - 1 + 7;
        char cut[sizeof good];
        memcpy(cut, good, len);
        cut[len] = '\0';
        CHECK_IS(code_of(at_the_wall(cut, len + 1), len) == STERNHALMA_POS_OK, whole);
        CHECK_IS(sternhalma_from_string_n(at_the_wall(good, len), len, &board, &offset) == STERNHALMA_POS_OK, whole);
        sternhalma_free(board);
    }
}

/* Not one byte more than the limit is looked at, whether or not there is a NUL. */
static void no_byte_too_many(void)
{
    static const char fill[] = {'0', '[', ']', '/', ' ', ';', '9', 'a', '-', ':', '\n', '\x80', '\xff'};
    sternhalma_board *board = sternhalma_new(2, 10), *made;
    sternhalma_read read;
    int64_t value;
    char bytes[STERNHALMA_POSITION_MAX];
    for (size_t i = 0; i < sizeof fill; i++) {
        memset(bytes, fill[i], sizeof bytes);
        CHECK_IS(sternhalma_from_string(at_the_wall(bytes, STERNHALMA_POSITION_MAX), &made), STERNHALMA_POS_LONG);
        CHECK(made == NULL);
        CHECK_IS(sternhalma_hole_named(at_the_wall(bytes, STERNHALMA_NAME_MAX)), -1);
        CHECK_IS(sternhalma_read_move(board, at_the_wall(bytes, STERNHALMA_MOVE_TEXT_MAX + 1), &read),
            STERNHALMA_FLAG_BAD_STRING);
        CHECK_IS(sternhalma_constant(at_the_wall(bytes, STERNHALMA_CONSTANT_NAME_MAX), &value), 0);
        for (size_t len = 0; len <= sizeof bytes; len++) {
            const char *text = at_the_wall(bytes, len);
            CHECK_IS(sternhalma_constant_n(text, len, &value), 0);
            CHECK(sternhalma_from_string_n(text, len, &made, NULL) > 0 && made == NULL);
            CHECK(sternhalma_restore_n(text, len, &made, NULL) > 0 && made == NULL);
            CHECK_IS(sternhalma_hole_named_n(text, len), -1);
            CHECK(sternhalma_read_move_n(board, text, len, &read) > 0);
        }
    }
    sternhalma_free(board);
}

/* The readers of a game look at as much as those of a board; a log ends at its NUL or its length alone. */
static void no_byte_too_many_for_a_game(void)
{
    static const char fill[] = {'0', ' ', 'a', '-', '\n', '\x80'};
    sternhalma_game *game = game_of(2), *made;
    sternhalma_game_options options;
    sternhalma_read read;
    char bytes[STERNHALMA_POSITION_MAX];
    sternhalma_game_options_init(&options);
    for (size_t i = 0; i < sizeof fill; i++) {
        const char *text;
        memset(bytes, fill[i], sizeof bytes);
        text = at_the_wall(bytes, STERNHALMA_MOVE_TEXT_MAX + 1);
        CHECK_IS(sternhalma_game_play(game, text), STERNHALMA_FLAG_BAD_STRING);
        CHECK_IS(sternhalma_game_read_move(game, text, &read), STERNHALMA_FLAG_BAD_STRING);
        CHECK_IS(sternhalma_game_at_name(game, at_the_wall(bytes, STERNHALMA_NAME_MAX)), -1);
        options.position = at_the_wall(bytes, STERNHALMA_POSITION_MAX);
        CHECK_IS(sternhalma_game_new(&options, &made, NULL), STERNHALMA_POS_LONG);
        for (size_t len = 0; len <= sizeof bytes; len++) {
            text = at_the_wall(bytes, len);
            CHECK(sternhalma_game_play_n(game, text, len) > 0);
            CHECK(sternhalma_game_read_move_n(game, text, len, &read) > 0);
            CHECK(sternhalma_game_replay_n(text, len, &made, NULL) > 0 && made == NULL);
            options.position = text;
            options.position_len = len;
            CHECK(len == 0 || (sternhalma_game_new(&options, &made, NULL) > 0 && made == NULL));
        }
        options.position_len = 0;
        bytes[sizeof bytes - 1] = '\0';
        CHECK(sternhalma_game_replay(at_the_wall(bytes, sizeof bytes), &made, NULL) > 0 && made == NULL);
    }
    CHECK_IS(sternhalma_game_move_count(game), 0);
    sternhalma_game_free(game);
}

/* A position is as long as it may be at one byte less than the limit, its NUL not counted. */
static void the_longest_there_may_be(void)
{
    char text[STERNHALMA_POSITION_MAX + 1];
    memset(text, '0', sizeof text);
    text[STERNHALMA_POSITION_MAX - 1] = '\0';
    CHECK_IS(code_of(text, STERNHALMA_POSITION_MAX - 1), STERNHALMA_POS_ROWS);
    text[STERNHALMA_POSITION_MAX - 1] = '0';
    text[STERNHALMA_POSITION_MAX] = '\0';
    CHECK_IS(code_of(text, STERNHALMA_POSITION_MAX), STERNHALMA_POS_LONG);
}

static void ten_megabytes(void)
{
    enum { LONG = 10 * 1000 * 1000 };
    static const char fill[] = {'0', '[', '/', ' ', '9', 'e', '\xc3'};
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_game *game = game_of(2), *made;
    sternhalma_read read;
    char *text = (char *)malloc(LONG + 1);
    CHECK(text != NULL);
    text[LONG] = '\0';
    for (size_t i = 0; i < sizeof fill; i++) {
        memset(text, fill[i], LONG);
        CHECK_IS(code_of(text, LONG), STERNHALMA_POS_LONG);
        CHECK_IS(sternhalma_hole_named(text), -1);
        CHECK_IS(sternhalma_hole_named_n(text, LONG), -1);
        CHECK_IS(sternhalma_read_move(board, text, &read), STERNHALMA_FLAG_BAD_STRING);
        CHECK_IS(sternhalma_read_move_n(board, text, LONG, &read), STERNHALMA_FLAG_BAD_STRING);
        CHECK_IS(sternhalma_game_play(game, text), STERNHALMA_FLAG_BAD_STRING);
        CHECK_IS(sternhalma_game_at_name(game, text), -1);
    }
    /* A log alone is looked at to its end. */
    CHECK_IS(sternhalma_game_replay(text, &made, NULL), STERNHALMA_FLAG_BAD_STRING);
    CHECK_IS(sternhalma_game_replay_n(text, LONG, &made, NULL), STERNHALMA_FLAG_BAD_STRING);
    free(text);
    sternhalma_game_free(game);
    sternhalma_free(board);
}

/* Bytes that no text has anywhere, NUL and what is not UTF-8 among them, and some that it may have. */
enum { ALWAYS_BAD = 9 };
static const char strange[] = {'\0', '\t', '\x1b', '\x7f', '\x80', '\xc3', '\xe9', '\xfe', '\xff', '\r', '\n', ' ',
    '-', '/', '0', '1', '5', '6', '9', ':', ';', '[', ']', 'A', 'a', 'e', 'q', 'z'};

/* One of them in each place of a good string. */
static void strange_bytes_anywhere(void)
{
    static const char good[] = START " 1 2 10;37 3000 0 - - -";
    const size_t len = sizeof good - 1;
    char text[sizeof good];
    sternhalma_board *board;
    for (size_t at = 0; at < len; at++)
        for (size_t i = 0; i < sizeof strange; i++) {
            int32_t code;
            memcpy(text, good, sizeof good);
            text[at] = strange[i];
            code = sternhalma_from_string_n(text, len, &board, NULL);
            CHECK((code == STERNHALMA_POS_OK) == (board != NULL));
            CHECK(i >= ALWAYS_BAD || code > 0);
            CHECK(i >= ALWAYS_BAD || at >= sizeof START - 1 || code == STERNHALMA_POS_LETTER);
            sternhalma_free(board);
        }
}

static void bytes_as_they_come(void)
{
    static const char likely[] = "0123456789[]/ ;-:abepqrsign";
    sternhalma_board *board = sternhalma_new(2, 10);
    shown before = look(board);
    uint64_t state = 3;
    for (int32_t round = 0; round < 1000; round++) {
        char text[STERNHALMA_POSITION_MAX + 32];
        size_t len = (size_t)random_under(&state, sizeof text);
        sternhalma_board *made;
        sternhalma_read read;
        random_bytes(&state, text, len);
        if (round % 2 == 0)
            for (size_t i = 0; i < len; i++)
                text[i] = likely[(unsigned char)text[i] % (sizeof likely - 1)];
        CHECK(sternhalma_from_string_n(at_the_wall(text, len), len, &made, NULL) > 0 && made == NULL);
        CHECK(sternhalma_read_move_n(board, at_the_wall(text, len), len, &read) > 0);
    }
    CHECK(still_shows(board, &before));
    sternhalma_free(board);
}

static void names(void)
{
    static const char *const none[] = {"", " ", "a", "1", "a0", "a2", "a01", "aa", "r1", "e14", "e100", " a1", "a1 ",
        "a1x", "-1", "\xc3\xa9" "1", "`1"};
    for (size_t i = 0; i < COUNT(none); i++) {
        size_t len = strlen(none[i]);
        CHECK_IS(sternhalma_hole_named(at_the_wall(none[i], len + 1)), -1);
        CHECK_IS(sternhalma_hole_named_n(at_the_wall(none[i], len), len), -1);
    }
    CHECK_IS(sternhalma_hole_named_n("a1\0", 3), -1);
    for (int32_t hole = 0; hole < STERNHALMA_HOLES; hole++) {
        char name[STERNHALMA_NAME_MAX];
        int32_t len = sternhalma_name(hole, name, sizeof name);
        CHECK_IS(sternhalma_hole_named(at_the_wall(name, (size_t)len + 1)), hole);
        CHECK_IS(sternhalma_hole_named_n(at_the_wall(name, (size_t)len), (size_t)len), hole);
        name[0] = (char)(name[0] - 'a' + 'A');
        CHECK_IS(sternhalma_hole_named(name), hole);
    }
}

static void every_flag_of_a_move(void)
{
    static const struct {
        int32_t flag;
        const char *text;
    } cases[] = {
        {0, "d1-e5"}, {0, "  D1-E5 "}, {0, "c1:e5"}, {0, "resign 1"},
        {STERNHALMA_FLAG_BAD_STRING, ""},
        {STERNHALMA_FLAG_BAD_STRING, "d1"},
        {STERNHALMA_FLAG_BAD_STRING, "d1-e5-f5"},
        {STERNHALMA_FLAG_BAD_STRING, "d1 - e5"},
        {STERNHALMA_FLAG_BAD_STRING, "resign"},
        {STERNHALMA_FLAG_BAD_STRING, "resign 01"},
        {STERNHALMA_FLAG_BAD_STRING, "\xff\xfe"},
        {STERNHALMA_FLAG_NO_SUCH_HOLE, "d1-d9"},
        {STERNHALMA_FLAG_NO_PIECE, "i5-i6"},
        {STERNHALMA_FLAG_NOT_YOUR_PIECE, "n1-m5"},
        {STERNHALMA_FLAG_OCCUPIED, "d1-d2"},
        {STERNHALMA_FLAG_NOT_REACHABLE, "d1-i5"},
        {STERNHALMA_FLAG_NOT_REACHABLE, "d1-d1"},
        {STERNHALMA_FLAG_PASS_NOT_ALLOWED, "pass"},
        {STERNHALMA_FLAG_NO_SUCH_SEAT, "resign 2"},
        {STERNHALMA_FLAG_NO_SUCH_SEAT, "resign 99999999999999999999"},
    };
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_read read, counted;
    for (size_t i = 0; i < COUNT(cases); i++) {
        size_t len = strlen(cases[i].text);
        CHECK_IS(sternhalma_read_move(board, at_the_wall(cases[i].text, len + 1), &read), cases[i].flag);
        CHECK_IS(sternhalma_read_move_n(board, at_the_wall(cases[i].text, len), len, &counted), cases[i].flag);
        CHECK(memcmp(&read, &counted, sizeof read) == 0);
        CHECK(cases[i].flag == 0 ? read.kind > 0 : read.kind == -cases[i].flag);
    }
    CHECK_IS(sternhalma_read_move_n(board, "d1-e5\0", 6, &read), STERNHALMA_FLAG_BAD_STRING);
    sternhalma_free(board);

    board = board_from("0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 "
                       "0 4 10;4 4000 0 1 3 -");
    CHECK_IS(sternhalma_read_move(board, "a1-b1", &read), STERNHALMA_FLAG_MUST_PASS);
    CHECK_IS(sternhalma_read_move(board, "resign 1", &read), STERNHALMA_FLAG_SEAT_FINISHED);
    CHECK_IS(sternhalma_read_move(board, "resign 3", &read), STERNHALMA_FLAG_SEAT_RESIGNED);
    sternhalma_free(board);
}

/* Every part of a log, and one of those bytes in each place of it. */
static void logs(void)
{
    static const char good[] = "sternhalma 1\nseats 2\npieces 10\ncap 2000\nfirst 0\nmoves 2\nd1-e5\nresign 1\n";
    const size_t len = sizeof good - 1;
    char text[sizeof good];
    sternhalma_game *game;
    sternhalma_error error;
    for (size_t part = 0; part < len; part++) {
        int32_t code = sternhalma_game_replay_n(at_the_wall(good, part), part, &game, &error);
        CHECK((code == 0) == (part == len - 1));
        CHECK((game != NULL) == (code == 0) && error.code == code);
        sternhalma_game_free(game);
    }
    for (size_t at = 0; at < len; at++)
        for (size_t i = 0; i < sizeof strange; i++) {
            int32_t code;
            memcpy(text, good, sizeof good);
            text[at] = strange[i];
            code = sternhalma_game_replay_n(at_the_wall(text, len), len, &game, &error);
            CHECK((game != NULL) == (code == 0) && error.code == code);
            /* A tab behind the last move is forgiven. */
            CHECK(i >= ALWAYS_BAD || code > 0 || (strange[i] == '\t' && at == len - 1));
            CHECK(error.offset >= 0 && error.offset <= (int64_t)len);
            sternhalma_game_free(game);
        }
    /* A number of moves that no log has is not made room for. */
    CHECK(sternhalma_game_replay("sternhalma 1\nseats 2\npieces 10\ncap 2000\nfirst 0\nmoves 99999999999999999999\n",
        &game, &error) > 0);
}

/* Spaces around a move are part of its length. */
static void the_longest_move_there_may_be(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_read read;
    char text[STERNHALMA_MOVE_TEXT_MAX + 2];
    const char *longest;
    memset(text, ' ', sizeof text);
    memcpy(text, "d1-e5", 5);
    text[STERNHALMA_MOVE_TEXT_MAX] = '\0';
    CHECK_IS(sternhalma_read_move(board, at_the_wall(text, STERNHALMA_MOVE_TEXT_MAX + 1), &read), 0);
    longest = at_the_wall(text, STERNHALMA_MOVE_TEXT_MAX);
    CHECK_IS(sternhalma_read_move_n(board, longest, STERNHALMA_MOVE_TEXT_MAX, &read), 0);
    text[STERNHALMA_MOVE_TEXT_MAX] = ' ';
    text[STERNHALMA_MOVE_TEXT_MAX + 1] = '\0';
    CHECK_IS(sternhalma_read_move(board, text, &read), STERNHALMA_FLAG_BAD_STRING);
    sternhalma_free(board);
}

/* A refusal in a sentence, which names white space. */
static void the_reason_of_a_position(void)
{
    static const struct {
        const char *text, *reason;
    } cases[] = {
        {START " 0 2 10\n", "white space after the position, at byte 78"},
        {START " 0 2 10\r\n", "white space after the position, at byte 78"},
        {"\n" START " 0 2 10", "white space before the position, at byte 0"},
        {START "  0 2 10", "white space inside the position that does not belong there, at byte 72"},
        {START " 0 5 10", "the game is played by 1, 2, 3, 4 or 6 seats, at byte 74"},
        {START " 0 2 10;1 9 0 - -", "5 fields of 6 after the ;, at byte 88"},
        {"x\n", "a character that is not a piece, a bracket, a slash or a number in brackets, at byte 0"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        char reason[STERNHALMA_REASON_MAX];
        size_t len = strlen(cases[i].text);
        const char *text = at_the_wall(cases[i].text, len);
        CHECK_IS(sternhalma_from_string_reason_n(text, len, reason, sizeof reason), strlen(cases[i].reason));
        CHECK_TEXT(reason, cases[i].reason);
    }
}

/* A log that is refused in a sentence, and options of a game. */
static void the_reason_of_a_game(void)
{
    static const struct {
        const char *text, *reason;
    } cases[] = {
        {"", "line 1, column 1: not a log: its first line is not `sternhalma 1`"},
        {"sternhalma 1\nseats 2\npieces 10\ncap 9\nfirst 0\nmoves 1\nd1:e5\n",
            "line 7, column 4: hop 1, from d1 to e5: that is a step, which is written d1-e5"},
        {"\xEF\xBB\xBFsternhalma 1\nstart 0 \nmoves 0\n",
            "line 2, column 8: not seventeen rows, at byte 1"},
    };
    sternhalma_game_options options;
    char reason[STERNHALMA_REASON_MAX], longest[STERNHALMA_POSITION_MAX];
    for (size_t i = 0; i < COUNT(cases); i++) {
        size_t len = strlen(cases[i].text);
        const char *text = at_the_wall(cases[i].text, len);
        CHECK(sternhalma_game_replay_reason_n(text, len, reason, sizeof reason) > 0);
        CHECK_TEXT(reason, cases[i].reason);
    }
    sternhalma_game_options_init(&options);
    options.seats = 5;
    CHECK(sternhalma_game_options_reason(&options, reason, sizeof reason) > 0);
    CHECK_TEXT(reason, "the game is played by 1, 2, 3, 4 or 6 seats");
    options.position = START " 0 2 10";
    CHECK(sternhalma_game_options_reason(&options, reason, sizeof reason) > 0);
    CHECK_TEXT(reason, "seats cannot be given with a position");
    options.seats = 0;
    options.position = START " 0 2 10\n";
    CHECK(sternhalma_game_options_reason(&options, reason, sizeof reason) > 0);
    CHECK_TEXT(reason, "white space after the position, at byte 78");
    memset(longest, '0', sizeof longest);
    options.position = at_the_wall(longest, sizeof longest);
    CHECK(sternhalma_game_options_reason(&options, reason, sizeof reason) > 0);
    CHECK_TEXT(reason, "the position is too long, at byte 511");
    options.size = 0;
    CHECK(sternhalma_game_options_reason(&options, reason, sizeof reason) > 0);
    CHECK_TEXT(reason, "the options are not initialised (size 0, at least 40)");
}

/* A text that is refused as a move, whose reason was written beside it. */
static void the_reason_of_a_move(void)
{
    static const struct {
        const char *text, *reason;
    } cases[] = {
        {"a1-a1\n", "a move ends in another hole than it starts from"},
        {"c1:e5:c1", "hop 2, from e5 to c1: a move ends in another hole than it starts from"},
        {"c1:c1", "hop 1, from c1 to c1: a hop ends in another hole than it starts from"},
        {" D1:E5 ", "hop 1, from d1 to e5: that is a step, which is written d1-e5"},
        {"c1:e5:e6", "hop 2, from e5 to e6: that is a step, and a chain has none"},
        {"d1-i5", "the piece cannot get there"},
    };
    sternhalma_board *board = sternhalma_new(2, 10);
    for (size_t i = 0; i < COUNT(cases); i++) {
        char reason[STERNHALMA_MOVE_TEXT_MAX];
        sternhalma_read refused;
        size_t len = strlen(cases[i].text);
        CHECK_IS(sternhalma_read_move_n(board, at_the_wall(cases[i].text, len), len, &refused),
            STERNHALMA_FLAG_NOT_REACHABLE);
        CHECK(sternhalma_read_reason(&refused, reason, sizeof reason) > 0);
        CHECK_TEXT(reason, cases[i].reason);
    }
    sternhalma_free(board);
}

int main(void)
{
    build_the_wall();
    the_reason_of_a_position();
    the_reason_of_a_game();
    the_reason_of_a_move();
    every_refusal_of_a_position();
    every_length_of_a_position();
    no_byte_too_many();
    no_byte_too_many_for_a_game();
    the_longest_there_may_be();
    ten_megabytes();
    strange_bytes_anywhere();
    bytes_as_they_come();
    names();
    every_flag_of_a_move();
    logs();
    the_longest_move_there_may_be();
    CHECK(sternhalma_live() == 0 && sternhalma_game_live() == 0);
    return 0;
}
