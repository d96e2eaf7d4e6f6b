"""Moves, and what takes them back."""

from __future__ import annotations

from typing import Any, NamedTuple

from sternhalma._library import Kept, ffi, lib, text
from sternhalma.errors import Misuse
from sternhalma.senet.constants import Kind
from sternhalma.values import clamped

__all__ = ["Move", "Undo", "move_of"]


class Move(NamedTuple):
    """A move of one piece. As text it is where it goes from and to."""

    from_house: int
    """The house the piece stands on."""
    to_house: int
    """The house it ends on, its own when it stays; 0 when it is borne off."""
    roll: int
    """The roll that is spent."""
    kind: Kind = Kind.STEP
    """What the piece does."""
    swap: bool = False
    """Whether it changes places with an enemy piece."""
    backward: bool = False
    """Whether it goes backward by the roll."""

    def __str__(self) -> str:
        try:
            return text(lib.senet_move_text, self._struct(), room=lib.SENET_MOVE_TEXT_MAX)
        except Misuse:
            return repr(self)

    def _struct(self) -> Any:
        return ffi.new("senet_move *", [clamped(name, number) for name, number in zip(self._fields, self)])


def move_of(m: Any) -> Move:
    """A move that the library wrote."""
    return Move(getattr(m, "from"), m.to, m.roll, Kind(m.kind), bool(m.swap), bool(m.backward))


class Undo(Kept):
    """What `Board.unapply` takes to take back what was done."""

    __slots__ = ()
    _struct = "senet_undo_info"
