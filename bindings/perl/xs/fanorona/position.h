/* Boards out of text. */

/* Croaks with what is wrong with a position. */
static void position_refused(pTHX_ text position)
{
    char said[FANORONA_REASON_MAX];
    fanorona_checked(aTHX_ fanorona->from_string_reason_n(position.bytes, position.len, said, sizeof said));
    croak("bad position: %s", said);
}
