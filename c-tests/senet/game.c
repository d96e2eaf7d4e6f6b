/* Games by the sticks of a seed: what each move and forfeit leaves, and all of it taken back. */
#include <senet.h>

#include "check.h"
#include "random.h"
#include "shown.h"

enum { PLIES = 400 };

/* Plays a game of random moves, and takes it back ply by ply. */
static void there_and_back(int32_t id, uint64_t seed)
{
    static senet_undo_info undos[PLIES];
    static shown seen[PLIES];
    senet_board *board = senet_new_game(5);
    senet_rule_set rules;
    uint64_t state = seed;
    int32_t bound = 0, plies = 0;
    CHECK_IS(senet_rules_named(id, &rules), 1);
    while (plies < PLIES && senet_status(board) == SENET_ONGOING) {
        int32_t roll = senet_thrown(seed, (uint64_t)plies);
        senet_move moves[SENET_MOVES_MAX];
        int32_t count = senet_moves(board, roll, &rules, bound, moves, COUNT(moves)), side = senet_side(board);
        seen[plies] = look(board);
        for (int32_t i = 0; i < count; i++) {
            senet_move again;
            CHECK(moves[i].roll == roll && senet_at(board, moves[i].from) == senet_piece_of(side));
            CHECK_IS(senet_moves(board, roll, &rules, moves[i].from, &again, 1), 1);
            CHECK(memcmp(&again, &moves[i], sizeof again) == 0);
        }
        if (count == 0) {
            CHECK_IS(senet_forfeit(board, roll, &undos[plies]), 0);
            bound = 0;
        } else {
            const senet_move *m = &moves[random_under(&state, count)];
            CHECK_IS(senet_apply(board, m, &rules, &bound, &undos[plies]), SENET_APPLY_OK);
            CHECK(bound == 0 || (bound == 26 && rules.throw_on_26 && m->to == 26 && senet_side(board) == side));
        }
        plies++;
        CHECK_IS(senet_ply(board), plies);
    }
    CHECK_IS(senet_status(board), SENET_WON);
    CHECK_IS(senet_home(board, senet_winner(board)), 5);
    while (plies-- > 0) {
        CHECK_IS(senet_unapply(board, &undos[plies]), 1);
        CHECK(still_shows(board, &seen[plies]));
        CHECK_IS(senet_unapply(board, &undos[plies]), 0);
    }
    senet_free(board);
}

/* The undo of a move with one bit flipped is none, and neither are bytes as they come. */
static void forged_undos(void)
{
    senet_board *board = senet_new_game(5);
    static const senet_move step = {10, 12, 2, SENET_KIND_STEP, 0, 0, {0, 0}};
    senet_undo_info undo, garbage;
    uint64_t state = 5;
    shown after;
    CHECK_IS(senet_apply(board, &step, NULL, NULL, &undo), 0);
    after = look(board);
    for (size_t bit = 0; bit < 8 * sizeof undo; bit++) {
        senet_undo_info flipped = undo;
        ((unsigned char *)&flipped)[bit / 8] ^= (unsigned char)(1u << bit % 8);
        CHECK_IS(senet_unapply(board, &flipped), 0);
        CHECK(still_shows(board, &after));
    }
    for (int32_t round = 0; round < 1000; round++) {
        random_bytes(&state, &garbage, sizeof garbage);
        CHECK_IS(senet_unapply(board, &garbage), 0);
    }
    CHECK(still_shows(board, &after));
    CHECK_IS(senet_unapply(board, &undo), 1);
    senet_free(board);
}

static void a_clone_goes_its_own_way(void)
{
    senet_board *board = board_from(NEARLY_WON), *copy = senet_clone(board);
    static const senet_move off = {28, 0, 3, SENET_KIND_OFF, 0, 0, {0, 0}};
    shown before = look(board);
    CHECK_IS(senet_live(), 2);
    CHECK_IS(senet_apply(copy, &off, NULL, NULL, NULL), 0);
    CHECK(still_shows(board, &before));
    senet_free(board);
    CHECK_IS(senet_status(copy), SENET_WON);
    senet_free(copy);
    CHECK_IS(senet_live(), 0);
}

static void a_drawing_shows_what_stands_there(void)
{
    senet_board *board = board_from("d..l....../....d...../.....l.... d 5");
    char text[SENET_TEXT_MAX];
    senet_drawing_options options;
    CHECK(senet_text(board, NULL, text, sizeof text) > 0);
    CHECK_TEXT(text,
        " d  .  .  l  .  .  .  .  .  .\n"
        " .  .  .  .  .  d+ .  .  .  .\n"
        " .  .  .  .  .  l* .~ .3 .2 .1\n");
    senet_drawing_options_init(&options);
    options.names = 1;
    options.from = 24;
    options.to = 26;
    CHECK(senet_text(board, &options, text, sizeof text) > 0);
    CHECK_TEXT(text,
        " 1  d  .  .  l  .  .  .  .  .  .  10\n"
        "20  .  .  .  .  .  d+ .  .  .  .  11\n"
        "21  .  .  .  :  . (l*).~ .3 .2 .1 30\n");
    senet_free(board);
}

int main(void)
{
    for (uint64_t seed = 1; seed <= 10; seed++) {
        there_and_back(SENET_RULES_KENDALL, seed);
        there_and_back(SENET_RULES_SKYRUK, seed);
    }
    forged_undos();
    a_clone_goes_its_own_way();
    a_drawing_shows_what_stands_there();
    CHECK_IS(senet_live(), 0);
    return 0;
}
