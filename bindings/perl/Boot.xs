#define PERL_NO_GET_CONTEXT
#include "EXTERN.h"
#include "perl.h"
#include "XSUB.h"

#include "xs/shared/usage.h"

/* Each engine is an .xs file of its own, with a boot function named after its module. */
XS(boot_Game__Sternhalma__Engine);
XS(boot_Game__Senet__Engine);
XS(boot_Game__Fanorona__Engine);

/* Calls one, as perl calls that of a module that it loads. */
static void boot_engine(pTHX_ XSUBADDR_t boot, CV *cv)
{
    dSP;
    ENTER;
    SAVETMPS;
    PUSHMARK(SP);
    EXTEND(SP, 2);
    mPUSHs(newSVpvs("Game::Sternhalma"));
    mPUSHs(newSVpvs(XS_VERSION));
    PUTBACK;
    boot(aTHX_ cv);
    SPAGAIN;
    (void)POPs;
    PUTBACK;
    FREETMPS;
    LEAVE;
}

MODULE = Game::Sternhalma  PACKAGE = Game::Sternhalma

PROTOTYPES: DISABLE

BOOT:
    boot_engine(aTHX_ boot_Game__Sternhalma__Engine, cv);
    boot_engine(aTHX_ boot_Game__Senet__Engine, cv);
    boot_engine(aTHX_ boot_Game__Fanorona__Engine, cv);

MODULE = Game::Sternhalma  PACKAGE = Game::Sternhalma::Library

# Runs the handlers of the signals that have come; what one dies of comes out of it.
void
_run_handlers()
    CODE:
        PERL_ASYNC_CHECK();

MODULE = Game::Sternhalma  PACKAGE = Game::Sternhalma

# Of a class that exports nothing: names that are asked for are refused, where perl would pass them over.
void
import(SV *class, ...)
    ALIAS:
        Game::Sternhalma::Error::import = 1
        Game::Sternhalma::Library::import = 2
        Game::Sternhalma::Result::import = 3
        Game::Senet::Move::import = 4
        Game::Fanorona::Move::import = 5
    PPCODE:
        PERL_UNUSED_VAR(ix);
        if (items > 1)
            croak("%" SVf " exports nothing, and %" SVf " was asked for", SVfARG(class), SVfARG(ST(1)));
        XSRETURN_EMPTY;
