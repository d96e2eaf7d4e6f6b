"""What is raised when something was not done. Then nothing was changed.

Where memory runs out, MemoryError is raised.
"""

from __future__ import annotations

__all__ = [
    "Error",
    "GameError",
    "InternalError",
    "Misuse",
    "MoveError",
    "PlayError",
    "PositionError",
    "Refusal",
    "SolveError",
    "Stopped",
]


class Error(Exception):
    """Why something was not done, in words and, in `code`, as a number."""

    def __init__(self, code: int, words: str) -> None:
        super().__init__(code, words)
        self.code = code

    def __str__(self) -> str:
        return str(self.args[1])


class Misuse(Error, ValueError):
    """A number or a value that the library does not take."""


class InternalError(Error, RuntimeError):
    """A fault of the library's own; what it happened on is of no more use."""


class Refusal(Error, ValueError):
    """The rules, or the form of a text, do not allow it."""


class PositionError(Refusal):
    """A position string was refused; `offset` is the byte at which the fault was seen, from 0."""

    def __init__(self, code: int, words: str, offset: int) -> None:
        super().__init__(code, words)
        self.offset = offset

    def __reduce__(self) -> tuple[type[PositionError], tuple[int, str, int]]:
        return type(self), (self.code, str(self), self.offset)


class PlayError(Refusal):
    """A board refused what was to be done on it; `code` is a `Why`."""


class MoveError(Refusal):
    """A text was refused as a move, or a game refused what was to be done in it; `code` is a `Flag`.

    `hop` says which hop of a chain is to blame, from 1, and is 0 when none is.
    """

    def __init__(self, code: int, words: str, hop: int = 0) -> None:
        super().__init__(code, words)
        self.hop = hop

    def __reduce__(self) -> tuple[type[MoveError], tuple[int, str, int]]:
        return type(self), (self.code, str(self), self.hop)


class Stopped(Error):
    """A `StopFlag` ended what has no result before it is through."""


class SolveError(Refusal):
    """No crossing was found; `code` is an `Unsolved`."""


class GameError(Refusal):
    """No game could be made of some options or of a log.

    `field` is the part at fault, a `Field`, and `offset` the byte of the position or of the log; a log's fault also
    has a `line` and a `column`, from 1, which are 0 for options.
    """

    def __init__(self, code: int, words: str, field: int, offset: int, line: int, column: int) -> None:
        super().__init__(code, words)
        self.field = field
        self.offset = offset
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[type[GameError], tuple[int, str, int, int, int, int]]:
        return type(self), (self.code, str(self), self.field, self.offset, self.line, self.column)
