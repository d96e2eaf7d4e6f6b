"""Star halma, known as Chinese checkers, on the star of 121 holes.

>>> import sternhalma
>>> game = sternhalma.Game(seats=3)
>>> game.play("c1:e5")
>>> game.play("a1-b1")
Traceback (most recent call last):
    ...
sternhalma.errors.MoveError: the piece is not one of the seat to move
>>> found = sternhalma.search(game, budget=1000)
>>> game.play(found.move)
>>> game.ply
2
"""

from sternhalma import star
from sternhalma._library import __version__
from sternhalma.board import Board
from sternhalma.constants import Direction, Evaluation, Field, Flag, How, Kind, Mode, Position, Unsolved, Why
from sternhalma.errors import (
    Error,
    GameError,
    InternalError,
    Misuse,
    MoveError,
    PlayError,
    PositionError,
    Refusal,
    SolveError,
    Stopped,
)
from sternhalma.game import Game, Outcome
from sternhalma.moves import PASS, Action, Move, Undo
from sternhalma.search import LEVELS, Searcher, SearchResult, Weights, search, search_moves
from sternhalma.solve import Solution, SolveProgress, solve, solve_together
from sternhalma.stop_flag import StopFlag

__all__ = [
    "LEVELS",
    "PASS",
    "Action",
    "Board",
    "Direction",
    "Error",
    "Evaluation",
    "Field",
    "Flag",
    "Game",
    "GameError",
    "How",
    "InternalError",
    "Kind",
    "Misuse",
    "Mode",
    "Move",
    "MoveError",
    "Outcome",
    "PlayError",
    "Position",
    "PositionError",
    "Refusal",
    "SearchResult",
    "Searcher",
    "Solution",
    "SolveError",
    "SolveProgress",
    "StopFlag",
    "Stopped",
    "Undo",
    "Unsolved",
    "Weights",
    "Why",
    "__version__",
    "search",
    "search_moves",
    "solve",
    "solve_together",
    "star",
]


def __dir__() -> list[str]:
    return __all__
