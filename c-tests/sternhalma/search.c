/* A search answers with a legal move, leaves the board as it was, and keeps to what it was asked. */
#include <sternhalma.h>

#include "check.h"
#include "shown.h"

static sternhalma_search_options asked(uint64_t budget)
{
    sternhalma_search_options options;
    sternhalma_search_options_init(&options);
    CHECK_IS(options.size, sizeof options);
    CHECK_IS(options.budget, STERNHALMA_SEARCH_BUDGET);
    options.budget = budget;
    return options;
}

/* The result is a move of the seat to move, the line begins with it, and all of the line can be played. */
static void check_result(const sternhalma_board *board, const sternhalma_search_result *result)
{
    sternhalma_board *copy = sternhalma_clone(board);
    CHECK(result->is_pass == 0 && result->stopped >= 0 && result->stopped <= 1 && result->depth >= 1);
    CHECK(result->pv_len >= 1 && result->pv_len <= STERNHALMA_PV_MAX);
    CHECK(result->pv[0].from == result->from && result->pv[0].to == result->to);
    for (int32_t i = 0; i < result->pv_len; i++)
        CHECK_IS(sternhalma_play(copy, result->pv[i].from, result->pv[i].to, NULL), STERNHALMA_PLAY_OK);
    sternhalma_free(copy);
}

static void every_layout_and_mode(void)
{
    static const int32_t layouts[][2] = {{1, 10}, {1, 15}, {2, 10}, {2, 15}, {3, 10}, {3, 15}, {4, 10}, {6, 10}};
    static const int32_t modes[] = {STERNHALMA_SEARCH_AUTO, STERNHALMA_SEARCH_PARANOID, STERNHALMA_SEARCH_MAXN,
        STERNHALMA_SEARCH_BEST_REPLY};
    sternhalma_searcher *searcher = sternhalma_searcher_new();
    for (size_t i = 0; i < COUNT(layouts); i++) {
        sternhalma_board *board = sternhalma_new(layouts[i][0], layouts[i][1]);
        shown before = look(board);
        for (size_t m = 0; m < COUNT(modes); m++) {
            sternhalma_search_options options = asked(2000);
            sternhalma_search_result result, again;
            options.mode = modes[m];
            memset(&result, 0x5A, sizeof result);
            memset(&again, 0xA5, sizeof again);
            CHECK_IS(sternhalma_search(board, &options, &result), 0);
            check_result(board, &result);
            CHECK(still_shows(board, &before));
            CHECK_IS(sternhalma_searcher_search(searcher, board, &options, &again), 0);
            CHECK(memcmp(&result, &again, sizeof result) == 0);
        }
        sternhalma_free(board);
    }
    sternhalma_searcher_free(searcher);
}

/* Random forward is a mode as well, and answers as the function of its name. */
static void random_forward(void)
{
    sternhalma_board *board = sternhalma_new(3, 10);
    sternhalma_search_options options = asked(1);
    sternhalma_search_result one, other;
    options.mode = STERNHALMA_SEARCH_RANDOM_FORWARD;
    for (options.seed = 0; options.seed < 20; options.seed++) {
        CHECK_IS(sternhalma_search(board, &options, &one), 0);
        CHECK_IS(sternhalma_random_forward(board, options.seed, &other), 0);
        CHECK(one.from == other.from && one.to == other.to && one.nodes == 0 && one.score == 0);
    }
    sternhalma_free(board);
}

struct told {
    int32_t times, depth, end_at;
    sternhalma_search_result last;
};

static int32_t tell(const sternhalma_search_result *result, void *user)
{
    struct told *told = (struct told *)user;
    CHECK(result->depth > told->depth);
    told->times++;
    told->depth = result->depth;
    told->last = *result;
    return told->depth == told->end_at;
}

/* Progress is told after each depth, and changes nothing unless it asks to stop; a flag stops after the first ply. */
static void control(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_search_options options = asked(20000);
    sternhalma_search_result plain, result;
    struct told told;
    int32_t flag = 0;
    memset(&told, 0, sizeof told);
    CHECK_IS(sternhalma_search(board, &options, &plain), 0);
    options.progress = tell;
    options.user = &told;
    options.stop = &flag;
    CHECK_IS(sternhalma_search(board, &options, &result), 0);
    CHECK(memcmp(&plain, &result, sizeof plain) == 0);
    CHECK(told.times >= 1 && told.last.from == result.from && told.last.to == result.to);

    memset(&told, 0, sizeof told);
    told.end_at = 2;
    CHECK_IS(sternhalma_search(board, &options, &result), 0);
    CHECK(told.depth == 2 && result.depth == 2 && result.stopped == 1);

    memset(&told, 0, sizeof told);
    sternhalma_search_stop(&flag);
    CHECK_IS(sternhalma_search(board, &options, &result), 0);
    CHECK(result.depth == 1 && result.stopped == 1 && result.nodes < 2048);
    check_result(board, &result);
    sternhalma_free(board);
}

