/* Plays a game of Senet between two computer players and draws it. */

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <senet.h>

static const char HELP[] =
    "usage: senet [--rules NAME] [--light PLAYER] [--dark PLAYER] [--seed N] [--every N]\n"
    "             [--position STRING]\n"
    "\n"
    "Plays a game of Senet between two computer players and draws it.\n"
    "\n"
    "  --rules NAME       kendall or skyruk; kendall when not given\n"
    "  --light PLAYER     greedy, or how many positions are looked at for a move; 20000 when not given\n"
    "  --dark PLAYER      likewise; greedy when not given\n"
    "  --seed N           which row of throws the sticks make; 1 when not given\n"
    "  --every N          draw the board every N plies, 0 for only before and after; 40 when not given\n"
    "  --position STRING  the position to start from\n"
    "  --help             this text\n"
    "\n"
    "Light runs with l, dark with d. A dot is an empty house, + the house of rebirth, * the house of beauty, ~ the\n"
    "water, and 3, 2 and 1 the last houses, by the roll that bears a piece off there. The piece that moved last is in\n"
    "brackets, and a colon is where it came from.\n";

struct options {
    const char *rules, *position;
    uint64_t seed, every;
    uint64_t budgets[2]; /* by side; 0 for the player that does not look ahead */
    int help;
};

/* Tells on one line what is wrong. */
static void complain(const char *about, const char *what)
{
    fprintf(stderr, "senet: %s: %s\n", about, what);
}

/* Reads a number from min up. 1, or 0 when the text is none. */
static int read_number(const char *text, uint64_t min, uint64_t *number)
{
    char *end;
    unsigned long long value;
    if (*text < '0' || *text > '9')
        return 0;
    errno = 0;
    value = strtoull(text, &end, 10);
    if (errno != 0 || *end != '\0' || value < min)
        return 0;
    *number = value;
    return 1;
}

/* Reads an argument and its value. 1, or 0 after telling what is wrong. */
static int read_option(const char *name, const char *value, struct options *options)
{
    static const char *const names[] = { "--rules", "--position", "--light", "--dark", "--seed", "--every" };
    size_t which = 0;
    int good = 1;
    while (which < sizeof names / sizeof *names && strcmp(name, names[which]) != 0)
        which++;
    if (which == sizeof names / sizeof *names) {
        complain(name, "unknown argument; --help tells what there is");
        return 0;
    }
    if (!value) {
        complain(name, "its value is missing");
        return 0;
    }
    switch (which) {
    case 0:
        options->rules = value;
        break;
    case 1:
        options->position = value;
        break;
    case 2:
    case 3:
        if (strcmp(value, "greedy") == 0)
            options->budgets[which - 2] = 0;
        else
            good = read_number(value, 1, &options->budgets[which - 2]);
        break;
    case 4:
        good = read_number(value, 0, &options->seed);
        break;
    default:
        good = read_number(value, 0, &options->every);
    }
    if (!good)
        complain(name, "its value is not one that it takes");
    return good;
}

static int read_options(int argc, char **argv, struct options *options)
{
    for (int i = 1; i < argc; i += 2) {
        options->help = strcmp(argv[i], "--help") == 0;
        if (options->help)
            return 1;
        if (!read_option(argv[i], i + 1 < argc ? argv[i + 1] : NULL, options))
            return 0;
    }
    return 1;
}

/* The board, and the move that led to it, if any. */
static void draw(const senet_board *board, const senet_move *last)
{
    char text[SENET_TEXT_MAX];
    senet_drawing_options options;
    senet_drawing_options_init(&options);
    options.names = 1;
    options.from = last->from;
    options.to = last->to;
    if (senet_text(board, &options, text, sizeof text) > 0)
        printf("\n%s\n", text);
}

/* The player: the index of the move of a roll that a side makes, or -1 when there is none. 0, or a status. */
static int32_t choose(const senet_board *board, int32_t roll, const senet_rule_set *rules, int32_t bound,
                      uint64_t budget, int32_t *index)
{
    senet_search_options options;
    senet_search_result result;
    int32_t status;
    if (budget == 0)
        return senet_greedy(board, roll, rules, bound, index);
    senet_search_options_init(&options);
    options.budget = budget;
    options.only = bound;
    status = senet_search(board, roll, rules, &options, &result);
    if (status == 0)
        *index = result.index;
    return status;
}

/* Makes the throw and the move of one ply, and tells it. The move goes to last, one from nowhere for none. 0, or a
   status. */
