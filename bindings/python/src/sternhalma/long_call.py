"""Calls of the library that can take long.

Python runs the handlers of signals on its main thread, and only between its own instructions: while that thread is in
the library none runs. So a long call from the main thread is made on a thread beside it, and the main thread waits, a
little at a time. What a handler or the user's `progress` raises there ends the call and comes out of it. A call from
any other thread, where no handler runs, and one that does not take long are made where they are.
"""

from __future__ import annotations

from _thread import start_new_thread
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from threading import get_ident, main_thread
from typing import Any, Callable

from sternhalma._library import checked, ffi, lib
from sternhalma.errors import Stopped
from sternhalma.stop_flag import StopFlag
from sternhalma.values import instance

__all__ = ["SHORT", "LongCall"]

SHORT = 10_000
"""A search of so many positions takes less long than anyone notices; a thread would make it slower."""

WAIT = 0.02
"""How long, in seconds, the main thread waits before it looks whether a signal has arrived.

A signal wakes it at once where the system hands it to the main thread, as it mostly does, but on Windows.
"""


class LongCall:
    """A call that is ended by a flag, by whoever is told on the way, and by what is raised meanwhile."""

    __slots__ = (
        "_answer",
        "_beside",
        "_done",
        "_failure",
        "_kept",
        "_of",
        "_stop",
        "_tell",
        "_told",
        "_verdict",
        "_wake_call",
        "_wake_caller",
        "flag",
    )

    def __init__(
        self,
        *,
        short: bool = False,
        stop: StopFlag | None = None,
        tell: Callable[[Any], object] | None = None,
        of: Callable[[Any], Any] | None = None,
    ) -> None:
        """
        :param short: whether it takes so little time that nothing has to end it
        :param stop: ends it
        :param tell: told on the way; anything true ends it
        :param of: makes what is told out of what the library wrote
        """
        if tell is not None and not callable(tell):
            raise TypeError(f"progress is something to call, not {type(tell).__name__}")
        self._stop = None if stop is None else instance(StopFlag, "stop", stop)
        self._tell, self._of = tell, of
        self._beside = (tell is not None or not short) and get_ident() == main_thread().ident
        self._answer: Any = None
        self._failure: BaseException | None = None
        self._done = False
        # What the library looks at besides its arguments.
        self._kept: list[Any] = []
        # What the main thread is to tell, and whether that ends the call.
        self._told: Any = None
        self._verdict: bool | None = None
        self._wake_call: SimpleQueue[None] = SimpleQueue()
        self._wake_caller: SimpleQueue[None] = SimpleQueue()
        self.flag = ffi.new("int32_t *") if self._beside or stop is None else stop._flag
        """What the library looks at to see whether to stop."""

    def set_in(self, options: Any, struct: str, *kept: Any) -> None:
        """Sets what ends the call in its options, and who is told a struct.

        All that the options point to is kept as long as the call lasts, even if nobody waits for it any more.
        """
        user = ffi.new_handle(self)
        options.stop, options.user = self.flag, user
        if self._tell is not None:
            options.progress = _callback(struct)
        self._kept = [user, *kept]

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """The answer of a function; what was raised on the way is raised."""
        if not self._beside:
            self._work(function, arguments)
        else:
            # However this frame is left, even by a signal after a signal, the call does not go on for long.
            ended = ffi.gc(self.flag, lib.sternhalma_search_stop)
            try:
                if self._stop is not None:
                    self._stop._follow(self.flag)
                self._wait(function, arguments)
            finally:
                del ended
                if self._stop is not None:
                    self._stop._leave(self.flag)
        failure, self._failure = self._failure, None
        if failure is not None:
            try:
                raise failure
            finally:
                # It knows this frame.
                del failure
        return self._answer

    def count(self, function: Callable[..., Any], *arguments: Any, kind: str = "uint64_t") -> int:
        """The number that a function writes which takes a flag and no options; Stopped when the flag ended it."""
        number = ffi.new(f"{kind} *")
        status = checked(self.run(function, *arguments, self.flag, ffi.NULL, ffi.NULL, number))
        if status > 0:
            raise Stopped(status, "it was stopped before it was through")
        return int(number[0])

    def _work(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        """Makes the call."""
        try:
            self._answer = function(*arguments)
        except BaseException as error:
            self._failure = error
        finally:
            self._kept.clear()
            self._done = True
            self._wake_caller.put(None)

    def _wait(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        """Makes the call on a thread beside this one, and waits for it."""
        try:
            start_new_thread(self._work, (function, arguments))
        except RuntimeError:
            # There is no thread to be had, or the interpreter is ending.
            self._beside = False
            self._work(function, arguments)
        raised: BaseException | None = None
        while not self._done:
            # A signal may come at any place in here, at the turn of the inner loop as well, so what is told and
            # answered is kept and not handed on.
            try:
                while not self._done:
                    if raised is not None:
                        lib.sternhalma_search_stop(self.flag)
                        self._answer_call(True)
                    elif self._told is not None:
                        told, self._told = self._told, None
                        self._answer_call(self._ends(told))
                    with suppress(Empty):
                        self._wake_caller.get(timeout=WAIT)
            except BaseException as error:
                raised = error if raised is None else raised
        self._failure = self._failure if raised is None else raised

    def _answer_call(self, verdict: bool) -> None:
        self._verdict = verdict
        self._wake_call.put(None)

    def _ends(self, told: Any) -> bool:
        """Tells, and answers whether that ends the call."""
        return self._tell is not None and bool(self._tell(told))

    def _progress(self, struct: Any) -> bool:
        """What the library calls, on the thread that the call is made on."""
        told = struct if self._of is None else self._of(struct)
        if not self._beside:
            # It may go on asking for a while.
            return self._failure is not None or self._ends(told)
        self._verdict, self._told = None, told
        self._wake_caller.put(None)
        while self._verdict is None and not self.flag[0]:
            with suppress(Empty):
                self._wake_call.get(timeout=WAIT)
        return self._verdict is not False


def _progress(struct: Any, user: Any) -> int:
    call: LongCall = ffi.from_handle(user)
    return call._progress(struct)


def _failed(kind: type[BaseException], error: BaseException, traceback: Any) -> None:
    """Keeps what was raised in `_progress`, wherever in it that was."""
    call: LongCall = ffi.from_handle(traceback.tb_frame.f_locals["user"])
    call._failure = error if call._failure is None else call._failure


@cache
def _callback(struct: str) -> Any:
    """`_progress` as the library calls it; it is made when it is needed, as not every system allows it."""
    try:
        return ffi.callback(f"int32_t (*)(const {struct} *, void *)", _progress, error=1, onerror=_failed)
    except MemoryError:
        raise RuntimeError(
            "progress cannot be told, as the system refuses memory that is writable and executable"
        ) from None
