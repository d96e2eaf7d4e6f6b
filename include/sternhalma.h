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
 * - **Ownership.** A handle (such as a sternhalma_board) is made by a function that says so, as those whose names end in
 *   new, from_string or clone. It belongs to the caller, and is released once by the free function of its kind. No other
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
 * - **Lists** are written to out, which has room for cap items: the first cap are written, and how many there are
 *   is returned. NULL and 0 only ask how many. **Texts** are written to buf, which has room for cap bytes: as much as
 *   fits with the NUL is written, and the length without the NUL is returned. NULL and 0 only ask how long it is. On
 *   a negative answer a text buffer with room holds an empty text, and nothing else is written.
 * - **Threads.** There is no global state but constant tables. Functions that take a const handle may run at the
 *   same time on one handle; the others need it for themselves. Different handles are independent, and a handle
 *   may be used and freed on a thread other than the one that made it.
 * - **Internal errors.** Should the library fail, the function answers STERNHALMA_ERR_INTERNAL (or what its kind
 *   says to a misuse) and its handle is out of use: only freeing it works from then on.
 * - **Words.** What a number means is told by the function of its kind: sternhalma_status_text for STERNHALMA_ERR_,
 *   sternhalma_reason for STERNHALMA_POS_, sternhalma_why_text for STERNHALMA_WHY_, sternhalma_game_reason (and in one
 *   word sternhalma_flag_name) for STERNHALMA_FLAG_, sternhalma_error_text for the field and the code of a
 *   sternhalma_error, sternhalma_solve_text for STERNHALMA_SOLVE_. Each answers NULL for a number of another kind. What is wrong
 *   with an option is told by sternhalma_option_error_text.
 *
 * Every function and constant here is in the interface since number 1, unless its own words name another.
 */

#ifndef STERNHALMA_H
#define STERNHALMA_H

#include <stddef.h>
#include <stdint.h>

/** The version of the library this header belongs to. */
#define STERNHALMA_VERSION "0.1.0"
/** The first number of the version. */
#define STERNHALMA_VERSION_MAJOR 0
/** The second number of the version. */
#define STERNHALMA_VERSION_MINOR 1
/** The third number of the version. */
#define STERNHALMA_VERSION_PATCH 0
/** The number of this interface, which rises with every addition; see sternhalma_abi_version. */
#define STERNHALMA_ABI_VERSION 2

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

/* ================================================================================================ */

/**
 * @defgroup sternhalma_version Version and errors
 *
 * What the library is, whether it is in order, and what it says when it is misused.
 * @{
 */

/** A pointer that must not be NULL is. */
#define STERNHALMA_ERR_NULL (-1)

/** A number or a size that the function does not take. */
#define STERNHALMA_ERR_ARGUMENT (-2)

/** Memory ran out. Nothing was changed. */
#define STERNHALMA_ERR_MEMORY (-3)

/** A fault of the library's own. The handle it happened on is out of use. */
#define STERNHALMA_ERR_INTERNAL (-4)

/** The handle is out of use since an internal error; it can only be freed. */
#define STERNHALMA_ERR_DEAD (-5)

/**
 * The number of this interface: it rises with every addition. A program asks for at least the
 * STERNHALMA_ABI_VERSION it was compiled with.
 *
 * @return the number, at least 1
 */
STERNHALMA_API uint32_t sternhalma_abi_version(void);

/**
 * The version of the library as text, such as "0.1.0".
 *
 * @return text that lives for ever
 */
STERNHALMA_API const char *sternhalma_version(void);

/**
 * Whether the star was built right: every table is worked out again from the definition and compared.
 *
 * @return 1 when every table and count agrees, 0 otherwise
 */
STERNHALMA_API int32_t sternhalma_tables_ok(void);

/**
 * How many boards exist, made and not yet freed, over all threads. For tests: a program that frees what it
 * makes ends with 0.
 *
 * @return the number of boards
 */
STERNHALMA_API int32_t sternhalma_live(void);

/**
 * What a negative answer of a status, list or text function means, in words.
 *
 * @param status  one of the STERNHALMA_ERR_ numbers
 * @return text that lives for ever, or NULL for any other number
 */
