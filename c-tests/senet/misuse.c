/*
 * NULL and numbers out of range for every function: the answer is the documented one, nothing is written, and the
 * board stays as it is. Each function has its CASE, in which each of its pointers is once NULL and each of its
 * numbers once `bad`; tests/c/cases.rs reads this file and says where one is missing.
 */
#include <senet.h>

#include "cases.h"
#include "shown.h"

/* Some are what a number from the range would be cut down from. */
static const int32_t no_option[] = {INT32_MIN, -65536, -1, 0, 29, 257, 65537, INT32_MAX};
static const int32_t no_house[] = {INT32_MIN, -65536, -256, -2, -1, 0, 31, 127, 128, 257, 65537, INT32_MAX};
static const int32_t no_side[] = {INT32_MIN, -65536, -256, -1, 2, 3, 128, 256, 65536, INT32_MAX};
static const int32_t no_piece[] = {INT32_MIN, -65536, -256, -1, 3, 128, 256, 257, 65536, INT32_MAX};
static const int32_t no_pieces[] = {INT32_MIN, -65536, -1, 0, 8, 257, 65537, INT32_MAX};
static const int32_t no_roll[] = {INT32_MIN, -65536, -1, 0, 6, 257, 65537, INT32_MAX};
static const int32_t no_row[] = {INT32_MIN, -65536, -256, -1, 3, 128, 256, 65536, INT32_MAX};
static const int32_t no_col[] = {INT32_MIN, -65536, -256, -1, 10, 128, 256, 65536, INT32_MAX};
static const int32_t no_text[] = {INT32_MIN, -65536, -256, -6, 10, 128, 256, 65536, INT32_MAX};
static const int32_t no_set[] = {INT32_MIN, -65536, -256, -1, 2, 128, 256, 65536, INT32_MAX};
static const int32_t no_walk[] = {INT32_MIN, -65536, -1, SENET_WALK_MAX + 1, 256, 65536, INT32_MAX};
static const int32_t no_depth[] = {INT32_MIN, -65536, -1, SENET_SEARCH_DEPTH_MAX + 1, 256, 65536, INT32_MAX};
static const int32_t no_table[] = {INT32_MIN, -1, 1, SENET_SEARCH_TABLE_KIB_MIN - 1};
static const int32_t no_weight[] = {INT32_MIN, -65536, -1001, 1001, 65536, INT32_MAX};
static const int32_t no_width[] = {INT32_MIN, -65536, -1, SENET_SVG_WIDTH_MAX + 1, INT32_MAX};
static const int64_t no_ply[] = {INT64_MIN, INT32_MIN, -1, (int64_t)INT32_MAX + 1, (int64_t)1 << 32,
    ((int64_t)1 << 32) + 5, INT64_MAX};

/* A board in the middle of a game, and one for what is no misuse. */
static senet_board *board, *spare;

/* The set named kendall, and one with a field that holds what it may not. */
static senet_rule_set rules, wrong;

static const senet_move step = {10, 12, 2, SENET_KIND_STEP, 0, 0, {0, 0}};

/* Room that no call may write to. */
static struct {
    int32_t numbers[SENET_HOUSES];
    int8_t cells[SENET_HOUSES];
    senet_chance chances[2];
    senet_move moves[4];
    senet_undo_info undo;
    senet_rule_set rules;
    senet_search_result result;
    size_t offset;
} out;
enum { UNTOUCHED = 0x5A };

static shown before;
static int32_t live_before;
static int64_t wide_bad;

static int begin(void)
{
    memset(&out, UNTOUCHED, sizeof out);
    spare = senet_clone(board);
    before = look(board);
    live_before = senet_live();
    return 1;
}

static int finish(const char *function)
{
    if (!all_bytes(&out, UNTOUCHED, sizeof out) || !still_shows(board, &before) || senet_live() != live_before)
        check_failed(__FILE__, __LINE__, function);
    senet_free(spare);
    return 0;
}

