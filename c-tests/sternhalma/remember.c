/* A game that remembers: what was done is told, taken back, done again, written as a log and read from one. */
#include <sternhalma.h>

#include "check.h"
#include "shown.h"

static const char *const script[] = {"d1-e5", "k11:i9", "resign 0", "j1-j2", "resign 2"};
#define MOVES "d1-e5\nk11:i9\nresign 0\nj1-j2\nresign 2\n"
#define LOG "sternhalma 1\nseats 3\npieces 10\ncap 3000\nfirst 0\nmoves 5\n" MOVES

typedef int32_t (*writer)(const sternhalma_game *game, char *buf, size_t cap);

static void check_writes(writer write, const sternhalma_game *game, const char *wanted)
{
    char buf[1024];
    CHECK_IS(write(game, buf, sizeof buf), strlen(wanted));
    CHECK_TEXT(buf, wanted);
}

static sternhalma_game *played(void)
{
    sternhalma_game *game = game_of(3);
    for (size_t i = 0; i < COUNT(script); i++)
        CHECK_IS(sternhalma_game_play(game, script[i]), 0);
    return game;
}

static void what_was_done_is_told(void)
{
    sternhalma_game *game = played();
    CHECK_IS(sternhalma_game_move_count(game), COUNT(script));
    for (size_t i = 0; i < COUNT(script); i++) {
        char text[STERNHALMA_MOVE_TEXT_MAX];
        CHECK(sternhalma_game_move_at(game, (int32_t)i, text, sizeof text) > 0);
        CHECK_TEXT(text, script[i]);
    }
    check_writes(sternhalma_game_moves, game, MOVES);
    check_writes(sternhalma_game_log, game, LOG);
    CHECK_IS(sternhalma_game_ply(game), 3);
    sternhalma_game_free(game);
}

static void how_it_came_out(void)
{
    sternhalma_game *game = played();
    sternhalma_game_outcome outcome;
    sternhalma_move move;
    int32_t places[STERNHALMA_SEATS_MAX];
    CHECK(sternhalma_game_over(game) == 1 && sternhalma_game_how(game) == STERNHALMA_BY_RESIGN);
    CHECK_IS(sternhalma_game_result(game, &outcome), 1);
    CHECK(outcome.how == STERNHALMA_BY_RESIGN && outcome.seats == 3 && outcome.plies == 3);
    CHECK(outcome.places[0] == 3 && outcome.places[1] == 1 && outcome.places[2] == 2);
    CHECK(outcome.home_len == 0 && all_bytes(outcome.home, 0xFF, sizeof outcome.home));
    CHECK(outcome.reserved == 0 && all_bytes(outcome.places + 3, 0, 3 * sizeof *outcome.places));
    CHECK_IS(sternhalma_game_places(game, places, COUNT(places)), 3);
    CHECK(memcmp(places, outcome.places, 3 * sizeof *places) == 0);
    check_writes(sternhalma_game_result_text, game, "resign at ply 3: 1. seat 1, 2. seat 2, 3. seat 0");

    CHECK_IS(sternhalma_game_legal(game, &move, 1), 0);
    CHECK_IS(sternhalma_game_play(game, "j2-j1"), STERNHALMA_FLAG_GAME_OVER);
    CHECK_IS(sternhalma_game_play_move(game, 0, 1), STERNHALMA_FLAG_GAME_OVER);
    CHECK_IS(sternhalma_game_pass(game), STERNHALMA_FLAG_GAME_OVER);
    CHECK_IS(sternhalma_game_resign(game, 1), STERNHALMA_FLAG_GAME_OVER);
    sternhalma_game_free(game);
}

