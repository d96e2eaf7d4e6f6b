/* What a search is asked for, and what it answers. */

/* The named arguments of search. */
enum { BUDGET, SEED, DEPTH, MODE, WEIGHTS, AVOID, EVALUATION, TABLE_KIB, SEARCH_ARGUMENTS };
static const char *const search_arguments[] = {
    "budget", "seed", "depth", "mode", "weights", "avoid", "evaluation", "table_kib",
};

/* Weights by their names; those that are not named keep what they are. */
static void weights_read(pTHX_ SV *given, sternhalma_weights *weights)
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
        int32_t *weight = strEQ(word, "distance")    ? &weights->distance
                          : strEQ(word, "straggler") ? &weights->straggler
                          : strEQ(word, "classes")   ? &weights->classes
                          : strEQ(word, "blocking")  ? &weights->blocking
                                                     : NULL;
        if (weight == NULL || strlen(word) != SvCUR(name))
            croak("%" SVf " is not a weight", SVfARG(name));
        *weight = argument_weight(aTHX_ value, word, STERNHALMA_WEIGHT_MAX);
    }
}

/* A key of sixteen hex digits. */
static uint64_t key_read(pTHX_ SV *given)
{
    text digits = argument_text(aTHX_ given);
    uint64_t key = 0;
    STRLEN i;
    for (i = 0; i < digits.len && digits.len == 16 && isXDIGIT(digits.bytes[i]); i++) {
        char digit = digits.bytes[i];
        key = key << 4 | (uint64_t)(isDIGIT(digit) ? digit - '0' : (digit | 0x20) - 'a' + 10);
    }
    if (digits.bytes == NULL || i != 16)
        croak("a key to avoid is not sixteen hex digits");
    return key;
}

/* The keys of an array. The answer is the scalar that holds them. */
static SV *avoid_read(pTHX_ SV *given, sternhalma_search_options *options)
{
    AV *array;
    SV *held;
    SSize_t count, i;
    uint64_t *keys;
    SvGETMAGIC(given);
    if (!SvROK(given) || SvTYPE(SvRV(given)) != SVt_PVAV)
        croak("avoid is not an array reference");
    array = (AV *)SvRV(given);
    count = av_len(array) + 1;
    if (count <= 0)
        return NULL;
    held = sv_2mortal(newSV((STRLEN)count * sizeof *keys));
    keys = (uint64_t *)SvPVX(held);
    for (i = 0; i < count; i++) {
        SV **key = av_fetch(array, i, 0);
        keys[i] = key_read(aTHX_ key != NULL ? *key : &PL_sv_undef);
    }
    options->avoid = keys;
    options->avoid_len = (size_t)count;
    return held;
}

/* Croaks when an option is out of its range, and tells the range. */
static void options_checked(pTHX_ SV **given, const sternhalma_search_options *options)
{
    sternhalma_option_error error;
    char said[STERNHALMA_OPTION_TEXT_MAX];
    if (sternhalma->search_options_check(options, &error) == 0)
        return;
    error.value = named_value(aTHX_ given, search_arguments, SEARCH_ARGUMENTS, error.name, error.value);
    sternhalma_checked(aTHX_ sternhalma->option_error_text(&error, said, sizeof said));
    croak("%s", said);
}

/* Options out of the named arguments, of which avoid is then what holds its keys. */
static void search_options_read(pTHX_ SV **given, sternhalma_search_options *options)
{
    sternhalma->search_options_init_sized(options, sizeof *options);
    if (given[BUDGET] != NULL)
        options->budget = argument_count(aTHX_ given[BUDGET], "budget");
    if (given[SEED] != NULL)
        options->seed = argument_count(aTHX_ given[SEED], "seed");
    if (given[DEPTH] != NULL)
        options->depth = argument_option(aTHX_ given[DEPTH], "depth");
    if (given[MODE] != NULL)
        options->mode = argument_option(aTHX_ given[MODE], "mode");
    if (given[WEIGHTS] != NULL)
        weights_read(aTHX_ given[WEIGHTS], &options->weights);
    if (given[AVOID] != NULL)
        given[AVOID] = avoid_read(aTHX_ given[AVOID], options);
    if (given[EVALUATION] != NULL)
        options->evaluation = argument_option(aTHX_ given[EVALUATION], "evaluation");
    if (given[TABLE_KIB] != NULL)
        options->table_kib = argument_option(aTHX_ given[TABLE_KIB], "table_kib");
    options_checked(aTHX_ given, options);
}

/* The move that was chosen as a hash, or undef when the game is over. */
static SV *answer_choice(pTHX_ int32_t status, const sternhalma_search_result *chosen)
{
    HV *hash;
    if (sternhalma_checked(aTHX_ status) != 0)
        return newSV(0);
    hash = newHV();
    (void)hv_stores(hash, "from", newSViv(chosen->from));
    (void)hv_stores(hash, "to", newSViv(chosen->to));
    (void)hv_stores(hash, "pass", newSViv(chosen->is_pass));
    (void)hv_stores(hash, "nodes", answer_digits(aTHX_ chosen->nodes));
    (void)hv_stores(hash, "depth", newSViv(chosen->depth));
    (void)hv_stores(hash, "score", newSViv(chosen->score));
    (void)hv_stores(hash, "stopped", newSViv(chosen->stopped));
    return newRV_noinc((SV *)hash);
}
