/* Rule sets: a name, or a hash of what differs from a named one, as what the library takes; and back. */

/* The words of a field, each at the place of its number. */
static const char *const protect_words[] = { "none", "run", "ends" };
static const char *const reach26_words[] = { "exact", "any" };

#define WORDS(array) array, (int32_t)(sizeof array / sizeof *array)

/* The place of a word among others, or -1. */
static int32_t word_read(pTHX_ SV *given, const char *const *words, int32_t count)
{
    const text word = argument_text(aTHX_ given);
    int32_t i;
    for (i = 0; i < count && word.bytes != NULL; i++)
        if (strlen(words[i]) == word.len && memEQ(word.bytes, words[i], word.len))
            return i;
    return -1;
}

/* The named set that a text names. False when there is none. */
static bool set_named(pTHX_ SV *given, senet_rule_set *rules)
{
    text name = argument_text(aTHX_ given);
    /* A name ends at its first NUL for the library, and has none. */
    return name.bytes != NULL && memchr(name.bytes, '\0', name.len) == NULL && senet->rules(name.bytes, rules) == 0;
}

/* The safe houses of a list. */
static uint32_t safe_read(pTHX_ SV *given)
{
    uint32_t safe = 0;
    AV *array;
    SSize_t i;
    SvGETMAGIC(given);
    if (!SvROK(given) || SvTYPE(SvRV(given)) != SVt_PVAV)
        croak("safe is not an array reference");
    array = (AV *)SvRV(given);
    for (i = 0; i <= av_len(array); i++) {
        SV **place = av_fetch(array, i, 0);
        int32_t house = argument_number(aTHX_ place != NULL ? sv_mortalcopy(*place) : &PL_sv_undef, "a safe house");
        house_checked(aTHX_ house, "a safe house");
        if (safe >> (house - 1) & 1)
            croak("house %d is twice among the safe ones", (int)house);
        safe |= (uint32_t)1 << (house - 1);
    }
    return safe;
}

/* One exit as Perl code has it. */
static SV *exit_told(pTHX_ int32_t item)
{
    switch (item) {
    case SENET_EXIT_OFF:
        return newSVpvs("off");
    case SENET_EXIT_WALK:
        return newSVpvs("walk");
    case SENET_EXIT_STAY:
        return newSVpvs("stay");
    default:
        return newSViv(item);
    }
}

/* The chain of a house and a roll. */
static SV *chain_told(pTHX_ const senet_rule_set *rules, int32_t house, int32_t roll)
{
    int32_t items[SENET_EXITS_MAX];
    int32_t count = senet_checked(aTHX_ senet->rules_exit(rules, house, roll, items, SENET_EXITS_MAX)), i;
    AV *chain = newAV();
    for (i = 0; i < count; i++)
        av_push(chain, exit_told(aTHX_ items[i]));
    return newRV_noinc((SV *)chain);
}

/* The exits of a set: by house and by roll. */
static SV *exits_told(pTHX_ const senet_rule_set *rules)
{
    HV *exits = newHV();
    int32_t house, roll;
    for (house = 26; house <= SENET_HOUSES; house++) {
        HV *chains = newHV();
        char key[4];
        for (roll = 1; roll <= SENET_ROLLS; roll++) {
            sprintf(key, "%d", (int)roll);
            (void)hv_store(chains, key, (I32)strlen(key), chain_told(aTHX_ rules, house, roll), 0);
        }
        sprintf(key, "%d", (int)house);
        (void)hv_store(exits, key, (I32)strlen(key), newRV_noinc((SV *)chains), 0);
    }
    return newRV_noinc((SV *)exits);
}

/* Whether a table given for exits is that of a set: the same chains, no more and no fewer. */
static bool exits_same(pTHX_ HV *given, const senet_rule_set *rules)
{
    HV *known = (HV *)SvRV(sv_2mortal(exits_told(aTHX_ rules)));
    HE *house;
    if (HvUSEDKEYS(given) != HvUSEDKEYS(known))
        return false;
    hv_iterinit(known);
    while ((house = hv_iternext(known)) != NULL) {
        HV *chains = (HV *)SvRV(hv_iterval(known, house));
        HE *mine = hv_fetch_ent(given, hv_iterkeysv(house), 0, 0), *roll;
        HV *theirs;
        if (mine == NULL || !SvROK(HeVAL(mine)) || SvTYPE(SvRV(HeVAL(mine))) != SVt_PVHV)
            return false;
        theirs = (HV *)SvRV(HeVAL(mine));
        if (HvUSEDKEYS(theirs) != HvUSEDKEYS(chains))
            return false;
        hv_iterinit(chains);
        while ((roll = hv_iternext(chains)) != NULL) {
            AV *chain = (AV *)SvRV(hv_iterval(chains, roll));
            HE *other = hv_fetch_ent(theirs, hv_iterkeysv(roll), 0, 0);
            SSize_t i;
            if (other == NULL || !SvROK(HeVAL(other)) || SvTYPE(SvRV(HeVAL(other))) != SVt_PVAV
                || av_len((AV *)SvRV(HeVAL(other))) != av_len(chain))
                return false;
            for (i = 0; i <= av_len(chain); i++) {
                SV **one = av_fetch((AV *)SvRV(HeVAL(other)), i, 0);
                if (one == NULL || !sv_eq(*one, *av_fetch(chain, i, 0)))
                    return false;
            }
        }
    }
    return true;
}

