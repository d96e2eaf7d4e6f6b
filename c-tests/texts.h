/* Numbers that a function has words for. */
#ifndef TEXTS_H
#define TEXTS_H

#include "check.h"

/* There is a text for each number from the first to the last, no two alike, and none for any other number. */
static inline void check_texts(const char *(*text)(int32_t), int32_t first, int32_t last)
{
    CHECK(text(INT32_MIN) == NULL && text(INT32_MAX) == NULL);
    for (int32_t number = -300; number <= 300; number++) {
        CHECK((text(number) != NULL) == (number >= first && number <= last));
        for (int32_t other = first; other < number && text(number) != NULL; other++)
            CHECK(strcmp(text(number), text(other)) != 0);
    }
}

#endif
