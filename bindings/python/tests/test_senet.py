"""Senet: the vectors through the package, what a board and a search do, and what is left behind."""

from __future__ import annotations

import copy
import dataclasses
import doctest
import gc
import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from vectors import rows

from sternhalma import PlayError, PositionError, StopFlag, senet
from sternhalma._library import lib
from sternhalma.senet import Board, Exit, Kind, Move, Protect, Reach26, RuleSet, Side, Status, Weights, expect, search

# What the package does without, and why.
UNUSED = {
    "senet_api_get": "for programs that load the library without its declarations",
    "senet_constant": "the declarations hold the numbers",
    "senet_constant_at": "the declarations hold the numbers",
    "senet_from_string": "texts are told with their lengths",
    "senet_live": "for tests",
    "senet_field_name": "a set of rules says itself which of its fields is wrong",
    "senet_reason": "a sentence about the very string takes its place",
    "senet_rules": "sets are had by their numbers",
    "senet_rules_fault": "a set of rules says itself which of its fields is wrong",
    "senet_rules_ok": "a set of rules says itself which of its fields is wrong",
    "senet_search_options_init": "one that is told the size of the options takes its place",
    "senet_search_stop": "a flag is the same for every engine",
    "senet_status_text": "a status is the same for every engine",
    "senet_tables_ok": "for tests",
    "senet_expect": "one that can be stopped takes its place",
    "senet_walk": "one that can be stopped takes its place",
    "senet_version": "it is the version of the library",
    "senet_weights_default": "they are all 0",
}


def rules_of(spec: Any) -> RuleSet:
    """The rule set that is asked for by a name or by what differs."""
    if spec is None or isinstance(spec, str):
        return RuleSet.named("kendall" if spec is None else spec)
    kinds: dict[str, Any] = {
        "protect": lambda word: Protect[word.upper()],
        "reach26": lambda word: Reach26[word.upper()],
        "safe": frozenset,
        "backward": bool,
        "throw_on_26": bool,
    }
    base = RuleSet.named(spec.get("exits", "kendall"))
    changes = {name: kinds.get(name, lambda value: value)(value) for name, value in spec.items()}
    if len(changes.get("safe", ())) != len(spec.get("safe", ())):
        raise ValueError("a house is twice among the safe ones")
    rules = dataclasses.replace(base, **changes)
    rules._struct()
    return rules


def told(move: Move) -> list[int]:
    return [int(number) for number in move]


def move_of(numbers: list[int]) -> Move:
    start, to, roll, kind, swap, backward = numbers
    return Move(start, to, roll, Kind(kind), bool(swap), bool(backward))


def test_positions() -> None:
    for row in rows("senet/positions.jsonl"):
        text = bytes.fromhex(row["hex"]) if "hex" in row else row["string"] or ""
        if row["code"]:
            with pytest.raises(PositionError) as refused:
                Board.from_string(text)
            assert refused.value.code == row["code"] and str(refused.value)
            continue
        board = Board.from_string(text)
        assert board.position == row["string"] and Board.from_string(board.position) == board
        assert "".join(map(str, board.cells)) == row["houses"] and board.key_hex == row["key"] == f"{board.key:016x}"
        assert [board.side, board.pieces] == [row["side"], row["pieces"]]
        assert [board.count(side) for side in Side] == row["count"]
        assert [board.home(side) for side in Side] == row["home"]
        winner = -1 if board.winner is None else board.winner
        assert [board.status, board.how, winner] == [row["status"], row["how"], row["winner"]]


def test_rule_sets() -> None:
    for row in rows("senet/rules.jsonl"):
        if not row["ok"]:
            with pytest.raises((ValueError, TypeError, KeyError)):
                rules_of(row["spec"])
            continue
        rules, wanted = rules_of(row["spec"]), row["rules"]
        assert [rules.pieces, rules.blockade, rules.backward] == [wanted[n] for n in ("pieces", "blockade", "backward")]
        assert [rules.protect.name.lower(), rules.reach26.name.lower()] == [wanted["protect"], wanted["reach26"]]
        assert [rules.throw_on_26, sorted(rules.safe)] == [wanted["throw_on_26"], wanted["safe"]]
        for house, chains in wanted["exits"].items():
            found = [rules.exit(int(house), roll) for roll in range(1, 6)]
            words = [[x.name.lower() if isinstance(x, Exit) else x for x in chain] for chain in found]
            assert words == chains


