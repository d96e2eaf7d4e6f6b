#include "xs/shared/xs.h"

#include <sternhalma.h>

#include "xs/sternhalma/table.h"
#include "xs/sternhalma/position.h"
#include "xs/sternhalma/search.h"
#include "xs/sternhalma/read.h"
#include "xs/sternhalma/error.h"
#include "xs/sternhalma/game.h"

MODULE = Game::Sternhalma::Engine  PACKAGE = Game::Sternhalma::Engine

PROTOTYPES: DISABLE

INCLUDE: xs/sternhalma/engine.xs

INCLUDE: xs/sternhalma/game.xs

INCLUDE: xs/sternhalma/notation.xs
