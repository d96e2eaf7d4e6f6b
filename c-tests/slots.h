/* A place in a table of functions, from 0, which is for ever: the member that stands there, and its function. */
#ifndef SLOTS_H
#define SLOTS_H

#include "check.h"

#define SLOT(place, member, function)                                                                      \
    do {                                                                                                   \
        CHECK_IS((const char *)&api->member - (const char *)api,                                           \
            2 * sizeof(uint32_t) + place * sizeof(void (*)(void)));                                        \
        CHECK(api->member == function);                                                                    \
    } while (0)

#endif
