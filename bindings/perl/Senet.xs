#include "xs/shared/xs.h"

#include <senet.h>

#include "xs/senet/table.h"
#include "xs/senet/position.h"
#include "xs/senet/rules.h"
#include "xs/senet/move.h"
#include "xs/senet/search.h"

MODULE = Game::Senet::Engine  PACKAGE = Game::Senet::Engine

PROTOTYPES: DISABLE

INCLUDE: xs/senet/engine.xs
