"""Systems that refuse memory that is writable and executable: everything works but for being told on the way."""

from __future__ import annotations

import subprocess
import sys

import pytest

PLAY = """
import sternhalma
from sternhalma import fanorona, senet

game = sternhalma.Game(2)
game.play(sternhalma.search(game, budget=50_000).move)
board = senet.Board.new_game()
board.apply(senet.search(board, 2, budget=50_000).move)
taken = fanorona.Game()
taken.play(fanorona.search(taken, budget=50_000).move)
lonely = sternhalma.Board.empty(1)
lonely.put("m4", 0)
sternhalma.solve(lonely)
print(game.ply, board.ply, taken.ply)
"""

TELL = """
try:
    sternhalma.search(game, budget=100, progress=print)
except RuntimeError as error:
    print(error)
"""

REFUSED = "progress cannot be told, as the system refuses memory that is writable and executable\n"


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="prctl is Linux's")
def test_it_is_played_where_such_memory_is_refused() -> None:
    refuse = "import ctypes\nprint(ctypes.CDLL(None).prctl(65, 1, 0, 0, 0))\n"
    refused, told = run(refuse + PLAY + TELL).split("\n", 1)
    if refused != "0":
        pytest.skip("the system knows no PR_SET_MDWE")
    # Some builds of libffi have callbacks that need no such memory.
    assert told.startswith("1 1 1\n") and (told == "1 1 1\n" + REFUSED or "SearchResult" in told)


def test_no_callback_is_made_before_somebody_is_to_be_told() -> None:
    refuse = """
import sternhalma._ffi

class Refusing:
    def __init__(self, ffi):
        self.ffi = ffi
    def __getattr__(self, name):
        if name == "callback":
            raise MemoryError
        return getattr(self.ffi, name)

sternhalma._ffi.ffi = Refusing(sternhalma._ffi.ffi)
"""
    # The package was imported before that module of it was changed, so it is imported anew.
    again = """
import sys
for name in [name for name in sys.modules if name.startswith("sternhalma") and name != "sternhalma._ffi"]:
    del sys.modules[name]
"""
    assert run(refuse + again + PLAY + TELL) == "1 1 1\n" + REFUSED
