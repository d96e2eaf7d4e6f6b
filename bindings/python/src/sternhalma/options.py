"""Options as the library takes them."""

from __future__ import annotations

from typing import Any, Callable, NamedTuple

from sternhalma._library import checked, ffi, string, text
from sternhalma.errors import Misuse
from sternhalma.values import integer, misuse

__all__ = ["OptionKind", "Options", "sized"]

DEPTH_MAX = 2**31 - 1
"""The greatest depth that options hold."""


class OptionKind(NamedTuple):
    """The options of one kind of call, and the functions of the library for them."""

    struct: str
    init: Callable[[Any], None]
    check: Callable[[Any, Any], int]
    text: Callable[..., int]


def sized(init: Callable[[Any, int], None]) -> Callable[[Any], None]:
    """A function that fills in as much of a struct as it is told the size of, for the whole struct."""
    return lambda struct: init(struct, ffi.sizeof(struct[0]))


class Options:
    """Options that are filled in by name, and refused in the words of the library."""

    __slots__ = ("_beyond", "_kind", "struct")

    def __init__(self, kind: OptionKind) -> None:
        self._kind = kind
        self._beyond: dict[str, tuple[int, int]] = {}
        self.struct = ffi.new(f"{kind.struct} *")
        kind.init(self.struct)

    def set(self, **numbers: int | None) -> None:
        """Sets numbers; None leaves one as it is."""
        for name, value in numbers.items():
            if value is not None:
                self._set(self.struct, name, name, integer(name, value))

    def set_depth(self, depth: int | None) -> None:
        """Sets the depth; the library takes one beyond the greatest as the greatest, of whatever size it is."""
        if depth is not None:
            self.set(depth=min(integer("depth", depth), DEPTH_MAX))

    def set_weights(self, weights: Any) -> None:
        """Sets the weights to those of an object that has them under the same names."""
        for name in weights.__dataclass_fields__:
            whole = f"weights.{name}"
            self._set(self.struct.weights, name, whole, integer(whole, getattr(weights, name)))

    def checked(self) -> Any:
        """The struct; Misuse says which option is out of its range."""
        error = ffi.new(ffi.typeof(self._kind.check).args[1])
        status = self._kind.check(self.struct, error)
        for name, (number, nearest) in self._beyond.items():
            if status and string(error.name) == name:
                raise misuse(text(self._kind.text, error).replace(str(nearest), str(number), 1))
            bound = f"at most {nearest}" if number > nearest else f"at least {nearest}"
            raise misuse(f"{name} {number} is out of range ({bound})")
        if status and error.option:
            raise Misuse(status, text(self._kind.text, error))
        checked(status)
        return self.struct

    def _set(self, struct: Any, field: str, name: str, number: int) -> None:
        try:
            setattr(struct, field, number)
        except OverflowError:
            # The nearest that the field holds, so that the library tells the range.
            kind = ffi.typeof(struct)
            fields = dict((kind.item if kind.kind == "pointer" else kind).fields)
            nearest = _nearest(fields[field].type, number)
            setattr(struct, field, nearest)
            self._beyond[name] = number, nearest


def _nearest(kind: Any, number: int) -> int:
    """The number nearest to one that a type holds."""
    bits = 8 * ffi.sizeof(kind)
    least = -(2 ** (bits - 1)) if int(ffi.cast(kind, -1)) < 0 else 0
    return least if number < least else least + 2**bits - 1
