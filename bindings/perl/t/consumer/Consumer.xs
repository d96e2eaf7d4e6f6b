/*
 * A module that counts moves in C, with the functions of Game::Sternhalma::Engine. It is linked with no library: it is
 * handed the table of functions, and checks that the table is as new as what it was written against.
 */

#define PERL_NO_GET_CONTEXT
#include "EXTERN.h"
#include "perl.h"
#include "XSUB.h"

#include <sternhalma.h>

/* The number of the interface that this module was written against. */
#define WRITTEN_AGAINST 1

static const sternhalma_api *table;

MODULE = Consumer  PACKAGE = Consumer

PROTOTYPES: DISABLE

void
take_table(UV address)
    PREINIT:
        const sternhalma_api *offered;
    CODE:
        offered = INT2PTR(const sternhalma_api *, address);
        if (offered == NULL || offered->abi_version < WRITTEN_AGAINST)
            croak("Game::Sternhalma::Engine is older than Consumer");
        table = offered;

UV
count_moves(const char *position)
    PREINIT:
        sternhalma_board *board;
    CODE:
        if (table->from_string(position, &board) != STERNHALMA_POS_OK)
            croak("not a position");
        RETVAL = (UV)table->legal(board, NULL, 0);
        table->board_free(board);
    OUTPUT:
        RETVAL

UV
abi_version()
    CODE:
        RETVAL = table->abi_version;
    OUTPUT:
        RETVAL
