/*
 * The sizes and offsets that other languages count on, where a pointer has 8 bytes. The Rust side of the same table is
 * tests/c/layout/fanorona.rs; the table of functions is held by table.c.
 */
#include <fanorona.h>

#include "check.h"

#define SIZE(type, bytes) CHECK_IS(sizeof(type), bytes)
#define FIELD(type, field, bytes) CHECK_IS(offsetof(type, field), bytes)

int main(void)
{
    SIZE(fanorona_step_info, 24);
    FIELD(fanorona_step_info, from, 0);
    FIELD(fanorona_step_info, dir, 4);
    FIELD(fanorona_step_info, kind, 8);
    FIELD(fanorona_step_info, to, 12);
    FIELD(fanorona_step_info, taken, 16);

    SIZE(fanorona_undo_info, 96);
    FIELD(fanorona_undo_info, step, 0);
    FIELD(fanorona_undo_info, key, 24);
    FIELD(fanorona_undo_info, is_stop, 32);
    FIELD(fanorona_undo_info, open, 36);
    FIELD(fanorona_undo_info, path_len, 40);
    FIELD(fanorona_undo_info, last_dir, 44);
    FIELD(fanorona_undo_info, path, 48);

    SIZE(fanorona_move, 536);
    FIELD(fanorona_move, count, 0);
    FIELD(fanorona_move, stop, 4);
    FIELD(fanorona_move, steps, 8);

    SIZE(fanorona_weights, 32);
    FIELD(fanorona_weights, stone, 0);
    FIELD(fanorona_weights, strong, 4);
    FIELD(fanorona_weights, centre, 8);
    FIELD(fanorona_weights, room, 12);
    FIELD(fanorona_weights, reserved, 16);

    SIZE(fanorona_game_options, 40);
    FIELD(fanorona_game_options, size, 0);
    FIELD(fanorona_game_options, quiet_limit, 4);
    FIELD(fanorona_game_options, repeat_limit, 8);
    FIELD(fanorona_game_options, ply_cap, 12);
    FIELD(fanorona_game_options, board, 16);
    FIELD(fanorona_game_options, position, 24);
    FIELD(fanorona_game_options, position_len, 32);

    SIZE(fanorona_error, 32);
    FIELD(fanorona_error, field, 0);
    FIELD(fanorona_error, code, 4);
    FIELD(fanorona_error, offset, 8);
    FIELD(fanorona_error, line, 16);
    FIELD(fanorona_error, column, 24);

    SIZE(fanorona_search_options, 88);
    FIELD(fanorona_search_options, size, 0);
    FIELD(fanorona_search_options, depth, 4);
    FIELD(fanorona_search_options, budget, 8);
    FIELD(fanorona_search_options, seed, 16);
    FIELD(fanorona_search_options, weights, 24);
    FIELD(fanorona_search_options, table_kib, 56);
    FIELD(fanorona_search_options, reserved, 60);
    FIELD(fanorona_search_options, stop, 64);
    FIELD(fanorona_search_options, progress, 72);
    FIELD(fanorona_search_options, user, 80);

    SIZE(fanorona_search_result, 560);
    FIELD(fanorona_search_result, best, 0);
    FIELD(fanorona_search_result, nodes, 536);
    FIELD(fanorona_search_result, depth, 544);
    FIELD(fanorona_search_result, score, 548);
    FIELD(fanorona_search_result, stopped, 552);
    FIELD(fanorona_search_result, reserved, 556);

    SIZE(fanorona_option_error, 64);
    FIELD(fanorona_option_error, option, 0);
    FIELD(fanorona_option_error, reserved, 4);
    FIELD(fanorona_option_error, value, 8);
    FIELD(fanorona_option_error, least, 16);
    FIELD(fanorona_option_error, most, 24);
    FIELD(fanorona_option_error, name, 32);
    return 0;
}
