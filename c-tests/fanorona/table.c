/* A consumer that has the functions from the table alone, and the place of each in it, which is for ever. */
#include <fanorona.h>

#include "slots.h"

static void every_function_has_its_place(const fanorona_api *api)
{
    CHECK(offsetof(fanorona_api, abi_version) == 0 && offsetof(fanorona_api, size) == sizeof(uint32_t));
    SLOT(0, version, fanorona_version);
    SLOT(1, live, fanorona_live);
    SLOT(2, status_text, fanorona_status_text);
    SLOT(3, board_new, fanorona_new);
    SLOT(4, from_string, fanorona_from_string);
    SLOT(5, from_string_n, fanorona_from_string_n);
    SLOT(6, clone, fanorona_clone);
    SLOT(7, board_free, fanorona_free);
    SLOT(8, to_string, fanorona_to_string);
    SLOT(9, reason, fanorona_reason);
    SLOT(10, shape, fanorona_shape);
    SLOT(11, shape_name, fanorona_shape_name);
    SLOT(12, at, fanorona_at);
    SLOT(13, cells, fanorona_cells);
    SLOT(14, stones, fanorona_stones);
    SLOT(15, count, fanorona_count);
    SLOT(16, side, fanorona_side);
    SLOT(17, key, fanorona_key);
    SLOT(18, key_hex, fanorona_key_hex);
    SLOT(19, in_chain, fanorona_in_chain);
    SLOT(20, chain_at, fanorona_chain_at);
    SLOT(21, chain_path, fanorona_chain_path);
    SLOT(22, can_stop, fanorona_can_stop);
    SLOT(23, points, fanorona_points);
    SLOT(24, files, fanorona_files);
    SLOT(25, ranks, fanorona_ranks);
    SLOT(26, name, fanorona_name);
    SLOT(27, point_named, fanorona_point_named);
    SLOT(28, strong, fanorona_strong);
    SLOT(29, neighbours, fanorona_neighbours);
    SLOT(30, next_to, fanorona_next_to);
    SLOT(31, dir_opposite, fanorona_dir_opposite);
    SLOT(32, steps, fanorona_steps);
    SLOT(33, taken, fanorona_taken);
    SLOT(34, step_text, fanorona_step_text);
    SLOT(35, why, fanorona_why);
    SLOT(36, why_text, fanorona_why_text);
    SLOT(37, perft, fanorona_perft);
    SLOT(38, perft_moves, fanorona_perft_moves);
    SLOT(39, step, fanorona_step);
    SLOT(40, stop, fanorona_stop);
    SLOT(41, undo, fanorona_undo);
    SLOT(42, moves, fanorona_moves);
    SLOT(43, move_text, fanorona_move_text);
    SLOT(44, read_move, fanorona_read_move);
    SLOT(45, read_move_n, fanorona_read_move_n);
    SLOT(46, weights_default, fanorona_weights_default);
    SLOT(47, evaluate, fanorona_evaluate);
    SLOT(48, game_options_init, fanorona_game_options_init);
    SLOT(49, game_new, fanorona_game_new);
    SLOT(50, error_text, fanorona_error_text);
    SLOT(51, game_clone, fanorona_game_clone);
    SLOT(52, game_free, fanorona_game_free);
    SLOT(53, game_live, fanorona_game_live);
    SLOT(54, game_board, fanorona_game_board);
    SLOT(55, game_steps, fanorona_game_steps);
    SLOT(56, game_can_stop, fanorona_game_can_stop);
    SLOT(57, game_step, fanorona_game_step);
    SLOT(58, game_stop, fanorona_game_stop);
    SLOT(59, game_refused, fanorona_game_refused);
    SLOT(60, game_why, fanorona_game_why);
    SLOT(61, game_undo, fanorona_game_undo);
    SLOT(62, game_undo_move, fanorona_game_undo_move);
    SLOT(63, game_depth, fanorona_game_depth);
    SLOT(64, game_moves, fanorona_game_moves);
    SLOT(65, game_play_move, fanorona_game_play_move);
    SLOT(66, game_play, fanorona_game_play);
    SLOT(67, game_play_n, fanorona_game_play_n);
    SLOT(68, game_read_move, fanorona_game_read_move);
    SLOT(69, game_read_move_n, fanorona_game_read_move_n);
    SLOT(70, game_over, fanorona_game_over);
    SLOT(71, game_outcome, fanorona_game_outcome);
    SLOT(72, game_how, fanorona_game_how);
    SLOT(73, game_winner, fanorona_game_winner);
    SLOT(74, game_is_draw, fanorona_game_is_draw);
    SLOT(75, game_ply, fanorona_game_ply);
    SLOT(76, game_quiet, fanorona_game_quiet);
    SLOT(77, game_repeats, fanorona_game_repeats);
    SLOT(78, game_key_at, fanorona_game_key_at);
    SLOT(79, game_history, fanorona_game_history);
    SLOT(80, game_quiet_limit, fanorona_game_quiet_limit);
    SLOT(81, game_repeat, fanorona_game_repeat);
    SLOT(82, game_ply_cap, fanorona_game_ply_cap);
    SLOT(83, game_position, fanorona_game_position);
    SLOT(84, game_side, fanorona_game_side);
    SLOT(85, game_at, fanorona_game_at);
    SLOT(86, game_count, fanorona_game_count);
    SLOT(87, game_key, fanorona_game_key);
    SLOT(88, game_key_hex, fanorona_game_key_hex);
    SLOT(89, game_in_chain, fanorona_game_in_chain);
    SLOT(90, game_chain_at, fanorona_game_chain_at);
    SLOT(91, game_evaluate, fanorona_game_evaluate);
    SLOT(92, game_weights, fanorona_game_weights);
    SLOT(93, game_win_score, fanorona_game_win_score);
    SLOT(94, game_to_text, fanorona_game_to_text);
    SLOT(95, game_from_text, fanorona_game_from_text);
    SLOT(96, game_from_text_n, fanorona_game_from_text_n);
    SLOT(97, text, fanorona_text);
    SLOT(98, svg, fanorona_svg);
    SLOT(99, game_text, fanorona_game_text);
    SLOT(100, game_svg, fanorona_game_svg);
    SLOT(101, search_options_init, fanorona_search_options_init);
    SLOT(102, search_stop, fanorona_search_stop);
    SLOT(103, game_search, fanorona_game_search);
    SLOT(104, searcher_new, fanorona_searcher_new);
    SLOT(105, searcher_free, fanorona_searcher_free);
    SLOT(106, searcher_search, fanorona_searcher_search);
    SLOT(107, constant, fanorona_constant);
    SLOT(108, constant_n, fanorona_constant_n);
    SLOT(109, constant_at, fanorona_constant_at);
    SLOT(110, search_options_check, fanorona_search_options_check);
    SLOT(111, option_error_text, fanorona_option_error_text);
    SLOT(112, perft_until, fanorona_perft_until);
    SLOT(113, perft_moves_until, fanorona_perft_moves_until);
    SLOT(114, from_string_reason_n, fanorona_from_string_reason_n);
    SLOT(115, read_move_reason_n, fanorona_read_move_reason_n);
    SLOT(116, game_options_reason, fanorona_game_options_reason);
    SLOT(117, game_read_move_reason_n, fanorona_game_read_move_reason_n);
    SLOT(118, game_from_text_reason_n, fanorona_game_from_text_reason_n);
}

