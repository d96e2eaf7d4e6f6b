"""Signals that arrive while the library works: what their handlers raise comes out of the call, wherever it is."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time

import pytest

from sternhalma import Board, Game, SearchResult, StopFlag, fanorona, search, senet, solve, solve_together

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no timers")

# Calls that nobody would wait for.
LONG = {
    "search": "sternhalma.search(sternhalma.Board(2), budget=10**12)",
    "search_alone": "sternhalma.search(sternhalma.Board(1), budget=10**12)",
    "search_of_six": "sternhalma.search(sternhalma.Game(6), budget=10**12)",
    "search_moves": "sternhalma.search_moves(sternhalma.Board(3), 3, budget=10**12)",
    "search_with_searcher": "sternhalma.search(sternhalma.Board(2), budget=10**12, searcher=sternhalma.Searcher())",
    "search_with_progress": "sternhalma.search(sternhalma.Board(2), budget=10**12, progress=lambda result: None)",
    "search_with_stop": "sternhalma.search(sternhalma.Board(2), budget=10**12, stop=sternhalma.StopFlag())",
    "solve": "sternhalma.solve(sternhalma.Board(1, 15), width=1_000_000)",
    "solve_by_threads": "sternhalma.solve(sternhalma.Board(1, 15), width=1_000_000, threads=2)",
    "solve_with_progress": "sternhalma.solve(sternhalma.Board(1, 15), width=1_000_000, progress=lambda result: None)",
    "solve_together": "sternhalma.solve_together(sternhalma.Board(2), width=1_000_000)",
    "perft": "sternhalma.Board(2).perft(12)",
    "senet_search": "senet.search(senet.Board.new_game(), 2, budget=10**12)",
    "senet_search_with_progress": "senet.search(senet.Board.new_game(), 2, budget=10**12, progress=lambda r: None)",
    "senet_walk": "senet.Board.new_game().walk(8)",
    "senet_expect": "senet.expect(senet.Board.new_game(), 10)",
    "fanorona_search": "fanorona.search(fanorona.Game(), budget=10**12)",
    "fanorona_search_with_progress": "fanorona.search(fanorona.Game(), budget=10**12, progress=lambda result: None)",
    "fanorona_perft": "fanorona.Board().perft(12)",
    "fanorona_perft_moves": "fanorona.Board().perft_moves(12)",
}

BEFORE = """
import os, random, signal, sys, threading, time
import sternhalma
from sternhalma import fanorona, senet

class Rung(Exception):
    def __bool__(self):
        return False

def ring(number, frame):
    global rung
    rung = time.perf_counter()
    raise Rung
"""

# Prints the seconds from a signal until what its handler raises is out of the call, for twenty signals.
TWENTY_SIGNALS = (
    BEFORE
    + """
random.seed({seed})
signal.signal(signal.SIGALRM, ring)
for turn in range(20):
    try:
        signal.setitimer(signal.ITIMER_REAL, random.uniform(0.001, 0.1))
        {call}
    except Rung:
        print(time.perf_counter() - rung)
    else:
        sys.exit("nothing was raised")
"""
)


def run(code: str) -> str:
    """What a program writes."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("call", LONG.values(), ids=LONG.keys())
def test_what_a_handler_raises_comes_out(call: str) -> None:
    waits = sorted(float(line) for line in run(TWENTY_SIGNALS.format(seed=len(call), call=call)).split())
    # It is a few milliseconds; the bound is for a machine that has other work.
    assert len(waits) == 20 and waits[10] < 0.5


def test_an_interrupt_from_the_keyboard_ends_the_loop_around_a_search() -> None:
    told = run(
        BEFORE
        + """
for turn in range(20):
    game = sternhalma.Game(2)
    after = threading.Timer(random.uniform(0.001, 0.1), os.kill, (os.getpid(), signal.SIGINT))
    try:
        after.start()
        while True:
            game.play(sternhalma.search(game, budget=50_000, progress=lambda result: None).move)
            if game.over:
                game = sternhalma.Game(2)
    except KeyboardInterrupt:
        print("interrupted")
    after.join()
"""
    )
    assert told == "interrupted\n" * 20


