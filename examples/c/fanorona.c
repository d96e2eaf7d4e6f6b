/* Plays a game of fanorona in the terminal: the computer against itself, or against you. */

#if !defined(_POSIX_C_SOURCE) && (defined(__unix__) || defined(__APPLE__))
#define _POSIX_C_SOURCE 200112L
#endif

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

#include <fanorona.h>

static const char HELP[] =
    "usage: fanorona [--board NAME] [--position STRING] [--you SIDE] [--budget N] [--seed N]\n"
    "                [--every N] [--svg FILE] [--log FILE]\n"
    "\n"
    "Plays a game of fanorona in the terminal: the computer against itself, or against you.\n"
    "\n"
    "  --board NAME       tsivy (nine files, five ranks), dimy (five by five) or telo (three by three); tsivy\n"
    "                     when not given\n"
    "  --position STRING  the position to start from, which tells the board itself\n"
    "  --you SIDE         the side that you play, w or b: type moves such as d3-e3A, or help\n"
    "  --budget N         how many positions are looked at for a move; 2000 when not given\n"
    "  --seed N           settles moves that are as good as each other; 1 when not given\n"
    "  --every N          draw the board every N moves, 0 for only before and after; 1 when you play, otherwise 10\n"
    "  --svg FILE         draw the last position into a file too, as a picture\n"
    "  --log FILE         write the game to a file too, as text\n"
    "  --help             this text\n"
    "\n"
    "Writes no colours when NO_COLOR is set.\n";

static const char HOW_TO_MOVE[] =
    "  A move is a point, a dash, the point beside it, and A to take what is ahead or W to take what is behind:\n"
    "  d3-e3A. When the stone takes it may go on: d3-e3W-e4A. Also: moves, undo, quit.\n";

struct options {
    fanorona_game_options game;
    uint64_t budget, seed, every;
    int every_given;
    const char *svg, *log; /* names of files, or NULL */
    int32_t you;           /* a side, or FANORONA_EMPTY */
    int help;
};

/* Tells on one line what is wrong. */
static void complain(const char *about, const char *what)
{
    fprintf(stderr, "fanorona: %s: %s\n", about, what);
}

/* Reads a number. 1, or 0 when the text is none. */
static int read_number(const char *text, uint64_t *number)
{
    char *end;
    unsigned long long value;
    if (*text < '0' || *text > '9')
        return 0;
    errno = 0;
    value = strtoull(text, &end, 10);
    if (errno != 0 || *end != '\0')
        return 0;
    *number = value;
    return 1;
}

/* Reads an argument and its value. 1, or 0 after telling what is wrong. */
static int read_option(const char *name, const char *value, struct options *options)
{
    uint64_t *number = NULL;
    const char **text = NULL;
    if (strcmp(name, "--board") == 0)
        text = &options->game.board;
    else if (strcmp(name, "--position") == 0)
        text = &options->game.position;
    else if (strcmp(name, "--svg") == 0)
        text = &options->svg;
    else if (strcmp(name, "--log") == 0)
        text = &options->log;
    else if (strcmp(name, "--budget") == 0)
        number = &options->budget;
    else if (strcmp(name, "--seed") == 0)
        number = &options->seed;
    else if (strcmp(name, "--every") == 0)
        number = &options->every;
    else if (strcmp(name, "--you") != 0) {
        complain(name, "unknown argument; --help tells what there is");
        return 0;
    }
    if (!value) {
        complain(name, "its value is missing");
        return 0;
    }
    if (text) {
        *text = value;
    } else if (number) {
        if (!read_number(value, number)) {
            complain(name, "its value is not a number that it takes");
            return 0;
        }
        options->every_given |= number == &options->every;
    } else if (strcmp(value, "w") == 0 || strcmp(value, "b") == 0) {
        options->you = *value == 'w' ? FANORONA_WHITE : FANORONA_BLACK;
    } else {
        complain(name, "its value is neither w nor b");
        return 0;
    }
    return 1;
}

static int read_options(int argc, char **argv, struct options *options)
{
    fanorona_game_options_init(&options->game);
    options->budget = 2000;
    options->seed = 1;
    options->every = 10;
    options->every_given = 0;
    options->svg = options->log = NULL;
    options->you = FANORONA_EMPTY;
    options->help = 0;
    for (int i = 1; i < argc; i += 2) {
        if (strcmp(argv[i], "--help") == 0) {
            options->help = 1;
            return 1;
        }
        if (!read_option(argv[i], i + 1 < argc ? argv[i + 1] : NULL, options))
            return 0;
    }
    if (options->you && !options->every_given)
        options->every = 1;
    return 1;
}

/* Whether to write in colour: to a terminal that has colours, unless NO_COLOR is set to anything. */
static int in_colour(void)
{
#if defined(__unix__) || defined(__APPLE__)
    const char *no = getenv("NO_COLOR"), *term = getenv("TERM");
    return (!no || !*no) && term && strcmp(term, "dumb") != 0 && isatty(fileno(stdout));
#else
    return 0;
#endif
}

/* Draws the board, its stones in colour where there is colour. */
static void draw(const fanorona_game *game)
{
    char text[FANORONA_TEXT_MAX];
    fanorona_board *board = fanorona_game_board(game);
    int colour = in_colour(), names = 0;
    fanorona_text(board, text, sizeof text);
    fanorona_free(board);
    putchar('\n');
    for (const char *c = text; *c; c++) {
        /* The last line holds the names of the files, one of which is b. */
        names |= strncmp(c, "\n    a", 6) == 0 || strncmp(c, "\n   a", 5) == 0;
        if (colour && !names && (*c == 'w' || *c == 'W'))
            printf("\033[1;33m%c\033[0m", *c);
        else if (colour && !names && (*c == 'b' || *c == 'B'))
            printf("\033[1;36m%c\033[0m", *c);
        else
            putchar(*c);
    }
    putchar('\n');
}