static void taken_back_and_done_again(void)
{
    sternhalma_game *game = game_of(3);
    shown seen[COUNT(script) + 1], now;
    for (size_t i = 0; i < COUNT(script); i++) {
        seen[i] = look_at_game(game);
        CHECK_IS(sternhalma_game_play(game, script[i]), 0);
    }
    seen[COUNT(script)] = look_at_game(game);
    for (int32_t round = 0; round < 2; round++) {
        CHECK_IS(sternhalma_game_redo(game), 0);
        for (size_t i = COUNT(script); i-- > 0;) {
            CHECK_IS(sternhalma_game_undo(game), 1);
            now = look_at_game(game);
            CHECK(same(&now, &seen[i]));
            CHECK_IS(sternhalma_game_move_count(game), i);
        }
        CHECK_IS(sternhalma_game_undo(game), 0);
        for (size_t i = 1; i <= COUNT(script); i++) {
            CHECK_IS(sternhalma_game_redo(game), 1);
            now = look_at_game(game);
            CHECK(same(&now, &seen[i]));
        }
    }
    /* What is refused leaves the rest to be done again, what is done instead does not. */
    CHECK_IS(sternhalma_game_undo(game), 1);
    CHECK_IS(sternhalma_game_undo(game), 1);
    CHECK_IS(sternhalma_game_play(game, "j1-i5"), STERNHALMA_FLAG_NOT_REACHABLE);
    CHECK_IS(sternhalma_game_redo(game), 1);
    CHECK_IS(sternhalma_game_undo(game), 1);
    CHECK_IS(sternhalma_game_play(game, "j1-i1"), 0);
    CHECK_IS(sternhalma_game_redo(game), 0);
    sternhalma_game_free(game);
}

static void a_log_is_read_back(void)
{
    sternhalma_game *game = played(), *read;
    shown before = look_at_game(game), now;
    sternhalma_error error;
    CHECK_IS(sternhalma_game_replay(LOG, &read, &error), 0);
    CHECK(error.field == STERNHALMA_FIELD_NONE && error.code == 0);
    now = look_at_game(read);
    CHECK(same(&now, &before));
    check_writes(sternhalma_game_log, read, LOG);
    sternhalma_game_free(read);

    /* The length without the last newline, and the bytes that follow are not looked at. */
    CHECK_IS(sternhalma_game_replay_n(LOG "garbage", strlen(LOG) - 1, &read, &error), 0);
    check_writes(sternhalma_game_log, read, LOG);
    sternhalma_game_free(read);
    sternhalma_game_free(game);
}

static void a_log_is_refused_where_it_is_wrong(void)
{
#define HEAD "sternhalma 1\nseats 2\npieces 10\ncap 2000\nfirst 0\n"
    static const struct {
        const char *log;
        int32_t field, code;
        int64_t line, column;
    } cases[] = {
        {"", STERNHALMA_FIELD_HEADER, STERNHALMA_FLAG_BAD_STRING, 1, 1},
        {"sternhalma 2\n", STERNHALMA_FIELD_HEADER, STERNHALMA_FLAG_BAD_STRING, 1, 12},
        {"sternhalma 1\nseats 5\n", STERNHALMA_FIELD_SEATS, STERNHALMA_FLAG_BAD_STRING, 2, 7},
        {"sternhalma 1\nseats 4\npieces 15\n", STERNHALMA_FIELD_PIECES, STERNHALMA_FLAG_BAD_STRING, 3, 8},
        {"sternhalma 1\nseats 4\npieces 10\ncap 0\n", STERNHALMA_FIELD_CAP, STERNHALMA_FLAG_BAD_STRING, 4, 5},
        {"sternhalma 1\nseats 2\npieces 10\ncap 9\nfirst 2\n", STERNHALMA_FIELD_FIRST,
            STERNHALMA_FLAG_BAD_STRING, 5, 7},
        {"sternhalma 1\nstart 0/x\n", STERNHALMA_FIELD_POSITION, STERNHALMA_POS_LETTER, 2, 9},
        {HEAD "moves x\n", STERNHALMA_FIELD_MOVES, STERNHALMA_FLAG_BAD_STRING, 6, 7},
        {HEAD "moves 1\nd1-e5\nd1-e5\n", STERNHALMA_FIELD_MOVE, STERNHALMA_FLAG_BAD_STRING, 8, 1},
        {HEAD "moves 2\nd1-e5\n", STERNHALMA_FIELD_MOVE, STERNHALMA_FLAG_BAD_STRING, 8, 1},
        {HEAD "moves 2\nd1-e5\nd2-e6\n", STERNHALMA_FIELD_MOVE, STERNHALMA_FLAG_NOT_YOUR_PIECE, 8, 1},
        {HEAD "moves 1\nc1:e5:f5\n", STERNHALMA_FIELD_MOVE, STERNHALMA_FLAG_NOT_REACHABLE, 7, 7},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        sternhalma_game *game;
        sternhalma_error error;
        CHECK_IS(sternhalma_game_replay(cases[i].log, &game, &error), cases[i].code);
        CHECK(game == NULL);
        CHECK_IS(error.field, cases[i].field);
        CHECK_IS(error.code, cases[i].code);
        CHECK_IS(error.line, cases[i].line);
        CHECK_IS(error.column, cases[i].column);
        CHECK(error.offset >= 0 && error.offset <= (int64_t)strlen(cases[i].log));
        CHECK(sternhalma_error_text(error.field, error.code) != NULL);
    }
}

