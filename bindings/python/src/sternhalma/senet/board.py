"""The board: thirty houses, two sides, and whose move it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sternhalma._library import Handle, checked, ffi, lib, string, text
from sternhalma.errors import PlayError, PositionError
from sternhalma.long_call import LongCall
from sternhalma.options import OptionKind, Options
from sternhalma.senet.constants import How, Side, Status
from sternhalma.senet.moves import Move, Undo, move_of
from sternhalma.senet.rules import KENDALL, RuleSet
from sternhalma.senet.sticks import checked_roll
from sternhalma.senet.track import checked_house
from sternhalma.senet.weights import Weights, check_weights
from sternhalma.stop_flag import StopFlag
from sternhalma.values import encoded, instance, member, misuse, within

__all__ = ["Board"]

_DRAWING = OptionKind(
    "senet_drawing_options",
    lib.senet_drawing_options_init,
    lib.senet_drawing_options_check,
    lib.senet_option_error_text,
)


class Board(Handle):
    """Thirty houses, two sides, and whose move it is. It holds no throw, and judges nothing that is put on it.

    A house is its number, 1 to 30, along the track; a roll is 1 to 5.
    """

    __slots__ = ()
    _free = lib.senet_free
    _clone = lib.senet_clone

    def __init__(self, pieces: int = 5) -> None:
        """An empty board for so many pieces a side, 1 to 7."""
        super().__init__(lib.senet_new(_pieces(pieces)))

    @classmethod
    def new_game(cls, pieces: int = 5) -> Board:
        """The set-up of a game."""
        return cls._owner(lib.senet_new_game(_pieces(pieces)))

    @classmethod
    def from_string(cls, position: str | bytes) -> Board:
        """The board that a position string describes; PositionError when it describes none."""
        read = position if isinstance(position, bytes) else encoded("position", position)
        board, offset = ffi.new("senet_board **"), ffi.new("size_t *")
        code = checked(lib.senet_from_string_n(read, len(read), board, offset))
        if code > 0:
            raise PositionError(code, text(lib.senet_from_string_reason_n, read, len(read)), offset[0])
        return cls._owner(board[0])

    @classmethod
    def from_cells(cls, cells: Iterable[int], side: Side = Side.LIGHT, pieces: int = 5, ply: int = 0) -> Board:
        """The board of what stands on every house, as in `cells`, of whose move it is, and of the plies made.

        A side may have more pieces than it has in a game, which `from_string` refuses.
        """
        board = cls._owner(lib.senet_new(_pieces(pieces)))
        board.cells, board.side, board.ply = cells, side, ply
        return board

    def _made_of(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self).from_cells, self._value()

    def _value(self) -> tuple[list[int], int, int, int]:
        return self.cells, int(self.side), self.pieces, self.ply

    def __repr__(self) -> str:
        if self.consistent and self.ply == 0:
            return f"Board.from_string({self.position!r})"
        cells, side, pieces, ply = self._value()
        return f"Board.from_cells({cells}, {side}, {pieces}, {ply})"

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    @property
    def position(self) -> str:
        """The position as a string, which `from_string` reads when the board is consistent."""
        return self._text(lib.senet_to_string, room=lib.SENET_POSITION_MAX)

    @property
    def key(self) -> int:
        """House h at bits 2(h - 1) and 2(h - 1) + 1, and the side to move at bit 60."""
        return int(self._ask(lib.senet_key))

    @property
    def key_hex(self) -> str:
        """The key as sixteen hex digits."""
        return self._text(lib.senet_key_hex, room=lib.SENET_KEY_HEX_MAX)

    def at(self, house: int) -> Side | None:
        """The side whose piece stands on a house, or None."""
        piece = self._ask(lib.senet_at, checked_house(house))
        return None if piece == lib.SENET_EMPTY else Side(piece - lib.SENET_LIGHT)

    @property
    def cells(self) -> list[int]:
        """What stands on every house: 0 nothing, 1 a light piece, 2 a dark one. It can be set at once."""
        return self._listed("int8_t", lib.SENET_HOUSES, lib.senet_cells)

    @cells.setter
    def cells(self, cells: Iterable[int]) -> None:
        numbers = [within(f"cells[{place}]", piece, 0, 2) for place, piece in enumerate(cells)]
        if len(numbers) != lib.SENET_HOUSES:
            raise misuse(f"cells has {len(numbers)} numbers, not one for each of the {lib.SENET_HOUSES} houses")
        self._ask(lib.senet_set_cells, ffi.new("int8_t[]", numbers), len(numbers))

    def put(self, house: int, side: Side) -> None:
        """Puts a piece of a side on a house, in place of what stood there."""
        self._ask(lib.senet_put, checked_house(house), member(Side, "side", side).piece)

    def lift(self, house: int) -> None:
        """Empties a house."""
        self._ask(lib.senet_lift, checked_house(house))

    @property
    def side(self) -> Side:
        """Whose move it is."""
        return Side(self._ask(lib.senet_side))

    @side.setter
    def side(self, side: Side) -> None:
        self._ask(lib.senet_set_side, member(Side, "side", side))

    @property
    def pieces(self) -> int:
        """How many pieces a side has, on the board and home together."""
        return int(self._ask(lib.senet_pieces))

    def count(self, side: Side) -> int:
        """How many of a side's pieces are on the board."""
        return int(self._ask(lib.senet_count, member(Side, "side", side)))

    def home(self, side: Side) -> int:
        """How many of a side's pieces have borne off; negative on a board that is not consistent."""
        return int(self._ask(lib.senet_home, member(Side, "side", side)))

    @property
    def consistent(self) -> bool:
        """Whether neither side has more pieces on the board than it has."""
        return bool(self._ask(lib.senet_consistent))

    @property
    def ply(self) -> int:
        """Moves and forfeits made."""
        return int(self._ask(lib.senet_ply))

    @ply.setter
    def ply(self, ply: int) -> None:
        self._ask(lib.senet_set_ply, within("ply", ply, 0, lib.SENET_PLY_MAX))

    @property
    def ply_cap(self) -> int:
        """The ply at which the game is drawn."""
        return int(self._ask(lib.senet_ply_cap))

    def moves(self, roll: int, rules: RuleSet = KENDALL, only: int | None = None) -> list[Move]:
        """The moves a roll allows the side to move, in order of the house moved from; `only` is the one that may."""
        asked = checked_roll(roll), _rules(rules), 0 if only is None else checked_house(only)
        return self._listed("senet_move", lib.SENET_MOVES_MAX, lib.senet_moves, *asked, of=move_of)

    def greedy(self, roll: int, rules: RuleSet = KENDALL, only: int | None = None) -> int | None:
        """The move to make without looking ahead, as an index into `moves`, or None when there is none."""
        index = ffi.new("int32_t *")
        asked = checked_roll(roll), _rules(rules), 0 if only is None else checked_house(only)
        checked(self._ask(lib.senet_greedy, *asked, index))
        return None if index[0] < 0 else int(index[0])

    def apply(self, move: Move, rules: RuleSet = KENDALL) -> tuple[Undo, int | None]:
        """Makes a move, legal or not: what takes it back, and the house that the next throw is for.

        :raises PlayError: when no piece of the side to move stands where it starts
        :raises Misuse: when a number of it is out of range, or a piece of the side to move stands where it ends
        """
        bound, info = ffi.new("int32_t *"), ffi.new("senet_undo_info *")
        asked = instance(Move, "move", move)._struct(), _rules(rules)
        status = self._ask(lib.senet_apply, *asked, bound, info)
        if status == lib.SENET_ERR_ARGUMENT:
            raise misuse(f"the move {tuple(map(int, move))} has a number out of range, or ends on a piece of its side")
        checked(status)
        if status > 0:
            raise PlayError(status, string(lib.senet_why_text(status)))
        return Undo(info), bound[0] or None

    def forfeit(self, roll: int) -> Undo:
        """A throw that allows nothing."""
        info = ffi.new("senet_undo_info *")
        checked(self._ask(lib.senet_forfeit, checked_roll(roll), info))
        return Undo(info)

    def unapply(self, undo: Undo) -> bool:
        """Takes back what `apply` or `forfeit` did; False, and nothing is changed, for a board that is not as left."""
        return bool(self._ask(lib.senet_unapply, instance(Undo, "undo", undo)._info))

    @property
    def status(self) -> Status:
        """Whether the game goes on."""
        return Status(self._ask(lib.senet_status))

    @property
    def how(self) -> How:
        """How the game ended."""
        return How(self._ask(lib.senet_how))

    @property
    def winner(self) -> Side | None:
        """The side that has won."""
        side = self._ask(lib.senet_winner)
        return None if side < 0 else member(Side, "side", side)

    def protected(self, house: int, rules: RuleSet = KENDALL) -> bool:
        """Whether the piece on a house cannot be swapped because of the run it stands in."""
        return bool(self._ask(lib.senet_protected, checked_house(house), _rules(rules)))

    def in_blockade(self, house: int, rules: RuleSet = KENDALL) -> bool:
        """Whether the piece on a house is part of a run that the other side may not pass."""
        return bool(self._ask(lib.senet_in_blockade, checked_house(house), _rules(rules)))

    def walk(self, depth: int, rules: RuleSet = KENDALL, *, stop: StopFlag | None = None) -> int:
        """How many positions there are so many plies on, 0 to 8.

        It can take long: Stopped is raised when the flag ends it, and what the handler of a signal raises.
        """
        within("depth", depth, 0, lib.SENET_WALK_MAX)
        asked = self._clone_pointer(), depth, _rules(rules)
        return LongCall(short=depth < 3, stop=stop).count(lib.senet_walk_until, *asked)

    def evaluate(self, side: Side, rules: RuleSet = KENDALL, weights: Weights | None = None) -> int:
        """The position valued for a side, in sixteenths of a house."""
        asked = member(Side, "side", side), _rules(rules), check_weights(weights)
        return int(self._ask(lib.senet_evaluate, *asked))

    def text(self, *, names: bool = False, move: Move | None = None) -> str:
        """The board as three lines of text; it can show the numbers of the houses and a move."""
        return self._text(lib.senet_text, _shown(names, move))

    def svg(self, *, names: bool = False, move: Move | None = None, width: int = 0) -> str:
        """The board as an SVG picture, so many pixels wide."""
        return self._text(lib.senet_svg, _shown(names, move, width), room=lib.SENET_SVG_MAX)


def _pieces(pieces: int) -> int:
    return within("pieces", pieces, 1, lib.SENET_PIECES_MAX)


def _rules(rules: RuleSet) -> Any:
    return instance(RuleSet, "rules", rules)._struct()


def _shown(names: bool, move: Move | None, width: int = 0) -> Any:
    options = Options(_DRAWING)
    options.set(names=bool(names), width=width)
    if move is not None:
        options.set(**{"from": instance(Move, "move", move).from_house, "to": move.to_house})
    return options.checked()
