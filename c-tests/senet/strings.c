/* Strings that are no positions or names: every refusal, any bytes, any length. */
#include "wall.h"

#include <senet.h>

#include "random.h"
#include "shown.h"

#define GOOD "dldldldldl/........../.......... l 5"

/* What both readers say to the same text, and that they make a board exactly when it is accepted. */
static int32_t code_of(const char *text, size_t len)
{
    senet_board *board, *counted;
    size_t offset = SIZE_MAX;
    char reason[SENET_REASON_MAX];
    int32_t code = senet_from_string(text, &board);
    int32_t said = senet_from_string_reason_n(text, len, reason, sizeof reason);
    CHECK(code == SENET_POS_OK ? said == SENET_ERR_ARGUMENT : said > 0 && said < SENET_REASON_MAX);
    CHECK_IS(senet_from_string_n(text, len, &counted, &offset), code);
    CHECK(code >= SENET_POS_OK && code <= SENET_POS_LONG);
    CHECK((board != NULL) == (code == SENET_POS_OK));
    CHECK((counted != NULL) == (code == SENET_POS_OK));
    CHECK(offset <= len && (offset == 0 || code != SENET_POS_OK));
    senet_free(board);
    senet_free(counted);
    return code;
}

static void every_refusal_of_a_position(void)
{
    static const struct {
        int32_t code;
        const char *text;
    } cases[] = {
        {SENET_POS_OK, GOOD},
        {SENET_POS_OK, "........../........../.......... d 1"},
        {SENET_POS_NULL, ""},
        {SENET_POS_GROUPS, "dldldldldl"},
        {SENET_POS_GROUPS, "dldldldldl/........../........../"},
        {SENET_POS_WIDTH, " "},
        {SENET_POS_WIDTH, "dldldldld/"},
        {SENET_POS_WIDTH, "dldldldldl."},
        {SENET_POS_LETTER, "x"},
        {SENET_POS_LETTER, "dldldldldl/....\n"},
        {SENET_POS_SIDE, "dldldldldl/........../.......... x"},
        {SENET_POS_SIDE, "dldldldldl/........../.......... ll 5"},
        {SENET_POS_PIECES, "dldldldldl/........../.......... l 8"},
        {SENET_POS_PIECES, "dldldldldl/........../.......... l 05"},
        {SENET_POS_EXCESS, "dldldldldl/........../.......... l 4"},
        {SENET_POS_FIELD, "dldldldldl/........../.........."},
        {SENET_POS_FIELD, GOOD " "},
        {SENET_POS_FIELD, "dldldldldl/........../..........  l 5"},
        {SENET_POS_LONG, GOOD "            "},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        size_t len = strlen(cases[i].text);
        CHECK_IS(code_of(at_the_wall(cases[i].text, len + 1), len), cases[i].code);
    }
}

/* From the start of a good string on, every length is refused but the whole. */
static void every_length_of_a_position(void)
{
    senet_board *board;
    for (size_t len = 0; len < sizeof GOOD; len++) {
        int32_t whole = len == sizeof GOOD - 1;
        char cut[sizeof GOOD];
        memcpy(cut, GOOD, len);
        cut[len] = '\0';
        CHECK_IS(code_of(at_the_wall(cut, len + 1), len) == SENET_POS_OK, whole);
        CHECK_IS(senet_from_string_n(at_the_wall(GOOD, len), len, &board, NULL) == SENET_POS_OK, whole);
        senet_free(board);
    }
}

/* Not one byte more than the limit is looked at, whether or not there is a NUL. */
static void no_byte_too_many(void)
{
    static const char fill[] = {'l', 'd', '.', '/', ' ', '5', 'a', '\n', '\x80', '\xff'};
    senet_board *made;
    senet_rule_set rules;
    int64_t value;
    char bytes[SENET_CONSTANT_NAME_MAX];
    for (size_t i = 0; i < sizeof fill; i++) {
        memset(bytes, fill[i], sizeof bytes);
        CHECK_IS(senet_constant(at_the_wall(bytes, SENET_CONSTANT_NAME_MAX), &value), 0);
        CHECK_IS(senet_from_string(at_the_wall(bytes, SENET_POSITION_MAX), &made), SENET_POS_LONG);
        CHECK(made == NULL);
        CHECK_IS(senet_rules_id(at_the_wall(bytes, SENET_RULES_NAME_MAX)), -1);
        CHECK_IS(senet_rules(at_the_wall(bytes, SENET_RULES_NAME_MAX), &rules), SENET_ERR_ARGUMENT);
        for (size_t len = 0; len <= sizeof bytes; len++) {
            CHECK(senet_from_string_n(at_the_wall(bytes, len), len, &made, NULL) > 0 && made == NULL);
            CHECK_IS(senet_constant_n(at_the_wall(bytes, len), len, &value), 0);
        }
    }
}

