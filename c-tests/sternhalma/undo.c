/* What takes an action back does so only where that action led, and bytes that are no undo change nothing. */
#include <sternhalma.h>

#include "check.h"
#include "random.h"
#include "shown.h"

/* An undo is refused, and the board still shows what it did. */
static void refuses(sternhalma_board *board, const sternhalma_undo_info *undo, const shown *before)
{
    CHECK_IS(sternhalma_unplay(board, undo), 0);
    CHECK(still_shows(board, before));
}

/*
 * The undo of a move with one bit flipped is none, but for one thing that a board no longer shows after a move: the
 * passes before it. As many as there could have been are an undo of another game that led here as well.
 */
static void every_bit_counts(sternhalma_board *board, const sternhalma_undo_info *undo)
{
    shown now = look(board);
    for (size_t bit = 0; bit < 8 * sizeof *undo; bit++) {
        sternhalma_undo_info flipped = *undo;
        ((unsigned char *)&flipped)[bit / 8] ^= (unsigned char)(1u << bit % 8);
        if (undo->kind != STERNHALMA_KIND_MOVE || flipped.before.passes == undo->before.passes
            || flipped.before.passes > undo->before.ply)
            refuses(board, &flipped, &now);
    }
}

/* Bytes as they come, and a good undo with a few bytes changed. */
static void bytes_of_no_undo(sternhalma_board *board, const sternhalma_undo_info *undo)
{
    shown now = look(board);
    uint64_t state = 7;
    sternhalma_undo_info garbage;
    for (int32_t byte = 0; byte < 256; byte++) {
        memset(&garbage, byte, sizeof garbage);
        refuses(board, &garbage, &now);
    }
    for (int32_t round = 0; round < 500; round++) {
        random_bytes(&state, &garbage, sizeof garbage);
        refuses(board, &garbage, &now);
        garbage = *undo;
        random_bytes(&state, (unsigned char *)&garbage + random_under(&state, sizeof garbage - 4), 4);
        if (memcmp(&garbage, undo, sizeof garbage) != 0)
            refuses(board, &garbage, &now);
    }
}

/* The undo of what was just done, on the board as it was before and is now. */
static void check_undo(sternhalma_board *board, const sternhalma_undo_info *undo, const shown *before)
{
    shown after = look(board), now;
    sternhalma_board *copy = sternhalma_clone(board);
    every_bit_counts(board, undo);
    bytes_of_no_undo(board, undo);

    CHECK_IS(sternhalma_unplay(copy, undo), 1);
    CHECK(still_shows(copy, before) && still_shows(board, &after));
    refuses(copy, undo, before);
    sternhalma_free(copy);

    /* A piece more or another turn is not what the action left. */
    copy = sternhalma_clone(board);
    CHECK_IS(sternhalma_put(copy, 60, 1), 1);
    now = look(copy);
    refuses(copy, undo, &now);
    CHECK_IS(sternhalma_lift(copy, 60), 1);
    CHECK_IS(sternhalma_unplay(copy, undo), 1);
    sternhalma_free(copy);

    copy = sternhalma_clone(board);
    if (undo->before.to_move != undo->after.to_move
        && sternhalma_set_to_move(copy, undo->before.to_move) == 1) {
        now = look(copy);
        refuses(copy, undo, &now);
    }
    sternhalma_free(copy);

    CHECK_IS(sternhalma_unplay(board, undo), 1);
    CHECK(still_shows(board, before));
    refuses(board, undo, before);
}

static void a_move(void)
{
    sternhalma_board *board = sternhalma_new(3, 10);
    shown before = look(board);
    sternhalma_undo_info undo;
    CHECK_IS(sternhalma_play(board, 9, 17, &undo), STERNHALMA_PLAY_OK);
    check_undo(board, &undo, &before);
    sternhalma_free(board);
}

static void a_later_move(void)
{
    sternhalma_board *board = sternhalma_new(6, 10);
    shown before;
    sternhalma_undo_info undo;
    CHECK_IS(sternhalma_play(board, 9, 17, NULL), STERNHALMA_PLAY_OK);
    before = look(board);
    CHECK_IS(sternhalma_play(board, 33, 54, &undo), STERNHALMA_PLAY_OK);
    check_undo(board, &undo, &before);
    sternhalma_free(board);
}

static void a_pass(void)
{
    sternhalma_board *board = board_from(TWO_WALLED_IN);
    shown before = look(board);
    sternhalma_undo_info undo;
    CHECK_IS(sternhalma_pass(board, &undo), STERNHALMA_PLAY_OK);
    check_undo(board, &undo, &before);
    sternhalma_free(board);
}

static void a_resignation(void)
{
    sternhalma_board *board = sternhalma_new(4, 10);
    shown before = look(board);
    sternhalma_undo_info undo;
    CHECK_IS(sternhalma_resign(board, 2, &undo), STERNHALMA_PLAY_OK);
    check_undo(board, &undo, &before);
    sternhalma_free(board);
}

