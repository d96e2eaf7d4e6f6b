"""The shortest crossing of a seat alone, and the shortest game of two that help each other."""

from __future__ import annotations

from typing import Any, Callable, NamedTuple

from sternhalma._library import checked, ffi, lib, string
from sternhalma.board import Board
from sternhalma.constants import Unsolved
from sternhalma.errors import SolveError
from sternhalma.long_call import LongCall
from sternhalma.moves import Move, copied
from sternhalma.options import OptionKind, Options, sized
from sternhalma.stop_flag import StopFlag
from sternhalma.values import instance

__all__ = ["Solution", "SolveProgress", "solve", "solve_together"]

_SOLVE = OptionKind(
    "sternhalma_solve_options",
    sized(lib.sternhalma_solve_options_init_sized),
    lib.sternhalma_solve_options_check,
    lib.sternhalma_option_error_text,
)


class SolveProgress(NamedTuple):
    """How far a solver is."""

    levels: int
    """How many levels have been grown: no crossing in fewer moves was found."""
    width: int
    """How many positions the last of them has."""
    positions: int
    """How many positions have been looked at."""


class Solution(NamedTuple):
    """A crossing, or a game of two seats."""

    moves: list[Move]
    """Its moves, of both seats in turn."""
    proved: bool
    """Whether nothing was left out that could have led to one in fewer moves."""
    least: int
    """None takes fewer moves than this."""
    stopped: bool
    """Whether it was stopped before all that it was asked for was done."""
    positions: int
    """How many positions were looked at."""
    bytes: int
    """The most memory that levels of positions took at one time."""


def solve(
    board: Board,
    *,
    width: int | None = None,
    memory_kib: int | None = None,
    exact: bool = False,
    threads: int = 1,
    stop: StopFlag | None = None,
    progress: Callable[[SolveProgress], object] | None = None,
) -> Solution:
    """A crossing in few moves for a board of one seat, from what stands on it.

    What `progress` or the handler of a signal raises, as KeyboardInterrupt, ends it and is raised.

    :param width: how many positions of each level are kept; as many as usually find the shortest known if not given
    :param memory_kib: the memory it may take, in KiB
    :param exact: go on until the crossing is proved to be the shortest, as far as the memory allows
    :param threads: how many threads work at it
    :param stop: ends it early
    :param progress: told after each level; anything true ends it
    :raises SolveError: when it found none
    :raises Misuse: for an option out of its range
    """
    return _solve(lib.sternhalma_solve, board, width, memory_kib, exact, threads, stop, progress)


def solve_together(
    board: Board,
    *,
    width: int | None = None,
    memory_kib: int | None = None,
    stop: StopFlag | None = None,
    progress: Callable[[SolveProgress], object] | None = None,
) -> Solution:
    """A game in few plies for a board of two seats that help each other, the seat to move first.

    The options are those of `solve`: the wider, the longer it takes and the shorter the game may be.
    """
    return _solve(lib.sternhalma_solve_together, board, width, memory_kib, False, 1, stop, progress)


def _solve(
    function: Callable[..., int],
    board: Board,
    width: int | None,
    memory_kib: int | None,
    exact: bool,
    threads: int,
    stop: StopFlag | None,
    progress: Callable[[SolveProgress], object] | None,
) -> Solution:
    options = Options(_SOLVE)
    options.set(width=width, memory_kib=memory_kib, exact=bool(exact), threads=threads)
    asked, solution, room = options.checked(), ffi.new("sternhalma_solution *"), 256
    looked_at = instance(Board, "board", board)._clone_pointer()
    while True:
        call = LongCall(stop=stop, tell=progress, of=_progress_of)
        call.set_in(asked, "sternhalma_solve_progress")
        moves = ffi.new("sternhalma_move[]", room)
        answer = call.run(function, looked_at, asked, moves, room, solution)
        if checked(answer) > 0:
            raise SolveError(Unsolved(answer), string(lib.sternhalma_solve_text(answer)))
        if solution.move_count <= room:
            break
        room = solution.move_count
    return Solution(
        [copied(move) for move in moves[0 : solution.move_count]],
        bool(solution.proved),
        solution.least,
        bool(solution.stopped),
        solution.positions,
        solution.bytes,
    )


def _progress_of(progress: Any) -> SolveProgress:
    """How far the library says that it is."""
    return SolveProgress(progress.levels, progress.width, progress.positions)
