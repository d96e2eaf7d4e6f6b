"""Senet: the race along thirty houses, by the rule sets of Kendall and of Skyruk, and a search through the sticks.

>>> from sternhalma import senet
>>> board = senet.Board.new_game()
>>> print(board.text(), end="")
 d  l  d  l  d  l  d  l  d  l
 .  .  .  .  .  .+ .  .  .  .
 .  .  .  .  .  .* .~ .3 .2 .1
>>> [str(move) for move in board.moves(2)]
['10-12']
>>> undo, bound = board.apply(board.moves(2)[0])
>>> board.side
<Side.DARK: 1>
>>> senet.search(board, 3, budget=1000).move
Move(from_house=3, to_house=6, roll=3, kind=<Kind.STEP: 0>, swap=True, backward=False)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Callable, NamedTuple

from sternhalma._library import Handle, checked, encoded, ffi, lib, listed, string, text
from sternhalma.errors import Misuse, PlayError, PositionError
from sternhalma.search import Progress, StopFlag, tell

__all__ = [
    "HOUSES",
    "KENDALL",
    "MARKED",
    "SKYRUK",
    "WIN",
    "Board",
    "Exit",
    "How",
    "Kind",
    "Move",
    "Position",
    "Protect",
    "Reach26",
    "RuleSet",
    "SearchResult",
    "Side",
    "Status",
    "Undo",
    "Weights",
    "Why",
    "chances",
    "col_of",
    "expect",
    "extra",
    "house_of",
    "is_marked",
    "row_of",
    "search",
    "thrown",
]

if lib.senet_abi_version() < lib.SENET_ABI_VERSION:
    raise ImportError("libsternhalma is older than this package")

HOUSES: tuple[int, ...] = tuple(listed("int32_t", lib.SENET_HOUSES, lib.senet_all_houses))
"""The thirty houses, in the order of the track."""

MARKED: tuple[int, ...] = tuple(listed("int32_t", lib.SENET_MARKED, lib.senet_marked_houses))
"""The six marked houses: 15, and 26 to 30."""

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


def house_of(row: int, col: int) -> int | None:
    """The house drawn at a row from the top and a column from the left, both from 0; None where there is none."""
    house = lib.senet_house_of(row, col)
    return None if house < 0 else int(house)


def _house(number: int) -> int:
    if lib.senet_row_of(number) < 0:
        raise Misuse(lib.SENET_ERR_ARGUMENT, f"{number} is not a house, 1 to 30")
    return number


def _roll(number: int) -> int:
    if lib.senet_extra(number) < 0:
        raise Misuse(lib.SENET_ERR_ARGUMENT, f"{number} is not a roll, 1 to 5")
    return number


def row_of(house: int) -> int:
    """The row a house is drawn in, from 0 at the top."""
    return int(lib.senet_row_of(_house(house)))


def col_of(house: int) -> int:
    """The column a house is drawn in, from 0 at the left."""
    return int(lib.senet_col_of(_house(house)))


def is_marked(house: int) -> bool:
    """Whether a house is one of the six marked ones."""
    return bool(lib.senet_is_marked(_house(house)))


def chances() -> list[tuple[int, int, int]]:
    """How likely each roll is: the roll, how many of the ways the sticks can fall make it, and how many there are."""
    return listed("senet_chance", lib.SENET_ROLLS, lib.senet_chances, of=lambda c: (c.roll, c.weight, c.denominator))


def extra(roll: int) -> bool:
    """Whether a roll gives another throw."""
    return bool(lib.senet_extra(_roll(roll)))


def thrown(seed: int, n: int) -> int:
    """One throw of the sticks out of the row of throws that a seed stands for, the same on every machine."""
    return int(lib.senet_thrown(seed, n))


@dataclass(frozen=True)
class RuleSet:
    """How pieces move. `RuleSet.named` has the named ones; `dataclasses.replace` changes what differs."""

    pieces: int = 5
    blockade: int = 3
    protect: Protect = Protect.RUN
    backward: bool = True
    reach26: Reach26 = Reach26.EXACT
    throw_on_26: bool = False
    safe: frozenset[int] = field(default_factory=lambda: frozenset(MARKED))
    exits: str = "kendall"
    """The name of the set that the exits are those of."""

    @classmethod
    def named(cls, name: str) -> RuleSet:
        """The set of a name, kendall or skyruk; Misuse for any other."""
        struct = ffi.new("senet_rule_set *")
        if not lib.senet_rules_named(lib.senet_rules_id(encoded(name)), struct):
            raise Misuse(lib.SENET_ERR_ARGUMENT, f"no rule set is named {name!r}")
        return cls(
            pieces=struct.pieces,
            blockade=struct.blockade,
            protect=Protect(struct.protect),
            backward=bool(struct.backward),
            reach26=Reach26(struct.reach26),
            throw_on_26=bool(struct.throw_on_26),
            safe=frozenset(listed("int32_t", lib.SENET_HOUSES, lib.senet_rules_safe, struct)),
            exits=string(lib.senet_rules_name(struct.exits)),
        )

    def exit(self, house: int, roll: int) -> list[int | Exit]:
        """What a piece on house 26 or beyond tries with a roll, in order: houses, which have to be empty, and exits."""
        room = lib.SENET_EXITS_MAX
        found: list[int] = listed("int32_t", room, lib.senet_rules_exit, self._struct(), _house(house), _roll(roll))
        return [Exit(item) if item < 0 else item for item in found]

    def _struct(self) -> Any:
        struct = ffi.new("senet_rule_set *")
        struct.pieces, struct.blockade, struct.protect = self.pieces, self.blockade, self.protect
        struct.backward, struct.reach26, struct.throw_on_26 = self.backward, self.reach26, self.throw_on_26
        struct.safe = sum(1 << (_house(house) - 1) for house in self.safe)
        struct.exits = lib.senet_rules_id(encoded(self.exits))
        if not lib.senet_rules_ok(struct):
            name = string(lib.senet_field_name(lib.senet_rules_fault(struct)))
            raise Misuse(lib.SENET_ERR_ARGUMENT, f"{name} of a rule set holds what it may not")
        return struct


KENDALL = RuleSet.named("kendall")
"""The set after Timothy Kendall's reconstruction."""