static void a_move_that_ends_the_game(void)
{
    sternhalma_board *board = board_from(ALMOST_HOME);
    shown before = look(board);
    sternhalma_undo_info undo;
    CHECK_IS(sternhalma_play(board, 103, 111, &undo), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_over(board), 1);
    check_undo(board, &undo, &before);
    sternhalma_free(board);
}

/* Undos that no game gave, their keys made to fit: a turn of no seat, and a way that no piece could have come. */
static void forged_with_keys_that_fit(void)
{
    sternhalma_board *board = sternhalma_new_empty(2, 10);
    sternhalma_undo_info undo;
    shown now;
    CHECK_IS(sternhalma_pass(board, &undo), STERNHALMA_PLAY_OK);
    now = look(board);
    undo.seat = undo.before.to_move = 5;
    undo.before.key ^= sternhalma_zobrist_move(0) ^ sternhalma_zobrist_move(5);
    refuses(board, &undo, &now);
    sternhalma_free(board);

    board = sternhalma_new(3, 10);
    CHECK_IS(sternhalma_resign(board, 2, &undo), STERNHALMA_PLAY_OK);
    now = look(board);
    undo.before.key ^= sternhalma_zobrist_move(0) ^ sternhalma_zobrist_move(4);
    undo.before.to_move = 4;
    refuses(board, &undo, &now);
    sternhalma_free(board);

    /* More plies than a game has, from which one more would be none. */
    board = sternhalma_new(2, 10);
    CHECK_IS(sternhalma_play(board, 6, 14, &undo), STERNHALMA_PLAY_OK);
    sternhalma_free(board);
    board = sternhalma_new(2, 10);
    CHECK_IS(sternhalma_do_move(board, 6, 14), 1);
    CHECK_IS(sternhalma_set_to_move(board, 1), 1);
    now = look(board);
    undo.before.ply = UINT32_MAX;
    undo.after.ply = 0;
    undo.after.key = sternhalma_key(board);
    refuses(board, &undo, &now);
    sternhalma_free(board);

    board = sternhalma_new(2, 10);
    CHECK_IS(sternhalma_play(board, 6, 14, &undo), STERNHALMA_PLAY_OK);
    now = look(board);
    undo.before.key ^= sternhalma_zobrist(0, 6) ^ sternhalma_zobrist(0, 60);
    undo.from = 60;
    refuses(board, &undo, &now);
    sternhalma_free(board);
}

/* A cap set anew after a move does not keep it from being taken back. */
static void with_another_cap(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_undo_info undo;
    CHECK_IS(sternhalma_play(board, 6, 14, &undo), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_set_cap(board, 1), 1);
    CHECK_IS(sternhalma_unplay(board, &undo), 1);
    CHECK_IS(sternhalma_play(board, 6, 14, &undo), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_how(board), STERNHALMA_BY_CAP);
    CHECK_IS(sternhalma_unplay(board, &undo), 1);
    CHECK_IS(sternhalma_cap(board), 1);
    sternhalma_free(board);
}

/* Undos are taken last first, and one is of use once. */
static void in_order(void)
{
    enum { PLIES = 40 };
    static sternhalma_undo_info undos[PLIES];
    static shown seen[PLIES + 1];
    sternhalma_board *board = sternhalma_new(2, 15);
    sternhalma_search_result choice;
    for (int32_t ply = 0; ply < PLIES; ply++) {
        seen[ply] = look(board);
        CHECK_IS(sternhalma_random_forward(board, (uint64_t)ply, &choice), 0);
        CHECK_IS(sternhalma_play(board, choice.from, choice.to, &undos[ply]), STERNHALMA_PLAY_OK);
    }
    seen[PLIES] = look(board);
    for (int32_t ply = PLIES - 1; ply >= 0; ply--) {
        for (int32_t other = 0; other < PLIES; other++)
            if (other != ply)
                refuses(board, &undos[other], &seen[ply + 1]);
        CHECK_IS(sternhalma_unplay(board, &undos[ply]), 1);
        CHECK(still_shows(board, &seen[ply]));
    }
    sternhalma_free(board);
}

/* An undo of one board is none for a board of another game, though the pieces are the same. */
static void of_another_game(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_board *other = sternhalma_new(2, 10);
    sternhalma_undo_info undo;
    shown now;
    CHECK_IS(sternhalma_play(board, 9, 17, &undo), STERNHALMA_PLAY_OK);
    now = look(other);
    refuses(other, &undo, &now);
    CHECK_IS(sternhalma_do_move(other, 9, 17), 1);
    now = look(other);
    refuses(other, &undo, &now);
    CHECK_IS(sternhalma_set_to_move(other, 1), 1);
    CHECK_IS(sternhalma_key(other), sternhalma_key(board));
    now = look(other);
    refuses(other, &undo, &now);
    CHECK_IS(sternhalma_unplay(other, NULL), 0);
    sternhalma_free(other);
    sternhalma_free(board);
}

int main(void)
{
    a_move();
    a_later_move();
    a_pass();
    a_resignation();
    a_move_that_ends_the_game();
    forged_with_keys_that_fit();
    with_another_cap();
    in_order();
    of_another_game();
    CHECK_IS(sternhalma_live(), 0);
    return 0;
}