@pytest.mark.parametrize("name", ["moves_kendall", "moves_skyruk", "moves_edge", "moves_custom", "gym_moves"])
def test_moves(name: str) -> None:
    for row in rows(f"senet/{name}.jsonl"):
        moves = Board.from_string(row["position"]).moves(row["roll"], rules_of(row["rules"]), row["only"])
        assert [told(move) for move in moves] == row["moves"]


@pytest.mark.parametrize("name", ["apply", "gym_apply"])
def test_moves_made(name: str) -> None:
    for row in rows(f"senet/{name}.jsonl"):
        board, move = Board.from_string(row["position"]), move_of(row["move"])
        board.ply = row["ply"]
        assert str(move) == row["text"]
        if not row["applied"]:
            with pytest.raises(PlayError):
                board.apply(move, rules_of(row["rules"]))
            continue
        undo, bound = board.apply(move, rules_of(row["rules"]))
        assert [board.position, board.side, bound or 0] == [row["after"], row["side"], row["bound"]]
        assert [board.ply, board.status, board.how] == [row["ply_after"], row["status"], row["how"]]
        assert board.unapply(undo) and [board.position, board.ply] == [row["position"], row["ply"]]
        assert not board.unapply(undo)


def test_forfeits() -> None:
    for row in rows("senet/forfeit.jsonl"):
        board = Board.from_string(row["position"])
        board.ply = row["ply"]
        undo = board.forfeit(row["roll"])
        assert [board.position, board.ply, board.status] == [row["after"], row["ply_after"], row["status"]]
        assert board.unapply(undo) and [board.position, board.ply] == [row["position"], row["ply"]]


def test_values() -> None:
    for row in rows("senet/walk.jsonl"):
        board, rules = Board.from_string(row["position"]), rules_of(row["rules"])
        assert [str(board.walk(depth, rules)) for depth in range(1, len(row["counts"]) + 1)] == row["counts"]
    for row in rows("senet/evaluate.jsonl"):
        board, rules = Board.from_string(row["position"]), rules_of(row["rules"])
        assert [board.evaluate(side, rules, Weights(**row["weights"])) for side in Side] == row["value"]
    for row in rows("senet/runs.jsonl"):
        board, rules = Board.from_string(row["position"]), rules_of(row["rules"])
        for method in ("protected", "in_blockade"):
            digits = [str(int(getattr(board, method)(house, rules))) for house in senet.HOUSES]
            assert "".join(digits) == row[method]
    for row in rows("senet/expect.jsonl"):
        board, rules = Board.from_string(row["position"]), rules_of(row["rules"])
        found = [expect(board, row["depth"], rules=rules, side=side) for side in Side]
        assert found == [row["light"], row["dark"]]


def test_choices() -> None:
    for row in rows("senet/greedy.jsonl"):
        index = Board.from_string(row["position"]).greedy(row["roll"], rules_of(row["rules"]), row["only"])
        assert (-1 if index is None else index) == row["index"]
    for row in rows("senet/search.jsonl"):
        board, rules = Board.from_string(row["position"]), rules_of(row["rules"])
        for ties, which in ((1, "earlier"), (0, "later")):
            weights = Weights(**row["weights"], ties=ties)
            asked: dict[str, Any] = {"depth": row["depth"], "budget": 2**64 - 1, "table_kib": 64, "only": row["only"]}
            found = search(board, row["roll"], rules=rules, weights=weights, **asked)
            assert (found.index, found.value, found.stopped) == (row[which], row["value"], False)
            assert found.move == board.moves(row["roll"], rules, row["only"])[row[which]]


def test_games() -> None:
    for row in rows("senet/games.jsonl"):
        rules = rules_of(row["rules"])
        board, bound = Board.new_game(rules.pieces), None
        for roll, text in row["moves"]:
            assert board.status == Status.ONGOING
            named = [move for move in board.moves(roll, rules, bound) if str(move) == text]
            bound = None
            if named:
                _, bound = board.apply(named[0], rules)
            else:
                assert text == "-"
                board.forfeit(roll)
        assert [board.position, board.ply, board.winner] == [row["final"], row["plies"], row["winner"]]


