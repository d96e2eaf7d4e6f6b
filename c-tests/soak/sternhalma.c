/* Games of star halma with every function of the interface called now and then. */
#include <sternhalma.h>

#include "check.h"
#include "random.h"
#include "pool.h"
#include "soak.h"
#include "sternhalma/kinds.h"

/* Room for the log of any game here. */
enum { LOG_MAX = 64 * 1024 };

static const int32_t LAYOUTS[][2] = {{1, 10}, {1, 15}, {2, 10}, {2, 15}, {3, 10}, {3, 15}, {4, 10}, {6, 10}};

static void free_board(void *handle)
{
    sternhalma_free((sternhalma_board *)handle);
}

static void free_game(void *handle)
{
    sternhalma_game_free((sternhalma_game *)handle);
}

static void free_searcher(void *handle)
{
    sternhalma_searcher_free((sternhalma_searcher *)handle);
}

/* A number that mostly is a hole. */
static int32_t some_hole(uint64_t *random)
{
    return random_under(random, STERNHALMA_HOLES + 4) - 2;
}

static void ask_the_star(uint64_t *random)
{
    int32_t hole = some_hole(random), dir = random_under(random, 8) - 1, x, y, z;
    int32_t out[STERNHALMA_NEIGHBOURS_MAX], holes[STERNHALMA_POINT_HOLES];
    int is_hole = hole >= 0 && hole < sternhalma_holes();
    char name[STERNHALMA_NAME_MAX];
    sternhalma_pair pairs[STERNHALMA_PAIRS];
    int64_t value = 0, again = 1;
    const char *constant;

    CHECK((sternhalma_xy(hole, &x, &y, &z) == 0) == is_hole);
    if (is_hole) {
        CHECK_IS(sternhalma_hole_at(x, y), hole);
        CHECK_IS(sternhalma_row_start(sternhalma_row_of(hole)) + sternhalma_col_of(hole), hole);
        CHECK(sternhalma_col_of(hole) < sternhalma_row_len(sternhalma_row_of(hole)));
        CHECK(sternhalma_name(hole, name, sizeof name) > 0);
        CHECK(sternhalma_hole_named(name) == hole && sternhalma_hole_named_n(name, strlen(name)) == hole);
        CHECK_IS(sternhalma_neighbours(hole, out, COUNT(out)), sternhalma_degree(hole));
        if (sternhalma_next_to(hole, dir) >= 0)
            CHECK_IS(sternhalma_next_to(sternhalma_next_to(hole, dir), sternhalma_dir_opposite(dir)), hole);
        CHECK(sternhalma_on_ring(hole) == 0 || sternhalma_point_of(hole) == STERNHALMA_CENTRE);
    }
    CHECK((sternhalma_class_of(hole) >= 0) == is_hole);
    if (sternhalma_point_holes(dir, holes, (size_t)random_under(random, 11)) > 0)
        CHECK_IS(sternhalma_front(dir, holes, STERNHALMA_FRONT_HOLES), STERNHALMA_FRONT_HOLES);
    CHECK_IS(sternhalma_pairs(pairs, COUNT(pairs)), STERNHALMA_PAIRS);
    CHECK((sternhalma_layout_point(dir, 0) >= 0) == sternhalma_layout_ok(dir, 10));
    CHECK((sternhalma_zobrist_seats(dir) != 0) == sternhalma_layout_ok(dir, 10));
    CHECK((sternhalma_zobrist(0, hole) != 0) == is_hole && sternhalma_zobrist_move(0) != 0);
    constant = sternhalma_constant_at(random_under(random, 100), &value);
    if (constant != NULL) {
        CHECK_IS(sternhalma_constant(constant, &again), 1);
        CHECK_IS(again, value);
        CHECK_IS(sternhalma_constant_n(constant, strlen(constant), &again), 1);
    }
    sternhalma_status_text(-dir);
    sternhalma_reason(dir);
    sternhalma_why_text(dir);
    sternhalma_flag_name(dir);
    sternhalma_game_reason(dir);
    sternhalma_error_text(dir, dir);
    sternhalma_solve_text(dir);
    CHECK_IS(sternhalma_api_get(STERNHALMA_ABI_VERSION)->holes(), STERNHALMA_HOLES);
    CHECK(sternhalma_abi_version() >= STERNHALMA_ABI_VERSION);
    CHECK_TEXT(sternhalma_version(), STERNHALMA_VERSION);
    if (one_in(random, 64))
        CHECK_IS(sternhalma_tables_ok(), 1);
}

