/* Games of Fanorona with every function of the interface called now and then. */
#include <fanorona.h>

#include "check.h"
#include "random.h"
#include "pool.h"
#include "soak.h"
#include "fanorona/kinds.h"

/* Room for a game as text. */
enum { GAME_MAX = 64 * 1024 };

static const char *const BOARDS[] = {"tsivy", "dimy", "telo"};

static void free_board(void *handle)
{
    fanorona_free((fanorona_board *)handle);
}

static void free_game(void *handle)
{
    fanorona_game_free((fanorona_game *)handle);
}

static void free_searcher(void *handle)
{
    fanorona_searcher_free((fanorona_searcher *)handle);
}

static void ask_for_words(uint64_t *random)
{
    int32_t n = random_under(random, 16) - 2;
    int64_t value = 0, again = 1;
    const char *constant = fanorona_constant_at(random_under(random, 100), &value);
    fanorona_weights weights, others;
    if (constant != NULL) {
        CHECK_IS(fanorona_constant(constant, &again), 1);
        CHECK_IS(fanorona_constant_n(constant, strlen(constant), &again), 1);
        CHECK_IS(again, value);
    }
    fanorona_status_text(-n);
    fanorona_reason(n);
    fanorona_why_text(n);
    fanorona_shape_name(n);
    fanorona_error_text(n, n);
    if (fanorona_dir_opposite(n) >= 0)
        CHECK_IS(fanorona_dir_opposite(fanorona_dir_opposite(n)), n);
    fanorona_weights_default(&weights);
    fanorona_game_weights(&others);
    CHECK(fanorona_game_win_score() > 0);
    CHECK_IS(fanorona_api_get(FANORONA_ABI_VERSION)->abi_version, fanorona_abi_version());
    CHECK_TEXT(fanorona_version(), FANORONA_VERSION);
}

/* Looks at a board in every way; the numbers asked for are not all there. */
static void look_closely(const fanorona_board *board, uint64_t *random)
{
    uint64_t count;
    int32_t point = random_under(random, FANORONA_POINTS_MAX + 4) - 2, points[FANORONA_POINTS_MAX], len;
    int is_point = point >= 0 && point < fanorona_points(board);
    int8_t cells[FANORONA_POINTS_MAX];
    char text[FANORONA_TEXT_MAX], name[FANORONA_NAME_MAX];
    fanorona_step_info steps[FANORONA_STEPS_MAX];
    fanorona_board *copy;
    size_t offset;
    CHECK_IS(fanorona_cells(board, cells, COUNT(cells)), fanorona_points(board));
    CHECK_IS(fanorona_files(board) * fanorona_ranks(board), fanorona_points(board));
    CHECK((fanorona_at(board, point) >= 0) == is_point);
    CHECK((fanorona_name(board, point, name, sizeof name) > 0) == is_point);
    if (is_point) {
        CHECK_IS(fanorona_point_named(board, name), point);
        CHECK(fanorona_neighbours(board, point, points, COUNT(points)) >= 2);
        CHECK(fanorona_strong(board, point) >= 0 && fanorona_next_to(board, point, random_under(random, 10) - 1) >= -1);
    }
    CHECK(fanorona_count(board, FANORONA_WHITE) >= 0 && fanorona_shape(board) >= 0);
    CHECK(fanorona_count(board, FANORONA_WHITE) == 0 || fanorona_stones(board, FANORONA_WHITE) != 0);
    CHECK((fanorona_chain_at(board) >= 0) == fanorona_in_chain(board));
    CHECK(fanorona_chain_path(board, points, COUNT(points)) >= 0);
    len = fanorona_steps(board, steps, COUNT(steps));
    CHECK(len >= 0 && len <= FANORONA_STEPS_MAX && fanorona_can_stop(board) == fanorona_in_chain(board));
    CHECK(fanorona_perft(board, 1) > 0 || len == 0);
    CHECK(fanorona_perft_moves(board, 1) > 0 || len == 0);
    CHECK(fanorona_perft_until(board, 1, NULL, NULL, NULL, &count) == 0 && count == fanorona_perft(board, 1));
    CHECK_IS(fanorona_perft_moves_until(board, 1, NULL, NULL, NULL, &count), 0);
    CHECK(count == fanorona_perft_moves(board, 1));
    if (len > 0) {
        const fanorona_step_info *step = &steps[random_under(random, len)];
        CHECK_IS(fanorona_why(board, step->from, step->dir, step->kind), FANORONA_WHY_OK);
        CHECK(fanorona_taken(step, points, COUNT(points)) >= 0);
        CHECK(fanorona_step_text(board, step, text, sizeof text) > 0);
    }
    CHECK(fanorona_evaluate(board, NULL) != INT32_MIN && fanorona_key_hex(board, text, sizeof text) == 16);
    CHECK(fanorona_text(board, text, sizeof text) > 0 && fanorona_svg(board, NULL, 0) > 0);
    CHECK(fanorona_to_string(board, text, sizeof text) > 0);
    CHECK_IS(fanorona_from_string(text, &copy), FANORONA_POS_OK);
    CHECK(fanorona_key(copy) == fanorona_key(board) && fanorona_side(copy) == fanorona_side(board));
    soak_free_later(random, copy, free_board);
    text[random_under(random, (int32_t)strlen(text))] = (char)random_under(random, 256);
    if (fanorona_from_string_n(text, strlen(text), &copy, &offset) == FANORONA_POS_OK)
        soak_free_later(random, copy, free_board);
    else
        CHECK(copy == NULL && offset <= strlen(text) && fanorona_from_string_reason_n(text, strlen(text), NULL, 0) > 0);
}

