/* A consumer that has the functions from the table alone, and the place of each in it, which is for ever. */
#include <sternhalma.h>

#include "slots.h"

static void every_function_has_its_place(const sternhalma_api *api)
{
    CHECK(offsetof(sternhalma_api, abi_version) == 0 && offsetof(sternhalma_api, size) == sizeof(uint32_t));
    SLOT(0, version, sternhalma_version);
    SLOT(1, tables_ok, sternhalma_tables_ok);
    SLOT(2, live, sternhalma_live);
    SLOT(3, status_text, sternhalma_status_text);
    SLOT(4, holes, sternhalma_holes);
    SLOT(5, xy, sternhalma_xy);
    SLOT(6, hole_at, sternhalma_hole_at);
    SLOT(7, row_of, sternhalma_row_of);
    SLOT(8, col_of, sternhalma_col_of);
    SLOT(9, row_len, sternhalma_row_len);
    SLOT(10, row_start, sternhalma_row_start);
    SLOT(11, next_to, sternhalma_next_to);
    SLOT(12, neighbours, sternhalma_neighbours);
    SLOT(13, degree, sternhalma_degree);
    SLOT(14, dir_opposite, sternhalma_dir_opposite);
    SLOT(15, point_of, sternhalma_point_of);
    SLOT(16, on_ring, sternhalma_on_ring);
    SLOT(17, class_of, sternhalma_class_of);
    SLOT(18, point_holes, sternhalma_point_holes);
    SLOT(19, front, sternhalma_front);
    SLOT(20, pairs, sternhalma_pairs);
    SLOT(21, layout_ok, sternhalma_layout_ok);
    SLOT(22, layout_point, sternhalma_layout_point);
    SLOT(23, board_new, sternhalma_new);
    SLOT(24, new_empty, sternhalma_new_empty);
    SLOT(25, from_string, sternhalma_from_string);
    SLOT(26, from_string_n, sternhalma_from_string_n);
    SLOT(27, clone, sternhalma_clone);
    SLOT(28, board_free, sternhalma_free);
    SLOT(29, to_string, sternhalma_to_string);
    SLOT(30, reason, sternhalma_reason);
    SLOT(31, at, sternhalma_at);
    SLOT(32, cells, sternhalma_cells);
    SLOT(33, set_cells, sternhalma_set_cells);
    SLOT(34, put, sternhalma_put);
    SLOT(35, lift, sternhalma_lift);
    SLOT(36, to_move, sternhalma_to_move);
    SLOT(37, set_to_move, sternhalma_set_to_move);
    SLOT(38, seats, sternhalma_seats);
    SLOT(39, pieces, sternhalma_pieces);
    SLOT(40, count, sternhalma_count);
    SLOT(41, seat_point, sternhalma_seat_point);
    SLOT(42, steps, sternhalma_steps);
    SLOT(43, hops, sternhalma_hops);
    SLOT(44, reach, sternhalma_reach);
    SLOT(45, path, sternhalma_path);
    SLOT(46, legal, sternhalma_legal);
    SLOT(47, do_move, sternhalma_do_move);
    SLOT(48, undo_move, sternhalma_undo_move);
    SLOT(49, perft, sternhalma_perft);
    SLOT(50, play, sternhalma_play);
    SLOT(51, pass, sternhalma_pass);
    SLOT(52, resign, sternhalma_resign);
    SLOT(53, unplay, sternhalma_unplay);
    SLOT(54, why_text, sternhalma_why_text);
    SLOT(55, can_pass, sternhalma_can_pass);
    SLOT(56, home_complete, sternhalma_home_complete);
    SLOT(57, finished, sternhalma_finished);
    SLOT(58, place_of, sternhalma_place_of);
    SLOT(59, places, sternhalma_places);
    SLOT(60, distance_left, sternhalma_distance_left);
    SLOT(61, over, sternhalma_over);
    SLOT(62, how, sternhalma_how);
    SLOT(63, ply, sternhalma_ply);
    SLOT(64, cap, sternhalma_cap);
    SLOT(65, set_cap, sternhalma_set_cap);
    SLOT(66, key, sternhalma_key);
    SLOT(67, key_hex, sternhalma_key_hex);
    SLOT(68, own_key, sternhalma_own_key);
    SLOT(69, hex, sternhalma_hex);
    SLOT(70, zobrist, sternhalma_zobrist);
    SLOT(71, zobrist_move, sternhalma_zobrist_move);
    SLOT(72, zobrist_seats, sternhalma_zobrist_seats);
    SLOT(73, name, sternhalma_name);
    SLOT(74, hole_named, sternhalma_hole_named);
    SLOT(75, hole_named_n, sternhalma_hole_named_n);
    SLOT(76, move_text, sternhalma_move_text);
    SLOT(77, read_move, sternhalma_read_move);
    SLOT(78, read_move_n, sternhalma_read_move_n);
    SLOT(79, read_reason, sternhalma_read_reason);
    SLOT(80, flag_name, sternhalma_flag_name);
    SLOT(81, game_reason, sternhalma_game_reason);
    SLOT(82, weights_default, sternhalma_weights_default);
    SLOT(83, evaluate, sternhalma_evaluate);
    SLOT(84, random_forward, sternhalma_random_forward);
    SLOT(85, game_options_init, sternhalma_game_options_init);
    SLOT(86, game_new, sternhalma_game_new);
    SLOT(87, error_text, sternhalma_error_text);
    SLOT(88, game_clone, sternhalma_game_clone);
    SLOT(89, game_free, sternhalma_game_free);
    SLOT(90, game_live, sternhalma_game_live);
    SLOT(91, game_legal, sternhalma_game_legal);
    SLOT(92, game_path, sternhalma_game_path);
    SLOT(93, game_move_text, sternhalma_game_move_text);
    SLOT(94, game_play, sternhalma_game_play);
    SLOT(95, game_play_n, sternhalma_game_play_n);
    SLOT(96, game_play_move, sternhalma_game_play_move);
    SLOT(97, game_pass, sternhalma_game_pass);
    SLOT(98, game_resign, sternhalma_game_resign);
    SLOT(99, game_undo, sternhalma_game_undo);
    SLOT(100, game_redo, sternhalma_game_redo);
    SLOT(101, game_read_move, sternhalma_game_read_move);
    SLOT(102, game_read_move_n, sternhalma_game_read_move_n);
    SLOT(103, game_to_move, sternhalma_game_to_move);
    SLOT(104, game_over, sternhalma_game_over);
    SLOT(105, game_how, sternhalma_game_how);
    SLOT(106, game_result, sternhalma_game_result);
    SLOT(107, game_result_text, sternhalma_game_result_text);
    SLOT(108, game_finished, sternhalma_game_finished);
    SLOT(109, game_places, sternhalma_game_places);
    SLOT(110, game_place_of, sternhalma_game_place_of);
    SLOT(111, game_distance_left, sternhalma_game_distance_left);
    SLOT(112, game_at, sternhalma_game_at);
    SLOT(113, game_at_name, sternhalma_game_at_name);
    SLOT(114, game_ply, sternhalma_game_ply);
    SLOT(115, game_cap, sternhalma_game_cap);
    SLOT(116, game_seats, sternhalma_game_seats);
    SLOT(117, game_pieces, sternhalma_game_pieces);
    SLOT(118, game_first, sternhalma_game_first);
    SLOT(119, game_start, sternhalma_game_start);
    SLOT(120, game_solo, sternhalma_game_solo);
    SLOT(121, game_position, sternhalma_game_position);
    SLOT(122, game_key, sternhalma_game_key);
    SLOT(123, game_board, sternhalma_game_board);
    SLOT(124, game_move_count, sternhalma_game_move_count);
    SLOT(125, game_move_at, sternhalma_game_move_at);
    SLOT(126, game_moves, sternhalma_game_moves);
    SLOT(127, game_history, sternhalma_game_history);
    SLOT(128, game_log, sternhalma_game_log);
    SLOT(129, game_replay, sternhalma_game_replay);
    SLOT(130, game_replay_n, sternhalma_game_replay_n);
    SLOT(131, search_options_init, sternhalma_search_options_init);
    SLOT(132, search_stop, sternhalma_search_stop);
    SLOT(133, search, sternhalma_search);
    SLOT(134, game_search, sternhalma_game_search);
    SLOT(135, searcher_new, sternhalma_searcher_new);
    SLOT(136, searcher_free, sternhalma_searcher_free);
    SLOT(137, searcher_search, sternhalma_searcher_search);
    SLOT(138, level, sternhalma_level);
    SLOT(139, search_moves, sternhalma_search_moves);
    SLOT(140, game_search_moves, sternhalma_game_search_moves);
    SLOT(141, solve_options_init, sternhalma_solve_options_init);
    SLOT(142, solve, sternhalma_solve);
    SLOT(143, solve_together, sternhalma_solve_together);
    SLOT(144, solve_text, sternhalma_solve_text);
    SLOT(145, constant, sternhalma_constant);
    SLOT(146, constant_n, sternhalma_constant_n);
    SLOT(147, constant_at, sternhalma_constant_at);
    SLOT(148, drawing_options_init, sternhalma_drawing_options_init);
    SLOT(149, svg, sternhalma_svg);
    SLOT(150, text, sternhalma_text);
    SLOT(151, game_svg, sternhalma_game_svg);
    SLOT(152, game_text, sternhalma_game_text);
    SLOT(153, search_options_check, sternhalma_search_options_check);
    SLOT(154, solve_options_check, sternhalma_solve_options_check);
    SLOT(155, drawing_options_check, sternhalma_drawing_options_check);
    SLOT(156, option_error_text, sternhalma_option_error_text);
    SLOT(157, perft_until, sternhalma_perft_until);
    SLOT(158, from_string_reason_n, sternhalma_from_string_reason_n);
    SLOT(159, game_options_reason, sternhalma_game_options_reason);
    SLOT(160, game_replay_reason_n, sternhalma_game_replay_reason_n);
    SLOT(161, restore_n, sternhalma_restore_n);
}

