/* Handles that wait to be freed by any thread. */
#define _DEFAULT_SOURCE
#include <pthread.h>
#include <string.h>

#include "check.h"
#include "pool.h"
#include "random.h"

typedef struct held {
    void *handle;
    void (*free_it)(void *handle);
} held;

/* Handles that wait to be freed. */
static held pool[SOAK_HELD];
static pthread_mutex_t pool_lock = PTHREAD_MUTEX_INITIALIZER;

/* Puts a handle in any place of the pool and frees what was there. */
void soak_free_later(uint64_t *random, void *handle, void (*free_it)(void *handle))
{
    held mine, old;
    int32_t place = random_under(random, SOAK_HELD);
    mine.handle = handle;
    mine.free_it = free_it;
    CHECK(pthread_mutex_lock(&pool_lock) == 0);
    old = pool[place];
    pool[place] = mine;
    CHECK(pthread_mutex_unlock(&pool_lock) == 0);
    if (old.handle != NULL)
        old.free_it(old.handle);
}

void *soak_free_all(void *unused)
{
    for (int32_t place = 0; place < SOAK_HELD; place++)
        if (pool[place].handle != NULL)
            pool[place].free_it(pool[place].handle);
    memset(pool, 0, sizeof pool);
    return unused;
}
