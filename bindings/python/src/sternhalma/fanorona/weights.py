"""How much each term of the evaluation counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sternhalma._library import ffi, lib
from sternhalma.options import OptionKind, Options, sized
from sternhalma.values import instance

__all__ = ["SEARCH", "Weights", "check_weights"]

SEARCH = OptionKind(
    "fanorona_search_options",
    sized(lib.fanorona_search_options_init_sized),
    lib.fanorona_search_options_check,
    lib.fanorona_option_error_text,
)
"""The options of a search, of which the weights are some."""

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


def check_weights(weights: Weights | None) -> Any:
    """Weights as the library reads them, NULL for the default ones; Misuse says which is out of its range."""
    if weights is None:
        return ffi.NULL
    options = Options(SEARCH)
    options.set_weights(instance(Weights, "weights", weights))
    return ffi.new("fanorona_weights *", options.checked().weights)
