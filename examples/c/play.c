/* Plays a game of star halma between computer players and draws it. */

#include "draw.h"

#include <errno.h>
#include <inttypes.h>

static const char HELP[] =
    "usage: play [--seats N] [--pieces N] [--position STRING] [--seed N] [--every N]\n"
    "            [--budget N] [--log FILE]\n"
    "\n"
    "Plays a game of star halma between computer players and draws it.\n"
    "\n"
    "  --seats N          1, 2, 3, 4 or 6 seats; 3 when not given\n"
    "  --pieces N         10 pieces a seat, or 15 for up to three seats; 10 when not given\n"
    "  --position STRING  the position to start from, which tells the seats and pieces itself\n"
    "  --budget N         how many positions are looked at for a move, 2000 when not given; 0 to choose at random\n"
    "                     among the moves that take a piece nearer home\n"
    "  --seed N           settles moves that are as good as each other, and what is random; 1 when not given\n"
    "  --every N          draw the star every N plies, 0 for only before and after; 90 when not given\n"
    "  --log FILE         write the log to a file too, which replay reads\n"
    "  --help             this text\n"
    "\n"
    "Writes no colours when NO_COLOR is set.\n";

struct options {
    sternhalma_game_options game;
    uint64_t seed, every, budget;
    const char *log; /* the name of a file, or NULL */
    int help;
};

/* Tells on one line what is wrong. */
static void complain(const char *about, const char *what)
{
    fprintf(stderr, "play: %s: %s\n", about, what);
}

/* Reads a number from min to max. 1, or 0 when the text is none. */
static int read_number(const char *text, uint64_t min, uint64_t max, uint64_t *number)
{
    char *end;
    unsigned long long value;
    if (*text < '0' || *text > '9')
        return 0;
    errno = 0;
    value = strtoull(text, &end, 10);
    if (errno != 0 || *end != '\0' || value < min || value > max)
        return 0;
    *number = value;
    return 1;
}

/* Reads an argument and its value. 1, or 0 after telling what is wrong. */
static int read_option(const char *name, const char *value, struct options *options)
{
    int small = strcmp(name, "--seats") == 0 || strcmp(name, "--pieces") == 0;
    uint64_t number;
    if (!small && strcmp(name, "--position") && strcmp(name, "--seed") && strcmp(name, "--every") &&
        strcmp(name, "--budget") && strcmp(name, "--log")) {
        complain(name, "unknown argument; --help tells what there is");
        return 0;
    }
    if (!value) {
        complain(name, "its value is missing");
        return 0;
    }
    if (strcmp(name, "--position") == 0) {
        options->game.position = value;
        return 1;
    }
    if (strcmp(name, "--log") == 0) {
        options->log = value;
        return 1;
    }
    if (!read_number(value, small, small ? INT32_MAX : UINT64_MAX, &number)) {
        complain(name, "its value is not a number that it takes");
        return 0;
    }
    if (strcmp(name, "--seats") == 0)
        options->game.seats = (int32_t)number;
    else if (strcmp(name, "--pieces") == 0)
        options->game.pieces = (int32_t)number;
    else if (strcmp(name, "--seed") == 0)
        options->seed = number;
    else if (strcmp(name, "--budget") == 0)
        options->budget = number;
    else
        options->every = number;
    return 1;
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
    if (!options->game.position && !options->game.seats)
        options->game.seats = 3;
    return 1;
}

/* What a status that is not 0 says: text when it is a number of the game, NULL standing for one without words. */
static const char *words(int32_t status, const char *text)
{
    if (status < 0)
        text = sternhalma_status_text(status);
    return text ? text : "for a reason unknown";
}

/* The player: chooses a move for the seat to move. 0, a STERNHALMA_WHY_ number, or a negative status. */
static int32_t choose(const sternhalma_game *game, uint64_t budget, uint64_t seed, sternhalma_search_result *choice)
{
    sternhalma_search_options options;
    sternhalma_search_options_init(&options);
    options.seed = seed;
    options.budget = budget;
    if (budget == 0)
        options.mode = STERNHALMA_SEARCH_RANDOM_FORWARD;
    return sternhalma_game_search(game, &options, choice);
}

/* Makes a choice, and writes to text how it is written. 0, a STERNHALMA_FLAG_ number, or a negative status. */
static int32_t make(sternhalma_game *game, const sternhalma_search_result *choice, char *text, size_t cap)
{
    int32_t len;
    if (choice->is_pass) {
        snprintf(text, cap, "pass");
        return sternhalma_game_pass(game);
    }
    len = sternhalma_game_move_text(game, choice->from, choice->to, text, cap);
    return len < 0 ? len : sternhalma_game_play_move(game, choice->from, choice->to);
}