SKYRUK = RuleSet.named("skyruk")
"""The set after the game that Skyruk published."""


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
        return text(lib.senet_move_text, self._struct(), room=lib.SENET_MOVE_TEXT_MAX)

    def _struct(self) -> Any:
        return ffi.new("senet_move *", tuple(int(number) for number in self))


def _move(m: Any) -> Move:
    return Move(getattr(m, "from"), m.to, m.roll, Kind(m.kind), bool(m.swap), bool(m.backward))


class Undo:
    """What `Board.unapply` takes to take back what was done."""

    __slots__ = ("_info",)

    def __init__(self, info: Any) -> None:
        self._info = info


@dataclass(frozen=True)
class Weights:
    """What the evaluation counts beyond the houses, each within 1,000 of nought."""

    blockade: int = 0
    """For each run wide enough to block with an enemy piece behind it, in sixteenths of a house."""
    ties: int = 0
    """Anything but 0: of moves of the same value a search chooses the earlier, otherwise the later."""

    def _struct(self) -> Any:
        return ffi.new("senet_weights *", (self.blockade, self.ties))


class Board(Handle):
    """Thirty houses, two sides, and whose move it is. It holds no throw, and judges nothing that is put on it.

    A house is its number, 1 to 30, along the track; a roll is 1 to 5.
    """

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]

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
        read = position if isinstance(position, bytes) else encoded(position)
        board, offset = ffi.new("senet_board **"), ffi.new("size_t *")
        code = checked(lib.senet_from_string_n(read, len(read), board, offset))
        if code > 0:
            raise PositionError(code, string(lib.senet_reason(code)), offset[0])
        return cls._owner(board[0])

    def __reduce__(self) -> tuple[Any, tuple[str, int]]:
        return _unpickled, (self.position, self.ply)

    def __eq__(self, other: object) -> bool:
        """Whether the position and the ply are the same."""
        return isinstance(other, Board) and (self.position, self.ply) == (other.position, other.ply)

    def __repr__(self) -> str:
        return f"Board.from_string({self.position!r})"

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    @property
    def position(self) -> str:
        """The position as a string, which `from_string` reads."""
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
        piece = self._ask(lib.senet_at, _house(house))
        return None if piece == lib.SENET_EMPTY else Side(piece - lib.SENET_LIGHT)

    @property
    def cells(self) -> list[int]:
        """What stands on every house: 0 nothing, 1 a light piece, 2 a dark one. It can be set at once."""
        return self._listed("int8_t", lib.SENET_HOUSES, lib.senet_cells)

    @cells.setter
    def cells(self, cells: Iterable[int]) -> None:
        numbers = ffi.new("int8_t[]", [int(piece) for piece in cells])
        if not self._ask(lib.senet_set_cells, numbers, len(numbers)):
            raise ValueError("not 0, 1 or 2 for each of the 30 houses")

    def put(self, house: int, side: Side) -> None:
        """Puts a piece of a side on a house, in place of what stood there."""
        self._ask(lib.senet_put, _house(house), Side(side).piece)

    def lift(self, house: int) -> None:
        """Empties a house."""
        self._ask(lib.senet_lift, _house(house))

    @property
    def side(self) -> Side:
        """Whose move it is."""
        return Side(self._ask(lib.senet_side))

    @side.setter
    def side(self, side: Side) -> None:
        self._ask(lib.senet_set_side, Side(side))

    @property
    def pieces(self) -> int:
        """How many pieces a side has, on the board and home together."""
        return int(self._ask(lib.senet_pieces))

    def count(self, side: Side) -> int:
        """How many of a side's pieces are on the board."""
        return int(self._ask(lib.senet_count, Side(side)))

    def home(self, side: Side) -> int:
        """How many of a side's pieces have borne off; negative on a board that is not consistent."""
        return int(self._ask(lib.senet_home, Side(side)))

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
        if not self._ask(lib.senet_set_ply, ply):
            raise ValueError(f"{ply} is not a ply")

    @property
    def ply_cap(self) -> int:
        """The ply at which the game is drawn."""
        return int(self._ask(lib.senet_ply_cap))

    def moves(self, roll: int, rules: RuleSet = KENDALL, only: int | None = None) -> list[Move]:
        """The moves a roll allows the side to move, in order of the house moved from; `only` is the one that may."""
        asked = _roll(roll), rules._struct(), 0 if only is None else _house(only)
        return self._listed("senet_move", lib.SENET_MOVES_MAX, lib.senet_moves, *asked, of=_move)

    def greedy(self, roll: int, rules: RuleSet = KENDALL, only: int | None = None) -> int | None:
        """The move to make without looking ahead, as an index into `moves`, or None when there is none."""
        index = ffi.new("int32_t *")
        asked = roll, rules._struct(), 0 if only is None else _house(only)
        checked(self._ask(lib.senet_greedy, *asked, index))
        return None if index[0] < 0 else int(index[0])

    def apply(self, move: Move, rules: RuleSet = KENDALL) -> tuple[Undo, int | None]:
        """Makes a move, legal or not: what takes it back, and the house that the next throw is for.

        :raises PlayError: when no piece of the side to move stands where it starts
        """
        bound, info = ffi.new("int32_t *"), ffi.new("senet_undo_info *")
        status = checked(self._ask(lib.senet_apply, move._struct(), rules._struct(), bound, info))
        if status > 0:
            raise PlayError(status, string(lib.senet_why_text(status)))
        return Undo(info), bound[0] or None

    def forfeit(self, roll: int) -> Undo:
        """A throw that allows nothing."""
        info = ffi.new("senet_undo_info *")
        checked(self._ask(lib.senet_forfeit, roll, info))
        return Undo(info)

    def unapply(self, undo: Undo) -> bool:
        """Takes back what `apply` or `forfeit` did; False, and nothing is changed, for a board that is not as left."""
        return bool(self._ask(lib.senet_unapply, undo._info))

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
        return None if side < 0 else Side(side)

    def protected(self, house: int, rules: RuleSet = KENDALL) -> bool:
        """Whether the piece on a house cannot be swapped because of the run it stands in."""
        return bool(self._ask(lib.senet_protected, _house(house), rules._struct()))

    def in_blockade(self, house: int, rules: RuleSet = KENDALL) -> bool:
        """Whether the piece on a house is part of a run that the other side may not pass."""
        return bool(self._ask(lib.senet_in_blockade, _house(house), rules._struct()))

    def walk(self, depth: int, rules: RuleSet = KENDALL) -> int:
        """How many positions there are so many plies on, 0 to 8."""
        if not 0 <= depth <= lib.SENET_WALK_MAX:
            raise ValueError(f"{depth} is not a depth from 0 to {lib.SENET_WALK_MAX}")
        return int(self._ask(lib.senet_walk, depth, rules._struct()))

    def evaluate(self, side: Side, rules: RuleSet = KENDALL, weights: Weights = Weights()) -> int:
        """The position valued for a side, in sixteenths of a house."""
        return _score(self._ask(lib.senet_evaluate, Side(side), rules._struct(), weights._struct()))

    def text(self, *, names: bool = False, move: Move | None = None) -> str:
        """The board as three lines of text; it can show the numbers of the houses and a move."""
        return self._text(lib.senet_text, _shown(names, move))

    def svg(self, *, names: bool = False, move: Move | None = None, width: int = 0) -> str:
        """The board as an SVG picture, so many pixels wide."""
        return self._text(lib.senet_svg, _shown(names, move, width), room=lib.SENET_SVG_MAX)