/* Looks at a board in every way; the numbers asked for are not all there. */
static void look_closely(const sternhalma_board *board, uint64_t *random)
{
    uint64_t count;
    int32_t hole = some_hole(random), seat = random_under(random, 8) - 1, out[STERNHALMA_REACH_MAX];
    int32_t holes[STERNHALMA_PATH_MAX], len;
    int8_t cells[STERNHALMA_HOLES];
    sternhalma_move moves[STERNHALMA_LEGAL_MAX];
    sternhalma_drawing_options drawing;
    sternhalma_option_error error;
    char text[STERNHALMA_POSITION_MAX], hex[STERNHALMA_KEY_HEX_MAX], again[STERNHALMA_KEY_HEX_MAX];
    static const char *const words[] = {"pass", "resign 1", "e5-f5", "e5:g5", "e5:", "z9-a1", ""};
    const char *word = words[random_under(random, COUNT(words))];
    sternhalma_read read, other;
    sternhalma_board *copy;
    size_t offset;

    CHECK_IS(sternhalma_cells(board, cells, COUNT(cells)), STERNHALMA_HOLES);
    CHECK_IS(sternhalma_at(board, hole), hole >= 0 && hole < STERNHALMA_HOLES ? cells[hole] : -1);
    CHECK(sternhalma_count(board, seat) <= sternhalma_pieces(board));
    CHECK((sternhalma_seat_point(board, seat) >= 0) == (seat >= 0 && seat < sternhalma_seats(board)));
    CHECK(sternhalma_finished(board, seat) == 0 || sternhalma_place_of(board, seat) > 0);
    CHECK((sternhalma_evaluate(board, seat, NULL) == INT32_MIN) == (sternhalma_distance_left(board, seat) < 0));
    CHECK(sternhalma_home_complete(board, seat) == 0 || sternhalma_count(board, seat) > 0);
    CHECK((sternhalma_own_key(board, seat) != 0) == (sternhalma_count(board, seat) > 0));
    CHECK((sternhalma_how(board) != STERNHALMA_ONGOING) == sternhalma_over(board));
    CHECK(sternhalma_ply(board) >= 0 && sternhalma_cap(board) > 0 && sternhalma_to_move(board) >= 0);
    CHECK_IS(sternhalma_places(board, out, 0), sternhalma_seats(board));

    sternhalma_steps(board, hole, out, (size_t)random_under(random, 7));
    sternhalma_hops(board, hole, some_hole(random), out, STERNHALMA_STEPS_MAX);
    len = sternhalma_reach(board, hole, out, COUNT(out));
    if (len > 0) {
        int32_t to = out[random_under(random, len)];
        char way[STERNHALMA_MOVE_TEXT_MAX];
        CHECK(sternhalma_path(board, hole, to, holes, COUNT(holes)) >= 2 && holes[0] == hole);
        CHECK(sternhalma_move_text(board, hole, to, way, sizeof way) > 0);
    }
    len = sternhalma_legal(board, moves, COUNT(moves));
    CHECK_IS(sternhalma_can_pass(board), len == 0 && !sternhalma_over(board));
    CHECK_IS(sternhalma_perft(board, 1), len);
    CHECK(sternhalma_perft_until(board, 1, NULL, NULL, NULL, &count) == 0 && count == (uint64_t)len);
    CHECK(sternhalma_key_hex(board, hex, sizeof hex) == 16 && sternhalma_hex(sternhalma_key(board), again, sizeof again) == 16);
    CHECK_TEXT(hex, again);

    CHECK(sternhalma_to_string(board, text, sizeof text) > 0);
    CHECK_IS(sternhalma_from_string(text, &copy), STERNHALMA_POS_OK);
    CHECK_IS(sternhalma_key(copy), sternhalma_key(board));
    soak_free_later(random, copy, free_board);
    CHECK_IS(sternhalma_restore_n(text, strlen(text), &copy, &offset), STERNHALMA_POS_OK);
    CHECK(sternhalma_key(copy) == sternhalma_key(board));
    soak_free_later(random, copy, free_board);
    text[random_under(random, (int32_t)strlen(text))] = (char)random_under(random, 256);
    if (sternhalma_from_string_n(text, strlen(text), &copy, &offset) == STERNHALMA_POS_OK)
        soak_free_later(random, copy, free_board);
    else
        CHECK(copy == NULL && offset <= strlen(text) && sternhalma_from_string_reason_n(text, strlen(text), NULL, 0) > 0);

    memset(&read, 0, sizeof read);
    memset(&other, 0, sizeof other);
    CHECK_IS(sternhalma_read_move(board, word, &read), sternhalma_read_move_n(board, word, strlen(word), &other));
    CHECK(memcmp(&read, &other, sizeof read) == 0);
    CHECK((sternhalma_read_reason(&read, text, sizeof text) > 0) == (read.kind < 0));

    sternhalma_drawing_options_init(&drawing);
    drawing.targets_of = hole;
    drawing.names = random_under(random, 2);
    CHECK((sternhalma_drawing_options_check(&drawing, &error) == 0) == (hole >= -1 && hole < STERNHALMA_HOLES));
    CHECK((sternhalma_option_error_text(&error, NULL, 0) > 0) == (error.option != 0));
    CHECK((sternhalma_svg(board, &drawing, NULL, 0) > 0) == (hole >= -1 && hole < STERNHALMA_HOLES));
    CHECK((sternhalma_text(board, &drawing, text, sizeof text) > 0) == (hole >= -1 && hole < STERNHALMA_HOLES));
}