/* A move back to an arrangement the seat has had is not made while there is another, and a game sees to that itself. */
static void what_is_avoided(void)
{
    sternhalma_game *game = game_of(2);
    sternhalma_search_options options = asked(1);
    sternhalma_search_result result;
    for (int32_t ply = 0; ply < 60 && !sternhalma_game_over(game); ply++) {
        uint64_t had[64], now;
        int32_t seat = sternhalma_game_to_move(game), count = sternhalma_game_history(game, -1, had, COUNT(had));
        sternhalma_board *board;
        CHECK_IS(sternhalma_game_search(game, &options, &result), 0);
        CHECK_IS(sternhalma_game_play_move(game, result.from, result.to), 0);
        board = sternhalma_game_board(game);
        now = sternhalma_own_key(board, seat);
        sternhalma_free(board);
        for (int32_t i = 0; i < count; i++)
            CHECK(had[i] != now);
    }
    sternhalma_game_free(game);
}

/* The best moves are told apart, the best first, and each begins the line that is expected after it. */
static void best_moves(void)
{
    static const int32_t layouts[][2] = {{1, 10}, {2, 10}, {2, 15}, {3, 10}, {4, 10}, {6, 10}};
    for (size_t i = 0; i < COUNT(layouts); i++) {
        sternhalma_board *board = sternhalma_new(layouts[i][0], layouts[i][1]);
        sternhalma_search_options options = asked(3000);
        sternhalma_search_result results[5], alone;
        int32_t count;
        CHECK_IS(sternhalma_search_moves(board, &options, results, COUNT(results), &count), 0);
        CHECK_IS(count, COUNT(results));
        for (int32_t k = 0; k < count; k++) {
            check_result(board, &results[k]);
            CHECK(results[k].nodes == results[0].nodes && results[k].stopped == results[0].stopped);
            CHECK(k == 0 || results[k].score <= results[k - 1].score);
            for (int32_t j = 0; j < k; j++)
                CHECK(results[j].from != results[k].from || results[j].to != results[k].to);
        }
        CHECK_IS(sternhalma_search(board, &options, &alone), 0);
        CHECK_IS(sternhalma_search_moves(board, &options, results, 1, &count), 0);
        CHECK(count == 1 && memcmp(&results[0], &alone, sizeof alone) == 0);
        sternhalma_free(board);
    }
}

/* Each level is played with as it is. */
static void levels(void)
{
    sternhalma_board *board = sternhalma_new(6, 10);
    for (int32_t level = 1; level <= 4; level++) {
        sternhalma_search_options options;
        sternhalma_search_result result;
        CHECK_IS(sternhalma_level(level, &options), 0);
        CHECK_IS(sternhalma_search(board, &options, &result), 0);
        CHECK_IS(sternhalma_play(board, result.from, result.to, NULL), STERNHALMA_PLAY_OK);
    }
    sternhalma_free(board);
}

static void nothing_to_search(void)
{
    sternhalma_board *board = sternhalma_new(2, 10);
    sternhalma_search_options options = asked(1000);
    sternhalma_search_result result;
    int32_t count = 7;
    memset(&result, 0x5A, sizeof result);
    CHECK_IS(sternhalma_resign(board, 1, NULL), STERNHALMA_PLAY_OK);
    CHECK_IS(sternhalma_search(board, &options, &result), STERNHALMA_WHY_OVER);
    CHECK(all_bytes(&result, 0x5A, sizeof result));
    CHECK_IS(sternhalma_search_moves(board, &options, &result, 1, &count), STERNHALMA_WHY_OVER);
    CHECK(all_bytes(&result, 0x5A, sizeof result) && count == 7);
    sternhalma_free(board);

    board = sternhalma_new_empty(2, 10);
    CHECK_IS(sternhalma_search(board, &options, &result), 0);
    CHECK(result.is_pass == 1 && result.from == -1 && result.to == -1);
    CHECK_IS(sternhalma_search_moves(board, &options, &result, 1, &count), 0);
    CHECK(result.is_pass == 1 && count == 1);
    sternhalma_free(board);
}

int main(void)
{
    every_layout_and_mode();
    random_forward();
    control();
    what_is_avoided();
    best_moves();
    levels();
    nothing_to_search();
    CHECK(sternhalma_live() == 0 && sternhalma_game_live() == 0);
    return 0;
}