def _pieces(pieces: int) -> int:
    if not 1 <= pieces <= lib.SENET_PIECES_MAX:
        raise Misuse(lib.SENET_ERR_ARGUMENT, f"a side has 1 to {lib.SENET_PIECES_MAX} pieces, not {pieces}")
    return pieces


def _unpickled(position: str, ply: int) -> Board:
    board = Board.from_string(position)
    board.ply = ply
    return board


def _score(score: int) -> int:
    if score == -(2**31):
        raise Misuse(lib.SENET_ERR_ARGUMENT, "a depth or a weight out of its range")
    return score


def _shown(names: bool, move: Move | None, width: int = 0) -> Any:
    options = ffi.new("senet_drawing_options *")
    lib.senet_drawing_options_init(options)
    options.names, options.width = names, width
    if move is not None:
        setattr(options, "from", move.from_house)
        options.to = move.to_house
    return options


@dataclass(frozen=True)
class SearchResult:
    """The move that was found, and what for."""

    index: int | None
    """The move as an index into `Board.moves`; None when the roll allows nothing."""
    move: Move | None
    """The move."""
    depth: int
    """How many throws were looked ahead, the roll in hand counted."""
    value: int
    """What the position is worth to the side to move with the roll in hand, in sixteenths of a house."""
    nodes: int
    """How many positions were looked at."""
    stopped: bool
    """Whether the search stopped before it was through."""