/* Changes a copy of a board in ways that no rule allows. */
static void change_freely(const sternhalma_board *board, uint64_t *random)
{
    sternhalma_board *copy = sternhalma_clone(board);
    int8_t cells[STERNHALMA_HOLES];
    int32_t from = some_hole(random), to = some_hole(random);
    uint64_t key = sternhalma_key(copy);
    if (sternhalma_do_move(copy, from, to))
        CHECK_IS(sternhalma_undo_move(copy, from, to), 1);
    CHECK_IS(sternhalma_key(copy), key);
    sternhalma_cells(copy, cells, COUNT(cells));
    CHECK_IS(sternhalma_lift(copy, from), from >= 0 && from < STERNHALMA_HOLES);
    sternhalma_put(copy, to, random_under(random, 8) - 1);
    CHECK_IS(sternhalma_set_cells(copy, cells, COUNT(cells)), 1);
    CHECK_IS(sternhalma_key(copy), key);
    sternhalma_set_to_move(copy, random_under(random, 8) - 1);
    sternhalma_set_cap(copy, random_under(random, 1000) - 1);
    look_closely(copy, random);
    soak_free_later(random, copy, free_board);
}

static int32_t go_on(const sternhalma_search_result *result, void *user)
{
    (void)user;
    return result->from == 0;
}

