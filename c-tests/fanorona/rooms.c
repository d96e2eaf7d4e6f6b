/*
 * Every function that writes into room of the caller's, with every capacity from none to one more than it needs:
 * it always answers how much there is, writes what fits, and touches nothing behind the room.
 */
#include <fanorona.h>

#include "room.h"
#include "shown.h"

static void lists_of_a_board(const fanorona_board *board, const fanorona_board *chain)
{
    fanorona_step_info step, none;
    CHECK(fanorona_steps(board, &step, 1) > 0);
    none = step;
    none.kind = 3;
    LIST(int8_t, fanorona_cells(board, out, cap));
    LIST(int32_t, fanorona_chain_path(chain, out, cap));
    LIST(int32_t, fanorona_neighbours(board, 10, out, cap));
    LIST(fanorona_step_info, fanorona_steps(board, out, cap));
    LIST(int32_t, fanorona_taken(&step, out, cap));
    LIST(fanorona_move, fanorona_moves(board, 0, out, cap));
    NO_LIST(int32_t, fanorona_neighbours(board, 45, out, cap), 0);
    NO_LIST(int32_t, fanorona_chain_path(board, out, cap), 0);
    NO_LIST(int32_t, fanorona_taken(&none, out, cap), 0);
    NO_LIST(fanorona_move, fanorona_moves(chain, 0, out, cap), 0);
    NO_LIST(fanorona_move, fanorona_moves(board, 1, out, cap), FANORONA_ERR_ARGUMENT);
    NO_LIST(int8_t, fanorona_cells(NULL, out, cap), FANORONA_ERR_NULL);
    NO_LIST(int32_t, fanorona_chain_path(NULL, out, cap), FANORONA_ERR_NULL);
    NO_LIST(int32_t, fanorona_neighbours(NULL, 10, out, cap), FANORONA_ERR_NULL);
    NO_LIST(fanorona_step_info, fanorona_steps(NULL, out, cap), FANORONA_ERR_NULL);
    NO_LIST(int32_t, fanorona_taken(NULL, out, cap), FANORONA_ERR_NULL);
    NO_LIST(fanorona_move, fanorona_moves(NULL, 0, out, cap), FANORONA_ERR_NULL);
}

static void texts_of_a_board(const fanorona_board *board)
{
    fanorona_step_info step, none;
    fanorona_move move, long_one;
    CHECK(fanorona_steps(board, &step, 1) > 0);
    CHECK(fanorona_moves(board, 0, &move, 1) > 0);
    none = step;
    none.to = step.from;
    long_one = move;
    long_one.count = FANORONA_MOVE_STEPS_MAX + 1;
    TEXT(fanorona_to_string(board, buf, cap));
    TEXT(fanorona_key_hex(board, buf, cap));
    TEXT(fanorona_name(board, 10, buf, cap));
    TEXT(fanorona_step_text(board, &step, buf, cap));
    TEXT(fanorona_move_text(board, &move, buf, cap));
    NO_TEXT(fanorona_name(board, 45, buf, cap), FANORONA_ERR_ARGUMENT);
    NO_TEXT(fanorona_step_text(board, &none, buf, cap), FANORONA_ERR_ARGUMENT);
    NO_TEXT(fanorona_move_text(board, &long_one, buf, cap), FANORONA_ERR_ARGUMENT);
    NO_TEXT(fanorona_to_string(NULL, buf, cap), FANORONA_ERR_NULL);
    NO_TEXT(fanorona_key_hex(NULL, buf, cap), FANORONA_ERR_NULL);
    NO_TEXT(fanorona_step_text(board, NULL, buf, cap), FANORONA_ERR_NULL);
    NO_TEXT(fanorona_move_text(board, NULL, buf, cap), FANORONA_ERR_NULL);
    NO_TEXT(fanorona_text(NULL, buf, cap), FANORONA_ERR_NULL);
    NO_TEXT(fanorona_svg(NULL, buf, cap), FANORONA_ERR_NULL);
}

/* Of the smallest board, as the drawing of the largest is long. */
static void drawings(void)
{
    fanorona_board *board = fanorona_new("telo");
    fanorona_game *game = game_from(ALMOST_WON);
    TEXT(fanorona_text(board, buf, cap));
    TEXT(fanorona_svg(board, buf, cap));
    TEXT(fanorona_game_text(game, buf, cap));
    TEXT(fanorona_game_svg(game, buf, cap));
    NO_TEXT(fanorona_game_text(NULL, buf, cap), FANORONA_ERR_NULL);
    NO_TEXT(fanorona_game_svg(NULL, buf, cap), FANORONA_ERR_NULL);
    fanorona_game_free(game);
    fanorona_free(board);
}

