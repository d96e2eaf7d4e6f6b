"""The numbers of fanorona by name. They are the same in every version of the library."""

from __future__ import annotations

from enum import IntEnum

from sternhalma._library import lib

__all__ = ["Field", "Kind", "Outcome", "Position", "Shape", "Side", "Text", "Why"]

if lib.fanorona_abi_version() < lib.FANORONA_ABI_VERSION:
    raise ImportError("libsternhalma is older than this package")


class Shape(IntEnum):
    """The three boards."""

    TSIVY = lib.FANORONA_TSIVY
    DIMY = lib.FANORONA_DIMY
    TELO = lib.FANORONA_TELO


class Side(IntEnum):
    """The two sides. White moves first."""

    WHITE = lib.FANORONA_WHITE
    BLACK = lib.FANORONA_BLACK


class Kind(IntEnum):
    """What a step takes: nothing, the line ahead of where the stone goes, or the line behind where it was."""

    PAIKA = lib.FANORONA_PAIKA
    APPROACH = lib.FANORONA_APPROACH
    WITHDRAW = lib.FANORONA_WITHDRAW


class Outcome(IntEnum):
    """How a game ended, in the order it is asked."""

    ONGOING = lib.FANORONA_ONGOING
    STONES = lib.FANORONA_BY_STONES
    NO_MOVES = lib.FANORONA_BY_NO_MOVES
    REPETITION = lib.FANORONA_DRAW_REPETITION
    QUIET = lib.FANORONA_DRAW_QUIET
    PLY_CAP = lib.FANORONA_DRAW_PLY_CAP


class Position(IntEnum):
    """Why a position string was refused: the code of a PositionError."""

    NULL = lib.FANORONA_POS_NULL
    LONG = lib.FANORONA_POS_LONG
    SHAPE = lib.FANORONA_POS_SHAPE
    LETTER = lib.FANORONA_POS_LETTER
    SIDE = lib.FANORONA_POS_SIDE
    COUNT = lib.FANORONA_POS_COUNT
    CHAIN = lib.FANORONA_POS_CHAIN
    FIELD = lib.FANORONA_POS_FIELD


class Why(IntEnum):
    """Why a step is not legal: the code of a PlayError, and of a MoveError that is about a step."""

    OFF_BOARD = lib.FANORONA_WHY_OFF_BOARD
    NO_STONE = lib.FANORONA_WHY_NO_STONE
    NOT_YOURS = lib.FANORONA_WHY_NOT_YOURS
    NO_LINE = lib.FANORONA_WHY_NO_LINE
    OCCUPIED = lib.FANORONA_WHY_OCCUPIED
    MUST_TAKE = lib.FANORONA_WHY_MUST_TAKE
    TAKES_NOTHING = lib.FANORONA_WHY_TAKES_NOTHING
    NOT_THE_STONE = lib.FANORONA_WHY_NOT_THE_STONE
    VISITED = lib.FANORONA_WHY_VISITED
    SAME_DIRECTION = lib.FANORONA_WHY_SAME_DIRECTION


class Text(IntEnum):
    """Why a game refused a move that is about no step: the code of a MoveError."""

    BAD = lib.FANORONA_TEXT_BAD
    NOTHING_TO_STOP = lib.FANORONA_TEXT_NOTHING_TO_STOP
    OVER = lib.FANORONA_TEXT_OVER


class Field(IntEnum):
    """A part of a game as text, or of what a game is made of."""

    HEADER = lib.FANORONA_FIELD_HEADER
    BOARD = lib.FANORONA_FIELD_BOARD
    POSITION = lib.FANORONA_FIELD_POSITION
    QUIET_LIMIT = lib.FANORONA_FIELD_QUIET_LIMIT
    REPEAT = lib.FANORONA_FIELD_REPEAT
    PLY_CAP = lib.FANORONA_FIELD_PLY_CAP
    MOVES = lib.FANORONA_FIELD_MOVES
    MOVE = lib.FANORONA_FIELD_MOVE
