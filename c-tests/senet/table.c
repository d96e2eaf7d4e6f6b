/* A consumer that has the functions from the table alone, and the place of each in it, which is for ever. */
#include <senet.h>

#include "slots.h"

static void every_function_has_its_place(const senet_api *api)
{
    CHECK(offsetof(senet_api, abi_version) == 0 && offsetof(senet_api, size) == sizeof(uint32_t));
    SLOT(0, version, senet_version);
    SLOT(1, tables_ok, senet_tables_ok);
    SLOT(2, live, senet_live);
    SLOT(3, status_text, senet_status_text);
    SLOT(4, house_of, senet_house_of);
    SLOT(5, row_of, senet_row_of);
    SLOT(6, col_of, senet_col_of);
    SLOT(7, is_marked, senet_is_marked);
    SLOT(8, all_houses, senet_all_houses);
    SLOT(9, marked_houses, senet_marked_houses);
    SLOT(10, other, senet_other);
    SLOT(11, piece_of, senet_piece_of);
    SLOT(12, chances, senet_chances);
    SLOT(13, extra, senet_extra);
    SLOT(14, thrown, senet_thrown);
    SLOT(15, board_new, senet_new);
    SLOT(16, new_game, senet_new_game);
    SLOT(17, from_string, senet_from_string);
    SLOT(18, from_string_n, senet_from_string_n);
    SLOT(19, clone, senet_clone);
    SLOT(20, board_free, senet_free);
    SLOT(21, to_string, senet_to_string);
    SLOT(22, reason, senet_reason);
    SLOT(23, at, senet_at);
    SLOT(24, cells, senet_cells);
    SLOT(25, set_cells, senet_set_cells);
    SLOT(26, put, senet_put);
    SLOT(27, lift, senet_lift);
    SLOT(28, side, senet_side);
    SLOT(29, set_side, senet_set_side);
    SLOT(30, pieces, senet_pieces);
    SLOT(31, count, senet_count);
    SLOT(32, home, senet_home);
    SLOT(33, consistent, senet_consistent);
    SLOT(34, ply, senet_ply);
    SLOT(35, set_ply, senet_set_ply);
    SLOT(36, key, senet_key);
    SLOT(37, key_hex, senet_key_hex);
    SLOT(38, rules, senet_rules);
    SLOT(39, rules_named, senet_rules_named);
    SLOT(40, rules_id, senet_rules_id);
    SLOT(41, rules_name, senet_rules_name);
    SLOT(42, rules_ok, senet_rules_ok);
    SLOT(43, rules_fault, senet_rules_fault);
    SLOT(44, field_name, senet_field_name);
    SLOT(45, rules_exit, senet_rules_exit);
    SLOT(46, rules_safe, senet_rules_safe);
    SLOT(47, moves, senet_moves);
    SLOT(48, move_text, senet_move_text);
    SLOT(49, is_protected, senet_protected);
    SLOT(50, in_blockade, senet_in_blockade);
    SLOT(51, greedy, senet_greedy);
    SLOT(52, walk, senet_walk);
    SLOT(53, apply, senet_apply);
    SLOT(54, forfeit, senet_forfeit);
    SLOT(55, unapply, senet_unapply);
    SLOT(56, why_text, senet_why_text);
    SLOT(57, status, senet_status);
    SLOT(58, how, senet_how);
    SLOT(59, winner, senet_winner);
    SLOT(60, ply_cap, senet_ply_cap);
    SLOT(61, weights_default, senet_weights_default);
    SLOT(62, evaluate, senet_evaluate);
    SLOT(63, search_options_init, senet_search_options_init);
    SLOT(64, search_stop, senet_search_stop);
    SLOT(65, search, senet_search);
    SLOT(66, expect, senet_expect);
    SLOT(67, drawing_options_init, senet_drawing_options_init);
    SLOT(68, svg, senet_svg);
    SLOT(69, text, senet_text);
    SLOT(70, constant, senet_constant);
    SLOT(71, constant_n, senet_constant_n);
    SLOT(72, constant_at, senet_constant_at);
    SLOT(73, search_options_check, senet_search_options_check);
    SLOT(74, drawing_options_check, senet_drawing_options_check);
    SLOT(75, option_error_text, senet_option_error_text);
    SLOT(76, walk_until, senet_walk_until);
    SLOT(77, expect_until, senet_expect_until);
    SLOT(78, from_string_reason_n, senet_from_string_reason_n);
}

static void given_to_whom_it_is_new_enough_for(const senet_api *api)
{
    CHECK(api != NULL);
    CHECK_IS(api->abi_version, SENET_ABI_VERSION);
    CHECK_IS(api->size, sizeof *api);
    for (uint32_t number = 0; number <= SENET_ABI_VERSION; number++)
        CHECK(senet_api_get(number) == api);
    CHECK(senet_api_get(SENET_ABI_VERSION + 1) == NULL);
    CHECK(senet_api_get(UINT32_MAX) == NULL);
}

/* Plays a game to its end, each side making the move it would without looking ahead. */
static void a_game_by_the_table(const senet_api *api)
{
    senet_board *board = api->new_game(5);
    senet_rule_set rules;
    int32_t bound = 0;
    CHECK_IS(api->rules("skyruk", &rules), 0);
    while (api->status(board) == SENET_ONGOING) {
        int32_t roll = api->thrown(1, (uint64_t)api->ply(board)), index;
        senet_move moves[SENET_MOVES_MAX];
        int32_t count = api->moves(board, roll, &rules, bound, moves, COUNT(moves));
        CHECK_IS(api->greedy(board, roll, &rules, bound, &index), 0);
        CHECK((index == -1) == (count == 0) && index < count);
        if (index >= 0)
            CHECK_IS(api->apply(board, &moves[index], &rules, &bound, NULL), SENET_APPLY_OK);
        else
            CHECK_IS((bound = 0, api->forfeit(board, roll, NULL)), 0);
    }
    CHECK_IS(api->how(board), SENET_BY_HOME);
    CHECK_IS(api->count(board, api->winner(board)), 0);
    api->board_free(board);
    CHECK_IS(api->live(), 0);
}

int main(void)
{
    const senet_api *api = senet_api_get(SENET_ABI_VERSION);
    given_to_whom_it_is_new_enough_for(api);
    every_function_has_its_place(api);
    a_game_by_the_table(api);
    return 0;
}
