"""Values that callers hand over, held against what is taken.

A number out of its range is a Misuse, whatever its size, and a value of another type a TypeError.
"""

from __future__ import annotations

from enum import IntEnum
from operator import index
from typing import SupportsIndex, TypeVar, cast

from sternhalma._library import lib
from sternhalma.errors import Misuse

__all__ = ["KEY_MAX", "clamped", "encoded", "instance", "integer", "member", "misuse", "within"]

Number = TypeVar("Number", bound=IntEnum)
Value = TypeVar("Value")

KEY_MAX = 2**64 - 1
"""The greatest key, seed and budget."""


def misuse(words: str) -> Misuse:
    """What is raised for a value that is not taken."""
    return Misuse(lib.STERNHALMA_ERR_ARGUMENT, words)


def integer(name: str, value: object) -> int:
    """A whole number, of any type that stands for one."""
    try:
        number = index(cast(SupportsIndex, value))
    except TypeError:
        raise TypeError(f"{name} is an integer, not {_type(value)}") from None
    return number


def within(name: str, value: object, least: int, most: int) -> int:
    """A whole number from the least to the most that is taken."""
    number = integer(name, value)
    if not least <= number <= most:
        raise misuse(f"{name} {number} is out of range ({least} to {most})")
    return number


def clamped(name: str, value: object, bits: int = 32) -> int:
    """A whole number for a function that takes any, the nearest that it can be handed."""
    most = (1 << (bits - 1)) - 1
    return max(-most - 1, min(integer(name, value), most))


def member(kind: type[Number], name: str, value: object) -> Number:
    """A member of an enumeration, by itself or by its number."""
    if isinstance(value, kind):
        return value
    return kind(within(name, value, min(kind), max(kind)))


def instance(kind: type[Value], name: str, value: object) -> Value:
    """A value of a type."""
    if not isinstance(value, kind):
        raise TypeError(f"{name} is of the type {kind.__name__}, not {_type(value)}")
    return value


def encoded(name: str, text: str) -> bytes:
    """A text as the library reads it."""
    if not isinstance(text, str):
        raise TypeError(f"{name} is a str, not {_type(text)}")
    return text.encode("utf-8", "surrogatepass")


def _type(value: object) -> str:
    return "None" if value is None else type(value).__name__
