"""What a drawing shows."""

from __future__ import annotations

from typing import Any

from sternhalma._library import ffi, lib
from sternhalma.moves import Move, move_of
from sternhalma.star import Hole, hole

__all__ = ["shown"]


def shown(names: bool, move: Move | tuple[Hole, Hole] | None, targets_of: Hole | None, width: int = 0) -> Any:
    """The options of a drawing."""
    options = ffi.new("sternhalma_drawing_options *")
    lib.sternhalma_drawing_options_init(options)
    options.names, options.width = names, width
    if move is not None:
        start, options.to = move_of(move)
        setattr(options, "from", start)
    if targets_of is not None:
        options.targets_of = hole(targets_of)
    return options
