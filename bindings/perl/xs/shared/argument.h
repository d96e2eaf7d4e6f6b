/*
 * Arguments: what Perl code hands over, as what the library takes.
 *
 * Each argument is looked at once, as a tied one may tell something else the next time.
 */

/* A number that is none of a library's numbers: no hole, no seat, no point. */
#define NO_NUMBER (-2147483647 - 1)

/* A whole number, its sign apart, so that every signed and unsigned one of 64 bits has its place. */
typedef struct whole {
    uint64_t magnitude;
    bool negative;
    /* False for a number that is not whole, or too large. */
    bool fits;
} whole;

static whole whole_of_nv(NV number)
{
    whole result = { 0, number < 0, false };
    NV magnitude = number < 0 ? -number : number;
    /* Neither holds for what is not a number. */
    if (magnitude < 18446744073709551616.0 && magnitude == Perl_floor(magnitude)) {
        result.magnitude = (uint64_t)magnitude;
        result.fits = true;
    }
    return result;
}

/* Reads a number. False for what is none: undef, other text, and a reference that is not overloaded. */
static bool whole_read(pTHX_ SV *sv, whole *out)
{
    SvGETMAGIC(sv);
    if (SvROK(sv) && !SvAMAGIC(sv))
        return false;
    if (!SvROK(sv) && SvIOK(sv)) {
        out->negative = !SvIsUV(sv) && SvIVX(sv) < 0;
        out->magnitude = out->negative ? 0 - (uint64_t)SvIVX(sv) : (uint64_t)SvUVX(sv);
        out->fits = true;
        return true;
    }
    if (!SvROK(sv) && SvNOK(sv)) {
        *out = whole_of_nv(SvNVX(sv));
        return true;
    }
    if (SvROK(sv) || SvPOKp(sv)) {
        STRLEN len;
        const char *text = SvPV_nomg(sv, len);
        UV magnitude;
        int type = grok_number(text, len, &magnitude);
        if (type == 0)
            return false;
        if ((type & (IS_NUMBER_IN_UV | IS_NUMBER_NOT_INT)) == IS_NUMBER_IN_UV) {
            out->magnitude = magnitude;
            out->negative = (type & IS_NUMBER_NEG) != 0;
            out->fits = true;
        } else {
            *out = whole_of_nv(SvNV_nomg(sv));
        }
        return true;
    }
    /* A magical scalar of an older perl has only what is private. */
    if (SvIOKp(sv) || SvNOKp(sv)) {
        *out = whole_of_nv(SvNV_nomg(sv));
        return true;
    }
    return false;
}

/* The number as one of 64 bits, or absent when it is none of these. */
static int64_t whole_signed(whole n, int64_t absent)
{
    if (!n.fits || n.magnitude > (uint64_t)INT64_MAX)
        return absent;
    return n.negative ? -(int64_t)n.magnitude : (int64_t)n.magnitude;
}

/* The number as one of 32 bits, or NO_NUMBER. */
static int32_t whole_number(whole n)
{
    int64_t number = whole_signed(n, NO_NUMBER);
    return number < NO_NUMBER || number > INT32_MAX ? NO_NUMBER : (int32_t)number;
}

static whole argument_whole(pTHX_ SV *sv, const char *name)
{
    whole n;
    if (!whole_read(aTHX_ sv, &n))
        croak("%s is not a number", name);
    return n;
}

/* A hole, a seat and the like. A number that is not whole or too large is none of the library's numbers. */
static int32_t argument_number(pTHX_ SV *sv, const char *name)
{
    return whole_number(argument_whole(aTHX_ sv, name));
}

/* The same of an argument that may be left out or undef, which then is another number. */
static int32_t argument_number_or(pTHX_ SV *sv, const char *name, int32_t otherwise)
{
    SV *given = sv_mortalcopy(sv);
    return SvOK(given) ? argument_number(aTHX_ given, name) : otherwise;
}

/* A ply and the like, with INT64_MIN for a number that is not whole or too large. */
static int64_t argument_plies(pTHX_ SV *sv, const char *name)
{
    return whole_signed(argument_whole(aTHX_ sv, name), INT64_MIN);
}

/* A count or a seed, which is any number of 64 bits. */
static uint64_t argument_count(pTHX_ SV *sv, const char *name)
{
    whole n = argument_whole(aTHX_ sv, name);
    if (!n.fits || (n.negative && n.magnitude != 0))
        croak("%s is not a whole number from 0 to 18446744073709551615", name);
    return n.magnitude;
}

/* A text with its length. The bytes are NULL for undef. */
typedef struct text {
    const char *bytes;
    STRLEN len;
} text;

/*
 * The bytes of a string, whichever way perl keeps it: a character each, or its UTF-8 when one is beyond 255. They are
 * there until the statement ends, or the string is changed.
 */
static text argument_text(pTHX_ SV *sv)
{
    text result = { NULL, 0 };
    SvGETMAGIC(sv);
    if (!SvOK(sv))
        return result;
    result.bytes = SvPV_nomg(sv, result.len);
    if (SvUTF8(sv)) {
        SV *copy = newSVpvn_flags(result.bytes, result.len, SVf_UTF8 | SVs_TEMP);
        sv_utf8_downgrade(copy, TRUE);
        result.bytes = SvPV_nomg(copy, result.len);
    }
    return result;
}

/*
 * Named arguments, from the first one on the stack on. values gets a copy of each that is given, in the order of the
 * names, and NULL for the others. The answer is NULL, or what is wrong.
 */
static SV *named_read(pTHX_ I32 ax, I32 first, I32 items, const char *const *names, size_t count, SV **values)
{
    I32 at;
    size_t i;
    STRLEN len;
    for (i = 0; i < count; i++)
        values[i] = NULL;
    if ((items - first) % 2 != 0)
        return sv_2mortal(newSVpvs("named arguments come in pairs of a name and a value"));
    for (at = first; at < items; at += 2) {
        SV *name = sv_mortalcopy(ST(at));
        const char *word;
        if (!SvOK(name))
            name = newSVpvs_flags("undef", SVs_TEMP);
        word = SvPV(name, len);
        for (i = 0; i < count && !(strlen(names[i]) == len && memEQ(word, names[i], len)); i++)
            ;
        if (i == count)
            return sv_2mortal(newSVpvf("%" SVf " is not a named argument here", SVfARG(name)));
        values[i] = sv_mortalcopy(ST(at + 1));
    }
    return NULL;
}

/* As named_read, and croaks when something is wrong. */
static void named_arguments(pTHX_ I32 ax, I32 first, I32 items, const char *const *names, size_t count, SV **values)
{
    SV *wrong = named_read(aTHX_ ax, first, items, names, count, values);
    if (wrong != NULL)
        croak("%" SVf, SVfARG(wrong));
}
