/*
 * Every function that writes into room of the caller's, with every capacity from none to one more than it needs:
 * it always answers how much there is, writes what fits, and touches nothing behind the room.
 */
#include <sternhalma.h>

#include "check.h"
#include "shown.h"

enum { GUARD = 0x5A, MARGIN = 64, MOST = 16 * 1024 };

/* The room that is lent, and around it bytes that are to stay as they are. */
static union {
    unsigned char bytes[MARGIN + MOST + MARGIN];
    uint64_t aligned;
} arena;

static void *lend(void)
{
    memset(arena.bytes, GUARD, sizeof arena.bytes);
    return arena.bytes + MARGIN;
}

/* Whether only the first bytes of the room were written. */
static int within(size_t written)
{
    CHECK(written <= MOST);
    return all_bytes(arena.bytes, GUARD, MARGIN)
        && all_bytes(arena.bytes + MARGIN + written, GUARD, MOST + MARGIN - written);
}

/* The call is made in terms of out and cap, and of a type of item. */
#define LIST(type, call)                                                    \
    do {                                                                    \
        type *out = NULL;                                                   \
        size_t cap = 0;                                                     \
        static type whole[MOST / sizeof(type)];                             \
        int32_t len = (call);                                               \
        CHECK(len > 0 && (size_t)len < COUNT(whole));                       \
        out = whole;                                                        \
        cap = COUNT(whole);                                                 \
        CHECK_IS(call, len);                                                \
        for (cap = 0; cap <= (size_t)len + 1; cap++) {                      \
            size_t fits = cap < (size_t)len ? cap : (size_t)len;            \
            out = (type *)lend();                                           \
            CHECK_IS(call, len);                                            \
            CHECK(memcmp(out, whole, fits * sizeof(type)) == 0);            \
            CHECK(within(fits * sizeof(type)));                             \
        }                                                                   \
        cap = SIZE_MAX;                                                     \
        out = (type *)lend();                                               \
        CHECK_IS(call, len);                                                \
        CHECK(within((size_t)len * sizeof(type)));                          \
        out = NULL;                                                         \
        CHECK_IS(call, STERNHALMA_ERR_NULL);                                \
        cap = 1;                                                            \
        CHECK_IS(call, STERNHALMA_ERR_NULL);                                \
    } while (0)

/* A list that is refused leaves its room alone. */
#define NO_LIST(type, call, answer)                                         \
    do {                                                                    \
        size_t cap = 8;                                                     \
        type *out = (type *)lend();                                         \
        CHECK_IS(call, answer);                                             \
        CHECK(within(0));                                                   \
    } while (0)

/* The call is made in terms of buf and cap. */
#define TEXT(call) TEXT_BY(1, call)
/* As TEXT, but for a text so long that only every so manieth capacity is tried, and the last ones. */
#define TEXT_BY(stride, call)                                                          \
    do {                                                                    \
        char *buf = NULL;                                                   \
        size_t cap = 0;                                                     \
        static char whole[MOST];                                            \
        int32_t len = (call);                                               \
        CHECK(len > 0 && (size_t)len < sizeof whole);                       \
        buf = whole;                                                        \
        cap = sizeof whole;                                                 \
        CHECK_IS(call, len);                                                \
        CHECK_IS(strlen(whole), len);                                       \
        for (cap = 0; cap <= (size_t)len + 1; cap += cap + 2 * (stride) > (size_t)len ? 1 : (stride)) { \
            size_t fits = cap <= (size_t)len ? cap : (size_t)len + 1;       \
            buf = (char *)lend();                                           \
            CHECK_IS(call, len);                                            \
            CHECK(fits == 0 || strlen(buf) == fits - 1);                    \
            CHECK(fits == 0 || memcmp(buf, whole, fits - 1) == 0);          \
            CHECK(within(fits));                                            \
        }                                                                   \
        cap = SIZE_MAX;                                                     \
        buf = (char *)lend();                                               \
        CHECK_IS(call, len);                                                \
        CHECK(within((size_t)len + 1));                                     \
        buf = NULL;                                                         \
        CHECK_IS(call, STERNHALMA_ERR_NULL);                                \
        cap = 1;                                                            \
        CHECK_IS(call, STERNHALMA_ERR_NULL);                                \
    } while (0)

/* A text that is refused is an empty one, where there is room for that. */
#define NO_TEXT(call, answer)                                               \
    do {                                                                    \
        for (size_t cap = 0; cap < 8; cap++) {                              \
            char *buf = (char *)lend();                                     \
            CHECK_IS(call, answer);                                         \
            CHECK(cap == 0 || *buf == '\0');                                \
            CHECK(within(cap > 0));                                         \
        }                                                                   \
    } while (0)

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
    CHECK(still_shows(board, &before));
    sternhalma_free(board);
    sternhalma_game_free(over);
    sternhalma_game_free(game);
    return 0;
}
