"""The library and how it is spoken to, the same for every engine in it."""

from __future__ import annotations

import copy
import os
import sys
from pathlib import Path
from threading import RLock
from typing import Any, Callable, ClassVar, NoReturn, TypeVar

from sternhalma._ffi import ffi
from sternhalma.errors import InternalError, Misuse

__all__ = ["Handle", "Kept", "__version__", "checked", "ffi", "lib", "listed", "string", "text"]

Item = TypeVar("Item")

CARRIED = {"darwin": "libsternhalma.dylib", "win32": "sternhalma.dll"}.get(sys.platform, "libsternhalma.so")

# The library that the package carries, unless another is named.
lib: Any = ffi.dlopen(os.environ.get("STERNHALMA_LIBRARY") or str(Path(__file__).with_name(CARRIED)))

if lib.sternhalma_abi_version() < lib.STERNHALMA_ABI_VERSION:
    raise ImportError("libsternhalma is older than this package")


def checked(status: int) -> int:
    """The answer of a status, list or text function, which is not negative; a negative one is raised."""
    if status >= 0:
        return status
    if status == lib.STERNHALMA_ERR_MEMORY:
        raise MemoryError
    words = string(lib.sternhalma_status_text(status))
    if status in (lib.STERNHALMA_ERR_INTERNAL, lib.STERNHALMA_ERR_DEAD):
        raise InternalError(status, words)
    raise Misuse(status, words)


def string(text: Any) -> str:
    """A text that the library keeps, empty for NULL."""
    return "" if text == ffi.NULL else ffi.string(text).decode("ascii")


__version__ = string(lib.sternhalma_version())


def text(function: Callable[..., int], *arguments: Any, room: int = 512) -> str:
    """What a text function writes; most of it fits in the room that is tried first."""
    while True:
        buf = ffi.new("char[]", room)
        length = checked(function(*arguments, buf, room))
        if length < room:
            return bytes(ffi.buffer(buf, length)).decode("ascii")
        room = length + 1


def _as_it_is(item: Any) -> Any:
    return item


def listed(
    kind: str,
    room: int,
    function: Callable[..., int],
    *arguments: Any,
    of: Callable[[Any], Item] = _as_it_is,
) -> list[Item]:
    """What a list function writes: numbers, or structs, whose fields `of` has to copy as the room does not stay.

    There are seldom more than the room that is tried first.
    """
    while True:
        out = ffi.new(f"{kind}[]", room)
        count = checked(function(*arguments, out, room))
        if count <= room:
            return [of(item) for item in out[0:count]]
        room = count


class Kept:
    """A plain struct that the library wrote, and that is handed back to it as it is."""

    __slots__ = ("_info",)

    # The C type.
    _struct: ClassVar[str]

    def __init__(self, info: Any) -> None:
        self._info = info

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _kept, (type(self), _plain(self._info[0]))

    def __eq__(self, other: object) -> bool:
        """Whether both hold the same."""
        if not isinstance(other, Kept) or other._struct != self._struct:
            return NotImplemented
        return bytes(ffi.buffer(self._info)) == bytes(ffi.buffer(other._info))

    def __hash__(self) -> int:
        return hash(bytes(ffi.buffer(self._info)))


def _plain(value: Any) -> Any:
    """A value of C as dictionaries, lists and numbers, out of which cffi makes it again."""
    if not isinstance(value, ffi.CData):
        return value
    kind = ffi.typeof(value)
    if kind.kind == "array":
        return [_plain(item) for item in value]
    return {name: _plain(getattr(value, name)) for name, _ in kind.fields}


def _kept(kind: type[Kept], fields: dict[str, Any]) -> Kept:
    return kind(ffi.new(f"{kind._struct} *", fields))


def _slots(kind: type[Handle]) -> list[str]:
    """The slots that a subclass has."""
    found = []
    for base in kind.__mro__[: kind.__mro__.index(Handle)]:
        slots = base.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            private = name.startswith("__") and not name.endswith("__")
            found.append(f"_{base.__name__.lstrip('_')}{name}" if private else name)
    return [name for name in found if name not in ("__dict__", "__weakref__")]