/* The set to start from: the one that exits names, or whose whole table it is. */
static void exits_read(pTHX_ SV *given, senet_rule_set *rules)
{
    int32_t id;
    SvGETMAGIC(given);
    if (!SvROK(given)) {
        if (!set_named(aTHX_ given, rules))
            croak("exits is not the name of a rule set");
        return;
    }
    for (id = 0; SvTYPE(SvRV(given)) == SVt_PVHV && senet->rules_named(id, rules); id++)
        if (exits_same(aTHX_ (HV *)SvRV(given), rules))
            return;
    croak("exits is not the table of a named rule set");
}

/* Sets one field of a rule set. */
static void field_read(pTHX_ SV *name, SV *value, senet_rule_set *rules)
{
    const char *word = SvPV_nolen(name);
    bool whole = strlen(word) == SvCUR(name);
    if (whole && strEQ(word, "exits"))
        return;
    if (whole && strEQ(word, "pieces"))
        rules->pieces = argument_number(aTHX_ value, word);
    else if (whole && strEQ(word, "blockade"))
        rules->blockade = argument_number(aTHX_ value, word);
    else if (whole && strEQ(word, "backward"))
        rules->backward = argument_yes(aTHX_ value, word);
    else if (whole && strEQ(word, "throw_on_26"))
        rules->throw_on_26 = argument_yes(aTHX_ value, word);
    else if (whole && strEQ(word, "protect"))
        rules->protect = word_read(aTHX_ value, WORDS(protect_words));
    else if (whole && strEQ(word, "reach26"))
        rules->reach26 = word_read(aTHX_ value, WORDS(reach26_words));
    else if (whole && strEQ(word, "safe"))
        rules->safe = safe_read(aTHX_ value);
    else
        croak("%" SVf " is not a field of a rule set", SVfARG(name));
}

/* What a field may hold. */
static const char *field_range(int32_t field)
{
    switch (field) {
    case SENET_FIELD_PIECES:
        return "a whole number from 1 to 7";
    case SENET_FIELD_BLOCKADE:
        return "a whole number from 0 to 7";
    case SENET_FIELD_PROTECT:
        return "none, run or ends";
    case SENET_FIELD_REACH26:
        return "exact or any";
    default:
        return "what it may be";
    }
}

/* What a hash has for a field, as a message shows it. */
static SV *field_shown(pTHX_ HV *hash, const char *name)
{
    SV **value = hv_fetch(hash, name, (I32)strlen(name), 0);
    return argument_shown(aTHX_ value != NULL ? sv_mortalcopy(*value) : &PL_sv_undef);
}

/* A rule set that is asked for: a name, a hash of what differs, or undef for kendall. It croaks for any other. */
static void rules_read(pTHX_ SV *asked, senet_rule_set *rules)
{
    SV *given = sv_mortalcopy(asked);
    HV *hash;
    HE *entry;
    SV **exits;
    int32_t fault;
    senet_checked(aTHX_ senet->rules(NULL, rules));
    if (!SvOK(given))
        return;
    if (!SvROK(given) || SvTYPE(SvRV(given)) != SVt_PVHV) {
        if (!set_named(aTHX_ given, rules))
            croak("no rule set is named %" SVf ": there are kendall and skyruk", SVfARG(argument_shown(aTHX_ given)));
        return;
    }
    hash = (HV *)SvRV(given);
    exits = hv_fetchs(hash, "exits", 0);
    if (exits != NULL)
        exits_read(aTHX_ sv_mortalcopy(*exits), rules);
    hv_iterinit(hash);
    while ((entry = hv_iternext(hash)) != NULL)
        field_read(aTHX_ sv_mortalcopy(hv_iterkeysv(entry)), sv_mortalcopy(hv_iterval(hash, entry)), rules);
    fault = senet->rules_fault(rules);
    if (fault != SENET_FIELD_NONE)
        croak("%s is not %s: %" SVf, senet->field_name(fault), field_range(fault),
              SVfARG(field_shown(aTHX_ hash, senet->field_name(fault))));
}

/* A rule set as a hash. */
static SV *rules_told(pTHX_ const senet_rule_set *rules)
{
    int32_t safe[SENET_HOUSES];
    int32_t count = senet_checked(aTHX_ senet->rules_safe(rules, safe, SENET_HOUSES));
    HV *hash = newHV();
    (void)hv_stores(hash, "pieces", newSViv(rules->pieces));
    (void)hv_stores(hash, "blockade", newSViv(rules->blockade));
    (void)hv_stores(hash, "protect", newSVpv(protect_words[rules->protect], 0));
    (void)hv_stores(hash, "backward", newSViv(rules->backward));
    (void)hv_stores(hash, "reach26", newSVpv(reach26_words[rules->reach26], 0));
    (void)hv_stores(hash, "throw_on_26", newSViv(rules->throw_on_26));
    (void)hv_stores(hash, "safe", answer_array(aTHX_ safe, count));
    (void)hv_stores(hash, "exits", exits_told(aTHX_ rules));
    return newRV_noinc((SV *)hash);
}