static void version(void)
{
    CASE(senet_abi_version) CHECK(senet_abi_version() >= 1);
    CASE(senet_version) CHECK(senet_version() != NULL);
    CASE(senet_tables_ok) CHECK_IS(senet_tables_ok(), 1);
    CASE(senet_live) CHECK_IS(senet_live(), live_before);
    CASE(senet_status_text) EACH_BAD(no_text) CHECK(senet_status_text(bad) == NULL);
}

static void track(void)
{
    CASE(senet_house_of)
    {
        EACH_BAD(no_row) CHECK_IS(senet_house_of(bad, 0), -1);
        EACH_BAD(no_col) CHECK_IS(senet_house_of(0, bad), -1);
        EACH_BAD(no_col) CHECK_IS(senet_house_of(1, bad), -1);
    }
    CASE(senet_row_of) EACH_BAD(no_house) CHECK_IS(senet_row_of(bad), -1);
    CASE(senet_col_of) EACH_BAD(no_house) CHECK_IS(senet_col_of(bad), -1);
    CASE(senet_is_marked) EACH_BAD(no_house) CHECK_IS(senet_is_marked(bad), 0);
    CASE(senet_all_houses) CHECK_IS(senet_all_houses(NULL, 1), SENET_ERR_NULL);
    CASE(senet_marked_houses) CHECK_IS(senet_marked_houses(NULL, 1), SENET_ERR_NULL);
    CASE(senet_other) EACH_BAD(no_side) CHECK_IS(senet_other(bad), -1);
    CASE(senet_piece_of) EACH_BAD(no_side) CHECK_IS(senet_piece_of(bad), -1);
    CASE(senet_chances) CHECK_IS(senet_chances(NULL, 1), SENET_ERR_NULL);
    CASE(senet_extra) EACH_BAD(no_roll) CHECK_IS(senet_extra(bad), -1);
    CASE(senet_thrown) CHECK(senet_thrown(UINT64_MAX, UINT64_MAX) >= 1);
}

