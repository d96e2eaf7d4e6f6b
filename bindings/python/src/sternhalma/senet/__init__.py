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

from sternhalma.senet.board import Board
from sternhalma.senet.constants import (
    WIN,
    Exit,
    How,
    Kind,
    Position,
    Protect,
    Reach26,
    Side,
    Status,
    Why,
)
from sternhalma.senet.moves import Move, Undo
from sternhalma.senet.rules import KENDALL, SKYRUK, RuleSet
from sternhalma.senet.search import SearchResult, expect, search
from sternhalma.senet.sticks import chances, extra, thrown
from sternhalma.senet.track import HOUSES, MARKED, col_of, house_of, is_marked, row_of
from sternhalma.senet.weights import Weights
from sternhalma.stop_flag import StopFlag

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
    "StopFlag",
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


def __dir__() -> list[str]:
    return __all__
