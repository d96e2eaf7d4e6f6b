"""The numbers of Senet by name. They are the same in every version of the library."""

from __future__ import annotations

from enum import IntEnum

from sternhalma._library import lib

__all__ = ["WIN", "Exit", "How", "Kind", "Position", "Protect", "Reach26", "Side", "Status", "Why"]

if lib.senet_abi_version() < lib.SENET_ABI_VERSION:
    raise ImportError("libsternhalma is older than this package")

WIN: int = lib.SENET_WIN
"""What a game that is won is worth to a search."""


class Side(IntEnum):
    """A side."""

    LIGHT = lib.SENET_SIDE_LIGHT
    DARK = lib.SENET_SIDE_DARK

    @property
    def other(self) -> Side:
        """The other side."""
        return Side(lib.senet_other(self))

    @property
    def piece(self) -> int:
        """What its piece is in `cells`."""
        return int(lib.senet_piece_of(self))


class Status(IntEnum):
    """Whether the game goes on."""

    ONGOING = lib.SENET_ONGOING
    WON = lib.SENET_WON
    DRAWN = lib.SENET_DRAWN


class How(IntEnum):
    """How a game ended."""

    ONGOING = lib.SENET_ONGOING
    HOME = lib.SENET_BY_HOME
    PLY_CAP = lib.SENET_BY_PLY_CAP


class Kind(IntEnum):
    """What a piece does in a move."""

    STEP = lib.SENET_KIND_STEP
    EXIT = lib.SENET_KIND_EXIT
    WALK = lib.SENET_KIND_WALK
    STAY = lib.SENET_KIND_STAY
    OFF = lib.SENET_KIND_OFF


class Position(IntEnum):
    """Why a position string was refused: the code of a PositionError."""

    NULL = lib.SENET_POS_NULL
    GROUPS = lib.SENET_POS_GROUPS
    WIDTH = lib.SENET_POS_WIDTH
    LETTER = lib.SENET_POS_LETTER
    SIDE = lib.SENET_POS_SIDE
    PIECES = lib.SENET_POS_PIECES
    EXCESS = lib.SENET_POS_EXCESS
    FIELD = lib.SENET_POS_FIELD
    LONG = lib.SENET_POS_LONG


class Why(IntEnum):
    """Why something was not done: the code of a PlayError."""

    NO_PIECE = lib.SENET_WHY_NO_PIECE
    OVER = lib.SENET_WHY_OVER


class Protect(IntEnum):
    """Which pieces of a run of two or more cannot be swapped."""

    NONE = lib.SENET_PROTECT_NONE
    RUN = lib.SENET_PROTECT_RUN
    ENDS = lib.SENET_PROTECT_ENDS


class Reach26(IntEnum):
    """Which rolls take a piece to house 26."""

    EXACT = lib.SENET_REACH26_EXACT
    ANY = lib.SENET_REACH26_ANY


class Exit(IntEnum):
    """An exit that is not a house."""

    OFF = lib.SENET_EXIT_OFF
    WALK = lib.SENET_EXIT_WALK
    STAY = lib.SENET_EXIT_STAY
