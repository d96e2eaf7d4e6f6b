/*
 * Texts are put before a wall, a page that cannot be read, so that the program ends at once when a byte too many is
 * looked at. Include it before any other header.
 */
#ifndef WALL_H
#define WALL_H

#define _DEFAULT_SOURCE
#include <sys/mman.h>
#include <unistd.h>

#include "check.h"

/* No text that is put there is longer. */
enum { LONGEST_AT_THE_WALL = 1024 };

static char *wall;

static void build_the_wall(void)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *pages = (char *)mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(pages != (char *)MAP_FAILED && page > LONGEST_AT_THE_WALL);
    wall = pages + page;
    CHECK(mprotect(wall, page, PROT_NONE) == 0);
}

/* The bytes, the last of them right before the wall. */
static const char *at_the_wall(const char *bytes, size_t len)
{
    return (const char *)memcpy(wall - len, bytes, len);
}

#endif
