/* Looks at a position of star halma deeper and deeper, and tells what it sees as it goes. */

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sternhalma.h>

static const char HELP[] =
    "usage: analyse [--budget N] [--depth N] [--lines N] [--seed N] [POSITION]\n"
    "\n"
    "Looks at a position, or at one that it reads as a line of standard input when there is none or it is -. It writes a\n"
    "line for each depth: how deep it looked, what the position is worth to the seat to move, how many positions it looked\n"
    "at, and the moves it expects, up to 32 of them, with three and more seats for the most part only the first.\n"
    "Ctrl-C ends it with the best it has seen.\n"
    "\n"
    "  --budget N  looks at up to N positions; 100000000 when not given\n"
    "  --depth N   looks up to N moves ahead\n"
    "  --lines N   tells the best N moves at the end, up to 50, not only the best\n"
    "  --seed N    settles ties\n"
    "  --help      this text\n"
    "\n"
    "Ends with 0, or with 1 for a position it cannot look at and 2 for an argument it does not take.\n";

enum { LINES_MAX = 50 };

/* What Ctrl-C sets. */
static int32_t stop;

static void interrupted(int number)
{
    (void)number;
    sternhalma_search_stop(&stop);
}

static int complain(int status, const char *about, const char *what)
{
    fprintf(stderr, "analyse: %s: %s\n", about, what ? what : "for a reason unknown");
    return status;
}

/* Writes the moves that are expected, each from where the ones before it lead to. */
static void print_moves(const sternhalma_board *board, const sternhalma_search_result *result)
{
    sternhalma_board *copy = sternhalma_clone(board);
    for (int32_t i = 0; copy && i < result->pv_len; i++) {
        char text[STERNHALMA_MOVE_TEXT_MAX];
        if (sternhalma_move_text(copy, result->pv[i].from, result->pv[i].to, text, sizeof text) < 0
            || sternhalma_play(copy, result->pv[i].from, result->pv[i].to, NULL) != STERNHALMA_PLAY_OK)
            break;
        printf(" %s", text);
    }
    sternhalma_free(copy);
}

static void print_result(const sternhalma_board *board, const sternhalma_search_result *result)
{
    printf("depth %2d  score %7d  nodes %10llu ", (int)result->depth, (int)result->score,
        (unsigned long long)result->nodes);
    if (result->is_pass)
        printf(" pass");
    else
        print_moves(board, result);
    printf("\n");
    fflush(stdout);
}

static int32_t tell(const sternhalma_search_result *result, void *board)
{
    print_result((const sternhalma_board *)board, result);
    return 0;
}

/* Looks at a position for the best so many moves. The status to end with. */
static int analyse(sternhalma_board *board, sternhalma_search_options *options, int32_t lines)
{
    static sternhalma_search_result results[LINES_MAX];
    int32_t count, status;
    options->stop = &stop;
    options->progress = tell;
    options->user = board;
    signal(SIGINT, interrupted);
    status = sternhalma_search_moves(board, options, results, (size_t)lines, &count);
    if (status != 0)
        return complain(1, "the position",
            status > 0 ? sternhalma_why_text(status) : sternhalma_status_text(status));
    printf(results[0].stopped ? "\nbest so far:\n" : "\nbest:\n");
    for (int32_t i = 0; i < count; i++)
        print_result(board, &results[i]);
    return fflush(stdout) != 0 || ferror(stdout) ? complain(1, "standard output", "it could not be written") : 0;
}

/* Reads an option and its value. 1 when it is one. */
static int read_option(const char *name, const char *value, sternhalma_search_options *options, int32_t *lines)
{
    char *end;
    unsigned long long number = value ? strtoull(value, &end, 10) : 0;
    if (!value || *value < '0' || *value > '9' || *end)
        return 0;
    if (strcmp(name, "--budget") == 0)
        options->budget = number;
    else if (strcmp(name, "--seed") == 0)
        options->seed = number;
    else if (strcmp(name, "--depth") == 0 && number <= STERNHALMA_SEARCH_DEPTH_MAX)
        options->depth = (int32_t)number;
    else if (strcmp(name, "--lines") == 0 && number >= 1 && number <= LINES_MAX)
        *lines = (int32_t)number;
    else
        return 0;
    return 1;
}

int main(int argc, char **argv)
{
    sternhalma_search_options options;
    sternhalma_board *board;
    const char *position = "-";
    char line[2 * STERNHALMA_POSITION_MAX];
    int32_t lines = 1, code;
    int status, i = 1;
    sternhalma_search_options_init(&options);
    options.budget = 100000000;
    for (; i < argc && strncmp(argv[i], "--", 2) == 0; i += 2) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(HELP, stdout);
            return 0;
        }
        if (!read_option(argv[i], i + 1 < argc ? argv[i + 1] : NULL, &options, &lines))
            return complain(2, argv[i], "unknown argument or value; --help tells what there is");
    }
    if (i < argc)
        position = argv[i++];
    if (i < argc)
        return complain(2, argv[i], "unknown argument; --help tells what there is");
    if (strcmp(position, "-") == 0) {
        if (!fgets(line, sizeof line, stdin))
            return complain(1, "standard input", "there is no position");
        line[strcspn(line, "\r\n")] = '\0';
        position = line;
    }
    code = sternhalma_from_string(position, &board);
    if (code != 0)
        return complain(1, "the position", code > 0 ? sternhalma_reason(code) : sternhalma_status_text(code));
    status = analyse(board, &options, lines);
    sternhalma_free(board);
    return status;
}
