#include "xs/shared/xs.h"

#include <fanorona.h>

#include "xs/fanorona/table.h"
#include "xs/fanorona/position.h"
#include "xs/fanorona/step.h"
#include "xs/fanorona/move.h"
#include "xs/fanorona/search.h"
#include "xs/fanorona/game.h"

MODULE = Game::Fanorona::Engine  PACKAGE = Game::Fanorona::Engine

PROTOTYPES: DISABLE

INCLUDE: xs/fanorona/engine.xs

INCLUDE: xs/fanorona/rules.xs
