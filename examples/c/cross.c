/* Finds a short way across the star: the par of a game of one seat, or a short game of two that help each other. */

#include "draw.h"

#include <signal.h>
#include <time.h>

static const char HELP[] =
    "usage: cross [--seats N] [--pieces N] [--position STRING] [--width N] [--memory N] [--threads N] [--exact] [--still]\n"
    "\n"
    "Finds a short crossing of one seat, with however many pieces, or a short game of two seats that help each other, and\n"
    "writes its moves as a numbered list. On a terminal it plays them on the star first.\n"
    "\n"
    "  --seats N          1 or 2; 1 when not given\n"
    "  --pieces N         10 or 15 pieces a seat; 10 when not given\n"
    "  --position STRING  starts from a position\n"
    "  --width N          keeps N positions of each level: the more, the longer it takes and the shorter the way may be\n"
    "  --memory N         takes up to N KiB\n"
    "  --threads N        works on N threads\n"
    "  --exact            goes on until the way is proved to be the shortest, as far as the memory allows\n"
    "  --still            plays nothing on the star\n"
    "  --help             this text\n"
    "\n"
    "Ctrl-C ends it with the best it has found. Ends with 0 when there is a way, 1 when none was found and 2 for an argument\n"
    "that it does not take.\n";

enum { MOVES_MAX = 256 };

/* What Ctrl-C sets. */
static int32_t stop;

static void interrupted(int number)
{
    (void)number;
    sternhalma_search_stop(&stop);
}

static int complain(int status, const char *about, const char *what)
{
    fprintf(stderr, "cross: %s: %s\n", about, what ? what : "for a reason unknown");
    return status;
}

/* Waits, as long as it takes to see a move. */
static void wait_a_little(void)
{
#if defined(__unix__) || defined(__APPLE__)
    struct timespec time = {0, 350000000};
    nanosleep(&time, NULL);
#endif
}

/* Plays the moves, and draws the star after each in the place of the one before or lists the move. */
static int play_all(const sternhalma_board *start, const sternhalma_move *moves, int32_t count, int on_the_star)
{
    sternhalma_board *board = sternhalma_clone(start);
    if (!board)
        return complain(1, "the board", sternhalma_status_text(STERNHALMA_ERR_MEMORY));
    for (int32_t i = 0; i < count; i++) {
        char text[STERNHALMA_TEXT_MAX];
        int32_t seat = sternhalma_to_move(board), len;
        len = sternhalma_move_text(board, moves[i].from, moves[i].to, text, sizeof text);
        if (len < 0 || sternhalma_play(board, moves[i].from, moves[i].to, NULL) != STERNHALMA_PLAY_OK)
            break;
        if (!on_the_star && sternhalma_seats(board) > 1)
            printf("%4d. seat %d %s\n", (int)i + 1, (int)seat, text);
        else if (!on_the_star)
            printf("%4d. %s\n", (int)i + 1, text);
        else {
            sternhalma_drawing_options options;
            char star[STERNHALMA_TEXT_MAX];
            sternhalma_drawing_options_init(&options);
            options.from = moves[i].from;
            options.to = moves[i].to;
            if (sternhalma_text(board, &options, star, sizeof star) >= 0)
                printf("\033[H\033[J%d of %d: %s\n\n%s", (int)i + 1, (int)count, text, star);
            fflush(stdout);
            wait_a_little();
        }
    }
    sternhalma_free(board);
    return 0;
}

struct asked {
    int32_t seats, pieces;
    const char *position;
    int still, help;
    sternhalma_solve_options solve;
};

/* Reads the arguments. 1, or 0 after telling what is wrong. */
static int read_arguments(int argc, char **argv, struct asked *asked)
{
    for (int i = 1; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[i + 1] : "";
        char *end;
        long number = strtol(value, &end, 10);
        int is_number = *value >= '0' && *value <= '9' && !*end && number <= INT32_MAX;
        int32_t *to = strcmp(name, "--seats") == 0 ? &asked->seats
            : strcmp(name, "--pieces") == 0        ? &asked->pieces
            : strcmp(name, "--width") == 0         ? &asked->solve.width
            : strcmp(name, "--memory") == 0        ? &asked->solve.memory_kib
            : strcmp(name, "--threads") == 0       ? &asked->solve.threads
                                                   : NULL;
        if (strcmp(name, "--help") == 0)
            asked->help = 1;
        else if (strcmp(name, "--exact") == 0)
            asked->solve.exact = 1;
        else if (strcmp(name, "--still") == 0)
            asked->still = 1;
        else if (strcmp(name, "--position") == 0 && i + 1 < argc)
            asked->position = argv[++i];
        else if (to && is_number) {
            *to = (int32_t)number;
            i++;
        } else {
            complain(2, name, "unknown argument or value; --help tells what there is");
            return 0;
        }
    }
    return 1;
}

/* Solves a board, and writes the way. The status to end with. */
static int cross(const sternhalma_board *board, const struct asked *asked)
{
    sternhalma_move moves[MOVES_MAX];
    sternhalma_solution found;
    int32_t status;
    signal(SIGINT, interrupted);
    status = (sternhalma_seats(board) == 2 ? sternhalma_solve_together
                                           : sternhalma_solve)(board, &asked->solve, moves, MOVES_MAX, &found);
    signal(SIGINT, SIG_DFL);
    if (status != STERNHALMA_SOLVE_OK)
        return complain(status == STERNHALMA_ERR_ARGUMENT ? 2 : 1, "the crossing",
            status > 0 ? sternhalma_solve_text(status) : sternhalma_status_text(status));
    if (!asked->still && draw_in_colour(stdout))
        play_all(board, moves, found.move_count, 1);
    if (play_all(board, moves, found.move_count, 0) != 0)
        return 1;
    printf("\n%d move%s, ", (int)found.move_count, found.move_count == 1 ? "" : "s");
    if (found.proved)
        printf("and no way has fewer");
    else if (found.least > 0)
        printf("and no way has fewer than %d", (int)found.least);
    else
        printf("which may not be the fewest");
    printf("; %llu positions looked at, %llu KiB\n", (unsigned long long)found.positions,
        (unsigned long long)(found.bytes + 1023) / 1024);
    return fflush(stdout) != 0 || ferror(stdout) ? complain(1, "standard output", "it could not be written") : 0;
}

int main(int argc, char **argv)
{
    struct asked asked;
    sternhalma_board *board;
    int status;
    memset(&asked, 0, sizeof asked);
    asked.seats = 1;
    asked.pieces = 10;
    sternhalma_solve_options_init(&asked.solve);
    asked.solve.stop = &stop;
    if (!read_arguments(argc, argv, &asked))
        return 2;
    if (asked.help) {
        fputs(HELP, stdout);
        return 0;
    }
    if (asked.position) {
        int32_t code = sternhalma_from_string(asked.position, &board);
        if (code != 0)
            return complain(2, "the position",
                code > 0 ? sternhalma_reason(code) : sternhalma_status_text(code));
    } else {
        board = sternhalma_new(asked.seats, asked.pieces);
        if (!board)
            return complain(2, "the game", "it is not played by so many seats with so many pieces");
    }
    status = cross(board, &asked);
    sternhalma_free(board);
    return status;
}