/* A move as text. */
static void write_move(const fanorona_game *game, const fanorona_move *move, char *text, size_t room)
{
    fanorona_board *board = fanorona_game_board(game);
    fanorona_move_text(board, move, text, room);
    fanorona_free(board);
}

/* Tells the moves that may be made. */
static void tell_moves(const fanorona_game *game)
{
    fanorona_board *board = fanorona_game_board(game);
    int32_t count = fanorona_moves(board, 0, NULL, 0);
    fanorona_move *moves = count > 0 ? (fanorona_move *)malloc((size_t)count * sizeof *moves) : NULL;
    if (moves && fanorona_moves(board, 0, moves, (size_t)count) == count)
        for (int32_t i = 0; i < count; i++) {
            char text[FANORONA_MOVE_TEXT_MAX];
            fanorona_move_text(board, &moves[i], text, sizeof text);
            printf("  %s\n", text);
        }
    free(moves);
    fanorona_free(board);
}

/* Reads a move of yours and makes it. 1; 0 when you leave. */
static int your_move(fanorona_game *game)
{
    char line[256];
    for (;;) {
        int32_t code;
        printf("your move: ");
        fflush(stdout);
        if (!fgets(line, sizeof line, stdin))
            return 0;
        line[strcspn(line, "\r\n")] = '\0';
        if (strcmp(line, "quit") == 0)
            return 0;
        if (strcmp(line, "moves") == 0) {
            tell_moves(game);
        } else if (strcmp(line, "undo") == 0) {
            /* Yours, and the computer's before it. */
            if (fanorona_game_undo_move(game))
                fanorona_game_undo_move(game);
            draw(game);
        } else if (strcmp(line, "help") == 0 || *line == '\0') {
            fputs(HOW_TO_MOVE, stdout);
        } else {
            const char *why;
            code = fanorona_game_play(game, line);
            if (code == 0)
                return 1;
            why = fanorona_error_text(FANORONA_FIELD_MOVE, code);
            printf("  %s\n", why ? why : fanorona_status_text(code));
        }
    }
}

/* Has the computer choose a move and makes it. */
static void its_move(fanorona_game *game, const struct options *options)
{
    fanorona_search_options search;
    fanorona_search_result found;
    char text[FANORONA_MOVE_TEXT_MAX];
    fanorona_search_options_init(&search);
    search.budget = options->budget;
    search.seed = options->seed;
    if (fanorona_game_search(game, &search, &found) != 0)
        return;
    write_move(game, &found.best, text, sizeof text);
    printf("%3d. %s %-40s %+6d, %d move%s ahead\n", (int)fanorona_game_ply(game) + 1,
        fanorona_game_side(game) == FANORONA_WHITE ? "white" : "black", text, (int)found.score, (int)found.depth,
        found.depth == 1 ? "" : "s");
    fanorona_game_play_move(game, &found.best);
}

static void play(fanorona_game *game, const struct options *options)
{
    draw(game);
    while (!fanorona_game_over(game)) {
        if (fanorona_game_side(game) == options->you) {
            if (!your_move(game))
                return;
        } else {
            its_move(game, options);
        }
        if (fanorona_game_over(game) || (options->every && fanorona_game_ply(game) % (int64_t)options->every == 0))
            draw(game);
    }
}

static void tell_result(const fanorona_game *game)
{
    static const char *const winners[] = {"a draw", "white wins", "black wins"};
    int32_t winner = fanorona_game_winner(game);
    if (fanorona_game_over(game))
        printf("%s after %d moves: %s\n", winners[winner], (int)fanorona_game_ply(game), fanorona_game_how(game));
}

/* Writes a text into a file. 1, or 0 after telling what is wrong. */
static int save(const char *name, const char *text)
{
    FILE *file = fopen(name, "w");
    int written = file && fputs(text, file) >= 0;
    if (file && fclose(file) != 0)
        written = 0;
    if (!written)
        complain(name, strerror(errno));
    return written;
}

static int save_files(const fanorona_game *game, const struct options *options)
{
    int saved = 1;
    if (options->svg) {
        static char picture[FANORONA_SVG_MAX];
        fanorona_board *board = fanorona_game_board(game);
        fanorona_svg(board, picture, sizeof picture);
        fanorona_free(board);
        saved &= save(options->svg, picture);
    }
    if (options->log) {
        size_t room = (size_t)fanorona_game_to_text(game, NULL, 0) + 1;
        char *text = (char *)malloc(room);
        if (text) {
            fanorona_game_to_text(game, text, room);
            saved &= save(options->log, text);
        }
        free(text);
    }
    return saved;
}

int main(int argc, char **argv)
{
    struct options options;
    fanorona_game *game;
    fanorona_error error;
    int saved;
    if (!read_options(argc, argv, &options))
        return 2;
    if (options.help)
        return fputs(HELP, stdout) == EOF;
    if (fanorona_game_new(&options.game, &game, &error) != 0) {
        complain(error.field == FANORONA_FIELD_POSITION ? "--position" : "--board",
            fanorona_error_text(error.field, error.code));
        return 2;
    }
    play(game, &options);
    tell_result(game);
    saved = save_files(game, &options);
    fanorona_game_free(game);
    return !saved;
}
