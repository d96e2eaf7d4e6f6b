/*
 * The sizes and offsets that other languages count on, where a pointer has 8 bytes. The Rust side of the same table is
 * tests/c/layout/sternhalma.rs; the table of functions is held by table.c.
 */
#include <sternhalma.h>

#include "check.h"

#define SIZE(type, bytes) CHECK_IS(sizeof(type), bytes)
#define FIELD(type, field, bytes) CHECK_IS(offsetof(type, field), bytes)

int main(void)
{
    SIZE(sternhalma_pair, 8);
    FIELD(sternhalma_pair, low, 0);
    FIELD(sternhalma_pair, high, 4);

    SIZE(sternhalma_move, 8);
    FIELD(sternhalma_move, from, 0);
    FIELD(sternhalma_move, to, 4);

    SIZE(sternhalma_undo_side, 40);
    FIELD(sternhalma_undo_side, key, 0);
    FIELD(sternhalma_undo_side, ply, 8);
    FIELD(sternhalma_undo_side, passes, 16);
    FIELD(sternhalma_undo_side, to_move, 20);
    FIELD(sternhalma_undo_side, how, 24);
    FIELD(sternhalma_undo_side, home, 28);
    FIELD(sternhalma_undo_side, resigned, 32);
    FIELD(sternhalma_undo_side, reserved, 36);

    SIZE(sternhalma_undo_info, 96);
    FIELD(sternhalma_undo_info, kind, 0);
    FIELD(sternhalma_undo_info, from, 4);
    FIELD(sternhalma_undo_info, to, 8);
    FIELD(sternhalma_undo_info, seat, 12);
    FIELD(sternhalma_undo_info, before, 16);
    FIELD(sternhalma_undo_info, after, 56);

    SIZE(sternhalma_read, 172);
    FIELD(sternhalma_read, kind, 0);
    FIELD(sternhalma_read, from, 4);
    FIELD(sternhalma_read, to, 8);
    FIELD(sternhalma_read, seat, 12);
    FIELD(sternhalma_read, hop, 16);
    FIELD(sternhalma_read, path_len, 20);
    FIELD(sternhalma_read, path, 24);

    SIZE(sternhalma_weights, 32);
    FIELD(sternhalma_weights, distance, 0);
    FIELD(sternhalma_weights, straggler, 4);
    FIELD(sternhalma_weights, classes, 8);
    FIELD(sternhalma_weights, blocking, 12);
    FIELD(sternhalma_weights, reserved, 16);

    SIZE(sternhalma_search_result, 296);
    FIELD(sternhalma_search_result, from, 0);
    FIELD(sternhalma_search_result, to, 4);
    FIELD(sternhalma_search_result, is_pass, 8);
    FIELD(sternhalma_search_result, depth, 12);
    FIELD(sternhalma_search_result, score, 16);
    FIELD(sternhalma_search_result, stopped, 20);
    FIELD(sternhalma_search_result, nodes, 24);
    FIELD(sternhalma_search_result, pv_len, 32);
    FIELD(sternhalma_search_result, reserved, 36);
    FIELD(sternhalma_search_result, pv, 40);

    SIZE(sternhalma_game_options, 40);
    FIELD(sternhalma_game_options, size, 0);
    FIELD(sternhalma_game_options, seats, 4);
    FIELD(sternhalma_game_options, pieces, 8);
    FIELD(sternhalma_game_options, first, 12);
    FIELD(sternhalma_game_options, cap, 16);
    FIELD(sternhalma_game_options, position, 24);
    FIELD(sternhalma_game_options, position_len, 32);

    SIZE(sternhalma_error, 32);
    FIELD(sternhalma_error, field, 0);
    FIELD(sternhalma_error, code, 4);
    FIELD(sternhalma_error, offset, 8);
    FIELD(sternhalma_error, line, 16);
    FIELD(sternhalma_error, column, 24);

    SIZE(sternhalma_game_outcome, 72);
    FIELD(sternhalma_game_outcome, how, 0);
    FIELD(sternhalma_game_outcome, seats, 4);
    FIELD(sternhalma_game_outcome, home_len, 8);
    FIELD(sternhalma_game_outcome, reserved, 12);
    FIELD(sternhalma_game_outcome, plies, 16);
    FIELD(sternhalma_game_outcome, places, 24);
    FIELD(sternhalma_game_outcome, home, 48);

    SIZE(sternhalma_search_options, 112);
    FIELD(sternhalma_search_options, size, 0);
    FIELD(sternhalma_search_options, mode, 4);
    FIELD(sternhalma_search_options, depth, 8);
    FIELD(sternhalma_search_options, evaluation, 12);
    FIELD(sternhalma_search_options, table_kib, 16);
    FIELD(sternhalma_search_options, reserved, 20);
    FIELD(sternhalma_search_options, budget, 24);
    FIELD(sternhalma_search_options, seed, 32);
    FIELD(sternhalma_search_options, weights, 40);
    FIELD(sternhalma_search_options, avoid, 72);
    FIELD(sternhalma_search_options, avoid_len, 80);
    FIELD(sternhalma_search_options, stop, 88);
    FIELD(sternhalma_search_options, progress, 96);
    FIELD(sternhalma_search_options, user, 104);

    SIZE(sternhalma_solve_progress, 16);
    FIELD(sternhalma_solve_progress, levels, 0);
    FIELD(sternhalma_solve_progress, width, 4);
    FIELD(sternhalma_solve_progress, positions, 8);

    SIZE(sternhalma_solve_options, 48);
    FIELD(sternhalma_solve_options, size, 0);
    FIELD(sternhalma_solve_options, width, 4);
    FIELD(sternhalma_solve_options, memory_kib, 8);
    FIELD(sternhalma_solve_options, exact, 12);
    FIELD(sternhalma_solve_options, threads, 16);
    FIELD(sternhalma_solve_options, reserved, 20);
    FIELD(sternhalma_solve_options, stop, 24);
    FIELD(sternhalma_solve_options, progress, 32);
    FIELD(sternhalma_solve_options, user, 40);

    SIZE(sternhalma_solution, 32);
    FIELD(sternhalma_solution, move_count, 0);
    FIELD(sternhalma_solution, proved, 4);
    FIELD(sternhalma_solution, least, 8);
    FIELD(sternhalma_solution, stopped, 12);
    FIELD(sternhalma_solution, positions, 16);
    FIELD(sternhalma_solution, bytes, 24);

    SIZE(sternhalma_drawing_options, 24);
    FIELD(sternhalma_drawing_options, size, 0);
    FIELD(sternhalma_drawing_options, names, 4);
    FIELD(sternhalma_drawing_options, from, 8);
    FIELD(sternhalma_drawing_options, to, 12);
    FIELD(sternhalma_drawing_options, targets_of, 16);
    FIELD(sternhalma_drawing_options, width, 20);

    SIZE(sternhalma_option_error, 64);
    FIELD(sternhalma_option_error, option, 0);
    FIELD(sternhalma_option_error, reserved, 4);
    FIELD(sternhalma_option_error, value, 8);
    FIELD(sternhalma_option_error, least, 16);
    FIELD(sternhalma_option_error, most, 24);
    FIELD(sternhalma_option_error, name, 32);

    return 0;
}
