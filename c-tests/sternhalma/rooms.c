/*
 * Every function that writes into room of the caller's, with every capacity from none to one more than it needs:
 * it always answers how much there is, writes what fits, and touches nothing behind the room.
 */
#include <sternhalma.h>

#include "room.h"
#include "shown.h"

static void lists_of_the_star(void)
{
    LIST(int32_t, sternhalma_neighbours(60, out, cap));
    LIST(int32_t, sternhalma_point_holes(2, out, cap));
    LIST(int32_t, sternhalma_front(2, out, cap));
    LIST(sternhalma_pair, sternhalma_pairs(out, cap));
    NO_LIST(int32_t, sternhalma_neighbours(-1, out, cap), 0);
    NO_LIST(int32_t, sternhalma_point_holes(6, out, cap), 0);
    NO_LIST(int32_t, sternhalma_front(-1, out, cap), 0);
}

static void lists_of_a_board(const sternhalma_board *board)
{
    LIST(int8_t, sternhalma_cells(board, out, cap));
    LIST(int32_t, sternhalma_steps(board, 60, out, cap));
    LIST(int32_t, sternhalma_hops(board, 3, 3, out, cap));
    LIST(int32_t, sternhalma_reach(board, 3, out, cap));
    LIST(int32_t, sternhalma_path(board, 3, 14, out, cap));
    LIST(sternhalma_move, sternhalma_legal(board, out, cap));
    LIST(int32_t, sternhalma_places(board, out, cap));
    NO_LIST(int32_t, sternhalma_steps(board, 121, out, cap), 0);
    NO_LIST(int32_t, sternhalma_hops(board, -1, 3, out, cap), 0);
    NO_LIST(int32_t, sternhalma_reach(board, 60, out, cap), 0);
    NO_LIST(int32_t, sternhalma_path(board, 3, 60, out, cap), 0);
}

static void lists_without_a_board(void)
{
    NO_LIST(int8_t, sternhalma_cells(NULL, out, cap), STERNHALMA_ERR_NULL);
    NO_LIST(int32_t, sternhalma_steps(NULL, 60, out, cap), STERNHALMA_ERR_NULL);
    NO_LIST(int32_t, sternhalma_hops(NULL, 3, 3, out, cap), STERNHALMA_ERR_NULL);
    NO_LIST(int32_t, sternhalma_reach(NULL, 3, out, cap), STERNHALMA_ERR_NULL);
    NO_LIST(int32_t, sternhalma_path(NULL, 3, 14, out, cap), STERNHALMA_ERR_NULL);
    NO_LIST(sternhalma_move, sternhalma_legal(NULL, out, cap), STERNHALMA_ERR_NULL);
    NO_LIST(int32_t, sternhalma_places(NULL, out, cap), STERNHALMA_ERR_NULL);
}