def test_a_board_is_set_up_at_will() -> None:
    board = Board(7)
    board.put(15, Side.LIGHT)
    board.side, board.ply = Side.DARK, 9
    assert (board.at(15), board.at(16), board.side.other) == (Side.LIGHT, None, Side.LIGHT)
    for other in (board.copy(), copy.copy(board), copy.deepcopy(board), pickle.loads(pickle.dumps(board))):
        assert other == board and other is not board
    board.lift(15)
    board.cells = [2] * 30
    assert board.count(Side.DARK) == 30 and board.home(Side.DARK) == -23 and not board.consistent
    for wrong in (
        lambda: Board(8),
        lambda: board.put(31, Side.DARK),
        lambda: board.at(0),
        lambda: board.moves(6),
        lambda: board.moves(1, only=31),
        lambda: board.walk(9),
        lambda: setattr(board, "cells", [0] * 29),
        lambda: setattr(board, "ply", -1),
        lambda: board.evaluate(Side.DARK, weights=Weights(blockade=1001)),
        lambda: board.svg(width=-1),
        lambda: RuleSet.named("senet"),
        lambda: board.moves(1, RuleSet(blockade=8)),
    ):
        with pytest.raises(ValueError):
            wrong()


def test_drawings() -> None:
    board = Board.new_game()
    (move,) = board.moves(2)
    board.apply(move)
    assert board.text(names=True, move=move).splitlines()[0] == " 1  d  l  d  l  d  l  d  l  d  :  10"
    assert "(l )" in board.text(move=move) and str(board) == board.text()
    assert board.svg(width=300).startswith("<svg ") and 'width="300"' in board.svg(width=300)
    assert board._repr_svg_() == board.svg()


def test_a_search_is_told_about_and_stopped() -> None:
    board, seen = Board.new_game(), []
    plain = search(board, 2, budget=5000)
    assert search(board, 2, budget=5000, progress=lambda result: seen.append(result.depth)) == plain
    assert seen == list(range(1, plain.depth + 1))
    assert search(board, 2, progress=lambda result: result.depth == 2).depth == 2
    stop = StopFlag()
    stop.stop()
    assert search(board, 2, stop=stop).depth == 1
    with pytest.raises(ZeroDivisionError):
        search(board, 2, progress=lambda result: 1 // 0)
    assert search(board, 2, budget=500, depth=11) == search(board, 2, budget=500)
    with pytest.raises(PlayError):
        search(Board.from_string("........../........../.........d d 5"), 1)


def test_the_track_and_the_sticks() -> None:
    assert senet.house_of(1, 0) == 20 and senet.house_of(3, 0) is None
    assert [senet.house_of(senet.row_of(h), senet.col_of(h)) for h in senet.HOUSES] == list(senet.HOUSES)
    assert [house for house in senet.HOUSES if senet.is_marked(house)] == list(senet.MARKED)
    assert senet.chances() == [(1, 4, 16), (2, 6, 16), (3, 4, 16), (4, 1, 16), (5, 1, 16)]
    assert [senet.extra(roll) for roll in range(1, 6)] == [True, False, False, True, True]
    assert {senet.thrown(1, n) for n in range(100)} == {1, 2, 3, 4, 5}


def test_the_examples_run() -> None:
    assert doctest.testmod(senet, optionflags=doctest.NORMALIZE_WHITESPACE) == (0, 7)


def test_every_function_of_the_library_is_used() -> None:
    source = "".join(path.read_text() for path in Path(senet.__file__).parent.glob("*.py"))
    functions = {name for name in dir(lib) if name.startswith("senet_")}
    unused = {name for name in functions if not re.search(rf"lib\.{name}\b", source)}
    assert unused - {"senet_constant_n"} == UNUSED.keys()


def test_nothing_is_left_behind() -> None:
    gc.collect()
    before = lib.senet_live()
    board = Board.new_game()
    search(board, 1, budget=100)
    boards = [board, board.copy(), Board()]
    assert lib.senet_live() == before + 3
    del board, boards
    gc.collect()
    assert lib.senet_live() == before
