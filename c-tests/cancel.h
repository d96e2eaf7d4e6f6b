/*
 * A thread that is cancelled while it searches: the search goes on to its end and answers, and the thread ends at its first
 * cancellation point behind it. Who includes this defines _DEFAULT_SOURCE before any header.
 */
#ifndef CANCEL_H
#define CANCEL_H

#include <pthread.h>
#include <semaphore.h>

#include "check.h"

/* A search, in a thread of its own. */
typedef struct cancelled {
    /* Searches with the user that it is given, and answers its status. */
    int32_t (*search)(void *user);
    sem_t searching, goes_on;
    int32_t calls, status, state, is_behind;
} cancelled;

/* What progress and poll do: the first time it waits until the thread has been cancelled, which is a cancellation point itself. */
static inline int32_t wait_to_be_cancelled(void *user)
{
    cancelled *it = (cancelled *)user;
    if (it->calls++ == 0) {
        CHECK(sem_post(&it->searching) == 0);
        CHECK(sem_wait(&it->goes_on) == 0);
        pthread_testcancel();
    }
    return 0;
}

static inline void *search_and_end(void *user)
{
    cancelled *it = (cancelled *)user;
    it->status = it->search(it);
    CHECK(pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &it->state) == 0);
    pthread_testcancel();
    it->is_behind = 1;
    return NULL;
}

/* A thread that searches is cancelled by another. */
static inline void check_cancelled(int32_t (*search)(void *user))
{
    cancelled it;
    pthread_t thread;
    void *left;
    memset(&it, 0, sizeof it);
    it.search = search;
    it.status = -100;
    CHECK(sem_init(&it.searching, 0, 0) == 0 && sem_init(&it.goes_on, 0, 0) == 0);
    CHECK(pthread_create(&thread, NULL, search_and_end, &it) == 0);
    CHECK(sem_wait(&it.searching) == 0);
    CHECK(pthread_cancel(thread) == 0);
    CHECK(sem_post(&it.goes_on) == 0);
    CHECK(pthread_join(thread, &left) == 0);
    CHECK(left == PTHREAD_CANCELED);
    CHECK(it.calls > 0);
    CHECK_IS(it.status, 0);
    CHECK_IS(it.state, PTHREAD_CANCEL_ENABLE);
    CHECK_IS(it.is_behind, 0);
    sem_destroy(&it.searching);
    sem_destroy(&it.goes_on);
}

/* A thread that could not be cancelled before a search cannot be after it. */
static inline void check_uncancelled(int32_t (*search)(void *user))
{
    cancelled it;
    int state;
    memset(&it, 0, sizeof it);
    it.calls = 1;
    CHECK(pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state) == 0);
    CHECK_IS(search(&it), 0);
    CHECK(pthread_setcancelstate(state, &state) == 0);
    CHECK_IS(state, PTHREAD_CANCEL_DISABLE);
}

#endif
