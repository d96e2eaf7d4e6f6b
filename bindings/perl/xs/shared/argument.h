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

/* What was given, as a message shows it: text in quotes, and no more of it than a line has place for. */
static SV *argument_shown(pTHX_ SV *given)
{
    STRLEN len;
    const char *bytes;
    SV *shown;
    /* A number may be kept as text as well once it was shown. */
    const bool number = SvNIOKp(given);
    if (SvROK(given))
        return newSVpvs_flags("a reference", SVs_TEMP);
    if (!SvOK(given))
        return newSVpvs_flags("undef", SVs_TEMP);
    bytes = SvPV_nomg(given, len);
    shown = newSVpvs_flags("", SVs_TEMP);
    if (number)
        return newSVpvn_flags(bytes, len, SVs_TEMP);
    pv_pretty(shown, bytes, len, 40, NULL, NULL,
              PERL_PV_PRETTY_QUOTE | PERL_PV_PRETTY_ELLIPSES | (SvUTF8(given) ? PERL_PV_ESCAPE_UNI : 0));
    return shown;
}

/* The same of an argument that may be left out, which then is a number. */
static SV *shown_or_number(pTHX_ SV *given, int32_t otherwise)
{
    return given != NULL ? argument_shown(aTHX_ given) : sv_2mortal(newSViv(otherwise));
}

static whole argument_whole(pTHX_ SV *sv, const char *name)
{
    whole n;
    if (!whole_read(aTHX_ sv, &n))
        croak("%s is not a number: %" SVf, name, SVfARG(argument_shown(aTHX_ sv)));
    return n;
}

/* A hole, a seat and the like. A number that is not whole or too large is none of the library's numbers. */
static int32_t argument_number(pTHX_ SV *sv, const char *name)
{
    return whole_number(argument_whole(aTHX_ sv, name));
}

/* The same of a method that takes anything. */
static int32_t argument_any(pTHX_ SV *sv)
{
    whole n;
    return whole_read(aTHX_ sv, &n) ? whole_number(n) : NO_NUMBER;
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

/* The same of a method that takes anything. */
static int64_t argument_any_plies(pTHX_ SV *sv)
{
    whole n;
    return whole_read(aTHX_ sv, &n) ? whole_signed(n, INT64_MIN) : INT64_MIN;
}

/* A count or a seed, which is any number of 64 bits. */
static uint64_t argument_count(pTHX_ SV *sv, const char *name)
{
    whole n = argument_whole(aTHX_ sv, name);
    if (!n.fits || (n.negative && n.magnitude != 0))
        croak("%s %" SVf " is not a whole number from 0 to 18446744073709551615", name,
              SVfARG(argument_shown(aTHX_ sv)));
    return n.magnitude;
}

/* A number that has to be whole, whichever way the range is looked at. */
static whole argument_whole_number(pTHX_ SV *sv, const char *name)
{
    whole n = argument_whole(aTHX_ sv, name);
    if (!n.fits)
        croak("%s %" SVf " is not a whole number", name, SVfARG(argument_shown(aTHX_ sv)));
    return n;
}

/* An option of 32 bits, whose range the library tells. One beyond these bits is the nearest that they have. */
static int32_t argument_option(pTHX_ SV *sv, const char *name)
{
    whole n = argument_whole_number(aTHX_ sv, name);
    if (n.magnitude > INT32_MAX)
        return n.negative ? INT32_MIN : INT32_MAX;
    return n.negative ? -(int32_t)n.magnitude : (int32_t)n.magnitude;
}

/* A number of a range that is told here, in the words that the library has for an option. */
static int32_t argument_within(pTHX_ SV *sv, const char *name, int32_t least, int32_t most)
{
    whole n = argument_whole_number(aTHX_ sv, name);
    int64_t number = whole_signed(n, n.negative ? INT64_MIN : INT64_MAX);
    if (number < least || number > most)
        croak("%s %s%" UVuf " is out of range (%d to %d)", name, n.negative ? "-" : "", (UV)n.magnitude, (int)least,
              (int)most);
    return (int32_t)number;
}

/* A weight, from -most to most, named as the library names it among the options. */
static int32_t argument_weight(pTHX_ SV *sv, const char *word, int32_t most)
{
    SV *name = sv_2mortal(newSVpvf("weights.%s", word));
    return argument_within(aTHX_ sv, SvPVX(name), -most, most);
}

/* Reads a yes or no. False for what is neither. */
static bool yes_read(pTHX_ SV *sv, bool *yes)
{
    STRLEN len;
    const char *word;
    SvGETMAGIC(sv);
    *yes = false;
    if (!SvOK(sv))
        return true;
    word = SvPV_nomg(sv, len);
    *yes = len == 1 && *word == '1';
    return len == 0 || (len == 1 && (*word == '0' || *word == '1'));
}

/* A yes or no. */
static bool argument_yes(pTHX_ SV *sv, const char *name)
{
    bool yes;
    if (!yes_read(aTHX_ sv, &yes))
        croak("%s is neither yes (1) nor no (0, '' or undef): %" SVf, name, SVfARG(argument_shown(aTHX_ sv)));
    return yes;
}

/* A text with its length. The bytes are NULL for undef. */
typedef struct text {
    const char *bytes;
    STRLEN len;
} text;

/* What a method is given that may be called without a text. */
static const text NO_TEXT = { NULL, 0 };

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

/* The number that was given for an argument of some name, or another number when none was that 64 bits hold. */
static int64_t named_value(pTHX_ SV **given, const char *const *names, size_t count, const char *name,
                           int64_t otherwise)
{
    whole n;
    size_t i;
    for (i = 0; i < count; i++)
        if (given[i] != NULL && strEQ(names[i], name) && whole_read(aTHX_ given[i], &n))
            return whole_signed(n, otherwise);
    return otherwise;
}