static void ten_megabytes(void)
{
    enum { LONG = 10 * 1000 * 1000 };
    char *text = (char *)malloc(LONG + 1);
    CHECK(text != NULL);
    memset(text, 'l', LONG);
    text[LONG] = '\0';
    CHECK_IS(code_of(text, LONG), SENET_POS_LONG);
    CHECK_IS(senet_rules_id(text), -1);
    free(text);
}

/* Any byte in each place of a good string. */
static void any_byte_anywhere(void)
{
    const size_t len = sizeof GOOD - 1;
    for (size_t at = 0; at < len; at++)
        for (int32_t byte = 0; byte < 256; byte++) {
            char text[sizeof GOOD], written[SENET_POSITION_MAX];
            senet_board *board;
            memcpy(text, GOOD, sizeof GOOD);
            text[at] = (char)byte;
            if (senet_from_string_n(text, len, &board, NULL) == SENET_POS_OK) {
                CHECK_IS(senet_to_string(board, written, sizeof written), len);
                CHECK_TEXT(written, text);
            }
            senet_free(board);
        }
}

static void bytes_as_they_come(void)
{
    static const char likely[] = "ld./ 12345678";
    uint64_t state = 3;
    for (int32_t round = 0; round < 2000; round++) {
        char text[SENET_POSITION_MAX + 32];
        size_t len = (size_t)random_under(&state, sizeof text);
        senet_board *made;
        random_bytes(&state, text, len);
        if (round % 2 == 0)
            for (size_t i = 0; i < len; i++)
                text[i] = likely[(unsigned char)text[i] % (sizeof likely - 1)];
        CHECK(senet_from_string_n(at_the_wall(text, len), len, &made, NULL) > 0 && made == NULL);
    }
}

static void names(void)
{
    static const char *const none[] = {"", " ", "Kendall", "kendall ", " kendall", "skyru", "skyrukk", "senet",
        "\xff\xfe"};
    senet_rule_set rules;
    for (size_t i = 0; i < COUNT(none); i++) {
        size_t len = strlen(none[i]);
        CHECK_IS(senet_rules_id(at_the_wall(none[i], len + 1)), -1);
        CHECK_IS(senet_rules(at_the_wall(none[i], len + 1), &rules), SENET_ERR_ARGUMENT);
    }
    for (int32_t id = SENET_RULES_KENDALL; id <= SENET_RULES_SKYRUK; id++) {
        const char *name = senet_rules_name(id);
        senet_rule_set numbered;
        CHECK_IS(senet_rules_id(at_the_wall(name, strlen(name) + 1)), id);
        CHECK_IS(senet_rules(at_the_wall(name, strlen(name) + 1), &rules), 0);
        CHECK_IS(senet_rules_named(id, &numbered), 1);
        CHECK(memcmp(&rules, &numbered, sizeof rules) == 0);
    }
}

/* A refusal in a sentence, which names white space. */
static void the_reason_of_a_position(void)
{
    static const struct {
        const char *text, *reason;
    } cases[] = {
        {GOOD "\n", "white space after the position, at byte 36"},
        {" " GOOD, "white space before the position, at byte 0"},
        {GOOD " x", "something follows the number of pieces, at byte 36"},
        {"x", "a character that is not l, d or a dot, at byte 0"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        char reason[SENET_REASON_MAX];
        size_t len = strlen(cases[i].text);
        const char *text = at_the_wall(cases[i].text, len);
        CHECK_IS(senet_from_string_reason_n(text, len, reason, sizeof reason), strlen(cases[i].reason));
        CHECK_TEXT(reason, cases[i].reason);
    }
}

int main(void)
{
    build_the_wall();
    the_reason_of_a_position();
    every_refusal_of_a_position();
    every_length_of_a_position();
    no_byte_too_many();
    ten_megabytes();
    any_byte_anywhere();
    bytes_as_they_come();
    names();
    CHECK_IS(senet_live(), 0);
    return 0;
}
