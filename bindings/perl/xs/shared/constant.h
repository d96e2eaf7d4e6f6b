/* Constants: the numbers of a header, as subs that a class exports. */

typedef struct constant {
    const char *name;
    int32_t value;
} constant;

/* The constant NAME of the header whose macros begin with PREFIX. */
#define CONSTANT(PREFIX, NAME) { #NAME, PREFIX##NAME }

/* Adds the constants to a class, and their names to what it exports. */
static void constants_define(pTHX_ const char *class_name, const constant *constants, size_t count)
{
    HV *stash = gv_stashpv(class_name, GV_ADD);
    AV *exported = get_av(Perl_form(aTHX_ "%s::EXPORT_OK", class_name), GV_ADD);
    size_t i;
    for (i = 0; i < count; i++) {
        newCONSTSUB(stash, (char *)constants[i].name, newSViv(constants[i].value));
        av_push(exported, newSVpv(constants[i].name, 0));
    }
}