def test_many_signals_end_a_call_all_the_same() -> None:
    told = run(
        BEFORE
        + """
def ring_in_search(number, frame):
    while frame is not None and frame.f_code.co_name != "search":
        frame = frame.f_back
    if frame is not None:
        raise Rung

signal.signal(signal.SIGALRM, ring_in_search)
for turn in range(20):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.02, random.uniform(0.0002, 0.002))
        sternhalma.search(sternhalma.Board(2), budget=10**12, progress=lambda result: None)
    except Rung:
        signal.setitimer(signal.ITIMER_REAL, 0)
        print("rung")
"""
    )
    assert told == "rung\n" * 20


def test_a_handler_may_use_what_a_call_looks_at_and_stop_it() -> None:
    board, flag, told = Board(2), StopFlag(), []

    def handle(number: int, frame: object) -> None:
        told.append(board.position)
        flag.stop()

    before = signal.signal(signal.SIGALRM, handle)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        found = search(board, budget=10**12, stop=flag)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert told == [board.position] and found.stopped


def test_progress_is_told_on_the_thread_of_the_caller() -> None:
    told: list[int] = []
    game, rounds = fanorona.Game(), senet.Board.new_game()
    lonely = Board.empty(1)
    lonely.put("m4", 0)

    def note(progress: object) -> None:
        told.append(threading.get_ident())

    def all_of_them() -> None:
        search(Board(2), budget=1000, progress=note)
        senet.search(rounds, 2, budget=1000, progress=note)
        fanorona.search(game, budget=1000, progress=note)
        solve(lonely, progress=note)
        solve_together(Board(2), width=100, progress=note)

    all_of_them()
    assert set(told) == {threading.get_ident()}
    told.clear()
    thread = threading.Thread(target=all_of_them)
    thread.start()
    thread.join()
    assert set(told) == {thread.ident}


def test_what_progress_raises_comes_out_of_every_call_on_every_thread() -> None:
    lonely = Board.empty(1)
    lonely.put("m4", 0)

    def fail(progress: object) -> None:
        raise ZeroDivisionError

    calls = (
        lambda: search(Board(2), progress=fail),
        lambda: search(Board(2), budget=10, progress=fail),
        lambda: senet.search(senet.Board.new_game(), 2, progress=fail),
        lambda: fanorona.search(fanorona.Game(), progress=fail),
        lambda: solve(lonely, progress=fail),
        lambda: solve_together(Board(2), width=10, progress=fail),
    )
    raised: list[str] = []

    def all_of_them() -> None:
        for call in calls:
            try:
                call()
            except ZeroDivisionError:
                raised.append(threading.current_thread().name)

    thread = threading.Thread(target=all_of_them, name="another")
    thread.start()
    thread.join()
    all_of_them()
    assert raised == ["another"] * len(calls) + [threading.current_thread().name] * len(calls)


def test_a_call_is_made_where_no_thread_is_to_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> None:
        raise RuntimeError("can't start new thread")

    wanted = search(Board(2), budget=20_000)
    monkeypatch.setattr("sternhalma.long_call.start_new_thread", refuse)
    told: list[SearchResult] = []
    assert search(Board(2), budget=20_000, progress=told.append) == wanted and told
    with pytest.raises(ZeroDivisionError):
        search(Board(2), budget=20_000, progress=lambda result: 1 // 0)


def test_a_flag_stops_calls_on_every_thread_at_once() -> None:
    flag, begun = StopFlag(), threading.Semaphore(0)

    def think() -> None:
        search(Board(2), budget=10**12, stop=flag, progress=lambda result: begun.release())

    threads = [threading.Thread(target=think) for _ in range(2)]
    for thread in threads:
        thread.start()

    def stop() -> None:
        for _ in threads:
            begun.acquire(timeout=60)
        time.sleep(0.05)
        flag.stop()

    stopper = threading.Thread(target=stop)
    stopper.start()
    assert search(Game(2), budget=10**12, stop=flag).stopped and flag.is_set
    for thread in (*threads, stopper):
        thread.join(60)
        assert not thread.is_alive()
    assert flag._followers == []
