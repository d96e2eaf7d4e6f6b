/*
 * Boards are independent, and one board may be read by several threads at once. The program is also run under
 * helgrind, which sees data races that do no harm this time.
 */
#define _DEFAULT_SOURCE
#include <sternhalma.h>

#include <pthread.h>

#include "check.h"
#include "shown.h"

enum { PLAYERS = 8, READERS = 4, GAMES = 2, PLIES = 24 };

/* What one thread hands to another. */
typedef struct job {
    int32_t number;
    sternhalma_board *board;
    uint64_t key;
} job;

/* Makes some moves, and takes back every other one. */
static void play_on(sternhalma_board *board, uint64_t seed)
{
    sternhalma_search_result choice;
    sternhalma_undo_info undo;
    for (int32_t ply = 0; ply < PLIES && sternhalma_random_forward(board, seed + (uint64_t)ply, &choice) == 0; ply++) {
        if (choice.is_pass)
            CHECK_IS(sternhalma_pass(board, &undo), STERNHALMA_PLAY_OK);
        else
            CHECK_IS(sternhalma_play(board, choice.from, choice.to, &undo), STERNHALMA_PLAY_OK);
        if (ply % 2 == 1)
            CHECK_IS(sternhalma_unplay(board, &undo), 1);
    }
}

/* Plays a game that remembers, and has it read from its log. */
static void replay_one(int32_t number)
{
    sternhalma_game *game = game_of(2), *again;
    static const char *const first[] = {"d1-e5", "d2-e6", "d3-e7", "d4-e8"};
    char log[512];
    CHECK_IS(sternhalma_game_play(game, first[number % 4]), 0);
    CHECK_IS(sternhalma_game_undo(game), 1);
    CHECK_IS(sternhalma_game_redo(game), 1);
    CHECK(sternhalma_game_log(game, log, sizeof log) > 0);
    CHECK_IS(sternhalma_game_replay(log, &again, NULL), 0);
    CHECK_IS(sternhalma_game_key(again), sternhalma_game_key(game));
    sternhalma_game_free(game);
    sternhalma_game_free(again);
}

/* Makes, plays and frees boards, and leaves the last to be freed by another thread. */
static void *player(void *given)
{
    static const int32_t seats[] = {1, 2, 3, 4, 6};
    job *mine = (job *)given;
    for (int32_t game = 0; game < GAMES; game++) {
        sternhalma_board *board = sternhalma_new(seats[(mine->number + game) % 5], 10), *copy;
        CHECK(board != NULL);
        play_on(board, (uint64_t)mine->number);
        copy = sternhalma_clone(board);
        CHECK_IS(sternhalma_key(copy), sternhalma_key(board));
        sternhalma_free(mine->board);
        sternhalma_free(board);
        mine->board = copy;
    }
    replay_one(mine->number);
    mine->key = sternhalma_key(mine->board);
    return NULL;
}

/* Looks at a board in every way while others do. */
static void *reader(void *given)
{
    const job *shared = (const job *)given;
    const sternhalma_board *board = shared->board;
    shown first = look(board);
    for (int32_t round = 0; round < 3; round++) {
        sternhalma_move moves[STERNHALMA_LEGAL_MAX];
        int32_t count = sternhalma_legal(board, moves, COUNT(moves));
        sternhalma_board *copy = sternhalma_clone(board);
        sternhalma_search_result choice;
        CHECK(still_shows(copy, &first));
        for (int32_t i = 0; i < count; i++) {
            char text[STERNHALMA_MOVE_TEXT_MAX];
            sternhalma_read read;
            CHECK(sternhalma_path(board, moves[i].from, moves[i].to, NULL, 0) >= 2);
            CHECK(sternhalma_move_text(board, moves[i].from, moves[i].to, text, sizeof text) > 0);
            CHECK_IS(sternhalma_read_move(board, text, &read), 0);
        }
        for (int32_t seat = 0; seat < sternhalma_seats(board); seat++)
            CHECK(sternhalma_evaluate(board, seat, NULL) < STERNHALMA_WIN_SCORE);
        CHECK_IS(sternhalma_random_forward(board, 1, &choice), 0);
        CHECK(sternhalma_perft(board, 2) > 0);
        sternhalma_free(copy);
    }
    CHECK_IS(sternhalma_key(board), shared->key);
    return NULL;
}

int main(void)
{
    pthread_t players[PLAYERS], readers[READERS];
    job jobs[PLAYERS], shared;
    memset(jobs, 0, sizeof jobs);
    shared.board = sternhalma_new(6, 10);
    play_on(shared.board, 99);
    shared.key = sternhalma_key(shared.board);

    for (int32_t i = 0; i < PLAYERS; i++) {
        jobs[i].number = i;
        CHECK(pthread_create(&players[i], NULL, player, &jobs[i]) == 0);
    }
    for (int32_t i = 0; i < READERS; i++)
        CHECK(pthread_create(&readers[i], NULL, reader, &shared) == 0);
    for (int32_t i = 0; i < READERS; i++)
        CHECK(pthread_join(readers[i], NULL) == 0);
    for (int32_t i = 0; i < PLAYERS; i++)
        CHECK(pthread_join(players[i], NULL) == 0);

    /* Every board is used and freed here that was made there. */
    CHECK_IS(sternhalma_live(), PLAYERS + 1);
    for (int32_t i = 0; i < PLAYERS; i++) {
        CHECK_IS(sternhalma_key(jobs[i].board), jobs[i].key);
        sternhalma_free(jobs[i].board);
    }
    sternhalma_free(shared.board);
    CHECK(sternhalma_live() == 0 && sternhalma_game_live() == 0);
    return 0;
}
