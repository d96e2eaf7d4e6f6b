/* Games of Senet with every function of the interface called now and then. */
#include <senet.h>

#include "check.h"
#include "random.h"
#include "pool.h"
#include "soak.h"
#include "senet/kinds.h"

static void free_board(void *handle)
{
    senet_free((senet_board *)handle);
}

/* A number that mostly is a house. */
static int32_t some_house(uint64_t *random)
{
    return random_under(random, SENET_HOUSES + 4) - 1;
}

static void ask_the_board_game(uint64_t *random)
{
    int32_t house = some_house(random), n = random_under(random, 14) - 3, out[SENET_HOUSES];
    int is_house = house >= 1 && house <= SENET_HOUSES;
    int64_t value = 0, again = 1;
    const char *constant = senet_constant_at(random_under(random, 100), &value);
    senet_chance chances[SENET_ROLLS];
    senet_rule_set rules;
    CHECK((senet_row_of(house) >= 0) == is_house);
    if (is_house)
        CHECK_IS(senet_house_of(senet_row_of(house), senet_col_of(house)), house);
    CHECK(senet_is_marked(house) == 0 || is_house);
    CHECK_IS(senet_all_houses(out, COUNT(out)), SENET_HOUSES);
    CHECK_IS(senet_marked_houses(out, (size_t)random_under(random, 8)), SENET_MARKED);
    CHECK((senet_other(n) >= 0) == (n == SENET_SIDE_LIGHT || n == SENET_SIDE_DARK));
    CHECK((senet_piece_of(n) >= 0) == (senet_other(n) >= 0));
    CHECK_IS(senet_chances(chances, COUNT(chances)), SENET_ROLLS);
    senet_extra(n);
    if (constant != NULL) {
        CHECK_IS(senet_constant(constant, &again), 1);
        CHECK_IS(senet_constant_n(constant, strlen(constant), &again), 1);
        CHECK_IS(again, value);
    }
    if (senet_rules_name(n) != NULL) {
        CHECK_IS(senet_rules_id(senet_rules_name(n)), n);
        CHECK_IS(senet_rules(senet_rules_name(n), &rules), 0);
    } else {
        CHECK_IS(senet_rules_named(n, &rules), 0);
        return;
    }
    CHECK(senet_rules_ok(&rules) == 1 && senet_rules_fault(&rules) == SENET_FIELD_NONE);
    CHECK(senet_rules_exit(&rules, house, n, out, COUNT(out)) <= SENET_EXITS_MAX);
    CHECK(senet_rules_safe(&rules, out, COUNT(out)) <= SENET_HOUSES);
    senet_field_name(n);
    senet_status_text(-n);
    senet_reason(n);
    senet_why_text(n);
    CHECK_IS(senet_api_get(SENET_ABI_VERSION)->abi_version, senet_abi_version());
    CHECK_TEXT(senet_version(), SENET_VERSION);
    if (one_in(random, 64))
        CHECK_IS(senet_tables_ok(), 1);
}

/* Looks at a board in every way; the numbers asked for are not all there. */
static void look_closely(const senet_board *board, const senet_rule_set *rules, uint64_t *random)
{
    int32_t house = some_house(random), side = random_under(random, 4) - 1;
    int8_t cells[SENET_HOUSES];
    char text[SENET_TEXT_MAX];
    senet_drawing_options drawing;
    senet_option_error error;
    senet_weights weights;
    senet_board *copy;
    size_t offset;
    uint64_t count;
    int32_t value;
    CHECK_IS(senet_cells(board, cells, COUNT(cells)), SENET_HOUSES);
    CHECK((senet_at(board, house) >= 0) == (house >= 1 && house <= SENET_HOUSES));
    CHECK(side < 0 || side > 1 || senet_count(board, side) + senet_home(board, side) == senet_pieces(board));
    CHECK_IS(senet_consistent(board), 1);
    CHECK((senet_status(board) == SENET_ONGOING) == (senet_how(board) == SENET_ONGOING));
    CHECK(senet_winner(board) >= -1 && senet_ply(board) <= senet_ply_cap(board));
    CHECK(senet_protected(board, house, rules) <= 1 && senet_in_blockade(board, house, rules) <= 1);
    senet_weights_default(&weights);
    CHECK_IS(senet_evaluate(board, side, rules, &weights), senet_evaluate(board, side, rules, NULL));
    CHECK((senet_expect(board, 1, rules, side, &weights) == INT32_MIN) == (side < 0 || side > 1));
    CHECK(senet_walk(board, 1, rules) > 0 || senet_status(board) != SENET_ONGOING);
    CHECK(senet_walk_until(board, 1, rules, NULL, NULL, NULL, &count) == 0 && count == senet_walk(board, 1, rules));
    CHECK_IS(senet_expect_until(board, 1, rules, SENET_SIDE_LIGHT, &weights, NULL, NULL, NULL, &value), 0);
    CHECK_IS(value, senet_expect(board, 1, rules, SENET_SIDE_LIGHT, &weights));
    CHECK_IS(senet_key_hex(board, text, sizeof text), 16);
    senet_drawing_options_init(&drawing);
    drawing.from = house;
    if (senet_drawing_options_check(&drawing, &error) != 0) {
        CHECK(senet_option_error_text(&error, text, sizeof text) > 0);
        drawing.from = 0;
    }
    CHECK(senet_svg(board, &drawing, NULL, 0) > 0 && senet_text(board, &drawing, text, sizeof text) > 0);

    CHECK(senet_to_string(board, text, sizeof text) > 0);
    CHECK_IS(senet_from_string(text, &copy), SENET_POS_OK);
    CHECK(senet_key(copy) == senet_key(board));
    CHECK_IS(senet_lift(copy, house), house >= 1 && house <= SENET_HOUSES);
    senet_put(copy, house, random_under(random, 4) - 1);
    senet_set_side(copy, side);
    senet_set_ply(copy, random_under(random, 100) - 10);
    CHECK_IS(senet_set_cells(copy, cells, COUNT(cells)), 1);
    soak_free_later(random, copy, free_board);
    text[random_under(random, (int32_t)strlen(text))] = (char)random_under(random, 256);
    if (senet_from_string_n(text, strlen(text), &copy, &offset) == SENET_POS_OK)
        soak_free_later(random, copy, free_board);
    else
        CHECK(copy == NULL && offset <= strlen(text) && senet_from_string_reason_n(text, strlen(text), NULL, 0) > 0);
}

