"""Steps and whole moves, and what is known of them."""

from __future__ import annotations

from typing import Any, Callable, NamedTuple, Union

from sternhalma._library import Kept, ffi, lib, listed, string
from sternhalma.errors import Misuse, MoveError, PlayError
from sternhalma.fanorona.constants import Kind, Text, Why
from sternhalma.values import clamped, instance, misuse, within

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


class Undo(Kept):
    """What `Board.undo` takes to take a step or a stop back."""

    __slots__ = ()
    _struct = "fanorona_undo_info"

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


def step_numbers(from_point: int, direction: int, kind: Kind) -> tuple[int, int, int]:
    """What a step is given by, which may be any numbers."""
    return clamped("from_point", from_point), clamped("direction", direction), clamped("kind", kind)


def written(move: Move) -> Any:
    """A move as the library reads it; the numbers in it may be any."""
    if not isinstance(move, Move):
        raise TypeError(f"a move is a text or a Move, not {type(move).__name__}")
    most = lib.FANORONA_MOVE_STEPS_MAX
    if len(move.steps) > most:
        raise misuse(f"a move has {len(move.steps)} steps, more than any (at most {most})")
    info = ffi.new("fanorona_move *")
    info.count, info.stop = len(move.steps), bool(move.stop)
    for place, step in enumerate(move.steps):
        start, direction, kind = step_numbers(*instance(Step, f"steps[{place}]", step)[:3])
        setattr(info.steps[place], "from", start)
        info.steps[place].dir, info.steps[place].kind = direction, kind
        info.steps[place].to = clamped("to_point", step.to_point)
        for point in step.taken:
            info.steps[place].taken |= 1 << within("taken", point, 0, lib.FANORONA_POINTS_MAX - 1)
    return info


def moves_within(limit: int, listed: Callable[[int], list[Move]]) -> list[Move]:
    """Moves, of which there may be so many."""
    most = within("limit", limit, 0, 2**31 - 1)
    try:
        return listed(most)
    except Misuse:
        raise misuse(f"there are more moves than the limit of {most or lib.FANORONA_MOVES_LIMIT}") from None


def check_why(why: int) -> None:
    """Raises a PlayError when a step was refused."""
    if why > 0:
        raise PlayError(Why(why), string(lib.fanorona_why_text(why)))


def move_error(code: int, words: str) -> MoveError:
    """What is raised when a text is refused as a move."""
    return MoveError(Text(code) if code >= Text.BAD else Why(code), words)
