/*
 * Calls of the library that may take long. Perl keeps a signal until it is safe to run Perl code, which it is whenever
 * the library polls; so handlers run then. What a handler dies of, and an exit in one, waits until the library has
 * returned, as nothing may jump over its frames.
 *
 * A handler may do anything with the objects that the call is about, so the library is given a copy of its own.
 */

typedef struct long_call {
    PerlInterpreter *perl;
    /* What the library reads until it returns, and that perl would free at an exit; or NULL. */
    SV *held;
    /* What a handler died of, or NULL. */
    SV *error;
    /* How perl was leaving when a handler ended it, as JMPENV_PUSH tells, or 0. */
    int leaving;
} long_call;

/* Runs the handlers of the signals that have come. */
static void long_call_signals(pTHX_ long_call *call)
{
    int leaving;
    dJMPENV;
    JMPENV_PUSH(leaving);
    if (leaving == 0) {
        dSP;
        ENTER;
        SAVETMPS;
        /* The program's own $@ is not to change. */
        save_scalar(PL_errgv);
        PUSHMARK(SP);
        call_pv("Game::Sternhalma::Library::_run_handlers", G_VOID | G_DISCARD | G_EVAL);
        if (SvTRUE(ERRSV))
            call->error = newSVsv(ERRSV);
        FREETMPS;
        LEAVE;
    } else {
        call->leaving = leaving;
    }
    JMPENV_POP;
}

/* What the library polls: whether the call has to end. */
static int32_t long_call_poll(void *user)
{
    long_call *call = (long_call *)user;
    dTHXa(call->perl);
    if (PL_sig_pending && call->error == NULL && call->leaving == 0)
        long_call_signals(aTHX_ call);
    return call->error != NULL || call->leaving != 0;
}

/* Begins a call, in which the library reads what a scalar holds. */
static void long_call_begin(pTHX_ long_call *call, SV *held)
{
    call->perl = PERL_GET_THX;
    call->held = SvREFCNT_inc(held);
    call->error = NULL;
    call->leaving = 0;
}

/* Ends it: dies of what a handler died of, and leaves when one did. */
static void long_call_end(pTHX_ long_call *call)
{
    SvREFCNT_dec(call->held);
    if (call->leaving != 0)
        JMPENV_JUMP(call->leaving);
    if (call->error != NULL)
        croak_sv(sv_2mortal(call->error));
}
