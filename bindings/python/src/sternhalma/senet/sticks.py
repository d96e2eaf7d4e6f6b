"""The sticks, four of them, that are thrown for a roll of 1 to 5."""

from __future__ import annotations

from sternhalma._library import lib, listed
from sternhalma.values import KEY_MAX, within

__all__ = ["chances", "checked_roll", "extra", "thrown"]


def checked_roll(number: int) -> int:
    """A number that is a roll."""
    return within("roll", number, 1, lib.SENET_ROLLS)


def chances() -> list[tuple[int, int, int]]:
    """How likely each roll is: the roll, how many of the ways the sticks can fall make it, and how many there are."""
    return listed("senet_chance", lib.SENET_ROLLS, lib.senet_chances, of=lambda c: (c.roll, c.weight, c.denominator))


def extra(roll: int) -> bool:
    """Whether a roll gives another throw."""
    return bool(lib.senet_extra(checked_roll(roll)))


def thrown(seed: int, n: int) -> int:
    """One throw of the sticks out of the row of throws that a seed stands for, the same on every machine."""
    return int(lib.senet_thrown(within("seed", seed, 0, KEY_MAX), within("n", n, 0, KEY_MAX)))