static int32_t go_on(const senet_search_result *result, void *user)
{
    (void)user;
    return result->depth > 3;
}

/* A move of those there are, and how many there are. */
static int32_t choose(const senet_board *board, int32_t roll, const senet_rule_set *rules, uint64_t *random, senet_move *chosen)
{
    senet_move moves[SENET_MOVES_MAX];
    int32_t count = senet_moves(board, roll, rules, 0, moves, COUNT(moves)), index = 0;
    CHECK(count >= 0 && count <= SENET_MOVES_MAX);
    if (count == 0)
        return 0;
    index = random_under(random, count);
    if (one_in(random, 8)) {
        CHECK_IS(senet_greedy(board, roll, rules, 0, &index), 0);
    } else if (one_in(random, 16)) {
        senet_search_options options;
        senet_search_result result;
        int32_t stop = 0;
        senet_search_options_init(&options);
        senet_search_options_init_sized(&options, sizeof options);
        options.budget = (uint64_t)random_under(random, 300);
        options.table_kib = SENET_SEARCH_TABLE_KIB_MIN;
        options.stop = &stop;
        options.progress = go_on;
        if (one_in(random, 8))
            senet_search_stop(&stop);
        CHECK_IS(senet_search_options_check(&options, NULL), 0);
        CHECK_IS(senet_search(board, roll, rules, &options, &result), 0);
        index = result.index;
    }
    CHECK(index >= 0 && index < count);
    *chosen = moves[index];
    return count;
}

void soak_senet(uint64_t *random)
{
    int32_t pieces = 5 + random_under(random, 3), plies = 20 + random_under(random, 200);
    senet_board *board = senet_new_game(pieces), *empty = senet_new(pieces), *copy;
    senet_rule_set rules;
    uint64_t seed = (uint64_t)random_under(random, 1000);
    CHECK(board != NULL && empty != NULL);
    CHECK_IS(senet_rules_named(random_under(random, 2), &rules), 1);
    for (int32_t ply = 0; ply < plies && senet_status(board) == SENET_ONGOING; ply++) {
        int32_t roll = senet_thrown(seed, (uint64_t)ply), bound;
        senet_move m;
        senet_undo_info undo;
        uint64_t key = senet_key(board);
        char text[SENET_MOVE_TEXT_MAX];
        int32_t count = choose(board, roll, &rules, random, &m), times = 1 + one_in(random, 4);
        for (int32_t i = 0; i < times; i++) {
            if (count == 0)
                CHECK_IS(senet_forfeit(board, roll, &undo), SENET_APPLY_OK);
            else
                CHECK_IS(senet_apply(board, &m, &rules, &bound, &undo), SENET_APPLY_OK);
            if (i + 1 < times)
                CHECK(senet_unapply(board, &undo) == 1 && senet_key(board) == key);
        }
        if (count > 0)
            CHECK(senet_move_text(&m, text, sizeof text) > 0);
        CHECK(senet_side(board) >= 0);
        if (one_in(random, 16))
            look_closely(board, &rules, random);
        if (one_in(random, 16))
            ask_the_board_game(random);
        if (one_in(random, 64))
            board_misused(NULL, SENET_ERR_NULL);
        if (one_in(random, 64)) {
            copy = senet_clone(board);
            CHECK(senet_key(copy) == senet_key(board));
            soak_free_later(random, copy, free_board);
        }
    }
    soak_free_later(random, empty, free_board);
    soak_free_later(random, board, free_board);
}

int32_t soak_senet_live(void)
{
    return senet_live();
}