static void search(const sternhalma_board *board, const sternhalma_game *game, uint64_t *random)
{
    sternhalma_search_options options;
    sternhalma_search_result result, again, results[3];
    sternhalma_searcher *searcher = sternhalma_searcher_new();
    int32_t stop = 0, count = 0, answer;
    sternhalma_search_options_init_sized(&options, sizeof options);
    if (one_in(random, 8))
        CHECK_IS(sternhalma_level_sized(1 + random_under(random, 3), &options, sizeof options), 0);
    else if (one_in(random, 4))
        CHECK_IS(sternhalma_level(1 + random_under(random, 3), &options), 0);
    else
        sternhalma_search_options_init(&options);
    options.budget = (uint64_t)random_under(random, 2000);
    options.table_kib = STERNHALMA_SEARCH_TABLE_KIB_MIN;
    options.seed = (uint64_t)random_under(random, 1000);
    options.stop = &stop;
    options.progress = go_on;
    if (one_in(random, 8))
        sternhalma_search_stop(&stop);
    CHECK_IS(sternhalma_search_options_check(&options, NULL), 0);
    answer = sternhalma_search(board, &options, &result);
    CHECK_IS(sternhalma_searcher_search(searcher, board, &options, &again), answer);
    CHECK_IS(sternhalma_search_moves(board, &options, results, COUNT(results), &count), answer);
    if (answer == 0) {
        CHECK(memcmp(&result, &again, sizeof result) == 0);
        CHECK(count >= 1 && count <= (int32_t)COUNT(results));
    }
    CHECK_IS(sternhalma_game_search(game, &options, &again), sternhalma_game_search_moves(game, &options, results, 2, &count));
    soak_free_later(random, searcher, free_searcher);
}

static void solve(uint64_t *random)
{
    sternhalma_solve_options options;
    sternhalma_solution solution;
    sternhalma_move moves[128];
    sternhalma_board *one = sternhalma_new(1, 10), *two = sternhalma_new(2, 10), *empty = sternhalma_new_empty(1, 15);
    sternhalma_solve_options_init(&options);
    sternhalma_solve_options_init_sized(&options, sizeof options);
    options.width = 1 + random_under(random, 40);
    options.threads = 1 + random_under(random, 2);
    CHECK_IS(sternhalma_solve_options_check(&options, NULL), 0);
    CHECK(sternhalma_solve(one, &options, moves, COUNT(moves), &solution) >= 0);
    options.width = 1 + random_under(random, 4);
    CHECK(sternhalma_solve_together(two, &options, moves, COUNT(moves), &solution) >= 0);
    CHECK_IS(sternhalma_solve(two, &options, moves, COUNT(moves), &solution), STERNHALMA_SOLVE_SEATS);
    CHECK_IS(sternhalma_solve(empty, &options, moves, COUNT(moves), &solution), STERNHALMA_SOLVE_PIECES);
    soak_free_later(random, one, free_board);
    soak_free_later(random, empty, free_board);
    soak_free_later(random, two, free_board);
}

