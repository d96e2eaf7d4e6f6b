"""Fanorona: the vectors once more, through the package, and what else it does."""

from __future__ import annotations

import copy
import doctest
import gc
import pickle
from typing import Any

import pytest
from vectors import rows

from sternhalma import GameError, Misuse, MoveError, PlayError, PositionError, fanorona
from sternhalma._library import lib
from sternhalma.fanorona import Board, Game, Kind, Outcome, Shape, Side, Step, StopFlag, Weights, Why, search


def told(step: Step) -> list[Any]:
    return [step.from_point, step.direction, step.kind, step.to_point, list(step.taken)]


def shown(game: Game) -> list[Any]:
    counts = [game.ply, game.quiet, game.repeats, game.outcome, game.winner or 0]
    return [game.position, int(game.in_chain), int(game.can_stop), *counts]


def made(row: Any) -> Game:
    quiet_limit, repeat, ply_cap = row["limits"]
    return Game(position=row["start"], quiet_limit=quiet_limit, repeat=repeat, ply_cap=ply_cap)


def test_points() -> None:
    for row in rows("fanorona/boards.jsonl"):
        board, point = Board(Shape[row["board"].upper()]), row["point"]
        assert (board.name(point), board.point(row["name"])) == (row["name"], point)
        assert board.strong(point) == bool(row["strong"])
        beside = [board.next_to(point, direction) for direction in range(8)]
        assert [-1 if other is None else other for other in beside] == row["next"]
        assert board.neighbours(point) == [other for other in beside if other is not None]


def test_positions() -> None:
    for row in rows("fanorona/positions.jsonl"):
        if "hex" in row or row["string"] is None:
            continue
        if row["code"]:
            with pytest.raises(PositionError) as refused:
                Board.from_string(row["string"])
            assert refused.value.code == row["code"]
            continue
        board = Board.from_string(row["string"])
        assert board.position == row["text"]
        assert board.shape.name.lower() == row["board"]
        assert "".join(str(int(side or 0)) for side in board.cells) == row["points"]
        assert [board.count(side) for side in Side] == row["count"]
        assert board.side == row["side"]
        assert board.chain_path == (row["chain"][2] if row["chain"] else [])


def test_steps_and_why() -> None:
    for row in rows("fanorona/steps.jsonl"):
        board = Board.from_string(row["position"])
        steps = board.steps
        assert [told(step) for step in steps] == row["steps"]
        assert [board.step_text(step) for step in steps] == row["texts"]
        for step in steps:
            assert board.undo(board.step(step.from_point, step.direction, step.kind))
        assert board.position == row["position"]
    for row in rows("fanorona/why.jsonl"):
        board = Board.from_string(row["position"])
        for from_point, direction, kind, why in row["tries"]:
            assert board.why(from_point, direction, kind) == why


def test_moves() -> None:
    for row in rows("fanorona/moves.jsonl"):
        board = Board.from_string(row["position"])
        if row["count"] is None:
            with pytest.raises(Misuse):
                board.moves(row["limit"])
            continue
        moves = board.moves()
        assert len(moves) == row["count"]
        texts = [board.move_text(move) for move in moves]
        assert texts == row.get("moves", texts)
        assert [board.read_move(text) for text in texts] == moves


def test_counts_and_evaluation() -> None:
    for row in rows("fanorona/perft.jsonl"):
        board = Board.from_string(row["position"])
        assert [board.perft(depth) for depth in (1, 2, 3)] == row["steps"][:3]
        assert [board.perft_moves(depth) for depth in (1, 2)][: len(row.get("moves", []))] == row.get("moves", [])[:2]
    for row in rows("fanorona/evaluate.jsonl"):
        assert Board.from_string(row["position"]).evaluate(Weights(**row["weights"])) == row["value"]


@pytest.mark.parametrize("file", ["games", "games_setup"])
def test_games(file: str) -> None:
    for row in rows(f"fanorona/{file}.jsonl"):
        game = made(row)
        for action, *expected in row["log"]:
            if action == "stop":
                game.stop()
            else:
                game.step(*action)
            assert shown(game) == expected
        assert (game.outcome, game.how, game.winner or 0) == (row["outcome"], row["how"], row["winner"])
        assert len(game.history) == row["plies"] + 1
        assert game == Game.from_text(game.log) == copy.copy(game) == pickle.loads(pickle.dumps(game))


def test_undo() -> None:
    for row in rows("fanorona/undo.jsonl"):
        game = made(row)
        assert [*shown(game), game.depth] == row["first"]
        for (operation, *arguments), result, why, *expected in row["ops"]:
            if operation.startswith("undo"):
                assert getattr(game, operation)() == result
            elif result == 0:
                getattr(game, operation)(*arguments)
            else:
                with pytest.raises(PlayError) as refused:
                    getattr(game, operation)(*arguments)
                assert (refused.value.code if isinstance(refused.value.code, Why) else 0) == why
            assert [*shown(game), game.depth] == expected


def test_search() -> None:
    game = Game(Shape.DIMY)
    depths: list[int] = []
    found = search(game, budget=500, seed=3, progress=lambda result: depths.append(result.depth))
    assert search(game, budget=500, seed=3) == found
    assert depths == list(range(1, found.depth + 1)) and found.stopped
    game.play(found.move)
    assert game.ply == 1
    won = search(Game(position="3/1wb/3 w"))
    assert won.score == lib.FANORONA_WIN_SCORE - 1 and not won.stopped
    flag = StopFlag()
    flag.stop()
    assert search(game, budget=10_000_000, stop=flag).depth == 1
    assert search(game, budget=500, depth=101) == search(game, budget=500)
    with pytest.raises(Misuse, match=r"^depth -1 is out of range \(at least 0\)$"):
        search(game, depth=-1)
    with pytest.raises(PlayError):
        search(Game(position="3/3/www w"))


def test_refusals() -> None:
    game = Game()
    with pytest.raises(MoveError) as refused:
        game.play("d3-e3")
    assert refused.value.code == Why.MUST_TAKE
    with pytest.raises(PlayError):
        game.stop()
    with pytest.raises(GameError):
        Game(Shape.TELO, position="3/3/3 w")
    with pytest.raises(GameError) as made_wrong:
        Game.from_text("fanorona 1\nboard telo\nquiet_limit x\n")
    assert (made_wrong.value.line, made_wrong.value.column) == (3, 13)
    with pytest.raises(ValueError):
        Board().point("z9")
    assert Board().step(21, 0, Kind.APPROACH).step == Step(21, 0, Kind.APPROACH, 22, (23,))
    assert Game(position="3/3/3 w").outcome == Outcome.STONES


def test_drawings() -> None:
    board = Board(Shape.TELO)
    assert str(board).startswith("3  b---b---b\n") and board.svg().startswith("<svg ")
    assert str(Game(Shape.TELO)) == str(board)


def test_the_examples_run() -> None:
    assert doctest.testmod(fanorona) == (0, 7)


def test_nothing_is_left_behind() -> None:
    gc.collect()
    before = lib.fanorona_live(), lib.fanorona_game_live()
    game = Game()
    boards = [game.board, Board(Shape.TELO), game.board.copy()]
    assert (lib.fanorona_live(), lib.fanorona_game_live()) == (before[0] + 3, before[1] + 1)
    del game, boards
    gc.collect()
    assert (lib.fanorona_live(), lib.fanorona_game_live()) == before
