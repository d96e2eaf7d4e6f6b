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
    text log = argument_text(aTHX_ said);
    fanorona_game *game;
    if (log.bytes == NULL)
        log.bytes = "";
    if (fanorona_checked(aTHX_ fanorona->game_from_text_n(log.bytes, log.len, &game, NULL)) != 0) {
        char reason[FANORONA_REASON_MAX];
        fanorona_checked(aTHX_ fanorona->game_from_text_reason_n(log.bytes, log.len, reason, sizeof reason));
        croak("%s", reason);
    }
    return game;
}
