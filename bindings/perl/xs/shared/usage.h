/*
 * Calls with too few or too many arguments. What xsubpp writes ends them with croak_xs_usage, and perl's own one says
 * what xsubpp was told of the parameters.
 */

/* The parameters of a method or a function. */
typedef struct usage {
    /* Their names, the invocant not among them. */
    SV *names;
    /* How many there have to be, and how many there may be. */
    I32 least, most;
    /* Whether the first parameter is the invocant. */
    bool method;
    /* Whether any number of others may follow. */
    bool open;
} usage;

static bool usage_invocant(const char *name, STRLEN len)
{
    return (len == 4 && memEQ(name, "self", len)) || (len == 5 && memEQ(name, "class", len))
           || (len == 8 && memEQ(name, "invocant", len));
}

/* Reads parameters as xsubpp writes them: "self, hole, from= &PL_sv_undef, ...". */
static usage usage_read(pTHX_ const char *params)
{
    usage result = { NULL, 0, 0, false, false };
    const char *at = params;
    result.names = newSVpvs_flags("", SVs_TEMP);
    while (*at != '\0') {
        const STRLEN len = strcspn(at, ",= ");
        const char *end = at + strcspn(at, ",");
        if (at == params && usage_invocant(at, len)) {
            result.method = true;
        } else if (len == 3 && memEQ(at, "...", len)) {
            result.open = true;
        } else {
            sv_catpvf(result.names, "%s%.*s", SvCUR(result.names) > 0 ? ", " : "", (int)len, at);
            result.most++;
            result.least += memchr(at, '=', (size_t)(end - at)) == NULL;
        }
        at = end + (*end == ',');
        at += strspn(at, " ");
    }
    return result;
}

/* How many arguments these parameters take, in words. */
static SV *usage_count(pTHX_ const usage *u)
{
    if (u->open)
        return sv_2mortal(newSVpvf("at least %d argument%s", (int)u->least, u->least == 1 ? "" : "s"));
    if (u->most == 0)
        return newSVpvs_flags("no argument", SVs_TEMP);
    if (u->least == u->most)
        return sv_2mortal(newSVpvf("%d argument%s", (int)u->most, u->most == 1 ? "" : "s"));
    return sv_2mortal(newSVpvf("%d %s %d argument%s", (int)u->least, u->most - u->least == 1 ? "or" : "to",
                               (int)u->most, u->most == 1 ? "" : "s"));
}

/* Croaks because a sub was called with a number of items that it does not take. */
static void usage_croak(pTHX_ const CV *cv, const char *params, I32 items)
{
    const GV *gv = CvGV((CV *)cv);
    const char *name = gv != NULL ? GvNAME(gv) : "the sub";
    const usage u = usage_read(aTHX_ params);
    const I32 given = u.method ? items - 1 : items;
    SV *names = u.names;
    if (given < 0)
        croak("%s is a method, and was called without an object or a class", name);
    if (u.most > 0)
        names = sv_2mortal(newSVpvf(" (%" SVf ")", SVfARG(names)));
    if (given == 0)
        croak("%s takes %" SVf "%" SVf ", and none was given", name, SVfARG(usage_count(aTHX_ &u)), SVfARG(names));
    croak("%s takes %" SVf "%" SVf ", and %d %s given", name, SVfARG(usage_count(aTHX_ &u)), SVfARG(names),
          (int)given, given == 1 ? "was" : "were");
}

/* What xsubpp writes has one of its own for perls that have none. */
#ifndef PERL_ARGS_ASSERT_CROAK_XS_USAGE
#define PERL_ARGS_ASSERT_CROAK_XS_USAGE
#endif
#undef croak_xs_usage
#define croak_xs_usage(cv, params) usage_croak(aTHX_ cv, params, items)
