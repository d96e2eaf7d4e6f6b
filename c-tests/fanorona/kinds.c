/* Every function answers a misuse as its kind does. */
#include "kinds.h"

/* Functions without a handle can be misused with a number or with NULL. */
static void misused_without_a_handle(void)
{
    int32_t points[8];
    fanorona_search_options search_options;
    fanorona_option_error error;
    char text[FANORONA_OPTION_TEXT_MAX];
    int64_t value;
    fanorona_board *board;
    fanorona_game *game;
    fanorona_game_options options;
    fanorona_step_info step;
    memset(&step, 0, sizeof step);
    step.dir = FANORONA_DIRECTIONS;
    fanorona_game_options_init(&options);

    STATUS(fanorona_from_string("", NULL), FANORONA_ERR_NULL);
    STATUS(fanorona_from_string_n("", 0, NULL, NULL), FANORONA_ERR_NULL);
    /* A position that is NULL is refused like one that is empty. */
    STATUS(fanorona_from_string(NULL, &board), FANORONA_POS_NULL);
    STATUS(fanorona_from_string_n(NULL, 3, &board, NULL), FANORONA_POS_NULL);

    STATUS(fanorona_game_new(NULL, &game, NULL), FANORONA_ERR_NULL);
    STATUS(fanorona_game_new(&options, NULL, NULL), FANORONA_ERR_NULL);
    STATUS(fanorona_game_from_text(NULL, &game, NULL), FANORONA_ERR_NULL);
    STATUS(fanorona_game_from_text_n(NULL, 1, &game, NULL), FANORONA_ERR_NULL);

    NUMBER(fanorona_dir_opposite(8));

    DID(fanorona_constant(NULL, &value));
    DID(fanorona_constant_n(NULL, 5, &value));

    /* What is no step has an empty list, room that is NULL has none. */
    LIST(fanorona_taken(&step, points, COUNT(points)), 0);
    LIST(fanorona_taken(NULL, points, COUNT(points)), FANORONA_ERR_NULL);
    step.dir = 0;
    LIST(fanorona_taken(&step, NULL, 1), FANORONA_ERR_NULL);

    fanorona_search_options_init(&search_options);
    search_options.size = 0;
    STATUS(fanorona_search_options_check(&search_options, &error), FANORONA_ERR_ARGUMENT);
    STATUS(fanorona_search_options_check(NULL, &error), FANORONA_ERR_NULL);

    TEXT(fanorona_from_string_reason_n("x", 1, NULL, 1), FANORONA_ERR_NULL);
    TEXT(fanorona_game_options_reason(NULL, text, sizeof text), FANORONA_ERR_NULL);
    TEXT(fanorona_game_from_text_reason_n("x", 1, NULL, 1), FANORONA_ERR_NULL);
    TEXT(fanorona_option_error_text(NULL, text, sizeof text), FANORONA_ERR_NULL);
    TEXT(fanorona_option_error_text(&error, NULL, 1), FANORONA_ERR_NULL);

    NO_HANDLE(fanorona_new("chess"));

    NO_WORDS(fanorona_status_text(0));
    NO_WORDS(fanorona_reason(-1));
    NO_WORDS(fanorona_shape_name(-1));
    NO_WORDS(fanorona_why_text(-1));
    NO_WORDS(fanorona_error_text(0, 0));
    NO_WORDS(fanorona_constant_at(-1, &value));
    NO_WORDS(fanorona_api_get(UINT32_MAX));

    fanorona_weights_default(NULL);
    fanorona_game_weights(NULL);
    fanorona_game_options_init(NULL);
    fanorona_search_options_init(NULL);
    fanorona_search_stop(NULL);
}

int main(void)
{
    board_misused(NULL, FANORONA_ERR_NULL);
    game_misused(NULL, FANORONA_ERR_NULL);
    misused_without_a_handle();
    fanorona_free(NULL);
    fanorona_game_free(NULL);
    fanorona_searcher_free(NULL);
    CHECK(fanorona_live() == 0 && fanorona_game_live() == 0);
    return 0;
}