static void boards(void)
{
    CASE(senet_new) EACH_BAD(no_pieces) CHECK(senet_new(bad) == NULL);
    CASE(senet_new_game) EACH_BAD(no_pieces) CHECK(senet_new_game(bad) == NULL);
    CASE(senet_from_string)
    {
        senet_board *made = board;
        CHECK_IS(senet_from_string(before.position, NULL), SENET_ERR_NULL);
        CHECK_IS(senet_from_string(NULL, NULL), SENET_ERR_NULL);
        CHECK_IS(senet_from_string(NULL, &made), SENET_POS_NULL);
        CHECK(made == NULL);
    }
    CASE(senet_from_string_n)
    {
        senet_board *made = board;
        size_t len = strlen(before.position), offset = 1;
        CHECK_IS(senet_from_string_n(before.position, len, NULL, &out.offset), SENET_ERR_NULL);
        CHECK_IS(senet_from_string_n(NULL, len, NULL, NULL), SENET_ERR_NULL);
        CHECK_IS(senet_from_string_n(NULL, len, &made, NULL), SENET_POS_NULL);
        CHECK(made == NULL);
        made = board;
        CHECK_IS(senet_from_string_n(NULL, SIZE_MAX, &made, &offset), SENET_POS_NULL);
        CHECK(made == NULL && offset == 0);
    }
    CASE(senet_clone) CHECK(senet_clone(NULL) == NULL);
    CASE(senet_free) senet_free(NULL);
    CASE(senet_to_string)
    {
        char buf[8] = "before";
        CHECK_IS(senet_to_string(NULL, buf, sizeof buf), SENET_ERR_NULL);
        CHECK_TEXT(buf, "");
        CHECK_IS(senet_to_string(board, NULL, 1), SENET_ERR_NULL);
    }
    CASE(senet_reason) EACH_BAD(no_text) CHECK(senet_reason(bad) == NULL);
    CASE(senet_at)
    {
        CHECK_IS(senet_at(NULL, 1), -1);
        EACH_BAD(no_house) CHECK_IS(senet_at(board, bad), -1);
    }
    CASE(senet_cells)
    {
        CHECK_IS(senet_cells(NULL, out.cells, COUNT(out.cells)), SENET_ERR_NULL);
        CHECK_IS(senet_cells(board, NULL, 1), SENET_ERR_NULL);
    }
    CASE(senet_set_cells)
    {
        int8_t cells[SENET_HOUSES + 1];
        memset(cells, 0, sizeof cells);
        CHECK_IS(senet_set_cells(NULL, cells, SENET_HOUSES), 0);
        CHECK_IS(senet_set_cells(board, NULL, SENET_HOUSES), 0);
        CHECK_IS(senet_set_cells(board, NULL, 0), 0);
        CHECK_IS(senet_set_cells(board, cells, 0), 0);
        CHECK_IS(senet_set_cells(board, cells, SENET_HOUSES - 1), 0);
        CHECK_IS(senet_set_cells(board, cells, SENET_HOUSES + 1), 0);
        CHECK_IS(senet_set_cells(board, cells, SIZE_MAX), 0);
        for (int32_t piece = INT8_MIN; piece <= INT8_MAX; piece++) {
            cells[SENET_HOUSES - 1] = (int8_t)piece;
            if (piece < SENET_EMPTY || piece > SENET_DARK)
                CHECK_IS(senet_set_cells(board, cells, SENET_HOUSES), 0);
        }
    }
    CASE(senet_put)
    {
        CHECK_IS(senet_put(NULL, 1, SENET_LIGHT), 0);
        EACH_BAD(no_house) CHECK_IS(senet_put(board, bad, SENET_LIGHT), 0);
        EACH_BAD(no_piece) CHECK_IS(senet_put(board, 1, bad), 0);
    }
    CASE(senet_lift)
    {
        CHECK_IS(senet_lift(NULL, 1), 0);
        EACH_BAD(no_house) CHECK_IS(senet_lift(board, bad), 0);
    }
    CASE(senet_side) CHECK_IS(senet_side(NULL), -1);
    CASE(senet_set_side)
    {
        CHECK_IS(senet_set_side(NULL, SENET_SIDE_DARK), 0);
        EACH_BAD(no_side) CHECK_IS(senet_set_side(board, bad), 0);
    }
    CASE(senet_pieces) CHECK_IS(senet_pieces(NULL), -1);
    CASE(senet_count)
    {
        CHECK_IS(senet_count(NULL, SENET_SIDE_LIGHT), -1);
        EACH_BAD(no_side) CHECK_IS(senet_count(board, bad), -1);
    }
    CASE(senet_home)
    {
        CHECK_IS(senet_home(NULL, SENET_SIDE_LIGHT), -1);
        EACH_BAD(no_side) CHECK_IS(senet_home(board, bad), -1);
    }
    CASE(senet_consistent) CHECK_IS(senet_consistent(NULL), 0);
    CASE(senet_ply) CHECK_IS(senet_ply(NULL), 0);
    CASE(senet_set_ply)
    {
        CHECK_IS(senet_set_ply(NULL, 1), 0);
        for (size_t i = 0; i < COUNT(no_ply); i++) {
            wide_bad = no_ply[i];
            CHECK_IS(senet_set_ply(board, wide_bad), 0);
        }
    }
    CASE(senet_key) CHECK_IS(senet_key(NULL), 0);
    CASE(senet_key_hex)
    {
        char buf[8] = "before";
        CHECK_IS(senet_key_hex(NULL, buf, sizeof buf), SENET_ERR_NULL);
        CHECK_TEXT(buf, "");
        CHECK_IS(senet_key_hex(board, NULL, 1), SENET_ERR_NULL);
    }
}

