"""Moves, and what is known of them."""

from __future__ import annotations

from typing import Any, NamedTuple, Union

from sternhalma._library import Kept, lib, string, text
from sternhalma.constants import Flag, Kind, Why
from sternhalma.errors import MoveError, PlayError
from sternhalma.star import Hole, hole, name
from sternhalma.values import clamped, misuse

__all__ = ["PASS", "Action", "Move", "Playable", "Undo"]


class Move(NamedTuple):
    """A move: the hole the piece stood in and the one it stops in, both -1 for a pass."""

    from_hole: int
    to_hole: int

    @property
    def is_pass(self) -> bool:
        """Whether it is a pass."""
        return self.from_hole < 0

    def __str__(self) -> str:
        """As it can be read on any board; `move_text` of a board shows the way it goes."""
        return "pass" if self.is_pass else f"{name(self.from_hole)}-{name(self.to_hole)}"


PASS = Move(-1, -1)
"""The move of a seat that has none."""

Playable = Union[str, Move, "tuple[Hole, Hole]"]
"""What can be played: a text such as "e5:g5:g7", a Move, or two holes by their numbers or names."""


class Action(NamedTuple):
    """What a text was read as: a move and the holes it goes through, a pass, or a resignation."""

    kind: Kind
    move: Move
    seat: int
    path: tuple[int, ...]


class Undo(Kept):
    """What `Board.unplay` takes to take back what was done."""

    __slots__ = ()
    _struct = "sternhalma_undo_info"

    @property
    def kind(self) -> Kind:
        """What was done."""
        return Kind(self._info.kind)

    @property
    def move(self) -> Move:
        """The move; PASS for anything else."""
        return copied(self._info)

    @property
    def seat(self) -> int:
        """The seat that did it."""
        return int(self._info.seat)


def move_of(holes: Move | tuple[Hole, Hole]) -> Move:
    """A move that may be given by two holes; the numbers of a Move may be any."""
    if isinstance(holes, Move):
        return Move(clamped("from_hole", holes.from_hole), clamped("to_hole", holes.to_hole))
    if not isinstance(holes, (tuple, list)):
        raise TypeError(f"a move is a text, a Move or two holes, not {type(holes).__name__}")
    if len(holes) != 2:
        raise misuse(f"a move is two holes, not {len(holes)}")
    return Move(hole(holes[0]), hole(holes[1]))


def copied(move: Any) -> Move:
    """A move that the library wrote."""
    return Move(getattr(move, "from"), move.to)


def action_of(flag: int, read: Any) -> Action:
    """What the library read; a MoveError when it refused it with a flag."""
    if flag > 0:
        raise MoveError(Flag(flag), text(lib.sternhalma_read_reason, read), read.hop)
    path = tuple(read.path[0 : read.path_len])
    return Action(Kind(read.kind), copied(read), read.seat, path)


def check_why(why: int) -> None:
    """Raises a PlayError when a board refused."""
    if why > 0:
        raise PlayError(Why(why), string(lib.sternhalma_why_text(why)))


def check_flag(flag: int) -> None:
    """Raises a MoveError when a game refused."""
    if flag > 0:
        raise MoveError(Flag(flag), string(lib.sternhalma_game_reason(flag)))
