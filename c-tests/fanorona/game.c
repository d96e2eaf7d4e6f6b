/* Games played from C: steps and stops, refusals, endings, what is taken back, and games as text. */
#include <fanorona.h>

#include "shown.h"

static void refusals(void)
{
    fanorona_game *game = game_from(NULL);
    CHECK_IS(fanorona_game_refused(game), FANORONA_PLAY_OK);
    CHECK_IS(fanorona_game_step(game, 21, 0, FANORONA_PAIKA), FANORONA_PLAY_ILLEGAL);
    CHECK_IS(fanorona_game_refused(game), FANORONA_PLAY_ILLEGAL);
    CHECK_IS(fanorona_game_why(game), FANORONA_WHY_MUST_TAKE);
    CHECK_IS(fanorona_game_stop(game), FANORONA_PLAY_ILLEGAL);
    CHECK_IS(fanorona_game_why(game), FANORONA_WHY_OK);
    CHECK_IS(fanorona_game_step(game, 21, 0, FANORONA_APPROACH), FANORONA_PLAY_OK);
    CHECK_IS(fanorona_game_refused(game), FANORONA_PLAY_OK);
    CHECK_IS(fanorona_game_side(game), FANORONA_BLACK);
    CHECK_IS(fanorona_game_ply(game), 1);
    CHECK_IS(fanorona_game_depth(game), 1);
    fanorona_game_free(game);
}

static void an_ending(void)
{
    fanorona_game *game = game_from(ALMOST_WON);
    CHECK(!fanorona_game_over(game) && fanorona_game_how(game) == NULL);
    CHECK_IS(fanorona_game_play(game, "b2-a2W"), 0);
    CHECK(fanorona_game_over(game) && !fanorona_game_is_draw(game));
    CHECK_IS(fanorona_game_outcome(game), FANORONA_BY_STONES);
    CHECK_TEXT(fanorona_game_how(game), "stones");
    CHECK_IS(fanorona_game_winner(game), FANORONA_WHITE);
    CHECK_IS(fanorona_game_step(game, 0, 0, 0), FANORONA_PLAY_OVER);
    CHECK_IS(fanorona_game_refused(game), FANORONA_PLAY_OVER);
    CHECK_IS(fanorona_game_play(game, "a1-a2"), FANORONA_TEXT_OVER);
    CHECK_IS(fanorona_game_undo(game), 1);
    CHECK_IS(fanorona_game_outcome(game), FANORONA_ONGOING);
    CHECK_IS(fanorona_game_undo(game), 0);
    fanorona_game_free(game);
}

/* Moves that take nothing, back and forth, until the position has occurred three times. */
static void a_draw(void)
{
    static const char *const moves[] = {"a1-b1", "i5-h5", "b1-a1", "h5-i5"};
    fanorona_game *game = game_from("8b/9/9/9/w8 w");
    int32_t i = 0;
    for (; !fanorona_game_over(game); i++)
        CHECK_IS(fanorona_game_play(game, moves[i % 4]), 0);
    CHECK_IS(i, 8);
    CHECK_IS(fanorona_game_outcome(game), FANORONA_DRAW_REPETITION);
    CHECK_TEXT(fanorona_game_how(game), "repetition");
    CHECK(fanorona_game_is_draw(game) && fanorona_game_winner(game) == 0);
    CHECK_IS(fanorona_game_repeats(game), 3);
    CHECK_IS(fanorona_game_quiet(game), 8);
    fanorona_game_free(game);
}

static void the_limits(void)
{
    fanorona_game_options options;
    fanorona_game *game;
    fanorona_error error;
    fanorona_game_options_init(&options);
    CHECK(options.quiet_limit == 60 && options.repeat_limit == 3 && options.ply_cap == 3000);
    options.quiet_limit = 0;
    options.repeat_limit = 5;
    options.ply_cap = 7;
    options.board = "dimy";
    CHECK_IS(fanorona_game_new(&options, &game, &error), 0);
    CHECK(error.field == 0 && error.code == 0);
    CHECK_IS(fanorona_game_quiet_limit(game), 0);
    CHECK_IS(fanorona_game_repeat(game), 5);
    CHECK_IS(fanorona_game_ply_cap(game), 7);
    fanorona_game_free(game);
    options.position = ALMOST_WON;
    CHECK_IS(fanorona_game_new(&options, &game, &error), FANORONA_TEXT_BAD);
    CHECK_IS(error.field, FANORONA_FIELD_BOARD);
}

/* The same moves by steps, as whole moves and as text, to the end of a game. */
static void three_ways_to_play(void)
{
    fanorona_game *by_steps = game_from(NULL), *whole = game_from(NULL), *told = game_from(NULL);
    static fanorona_move moves[2000];
    while (!fanorona_game_over(whole)) {
        int32_t count = fanorona_game_moves(whole, 2000, moves, COUNT(moves));
        const fanorona_move *move = &moves[count / 2];
        char text[FANORONA_MOVE_TEXT_MAX];
        fanorona_board *board = fanorona_game_board(whole);
        shown now[3];
        CHECK(count > 0);
        CHECK(fanorona_move_text(board, move, text, sizeof text) > 0);
        fanorona_free(board);
        CHECK_IS(fanorona_game_play_move(whole, move), FANORONA_PLAY_OK);
        CHECK_IS(fanorona_game_play(told, text), 0);
        for (int32_t i = 0; i < move->count; i++)
            CHECK_IS(fanorona_game_step(by_steps, move->steps[i].from, move->steps[i].dir, move->steps[i].kind), 0);
        CHECK_IS(fanorona_game_can_stop(by_steps), move->stop);
        if (move->stop)
            CHECK_IS(fanorona_game_stop(by_steps), 0);
        now[0] = look_at_game(whole);
        now[1] = look_at_game(by_steps);
        now[2] = look_at_game(told);
        CHECK(same(&now[0], &now[1]) && same(&now[0], &now[2]));
    }
    CHECK_IS(fanorona_game_depth(whole), fanorona_game_depth(by_steps));
    while (fanorona_game_undo_move(whole))
        ;
    CHECK(fanorona_game_ply(whole) == 0 && fanorona_game_depth(whole) == 0);
    fanorona_game_free(by_steps);
    fanorona_game_free(whole);
    fanorona_game_free(told);
}

static void as_text(void)
{
    fanorona_game *game = game_from(NULL), *again, *copy;
    char text[512];
    uint64_t key;
    CHECK_IS(fanorona_game_play(game, "d3-e3A"), 0);
    CHECK(fanorona_game_to_text(game, text, sizeof text) > 0);
    CHECK_TEXT(text, "fanorona 1\nboard tsivy\nquiet_limit 60\nrepeat 3\nply_cap 3000\nmoves 1\nd3-e3A\n");
    CHECK_IS(fanorona_game_from_text(text, &again, NULL), 0);
    CHECK(fanorona_game_key(again) == fanorona_game_key(game));
    CHECK(fanorona_game_key_at(again, 1, &key) && key == fanorona_game_key(game));
    copy = fanorona_game_clone(game);
    CHECK(fanorona_game_depth(copy) == 0 && fanorona_game_ply(copy) == 1 && !fanorona_game_undo(copy));
    fanorona_game_free(copy);
    fanorona_game_free(again);
    fanorona_game_free(game);
}

int main(void)
{
    refusals();
    an_ending();
    a_draw();
    the_limits();
    three_ways_to_play();
    as_text();
    CHECK(fanorona_live() == 0 && fanorona_game_live() == 0);
    return 0;
}
