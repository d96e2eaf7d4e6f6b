/* Every function answers a misuse as its kind does. */
#include "kinds.h"

/* Functions without a handle can be misused with a number or with NULL. */
static void misused_without_a_handle(void)
{
    int32_t holes[STERNHALMA_POINT_HOLES];
    sternhalma_board *board;
    sternhalma_game *game;
    sternhalma_search_options search_options;
    sternhalma_game_options options;
    sternhalma_read read;
    char text[STERNHALMA_NAME_MAX];
    sternhalma_solve_options solve_options;
    sternhalma_drawing_options drawing_options;
    sternhalma_option_error error;
    int64_t value;
    memset(&read, 0, sizeof read);
    sternhalma_game_options_init(&options);

    STATUS(sternhalma_xy(121, holes, holes + 1, holes + 2), STERNHALMA_ERR_ARGUMENT);
    STATUS(sternhalma_xy(0, holes, NULL, holes + 2), STERNHALMA_ERR_NULL);
    STATUS(sternhalma_from_string("", NULL), STERNHALMA_ERR_NULL);
    STATUS(sternhalma_from_string_n("", 0, NULL, NULL), STERNHALMA_ERR_NULL);
    /* A position that is NULL is refused like one that is empty. */
    STATUS(sternhalma_from_string(NULL, &board), STERNHALMA_POS_NULL);
    STATUS(sternhalma_from_string_n(NULL, 3, &board, NULL), STERNHALMA_POS_NULL);
    STATUS(sternhalma_restore_n("", 0, NULL, NULL), STERNHALMA_ERR_NULL);
    STATUS(sternhalma_restore_n(NULL, 3, &board, NULL), STERNHALMA_POS_NULL);

    STATUS(sternhalma_game_new(NULL, &game, NULL), STERNHALMA_ERR_NULL);
    STATUS(sternhalma_game_new(&options, NULL, NULL), STERNHALMA_ERR_NULL);
    STATUS(sternhalma_game_replay(NULL, &game, NULL), STERNHALMA_ERR_NULL);
    STATUS(sternhalma_game_replay_n(NULL, 1, &game, NULL), STERNHALMA_ERR_NULL);

    DID(sternhalma_on_ring(121));
    DID(sternhalma_layout_ok(5, 10));
    DID(sternhalma_constant(NULL, &value));
    DID(sternhalma_constant_n(NULL, 5, &value));

    NUMBER(sternhalma_hole_at(8, 8));
    NUMBER(sternhalma_row_of(121));
    NUMBER(sternhalma_col_of(121));
    NUMBER(sternhalma_row_len(17));
    NUMBER(sternhalma_row_start(17));
    NUMBER(sternhalma_next_to(0, 6));
    NUMBER(sternhalma_degree(121));
    NUMBER(sternhalma_dir_opposite(6));
    NUMBER(sternhalma_point_of(121));
    NUMBER(sternhalma_class_of(121));
    NUMBER(sternhalma_layout_point(2, 2));
    NUMBER(sternhalma_hole_named(NULL));
    NUMBER(sternhalma_hole_named_n(NULL, 2));

    WIDE(sternhalma_zobrist(6, 0));
    WIDE(sternhalma_zobrist_move(6));
    WIDE(sternhalma_zobrist_seats(5));

    /* A number that names nothing has an empty list, room that is NULL has none. */
    LIST(sternhalma_neighbours(121, holes, COUNT(holes)), 0);
    LIST(sternhalma_point_holes(6, holes, COUNT(holes)), 0);
    LIST(sternhalma_front(6, holes, COUNT(holes)), 0);
    LIST(sternhalma_neighbours(0, NULL, 1), STERNHALMA_ERR_NULL);
    LIST(sternhalma_point_holes(0, NULL, 1), STERNHALMA_ERR_NULL);
    LIST(sternhalma_front(0, NULL, 1), STERNHALMA_ERR_NULL);
    LIST(sternhalma_pairs(NULL, 1), STERNHALMA_ERR_NULL);

    STATUS(sternhalma_level(0, &search_options), STERNHALMA_ERR_ARGUMENT);
    STATUS(sternhalma_level(1, NULL), STERNHALMA_ERR_NULL);

    sternhalma_search_options_init(&search_options);
    search_options.size = 0;
    STATUS(sternhalma_search_options_check(&search_options, &error), STERNHALMA_ERR_ARGUMENT);
    STATUS(sternhalma_search_options_check(NULL, &error), STERNHALMA_ERR_NULL);
    sternhalma_solve_options_init(&solve_options);
    solve_options.size = 0;
    STATUS(sternhalma_solve_options_check(&solve_options, &error), STERNHALMA_ERR_ARGUMENT);
    STATUS(sternhalma_solve_options_check(NULL, &error), STERNHALMA_ERR_NULL);
    sternhalma_drawing_options_init(&drawing_options);
    drawing_options.size = 0;
    STATUS(sternhalma_drawing_options_check(&drawing_options, &error), STERNHALMA_ERR_ARGUMENT);

    TEXT(sternhalma_from_string_reason_n("x", 1, NULL, 1), STERNHALMA_ERR_NULL);
    TEXT(sternhalma_game_options_reason(NULL, text, sizeof text), STERNHALMA_ERR_NULL);
    TEXT(sternhalma_game_replay_reason_n("x", 1, NULL, 1), STERNHALMA_ERR_NULL);
    TEXT(sternhalma_option_error_text(NULL, text, sizeof text), STERNHALMA_ERR_NULL);
    TEXT(sternhalma_option_error_text(&error, NULL, 1), STERNHALMA_ERR_NULL);
    TEXT(sternhalma_name(121, text, sizeof text), STERNHALMA_ERR_ARGUMENT);
    TEXT(sternhalma_name(0, NULL, 1), STERNHALMA_ERR_NULL);
    TEXT(sternhalma_hex(1, NULL, 1), STERNHALMA_ERR_NULL);
    TEXT(sternhalma_read_reason(&read, text, sizeof text), STERNHALMA_ERR_ARGUMENT);
    TEXT(sternhalma_read_reason(NULL, text, sizeof text), STERNHALMA_ERR_NULL);

    NO_HANDLE(sternhalma_new(5, 10));
    NO_HANDLE(sternhalma_new_empty(5, 10));

    NO_WORDS(sternhalma_status_text(0));
    NO_WORDS(sternhalma_reason(-1));
    NO_WORDS(sternhalma_why_text(-1));
    NO_WORDS(sternhalma_flag_name(0));
    NO_WORDS(sternhalma_game_reason(0));
    NO_WORDS(sternhalma_error_text(0, 0));
    NO_WORDS(sternhalma_constant_at(-1, &value));
    NO_WORDS(sternhalma_solve_text(-1));
    NO_WORDS(sternhalma_api_get(UINT32_MAX));

    sternhalma_weights_default(NULL);
    sternhalma_game_options_init(NULL);
    sternhalma_search_options_init(NULL);
    sternhalma_drawing_options_init(NULL);
    sternhalma_search_stop(NULL);
    sternhalma_solve_options_init(NULL);
}

int main(void)
{
    board_misused(NULL, STERNHALMA_ERR_NULL);
    game_misused(NULL, STERNHALMA_ERR_NULL);
    misused_without_a_handle();
    sternhalma_free(NULL);
    sternhalma_game_free(NULL);
    sternhalma_searcher_free(NULL);
    CHECK(sternhalma_live() == 0 && sternhalma_game_live() == 0);
    return 0;
}