/* Looks at a game in every way, and has it read from its log. */
static void look_at_all(const sternhalma_game *game, uint64_t *random)
{
    char *text = (char *)malloc(LOG_MAX), position[STERNHALMA_POSITION_MAX];
    int32_t seat = random_under(random, 8) - 1, out[STERNHALMA_PATH_MAX], len, i;
    uint64_t keys[16];
    sternhalma_move moves[STERNHALMA_LEGAL_MAX];
    sternhalma_game_outcome outcome;
    sternhalma_drawing_options drawing;
    sternhalma_game *again;
    sternhalma_error error;
    sternhalma_read read;

    CHECK(text != NULL);
    len = sternhalma_game_log(game, text, LOG_MAX);
    CHECK(len > 0 && len < LOG_MAX);
    CHECK_IS(sternhalma_game_replay(text, &again, &error), 0);
    CHECK_IS(sternhalma_game_key(again), sternhalma_game_key(game));
    CHECK_IS(sternhalma_game_move_count(again), sternhalma_game_move_count(game));
    soak_free_later(random, again, free_game);
    text[random_under(random, len)] = (char)random_under(random, 256);
    if (sternhalma_game_replay_n(text, (size_t)len, &again, &error) == 0)
        soak_free_later(random, again, free_game);
    else
        CHECK(again == NULL && error.code > 0 && error.line > 0 && error.offset <= len
            && sternhalma_game_replay_reason_n(text, (size_t)len, NULL, 0) > 0);
    CHECK(sternhalma_game_moves(game, text, LOG_MAX) >= 0);
    free(text);

    len = sternhalma_game_move_count(game);
    i = random_under(random, len + 2) - 1;
    CHECK((sternhalma_game_move_at(game, i, position, sizeof position) > 0) == (i >= 0 && i < len));
    CHECK((sternhalma_game_history(game, seat, keys, COUNT(keys)) > 0) == (seat >= -1 && seat < sternhalma_game_seats(game)));
    len = sternhalma_game_legal(game, moves, COUNT(moves));
    CHECK((len == 0) == sternhalma_game_over(game));
    if (len > 0 && moves[0].from >= 0) {
        CHECK(sternhalma_game_path(game, moves[0].from, moves[0].to, out, COUNT(out)) >= 2);
        CHECK(sternhalma_game_move_text(game, moves[0].from, moves[0].to, position, sizeof position) > 0);
        CHECK_IS(sternhalma_game_read_move(game, position, &read), 0);
        CHECK_IS(sternhalma_game_read_move_n(game, position, strlen(position), &read), 0);
    }
    CHECK_IS(sternhalma_game_result(game, &outcome), sternhalma_game_over(game));
    CHECK((sternhalma_game_result_text(game, position, sizeof position) > 0) == sternhalma_game_over(game));
    CHECK((sternhalma_game_how(game) != STERNHALMA_ONGOING) == sternhalma_game_over(game));
    CHECK(sternhalma_game_finished(game, out, COUNT(out)) <= sternhalma_game_seats(game));
    CHECK_IS(sternhalma_game_places(game, out, COUNT(out)), sternhalma_game_seats(game));
    CHECK(seat < 0 || seat >= sternhalma_game_seats(game) || out[seat] == sternhalma_game_place_of(game, seat));
    CHECK((sternhalma_game_distance_left(game, seat) >= 0) == (seat >= 0 && seat < sternhalma_game_seats(game)));
    CHECK_IS(sternhalma_game_at(game, 0), sternhalma_game_at_name(game, "a1"));
    CHECK(sternhalma_game_ply(game) <= sternhalma_game_cap(game) && sternhalma_game_to_move(game) >= 0);
    CHECK(sternhalma_game_pieces(game) >= 10 && sternhalma_game_first(game) >= -1);
    CHECK_IS(sternhalma_game_solo(game), sternhalma_game_seats(game) == 1);
    CHECK(sternhalma_game_start(game, position, sizeof position) >= 0);
    CHECK(sternhalma_game_position(game, position, sizeof position) > 0);
    sternhalma_drawing_options_init(&drawing);
    CHECK(sternhalma_game_svg(game, &drawing, NULL, 0) > 0);
    CHECK(sternhalma_game_text(game, NULL, position, 8) > 8);
}

static sternhalma_game *some_game(uint64_t *random)
{
    const int32_t *layout = LAYOUTS[random_under(random, COUNT(LAYOUTS))];
    sternhalma_game_options options;
    sternhalma_game *game;
    sternhalma_error error;
    sternhalma_game_options_init(&options);
    options.seats = random_under(random, 7);
    options.pieces = 15;
    if (sternhalma_game_new(&options, &game, &error) == 0)
        soak_free_later(random, game, free_game);
    else
        CHECK(game == NULL && error.field != 0 && sternhalma_game_options_reason(&options, NULL, 0) > 0);
    options.seats = layout[0];
    options.pieces = layout[1];
    options.first = random_under(random, layout[0]);
    options.cap = 1 + random_under(random, 300);
    CHECK_IS(sternhalma_game_new(&options, &game, &error), 0);
    return game;
}

