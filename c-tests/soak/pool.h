/* Handles that wait to be freed by any thread. */
#ifndef POOL_H
#define POOL_H

#include <stdint.h>

/* The most handles that wait. */
enum { SOAK_HELD = 512 };

/* Hands a handle over to be freed at some later time, by some thread. */
void soak_free_later(uint64_t *random, void *handle, void (*free_it)(void *handle));

/* Frees every handle that waits; a thread can begin with it. */
void *soak_free_all(void *unused);

#endif
