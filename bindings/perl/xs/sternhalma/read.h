/* A move as it was read from text. */

/* A text to be read as a move. None is read as an empty one. */
static text move_text(pTHX_ SV *given)
{
    text result = argument_text(aTHX_ given);
    if (result.bytes == NULL)
        result.bytes = "";
    return result;
}

/* What was read as a hash, or undef and beside it the sentence that says why not. The answer is for XSRETURN. */
static I32 answer_read(pTHX_ I32 ax, int32_t flag, const sternhalma_read *judged)
{
    HV *hash;
    if (sternhalma_checked(aTHX_ flag) > 0) {
        char sentence[STERNHALMA_MOVE_TEXT_MAX];
        int32_t len = sternhalma_checked(aTHX_ sternhalma->read_reason(judged, sentence, sizeof sentence));
        return answer_two(aTHX_ ax, newSV(0), newSVpvn(sentence, (STRLEN)len));
    }
    hash = newHV();
    if (judged->kind == STERNHALMA_KIND_MOVE) {
        (void)hv_stores(hash, "kind", newSVpvs("move"));
        (void)hv_stores(hash, "from", newSViv(judged->from));
        (void)hv_stores(hash, "to", newSViv(judged->to));
        (void)hv_stores(hash, "path", answer_array(aTHX_ judged->path, judged->path_len));
    } else if (judged->kind == STERNHALMA_KIND_PASS) {
        (void)hv_stores(hash, "kind", newSVpvs("pass"));
    } else {
        (void)hv_stores(hash, "kind", newSVpvs("resign"));
        (void)hv_stores(hash, "seat", newSViv(judged->seat));
    }
    return answer_two(aTHX_ ax, newRV_noinc((SV *)hash), newSV(0));
}

/*
 * A text as a move on no board in particular: what is written like one is one. It is judged on a board without a piece,
 * where the seat to move must pass, and so every text gets there that can be a move at all.
 */
static I32 answer_spelling(pTHX_ I32 ax, text move)
{
    sternhalma_read judged;
    sternhalma_board *blank = sternhalma->new_empty(STERNHALMA_SEATS_MAX, 10);
    int32_t flag = sternhalma->read_move_n(blank, move.bytes, move.len, &judged);
    int32_t holes[STERNHALMA_MOVE_TEXT_MAX];
    int32_t count = 0;
    const char *at = move.bytes, *end = move.bytes + move.len, *name;
    HV *hash;
    sternhalma->board_free(blank);
    if (flag != STERNHALMA_FLAG_MUST_PASS)
        return answer_read(aTHX_ ax, flag, &judged);
    /* It is names with a mark between each two, and spaces around. */
    while (at < end) {
        for (name = at; at < end && isALNUMC(*at); at++)
            ;
        if (at > name)
            holes[count++] = sternhalma->hole_named_n(name, (size_t)(at - name));
        else
            at++;
    }
    hash = newHV();
    (void)hv_stores(hash, "kind", newSVpvs("move"));
    (void)hv_stores(hash, "from", newSViv(holes[0]));
    (void)hv_stores(hash, "to", newSViv(holes[count - 1]));
    if (memchr(move.bytes, ':', move.len) != NULL)
        (void)hv_stores(hash, "path", answer_array(aTHX_ holes, count));
    return answer_two(aTHX_ ax, newRV_noinc((SV *)hash), newSV(0));
}
