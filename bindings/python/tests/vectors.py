"""The cases in `tests/vectors` of the library."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(os.environ.get("STERNHALMA_VECTORS") or Path(__file__).resolve().parents[3] / "tests" / "vectors")


def rows(file: str) -> Iterator[Any]:
    """Every line of a file of JSON lines but the first, which says what the others hold."""
    lines = (FOLDER / file).read_text(encoding="utf-8").splitlines()[1:]
    assert lines, f"{file} holds no case"
    yield from map(json.loads, lines)
