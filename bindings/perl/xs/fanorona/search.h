/* Weights, what a search is asked for, and what it answers. */

/* The named arguments of search. */
enum { BUDGET, SEED, DEPTH, WEIGHTS, TABLE_KIB, SEARCH_ARGUMENTS };
static const char *const search_arguments[] = { "budget", "seed", "depth", "weights", "table_kib" };

/* Weights by their names; those that are not named keep what they are. */
static void weights_read(pTHX_ SV *given, fanorona_weights *weights)
{
    HV *hash;
    HE *entry;
    SvGETMAGIC(given);
    if (!SvROK(given) || SvTYPE(SvRV(given)) != SVt_PVHV)
        croak("weights is not a hash reference");
    hash = (HV *)SvRV(given);
    hv_iterinit(hash);
    while ((entry = hv_iternext(hash)) != NULL) {
        SV *name = sv_mortalcopy(hv_iterkeysv(entry));
        SV *value = sv_mortalcopy(hv_iterval(hash, entry));
        const char *word = SvPV_nolen(name);
        int32_t *weight = strEQ(word, "stone")    ? &weights->stone
                          : strEQ(word, "strong") ? &weights->strong
                          : strEQ(word, "centre") ? &weights->centre
                          : strEQ(word, "room")   ? &weights->room
                                                  : NULL;
        if (weight == NULL || strlen(word) != SvCUR(name))
            croak("%" SVf " is not a weight", SVfARG(name));
        *weight = argument_weight(aTHX_ value, word, FANORONA_WEIGHT_MAX);
    }
}

/* The weights that evaluate is given, the default ones when it is given none. */
static void weights_argument(pTHX_ SV *sv, fanorona_weights *weights)
{
    SV *given = sv_mortalcopy(sv);
    fanorona->weights_default(weights);
    if (SvOK(given))
        weights_read(aTHX_ given, weights);
}

static SV *answer_weights(pTHX)
{
    HV *hash = newHV();
    fanorona_weights weights;
    fanorona->weights_default(&weights);
    (void)hv_stores(hash, "stone", newSViv(weights.stone));
    (void)hv_stores(hash, "strong", newSViv(weights.strong));
    (void)hv_stores(hash, "centre", newSViv(weights.centre));
    (void)hv_stores(hash, "room", newSViv(weights.room));
    return newRV_noinc((SV *)hash);
}

/* Croaks when an option is out of its range, and tells the range. */
static void options_checked(pTHX_ SV **given, const fanorona_search_options *options)
{
    fanorona_option_error error;
    char said[FANORONA_OPTION_TEXT_MAX];
    if (fanorona->search_options_check(options, &error) == 0)
        return;
    error.value = named_value(aTHX_ given, search_arguments, SEARCH_ARGUMENTS, error.name, error.value);
    fanorona_checked(aTHX_ fanorona->option_error_text(&error, said, sizeof said));
    croak("%s", said);
}

/* Options out of the named arguments. */
static void search_options_read(pTHX_ SV **given, fanorona_search_options *options)
{
    fanorona->search_options_init_sized(options, sizeof *options);
    if (given[BUDGET] != NULL)
        options->budget = argument_count(aTHX_ given[BUDGET], "budget");
    if (given[SEED] != NULL)
        options->seed = argument_count(aTHX_ given[SEED], "seed");
    if (given[DEPTH] != NULL)
        options->depth = argument_option(aTHX_ given[DEPTH], "depth");
    if (given[WEIGHTS] != NULL)
        weights_read(aTHX_ given[WEIGHTS], &options->weights);
    if (given[TABLE_KIB] != NULL)
        options->table_kib = argument_option(aTHX_ given[TABLE_KIB], "table_kib");
    options_checked(aTHX_ given, options);
}

/* The move that was chosen as a hash, or undef when the game is over. */
static SV *answer_found(pTHX_ int32_t status, const fanorona_search_result *found)
{
    HV *hash;
    if (fanorona_checked(aTHX_ status) != 0)
        return newSV(0);
    hash = newHV();
    (void)hv_stores(hash, "steps", answer_step_array(aTHX_ found->best.steps, found->best.count));
    (void)hv_stores(hash, "stop", newSViv(found->best.stop));
    (void)hv_stores(hash, "nodes", answer_digits(aTHX_ found->nodes));
    (void)hv_stores(hash, "depth", newSViv(found->depth));
    (void)hv_stores(hash, "score", newSViv(found->score));
    (void)hv_stores(hash, "stopped", newSViv(found->stopped));
    return newRV_noinc((SV *)hash);
}
