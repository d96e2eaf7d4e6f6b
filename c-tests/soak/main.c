/*
 * Thousands of games of each engine in 32 threads that free each other's handles in random order:
 *
 *     soak [games of each engine, of each thread in each quarter] [slack in KiB]
 *
 * Says after each quarter how much memory the process has and, with glibc, how much of its heap is in use. After each
 * quarter nothing is alive and the heap holds what it held after the first, to a few KiB; the last quarter must not have
 * brought more memory than the slack. The work is settled by the number of games; only which thread frees what is not.
 */
#define _DEFAULT_SOURCE
#include <pthread.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "check.h"
#include "random.h"
#include "pool.h"
#include "soak.h"

enum { THREADS = 32, QUARTERS = 4 };

/* What the heap may hold more after a quarter than after the first, for the C library's own sake, in bytes. */
enum { HEAP_SLACK = 16 * 1024 };

static int64_t games = 40;

static void *player(void *given)
{
    uint64_t *random = (uint64_t *)given;
    for (int64_t game = 0; game < games; game++) {
        soak_sternhalma(random);
        soak_senet(random);
        soak_fanorona(random);
    }
    return NULL;
}

static int32_t live(void)
{
    return soak_sternhalma_live() + soak_senet_live() + soak_fanorona_live();
}

/* The memory that the process has, in KiB. */
static long resident(void)
{
    long whole = 0, pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL)
        return 0;
    if (fscanf(file, "%ld %ld", &whole, &pages) != 2)
        pages = 0;
    fclose(file);
    return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

/*
 * What is taken of the heap, in bytes; 0 where the C library does not tell. Free memory goes back to the system first, so
 * that the process has what is in use and not what the threads happened to leave in the way.
 */
static long long heap_in_use(void)
{
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
    struct mallinfo2 heap;
    malloc_trim(0);
    heap = mallinfo2();
    return (long long)(heap.uordblks + heap.hblkhd);
#else
    return 0;
#endif
}

/* A number from the command line, from 1 up. */
static int64_t asked(int argc, char **argv, int place, int64_t otherwise)
{
    return argc > place ? strtoll(argv[place], NULL, 10) : otherwise;
}

int main(int argc, char **argv)
{
    uint64_t randoms[THREADS];
    long seen[QUARTERS];
    long long in_use[QUARTERS];
    int64_t slack = asked(argc, argv, 2, 16384);
    games = asked(argc, argv, 1, games);
    if (games < 1 || slack < 1 || argc > 3)
        return fputs("usage: soak [games of each engine, of each thread in each quarter] [slack in KiB]\n", stderr), 2;
    for (int32_t thread = 0; thread < THREADS; thread++)
        randoms[thread] = (uint64_t)thread;

    for (int32_t quarter = 0; quarter < QUARTERS; quarter++) {
        pthread_t players[THREADS], last;
        for (int32_t thread = 0; thread < THREADS; thread++)
            CHECK(pthread_create(&players[thread], NULL, player, &randoms[thread]) == 0);
        for (int32_t thread = 0; thread < THREADS; thread++)
            CHECK(pthread_join(players[thread], NULL) == 0);
        CHECK(live() > 0 && live() <= SOAK_HELD);
        /* A thread of its own: what a thread frees, malloc keeps for it, as in use, until it ends. */
        CHECK(pthread_create(&last, NULL, soak_free_all, NULL) == 0);
        CHECK(pthread_join(last, NULL) == 0);
        CHECK_IS(live(), 0);
        in_use[quarter] = heap_in_use();
        seen[quarter] = resident();
        printf("%" PRId64 " games of each engine: %ld KiB, of the heap %lld bytes in use\n", (quarter + 1) * THREADS * games, seen[quarter],
               in_use[quarter]);
        fflush(stdout);
        if (in_use[quarter] > in_use[0] + HEAP_SLACK)
            return fputs("something is left in the heap\n", stderr), 1;
    }
    if (seen[QUARTERS - 1] > seen[QUARTERS - 2] + slack)
        return fputs("the memory grows\n", stderr), 1;
    return 0;
}