def _keep(handle: Handle, state: Any) -> None:
    """Gives a handle what a subclass keeps, as pickle does."""
    if state is None:
        return
    if hasattr(handle, "__setstate__"):
        handle.__setstate__(state)
        return
    attributes, slots = state if isinstance(state, tuple) else (state, None)
    if attributes:
        handle.__dict__.update(attributes)
    for name, value in (slots or {}).items():
        setattr(handle, name, value)


Owner = TypeVar("Owner", bound="Handle")


class Handle:
    """Something of the library's that is freed with this, can be copied, and is asked by one thread at a time.

    The library leaves it to its callers that nobody changes a handle while another looks at it; Python lets other
    threads run during a call, so each call holds a lock.
    """

    __slots__ = ("__weakref__", "_lock", "_pointer")

    # What a class of handles is freed and copied with.
    _free: ClassVar[Any]
    _clone: ClassVar[Any]

    def __init__(self, pointer: Any) -> None:
        if pointer == ffi.NULL:
            raise MemoryError
        self._pointer = ffi.gc(pointer, self._free)
        # A signal's handler or a finaliser may ask again on the same thread, but never in the middle of a call.
        self._lock = RLock()

    @classmethod
    def _owner(cls: type[Owner], pointer: Any) -> Owner:
        """The owner of a handle that the library made."""
        owner = cls.__new__(cls)
        Handle.__init__(owner, pointer)
        return owner

    def copy(self: Owner) -> Owner:
        """A copy of its own, with all that it remembers and, of a subclass, the same attributes."""
        other = self._owner(self._ask(self._clone))
        _keep(other, self.__getstate__())
        return other

    def __copy__(self: Owner) -> Owner:
        return self.copy()

    def __deepcopy__(self: Owner, memo: dict[int, Any]) -> Owner:
        other = self._owner(self._ask(self._clone))
        # It may be met again in what it keeps.
        memo[id(self)] = other
        _keep(other, copy.deepcopy(self.__getstate__(), memo))
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return (*self._made_of(), self.__getstate__())

    def __getstate__(self) -> Any:
        """What a subclass keeps: its attributes, or a pair of them and of those that have slots."""
        attributes = getattr(self, "__dict__", None) or None
        slots = {name: getattr(self, name) for name in _slots(type(self)) if hasattr(self, name)}
        return (attributes, slots) if slots else attributes

    def __eq__(self, other: object) -> bool:
        """Whether both are the same as far as their kind tells."""
        if not isinstance(other, Handle) or other._free != self._free:
            return NotImplemented
        return bool(self._value() == other._value())

    def __hash__(self) -> NoReturn:
        raise TypeError(f"a {type(self).__name__} has no hash, as it changes; its key and its position have one")

    def _made_of(self) -> tuple[Any, tuple[Any, ...]]:
        """A function, and what it makes the same of, for pickle."""
        raise NotImplementedError

    def _value(self) -> Any:
        """What is the same in two that are equal."""
        raise NotImplementedError

    def _clone_pointer(self) -> Any:
        """A copy of the handle alone, for a function that others shall not wait for."""
        pointer = self._ask(self._clone)
        if pointer == ffi.NULL:
            raise MemoryError
        return ffi.gc(pointer, self._free)

    def _ask(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """The answer of a function whose first argument is the handle."""
        with self._lock:
            return function(self._pointer, *arguments)

    def _text(self, function: Callable[..., int], *arguments: Any, room: int = 512) -> str:
        """What a text function of the handle writes."""
        with self._lock:
            return text(function, self._pointer, *arguments, room=room)

    def _listed(
        self,
        kind: str,
        room: int,
        function: Callable[..., int],
        *arguments: Any,
        of: Callable[[Any], Item] = _as_it_is,
    ) -> list[Item]:
        """What a list function of the handle writes."""
        with self._lock:
            return listed(kind, room, function, self._pointer, *arguments, of=of)
