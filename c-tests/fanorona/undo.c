/* Steps and stops taken back on a board, and undo infos that are not of the board. */
#include <fanorona.h>

#include "random.h"
#include "shown.h"

enum { LONGEST = 80 };

/* Plays at random from a position and takes everything back. */
static void there_and_back(const char *position, uint64_t seed)
{
    uint64_t state = seed;
    fanorona_board *board = board_from(position);
    static fanorona_undo_info undos[LONGEST];
    static shown before[LONGEST];
    int32_t done = 0;
    while (done < LONGEST) {
        fanorona_step_info steps[FANORONA_STEPS_MAX];
        int32_t count = fanorona_steps(board, steps, FANORONA_STEPS_MAX);
        before[done] = look(board);
        if (fanorona_can_stop(board) && random_under(&state, 3) == 0) {
            CHECK_IS(fanorona_stop(board, &undos[done]), 1);
        } else if (count == 0) {
            break;
        } else {
            const fanorona_step_info *step = &steps[random_under(&state, count)];
            CHECK_IS(fanorona_step(board, step->from, step->dir, step->kind, &undos[done]), 0);
        }
        done++;
    }
    while (done-- > 0) {
        CHECK_IS(fanorona_undo(board, &undos[done]), 1);
        CHECK(still_shows(board, &before[done]));
        CHECK_IS(fanorona_undo(board, &undos[done]), 0);
    }
    fanorona_free(board);
}

/* A chain that went on another way than it did is none: the undo of its stop is refused with every other direction. */
static void chains_that_cannot_be(void)
{
    fanorona_board *board = board_from("bb2bbbbb/bbbbbbbbb/bwb1wbwbw/www1w1www/www1wwwww b d4 6 d5d4");
    fanorona_undo_info undo;
    CHECK_IS(fanorona_stop(board, &undo), 1);
    for (int32_t way = -1; way < 9; way++) {
        fanorona_undo_info changed = undo;
        fanorona_board *copy = fanorona_clone(board);
        changed.last_dir = way;
        CHECK_IS(fanorona_undo(copy, &changed), way == undo.last_dir);
        fanorona_free(copy);
    }
    fanorona_free(board);
}

/* An undo info with anything changed in it takes nothing back, or what a step like it would have led from. */
static void changed_infos(void)
{
    uint64_t state = 7;
    fanorona_board *board = fanorona_new(NULL);
    fanorona_undo_info undo;
    CHECK_IS(fanorona_step(board, 21, 0, FANORONA_APPROACH, &undo), 0);
    for (int round = 0; round < 20000; round++) {
        fanorona_board *copy = fanorona_clone(board);
        shown before = look(copy);
        fanorona_undo_info changed = undo;
        unsigned char *bytes = (unsigned char *)&changed;
        bytes[random_under(&state, (int32_t)sizeof changed)] ^= (unsigned char)(1 + random_under(&state, 255));
        if (round % 10 == 0)
            random_bytes(&state, &changed, sizeof changed);
        if (fanorona_undo(copy, &changed)) {
            CHECK_IS(fanorona_step(copy, changed.step.from, changed.step.dir, changed.step.kind, NULL), 0);
            CHECK(still_shows(copy, &before));
        } else {
            CHECK(still_shows(copy, &before));
        }
        fanorona_free(copy);
    }
    fanorona_free(board);
}

static void infos_of_others(void)
{
    fanorona_board *board = fanorona_new(NULL), *other = fanorona_new("telo");
    fanorona_undo_info undo;
    CHECK_IS(fanorona_step(board, 21, 0, FANORONA_APPROACH, &undo), 0);
    CHECK_IS(fanorona_undo(other, &undo), 0);
    CHECK_IS(fanorona_undo(board, NULL), 0);
    CHECK_IS(fanorona_undo(NULL, &undo), 0);
    CHECK_IS(fanorona_undo(board, &undo), 1);
    CHECK_IS(fanorona_stop(board, &undo), 0);
    fanorona_free(other);
    fanorona_free(board);
}

int main(void)
{
    for (uint64_t seed = 1; seed <= 30; seed++) {
        there_and_back("bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w", seed);
        there_and_back("bbbbb/bbbbb/bw1bw/wwwww/wwwww w", seed);
        there_and_back("bbb/b1w/www w", seed);
        there_and_back(IN_A_CHAIN, seed);
    }
    chains_that_cannot_be();
    changed_infos();
    infos_of_others();
    CHECK_IS(fanorona_live(), 0);
    return 0;
}