/* Each field of a rule set with each number it may not hold. */
static void each_wrong_field(void)
{
    static const int32_t no_blockade[] = {INT32_MIN, -1, 8, 256, 257, INT32_MAX};
    static const int32_t no_way[] = {INT32_MIN, -1, 3, 256, INT32_MAX};
    static const int32_t no_flag[] = {INT32_MIN, -1, 2, 256, 257, INT32_MAX};
#define WRONG(field, numbers, number)                                   \
    EACH_BAD(numbers)                                                   \
    {                                                                   \
        wrong = rules;                                                  \
        wrong.field = bad;                                              \
        CHECK(senet_rules_ok(&wrong) == 0);                             \
        CHECK_IS(senet_rules_fault(&wrong), number);                    \
        CHECK(senet_moves(board, 1, &wrong, 0, NULL, 0) == 0);          \
    }
    WRONG(pieces, no_pieces, SENET_FIELD_PIECES)
    WRONG(blockade, no_blockade, SENET_FIELD_BLOCKADE)
    WRONG(protect, no_way, SENET_FIELD_PROTECT)
    WRONG(backward, no_flag, SENET_FIELD_BACKWARD)
    WRONG(reach26, no_flag, SENET_FIELD_REACH26)
    WRONG(throw_on_26, no_flag, SENET_FIELD_THROW_ON_26)
    WRONG(exits, no_set, SENET_FIELD_EXITS)
    for (int32_t bit = 30; bit < 32; bit++) {
        wrong = rules;
        wrong.safe |= (uint32_t)1 << bit;
        CHECK_IS(senet_rules_fault(&wrong), SENET_FIELD_SAFE);
    }
    for (int32_t i = 0; i < 4; i++) {
        wrong = rules;
        wrong.reserved[i] = 1;
        CHECK_IS(senet_rules_fault(&wrong), SENET_FIELD_EXITS);
    }
    wrong = rules;
    wrong.pieces = 0;
}

static void rule_sets(void)
{
    CASE(senet_rules)
    {
        CHECK_IS(senet_rules(NULL, NULL), SENET_ERR_NULL);
        CHECK_IS(senet_rules("kendall", NULL), SENET_ERR_NULL);
        CHECK_IS(senet_rules("", &out.rules), SENET_ERR_ARGUMENT);
        CHECK_IS(senet_rules("Kendall", &out.rules), SENET_ERR_ARGUMENT);
    }
    CASE(senet_rules_named)
    {
        EACH_BAD(no_set) CHECK_IS(senet_rules_named(bad, &out.rules), 0);
        CHECK_IS(senet_rules_named(SENET_RULES_KENDALL, NULL), 0);
    }
    CASE(senet_rules_id) CHECK_IS(senet_rules_id(NULL), -1);
    CASE(senet_rules_name) EACH_BAD(no_set) CHECK(senet_rules_name(bad) == NULL);
    CASE(senet_rules_ok) CHECK_IS(senet_rules_ok(NULL), 0);
    CASE(senet_rules_fault)
    {
        CHECK_IS(senet_rules_fault(NULL), -1);
        each_wrong_field();
    }
    CASE(senet_field_name) EACH_BAD(no_text) CHECK(senet_field_name(bad) == NULL);
    CASE(senet_rules_exit)
    {
        EACH_BAD(no_house) CHECK_IS(senet_rules_exit(NULL, bad, 1, out.numbers, COUNT(out.numbers)), 0);
        EACH_BAD(no_roll) CHECK_IS(senet_rules_exit(NULL, 26, bad, out.numbers, COUNT(out.numbers)), 0);
        CHECK_IS(senet_rules_exit(&wrong, 26, 1, out.numbers, COUNT(out.numbers)), 0);
        CHECK_IS(senet_rules_exit(&rules, 26, 1, NULL, 1), SENET_ERR_NULL);
    }
    CASE(senet_rules_safe)
    {
        CHECK_IS(senet_rules_safe(&wrong, out.numbers, COUNT(out.numbers)), 0);
        CHECK_IS(senet_rules_safe(NULL, NULL, 1), SENET_ERR_NULL);
    }
}