/* A move chosen as the weakest player does, made in one of the ways there are. */
static void make_move(sternhalma_game *game, uint64_t *random)
{
    sternhalma_board *board = sternhalma_game_board(game);
    sternhalma_search_result choice;
    char text[STERNHALMA_MOVE_TEXT_MAX];
    CHECK_IS(sternhalma_random_forward(board, (uint64_t)random_under(random, 1000), &choice), 0);
    if (choice.is_pass) {
        CHECK_IS(sternhalma_game_pass(game), 0);
    } else if (one_in(random, 3)) {
        CHECK_IS(sternhalma_game_play_move(game, choice.from, choice.to), 0);
    } else {
        CHECK(sternhalma_move_text(board, choice.from, choice.to, text, sizeof text) > 0);
        CHECK_IS(one_in(random, 2) ? sternhalma_game_play(game, text) : sternhalma_game_play_n(game, text, strlen(text)), 0);
    }
    sternhalma_free(board);
}

/* The same move on a board that keeps its game, taken back and made again. */
static void follow(sternhalma_board *board, uint64_t *random)
{
    sternhalma_search_result choice;
    sternhalma_undo_info undo;
    uint64_t key = sternhalma_key(board);
    int32_t times = 1 + random_under(random, 2);
    if (sternhalma_random_forward(board, (uint64_t)random_under(random, 1000), &choice) != 0)
        return;
    for (int32_t i = 0; i < times; i++) {
        if (choice.is_pass)
            CHECK_IS(sternhalma_pass(board, &undo), STERNHALMA_PLAY_OK);
        else
            CHECK_IS(sternhalma_play(board, choice.from, choice.to, &undo), STERNHALMA_PLAY_OK);
        if (i + 1 < times)
            CHECK_IS(sternhalma_unplay(board, &undo), 1);
        CHECK(i + 1 == times || sternhalma_key(board) == key);
    }
    if (one_in(random, 200))
        sternhalma_resign(board, random_under(random, 7), &undo);
}

void soak_sternhalma(uint64_t *random)
{
    const int32_t *layout = LAYOUTS[random_under(random, COUNT(LAYOUTS))];
    sternhalma_game *game = some_game(random);
    sternhalma_board *board = sternhalma_new(layout[0], layout[1]);
    sternhalma_weights weights;
    CHECK(board != NULL);
    sternhalma_weights_default(&weights);
    while (!sternhalma_game_over(game)) {
        make_move(game, random);
        follow(board, random);
        if (one_in(random, 4) && sternhalma_game_undo(game))
            CHECK_IS(sternhalma_game_redo(game), 1);
        if (one_in(random, 200))
            sternhalma_game_resign(game, random_under(random, 7));
        if (one_in(random, 8))
            ask_the_star(random);
        if (one_in(random, 16))
            look_closely(board, random);
        if (one_in(random, 16))
            change_freely(board, random);
        if (one_in(random, 32))
            look_at_all(game, random);
        if (one_in(random, 64))
            search(board, game, random);
        if (one_in(random, 64)) {
            sternhalma_game *copy = sternhalma_game_clone(game);
            while (sternhalma_game_undo(copy))
                ;
            soak_free_later(random, copy, free_game);
        }
        if (one_in(random, 64)) {
            board_misused(NULL, STERNHALMA_ERR_NULL);
            game_misused(NULL, STERNHALMA_ERR_NULL);
        }
    }
    look_at_all(game, random);
    CHECK(sternhalma_evaluate(board, 0, &weights) == sternhalma_evaluate(board, 0, NULL));
    if (one_in(random, 100))
        solve(random);
    soak_free_later(random, board, free_board);
    soak_free_later(random, game, free_game);
}

int32_t soak_sternhalma_live(void)
{
    return sternhalma_live() + sternhalma_game_live();
}
