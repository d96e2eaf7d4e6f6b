/* Room that is lent with every capacity from none to one more than is needed, between bytes that stay as they are. */
#ifndef ROOM_H
#define ROOM_H

#include "check.h"

enum { GUARD = 0x5A, MARGIN = 64, MOST = 16 * 1024 };

/* The room that is lent, and around it bytes that are to stay as they are. */
static union {
    unsigned char bytes[MARGIN + MOST + MARGIN];
    uint64_t aligned;
} arena;

static inline void *lend(void)
{
    memset(arena.bytes, GUARD, sizeof arena.bytes);
    return arena.bytes + MARGIN;
}

/* Whether only the first bytes of the room were written. */
static inline int within(size_t written)
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
        CHECK_IS(call, ERR_NULL);                                \
        cap = 1;                                                            \
        CHECK_IS(call, ERR_NULL);                                \
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
#define TEXT_BY(stride, call)                                               \
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
        CHECK_IS(call, ERR_NULL);                                \
        cap = 1;                                                            \
        CHECK_IS(call, ERR_NULL);                                \
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

#endif
