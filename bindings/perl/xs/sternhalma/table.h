/* The library's functions for star halma, and its two kinds of handle. */

/* Set when the module is loaded. */
static const sternhalma_api *sternhalma;

static void board_release(void *board)
{
    sternhalma->board_free((sternhalma_board *)board);
}

static void game_release(void *game)
{
    sternhalma->game_free((sternhalma_game *)game);
}

static const handle_kind board_kind = { HANDLE_MAGIC, "Game::Sternhalma::Engine", board_release };
static const handle_kind game_kind = { HANDLE_MAGIC, "Game::Sternhalma", game_release };

/* What an object holds. */
#define BOARD_OF(object) ((sternhalma_board *)handle_pointer(aTHX_ object, &board_kind))
#define GAME_OF(object) ((sternhalma_game *)handle_pointer(aTHX_ object, &game_kind))

/* What the invocant of a method holds. */
#define BOARD BOARD_OF(self)
#define GAME GAME_OF(self)

/* Croaks at a status that tells of a misuse or a fault of the library, and else answers it. */
static int32_t sternhalma_checked(pTHX_ int32_t status)
{
    if (status < 0) {
        const char *said = sternhalma->status_text(status);
        croak("libsternhalma: %s", said != NULL ? said : "unknown status");
    }
    return status;
}

/* A copy of a board for one call, which frees it. */
static sternhalma_board *board_copied(pTHX_ const sternhalma_board *board)
{
    sternhalma_board *copy = sternhalma->clone(board);
    if (copy == NULL)
        sternhalma_checked(aTHX_ STERNHALMA_ERR_MEMORY);
    return copy;
}

/* A key as sixteen hex digits. */
static SV *answer_key(pTHX_ uint64_t key)
{
    char digits[STERNHALMA_KEY_HEX_MAX];
    return newSVpvn(digits, (STRLEN)sternhalma_checked(aTHX_ sternhalma->hex(key, digits, sizeof digits)));
}

/* The name of a hole, or undef for what is none. */
static SV *answer_name(pTHX_ int32_t hole)
{
    char name[STERNHALMA_NAME_MAX];
    int32_t len = sternhalma->name(hole, name, sizeof name);
    return len < 0 ? newSV(0) : newSVpvn(name, (STRLEN)len);
}

/* One of the numbers that keys are made of, none of which is 0. */
static SV *answer_zobrist(pTHX_ uint64_t number)
{
    return number == 0 ? newSV(0) : answer_key(aTHX_ number);
}

/* What play, pass and resign say of a board, and beside it what takes it back. The answer is for XSRETURN. */
static I32 answer_played(pTHX_ I32 ax, int32_t why, const sternhalma_undo_info *undo)
{
    bool made = sternhalma_checked(aTHX_ why) == STERNHALMA_PLAY_OK;
    SV *back = made ? newSVpvn((const char *)undo, sizeof *undo) : newSV(0);
    return answer_two(aTHX_ ax, newSViv(why), back);
}
