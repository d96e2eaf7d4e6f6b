/*
 * Every function that writes into room of the caller's, with every capacity from none to one more than it needs:
 * it always answers how much there is, writes what fits, and touches nothing behind the room.
 */
#include <senet.h>

#include "room.h"
#include "shown.h"

static void lists(const senet_board *board)
{
    senet_rule_set skyruk;
    CHECK_IS(senet_rules("skyruk", &skyruk), 0);
    LIST(int32_t, senet_all_houses(out, cap));
    LIST(int32_t, senet_marked_houses(out, cap));
    LIST(senet_chance, senet_chances(out, cap));
    LIST(int8_t, senet_cells(board, out, cap));
    LIST(int32_t, senet_rules_exit(&skyruk, 26, 2, out, cap));
    LIST(int32_t, senet_rules_safe(NULL, out, cap));
    LIST(senet_move, senet_moves(board, 2, NULL, 0, out, cap));
    NO_LIST(int8_t, senet_cells(NULL, out, cap), SENET_ERR_NULL);
    NO_LIST(int32_t, senet_rules_exit(NULL, 25, 2, out, cap), 0);
    NO_LIST(int32_t, senet_rules_exit(NULL, 28, 1, out, cap), 0);
    NO_LIST(senet_move, senet_moves(board, 6, NULL, 0, out, cap), 0);
    NO_LIST(senet_move, senet_moves(NULL, 2, NULL, 0, out, cap), SENET_ERR_NULL);
}

static void texts(const senet_board *board)
{
    static const senet_move off = {28, 0, 3, SENET_KIND_OFF, 0, 0, {0, 0}};
    senet_move nowhere = off;
    senet_drawing_options wide;
    senet_drawing_options_init(&wide);
    wide.width = -1;
    nowhere.from = 31;
    TEXT(senet_to_string(board, buf, cap));
    TEXT(senet_key_hex(board, buf, cap));
    TEXT(senet_move_text(&off, buf, cap));
    TEXT(senet_text(board, NULL, buf, cap));
    TEXT_BY(61, senet_svg(board, NULL, buf, cap));
    NO_TEXT(senet_to_string(NULL, buf, cap), SENET_ERR_NULL);
    NO_TEXT(senet_key_hex(NULL, buf, cap), SENET_ERR_NULL);
    NO_TEXT(senet_move_text(&nowhere, buf, cap), SENET_ERR_ARGUMENT);
    NO_TEXT(senet_text(NULL, NULL, buf, cap), SENET_ERR_NULL);
    NO_TEXT(senet_svg(board, &wide, buf, cap), SENET_ERR_ARGUMENT);
    NO_TEXT(senet_svg(NULL, NULL, buf, cap), SENET_ERR_NULL);
}

/* What is wrong with an option, and what is no such thing. */
static void refused_options(void)
{
    senet_search_options options;
    senet_option_error error, no_error;
    senet_search_options_init(&options);
    CHECK_IS(senet_search_options_check(&options, &no_error), 0);
    options.depth = -1;
    CHECK_IS(senet_search_options_check(&options, &error), SENET_ERR_ARGUMENT);
    TEXT(senet_option_error_text(&error, buf, cap));
    NO_TEXT(senet_option_error_text(NULL, buf, cap), SENET_ERR_NULL);
    NO_TEXT(senet_option_error_text(&no_error, buf, cap), SENET_ERR_ARGUMENT);
}

/* Why a text or options are refused, and what is not. */
static void reasons(void)
{
    TEXT(senet_from_string_reason_n("x", 1, buf, cap));
    NO_TEXT(senet_from_string_reason_n("dldldldldl/........../.......... l 5", strlen("dldldldldl/........../.......... l 5"), buf, cap),
        SENET_ERR_ARGUMENT);
}

int main(void)
{
    senet_board *board = senet_new_game(5);
    shown before = look(board);
    lists(board);
    texts(board);
    CHECK(still_shows(board, &before));
    senet_free(board);
    refused_options();
    reasons();
    return 0;
}
