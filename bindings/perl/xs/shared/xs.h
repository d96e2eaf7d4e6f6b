/* What every .xs file begins with: Perl, the types of the typemap, and helpers that know nothing of any engine. */

#define PERL_NO_GET_CONTEXT
#include "EXTERN.h"
#include "perl.h"
#include "XSUB.h"

#include <stdint.h>

/* The invocant of a method; what it holds is asked for once every other argument is converted. */
typedef SV Self;
/* The invocant of a method that needs none: the class, or any of its objects. */
typedef SV Class;
/* What the typemap gives to Perl as a number, or undef for one below 0. */
typedef int64_t number_or_undef;
/* What it gives as 1 or 0. */
typedef int32_t truth;
/* A text of the library's own, or undef for NULL. */
typedef const char *words_or_undef;
/* A number of a method that takes anything: what is no number is none of the library's. */
typedef int32_t any_number;
/* A ply of such a method. */
typedef int64_t any_plies;

#include "usage.h"
#include "handle.h"
#include "argument.h"
#include "answer.h"
#include "constant.h"
#include "long_call.h"
