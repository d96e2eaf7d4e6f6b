/*
 * Every function that takes a handle stands in board_misused or in game_misused, with everything but the handle as
 * it should be.
 */
#ifndef KINDS_H
#define KINDS_H

#include <sternhalma.h>

#include "answers.h"

static void board_misused(sternhalma_board *board, int32_t status)
{
    static const int8_t cells[STERNHALMA_HOLES] = {0};
    int32_t holes[STERNHALMA_REACH_MAX];
    int8_t seen[STERNHALMA_HOLES];
    sternhalma_move moves[4];
    sternhalma_undo_info undo;
    sternhalma_read read;
    sternhalma_search_result result;
    sternhalma_search_options options;
    sternhalma_solve_options solve_options;
    sternhalma_solution solution;
    sternhalma_searcher *searcher = sternhalma_searcher_new();
    uint64_t count;
    char text[STERNHALMA_POSITION_MAX];
    memset(&undo, 0, sizeof undo);
    sternhalma_search_options_init(&options);
    sternhalma_solve_options_init(&solve_options);

    STATUS(sternhalma_play(board, 9, 17, &undo), status);
    STATUS(sternhalma_pass(board, &undo), status);
    STATUS(sternhalma_resign(board, 0, &undo), status);
    STATUS(sternhalma_read_move(board, "d4-e8", &read), status);
    STATUS(sternhalma_read_move_n(board, "d4-e8", 5, &read), status);
    STATUS(sternhalma_random_forward(board, 1, &result), status);
    STATUS(sternhalma_search(board, &options, &result), status);
    STATUS(sternhalma_searcher_search(searcher, board, &options, &result), status);
    STATUS(sternhalma_search_moves(board, &options, &result, 1, holes), status);
    STATUS(sternhalma_solve(board, &solve_options, moves, COUNT(moves), &solution), status);
    STATUS(sternhalma_solve_together(board, &solve_options, moves, COUNT(moves), &solution), status);
    STATUS(sternhalma_perft_until(board, 1, NULL, NULL, NULL, &count), status);
    sternhalma_searcher_free(searcher);

    DID(sternhalma_set_cells(board, cells, COUNT(cells)));
    DID(sternhalma_put(board, 60, 0));
    DID(sternhalma_lift(board, 0));
    DID(sternhalma_set_to_move(board, 1));
    DID(sternhalma_do_move(board, 0, 60));
    DID(sternhalma_undo_move(board, 60, 0));
    DID(sternhalma_unplay(board, &undo));
    DID(sternhalma_set_cap(board, 10));
    DID(sternhalma_can_pass(board));
    DID(sternhalma_home_complete(board, 0));
    DID(sternhalma_finished(board, 0));
    DID(sternhalma_over(board));

    NUMBER(sternhalma_at(board, 0));
    NUMBER(sternhalma_to_move(board));
    NUMBER(sternhalma_seats(board));
    NUMBER(sternhalma_pieces(board));
    NUMBER(sternhalma_count(board, 0));
    NUMBER(sternhalma_seat_point(board, 0));
    NUMBER(sternhalma_place_of(board, 0));
    NUMBER(sternhalma_distance_left(board, 0));
    NUMBER(sternhalma_how(board));

    WIDE(sternhalma_ply(board));
    WIDE(sternhalma_cap(board));
    WIDE(sternhalma_key(board));
    WIDE(sternhalma_own_key(board, 0));
    WIDE(sternhalma_perft(board, 1));

    SCORE(sternhalma_evaluate(board, 0, NULL));

    LIST(sternhalma_cells(board, seen, COUNT(seen)), status);
    LIST(sternhalma_steps(board, 9, holes, COUNT(holes)), status);
    LIST(sternhalma_hops(board, 8, 8, holes, COUNT(holes)), status);
    LIST(sternhalma_reach(board, 9, holes, COUNT(holes)), status);
    LIST(sternhalma_path(board, 9, 17, holes, COUNT(holes)), status);
    LIST(sternhalma_legal(board, moves, COUNT(moves)), status);
    LIST(sternhalma_places(board, holes, COUNT(holes)), status);

    TEXT(sternhalma_to_string(board, text, sizeof text), status);
    TEXT(sternhalma_key_hex(board, text, sizeof text), status);
    TEXT(sternhalma_move_text(board, 9, 17, text, sizeof text), status);
    TEXT(sternhalma_svg(board, NULL, text, sizeof text), status);
    TEXT(sternhalma_text(board, NULL, text, sizeof text), status);
    CHECK_TEXT(text, "");

    NO_HANDLE(sternhalma_clone(board));
}

