/*
 * The sizes and offsets that other languages count on, where a pointer has 8 bytes. The Rust side of the same table is
 * tests/c/layout/senet.rs; the table of functions is held by table.c.
 */
#include <senet.h>

#include "check.h"

#define SIZE(type, bytes) CHECK_IS(sizeof(type), bytes)
#define FIELD(type, field, bytes) CHECK_IS(offsetof(type, field), bytes)

int main(void)
{
    SIZE(senet_chance, 16);
    FIELD(senet_chance, roll, 0);
    FIELD(senet_chance, weight, 4);
    FIELD(senet_chance, denominator, 8);
    FIELD(senet_chance, reserved, 12);

    SIZE(senet_rule_set, 48);
    FIELD(senet_rule_set, pieces, 0);
    FIELD(senet_rule_set, blockade, 4);
    FIELD(senet_rule_set, protect, 8);
    FIELD(senet_rule_set, backward, 12);
    FIELD(senet_rule_set, reach26, 16);
    FIELD(senet_rule_set, throw_on_26, 20);
    FIELD(senet_rule_set, safe, 24);
    FIELD(senet_rule_set, exits, 28);
    FIELD(senet_rule_set, reserved, 32);

    SIZE(senet_move, 32);
    FIELD(senet_move, from, 0);
    FIELD(senet_move, to, 4);
    FIELD(senet_move, roll, 8);
    FIELD(senet_move, kind, 12);
    FIELD(senet_move, swap, 16);
    FIELD(senet_move, backward, 20);
    FIELD(senet_move, reserved, 24);

    SIZE(senet_undo_info, 48);
    FIELD(senet_undo_info, before, 0);
    FIELD(senet_undo_info, after, 8);
    FIELD(senet_undo_info, ply, 16);
    FIELD(senet_undo_info, kind, 24);
    FIELD(senet_undo_info, from, 28);
    FIELD(senet_undo_info, to, 32);
    FIELD(senet_undo_info, swap, 36);
    FIELD(senet_undo_info, pieces, 40);
    FIELD(senet_undo_info, reserved, 44);

    SIZE(senet_weights, 32);
    FIELD(senet_weights, blockade, 0);
    FIELD(senet_weights, ties, 4);
    FIELD(senet_weights, reserved, 8);

    SIZE(senet_search_result, 56);
    FIELD(senet_search_result, index, 0);
    FIELD(senet_search_result, depth, 4);
    FIELD(senet_search_result, value, 8);
    FIELD(senet_search_result, stopped, 12);
    FIELD(senet_search_result, nodes, 16);
    FIELD(senet_search_result, best, 24);

    SIZE(senet_drawing_options, 24);
    FIELD(senet_drawing_options, size, 0);
    FIELD(senet_drawing_options, names, 4);
    FIELD(senet_drawing_options, from, 8);
    FIELD(senet_drawing_options, to, 12);
    FIELD(senet_drawing_options, width, 16);
    FIELD(senet_drawing_options, reserved, 20);

    SIZE(senet_search_options, 80);
    FIELD(senet_search_options, size, 0);
    FIELD(senet_search_options, depth, 4);
    FIELD(senet_search_options, only, 8);
    FIELD(senet_search_options, table_kib, 12);
    FIELD(senet_search_options, budget, 16);
    FIELD(senet_search_options, weights, 24);
    FIELD(senet_search_options, stop, 56);
    FIELD(senet_search_options, progress, 64);
    FIELD(senet_search_options, user, 72);

    SIZE(senet_option_error, 64);
    FIELD(senet_option_error, option, 0);
    FIELD(senet_option_error, reserved, 4);
    FIELD(senet_option_error, value, 8);
    FIELD(senet_option_error, least, 16);
    FIELD(senet_option_error, most, 24);
    FIELD(senet_option_error, name, 32);

    return 0;
}
