/*
 * A case of a misuse: what is lent and what is shown are looked at before it and after it. A program defines begin,
 * which answers 1, and finish, which answers 0 and fails when something was changed.
 */
#ifndef CASES_H
#define CASES_H

#include "check.h"

#define EACH_BAD(numbers) for (size_t i = 0; i < COUNT(numbers) && (bad = numbers[i], 1); i++)
static int32_t bad;

#define CASE(function) for (int open = begin(); open; open = finish(#function " changed something"))
static int begin(void);
static int finish(const char *function);

#endif
