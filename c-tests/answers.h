/* What functions answer to a misuse, by the kind of the function. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "check.h"

/* A status, or how much there is in a list or a text: the status itself. */
#define STATUS(call, status) ANSWERS(call, int32_t, status)
#define LIST(call, status) ANSWERS(call, int32_t, status)
#define TEXT(call, status) ANSWERS(call, int32_t, status)
/* Whether it did, or whether something holds: no. */
#define DID(call) ANSWERS(call, int32_t, 0)
/* A number: none. */
#define NUMBER(call) ANSWERS(call, int32_t, -1)
#define WIDE(call) ANSWERS(call, int64_t, 0)
#define SCORE(call) ANSWERS(call, int32_t, INT32_MIN)
/* A new handle, or words or a table that live for ever: NULL. */
#define NO_HANDLE(call) CHECK((call) == NULL)
#define NO_WORDS(call) CHECK((call) == NULL)

#define ANSWERS(call, type, wanted)             \
    do {                                        \
        CHECK_IS(sizeof(call), sizeof(type));   \
        CHECK_IS(call, wanted);                 \
    } while (0)

#endif
