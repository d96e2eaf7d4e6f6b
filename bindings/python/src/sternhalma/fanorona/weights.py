"""How much each term of the evaluation counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sternhalma._library import ffi, lib

__all__ = ["Weights"]

_DEFAULT = ffi.new("fanorona_weights *")
lib.fanorona_weights_default(_DEFAULT)


@dataclass(frozen=True)
class Weights:
    """How much each term of the evaluation counts, each within 1,000 of nought.

    They are for each stone, each stone on a point with diagonals, each step a stone stands nearer the middle, and each
    empty point beside a stone.
    """

    stone: int = _DEFAULT.stone
    strong: int = _DEFAULT.strong
    centre: int = _DEFAULT.centre
    room: int = _DEFAULT.room

    def _struct(self) -> Any:
        return ffi.new("fanorona_weights *", (self.stone, self.strong, self.centre, self.room))