static void moves(void)
{
    char buf[8];
    CASE(senet_moves)
    {
        CHECK_IS(senet_moves(NULL, 1, NULL, 0, out.moves, COUNT(out.moves)), SENET_ERR_NULL);
        EACH_BAD(no_roll) CHECK_IS(senet_moves(board, bad, NULL, 0, out.moves, COUNT(out.moves)), 0);
        CHECK_IS(senet_moves(board, 1, &wrong, 0, out.moves, COUNT(out.moves)), 0);
        EACH_BAD(no_house) CHECK(bad == 0 || senet_moves(board, 1, NULL, bad, NULL, 0) == 0);
        CHECK_IS(senet_moves(board, 1, NULL, 0, NULL, 1), SENET_ERR_NULL);
    }
    CASE(senet_move_text)
    {
        senet_move m = step;
        CHECK_IS(senet_move_text(NULL, buf, sizeof buf), SENET_ERR_NULL);
        CHECK_IS(senet_move_text(&step, NULL, 1), SENET_ERR_NULL);
        EACH_BAD(no_house)
        {
            m.from = bad;
            CHECK_IS(senet_move_text(&m, buf, sizeof buf), SENET_ERR_ARGUMENT);
            m.from = 1;
            m.to = bad;
            CHECK_IS(senet_move_text(&m, buf, sizeof buf), bad == 0 ? 5 : SENET_ERR_ARGUMENT);
        }
    }
    CASE(senet_protected)
    {
        CHECK_IS(senet_protected(NULL, 1, NULL), -1);
        EACH_BAD(no_house) CHECK_IS(senet_protected(board, bad, NULL), -1);
        CHECK_IS(senet_protected(board, 1, &wrong), -1);
    }
    CASE(senet_in_blockade)
    {
        CHECK_IS(senet_in_blockade(NULL, 1, NULL), -1);
        EACH_BAD(no_house) CHECK_IS(senet_in_blockade(board, bad, NULL), -1);
        CHECK_IS(senet_in_blockade(board, 1, &wrong), -1);
    }
    CASE(senet_greedy)
    {
        CHECK_IS(senet_greedy(NULL, 1, NULL, 0, out.numbers), SENET_ERR_NULL);
        EACH_BAD(no_roll) CHECK_IS(senet_greedy(board, bad, NULL, 0, out.numbers), SENET_ERR_ARGUMENT);
        CHECK_IS(senet_greedy(board, 1, &wrong, 0, out.numbers), SENET_ERR_ARGUMENT);
        EACH_BAD(no_house) CHECK(bad == 0 || senet_greedy(board, 1, NULL, bad, out.numbers) == SENET_ERR_ARGUMENT);
        CHECK_IS(senet_greedy(board, 1, NULL, 0, NULL), SENET_ERR_NULL);
    }
    CASE(senet_walk)
    {
        CHECK_IS(senet_walk(NULL, 1, NULL), 0);
        EACH_BAD(no_walk) CHECK_IS(senet_walk(board, bad, NULL), 0);
        CHECK_IS(senet_walk(board, 1, &wrong), 0);
    }
}