static void given_to_whom_it_is_new_enough_for(const sternhalma_api *api)
{
    CHECK(api != NULL);
    CHECK_IS(api->abi_version, STERNHALMA_ABI_VERSION);
    CHECK_IS(api->abi_version, sternhalma_abi_version());
    CHECK_IS(api->size, sizeof *api);
    for (uint32_t number = 0; number <= STERNHALMA_ABI_VERSION; number++)
        CHECK(sternhalma_api_get(number) == api);
    CHECK(sternhalma_api_get(STERNHALMA_ABI_VERSION + 1) == NULL);
    CHECK(sternhalma_api_get(UINT32_MAX) == NULL);
}

/* Plays two seats at random to their cap. */
static void a_game_by_the_table(const sternhalma_api *api)
{
    sternhalma_board *board = api->board_new(2, 10);
    sternhalma_search_result choice;
    char text[STERNHALMA_POSITION_MAX];
    CHECK_IS(api->set_cap(board, 40), 1);
    for (uint64_t seed = 1; api->random_forward(board, seed, &choice) == 0; seed++)
        CHECK_IS(choice.is_pass ? api->pass(board, NULL) : api->play(board, choice.from, choice.to, NULL), 0);
    CHECK(api->over(board) == 1 && api->how(board) == STERNHALMA_BY_CAP && api->ply(board) == 40);
    CHECK(api->to_string(board, text, sizeof text) > 0 && strstr(text, " cap") != NULL);
    api->board_free(board);
    CHECK_IS(api->live(), 0);
}

static void a_remembered_game_by_the_table(const sternhalma_api *api)
{
    sternhalma_game_options options;
    sternhalma_game *game;
    api->game_options_init(&options);
    CHECK_IS(api->game_new(&options, &game, NULL), 0);
    CHECK_IS(api->game_play(game, "d1-e5"), 0);
    CHECK_TEXT(api->game_reason(api->game_play(game, "d1-e5")), api->game_reason(STERNHALMA_FLAG_NO_PIECE));
    CHECK_IS(api->game_undo(game), 1);
    api->game_free(game);
    CHECK_IS(api->game_live(), 0);
}

int main(void)
{
    const sternhalma_api *api = sternhalma_api_get(STERNHALMA_ABI_VERSION);
    given_to_whom_it_is_new_enough_for(api);
    every_function_has_its_place(api);
    a_game_by_the_table(api);
    a_remembered_game_by_the_table(api);
    return 0;
}
