/* A search answers with a move of the roll, leaves the board as it was, and keeps to what it was asked. */
#include <senet.h>

#include "check.h"
#include "shown.h"

struct told {
    int32_t times, depth, end_at;
    senet_search_result last;
};

static int32_t tell(const senet_search_result *result, void *user)
{
    struct told *told = (struct told *)user;
    CHECK(result->depth == told->depth + 1);
    told->times++;
    told->depth = result->depth;
    told->last = *result;
    return told->depth == told->end_at;
}

static void every_roll_of_both_sets(void)
{
    senet_board *board = senet_new_game(5);
    shown before = look(board);
    for (int32_t id = SENET_RULES_KENDALL; id <= SENET_RULES_SKYRUK; id++)
        for (int32_t roll = 1; roll <= SENET_ROLLS; roll++) {
            senet_search_options options;
            senet_search_result result, again, small;
            senet_rule_set rules;
            senet_move moves[SENET_MOVES_MAX];
            int32_t count;
            senet_search_options_init(&options);
            options.budget = 5000;
            CHECK_IS(senet_rules_named(id, &rules), 1);
            count = senet_moves(board, roll, &rules, 0, moves, COUNT(moves));
            memset(&result, 0x5A, sizeof result);
            memset(&again, 0xA5, sizeof again);
            CHECK_IS(senet_search(board, roll, &rules, &options, &result), 0);
            CHECK_IS(senet_search(board, roll, &rules, &options, &again), 0);
            CHECK(memcmp(&result, &again, sizeof result) == 0);
            CHECK(still_shows(board, &before));
            CHECK(result.index < count && (result.index >= 0) == (count > 0) && result.depth >= 1);
            if (count > 0)
                CHECK(memcmp(&result.best, &moves[result.index], sizeof result.best) == 0);
            /* The memory changes the work and nothing else. */
            options.depth = 3;
            options.budget = UINT64_MAX;
            CHECK_IS(senet_search(board, roll, &rules, &options, &result), 0);
            options.table_kib = SENET_SEARCH_TABLE_KIB_MIN;
            CHECK_IS(senet_search(board, roll, &rules, &options, &small), 0);
            CHECK(small.index == result.index && small.value == result.value && result.stopped == 0);
        }
    senet_free(board);
}

/* A search one throw deep is the best of the moves valued, and an expectation the mean of searches. */
static void by_hand(void)
{
    senet_board *board = senet_new_game(5);
    senet_search_options options;
    senet_search_result result;
    senet_chance chances[SENET_ROLLS];
    int32_t sum = 0;
    senet_search_options_init(&options);
    options.depth = 1;
    CHECK_IS(senet_chances(chances, COUNT(chances)), SENET_ROLLS);
    for (int32_t i = 0; i < SENET_ROLLS; i++) {
        senet_move moves[SENET_MOVES_MAX];
        int32_t count = senet_moves(board, chances[i].roll, NULL, 0, moves, COUNT(moves)), best = INT32_MIN;
        for (int32_t m = 0; m < count; m++) {
            senet_board *after = senet_clone(board);
            int32_t value;
            CHECK_IS(senet_apply(after, &moves[m], NULL, NULL, NULL), 0);
            value = senet_evaluate(after, SENET_SIDE_LIGHT, NULL, NULL);
            best = value > best ? value : best;
            senet_free(after);
        }
        CHECK_IS(senet_search(board, chances[i].roll, NULL, &options, &result), 0);
        CHECK(count > 0 ? result.value == best : result.index == -1);
        sum += chances[i].weight * result.value;
    }
    CHECK_IS(senet_expect(board, 1, NULL, SENET_SIDE_LIGHT, NULL), (sum + 8) / 16);
    senet_free(board);
}

/* Progress is told after each depth, and changes nothing unless it asks to stop; a flag stops after the first. */
static void control(void)
{
    senet_board *board = senet_new_game(5);
    senet_search_options options;
    senet_search_result plain, result;
    struct told told;
    int32_t flag = 0;
    memset(&told, 0, sizeof told);
    senet_search_options_init(&options);
    options.budget = 20000;
    CHECK_IS(senet_search(board, 2, NULL, &options, &plain), 0);
    options.progress = tell;
    options.user = &told;
    options.stop = &flag;
    CHECK_IS(senet_search(board, 2, NULL, &options, &result), 0);
    CHECK(memcmp(&plain, &result, sizeof plain) == 0);
    CHECK(told.times == result.depth && told.last.index == result.index);

    memset(&told, 0, sizeof told);
    told.end_at = 2;
    CHECK_IS(senet_search(board, 2, NULL, &options, &result), 0);
    CHECK(told.depth == 2 && result.depth == 2 && result.stopped == 1);

    memset(&told, 0, sizeof told);
    senet_search_stop(&flag);
    CHECK_IS(senet_search(board, 2, NULL, &options, &result), 0);
    CHECK(result.depth == 1 && result.stopped == 1 && result.nodes < 1024);
    senet_free(board);
}

static void what_a_search_may_do(void)
{
    senet_board *board = board_from("l........./.l......../.......... l 2");
    senet_search_options options;
    senet_search_result earlier, later;
    senet_search_options_init(&options);
    options.depth = 1;
    CHECK_IS(senet_search(board, 1, NULL, &options, &later), SENET_WHY_OVER);
    CHECK_IS(senet_put(board, 20, SENET_DARK), 1);
    CHECK_IS(senet_search(board, 1, NULL, &options, &later), 0);
    options.weights.ties = 1;
    CHECK_IS(senet_search(board, 1, NULL, &options, &earlier), 0);
    CHECK(earlier.index == 0 && later.index == 1 && earlier.value == later.value);
    options.only = 12;
    CHECK_IS(senet_search(board, 1, NULL, &options, &earlier), 0);
    CHECK(earlier.index == 0 && earlier.best.from == 12);
    options.only = 13;
    CHECK_IS(senet_search(board, 1, NULL, &options, &earlier), 0);
    CHECK(earlier.index == -1 && earlier.best.from == 0);
    senet_free(board);
}

/* Options of a later version are larger, and taken while this version knows all that is said in them. */
static void every_size(void)
{
    union {
        senet_search_options options;
        unsigned char bytes[8192];
    } given;
    senet_board *board = senet_new_game(2);
    senet_search_result result;
    for (uint32_t size = 0; size < sizeof given; size++) {
        int32_t taken = size >= offsetof(senet_search_options, poll) && size <= 4096;
        memset(&given, 0, sizeof given);
        senet_search_options_init(&given.options);
        given.options.size = size;
        given.options.depth = 1;
        CHECK_IS(senet_search(board, 1, NULL, &given.options, &result), taken ? 0 : SENET_ERR_ARGUMENT);
        if (size <= sizeof given.options)
            continue;
        given.bytes[size - 1] = 1;
        CHECK_IS(senet_search(board, 1, NULL, &given.options, &result), SENET_ERR_ARGUMENT);
    }
    senet_free(board);
}

int main(void)
{
    every_roll_of_both_sets();
    by_hand();
    control();
    what_a_search_may_do();
    every_size();
    CHECK_IS(senet_live(), 0);
    return 0;
}
