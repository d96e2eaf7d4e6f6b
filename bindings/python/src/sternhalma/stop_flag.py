"""What ends long calls from anywhere."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sternhalma._library import ffi, lib

__all__ = ["StopFlag"]


class StopFlag:
    """Ends the searches, solvers and counts it was given to; it stays set."""

    __slots__ = ("_flag", "_followers")

    def __init__(self) -> None:
        self._flag = ffi.new("int32_t *")
        # The flags of calls that have one of their own, and end by this one too.
        self._followers: list[Any] = []

    def stop(self) -> None:
        """Ends them, from any thread and from the handler of a signal."""
        for flag in (self._flag, *self._followers):
            lib.sternhalma_search_stop(flag)

    @property
    def is_set(self) -> bool:
        """Whether it was set."""
        return bool(self._flag[0])

    def _follow(self, flag: Any) -> None:
        """Sets a flag as soon as this one is."""
        self._followers.append(flag)
        if self.is_set:
            lib.sternhalma_search_stop(flag)

    def _leave(self, flag: Any) -> None:
        """Ends `_follow`, if that came to be."""
        with suppress(ValueError):
            self._followers.remove(flag)