static int32_t play_one(senet_board *board, const senet_rule_set *rules, const struct options *options,
                        int32_t *bound, senet_move *last)
{
    static const char *const sides[] = { "light", "dark" };
    int32_t side = senet_side(board), ply = (int32_t)senet_ply(board), index, status;
    int32_t roll = senet_thrown(options->seed, (uint64_t)ply);
    senet_move moves[SENET_MOVES_MAX];
    char text[SENET_MOVE_TEXT_MAX] = "-";
    const char *what = "";
    memset(last, 0, sizeof *last);
    senet_moves(board, roll, rules, *bound, moves, SENET_MOVES_MAX);
    status = choose(board, roll, rules, *bound, options->budgets[side], &index);
    if (status != 0)
        return status;
    if (index < 0) {
        what = "no move";
        *bound = 0;
        status = senet_forfeit(board, roll, NULL);
    } else {
        const senet_move *m = &moves[index];
        *last = *m;
        senet_move_text(m, text, sizeof text);
        what = m->swap ? "a swap" : m->kind == SENET_KIND_OFF ? "borne off" : m->kind == SENET_KIND_WALK
            ? "walks back" : m->kind == SENET_KIND_STAY ? "stays" : m->backward ? "backward" : "";
        status = senet_apply(board, m, rules, bound, NULL);
    }
    if (status == 0)
        printf("%5d. %-5s throws %d  %-6s %s\n", (int)ply + 1, sides[side], (int)roll, text, what);
    return status;
}

/* Plays a game and tells how it went. 1, or 0 after telling what is wrong. */
static int show(senet_board *board, const senet_rule_set *rules, const struct options *options)
{
    static const char *const sides[] = { "light", "dark" };
    int32_t bound = 0;
    senet_move last;
    memset(&last, 0, sizeof last);
    for (int side = 0; side < 2; side++) {
        if (options->budgets[side] == 0)
            printf("%s does not look ahead.\n", sides[side]);
        else
            printf("%s looks at %" PRIu64 " positions for each move.\n", sides[side], options->budgets[side]);
    }
    draw(board, &last);
    while (senet_status(board) == SENET_ONGOING) {
        int32_t status = play_one(board, rules, options, &bound, &last);
        if (status != 0) {
            const char *words = status < 0 ? senet_status_text(status) : senet_why_text(status);
            complain("the game broke off", words ? words : "for a reason unknown");
            return 0;
        }
        if (options->every && (uint64_t)senet_ply(board) % options->every == 0 && senet_status(board) == SENET_ONGOING)
            draw(board, &last);
    }
    draw(board, &last);
    if (senet_status(board) == SENET_DRAWN)
        printf("Nobody is home after %d plies: a draw.\n", (int)senet_ply(board));
    else
        printf("%s is home after %d plies; %s has %d of %d pieces home.\n", sides[senet_winner(board)],
               (int)senet_ply(board), sides[senet_other(senet_winner(board))],
               (int)senet_home(board, senet_other(senet_winner(board))), (int)senet_pieces(board));
    return 1;
}

/* The board to begin with, or NULL after telling what is wrong. */
static senet_board *begin(const struct options *options, const senet_rule_set *rules)
{
    senet_board *board;
    int32_t status;
    if (!options->position) {
        board = senet_new_game(rules->pieces);
        if (!board)
            complain("cannot begin", senet_status_text(SENET_ERR_MEMORY));
        return board;
    }
    status = senet_from_string(options->position, &board);
    if (status != SENET_POS_OK)
        complain("cannot begin", status > 0 ? senet_reason(status) : senet_status_text(status));
    return board;
}

int main(int argc, char **argv)
{
    struct options options;
    senet_rule_set rules;
    senet_board *board;
    int shown;

    options.rules = "kendall";
    options.position = NULL;
    options.seed = 1;
    options.every = 40;
    options.budgets[SENET_SIDE_LIGHT] = 20000;
    options.budgets[SENET_SIDE_DARK] = 0;
    options.help = 0;
    if (!read_options(argc, argv, &options))
        return 2;
    if (options.help) {
        fputs(HELP, stdout);
        return 0;
    }
    if (senet_rules(options.rules, &rules) != 0) {
        complain(options.rules, "no rule set has this name");
        return 2;
    }
    board = begin(&options, &rules);
    if (!board)
        return 2;
    shown = show(board, &rules, &options);
    senet_free(board);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        complain("standard output", "it could not be written");
        return 1;
    }
    return !shown;
}