STERNHALMA_API const char *sternhalma_status_text(int32_t status);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_star The star
 *
 * The 121 holes, who is beside whom, and where the seats start. All of this is the same for every board and needs
 * none. Holes are numbered 0 to 120 in reading order, the top tip first; a hole has cube coordinates (x, y, z)
 * with x + y + z == 0, y the row from -8 at the top and x growing to the right. Directions are numbered 0 to 5:
 * E, NE, NW, W, SW, SE. The points of the star are numbered 0 to 5 clockwise from the top.
 * @{
 */

/** How many holes the star has. */
#define STERNHALMA_HOLES 121

/** How many pairs of neighbouring holes the star has. */
#define STERNHALMA_PAIRS 312

/** How many rows the star has. */
#define STERNHALMA_ROWS 17

/** The most neighbours a hole has. */
#define STERNHALMA_NEIGHBOURS_MAX 6

/** How many holes a point has. */
#define STERNHALMA_POINT_HOLES 10

/** How many holes there are in front of a point. */
#define STERNHALMA_FRONT_HOLES 5

/** The most seats a game has. */
#define STERNHALMA_SEATS_MAX 6

/** What sternhalma_point_of answers for a hole in the hexagon in the middle. */
#define STERNHALMA_CENTRE 6

/** East. */
#define STERNHALMA_E 0

/** North-east. */
#define STERNHALMA_NE 1

/** North-west. */
#define STERNHALMA_NW 2

/** West. */
#define STERNHALMA_W 3

/** South-west. */
#define STERNHALMA_SW 4

/** South-east. */
#define STERNHALMA_SE 5

/** Two neighbouring holes. */
typedef struct sternhalma_pair {
    /** The lower hole. */
    int32_t low;
    /** The higher hole. */
    int32_t high;
} sternhalma_pair;

/**
 * How many holes there are.
 *
 * @return STERNHALMA_HOLES
 */
STERNHALMA_API int32_t sternhalma_holes(void);

/**
 * A hole's cube coordinates.
 *
 * @param hole  0 to 120
 * @param x     where to write x, -8 to 8
 * @param y     where to write y, -8 to 8
 * @param z     where to write z, -8 to 8
 * @return 0, STERNHALMA_ERR_ARGUMENT for a number that is no hole, or STERNHALMA_ERR_NULL; then nothing is
 * written
 */
STERNHALMA_API int32_t sternhalma_xy(int32_t hole, int32_t *x, int32_t *y, int32_t *z);

/**
 * The hole at some coordinates; z follows from them.
 *
 * @return the hole, or -1 where there is none
 */
STERNHALMA_API int32_t sternhalma_hole_at(int32_t x, int32_t y);

/**
 * The row of a hole.
 *
 * @return 0 at the top to 16 at the bottom, or -1 for a number that is no hole
 */
STERNHALMA_API int32_t sternhalma_row_of(int32_t hole);

/**
 * Where a hole is in its row.
 *
 * @return from 0 at the left, or -1 for a number that is no hole
 */
STERNHALMA_API int32_t sternhalma_col_of(int32_t hole);

/**
 * How many holes a row has.
 *
 * @param row  0 at the top to 16 at the bottom
 * @return 1 to 13, or -1 for a number that is no row
 */
STERNHALMA_API int32_t sternhalma_row_len(int32_t row);

/**
 * The first hole of a row.
 *
 * @param row  0 at the top to 16 at the bottom
 * @return the hole, or -1 for a number that is no row
 */
STERNHALMA_API int32_t sternhalma_row_start(int32_t row);

/**
 * The neighbour of a hole in a direction.
 *
 * @param dir  0 to 5: E, NE, NW, W, SW, SE
 * @return the hole, or -1 where there is none or a number is no hole or direction
 */
STERNHALMA_API int32_t sternhalma_next_to(int32_t hole, int32_t dir);

/**
 * Every neighbour of a hole, in the order of the directions.
 *
 * @param out  room for STERNHALMA_NEIGHBOURS_MAX holes
 * @param cap  how many holes there is room for
 * @return how many there are (0 for a number that is no hole), or STERNHALMA_ERR_NULL
 */
STERNHALMA_API int32_t sternhalma_neighbours(int32_t hole, int32_t *out, size_t cap);

/**
 * How many neighbours a hole has.
 *
 * @return 6, 5, 4, or 2 at a tip; -1 for a number that is no hole
 */
STERNHALMA_API int32_t sternhalma_degree(int32_t hole);

/**
 * The direction opposite to one.
 *
 * @return 0 to 5, or -1 for a number that is no direction
 */
STERNHALMA_API int32_t sternhalma_dir_opposite(int32_t dir);

/**
 * The point of the star a hole belongs to.
 *
 * @return 0 to 5, STERNHALMA_CENTRE for the hexagon in the middle, or -1 for a number that is no hole
 */
STERNHALMA_API int32_t sternhalma_point_of(int32_t hole);

/**
 * Whether a hole is one of the 24 round the edge of the hexagon.
 *
 * @return 1 or 0, 0 for a number that is no hole
 */
STERNHALMA_API int32_t sternhalma_on_ring(int32_t hole);

/**
 * A hole's hop class: a chain of hops never leaves it.
 *
 * @return 0 to 3, (x & 1) + 2 * (y & 1); -1 for a number that is no hole
 */
STERNHALMA_API int32_t sternhalma_class_of(int32_t hole);

/**
 * The ten holes of a point, in hole order.
 *
 * @param point  0 to 5
 * @param out    room for STERNHALMA_POINT_HOLES holes
 * @param cap    how many holes there is room for
 * @return how many there are (0 for a number that is no point), or STERNHALMA_ERR_NULL
 */
STERNHALMA_API int32_t sternhalma_point_holes(int32_t point, int32_t *out, size_t cap);

/**
 * The five holes of the hexagon's ring in front of a point, which a fifteen-piece start also fills, in hole
 * order.
 *
 * @param point  0 to 5
 * @param out    room for STERNHALMA_FRONT_HOLES holes
 * @param cap    how many holes there is room for
 * @return how many there are (0 for a number that is no point), or STERNHALMA_ERR_NULL
 */
STERNHALMA_API int32_t sternhalma_front(int32_t point, int32_t *out, size_t cap);

/**
 * Every pair of neighbouring holes once, the lower hole first, in ascending order.
 *
 * @param out  room for STERNHALMA_PAIRS pairs
 * @param cap  how many pairs there is room for
 * @return STERNHALMA_PAIRS, or STERNHALMA_ERR_NULL
 */
STERNHALMA_API int32_t sternhalma_pairs(sternhalma_pair *out, size_t cap);

/**
 * Whether the game is played with so many seats and pieces: 1, 2, 3, 4 or 6 seats with 10 pieces each, or 1, 2 or
 * 3 with 15.
 *
 * @return 1 or 0
 */
STERNHALMA_API int32_t sternhalma_layout_ok(int32_t seats, int32_t pieces);

/**
 * The point a seat starts in, for a number of seats.
 *
 * @return 0 to 5, or -1 when the game is not played with so many seats or there is no such seat among them
 */
STERNHALMA_API int32_t sternhalma_layout_point(int32_t seats, int32_t seat);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_board The board
 *
 * Boards and what stands on them. Nothing here judges a move. Seats are numbered from 0, and seat 0 moves first.
 * @{
 */

/** A length in bytes, the NUL included, that no position string goes beyond. */
#define STERNHALMA_POSITION_MAX 512

/** Room in which every sentence of a refused text fits with its NUL. Since interface 2. */
#define STERNHALMA_REASON_MAX 256

/** The string was accepted. */
#define STERNHALMA_POS_OK 0

/** There is no string, or it is empty. */
#define STERNHALMA_POS_NULL 1

/** The string has 512 bytes or more. */
#define STERNHALMA_POS_LONG 2

/** A character in the rows that is not 0 to 5, a bracket or a slash, or a digit in brackets. */
#define STERNHALMA_POS_LETTER 3

/** Not seventeen rows. */
#define STERNHALMA_POS_ROWS 4

/** A row that does not add up to its length, or a run of empty holes that is none. */
#define STERNHALMA_POS_WIDTH 5

/** Not three numbers after the rows. */
#define STERNHALMA_POS_FIELDS 6

/** A seat count that is not played, or a piece or a seat to move that is not one of the seats. */
#define STERNHALMA_POS_SEAT 7

/** A piece count that those seats do not play with, or a seat with more pieces than that. */
#define STERNHALMA_POS_COUNT 8

/** A game that is not six fields, or cannot be. */
#define STERNHALMA_POS_GAME 9

/**
 * A board, and the game it keeps. Made by sternhalma_new, sternhalma_new_empty, sternhalma_from_string and
 * sternhalma_clone, released by sternhalma_free.
 */
typedef struct sternhalma_board sternhalma_board;

/**
 * A board with every seat in its start and seat 0 to move.
 *
 * @param seats   1, 2, 3, 4 or 6; 1 for one seat crossing alone
 * @param pieces  10, or 15 for one, two or three seats
 * @return a board the caller owns, or NULL when the game is not played so or memory ran out
 */
STERNHALMA_API sternhalma_board *sternhalma_new(int32_t seats, int32_t pieces);

/**
 * A board with every hole empty and seat 0 to move.
 *
 * @param seats   1, 2, 3, 4 or 6
 * @param pieces  10, or 15 for one, two or three seats
 * @return a board the caller owns, or NULL when the game is not played so or memory ran out
 */
STERNHALMA_API sternhalma_board *sternhalma_new_empty(int32_t seats, int32_t pieces);

/**
 * The board that a position string describes: the seventeen rows from the top with / between them (a digit 0 to 5
 * is that seat's piece, a number in brackets so many empty holes), the seat to move, the seat count, the piece
 * count, and once the game has moved on a ; and the game. The game is six fields: the ply, the cap, how many passes
 * were just made in a row, the digits of the seats home in their order or -, those of the seats that resigned or -,
 * and how the game ended (-, home, cap, deadlock, resign), as in "... 1 3 10;37 3000 0 2 - -". At most
 * STERNHALMA_POSITION_MAX bytes are looked at.
 *
 * Each field is judged, but not whether a game can have led there: a ply at or past the cap of a game that goes on is
 * taken, and the cap then ends the game after the next play, pass or resignation; so is a deadlock of seats that have
 * moves, which is over like any other.
 *
 * @param text   the string; NULL is refused as STERNHALMA_POS_NULL
 * @param board  where to write the board, which the caller owns; NULL is written when the string is refused
 * @return STERNHALMA_POS_OK, the first thing that is wrong in the order of the STERNHALMA_POS_ numbers,
 * STERNHALMA_ERR_NULL or STERNHALMA_ERR_MEMORY
 */
STERNHALMA_API int32_t sternhalma_from_string(const char *text, sternhalma_board **board);

/**
 * As sternhalma_from_string, of a string that need not end in a NUL; a NUL inside it is refused as any other
 * character that does not belong.
 *
 * @param text    the string; NULL is refused as STERNHALMA_POS_NULL
 * @param len     its length in bytes
 * @param board   where to write the board, which the caller owns; NULL is written when the string is refused
 * @param offset  where to write the byte at which the fault was seen, from 0; 0 for a string that is accepted.
 * May be NULL
 * @return as sternhalma_from_string
 */
STERNHALMA_API int32_t sternhalma_from_string_n(const char *text, size_t len, sternhalma_board **board, size_t *offset);

/**
 * The board that sternhalma_to_string wrote, whatever was put on it: as sternhalma_from_string_n, but that a seat may
 * have more pieces than it plays with, so that every board can be kept as text. Since interface 2.
 *
 * @param text    the string; NULL is refused as STERNHALMA_POS_NULL
 * @param len     its length in bytes
 * @param board   where to write the board, which the caller owns; NULL is written when the string is refused
 * @param offset  where to write the byte at which the fault was seen, from 0; 0 for a string that is accepted.
 * May be NULL
 * @return as sternhalma_from_string
 */
STERNHALMA_API int32_t sternhalma_restore_n(const char *text, size_t len, sternhalma_board **board, size_t *offset);

/**
 * Why a position string is refused, in a sentence that ends in the byte at fault, from 0. White space, of which none is
 * forgiven, is named: "white space after the position, at byte 78". Since interface 2.
 *
 * @param text  the string; NULL is refused as one that is empty
 * @param len   its length in bytes
 * @param buf   room for the sentence; STERNHALMA_REASON_MAX bytes are always enough
 * @param cap   how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; STERNHALMA_ERR_ARGUMENT for a string that is accepted, or another
 * negative status
 */
STERNHALMA_API int32_t sternhalma_from_string_reason_n(const char *text, size_t len, char *buf, size_t cap);

/**
 * A board of its own with the same position and the same game.
 *
 * @return a board the caller owns, or NULL when memory ran out or for a board that is NULL or out of use
 */
STERNHALMA_API sternhalma_board *sternhalma_clone(const sternhalma_board *board);

/**
 * Releases a board. Every board that was made is released once, in whatever state it is and on whatever thread.
 *
 * @param board  the board; NULL is fine
 */
STERNHALMA_API void sternhalma_free(sternhalma_board *board);

/**
 * The position as a string. sternhalma_from_string reads it while no seat has more pieces than sternhalma_pieces, which
 * only sternhalma_put and sternhalma_set_cells bring about; sternhalma_restore_n reads it always.
 *
 * @param buf  room for the string; STERNHALMA_POSITION_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room, or a negative status
 */
STERNHALMA_API int32_t sternhalma_to_string(const sternhalma_board *board, char *buf, size_t cap);

/**
 * A refusal of a position string in words.
 *
 * @param code  a STERNHALMA_POS_ number
 * @return text that lives for ever, or NULL for any other number
 */
STERNHALMA_API const char *sternhalma_reason(int32_t code);

/**
 * The seat whose piece is in a hole.
 *
 * @param hole  0 to 120
 * @return the seat; -1 for an empty hole, a number that is no hole, or a board that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_at(const sternhalma_board *board, int32_t hole);

/**
 * What stands in every hole, in hole order: the seat, or -1 for an empty hole.
 *
 * @param out  room for STERNHALMA_HOLES numbers
 * @param cap  how many numbers there is room for
 * @return STERNHALMA_HOLES, or a negative status
 */
STERNHALMA_API int32_t sternhalma_cells(const sternhalma_board *board, int8_t *out, size_t cap);

/**
 * Sets what stands in every hole at once. The seat to move and the game stay as they are.
 *
 * @param cells  for each hole in hole order the seat, or -1 for an empty hole
 * @param n      how many there are; must be STERNHALMA_HOLES
 * @return 1; 0, and nothing is changed, when n is not that, a number is neither -1 nor one of the board's seats,
 * or a pointer is NULL
 */
STERNHALMA_API int32_t sternhalma_set_cells(sternhalma_board *board, const int8_t *cells, size_t n);

/**
 * Puts a piece of a seat in a hole, in place of what was there. It judges nothing: the counts and the key follow.
 *
 * @return 1; 0, and nothing is changed, for a hole or a seat that the board does not have
 */
STERNHALMA_API int32_t sternhalma_put(sternhalma_board *board, int32_t hole, int32_t seat);

/**
 * Empties a hole.
 *
 * @return 1, also when the hole was empty; 0 for a number that is no hole
 */
STERNHALMA_API int32_t sternhalma_lift(sternhalma_board *board, int32_t hole);

/**
 * The seat whose turn it is.
 *
 * @return the seat, or -1 for a board that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_to_move(const sternhalma_board *board);

/**
 * Makes it a seat's turn.
 *
 * @return 1; 0, and nothing is changed, for a seat the board does not have, and while the game runs for one that
 * is home or has resigned
 */
STERNHALMA_API int32_t sternhalma_set_to_move(sternhalma_board *board, int32_t seat);

/**
 * How many seats the board has.
 *
 * @return 1, 2, 3, 4 or 6, or -1 for a board that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_seats(const sternhalma_board *board);

/**
 * How many pieces each seat has in the game this board is for.
 *
 * @return 10 or 15, or -1 for a board that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_pieces(const sternhalma_board *board);

/**
 * How many of a seat's pieces are on the board.
 *
 * @return the number, or -1 for a seat the board does not have or a board that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_count(const sternhalma_board *board, int32_t seat);

/**
 * The point a seat starts in; its home is the point opposite.
 *
 * @return 0 to 5, or -1 for a seat the board does not have or a board that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_seat_point(const sternhalma_board *board, int32_t seat);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_moves Moves
 *
 * The atoms a move is made of, and what a piece can reach with them. A move is a step, or a chain of hops by one
 * piece that may stop after any hop; it is told by where it starts and where it stops. None of these functions
 * asks whether the game is over.
 * @{
 */

/** The most steps or hops there are from a hole. */
#define STERNHALMA_STEPS_MAX 6

/** The most holes a piece reaches: 36 others of its hop class, and 6 steps. */
#define STERNHALMA_REACH_MAX 42

/** The most holes a path has: all 37 of the largest hop class. */
#define STERNHALMA_PATH_MAX 37

/** No seat has more moves than this, whatever stands on the board. */
#define STERNHALMA_LEGAL_MAX 1242

/** The deepest sternhalma_perft goes. */
#define STERNHALMA_PERFT_MAX 12

/** sternhalma_perft_until was ended before it had counted everything. Since interface 2. */
#define STERNHALMA_PERFT_STOPPED 1

/** A move: where it starts and where it stops. */
typedef struct sternhalma_move {
    /** The hole the piece stood in. */
    int32_t from;
    /** The hole it stops in. */
    int32_t to;
} sternhalma_move;

/**
 * The empty holes next to a hole, in the order of the directions.
 *
 * @param out  room for STERNHALMA_STEPS_MAX holes
 * @param cap  how many holes there is room for
 * @return how many there are (0 for a number that is no hole), or a negative status
 */
STERNHALMA_API int32_t sternhalma_steps(const sternhalma_board *board, int32_t hole, int32_t *out, size_t cap);

/**
 * Where one hop from a hole lands, in the order of the directions: over one neighbouring piece, of any seat, into
 * the empty hole straight beyond it.
 *
 * @param from  the hole the moving piece left, for a piece in the middle of a chain: it counts as empty even while
 * the board shows the piece there. The hole itself for a piece that stands on it; any number that is no hole for
 * a piece from nowhere on the board
 * @param out   room for STERNHALMA_STEPS_MAX holes
 * @param cap   how many holes there is room for
 * @return how many there are (0 for a number that is no hole), or a negative status
 */
STERNHALMA_API int32_t sternhalma_hops(const sternhalma_board *board, int32_t hole, int32_t from, int32_t *out, size_t cap);

/**
 * Every hole the piece on a hole can end its move on, in hole order: its steps, and every hole that a chain of
 * hops lands on. Never the hole itself.
 *
 * @param out  room for STERNHALMA_REACH_MAX holes
 * @param cap  how many holes there is room for
 * @return how many there are (0 for an empty hole and a number that is no hole), or a negative status
 */
STERNHALMA_API int32_t sternhalma_reach(const sternhalma_board *board, int32_t from, int32_t *out, size_t cap);

/**
 * The way a move goes, from first and to last: two holes for a step, and for a chain every hole it lands on. A
 * hole that a step reaches is always shown as the step. A chain is a shortest one, and of those the one whose
 * directions, compared hop by hop from the start, come first.
 *
 * @param out  room for STERNHALMA_PATH_MAX holes
 * @param cap  how many holes there is room for
 * @return how many there are (0 when it is not a move), or a negative status
 */
STERNHALMA_API int32_t sternhalma_path(const sternhalma_board *board, int32_t from, int32_t to, int32_t *out, size_t cap);

/**
 * The moves of the seat to move: for each of its pieces in hole order, its reach in hole order.
 *
 * @param out  room for moves; STERNHALMA_LEGAL_MAX are always enough
 * @param cap  how many moves there is room for
 * @return how many there are, or a negative status
 */
STERNHALMA_API int32_t sternhalma_legal(const sternhalma_board *board, sternhalma_move *out, size_t cap);

/**
 * Moves the piece on a hole to an empty hole, wherever that is, and keeps the key. The seat to move and the game
 * stay as they were.
 *
 * @return 1; 0, and nothing is changed, when from holds no piece or to is not an empty hole
 */
STERNHALMA_API int32_t sternhalma_do_move(sternhalma_board *board, int32_t from, int32_t to);

/**
 * Takes back the move from one hole to another: the piece on to goes back to from.
 *
 * @return 1; 0, and nothing is changed, when to holds no piece or from is not an empty hole
 */
STERNHALMA_API int32_t sternhalma_undo_move(sternhalma_board *board, int32_t from, int32_t to);

/**
 * How many sequences of moves there are, a move being a distinct pair of a start and an end; for comparing one
 * generator with another. The turn passes to the next seat whether or not it is home, and a seat without a move
 * ends its sequence uncounted. The time grows as the count does.
 *
 * @param depth  how many moves, 0 to STERNHALMA_PERFT_MAX
 * @return the count, 1 at depth 0; 0 for a depth out of range or a board that is NULL or out of use
 */
STERNHALMA_API uint64_t sternhalma_perft(const sternhalma_board *board, int32_t depth);

/**
 * As sternhalma_perft, for counts that take long: it can be ended. Since interface 2.
 *
 * @param depth  how many moves, 0 to STERNHALMA_PERFT_MAX
 * @param stop   a flag that ends it when it is not 0, as the options of a search have one; NULL for none
 * @param poll   called on this thread again and again, with some thousand positions in between; any answer but 0 ends
 * it. It must return, and not by longjmp or an exception. NULL for none
 * @param user   handed to poll
 * @param count  where to write the count
 * @return 0; STERNHALMA_PERFT_STOPPED when it was ended, or a negative status (STERNHALMA_ERR_ARGUMENT for a number out of its
 * range), and then nothing is written
 */
STERNHALMA_API int32_t sternhalma_perft_until(const sternhalma_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_undo Taking back
 *
 * What sternhalma_play, sternhalma_pass and sternhalma_resign write and sternhalma_unplay takes. A program keeps
 * it as it is; it need not look inside.
 * @{
 */

/** A piece is moved. */
#define STERNHALMA_KIND_MOVE 1

/** A seat passes. */
#define STERNHALMA_KIND_PASS 2

/** A seat resigns. */
#define STERNHALMA_KIND_RESIGN 3

/** What a game shows at one side of an action. */
typedef struct sternhalma_undo_side {
    /** The key of the position. */
    uint64_t key;
    /** The ply. */
    int64_t ply;
    /** Passes made in a row. */
    int32_t passes;
    /** The seat to move. */
    int32_t to_move;
    /** How the game ended. */
    int32_t how;
    /** The seats home in their order, four bits each from the low end, and a 1 above the last. */
    uint32_t home;
    /** The seats that resigned, likewise. */
    uint32_t resigned;
    /** 0. */
    int32_t reserved;
} sternhalma_undo_side;

/** What takes an action back. */
typedef struct sternhalma_undo_info {
    /** STERNHALMA_KIND_MOVE, STERNHALMA_KIND_PASS or STERNHALMA_KIND_RESIGN. */
    int32_t kind;
    /** Where a move started, -1 for anything else. */
    int32_t from;
    /** Where a move stopped, -1 for anything else. */
    int32_t to;
    /** The seat that did it. */
    int32_t seat;
    /** What the game showed before. */
    sternhalma_undo_side before;
    /** What the game showed after. */
    sternhalma_undo_side after;
} sternhalma_undo_info;

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_play The game a board keeps
 *
 * The board also keeps a game: whose turn it is, who is home, and how it ended. A seat is home when every hole of
 * its home holds a piece and at least one of those is its own; the others play on. A seat with no move passes; a
 * game ends when as many passes were made in a row as seats are still racing, at its cap, or when one seat or none is racing.
 * For a game that remembers its moves see sternhalma_game.
 * @{
 */

/** The game goes on. */
#define STERNHALMA_ONGOING 0

/** The game ended with seats home. */
#define STERNHALMA_BY_HOME 1

/** The game came to its cap. */
#define STERNHALMA_BY_CAP 2

/** As many passes were made in a row as seats were still racing. */
#define STERNHALMA_BY_DEADLOCK 3

/** A resignation left one seat racing, or none. */
#define STERNHALMA_BY_RESIGN 4

/** It was done. */
#define STERNHALMA_PLAY_OK 0

/** The game is over. */
#define STERNHALMA_WHY_OVER 1

/** A number is not a hole. */
#define STERNHALMA_WHY_NOT_A_HOLE 2

/** There is no piece to move. */
#define STERNHALMA_WHY_NO_PIECE 3

/** The piece is another seat's. */
#define STERNHALMA_WHY_NOT_YOURS 4

/** The piece cannot end its move there. */
#define STERNHALMA_WHY_UNREACHABLE 5

/** A seat that has a move may not pass. */
#define STERNHALMA_WHY_HAS_MOVE 6

/** The board has no such seat. */
#define STERNHALMA_WHY_NOT_A_SEAT 7

/** The seat is home already, or has resigned. */
#define STERNHALMA_WHY_SEAT_DONE 8

/** The largest ply and the largest cap. */
#define STERNHALMA_PLY_MAX 2147483647

/**
 * The seat to move moves its piece.
 *
 * @param from  the hole the piece stands in
 * @param to    the hole it stops in, one of its reach
 * @param undo  where to write what sternhalma_unplay takes; may be NULL
 * @return STERNHALMA_PLAY_OK; or, and nothing is changed or written, the first of STERNHALMA_WHY_OVER,
 * STERNHALMA_WHY_NOT_A_HOLE, STERNHALMA_WHY_NO_PIECE, STERNHALMA_WHY_NOT_YOURS and STERNHALMA_WHY_UNREACHABLE
 * that applies, or a negative status
 */
STERNHALMA_API int32_t sternhalma_play(sternhalma_board *board, int32_t from, int32_t to, sternhalma_undo_info *undo);

/**
 * The seat to move passes.
 *
 * @param undo  where to write what sternhalma_unplay takes; may be NULL
 * @return STERNHALMA_PLAY_OK; or, and nothing is changed or written, STERNHALMA_WHY_OVER,
 * STERNHALMA_WHY_HAS_MOVE, or a negative status
 */
STERNHALMA_API int32_t sternhalma_pass(sternhalma_board *board, sternhalma_undo_info *undo);

/**
 * A seat still racing resigns, on its turn or not. It is placed behind every seat that finishes or is still
 * racing, and its pieces stay on the board. A resignation is not a ply.
 *
 * @param undo  where to write what sternhalma_unplay takes; may be NULL
 * @return STERNHALMA_PLAY_OK; or, and nothing is changed or written, the first of STERNHALMA_WHY_OVER,
 * STERNHALMA_WHY_NOT_A_SEAT and STERNHALMA_WHY_SEAT_DONE that applies, or a negative status
 */
STERNHALMA_API int32_t sternhalma_resign(sternhalma_board *board, int32_t seat, sternhalma_undo_info *undo);

/**
 * Takes back a play, a pass or a resignation, the last first. It also works on a clone of the board.
 *
 * @param undo  what that function wrote
 * @return 1; 0, and nothing is changed, when the board is not as it was left then, or the undo is none
 */
STERNHALMA_API int32_t sternhalma_unplay(sternhalma_board *board, const sternhalma_undo_info *undo);

/**
 * A WHY number in words.
 *
 * @param why  STERNHALMA_PLAY_OK or a STERNHALMA_WHY_ number
 * @return text that lives for ever, or NULL for any other number
 */
STERNHALMA_API const char *sternhalma_why_text(int32_t why);

/**
 * Whether the seat to move has no move and the game is not over.
 *
 * @return 1 or 0
 */
STERNHALMA_API int32_t sternhalma_can_pass(const sternhalma_board *board);

/**
 * Whether a seat's home is full, at least one piece in it its own.
 *
 * @return 1 or 0
 */
STERNHALMA_API int32_t sternhalma_home_complete(const sternhalma_board *board, int32_t seat);

/**
 * Whether a seat has been counted home in this game.
 *
 * @return 1 or 0
 */
STERNHALMA_API int32_t sternhalma_finished(const sternhalma_board *board, int32_t seat);

/**
 * A seat's place. The seats home come first, in their order; then those still racing by distance left, equal
 * ones sharing the better place; then those that resigned, the first to resign last.
 *
 * @return 1 the best; 0 while the game runs and the seat is not home; -1 for a seat the board does not have or a
 * board that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_place_of(const sternhalma_board *board, int32_t seat);

/**
 * The place of every seat, in seat order, as sternhalma_place_of gives them.
 *
 * @param out  room for STERNHALMA_SEATS_MAX numbers
 * @param cap  how many numbers there is room for
 * @return how many seats the board has, or a negative status
 */
STERNHALMA_API int32_t sternhalma_places(const sternhalma_board *board, int32_t *out, size_t cap);

/**
 * How far a seat's pieces are from home: the steps from each to the tip of the home, less those of a home full of
 * as many.
 *
 * @return the steps, 0 for a home full of its own pieces; -1 for a seat the board does not have or a board that
 * is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_distance_left(const sternhalma_board *board, int32_t seat);

/**
 * Whether the game has ended.
 *
 * @return 1 or 0
 */
STERNHALMA_API int32_t sternhalma_over(const sternhalma_board *board);

/**
 * How the game ended.
 *
 * @return STERNHALMA_ONGOING or a STERNHALMA_BY_ number; -1 for a board that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_how(const sternhalma_board *board);

/**
 * Moves and passes made; at STERNHALMA_PLY_MAX it stays there.
 *
 * @return the number, or 0 for a board that is NULL or out of use
 */
STERNHALMA_API int64_t sternhalma_ply(const sternhalma_board *board);

/**
 * The ply the game stops at: 1,000 a seat when nobody set another.
 *
 * @return the ply, or 0 for a board that is NULL or out of use
 */
STERNHALMA_API int64_t sternhalma_cap(const sternhalma_board *board);

/**
 * Sets the ply the game stops at. A cap at or under the ply ends the game after the next play, pass or
 * resignation.
 *
 * @param plies  1 to STERNHALMA_PLY_MAX
 * @return 1; 0, and nothing is changed, for another number and once the game is over
 */
STERNHALMA_API int32_t sternhalma_set_cap(sternhalma_board *board, int64_t plies);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_key Keys
 *
 * A key names the pieces, the seat to move and the seat count; boards with the same key show the same position.
 * It is the exclusive or of one number for each piece in its hole, one for the seat to move and one for the seat
 * count. The numbers never change. The piece count and the game are not in a key.
 * @{
 */

/** Room that a key in hex needs, its NUL included. */
#define STERNHALMA_KEY_HEX_MAX 17

/**
 * The position's key.
 *
 * @return the key, or 0 for a board that is NULL or out of use
 */
STERNHALMA_API uint64_t sternhalma_key(const sternhalma_board *board);

/**
 * The position's key as sixteen hex digits, in lower case.
 *
 * @param buf  room for the digits, STERNHALMA_KEY_HEX_MAX bytes
 * @param cap  how many bytes there is room for, the NUL included
 * @return 16, or a negative status
 */
STERNHALMA_API int32_t sternhalma_key_hex(const sternhalma_board *board, char *buf, size_t cap);

/**
 * A key over one seat's pieces alone: where they stand, and nothing of anyone else's.
 *
 * @return the key; 0 for a seat with no piece on the board, a seat the board does not have, or a board that is
 * NULL or out of use
 */
STERNHALMA_API uint64_t sternhalma_own_key(const sternhalma_board *board, int32_t seat);

/**
 * Any key as sixteen hex digits, in lower case.
 *
 * @param buf  room for the digits, STERNHALMA_KEY_HEX_MAX bytes
 * @param cap  how many bytes there is room for, the NUL included
 * @return 16, or STERNHALMA_ERR_NULL
 */
STERNHALMA_API int32_t sternhalma_hex(uint64_t key, char *buf, size_t cap);

/**
 * The number of a seat's piece in a hole.
 *
 * @return the number, never 0; 0 when either is out of range
 */
STERNHALMA_API uint64_t sternhalma_zobrist(int32_t seat, int32_t hole);

/**
 * The number of a seat being the one to move.
 *
 * @return the number, never 0; 0 for a seat that no game has
 */
STERNHALMA_API uint64_t sternhalma_zobrist_move(int32_t seat);

/**
 * The number of a seat count.
 *
 * @return the number, never 0; 0 for a count that is not played
 */
STERNHALMA_API uint64_t sternhalma_zobrist_seats(int32_t seats);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_text Names and moves as text
 *
 * A hole's name is its row's letter, a at the top, and its place in the row from 1. A step is written e5-f5, a
 * chain e5:g5:g7, a pass pass, a resignation resign 2. Reading forgives upper case, and spaces, tabs and line ends
 * around, and takes HOLE-HOLE for any move.
 * @{
 */

/** Room that a hole's name needs, its NUL included. */
#define STERNHALMA_NAME_MAX 4

/** The longest text in bytes that is read as a move; room in which every move as text fits with its NUL. */
#define STERNHALMA_MOVE_TEXT_MAX 256

/** The text is not written like a move, a pass or a resignation: bad_string. */
#define STERNHALMA_FLAG_BAD_STRING 1

/** The star has no such hole: no_such_hole. */
#define STERNHALMA_FLAG_NO_SUCH_HOLE 2

/** There is no piece to move: no_piece. */
#define STERNHALMA_FLAG_NO_PIECE 3

/** The piece is another seat's: not_your_piece. */
#define STERNHALMA_FLAG_NOT_YOUR_PIECE 4

/** The seat to move has no move, and can only pass: must_pass. */
#define STERNHALMA_FLAG_MUST_PASS 5

/** The hole to move to is taken: occupied. */
#define STERNHALMA_FLAG_OCCUPIED 6

/** The piece cannot get there: not_reachable. */
#define STERNHALMA_FLAG_NOT_REACHABLE 7

/** A seat that has a move may not pass: pass_not_allowed. */
#define STERNHALMA_FLAG_PASS_NOT_ALLOWED 8

/** The game has no such seat: no_such_seat. */
#define STERNHALMA_FLAG_NO_SUCH_SEAT 9

/** The seat is home already: seat_finished. */
#define STERNHALMA_FLAG_SEAT_FINISHED 10

/** The seat has resigned already: seat_resigned. */
#define STERNHALMA_FLAG_SEAT_RESIGNED 11

/** The game is over: game_over. */
#define STERNHALMA_FLAG_GAME_OVER 12

/** What a text was read as, or what is to blame for its refusal. */
typedef struct sternhalma_read {
    /**
     * STERNHALMA_KIND_MOVE, STERNHALMA_KIND_PASS or STERNHALMA_KIND_RESIGN; minus the flag for a text that was
     * refused.
     */
    int32_t kind;
    /** Where the move starts, or the hop that is to blame; -1 when there is none. */
    int32_t from;
    /** Where the move stops, or the hop that is to blame; -1 when there is none. */
    int32_t to;
    /** The seat that does it; -1 for a text that was refused. */
    int32_t seat;
    /** Which hop of a chain is to blame, from 1; 0 when none is. */
    int32_t hop;
    /** How many holes of path are used; of a text that was refused 0, or 1 for a move that ends where it starts. */
    int32_t path_len;
    /** The holes the move goes through, by the way it is shown with; the rest is 0. */
    int32_t path[37];
} sternhalma_read;

/**
 * A hole's name.
 *
 * @param buf  room for the name; STERNHALMA_NAME_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL; STERNHALMA_ERR_ARGUMENT for a number that is no hole, or
 * STERNHALMA_ERR_NULL
 */
STERNHALMA_API int32_t sternhalma_name(int32_t hole, char *buf, size_t cap);

/**
 * The hole a name names, in either case.
 *
 * @param name  text ended by a NUL, of which at most STERNHALMA_NAME_MAX bytes are looked at
 * @return the hole, or -1 when the name names none
 */
STERNHALMA_API int32_t sternhalma_hole_named(const char *name);

/**
 * As sternhalma_hole_named, of a text that need not end in a NUL.
 *
 * @param len  its length in bytes
 * @return the hole, or -1 when the name names none
 */
STERNHALMA_API int32_t sternhalma_hole_named_n(const char *name, size_t len);

/**
 * A move as text, by the way it is shown with: e5-f5 for a step, e5:g5:g7 for a chain.
 *
 * @param buf  room for the text; STERNHALMA_MOVE_TEXT_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL; STERNHALMA_ERR_ARGUMENT when it is not a move, or another negative status
 */
STERNHALMA_API int32_t sternhalma_move_text(const sternhalma_board *board, int32_t from, int32_t to, char *buf, size_t cap);

/**
 * Reads a move, a pass or a resignation and judges it against the board, but for whether the game is over.
 * HOLE-HOLE is accepted for any move, HOLE:HOLE(:HOLE) for a chain of hops by any legal way.
 *
 * @param text  text ended by a NUL, of which at most STERNHALMA_MOVE_TEXT_MAX + 1 bytes are looked at
 * @param out   where to write what was read, or what is to blame
 * @return 0, a STERNHALMA_FLAG_ number, or a negative status, and then nothing is written. Flags are judged in
 * this order: bad_string, no_such_hole; for a pass pass_not_allowed; for a resignation no_such_seat,
 * seat_finished, seat_resigned; for a move must_pass, no_piece, not_your_piece, occupied, not_reachable, the last
 * two hop by hop in a chain
 */
STERNHALMA_API int32_t sternhalma_read_move(const sternhalma_board *board, const char *text, sternhalma_read *out);

/**
 * As sternhalma_read_move, of a text that need not end in a NUL; a NUL inside it is a bad string.
 *
 * @param len  its length in bytes
 * @return as sternhalma_read_move
 */
STERNHALMA_API int32_t sternhalma_read_move_n(const sternhalma_board *board, const char *text, size_t len, sternhalma_read *out);

/**
 * Why a text was refused, as a sentence that names the hop that failed.
 *
 * @param refused  what sternhalma_read_move wrote for it
 * @param buf      room for the sentence; STERNHALMA_MOVE_TEXT_MAX bytes are always enough
 * @param cap      how many bytes there is room for, the NUL included
 * @return the length without the NUL; STERNHALMA_ERR_ARGUMENT when it was not refused, or STERNHALMA_ERR_NULL
 */
STERNHALMA_API int32_t sternhalma_read_reason(const sternhalma_read *refused, char *buf, size_t cap);

/**
 * The word for a flag, such as bad_string.
 *
 * @param flag  a STERNHALMA_FLAG_ number
 * @return text that lives for ever, or NULL for any other number
 */
STERNHALMA_API const char *sternhalma_flag_name(int32_t flag);

/**
 * A flag as a sentence.
 *
 * @param flag  a STERNHALMA_FLAG_ number
 * @return text that lives for ever, or NULL for any other number
 */
STERNHALMA_API const char *sternhalma_game_reason(int32_t flag);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_evaluation Evaluation and the simplest player
 *
 * How good a position is for a seat, and a player that hardly looks at it.
 * @{
 */

/** The value of a position for a seat that is home; nothing else comes within 10,000 of it. */
#define STERNHALMA_WIN_SCORE 1000000

/** The largest weight either side of nought. */
#define STERNHALMA_WEIGHT_MAX 1000

/** The most moves of the line in a result. */
#define STERNHALMA_PV_MAX 32

/** How much each term of the evaluation counts. Each is within STERNHALMA_WEIGHT_MAX of nought. */
typedef struct sternhalma_weights {
    /** For each step of distance left. */
    int32_t distance;
    /** For each step the rearmost piece is behind where home begins. */
    int32_t straggler;
    /** For each piece that has to change its hop class. */
    int32_t classes;
    /** For each piece in the home in front of an empty hole deeper in. */
    int32_t blocking;
    /** 0. */
    int32_t reserved[4];
} sternhalma_weights;

/** The move a player chose. */
typedef struct sternhalma_search_result {
    /** Where the move starts, -1 for a pass. */
    int32_t from;
    /** Where the move stops, -1 for a pass. */
    int32_t to;
    /** 1 for a pass, 0 for a move. */
    int32_t is_pass;
    /** How many plies were looked ahead. */
    int32_t depth;
    /** What the position is worth to the seat to move. */
    int32_t score;
    /** 1 when the search stopped before it was through, 0 otherwise. */
    int32_t stopped;
    /** How many positions were looked at. */
    uint64_t nodes;
    /** How many moves of pv are used. */
    int32_t pv_len;
    /** 0. */
    int32_t reserved;
    /** The moves that are expected, this one first, of a longer line the first 32; the rest is 0. */
    sternhalma_move pv[32];
} sternhalma_search_result;

/**
 * Fills in the default weights.
 *
 * @param weights  where to write them; nothing is done for NULL
 */
STERNHALMA_API void sternhalma_weights_default(sternhalma_weights *weights);

/**
 * How good the position is for a seat, higher better: STERNHALMA_WIN_SCORE when it is home or its home is
 * complete, otherwise minus the weighted sum of its distance left, how far behind its rearmost piece is, how many
 * of its pieces are of a wrong hop class (half of what the classes of its pieces and of its home differ by, so that pieces
 * that are missing count too), and how many are in its home in front of an empty hole deeper in. The sum is held
 * within 990,000 of nought.
 *
 * @param weights  the weights, or NULL for the default ones
 * @return the score; INT32_MIN for a seat the board does not have, a weight out of range, or a board that is NULL
 * or out of use
 */
STERNHALMA_API int32_t sternhalma_evaluate(const sternhalma_board *board, int32_t seat, const sternhalma_weights *weights);

/**
 * The weakest player: a seeded random choice among the moves of the seat to move that take a piece nearer home,
 * or among all of them when none does; a pass when there is none. For a game that remembers, ask it of
 * sternhalma_game_board.
 *
 * @param seed    settles the choice; the same seed chooses the same move everywhere
 * @param result  where to write the move; nodes, depth and score are 0
 * @return 0; STERNHALMA_WHY_OVER or a negative status, and then nothing is written
 */
STERNHALMA_API int32_t sternhalma_random_forward(const sternhalma_board *board, uint64_t seed, sternhalma_search_result *result);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_game A game that remembers
 *
 * A game from its start on, always by the rules: it refuses what they do not allow with a flag, remembers what
 * was done, and takes it back. It keeps 16 bytes for each move, pass and resignation; where there is no memory
 * for that, nothing is done.
 * @{
 */

/** The fault is in no part. */
#define STERNHALMA_FIELD_NONE 0

/** The first line of a log. */
#define STERNHALMA_FIELD_HEADER 1

/** How many seats there are. */
#define STERNHALMA_FIELD_SEATS 2

/** How many pieces each starts with. */
#define STERNHALMA_FIELD_PIECES 3

/** The ply the game stops at. */
#define STERNHALMA_FIELD_CAP 4

/** The seat that moves first. */
#define STERNHALMA_FIELD_FIRST 5

/** The position the game starts from. */
#define STERNHALMA_FIELD_POSITION 6

/** How many moves a log has. */
#define STERNHALMA_FIELD_MOVES 7

/** One of the moves of a log. */
#define STERNHALMA_FIELD_MOVE 8

/**
 * A game that remembers. Made by sternhalma_game_new, sternhalma_game_replay and sternhalma_game_clone, released
 * by sternhalma_game_free.
 */
typedef struct sternhalma_game sternhalma_game;

/**
 * What a game is made with: filled by sternhalma_game_options_init, then changed. With a position nothing else
 * can be given.
 */
typedef struct sternhalma_game_options {
    /**
     * The size of this struct in bytes, as sternhalma_game_options_init sets it; a smaller one, or a larger one
     * with anything but 0 in its unknown part, is a bad argument.
     */
    uint32_t size;
    /** 1, 2, 3, 4 or 6; 0: not given, which is 2. One seat crosses alone. */
    int32_t seats;
    /** 10, or 15 for one, two or three seats; 0: not given, which is 10. */
    int32_t pieces;
    /** The seat that moves first; -1: not given, which is 0. */
    int32_t first;
    /** The ply the game stops at, 1 to STERNHALMA_PLY_MAX; 0: not given, which is 1,000 a seat. */
    int64_t cap;
    /** A position string to start from, which is only looked at while the game is made; NULL: not given. */
    const char *position;
    /** The length of position in bytes; 0: it ends at its NUL. */
    size_t position_len;
} sternhalma_game_options;

/** Why no game could be made of some options or of a log, and where that was seen. */
typedef struct sternhalma_error {
    /** The part at fault, a STERNHALMA_FIELD_ number; 0 for none. */
    int32_t field;
    /**
     * What is wrong: a STERNHALMA_POS_ number for a position, a STERNHALMA_FLAG_ number for a move, and
     * STERNHALMA_FLAG_BAD_STRING for the rest; 0 for nothing.
     */
    int32_t code;
    /** The byte at fault, from 0: of the position, or of the log. */
    int64_t offset;
    /** The line of a log at fault, from 1; 0 for options. */
    int64_t line;
    /** The byte of that line, from 1; 0 for options. */
    int64_t column;
} sternhalma_error;

/**
 * Fills in options for a game of two seats from the set-up.
 *
 * @param options  where to write them; nothing is done for NULL
 */
STERNHALMA_API void sternhalma_game_options_init(sternhalma_game_options *options);

/**
 * A game from its start.
 *
 * @param options  what it is made with
 * @param game     where to write the game, which the caller owns; NULL is written when there is none
 * @param error    where to write what is wrong, all 0 when nothing is; may be NULL
 * @return 0; the code of what is wrong, as in error; or a negative status, and then error is not written
 */
STERNHALMA_API int32_t sternhalma_game_new(const sternhalma_game_options *options, sternhalma_game **game, sternhalma_error *error);

/**
 * Why no game is made of some options, in a sentence: "the game is
 * played by 1, 2, 3, 4 or 6 seats". Since interface 2.
 *
 * @param options  what it is to be made with
 * @param buf      room for the sentence; STERNHALMA_REASON_MAX bytes are always enough
 * @param cap      how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; STERNHALMA_ERR_ARGUMENT for options of which a game is made, or
 * another negative status
 */
STERNHALMA_API int32_t sternhalma_game_options_reason(const sternhalma_game_options *options, char *buf, size_t cap);

/**
 * What is wrong with a part of some options or of a log, in words.
 *
 * @param field  the field of a sternhalma_error
 * @param code   its code
 * @return text that lives for ever, or NULL for numbers that no error has
 */
STERNHALMA_API const char *sternhalma_error_text(int32_t field, int32_t code);

/**
 * A copy of a game, with all that can be undone and done again.
 *
 * @return a game the caller owns, or NULL when memory ran out or for a game that is NULL or out of use
 */
STERNHALMA_API sternhalma_game *sternhalma_game_clone(const sternhalma_game *game);

/**
 * Releases a game.
 *
 * @param game  the game; NULL is fine
 */
STERNHALMA_API void sternhalma_game_free(sternhalma_game *game);

/**
 * How many games exist, made and not yet freed, over all threads. The boards inside games are not in
 * sternhalma_live.
 *
 * @return the number of games
 */
STERNHALMA_API int32_t sternhalma_game_live(void);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_game_play Playing a game that remembers
 *
 * Every function here that changes a game either does what it was asked and answers 0, or answers the flag that
 * says why not and changes nothing.
 * @{
 */

/**
 * What the seat to move may do: its moves as sternhalma_legal has them, or one { -1, -1 } for the pass when it
 * has none, which sternhalma_game_pass makes; nothing when the game is over.
 *
 * @param out  room for moves; STERNHALMA_LEGAL_MAX are always enough
 * @param cap  how many moves there is room for
 * @return how many there are, or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_legal(const sternhalma_game *game, sternhalma_move *out, size_t cap);

/**
 * The way a move goes, as sternhalma_path.
 *
 * @param out  room for STERNHALMA_PATH_MAX holes
 * @param cap  how many holes there is room for
 * @return how many there are (0 when it is not a move), or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_path(const sternhalma_game *game, int32_t from, int32_t to, int32_t *out, size_t cap);

/**
 * A move as text, as sternhalma_move_text.
 *
 * @param buf  room for the text; STERNHALMA_MOVE_TEXT_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL; STERNHALMA_ERR_ARGUMENT when it is not a move, or another negative status
 */
STERNHALMA_API int32_t sternhalma_game_move_text(const sternhalma_game *game, int32_t from, int32_t to, char *buf, size_t cap);

/**
 * Does what a text says for the seat to move: e5-f5, e5:g5:g7, e5-g7, pass, resign 2. What was undone before can
 * then no longer be done again.
 *
 * @param text  text ended by a NUL, of which at most STERNHALMA_MOVE_TEXT_MAX + 1 bytes are looked at
 * @return 0; or, and nothing is changed, game_over or a flag as sternhalma_read_move judges, or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_play(sternhalma_game *game, const char *text);

/**
 * As sternhalma_game_play, of a text that need not end in a NUL; a NUL inside it is a bad string.
 *
 * @param len  its length in bytes
 * @return as sternhalma_game_play
 */
STERNHALMA_API int32_t sternhalma_game_play_n(sternhalma_game *game, const char *text, size_t len);

/**
 * The seat to move moves a piece. For the pass that sternhalma_game_legal lists as { -1, -1 } there is
 * sternhalma_game_pass.
 *
 * @param from  the hole the piece stands in
 * @param to    the hole it stops in
 * @return 0; or, and nothing is changed, the first of the flags game_over, no_such_hole, must_pass, no_piece,
 * not_your_piece, occupied and not_reachable that applies, or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_play_move(sternhalma_game *game, int32_t from, int32_t to);

/**
 * The seat to move passes.
 *
 * @return 0; or, and nothing is changed, one of the flags game_over and pass_not_allowed, or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_pass(sternhalma_game *game);

/**
 * A seat still racing gives up, on its turn or not.
 *
 * @return 0; or, and nothing is changed, the first of the flags game_over, no_such_seat, seat_finished and
 * seat_resigned that applies, or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_resign(sternhalma_game *game, int32_t seat);

/**
 * Takes back the last move, pass or resignation.
 *
 * @return 1; 0 when there is nothing to take back
 */
STERNHALMA_API int32_t sternhalma_game_undo(sternhalma_game *game);

/**
 * Does again what was last undone.
 *
 * @return 1; 0 when nothing is undone, or something else was done since
 */
STERNHALMA_API int32_t sternhalma_game_redo(sternhalma_game *game);

/**
 * Judges a text as sternhalma_game_play does, without doing what it says.
 *
 * @param text  text ended by a NUL, of which at most STERNHALMA_MOVE_TEXT_MAX + 1 bytes are looked at
 * @param out   where to write what was read, or what is to blame
 * @return 0, game_over or a flag as sternhalma_read_move judges, or a negative status, and then nothing is written
 */
STERNHALMA_API int32_t sternhalma_game_read_move(const sternhalma_game *game, const char *text, sternhalma_read *out);

/**
 * As sternhalma_game_read_move, of a text that need not end in a NUL; a NUL inside it is a bad string.
 *
 * @param len  its length in bytes
 * @return as sternhalma_game_read_move
 */
STERNHALMA_API int32_t sternhalma_game_read_move_n(const sternhalma_game *game, const char *text, size_t len, sternhalma_read *out);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_game_state What a game that remembers shows
 *
 * Whose turn it is, what stands where, and how the game came out.
 * @{
 */

/** How a game that is over came out. */
typedef struct sternhalma_game_outcome {
    /** How it ended, a STERNHALMA_BY_ number. */
    int32_t how;
    /** How many seats there are. */
    int32_t seats;
    /** How many seats got home. */
    int32_t home_len;
    /** 0. */
    int32_t reserved;
    /** Moves and passes made. */
    int64_t plies;
    /** The place of each seat, in seat order, 1 the best; the rest is 0. */
    int32_t places[6];
    /** The seats that got home, in the order they did; the rest is -1. */
    int32_t home[6];
} sternhalma_game_outcome;

/**
 * The seat whose turn it is; when the game is over, the one whose turn it was last.
 *
 * @return the seat, or -1 for a game that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_game_to_move(const sternhalma_game *game);

/**
 * Whether the game has ended.
 *
 * @return 1 or 0
 */
STERNHALMA_API int32_t sternhalma_game_over(const sternhalma_game *game);

/**
 * How the game ended.
 *
 * @return STERNHALMA_ONGOING or a STERNHALMA_BY_ number; -1 for a game that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_game_how(const sternhalma_game *game);

/**
 * How the game came out.
 *
 * @param out  where to write it
 * @return 1; 0, and nothing is written, while the game goes on
 */
STERNHALMA_API int32_t sternhalma_game_result(const sternhalma_game *game, sternhalma_game_outcome *out);

/**
 * How the game came out, as a sentence such as "cap at ply 40: 1. seat 2 (home), 2. seat 0, 2. seat 1".
 *
 * @param buf  room for the sentence
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL; 0, and an empty text, while the game goes on; or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_result_text(const sternhalma_game *game, char *buf, size_t cap);

/**
 * The seats home, in the order they got there.
 *
 * @param out  room for STERNHALMA_SEATS_MAX numbers
 * @param cap  how many numbers there is room for
 * @return how many there are, or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_finished(const sternhalma_game *game, int32_t *out, size_t cap);

/**
 * Every seat's place, in seat order.
 *
 * @param out  room for STERNHALMA_SEATS_MAX numbers
 * @param cap  how many numbers there is room for
 * @return how many seats there are, or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_places(const sternhalma_game *game, int32_t *out, size_t cap);

/**
 * A seat's place, as sternhalma_place_of.
 *
 * @return 1 the best; 0 while the game goes on and the seat is not home; -1 for a seat that does not play or a
 * game that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_game_place_of(const sternhalma_game *game, int32_t seat);

/**
 * How far a seat's pieces are from home, as sternhalma_distance_left, but 0 for a seat that is home: a rival's
 * piece may have filled its last hole.
 *
 * @return the steps; -1 for a seat that does not play or a game that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_game_distance_left(const sternhalma_game *game, int32_t seat);

/**
 * The seat whose piece is in a hole.
 *
 * @param hole  0 to 120
 * @return the seat; -1 for an empty hole, a number that is no hole, or a game that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_game_at(const sternhalma_game *game, int32_t hole);

/**
 * The seat whose piece is in the hole of a name.
 *
 * @param name  a hole's name, ended by a NUL
 * @return the seat; -1 for an empty hole, a name that names none, or a game that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_game_at_name(const sternhalma_game *game, const char *name);

/**
 * Moves and passes made. A game from a position goes on counting from what the position says.
 *
 * @return the number, or 0 for a game that is NULL or out of use
 */
STERNHALMA_API int64_t sternhalma_game_ply(const sternhalma_game *game);

/**
 * The ply the game stops at.
 *
 * @return the ply, or 0 for a game that is NULL or out of use
 */
STERNHALMA_API int64_t sternhalma_game_cap(const sternhalma_game *game);

/**
 * How many seats there are.
 *
 * @return 1, 2, 3, 4 or 6, or -1 for a game that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_game_seats(const sternhalma_game *game);

/**
 * How many pieces each seat has.
 *
 * @return 10 or 15, or -1 for a game that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_game_pieces(const sternhalma_game *game);

/**
 * The seat that moved first.
 *
 * @return the seat; -1 for a game from a position, or one that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_game_first(const sternhalma_game *game);

/**
 * The position the game was started from.
 *
 * @param buf  room for the string; STERNHALMA_POSITION_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL; 0, and an empty text, for a game from the set-up; or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_start(const sternhalma_game *game, char *buf, size_t cap);

/**
 * Whether it is a game of one seat crossing alone.
 *
 * @return 1 or 0
 */
STERNHALMA_API int32_t sternhalma_game_solo(const sternhalma_game *game);

/**
 * The position as a string, as sternhalma_to_string.
 *
 * @param buf  room for the string; STERNHALMA_POSITION_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_position(const sternhalma_game *game, char *buf, size_t cap);

/**
 * The position's key, as sternhalma_key.
 *
 * @return the key, or 0 for a game that is NULL or out of use
 */
STERNHALMA_API uint64_t sternhalma_game_key(const sternhalma_game *game);

/**
 * A copy of the board, to look at as closely as one likes; it is counted in sternhalma_live.
 *
 * @return a board the caller owns, or NULL when memory ran out or for a game that is NULL or out of use
 */
STERNHALMA_API sternhalma_board *sternhalma_game_board(const sternhalma_game *game);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_log What a game remembers
 *
 * The moves made, the arrangements a seat's pieces have had, and the whole game as a text, the log:
 *
 * @code{.unparsed}
 * sternhalma 1
 * seats 3
 * pieces 10
 * cap 3000
 * first 0
 * moves 2
 * d1-e5
 * resign 1
 * @endcode
 *
 * In place of the lines from seats to first stands start and a position when the game started from one. After the
 * number of moves follows one move, pass or resignation a line.
 * @{
 */

/**
 * How many moves, passes and resignations were made in this game and not undone.
 *
 * @return the number, or -1 for a game that is NULL or out of use
 */
STERNHALMA_API int32_t sternhalma_game_move_count(const sternhalma_game *game);

/**
 * One of them as text: a move by the way it was shown with on the board of its time. It takes a walk through the
 * game to it from the nearer end; sternhalma_game_moves has all of them at once.
 *
 * @param i    which one, from 0
 * @param buf  room for the text; STERNHALMA_MOVE_TEXT_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL; STERNHALMA_ERR_ARGUMENT when there is none, or another negative status
 */
STERNHALMA_API int32_t sternhalma_game_move_at(const sternhalma_game *game, int32_t i, char *buf, size_t cap);

/**
 * Every move, pass and resignation as text, in order, each ended by a newline.
 *
 * @param buf  room for the text
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_moves(const sternhalma_game *game, char *buf, size_t cap);

/**
 * Every arrangement a seat's pieces have had, as sternhalma_own_key: the start, and then one for each of its
 * moves, repeats kept.
 *
 * @param seat  the seat, or -1 for the one to move
 * @param out   room for keys
 * @param cap   how many keys there is room for
 * @return how many there are (0 for a seat that does not play), or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_history(const sternhalma_game *game, int32_t seat, uint64_t *out, size_t cap);

/**
 * The game as text, which sternhalma_game_replay reads.
 *
 * @param buf  room for the text
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, or a negative status
 */
STERNHALMA_API int32_t sternhalma_game_log(const sternhalma_game *game, char *buf, size_t cap);

/**
 * The game that a log describes, with everything done in it done again. Lines may end with a carriage return and a
 * newline, and the last one without either. A byte-order mark before the first line and blank lines after the last are
 * forgiven.
 *
 * @param text   the log, ended by a NUL
 * @param game   where to write the game, which the caller owns; NULL is written when the log is refused
 * @param error  where to write what is wrong and where, all 0 when nothing is; may be NULL
 * @return 0; the code of what is wrong, as in error; or a negative status, and then error is not written
 */
STERNHALMA_API int32_t sternhalma_game_replay(const char *text, sternhalma_game **game, sternhalma_error *error);

/**
 * As sternhalma_game_replay, of a text that need not end in a NUL; a NUL inside it is refused as any other
 * character that does not belong.
 *
 * @param len  its length in bytes
 * @return as sternhalma_game_replay
 */
STERNHALMA_API int32_t sternhalma_game_replay_n(const char *text, size_t len, sternhalma_game **game, sternhalma_error *error);

/**
 * Why a log is refused, in a sentence that begins with the line and the byte of it: "line 8, column 7: hop 2, from e5
 * to g7: the hole holds a piece". Since
 * interface 2.
 *
 * @param text  the text
 * @param len   its length in bytes
 * @param buf   room for the sentence; STERNHALMA_REASON_MAX bytes are always enough
 * @param cap   how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; STERNHALMA_ERR_ARGUMENT for a text that is accepted, or another
 * negative status
 */
STERNHALMA_API int32_t sternhalma_game_replay_reason_n(const char *text, size_t len, char *buf, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_options Options that are refused
 *
 * A function that takes options refuses those that are out of their range with STERNHALMA_ERR_ARGUMENT, and NULL where there
 * has to be something with STERNHALMA_ERR_NULL. sternhalma_search_options_check,
 * sternhalma_solve_options_check and sternhalma_drawing_options_check tell which one it is.
 * @{
 */

/** All the options together: they are NULL. */
#define STERNHALMA_OPTION_OPTIONS 1

/** The size of the options: they are not initialised, or newer than the library. */
#define STERNHALMA_OPTION_SIZE 2

/** A number that is 0. */
#define STERNHALMA_OPTION_RESERVED 3

/** The most plies to look ahead. */
#define STERNHALMA_OPTION_DEPTH 4

/** The most memory for positions already looked at. */
#define STERNHALMA_OPTION_TABLE_KIB 5

/** How many positions of each level a solver keeps, or the width of a picture. */
#define STERNHALMA_OPTION_WIDTH 6

/** Where a move that is drawn starts. */
#define STERNHALMA_OPTION_FROM 7

/** Where a move that is drawn stops. */
#define STERNHALMA_OPTION_TO 8

/** Whose interest each seat follows. */
#define STERNHALMA_OPTION_MODE 10

/** How positions are valued. */
#define STERNHALMA_OPTION_EVALUATION 11

/** The keys to be avoided: they are NULL. */
#define STERNHALMA_OPTION_AVOID 12

/** How many keys there are. */
#define STERNHALMA_OPTION_AVOID_LEN 13

/** The memory a solver may take. */
#define STERNHALMA_OPTION_MEMORY_KIB 14

/** Whether a solver goes on until the crossing is proved to be the shortest. */
#define STERNHALMA_OPTION_EXACT 15

/** How many threads work at a crossing. */
#define STERNHALMA_OPTION_THREADS 16

/** The hole whose piece is drawn with where it can end its move. */
#define STERNHALMA_OPTION_TARGETS_OF 17

/** A number among the weights that is 0. */
#define STERNHALMA_OPTION_WEIGHT_RESERVED 18

/** The weight of the distance left. */
#define STERNHALMA_OPTION_WEIGHT_DISTANCE 19

/** The weight of the rearmost piece. */
#define STERNHALMA_OPTION_WEIGHT_STRAGGLER 20

/** The weight of hop classes. */
#define STERNHALMA_OPTION_WEIGHT_CLASSES 21

/** The weight of pieces in front of an empty hole of the home. */
#define STERNHALMA_OPTION_WEIGHT_BLOCKING 22

/** Room in which every sentence of sternhalma_option_error_text fits with its NUL. */
#define STERNHALMA_OPTION_TEXT_MAX 256

/** An option that is refused, and the numbers that it takes. Since interface 2. */
typedef struct sternhalma_option_error {
    /** The option, a STERNHALMA_OPTION_ number; 0 for none. */
    int32_t option;
    /** 0. */
    int32_t reserved;
    /** The number that it was given. */
    int64_t value;
    /** The least number that it takes. */
    int64_t least;
    /** The greatest number that it takes; INT64_MAX when there is none. */
    int64_t most;
    /** The name of the field, such as "depth" or "weights.distance", ended by a NUL. */
    char name[32];
} sternhalma_option_error;

/**
 * What is wrong with an option, in a sentence: "depth -1 is out of range (at least 0)". Since interface 2.
 *
 * @param error  what a check wrote
 * @param buf    room for the text; STERNHALMA_OPTION_TEXT_MAX bytes are always enough
 * @param cap    how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; STERNHALMA_ERR_ARGUMENT when option is no STERNHALMA_OPTION_ number,
 * or another negative status
 */
STERNHALMA_API int32_t sternhalma_option_error_text(const sternhalma_option_error *error, char *buf, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_drawing Drawings
 *
 * A board as a picture, an SVG image, and as lines of text. In a picture the pieces of the six seats differ in colour
 * and in mark, in an order that is always the same: blue with a dot, orange with a triangle, green with a square,
 * pink with a diamond, red with a cross, pale blue with a bar.
 * @{
 */

/** Room in which every drawing as text fits with its NUL. */
#define STERNHALMA_TEXT_MAX 512

/** Room in which every drawing as a picture fits with its NUL. */
#define STERNHALMA_SVG_MAX 32768

/** The width of a picture in pixels when none is asked for. */
#define STERNHALMA_SVG_WIDTH 408

/** The largest width of a picture in pixels. */
#define STERNHALMA_SVG_WIDTH_MAX 65536

/** What a drawing shows beside the pieces: filled by sternhalma_drawing_options_init, then changed. */
typedef struct sternhalma_drawing_options {
    /** The size of this struct in bytes. */
    uint32_t size;
    /** Not 0 to show the names of the holes, in text the letters of the rows. */
    int32_t names;
    /**
     * Where a move starts that is shown as the way it goes: the last one that was made, or one that could be made
     * now. Where the board has no such way, as other pieces have moved since, it is a straight line. -1 for none, or
     * of a game for its last move.
     */
    int32_t from;
    /** Where that move stops, -1 for none. */
    int32_t to;
    /** A hole, to show where the piece on it can end its move; -1 for none. */
    int32_t targets_of;
    /**
     * The width of a picture in pixels, up to STERNHALMA_SVG_WIDTH_MAX; 0 for STERNHALMA_SVG_WIDTH. The height follows
     * from it.
     */
    int32_t width;
} sternhalma_drawing_options;

/**
 * Fills in what shows the pieces and nothing else.
 *
 * @param options  where to write it; nothing is done for NULL
 */
STERNHALMA_API void sternhalma_drawing_options_init(sternhalma_drawing_options *options);

/**
 * Whether a drawing takes some options, and which of them it refuses first. Since interface 2.
 *
 * @param options  what is asked for, or NULL for the pieces alone
 * @param error    where to write the option that is refused, all 0 when none is; may be NULL
 * @return 0, or a negative status, as a drawing answers with these options (STERNHALMA_ERR_ARGUMENT for an option out of its
 * range, STERNHALMA_ERR_NULL for a pointer)
 */
STERNHALMA_API int32_t sternhalma_drawing_options_check(const sternhalma_drawing_options *options, sternhalma_option_error *error);

/**
 * A board as an SVG image: ASCII text of one element a line, five to twelve kilobytes.
 *
 * @param options  what it shows, or NULL for the pieces alone
 * @param buf      room for the image; STERNHALMA_SVG_MAX bytes are always enough
 * @param cap      how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; STERNHALMA_ERR_ARGUMENT for a number in the options that is
 * out of range, or another negative status
 */
STERNHALMA_API int32_t sternhalma_svg(const sternhalma_board *board, const sternhalma_drawing_options *options, char *buf, size_t cap);

/**
 * A board as seventeen lines of text, each with its line end: a digit is a piece of that seat, a dot an empty hole, a
 * star a hole that can be reached, a colon a hole that the move goes through, and brackets are round the piece that
 * was moved, or the one that is to move.
 *
 * @param options  what it shows, or NULL for the pieces alone
 * @param buf      room for the text; STERNHALMA_TEXT_MAX bytes are always enough
 * @param cap      how many bytes there is room for, the NUL included
 * @return as sternhalma_svg
 */
STERNHALMA_API int32_t sternhalma_text(const sternhalma_board *board, const sternhalma_drawing_options *options, char *buf, size_t cap);

/**
 * A game as an SVG image, as sternhalma_svg, with its last move unless the options have another.
 *
 * @param options  what it shows, or NULL for the pieces and the last move
 * @param buf      room for the image; STERNHALMA_SVG_MAX bytes are always enough
 * @param cap      how many bytes there is room for, the NUL included
 * @return as sternhalma_svg
 */
STERNHALMA_API int32_t sternhalma_game_svg(const sternhalma_game *game, const sternhalma_drawing_options *options, char *buf, size_t cap);

/**
 * A game as lines of text, as sternhalma_text, with its last move unless the options have another.
 *
 * @param options  what it shows, or NULL for the pieces and the last move
 * @param buf      room for the text; STERNHALMA_TEXT_MAX bytes are always enough
 * @param cap      how many bytes there is room for, the NUL included
 * @return as sternhalma_svg
 */
STERNHALMA_API int32_t sternhalma_game_text(const sternhalma_game *game, const sternhalma_drawing_options *options, char *buf, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_search Choosing a move
 *
 * A search is bounded in positions looked at and never in seconds: every position searched and every child
 * evaluated counts one. The same board, options and seed give the same answer on every machine. The first ply is
 * always looked at whole; after that a search that runs out answers with the best move of the last depth it
 * finished. The seed settles ties and nothing else.
 * @{
 */

/**
 * The mode that wins most with the board's number of seats. With more than three seats still racing it looks 1, 3, 5
 * and so on plies ahead, and another number only when that is the `depth` asked for.
 */
#define STERNHALMA_SEARCH_AUTO 0

/** Every rival against the seat to move, which for two seats is the plain game. */
#define STERNHALMA_SEARCH_PARANOID 1

/** Every seat for itself. */
#define STERNHALMA_SEARCH_MAXN 2

/** The rivals answer each move with the one move of all theirs that is worst for the seat to move. */
#define STERNHALMA_SEARCH_BEST_REPLY 3

/** No search: the move that sternhalma_random_forward chooses. */
#define STERNHALMA_SEARCH_RANDOM_FORWARD 4

/** The search's own evaluation while the weights are the default ones, otherwise the documented sum. */
#define STERNHALMA_EVALUATION_AUTO 0

/** The documented sum, sternhalma_evaluate, with the weights given. */
#define STERNHALMA_EVALUATION_DOCUMENTED 1

/** The search's own evaluation. */
#define STERNHALMA_EVALUATION_OWN 2

/** The budget when none is given. */
#define STERNHALMA_SEARCH_BUDGET 100000

/** The most plies a search looks ahead. */
#define STERNHALMA_SEARCH_DEPTH_MAX 60

/** The least memory a search can be given, in KiB. */
#define STERNHALMA_SEARCH_TABLE_KIB_MIN 64

/** The highest level of sternhalma_level. */
#define STERNHALMA_LEVELS 7

/**
 * Memory that searches share one after the other: it answers as sternhalma_search does, and saves making the memory
 * anew. Made by sternhalma_searcher_new, released by sternhalma_searcher_free.
 */
typedef struct sternhalma_searcher sternhalma_searcher;

/** What a search is asked for: filled by sternhalma_search_options_init, then changed. */
typedef struct sternhalma_search_options {
    /** The size of this struct in bytes. */
    uint32_t size;
    /** Whose interest each seat follows, a STERNHALMA_SEARCH_ number. */
    int32_t mode;
    /**
     * The most plies to look ahead, 0 or more; more than STERNHALMA_SEARCH_DEPTH_MAX are as many as that, and 0 is as
     * many as the budget allows.
     */
    int32_t depth;
    /** How positions are valued, a STERNHALMA_EVALUATION_ number. */
    int32_t evaluation;
    /**
     * The most memory for positions already looked at, in KiB, from STERNHALMA_SEARCH_TABLE_KIB_MIN up, rounded down
     * to a power of two; 0 for 65,536. A search takes at most sixteen bytes for each position of its budget, rounded up
     * to a power of two, within STERNHALMA_SEARCH_TABLE_KIB_MIN and this; it begins with few and takes more as it
     * stores positions.
     */
    int32_t table_kib;
    /** 0. */
    int32_t reserved;
    /** How many positions may be looked at; the first ply is whole whatever it says. */
    uint64_t budget;
    /** Settles ties between moves. */
    uint64_t seed;
    /** The weights of the documented sum. */
    sternhalma_weights weights;
    /**
     * Own keys of the seat to move, as sternhalma_own_key and sternhalma_game_history give them: no move leads back
     * to one of them while another move exists. May be NULL when there are none. STERNHALMA_SEARCH_RANDOM_FORWARD asks
     * for none of them.
     */
    const uint64_t *avoid;
    /** How many keys there are. */
    size_t avoid_len;
    /**
     * A flag that stops the search when it is not 0, looked at at least every 1,024 positions; sternhalma_search_stop
     * sets it. NULL for none.
     */
    const int32_t *stop;
    /**
     * Told of the result so far after each depth; any answer but 0 stops the search. It must return, and not by
     * longjmp or an exception. NULL for none.
     */
    int32_t (*progress)(const sternhalma_search_result *result, void *user);
    /** Handed to progress and to poll. */
    void *user;
    /**
     * Called on the thread of the call at least every 4,096 positions, for hosts that have to look after signals; any
     * answer but 0 stops the search as the flag does. It must return, and not by longjmp or an exception. NULL for none.
     * Since interface 2.
     */
    int32_t (*poll)(void *user);
} sternhalma_search_options;

/**
 * Fills in the default options: as deep as 100,000 positions allow, seed 0.
 *
 * @param options  where to write them; nothing is done for NULL
 */
STERNHALMA_API void sternhalma_search_options_init(sternhalma_search_options *options);

/**
 * As sternhalma_search_options_init, for a struct of the caller's size: what later versions have added is filled in, too, as far as the struct
 * has it. A C program need not call it, as the header has sternhalma_search_options_init stand for it. Since interface 2.
 *
 * @param options  where to write them; nothing is done for NULL
 * @param size     the size of the struct in bytes; nothing is done for one that no version has
 */
STERNHALMA_API void sternhalma_search_options_init_sized(sternhalma_search_options *options, size_t size);

/** As the function, for the struct of this header: see sternhalma_search_options_init_sized. */
#define sternhalma_search_options_init(options) sternhalma_search_options_init_sized(options, sizeof(sternhalma_search_options))

/**
 * Whether a search takes some options, and which of them it refuses first. Since interface 2.
 *
 * @param options  what is asked for
 * @param error    where to write the option that is refused, all 0 when none is; may be NULL
 * @return 0, or a negative status, as a search answers with these options (STERNHALMA_ERR_ARGUMENT for an option out of its
 * range, STERNHALMA_ERR_NULL for a pointer)
 */
STERNHALMA_API int32_t sternhalma_search_options_check(const sternhalma_search_options *options, sternhalma_option_error *error);

/**
 * Fills in the options of a level of play: 1 is sternhalma_random_forward, 2 looks one ply ahead, and from there each
 * looks at about four times as many positions as the one below, up to 200,000. With two seats each level wins seven
 * games of ten or more against the one below it; the more seats there are, the less the levels from 4 on differ.
 *
 * @param level    1, the weakest, to STERNHALMA_LEVELS
 * @param options  where to write them
 * @return 0, or a negative status (STERNHALMA_ERR_ARGUMENT for another number), and then nothing is written
 */
STERNHALMA_API int32_t sternhalma_level(int32_t level, sternhalma_search_options *options);

/**
 * As sternhalma_level, for a struct of the caller's size: what later versions have added is filled in, too, as far as the struct
 * has it. A C program need not call it, as the header has sternhalma_level stand for it. Since interface 2.
 *
 * @param level    1, the weakest, to STERNHALMA_LEVELS
 * @param options  where to write them; nothing is done for NULL
 * @param size     the size of the struct in bytes; nothing is done for one that no version has
 * @return as sternhalma_level
 */
STERNHALMA_API int32_t sternhalma_level_sized(int32_t level, sternhalma_search_options *options, size_t size);

/** As the function, for the struct of this header: see sternhalma_level_sized. */
#define sternhalma_level(level, options) sternhalma_level_sized(level, options, sizeof(sternhalma_search_options))

/**
 * Sets a stop flag. It may be called from another thread and from a signal handler.
 *
 * @param flag  what the options of a search point to as stop; nothing is done for NULL
 */
STERNHALMA_API void sternhalma_search_stop(int32_t *flag);

/**
 * The move the seat to move should make. The board is not changed.
 *
 * @param options  what is asked for
 * @param result   where to write the move, or the pass
 * @return 0; STERNHALMA_WHY_OVER, or a negative status (STERNHALMA_ERR_ARGUMENT for an option out of its range,
 * STERNHALMA_ERR_MEMORY when the memory cannot be had), and then nothing is written
 */
STERNHALMA_API int32_t sternhalma_search(const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *result);

/**
 * The move the seat to move of a game should make, as sternhalma_search, but that the arrangements its pieces have
 * had in this game (see sternhalma_game_history) are avoided, besides those in the options. Level 1 and
 * STERNHALMA_SEARCH_RANDOM_FORWARD avoid nothing.
 *
 * @param options  what is asked for
 * @param result   where to write the move, or the pass
 * @return as sternhalma_search
 */
STERNHALMA_API int32_t sternhalma_game_search(const sternhalma_game *game, const sternhalma_search_options *options, sternhalma_search_result *result);

/**
 * The best moves of the seat to move, best first, for hints: each with its score and the line that is expected after
 * it. They share the budget, so that each is looked at less deeply than by sternhalma_search. The board is not changed.
 *
 * @param options  what is asked for; progress is told of the best move
 * @param results  room for as many results as are asked for, the first the best; nodes and stopped are those of the
 * whole search in each of them
 * @param most     how many moves are asked for, at least 1
 * @param count    where to write how many results there are: fewer when there are not as many moves that may be
 * chosen; 1, with is_pass, for a seat that has to pass, and 1 with STERNHALMA_SEARCH_RANDOM_FORWARD
 * @return as sternhalma_search
 */
STERNHALMA_API int32_t sternhalma_search_moves(const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *results, size_t most, int32_t *count);

/**
 * The best moves of the seat to move of a game, as sternhalma_search_moves, but that the arrangements its pieces have
 * had in this game are avoided, as sternhalma_game_search does.
 *
 * @param options  what is asked for; progress is told of the best move
 * @param results  room for as many results as are asked for
 * @param most     how many moves are asked for, at least 1
 * @param count    where to write how many results there are
 * @return as sternhalma_search
 */
STERNHALMA_API int32_t sternhalma_game_search_moves(const sternhalma_game *game, const sternhalma_search_options *options, sternhalma_search_result *results, size_t most, int32_t *count);

/**
 * A searcher without any memory yet.
 *
 * @return a searcher the caller owns, or NULL when memory ran out
 */
STERNHALMA_API sternhalma_searcher *sternhalma_searcher_new(void);

/**
 * Releases a searcher.
 *
 * @param searcher  the searcher; NULL is fine
 */
STERNHALMA_API void sternhalma_searcher_free(sternhalma_searcher *searcher);

/**
 * The move the seat to move should make, as sternhalma_search, with the memory of a searcher.
 *
 * @param options  what is asked for
 * @param result   where to write the move, or the pass
 * @return as sternhalma_search
 */
STERNHALMA_API int32_t sternhalma_searcher_search(sternhalma_searcher *searcher, const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *result);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_solve The shortest crossing
 *
 * The fewest moves in which a lone seat comes home, and the shortest game of two seats that help each other. George I.
 * Bell proved that ten pieces need 27 moves and two seats together 30 plies ("The Shortest Game of Chinese Checkers and
 * Related Problems", INTEGERS 9, 2009). Work is bounded by a width and not by time; the same board and options give
 * the same moves on every machine and with any number of threads.
 * @{
 */

/** The crossing was found. */
#define STERNHALMA_SOLVE_OK 0

/** The board has another number of seats than the solver is for. */
#define STERNHALMA_SOLVE_SEATS 1

/** With so many pieces there is no crossing. */
#define STERNHALMA_SOLVE_PIECES 2

/** It was stopped before it found anything. */
#define STERNHALMA_SOLVE_STOPPED 3

/** The width was not enough to find anything. */
#define STERNHALMA_SOLVE_NOT_FOUND 4

/** The most positions of a level that are kept. */
#define STERNHALMA_SOLVE_WIDTH_MAX 16777216

/** The least memory a solver can be given, in KiB. */
#define STERNHALMA_SOLVE_MEMORY_KIB_MIN 64

/** The most threads that work at a crossing. */
#define STERNHALMA_SOLVE_THREADS_MAX 256

/** How far a solver is. */
typedef struct sternhalma_solve_progress {
    /** How many levels have been grown, forward and backward together: no crossing in fewer moves was found. */
    int32_t levels;
    /** How many positions the last of them has. */
    int32_t width;
    /** How many positions have been looked at. */
    uint64_t positions;
} sternhalma_solve_progress;

/** What a solver is asked for: filled by sternhalma_solve_options_init, then changed. */
typedef struct sternhalma_solve_options {
    /** The size of this struct in bytes. */
    uint32_t size;
    /**
     * How many positions of each level are kept, up to STERNHALMA_SOLVE_WIDTH_MAX; 0 for as many as usually find the
     * shortest crossing known. Fewer are kept when the memory is not enough.
     */
    int32_t width;
    /** The memory it may take, in KiB, from STERNHALMA_SOLVE_MEMORY_KIB_MIN up. */
    int32_t memory_kib;
    /**
     * 1 to go on until the crossing is proved to be the shortest, as far as the memory allows. Two seats together are
     * never proved.
     */
    int32_t exact;
    /**
     * How many threads work at it, 1 to STERNHALMA_SOLVE_THREADS_MAX; fewer do where the memory is not enough for all.
     * Two seats together are one thread's work.
     */
    int32_t threads;
    /** 0. */
    int32_t reserved;
    /**
     * A flag that stops the solver when it is not 0, looked at at least every 1,024 positions; sternhalma_search_stop
     * sets it. NULL for none.
     */
    const int32_t *stop;
    /**
     * Told after each level, on the thread of the caller; any answer but 0 stops the solver. It must return, and not by
     * longjmp or an exception. NULL for none.
     */
    int32_t (*progress)(const sternhalma_solve_progress *progress, void *user);
    /** Handed to progress and to poll. */
    void *user;
    /**
     * Called on the thread of the call at least every 4,096 positions, for hosts that have to look after signals; any
     * answer but 0 stops the solver as the flag does. It must return, and not by longjmp or an exception. NULL for none.
     * Since interface 2.
     */
    int32_t (*poll)(void *user);
} sternhalma_solve_options;

/** A crossing, or a game of two seats; its moves are written beside it. */
typedef struct sternhalma_solution {
    /** How many moves it has. */
    int32_t move_count;
    /** 1 when nothing was left out that could have led to one in fewer moves, 0 otherwise. */
    int32_t proved;
    /** None takes fewer moves than this: a bound from the rows, the longest hops and the hop classes. */
    int32_t least;
    /** 1 when it was stopped before all that it was asked for was done, 0 otherwise. */
    int32_t stopped;
    /** How many positions were looked at. */
    uint64_t positions;
    /** The most memory that levels of positions took at one time, in bytes, with what was set aside to grow them. */
    uint64_t bytes;
} sternhalma_solution;

/**
 * Fills in the default options: the width that finds 27 moves for ten pieces and the best known for others, one thread,
 * 16 MiB.
 *
 * @param options  where to write them; nothing is done for NULL
 */
STERNHALMA_API void sternhalma_solve_options_init(sternhalma_solve_options *options);

/**
 * As sternhalma_solve_options_init, for a struct of the caller's size: what later versions have added is filled in, too, as far as the struct
 * has it. A C program need not call it, as the header has sternhalma_solve_options_init stand for it. Since interface 2.
 *
 * @param options  where to write them; nothing is done for NULL
 * @param size     the size of the struct in bytes; nothing is done for one that no version has
 */
STERNHALMA_API void sternhalma_solve_options_init_sized(sternhalma_solve_options *options, size_t size);

/** As the function, for the struct of this header: see sternhalma_solve_options_init_sized. */
#define sternhalma_solve_options_init(options) sternhalma_solve_options_init_sized(options, sizeof(sternhalma_solve_options))

/**
 * Whether a solver takes some options, and which of them it refuses first. Since interface 2.
 *
 * @param options  what is asked for
 * @param error    where to write the option that is refused, all 0 when none is; may be NULL
 * @return 0, or a negative status, as a solver answers with these options (STERNHALMA_ERR_ARGUMENT for an option out of its
 * range, STERNHALMA_ERR_NULL for a pointer)
 */
STERNHALMA_API int32_t sternhalma_solve_options_check(const sternhalma_solve_options *options, sternhalma_option_error *error);

/**
 * A crossing in few moves for a board of one seat: from what stands on it, with however many pieces, until
 * sternhalma_distance_left is 0. Whether the game is over is not asked. The board is not changed.
 *
 * @param options   what is asked for
 * @param moves     room for the moves, the first first; NULL with no room for none
 * @param cap       how many moves there is room for
 * @param solution  where to write what was found
 * @return 0; STERNHALMA_SOLVE_SEATS for a board of more seats, STERNHALMA_SOLVE_PIECES when the seat has no piece or
 * more than its home has holes, STERNHALMA_SOLVE_STOPPED, STERNHALMA_SOLVE_NOT_FOUND, or a negative status
 * (STERNHALMA_ERR_ARGUMENT for an option out of its range, STERNHALMA_ERR_MEMORY when the memory allowed, or the memory
 * there is, is not enough), and then nothing is written
 */
STERNHALMA_API int32_t sternhalma_solve(const sternhalma_board *board, const sternhalma_solve_options *options, sternhalma_move *moves, size_t cap, sternhalma_solution *solution);

/**
 * A game in few plies for a board of two seats that help each other: from what stands on it, the seat to move first,
 * until sternhalma_distance_left of one of them is 0, with no earlier ply that ends the game. The board is not changed.
 *
 * @param options   what is asked for; the wider, the longer it takes and the shorter the game may be
 * @param moves     room for the moves of both seats in turn; NULL with no room for none
 * @param cap       how many moves there is room for
 * @param solution  where to write what was found
 * @return as sternhalma_solve; STERNHALMA_SOLVE_SEATS for a board of another number of seats than two,
 * STERNHALMA_SOLVE_PIECES when a seat does not have as many pieces as its home has holes
 */
STERNHALMA_API int32_t sternhalma_solve_together(const sternhalma_board *board, const sternhalma_solve_options *options, sternhalma_move *moves, size_t cap, sternhalma_solution *solution);

/**
 * A STERNHALMA_SOLVE_ number in words.
 *
 * @param answer  STERNHALMA_SOLVE_OK to STERNHALMA_SOLVE_NOT_FOUND
 * @return text that lives for ever, or NULL for any other number
 */
STERNHALMA_API const char *sternhalma_solve_text(int32_t answer);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_constants Constants by name
 *
 * Every number that this header gives a name to, for hosts that load the library while they run and have no
 * preprocessor. Those that read C declarations find the same names in sternhalma.cdef.h.
 * @{
 */

/** Room that a constant's name needs, its NUL included. */
#define STERNHALMA_CONSTANT_NAME_MAX 64

/**
 * The number that a name of this header stands for.
 *
 * @param name   the name, with or without STERNHALMA_ in front, such as "POS_LETTER": text ended by a NUL, of which
 * at most STERNHALMA_CONSTANT_NAME_MAX bytes are looked at
 * @param value  where to write the number
 * @return 1; 0, and nothing is written, when there is no such name or a pointer is NULL
 */
STERNHALMA_API int32_t sternhalma_constant(const char *name, int64_t *value);

/**
 * As sternhalma_constant, of a name that need not end in a NUL.
 *
 * @param len  its length in bytes
 * @return as sternhalma_constant
 */
STERNHALMA_API int32_t sternhalma_constant_n(const char *name, size_t len, int64_t *value);

/**
 * The constants one by one, in the order of this header.
 *
 * @param i      from 0
 * @param value  where to write the number that the name stands for; may be NULL
 * @return the name without STERNHALMA_, text that lives for ever; NULL, and nothing is written, when there are not
 * so many
 */
STERNHALMA_API const char *sternhalma_constant_at(int32_t i, int64_t *value);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup sternhalma_table Function table
 *
 * Every function as a pointer, for hosts that load the library at run time and for those that hand it on.
 * @{
 */

/**
 * Every function of this interface, the prefix sternhalma_ left out.
 * Members with another name: sternhalma_new is board_new, sternhalma_free is board_free.
 * The table grows at its end only, and what stands in it never changes its place or its meaning.
 */
typedef struct sternhalma_api {
    /** The number of the interface the library has, as sternhalma_abi_version tells it. */
    uint32_t abi_version;
    /** The size of the table in bytes. */
    uint32_t size;
    /** The version of the library as text, such as "0.1.0". */
    const char *(*version)(void);
    /** Whether the star was built right. */
    int32_t (*tables_ok)(void);
    /** How many boards exist, made and not yet freed, over all threads. */
    int32_t (*live)(void);
    /** What a negative answer of a status, list or text function means, in words. */
    const char *(*status_text)(int32_t status);
    /** How many holes there are. */
    int32_t (*holes)(void);
    /** A hole's cube coordinates. */
    int32_t (*xy)(int32_t hole, int32_t *x, int32_t *y, int32_t *z);
    /** The hole at some coordinates. */
    int32_t (*hole_at)(int32_t x, int32_t y);
    /** The row of a hole. */
    int32_t (*row_of)(int32_t hole);
    /** Where a hole is in its row. */
    int32_t (*col_of)(int32_t hole);
    /** How many holes a row has. */
    int32_t (*row_len)(int32_t row);
    /** The first hole of a row. */
    int32_t (*row_start)(int32_t row);
    /** The neighbour of a hole in a direction. */
    int32_t (*next_to)(int32_t hole, int32_t dir);
    /** Every neighbour of a hole, in the order of the directions. */
    int32_t (*neighbours)(int32_t hole, int32_t *out, size_t cap);
    /** How many neighbours a hole has. */
    int32_t (*degree)(int32_t hole);
    /** The direction opposite to one. */
    int32_t (*dir_opposite)(int32_t dir);
    /** The point of the star a hole belongs to. */
    int32_t (*point_of)(int32_t hole);
    /** Whether a hole is one of the 24 round the edge of the hexagon. */
    int32_t (*on_ring)(int32_t hole);
    /** A hole's hop class. */
    int32_t (*class_of)(int32_t hole);
    /** The ten holes of a point, in hole order. */
    int32_t (*point_holes)(int32_t point, int32_t *out, size_t cap);
    /**
     * The five holes of the hexagon's ring in front of a point, which a fifteen-piece start also fills, in hole
     * order.
     */
    int32_t (*front)(int32_t point, int32_t *out, size_t cap);
    /** Every pair of neighbouring holes once, the lower hole first, in ascending order. */
    int32_t (*pairs)(sternhalma_pair *out, size_t cap);
    /** Whether the game is played with so many seats and pieces. */
    int32_t (*layout_ok)(int32_t seats, int32_t pieces);
    /** The point a seat starts in, for a number of seats. */
    int32_t (*layout_point)(int32_t seats, int32_t seat);
    /** A board with every seat in its start and seat 0 to move. */
    sternhalma_board *(*board_new)(int32_t seats, int32_t pieces);
    /** A board with every hole empty and seat 0 to move. */
    sternhalma_board *(*new_empty)(int32_t seats, int32_t pieces);
    /** The board that a position string describes. */
    int32_t (*from_string)(const char *text, sternhalma_board **board);
    /** As sternhalma_from_string, of a string that need not end in a NUL. */
    int32_t (*from_string_n)(const char *text, size_t len, sternhalma_board **board, size_t *offset);
    /** A board of its own with the same position and the same game. */
    sternhalma_board *(*clone)(const sternhalma_board *board);
    /** Releases a board. */
    void (*board_free)(sternhalma_board *board);
    /** The position as a string. */
    int32_t (*to_string)(const sternhalma_board *board, char *buf, size_t cap);
    /** A refusal of a position string in words. */
    const char *(*reason)(int32_t code);
    /** The seat whose piece is in a hole. */
    int32_t (*at)(const sternhalma_board *board, int32_t hole);
    /** What stands in every hole, in hole order. */
    int32_t (*cells)(const sternhalma_board *board, int8_t *out, size_t cap);
    /** Sets what stands in every hole at once. */
    int32_t (*set_cells)(sternhalma_board *board, const int8_t *cells, size_t n);
    /** Puts a piece of a seat in a hole, in place of what was there. */
    int32_t (*put)(sternhalma_board *board, int32_t hole, int32_t seat);
    /** Empties a hole. */
    int32_t (*lift)(sternhalma_board *board, int32_t hole);
    /** The seat whose turn it is. */
    int32_t (*to_move)(const sternhalma_board *board);
    /** Makes it a seat's turn. */
    int32_t (*set_to_move)(sternhalma_board *board, int32_t seat);
    /** How many seats the board has. */
    int32_t (*seats)(const sternhalma_board *board);
    /** How many pieces each seat has in the game this board is for. */
    int32_t (*pieces)(const sternhalma_board *board);
    /** How many of a seat's pieces are on the board. */
    int32_t (*count)(const sternhalma_board *board, int32_t seat);
    /** The point a seat starts in. */
    int32_t (*seat_point)(const sternhalma_board *board, int32_t seat);
    /** The empty holes next to a hole, in the order of the directions. */
    int32_t (*steps)(const sternhalma_board *board, int32_t hole, int32_t *out, size_t cap);
    /** Where one hop from a hole lands, in the order of the directions. */
    int32_t (*hops)(const sternhalma_board *board, int32_t hole, int32_t from, int32_t *out, size_t cap);
    /** Every hole the piece on a hole can end its move on, in hole order. */
    int32_t (*reach)(const sternhalma_board *board, int32_t from, int32_t *out, size_t cap);
    /** The way a move goes, from first and to last. */
    int32_t (*path)(const sternhalma_board *board, int32_t from, int32_t to, int32_t *out, size_t cap);
    /** The moves of the seat to move. */
    int32_t (*legal)(const sternhalma_board *board, sternhalma_move *out, size_t cap);
    /** Moves the piece on a hole to an empty hole, wherever that is, and keeps the key. */
    int32_t (*do_move)(sternhalma_board *board, int32_t from, int32_t to);
    /** Takes back the move from one hole to another. */
    int32_t (*undo_move)(sternhalma_board *board, int32_t from, int32_t to);
    /** How many sequences of moves there are, a move being a distinct pair of a start and an end. */
    uint64_t (*perft)(const sternhalma_board *board, int32_t depth);
    /** The seat to move moves its piece. */
    int32_t (*play)(sternhalma_board *board, int32_t from, int32_t to, sternhalma_undo_info *undo);
    /** The seat to move passes. */
    int32_t (*pass)(sternhalma_board *board, sternhalma_undo_info *undo);
    /** A seat still racing resigns, on its turn or not. */
    int32_t (*resign)(sternhalma_board *board, int32_t seat, sternhalma_undo_info *undo);
    /** Takes back a play, a pass or a resignation, the last first. */
    int32_t (*unplay)(sternhalma_board *board, const sternhalma_undo_info *undo);
    /** A WHY number in words. */
    const char *(*why_text)(int32_t why);
    /** Whether the seat to move has no move and the game is not over. */
    int32_t (*can_pass)(const sternhalma_board *board);
    /** Whether a seat's home is full, at least one piece in it its own. */
    int32_t (*home_complete)(const sternhalma_board *board, int32_t seat);
    /** Whether a seat has been counted home in this game. */
    int32_t (*finished)(const sternhalma_board *board, int32_t seat);
    /** A seat's place. */
    int32_t (*place_of)(const sternhalma_board *board, int32_t seat);
    /** The place of every seat, in seat order, as sternhalma_place_of gives them. */
    int32_t (*places)(const sternhalma_board *board, int32_t *out, size_t cap);
    /** How far a seat's pieces are from home. */
    int32_t (*distance_left)(const sternhalma_board *board, int32_t seat);
    /** Whether the game has ended. */
    int32_t (*over)(const sternhalma_board *board);
    /** How the game ended. */
    int32_t (*how)(const sternhalma_board *board);
    /** Moves and passes made. */
    int64_t (*ply)(const sternhalma_board *board);
    /** The ply the game stops at. */
    int64_t (*cap)(const sternhalma_board *board);
    /** Sets the ply the game stops at. */
    int32_t (*set_cap)(sternhalma_board *board, int64_t plies);
    /** The position's key. */
    uint64_t (*key)(const sternhalma_board *board);
    /** The position's key as sixteen hex digits, in lower case. */
    int32_t (*key_hex)(const sternhalma_board *board, char *buf, size_t cap);
    /** A key over one seat's pieces alone. */
    uint64_t (*own_key)(const sternhalma_board *board, int32_t seat);
    /** Any key as sixteen hex digits, in lower case. */
    int32_t (*hex)(uint64_t key, char *buf, size_t cap);
    /** The number of a seat's piece in a hole. */
    uint64_t (*zobrist)(int32_t seat, int32_t hole);
    /** The number of a seat being the one to move. */
    uint64_t (*zobrist_move)(int32_t seat);
    /** The number of a seat count. */
    uint64_t (*zobrist_seats)(int32_t seats);
    /** A hole's name. */
    int32_t (*name)(int32_t hole, char *buf, size_t cap);
    /** The hole a name names, in either case. */
    int32_t (*hole_named)(const char *name);
    /** As sternhalma_hole_named, of a text that need not end in a NUL. */
    int32_t (*hole_named_n)(const char *name, size_t len);
    /** A move as text, by the way it is shown with. */
    int32_t (*move_text)(const sternhalma_board *board, int32_t from, int32_t to, char *buf, size_t cap);
    /** Reads a move, a pass or a resignation and judges it against the board, but for whether the game is over. */
    int32_t (*read_move)(const sternhalma_board *board, const char *text, sternhalma_read *out);
    /** As sternhalma_read_move, of a text that need not end in a NUL. */
    int32_t (*read_move_n)(const sternhalma_board *board, const char *text, size_t len, sternhalma_read *out);
    /** Why a text was refused, as a sentence that names the hop that failed. */
    int32_t (*read_reason)(const sternhalma_read *refused, char *buf, size_t cap);
    /** The word for a flag, such as bad_string. */
    const char *(*flag_name)(int32_t flag);
    /** A flag as a sentence. */
    const char *(*game_reason)(int32_t flag);
    /** Fills in the default weights. */
    void (*weights_default)(sternhalma_weights *weights);
    /** How good the position is for a seat, higher better. */
    int32_t (*evaluate)(const sternhalma_board *board, int32_t seat, const sternhalma_weights *weights);
    /** The weakest player. */
    int32_t (*random_forward)(const sternhalma_board *board, uint64_t seed, sternhalma_search_result *result);
    /** Fills in options for a game of two seats from the set-up. */
    void (*game_options_init)(sternhalma_game_options *options);
    /** A game from its start. */
    int32_t (*game_new)(const sternhalma_game_options *options, sternhalma_game **game, sternhalma_error *error);
    /** What is wrong with a part of some options or of a log, in words. */
    const char *(*error_text)(int32_t field, int32_t code);
    /** A copy of a game, with all that can be undone and done again. */
    sternhalma_game *(*game_clone)(const sternhalma_game *game);
    /** Releases a game. */
    void (*game_free)(sternhalma_game *game);
    /** How many games exist, made and not yet freed, over all threads. */
    int32_t (*game_live)(void);
    /** What the seat to move may do. */
    int32_t (*game_legal)(const sternhalma_game *game, sternhalma_move *out, size_t cap);
    /** The way a move goes, as sternhalma_path. */
    int32_t (*game_path)(const sternhalma_game *game, int32_t from, int32_t to, int32_t *out, size_t cap);
    /** A move as text, as sternhalma_move_text. */
    int32_t (*game_move_text)(const sternhalma_game *game, int32_t from, int32_t to, char *buf, size_t cap);
    /** Does what a text says for the seat to move. */
    int32_t (*game_play)(sternhalma_game *game, const char *text);
    /** As sternhalma_game_play, of a text that need not end in a NUL. */
    int32_t (*game_play_n)(sternhalma_game *game, const char *text, size_t len);
    /** The seat to move moves a piece. */
    int32_t (*game_play_move)(sternhalma_game *game, int32_t from, int32_t to);
    /** The seat to move passes. */
    int32_t (*game_pass)(sternhalma_game *game);
    /** A seat still racing gives up, on its turn or not. */
    int32_t (*game_resign)(sternhalma_game *game, int32_t seat);
    /** Takes back the last move, pass or resignation. */
    int32_t (*game_undo)(sternhalma_game *game);
    /** Does again what was last undone. */
    int32_t (*game_redo)(sternhalma_game *game);
    /** Judges a text as sternhalma_game_play does, without doing what it says. */
    int32_t (*game_read_move)(const sternhalma_game *game, const char *text, sternhalma_read *out);
    /** As sternhalma_game_read_move, of a text that need not end in a NUL. */
    int32_t (*game_read_move_n)(const sternhalma_game *game, const char *text, size_t len, sternhalma_read *out);
    /** The seat whose turn it is. */
    int32_t (*game_to_move)(const sternhalma_game *game);
    /** Whether the game has ended. */
    int32_t (*game_over)(const sternhalma_game *game);
    /** How the game ended. */
    int32_t (*game_how)(const sternhalma_game *game);
    /** How the game came out. */
    int32_t (*game_result)(const sternhalma_game *game, sternhalma_game_outcome *out);
    /** How the game came out, as a sentence such as "cap at ply 40: 1. seat 2 (home), 2. seat 0, 2. seat 1". */
    int32_t (*game_result_text)(const sternhalma_game *game, char *buf, size_t cap);
    /** The seats home, in the order they got there. */
    int32_t (*game_finished)(const sternhalma_game *game, int32_t *out, size_t cap);
    /** Every seat's place, in seat order. */
    int32_t (*game_places)(const sternhalma_game *game, int32_t *out, size_t cap);
    /** A seat's place, as sternhalma_place_of. */
    int32_t (*game_place_of)(const sternhalma_game *game, int32_t seat);
    /** How far a seat's pieces are from home, as sternhalma_distance_left, but 0 for a seat that is home. */
    int32_t (*game_distance_left)(const sternhalma_game *game, int32_t seat);
    /** The seat whose piece is in a hole. */
    int32_t (*game_at)(const sternhalma_game *game, int32_t hole);
    /** The seat whose piece is in the hole of a name. */
    int32_t (*game_at_name)(const sternhalma_game *game, const char *name);
    /** Moves and passes made. */
    int64_t (*game_ply)(const sternhalma_game *game);
    /** The ply the game stops at. */
    int64_t (*game_cap)(const sternhalma_game *game);
    /** How many seats there are. */
    int32_t (*game_seats)(const sternhalma_game *game);
    /** How many pieces each seat has. */
    int32_t (*game_pieces)(const sternhalma_game *game);
    /** The seat that moved first. */
    int32_t (*game_first)(const sternhalma_game *game);
    /** The position the game was started from. */
    int32_t (*game_start)(const sternhalma_game *game, char *buf, size_t cap);
    /** Whether it is a game of one seat crossing alone. */
    int32_t (*game_solo)(const sternhalma_game *game);
    /** The position as a string, as sternhalma_to_string. */
    int32_t (*game_position)(const sternhalma_game *game, char *buf, size_t cap);
    /** The position's key, as sternhalma_key. */
    uint64_t (*game_key)(const sternhalma_game *game);
    /** A copy of the board, to look at as closely as one likes. */
    sternhalma_board *(*game_board)(const sternhalma_game *game);
    /** How many moves, passes and resignations were made in this game and not undone. */
    int32_t (*game_move_count)(const sternhalma_game *game);
    /** One of them as text. */
    int32_t (*game_move_at)(const sternhalma_game *game, int32_t i, char *buf, size_t cap);
    /** Every move, pass and resignation as text, in order, each ended by a newline. */
    int32_t (*game_moves)(const sternhalma_game *game, char *buf, size_t cap);
    /** Every arrangement a seat's pieces have had, as sternhalma_own_key. */
    int32_t (*game_history)(const sternhalma_game *game, int32_t seat, uint64_t *out, size_t cap);
    /** The game as text, which sternhalma_game_replay reads. */
    int32_t (*game_log)(const sternhalma_game *game, char *buf, size_t cap);
    /** The game that a log describes, with everything done in it done again. */
    int32_t (*game_replay)(const char *text, sternhalma_game **game, sternhalma_error *error);
    /** As sternhalma_game_replay, of a text that need not end in a NUL. */
    int32_t (*game_replay_n)(const char *text, size_t len, sternhalma_game **game, sternhalma_error *error);
    /** Fills in the default options. */
    void (*search_options_init)(sternhalma_search_options *options);
    /** Sets a stop flag. */
    void (*search_stop)(int32_t *flag);
    /** The move the seat to move should make. */
    int32_t (*search)(const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *result);
    /**
     * The move the seat to move of a game should make, as sternhalma_search, but that the arrangements its pieces have
     * had in this game (see sternhalma_game_history) are avoided, besides those in the options.
     */
    int32_t (*game_search)(const sternhalma_game *game, const sternhalma_search_options *options, sternhalma_search_result *result);
    /** A searcher without any memory yet. */
    sternhalma_searcher *(*searcher_new)(void);
    /** Releases a searcher. */
    void (*searcher_free)(sternhalma_searcher *searcher);
    /** The move the seat to move should make, as sternhalma_search, with the memory of a searcher. */
    int32_t (*searcher_search)(sternhalma_searcher *searcher, const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *result);
    /** Fills in the options of a level of play. */
    int32_t (*level)(int32_t level, sternhalma_search_options *options);
    /** The best moves of the seat to move, best first, for hints. */
    int32_t (*search_moves)(const sternhalma_board *board, const sternhalma_search_options *options, sternhalma_search_result *results, size_t most, int32_t *count);
    /**
     * The best moves of the seat to move of a game, as sternhalma_search_moves, but that the arrangements its pieces have
     * had in this game are avoided, as sternhalma_game_search does.
     */
    int32_t (*game_search_moves)(const sternhalma_game *game, const sternhalma_search_options *options, sternhalma_search_result *results, size_t most, int32_t *count);
    /** Fills in the default options. */
    void (*solve_options_init)(sternhalma_solve_options *options);
    /** A crossing in few moves for a board of one seat. */
    int32_t (*solve)(const sternhalma_board *board, const sternhalma_solve_options *options, sternhalma_move *moves, size_t cap, sternhalma_solution *solution);
    /** A game in few plies for a board of two seats that help each other. */
    int32_t (*solve_together)(const sternhalma_board *board, const sternhalma_solve_options *options, sternhalma_move *moves, size_t cap, sternhalma_solution *solution);
    /** A STERNHALMA_SOLVE_ number in words. */
    const char *(*solve_text)(int32_t answer);
    /** The number that a name of this header stands for. */
    int32_t (*constant)(const char *name, int64_t *value);
    /** As sternhalma_constant, of a name that need not end in a NUL. */
    int32_t (*constant_n)(const char *name, size_t len, int64_t *value);
    /** The constants one by one, in the order of this header. */
    const char *(*constant_at)(int32_t i, int64_t *value);
    /** Fills in what shows the pieces and nothing else. */
    void (*drawing_options_init)(sternhalma_drawing_options *options);
    /** A board as an SVG image. */
    int32_t (*svg)(const sternhalma_board *board, const sternhalma_drawing_options *options, char *buf, size_t cap);
    /** A board as seventeen lines of text, each with its line end. */
    int32_t (*text)(const sternhalma_board *board, const sternhalma_drawing_options *options, char *buf, size_t cap);
    /** A game as an SVG image, as sternhalma_svg, with its last move unless the options have another. */
    int32_t (*game_svg)(const sternhalma_game *game, const sternhalma_drawing_options *options, char *buf, size_t cap);
    /** A game as lines of text, as sternhalma_text, with its last move unless the options have another. */
    int32_t (*game_text)(const sternhalma_game *game, const sternhalma_drawing_options *options, char *buf, size_t cap);
    /** Whether a search takes some options, and which of them it refuses first. */
    int32_t (*search_options_check)(const sternhalma_search_options *options, sternhalma_option_error *error);
    /** Whether a solver takes some options, and which of them it refuses first. */
    int32_t (*solve_options_check)(const sternhalma_solve_options *options, sternhalma_option_error *error);
    /** Whether a drawing takes some options, and which of them it refuses first. */
    int32_t (*drawing_options_check)(const sternhalma_drawing_options *options, sternhalma_option_error *error);
    /** What is wrong with an option, in a sentence. */
    int32_t (*option_error_text)(const sternhalma_option_error *error, char *buf, size_t cap);
    /** As sternhalma_perft, for counts that take long. */
    int32_t (*perft_until)(const sternhalma_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
    /** Why a position string is refused, in a sentence that ends in the byte at fault, from 0. */
    int32_t (*from_string_reason_n)(const char *text, size_t len, char *buf, size_t cap);
    /** Why no game is made of some options, in a sentence. */
    int32_t (*game_options_reason)(const sternhalma_game_options *options, char *buf, size_t cap);
    /** Why a log is refused, in a sentence that begins with the line and the byte of it. */
    int32_t (*game_replay_reason_n)(const char *text, size_t len, char *buf, size_t cap);
    /** The board that sternhalma_to_string wrote, whatever was put on it. */
    int32_t (*restore_n)(const char *text, size_t len, sternhalma_board **board, size_t *offset);
    /** As sternhalma_search_options_init, for a struct of the caller's size. */
    void (*search_options_init_sized)(sternhalma_search_options *options, size_t size);
    /** As sternhalma_solve_options_init, for a struct of the caller's size. */
    void (*solve_options_init_sized)(sternhalma_solve_options *options, size_t size);
    /** As sternhalma_level, for a struct of the caller's size. */
    int32_t (*level_sized)(int32_t level, sternhalma_search_options *options, size_t size);
} sternhalma_api;

/**
 * The table of a library that is at least as new as a caller needs.
 *
 * @param at_least  the number of the interface the caller was written against, STERNHALMA_ABI_VERSION
 * @return the table, which lives for ever, or NULL when the library is older than that
 */
STERNHALMA_API const sternhalma_api *sternhalma_api_get(uint32_t at_least);

/** @} */

#ifdef __cplusplus
}
#endif

#endif /* STERNHALMA_H */
