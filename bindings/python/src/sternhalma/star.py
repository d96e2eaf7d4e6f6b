"""The star: its 121 holes, who is beside whom, and where the seats start.

Holes are numbered 0 to 120 in reading order, the top tip first; wherever a hole is asked for, its name may be given
as well: the letter of its row and its place in it, such as "e5". The points of the star are numbered 0 to 5 clockwise
from the top.
"""

from __future__ import annotations

from typing import NamedTuple, Union

from sternhalma._library import checked, encoded, ffi, lib, listed, text
from sternhalma.constants import Direction

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
    if isinstance(hole, str):
        named = encoded(hole)
        number: int = lib.sternhalma_hole_named_n(named, len(named))
    else:
        number = hole
    if not 0 <= number < HOLES:
        raise ValueError(f"no such hole: {hole!r}")
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
    found: int = lib.sternhalma_hole_at(x, y)
    return None if found < 0 else found


def row_of(of: Hole) -> int:
    """The row of a hole, 0 at the top to 16 at the bottom."""
    return int(lib.sternhalma_row_of(hole(of)))


def col_of(of: Hole) -> int:
    """Where a hole is in its row, from 0 at the left."""
    return int(lib.sternhalma_col_of(hole(of)))


def row(number: int) -> range:
    """The holes of a row, 0 at the top to 16 at the bottom."""
    start: int = lib.sternhalma_row_start(number)
    if start < 0:
        raise ValueError(f"no such row: {number}")
    return range(start, start + lib.sternhalma_row_len(number))


def next_to(of: Hole, direction: Direction) -> int | None:
    """The neighbour of a hole in a direction, or None."""
    found: int = lib.sternhalma_next_to(hole(of), Direction(direction))
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
    return listed("int32_t", lib.STERNHALMA_POINT_HOLES, lib.sternhalma_point_holes, point)


def front(point: int) -> list[int]:
    """The five holes in front of a point."""
    return listed("int32_t", lib.STERNHALMA_FRONT_HOLES, lib.sternhalma_front, point)


def pairs() -> list[tuple[int, int]]:
    """Every pair of neighbouring holes once, the lower hole first, in ascending order."""
    return listed("sternhalma_pair", lib.STERNHALMA_PAIRS, lib.sternhalma_pairs, of=lambda pair: (pair.low, pair.high))


def layout_ok(seats: int, pieces: int) -> bool:
    """Whether the game is played with so many seats and pieces."""
    return bool(lib.sternhalma_layout_ok(seats, pieces))


def layout_point(seats: int, seat: int) -> int:
    """The point a seat starts in, for a number of seats."""
    point: int = lib.sternhalma_layout_point(seats, seat)
    if point < 0:
        raise ValueError(f"no seat {seat} among {seats}")
    return point
