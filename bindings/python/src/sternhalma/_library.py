"""The library and how it is spoken to, the same for every engine in it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import RLock
from typing import Any, Callable, ClassVar, TypeVar

from sternhalma._ffi import ffi
from sternhalma.errors import InternalError, Misuse

__all__ = ["Handle", "checked", "encoded", "ffi", "lib", "listed", "string", "text"]

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


def encoded(text: str) -> bytes:
    """A text as the library reads it."""
    return text.encode("utf-8", "surrogatepass")


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
        """A copy of its own, with all that it remembers."""
        return self._owner(self._ask(self._clone))

    def __copy__(self: Owner) -> Owner:
        return self.copy()

    def __deepcopy__(self: Owner, memo: dict[int, Any]) -> Owner:
        return self.copy()

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
