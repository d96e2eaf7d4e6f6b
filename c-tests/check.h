/* How the programs of this folder say on stderr that something is not as it should be, and end with status 1. */
#ifndef CHECK_H
#define CHECK_H

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* What a misuse is answered, the same in every engine. */
enum { ERR_NULL = -1, ERR_ARGUMENT = -2, ERR_MEMORY = -3, ERR_INTERNAL = -4, ERR_DEAD = -5 };

/* A condition holds. */
#define CHECK(condition) ((condition) ? (void)0 : check_failed(__FILE__, __LINE__, #condition))

/* A number is the one it should be. */
#define CHECK_IS(number, wanted) check_is((int64_t)(number), (int64_t)(wanted), __FILE__, __LINE__, #number)

/* A text is the one it should be. */
#define CHECK_TEXT(text, wanted) check_text(text, wanted, __FILE__, __LINE__, #text)

static inline void check_failed(const char *file, int line, const char *what)
{
    fprintf(stderr, "%s:%d: not so: %s\n", file, line, what);
    exit(1);
}

static inline void check_is(int64_t number, int64_t wanted, const char *file, int line, const char *what)
{
    if (number != wanted) {
        fprintf(stderr, "%s:%d: %" PRId64 ", not %" PRId64 ": %s\n", file, line, number, wanted, what);
        exit(1);
    }
}

static inline void check_text(const char *text, const char *wanted, const char *file, int line, const char *what)
{
    if (text == NULL || strcmp(text, wanted) != 0) {
        fprintf(stderr, "%s:%d: \"%s\", not \"%s\": %s\n", file, line, text ? text : "(NULL)", wanted, what);
        exit(1);
    }
}

/* Every byte of some room is the same. */
static inline int all_bytes(const void *room, int byte, size_t size)
{
    const unsigned char *bytes = (const unsigned char *)room;
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != (unsigned char)byte)
            return 0;
    return 1;
}

#endif
