"""Steps and whole moves, and what is known of them."""

from __future__ import annotations

from typing import Any, NamedTuple, Union

from sternhalma._library import ffi, lib, listed, string
from sternhalma.errors import MoveError, PlayError
from sternhalma.fanorona.constants import Field, Kind, Text, Why

__all__ = ["Move", "Playable", "Step", "Undo"]


class Step(NamedTuple):
    """A step: one stone moved to the point beside it, and the points whose stones it takes, nearest first."""

    from_point: int
    direction: int
    kind: Kind
    to_point: int
    taken: tuple[int, ...]


class Move(NamedTuple):
    """A whole move, or what is left of one in progress.

    `stop` says whether the mover stops after the steps where more could follow; with no steps it stops at once.
    """

    steps: tuple[Step, ...]
    stop: bool

    @property
    def taken(self) -> tuple[int, ...]:
        """The points whose stones it takes, step by step."""
        return tuple(point for step in self.steps for point in step.taken)


Playable = Union[str, Move]
"""What can be played: a text such as "d3-e3W-e4A" or "stop", or a Move."""


class Undo:
    """What `Board.undo` takes to take a step or a stop back."""

    __slots__ = ("_info",)

    def __init__(self, info: Any) -> None:
        self._info = info

    @property
    def step(self) -> Step | None:
        """The step; None for a stop."""
        return None if self._info.is_stop else step_of(self._info.step)


def step_of(info: Any) -> Step:
    """A step that the library wrote."""
    taken: list[int] = listed("int32_t", 8, lib.fanorona_taken, ffi.addressof(info))
    return Step(getattr(info, "from"), info.dir, Kind(info.kind), info.to, tuple(taken))


def move_of(info: Any) -> Move:
    """A move that the library wrote."""
    return Move(tuple(step_of(info.steps[i]) for i in range(info.count)), bool(info.stop))


def written(move: Move) -> Any:
    """A move as the library reads it."""
    if len(move.steps) > lib.FANORONA_MOVE_STEPS_MAX:
        raise ValueError(f"no move has {len(move.steps)} steps")
    info = ffi.new("fanorona_move *")
    info.count, info.stop = len(move.steps), move.stop
    for place, step in enumerate(move.steps):
        setattr(info.steps[place], "from", step.from_point)
        info.steps[place].dir, info.steps[place].kind = step.direction, step.kind
        info.steps[place].to, info.steps[place].taken = step.to_point, sum(1 << point for point in step.taken)
    return info


def check_why(why: int) -> None:
    """Raises a PlayError when a step was refused."""
    if why > 0:
        raise PlayError(Why(why), string(lib.fanorona_why_text(why)))


def check_text(code: int) -> None:
    """Raises a MoveError when a text was refused as a move."""
    if code > 0:
        known = Text(code) if code >= Text.BAD else Why(code)
        raise MoveError(known, string(lib.fanorona_error_text(Field.MOVE, code)))