static void every_arrangement_is_in_the_history(void)
{
    sternhalma_game *game = game_of(2);
    sternhalma_board *board = sternhalma_game_board(game);
    uint64_t keys[4], first = sternhalma_own_key(board, 0);
    CHECK_IS(sternhalma_game_history(game, 0, keys, COUNT(keys)), 1);
    CHECK(keys[0] == first);
    CHECK_IS(sternhalma_game_play(game, "d1-e5"), 0);
    CHECK_IS(sternhalma_game_play(game, "n1-m5"), 0);
    CHECK_IS(sternhalma_game_play(game, "e5-d1"), 0);
    CHECK_IS(sternhalma_game_history(game, 0, keys, COUNT(keys)), 3);
    CHECK(keys[0] == first && keys[1] != first && keys[2] == first);
    CHECK_IS(sternhalma_game_history(game, 1, keys, COUNT(keys)), 2);
    /* It is seat 1's turn. */
    CHECK_IS(sternhalma_game_history(game, -1, NULL, 0), 2);
    sternhalma_free(board);
    sternhalma_game_free(game);
}

static void a_pass_is_the_one_legal_move(void)
{
    sternhalma_game *game = game_from(TWO_WALLED_IN);
    sternhalma_move moves[2];
    CHECK_IS(sternhalma_game_legal(game, moves, COUNT(moves)), 1);
    CHECK(moves[0].from == -1 && moves[0].to == -1);
    CHECK_IS(sternhalma_game_play(game, "a1-b1"), STERNHALMA_FLAG_MUST_PASS);
    CHECK_IS(sternhalma_game_pass(game), 0);
    CHECK_IS(sternhalma_game_play(game, "pass"), 0);
    CHECK_IS(sternhalma_game_how(game), STERNHALMA_BY_DEADLOCK);
    sternhalma_game_free(game);
}

static void a_copy_goes_its_own_way(void)
{
    sternhalma_game *game = played(), *copy = sternhalma_game_clone(game);
    CHECK_IS(sternhalma_game_undo(copy), 1);
    CHECK_IS(sternhalma_game_undo(copy), 1);
    CHECK_IS(sternhalma_game_play(copy, "j1-i1"), 0);
    check_writes(sternhalma_game_log, game, LOG);
    sternhalma_game_free(game);
    CHECK_IS(sternhalma_game_undo(copy), 1);
    CHECK_IS(sternhalma_game_redo(copy), 1);
    CHECK_IS(sternhalma_game_at_name(copy, "I1"), 2);
    sternhalma_game_free(copy);
}

int main(void)
{
    what_was_done_is_told();
    how_it_came_out();
    taken_back_and_done_again();
    a_log_is_read_back();
    a_log_is_refused_where_it_is_wrong();
    every_arrangement_is_in_the_history();
    a_pass_is_the_one_legal_move();
    a_copy_goes_its_own_way();
    CHECK(sternhalma_game_live() == 0 && sternhalma_live() == 0);
    return 0;
}
