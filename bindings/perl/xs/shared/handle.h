/*
 * Handles: Perl objects that hold a pointer of the library.
 *
 * The pointer is kept as magic of the object, which Perl code can neither read nor set. What kind of handle it is, is
 * told by the address of the magic's table, so an object that is blessed into another class stays what it is, and one
 * that is only blessed into the class of a handle is none.
 */

/* A kind of handle. */
typedef struct handle_kind {
    /* What Perl does with the magic. It is the first member, so its address is that of the kind. */
    MGVTBL magic;
    /* The class whose objects these are. */
    const char *class_name;
    /* Gives the pointer back to the library. */
    void (*release)(void *);
} handle_kind;

/* Releases what the magic holds, once. */
static int handle_free(pTHX_ SV *object, MAGIC *magic)
{
    void *pointer = magic->mg_ptr;
    PERL_UNUSED_ARG(object);
    magic->mg_ptr = NULL;
    if (pointer != NULL)
        ((const handle_kind *)magic->mg_virtual)->release(pointer);
    return 0;
}

/* What mg_private says of the magic that a new thread got. */
#define OF_ANOTHER_THREAD 1

/*
 * A new thread gets a copy without the pointer, which says that it is one. The classes do not skip cloning: perl then
 * puts something else in the place of an object, and panics when a weak reference to it goes.
 */
static int handle_dup(pTHX_ MAGIC *magic, CLONE_PARAMS *params)
{
    PERL_UNUSED_ARG(params);
    magic->mg_ptr = NULL;
    magic->mg_private = OF_ANOTHER_THREAD;
    return 0;
}

/* What a kind begins with. */
#define HANDLE_MAGIC { NULL, NULL, NULL, NULL, handle_free, NULL, handle_dup, NULL }

/* The package that a constructor called on this invocant, a class or an object, blesses into. */
static HV *handle_stash(pTHX_ SV *invocant, const handle_kind *kind)
{
    if (!SvOK(invocant))
        croak("undef is not %s or a class made from it", kind->class_name);
    if (!sv_derived_from(invocant, kind->class_name))
        croak("%" SVf " is not %s or a class made from it", SVfARG(invocant), kind->class_name);
    if (SvROK(invocant))
        return SvSTASH(SvRV(invocant));
    return gv_stashsv(invocant, GV_ADD);
}

/* An object of a package that holds the pointer from now on. */
static SV *handle_wrap(pTHX_ HV *stash, const handle_kind *kind, void *pointer)
{
    SV *object, *reference;
    MAGIC *magic;
    if (pointer == NULL)
        croak("out of memory, or what it is made of is out of use");
    object = newSV(0);
    magic = sv_magicext(object, NULL, PERL_MAGIC_ext, &kind->magic, (const char *)pointer, 0);
    magic->mg_flags |= MGf_DUP;
    reference = newRV_noinc(object);
    return sv_bless(reference, stash);
}

/* The magic of a handle of this kind, or NULL for anything else. */
static MAGIC *handle_magic(SV *reference, const handle_kind *kind)
{
    if (!SvROK(reference) || SvTYPE(SvRV(reference)) < SVt_PVMG)
        return NULL;
    return mg_findext(SvRV(reference), PERL_MAGIC_ext, &kind->magic);
}

/*
 * The pointer of a handle, for one call of the library.
 *
 * It is asked for after all other arguments are converted: a tied or an overloaded one runs Perl code, which may let
 * go of the object.
 */
static void *handle_pointer(pTHX_ SV *reference, const handle_kind *kind)
{
    MAGIC *magic = handle_magic(reference, kind);
    if (magic == NULL)
        croak("not a %s object", kind->class_name);
    if (magic->mg_ptr == NULL && magic->mg_private == OF_ANOTHER_THREAD)
        croak("this %s object belongs to another thread", kind->class_name);
    if (magic->mg_ptr == NULL)
        croak("this %s object was destroyed", kind->class_name);
    return magic->mg_ptr;
}

/* Croaks because what Storable thaws is nothing that an object of a class was frozen to. */
static void handle_not_frozen(pTHX_ const handle_kind *kind)
{
    croak("not what a %s object was frozen to", kind->class_name);
}

/* What DESTROY does: lets go of the pointer, if there is one. */
static void handle_destroy(pTHX_ SV *reference, const handle_kind *kind)
{
    MAGIC *magic = handle_magic(reference, kind);
    if (magic != NULL)
        handle_free(aTHX_ SvRV(reference), magic);
}
