/* Boards out of text. */

/*
 * The board that a position tells, as an object, and beside it POS_OK; or undef and the code of what is wrong. The
 * position is the argument at a place, and one more is as something after its last field. The answer is for XSRETURN.
 */
static I32 answer_position(pTHX_ I32 ax, HV *stash, I32 place, I32 items)
{
    const text position = items > place ? argument_text(aTHX_ ST(place)) : NO_TEXT;
    sternhalma_board *board = NULL;
    int32_t code = STERNHALMA_POS_FIELDS;
    if (items <= place + 1)
        code = sternhalma_checked(aTHX_ sternhalma->from_string_n(position.bytes, position.len, &board, NULL));
    return answer_two(aTHX_ ax,
                      code == STERNHALMA_POS_OK ? handle_wrap(aTHX_ stash, &board_kind, board) : newSV(0),
                      newSViv(code));
}

/* What stands in each hole, by the rows of a position. False when they are not 121 holes. */
static bool cells_read(const char *rows, const char *end, int8_t *cells)
{
    int32_t hole = 0, run;
    memset(cells, -1, STERNHALMA_HOLES);
    while (rows < end) {
        const char letter = *rows++;
        if (letter == '[') {
            for (run = 0; rows < end && isDIGIT(*rows) && run < STERNHALMA_HOLES; rows++)
                run = run * 10 + (*rows - '0');
            hole += run;
        } else if (isDIGIT(letter)) {
            if (hole >= STERNHALMA_HOLES)
                return false;
            cells[hole++] = (int8_t)(letter - '0');
        }
    }
    return hole == STERNHALMA_HOLES;
}

/*
 * The board that was frozen to a position. It may have more pieces than a set-up, and then it is refused as a position;
 * so the board is read without a piece, and what stands where is set.
 */
static sternhalma_board *board_thaw(pTHX_ text frozen)
{
    int8_t cells[STERNHALMA_HOLES];
    SV *blank = newSVpvs_flags("", SVs_TEMP);
    sternhalma_board *board = NULL;
    int32_t row, len;
    const char *rest = NULL;
    if (frozen.bytes != NULL && frozen.len < STERNHALMA_POSITION_MAX)
        rest = (const char *)memchr(frozen.bytes, ' ', frozen.len);
    if (rest == NULL || !cells_read(frozen.bytes, rest, cells))
        handle_not_frozen(aTHX_ &board_kind);
    for (row = 0; (len = sternhalma->row_len(row)) > 0; row++)
        sv_catpvf(blank, "%s[%d]", row > 0 ? "/" : "", (int)len);
    sv_catpvn(blank, rest, frozen.len - (STRLEN)(rest - frozen.bytes));
    if (sternhalma->from_string_n(SvPVX(blank), SvCUR(blank), &board, NULL) != STERNHALMA_POS_OK
        || !sternhalma->set_cells(board, cells, STERNHALMA_HOLES)) {
        sternhalma->board_free(board);
        handle_not_frozen(aTHX_ &board_kind);
    }
    return board;
}
