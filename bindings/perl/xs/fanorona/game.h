/* Games as text. */

static SV *answer_game_text(pTHX_ const fanorona_game *game)
{
    STRLEN len = (STRLEN)fanorona_checked(aTHX_ fanorona->game_to_text(game, NULL, 0));
    SV *said = newSV(len + 1);
    SvPOK_on(said);
    SvCUR_set(said, len);
    fanorona->game_to_text(game, SvPVX(said), len + 1);
    return said;
}

/* The game that a text tells. It croaks with what is wrong with the text. */
static fanorona_game *game_of_text(pTHX_ SV *said)
{
    const text log = argument_text(aTHX_ said);
    fanorona_game *game;
    fanorona_error error;
    int32_t code = fanorona->game_from_text_n(log.bytes != NULL ? log.bytes : "", log.len, &game, &error);
    if (fanorona_checked(aTHX_ code) != 0) {
        const char *reason = fanorona->error_text(error.field, error.code);
        croak("%s, at line %" IVdf ", column %" IVdf, reason != NULL ? reason : "unknown error", (IV)error.line,
              (IV)error.column);
    }
    return game;
}