static void play(void)
{
    CASE(senet_apply)
    {
        senet_move m = step;
        CHECK_IS(senet_apply(NULL, &step, NULL, out.numbers, &out.undo), SENET_ERR_NULL);
        CHECK_IS(senet_apply(board, NULL, NULL, out.numbers, &out.undo), SENET_ERR_NULL);
        CHECK_IS(senet_apply(board, &step, &wrong, out.numbers, &out.undo), SENET_ERR_ARGUMENT);
        CHECK_IS(senet_apply(spare, &step, NULL, NULL, NULL), SENET_APPLY_OK);
        EACH_BAD(no_house)
        {
            m.from = bad;
            CHECK_IS(senet_apply(board, &m, NULL, out.numbers, &out.undo), SENET_ERR_ARGUMENT);
            m = step;
            m.to = bad;
            CHECK(bad == 0 || senet_apply(board, &m, NULL, out.numbers, &out.undo) == SENET_ERR_ARGUMENT);
            m = step;
        }
        EACH_BAD(no_roll)
        {
            m.roll = bad;
            CHECK_IS(senet_apply(board, &m, NULL, out.numbers, &out.undo), SENET_ERR_ARGUMENT);
        }
        m = step;
        m.to = 8;
        CHECK_IS(senet_apply(board, &m, NULL, out.numbers, &out.undo), SENET_ERR_ARGUMENT);
        m.from = 9;
        CHECK_IS(senet_apply(board, &m, NULL, out.numbers, &out.undo), SENET_WHY_NO_PIECE);
        m.from = 20;
        CHECK_IS(senet_apply(board, &m, NULL, out.numbers, &out.undo), SENET_WHY_NO_PIECE);
    }
    CASE(senet_forfeit)
    {
        CHECK_IS(senet_forfeit(NULL, 1, &out.undo), SENET_ERR_NULL);
        EACH_BAD(no_roll) CHECK_IS(senet_forfeit(board, bad, &out.undo), SENET_ERR_ARGUMENT);
        CHECK_IS(senet_forfeit(spare, 1, NULL), 0);
    }
    CASE(senet_unapply)
    {
        senet_undo_info undo;
        CHECK_IS(senet_forfeit(spare, 1, &undo), 0);
        CHECK_IS(senet_unapply(NULL, &undo), 0);
        CHECK_IS(senet_unapply(board, NULL), 0);
        CHECK_IS(senet_unapply(board, &undo), 0);
    }
    CASE(senet_why_text) EACH_BAD(no_text) CHECK(senet_why_text(bad) == NULL);
    CASE(senet_status) CHECK_IS(senet_status(NULL), -1);
    CASE(senet_how) CHECK_IS(senet_how(NULL), -1);
    CASE(senet_winner) CHECK_IS(senet_winner(NULL), -1);
    CASE(senet_ply_cap) CHECK_IS(senet_ply_cap(NULL), 0);
}

static void values(void)
{
    senet_weights weights;
    senet_weights_default(&weights);
    CASE(senet_weights_default) senet_weights_default(NULL);
    CASE(senet_evaluate)
    {
        CHECK_IS(senet_evaluate(NULL, 0, NULL, NULL), INT32_MIN);
        EACH_BAD(no_side) CHECK_IS(senet_evaluate(board, bad, NULL, NULL), INT32_MIN);
        CHECK_IS(senet_evaluate(board, 0, &wrong, &weights), INT32_MIN);
        EACH_BAD(no_weight)
        {
            weights.blockade = bad;
            CHECK_IS(senet_evaluate(board, 0, NULL, &weights), INT32_MIN);
            senet_weights_default(&weights);
            weights.ties = bad;
            CHECK_IS(senet_evaluate(board, 0, NULL, &weights), INT32_MIN);
            senet_weights_default(&weights);
        }
        weights.reserved[5] = 1;
        CHECK_IS(senet_evaluate(board, 0, NULL, &weights), INT32_MIN);
        senet_weights_default(&weights);
    }
    CASE(senet_expect)
    {
        CHECK_IS(senet_expect(NULL, 1, NULL, 0, NULL), INT32_MIN);
        EACH_BAD(no_depth) CHECK_IS(senet_expect(board, bad, NULL, 0, NULL), INT32_MIN);
        EACH_BAD(no_side) CHECK_IS(senet_expect(board, 1, NULL, bad, NULL), INT32_MIN);
        CHECK_IS(senet_expect(board, 1, &wrong, 0, NULL), INT32_MIN);
        weights.blockade = 1001;
        CHECK_IS(senet_expect(board, 1, NULL, 0, &weights), INT32_MIN);
    }
}

