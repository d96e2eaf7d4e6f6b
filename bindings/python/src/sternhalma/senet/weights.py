"""What the evaluation counts beyond the houses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sternhalma._library import ffi, lib
from sternhalma.options import OptionKind, Options, sized
from sternhalma.values import instance

__all__ = ["SEARCH", "Weights", "check_weights"]

SEARCH = OptionKind(
    "senet_search_options",
    sized(lib.senet_search_options_init_sized),
    lib.senet_search_options_check,
    lib.senet_option_error_text,
)
"""The options of a search, of which the weights are some."""


@dataclass(frozen=True)
class Weights:
    """What the evaluation counts beyond the houses, each within 1,000 of nought."""

    blockade: int = 0
    """For each run wide enough to block with an enemy piece behind it, in sixteenths of a house."""
    ties: int = 0
    """Anything but 0: of moves of the same value a search chooses the earlier, otherwise the later."""


def check_weights(weights: Weights | None) -> Any:
    """Weights as the library reads them, NULL for the default ones; Misuse says which is out of its range."""
    if weights is None:
        return ffi.NULL
    options = Options(SEARCH)
    options.set_weights(instance(Weights, "weights", weights))
    return ffi.new("senet_weights *", options.checked().weights)
