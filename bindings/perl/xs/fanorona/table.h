/* The library's functions for fanorona, and its two kinds of handle. */

/* Set when the module is loaded. */
static const fanorona_api *fanorona;

static void fanorona_board_release(void *board)
{
    fanorona->board_free((fanorona_board *)board);
}

static void fanorona_game_release(void *game)
{
    fanorona->game_free((fanorona_game *)game);
}

static const handle_kind board_kind = { HANDLE_MAGIC, "Game::Fanorona::Engine", fanorona_board_release };
static const handle_kind game_kind = { HANDLE_MAGIC, "Game::Fanorona::Rules", fanorona_game_release };

/* What the invocant of a method holds. */
#define BOARD ((fanorona_board *)handle_pointer(aTHX_ self, &board_kind))
#define GAME ((fanorona_game *)handle_pointer(aTHX_ self, &game_kind))

/* Croaks at a status that tells of a misuse or a fault of the library, and else answers it. */
static int32_t fanorona_checked(pTHX_ int32_t status)
{
    if (status < 0) {
        const char *said = fanorona->status_text(status);
        croak("libsternhalma: %s", said != NULL ? said : "unknown status");
    }
    return status;
}

/* A copy of a game for one call, which frees it. */
static fanorona_game *game_copied(pTHX_ const fanorona_game *game)
{
    fanorona_game *copy = fanorona->game_clone(game);
    if (copy == NULL)
        fanorona_checked(aTHX_ FANORONA_ERR_MEMORY);
    return copy;
}

/* A key as sixteen hex digits. */
static SV *answer_key(pTHX_ uint64_t key)
{
    static const char digit[] = "0123456789abcdef";
    char digits[16];
    int i;
    for (i = 15; i >= 0; i--, key >>= 4)
        digits[i] = digit[key & 15];
    return newSVpvn(digits, sizeof digits);
}