static void given_to_whom_it_is_new_enough_for(const fanorona_api *api)
{
    CHECK(api != NULL);
    CHECK_IS(api->abi_version, FANORONA_ABI_VERSION);
    CHECK_IS(api->abi_version, fanorona_abi_version());
    CHECK_IS(api->size, sizeof *api);
    for (uint32_t number = 0; number <= FANORONA_ABI_VERSION; number++)
        CHECK(fanorona_api_get(number) == api);
    CHECK(fanorona_api_get(FANORONA_ABI_VERSION + 1) == NULL);
    CHECK(fanorona_api_get(UINT32_MAX) == NULL);
}

/* Plays the first step there is until there is none. */
static void a_board_by_the_table(const fanorona_api *api)
{
    fanorona_board *board = api->board_new("telo");
    fanorona_step_info steps[FANORONA_STEPS_MAX];
    int32_t made = 0;
    for (; made < 100 && api->steps(board, steps, COUNT(steps)) > 0; made++)
        CHECK_IS(api->step(board, steps[0].from, steps[0].dir, steps[0].kind, NULL), 0);
    CHECK(made > 3);
    api->board_free(board);
    CHECK_IS(api->live(), 0);
}

static void a_game_by_the_table(const fanorona_api *api)
{
    fanorona_game_options options;
    fanorona_game *game;
    api->game_options_init(&options);
    CHECK_IS(api->game_new(&options, &game, NULL), 0);
    CHECK_IS(api->game_play(game, "d3-e3A"), 0);
    CHECK_IS(api->game_play(game, "d3-e3A"), FANORONA_WHY_NO_STONE);
    CHECK_IS(api->game_undo(game), 1);
    api->game_free(game);
    CHECK_IS(api->game_live(), 0);
}

int main(void)
{
    const fanorona_api *api = fanorona_api_get(FANORONA_ABI_VERSION);
    given_to_whom_it_is_new_enough_for(api);
    every_function_has_its_place(api);
    a_board_by_the_table(api);
    a_game_by_the_table(api);
    return 0;
}
