/* What a search is asked for, and what it answers. */

/* The named arguments of search, and of expect. */
enum { SEARCH_RULES, SEARCH_WEIGHTS, SEARCH_BUDGET, SEARCH_DEPTH, SEARCH_ONLY, SEARCH_TABLE_KIB, SEARCH_ARGUMENTS };
static const char *const search_arguments[] = { "rules", "weights", "budget", "depth", "only", "table_kib" };
enum { EXPECT_RULES, EXPECT_WEIGHTS, EXPECT_SIDE, EXPECT_ARGUMENTS };
static const char *const expect_arguments[] = { "rules", "weights", "side" };

/* Weights by their names; those that are not named are 0. None at all for undef. */
static void weights_read(pTHX_ SV *asked, senet_weights *weights)
{
    SV *given = sv_mortalcopy(asked);
    HV *hash;
    HE *entry;
    senet->weights_default(weights);
    if (!SvOK(given))
        return;
    if (!SvROK(given) || SvTYPE(SvRV(given)) != SVt_PVHV)
        croak("weights is not a hash reference");
    hash = (HV *)SvRV(given);
    hv_iterinit(hash);
    while ((entry = hv_iternext(hash)) != NULL) {
        SV *name = sv_mortalcopy(hv_iterkeysv(entry));
        SV *value = sv_mortalcopy(hv_iterval(hash, entry));
        const char *word = SvPV_nolen(name);
        int32_t *weight = strEQ(word, "blockade") ? &weights->blockade
                          : strEQ(word, "ties")   ? &weights->ties
                                                  : NULL;
        if (weight == NULL || strlen(word) != SvCUR(name))
            croak("%" SVf " is not a weight", SVfARG(name));
        *weight = argument_weight(aTHX_ value, word, SENET_WEIGHT_MAX);
    }
}

/* The argument, or undef when it was left out. */
static SV *given_or_undef(pTHX_ SV *given)
{
    return given != NULL ? given : &PL_sv_undef;
}

/* Croaks when an option is out of its range, and tells the range. */
static void options_checked(pTHX_ SV **given, const senet_search_options *options)
{
    senet_option_error error;
    char said[SENET_OPTION_TEXT_MAX];
    if (senet->search_options_check(options, &error) == 0)
        return;
    error.value = named_value(aTHX_ given, search_arguments, SEARCH_ARGUMENTS, error.name, error.value);
    senet_checked(aTHX_ senet->option_error_text(&error, said, sizeof said));
    croak("%s", said);
}

/* Rules and options out of the named arguments. */
static void search_options_read(pTHX_ SV **given, senet_rule_set *rules, senet_search_options *options)
{
    senet->search_options_init_sized(options, sizeof *options);
    rules_read(aTHX_ given_or_undef(aTHX_ given[SEARCH_RULES]), rules);
    weights_read(aTHX_ given_or_undef(aTHX_ given[SEARCH_WEIGHTS]), &options->weights);
    options->only = only_read(aTHX_ given_or_undef(aTHX_ given[SEARCH_ONLY]));
    if (given[SEARCH_BUDGET] != NULL)
        options->budget = argument_count(aTHX_ given[SEARCH_BUDGET], "budget");
    if (given[SEARCH_DEPTH] != NULL)
        options->depth = argument_option(aTHX_ given[SEARCH_DEPTH], "depth");
    if (given[SEARCH_TABLE_KIB] != NULL)
        options->table_kib = argument_option(aTHX_ given[SEARCH_TABLE_KIB], "table_kib");
    options_checked(aTHX_ given, options);
}

/* The move that was found as a hash, or undef when the game is over. */
static SV *answer_found(pTHX_ int32_t status, const senet_search_result *found)
{
    HV *hash;
    if (senet_checked(aTHX_ status) != 0)
        return newSV(0);
    hash = newHV();
    (void)hv_stores(hash, "index", newSViv(found->index));
    (void)hv_stores(hash, "nodes", answer_digits(aTHX_ found->nodes));
    (void)hv_stores(hash, "depth", newSViv(found->depth));
    (void)hv_stores(hash, "value", newSViv(found->value));
    (void)hv_stores(hash, "stopped", newSViv(found->stopped));
    return newRV_noinc((SV *)hash);
}
