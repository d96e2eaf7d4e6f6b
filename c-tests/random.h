/* Numbers without a pattern, the same in every run. */
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

/* A number under n, from a state that starts anywhere. */
static inline int32_t random_under(uint64_t *state, int32_t n)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (int32_t)((*state >> 33) % (uint32_t)n);
}

/* Whether it is one of so many. */
static inline int one_in(uint64_t *state, int32_t n)
{
    return random_under(state, n) == 0;
}

static inline void random_bytes(uint64_t *state, void *room, size_t size)
{
    unsigned char *bytes = (unsigned char *)room;
    for (size_t i = 0; i < size; i++)
        bytes[i] = (unsigned char)random_under(state, 256);
}

#endif
