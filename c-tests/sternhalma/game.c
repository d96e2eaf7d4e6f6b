/* Whole games by script: every move as text, what the board shows on the way, and all of it taken back. */
#include <sternhalma.h>

#include "check.h"
#include "shown.h"

/* Reads what a seat does and does it. */
static void act(sternhalma_board *board, const char *text, sternhalma_undo_info *undo)
{
    sternhalma_read read;
    CHECK_IS(sternhalma_read_move(board, text, &read), 0);
    switch (read.kind) {
    case STERNHALMA_KIND_MOVE:
        CHECK_IS(sternhalma_play(board, read.from, read.to, undo), STERNHALMA_PLAY_OK);
        break;
    case STERNHALMA_KIND_PASS:
        CHECK_IS(sternhalma_pass(board, undo), STERNHALMA_PLAY_OK);
        break;
    default:
        CHECK_IS(read.kind, STERNHALMA_KIND_RESIGN);
        CHECK_IS(sternhalma_resign(board, read.seat, undo), STERNHALMA_PLAY_OK);
    }
}

static void check_position(const sternhalma_board *board, const char *wanted)
{
    char text[STERNHALMA_POSITION_MAX];
    CHECK_IS(sternhalma_to_string(board, text, sizeof text), strlen(wanted));
    CHECK_TEXT(text, wanted);
}

/* Plays the script, checks the position at its end, and takes it back. */
static void check_script(const char *start, const char *const *script, size_t count, const char *end, int32_t how)
{
    sternhalma_board *board = board_from(start);
    sternhalma_undo_info undos[16];
    shown seen[16], now;
    CHECK(count <= COUNT(undos));
    for (size_t i = 0; i < count; i++) {
        CHECK_IS(sternhalma_over(board), 0);
        CHECK_IS(sternhalma_how(board), STERNHALMA_ONGOING);
        seen[i] = look(board);
        act(board, script[i], &undos[i]);
    }
    check_position(board, end);
    CHECK_IS(sternhalma_how(board), how);
    CHECK_IS(sternhalma_over(board), how != STERNHALMA_ONGOING);
    for (size_t i = count; i-- > 0;) {
        CHECK_IS(sternhalma_unplay(board, &undos[i]), 1);
        now = look(board);
        CHECK(same(&now, &seen[i]));
    }
    check_position(board, start);
    sternhalma_free(board);
}

/* Rivals that never left home count as its holes being full, so that one piece is enough. */
static void home_in_eleven_plies(void)
{
    static const char *const script[] = {"d4-e8", "o3-m7", "e8-f7", "m7-l7", "c1-g7", "l7-k7", "g7-h6",
        "k7-j6", "c3-k7", "j6-l8", "k7-o3"};
    check_script("0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10", script,
        COUNT(script),
        "0/00/[1]0[1]/000[1]/[13]/[6]0[5]/[11]/[5]0[4]/[9]/[10]/[11]/[7]1[4]/[13]/1111/110/11/1 "
        "0 2 10;11 2000 0 0 - home",
        STERNHALMA_BY_HOME);
}

static void passes_to_a_deadlock(void)
{
    static const char *const script[] = {"pass", " PASS "};
    check_script(TWO_WALLED_IN, script, COUNT(script),
        "0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 2 4 10;6 4000 2 - 13 deadlock",
        STERNHALMA_BY_DEADLOCK);
}

static void resignations(void)
{
    static const char *const script[] = {"resign 2", "d1-e5", "resign 1"};
    check_script("0/00/000/0000/[13]/[12]/[11]/[10]/[9]/2[8]1/22[7]11/222[6]111/2222[5]1111/[4]/[3]/[2]/[1] 0 3 10",
        script, COUNT(script),
        "0/00/000/[1]000/[4]0[8]/[12]/[11]/[10]/[9]/2[8]1/22[7]11/222[6]111/2222[5]1111/[4]/[3]/[2]/[1] "
        "1 3 10;1 3000 0 - 21 resign",
        STERNHALMA_BY_RESIGN);
}

