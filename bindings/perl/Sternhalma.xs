#define PERL_NO_GET_CONTEXT
#include "EXTERN.h"
#include "perl.h"
#include "XSUB.h"

#include <sternhalma.h>

/* The invocant of a method; what it holds is asked for once every other argument is converted. */
typedef SV Self;
/* The invocant of a method that needs none: the class, or any of its objects. */
typedef SV Class;
/* What the typemap gives to Perl as a number, or undef for one below 0. */
typedef int64_t number;
/* What it gives as 1 or 0. */
typedef int32_t truth;
/* A text of the library's own, or undef for NULL. */
typedef const char *words;

#include "xs/shared/handle.h"
#include "xs/shared/argument.h"
#include "xs/shared/answer.h"
#include "xs/shared/constant.h"

#include "xs/sternhalma/table.h"
#include "xs/sternhalma/search.h"
#include "xs/sternhalma/read.h"
#include "xs/sternhalma/error.h"
#include "xs/sternhalma/game.h"

MODULE = Game::Sternhalma  PACKAGE = Game::Sternhalma::Engine

PROTOTYPES: DISABLE

INCLUDE: xs/sternhalma/engine.xs

INCLUDE: xs/sternhalma/game.xs

INCLUDE: xs/sternhalma/notation.xs
