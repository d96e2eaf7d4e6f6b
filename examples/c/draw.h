/* Drawing a game in a terminal: what several of the programs share. Include it before any other header. */

#ifndef DRAW_H
#define DRAW_H

#if !defined(_POSIX_C_SOURCE) && (defined(__unix__) || defined(__APPLE__))
#define _POSIX_C_SOURCE 200112L
#endif

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

#include <sternhalma.h>

/* Whether to write in colour: to a terminal that has colours, unless NO_COLOR is set to anything. */
static inline int draw_in_colour(FILE *out)
{
#if defined(__unix__) || defined(__APPLE__)
    const char *no = getenv("NO_COLOR"), *term = getenv("TERM");
    return (!no || !*no) && term && strcmp(term, "dumb") != 0 && isatty(fileno(out));
#else
    (void)out;
    return 0;
#endif
}

/* A text in a seat's colour, when there is colour. */
static inline void draw_as(FILE *out, int colour, int32_t seat, const char *text)
{
    if (colour)
        fprintf(out, "\033[1;%dm%s\033[0m", 31 + (int)seat, text);
    else
        fputs(text, out);
}

/* A seat by its number, and a word before it. */
static inline void draw_seat(FILE *out, int colour, const char *before, int32_t seat)
{
    char text[32];
    snprintf(text, sizeof text, "%s%d", before, (int)seat);
    draw_as(out, colour, seat, text);
}

/* The star as sternhalma_game_text has it, the pieces in the colours of their seats. */
static inline void draw_star(FILE *out, int colour, const sternhalma_game *game)
{
    char text[STERNHALMA_TEXT_MAX];
    sternhalma_drawing_options options;
    sternhalma_drawing_options_init(&options);
    options.names = 1;
    sternhalma_game_text(game, &options, text, sizeof text);
    for (const char *at = text; *at; at++) {
        if (at == text || at[-1] == '\n')
            fputs("  ", out);
        if (*at >= '0' && *at <= '9')
            draw_seat(out, colour, "", *at - '0');
        else
            fputc(*at, out);
    }
}

/* Who plays, and from which point of the star to which. */
static inline void draw_seats(FILE *out, int colour, const sternhalma_game *game)
{
    static const char *const points[] = { "top", "top right", "bottom right", "bottom", "bottom left", "top left" };
    int32_t seats = sternhalma_game_seats(game);
    for (int32_t seat = 0; seat < seats; seat++) {
        int32_t point = sternhalma_layout_point(seats, seat);
        draw_seat(out, colour, "  seat ", seat);
        fprintf(out, ": %d pieces, from the %s to the %s\n", (int)sternhalma_game_pieces(game), points[point],
                points[(point + 3) % 6]);
    }
}

/* The seats from the first place down, those without a place last, and how the game ended. */
static inline void draw_places(FILE *out, int colour, const sternhalma_game *game)
{
    static const char *const how[] = { "goes on", "is over: the race is run", "is over: it came to its cap",
                                       "is over: nobody has a move", "is over: a seat resigned" };
    int32_t seats = sternhalma_game_seats(game), code = sternhalma_game_how(game);
    int known = code >= 0 && code < (int32_t)(sizeof how / sizeof *how);
    fprintf(out, "Ply %ld: the game %s.\n", (long)sternhalma_game_ply(game), known ? how[code] : "is over");
    for (int32_t turn = 1; turn <= seats + 1; turn++) {
        for (int32_t seat = 0; seat < seats; seat++) {
            int32_t place = sternhalma_game_place_of(game, seat), left = sternhalma_game_distance_left(game, seat);
            if (place != turn % (seats + 1))
                continue;
            if (place > 0)
                fprintf(out, "  %d.", (int)place);
            else
                fputs("  - ", out);
            draw_seat(out, colour, " seat ", seat);
            if (left > 0)
                fprintf(out, ", %d %s from home\n", (int)left, left == 1 ? "step" : "steps");
            else
                fputs(", home\n", out);
        }
    }
}

#endif