static void searches(void)
{
    senet_search_options options;
    senet_search_options_init(&options);
    CASE(senet_search_options_init) senet_search_options_init(NULL);
    CASE(senet_search_stop) senet_search_stop(NULL);
#define REFUSED(option, numbers)                                                                          \
    EACH_BAD(numbers)                                                                                     \
    {                                                                                                     \
        senet_search_options_init(&options);                                                              \
        options.option = bad;                                                                             \
        CHECK_IS(senet_search(board, 1, NULL, &options, &out.result), SENET_ERR_ARGUMENT);                \
    }
    CASE(senet_search)
    {
        CHECK_IS(senet_search(NULL, 1, NULL, &options, &out.result), SENET_ERR_NULL);
        EACH_BAD(no_roll) CHECK_IS(senet_search(board, bad, NULL, &options, &out.result), SENET_ERR_ARGUMENT);
        CHECK_IS(senet_search(board, 1, &wrong, NULL, &out.result), SENET_ERR_ARGUMENT);
        CHECK_IS(senet_search(board, 1, NULL, NULL, NULL), SENET_ERR_NULL);
        CHECK_IS(senet_search(board, 1, NULL, &options, NULL), SENET_ERR_NULL);
        REFUSED(depth, no_depth)
        REFUSED(table_kib, no_table)
        REFUSED(weights.blockade, no_weight)
        REFUSED(weights.ties, no_weight)
        EACH_BAD(no_house)
        {
            senet_search_options_init(&options);
            options.only = bad;
            CHECK(bad == 0 || senet_search(board, 1, NULL, &options, &out.result) == SENET_ERR_ARGUMENT);
        }
        senet_search_options_init(&options);
        options.size--;
        CHECK_IS(senet_search(board, 1, NULL, &options, &out.result), SENET_ERR_ARGUMENT);
    }
}

/* Each option of a drawing with each number it may not hold. */
static void each_wrong_drawing(void)
{
    senet_drawing_options options;
    char buf[8];
#define UNDRAWN(option, numbers)                                                                          \
    EACH_BAD(numbers)                                                                                     \
    {                                                                                                     \
        senet_drawing_options_init(&options);                                                             \
        options.option = bad;                                                                             \
        memcpy(buf, "before", 7);                                                                         \
        CHECK(bad == 0 || senet_svg(board, &options, buf, sizeof buf) == SENET_ERR_ARGUMENT);             \
        CHECK(bad == 0 || senet_text(board, &options, buf, sizeof buf) == SENET_ERR_ARGUMENT);            \
        CHECK(bad == 0 || *buf == '\0');                                                                  \
    }
    UNDRAWN(from, no_house)
    UNDRAWN(to, no_house)
    UNDRAWN(width, no_width)
    senet_drawing_options_init(&options);
    options.size--;
    CHECK_IS(senet_svg(board, &options, buf, sizeof buf), SENET_ERR_ARGUMENT);
}

static void drawings(void)
{
    char buf[8] = "before";
    CASE(senet_drawing_options_init) senet_drawing_options_init(NULL);
    CASE(senet_text)
    {
        CHECK_IS(senet_text(NULL, NULL, buf, sizeof buf), SENET_ERR_NULL);
        CHECK_TEXT(buf, "");
        CHECK_IS(senet_text(board, NULL, NULL, 1), SENET_ERR_NULL);
    }
    CASE(senet_svg)
    {
        CHECK_IS(senet_svg(NULL, NULL, buf, sizeof buf), SENET_ERR_NULL);
        CHECK_IS(senet_svg(board, NULL, NULL, 1), SENET_ERR_NULL);
        each_wrong_drawing();
    }
}

static void constants(void)
{
    int64_t value = 7;
    CASE(senet_constant)
    {
        CHECK_IS(senet_constant(NULL, &value), 0);
        CHECK_IS(senet_constant("HOUSES", NULL), 0);
        CHECK_IS(senet_constant("HOUSE", &value), 0);
    }
    CASE(senet_constant_n)
    {
        CHECK_IS(senet_constant_n(NULL, SIZE_MAX, &value), 0);
        CHECK_IS(senet_constant_n("HOUSES", 6, NULL), 0);
        CHECK_IS(senet_constant_n("HOUSES", 7, &value), 0);
    }
    CASE(senet_constant_at)
    {
        static const int32_t no_constant[] = {INT32_MIN, -65536, -256, -1, 65536, INT32_MAX};
        EACH_BAD(no_constant) CHECK(senet_constant_at(bad, &value) == NULL);
        CHECK(senet_constant_at(0, NULL) != NULL);
    }
    CHECK_IS(value, 7);
}

