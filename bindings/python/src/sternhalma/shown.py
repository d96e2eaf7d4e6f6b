"""What boards and games have in common for whoever looks at them."""

from __future__ import annotations

from typing import Any, ClassVar

from sternhalma._library import Handle, checked, ffi, lib
from sternhalma.moves import Action, Move, Playable, action_of, move_of
from sternhalma.options import OptionKind, Options
from sternhalma.star import Hole, hole
from sternhalma.values import encoded, within

__all__ = ["Shown"]

_DRAWING = OptionKind(
    "sternhalma_drawing_options",
    lib.sternhalma_drawing_options_init,
    lib.sternhalma_drawing_options_check,
    lib.sternhalma_option_error_text,
)


class Shown(Handle):
    """A board or a game: what stands where, the places, moves that are read, and drawings."""

    __slots__ = ()

    # The functions of the library that answer for it.
    _seat_at: ClassVar[Any]
    _place: ClassVar[Any]
    _read: ClassVar[Any]
    _picture: ClassVar[Any]
    _lines: ClassVar[Any]
    _seats: ClassVar[Any]

    def at(self, where: Hole) -> int | None:
        """The seat whose piece is in a hole, or None."""
        seat: int = self._ask(self._seat_at, hole(where))
        return None if seat < 0 else seat

    def place_of(self, seat: int) -> int:
        """A seat's place, as in `places`."""
        return self._of_seat(self._place, seat)

    def read_move(self, text: str) -> Action:
        """What a text says; MoveError when it says nothing that can be done.

        A board does not ask whether its game is over.
        """
        read, out = encoded("a move", text), ffi.new("sternhalma_read *")
        return action_of(checked(self._ask(self._read, read, len(read), out)), out)

    def svg(
        self,
        *,
        names: bool = False,
        move: Move | tuple[Hole, Hole] | None = None,
        targets_of: Hole | None = None,
        width: int = 0,
    ) -> str:
        """An SVG image. Of a game it shows the last move, unless another is given.

        :param names: show the names of the holes
        :param move: one to show as the way it goes
        :param targets_of: a hole, to show where the piece on it can end its move
        :param width: in pixels; 0 for 408
        """
        return self._text(self._picture, _options(names, move, targets_of, width), room=lib.STERNHALMA_SVG_MAX)

    def text(
        self, *, names: bool = False, move: Move | tuple[Hole, Hole] | None = None, targets_of: Hole | None = None
    ) -> str:
        """Seventeen lines of text, each with its line end. Of a game it shows the last move, unless another is given.

        A digit is a piece of that seat, a dot an empty hole, a star a hole that can be reached, a colon a hole that the
        move goes through, and brackets are round the piece that was moved, or the one that is to move.

        :param names: show the letters of the rows
        :param move: one to show as the way it goes
        :param targets_of: a hole, to show where the piece on it can end its move
        """
        return self._text(self._lines, _options(names, move, targets_of), room=lib.STERNHALMA_TEXT_MAX)

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def _of_seat(self, function: Any, seat: int) -> int:
        """What a function of a seat answers."""
        return int(self._ask(function, self._seat(seat)))

    def _seat(self, seat: int) -> int:
        """The number of a seat that plays."""
        return within("seat", seat, 0, self._ask(self._seats) - 1)

    def _move(self, move: Playable) -> Move:
        return self.read_move(move).move if isinstance(move, str) else move_of(move)


def _options(names: bool, move: Move | tuple[Hole, Hole] | None, targets_of: Hole | None, width: int = 0) -> Any:
    """The options of a drawing."""
    options = Options(_DRAWING)
    options.set(names=bool(names), width=width)
    if move is not None:
        start, stop = move_of(move)
        options.set(**{"from": start, "to": stop})
    if targets_of is not None:
        options.set(targets_of=hole(targets_of))
    return options.checked()
