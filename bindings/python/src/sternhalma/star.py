"""The star: its 121 holes, who is beside whom, and where the seats start.

Holes are numbered 0 to 120 in reading order, the top tip first; wherever a hole is asked for, its name may be given
as well: the letter of its row and its place in it, such as "e5". The points of the star are numbered 0 to 5 clockwise
from the top.
"""

from __future__ import annotations

from typing import NamedTuple, Union

from sternhalma._library import checked, ffi, lib, listed, text
from sternhalma.constants import Direction
from sternhalma.values import clamped, encoded, member, misuse, within

__all__ = [
    "CENTRE",
    "HOLES",
    "Coordinates",
    "Hole",
    "class_of",
    "col_of",
    "degree",
    "front",
    "hole",
    "hole_at",
    "layout_ok",
    "layout_point",
    "name",
    "neighbours",
    "next_to",
    "on_ring",
    "pairs",
    "point_holes",
    "point_of",
    "row",
    "row_of",
    "xy",
]


def __dir__() -> list[str]:
    return __all__


Hole = Union[int, str]
"""A hole by its number or its name."""

HOLES: int = lib.STERNHALMA_HOLES
"""How many holes the star has."""

CENTRE: int = lib.STERNHALMA_CENTRE
"""What `point_of` answers for a hole in the hexagon in the middle."""


class Coordinates(NamedTuple):
    """Cube coordinates: x + y + z == 0, y the row from -8 at the top and x growing to the right."""

    x: int
    y: int
    z: int


def hole(hole: Hole) -> int:
    """The number of a hole that may be given by its name; ValueError when there is no such hole."""
    if not isinstance(hole, str):
        return within("hole", hole, 0, HOLES - 1)
    named = encoded("hole", hole)
    number: int = lib.sternhalma_hole_named_n(named, len(named))
    if number < 0:
        raise misuse(f"hole {hole!r} is not the name of one (a1 to q1)")
    return number


def name(number: int) -> str:
    """The name of a hole."""
    return text(lib.sternhalma_name, hole(number))


def xy(of: Hole) -> Coordinates:
    """A hole's cube coordinates."""
    at = ffi.new("int32_t[3]")
    checked(lib.sternhalma_xy(hole(of), at, at + 1, at + 2))
    return Coordinates(*at)


def hole_at(x: int, y: int) -> int | None:
    """The hole at some coordinates, or None."""
    found: int = lib.sternhalma_hole_at(clamped("x", x), clamped("y", y))
    return None if found < 0 else found


def row_of(of: Hole) -> int:
    """The row of a hole, 0 at the top to 16 at the bottom."""
    return int(lib.sternhalma_row_of(hole(of)))


def col_of(of: Hole) -> int:
    """Where a hole is in its row, from 0 at the left."""
    return int(lib.sternhalma_col_of(hole(of)))


def row(number: int) -> range:
    """The holes of a row, 0 at the top to 16 at the bottom."""
    start: int = lib.sternhalma_row_start(within("row", number, 0, lib.STERNHALMA_ROWS - 1))
    return range(start, start + lib.sternhalma_row_len(number))


def next_to(of: Hole, direction: Direction) -> int | None:
    """The neighbour of a hole in a direction, or None."""
    found: int = lib.sternhalma_next_to(hole(of), member(Direction, "direction", direction))
    return None if found < 0 else found


def neighbours(of: Hole) -> list[int]:
    """Every neighbour of a hole, in the order of the directions."""
    return listed("int32_t", lib.STERNHALMA_NEIGHBOURS_MAX, lib.sternhalma_neighbours, hole(of))


def degree(of: Hole) -> int:
    """How many neighbours a hole has."""
    return int(lib.sternhalma_degree(hole(of)))


def point_of(of: Hole) -> int:
    """The point of the star that a hole belongs to, or CENTRE."""
    return int(lib.sternhalma_point_of(hole(of)))


def on_ring(of: Hole) -> bool:
    """Whether a hole is one of the 24 round the edge of the hexagon."""
    return bool(lib.sternhalma_on_ring(hole(of)))


def class_of(of: Hole) -> int:
    """A hole's hop class, 0 to 3: a chain of hops never leaves it."""
    return int(lib.sternhalma_class_of(hole(of)))


def point_holes(point: int) -> list[int]:
    """The ten holes of a point."""
    return listed("int32_t", lib.STERNHALMA_POINT_HOLES, lib.sternhalma_point_holes, _point(point))


def front(point: int) -> list[int]:
    """The five holes in front of a point."""
    return listed("int32_t", lib.STERNHALMA_FRONT_HOLES, lib.sternhalma_front, _point(point))


def pairs() -> list[tuple[int, int]]:
    """Every pair of neighbouring holes once, the lower hole first, in ascending order."""
    return listed("sternhalma_pair", lib.STERNHALMA_PAIRS, lib.sternhalma_pairs, of=lambda pair: (pair.low, pair.high))


def layout_ok(seats: int, pieces: int) -> bool:
    """Whether the game is played with so many seats and pieces."""
    return bool(lib.sternhalma_layout_ok(clamped("seats", seats), clamped("pieces", pieces)))


def layout_point(seats: int, seat: int) -> int:
    """The point a seat starts in, for a number of seats."""
    if not layout_ok(seats, 10):
        raise misuse(f"seats {seats} is not a number of seats (1, 2, 3, 4 or 6)")
    return int(lib.sternhalma_layout_point(seats, within("seat", seat, 0, seats - 1)))


def _point(number: int) -> int:
    return within("point", number, 0, CENTRE - 1)
