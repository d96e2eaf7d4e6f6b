/* Steps: a hash of from, dir, kind, to and taken on the Perl side. */

static SV *answer_step(pTHX_ const fanorona_step_info *step)
{
    HV *hash = newHV();
    int32_t taken[FANORONA_POINTS_MAX];
    int32_t count = fanorona->taken(step, taken, FANORONA_POINTS_MAX);
    (void)hv_stores(hash, "from", newSViv(step->from));
    (void)hv_stores(hash, "dir", newSViv(step->dir));
    (void)hv_stores(hash, "kind", newSViv(step->kind));
    (void)hv_stores(hash, "to", newSViv(step->to));
    (void)hv_stores(hash, "taken", answer_array(aTHX_ taken, count));
    return newRV_noinc((SV *)hash);
}

/* Some steps as an array. */
static SV *answer_step_array(pTHX_ const fanorona_step_info *steps, int32_t count)
{
    AV *array = newAV();
    int32_t i;
    for (i = 0; i < count; i++)
        av_push(array, answer_step(aTHX_ &steps[i]));
    return newRV_noinc((SV *)array);
}

/* A list of steps. The answer is for XSRETURN. */
static I32 answer_steps(pTHX_ I32 ax, const fanorona_step_info *steps, int32_t count)
{
    int32_t i;
    if (answer_room(aTHX_ ax, count))
        for (i = 0; i < count; i++)
            ST(i) = sv_2mortal(answer_step(aTHX_ &steps[i]));
    return LIST_RETURNED(count);
}

/* A step that no board has, which is what anything else than a step is to a method that plays one. */
static const fanorona_step_info NO_STEP = { NO_NUMBER, NO_NUMBER, NO_NUMBER, NO_NUMBER, 0 };

/* A number of a hash, or none of the library's. */
static int32_t step_number(pTHX_ HV *hash, const char *name)
{
    SV **value = hv_fetch(hash, name, (I32)strlen(name), 0);
    return value == NULL ? NO_NUMBER : argument_any(aTHX_ sv_mortalcopy(*value));
}

/* A step as a hash tells it; what it takes and where it goes is not looked at. */
static void step_of_hash(pTHX_ SV *asked, fanorona_step_info *step)
{
    SV *given = sv_mortalcopy(asked);
    HV *hash;
    *step = NO_STEP;
    if (!SvROK(given) || SvTYPE(SvRV(given)) != SVt_PVHV)
        return;
    hash = (HV *)SvRV(given);
    step->from = step_number(aTHX_ hash, "from");
    step->dir = step_number(aTHX_ hash, "dir");
    step->kind = step_number(aTHX_ hash, "kind");
}

/* The step that a method is given: a hash, or a point, a direction and a kind. */
static void step_argument(pTHX_ I32 ax, I32 items, fanorona_step_info *step)
{
    *step = NO_STEP;
    if (items == 2) {
        step_of_hash(aTHX_ ST(1), step);
    } else if (items == 4) {
        step->from = argument_any(aTHX_ ST(1));
        step->dir = argument_any(aTHX_ ST(2));
        step->kind = argument_any(aTHX_ ST(3));
    }
}
