/**
 * @file sternhalma.h
 * @brief Star halma, known as Chinese checkers, on the star of 121 holes.
 *
 * A complete program: three seats play at random until the game is over.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <sternhalma.h>
 *
 * int main(void)
 * {
 *     sternhalma_board *board = sternhalma_new(3, 10);
 *     sternhalma_search_result choice;
 *     for (uint64_t seed = 1; sternhalma_random_forward(board, seed, &choice) == 0; seed++) {
 *         if (choice.is_pass)
 *             sternhalma_pass(board, NULL);
 *         else
 *             sternhalma_play(board, choice.from, choice.to, NULL);
 *     }
 *     printf("seat 0 came in at place %d\n", (int)sternhalma_place_of(board, 0));
 *     sternhalma_free(board);
 *     return 0;
 * }
 * @endcode
 *
 * What holds for every function, unless its own words say otherwise:
 *
 * - **Ownership.** A handle (such as a sternhalma_board) is made by a function whose name ends in new, new_empty,
 *   from_string or clone, belongs to the caller, and is released once by the free function of its kind. No other
 *   function takes a handle over. A text that a function returns as const char * lives for ever; everything else is
 *   written into room that the caller lends.
 * - **Misuse.** Any number, any bytes and NULL anywhere give an answer and change nothing; only a pointer to what
 *   is not there, or is smaller than the function was told, is beyond help.
 * - **Answers.** Each function gives one kind of answer:
 *   *status*: 0 for done, a positive number for the documented reason it was not, a negative STERNHALMA_ERR_ number
 *   for a misuse;
 *   *did it*: 1 or 0, 0 for every misuse, so that if (sternhalma_put(...)) is right;
 *   *number*: -1 where there is none and for every misuse (0 for a yes or no and for a number of 64 bits);
 *   *list* and *text*: how much there is, a negative number for a misuse.
 * - **Words.** What a number means is told by the function of its kind: sternhalma_status_text for STERNHALMA_ERR_,
 *   sternhalma_reason for STERNHALMA_POS_, sternhalma_why_text for STERNHALMA_WHY_, sternhalma_game_reason (and in one
 *   word sternhalma_flag_name) for STERNHALMA_FLAG_, sternhalma_error_text for the field and the code of a
 *   sternhalma_error. Each answers NULL for a number of another kind.
 * - **Lists** are written to out, which has room for cap items: the first cap are written, and how many there are
 *   is returned. NULL and 0 only ask how many. **Texts** are written to buf, which has room for cap bytes: as much as
 *   fits with the NUL is written, and the length without the NUL is returned. NULL and 0 only ask how long it is. On
 *   a negative answer a text buffer with room holds an empty text, and nothing else is written.
 * - **Threads.** There is no global state but constant tables. Functions that take a const handle may run at the
 *   same time on one handle; the others need it for themselves. Different handles are independent, and a handle
 *   may be used and freed on a thread other than the one that made it.
 * - **Internal errors.** Should the library fail, the function answers STERNHALMA_ERR_INTERNAL (or what its kind
 *   says to a misuse) and its handle is out of use: only freeing it works from then on.
 *
 * Every function and constant here is in the interface since number 1.
 */

#ifndef STERNHALMA_H
#define STERNHALMA_H

#include <stddef.h>
#include <stdint.h>

/** The version of the library this header belongs to. */
#define STERNHALMA_VERSION "@VERSION@"
/** The first number of the version. */
#define STERNHALMA_VERSION_MAJOR @MAJOR@
/** The second number of the version. */
#define STERNHALMA_VERSION_MINOR @MINOR@
/** The third number of the version. */
#define STERNHALMA_VERSION_PATCH @PATCH@
/** The number of this interface, which rises with every addition; see sternhalma_abi_version. */
#define STERNHALMA_ABI_VERSION @ABI@

/**
 * @def STERNHALMA_API
 * Marks what the library exports. A program on Windows that links the static library defines STERNHALMA_STATIC.
 */
#ifndef STERNHALMA_API
#if defined(_WIN32) && !defined(STERNHALMA_STATIC)
#define STERNHALMA_API __declspec(dllimport)
#elif defined(__GNUC__)
#define STERNHALMA_API __attribute__((visibility("default")))
#else
#define STERNHALMA_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif
