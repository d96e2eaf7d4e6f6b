/* Boards out of text. */

/* Croaks with what is wrong with a position. */
static void position_refused(pTHX_ text position)
{
    char said[SENET_REASON_MAX];
    senet_checked(aTHX_ senet->from_string_reason_n(position.bytes, position.len, said, sizeof said));
    croak("bad position: %s", said);
}

/* As many bytes as a position has. */
#define POSITION_LEN 36

/* The most bytes that a board is frozen to, with a NUL. */
#define FROZEN_MAX 64

/* What a board is frozen to: its position, and its ply. */
static SV *board_frozen(pTHX_ const senet_board *board)
{
    char string[SENET_POSITION_MAX];
    senet_checked(aTHX_ senet->to_string(board, string, sizeof string));
    return newSVpvf("%s %ld", string, (long)senet->ply(board));
}

/*
 * The board that was frozen. It may have more pieces of a side than the side has, and then it is refused as a
 * position; so the board is read without a piece, and what stands where is set.
 */
static senet_board *board_thaw(pTHX_ text frozen)
{
    int8_t cells[SENET_HOUSES];
    char said[FROZEN_MAX];
    char *ply;
    int32_t house = 0;
    STRLEN i;
    senet_board *board = NULL;
    if (frozen.bytes == NULL || frozen.len <= POSITION_LEN || frozen.len >= sizeof said)
        handle_not_frozen(aTHX_ &board_kind);
    memcpy(said, frozen.bytes, frozen.len);
    said[frozen.len] = '\0';
    for (i = 0; said[i] != ' ' && house < SENET_HOUSES; i++) {
        if (said[i] == '/')
            continue;
        cells[house++] = said[i] == 'l' ? SENET_LIGHT : said[i] == 'd' ? SENET_DARK : SENET_EMPTY;
        if (cells[house - 1] != SENET_EMPTY)
            said[i] = '.';
    }
    if (house != SENET_HOUSES || senet->from_string_n(said, POSITION_LEN, &board, NULL) != SENET_POS_OK
        || !senet->set_cells(board, cells, SENET_HOUSES)
        || !senet->set_ply(board, strtol(said + POSITION_LEN, &ply, 10)) || *ply != '\0') {
        senet->board_free(board);
        handle_not_frozen(aTHX_ &board_kind);
    }
    return board;
}
