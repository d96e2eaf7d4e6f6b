"""Choosing a move by looking ahead."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any, Callable

from sternhalma._library import checked, ffi, lib
from sternhalma.constants import Evaluation, Mode
from sternhalma.moves import Move, check_why, copied

if TYPE_CHECKING:
    from sternhalma.board import Board
    from sternhalma.game import Game

__all__ = ["LEVELS", "SearchResult", "Searcher", "StopFlag", "Weights", "search", "search_moves"]

LEVELS: int = lib.STERNHALMA_LEVELS
"""The highest level of play."""

_DEFAULT = ffi.new("sternhalma_weights *")
lib.sternhalma_weights_default(_DEFAULT)


@dataclass(frozen=True)
class Weights:
    """How much each term of the documented evaluation counts, each within 1,000 of nought."""

    distance: int = _DEFAULT.distance
    straggler: int = _DEFAULT.straggler
    classes: int = _DEFAULT.classes
    blocking: int = _DEFAULT.blocking

    def _struct(self) -> Any:
        return ffi.new("sternhalma_weights *", (self.distance, self.straggler, self.classes, self.blocking))


@dataclass(frozen=True)
class SearchResult:
    """The move that was chosen, and what for."""

    move: Move
    """The move, PASS for a pass."""
    depth: int
    """How many plies were looked ahead."""
    score: int
    """What the position is worth to the seat to move."""
    nodes: int
    """How many positions were looked at."""
    stopped: bool
    """Whether the search stopped before it was through."""
    line: tuple[Move, ...]
    """The moves that are expected, this one first."""


class StopFlag:
    """Ends the searches it was given to; it stays set."""

    __slots__ = ("_flag",)

    def __init__(self) -> None:
        self._flag = ffi.new("int32_t *")

    def stop(self) -> None:
        """Ends the searches, from any thread."""
        lib.sternhalma_search_stop(self._flag)

    @property
    def is_set(self) -> bool:
        """Whether it was set."""
        return bool(self._flag[0])


class Searcher:
    """Memory that searches share one after the other, which saves making it anew. The answers are the same."""

    __slots__ = ("_lock", "_pointer")

    def __init__(self) -> None:
        pointer = lib.sternhalma_searcher_new()
        if pointer == ffi.NULL:
            raise MemoryError
        self._pointer = ffi.gc(pointer, lib.sternhalma_searcher_free)
        self._lock = Lock()

    def _search(self, board: Any, options: Any, result: Any) -> int:
        if not self._lock.acquire(blocking=False):
            raise RuntimeError("this searcher is searching already")
        try:
            return int(lib.sternhalma_searcher_search(self._pointer, board, options, result))
        finally:
            self._lock.release()


def search(
    position: Board | Game,
    *,
    level: int | None = None,
    budget: int | None = None,
    depth: int | None = None,
    seed: int = 0,
    mode: Mode | None = None,
    evaluation: Evaluation | None = None,
    weights: Weights | None = None,
    table_kib: int | None = None,
    avoid: Iterable[int] = (),
    stop: StopFlag | None = None,
    progress: Callable[[SearchResult], object] | None = None,
    searcher: Searcher | None = None,
) -> SearchResult:
    """The move that the seat to move of a board or a game should make.

    Other threads run meanwhile, and may use the board or the game. A search is bounded in positions looked at, and
    the same position, options and seed give the same answer on every machine.

    :param level: a level of play from 1, the weakest, to LEVELS, of which other options take the place
    :param budget: how many positions may be looked at; 100,000 when not given
    :param depth: the most plies to look ahead, up to 60; as many as the budget allows when not given
    :param seed: settles ties between moves
    :param mode: whose interest each seat follows
    :param evaluation: how positions are valued
    :param weights: those of the documented evaluation
    :param table_kib: the most memory for positions already looked at, in KiB, from 64 up; 65,536 when not given
    :param avoid: own keys of the seat to move that no move leads back to while another exists; those of a game's
        history are always avoided
    :param stop: ends the search early
    :param progress: told of the result so far after each depth; anything true ends the search
    :param searcher: lends the search its memory
    :raises PlayError: when the game is over
    :raises Misuse: for an option out of its range
    """
    options = _Options(
        position, level, budget, depth, seed, mode, evaluation, weights, table_kib, avoid, stop, progress
    )
    result = ffi.new("sternhalma_search_result *")
    find = lib.sternhalma_search if searcher is None else searcher._search
    options.ask(lambda board, asked: find(board, asked, result))
    return result_of(result)


def search_moves(
    position: Board | Game,
    most: int,
    *,
    level: int | None = None,
    budget: int | None = None,
    depth: int | None = None,
    seed: int = 0,
    mode: Mode | None = None,
    evaluation: Evaluation | None = None,
    weights: Weights | None = None,
    table_kib: int | None = None,
    avoid: Iterable[int] = (),
    stop: StopFlag | None = None,
    progress: Callable[[SearchResult], object] | None = None,
) -> list[SearchResult]:
    """The best moves of the seat to move, best first, for hints: each with its score and the line expected after it.

    They share the budget, so that each is looked at less deeply than by `search`, which tells what the options are.
    There are fewer than asked for when there are not as many that may be chosen.
    """
    options = _Options(
        position, level, budget, depth, seed, mode, evaluation, weights, table_kib, avoid, stop, progress
    )
    results, count = ffi.new("sternhalma_search_result[]", most), ffi.new("int32_t *")
    options.ask(lambda board, asked: lib.sternhalma_search_moves(board, asked, results, most, count))
    return [result_of(result) for result in results[0 : count[0]]]


class _Options:
    """The options of a search, and all that has to live as long as they do."""

    __slots__ = ("_asked", "_kept", "_position", "_told")

    def __init__(
        self,
        position: Board | Game,
        level: int | None,
        budget: int | None,
        depth: int | None,
        seed: int,
        mode: Mode | None,
        evaluation: Evaluation | None,
        weights: Weights | None,
        table_kib: int | None,
        avoid: Iterable[int],
        stop: StopFlag | None,
        progress: Callable[[SearchResult], object] | None,
    ) -> None:
        self._position, history = position._to_search()
        self._told = Progress(progress, result_of)
        self._asked = asked = ffi.new("sternhalma_search_options *")
        lib.sternhalma_search_options_init(asked)
        if level is not None:
            checked(lib.sternhalma_level(level, asked))
        asked.seed = seed
        given = {"budget": budget, "depth": depth, "mode": mode, "evaluation": evaluation, "table_kib": table_kib}
        for name, number in given.items():
            if number is not None:
                setattr(asked, name, number)
        if weights is not None:
            asked.weights = weights._struct()[0]
        keys, user = ffi.new("uint64_t[]", [*history, *avoid]), ffi.new_handle(self._told)
        asked.avoid, asked.avoid_len = keys, len(keys)
        asked.progress, asked.user = _tell, user
        if stop is not None:
            asked.stop = stop._flag
        self._kept = keys, user, stop

    def ask(self, search: Callable[[Any, Any], int]) -> None:
        """Calls a search with the board and the options, and raises what it refuses."""
        status = search(self._position._pointer, self._asked)
        self._told.reraise()
        check_why(checked(status))


class Progress:
    """Who is told on the way, and what came of it.

    Somebody always is, if only for nothing: it is there that an interrupt from the keyboard ends the work.
    """

    __slots__ = ("_of", "_raised", "_tell")

    def __init__(self, tell: Callable[[Any], object] | None, of: Callable[[Any], Any]) -> None:
        self._tell = tell
        self._of = of
        self._raised: BaseException | None = None

    def told(self, struct: Any) -> bool:
        """Tells of what the library wrote, and answers whether to stop."""
        try:
            return self._tell is not None and bool(self._tell(self._of(struct)))
        except BaseException as error:
            self._raised = error
            return True

    def reraise(self) -> None:
        """Raises what was raised on the way."""
        if self._raised is not None:
            raise self._raised


def tell(struct: Any, user: Any) -> int:
    """What the library calls on the way."""
    progress: Progress = ffi.from_handle(user)
    return progress.told(struct)


_tell = ffi.callback("int32_t (*)(const sternhalma_search_result *, void *)", tell, error=1)


def result_of(result: Any) -> SearchResult:
    """A result of the library."""
    return SearchResult(
        move=copied(result),
        depth=result.depth,
        score=result.score,
        nodes=result.nodes,
        stopped=bool(result.stopped),
        line=tuple(copied(move) for move in result.pv[0 : result.pv_len]),
    )
