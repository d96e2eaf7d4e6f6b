/* Every function answers a misuse as its kind does. */
#include "kinds.h"

/* Functions without a board can be misused with a number or with NULL. */
static void misused_without_a_board(void)
{
    static const senet_move outside = {31, 3, 1, SENET_KIND_STEP, 0, 0, {0, 0}};
    int32_t houses[SENET_HOUSES];
    senet_chance chances[SENET_ROLLS];
    senet_board *board;
    senet_rule_set rules;
    senet_search_options search_options;
    senet_drawing_options drawing_options;
    senet_option_error error;
    int64_t value;
    char text[SENET_MOVE_TEXT_MAX];
    CHECK_IS(senet_rules(NULL, &rules), 0);

    STATUS(senet_from_string("", NULL), SENET_ERR_NULL);
    STATUS(senet_from_string_n("", 0, NULL, NULL), SENET_ERR_NULL);
    /* A position that is NULL is refused like one that is empty. */
    STATUS(senet_from_string(NULL, &board), SENET_POS_NULL);
    STATUS(senet_from_string_n(NULL, 3, &board, NULL), SENET_POS_NULL);
    STATUS(senet_rules("none", &rules), SENET_ERR_ARGUMENT);
    STATUS(senet_rules("kendall", NULL), SENET_ERR_NULL);

    DID(senet_is_marked(31));
    DID(senet_rules_named(2, &rules));
    DID(senet_rules_ok(NULL));
    DID(senet_constant(NULL, &value));
    DID(senet_constant_n(NULL, 5, &value));

    NUMBER(senet_house_of(3, 0));
    NUMBER(senet_row_of(31));
    NUMBER(senet_col_of(31));
    NUMBER(senet_other(2));
    NUMBER(senet_piece_of(2));
    NUMBER(senet_extra(6));
    NUMBER(senet_rules_id(NULL));
    NUMBER(senet_rules_fault(NULL));

    /* A number that names nothing has an empty list, room that is NULL has none. */
    LIST(senet_rules_exit(NULL, 31, 1, houses, COUNT(houses)), 0);
    LIST(senet_rules_exit(NULL, 26, 1, NULL, 1), SENET_ERR_NULL);
    LIST(senet_rules_safe(NULL, NULL, 1), SENET_ERR_NULL);
    LIST(senet_all_houses(NULL, 1), SENET_ERR_NULL);
    LIST(senet_marked_houses(NULL, 1), SENET_ERR_NULL);
    LIST(senet_chances(NULL, 1), SENET_ERR_NULL);
    CHECK_IS(senet_chances(chances, COUNT(chances)), SENET_ROLLS);

    senet_search_options_init(&search_options);
    search_options.size = 0;
    STATUS(senet_search_options_check(&search_options, &error), SENET_ERR_ARGUMENT);
    senet_drawing_options_init(&drawing_options);
    drawing_options.size = 0;
    STATUS(senet_drawing_options_check(&drawing_options, &error), SENET_ERR_ARGUMENT);

    TEXT(senet_from_string_reason_n("x", 1, NULL, 1), SENET_ERR_NULL);
    TEXT(senet_option_error_text(NULL, text, sizeof text), SENET_ERR_NULL);
    TEXT(senet_option_error_text(&error, NULL, 1), SENET_ERR_NULL);
    TEXT(senet_move_text(&outside, text, sizeof text), SENET_ERR_ARGUMENT);
    TEXT(senet_move_text(NULL, text, sizeof text), SENET_ERR_NULL);

    NO_HANDLE(senet_new(8));
    NO_HANDLE(senet_new_game(0));

    NO_WORDS(senet_status_text(0));
    NO_WORDS(senet_reason(-1));
    NO_WORDS(senet_why_text(-1));
    NO_WORDS(senet_rules_name(-1));
    NO_WORDS(senet_field_name(0));
    NO_WORDS(senet_constant_at(-1, &value));
    NO_WORDS(senet_api_get(UINT32_MAX));

    senet_weights_default(NULL);
    senet_drawing_options_init(NULL);
    senet_search_options_init(NULL);
    senet_search_stop(NULL);
}

int main(void)
{
    board_misused(NULL, SENET_ERR_NULL);
    misused_without_a_board();
    senet_free(NULL);
    CHECK_IS(senet_live(), 0);
    return 0;
}