/* Makes steps on a copy of a board, and takes them back. */
static void step_and_back(const fanorona_board *board, uint64_t *random)
{
    fanorona_board *copy = fanorona_clone(board);
    fanorona_undo_info undos[8];
    int32_t done = 0;
    while (done < 8) {
        fanorona_step_info steps[FANORONA_STEPS_MAX];
        int32_t len = fanorona_steps(copy, steps, COUNT(steps));
        const fanorona_step_info *step;
        if (fanorona_can_stop(copy) && one_in(random, 2)) {
            CHECK_IS(fanorona_stop(copy, &undos[done++]), 1);
            continue;
        }
        if (len == 0)
            break;
        step = &steps[random_under(random, len)];
        CHECK_IS(fanorona_step(copy, step->from, step->dir, step->kind, &undos[done++]), FANORONA_WHY_OK);
    }
    while (done-- > 0)
        CHECK_IS(fanorona_undo(copy, &undos[done]), 1);
    CHECK(fanorona_key(copy) == fanorona_key(board));
    soak_free_later(random, copy, free_board);
}

/* Looks at a game in every way, and has it read from its text. */
static void look_at_all(const fanorona_game *game, uint64_t *random)
{
    char *text = (char *)malloc(GAME_MAX), position[FANORONA_TEXT_MAX];
    int32_t len;
    uint64_t key = 0;
    fanorona_game *again;
    fanorona_error error;
    fanorona_board *board = fanorona_game_board(game);
    CHECK(text != NULL);
    look_closely(board, random);
    step_and_back(board, random);
    CHECK(fanorona_key(board) == fanorona_game_key(game));
    soak_free_later(random, board, free_board);

    len = fanorona_game_to_text(game, text, GAME_MAX);
    CHECK(len > 0 && len < GAME_MAX);
    CHECK_IS(fanorona_game_from_text(text, &again, &error), 0);
    CHECK(fanorona_game_key(again) == fanorona_game_key(game) && fanorona_game_ply(again) == fanorona_game_ply(game));
    soak_free_later(random, again, free_game);
    text[random_under(random, len)] = (char)random_under(random, 256);
    if (fanorona_game_from_text_n(text, (size_t)len, &again, &error) == 0)
        soak_free_later(random, again, free_game);
    else
        CHECK(again == NULL && error.code != 0 && error.offset <= len
            && fanorona_game_from_text_reason_n(text, (size_t)len, NULL, 0) > 0);
    free(text);

    CHECK_IS(fanorona_game_key_at(game, 0, &key), 1);
    CHECK(fanorona_game_history(game, &key, 1) >= 1);
    CHECK(fanorona_game_how(game) != NULL || !fanorona_game_over(game));
    CHECK(fanorona_game_outcome(game) >= 0 && fanorona_game_winner(game) >= -1);
    CHECK(fanorona_game_is_draw(game) == 0 || fanorona_game_over(game));
    CHECK(fanorona_game_quiet(game) >= 0 && fanorona_game_repeats(game) >= 1);
    CHECK(fanorona_game_quiet_limit(game) >= 0 && fanorona_game_repeat(game) >= 0 && fanorona_game_ply_cap(game) >= 0);
    CHECK(fanorona_game_side(game) >= 0 && fanorona_game_at(game, 0) >= 0 && fanorona_game_count(game, FANORONA_WHITE) >= 0);
    CHECK((fanorona_game_chain_at(game) >= 0) == fanorona_game_in_chain(game));
    CHECK(fanorona_game_refused(game) >= 0 && fanorona_game_why(game) >= 0 && fanorona_game_depth(game) >= 0);
    CHECK(fanorona_game_evaluate(game, NULL) != INT32_MIN);
    CHECK(fanorona_game_position(game, position, sizeof position) > 0 && fanorona_game_text(game, position, sizeof position) > 0);
    CHECK(fanorona_game_svg(game, NULL, 0) > 0 && fanorona_game_key_hex(game, position, sizeof position) == 16);
}

