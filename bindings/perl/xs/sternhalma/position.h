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

/* Croaks with what is wrong with a position. */
static void position_refused(pTHX_ text position)
{
    char said[STERNHALMA_REASON_MAX];
    sternhalma_checked(aTHX_ sternhalma->from_string_reason_n(position.bytes, position.len, said, sizeof said));
    croak("bad position: %s", said);
}

/* The board that was frozen to a position, which may have more pieces than a set-up. */
static sternhalma_board *board_thaw(pTHX_ text frozen)
{
    sternhalma_board *board;
    if (sternhalma->restore_n(frozen.bytes, frozen.len, &board, NULL) != STERNHALMA_POS_OK)
        handle_not_frozen(aTHX_ &board_kind);
    return board;
}