static void table(void)
{
    CASE(senet_api_get)
    {
        CHECK(senet_api_get(SENET_ABI_VERSION + 1) == NULL);
        CHECK(senet_api_get(UINT32_MAX) == NULL);
    }
}

/* Each option that is out of its range is named, with what it is and may be, and the search refuses it as well. */
static void refused_options(void)
{
    senet_option_error error;
    char text[SENET_OPTION_TEXT_MAX] = "before";
    CASE(senet_search_options_check)
    {
        senet_search_options options;
        senet_search_options_init(&options);
        CHECK_IS(senet_search_options_check(&options, NULL), 0);
        CHECK_IS(senet_search_options_check(NULL, &error), 0);
        CHECK_IS(error.option, 0);
        options.depth = -1;
        CHECK_IS(senet_search_options_check(&options, NULL), SENET_ERR_ARGUMENT);
        CHECK_IS(senet_search_options_check(&options, &error), SENET_ERR_ARGUMENT);
        CHECK(error.option == SENET_OPTION_DEPTH && error.value == -1 && error.least == 0);
        CHECK_TEXT(error.name, "depth");
    }
    CASE(senet_drawing_options_check)
    {
        senet_drawing_options options;
        senet_drawing_options_init(&options);
        CHECK_IS(senet_drawing_options_check(&options, NULL), 0);
        CHECK_IS(senet_drawing_options_check(NULL, &error), 0);
        CHECK_IS(error.option, 0);
        options.width = -1;
        CHECK_IS(senet_drawing_options_check(&options, NULL), SENET_ERR_ARGUMENT);
        CHECK_IS(senet_drawing_options_check(&options, &error), SENET_ERR_ARGUMENT);
        CHECK(error.option == SENET_OPTION_WIDTH && error.value == -1 && error.least == 0);
        CHECK_TEXT(error.name, "width");
    }
    CASE(senet_option_error_text)
    {
        CHECK_IS(senet_option_error_text(NULL, text, sizeof text), SENET_ERR_NULL);
        CHECK_TEXT(text, "");
        CHECK_IS(senet_option_error_text(&error, NULL, 1), SENET_ERR_NULL);
        EACH_BAD(no_option)
        {
            error.option = bad;
            CHECK_IS(senet_option_error_text(&error, text, sizeof text), SENET_ERR_ARGUMENT);
        }
    }
}

/* What is not refused has no reason. */
static void reasons(void)
{
    char text[SENET_REASON_MAX] = "before";
    CASE(senet_from_string_reason_n)
    {
        static const char good[] = "dldldldldl/........../.......... l 5";
        CHECK(senet_from_string_reason_n(NULL, 1, text, sizeof text) > 0);
        CHECK_IS(senet_from_string_reason_n("x", 1, NULL, 1), SENET_ERR_NULL);
        CHECK_IS(senet_from_string_reason_n(good, sizeof good - 1, text, sizeof text), SENET_ERR_ARGUMENT);
        CHECK_TEXT(text, "");
    }
}

int main(void)
{
    board = senet_new_game(5);
    CHECK_IS(senet_set_ply(board, 12), 1);
    CHECK_IS(senet_rules(NULL, &rules), 0);
    wrong = rules;
    wrong.pieces = 0;
    version();
    track();
    boards();
    rule_sets();
    moves();
    play();
    values();
    searches();
    reasons();
    refused_options();
    drawings();
    constants();
    table();
    senet_free(board);
    CHECK_IS(senet_live(), 0);
    return 0;
}
