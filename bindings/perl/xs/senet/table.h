/* The library's functions for Senet, and its kind of handle. */

/* Set when the module is loaded. */
static const senet_api *senet;

static void board_release(void *board)
{
    senet->board_free((senet_board *)board);
}

static const handle_kind board_kind = { HANDLE_MAGIC, "Game::Senet::Engine", board_release };

/* What the invocant of a method holds. */
#define BOARD ((senet_board *)handle_pointer(aTHX_ self, &board_kind))

/* Croaks at a status that tells of a misuse or a fault of the library, and else answers it. */
static int32_t senet_checked(pTHX_ int32_t status)
{
    if (status < 0) {
        const char *said = senet->status_text(status);
        croak("libsternhalma: %s", said != NULL ? said : "unknown status");
    }
    return status;
}

/* A copy of a board for one call, which frees it. */
static senet_board *board_copied(pTHX_ const senet_board *board)
{
    senet_board *copy = senet->clone(board);
    if (copy == NULL)
        senet_checked(aTHX_ SENET_ERR_MEMORY);
    return copy;
}

/* A roll, or the end of the call. */
static int32_t roll_checked(pTHX_ int32_t roll)
{
    if (senet->extra(roll) < 0)
        croak("roll is not 1 to %d", SENET_ROLLS);
    return roll;
}

/* A house, or the end of the call. */
static int32_t house_checked(pTHX_ int32_t house, const char *name)
{
    if (senet->row_of(house) < 0)
        croak("%s is not a house, 1 to %d", name, SENET_HOUSES);
    return house;
}

/* The one house that is asked about, 0 for an argument that is undef or left out. */
static int32_t only_read(pTHX_ SV *only)
{
    SV *given = sv_mortalcopy(only);
    return SvOK(given) ? house_checked(aTHX_ argument_number(aTHX_ given, "only"), "only") : 0;
}

/* A side, or the end of the call. */
static int32_t side_checked(pTHX_ int32_t side)
{
    if (senet->other(side) < 0)
        croak("side is neither SIDE_LIGHT nor SIDE_DARK");
    return side;
}