def _result(found: Any) -> SearchResult:
    there = found.index >= 0
    return SearchResult(
        index=found.index if there else None,
        move=_move(found.best) if there else None,
        depth=found.depth,
        value=found.value,
        nodes=found.nodes,
        stopped=bool(found.stopped),
    )


_tell = ffi.callback("int32_t (*)(const senet_search_result *, void *)", tell, error=1)


def search(
    board: Board,
    roll: int,
    *,
    rules: RuleSet = KENDALL,
    budget: int | None = None,
    depth: int | None = None,
    only: int | None = None,
    weights: Weights | None = None,
    table_kib: int | None = None,
    stop: StopFlag | None = None,
    progress: Callable[[SearchResult], object] | None = None,
) -> SearchResult:
    """The move of a roll that the side to move should make.

    Other threads run meanwhile, and may use the board. The same arguments give the same answer on every machine.

    :param rules: the rule set
    :param budget: how many positions may be looked at; 100,000 when not given
    :param depth: the most throws to look ahead, the roll in hand being the first, up to 10
    :param only: the one house whose piece may be moved with the roll in hand
    :param weights: those of the evaluation
    :param table_kib: the most memory for positions already looked at, in KiB, from 64 up
    :param stop: ends the search early
    :param progress: told of the result so far after each depth; anything true ends the search
    :raises PlayError: when the game is over
    :raises Misuse: for an option out of its range
    """
    told = Progress(progress, _result)
    user = ffi.new_handle(told)
    asked = ffi.new("senet_search_options *")
    lib.senet_search_options_init(asked)
    given = {"budget": budget, "depth": depth, "only": only, "table_kib": table_kib}
    for name, number in given.items():
        if number is not None:
            setattr(asked, name, number)
    if weights is not None:
        asked.weights = weights._struct()[0]
    asked.progress, asked.user = _tell, user
    if stop is not None:
        asked.stop = stop._flag
    found = ffi.new("senet_search_result *")
    # A copy, so that the board can be used meanwhile.
    status = lib.senet_search(board.copy()._pointer, _roll(roll), rules._struct(), asked, found)
    told.reraise()
    if checked(status) > 0:
        raise PlayError(status, string(lib.senet_why_text(status)))
    return _result(found)


def expect(
    board: Board,
    depth: int,
    *,
    rules: RuleSet = KENDALL,
    side: Side | None = None,
    weights: Weights = Weights(),
) -> int:
    """The value of the position before its throw, for a side, that to move when not given, so many throws deep."""
    copy = board.copy()
    asked = rules._struct(), copy.side if side is None else Side(side), weights._struct()
    return _score(copy._ask(lib.senet_expect, depth, *asked))
