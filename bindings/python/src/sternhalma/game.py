"""A game that remembers."""

from __future__ import annotations

from typing import Any, NamedTuple

from sternhalma._library import checked, ffi, lib, text
from sternhalma.board import Board
from sternhalma.constants import Field, How
from sternhalma.errors import GameError
from sternhalma.moves import PASS, Move, Playable, check_flag, copied, move_of
from sternhalma.shown import Shown
from sternhalma.values import clamped, encoded, misuse

__all__ = ["Game", "Outcome"]


class Outcome(NamedTuple):
    """How a game that is over came out."""

    how: How
    plies: int
    places: tuple[int, ...]
    home: tuple[int, ...]


class Game(Shown):
    """A game from its start on, always by the rules: it refuses what they do not allow, and takes moves back."""

    __slots__ = ()
    _free = lib.sternhalma_game_free
    _clone = lib.sternhalma_game_clone
    _seat_at = lib.sternhalma_game_at
    _place = lib.sternhalma_game_place_of
    _read = lib.sternhalma_game_read_move_n
    _picture = lib.sternhalma_game_svg
    _lines = lib.sternhalma_game_text
    _seats = lib.sternhalma_game_seats

    def __init__(
        self,
        seats: int | None = None,
        pieces: int | None = None,
        *,
        first: int | None = None,
        cap: int | None = None,
        position: str | None = None,
    ) -> None:
        """A game from the set-up or, with nothing else given, from a position string; GameError when there is none.

        :param seats: 1, 2, 3, 4 or 6; 2 when not given
        :param pieces: 10, or 15 for one, two or three seats; 10 when not given
        :param first: the seat that moves first; 0 when not given
        :param cap: the ply the game stops at; 1,000 a seat when not given
        :param position: the position to start from
        """
        options = ffi.new("sternhalma_game_options *")
        lib.sternhalma_game_options_init(options)
        for name, number in {"seats": seats, "pieces": pieces, "first": first, "cap": cap}.items():
            if number is not None:
                given = clamped(name, number, 64 if name == "cap" else 32)
                # What stands for a number that is not given cannot be asked for.
                setattr(options, name, -2 if given == getattr(options, name) else given)
        if position is not None:
            read = encoded("position", position)
            kept = ffi.from_buffer("char[]", read or b"\0")
            options.position, options.position_len = kept, len(read)
        game, error = ffi.new("sternhalma_game **"), ffi.new("sternhalma_error *")
        if checked(lib.sternhalma_game_new(options, game, error)) > 0:
            raise _game_error(error, text(lib.sternhalma_game_options_reason, options))
        super().__init__(game[0])

    @classmethod
    def replay(cls, log: str) -> Game:
        """The game that a log describes, with everything done in it done again; GameError tells where it is wrong."""
        read = encoded("log", log)
        game, error = ffi.new("sternhalma_game **"), ffi.new("sternhalma_error *")
        if checked(lib.sternhalma_game_replay_n(read, len(read), game, error)) > 0:
            raise _game_error(error, text(lib.sternhalma_game_replay_reason_n, read, len(read)))
        return cls._owner(game[0])

    def _made_of(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self).replay, (self.log,)

    def _value(self) -> str:
        return self.log

    def __repr__(self) -> str:
        return f"<Game of {self.seats} seats at ply {self.ply}: {self.position}>"

    @property
    def legal(self) -> list[Move]:
        """What the seat to move may do: its moves, or PASS alone when it has none; nothing when the game is over."""
        return self._listed("sternhalma_move", lib.STERNHALMA_LEGAL_MAX, lib.sternhalma_game_legal, of=copied)

    def path(self, move: Playable) -> list[int]:
        """The way a move goes, from its first hole to its last; empty when it is not a move."""
        start, stop = self._move(move)
        return self._listed("int32_t", lib.STERNHALMA_PATH_MAX, lib.sternhalma_game_path, start, stop)

    def move_text(self, move: Playable) -> str:
        """A move as text, by the way it goes: "e5-f5" for a step, "e5:g5:g7" for a chain; Misuse when it is none."""
        given = self._move(move)
        if given == PASS:
            return "pass"
        if not self.path(given):
            raise misuse(f"from hole {given.from_hole} to hole {given.to_hole} is no move")
        return self._text(lib.sternhalma_game_move_text, *given)

    def play(self, move: Playable) -> None:
        """Does what a text or a move says for the seat to move; MoveError says why it may not.

        A text is a step "e5-f5", a chain "e5:g5:g7" or just its ends "e5-g7", "pass" or "resign 2".
        """
        if isinstance(move, str):
            read = encoded("a move", move)
            with self._lock:
                if checked(self._ask(lib.sternhalma_game_play_n, read, len(read))):
                    # The sentence names the hop that is to blame.
                    self.read_move(move)
            return
        given = move_of(move)
        if given == PASS:
            self.pass_turn()
        else:
            check_flag(checked(self._ask(lib.sternhalma_game_play_move, *given)))

    def pass_turn(self) -> None:
        """The seat to move passes; MoveError when it may not."""
        check_flag(checked(self._ask(lib.sternhalma_game_pass)))

    def resign(self, seat: int) -> None:
        """A seat still racing gives up, on its turn or not; MoveError when it may not."""
        check_flag(checked(self._ask(lib.sternhalma_game_resign, clamped("seat", seat))))

    def undo(self) -> bool:
        """Takes back the last move, pass or resignation; False when there is nothing to take back."""
        return bool(self._ask(lib.sternhalma_game_undo))

    def redo(self) -> bool:
        """Does again what was last undone; False when nothing is."""
        return bool(self._ask(lib.sternhalma_game_redo))

    @property
    def to_move(self) -> int:
        """The seat whose turn it is; when the game is over, the one whose turn it was last."""
        return int(self._ask(lib.sternhalma_game_to_move))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._ask(lib.sternhalma_game_over))

    @property
    def how(self) -> How:
        """How the game ended."""
        return How(self._ask(lib.sternhalma_game_how))

    @property
    def result(self) -> Outcome | None:
        """How the game came out; None while it goes on."""
        out = ffi.new("sternhalma_game_outcome *")
        if not self._ask(lib.sternhalma_game_result, out):
            return None
        return Outcome(How(out.how), out.plies, tuple(out.places[0 : out.seats]), tuple(out.home[0 : out.home_len]))

    @property
    def result_text(self) -> str:
        """How the game came out, as a sentence; empty while it goes on."""
        return self._text(lib.sternhalma_game_result_text)

    @property
    def finished(self) -> list[int]:
        """The seats home, in the order they got there."""
        return self._listed("int32_t", lib.STERNHALMA_SEATS_MAX, lib.sternhalma_game_finished)

    @property
    def places(self) -> list[int]:
        """Every seat's place, 1 the best; 0 while the game goes on and the seat is not home."""
        return self._listed("int32_t", lib.STERNHALMA_SEATS_MAX, lib.sternhalma_game_places)

    def distance_left(self, seat: int) -> int:
        """How many steps a seat's pieces are from home; 0 when it is home."""
        return self._of_seat(lib.sternhalma_game_distance_left, seat)

    @property
    def ply(self) -> int:
        """Moves and passes made; a game from a position goes on counting from what that says."""
        return int(self._ask(lib.sternhalma_game_ply))

    @property
    def cap(self) -> int:
        """The ply the game stops at."""
        return int(self._ask(lib.sternhalma_game_cap))

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._ask(lib.sternhalma_game_seats))

    @property
    def pieces(self) -> int:
        """How many pieces each seat has."""
        return int(self._ask(lib.sternhalma_game_pieces))

    @property
    def first(self) -> int | None:
        """The seat that moved first; None for a game from a position."""
        seat: int = self._ask(lib.sternhalma_game_first)
        return None if seat < 0 else seat

    @property
    def start(self) -> str | None:
        """The position the game was started from; None for one from the set-up."""
        return self._text(lib.sternhalma_game_start) or None

    @property
    def solo(self) -> bool:
        """Whether it is a game of one seat crossing alone."""
        return bool(self._ask(lib.sternhalma_game_solo))

    @property
    def position(self) -> str:
        """The position as a string, which `Board.from_string` reads."""
        return self._text(lib.sternhalma_game_position)

    @property
    def key(self) -> int:
        """The position's key, a number of 64 bits."""
        return int(self._ask(lib.sternhalma_game_key))

    @property
    def board(self) -> Board:
        """A copy of the board."""
        return Board._owner(self._ask(lib.sternhalma_game_board))

    @property
    def moves(self) -> list[str]:
        """Every move, pass and resignation made and not undone, as text, in order."""
        return self._text(lib.sternhalma_game_moves, room=4096).splitlines()

    def history(self, seat: int | None = None) -> list[int]:
        """Every arrangement that a seat's pieces have had, as `Board.own_key`, the start first.

        By default it is those of the seat to move.
        """
        return self._listed("uint64_t", 256, lib.sternhalma_game_history, -1 if seat is None else self._seat(seat))

    @property
    def log(self) -> str:
        """The game as text, which `replay` reads."""
        return self._text(lib.sternhalma_game_log, room=4096)

    def _to_search(self) -> tuple[Any, list[int]]:
        """What a search looks at, a copy, so that the game can be played on meanwhile; and what it avoids."""
        with self._lock:
            return self.board._pointer, self.history()


def _game_error(error: Any, words: str) -> GameError:
    """What kept a game from being made."""
    return GameError(error.code, words, Field(error.field), error.offset, error.line, error.column)