static void game_misused(sternhalma_game *game, int32_t status)
{
    int32_t numbers[STERNHALMA_PATH_MAX];
    uint64_t keys[2];
    sternhalma_move moves[4];
    sternhalma_read read;
    sternhalma_game_outcome outcome;
    sternhalma_search_options options;
    sternhalma_search_result result;
    char text[STERNHALMA_POSITION_MAX];
    sternhalma_search_options_init(&options);

    STATUS(sternhalma_game_play(game, "d4-e8"), status);
    STATUS(sternhalma_game_play_n(game, "d4-e8", 5), status);
    STATUS(sternhalma_game_play_move(game, 9, 17), status);
    STATUS(sternhalma_game_pass(game), status);
    STATUS(sternhalma_game_resign(game, 0), status);
    STATUS(sternhalma_game_read_move(game, "d4-e8", &read), status);
    STATUS(sternhalma_game_read_move_n(game, "d4-e8", 5, &read), status);
    STATUS(sternhalma_game_search(game, &options, &result), status);
    STATUS(sternhalma_game_search_moves(game, &options, &result, 1, numbers), status);

    DID(sternhalma_game_undo(game));
    DID(sternhalma_game_redo(game));
    DID(sternhalma_game_result(game, &outcome));
    DID(sternhalma_game_over(game));
    DID(sternhalma_game_solo(game));

    NUMBER(sternhalma_game_to_move(game));
    NUMBER(sternhalma_game_how(game));
    NUMBER(sternhalma_game_place_of(game, 0));
    NUMBER(sternhalma_game_distance_left(game, 0));
    NUMBER(sternhalma_game_at(game, 0));
    NUMBER(sternhalma_game_at_name(game, "a1"));
    NUMBER(sternhalma_game_seats(game));
    NUMBER(sternhalma_game_pieces(game));
    NUMBER(sternhalma_game_first(game));
    NUMBER(sternhalma_game_move_count(game));

    WIDE(sternhalma_game_ply(game));
    WIDE(sternhalma_game_cap(game));
    WIDE(sternhalma_game_key(game));

    LIST(sternhalma_game_legal(game, moves, COUNT(moves)), status);
    LIST(sternhalma_game_path(game, 9, 17, numbers, COUNT(numbers)), status);
    LIST(sternhalma_game_finished(game, numbers, COUNT(numbers)), status);
    LIST(sternhalma_game_places(game, numbers, COUNT(numbers)), status);
    LIST(sternhalma_game_history(game, 0, keys, COUNT(keys)), status);

    TEXT(sternhalma_game_move_text(game, 9, 17, text, sizeof text), status);
    TEXT(sternhalma_game_result_text(game, text, sizeof text), status);
    TEXT(sternhalma_game_start(game, text, sizeof text), status);
    TEXT(sternhalma_game_position(game, text, sizeof text), status);
    TEXT(sternhalma_game_move_at(game, 0, text, sizeof text), status);
    TEXT(sternhalma_game_moves(game, text, sizeof text), status);
    TEXT(sternhalma_game_log(game, text, sizeof text), status);
    TEXT(sternhalma_game_svg(game, NULL, text, sizeof text), status);
    TEXT(sternhalma_game_text(game, NULL, text, sizeof text), status);
    CHECK_TEXT(text, "");

    NO_HANDLE(sternhalma_game_clone(game));
    NO_HANDLE(sternhalma_game_board(game));
}

#endif
