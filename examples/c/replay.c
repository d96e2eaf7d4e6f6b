/* Reads the log of a game of star halma, and draws how it stands at the end or tells where the log is wrong. */

#include "draw.h"

#include <errno.h>

static const char HELP[] =
    "usage: replay [FILE]\n"
    "\n"
    "Reads the log of a game of star halma from a file, or from standard input when there is none or it is -.\n"
    "Draws the position it leads to, or tells the line and the column at which it is wrong.\n"
    "\n"
    "Ends with 0 for a good log, 1 for a bad one and 2 when it could not be read.\n";

/* Everything there is in a file, its length in len, which the caller frees. NULL when it cannot be read. */
static char *read_all(FILE *file, size_t *len)
{
    size_t cap = 1 << 16;
    char *text = (char *)malloc(cap);
    *len = 0;
    while (text) {
        *len += fread(text + *len, 1, cap - *len, file);
        if (*len < cap)
            break;
        char *more = (char *)realloc(text, cap *= 2);
        if (!more)
            free(text);
        text = more;
    }
    if (text && ferror(file)) {
        free(text);
        text = NULL;
    }
    return text;
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "-";
    int from_stdin = strcmp(name, "-") == 0, colour = draw_in_colour(stdout);
    sternhalma_game *game;
    sternhalma_error error;
    FILE *file;
    char *text;
    size_t len;
    int32_t status;

    if (strcmp(name, "--help") == 0) {
        fputs(HELP, stdout);
        return 0;
    }
    if (*name == '-' && !from_stdin) {
        fprintf(stderr, "replay: %s: unknown argument; --help tells what there is\n", name);
        return 2;
    }
    if (argc > 2) {
        fputs("replay: too many arguments; --help tells what there is\n", stderr);
        return 2;
    }
    file = from_stdin ? stdin : fopen(name, "rb");
    text = file ? read_all(file, &len) : NULL;
    if (!text)
        fprintf(stderr, "replay: %s: %s\n", name, strerror(errno));
    if (file && !from_stdin)
        fclose(file);
    if (!text)
        return 2;

    status = sternhalma_game_replay_n(text, len, &game, &error);
    free(text);
    if (status > 0) {
        fprintf(stderr, "replay: %s:%ld:%ld: %s\n", from_stdin ? "standard input" : name, (long)error.line,
                (long)error.column, sternhalma_error_text(error.field, error.code));
        return 1;
    }
    if (status < 0) {
        fprintf(stderr, "replay: %s: %s\n", name, sternhalma_status_text(status));
        return 2;
    }
    draw_seats(stdout, colour, game);
    printf("\n");
    draw_star(stdout, colour, game);
    printf("\n");
    draw_places(stdout, colour, game);
    if (!sternhalma_game_over(game)) {
        printf("\nIt is the turn of");
        draw_seat(stdout, colour, " seat ", sternhalma_game_to_move(game));
        printf(".\n");
    }
    sternhalma_game_free(game);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "replay: standard output: it could not be written\n");
        return 2;
    }
    return 0;
}