/* A whole move that a small search chooses, made in one of the ways there are; whether there was one. */
static int search_and_play(fanorona_game *game, fanorona_searcher *searcher, uint64_t *random)
{
    fanorona_search_options options;
    fanorona_search_result result, again;
    fanorona_option_error error;
    fanorona_board *board = fanorona_game_board(game);
    fanorona_move read, other;
    char text[FANORONA_MOVE_TEXT_MAX];
    int32_t stop = 0, answer;
    fanorona_search_options_init(&options);
    fanorona_search_options_init_sized(&options, sizeof options);
    options.budget = 1 + (uint64_t)random_under(random, 100);
    options.table_kib = 64;
    options.seed = (uint64_t)random_under(random, 1000);
    options.stop = &stop;
    if (one_in(random, 8))
        fanorona_search_stop(&stop);
    options.depth = random_under(random, 40) - 1;
    if (fanorona_search_options_check(&options, &error) != 0) {
        CHECK(fanorona_option_error_text(&error, text, sizeof text) > 0);
        options.depth = 0;
    }
    answer = fanorona_game_search(game, &options, &result);
    CHECK_IS(fanorona_searcher_search(searcher, game, &options, &again), answer);
    if (answer == 0) {
        CHECK(memcmp(&result, &again, sizeof result) == 0);
        CHECK(fanorona_move_text(board, &result.best, text, sizeof text) > 0);
        CHECK(fanorona_read_move(board, text, &read) == 0 && fanorona_read_move_n(board, text, strlen(text), &read) == 0);
        CHECK(fanorona_game_read_move(game, text, &read) == 0);
        CHECK(fanorona_game_read_move_n(game, text, strlen(text), &read) == 0);
        text[random_under(random, (int32_t)strlen(text))] = (char)random_under(random, 256);
        CHECK((fanorona_read_move_reason_n(board, text, strlen(text), NULL, 0) > 0)
            == (fanorona_read_move(board, text, &other) != 0));
        CHECK((fanorona_game_read_move_reason_n(game, text, strlen(text), NULL, 0) > 0)
            == (fanorona_game_read_move(game, text, &other) != 0));
        CHECK(fanorona_move_text(board, &read, text, sizeof text) > 0);
        if (one_in(random, 3))
            CHECK_IS(fanorona_game_play_move(game, &read), 0);
        else if (one_in(random, 2))
            CHECK_IS(fanorona_game_play(game, text), 0);
        else
            CHECK_IS(fanorona_game_play_n(game, text, strlen(text)), 0);
    }
    fanorona_free(board);
    return answer == 0;
}

/* A step of those there are, or a stop. */
static void make_step(fanorona_game *game, uint64_t *random)
{
    fanorona_step_info steps[FANORONA_STEPS_MAX];
    int32_t len = fanorona_game_steps(game, steps, COUNT(steps));
    CHECK(len > 0 || fanorona_game_can_stop(game));
    if (len == 0 || (fanorona_game_can_stop(game) && one_in(random, 4))) {
        CHECK_IS(fanorona_game_stop(game), 0);
    } else {
        const fanorona_step_info *step = &steps[random_under(random, len)];
        CHECK_IS(fanorona_game_step(game, step->from, step->dir, step->kind), 0);
    }
}

void soak_fanorona(uint64_t *random)
{
    fanorona_game_options options;
    fanorona_game *game;
    fanorona_error error;
    fanorona_board *board = fanorona_new(BOARDS[random_under(random, COUNT(BOARDS))]);
    fanorona_searcher *searcher = fanorona_searcher_new();
    int32_t steps = random_under(random, 300);
    CHECK(board != NULL && searcher != NULL);
    fanorona_game_options_init(&options);
    options.board = BOARDS[random_under(random, COUNT(BOARDS))];
    CHECK_IS(fanorona_game_new(&options, &game, &error), 0);
    CHECK_IS(fanorona_game_options_reason(&options, NULL, 0), FANORONA_ERR_ARGUMENT);
    while (!fanorona_game_over(game) && steps-- > 0) {
        if (!fanorona_game_in_chain(game) && one_in(random, 4))
            CHECK(search_and_play(game, searcher, random));
        else
            make_step(game, random);
        if (one_in(random, 16))
            fanorona_game_undo(game);
        if (one_in(random, 32))
            fanorona_game_undo_move(game);
        if (one_in(random, 16))
            ask_for_words(random);
        if (one_in(random, 32))
            look_at_all(game, random);
        if (one_in(random, 64)) {
            fanorona_move moves[4];
            fanorona_board *now = fanorona_game_board(game);
            int32_t count = fanorona_game_over(game) ? 0 : fanorona_moves(now, 100, moves, COUNT(moves));
            CHECK_IS(fanorona_game_moves(game, 100, moves, COUNT(moves)), count);
            fanorona_free(now);
        }
        if (one_in(random, 64)) {
            fanorona_game *copy = fanorona_game_clone(game);
            while (fanorona_game_undo(copy))
                ;
            soak_free_later(random, copy, free_game);
        }
        if (one_in(random, 64)) {
            board_misused(NULL, FANORONA_ERR_NULL);
            game_misused(NULL, FANORONA_ERR_NULL);
        }
    }
    look_at_all(game, random);
    soak_free_later(random, searcher, free_searcher);
    soak_free_later(random, board, free_board);
    soak_free_later(random, game, free_game);
}

int32_t soak_fanorona_live(void)
{
    return fanorona_live() + fanorona_game_live();
}
