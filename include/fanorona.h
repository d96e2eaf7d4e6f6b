/**
 * @file fanorona.h
 * @brief Fanorona, the game of Madagascar in which stones are taken by moving up to them or away from them.
 *
 * A complete program: the search plays both sides until the game is over.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <fanorona.h>
 *
 * int main(void)
 * {
 *     fanorona_game_options options;
 *     fanorona_search_options search;
 *     fanorona_search_result found;
 *     fanorona_game *game;
 *     fanorona_game_options_init(&options);
 *     fanorona_search_options_init(&search);
 *     search.budget = 1000;
 *     if (fanorona_game_new(&options, &game, NULL) != 0)
 *         return 1;
 *     while (fanorona_game_search(game, &search, &found) == 0)
 *         fanorona_game_play_move(game, &found.best);
 *     printf("%s after %d moves\n", fanorona_game_how(game), (int)fanorona_game_ply(game));
 *     fanorona_game_free(game);
 *     return 0;
 * }
 * @endcode
 *
 * What holds for every function, unless its own words say otherwise:
 *
 * - **Ownership.** A handle (such as a fanorona_board) is made by a function that says so, as those whose names end in
 *   new, from_string or clone. It belongs to the caller, and is released once by the free function of its kind. No other
 *   function takes a handle over. A text that a function returns as const char * lives for ever; everything else is
 *   written into room that the caller lends.
 * - **Misuse.** Any number, any bytes and NULL anywhere give an answer and change nothing; only a pointer to what
 *   is not there, or is smaller than the function was told, is beyond help.
 * - **Answers.** Each function gives one kind of answer:
 *   *status*: 0 for done, a positive number for the documented reason it was not, a negative FANORONA_ERR_ number
 *   for a misuse;
 *   *did it*: 1 or 0, 0 for every misuse, so that if (fanorona_put(...)) is right;
 *   *number*: -1 where there is none and for every misuse (0 for a yes or no and for a number of 64 bits);
 *   *list* and *text*: how much there is, a negative number for a misuse.
 * - **Lists** are written to out, which has room for cap items: the first cap are written, and how many there are
 *   is returned. NULL and 0 only ask how many. **Texts** are written to buf, which has room for cap bytes: as much as
 *   fits with the NUL is written, and the length without the NUL is returned. NULL and 0 only ask how long it is. On
 *   a negative answer a text buffer with room holds an empty text, and nothing else is written.
 * - **Threads.** There is no global state but constant tables. Functions that take a const handle may run at the
 *   same time on one handle; the others need it for themselves. Different handles are independent, and a handle
 *   may be used and freed on a thread other than the one that made it.
 * - **Internal errors.** Should the library fail, the function answers FANORONA_ERR_INTERNAL (or what its kind
 *   says to a misuse) and its handle is out of use: only freeing it works from then on.
 * - **Words.** What a number means is told by the function of its kind: fanorona_status_text for FANORONA_ERR_,
 *   fanorona_reason for FANORONA_POS_, fanorona_why_text for FANORONA_WHY_, fanorona_error_text for the field and the
 *   code of a fanorona_error, and for FANORONA_FIELD_MOVE and what fanorona_game_play answers. Each answers NULL for a number of another kind. What is wrong
 *   with an option is told by fanorona_option_error_text.
 *
 * Every function and constant here is in the interface since number 1, unless its own words name another.
 */

#ifndef FANORONA_H
#define FANORONA_H

#include <stddef.h>
#include <stdint.h>

/** The version of the library this header belongs to. */
#define FANORONA_VERSION "0.1.0"
/** The first number of the version. */
#define FANORONA_VERSION_MAJOR 0
/** The second number of the version. */
#define FANORONA_VERSION_MINOR 1
/** The third number of the version. */
#define FANORONA_VERSION_PATCH 0
/** The number of this interface, which rises with every addition; see fanorona_abi_version. */
#define FANORONA_ABI_VERSION 2

/**
 * @def FANORONA_API
 * Marks what the library exports. A program on Windows that links the static library defines STERNHALMA_STATIC.
 */
#ifndef FANORONA_API
#if defined(_WIN32) && !defined(STERNHALMA_STATIC)
#define FANORONA_API __declspec(dllimport)
#elif defined(__GNUC__)
#define FANORONA_API __attribute__((visibility("default")))
#else
#define FANORONA_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ================================================================================================ */

/**
 * @defgroup fanorona_version Version and errors
 *
 * What the library is, and what it says when it is misused.
 * @{
 */

/** A pointer that must not be NULL is. */
#define FANORONA_ERR_NULL (-1)

/** A number or a size that the function does not take. */
#define FANORONA_ERR_ARGUMENT (-2)

/** Memory ran out. Nothing was changed. */
#define FANORONA_ERR_MEMORY (-3)

/** A fault of the library's own. The handle it happened on is out of use. */
#define FANORONA_ERR_INTERNAL (-4)

/** The handle is out of use since an internal error; it can only be freed. */
#define FANORONA_ERR_DEAD (-5)

/**
 * The number of this interface: it rises with every addition. A program asks for at least the
 * FANORONA_ABI_VERSION it was compiled with.
 *
 * @return the number, at least 1
 */
FANORONA_API uint32_t fanorona_abi_version(void);

/**
 * The version of the library as text, such as "0.1.0".
 *
 * @return text that lives for ever
 */
FANORONA_API const char *fanorona_version(void);

/**
 * How many boards exist, made and not yet freed, over all threads. For tests: a program that frees what it makes
 * ends with 0.
 *
 * @return the number of boards
 */
FANORONA_API int32_t fanorona_live(void);

/**
 * What a negative answer of a status, list or text function means, in words.
 *
 * @param status  one of the FANORONA_ERR_ numbers
 * @return text that lives for ever, or NULL for any other number
 */
