"""A game that remembers, and knows when it has ended."""

from __future__ import annotations

from typing import Any

from sternhalma._library import Handle, checked, ffi, lib, string
from sternhalma._library import text as _text
from sternhalma.errors import GameError, PlayError
from sternhalma.fanorona.board import Board
from sternhalma.fanorona.constants import Field, Kind, Outcome, Shape, Side, Text, Why
from sternhalma.fanorona.moves import (
    Move,
    Playable,
    Step,
    move_error,
    move_of,
    moves_within,
    step_numbers,
    step_of,
    written,
)
from sternhalma.fanorona.weights import Weights, check_weights
from sternhalma.values import clamped, encoded, member

__all__ = ["Game"]


class Game(Handle):
    """A game of fanorona, always by the rules.

    In a copy nothing that was done before can be undone.
    """

    __slots__ = ()
    _free = lib.fanorona_game_free
    _clone = lib.fanorona_game_clone

    def __init__(
        self,
        shape: Shape | None = None,
        *,
        position: str | None = None,
        quiet_limit: int = lib.FANORONA_QUIET_LIMIT,
        repeat: int = lib.FANORONA_REPEAT,
        ply_cap: int = lib.FANORONA_PLY_CAP,
    ) -> None:
        """A game from the set-up of a board, or from a position string; GameError when there is none.

        :param shape: the board; fanoron-tsivy when neither it nor a position is given
        :param position: the position to start from
        :param quiet_limit: how many moves running may take nothing before the game is drawn; 0 for any number
        :param repeat: how often a position has to occur for a draw, at least 2; 0 for never
        :param ply_cap: how many moves the game may have, 1 to 3,000
        """
        options = ffi.new("fanorona_game_options *")
        lib.fanorona_game_options_init(options)
        options.quiet_limit = clamped("quiet_limit", quiet_limit)
        options.repeat_limit = clamped("repeat", repeat)
        options.ply_cap = clamped("ply_cap", ply_cap)
        if shape is not None:
            options.board = lib.fanorona_shape_name(member(Shape, "shape", shape))
        if position is not None:
            read = encoded("position", position)
            kept = ffi.from_buffer("char[]", read or b"\0")
            options.position, options.position_len = kept, len(read)
        game, error = ffi.new("fanorona_game **"), ffi.new("fanorona_error *")
        if checked(lib.fanorona_game_new(options, game, error)) > 0:
            raise _game_error(error, _text(lib.fanorona_game_options_reason, options))
        super().__init__(game[0])

    @classmethod
    def from_text(cls, text: str) -> Game:
        """The game that a text tells, with everything done in it done again; GameError tells where it is wrong."""
        read = encoded("text", text)
        game, error = ffi.new("fanorona_game **"), ffi.new("fanorona_error *")
        if checked(lib.fanorona_game_from_text_n(read, len(read), game, error)) > 0:
            raise _game_error(error, _text(lib.fanorona_game_from_text_reason_n, read, len(read)))
        return cls._owner(game[0])

    def _made_of(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self).from_text, (self.log,)

    def _value(self) -> str:
        return self.log

    def __repr__(self) -> str:
        return f"<Game of fanorona after {self.ply} moves: {self.position}>"

    def __str__(self) -> str:
        return self._text(lib.fanorona_game_text)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    @property
    def steps(self) -> list[Step]:
        """The steps the side to move may make; none once the game is over."""
        return self._listed("fanorona_step_info", 32, lib.fanorona_game_steps, of=step_of)

    @property
    def can_stop(self) -> bool:
        """Whether the mover may end the move here."""
        return bool(self._ask(lib.fanorona_game_can_stop))

    def step(self, from_point: int, direction: int, kind: Kind) -> None:
        """Plays a step; PlayError says why it may not be played."""
        self._check(checked(self._ask(lib.fanorona_game_step, *step_numbers(from_point, direction, kind))))

    def stop(self) -> None:
        """Ends the move in progress; PlayError when there is none or the game is over."""
        self._check(checked(self._ask(lib.fanorona_game_stop)))

    def play(self, move: Playable) -> None:
        """Plays a whole move, or the rest of the one in progress: a text such as "d3-e3W-e4A" or "stop", or a Move.

        MoveError or PlayError says why it may not be played.
        """
        if isinstance(move, str):
            read = encoded("a move", move)
            with self._lock:
                self._check_text(read, checked(self._ask(lib.fanorona_game_play_n, read, len(read))))
        else:
            self._check(checked(self._ask(lib.fanorona_game_play_move, written(move))))

    def read_move(self, text: str) -> Move:
        """The move that a text tells, which `play` would make."""
        read, out = encoded("a move", text), ffi.new("fanorona_move *")
        with self._lock:
            self._check_text(read, checked(self._ask(lib.fanorona_game_read_move_n, read, len(read), out)))
        return move_of(out)

    def moves(self, limit: int = lib.FANORONA_MOVES_LIMIT) -> list[Move]:
        """The whole moves of the side to move; none when the game is over or a move is in progress.

        Misuse is raised when they are more than the limit.
        """
        function = lib.fanorona_game_moves
        return moves_within(limit, lambda most: self._listed("fanorona_move", 64, function, most, of=move_of))

    def undo(self) -> bool:
        """Takes back the last step or stop; False when there is nothing to take back."""
        return bool(self._ask(lib.fanorona_game_undo))

    def undo_move(self) -> bool:
        """Takes back a whole move; False when there is nothing to take back."""
        return bool(self._ask(lib.fanorona_game_undo_move))

    @property
    def depth(self) -> int:
        """How many steps and stops `undo` could take back."""
        return int(self._ask(lib.fanorona_game_depth))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._ask(lib.fanorona_game_over))

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        return Outcome(self._ask(lib.fanorona_game_outcome))

    @property
    def how(self) -> str | None:
        """How the game ended, as a word; None while it goes on."""
        return string(self._ask(lib.fanorona_game_how)) or None

    @property
    def winner(self) -> Side | None:
        """The side that won; None for a draw and a game still going."""
        side: int = self._ask(lib.fanorona_game_winner)
        return Side(side) if side else None

    @property
    def is_draw(self) -> bool:
        """Whether the game ended without a winner."""
        return bool(self._ask(lib.fanorona_game_is_draw))

    @property
    def ply(self) -> int:
        """How many whole moves were completed."""
        return int(self._ask(lib.fanorona_game_ply))

    @property
    def quiet(self) -> int:
        """How many of them, running up to now, took nothing."""
        return int(self._ask(lib.fanorona_game_quiet))

    @property
    def repeats(self) -> int:
        """How many times the position after the last completed move has occurred."""
        return int(self._ask(lib.fanorona_game_repeats))

    @property
    def history(self) -> list[int]:
        """The keys of every position between moves, the starting one first."""
        return self._listed("uint64_t", 64, lib.fanorona_game_history)

    @property
    def quiet_limit(self) -> int:
        """How many moves running may take nothing in this game; 0 for any number."""
        return int(self._ask(lib.fanorona_game_quiet_limit))

    @property
    def repeat(self) -> int:
        """How often a position has to occur for this game to be drawn; 0 for never."""
        return int(self._ask(lib.fanorona_game_repeat))

    @property
    def ply_cap(self) -> int:
        """How many moves this game may have."""
        return int(self._ask(lib.fanorona_game_ply_cap))

    @property
    def position(self) -> str:
        """The position as a string, which `Board.from_string` reads."""
        return self._text(lib.fanorona_game_position)

    @property
    def side(self) -> Side:
        """The side to move."""
        return Side(self._ask(lib.fanorona_game_side))

    @property
    def key(self) -> int:
        """The key of the board as it stands."""
        return int(self._ask(lib.fanorona_game_key))

    @property
    def in_chain(self) -> bool:
        """Whether a move is in progress."""
        return bool(self._ask(lib.fanorona_game_in_chain))

    @property
    def board(self) -> Board:
        """A copy of the board."""
        return Board._owner(self._ask(lib.fanorona_game_board))

    @property
    def log(self) -> str:
        """The game as text, which `from_text` reads."""
        return self._text(lib.fanorona_game_to_text, room=4096)

    def evaluate(self, weights: Weights | None = None) -> int:
        """How good the position is for White, with no looking ahead."""
        return int(self._ask(lib.fanorona_game_evaluate, check_weights(weights)))

    def svg(self) -> str:
        """The board as an SVG image that scales to any size."""
        return self._text(lib.fanorona_game_svg, room=lib.FANORONA_SVG_MAX)

    def _check_text(self, read: bytes, code: int) -> None:
        """Raises a MoveError when a text was refused as a move."""
        if code > 0:
            raise move_error(code, self._text(lib.fanorona_game_read_move_reason_n, read, len(read)))

    def _check(self, status: int) -> None:
        """Raises a PlayError when a step, a stop or a move was refused."""
        if status == lib.FANORONA_PLAY_OVER:
            raise PlayError(Text.OVER, string(lib.fanorona_error_text(Field.MOVE, Text.OVER)))
        if status == lib.FANORONA_PLAY_ILLEGAL:
            why = self._ask(lib.fanorona_game_why)
            code = Why(why) if why else Text.NOTHING_TO_STOP
            raise PlayError(code, string(lib.fanorona_error_text(Field.MOVE, code)))


def _game_error(error: Any, words: str) -> GameError:
    """What kept a game from being made."""
    return GameError(error.code, words, Field(error.field), error.offset, error.line, error.column)
