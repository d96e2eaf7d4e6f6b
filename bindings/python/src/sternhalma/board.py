"""The board, and the game it keeps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Callable

from sternhalma._library import checked, ffi, lib, text
from sternhalma.constants import How
from sternhalma.errors import PositionError
from sternhalma.long_call import LongCall
from sternhalma.moves import PASS, Move, Playable, Undo, check_why, copied, move_of
from sternhalma.search import SearchResult, Weights, check_weights, result_of
from sternhalma.shown import Shown
from sternhalma.star import HOLES, Hole, hole, layout_ok
from sternhalma.stop_flag import StopFlag
from sternhalma.values import KEY_MAX, clamped, encoded, instance, misuse, within

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

__all__ = ["Board"]


class Board(Shown):
    """A board, whose turn it is, and who is home.

    It judges what is played on it; for a game that remembers its moves there is `Game`. Seats are numbered from 0,
    and seat 0 moves first. A hole can be given by its number or its name.
    """

    __slots__ = ()
    _free = lib.sternhalma_free
    _clone = lib.sternhalma_clone
    _seat_at = lib.sternhalma_at
    _place = lib.sternhalma_place_of
    _read = lib.sternhalma_read_move_n
    _picture = lib.sternhalma_svg
    _lines = lib.sternhalma_text
    _seats = lib.sternhalma_seats

    def __init__(self, seats: int = 2, pieces: int = 10) -> None:
        """A board with every seat in its start: 1, 2, 3, 4 or 6 seats with 10 pieces, or up to 3 with 15."""
        _check_layout(seats, pieces)
        super().__init__(lib.sternhalma_new(seats, pieces))

    @classmethod
    def empty(cls, seats: int = 2, pieces: int = 10) -> Board:
        """A board with every hole empty and seat 0 to move."""
        _check_layout(seats, pieces)
        return cls._owner(lib.sternhalma_new_empty(seats, pieces))

    @classmethod
    def from_string(cls, position: str) -> Board:
        """The board that a position string describes; PositionError when it describes none."""
        return cls._of_text(lib.sternhalma_from_string_n, position)

    @classmethod
    def restore(cls, position: str) -> Board:
        """The board that `position` was of, whatever was put on it: a seat may have more pieces than it plays with."""
        return cls._of_text(lib.sternhalma_restore_n, position)

    @classmethod
    def _of_text(cls, function: Callable[..., int], position: str) -> Board:
        read = encoded("position", position)
        board, offset = ffi.new("sternhalma_board **"), ffi.new("size_t *")
        code = checked(function(read, len(read), board, offset))
        if code > 0:
            raise PositionError(code, text(lib.sternhalma_from_string_reason_n, read, len(read)), offset[0])
        return cls._owner(board[0])

    def _made_of(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self).restore, (self.position,)

    def _value(self) -> str:
        return self.position

    def __repr__(self) -> str:
        crowded = any(self.count(seat) > self.pieces for seat in range(self.seats))
        return f"Board.{'restore' if crowded else 'from_string'}({self.position!r})"

    @property
    def position(self) -> str:
        """The position as a string, which `restore` reads, and `from_string` if no seat has too many pieces."""
        return self._text(lib.sternhalma_to_string)

    @property
    def cells(self) -> list[int]:
        """What stands in every hole, in hole order: the seat, or -1 for an empty hole. It can be set at once."""
        return self._listed("int8_t", lib.STERNHALMA_HOLES, lib.sternhalma_cells)

    @cells.setter
    def cells(self, cells: Iterable[int]) -> None:
        most = self.seats - 1
        numbers = [within(f"cells[{place}]", seat, -1, most) for place, seat in enumerate(cells)]
        if len(numbers) != HOLES:
            raise misuse(f"cells has {len(numbers)} numbers, not one for each of the {HOLES} holes")
        self._ask(lib.sternhalma_set_cells, ffi.new("int8_t[]", numbers), HOLES)

    def to_numpy(self) -> NDArray[numpy.int8]:
        """`cells` as an array of numpy, which has to be there."""
        import numpy

        return numpy.array(self.cells, dtype=numpy.int8)

    def put(self, where: Hole, seat: int) -> None:
        """Puts a piece of a seat in a hole, in place of what was there. It judges nothing."""
        self._ask(lib.sternhalma_put, hole(where), self._seat(seat))

    def lift(self, where: Hole) -> None:
        """Empties a hole."""
        self._ask(lib.sternhalma_lift, hole(where))

    @property
    def to_move(self) -> int:
        """The seat whose turn it is; it can be set to one that is racing."""
        return int(self._ask(lib.sternhalma_to_move))

    @to_move.setter
    def to_move(self, seat: int) -> None:
        if not self._ask(lib.sternhalma_set_to_move, self._seat(seat)):
            raise misuse(f"seat {seat} cannot have the turn, as it is home or has resigned")

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._ask(lib.sternhalma_seats))

    @property
    def pieces(self) -> int:
        """How many pieces each seat has in the game this board is for."""
        return int(self._ask(lib.sternhalma_pieces))

    def count(self, seat: int) -> int:
        """How many of a seat's pieces are on the board."""
        return self._of_seat(lib.sternhalma_count, seat)

    def seat_point(self, seat: int) -> int:
        """The point a seat starts in; its home is the point opposite."""
        return self._of_seat(lib.sternhalma_seat_point, seat)

    def steps(self, where: Hole) -> list[int]:
        """The empty holes next to a hole, in the order of the directions."""
        return self._listed("int32_t", lib.STERNHALMA_STEPS_MAX, lib.sternhalma_steps, hole(where))

    def hops(self, where: Hole, came_from: Hole | None = None) -> list[int]:
        """Where one hop from a hole lands, in the order of the directions.

        A piece in the middle of a chain came from another hole, which counts as empty; -1 is for one from nowhere on
        the board.
        """
        start = hole(where)
        left = start if came_from is None else -1 if came_from == -1 else hole(came_from)
        return self._listed("int32_t", lib.STERNHALMA_STEPS_MAX, lib.sternhalma_hops, start, left)

    def reach(self, where: Hole) -> list[int]:
        """Every hole the piece on a hole can end its move on, in hole order."""
        return self._listed("int32_t", lib.STERNHALMA_REACH_MAX, lib.sternhalma_reach, hole(where))

    def path(self, move: Playable) -> list[int]:
        """The way a move goes, from its first hole to its last; empty when it is not a move."""
        start, stop = self._move(move)
        return self._listed("int32_t", lib.STERNHALMA_PATH_MAX, lib.sternhalma_path, start, stop)

    @property
    def legal(self) -> list[Move]:
        """The moves of the seat to move: its pieces in hole order, and the reach of each. Nobody asks who is home."""
        return self._listed("sternhalma_move", lib.STERNHALMA_LEGAL_MAX, lib.sternhalma_legal, of=copied)

    def do_move(self, move: Playable) -> bool:
        """Moves a piece to an empty hole, wherever that is, while the turn stays. False when nothing was done."""
        return bool(self._ask(lib.sternhalma_do_move, *self._move(move)))

    def undo_move(self, move: Playable) -> bool:
        """Takes back `do_move`: the piece goes back. False when nothing was done."""
        return bool(self._ask(lib.sternhalma_undo_move, *self._move(move)))

    def perft(self, depth: int, *, stop: StopFlag | None = None) -> int:
        """How many sequences of moves there are, 0 to 12 deep; for comparing one generator with another.

        It can take long: Stopped is raised when the flag ends it, and what the handler of a signal raises.
        """
        within("depth", depth, 0, lib.STERNHALMA_PERFT_MAX)
        return LongCall(short=depth < 3, stop=stop).count(lib.sternhalma_perft_until, self._clone_pointer(), depth)

    def play(self, move: Playable) -> Undo:
        """Does what a text or a move says for the seat to move: PlayError or, for a text, MoveError if it may not."""
        if isinstance(move, str):
            action = self.read_move(move)
            if action.kind == action.kind.RESIGN:
                return self.resign(action.seat)
            move = action.move
        move = move_of(move)
        if move == PASS:
            return self.pass_turn()
        undo = ffi.new("sternhalma_undo_info *")
        check_why(checked(self._ask(lib.sternhalma_play, *move, undo)))
        return Undo(undo)

    def pass_turn(self) -> Undo:
        """The seat to move passes; PlayError when it may not."""
        undo = ffi.new("sternhalma_undo_info *")
        check_why(checked(self._ask(lib.sternhalma_pass, undo)))
        return Undo(undo)

    def resign(self, seat: int) -> Undo:
        """A seat still racing resigns, on its turn or not; PlayError when it may not."""
        undo = ffi.new("sternhalma_undo_info *")
        check_why(checked(self._ask(lib.sternhalma_resign, clamped("seat", seat), undo)))
        return Undo(undo)

    def unplay(self, undo: Undo) -> None:
        """Takes back what was played, the last first; ValueError when the board is not as it was left then."""
        if not self._ask(lib.sternhalma_unplay, instance(Undo, "undo", undo)._info):
            raise misuse("the board is not as it was left")

    @property
    def can_pass(self) -> bool:
        """Whether the seat to move has no move and the game is not over."""
        return bool(self._ask(lib.sternhalma_can_pass))

    def home_complete(self, seat: int) -> bool:
        """Whether a seat's home is full, at least one piece in it its own."""
        return bool(self._of_seat(lib.sternhalma_home_complete, seat))

    def finished(self, seat: int) -> bool:
        """Whether a seat has been counted home in this game."""
        return bool(self._of_seat(lib.sternhalma_finished, seat))

    @property
    def places(self) -> list[int]:
        """Every seat's place, 1 the best; 0 while the game runs and the seat is not home."""
        return self._listed("int32_t", lib.STERNHALMA_SEATS_MAX, lib.sternhalma_places)

    def distance_left(self, seat: int) -> int:
        """How many steps a seat's pieces are from home."""
        return self._of_seat(lib.sternhalma_distance_left, seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._ask(lib.sternhalma_over))

    @property
    def how(self) -> How:
        """How the game ended."""
        return How(self._ask(lib.sternhalma_how))

    @property
    def ply(self) -> int:
        """Moves and passes made."""
        return int(self._ask(lib.sternhalma_ply))

    @property
    def cap(self) -> int:
        """The ply the game stops at; it can be set while the game runs."""
        return int(self._ask(lib.sternhalma_cap))

    @cap.setter
    def cap(self, plies: int) -> None:
        if not self._ask(lib.sternhalma_set_cap, within("cap", plies, 1, lib.STERNHALMA_PLY_MAX)):
            raise misuse(f"the cap cannot be {plies}, as the game is over")

    @property
    def key(self) -> int:
        """The position's key, a number of 64 bits."""
        return int(self._ask(lib.sternhalma_key))

    @property
    def key_hex(self) -> str:
        """The position's key as sixteen hex digits."""
        return self._text(lib.sternhalma_key_hex)

    def own_key(self, seat: int) -> int:
        """A key over one seat's pieces alone."""
        return self._of_seat(lib.sternhalma_own_key, seat)

    def move_text(self, move: Playable) -> str:
        """A move as text, by the way it goes: "e5-f5" for a step, "e5:g5:g7" for a chain; Misuse when it is none."""
        start, stop = self._move(move)
        if not self.path(Move(start, stop)):
            raise misuse(f"from hole {start} to hole {stop} is no move")
        return self._text(lib.sternhalma_move_text, start, stop)

    def evaluate(self, seat: int | None = None, weights: Weights | None = None) -> int:
        """How good the position is for a seat, by default the one to move; higher is better."""
        asked = self.to_move if seat is None else self._seat(seat)
        given = ffi.NULL if weights is None else check_weights(weights)
        return int(self._ask(lib.sternhalma_evaluate, asked, given))

    def random_forward(self, seed: int = 0) -> SearchResult:
        """What the weakest player does; PlayError when the game is over."""
        result = ffi.new("sternhalma_search_result *")
        check_why(checked(self._ask(lib.sternhalma_random_forward, within("seed", seed, 0, KEY_MAX), result)))
        return result_of(result)

    def _to_search(self) -> tuple[Any, list[int]]:
        """What a search looks at, a copy, so that the board can be played on meanwhile; and what it avoids."""
        return self._clone_pointer(), []


def _check_layout(seats: int, pieces: int) -> None:
    if not layout_ok(seats, pieces):
        raise misuse(
            f"seats {seats} and pieces {pieces} are no layout"
            " (1, 2, 3, 4 or 6 seats of 10 pieces, or 1, 2 or 3 seats of 15)"
        )
