/* Draws a position, or what some moves make of it, as an SVG image or as text. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sternhalma.h>

static const char HELP[] =
    "usage: diagram [--position STRING] [--seats N] [--names] [--targets HOLE] [--width N] [--text] [MOVE...]\n"
    "\n"
    "Draws a position of star halma as an SVG image on standard output. The moves, such as c1:e5, are made first, and\n"
    "the last of them is shown as the way it goes.\n"
    "\n"
    "  --position STRING  the position; a game's start when not given\n"
    "  --seats N          1, 2, 3, 4 or 6 seats at the start; 2 when not given\n"
    "  --names            with the names of the holes\n"
    "  --targets HOLE     with all the holes that the piece there can end its move on\n"
    "  --width N          so many pixels wide\n"
    "  --text             as lines of text instead\n"
    "  --help             this text\n";

/* Tells on one line what is wrong, and answers the status to end with. */
static int complain(const char *about, const char *what)
{
    fprintf(stderr, "diagram: %s: %s\n", about, what ? what : "for a reason unknown");
    return 2;
}

/* Reads a number from 0 up. It, or -1 when the text is none. */
static int32_t read_number(const char *text)
{
    char *end;
    long number = strtol(text, &end, 10);
    return *text < '0' || *text > '9' || *end || number > INT32_MAX ? -1 : (int32_t)number;
}

/* Writes what the drawing is, which needs room of some size. 0, or the status to end with. */
static int write_drawing(const sternhalma_game *game, const sternhalma_drawing_options *options, int as_text)
{
    char *drawing = (char *)malloc(STERNHALMA_SVG_MAX);
    int32_t len;
    if (!drawing)
        return complain("the drawing", sternhalma_status_text(STERNHALMA_ERR_MEMORY));
    len = as_text ? sternhalma_game_text(game, options, drawing, STERNHALMA_SVG_MAX)
                  : sternhalma_game_svg(game, options, drawing, STERNHALMA_SVG_MAX);
    if (len >= 0)
        fputs(drawing, stdout);
    free(drawing);
    if (len < 0)
        return complain("the drawing", sternhalma_status_text(len));
    return fflush(stdout) != 0 || ferror(stdout) ? complain("standard output", "it could not be written") : 0;
}

int main(int argc, char **argv)
{
    sternhalma_game_options start;
    sternhalma_drawing_options options;
    sternhalma_error error;
    sternhalma_game *game;
    int32_t status;
    int as_text = 0, i, ended;
    sternhalma_game_options_init(&start);
    sternhalma_drawing_options_init(&options);

    for (i = 1; i < argc && strncmp(argv[i], "--", 2) == 0; i++) {
        const char *name = argv[i];
        int takes_none = strcmp(name, "--names") == 0 || strcmp(name, "--text") == 0;
        if (strcmp(name, "--help") == 0)
            return fputs(HELP, stdout) < 0;
        if (!takes_none && strcmp(name, "--position") && strcmp(name, "--seats") && strcmp(name, "--targets") &&
            strcmp(name, "--width"))
            return complain(name, "unknown argument; --help tells what there is");
        if (!takes_none && ++i == argc)
            return complain(name, "its value is missing");
        if (strcmp(name, "--names") == 0)
            options.names = 1;
        else if (strcmp(name, "--text") == 0)
            as_text = 1;
        else if (strcmp(name, "--position") == 0)
            start.position = argv[i];
        else if (strcmp(name, "--seats") == 0 && (start.seats = read_number(argv[i])) <= 0)
            return complain(name, "its value is not a number of seats");
        else if (strcmp(name, "--width") == 0 && (options.width = read_number(argv[i])) <= 0)
            return complain(name, "its value is not a number of pixels");
        else if (strcmp(name, "--targets") == 0 && (options.targets_of = sternhalma_hole_named(argv[i])) < 0)
            return complain(name, "its value is not a hole");
    }

    status = sternhalma_game_new(&start, &game, &error);
    if (status > 0)
        return complain("the start", sternhalma_error_text(error.field, error.code));
    if (status < 0)
        return complain("the start", sternhalma_status_text(status));
    for (; i < argc; i++) {
        status = sternhalma_game_play(game, argv[i]);
        if (status != 0) {
            sternhalma_game_free(game);
            return complain(argv[i], status > 0 ? sternhalma_game_reason(status) : sternhalma_status_text(status));
        }
    }
    ended = write_drawing(game, &options, as_text);
    sternhalma_game_free(game);
    return ended;
}
