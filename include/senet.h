/**
 * @file senet.h
 * @brief Senet: the board of thirty houses, the rule sets of Kendall and of Skyruk, and a search through the sticks.
 *
 * A complete program: a game whose sticks are thrown from a seed, each side making the move it would without looking
 * ahead.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <senet.h>
 *
 * int main(void)
 * {
 *     senet_board *board = senet_new_game(5);
 *     while (senet_status(board) == SENET_ONGOING) {
 *         int32_t roll = senet_thrown(1, (uint64_t)senet_ply(board)), index;
 *         senet_move moves[SENET_MOVES_MAX];
 *         senet_moves(board, roll, NULL, 0, moves, SENET_MOVES_MAX);
 *         if (senet_greedy(board, roll, NULL, 0, &index) == 0 && index >= 0)
 *             senet_apply(board, &moves[index], NULL, NULL, NULL);
 *         else
 *             senet_forfeit(board, roll, NULL);
 *     }
 *     printf("%s wins after %d plies\n", senet_winner(board) == SENET_SIDE_LIGHT ? "light" : "dark",
 *         (int)senet_ply(board));
 *     senet_free(board);
 *     return 0;
 * }
 * @endcode
 *
 * What holds for every function, unless its own words say otherwise:
 *
 * - **Ownership.** A handle (such as a senet_board) is made by a function that says so, as those whose names end in
 *   new, from_string or clone. It belongs to the caller, and is released once by the free function of its kind. No other
 *   function takes a handle over. A text that a function returns as const char * lives for ever; everything else is
 *   written into room that the caller lends.
 * - **Misuse.** Any number, any bytes and NULL anywhere give an answer and change nothing; only a pointer to what
 *   is not there, or is smaller than the function was told, is beyond help.
 * - **Answers.** Each function gives one kind of answer:
 *   *status*: 0 for done, a positive number for the documented reason it was not, a negative SENET_ERR_ number
 *   for a misuse;
 *   *did it*: 1 or 0, 0 for every misuse, so that if (senet_put(...)) is right;
 *   *number*: -1 where there is none and for every misuse (0 for a yes or no and for a number of 64 bits);
 *   *list* and *text*: how much there is, a negative number for a misuse.
 * - **Lists** are written to out, which has room for cap items: the first cap are written, and how many there are
 *   is returned. NULL and 0 only ask how many. **Texts** are written to buf, which has room for cap bytes: as much as
 *   fits with the NUL is written, and the length without the NUL is returned. NULL and 0 only ask how long it is. On
 *   a negative answer a text buffer with room holds an empty text, and nothing else is written.
 * - **Threads.** There is no global state but constant tables. Functions that take a const handle may run at the
 *   same time on one handle; the others need it for themselves. Different handles are independent, and a handle
 *   may be used and freed on a thread other than the one that made it.
 * - **Internal errors.** Should the library fail, the function answers SENET_ERR_INTERNAL (or what its kind
 *   says to a misuse) and its handle is out of use: only freeing it works from then on.
 * - **Rule sets** are looked at and never kept; NULL stands for the one named kendall wherever one is asked for. One
 *   with a field that holds what it may not is a bad argument; senet_rules_fault tells which field.
 * - **Words.** What a number means is told by the function of its kind: senet_status_text for SENET_ERR_, senet_reason
 *   for SENET_POS_, senet_why_text for SENET_WHY_, senet_rules_name for SENET_RULES_ and senet_field_name for
 *   SENET_FIELD_. Each answers NULL for a number of another kind. What is wrong
 *   with an option is told by senet_option_error_text.
 *
 * Every function and constant here is in the interface since number 1, unless its own words name another.
 */

#ifndef SENET_H
#define SENET_H

#include <stddef.h>
#include <stdint.h>

/** The version of the library this header belongs to. */
#define SENET_VERSION "0.1.0"
/** The first number of the version. */
#define SENET_VERSION_MAJOR 0
/** The second number of the version. */
#define SENET_VERSION_MINOR 1
/** The third number of the version. */
#define SENET_VERSION_PATCH 0
/** The number of this interface, which rises with every addition; see senet_abi_version. */
#define SENET_ABI_VERSION 2

/**
 * @def SENET_API
 * Marks what the library exports. A program on Windows that links the static library defines STERNHALMA_STATIC.
 */
#ifndef SENET_API
#if defined(_WIN32) && !defined(STERNHALMA_STATIC)
#define SENET_API __declspec(dllimport)
#elif defined(__GNUC__)
#define SENET_API __attribute__((visibility("default")))
#else
#define SENET_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ================================================================================================ */

/**
 * @defgroup senet_version Version and errors
 *
 * What the library is, whether it is in order, and what it says when it is misused.
 * @{
 */

/** A pointer that must not be NULL is. */
#define SENET_ERR_NULL (-1)

/** A number or a size that the function does not take. */
#define SENET_ERR_ARGUMENT (-2)

/** Memory ran out. Nothing was changed. */
#define SENET_ERR_MEMORY (-3)

/** A fault of the library's own. The handle it happened on is out of use. */
#define SENET_ERR_INTERNAL (-4)

/** The handle is out of use since an internal error; it can only be freed. */
#define SENET_ERR_DEAD (-5)

/**
 * The number of this interface: it rises with every addition. A program asks for at least the SENET_ABI_VERSION it
 * was compiled with.
 *
 * @return the number, at least 1
 */
SENET_API uint32_t senet_abi_version(void);

/**
 * The version of the library as text, such as "0.1.0".
 *
 * @return text that lives for ever
 */
SENET_API const char *senet_version(void);

/**
 * Whether the tables of the track, the sticks and the exits were built right: each is worked out again and compared.
 *
 * @return 1 when every table agrees, 0 otherwise
 */
SENET_API int32_t senet_tables_ok(void);

/**
 * How many boards exist, made and not yet freed, over all threads. For tests: a program that frees what it makes ends
 * with 0.
 *
 * @return the number of boards
 */
SENET_API int32_t senet_live(void);

/**
 * What a negative answer of a status, list or text function means, in words.
 *
 * @param status  one of the SENET_ERR_ numbers
 * @return text that lives for ever, or NULL for any other number
 */