static void texts(const sternhalma_board *board)
{
    sternhalma_read refused, accepted;
    CHECK_IS(sternhalma_read_move(board, "c1:e5:f5", &refused), STERNHALMA_FLAG_NOT_REACHABLE);
    CHECK_IS(sternhalma_read_move(board, "d1-e5", &accepted), 0);

    TEXT(sternhalma_to_string(board, buf, cap));
    TEXT(sternhalma_key_hex(board, buf, cap));
    TEXT(sternhalma_hex(UINT64_MAX, buf, cap));
    TEXT(sternhalma_name(13, buf, cap));
    TEXT(sternhalma_move_text(board, 3, 14, buf, cap));
    TEXT(sternhalma_read_reason(&refused, buf, cap));
    TEXT(sternhalma_text(board, NULL, buf, cap));
    TEXT_BY(101, sternhalma_svg(board, NULL, buf, cap));

    NO_TEXT(sternhalma_to_string(NULL, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_key_hex(NULL, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_text(NULL, NULL, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_svg(NULL, NULL, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_name(121, buf, cap), STERNHALMA_ERR_ARGUMENT);
    NO_TEXT(sternhalma_move_text(NULL, 3, 14, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_move_text(board, 3, 60, buf, cap), STERNHALMA_ERR_ARGUMENT);
    NO_TEXT(sternhalma_read_reason(&accepted, buf, cap), STERNHALMA_ERR_ARGUMENT);
    NO_TEXT(sternhalma_read_reason(NULL, buf, cap), STERNHALMA_ERR_NULL);
}

static void lists_of_a_game(const sternhalma_game *game, const sternhalma_game *over)
{
    LIST(sternhalma_move, sternhalma_game_legal(game, out, cap));
    LIST(int32_t, sternhalma_game_path(game, 3, 14, out, cap));
    LIST(int32_t, sternhalma_game_places(game, out, cap));
    LIST(int32_t, sternhalma_game_finished(over, out, cap));
    LIST(uint64_t, sternhalma_game_history(over, 1, out, cap));
    NO_LIST(int32_t, sternhalma_game_path(game, 3, 60, out, cap), 0);
    NO_LIST(uint64_t, sternhalma_game_history(game, 6, out, cap), 0);
    NO_LIST(sternhalma_move, sternhalma_game_legal(over, out, cap), 0);
    NO_LIST(sternhalma_move, sternhalma_game_legal(NULL, out, cap), STERNHALMA_ERR_NULL);
    NO_LIST(int32_t, sternhalma_game_path(NULL, 3, 14, out, cap), STERNHALMA_ERR_NULL);
    NO_LIST(int32_t, sternhalma_game_places(NULL, out, cap), STERNHALMA_ERR_NULL);
    NO_LIST(int32_t, sternhalma_game_finished(NULL, out, cap), STERNHALMA_ERR_NULL);
    NO_LIST(uint64_t, sternhalma_game_history(NULL, 1, out, cap), STERNHALMA_ERR_NULL);
}

static void texts_of_a_game(const sternhalma_game *game, const sternhalma_game *over)
{
    TEXT(sternhalma_game_move_text(game, 3, 14, buf, cap));
    TEXT(sternhalma_game_position(game, buf, cap));
    TEXT(sternhalma_game_result_text(over, buf, cap));
    TEXT(sternhalma_game_start(over, buf, cap));
    TEXT(sternhalma_game_move_at(over, 0, buf, cap));
    TEXT(sternhalma_game_moves(over, buf, cap));
    TEXT(sternhalma_game_log(over, buf, cap));
    TEXT(sternhalma_game_text(over, NULL, buf, cap));
    TEXT_BY(101, sternhalma_game_svg(over, NULL, buf, cap));

    /* There is none, which is no misuse. */
    NO_TEXT(sternhalma_game_result_text(game, buf, cap), 0);
    NO_TEXT(sternhalma_game_start(game, buf, cap), 0);
    NO_TEXT(sternhalma_game_moves(game, buf, cap), 0);
    NO_TEXT(sternhalma_game_move_text(game, 3, 60, buf, cap), STERNHALMA_ERR_ARGUMENT);
    NO_TEXT(sternhalma_game_move_at(over, 1, buf, cap), STERNHALMA_ERR_ARGUMENT);
    NO_TEXT(sternhalma_game_position(NULL, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_game_move_text(NULL, 3, 14, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_game_result_text(NULL, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_game_start(NULL, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_game_move_at(NULL, 0, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_game_moves(NULL, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_game_log(NULL, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_game_text(NULL, NULL, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_game_svg(NULL, NULL, buf, cap), STERNHALMA_ERR_NULL);
}

/* The best moves: as many as asked for, or as there are. */
static void best_moves(const sternhalma_board *board, const sternhalma_game *game)
{
    int32_t all = sternhalma_legal(board, NULL, 0), count;
    sternhalma_search_options options;
    sternhalma_search_options_init(&options);
    options.budget = 1;
    for (size_t most = 1; most <= (size_t)all + 1; most++) {
        size_t fits = most < (size_t)all ? most : (size_t)all;
        sternhalma_search_result *results = (sternhalma_search_result *)lend();
        CHECK_IS(sternhalma_search_moves(board, &options, results, most, &count), 0);
        CHECK_IS(count, fits);
        CHECK(within(fits * sizeof *results));
        results = (sternhalma_search_result *)lend();
        CHECK_IS(sternhalma_game_search_moves(game, &options, results, most, &count), 0);
        CHECK_IS(count, fits);
        CHECK(within(fits * sizeof *results));
    }
}

/* The moves of a crossing: as many as fit. */
static void crossings(void)
{
    typedef int32_t solver(const sternhalma_board *, const sternhalma_solve_options *, sternhalma_move *, size_t,
        sternhalma_solution *);
    static solver *const solvers[] = {sternhalma_solve, sternhalma_solve_together};
    sternhalma_solve_options options;
    sternhalma_solution solution;
    sternhalma_solve_options_init(&options);
    options.width = 60;
    CHECK_IS(sternhalma_solve(NULL, &options, NULL, 0, &solution), STERNHALMA_ERR_NULL);
    CHECK_IS(sternhalma_solve_together(NULL, &options, NULL, 0, &solution), STERNHALMA_ERR_NULL);
    for (int32_t i = 0; i < 2; i++) {
        sternhalma_board *board = sternhalma_new(1 + i, 10);
        sternhalma_move whole[64];
        CHECK_IS(solvers[i](board, &options, whole, COUNT(whole), &solution), 0);
        CHECK(solution.move_count > 25 && solution.move_count < (int32_t)COUNT(whole));
        const size_t all = (size_t)solution.move_count, caps[] = {0, 1, all - 1, all + 1};
        for (size_t c = 0; c < COUNT(caps); c++) {
            size_t cap = caps[c], fits = cap < all ? cap : all;
            sternhalma_move *moves = (sternhalma_move *)lend();
            CHECK_IS(solvers[i](board, &options, moves, cap, &solution), 0);
            CHECK(memcmp(moves, whole, fits * sizeof *moves) == 0);
            CHECK(within(fits * sizeof *moves));
        }
        sternhalma_free(board);
    }
}

/* What is wrong with an option, and what is no such thing. */
static void refused_options(void)
{
    sternhalma_search_options options;
    sternhalma_option_error error, no_error;
    sternhalma_search_options_init(&options);
    CHECK_IS(sternhalma_search_options_check(&options, &no_error), 0);
    options.depth = -1;
    CHECK_IS(sternhalma_search_options_check(&options, &error), STERNHALMA_ERR_ARGUMENT);
    TEXT(sternhalma_option_error_text(&error, buf, cap));
    NO_TEXT(sternhalma_option_error_text(NULL, buf, cap), STERNHALMA_ERR_NULL);
    NO_TEXT(sternhalma_option_error_text(&no_error, buf, cap), STERNHALMA_ERR_ARGUMENT);
}

/* Why a text or options are refused, and what is not. */
static void reasons(void)
{
    sternhalma_game_options game_options;
    TEXT(sternhalma_from_string_reason_n("x", 1, buf, cap));
    NO_TEXT(sternhalma_from_string_reason_n("0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10", strlen("0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10"), buf, cap),
        STERNHALMA_ERR_ARGUMENT);
    sternhalma_game_options_init(&game_options);
    NO_TEXT(sternhalma_game_options_reason(&game_options, buf, cap), STERNHALMA_ERR_ARGUMENT);
    game_options.size = 0;
    TEXT(sternhalma_game_options_reason(&game_options, buf, cap));
    TEXT(sternhalma_game_replay_reason_n("x", 1, buf, cap));
    NO_TEXT(sternhalma_game_replay_reason_n("sternhalma 1\nseats 2\npieces 10\ncap 9\nfirst 0\nmoves 0\n", strlen("sternhalma 1\nseats 2\npieces 10\ncap 9\nfirst 0\nmoves 0\n"), buf, cap),
        STERNHALMA_ERR_ARGUMENT);
}

int main(void)
{
    sternhalma_game *game = game_of(6), *over = game_from(ALMOST_HOME);
    sternhalma_board *board = sternhalma_new(6, 10);
    shown before = look(board);
    CHECK_IS(sternhalma_game_play(over, "m6-n1"), 0);
    lists_of_the_star();
    lists_of_a_board(board);
    lists_without_a_board();
    texts(board);
    lists_of_a_game(game, over);
    texts_of_a_game(game, over);
    best_moves(board, game);
    crossings();
    CHECK(still_shows(board, &before));
    sternhalma_free(board);
    sternhalma_game_free(over);
    sternhalma_game_free(game);
    refused_options();
    reasons();
    return 0;
}
