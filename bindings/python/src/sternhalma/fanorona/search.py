"""Choosing a move by looking ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable

from sternhalma._library import checked, ffi, lib, string
from sternhalma.errors import PlayError
from sternhalma.fanorona.constants import Field, Text
from sternhalma.fanorona.game import Game
from sternhalma.fanorona.moves import Move, move_of
from sternhalma.fanorona.weights import SEARCH, Weights
from sternhalma.long_call import SHORT, LongCall
from sternhalma.options import Options
from sternhalma.stop_flag import StopFlag
from sternhalma.values import instance

__all__ = ["SearchResult", "search"]


@dataclass(frozen=True)
class SearchResult:
    """The move that was chosen, and what for."""

    move: Move
    """The move, or the rest of the one in progress."""
    depth: int
    """How many whole moves it looked ahead and finished."""
    score: int
    """What the position is worth to the side to move."""
    nodes: int
    """How many positions were looked at."""
    stopped: bool
    """Whether the search ended part way through a deeper look."""


def search(
    game: Game,
    *,
    budget: int | None = None,
    depth: int | None = None,
    seed: int = 0,
    weights: Weights | None = None,
    table_kib: int | None = None,
    stop: StopFlag | None = None,
    progress: Callable[[SearchResult], object] | None = None,
) -> SearchResult:
    """The move that the side to move of a game should make.

    Other threads run meanwhile, and may play on. A search is bounded in positions looked at, and the same game, options
    and seed give the same answer on every machine. What `progress` or the handler of a signal raises, as
    KeyboardInterrupt, ends the search and is raised.

    :param budget: how many positions may be looked at; 10,000 when not given
    :param depth: the most whole moves to look ahead, more than 100 being as many as 100; as many as the budget allows
        when not given
    :param seed: settles ties between moves
    :param weights: those of the evaluation
    :param table_kib: the most memory for positions already looked at, in KiB, from 64 up
    :param stop: ends the search early
    :param progress: told of the result so far after each depth; anything true ends the search
    :raises PlayError: when the game is over
    :raises Misuse: for an option out of its range
    """
    looked_at = instance(Game, "game", game)._clone_pointer()
    options = Options(SEARCH)
    options.set(budget=budget, seed=seed, table_kib=table_kib)
    options.set_depth(depth)
    if weights is not None:
        options.set_weights(instance(Weights, "weights", weights))
    asked, result = options.checked(), ffi.new("fanorona_search_result *")
    call = LongCall(short=asked.budget <= SHORT, stop=stop, tell=progress, of=_result_of)
    call.set_in(asked, "fanorona_search_result")
    status = checked(call.run(lib.fanorona_game_search, looked_at, asked, result))
    if status > 0:
        raise PlayError(Text.OVER, string(lib.fanorona_error_text(Field.MOVE, Text.OVER)))
    return _result_of(result)


def _result_of(result: Any) -> SearchResult:
    """A result of the library."""
    return SearchResult(
        move=move_of(result.best),
        depth=result.depth,
        score=result.score,
        nodes=result.nodes,
        stopped=bool(result.stopped),
    )
