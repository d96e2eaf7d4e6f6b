"""Choosing a move by looking ahead."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any, Callable

from sternhalma._library import checked, ffi, lib
from sternhalma.constants import Evaluation, Mode
from sternhalma.long_call import SHORT, LongCall
from sternhalma.moves import Move, check_why, copied
from sternhalma.options import OptionKind, Options, sized
from sternhalma.stop_flag import StopFlag
from sternhalma.values import KEY_MAX, instance, integer, misuse, within

if TYPE_CHECKING:
    from sternhalma.board import Board
    from sternhalma.game import Game

__all__ = ["LEVELS", "SearchResult", "Searcher", "Weights", "search", "search_moves"]

LEVELS: int = lib.STERNHALMA_LEVELS
"""The highest level of play."""

_SEARCH = OptionKind(
    "sternhalma_search_options",
    sized(lib.sternhalma_search_options_init_sized),
    lib.sternhalma_search_options_check,
    lib.sternhalma_option_error_text,
)

_DEFAULT = ffi.new("sternhalma_weights *")
lib.sternhalma_weights_default(_DEFAULT)


@dataclass(frozen=True)
class Weights:
    """How much each term of the documented evaluation counts, each within 1,000 of nought."""

    distance: int = _DEFAULT.distance
    straggler: int = _DEFAULT.straggler
    classes: int = _DEFAULT.classes
    blocking: int = _DEFAULT.blocking


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
    the same position, options and seed give the same answer on every machine. What `progress` or the handler of a
    signal raises, as KeyboardInterrupt, ends the search and is raised.

    :param level: a level of play from 1, the weakest, to LEVELS, of which other options take the place
    :param budget: how many positions may be looked at; 100,000 when not given
    :param depth: the most plies to look ahead, more than 60 being as many as 60; as many as the budget allows when not
        given
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
    find = lib.sternhalma_search if searcher is None else instance(Searcher, "searcher", searcher)._search
    options.ask(find, result)
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
    if integer("most", most) < 1:
        raise misuse(f"most {most} is out of range (at least 1)")
    most = min(most, lib.STERNHALMA_LEGAL_MAX)
    results, count = ffi.new("sternhalma_search_result[]", most), ffi.new("int32_t *")
    options.ask(lib.sternhalma_search_moves, results, most, count)
    return [result_of(result) for result in results[0 : count[0]]]


class _Options:
    """The options of a search, and all that has to live as long as they do."""

    __slots__ = ("_asked", "_call", "_position")

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
        if not hasattr(position, "_to_search"):
            raise TypeError(f"a position is a Board or a Game, not {type(position).__name__}")
        options = _of_level(level)
        options.set(budget=budget, seed=seed, mode=mode, evaluation=evaluation, table_kib=table_kib)
        options.set_depth(depth)
        if weights is not None:
            options.set_weights(instance(Weights, "weights", weights))
        self._asked = asked = options.checked()
        short = asked.budget <= SHORT or asked.depth == 1 or asked.mode == Mode.RANDOM_FORWARD
        self._call = LongCall(short=short, stop=stop, tell=progress, of=result_of)
        self._position, history = position._to_search()
        given = [within(f"avoid[{place}]", key, 0, KEY_MAX) for place, key in enumerate(avoid)]
        keys = ffi.new("uint64_t[]", [*history, *given])
        asked.avoid, asked.avoid_len = keys, len(keys)
        self._call.set_in(asked, "sternhalma_search_result", keys)

    def ask(self, search: Callable[..., int], *results: Any) -> None:
        """Calls a search with the board and the options, and raises what it refuses."""
        check_why(checked(self._call.run(search, self._position, self._asked, *results)))


def _of_level(level: int | None) -> Options:
    """The options of a level of play, or the default ones."""
    options = Options(_SEARCH)
    if level is not None:
        size = ffi.sizeof(_SEARCH.struct)
        checked(lib.sternhalma_level_sized(within("level", level, 1, LEVELS), options.struct, size))
    return options


def check_weights(weights: Weights) -> Any:
    """Weights as the library reads them; Misuse says which is out of its range."""
    options = Options(_SEARCH)
    options.set_weights(instance(Weights, "weights", weights))
    return ffi.new("sternhalma_weights *", options.checked().weights)


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
