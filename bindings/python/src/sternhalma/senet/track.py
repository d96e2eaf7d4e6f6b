"""The track: thirty houses in three rows."""

from __future__ import annotations

from sternhalma._library import lib, listed
from sternhalma.values import clamped, within

__all__ = ["HOUSES", "MARKED", "checked_house", "col_of", "house_of", "is_marked", "row_of"]

HOUSES: tuple[int, ...] = tuple(listed("int32_t", lib.SENET_HOUSES, lib.senet_all_houses))
"""The thirty houses, in the order of the track."""

MARKED: tuple[int, ...] = tuple(listed("int32_t", lib.SENET_MARKED, lib.senet_marked_houses))
"""The six marked houses: 15, and 26 to 30."""


def checked_house(number: int) -> int:
    """A number that is a house."""
    return within("house", number, 1, lib.SENET_HOUSES)


def house_of(row: int, col: int) -> int | None:
    """The house drawn at a row from the top and a column from the left, both from 0; None where there is none."""
    found: int = lib.senet_house_of(clamped("row", row), clamped("col", col))
    return None if found < 0 else found


def row_of(house: int) -> int:
    """The row a house is drawn in, from 0 at the top."""
    return int(lib.senet_row_of(checked_house(house)))


def col_of(house: int) -> int:
    """The column a house is drawn in, from 0 at the left."""
    return int(lib.senet_col_of(checked_house(house)))


def is_marked(house: int) -> bool:
    """Whether a house is one of the six marked ones."""
    return bool(lib.senet_is_marked(checked_house(house)))
