/* A move as it was read from text. */

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

/* A text to be read as a move. None is read as an empty one. */
static text move_text(pTHX_ SV *given)
{
    text result = argument_text(aTHX_ given);
    if (result.bytes == NULL)
        result.bytes = "";
    return result;
}
