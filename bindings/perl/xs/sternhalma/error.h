/* Errors: what Game::Sternhalma dies with. */

/* The word for a field of a sternhalma_error, or NULL. */
static const char *field_word(int32_t field)
{
    static const char *const words[] = {
        NULL, "header", "seats", "pieces", "cap", "first", "position", "moves", "move",
    };
    return field >= 0 && (size_t)field < sizeof words / sizeof *words ? words[field] : NULL;
}

/* Dies with a Game::Sternhalma::Error that tells a message and, where the library said one, the place of the fault. */
static void error_throw(pTHX_ SV *message, const sternhalma_error *error)
{
    HV *hash = newHV();
    SV *object = sv_2mortal(newRV_noinc((SV *)hash));
    /* A position is refused with a code of its own; as a flag it is a bad string. */
    bool flagged = error->field != STERNHALMA_FIELD_POSITION && error->code > 0;
    int32_t flag = flagged ? error->code : STERNHALMA_FLAG_BAD_STRING;
    const bool in_log = error->line > 0;
    (void)hv_stores(hash, "flag", answer_words(aTHX_ sternhalma->flag_name(flag)));
    (void)hv_stores(hash, "code", newSViv(flagged || error->code <= 0 ? flag : error->code));
    (void)hv_stores(hash, "field", answer_words(aTHX_ field_word(error->field)));
    (void)hv_stores(hash, "message", SvREFCNT_inc_simple_NN(message));
    if (in_log || error->field == STERNHALMA_FIELD_POSITION)
        (void)hv_stores(hash, "offset", newSViv((IV)error->offset));
    if (in_log) {
        (void)hv_stores(hash, "log_line", newSViv((IV)error->line));
        (void)hv_stores(hash, "log_column", newSViv((IV)error->column));
    }
    (void)hv_stores(hash, "file", newSVpv(CopFILE(PL_curcop), 0));
    (void)hv_stores(hash, "line", newSViv((IV)CopLINE(PL_curcop)));
    sv_bless(object, gv_stashpvs("Game::Sternhalma::Error", GV_ADD));
    croak_sv(object);
}

/* Dies with what the library says of the options of a game. */
static void error_throw_options(pTHX_ const sternhalma_game_options *options, const sternhalma_error *error)
{
    char said[STERNHALMA_REASON_MAX];
    int32_t len = sternhalma_checked(aTHX_ sternhalma->game_options_reason(options, said, sizeof said));
    error_throw(aTHX_ newSVpvn_flags(said, (STRLEN)len, SVs_TEMP), error);
}

/* Dies with what it says of a log. */
static void error_throw_log(pTHX_ text log, const sternhalma_error *error)
{
    char said[STERNHALMA_REASON_MAX];
    int32_t len = sternhalma_checked(aTHX_ sternhalma->game_replay_reason_n(log.bytes, log.len, said, sizeof said));
    error_throw(aTHX_ newSVpvn_flags(said, (STRLEN)len, SVs_TEMP), error);
}

/* Dies because of a named argument, told by its field. */
static void error_throw_argument(pTHX_ SV *message, int32_t field)
{
    sternhalma_error error = { 0, STERNHALMA_FLAG_BAD_STRING, 0, 0, 0 };
    error.field = field;
    error_throw(aTHX_ message, &error);
}
