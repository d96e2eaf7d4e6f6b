/* Options filled in for structs of every size: nothing is written past them. */
#ifndef SIZED_H
#define SIZED_H

#include <stddef.h>
#include <string.h>

#include "check.h"

/*
 * The function itself knows the first version of the options alone; its sized form fills in as much as there is, with 0 for
 * what no version has yet, and nothing at all for a size that is none.
 */
#define CHECK_SIZED(type, first, fill, fill_sized)                                             \
    do {                                                                                       \
        union {                                                                                \
            type options;                                                                      \
            unsigned char bytes[5000];                                                         \
        } whole, room;                                                                         \
        fill_sized(&whole.options, sizeof(type));                                              \
        CHECK_IS(whole.options.size, sizeof(type));                                            \
        memset(&room, 0xA5, sizeof room);                                                      \
        (fill)(&room.options);                                                                 \
        CHECK_IS(room.options.size, first);                                                    \
        CHECK(memcmp(room.bytes + 4, whole.bytes + 4, (first) - 4) == 0);                      \
        CHECK(all_bytes(room.bytes + (first), 0xA5, sizeof room - (first)));                   \
        fill_sized(NULL, sizeof(type));                                                        \
        for (size_t size = 0; size <= sizeof room; size++) {                                   \
            size_t filled = size >= (first) && size <= 4096 ? size : 0;                        \
            size_t known = filled < sizeof(type) ? filled : sizeof(type);                      \
            memset(&room, 0xA5, sizeof room);                                                  \
            fill_sized(&room.options, size);                                                   \
            CHECK(all_bytes(room.bytes + filled, 0xA5, sizeof room - filled));                 \
            if (filled == 0)                                                                   \
                continue;                                                                      \
            CHECK_IS(room.options.size, size);                                                 \
            CHECK(memcmp(room.bytes + 4, whole.bytes + 4, known - 4) == 0);                    \
            CHECK(all_bytes(room.bytes + known, 0, filled - known));                           \
        }                                                                                      \
    } while (0)

#endif