/* Tells which seats came home, so many having been told of. */
static void welcome(const sternhalma_game *game, int colour, int32_t told)
{
    int32_t home[STERNHALMA_SEATS_MAX], at_home = sternhalma_game_finished(game, home, STERNHALMA_SEATS_MAX);
    for (; told < at_home; told++) {
        draw_seat(stdout, colour, "\n  seat ", home[told]);
        printf(" is home, place %d\n", (int)told + 1);
    }
    if (!sternhalma_game_over(game))
        printf("\n");
}

/* Plays until the game is over: a line for each round, a column for each seat, and a star from time to time.
   NULL, or why the game broke off. */
static const char *play(sternhalma_game *game, int colour, const struct options *options)
{
    char text[STERNHALMA_MOVE_TEXT_MAX];
    int width = sternhalma_game_seats(game) > 3 ? 16 : 24, at = 0;
    while (!sternhalma_game_over(game)) {
        int32_t seat = sternhalma_game_to_move(game), home = sternhalma_game_finished(game, NULL, 0), came, status;
        uint64_t ply = (uint64_t)sternhalma_game_ply(game) + 1;
        int column = 9 + (int)seat * width;
        sternhalma_search_result choice;
        status = choose(game, options->budget, options->seed + ply, &choice);
        if (status != 0)
            return words(status, sternhalma_why_text(status));
        status = make(game, &choice, text, sizeof text);
        if (status != 0)
            return words(status, sternhalma_game_reason(status));
        if (at == 0)
            at = printf("%6lu.", (unsigned long)ply);
        at += printf("%*s", column < at + 2 ? 2 : column - at, "");
        draw_seat(stdout, colour, "", seat);
        at += 1 + printf(" %s", text);

        came = sternhalma_game_finished(game, NULL, 0) - home;
        if (came || sternhalma_game_over(game) || sternhalma_game_to_move(game) <= seat) {
            printf("\n");
            at = 0;
        }
        if (came)
            welcome(game, colour, home);
        if (options->every && ply % options->every == 0 && !sternhalma_game_over(game)) {
            printf(at ? "\n\n" : "\n");
            draw_star(stdout, colour, game);
            printf("\n");
            at = 0;
        }
    }
    return NULL;
}

/* Writes the log to standard output, and to a file when it has a name. 1, or 0 after telling what is wrong. */
static int write_log(const sternhalma_game *game, const char *name)
{
    int32_t len = sternhalma_game_log(game, NULL, 0);
    char *log = len < 0 ? NULL : (char *)malloc((size_t)len + 1);
    int written = 1;
    if (!log) {
        complain("the log", sternhalma_status_text(len < 0 ? len : STERNHALMA_ERR_MEMORY));
        return 0;
    }
    sternhalma_game_log(game, log, (size_t)len + 1);
    printf("\nThe log:\n\n%s", log);
    if (name) {
        FILE *file = fopen(name, "wb");
        written = file && fputs(log, file) >= 0;
        if (file && fclose(file) != 0)
            written = 0;
        if (!written)
            complain(name, strerror(errno));
    }
    free(log);
    return written;
}

/* Plays a game and tells how it went: the moves, the log, and where it ended. 1, or 0 after telling what is wrong. */
static int show(sternhalma_game *game, int colour, const struct options *options)
{
    char key[STERNHALMA_KEY_HEX_MAX];
    const char *broken;
    int logged;

    if (options->budget == 0)
        printf("Each seat chooses at random among the moves that take a piece nearer home.\n\n");
    else
        printf("For each move %" PRIu64 " positions are looked at.\n\n", options->budget);
    draw_seats(stdout, colour, game);
    printf("\n");
    draw_star(stdout, colour, game);
    printf("\n");
    broken = play(game, colour, options);
    if (broken) {
        complain("the game broke off", broken);
        return 0;
    }
    logged = write_log(game, options->log);
    printf("\n");
    draw_star(stdout, colour, game);
    printf("\n");
    draw_places(stdout, colour, game);
    sternhalma_hex(sternhalma_game_key(game), key, sizeof key);
    printf("\nKey %s: names the final position. Whatever game ends in it has this key.\n", key);
    return logged;
}

int main(int argc, char **argv)
{
    struct options options;
    sternhalma_game *game;
    sternhalma_error error;
    int32_t status;
    int colour = draw_in_colour(stdout), shown;

    sternhalma_game_options_init(&options.game);
    options.seed = 1;
    options.every = 90;
    options.budget = 2000;
    options.log = NULL;
    options.help = 0;
    if (!read_options(argc, argv, &options))
        return 2;
    if (options.help) {
        fputs(HELP, stdout);
        return 0;
    }

    status = sternhalma_game_new(&options.game, &game, &error);
    if (status > 0) {
        complain("cannot begin", sternhalma_error_text(error.field, error.code));
        return 2;
    }
    if (status < 0) {
        complain("cannot begin", sternhalma_status_text(status));
        return 1;
    }
    shown = show(game, colour, &options);
    sternhalma_game_free(game);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        complain("standard output", "it could not be written");
        return 1;
    }
    return !shown;
}
