/*
 * Every function that takes a handle stands in board_misused or in game_misused, with everything but the handle as
 * it should be.
 */
#ifndef KINDS_H
#define KINDS_H

#include <fanorona.h>

#include "answers.h"

static void board_misused(fanorona_board *board, int32_t status)
{
    int32_t points[FANORONA_POINTS_MAX];
    int8_t cells[FANORONA_POINTS_MAX];
    fanorona_step_info steps[4];
    fanorona_move moves[2];
    fanorona_undo_info undo;
    char text[FANORONA_TEXT_MAX];
    memset(&undo, 0, sizeof undo);
    memset(steps, 0, sizeof steps);
    memset(moves, 0, sizeof moves);
    steps[0].to = 1;

    STATUS(fanorona_step(board, 21, 0, FANORONA_APPROACH, &undo), status);
    STATUS(fanorona_why(board, 21, 0, FANORONA_APPROACH), status);
    STATUS(fanorona_read_move(board, "d3-e3A", moves), status);
    STATUS(fanorona_read_move_n(board, "d3-e3A", 6, moves), status);

    DID(fanorona_stop(board, &undo));
    DID(fanorona_undo(board, &undo));
    DID(fanorona_in_chain(board));
    DID(fanorona_can_stop(board));
    DID(fanorona_strong(board, 0));

    NUMBER(fanorona_shape(board));
    NUMBER(fanorona_at(board, 0));
    NUMBER(fanorona_count(board, FANORONA_WHITE));
    NUMBER(fanorona_side(board));
    NUMBER(fanorona_chain_at(board));
    NUMBER(fanorona_points(board));
    NUMBER(fanorona_files(board));
    NUMBER(fanorona_ranks(board));
    NUMBER(fanorona_point_named(board, "a1"));
    NUMBER(fanorona_next_to(board, 0, 0));

    WIDE(fanorona_stones(board, FANORONA_WHITE));
    WIDE(fanorona_key(board));
    WIDE(fanorona_perft(board, 1));
    WIDE(fanorona_perft_moves(board, 1));

    SCORE(fanorona_evaluate(board, NULL));

    LIST(fanorona_cells(board, cells, COUNT(cells)), status);
    LIST(fanorona_chain_path(board, points, COUNT(points)), status);
    LIST(fanorona_neighbours(board, 0, points, COUNT(points)), status);
    LIST(fanorona_steps(board, steps, COUNT(steps)), status);
    LIST(fanorona_moves(board, 0, moves, COUNT(moves)), status);

    TEXT(fanorona_to_string(board, text, sizeof text), status);
    TEXT(fanorona_key_hex(board, text, sizeof text), status);
    TEXT(fanorona_name(board, 0, text, sizeof text), status);
    TEXT(fanorona_step_text(board, steps, text, sizeof text), status);
    TEXT(fanorona_move_text(board, moves, text, sizeof text), status);
    TEXT(fanorona_read_move_reason_n(board, "x", 1, text, sizeof text), status);
    TEXT(fanorona_text(board, text, sizeof text), status);
    TEXT(fanorona_svg(board, text, sizeof text), status);
    CHECK_TEXT(text, "");

    NO_HANDLE(fanorona_clone(board));
}

static void game_misused(fanorona_game *game, int32_t status)
{
    uint64_t keys[2];
    fanorona_step_info steps[4];
    fanorona_move moves[2];
    fanorona_search_options options;
    fanorona_search_result result;
    fanorona_searcher *searcher = fanorona_searcher_new();
    char text[FANORONA_POSITION_MAX];
    memset(moves, 0, sizeof moves);
    fanorona_search_options_init(&options);

    STATUS(fanorona_game_step(game, 21, 0, FANORONA_APPROACH), status);
    STATUS(fanorona_game_stop(game), status);
    STATUS(fanorona_game_play_move(game, moves), status);
    STATUS(fanorona_game_play(game, "d3-e3A"), status);
    STATUS(fanorona_game_play_n(game, "d3-e3A", 6), status);
    STATUS(fanorona_game_read_move(game, "d3-e3A", moves), status);
    STATUS(fanorona_game_read_move_n(game, "d3-e3A", 6, moves), status);
    STATUS(fanorona_game_search(game, &options, &result), status);
    STATUS(fanorona_searcher_search(searcher, game, &options, &result), status);
    fanorona_searcher_free(searcher);

    DID(fanorona_game_can_stop(game));
    DID(fanorona_game_undo(game));
    DID(fanorona_game_undo_move(game));
    DID(fanorona_game_over(game));
    DID(fanorona_game_is_draw(game));
    DID(fanorona_game_key_at(game, 0, keys));
    DID(fanorona_game_in_chain(game));

    NUMBER(fanorona_game_refused(game));
    NUMBER(fanorona_game_why(game));
    NUMBER(fanorona_game_depth(game));
    NUMBER(fanorona_game_outcome(game));
    NUMBER(fanorona_game_winner(game));
    NUMBER(fanorona_game_quiet(game));
    NUMBER(fanorona_game_repeats(game));
    NUMBER(fanorona_game_quiet_limit(game));
    NUMBER(fanorona_game_repeat(game));
    NUMBER(fanorona_game_ply_cap(game));
    NUMBER(fanorona_game_side(game));
    NUMBER(fanorona_game_at(game, 0));
    NUMBER(fanorona_game_count(game, FANORONA_WHITE));
    NUMBER(fanorona_game_chain_at(game));

    WIDE(fanorona_game_ply(game));
    WIDE(fanorona_game_key(game));

    SCORE(fanorona_game_evaluate(game, NULL));

    LIST(fanorona_game_steps(game, steps, COUNT(steps)), status);
    LIST(fanorona_game_moves(game, 0, moves, COUNT(moves)), status);
    LIST(fanorona_game_history(game, keys, COUNT(keys)), status);

    TEXT(fanorona_game_text(game, text, sizeof text), status);
    TEXT(fanorona_game_read_move_reason_n(game, "x", 1, text, sizeof text), status);
    TEXT(fanorona_game_svg(game, text, sizeof text), status);
    TEXT(fanorona_game_position(game, text, sizeof text), status);
    TEXT(fanorona_game_key_hex(game, text, sizeof text), status);
    TEXT(fanorona_game_to_text(game, text, sizeof text), status);
    CHECK_TEXT(text, "");

    NO_HANDLE(fanorona_game_clone(game));
    NO_HANDLE(fanorona_game_board(game));
    NO_WORDS(fanorona_game_how(game));
}

#endif
