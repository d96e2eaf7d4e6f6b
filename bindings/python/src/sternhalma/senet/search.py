"""Choosing a move by looking through the sticks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable

from sternhalma._library import checked, ffi, lib, string
from sternhalma.errors import PlayError
from sternhalma.long_call import SHORT, LongCall
from sternhalma.options import Options
from sternhalma.senet.board import Board
from sternhalma.senet.constants import Side
from sternhalma.senet.moves import Move, move_of
from sternhalma.senet.rules import KENDALL, RuleSet
from sternhalma.senet.sticks import checked_roll
from sternhalma.senet.track import checked_house
from sternhalma.senet.weights import SEARCH, Weights, check_weights
from sternhalma.stop_flag import StopFlag
from sternhalma.values import instance, member, within

__all__ = ["SearchResult", "expect", "search"]


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
        move=move_of(found.best) if there else None,
        depth=found.depth,
        value=found.value,
        nodes=found.nodes,
        stopped=bool(found.stopped),
    )


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

    Other threads run meanwhile, and may use the board. The same arguments give the same answer on every machine. What
    `progress` or the handler of a signal raises, as KeyboardInterrupt, ends the search and is raised.

    :param rules: the rule set
    :param budget: how many positions may be looked at; 100,000 when not given
    :param depth: the most throws to look ahead, the roll in hand being the first, more than 10 being as many as 10; as
        many as the budget allows when not given
    :param only: the one house whose piece may be moved with the roll in hand
    :param weights: those of the evaluation
    :param table_kib: the most memory for positions already looked at, in KiB, from 64 up
    :param stop: ends the search early
    :param progress: told of the result so far after each depth; anything true ends the search
    :raises PlayError: when the game is over
    :raises Misuse: for an option out of its range
    """
    looked_at = instance(Board, "board", board)._clone_pointer()
    given = checked_roll(roll), instance(RuleSet, "rules", rules)._struct()
    options = Options(SEARCH)
    options.set(budget=budget, only=None if only is None else checked_house(only), table_kib=table_kib)
    options.set_depth(depth)
    if weights is not None:
        options.set_weights(instance(Weights, "weights", weights))
    asked, found = options.checked(), ffi.new("senet_search_result *")
    call = LongCall(short=asked.budget <= SHORT or asked.depth == 1, stop=stop, tell=progress, of=_result)
    call.set_in(asked, "senet_search_result")
    status = checked(call.run(lib.senet_search, looked_at, *given, asked, found))
    if status > 0:
        raise PlayError(status, string(lib.senet_why_text(status)))
    return _result(found)


def expect(
    board: Board,
    depth: int,
    *,
    rules: RuleSet = KENDALL,
    side: Side | None = None,
    weights: Weights | None = None,
    stop: StopFlag | None = None,
) -> int:
    """The value of the position before its throw, for a side, that to move when not given, 0 to 10 throws deep.

    It can take long: Stopped is raised when the flag ends it, and what the handler of a signal raises.
    """
    looked_at = instance(Board, "board", board)._clone_pointer()
    seen_by = board.side if side is None else member(Side, "side", side)
    within("depth", depth, 0, lib.SENET_SEARCH_DEPTH_MAX)
    given = depth, instance(RuleSet, "rules", rules)._struct(), seen_by, check_weights(weights)
    return LongCall(short=depth < 3, stop=stop).count(lib.senet_expect_until, looked_at, *given, kind="int32_t")
