/* Every function that takes a board stands in board_misused, with everything but the board as it should be. */
#ifndef KINDS_H
#define KINDS_H

#include <senet.h>

#include "answers.h"

static void board_misused(senet_board *board, int32_t status)
{
    uint64_t count;
    int32_t value;
    static const int8_t cells[SENET_HOUSES] = {0};
    static const senet_move step = {2, 3, 1, SENET_KIND_STEP, 0, 0, {0, 0}};
    int8_t seen[SENET_HOUSES];
    senet_move moves[4];
    senet_undo_info undo;
    senet_search_options options;
    senet_search_result result;
    int32_t number;
    char text[SENET_TEXT_MAX];
    memset(&undo, 0, sizeof undo);
    senet_search_options_init(&options);

    STATUS(senet_apply(board, &step, NULL, &number, &undo), status);
    STATUS(senet_forfeit(board, 1, &undo), status);
    STATUS(senet_greedy(board, 1, NULL, 0, &number), status);
    STATUS(senet_search(board, 1, NULL, &options, &result), status);

    DID(senet_set_cells(board, cells, COUNT(cells)));
    DID(senet_put(board, 1, SENET_LIGHT));
    DID(senet_lift(board, 1));
    DID(senet_set_side(board, SENET_SIDE_DARK));
    DID(senet_set_ply(board, 1));
    DID(senet_unapply(board, &undo));
    DID(senet_consistent(board));

    NUMBER(senet_at(board, 1));
    NUMBER(senet_side(board));
    NUMBER(senet_pieces(board));
    NUMBER(senet_count(board, SENET_SIDE_LIGHT));
    NUMBER(senet_home(board, SENET_SIDE_LIGHT));
    NUMBER(senet_protected(board, 1, NULL));
    NUMBER(senet_in_blockade(board, 1, NULL));
    NUMBER(senet_status(board));
    NUMBER(senet_how(board));
    NUMBER(senet_winner(board));

    WIDE(senet_ply(board));
    WIDE(senet_ply_cap(board));
    WIDE(senet_key(board));
    WIDE(senet_walk(board, 1, NULL));
    STATUS(senet_walk_until(board, 1, NULL, NULL, NULL, NULL, &count), status);
    STATUS(senet_expect_until(board, 1, NULL, SENET_SIDE_LIGHT, NULL, NULL, NULL, NULL, &value), status);

    SCORE(senet_evaluate(board, SENET_SIDE_LIGHT, NULL, NULL));
    SCORE(senet_expect(board, 1, NULL, SENET_SIDE_LIGHT, NULL));

    LIST(senet_cells(board, seen, COUNT(seen)), status);
    LIST(senet_moves(board, 1, NULL, 0, moves, COUNT(moves)), status);

    TEXT(senet_to_string(board, text, sizeof text), status);
    TEXT(senet_key_hex(board, text, sizeof text), status);
    TEXT(senet_text(board, NULL, text, sizeof text), status);
    TEXT(senet_svg(board, NULL, text, sizeof text), status);
    CHECK_TEXT(text, "");

    NO_HANDLE(senet_clone(board));
}

#endif
