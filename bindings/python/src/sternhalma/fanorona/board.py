"""The board: what stands where, whose turn it is, and the move in progress."""

from __future__ import annotations

from typing import Any

from sternhalma._library import Handle, checked, ffi, lib, text
from sternhalma.errors import Misuse, PositionError
from sternhalma.fanorona.constants import Kind, Position, Shape, Side
from sternhalma.fanorona.moves import (
    Move,
    Step,
    Undo,
    check_why,
    move_error,
    move_of,
    moves_within,
    step_numbers,
    step_of,
    written,
)
from sternhalma.fanorona.weights import Weights, check_weights
from sternhalma.long_call import LongCall
from sternhalma.stop_flag import StopFlag
from sternhalma.values import encoded, instance, member, misuse, within

__all__ = ["Board"]

PERFT_MAX = 12
"""How deep `perft` and `perft_moves` count."""


class Board(Handle):
    """A board of fanorona. It knows the steps and not how a game ends.

    Points are numbered rank by rank from the near side, from the left in each; directions go round from east, 0 to 7.
    """

    __slots__ = ()
    _free = lib.fanorona_free
    _clone = lib.fanorona_clone

    def __init__(self, shape: Shape = Shape.TSIVY) -> None:
        """A board set up for a game."""
        super().__init__(lib.fanorona_new(lib.fanorona_shape_name(member(Shape, "shape", shape))))

    @classmethod
    def from_string(cls, position: str) -> Board:
        """The board that a position string describes; PositionError when it is none."""
        read = encoded("position", position)
        board, offset = ffi.new("fanorona_board **"), ffi.new("size_t *")
        code = checked(lib.fanorona_from_string_n(read, len(read), board, offset))
        if code:
            raise PositionError(Position(code), text(lib.fanorona_from_string_reason_n, read, len(read)), offset[0])
        return cls._owner(board[0])

    def _made_of(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self).from_string, (self.position,)

    def _value(self) -> str:
        return self.position

    def __repr__(self) -> str:
        return f"<Board of fanorona: {self.position}>"

    def __str__(self) -> str:
        return self._text(lib.fanorona_text)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    @property
    def position(self) -> str:
        """The position as a string, which `from_string` reads."""
        return self._text(lib.fanorona_to_string)

    @property
    def shape(self) -> Shape:
        """Which of the boards it is."""
        return Shape(self._ask(lib.fanorona_shape))

    @property
    def points(self) -> int:
        """How many points it has."""
        return int(self._ask(lib.fanorona_points))

    @property
    def files(self) -> int:
        """How many files it has, named from a on."""
        return int(self._ask(lib.fanorona_files))

    @property
    def ranks(self) -> int:
        """How many ranks it has, numbered from 1."""
        return int(self._ask(lib.fanorona_ranks))

    @property
    def side(self) -> Side:
        """The side to move."""
        return Side(self._ask(lib.fanorona_side))

    @property
    def key(self) -> int:
        """A number of 64 bits that names the stones, the side to move and the board, but not the move in progress."""
        return int(self._ask(lib.fanorona_key))

    @property
    def cells(self) -> list[Side | None]:
        """What stands on every point, in the order of their numbers."""
        cells: list[int] = self._listed("int8_t", lib.FANORONA_POINTS_MAX, lib.fanorona_cells)
        return [Side(cell) if cell else None for cell in cells]

    def at(self, point: int) -> Side | None:
        """The side whose stone is on a point."""
        cell: int = self._ask(lib.fanorona_at, self._point(point))
        return Side(cell) if cell else None

    def count(self, side: Side) -> int:
        """How many stones a side has."""
        return int(self._ask(lib.fanorona_count, member(Side, "side", side)))

    def name(self, point: int) -> str:
        """A point's name, such as "a1"."""
        return self._text(lib.fanorona_name, self._point(point))

    def point(self, name: str) -> int:
        """The point of a name."""
        found: int = self._ask(lib.fanorona_point_named, encoded("name", name))
        if found < 0 or "\0" in name:
            last = self.name(self.points - 1)
            raise misuse(f"{name!r} is not the name of a point (a1 to {last})")
        return found

    def strong(self, point: int) -> bool:
        """Whether a point is joined along its diagonals."""
        return bool(self._ask(lib.fanorona_strong, self._point(point)))

    def neighbours(self, point: int) -> list[int]:
        """The points that lines lead to from a point, in the order of the directions."""
        return self._listed("int32_t", 8, lib.fanorona_neighbours, self._point(point))

    def next_to(self, point: int, direction: int) -> int | None:
        """The point that a line leads to from a point, one step in a direction."""
        toward = within("direction", direction, 0, lib.FANORONA_DIRECTIONS - 1)
        found: int = self._ask(lib.fanorona_next_to, self._point(point), toward)
        return None if found < 0 else found

    @property
    def in_chain(self) -> bool:
        """Whether a move is in progress: a stone has taken and can take again. The mover may then stop."""
        return bool(self._ask(lib.fanorona_in_chain))

    @property
    def chain_path(self) -> list[int]:
        """The points that the stone in the middle of its move has stood on, the present one last."""
        return self._listed("int32_t", lib.FANORONA_POINTS_MAX, lib.fanorona_chain_path)

    @property
    def steps(self) -> list[Step]:
        """The steps the side to move may make."""
        return self._listed("fanorona_step_info", 32, lib.fanorona_steps, of=step_of)

    def step_text(self, step: Step) -> str:
        """A step as text."""
        kept = written(Move((instance(Step, "step", step),), False))
        try:
            return self._text(lib.fanorona_step_text, ffi.addressof(kept.steps, 0))
        except Misuse:
            raise misuse(f"{step} is no step of the board") from None

    def why(self, from_point: int, direction: int, kind: Kind) -> int:
        """Why a step is not legal, a `Why`; 0 when it is."""
        return checked(self._ask(lib.fanorona_why, *step_numbers(from_point, direction, kind)))

    def step(self, from_point: int, direction: int, kind: Kind) -> Undo:
        """Makes a step; PlayError says why it may not be made."""
        undo = ffi.new("fanorona_undo_info *")
        check_why(checked(self._ask(lib.fanorona_step, *step_numbers(from_point, direction, kind), undo)))
        return Undo(undo)

    def stop(self) -> Undo | None:
        """Ends the move in progress; None when there is none."""
        undo = ffi.new("fanorona_undo_info *")
        return Undo(undo) if self._ask(lib.fanorona_stop, undo) else None

    def undo(self, undo: Undo) -> bool:
        """Takes back a step or a stop; False on a board that does not stand as it stood after that."""
        return bool(self._ask(lib.fanorona_undo, instance(Undo, "undo", undo)._info))

    def moves(self, limit: int = lib.FANORONA_MOVES_LIMIT) -> list[Move]:
        """Every whole move of the side to move, in the order of their texts.

        Misuse is raised when they are more than the limit.
        """
        return moves_within(limit, lambda most: self._listed("fanorona_move", 64, lib.fanorona_moves, most, of=move_of))

    def move_text(self, move: Move) -> str:
        """A move as text."""
        try:
            return self._text(lib.fanorona_move_text, written(move))
        except Misuse:
            raise misuse(f"{move} is no move of the board") from None

    def read_move(self, text: str) -> Move:
        """The whole move that a text tells, or the rest of the one in progress; MoveError when it may not be made."""
        read, out = encoded("a move", text), ffi.new("fanorona_move *")
        with self._lock:
            code = checked(self._ask(lib.fanorona_read_move_n, read, len(read), out))
            if code > 0:
                raise move_error(code, self._text(lib.fanorona_read_move_reason_n, read, len(read)))
        return move_of(out)

    def perft(self, depth: int, *, stop: StopFlag | None = None) -> int:
        """How many sequences of so many steps and stops there are, up to 12.

        It can take long: Stopped is raised when the flag ends it, and what the handler of a signal raises.
        """
        within("depth", depth, 0, PERFT_MAX)
        return LongCall(short=depth < 3, stop=stop).count(lib.fanorona_perft_until, self._clone_pointer(), depth)

    def perft_moves(self, depth: int, *, stop: StopFlag | None = None) -> int:
        """How many sequences of so many whole moves there are, up to 12; otherwise as `perft`."""
        within("depth", depth, 0, PERFT_MAX)
        return LongCall(short=depth < 2, stop=stop).count(lib.fanorona_perft_moves_until, self._clone_pointer(), depth)

    def evaluate(self, weights: Weights | None = None) -> int:
        """How good the position is for White, with no looking ahead."""
        return int(self._ask(lib.fanorona_evaluate, check_weights(weights)))

    def svg(self) -> str:
        """The board as an SVG image that scales to any size."""
        return self._text(lib.fanorona_svg, room=lib.FANORONA_SVG_MAX)

    def _point(self, point: int) -> int:
        return within("point", point, 0, self.points - 1)