static void rooms_of_a_game(const fanorona_game *game, const fanorona_game *over)
{
    LIST(fanorona_step_info, fanorona_game_steps(game, out, cap));
    LIST(fanorona_move, fanorona_game_moves(game, 0, out, cap));
    LIST(uint64_t, fanorona_game_history(over, out, cap));
    NO_LIST(fanorona_step_info, fanorona_game_steps(over, out, cap), 0);
    NO_LIST(fanorona_move, fanorona_game_moves(over, 0, out, cap), 0);
    NO_LIST(fanorona_move, fanorona_game_moves(game, 1, out, cap), FANORONA_ERR_ARGUMENT);
    NO_LIST(fanorona_step_info, fanorona_game_steps(NULL, out, cap), FANORONA_ERR_NULL);
    NO_LIST(fanorona_move, fanorona_game_moves(NULL, 0, out, cap), FANORONA_ERR_NULL);
    NO_LIST(uint64_t, fanorona_game_history(NULL, out, cap), FANORONA_ERR_NULL);

    TEXT(fanorona_game_position(game, buf, cap));
    TEXT(fanorona_game_key_hex(game, buf, cap));
    TEXT(fanorona_game_to_text(over, buf, cap));
    NO_TEXT(fanorona_game_position(NULL, buf, cap), FANORONA_ERR_NULL);
    NO_TEXT(fanorona_game_key_hex(NULL, buf, cap), FANORONA_ERR_NULL);
    NO_TEXT(fanorona_game_to_text(NULL, buf, cap), FANORONA_ERR_NULL);
}

/* What is wrong with an option, and what is no such thing. */
static void refused_options(void)
{
    fanorona_search_options options;
    fanorona_option_error error, no_error;
    fanorona_search_options_init(&options);
    CHECK_IS(fanorona_search_options_check(&options, &no_error), 0);
    options.depth = -1;
    CHECK_IS(fanorona_search_options_check(&options, &error), FANORONA_ERR_ARGUMENT);
    TEXT(fanorona_option_error_text(&error, buf, cap));
    NO_TEXT(fanorona_option_error_text(NULL, buf, cap), FANORONA_ERR_NULL);
    NO_TEXT(fanorona_option_error_text(&no_error, buf, cap), FANORONA_ERR_ARGUMENT);
}

/* Why a text or options are refused, and what is not. */
static void reasons(void)
{
    fanorona_game_options game_options;
    fanorona_board *board = fanorona_new(NULL);
    fanorona_game *game = game_from(NULL);
    TEXT(fanorona_from_string_reason_n("x", 1, buf, cap));
    NO_TEXT(fanorona_from_string_reason_n("bbb/b1w/www w", strlen("bbb/b1w/www w"), buf, cap),
        FANORONA_ERR_ARGUMENT);
    TEXT(fanorona_read_move_reason_n(board, "d3-e3", 5, buf, cap));
    NO_TEXT(fanorona_read_move_reason_n(board, "d3-e3A", 6, buf, cap), FANORONA_ERR_ARGUMENT);
    fanorona_game_options_init(&game_options);
    NO_TEXT(fanorona_game_options_reason(&game_options, buf, cap), FANORONA_ERR_ARGUMENT);
    game_options.size = 0;
    TEXT(fanorona_game_options_reason(&game_options, buf, cap));
    TEXT(fanorona_game_read_move_reason_n(game, "d3-e3", 5, buf, cap));
    NO_TEXT(fanorona_game_read_move_reason_n(game, "d3-e3A", 6, buf, cap), FANORONA_ERR_ARGUMENT);
    TEXT(fanorona_game_from_text_reason_n("x", 1, buf, cap));
    NO_TEXT(fanorona_game_from_text_reason_n("fanorona 1\nboard telo\nquiet_limit 60\nrepeat 3\nply_cap 9\nmoves 0\n", strlen("fanorona 1\nboard telo\nquiet_limit 60\nrepeat 3\nply_cap 9\nmoves 0\n"), buf, cap),
        FANORONA_ERR_ARGUMENT);
    fanorona_game_free(game);
    fanorona_free(board);
}

int main(void)
{
    fanorona_game *game = game_from(NULL), *over = game_from(ALMOST_WON);
    fanorona_board *board = fanorona_new(NULL), *chain = board_from(IN_A_CHAIN);
    shown before = look(board);
    CHECK_IS(fanorona_game_play(over, "b2-a2W"), 0);
    lists_of_a_board(board, chain);
    texts_of_a_board(board);
    rooms_of_a_game(game, over);
    drawings();
    CHECK(still_shows(board, &before));
    fanorona_free(chain);
    fanorona_free(board);
    fanorona_game_free(over);
    fanorona_game_free(game);
    refused_options();
    reasons();
    return 0;
}
