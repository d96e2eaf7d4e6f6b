"""The numbers of the library by name. They are the same in every version of it."""

from __future__ import annotations

from enum import IntEnum

from sternhalma._library import lib

__all__ = ["Direction", "Evaluation", "Field", "Flag", "How", "Kind", "Mode", "Position", "Unsolved", "Why"]


class Direction(IntEnum):
    """The directions from a hole to its neighbours."""

    E = lib.STERNHALMA_E
    NE = lib.STERNHALMA_NE
    NW = lib.STERNHALMA_NW
    W = lib.STERNHALMA_W
    SW = lib.STERNHALMA_SW
    SE = lib.STERNHALMA_SE

    @property
    def opposite(self) -> Direction:
        """The direction opposite to this one."""
        return Direction(lib.sternhalma_dir_opposite(self))


class How(IntEnum):
    """How a game ended."""

    ONGOING = lib.STERNHALMA_ONGOING
    HOME = lib.STERNHALMA_BY_HOME
    CAP = lib.STERNHALMA_BY_CAP
    DEADLOCK = lib.STERNHALMA_BY_DEADLOCK
    RESIGN = lib.STERNHALMA_BY_RESIGN


class Kind(IntEnum):
    """What is done."""

    MOVE = lib.STERNHALMA_KIND_MOVE
    PASS = lib.STERNHALMA_KIND_PASS
    RESIGN = lib.STERNHALMA_KIND_RESIGN


class Position(IntEnum):
    """Why a position string was refused: the code of a PositionError."""

    NULL = lib.STERNHALMA_POS_NULL
    LONG = lib.STERNHALMA_POS_LONG
    LETTER = lib.STERNHALMA_POS_LETTER
    ROWS = lib.STERNHALMA_POS_ROWS
    WIDTH = lib.STERNHALMA_POS_WIDTH
    FIELDS = lib.STERNHALMA_POS_FIELDS
    SEAT = lib.STERNHALMA_POS_SEAT
    COUNT = lib.STERNHALMA_POS_COUNT
    GAME = lib.STERNHALMA_POS_GAME


class Why(IntEnum):
    """Why a board refuses what was to be done on it: the code of a PlayError."""

    OVER = lib.STERNHALMA_WHY_OVER
    NOT_A_HOLE = lib.STERNHALMA_WHY_NOT_A_HOLE
    NO_PIECE = lib.STERNHALMA_WHY_NO_PIECE
    NOT_YOURS = lib.STERNHALMA_WHY_NOT_YOURS
    UNREACHABLE = lib.STERNHALMA_WHY_UNREACHABLE
    HAS_MOVE = lib.STERNHALMA_WHY_HAS_MOVE
    NOT_A_SEAT = lib.STERNHALMA_WHY_NOT_A_SEAT
    SEAT_DONE = lib.STERNHALMA_WHY_SEAT_DONE


class Flag(IntEnum):
    """Why a game refuses a move, or a text is none: the code of a MoveError."""

    BAD_STRING = lib.STERNHALMA_FLAG_BAD_STRING
    NO_SUCH_HOLE = lib.STERNHALMA_FLAG_NO_SUCH_HOLE
    NO_PIECE = lib.STERNHALMA_FLAG_NO_PIECE
    NOT_YOUR_PIECE = lib.STERNHALMA_FLAG_NOT_YOUR_PIECE
    MUST_PASS = lib.STERNHALMA_FLAG_MUST_PASS
    OCCUPIED = lib.STERNHALMA_FLAG_OCCUPIED
    NOT_REACHABLE = lib.STERNHALMA_FLAG_NOT_REACHABLE
    PASS_NOT_ALLOWED = lib.STERNHALMA_FLAG_PASS_NOT_ALLOWED
    NO_SUCH_SEAT = lib.STERNHALMA_FLAG_NO_SUCH_SEAT
    SEAT_FINISHED = lib.STERNHALMA_FLAG_SEAT_FINISHED
    SEAT_RESIGNED = lib.STERNHALMA_FLAG_SEAT_RESIGNED
    GAME_OVER = lib.STERNHALMA_FLAG_GAME_OVER


class Field(IntEnum):
    """The part at fault when no game can be made: the field of a GameError."""

    NONE = lib.STERNHALMA_FIELD_NONE
    HEADER = lib.STERNHALMA_FIELD_HEADER
    SEATS = lib.STERNHALMA_FIELD_SEATS
    PIECES = lib.STERNHALMA_FIELD_PIECES
    CAP = lib.STERNHALMA_FIELD_CAP
    FIRST = lib.STERNHALMA_FIELD_FIRST
    POSITION = lib.STERNHALMA_FIELD_POSITION
    MOVES = lib.STERNHALMA_FIELD_MOVES
    MOVE = lib.STERNHALMA_FIELD_MOVE


class Mode(IntEnum):
    """Whose interest each seat follows in a search."""

    AUTO = lib.STERNHALMA_SEARCH_AUTO
    PARANOID = lib.STERNHALMA_SEARCH_PARANOID
    MAXN = lib.STERNHALMA_SEARCH_MAXN
    BEST_REPLY = lib.STERNHALMA_SEARCH_BEST_REPLY
    RANDOM_FORWARD = lib.STERNHALMA_SEARCH_RANDOM_FORWARD


class Evaluation(IntEnum):
    """How a search values positions."""

    AUTO = lib.STERNHALMA_EVALUATION_AUTO
    DOCUMENTED = lib.STERNHALMA_EVALUATION_DOCUMENTED
    OWN = lib.STERNHALMA_EVALUATION_OWN


class Unsolved(IntEnum):
    """Why there is no crossing: the code of a SolveError."""

    SEATS = lib.STERNHALMA_SOLVE_SEATS
    PIECES = lib.STERNHALMA_SOLVE_PIECES
    STOPPED = lib.STERNHALMA_SOLVE_STOPPED
    NOT_FOUND = lib.STERNHALMA_SOLVE_NOT_FOUND
