"""The vectors once more, through the package."""

from __future__ import annotations

from typing import Any

import pytest
from vectors import rows

from sternhalma import (
    Board,
    Direction,
    Flag,
    Game,
    GameError,
    How,
    Kind,
    Move,
    MoveError,
    PlayError,
    PositionError,
    star,
)


def test_star() -> None:
    for row in rows("sternhalma/star.jsonl"):
        hole = row["hole"]
        assert star.name(hole) == row["name"] and star.hole(row["name"]) == hole
        assert star.xy(hole) == tuple(row["xyz"]) and star.hole_at(*row["xyz"][:2]) == hole
        assert (star.row_of(hole), star.col_of(hole)) == (row["row"], row["col"])
        assert star.row(row["row"])[row["col"]] == hole
        beside = [star.next_to(hole, direction) for direction in Direction]
        assert [-1 if other is None else other for other in beside] == row["next"]
        assert star.neighbours(hole) == [other for other in beside if other is not None]
        assert star.degree(hole) == row["degree"] == len(star.neighbours(hole))
        assert (star.point_of(hole), star.on_ring(hole), star.class_of(hole)) == (
            row["point"],
            row["ring"],
            row["class"],
        )


def test_layouts() -> None:
    for row in rows("sternhalma/layouts.jsonl"):
        seats, pieces = row["seats"], row["pieces"]
        board = Board(seats, pieces)
        assert star.layout_ok(seats, pieces)
        assert board.position == row["start"]
        assert [board.seat_point(seat) for seat in range(seats)] == row["points"]
        assert [star.layout_point(seats, seat) for seat in range(seats)] == row["points"]
        for seat, holes in enumerate(row["starts"]):
            assert [hole for hole, other in enumerate(board.cells) if other == seat] == holes


def test_reach() -> None:
    for row in rows("sternhalma/reach.jsonl"):
        board = Board.from_string(row["position"])
        for name, (steps, hops, reach) in row["pieces"].items():
            hole = int(name)
            assert [board.steps(hole), board.hops(hole), board.reach(hole)] == [steps, hops, reach]
        assert [[*move] for move in board.legal] == row["legal"]


def test_hops_from() -> None:
    for row in rows("sternhalma/hops_from.jsonl"):
        assert Board.from_string(row["position"]).hops(row["hole"], row["from"]) == row["hops"]


def test_paths() -> None:
    for row in rows("sternhalma/paths.jsonl"):
        board = Board.from_string(row["position"])
        move = Move(row["from"], row["to"])
        assert (board.path(move), board.move_text(move)) == (row["path"], row["text"])


def test_terms() -> None:
    for row in rows("sternhalma/terms.jsonl"):
        board, seat = Board.from_string(row["position"]), row["seat"]
        told = board.count(seat), board.home_complete(seat), board.distance_left(seat)
        assert told == (row["count"], row["home_complete"], row["distance_left"])


def test_perft() -> None:
    for row in rows("sternhalma/perft.jsonl"):
        board = Board.from_string(row["position"])
        assert [board.perft(depth) for depth in (1, 2)] == row["counts"][:2]


def test_positions() -> None:
    for row in rows("sternhalma/positions.jsonl"):
        string = row["string"] if "string" in row else bytes.fromhex(row["hex"]).decode("utf-8", "surrogateescape")
        if row["code"]:
            with pytest.raises(PositionError) as refused:
                Board.from_string(string or "")
            assert refused.value.code == row["code"]
            continue
        board = Board.from_string(string)
        assert board.position == row["text"]
        told = board.to_move, board.ply, board.cap, board.how, board.places
        assert told == (row["to_move"], row["ply"], row["cap"], row["how"], row["places"])


def perform(board: Board, action: list[Any]) -> int:
    """Does an action and answers its code."""
    try:
        if action[0] == "play":
            # Any numbers may be tried, and a Move takes them as they are.
            board.play(Move(action[1], action[2]))
        elif action[0] == "pass":
            board.pass_turn()
        else:
            board.resign(action[1])
    except PlayError as error:
        return error.code
    return 0


def test_endings() -> None:
    for row in rows("sternhalma/endings.jsonl"):
        board = Board.from_string(row["start"])
        for action, code, position, places in row["steps"]:
            assert [perform(board, action), board.position, board.places] == [code, position, places], row["note"]


def test_games() -> None:
    for row in rows("sternhalma/games.jsonl"):
        board = Board(row["seats"], row["pieces"])
        board.cap = row["cap"]
        checks = {check[0]: check[1:] for check in row["checks"]}
        for done, action in enumerate(row["actions"], start=1):
            assert perform(board, action) == 0
            if done in checks:
                told = [board.position.split(";")[0], board.to_move, board.ply, board.how, board.places]
                assert told == checks.pop(done)[:5]
        assert not checks


def test_crossings() -> None:
    for row in rows("sternhalma/crossings.jsonl"):
        game = Game(1, row["pieces"])
        for start, stop in row["moves"]:
            assert not game.over
            game.play((start, stop))
        assert game.how == How.HOME


def test_read_move() -> None:
    for row in rows("sternhalma/read_move.jsonl"):
        game = Game(position=row["position"])
        for text, flag, hop, wanted in row["tries"]:
            if flag:
                with pytest.raises(MoveError) as refused:
                    game.read_move(text)
                error = refused.value
                assert [Flag(error.code).name.lower(), error.hop, None] == [flag, hop, wanted]
                continue
            action = game.read_move(text)
            told = {
                Kind.MOVE: ["move", *action.move],
                Kind.PASS: ["pass"],
                Kind.RESIGN: ["resign", action.seat],
            }
            assert told[action.kind] == wanted


def test_logs() -> None:
    for row in rows("sternhalma/logs.jsonl"):
        if "code" in row:
            with pytest.raises(GameError) as refused:
                Game.replay(row["log"])
            error = refused.value
            assert (error.field, error.code, error.line) == (row["field"], row["code"], row["line"])
            continue
        game = Game.replay(row["log"])
        assert (game.position, game.places) == (row["position"], row["places"])
        if not row.get("rewritten"):
            assert game.log == row["log"]