FANORONA_API const char *fanorona_status_text(int32_t status);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_board The board
 *
 * Boards, what stands on them, and whose turn it is. Sides are told by FANORONA_WHITE and FANORONA_BLACK; White moves
 * first.
 * @{
 */

/** Fanoron-tsivy: nine files and five ranks, 22 stones a side. */
#define FANORONA_TSIVY 0

/** Fanoron-dimy: five files and five ranks, 12 stones a side. */
#define FANORONA_DIMY 1

/** Fanoron-telo: three files and three ranks, 4 stones a side. */
#define FANORONA_TELO 2

/** No stone. */
#define FANORONA_EMPTY 0

/** White, which moves first. */
#define FANORONA_WHITE 1

/** Black. */
#define FANORONA_BLACK 2

/** The most points a board has. */
#define FANORONA_POINTS_MAX 45

/** A length in bytes, the NUL included, that no position string goes beyond. */
#define FANORONA_POSITION_MAX 128

/** Room in which every sentence of a refused text fits with its NUL. Since interface 2. */
#define FANORONA_REASON_MAX 256

/** Enough bytes for a key as text, the NUL included. */
#define FANORONA_KEY_HEX_MAX 17

/** The string was accepted. */
#define FANORONA_POS_OK 0

/** There is no string, or it is empty. */
#define FANORONA_POS_NULL 1

/** The string has 128 bytes or more. */
#define FANORONA_POS_LONG 2

/** Ranks that are not those of any board. */
#define FANORONA_POS_SHAPE 3

/** A character in the ranks that is not w, b, a slash or a digit from 1 to 9. */
#define FANORONA_POS_LETTER 4

/** A side to move that is neither w nor b. */
#define FANORONA_POS_SIDE 5

/** More stones of a side than the board is set up with. */
#define FANORONA_POS_COUNT 6

/** A move in progress that cannot be. */
#define FANORONA_POS_CHAIN 7

/** Not the fields there have to be: the ranks and the side, and after those none or three. */
#define FANORONA_POS_FIELD 8

/**
 * A board: what stands where, whose turn it is, and the move in progress. It knows the steps and not how a game ends.
 * Made by fanorona_new, fanorona_from_string and fanorona_clone, released by fanorona_free.
 */
typedef struct fanorona_board fanorona_board;

/**
 * A board set up for a game.
 *
 * @param board  its name, tsivy, dimy or telo, ended by a NUL; NULL for tsivy
 * @return a board the caller owns, or NULL when there is none of that name or memory ran out
 */
FANORONA_API fanorona_board *fanorona_new(const char *board);

/**
 * The board that a position string describes: the ranks from the top with / between them (w, b, and a digit for so
 * many empty points) and the side to move, and in the middle of a move the point of its stone, the number of the
 * direction it went last and the points it has stood on, as in "... b d4 6 d5d4". The board is known by its shape. At
 * most FANORONA_POSITION_MAX bytes are looked at.
 *
 * @param text   the string; NULL is refused as FANORONA_POS_NULL
 * @param board  where to write the board, which the caller owns; NULL is written when the string is refused
 * @return FANORONA_POS_OK, the FANORONA_POS_ number of the first thing that is wrong, FANORONA_ERR_NULL or
 * FANORONA_ERR_MEMORY
 */
FANORONA_API int32_t fanorona_from_string(const char *text, fanorona_board **board);

/**
 * As fanorona_from_string, of a string that need not end in a NUL; a NUL inside it is refused as any other character
 * that does not belong.
 *
 * @param text    the string; NULL is refused as FANORONA_POS_NULL
 * @param len     its length in bytes
 * @param board   where to write the board, which the caller owns; NULL is written when the string is refused
 * @param offset  where to write the byte at which the fault was seen, from 0; 0 for a string that is accepted.
 * May be NULL
 * @return as fanorona_from_string
 */
FANORONA_API int32_t fanorona_from_string_n(const char *text, size_t len, fanorona_board **board, size_t *offset);

/**
 * Why a position string is refused, in a sentence that ends in the byte at fault, from 0. White space, of which none is
 * forgiven, is named: "white space after the position, at byte 31". Since interface 2.
 *
 * @param text  the string; NULL is refused as one that is empty
 * @param len   its length in bytes
 * @param buf   room for the sentence; FANORONA_REASON_MAX bytes are always enough
 * @param cap   how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT for a string that is accepted, or another
 * negative status
 */
FANORONA_API int32_t fanorona_from_string_reason_n(const char *text, size_t len, char *buf, size_t cap);

/**
 * A board of its own with the same position and the same move in progress.
 *
 * @return a board the caller owns, or NULL when memory ran out or for a board that is NULL or out of use
 */
FANORONA_API fanorona_board *fanorona_clone(const fanorona_board *board);

/**
 * Releases a board. Every board that was made is released once, in whatever state it is and on whatever thread.
 *
 * @param board  the board; NULL is fine
 */
FANORONA_API void fanorona_free(fanorona_board *board);

/**
 * The position as a string, which fanorona_from_string reads.
 *
 * @param buf  room for the string; FANORONA_POSITION_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room, or a negative status
 */
FANORONA_API int32_t fanorona_to_string(const fanorona_board *board, char *buf, size_t cap);

/**
 * A refusal of a position string in words.
 *
 * @param code  a FANORONA_POS_ number
 * @return text that lives for ever, or NULL for any other number
 */
FANORONA_API const char *fanorona_reason(int32_t code);

/**
 * Which of the boards it is.
 *
 * @return FANORONA_TSIVY, FANORONA_DIMY or FANORONA_TELO, or -1 for a board that is NULL or out of use
 */
FANORONA_API int32_t fanorona_shape(const fanorona_board *board);

/**
 * The name of a board: tsivy, dimy or telo.
 *
 * @param shape  FANORONA_TSIVY, FANORONA_DIMY or FANORONA_TELO
 * @return text that lives for ever, or NULL for any other number
 */
FANORONA_API const char *fanorona_shape_name(int32_t shape);

/**
 * What stands on a point.
 *
 * @param point  from 0
 * @return FANORONA_EMPTY, FANORONA_WHITE or FANORONA_BLACK; -1 for a number that is no point of the board, or a board
 * that is NULL or out of use
 */
FANORONA_API int32_t fanorona_at(const fanorona_board *board, int32_t point);

/**
 * What stands on every point, in the order of their numbers.
 *
 * @param out  room for FANORONA_POINTS_MAX numbers
 * @param cap  how many numbers there is room for
 * @return how many points the board has, or a negative status
 */
FANORONA_API int32_t fanorona_cells(const fanorona_board *board, int8_t *out, size_t cap);

/**
 * The points a side's stones are on, one bit a point, point 0 the lowest.
 *
 * @param side  FANORONA_WHITE or FANORONA_BLACK
 * @return the set; 0 for any other number, or a board that is NULL or out of use
 */
FANORONA_API uint64_t fanorona_stones(const fanorona_board *board, int32_t side);

/**
 * How many stones a side has.
 *
 * @param side  FANORONA_WHITE or FANORONA_BLACK
 * @return the number, or -1 for any other number or a board that is NULL or out of use
 */
FANORONA_API int32_t fanorona_count(const fanorona_board *board, int32_t side);

/**
 * The side whose turn it is.
 *
 * @return FANORONA_WHITE or FANORONA_BLACK, or -1 for a board that is NULL or out of use
 */
FANORONA_API int32_t fanorona_side(const fanorona_board *board);

/**
 * The key: 64 bits that name the stones, the side to move and the board, but not the move in progress.
 *
 * @return the key, or 0 for a board that is NULL or out of use
 */
FANORONA_API uint64_t fanorona_key(const fanorona_board *board);

/**
 * The key as sixteen hexadecimal digits.
 *
 * @param buf  room for the digits; FANORONA_KEY_HEX_MAX bytes are enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return 16, or a negative status
 */
FANORONA_API int32_t fanorona_key_hex(const fanorona_board *board, char *buf, size_t cap);

/**
 * Whether a move is in progress: a stone has taken and can take again.
 *
 * @return 1 or 0
 */
FANORONA_API int32_t fanorona_in_chain(const fanorona_board *board);

/**
 * The point of the stone that is in the middle of its move.
 *
 * @return the point; -1 when no move is in progress, or for a board that is NULL or out of use
 */
FANORONA_API int32_t fanorona_chain_at(const fanorona_board *board);

/**
 * The points that stone has stood on in this move, its start first and the present one last.
 *
 * @param out  room for FANORONA_POINTS_MAX points
 * @param cap  how many points there is room for
 * @return how many there are (0 when no move is in progress), or a negative status
 */
FANORONA_API int32_t fanorona_chain_path(const fanorona_board *board, int32_t *out, size_t cap);

/**
 * Whether the mover may end the move here: a move is in progress.
 *
 * @return 1 or 0
 */
FANORONA_API int32_t fanorona_can_stop(const fanorona_board *board);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_points Points and lines
 *
 * Points are numbered rank by rank from the near side, from the left in each, from 0: point = (rank - 1) * files +
 * file - 1. Directions go round from east: 0 E, 1 NE, 2 N, 3 NW, 4 W, 5 SW, 6 S, 7 SE.
 * @{
 */

/** How many directions there are. */
#define FANORONA_DIRECTIONS 8

/** Enough bytes for a point's name, the NUL included. */
#define FANORONA_NAME_MAX 3

/**
 * How many points the board has.
 *
 * @return 45, 25 or 9, or -1 for a board that is NULL or out of use
 */
FANORONA_API int32_t fanorona_points(const fanorona_board *board);

/**
 * How many files the board has, named from a on.
 *
 * @return 9, 5 or 3, or -1 for a board that is NULL or out of use
 */
FANORONA_API int32_t fanorona_files(const fanorona_board *board);

/**
 * How many ranks the board has, numbered from 1.
 *
 * @return 5 or 3, or -1 for a board that is NULL or out of use
 */
FANORONA_API int32_t fanorona_ranks(const fanorona_board *board);

/**
 * A point's name: its file as a letter, its rank as a digit.
 *
 * @param point  from 0
 * @param buf    room for the name; FANORONA_NAME_MAX bytes are enough
 * @param cap    how many bytes there is room for, the NUL included
 * @return 2; FANORONA_ERR_ARGUMENT for a number that is no point of the board, or another negative status
 */
FANORONA_API int32_t fanorona_name(const fanorona_board *board, int32_t point, char *buf, size_t cap);

/**
 * The point of a name.
 *
 * @param name  the name, ended by a NUL
 * @return the point; -1 when the board has none of that name, or for a pointer that is NULL or a board out of use
 */
FANORONA_API int32_t fanorona_point_named(const fanorona_board *board, const char *name);

/**
 * Whether a point is strong: joined along its diagonals.
 *
 * @param point  from 0
 * @return 1 or 0; 0 for a number that is no point of the board
 */
FANORONA_API int32_t fanorona_strong(const fanorona_board *board, int32_t point);

/**
 * The points that lines lead to from a point, in the order of the directions.
 *
 * @param point  from 0
 * @param out    room for FANORONA_DIRECTIONS points
 * @param cap    how many points there is room for
 * @return how many there are (0 for a number that is no point of the board), or a negative status
 */
FANORONA_API int32_t fanorona_neighbours(const fanorona_board *board, int32_t point, int32_t *out, size_t cap);

/**
 * The point that a line leads to from a point, one step in a direction.
 *
 * @param point  from 0
 * @param dir    0 to 7
 * @return the point; -1 where no line leads that way, for numbers that are no point of the board or no direction, and
 * for a board that is NULL or out of use
 */
FANORONA_API int32_t fanorona_next_to(const fanorona_board *board, int32_t point, int32_t dir);

/**
 * The direction four round from a direction.
 *
 * @param dir  0 to 7
 * @return the direction opposite, or -1 for a number that is none
 */
FANORONA_API int32_t fanorona_dir_opposite(int32_t dir);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_steps Steps
 *
 * A step moves one stone to the empty point beside it. It takes nothing (a paika), or the unbroken line of the other
 * side's stones straight ahead of where it goes (an approach), or the one straight behind where it was (a
 * withdrawal). When a stone of the side to move can take, only steps that take are legal. After one the same stone may
 * go on taking, but never to a point it has stood on in this move, and never twice running in one direction.
 * @{
 */

/** The step takes nothing. */
#define FANORONA_PAIKA 0

/** It takes the line ahead of where the stone goes. */
#define FANORONA_APPROACH 1

/** It takes the line behind where the stone was. */
#define FANORONA_WITHDRAW 2

/** More steps than there ever are at once. */
#define FANORONA_STEPS_MAX 216

/** fanorona_perft_until or fanorona_perft_moves_until was ended before it had counted everything. Since interface 2. */
#define FANORONA_PERFT_STOPPED 1

/** The step is legal. */
#define FANORONA_WHY_OK 0

/** It begins on no point of the board. */
#define FANORONA_WHY_OFF_BOARD 1

/** No stone stands there. */
#define FANORONA_WHY_NO_STONE 2

/** The stone there is the other side's. */
#define FANORONA_WHY_NOT_YOURS 3

/** No line leads that way: an edge, a diagonal at a point without any, or no direction at all. */
#define FANORONA_WHY_NO_LINE 4

/** A stone stands where the line leads. */
#define FANORONA_WHY_OCCUPIED 5

/** It takes nothing, and a stone can take or a move is in progress. */
#define FANORONA_WHY_MUST_TAKE 6

/** There is nothing to take that way, or no such kind of step. */
#define FANORONA_WHY_TAKES_NOTHING 7

/** Another stone is in the middle of its move. */
#define FANORONA_WHY_NOT_THE_STONE 8

/** The stone has stood there in this move. */
#define FANORONA_WHY_VISITED 9

/** The stone went that way in the step before. */
#define FANORONA_WHY_SAME_DIRECTION 10

/** A step. */
typedef struct fanorona_step_info {
    /** The point the stone is on. */
    int32_t from;
    /** The direction it goes in, 0 to 7. */
    int32_t dir;
    /** FANORONA_PAIKA, FANORONA_APPROACH or FANORONA_WITHDRAW. */
    int32_t kind;
    /** The point it goes to. */
    int32_t to;
    /** The points whose stones it takes, one bit a point, point 0 the lowest. */
    uint64_t taken;
} fanorona_step_info;

/**
 * The steps the side to move may make, by point, then by direction, approach before withdrawal; in the middle of a
 * move those that go on with it.
 *
 * @param out  room for steps; FANORONA_STEPS_MAX are always enough
 * @param cap  how many steps there is room for
 * @return how many there are, or a negative status
 */
FANORONA_API int32_t fanorona_steps(const fanorona_board *board, fanorona_step_info *out, size_t cap);

/**
 * The points whose stones a step takes, nearest first.
 *
 * @param step  the step
 * @param out   room for points; seven are always enough for a step that this library gave
 * @param cap   how many points there is room for
 * @return how many there are (0 for numbers that no step has; the points to take are read as they stand), or a negative status
 */
FANORONA_API int32_t fanorona_taken(const fanorona_step_info *step, int32_t *out, size_t cap);

/**
 * A step as text: d2-e3 for a paika, d2-e3A for an approach, d2-e3W for a withdrawal.
 *
 * @param step  the step, legal or not
 * @param buf   room for the text; FANORONA_MOVE_TEXT_MAX bytes are always enough
 * @param cap   how many bytes there is room for, the NUL included
 * @return the length without the NUL; FANORONA_ERR_ARGUMENT for what is no step of the board, or another negative
 * status
 */
FANORONA_API int32_t fanorona_step_text(const fanorona_board *board, const fanorona_step_info *step, char *buf, size_t cap);

/**
 * Why a step is not legal. It is asked in the order off_board, no_stone, not_yours, not_the_stone, no_line, occupied,
 * visited, same_direction, must_take, takes_nothing.
 *
 * @param from  the point the stone is on
 * @param dir   the direction it goes in
 * @param kind  what it takes
 * @return FANORONA_WHY_OK for a legal step, the first FANORONA_WHY_ number that applies, or a negative status
 */
FANORONA_API int32_t fanorona_why(const fanorona_board *board, int32_t from, int32_t dir, int32_t kind);

/**
 * A reason in words.
 *
 * @param why  a FANORONA_WHY_ number
 * @return text that lives for ever, or NULL for any other number
 */
FANORONA_API const char *fanorona_why_text(int32_t why);

/**
 * How many sequences of so many actions there are, an action being a step or, while a move is in progress, a stop.
 * Nothing asks whether the game is over. To compare one generator with another: the count grows several-fold with
 * each action, and so does the time.
 *
 * @param depth  how many actions, 0 to 12
 * @return the number; 0 for any other depth, or a board that is NULL or out of use
 */
FANORONA_API uint64_t fanorona_perft(const fanorona_board *board, int32_t depth);

/**
 * How many sequences of so many whole moves there are, as fanorona_perft; in the middle of a move the first is the rest
 * of it.
 *
 * @param depth  how many moves, 0 to 12
 * @return the number; 0 for any other depth, or a board that is NULL or out of use
 */
FANORONA_API uint64_t fanorona_perft_moves(const fanorona_board *board, int32_t depth);

/**
 * As fanorona_perft, for counts that take long: it can be ended. Since interface 2.
 *
 * @param depth  how many actions, 0 to 12
 * @param stop   a flag that ends it when it is not 0, as the options of a search have one; NULL for none
 * @param poll   called on this thread again and again, with some thousand positions in between; any answer but 0 ends
 * it. It must return, and not by longjmp or an exception. NULL for none
 * @param user   handed to poll
 * @param count  where to write the number
 * @return 0; FANORONA_PERFT_STOPPED when it was ended, or a negative status (FANORONA_ERR_ARGUMENT for a number out of its
 * range), and then nothing is written
 */
FANORONA_API int32_t fanorona_perft_until(const fanorona_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);

/**
 * As fanorona_perft_moves, for counts that take long: it can be ended. Since interface 2.
 *
 * @param depth  how many moves, 0 to 12
 * @param stop   a flag that ends it when it is not 0, as the options of a search have one; NULL for none
 * @param poll   called on this thread again and again, with some thousand positions in between; any answer but 0 ends
 * it. It must return, and not by longjmp or an exception. NULL for none
 * @param user   handed to poll
 * @param count  where to write the number
 * @return 0; FANORONA_PERFT_STOPPED when it was ended, or a negative status (FANORONA_ERR_ARGUMENT for a number out of its
 * range), and then nothing is written
 */
FANORONA_API int32_t fanorona_perft_moves_until(const fanorona_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_undo Taking back
 *
 * What fanorona_step and fanorona_stop write and fanorona_undo takes. A program keeps it as it is; it need not look
 * inside.
 * @{
 */

/** What takes a step or a stop back. */
typedef struct fanorona_undo_info {
    /** The step; all 0 for a stop. */
    fanorona_step_info step;
    /** The key of the board after it. */
    uint64_t key;
    /** 1 for a stop, 0 for a step. */
    int32_t is_stop;
    /** 1 when the move was in progress after it, otherwise 0. */
    int32_t open;
    /** How many points the stone had stood on in the move before it; 0 between moves. */
    int32_t path_len;
    /** The direction of the step before it; 0 between moves. */
    int32_t last_dir;
    /** Those points, in their order; the rest is 0. */
    int8_t path[48];
} fanorona_undo_info;

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_play Making steps
 *
 * On a board a step is made by the rules, and play goes on whatever happens: after the last stone is taken the turn
 * passes to a side that can do nothing. A game (see fanorona_game) knows when it has ended.
 * @{
 */

/**
 * Makes a step. The turn passes when it takes nothing, or nothing can follow; otherwise the move is in progress, and
 * fanorona_stop ends it.
 *
 * @param from  the point the stone is on
 * @param dir   the direction it goes in, 0 to 7
 * @param kind  FANORONA_PAIKA, FANORONA_APPROACH or FANORONA_WITHDRAW
 * @param undo  where to write what takes it back; may be NULL
 * @return 0; or, and nothing is changed, the FANORONA_WHY_ number that fanorona_why answers, or a negative status
 */
FANORONA_API int32_t fanorona_step(fanorona_board *board, int32_t from, int32_t dir, int32_t kind, fanorona_undo_info *undo);

/**
 * Ends the move in progress.
 *
 * @param undo  where to write what takes it back; may be NULL
 * @return 1; 0, and nothing is changed, when no move is in progress
 */
FANORONA_API int32_t fanorona_stop(fanorona_board *board, fanorona_undo_info *undo);

/**
 * Takes back a step or a stop.
 *
 * @param undo  what fanorona_step or fanorona_stop wrote
 * @return 1; 0, and nothing is changed, when it was not written for a board that stands as this one does
 */
FANORONA_API int32_t fanorona_undo(fanorona_board *board, const fanorona_undo_info *undo);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_moves Whole moves
 *
 * The steps of one stone until the turn passes, and moves as text: d2-e3A-f4W. Reading forgives upper case, and spaces,
 * tabs and line ends around.
 * @{
 */

/** The most steps a move has. */
#define FANORONA_MOVE_STEPS_MAX 22

/** How many moves are listed at most when no other limit is given. */
#define FANORONA_MOVES_LIMIT 10000

/** A length in bytes, the NUL included, that no move as text goes beyond. */
#define FANORONA_MOVE_TEXT_MAX 128

/** The text is not written like a move. */
#define FANORONA_TEXT_BAD 101

/** The text is to stop, and no move is in progress. */
#define FANORONA_TEXT_NOTHING_TO_STOP 102

/** The text is a move, and the game is over. */
#define FANORONA_TEXT_OVER 103

/** A whole move, or what is left of one in progress. */
typedef struct fanorona_move {
    /** How many steps there are; 0 for a stop in the middle of a move. */
    int32_t count;
    /** 1 when a stop is needed after them to end the move, otherwise 0. */
    int32_t stop;
    /** The steps; the rest is 0. */
    fanorona_step_info steps[22];
} fanorona_move;

/**
 * Every whole move of the side to move, in the order of their texts, byte by byte; none in the middle of a move. Moves
 * are different when their steps are: there can be thousands.
 *
 * @param limit  how many there may be; 0 for FANORONA_MOVES_LIMIT
 * @param out    room for moves
 * @param cap    how many moves there is room for
 * @return how many there are; FANORONA_ERR_ARGUMENT, and nothing is written, when they are more than the limit or that is
 * negative; or another negative status
 */
FANORONA_API int32_t fanorona_moves(const fanorona_board *board, int32_t limit, fanorona_move *out, size_t cap);

/**
 * A move as text: the point it begins on, and for each step a dash, the point it goes to, and A for an approach or W for
 * a withdrawal. A move of no steps is stop.
 *
 * @param m    the move, legal or not
 * @param buf  room for the text; FANORONA_MOVE_TEXT_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL; FANORONA_ERR_ARGUMENT for what has steps that are along no line of the board, or
 * another negative status
 */
FANORONA_API int32_t fanorona_move_text(const fanorona_board *board, const fanorona_move *m, char *buf, size_t cap);

/**
 * The whole move that a text tells, or the rest of the move in progress; it is not made. When more steps could follow
 * its last, the move is one that stops there; stop alone ends the move in progress.
 *
 * @param text  text ended by a NUL, of which at most FANORONA_MOVE_TEXT_MAX bytes are looked at
 * @param m     where to write the move
 * @return 0; or, and nothing is written, FANORONA_TEXT_BAD, FANORONA_TEXT_NOTHING_TO_STOP, the FANORONA_WHY_ number of
 * the first step that is not legal, or a negative status
 */
FANORONA_API int32_t fanorona_read_move(const fanorona_board *board, const char *text, fanorona_move *m);

/**
 * As fanorona_read_move, of a text that need not end in a NUL; a NUL inside it is a bad text.
 *
 * @param len  its length in bytes
 * @return as fanorona_read_move
 */
FANORONA_API int32_t fanorona_read_move_n(const fanorona_board *board, const char *text, size_t len, fanorona_move *m);

/**
 * Why a text is refused as a move, in a sentence that ends in the byte at fault, from 0: "d3-e3 takes: write
 * d3-e3A or d3-e3W, at byte 0". Since interface 2.
 *
 * @param text  the text
 * @param len   its length in bytes
 * @param buf   room for the sentence; FANORONA_REASON_MAX bytes are always enough
 * @param cap   how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT for a text that is accepted, or another
 * negative status
 */
FANORONA_API int32_t fanorona_read_move_reason_n(const fanorona_board *board, const char *text, size_t len, char *buf, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_evaluation Evaluation
 *
 * How good a position is, with no looking ahead.
 * @{
 */

/** The score of a win; nothing else comes within 10,000 of it. */
#define FANORONA_WIN_SCORE 1000000

/** The largest weight either side of nought. */
#define FANORONA_WEIGHT_MAX 1000

/** How much each term of the evaluation counts. Each is within FANORONA_WEIGHT_MAX of nought. */
typedef struct fanorona_weights {
    /** For each stone; 100 by default. */
    int32_t stone;
    /** For each stone on a point with diagonals; 0 by default. */
    int32_t strong;
    /** For each step a stone stands nearer the middle than the furthest point; 2 by default. */
    int32_t centre;
    /** For each empty point beside a stone, a point beside two stones twice; 2 by default. */
    int32_t room;
    /** 0. */
    int32_t reserved[4];
} fanorona_weights;

/**
 * Fills in the default weights.
 *
 * @param weights  where to write them; nothing is done for NULL
 */
FANORONA_API void fanorona_weights_default(fanorona_weights *weights);

/**
 * How good the position is for White: the weighted sum over White's stones less that over Black's. It does not ask
 * whether the game is over.
 *
 * @param weights  the weights; NULL for the default ones
 * @return the score; INT32_MIN for a weight or a reserved number out of its range, or a board that is NULL or out of use
 */
FANORONA_API int32_t fanorona_evaluate(const fanorona_board *board, const fanorona_weights *weights);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_game A game that remembers
 *
 * A game is a board with the moves that made it. It refuses a step that is not legal, knows how often a position has
 * occurred, and stops when it has ended.
 * @{
 */

/** How many moves running may take nothing when no other limit is given. */
#define FANORONA_QUIET_LIMIT 60

/** How often a position has to occur for a draw when no other limit is given. */
#define FANORONA_REPEAT 3

/** How many moves a game may have at most, which is also the cap when no other is given. */
#define FANORONA_PLY_CAP 3000

/** The first line of a game as text. */
#define FANORONA_FIELD_HEADER 1

/** The board whose set-up a game begins from. */
#define FANORONA_FIELD_BOARD 2

/** The position a game starts from. */
#define FANORONA_FIELD_POSITION 3

/** How many moves running may take nothing. */
#define FANORONA_FIELD_QUIET_LIMIT 4

/** How often a position has to occur for a draw. */
#define FANORONA_FIELD_REPEAT 5

/** How many moves a game may have. */
#define FANORONA_FIELD_PLY_CAP 6

/** How many moves a game as text has. */
#define FANORONA_FIELD_MOVES 7

/** One of the moves of a game as text. */
#define FANORONA_FIELD_MOVE 8

/** A game. Made by fanorona_game_new, fanorona_game_from_text and fanorona_game_clone, released by fanorona_game_free. */
typedef struct fanorona_game fanorona_game;

/** What a game is made with: filled by fanorona_game_options_init, then changed. */
typedef struct fanorona_game_options {
    /**
     * The size of this struct in bytes, as fanorona_game_options_init sets it; a smaller one, or a larger one with
     * anything but 0 in its unknown part, is a bad argument.
     */
    uint32_t size;
    /**
     * How many moves running, both sides counted, may take nothing before the game is drawn; 0 for any number. 60 by
     * default.
     */
    int32_t quiet_limit;
    /**
     * How often a position has to occur, with the same side to move, for the game to be drawn, at least 2; 0 for never.
     * 3 by default.
     */
    int32_t repeat_limit;
    /** How many moves a game may have before it is drawn, 1 to FANORONA_PLY_CAP, which is the default. */
    int32_t ply_cap;
    /**
     * The name of the board whose set-up the game begins from, ended by a NUL, which is only looked at while the game is
     * made; NULL, without a position: tsivy.
     */
    const char *board;
    /**
     * A position string to start from in place of a board, which is only looked at while the game is made; NULL: not
     * given.
     */
    const char *position;
    /** The length of position in bytes; 0: it ends at its NUL. */
    size_t position_len;
} fanorona_game_options;

/** Why no game could be made of some options or of a text, and where that was seen. */
typedef struct fanorona_error {
    /** The part at fault, a FANORONA_FIELD_ number; 0 for none. */
    int32_t field;
    /**
     * What is wrong: a FANORONA_POS_ number for a position, a FANORONA_WHY_ or FANORONA_TEXT_ number for a move, and
     * FANORONA_TEXT_BAD for the rest; 0 for nothing.
     */
    int32_t code;
    /** The byte at fault, from 0: of the position, or of the text. */
    int64_t offset;
    /** The line of a text at fault, from 1; 0 for options. */
    int64_t line;
    /** The byte of that line, from 1; 0 for options. */
    int64_t column;
} fanorona_error;

/**
 * Fills in options for a game from the set-up of fanoron-tsivy with the default limits.
 *
 * @param options  where to write them; nothing is done for NULL
 */
FANORONA_API void fanorona_game_options_init(fanorona_game_options *options);

/**
 * A game from its start, which is judged at once unless it is in the middle of a move.
 *
 * @param options  what it is made with
 * @param game     where to write the game, which the caller owns; NULL is written when there is none
 * @param error    where to write what is wrong, all 0 when nothing is; may be NULL
 * @return 0; the code of what is wrong, as in error; or a negative status, and then error is not written
 */
FANORONA_API int32_t fanorona_game_new(const fanorona_game_options *options, fanorona_game **game, fanorona_error *error);

/**
 * Why no game is made of some options, in a sentence: "the cap is
 * not a number from 1 to 3000". Since interface 2.
 *
 * @param options  what it is to be made with
 * @param buf      room for the sentence; FANORONA_REASON_MAX bytes are always enough
 * @param cap      how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT for options of which a game is made, or
 * another negative status
 */
FANORONA_API int32_t fanorona_game_options_reason(const fanorona_game_options *options, char *buf, size_t cap);

/**
 * What is wrong with a part of some options or of a game as text, in words.
 *
 * @param field  the field of a fanorona_error
 * @param code   its code
 * @return text that lives for ever, or NULL for numbers that no error has
 */
FANORONA_API const char *fanorona_error_text(int32_t field, int32_t code);

/**
 * A second game with the same position, history and limits. Nothing done before can be taken back in it.
 *
 * @return a game the caller owns, or NULL when memory ran out or for a game that is NULL or out of use
 */
FANORONA_API fanorona_game *fanorona_game_clone(const fanorona_game *game);

/**
 * Releases a game.
 *
 * @param game  the game; NULL is fine
 */
FANORONA_API void fanorona_game_free(fanorona_game *game);

/**
 * How many games exist, made and not yet freed, over all threads. The boards inside games are not in fanorona_live.
 *
 * @return the number of games
 */
FANORONA_API int32_t fanorona_game_live(void);

/**
 * A copy of the board as it stands, to look at as closely as one likes; it is counted in fanorona_live.
 *
 * @return a board the caller owns, or NULL when memory ran out or for a game that is NULL or out of use
 */
FANORONA_API fanorona_board *fanorona_game_board(const fanorona_game *game);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_game_play Playing a game
 *
 * A move is complete when the turn passes: after a step that takes nothing, after a stop, and after a step that takes
 * and leaves nothing that could follow. Only then is it counted, the position written into the history, and the game
 * judged.
 * @{
 */

/** It was done. */
#define FANORONA_PLAY_OK 0

/** The game is over. */
#define FANORONA_PLAY_OVER 1

/** It is not legal; fanorona_game_why says why a step is not. */
#define FANORONA_PLAY_ILLEGAL 2

/**
 * The steps the side to move may make, as fanorona_steps has them; none once the game is over.
 *
 * @param out  room for steps; FANORONA_STEPS_MAX are always enough
 * @param cap  how many steps there is room for
 * @return how many there are, or a negative status
 */
FANORONA_API int32_t fanorona_game_steps(const fanorona_game *game, fanorona_step_info *out, size_t cap);

/**
 * Whether the mover may end the move here: a move is in progress and the game is not over.
 *
 * @return 1 or 0
 */
FANORONA_API int32_t fanorona_game_can_stop(const fanorona_game *game);

/**
 * Plays a step.
 *
 * @param from  the point the stone is on
 * @param dir   the direction it goes in, 0 to 7
 * @param kind  FANORONA_PAIKA, FANORONA_APPROACH or FANORONA_WITHDRAW
 * @return FANORONA_PLAY_OK; or, and nothing is changed, FANORONA_PLAY_OVER, FANORONA_PLAY_ILLEGAL or a negative status
 */
FANORONA_API int32_t fanorona_game_step(fanorona_game *game, int32_t from, int32_t dir, int32_t kind);

/**
 * Ends the move in progress.
 *
 * @return FANORONA_PLAY_OK; or, and nothing is changed, FANORONA_PLAY_OVER, FANORONA_PLAY_ILLEGAL when no move is in
 * progress, or a negative status
 */
FANORONA_API int32_t fanorona_game_stop(fanorona_game *game);

/**
 * What came of the last step or stop, or of the last move that was made. A move refused by its text, and what is taken
 * back, leave it as it was.
 *
 * @return FANORONA_PLAY_OK when it was made, and before any; FANORONA_PLAY_OVER; FANORONA_PLAY_ILLEGAL; -1 for a game
 * that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_refused(const fanorona_game *game);

/**
 * Why the last step was not legal, where fanorona_game_refused says so.
 *
 * @return a FANORONA_WHY_ number; FANORONA_WHY_OK when it was made, or was refused for another reason; -1 for a game
 * that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_why(const fanorona_game *game);

/**
 * Takes back the last step or stop, with the counts and the outcome as they were.
 *
 * @return 1; 0 when there is nothing to take back
 */
FANORONA_API int32_t fanorona_game_undo(fanorona_game *game);

/**
 * Takes back a whole move: the steps of the move in progress when there are any, and otherwise the last completed move.
 *
 * @return 1; 0 when there is nothing to take back
 */
FANORONA_API int32_t fanorona_game_undo_move(fanorona_game *game);

/**
 * How many steps and stops fanorona_game_undo could take back.
 *
 * @return the number, or -1 for a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_depth(const fanorona_game *game);

/**
 * The whole moves of the side to move, as fanorona_moves has them; none when the game is over or a move is in progress.
 *
 * @param limit  how many there may be; 0 for FANORONA_MOVES_LIMIT
 * @param out    room for moves
 * @param cap    how many moves there is room for
 * @return how many there are; FANORONA_ERR_ARGUMENT, and nothing is written, when they are more than the limit or that is
 * negative; or another negative status
 */
FANORONA_API int32_t fanorona_game_moves(const fanorona_game *game, int32_t limit, fanorona_move *out, size_t cap);

/**
 * Plays a whole move, or what is left of the one in progress: each step, then a stop if more could follow. A move of no
 * steps is a stop.
 *
 * @param m  the move, of which what its steps take and where they lead is not looked at
 * @return FANORONA_PLAY_OK; or, and nothing is changed, FANORONA_PLAY_OVER, FANORONA_PLAY_ILLEGAL or a negative status
 */
FANORONA_API int32_t fanorona_game_play_move(fanorona_game *game, const fanorona_move *m);

/**
 * Plays a whole move, or what is left of the one in progress, told by a text such as d2-e3A-f4W or stop.
 *
 * @param text  text ended by a NUL, of which at most FANORONA_MOVE_TEXT_MAX bytes are looked at
 * @return 0; or, and nothing is changed, FANORONA_TEXT_OVER, FANORONA_TEXT_BAD, FANORONA_TEXT_NOTHING_TO_STOP, the
 * FANORONA_WHY_ number of the first step that is not legal, or a negative status
 */
FANORONA_API int32_t fanorona_game_play(fanorona_game *game, const char *text);

/**
 * As fanorona_game_play, of a text that need not end in a NUL; a NUL inside it is a bad text.
 *
 * @param len  its length in bytes
 * @return as fanorona_game_play
 */
FANORONA_API int32_t fanorona_game_play_n(fanorona_game *game, const char *text, size_t len);

/**
 * Judges a text as fanorona_game_play does, without doing what it says.
 *
 * @param text  text ended by a NUL, of which at most FANORONA_MOVE_TEXT_MAX bytes are looked at
 * @param m     where to write the move
 * @return as fanorona_game_play; nothing is written when it is not 0
 */
FANORONA_API int32_t fanorona_game_read_move(const fanorona_game *game, const char *text, fanorona_move *m);

/**
 * As fanorona_game_read_move, of a text that need not end in a NUL; a NUL inside it is a bad text.
 *
 * @param len  its length in bytes
 * @return as fanorona_game_read_move
 */
FANORONA_API int32_t fanorona_game_read_move_n(const fanorona_game *game, const char *text, size_t len, fanorona_move *m);

/**
 * Why a text is refused as a move of the game, in a sentence that ends in the byte at fault, from 0: "d3-e3 takes: write
 * d3-e3A or d3-e3W, at byte 0". Since interface 2.
 *
 * @param text  the text
 * @param len   its length in bytes
 * @param buf   room for the sentence; FANORONA_REASON_MAX bytes are always enough
 * @param cap   how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT for a text that is accepted, or another
 * negative status
 */
FANORONA_API int32_t fanorona_game_read_move_reason_n(const fanorona_game *game, const char *text, size_t len, char *buf, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_game_state What a game shows
 *
 * How it ended, what it has counted, its limits, and its board.
 * @{
 */

/** The game goes on. */
#define FANORONA_ONGOING 0

/** A side has no stones left; the other has won. */
#define FANORONA_BY_STONES 1

/** The side to move has stones and no step, and has lost. */
#define FANORONA_BY_NO_MOVES 2

/** The position has occurred as often as the limit says: a draw. */
#define FANORONA_DRAW_REPETITION 3

/** As many moves running as the limit says have taken nothing: a draw. */
#define FANORONA_DRAW_QUIET 4

/** There were as many moves as the cap allows: a draw. */
#define FANORONA_DRAW_PLY_CAP 5

/**
 * Whether the game has ended.
 *
 * @return 1 or 0
 */
FANORONA_API int32_t fanorona_game_over(const fanorona_game *game);

/**
 * How the game ended. It is asked in the order of the numbers, as one move can satisfy two.
 *
 * @return FANORONA_ONGOING, a FANORONA_BY_ or a FANORONA_DRAW_ number; -1 for a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_outcome(const fanorona_game *game);

/**
 * How the game ended, as a word: stones, no_moves, repetition, quiet or ply_cap.
 *
 * @return text that lives for ever; NULL while the game goes on, or for a game that is NULL or out of use
 */
FANORONA_API const char *fanorona_game_how(const fanorona_game *game);

/**
 * The side that won.
 *
 * @return FANORONA_WHITE or FANORONA_BLACK; 0 for a draw, for a game still going, and for one without any stones; -1 for
 * a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_winner(const fanorona_game *game);

/**
 * Whether the game ended without a winner.
 *
 * @return 1 or 0
 */
FANORONA_API int32_t fanorona_game_is_draw(const fanorona_game *game);

/**
 * How many whole moves were completed.
 *
 * @return the number, or 0 for a game that is NULL or out of use
 */
FANORONA_API int64_t fanorona_game_ply(const fanorona_game *game);

/**
 * How many of them, running up to now, took nothing.
 *
 * @return the number, or -1 for a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_quiet(const fanorona_game *game);

/**
 * How many times the position after the last completed move has occurred, that time included.
 *
 * @return the number, or -1 for a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_repeats(const fanorona_game *game);

/**
 * The key of the position after so many moves.
 *
 * @param ply  how many moves, from 0
 * @param key  where to write it
 * @return 1; 0, and nothing is written, for a number that the game has not reached
 */
FANORONA_API int32_t fanorona_game_key_at(const fanorona_game *game, int64_t ply, uint64_t *key);

/**
 * The keys of every position between moves, the starting one first.
 *
 * @param out  room for keys; FANORONA_PLY_CAP + 1 are always enough
 * @param cap  how many keys there is room for
 * @return how many there are, or a negative status
 */
FANORONA_API int32_t fanorona_game_history(const fanorona_game *game, uint64_t *out, size_t cap);

/**
 * How many moves running may take nothing in this game; 0 for any number.
 *
 * @return the limit, or -1 for a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_quiet_limit(const fanorona_game *game);

/**
 * How often a position has to occur for this game to be drawn; 0 for never.
 *
 * @return the limit, or -1 for a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_repeat(const fanorona_game *game);

/**
 * How many moves this game may have.
 *
 * @return the cap, or -1 for a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_ply_cap(const fanorona_game *game);

/**
 * The position as a string, as fanorona_to_string.
 *
 * @param buf  room for the string; FANORONA_POSITION_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, or a negative status
 */
FANORONA_API int32_t fanorona_game_position(const fanorona_game *game, char *buf, size_t cap);

/**
 * The side to move.
 *
 * @return FANORONA_WHITE or FANORONA_BLACK, or -1 for a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_side(const fanorona_game *game);

/**
 * What stands on a point, as fanorona_at.
 *
 * @param point  from 0
 * @return FANORONA_EMPTY, FANORONA_WHITE or FANORONA_BLACK; -1 for a number that is no point of the board, or a game that
 * is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_at(const fanorona_game *game, int32_t point);

/**
 * How many stones a side has.
 *
 * @param side  FANORONA_WHITE or FANORONA_BLACK
 * @return the number, or -1 for any other number or a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_count(const fanorona_game *game, int32_t side);

/**
 * The key of the board as it stands, as fanorona_key.
 *
 * @return the key, or 0 for a game that is NULL or out of use
 */
FANORONA_API uint64_t fanorona_game_key(const fanorona_game *game);

/**
 * That key as sixteen hexadecimal digits.
 *
 * @param buf  room for the digits; FANORONA_KEY_HEX_MAX bytes are enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return 16, or a negative status
 */
FANORONA_API int32_t fanorona_game_key_hex(const fanorona_game *game, char *buf, size_t cap);

/**
 * Whether a move is in progress.
 *
 * @return 1 or 0
 */
FANORONA_API int32_t fanorona_game_in_chain(const fanorona_game *game);

/**
 * The point of the stone that is in the middle of its move.
 *
 * @return the point; -1 when no move is in progress, or for a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_chain_at(const fanorona_game *game);

/**
 * How good the position is for White, as fanorona_evaluate.
 *
 * @param weights  the weights; NULL for the default ones
 * @return the score; INT32_MIN for a weight or a reserved number out of its range, or a game that is NULL or out of use
 */
FANORONA_API int32_t fanorona_game_evaluate(const fanorona_game *game, const fanorona_weights *weights);

/**
 * Fills in the default weights, as fanorona_weights_default.
 *
 * @param weights  where to write them; nothing is done for NULL
 */
FANORONA_API void fanorona_game_weights(fanorona_weights *weights);

/**
 * The score of a win. A win some moves away scores that many less.
 *
 * @return FANORONA_WIN_SCORE
 */
FANORONA_API int32_t fanorona_game_win_score(void);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_log Games as text
 *
 * What a game began from, its limits, and the moves made since, one a line; the steps of a move in progress stand last,
 * on a line of their own that begins with a +:
 *
 * @code{.unparsed}
 * fanorona 1
 * board tsivy
 * quiet_limit 60
 * repeat 3
 * ply_cap 3000
 * moves 1
 * d3-e3A
 * @endcode
 *
 * In place of the board stands start and a position when the game began from one.
 * @{
 */

/**
 * The game as text, which fanorona_game_from_text reads.
 *
 * @param buf  room for the text
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, or a negative status
 */
FANORONA_API int32_t fanorona_game_to_text(const fanorona_game *game, char *buf, size_t cap);

/**
 * The game that a text tells, with everything done in it done again. Lines may end with a carriage return and a
 * newline, and the last one without either. A byte-order mark before the first line and blank lines after the last are
 * forgiven.
 *
 * @param text   the text, ended by a NUL
 * @param game   where to write the game, which the caller owns; NULL is written when the text is refused
 * @param error  where to write what is wrong and where, all 0 when nothing is; may be NULL
 * @return 0; the code of what is wrong, as in error; or a negative status, and then error is not written
 */
FANORONA_API int32_t fanorona_game_from_text(const char *text, fanorona_game **game, fanorona_error *error);

/**
 * As fanorona_game_from_text, of a text that need not end in a NUL; a NUL inside it is refused as any other character
 * that does not belong.
 *
 * @param len  its length in bytes
 * @return as fanorona_game_from_text
 */
FANORONA_API int32_t fanorona_game_from_text_n(const char *text, size_t len, fanorona_game **game, fanorona_error *error);

/**
 * Why a game as text is refused, in a sentence that begins with the line and the byte of it: "line 7, column 1: d3-e3 takes:
 * write d3-e3A or d3-e3W". Since
 * interface 2.
 *
 * @param text  the text
 * @param len   its length in bytes
 * @param buf   room for the sentence; FANORONA_REASON_MAX bytes are always enough
 * @param cap   how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT for a text that is accepted, or another
 * negative status
 */
FANORONA_API int32_t fanorona_game_from_text_reason_n(const char *text, size_t len, char *buf, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_text Drawings
 *
 * A board for people to look at.
 * @{
 */

/** Enough bytes for a board in letters, the NUL included. */
#define FANORONA_TEXT_MAX 512

/** Enough bytes for a board as a picture, the NUL included. */
#define FANORONA_SVG_MAX 16384

/**
 * The board in letters, for a terminal: its lines, w and b for stones, in capitals the one in the middle of its move, x
 * for the points that one has left, and . for the other empty points. Each line ends with a newline.
 *
 * @param buf  room for the text; FANORONA_TEXT_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, or a negative status
 */
FANORONA_API int32_t fanorona_text(const fanorona_board *board, char *buf, size_t cap);

/**
 * The board as a picture: an SVG document that scales to any size.
 *
 * @param buf  room for the document; FANORONA_SVG_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, or a negative status
 */
FANORONA_API int32_t fanorona_svg(const fanorona_board *board, char *buf, size_t cap);

/**
 * The board of a game in letters, as fanorona_text.
 *
 * @param buf  room for the text; FANORONA_TEXT_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, or a negative status
 */
FANORONA_API int32_t fanorona_game_text(const fanorona_game *game, char *buf, size_t cap);

/**
 * The board of a game as a picture, as fanorona_svg.
 *
 * @param buf  room for the document; FANORONA_SVG_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, or a negative status
 */
FANORONA_API int32_t fanorona_game_svg(const fanorona_game *game, char *buf, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_options Options that are refused
 *
 * A function that takes options refuses those that are out of their range with FANORONA_ERR_ARGUMENT, and NULL where there
 * has to be something with FANORONA_ERR_NULL. fanorona_search_options_check tells
 * which one it is.
 * @{
 */

/** All the options together: they are NULL. */
#define FANORONA_OPTION_OPTIONS 1

/** The size of the options: they are not initialised, or newer than the library. */
#define FANORONA_OPTION_SIZE 2

/** A number that is 0. */
#define FANORONA_OPTION_RESERVED 3

/** The most whole moves to look ahead. */
#define FANORONA_OPTION_DEPTH 4

/** The most memory for positions already looked at. */
#define FANORONA_OPTION_TABLE_KIB 5

/** A number among the weights that is 0. */
#define FANORONA_OPTION_WEIGHT_RESERVED 18

/** The weight of a stone. */
#define FANORONA_OPTION_WEIGHT_STONE 25

/** The weight of a stone on a point with diagonals. */
#define FANORONA_OPTION_WEIGHT_STRONG 26

/** The weight of nearness to the middle. */
#define FANORONA_OPTION_WEIGHT_CENTRE 27

/** The weight of empty points beside stones. */
#define FANORONA_OPTION_WEIGHT_ROOM 28

/** Room in which every sentence of fanorona_option_error_text fits with its NUL. */
#define FANORONA_OPTION_TEXT_MAX 256

/** An option that is refused, and the numbers that it takes. Since interface 2. */
typedef struct fanorona_option_error {
    /** The option, a FANORONA_OPTION_ number; 0 for none. */
    int32_t option;
    /** 0. */
    int32_t reserved;
    /** The number that it was given. */
    int64_t value;
    /** The least number that it takes. */
    int64_t least;
    /** The greatest number that it takes; INT64_MAX when there is none. */
    int64_t most;
    /** The name of the field, such as "depth" or "weights.stone", ended by a NUL. */
    char name[32];
} fanorona_option_error;

/**
 * What is wrong with an option, in a sentence: "depth -1 is out of range (at least 0)". Since interface 2.
 *
 * @param error  what a check wrote
 * @param buf    room for the text; FANORONA_OPTION_TEXT_MAX bytes are always enough
 * @param cap    how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT when option is no FANORONA_OPTION_ number,
 * or another negative status
 */
FANORONA_API int32_t fanorona_option_error_text(const fanorona_option_error *error, char *buf, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_search Choosing a move
 *
 * A search is bounded in positions looked at and never in seconds: the same game, options and seed give the same answer
 * on every machine. Depth is counted in whole moves. At the end of its depth the search does not score a position in
 * which a stone can be taken: it plays the largest captures out, each side in turn, and scores what is left. Where that is
 * at most eight stones, the score is the evaluation less one for each step from each stone of the side with more stones
 * to the nearest of the other side. The first depth is always looked at whole. The seed settles ties and nothing else.
 * @{
 */

/** The budget when none is given. */
#define FANORONA_SEARCH_BUDGET 10000

/** The most whole moves a search looks ahead. */
#define FANORONA_SEARCH_DEPTH_MAX 100

/** The least memory a search can be given, in KiB. */
#define FANORONA_SEARCH_TABLE_KIB_MIN 64

/**
 * Memory that searches share one after the other: it answers as fanorona_game_search does, and saves making the memory
 * anew. Made by fanorona_searcher_new, released by fanorona_searcher_free.
 */
typedef struct fanorona_searcher fanorona_searcher;

/** What a search found. */
typedef struct fanorona_search_result {
    /** The move the side to move should make, or the rest of the one in progress: no steps when the best is to stop. */
    fanorona_move best;
    /** How many positions were looked at. */
    uint64_t nodes;
    /** How many whole moves it looked ahead and finished. */
    int32_t depth;
    /**
     * What the position is worth to the side to move; FANORONA_WIN_SCORE less the whole moves to it for a win that was
     * seen to its end.
     */
    int32_t score;
    /**
     * 1 when the search ended part way through a deeper look: the budget ran out or it was stopped. The move and the score
     * are then those of the deeper look where that found a better move.
     */
    int32_t stopped;
    /** 0. */
    int32_t reserved;
} fanorona_search_result;

/** What a search is asked for: filled by fanorona_search_options_init, then changed. */
typedef struct fanorona_search_options {
    /** The size of this struct in bytes. */
    uint32_t size;
    /**
     * The most whole moves to look ahead, 0 or more; more than FANORONA_SEARCH_DEPTH_MAX are as many as that, and 0 is as
     * many as the budget allows.
     */
    int32_t depth;
    /** How many positions may be looked at; every move is looked at once whatever it says. */
    uint64_t budget;
    /** Settles ties between moves. */
    uint64_t seed;
    /** The weights of the evaluation. */
    fanorona_weights weights;
    /**
     * The most memory for positions already looked at, in KiB, from FANORONA_SEARCH_TABLE_KIB_MIN up, rounded down to a
     * power of two; 0 for 65,536. A search takes at most sixteen bytes for each position of its budget, rounded up to a
     * power of two, within FANORONA_SEARCH_TABLE_KIB_MIN and this; it begins with few and takes more as it stores
     * positions.
     */
    int32_t table_kib;
    /** 0. */
    int32_t reserved;
    /**
     * A flag that stops the search when it is not 0, looked at at least every 1,024 positions; fanorona_search_stop sets
     * it. NULL for none.
     */
    const int32_t *stop;
    /**
     * Told of the result so far after each depth; any answer but 0 stops the search. It must return, and not by longjmp
     * or an exception. NULL for none.
     */
    int32_t (*progress)(const fanorona_search_result *result, void *user);
    /** Handed to progress and to poll. */
    void *user;
    /**
     * Called on the thread of the call at least every 4,096 positions, for hosts that have to look after signals; any
     * answer but 0 stops the search as the flag does. It must return, and not by longjmp or an exception. NULL for none.
     * Since interface 2.
     */
    int32_t (*poll)(void *user);
} fanorona_search_options;

/**
 * Fills in the default options: as deep as 10,000 positions allow, seed 0.
 *
 * @param options  where to write them; nothing is done for NULL
 */
FANORONA_API void fanorona_search_options_init(fanorona_search_options *options);

/**
 * As fanorona_search_options_init, for a struct of the caller's size: what later versions have added is filled in, too, as far as the struct
 * has it. A C program need not call it, as the header has fanorona_search_options_init stand for it. Since interface 2.
 *
 * @param options  where to write them; nothing is done for NULL
 * @param size     the size of the struct in bytes; nothing is done for one that no version has
 */
FANORONA_API void fanorona_search_options_init_sized(fanorona_search_options *options, size_t size);

/** As the function, for the struct of this header: see fanorona_search_options_init_sized. */
#define fanorona_search_options_init(options) fanorona_search_options_init_sized(options, sizeof(fanorona_search_options))

/**
 * Whether a search takes some options, and which of them it refuses first. Since interface 2.
 *
 * @param options  what is asked for
 * @param error    where to write the option that is refused, all 0 when none is; may be NULL
 * @return 0, or a negative status, as a search answers with these options (FANORONA_ERR_ARGUMENT for an option out of its
 * range, FANORONA_ERR_NULL for a pointer)
 */
FANORONA_API int32_t fanorona_search_options_check(const fanorona_search_options *options, fanorona_option_error *error);

/**
 * Sets a stop flag. It may be called from another thread and from a signal handler.
 *
 * @param flag  what the options of a search point to as stop; nothing is done for NULL
 */
FANORONA_API void fanorona_search_stop(int32_t *flag);

/**
 * The move the side to move should make. Draws by repetition and by moves that take nothing are seen through the game's
 * own history. The game is not changed.
 *
 * @param options  what is asked for
 * @param result   where to write the move
 * @return 0; FANORONA_PLAY_OVER, or a negative status (FANORONA_ERR_ARGUMENT for an option out of its range,
 * FANORONA_ERR_MEMORY when the memory cannot be had), and then nothing is written
 */
FANORONA_API int32_t fanorona_game_search(const fanorona_game *game, const fanorona_search_options *options, fanorona_search_result *result);

/**
 * A searcher without any memory yet.
 *
 * @return a searcher the caller owns, or NULL when memory ran out
 */
FANORONA_API fanorona_searcher *fanorona_searcher_new(void);

/**
 * Releases a searcher.
 *
 * @param searcher  the searcher; NULL is fine
 */
FANORONA_API void fanorona_searcher_free(fanorona_searcher *searcher);

/**
 * The move the side to move should make, as fanorona_game_search, with the memory of a searcher.
 *
 * @param options  what is asked for
 * @param result   where to write the move
 * @return as fanorona_game_search
 */
FANORONA_API int32_t fanorona_searcher_search(fanorona_searcher *searcher, const fanorona_game *game, const fanorona_search_options *options, fanorona_search_result *result);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_constants Constants by name
 *
 * Every number that this header gives a name to, for hosts that load the library while they run and have no
 * preprocessor. Those that read C declarations find the same names in fanorona.cdef.h.
 * @{
 */

/** Room that a constant's name needs, its NUL included. */
#define FANORONA_CONSTANT_NAME_MAX 64

/**
 * The number that a name of this header stands for.
 *
 * @param name   the name, with or without FANORONA_ in front, such as "POS_LETTER": text ended by a NUL, of which
 * at most FANORONA_CONSTANT_NAME_MAX bytes are looked at
 * @param value  where to write the number
 * @return 1; 0, and nothing is written, when there is no such name or a pointer is NULL
 */
FANORONA_API int32_t fanorona_constant(const char *name, int64_t *value);

/**
 * As fanorona_constant, of a name that need not end in a NUL.
 *
 * @param len  its length in bytes
 * @return as fanorona_constant
 */
FANORONA_API int32_t fanorona_constant_n(const char *name, size_t len, int64_t *value);

/**
 * The constants one by one, in the order of this header.
 *
 * @param i      from 0
 * @param value  where to write the number that the name stands for; may be NULL
 * @return the name without FANORONA_, text that lives for ever; NULL, and nothing is written, when there are not
 * so many
 */
FANORONA_API const char *fanorona_constant_at(int32_t i, int64_t *value);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup fanorona_table Function table
 *
 * Every function as a pointer, for hosts that load the library at run time and for those that hand it on.
 * @{
 */

/**
 * Every function of this interface, the prefix fanorona_ left out.
 * Members with another name: fanorona_new is board_new, fanorona_free is board_free.
 * The table grows at its end only, and what stands in it never changes its place or its meaning.
 */
typedef struct fanorona_api {
    /** The number of the interface the library has, as fanorona_abi_version tells it. */
    uint32_t abi_version;
    /** The size of the table in bytes. */
    uint32_t size;
    /** The version of the library as text, such as "0.1.0". */
    const char *(*version)(void);
    /** How many boards exist, made and not yet freed, over all threads. */
    int32_t (*live)(void);
    /** What a negative answer of a status, list or text function means, in words. */
    const char *(*status_text)(int32_t status);
    /** A board set up for a game. */
    fanorona_board *(*board_new)(const char *board);
    /** The board that a position string describes. */
    int32_t (*from_string)(const char *text, fanorona_board **board);
    /** As fanorona_from_string, of a string that need not end in a NUL. */
    int32_t (*from_string_n)(const char *text, size_t len, fanorona_board **board, size_t *offset);
    /** A board of its own with the same position and the same move in progress. */
    fanorona_board *(*clone)(const fanorona_board *board);
    /** Releases a board. */
    void (*board_free)(fanorona_board *board);
    /** The position as a string, which fanorona_from_string reads. */
    int32_t (*to_string)(const fanorona_board *board, char *buf, size_t cap);
    /** A refusal of a position string in words. */
    const char *(*reason)(int32_t code);
    /** Which of the boards it is. */
    int32_t (*shape)(const fanorona_board *board);
    /** The name of a board. */
    const char *(*shape_name)(int32_t shape);
    /** What stands on a point. */
    int32_t (*at)(const fanorona_board *board, int32_t point);
    /** What stands on every point, in the order of their numbers. */
    int32_t (*cells)(const fanorona_board *board, int8_t *out, size_t cap);
    /** The points a side's stones are on, one bit a point, point 0 the lowest. */
    uint64_t (*stones)(const fanorona_board *board, int32_t side);
    /** How many stones a side has. */
    int32_t (*count)(const fanorona_board *board, int32_t side);
    /** The side whose turn it is. */
    int32_t (*side)(const fanorona_board *board);
    /** The key. */
    uint64_t (*key)(const fanorona_board *board);
    /** The key as sixteen hexadecimal digits. */
    int32_t (*key_hex)(const fanorona_board *board, char *buf, size_t cap);
    /** Whether a move is in progress. */
    int32_t (*in_chain)(const fanorona_board *board);
    /** The point of the stone that is in the middle of its move. */
    int32_t (*chain_at)(const fanorona_board *board);
    /** The points that stone has stood on in this move, its start first and the present one last. */
    int32_t (*chain_path)(const fanorona_board *board, int32_t *out, size_t cap);
    /** Whether the mover may end the move here. */
    int32_t (*can_stop)(const fanorona_board *board);
    /** How many points the board has. */
    int32_t (*points)(const fanorona_board *board);
    /** How many files the board has, named from a on. */
    int32_t (*files)(const fanorona_board *board);
    /** How many ranks the board has, numbered from 1. */
    int32_t (*ranks)(const fanorona_board *board);
    /** A point's name. */
    int32_t (*name)(const fanorona_board *board, int32_t point, char *buf, size_t cap);
    /** The point of a name. */
    int32_t (*point_named)(const fanorona_board *board, const char *name);
    /** Whether a point is strong. */
    int32_t (*strong)(const fanorona_board *board, int32_t point);
    /** The points that lines lead to from a point, in the order of the directions. */
    int32_t (*neighbours)(const fanorona_board *board, int32_t point, int32_t *out, size_t cap);
    /** The point that a line leads to from a point, one step in a direction. */
    int32_t (*next_to)(const fanorona_board *board, int32_t point, int32_t dir);
    /** The direction four round from a direction. */
    int32_t (*dir_opposite)(int32_t dir);
    /** The steps the side to move may make, by point, then by direction, approach before withdrawal. */
    int32_t (*steps)(const fanorona_board *board, fanorona_step_info *out, size_t cap);
    /** The points whose stones a step takes, nearest first. */
    int32_t (*taken)(const fanorona_step_info *step, int32_t *out, size_t cap);
    /** A step as text. */
    int32_t (*step_text)(const fanorona_board *board, const fanorona_step_info *step, char *buf, size_t cap);
    /** Why a step is not legal. */
    int32_t (*why)(const fanorona_board *board, int32_t from, int32_t dir, int32_t kind);
    /** A reason in words. */
    const char *(*why_text)(int32_t why);
    /** How many sequences of so many actions there are, an action being a step or, while a move is in progress, a stop. */
    uint64_t (*perft)(const fanorona_board *board, int32_t depth);
    /** How many sequences of so many whole moves there are, as fanorona_perft. */
    uint64_t (*perft_moves)(const fanorona_board *board, int32_t depth);
    /** Makes a step. */
    int32_t (*step)(fanorona_board *board, int32_t from, int32_t dir, int32_t kind, fanorona_undo_info *undo);
    /** Ends the move in progress. */
    int32_t (*stop)(fanorona_board *board, fanorona_undo_info *undo);
    /** Takes back a step or a stop. */
    int32_t (*undo)(fanorona_board *board, const fanorona_undo_info *undo);
    /** Every whole move of the side to move, in the order of their texts, byte by byte. */
    int32_t (*moves)(const fanorona_board *board, int32_t limit, fanorona_move *out, size_t cap);
    /** A move as text. */
    int32_t (*move_text)(const fanorona_board *board, const fanorona_move *m, char *buf, size_t cap);
    /** The whole move that a text tells, or the rest of the move in progress. */
    int32_t (*read_move)(const fanorona_board *board, const char *text, fanorona_move *m);
    /** As fanorona_read_move, of a text that need not end in a NUL. */
    int32_t (*read_move_n)(const fanorona_board *board, const char *text, size_t len, fanorona_move *m);
    /** Fills in the default weights. */
    void (*weights_default)(fanorona_weights *weights);
    /** How good the position is for White. */
    int32_t (*evaluate)(const fanorona_board *board, const fanorona_weights *weights);
    /** Fills in options for a game from the set-up of fanoron-tsivy with the default limits. */
    void (*game_options_init)(fanorona_game_options *options);
    /** A game from its start, which is judged at once unless it is in the middle of a move. */
    int32_t (*game_new)(const fanorona_game_options *options, fanorona_game **game, fanorona_error *error);
    /** What is wrong with a part of some options or of a game as text, in words. */
    const char *(*error_text)(int32_t field, int32_t code);
    /** A second game with the same position, history and limits. */
    fanorona_game *(*game_clone)(const fanorona_game *game);
    /** Releases a game. */
    void (*game_free)(fanorona_game *game);
    /** How many games exist, made and not yet freed, over all threads. */
    int32_t (*game_live)(void);
    /** A copy of the board as it stands, to look at as closely as one likes. */
    fanorona_board *(*game_board)(const fanorona_game *game);
    /** The steps the side to move may make, as fanorona_steps has them. */
    int32_t (*game_steps)(const fanorona_game *game, fanorona_step_info *out, size_t cap);
    /** Whether the mover may end the move here. */
    int32_t (*game_can_stop)(const fanorona_game *game);
    /** Plays a step. */
    int32_t (*game_step)(fanorona_game *game, int32_t from, int32_t dir, int32_t kind);
    /** Ends the move in progress. */
    int32_t (*game_stop)(fanorona_game *game);
    /** What came of the last step or stop, or of the last move that was made. */
    int32_t (*game_refused)(const fanorona_game *game);
    /** Why the last step was not legal, where fanorona_game_refused says so. */
    int32_t (*game_why)(const fanorona_game *game);
    /** Takes back the last step or stop, with the counts and the outcome as they were. */
    int32_t (*game_undo)(fanorona_game *game);
    /** Takes back a whole move. */
    int32_t (*game_undo_move)(fanorona_game *game);
    /** How many steps and stops fanorona_game_undo could take back. */
    int32_t (*game_depth)(const fanorona_game *game);
    /** The whole moves of the side to move, as fanorona_moves has them. */
    int32_t (*game_moves)(const fanorona_game *game, int32_t limit, fanorona_move *out, size_t cap);
    /** Plays a whole move, or what is left of the one in progress. */
    int32_t (*game_play_move)(fanorona_game *game, const fanorona_move *m);
    /** Plays a whole move, or what is left of the one in progress, told by a text such as d2-e3A-f4W or stop. */
    int32_t (*game_play)(fanorona_game *game, const char *text);
    /** As fanorona_game_play, of a text that need not end in a NUL. */
    int32_t (*game_play_n)(fanorona_game *game, const char *text, size_t len);
    /** Judges a text as fanorona_game_play does, without doing what it says. */
    int32_t (*game_read_move)(const fanorona_game *game, const char *text, fanorona_move *m);
    /** As fanorona_game_read_move, of a text that need not end in a NUL. */
    int32_t (*game_read_move_n)(const fanorona_game *game, const char *text, size_t len, fanorona_move *m);
    /** Whether the game has ended. */
    int32_t (*game_over)(const fanorona_game *game);
    /** How the game ended. */
    int32_t (*game_outcome)(const fanorona_game *game);
    /** How the game ended, as a word. */
    const char *(*game_how)(const fanorona_game *game);
    /** The side that won. */
    int32_t (*game_winner)(const fanorona_game *game);
    /** Whether the game ended without a winner. */
    int32_t (*game_is_draw)(const fanorona_game *game);
    /** How many whole moves were completed. */
    int64_t (*game_ply)(const fanorona_game *game);
    /** How many of them, running up to now, took nothing. */
    int32_t (*game_quiet)(const fanorona_game *game);
    /** How many times the position after the last completed move has occurred, that time included. */
    int32_t (*game_repeats)(const fanorona_game *game);
    /** The key of the position after so many moves. */
    int32_t (*game_key_at)(const fanorona_game *game, int64_t ply, uint64_t *key);
    /** The keys of every position between moves, the starting one first. */
    int32_t (*game_history)(const fanorona_game *game, uint64_t *out, size_t cap);
    /** How many moves running may take nothing in this game. */
    int32_t (*game_quiet_limit)(const fanorona_game *game);
    /** How often a position has to occur for this game to be drawn. */
    int32_t (*game_repeat)(const fanorona_game *game);
    /** How many moves this game may have. */
    int32_t (*game_ply_cap)(const fanorona_game *game);
    /** The position as a string, as fanorona_to_string. */
    int32_t (*game_position)(const fanorona_game *game, char *buf, size_t cap);
    /** The side to move. */
    int32_t (*game_side)(const fanorona_game *game);
    /** What stands on a point, as fanorona_at. */
    int32_t (*game_at)(const fanorona_game *game, int32_t point);
    /** How many stones a side has. */
    int32_t (*game_count)(const fanorona_game *game, int32_t side);
    /** The key of the board as it stands, as fanorona_key. */
    uint64_t (*game_key)(const fanorona_game *game);
    /** That key as sixteen hexadecimal digits. */
    int32_t (*game_key_hex)(const fanorona_game *game, char *buf, size_t cap);
    /** Whether a move is in progress. */
    int32_t (*game_in_chain)(const fanorona_game *game);
    /** The point of the stone that is in the middle of its move. */
    int32_t (*game_chain_at)(const fanorona_game *game);
    /** How good the position is for White, as fanorona_evaluate. */
    int32_t (*game_evaluate)(const fanorona_game *game, const fanorona_weights *weights);
    /** Fills in the default weights, as fanorona_weights_default. */
    void (*game_weights)(fanorona_weights *weights);
    /** The score of a win. */
    int32_t (*game_win_score)(void);
    /** The game as text, which fanorona_game_from_text reads. */
    int32_t (*game_to_text)(const fanorona_game *game, char *buf, size_t cap);
    /** The game that a text tells, with everything done in it done again. */
    int32_t (*game_from_text)(const char *text, fanorona_game **game, fanorona_error *error);
    /** As fanorona_game_from_text, of a text that need not end in a NUL. */
    int32_t (*game_from_text_n)(const char *text, size_t len, fanorona_game **game, fanorona_error *error);
    /** The board in letters, for a terminal. */
    int32_t (*text)(const fanorona_board *board, char *buf, size_t cap);
    /** The board as a picture. */
    int32_t (*svg)(const fanorona_board *board, char *buf, size_t cap);
    /** The board of a game in letters, as fanorona_text. */
    int32_t (*game_text)(const fanorona_game *game, char *buf, size_t cap);
    /** The board of a game as a picture, as fanorona_svg. */
    int32_t (*game_svg)(const fanorona_game *game, char *buf, size_t cap);
    /** Fills in the default options. */
    void (*search_options_init)(fanorona_search_options *options);
    /** Sets a stop flag. */
    void (*search_stop)(int32_t *flag);
    /** The move the side to move should make. */
    int32_t (*game_search)(const fanorona_game *game, const fanorona_search_options *options, fanorona_search_result *result);
    /** A searcher without any memory yet. */
    fanorona_searcher *(*searcher_new)(void);
    /** Releases a searcher. */
    void (*searcher_free)(fanorona_searcher *searcher);
    /** The move the side to move should make, as fanorona_game_search, with the memory of a searcher. */
    int32_t (*searcher_search)(fanorona_searcher *searcher, const fanorona_game *game, const fanorona_search_options *options, fanorona_search_result *result);
    /** The number that a name of this header stands for. */
    int32_t (*constant)(const char *name, int64_t *value);
    /** As fanorona_constant, of a name that need not end in a NUL. */
    int32_t (*constant_n)(const char *name, size_t len, int64_t *value);
    /** The constants one by one, in the order of this header. */
    const char *(*constant_at)(int32_t i, int64_t *value);
    /** Whether a search takes some options, and which of them it refuses first. */
    int32_t (*search_options_check)(const fanorona_search_options *options, fanorona_option_error *error);
    /** What is wrong with an option, in a sentence. */
    int32_t (*option_error_text)(const fanorona_option_error *error, char *buf, size_t cap);
    /** As fanorona_perft, for counts that take long. */
    int32_t (*perft_until)(const fanorona_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
    /** As fanorona_perft_moves, for counts that take long. */
    int32_t (*perft_moves_until)(const fanorona_board *board, int32_t depth, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
    /** Why a position string is refused, in a sentence that ends in the byte at fault, from 0. */
    int32_t (*from_string_reason_n)(const char *text, size_t len, char *buf, size_t cap);
    /** Why a text is refused as a move, in a sentence that ends in the byte at fault, from 0. */
    int32_t (*read_move_reason_n)(const fanorona_board *board, const char *text, size_t len, char *buf, size_t cap);
    /** Why no game is made of some options, in a sentence. */
    int32_t (*game_options_reason)(const fanorona_game_options *options, char *buf, size_t cap);
    /** Why a text is refused as a move of the game, in a sentence that ends in the byte at fault, from 0. */
    int32_t (*game_read_move_reason_n)(const fanorona_game *game, const char *text, size_t len, char *buf, size_t cap);
    /** Why a game as text is refused, in a sentence that begins with the line and the byte of it. */
    int32_t (*game_from_text_reason_n)(const char *text, size_t len, char *buf, size_t cap);
    /** As fanorona_search_options_init, for a struct of the caller's size. */
    void (*search_options_init_sized)(fanorona_search_options *options, size_t size);
} fanorona_api;

/**
 * The table of a library that is at least as new as a caller needs.
 *
 * @param at_least  the number of the interface the caller was written against, FANORONA_ABI_VERSION
 * @return the table, which lives for ever, or NULL when the library is older than that
 */
FANORONA_API const fanorona_api *fanorona_api_get(uint32_t at_least);

/** @} */

#ifdef __cplusplus
}
#endif

#endif /* FANORONA_H */