static void the_cap(void)
{
    static const char *const script[] = {"d1-e5"};
    check_script("0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10;6 7 0 - - -",
        script, COUNT(script),
        "0/00/000/[1]000/[4]0[8]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10;7 7 0 - - cap",
        STERNHALMA_BY_CAP);
}

static void places_at_the_end(void)
{
    sternhalma_board *board = sternhalma_new(3, 10);
    int32_t places[STERNHALMA_SEATS_MAX];
    act(board, "resign 2", NULL);
    CHECK_IS(sternhalma_places(board, places, COUNT(places)), 3);
    CHECK(places[0] == 0 && places[1] == 0 && places[2] == 0);
    act(board, "resign 0", NULL);
    CHECK_IS(sternhalma_places(board, places, COUNT(places)), 3);
    CHECK(places[0] == 2 && places[1] == 1 && places[2] == 3);
    for (int32_t seat = 0; seat < 3; seat++)
        CHECK_IS(sternhalma_place_of(board, seat), places[seat]);
    sternhalma_free(board);
}

static void nothing_is_done_once_it_is_over(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_undo_info undo;
    sternhalma_search_result result;
    shown over;
    act(board, "resign 1", NULL);
    over = look(board);
    CHECK_IS(sternhalma_play(board, 9, 17, &undo), STERNHALMA_WHY_OVER);
    CHECK_IS(sternhalma_play(board, -1, 999, &undo), STERNHALMA_WHY_OVER);
    CHECK_IS(sternhalma_pass(board, &undo), STERNHALMA_WHY_OVER);
    CHECK_IS(sternhalma_resign(board, 0, &undo), STERNHALMA_WHY_OVER);
    CHECK_IS(sternhalma_resign(board, 7, &undo), STERNHALMA_WHY_OVER);
    CHECK_IS(sternhalma_random_forward(board, 1, &result), STERNHALMA_WHY_OVER);
    CHECK_IS(sternhalma_set_cap(board, 5), 0);
    CHECK_IS(sternhalma_can_pass(board), 0);
    CHECK(still_shows(board, &over));
    sternhalma_free(board);
}

static void moves_as_text(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_move moves[STERNHALMA_LEGAL_MAX];
    int32_t count = sternhalma_legal(board, moves, COUNT(moves));
    CHECK_IS(count, 14);
    for (int32_t i = 0; i < count; i++) {
        char text[STERNHALMA_MOVE_TEXT_MAX], first[STERNHALMA_NAME_MAX], last[STERNHALMA_NAME_MAX];
        int32_t path[STERNHALMA_PATH_MAX];
        sternhalma_read read;
        int32_t len = sternhalma_move_text(board, moves[i].from, moves[i].to, text, sizeof text);
        CHECK(len > 0);
        CHECK_IS(sternhalma_read_move(board, text, &read), 0);
        CHECK(read.from == moves[i].from && read.to == moves[i].to && read.seat == 0);
        CHECK_IS(sternhalma_path(board, read.from, read.to, path, COUNT(path)), read.path_len);
        CHECK(memcmp(path, read.path, (size_t)read.path_len * sizeof *path) == 0);
        CHECK(all_bytes(read.path + read.path_len, 0, sizeof read.path - (size_t)read.path_len * sizeof *path));
        CHECK(sternhalma_name(read.from, first, sizeof first) > 0 && strncmp(text, first, strlen(first)) == 0);
        CHECK(sternhalma_name(read.to, last, sizeof last) > 0);
        CHECK_TEXT(text + len - strlen(last), last);
    }
    sternhalma_free(board);
}

