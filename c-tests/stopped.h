/* Long counts, ended by the flag and by the function that is polled, and counted to their end. */
#ifndef STOPPED_H
#define STOPPED_H

/* Polls are counted down; the last one ends the call. */
static int32_t polled(void *left)
{
    int32_t *polls = (int32_t *)left;
    return --*polls == 0;
}

/* Where a count is written. */
static uint64_t counted;
static int32_t polls, flag;

/* The last arguments of a function that can be ended. */
#define COUNTED counted
#define STOP &flag, polled, &polls, &COUNTED

/* It is ended by the flag before it begins, and by a poll while it counts, and then writes nothing. */
#define CHECK_STOPPED(status, call)  \
    do {                             \
        COUNTED = 77;                \
        flag = 1, polls = 1 << 30;   \
        CHECK_IS(call, status);      \
        flag = 0, polls = 5;         \
        CHECK_IS(call, status);      \
        CHECK_IS(polls, 0);          \
        CHECK(COUNTED == 77);        \
    } while (0)

/* Polled without an end it counts the same. */
#define CHECK_COUNTED(count, call)            \
    do {                                      \
        flag = 0, polls = 1 << 30;            \
        CHECK_IS(call, 0);                    \
        CHECK(COUNTED == (count));            \
        CHECK(polls < 1 << 30);               \
    } while (0)

#endif
