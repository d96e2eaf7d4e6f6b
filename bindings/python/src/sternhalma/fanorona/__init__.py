"""Fanorona, the game of Madagascar in which stones are taken by moving up to them or away from them.

>>> from sternhalma import fanorona
>>> game = fanorona.Game()
>>> game.play("d3-e3A")
>>> game.play("d3-e3A")
Traceback (most recent call last):
    ...
sternhalma.errors.MoveError: no stone stands there, at byte 0
>>> found = fanorona.search(game, budget=1000)
>>> game.play(found.move)
>>> game.ply
2
"""

from sternhalma.fanorona.board import Board
from sternhalma.fanorona.constants import Field, Kind, Outcome, Position, Shape, Side, Text, Why
from sternhalma.fanorona.game import Game
from sternhalma.fanorona.moves import Move, Step, Undo
from sternhalma.fanorona.search import SearchResult, search
from sternhalma.fanorona.weights import Weights
from sternhalma.stop_flag import StopFlag

__all__ = [
    "Board",
    "Field",
    "Game",
    "Kind",
    "Move",
    "Outcome",
    "Position",
    "SearchResult",
    "Shape",
    "Side",
    "Step",
    "StopFlag",
    "Text",
    "Undo",
    "Weights",
    "Why",
    "search",
]


def __dir__() -> list[str]:
    return __all__