static void a_refusal_names_the_hop(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_read read;
    char sentence[STERNHALMA_MOVE_TEXT_MAX];
    CHECK_IS(sternhalma_read_move(board, "c1:e5:f5", &read), STERNHALMA_FLAG_NOT_REACHABLE);
    CHECK_IS(read.kind, -STERNHALMA_FLAG_NOT_REACHABLE);
    CHECK_IS(read.hop, 2);
    CHECK(read.from == sternhalma_hole_named("e5") && read.to == sternhalma_hole_named("f5"));
    CHECK_IS(read.seat, -1);
    CHECK(sternhalma_read_reason(&read, sentence, sizeof sentence) > 0);
    CHECK_TEXT(sentence, "hop 2, from e5 to f5: that is a step, and a chain has none");
    CHECK_IS(sternhalma_read_move(board, "c1:e5:i5", &read), STERNHALMA_FLAG_NOT_REACHABLE);
    CHECK(sternhalma_read_reason(&read, sentence, sizeof sentence) > 0);
    CHECK(strstr(sentence, "hop 2") && strstr(sentence, "e5") && strstr(sentence, "i5"));
    CHECK(strstr(sentence, sternhalma_game_reason(STERNHALMA_FLAG_NOT_REACHABLE)) != NULL);

    CHECK_IS(sternhalma_read_move(board, "d1-i5", &read), STERNHALMA_FLAG_NOT_REACHABLE);
    CHECK(read.hop == 0 && read.from == -1 && read.to == -1);
    CHECK(sternhalma_read_reason(&read, sentence, sizeof sentence) > 0);
    CHECK_TEXT(sentence, sternhalma_game_reason(STERNHALMA_FLAG_NOT_REACHABLE));
    sternhalma_free(board);
}

/* A board with more pieces of a seat than it plays with is not read as a position, and restored whole. */
static void a_crowded_board_is_restored(void)
{
    sternhalma_board *board = sternhalma_new(3, 10), *again;
    char text[STERNHALMA_POSITION_MAX];
    size_t offset;
    CHECK_IS(sternhalma_play(board, sternhalma_hole_named("d1"), sternhalma_hole_named("e5"), NULL), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_resign(board, 2, NULL), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_put(board, sternhalma_hole_named("i5"), 0), 1);
    CHECK_IS(sternhalma_set_cap(board, 77), 1);
    CHECK(sternhalma_to_string(board, text, sizeof text) > 0);
    CHECK_IS(sternhalma_from_string(text, &again), STERNHALMA_POS_COUNT);
    CHECK(again == NULL);
    CHECK_IS(sternhalma_restore_n(text, strlen(text), &again, &offset), STERNHALMA_POS_OK);
    CHECK(sternhalma_key(again) == sternhalma_key(board) && sternhalma_count(again, 0) == 11);
    CHECK(sternhalma_ply(again) == 1 && sternhalma_cap(again) == 77 && sternhalma_to_move(again) == 1);
    sternhalma_free(again);
    sternhalma_free(board);
}

/* A position that no game leads to is taken; a cap that is passed ends the game at the next action. */
static void a_past_that_cannot_have_been(void)
{
    static const char passed[] = "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10;50 40 0 - - -",
                      deadlock[] = "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10;2 9 2 - - deadlock";
    sternhalma_board *board;
    CHECK_IS(sternhalma_from_string(passed, &board), STERNHALMA_POS_OK);
    CHECK(sternhalma_over(board) == 0 && sternhalma_ply(board) == 50 && sternhalma_cap(board) == 40);
    CHECK_IS(sternhalma_play(board, sternhalma_hole_named("d1"), sternhalma_hole_named("e5"), NULL), STERNHALMA_PLAY_OK);
    CHECK(sternhalma_over(board) == 1 && sternhalma_how(board) == STERNHALMA_BY_CAP && sternhalma_ply(board) == 51);
    sternhalma_free(board);
    CHECK_IS(sternhalma_from_string(deadlock, &board), STERNHALMA_POS_OK);
    CHECK(sternhalma_over(board) == 1 && sternhalma_how(board) == STERNHALMA_BY_DEADLOCK);
    CHECK_IS(sternhalma_play(board, sternhalma_hole_named("d1"), sternhalma_hole_named("e5"), NULL), STERNHALMA_WHY_OVER);
    sternhalma_free(board);
}

int main(void)
{
    a_crowded_board_is_restored();
    a_past_that_cannot_have_been();
    home_in_eleven_plies();
    passes_to_a_deadlock();
    resignations();
    the_cap();
    places_at_the_end();
    nothing_is_done_once_it_is_over();
    moves_as_text();
    a_refusal_names_the_hop();
    CHECK_IS(sternhalma_live(), 0);
    return 0;
}
