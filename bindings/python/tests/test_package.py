"""The package: its examples, what it uses of the library, and what it leaves behind."""

from __future__ import annotations

import doctest
import gc
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

import pytest

import sternhalma
from sternhalma import Board, Game, Searcher, fanorona, search, senet, star
from sternhalma._library import lib

# What the package does without, and why.
UNUSED = {
    "sternhalma_api_get": "for programs that load the library without its declarations",
    "sternhalma_constant": "the declarations hold the numbers",
    "sternhalma_constant_at": "the declarations hold the numbers",
    "sternhalma_game_at_name": "holes are looked up by their names first",
    "sternhalma_game_live": "for tests",
    "sternhalma_game_move_at": "all moves are told at once",
    "sternhalma_game_move_count": "all moves are told at once",
    "sternhalma_game_search": "a search looks at a copy",
    "sternhalma_game_search_moves": "a search looks at a copy",
    "sternhalma_hex": "Python writes numbers in hex",
    "sternhalma_holes": "the declarations hold the numbers",
    "sternhalma_error_text": "a sentence about the very options or log takes its place",
    "sternhalma_flag_name": "a Flag knows its name",
    "sternhalma_level": "one that is told the size of the options takes its place",
    "sternhalma_live": "for tests",
    "sternhalma_perft": "one that can be stopped takes its place",
    "sternhalma_reason": "a sentence about the very string takes its place",
    "sternhalma_search_options_init": "one that is told the size of the options takes its place",
    "sternhalma_solve_options_init": "one that is told the size of the options takes its place",
    "sternhalma_tables_ok": "for tests",
    "sternhalma_zobrist": "what keys are made of",
    "sternhalma_zobrist_move": "what keys are made of",
    "sternhalma_zobrist_seats": "what keys are made of",
}


def test_the_examples_run() -> None:
    assert doctest.testmod(sternhalma) == (0, 7)


def run_example(readme: Path, before: str = "") -> str:
    """What the first block of Python of a page writes."""
    example = re.search(r"```python\n(.*?)```", readme.read_text(), re.DOTALL)
    assert example
    code = [sys.executable, "-c", before + example[1]]
    return subprocess.run(code, capture_output=True, text=True, check=True).stdout


def test_the_readme_runs() -> None:
    told = run_example(Path(__file__).resolve().parents[1] / "README.md")
    assert told.startswith("the piece is not one of the seat to move\nhome at ply ")


def test_the_lines_in_the_readme_of_the_library_run() -> None:
    told = run_example(Path(__file__).resolve().parents[3] / "README.md", "import sternhalma\n")
    assert len(told.splitlines()) == 18 and "(1)" in told


def test_every_function_of_the_library_is_used() -> None:
    sources = "".join(
        path.read_text() for path in Path(sternhalma.__file__).parent.glob("*.py") if path.name != "_ffi.py"
    )
    functions = {name for name in dir(lib) if name.startswith("sternhalma_")}
    without_length = {name[:-2] for name in functions if name.endswith("_n")}
    unused = {name for name in functions - without_length if not re.search(rf"lib\.{name}\b", sources)}
    assert unused - {"sternhalma_constant_n"} == UNUSED.keys() & functions - without_length


@pytest.mark.parametrize("module", [sternhalma, star, senet, fanorona])
def test_a_module_shows_what_it_is_for_and_no_more(module: ModuleType) -> None:
    assert dir(module) == sorted(module.__all__)


def test_every_module_says_what_it_is_for() -> None:
    for path in Path(sternhalma.__file__).parent.rglob("*.py"):
        assert "__all__ = [" in path.read_text() or path.name == "_ffi.py", path


def test_every_flag_has_its_name() -> None:
    for flag in sternhalma.Flag:
        assert sternhalma._library.string(lib.sternhalma_flag_name(flag)) == flag.name.lower()


def test_nothing_is_left_behind() -> None:
    gc.collect()
    before = lib.sternhalma_live(), lib.sternhalma_game_live()
    game, searcher = Game(3), Searcher()
    game.play(search(game, budget=100, searcher=searcher).move)
    boards = [game.board, Board(2), game.board.copy()]
    assert (lib.sternhalma_live(), lib.sternhalma_game_live()) == (before[0] + 3, before[1] + 1)
    del game, boards, searcher
    gc.collect()
    assert (lib.sternhalma_live(), lib.sternhalma_game_live()) == before


def test_it_is_the_version_of_the_library() -> None:
    assert sternhalma.__version__ == version("sternhalma")
    assert lib.sternhalma_tables_ok() == 1