SENET_API const char *senet_status_text(int32_t status);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup senet_track The track, the sides and the sticks
 *
 * What is the same for every board and needs none. A house is its number, 1 to 30, along the track, which both sides
 * run the same way. The board is drawn as three rows of ten, the track a reversed S: houses 1 to 10 from the left, 11
 * to 20 from the right, 21 to 30 from the left. Six houses are marked: 15, and 26 to 30.
 *
 * A roll is 1 to 5: how many of the four sticks lie with their flat side up, 5 when none does.
 * @{
 */

/** How many houses the track has. */
#define SENET_HOUSES 30

/** How many rows the board is drawn in. */
#define SENET_ROWS 3

/** How many houses a row has. */
#define SENET_COLS 10

/** How many houses are marked. */
#define SENET_MARKED 6

/** How many rolls there are, the largest of them. */
#define SENET_ROLLS 5

/** Nothing stands on a house. */
#define SENET_EMPTY 0

/** A piece of light. */
#define SENET_LIGHT 1

/** A piece of dark. */
#define SENET_DARK 2

/** Light, which moves first. */
#define SENET_SIDE_LIGHT 0

/** Dark. */
#define SENET_SIDE_DARK 1

/** How likely a roll is. */
typedef struct senet_chance {
    /** The roll, 1 to 5. */
    int32_t roll;
    /** How many of the equally likely ways the sticks can fall make it. */
    int32_t weight;
    /** How many ways there are: 16. */
    int32_t denominator;
    /** 0. */
    int32_t reserved;
} senet_chance;

/**
 * The house drawn at a row and a column.
 *
 * @param row  0 to 2 from the top
 * @param col  0 to 9 from the left
 * @return the house, or -1 for a place that is not on the board
 */
SENET_API int32_t senet_house_of(int32_t row, int32_t col);

/**
 * The row a house is drawn in.
 *
 * @return 0 to 2 from the top, or -1 for a number that is not a house
 */
SENET_API int32_t senet_row_of(int32_t house);

/**
 * The column a house is drawn in.
 *
 * @return 0 to 9 from the left, or -1 for a number that is not a house
 */
SENET_API int32_t senet_col_of(int32_t house);

/**
 * Whether a house is one of the six marked ones: 15 and 26 to 30.
 *
 * @return 1 or 0, 0 for a number that is not a house
 */
SENET_API int32_t senet_is_marked(int32_t house);

/**
 * The thirty houses, in order.
 *
 * @param out  room for SENET_HOUSES numbers
 * @param cap  how many numbers there is room for
 * @return SENET_HOUSES, or SENET_ERR_NULL
 */
SENET_API int32_t senet_all_houses(int32_t *out, size_t cap);

/**
 * The six marked houses, in order.
 *
 * @param out  room for SENET_MARKED numbers
 * @param cap  how many numbers there is room for
 * @return SENET_MARKED, or SENET_ERR_NULL
 */
SENET_API int32_t senet_marked_houses(int32_t *out, size_t cap);

/**
 * The other side.
 *
 * @return SENET_SIDE_DARK for SENET_SIDE_LIGHT and the other way round, or -1 for a number that is not a side
 */
SENET_API int32_t senet_other(int32_t side);

/**
 * What a piece of a side is.
 *
 * @return SENET_LIGHT or SENET_DARK, or -1 for a number that is not a side
 */
SENET_API int32_t senet_piece_of(int32_t side);

/**
 * How likely each roll is, in ascending order of the roll.
 *
 * @param out  room for SENET_ROLLS chances
 * @param cap  how many chances there is room for
 * @return SENET_ROLLS, or SENET_ERR_NULL
 */
SENET_API int32_t senet_chances(senet_chance *out, size_t cap);

/**
 * Whether a roll gives another throw: 1, 4 and 5 do.
 *
 * @return 1 or 0, or -1 for a number that is not a roll
 */
SENET_API int32_t senet_extra(int32_t roll);

/**
 * One throw of the sticks out of the row of throws that a seed stands for: the same on every machine. A program that
 * needs no game that can be thrown again has better sources of chance.
 *
 * @param seed  which row
 * @param n     which throw of it, in any order
 * @return the roll, 1 to 5
 */
SENET_API int32_t senet_thrown(uint64_t seed, uint64_t n);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup senet_board The board
 *
 * Boards, what stands on them and whose move it is. Nothing here judges a move. A position holds no throw.
 * @{
 */

/** A length in bytes, the NUL included, that no position string goes beyond. */
#define SENET_POSITION_MAX 48

/** Room in which every sentence of a refused text fits with its NUL. Since interface 2. */
#define SENET_REASON_MAX 256

/** Room that a key in hex needs, its NUL included. */
#define SENET_KEY_HEX_MAX 17

/** The most pieces a side has. */
#define SENET_PIECES_MAX 7

/** The largest ply. */
#define SENET_PLY_MAX 2147483647

/** The string was accepted. */
#define SENET_POS_OK 0

/** There is no string, or it is empty. */
#define SENET_POS_NULL 1

/** Not three groups of houses. */
#define SENET_POS_GROUPS 2

/** A group that is not ten long. */
#define SENET_POS_WIDTH 3

/** A character that is not l, d or a dot. */
#define SENET_POS_LETTER 4

/** A side that is not l or d. */
#define SENET_POS_SIDE 5

/** Pieces that are not one digit from 1 to 7. */
#define SENET_POS_PIECES 6

/** A side with more pieces on the board than it has. */
#define SENET_POS_EXCESS 7

/** A field missing, or something after the last. */
#define SENET_POS_FIELD 8

/** The string has 48 bytes or more. */
#define SENET_POS_LONG 9

/** A board. Made by senet_new, senet_new_game, senet_from_string and senet_clone, released by senet_free. */
typedef struct senet_board senet_board;

/**
 * An empty board, light to move, at ply 0.
 *
 * @param pieces  how many pieces a side has, 1 to SENET_PIECES_MAX
 * @return a board the caller owns, or NULL for another number of pieces or when memory ran out
 */
SENET_API senet_board *senet_new(int32_t pieces);

/**
 * The set-up of a game: the first houses filled in turn, dark on house 1, light to move, at ply 0.
 *
 * @param pieces  how many pieces a side has, 1 to SENET_PIECES_MAX
 * @return a board the caller owns, or NULL for another number of pieces or when memory ran out
 */
SENET_API senet_board *senet_new_game(int32_t pieces);

/**
 * The board that a position string describes, at ply 0: the thirty houses in track order, in three groups of ten with
 * / between them, l for a light piece, d for a dark one and . for an empty house; the side to move, l or d; and how
 * many pieces a side has, a digit from 1 to 7. As in "dldldldldl/........../.......... l 5". At most
 * SENET_POSITION_MAX bytes are looked at.
 *
 * @param text   the string; NULL is refused as SENET_POS_NULL
 * @param board  where to write the board, which the caller owns; NULL is written when the string is refused
 * @return SENET_POS_OK, the first fault from the left (SENET_POS_NULL and SENET_POS_LONG before any other,
 * SENET_POS_EXCESS after), SENET_ERR_NULL or SENET_ERR_MEMORY
 */
SENET_API int32_t senet_from_string(const char *text, senet_board **board);

/**
 * As senet_from_string, of a string that need not end in a NUL; a NUL inside it is refused as any other character that
 * does not belong.
 *
 * @param text    the string; NULL is refused as SENET_POS_NULL
 * @param len     its length in bytes
 * @param board   where to write the board, which the caller owns; NULL is written when the string is refused
 * @param offset  where to write the byte at which the fault was seen, from 0; 0 for a string that is accepted. May be
 * NULL
 * @return as senet_from_string
 */
SENET_API int32_t senet_from_string_n(const char *text, size_t len, senet_board **board, size_t *offset);

/**
 * Why a position string is refused, in a sentence that ends in the byte at fault, from 0. White space, of which none is
 * forgiven, is named: "white space after the position, at byte 36". Since interface 2.
 *
 * @param text  the string; NULL is refused as one that is empty
 * @param len   its length in bytes
 * @param buf   room for the sentence; SENET_REASON_MAX bytes are always enough
 * @param cap   how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; SENET_ERR_ARGUMENT for a string that is accepted, or another
 * negative status
 */
SENET_API int32_t senet_from_string_reason_n(const char *text, size_t len, char *buf, size_t cap);

/**
 * A board of its own with the same houses, side, pieces and ply.
 *
 * @return a board the caller owns, or NULL when memory ran out or for a board that is NULL or out of use
 */
SENET_API senet_board *senet_clone(const senet_board *board);

/**
 * Releases a board. Every board that was made is released once, in whatever state it is and on whatever thread.
 *
 * @param board  the board; NULL is fine
 */
SENET_API void senet_free(senet_board *board);

/**
 * The position as a string, which senet_from_string reads while the board is consistent (see senet_consistent). The
 * ply is no part of it. Every board can be made again with senet_new and senet_pieces, senet_set_cells, senet_set_side and
 * senet_set_ply.
 *
 * @param buf  room for the string; SENET_POSITION_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room, or a negative status
 */
SENET_API int32_t senet_to_string(const senet_board *board, char *buf, size_t cap);

/**
 * A refusal of a position string in words.
 *
 * @param code  a SENET_POS_ number
 * @return text that lives for ever, or NULL for any other number
 */
SENET_API const char *senet_reason(int32_t code);

/**
 * What stands on a house.
 *
 * @return SENET_EMPTY, SENET_LIGHT or SENET_DARK; -1 for a number that is not a house, or a board that is NULL or out
 * of use
 */
SENET_API int32_t senet_at(const senet_board *board, int32_t house);

/**
 * What stands on every house, in track order: SENET_EMPTY, SENET_LIGHT or SENET_DARK.
 *
 * @param out  room for SENET_HOUSES numbers
 * @param cap  how many numbers there is room for
 * @return SENET_HOUSES, or a negative status
 */
SENET_API int32_t senet_cells(const senet_board *board, int8_t *out, size_t cap);

/**
 * Sets what stands on every house at once. The side, the pieces and the ply stay as they are.
 *
 * @param cells  for each house in track order SENET_EMPTY, SENET_LIGHT or SENET_DARK
 * @param n      how many there are; must be SENET_HOUSES
 * @return 1; 0, and nothing is changed, when n is not that, a number is none of the three, or a pointer is NULL
 */
SENET_API int32_t senet_set_cells(senet_board *board, const int8_t *cells, size_t n);

/**
 * Puts a piece, or nothing, on a house in place of what stood there. It judges nothing.
 *
 * @param piece  SENET_EMPTY, SENET_LIGHT or SENET_DARK
 * @return 1; 0, and nothing is changed, for a number that is not a house or none of the three
 */
SENET_API int32_t senet_put(senet_board *board, int32_t house, int32_t piece);

/**
 * Empties a house.
 *
 * @return 1, also when the house was empty; 0 for a number that is not a house
 */
SENET_API int32_t senet_lift(senet_board *board, int32_t house);

/**
 * Whose move it is.
 *
 * @return SENET_SIDE_LIGHT or SENET_SIDE_DARK, or -1 for a board that is NULL or out of use
 */
SENET_API int32_t senet_side(const senet_board *board);

/**
 * Makes it a side's move.
 *
 * @return 1; 0, and nothing is changed, for a number that is not a side
 */
SENET_API int32_t senet_set_side(senet_board *board, int32_t side);

/**
 * How many pieces a side has, on the board and home together.
 *
 * @return 1 to SENET_PIECES_MAX, or -1 for a board that is NULL or out of use
 */
SENET_API int32_t senet_pieces(const senet_board *board);

/**
 * How many of a side's pieces are on the board.
 *
 * @return the number, or -1 for a number that is not a side or a board that is NULL or out of use
 */
SENET_API int32_t senet_count(const senet_board *board, int32_t side);

/**
 * How many of a side's pieces have borne off: the pieces it has less those on the board.
 *
 * @return the number, which is negative on a board that is not consistent, down to -29; -1 also for a number that is
 * not a side or a board that is NULL or out of use
 */
SENET_API int32_t senet_home(const senet_board *board, int32_t side);

/**
 * Whether neither side has more pieces on the board than it has.
 *
 * @return 1 or 0
 */
SENET_API int32_t senet_consistent(const senet_board *board);

/**
 * Moves and forfeits made to reach the position. It is not part of the key or of the position string.
 *
 * @return the number, or 0 for a board that is NULL or out of use
 */
SENET_API int64_t senet_ply(const senet_board *board);

/**
 * Sets the number of moves and forfeits made.
 *
 * @param ply  0 to SENET_PLY_MAX
 * @return 1; 0, and nothing is changed, for another number
 */
SENET_API int32_t senet_set_ply(senet_board *board, int64_t ply);

/**
 * The key: house h at bits 2(h - 1) and 2(h - 1) + 1, what senet_at says of it, and the side to move at bit 60.
 * Different positions have different keys; neither the pieces a side has nor the ply is in it.
 *
 * @return the key, or 0 for a board that is NULL or out of use
 */
SENET_API uint64_t senet_key(const senet_board *board);

/**
 * The key as sixteen hex digits, in lower case.
 *
 * @param buf  room for the digits, SENET_KEY_HEX_MAX bytes
 * @param cap  how many bytes there is room for, the NUL included
 * @return 16, or a negative status
 */
SENET_API int32_t senet_key_hex(const senet_board *board, char *buf, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup senet_rules Rule sets
 *
 * How pieces move, as data. Two sets have names, kendall and skyruk; a set of one's own begins as one of them and has
 * fields changed. A set is a plain struct that the caller keeps.
 * @{
 */

/** The set named kendall, after Timothy Kendall's reconstruction. */
#define SENET_RULES_KENDALL 0

/** The set named skyruk, after the game that Skyruk published. */
#define SENET_RULES_SKYRUK 1

/** No piece of a run is protected from a swap. */
#define SENET_PROTECT_NONE 0

/** Every piece of a run of two or more is. */
#define SENET_PROTECT_RUN 1

/** The first and the last of a run of two or more are. */
#define SENET_PROTECT_ENDS 2

/** House 26 is reached by the exact roll. */
#define SENET_REACH26_EXACT 0

/** House 26 is reached by any roll that is enough. */
#define SENET_REACH26_ANY 1

/** An exit: the piece is borne off. */
#define SENET_EXIT_OFF (-1)

/** An exit: the piece walks back to house 15, or where that is taken to the nearest empty house below it. */
#define SENET_EXIT_WALK (-2)

/** An exit: the piece stays, and the roll is spent. */
#define SENET_EXIT_STAY (-3)

/** The most exits that a piece tries with one roll. */
#define SENET_EXITS_MAX 3

/** No field holds what it may not. */
#define SENET_FIELD_NONE 0

/** The pieces a side has. */
#define SENET_FIELD_PIECES 1

/** How long a run blocks. */
#define SENET_FIELD_BLOCKADE 2

/** Which pieces are protected. */
#define SENET_FIELD_PROTECT 3

/** Whether there are backward moves. */
#define SENET_FIELD_BACKWARD 4

/** How house 26 is reached. */
#define SENET_FIELD_REACH26 5

/** Whether a piece on house 26 is thrown for again. */
#define SENET_FIELD_THROW_ON_26 6

/** The safe houses. */
#define SENET_FIELD_SAFE 7

/** The exits. */
#define SENET_FIELD_EXITS 8

/** Room that the name of a set needs, its NUL included. */
#define SENET_RULES_NAME_MAX 16

/** A rule set. */
typedef struct senet_rule_set {
    /** How many pieces a side has in a game, 1 to SENET_PIECES_MAX. No rule asks for it. */
    int32_t pieces;
    /** How long a run has to be for the other side not to pass it, up to 7; 0 for none, and 1 for a lone piece. */
    int32_t blockade;
    /** Which pieces cannot be swapped, a SENET_PROTECT_ number. */
    int32_t protect;
    /** 1 when a side without a forward move moves backward, or 0. */
    int32_t backward;
    /** How house 26 is reached, a SENET_REACH26_ number. */
    int32_t reach26;
    /** 1 when a piece that arrives on house 26 is thrown for again, alone, or 0. */
    int32_t throw_on_26;
    /** The houses where a piece cannot be swapped, one bit each: house h at bit h - 1. */
    uint32_t safe;
    /** The set whose exits from house 26 on these are, a SENET_RULES_ number. */
    int32_t exits;
    /** 0. */
    int32_t reserved[4];
} senet_rule_set;

/**
 * Fills in the set of a name.
 *
 * @param name   kendall or skyruk, ended by a NUL, or NULL for kendall; at most SENET_RULES_NAME_MAX bytes are looked at
 * @param rules  where to write the set
 * @return 0, SENET_ERR_ARGUMENT for another name or SENET_ERR_NULL, and then nothing is written
 */
SENET_API int32_t senet_rules(const char *name, senet_rule_set *rules);

/**
 * Fills in the set of a number.
 *
 * @param id     a SENET_RULES_ number
 * @param rules  where to write the set
 * @return 1; 0, and nothing is written, when there is no such set or rules is NULL
 */
SENET_API int32_t senet_rules_named(int32_t id, senet_rule_set *rules);

/**
 * The number of the set that a name stands for.
 *
 * @param name  text ended by a NUL, of which at most SENET_RULES_NAME_MAX bytes are looked at
 * @return a SENET_RULES_ number, or -1 when the name is NULL or of no set
 */
SENET_API int32_t senet_rules_id(const char *name);

/**
 * The name of a set.
 *
 * @param id  a SENET_RULES_ number
 * @return text that lives for ever, or NULL for any other number
 */
SENET_API const char *senet_rules_name(int32_t id);

/**
 * Whether every field of a set holds what it may.
 *
 * @return 1 or 0, 0 for NULL
 */
SENET_API int32_t senet_rules_ok(const senet_rule_set *rules);

/**
 * The first field of a set that holds what it may not.
 *
 * @return SENET_FIELD_NONE or another SENET_FIELD_ number, or -1 for NULL
 */
SENET_API int32_t senet_rules_fault(const senet_rule_set *rules);

/**
 * The name of a field of a set.
 *
 * @param field  a SENET_FIELD_ number but SENET_FIELD_NONE
 * @return text that lives for ever, or NULL for any other number
 */
SENET_API const char *senet_field_name(int32_t field);

/**
 * The exits that a piece on a house tries with a roll, in their order: the first that is possible is its move, and
 * with an empty list it has none. Each is a house, which has to be empty, or a SENET_EXIT_ number.
 *
 * @param rules  the set, or NULL for kendall
 * @param house  26 to 30; a house under 26 has no exits
 * @param roll   1 to 5
 * @param out    room for SENET_EXITS_MAX numbers
 * @param cap    how many numbers there is room for
 * @return how many there are (0 for a number that is no house or no roll, and for a set that is not right), or
 * SENET_ERR_NULL
 */
SENET_API int32_t senet_rules_exit(const senet_rule_set *rules, int32_t house, int32_t roll, int32_t *out, size_t cap);

/**
 * The safe houses of a set, in order.
 *
 * @param rules  the set, or NULL for kendall
 * @param out    room for SENET_HOUSES numbers
 * @param cap    how many numbers there is room for
 * @return how many there are (0 for a set that is not right), or SENET_ERR_NULL
 */
SENET_API int32_t senet_rules_safe(const senet_rule_set *rules, int32_t *out, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup senet_moves Moves
 *
 * Which moves a roll allows, and how they are written. None of these functions asks whether the game is over.
 * @{
 */

/** No roll allows more moves than this, whatever stands on the board. */
#define SENET_MOVES_MAX 30

/** Room that a move as text needs, its NUL included. */
#define SENET_MOVE_TEXT_MAX 8

/** The deepest senet_walk goes. */
#define SENET_WALK_MAX 8

/** senet_walk_until was ended before it had counted everything. Since interface 2. */
#define SENET_WALK_STOPPED 1

/** The piece goes by the roll, from a house under 26. */
#define SENET_KIND_STEP 0

/** It goes from house 26 or beyond to a house of the exits. */
#define SENET_KIND_EXIT 1

/** It walks back to house 15, or to the nearest empty house below it. */
#define SENET_KIND_WALK 2

/** It stays, and the roll is spent. */
#define SENET_KIND_STAY 3

/** It is borne off. */
#define SENET_KIND_OFF 4

/** A move of one piece. */
typedef struct senet_move {
    /** The house the piece stands on. */
    int32_t from;
    /** The house it ends on, its own when it stays; 0 when it is borne off. */
    int32_t to;
    /** The roll that is spent. */
    int32_t roll;
    /** What the piece does, a SENET_KIND_ number. */
    int32_t kind;
    /** 1 when it changes places with an enemy piece, or 0. */
    int32_t swap;
    /** 1 when it goes backward by the roll, or 0. */
    int32_t backward;
    /** 0. */
    int32_t reserved[2];
} senet_move;

/**
 * The moves that a roll allows the side to move, in ascending order of the house moved from. They are all forward or,
 * where the rules allow it and there is no forward move, all backward.
 *
 * @param roll   1 to 5
 * @param rules  the rule set, or NULL for kendall
 * @param only   the house whose piece alone may move, or 0 for any
 * @param out    room for moves; SENET_MOVES_MAX are always enough
 * @param cap    how many moves there is room for
 * @return how many there are (0 for a number that is no roll or no house, and for a set that is not right), or a
 * negative status
 */
SENET_API int32_t senet_moves(const senet_board *board, int32_t roll, const senet_rule_set *rules, int32_t only, senet_move *out, size_t cap);

/**
 * A move as text: 10-12, or 28-off for a piece that is borne off. Programs write a forfeit as a dash alone.
 *
 * @param m    the move; where it goes from and to is looked at
 * @param buf  room for the text; SENET_MOVE_TEXT_MAX bytes are always enough
 * @param cap  how many bytes there is room for, the NUL included
 * @return the length without the NUL; SENET_ERR_ARGUMENT when a number is out of its range, or SENET_ERR_NULL
 */
SENET_API int32_t senet_move_text(const senet_move *m, char *buf, size_t cap);

/**
 * Whether the piece on a house cannot be swapped under a rule set, because of the run it stands in. Whether the house
 * itself is safe is not asked; see senet_rules_safe.
 *
 * @param rules  the rule set, or NULL for kendall
 * @return 1 or 0 (0 for an empty house); -1 for a number that is not a house, a set that is not right, or a board that
 * is NULL or out of use
 */
SENET_API int32_t senet_protected(const senet_board *board, int32_t house, const senet_rule_set *rules);

/**
 * Whether the piece on a house is part of a run of its side that the other side may not pass under a rule set.
 *
 * @param rules  the rule set, or NULL for kendall
 * @return as senet_protected
 */
SENET_API int32_t senet_in_blockade(const senet_board *board, int32_t house, const senet_rule_set *rules);

/**
 * The move to make without looking ahead, as an index into what senet_moves lists: a bear-off, else a swap, else a
 * landing on house 26, else the move whose piece ends furthest on; of several the first.
 *
 * @param roll   1 to 5
 * @param rules  the rule set, or NULL for kendall
 * @param only   the house whose piece alone may move, or 0 for any
 * @param index  where to write the index, -1 when the roll allows nothing
 * @return 0, or a negative status, and then nothing is written
 */
SENET_API int32_t senet_greedy(const senet_board *board, int32_t roll, const senet_rule_set *rules, int32_t only, int32_t *index);

/**
 * How many positions there are so many plies on, every roll and every move that it allows counted: a roll that allows
 * nothing is one branch, a finished game is an end. For comparing one generator with another. The time grows as the
 * count does.
 *
 * @param depth  how many plies, 0 to SENET_WALK_MAX
 * @param rules  the rule set, or NULL for kendall
 * @return the count, 1 at depth 0; 0 for a depth out of range, a set that is not right, or a board that is NULL or out
 * of use
 */
SENET_API uint64_t senet_walk(const senet_board *board, int32_t depth, const senet_rule_set *rules);

/**
 * As senet_walk, for counts that take long: it can be ended. Since interface 2.
 *
 * @param depth  how many plies, 0 to SENET_WALK_MAX
 * @param rules  the rule set, or NULL for kendall
 * @param stop   a flag that ends it when it is not 0, as the options of a search have one; NULL for none
 * @param poll   called on this thread again and again, with some thousand positions in between; any answer but 0 ends
 * it. It must return, and not by longjmp or an exception. NULL for none
 * @param user   handed to poll
 * @param count  where to write the count
 * @return 0; SENET_WALK_STOPPED when it was ended, or a negative status (SENET_ERR_ARGUMENT for a number out of its
 * range), and then nothing is written
 */
SENET_API int32_t senet_walk_until(const senet_board *board, int32_t depth, const senet_rule_set *rules, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup senet_play Making moves
 *
 * Making moves and forfeits, taking them back, and how a game ends.
 * @{
 */

/** The game goes on. */
#define SENET_ONGOING 0

/** A side has no piece left on the board, and the other has. */
#define SENET_WON 1

/** The game came to the ply cap. */
#define SENET_DRAWN 2

/** The game ended with a side home. */
#define SENET_BY_HOME 1

/** The game came to the ply cap. */
#define SENET_BY_PLY_CAP 2

/** The ply at which a game is drawn. */
#define SENET_PLY_CAP 10000

/** It was done. */
#define SENET_APPLY_OK 0

/** No piece of the side to move stands where the move starts. */
#define SENET_WHY_NO_PIECE 1

/** The game is over. */
#define SENET_WHY_OVER 2

/** An undo of a move. */
#define SENET_UNDO_MOVE 1

/** An undo of a forfeit. */
#define SENET_UNDO_FORFEIT 2

/**
 * What senet_apply and senet_forfeit write and senet_unapply takes. A program keeps it as it is; it need not look
 * inside.
 */
typedef struct senet_undo_info {
    /** The key before. */
    uint64_t before;
    /** The key after. */
    uint64_t after;
    /** The ply before. */
    int64_t ply;
    /** SENET_UNDO_MOVE or SENET_UNDO_FORFEIT. */
    int32_t kind;
    /** Where the piece stood, 0 for a forfeit. */
    int32_t from;
    /** Where it ended, 0 for a forfeit and for a piece that was borne off. */
    int32_t to;
    /** 1 when it changed places with an enemy piece, or 0. */
    int32_t swap;
    /** The pieces a side has. */
    int32_t pieces;
    /** 0. */
    int32_t reserved;
} senet_undo_info;

/**
 * The move is not asked whether it is legal: the piece leaves from, an enemy piece standing on to goes to from, and the
 * piece lands, or is borne off. The ply goes up by one, as far as SENET_PLY_MAX. The turn stays after a roll of 1, 4 or 5, after a move that is
 * bound or that wins, and passes otherwise.
 *
 * @param m      the move; where it goes from and to and its roll are looked at
 * @param rules  the rule set, or NULL for kendall
 * @param bound  where to write the house whose piece alone the next throw may move, for that one throw: 26 when a piece
 * arrived there under a set with throw_on_26, else 0. May be NULL
 * @param undo   where to write what senet_unapply takes; may be NULL
 * @return SENET_APPLY_OK; or, and nothing is changed or written, SENET_WHY_NO_PIECE, or a negative status:
 * SENET_ERR_ARGUMENT for numbers out of their range, a set that is not right, or a piece of the side to move standing
 * on to
 */
SENET_API int32_t senet_apply(senet_board *board, const senet_move *m, const senet_rule_set *rules, int32_t *bound, senet_undo_info *undo);

/**
 * A throw that allows nothing: the ply goes up by one, as far as SENET_PLY_MAX, and the turn stays after a roll of 1, 4 or 5. Whether the roll
 * allows a move is not asked.
 *
 * @param roll  1 to 5
 * @param undo  where to write what senet_unapply takes; may be NULL
 * @return 0; or, and nothing is changed or written, a negative status
 */
SENET_API int32_t senet_forfeit(senet_board *board, int32_t roll, senet_undo_info *undo);

/**
 * Takes back what senet_apply or senet_forfeit did, exactly: the houses, the side and the ply.
 *
 * @param undo  what that function wrote
 * @return 1; 0, and nothing is changed, when the board is not as it was left then, or the undo is none
 */
SENET_API int32_t senet_unapply(senet_board *board, const senet_undo_info *undo);

/**
 * Why something was not done, in words.
 *
 * @param why  SENET_APPLY_OK or a SENET_WHY_ number
 * @return text that lives for ever, or NULL for any other number
 */
SENET_API const char *senet_why_text(int32_t why);

/**
 * Whether the game goes on. A board without any piece is one where it does.
 *
 * @return SENET_ONGOING, SENET_WON or SENET_DRAWN, or -1 for a board that is NULL or out of use
 */
SENET_API int32_t senet_status(const senet_board *board);

/**
 * How the game ended.
 *
 * @return 0 while it goes on, SENET_BY_HOME or SENET_BY_PLY_CAP, or -1 for a board that is NULL or out of use
 */
SENET_API int32_t senet_how(const senet_board *board);

/**
 * The side that has won.
 *
 * @return SENET_SIDE_LIGHT or SENET_SIDE_DARK, or -1 when neither has, or for a board that is NULL or out of use
 */
SENET_API int32_t senet_winner(const senet_board *board);

/**
 * The ply at which the game is drawn: swaps and the water send pieces back, so that nothing else bounds it.
 *
 * @return SENET_PLY_CAP, or 0 for a board that is NULL or out of use
 */
SENET_API int64_t senet_ply_cap(const senet_board *board);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup senet_evaluation Evaluation
 *
 * How good a position is for a side.
 * @{
 */

/** The value of a position for a side that has won. */
#define SENET_WIN 1000000

/** The largest weight either side of nought. */
#define SENET_WEIGHT_MAX 1000

/**
 * How much each term beyond the houses counts, and how a search settles ties. Each is within SENET_WEIGHT_MAX of
 * nought.
 */
typedef struct senet_weights {
    /** For each run of a side that is wide enough to block, with an enemy piece behind it, in sixteenths of a house. */
    int32_t blockade;
    /** Anything but 0: of moves of the same value a search chooses the earlier. Otherwise it chooses the later. */
    int32_t ties;
    /** 0. */
    int32_t reserved[6];
} senet_weights;

/**
 * Fills in the default weights, which are all 0.
 *
 * @param weights  where to write them; nothing is done for NULL
 */
SENET_API void senet_weights_default(senet_weights *weights);

/**
 * The position valued for a side, in sixteenths of a house: the houses its pieces stand on, a piece at home counting
 * 31, less those of the other side, and the terms that have a weight. Whether the game is over is not asked.
 *
 * @param side     SENET_SIDE_LIGHT or SENET_SIDE_DARK
 * @param rules    the rule set, or NULL for kendall
 * @param weights  the weights, or NULL for the default ones
 * @return the value; INT32_MIN for a number that is not a side, a weight out of range, a set that is not right, or a
 * board that is NULL or out of use
 */
SENET_API int32_t senet_evaluate(const senet_board *board, int32_t side, const senet_rule_set *rules, const senet_weights *weights);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup senet_options Options that are refused
 *
 * A function that takes options refuses those that are out of their range with SENET_ERR_ARGUMENT, and NULL where there
 * has to be something with SENET_ERR_NULL. senet_search_options_check and
 * senet_drawing_options_check tell which one it is.
 * @{
 */

/** All the options together: they are NULL. */
#define SENET_OPTION_OPTIONS 1

/** The size of the options: they are not initialised, or newer than the library. */
#define SENET_OPTION_SIZE 2

/** A number that is 0. */
#define SENET_OPTION_RESERVED 3

/** The most throws to look ahead. */
#define SENET_OPTION_DEPTH 4

/** The most memory for positions already looked at. */
#define SENET_OPTION_TABLE_KIB 5

/** The width of a picture. */
#define SENET_OPTION_WIDTH 6

/** The house that a move went from. */
#define SENET_OPTION_FROM 7

/** The house that a move went to. */
#define SENET_OPTION_TO 8

/** The house whose piece alone may be moved. */
#define SENET_OPTION_ONLY 9

/** A number among the weights that is 0. */
#define SENET_OPTION_WEIGHT_RESERVED 18

/** The weight of runs that block. */
#define SENET_OPTION_WEIGHT_BLOCKADE 23

/** How ties are settled. */
#define SENET_OPTION_WEIGHT_TIES 24

/** Room in which every sentence of senet_option_error_text fits with its NUL. */
#define SENET_OPTION_TEXT_MAX 256

/** An option that is refused, and the numbers that it takes. Since interface 2. */
typedef struct senet_option_error {
    /** The option, a SENET_OPTION_ number; 0 for none. */
    int32_t option;
    /** 0. */
    int32_t reserved;
    /** The number that it was given. */
    int64_t value;
    /** The least number that it takes. */
    int64_t least;
    /** The greatest number that it takes; INT64_MAX when there is none. */
    int64_t most;
    /** The name of the field, such as "depth" or "weights.blockade", ended by a NUL. */
    char name[32];
} senet_option_error;

/**
 * What is wrong with an option, in a sentence: "depth -1 is out of range (at least 0)". Since interface 2.
 *
 * @param error  what a check wrote
 * @param buf    room for the text; SENET_OPTION_TEXT_MAX bytes are always enough
 * @param cap    how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; SENET_ERR_ARGUMENT when option is no SENET_OPTION_ number,
 * or another negative status
 */
SENET_API int32_t senet_option_error_text(const senet_option_error *error, char *buf, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup senet_search Choosing a move
 *
 * A search through the sticks: every roll is weighed as often as the sticks fall so, and each side makes its best move
 * of it. It is bounded in positions looked at and never in seconds: every position and every move valued counts one.
 * The first throw is always looked at whole; after that a search that runs out answers with the best move of the last
 * depth it finished. Values are carried exactly and rounded once, half away from zero, when they are told; the same
 * arguments give the same answer on every machine. The memory is one of them: what is remembered is not looked at again, so
 * that with another table a budget may reach another depth.
 * @{
 */

/** senet_expect_until was ended before it had a value. Since interface 2. */
#define SENET_EXPECT_STOPPED 1

/** The budget when none is given. */
#define SENET_SEARCH_BUDGET 100000

/** The most throws a search looks ahead. */
#define SENET_SEARCH_DEPTH_MAX 10

/** The least memory a search can be given, in KiB. */
#define SENET_SEARCH_TABLE_KIB_MIN 64

/** The move a search chose. */
typedef struct senet_search_result {
    /** The move as an index into what senet_moves lists, or -1 when the roll allows nothing. */
    int32_t index;
    /** How many throws were looked ahead, the roll in hand counted. */
    int32_t depth;
    /**
     * What the position is worth to the side to move with the roll in hand, in sixteenths of a house; SENET_WIN for
     * a game that is won.
     */
    int32_t value;
    /** 1 when the search stopped before it was through, 0 otherwise. */
    int32_t stopped;
    /** How many positions were looked at. */
    uint64_t nodes;
    /** The move itself; all 0 when there is none. */
    senet_move best;
} senet_search_result;

/** What a search is asked for: filled by senet_search_options_init, then changed. */
typedef struct senet_search_options {
    /** The size of this struct in bytes. */
    uint32_t size;
    /**
     * The most throws to look ahead, the roll in hand being the first, 0 or more; more than SENET_SEARCH_DEPTH_MAX are
     * as many as that, and 0 is as many as the budget allows.
     */
    int32_t depth;
    /** The house whose piece alone may be moved with the roll in hand, or 0 for any. */
    int32_t only;
    /**
     * The most memory for positions already looked at, in KiB, from SENET_SEARCH_TABLE_KIB_MIN up, rounded down to a
     * power of two; 0 for 65,536. A search takes no more than its budget can fill; it begins with little
     * and takes more as it stores positions.
     */
    int32_t table_kib;
    /** How many positions may be looked at. */
    uint64_t budget;
    /** The weights of the evaluation. */
    senet_weights weights;
    /**
     * A flag that stops the search when it is not 0, looked at at least every 1,024 positions; senet_search_stop sets
     * it. NULL for none.
     */
    const int32_t *stop;
    /**
     * Told of the result so far after each depth; any answer but 0 stops the search. It must return, and not by
     * longjmp or an exception. NULL for none.
     */
    int32_t (*progress)(const senet_search_result *result, void *user);
    /** Handed to progress and to poll. */
    void *user;
    /**
     * Called on the thread of the call at least every 4,096 positions, for hosts that have to look after signals; any
     * answer but 0 stops the search as the flag does. It must return, and not by longjmp or an exception. NULL for none.
     * Since interface 2.
     */
    int32_t (*poll)(void *user);
} senet_search_options;

/**
 * Fills in the default options: as deep as 100,000 positions allow.
 *
 * @param options  where to write them; nothing is done for NULL
 */
SENET_API void senet_search_options_init(senet_search_options *options);

/**
 * As senet_search_options_init, for a struct of the caller's size: what later versions have added is filled in, too, as far as the struct
 * has it. A C program need not call it, as the header has senet_search_options_init stand for it. Since interface 2.
 *
 * @param options  where to write them; nothing is done for NULL
 * @param size     the size of the struct in bytes; nothing is done for one that no version has
 */
SENET_API void senet_search_options_init_sized(senet_search_options *options, size_t size);

/** As the function, for the struct of this header: see senet_search_options_init_sized. */
#define senet_search_options_init(options) senet_search_options_init_sized(options, sizeof(senet_search_options))

/**
 * Whether a search takes some options, and which of them it refuses first. Since interface 2.
 *
 * @param options  what is asked for, or NULL for the default options
 * @param error    where to write the option that is refused, all 0 when none is; may be NULL
 * @return 0, or a negative status, as a search answers with these options (SENET_ERR_ARGUMENT for an option out of its
 * range, SENET_ERR_NULL for a pointer)
 */
SENET_API int32_t senet_search_options_check(const senet_search_options *options, senet_option_error *error);

/**
 * Sets a stop flag. It may be called from another thread and from a signal handler.
 *
 * @param flag  what the options of a search point to as stop; nothing is done for NULL
 */
SENET_API void senet_search_stop(int32_t *flag);

/**
 * The move the side to move should make of a roll. The board is not changed.
 *
 * @param roll     1 to 5
 * @param rules    the rule set, or NULL for kendall
 * @param options  what is asked for, or NULL for the default options
 * @param result   where to write the move; with no move its value is that of the forfeit
 * @return 0; SENET_WHY_OVER, or a negative status (SENET_ERR_ARGUMENT for an option out of its range,
 * SENET_ERR_MEMORY when the memory cannot be had), and then nothing is written
 */
SENET_API int32_t senet_search(const senet_board *board, int32_t roll, const senet_rule_set *rules, const senet_search_options *options, senet_search_result *result);

/**
 * The value of the position before its throw, for a side, so many throws deep: the mean of what senet_search finds at
 * that depth over the rolls. At depth 0 it is senet_evaluate, but that a game that is over is worth what it came to, as
 * at any depth: SENET_WIN either way, or 0 for a draw. For checking the search by hand: it has no budget, and takes a
 * long time for a large depth.
 *
 * @param depth    0 to SENET_SEARCH_DEPTH_MAX
 * @param rules    the rule set, or NULL for kendall
 * @param side     SENET_SIDE_LIGHT or SENET_SIDE_DARK
 * @param weights  the weights, or NULL for the default ones
 * @return the value; INT32_MIN for a depth, side, weight or set out of range, when memory ran out, or for a board that
 * is NULL or out of use
 */
SENET_API int32_t senet_expect(const senet_board *board, int32_t depth, const senet_rule_set *rules, int32_t side, const senet_weights *weights);

/**
 * As senet_expect, for depths that take long: it can be ended. Since interface 2.
 *
 * @param depth    0 to SENET_SEARCH_DEPTH_MAX
 * @param rules    the rule set, or NULL for kendall
 * @param side     SENET_SIDE_LIGHT or SENET_SIDE_DARK
 * @param weights  the weights, or NULL for the default ones
 * @param stop     a flag that ends it when it is not 0, as the options of a search have one; NULL for none
 * @param poll     called on this thread at least every 4,096 positions; any answer but 0 ends it. It must return, and
 * not by longjmp or an exception. NULL for none
 * @param user     handed to poll
 * @param value    where to write the value
 * @return 0; SENET_EXPECT_STOPPED when it was ended, or a negative status (SENET_ERR_ARGUMENT for a depth, side,
 * weight or set out of range, SENET_ERR_MEMORY), and then nothing is written
 */
SENET_API int32_t senet_expect_until(const senet_board *board, int32_t depth, const senet_rule_set *rules, int32_t side, const senet_weights *weights, const int32_t *stop, int32_t (*poll)(void *user), void *user, int32_t *value);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup senet_drawing Drawings
 *
 * A board as a picture, an SVG image, and as lines of text. In a picture the six marked houses have signs: the ankh of
 * rebirth, the sign of beauty, water, three strokes, two strokes, and the sun.
 * @{
 */

/** Room in which every drawing as text fits with its NUL. */
#define SENET_TEXT_MAX 128

/** Room in which every drawing as a picture fits with its NUL. */
#define SENET_SVG_MAX 16384

/** The width of a picture in pixels when none is asked for. */
#define SENET_SVG_WIDTH 520

/** The largest width of a picture in pixels. */
#define SENET_SVG_WIDTH_MAX 65536

/** What a drawing shows beside the pieces: filled by senet_drawing_options_init, then changed. */
typedef struct senet_drawing_options {
    /** The size of this struct in bytes. */
    uint32_t size;
    /** Not 0 to show the numbers of the houses, in text those at the ends of the rows. */
    int32_t names;
    /** The house to show as the one that a move went from, 0 for none. */
    int32_t from;
    /** The house to show as the one that it went to, 0 for none. */
    int32_t to;
    /** The width of a picture in pixels, up to SENET_SVG_WIDTH_MAX; 0 for SENET_SVG_WIDTH. The height follows from it. */
    int32_t width;
    /** 0. */
    int32_t reserved;
} senet_drawing_options;

/**
 * Fills in what shows the pieces and nothing else.
 *
 * @param options  where to write it; nothing is done for NULL
 */
SENET_API void senet_drawing_options_init(senet_drawing_options *options);

/**
 * Whether a drawing takes some options, and which of them it refuses first. Since interface 2.
 *
 * @param options  what is asked for, or NULL for the pieces alone
 * @param error    where to write the option that is refused, all 0 when none is; may be NULL
 * @return 0, or a negative status, as a drawing answers with these options (SENET_ERR_ARGUMENT for an option out of its
 * range, SENET_ERR_NULL for a pointer)
 */
SENET_API int32_t senet_drawing_options_check(const senet_drawing_options *options, senet_option_error *error);

/**
 * A board as an SVG image: ASCII text of one element a line, under twelve kilobytes.
 *
 * @param options  what it shows, or NULL for the pieces alone
 * @param buf      room for the image; SENET_SVG_MAX bytes are always enough
 * @param cap      how many bytes there is room for, the NUL included
 * @return the length without the NUL, whatever the room; SENET_ERR_ARGUMENT for a number in the options that is out of
 * range, or another negative status
 */
SENET_API int32_t senet_svg(const senet_board *board, const senet_drawing_options *options, char *buf, size_t cap);

/**
 * A board as three lines of text, each with its line end: l and d are pieces, a dot is an empty house, a colon the one
 * that a move went from, and brackets are round what stands where it went to. Behind a marked house is its mark: + for
 * 15, * for 26, ~ for 27, 3 for 28, 2 for 29 and 1 for 30.
 *
 * @param options  what it shows, or NULL for the pieces alone
 * @param buf      room for the text; SENET_TEXT_MAX bytes are always enough
 * @param cap      how many bytes there is room for, the NUL included
 * @return as senet_svg
 */
SENET_API int32_t senet_text(const senet_board *board, const senet_drawing_options *options, char *buf, size_t cap);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup senet_constants Constants by name
 *
 * Every number that this header gives a name to, for hosts that load the library while they run and have no
 * preprocessor. Those that read C declarations find the same names in senet.cdef.h.
 * @{
 */

/** Room that a constant's name needs, its NUL included. */
#define SENET_CONSTANT_NAME_MAX 64

/**
 * The number that a name of this header stands for.
 *
 * @param name   the name, with or without SENET_ in front, such as "POS_LETTER": text ended by a NUL, of which
 * at most SENET_CONSTANT_NAME_MAX bytes are looked at
 * @param value  where to write the number
 * @return 1; 0, and nothing is written, when there is no such name or a pointer is NULL
 */
SENET_API int32_t senet_constant(const char *name, int64_t *value);

/**
 * As senet_constant, of a name that need not end in a NUL.
 *
 * @param len  its length in bytes
 * @return as senet_constant
 */
SENET_API int32_t senet_constant_n(const char *name, size_t len, int64_t *value);

/**
 * The constants one by one, in the order of this header.
 *
 * @param i      from 0
 * @param value  where to write the number that the name stands for; may be NULL
 * @return the name without SENET_, text that lives for ever; NULL, and nothing is written, when there are not
 * so many
 */
SENET_API const char *senet_constant_at(int32_t i, int64_t *value);

/** @} */

/* ================================================================================================ */

/**
 * @defgroup senet_table Function table
 *
 * Every function as a pointer, for hosts that load the library at run time and for those that hand it on.
 * @{
 */

/**
 * Every function of this interface, the prefix senet_ left out.
 * Members with another name: senet_new is board_new, senet_free is board_free, senet_protected is is_protected.
 * The table grows at its end only, and what stands in it never changes its place or its meaning.
 */
typedef struct senet_api {
    /** The number of the interface the library has, as senet_abi_version tells it. */
    uint32_t abi_version;
    /** The size of the table in bytes. */
    uint32_t size;
    /** The version of the library as text, such as "0.1.0". */
    const char *(*version)(void);
    /** Whether the tables of the track, the sticks and the exits were built right. */
    int32_t (*tables_ok)(void);
    /** How many boards exist, made and not yet freed, over all threads. */
    int32_t (*live)(void);
    /** What a negative answer of a status, list or text function means, in words. */
    const char *(*status_text)(int32_t status);
    /** The house drawn at a row and a column. */
    int32_t (*house_of)(int32_t row, int32_t col);
    /** The row a house is drawn in. */
    int32_t (*row_of)(int32_t house);
    /** The column a house is drawn in. */
    int32_t (*col_of)(int32_t house);
    /** Whether a house is one of the six marked ones. */
    int32_t (*is_marked)(int32_t house);
    /** The thirty houses, in order. */
    int32_t (*all_houses)(int32_t *out, size_t cap);
    /** The six marked houses, in order. */
    int32_t (*marked_houses)(int32_t *out, size_t cap);
    /** The other side. */
    int32_t (*other)(int32_t side);
    /** What a piece of a side is. */
    int32_t (*piece_of)(int32_t side);
    /** How likely each roll is, in ascending order of the roll. */
    int32_t (*chances)(senet_chance *out, size_t cap);
    /** Whether a roll gives another throw. */
    int32_t (*extra)(int32_t roll);
    /** One throw of the sticks out of the row of throws that a seed stands for. */
    int32_t (*thrown)(uint64_t seed, uint64_t n);
    /** An empty board, light to move, at ply 0. */
    senet_board *(*board_new)(int32_t pieces);
    /** The set-up of a game. */
    senet_board *(*new_game)(int32_t pieces);
    /** The board that a position string describes, at ply 0. */
    int32_t (*from_string)(const char *text, senet_board **board);
    /** As senet_from_string, of a string that need not end in a NUL. */
    int32_t (*from_string_n)(const char *text, size_t len, senet_board **board, size_t *offset);
    /** A board of its own with the same houses, side, pieces and ply. */
    senet_board *(*clone)(const senet_board *board);
    /** Releases a board. */
    void (*board_free)(senet_board *board);
    /** The position as a string, which senet_from_string reads while the board is consistent (see senet_consistent). */
    int32_t (*to_string)(const senet_board *board, char *buf, size_t cap);
    /** A refusal of a position string in words. */
    const char *(*reason)(int32_t code);
    /** What stands on a house. */
    int32_t (*at)(const senet_board *board, int32_t house);
    /** What stands on every house, in track order. */
    int32_t (*cells)(const senet_board *board, int8_t *out, size_t cap);
    /** Sets what stands on every house at once. */
    int32_t (*set_cells)(senet_board *board, const int8_t *cells, size_t n);
    /** Puts a piece, or nothing, on a house in place of what stood there. */
    int32_t (*put)(senet_board *board, int32_t house, int32_t piece);
    /** Empties a house. */
    int32_t (*lift)(senet_board *board, int32_t house);
    /** Whose move it is. */
    int32_t (*side)(const senet_board *board);
    /** Makes it a side's move. */
    int32_t (*set_side)(senet_board *board, int32_t side);
    /** How many pieces a side has, on the board and home together. */
    int32_t (*pieces)(const senet_board *board);
    /** How many of a side's pieces are on the board. */
    int32_t (*count)(const senet_board *board, int32_t side);
    /** How many of a side's pieces have borne off. */
    int32_t (*home)(const senet_board *board, int32_t side);
    /** Whether neither side has more pieces on the board than it has. */
    int32_t (*consistent)(const senet_board *board);
    /** Moves and forfeits made to reach the position. */
    int64_t (*ply)(const senet_board *board);
    /** Sets the number of moves and forfeits made. */
    int32_t (*set_ply)(senet_board *board, int64_t ply);
    /** The key. */
    uint64_t (*key)(const senet_board *board);
    /** The key as sixteen hex digits, in lower case. */
    int32_t (*key_hex)(const senet_board *board, char *buf, size_t cap);
    /** Fills in the set of a name. */
    int32_t (*rules)(const char *name, senet_rule_set *rules);
    /** Fills in the set of a number. */
    int32_t (*rules_named)(int32_t id, senet_rule_set *rules);
    /** The number of the set that a name stands for. */
    int32_t (*rules_id)(const char *name);
    /** The name of a set. */
    const char *(*rules_name)(int32_t id);
    /** Whether every field of a set holds what it may. */
    int32_t (*rules_ok)(const senet_rule_set *rules);
    /** The first field of a set that holds what it may not. */
    int32_t (*rules_fault)(const senet_rule_set *rules);
    /** The name of a field of a set. */
    const char *(*field_name)(int32_t field);
    /** The exits that a piece on a house tries with a roll, in their order. */
    int32_t (*rules_exit)(const senet_rule_set *rules, int32_t house, int32_t roll, int32_t *out, size_t cap);
    /** The safe houses of a set, in order. */
    int32_t (*rules_safe)(const senet_rule_set *rules, int32_t *out, size_t cap);
    /** The moves that a roll allows the side to move, in ascending order of the house moved from. */
    int32_t (*moves)(const senet_board *board, int32_t roll, const senet_rule_set *rules, int32_t only, senet_move *out, size_t cap);
    /** A move as text. */
    int32_t (*move_text)(const senet_move *m, char *buf, size_t cap);
    /** Whether the piece on a house cannot be swapped under a rule set, because of the run it stands in. */
    int32_t (*is_protected)(const senet_board *board, int32_t house, const senet_rule_set *rules);
    /** Whether the piece on a house is part of a run of its side that the other side may not pass under a rule set. */
    int32_t (*in_blockade)(const senet_board *board, int32_t house, const senet_rule_set *rules);
    /** The move to make without looking ahead, as an index into what senet_moves lists. */
    int32_t (*greedy)(const senet_board *board, int32_t roll, const senet_rule_set *rules, int32_t only, int32_t *index);
    /** How many positions there are so many plies on, every roll and every move that it allows counted. */
    uint64_t (*walk)(const senet_board *board, int32_t depth, const senet_rule_set *rules);
    /** The move is not asked whether it is legal. */
    int32_t (*apply)(senet_board *board, const senet_move *m, const senet_rule_set *rules, int32_t *bound, senet_undo_info *undo);
    /** A throw that allows nothing. */
    int32_t (*forfeit)(senet_board *board, int32_t roll, senet_undo_info *undo);
    /** Takes back what senet_apply or senet_forfeit did, exactly. */
    int32_t (*unapply)(senet_board *board, const senet_undo_info *undo);
    /** Why something was not done, in words. */
    const char *(*why_text)(int32_t why);
    /** Whether the game goes on. */
    int32_t (*status)(const senet_board *board);
    /** How the game ended. */
    int32_t (*how)(const senet_board *board);
    /** The side that has won. */
    int32_t (*winner)(const senet_board *board);
    /** The ply at which the game is drawn. */
    int64_t (*ply_cap)(const senet_board *board);
    /** Fills in the default weights, which are all 0. */
    void (*weights_default)(senet_weights *weights);
    /** The position valued for a side, in sixteenths of a house. */
    int32_t (*evaluate)(const senet_board *board, int32_t side, const senet_rule_set *rules, const senet_weights *weights);
    /** Fills in the default options. */
    void (*search_options_init)(senet_search_options *options);
    /** Sets a stop flag. */
    void (*search_stop)(int32_t *flag);
    /** The move the side to move should make of a roll. */
    int32_t (*search)(const senet_board *board, int32_t roll, const senet_rule_set *rules, const senet_search_options *options, senet_search_result *result);
    /** The value of the position before its throw, for a side, so many throws deep. */
    int32_t (*expect)(const senet_board *board, int32_t depth, const senet_rule_set *rules, int32_t side, const senet_weights *weights);
    /** Fills in what shows the pieces and nothing else. */
    void (*drawing_options_init)(senet_drawing_options *options);
    /** A board as an SVG image. */
    int32_t (*svg)(const senet_board *board, const senet_drawing_options *options, char *buf, size_t cap);
    /** A board as three lines of text, each with its line end. */
    int32_t (*text)(const senet_board *board, const senet_drawing_options *options, char *buf, size_t cap);
    /** The number that a name of this header stands for. */
    int32_t (*constant)(const char *name, int64_t *value);
    /** As senet_constant, of a name that need not end in a NUL. */
    int32_t (*constant_n)(const char *name, size_t len, int64_t *value);
    /** The constants one by one, in the order of this header. */
    const char *(*constant_at)(int32_t i, int64_t *value);
    /** Whether a search takes some options, and which of them it refuses first. */
    int32_t (*search_options_check)(const senet_search_options *options, senet_option_error *error);
    /** Whether a drawing takes some options, and which of them it refuses first. */
    int32_t (*drawing_options_check)(const senet_drawing_options *options, senet_option_error *error);
    /** What is wrong with an option, in a sentence. */
    int32_t (*option_error_text)(const senet_option_error *error, char *buf, size_t cap);
    /** As senet_walk, for counts that take long. */
    int32_t (*walk_until)(const senet_board *board, int32_t depth, const senet_rule_set *rules, const int32_t *stop, int32_t (*poll)(void *user), void *user, uint64_t *count);
    /** As senet_expect, for depths that take long. */
    int32_t (*expect_until)(const senet_board *board, int32_t depth, const senet_rule_set *rules, int32_t side, const senet_weights *weights, const int32_t *stop, int32_t (*poll)(void *user), void *user, int32_t *value);
    /** Why a position string is refused, in a sentence that ends in the byte at fault, from 0. */
    int32_t (*from_string_reason_n)(const char *text, size_t len, char *buf, size_t cap);
    /** As senet_search_options_init, for a struct of the caller's size. */
    void (*search_options_init_sized)(senet_search_options *options, size_t size);
} senet_api;

/**
 * The table of a library that is at least as new as a caller needs.
 *
 * @param at_least  the number of the interface the caller was written against, SENET_ABI_VERSION
 * @return the table, which lives for ever, or NULL when the library is older than that
 */
SENET_API const senet_api *senet_api_get(uint32_t at_least);

/** @} */

#ifdef __cplusplus
}
#endif

#endif /* SENET_H */
