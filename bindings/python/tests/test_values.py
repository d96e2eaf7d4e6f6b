"""Values that nothing takes: a Misuse, which is a ValueError, with the value and the range, or a TypeError."""

from __future__ import annotations

from typing import Any, Callable

import pytest

import sternhalma
from sternhalma import (
    Board,
    Game,
    GameError,
    Misuse,
    Move,
    MoveError,
    PlayError,
    Refusal,
    Why,
    fanorona,
    search,
    search_moves,
    senet,
    solve,
    star,
)
from sternhalma._library import ffi
from sternhalma.options import Options
from sternhalma.search import _of_level
from sternhalma.solve import _SOLVE

BOARD, GAME, ROUNDS = Board(2), Game(2), senet.Board.new_game()
STONES, TAKEN = fanorona.Board(), fanorona.Game()

NOWHERE = fanorona.Step(0, 9, fanorona.Kind.PAIKA, 1, ())

Call = Callable[[Any], object]

# What is given a number, the least and the greatest that it takes, and the name that it is refused by.
NUMBERS: dict[str, tuple[Call, int, int]] = {
    "hole": (BOARD.at, 0, 120),
    "seat": (lambda seat: BOARD.copy().put(0, seat), 0, 1),
    "cells[0]": (lambda seat: setattr(BOARD.copy(), "cells", [seat] * 121), -1, 1),
    "cap": (lambda cap: setattr(BOARD.copy(), "cap", cap), 1, 2**31 - 1),
    "row": (star.row, 0, 16),
    "point": (star.point_holes, 0, 5),
    "direction": (lambda direction: star.next_to(0, direction), 0, 5),
    "level": (lambda level: search(BOARD, level=level, depth=1), 1, sternhalma.LEVELS),
    "mode": (lambda mode: search(BOARD, mode=mode, budget=1), 0, 4),
    "evaluation": (lambda evaluation: search(BOARD, evaluation=evaluation, budget=1), 0, 2),
    "weights.distance": (lambda weight: BOARD.evaluate(0, sternhalma.Weights(distance=weight)), -1000, 1000),
    "avoid[1]": (lambda key: search(BOARD, budget=1, avoid=[0, key]), 0, 2**64 - 1),
    "width": (lambda width: BOARD.svg(width=width), 0, 65536),
    "house": (lambda house: ROUNDS.copy().lift(house), 1, 30),
    "roll": (senet.extra, 1, 5),
    "ply": (lambda ply: setattr(ROUNDS.copy(), "ply", ply), 0, 2**31 - 1),
    "pieces": (senet.Board, 1, 7),
    "blockade": (lambda width: ROUNDS.moves(1, senet.RuleSet(blockade=width)), 0, 7),
    "safe": (lambda house: ROUNDS.moves(1, senet.RuleSet(safe=frozenset([house]))), 1, 30),
    "shape": (fanorona.Board, 0, 2),
    "weights.room": (lambda weight: STONES.evaluate(fanorona.Weights(room=weight)), -1000, 1000),
}

# Others that take the same numbers under the same names.
MORE: list[tuple[str, Call, int, int]] = [
    *(("hole", call, 0, 120) for call in (BOARD.reach, BOARD.steps, BOARD.copy().lift, GAME.at, star.name, star.xy)),
    ("hole", lambda hole: BOARD.text(targets_of=hole), 0, 120),
    *(
        ("seat", call, 0, 1)
        for call in (
            BOARD.count,
            BOARD.seat_point,
            BOARD.home_complete,
            BOARD.finished,
            BOARD.place_of,
            BOARD.distance_left,
            BOARD.own_key,
            BOARD.evaluate,
            lambda seat: setattr(BOARD.copy(), "to_move", seat),
            GAME.history,
            GAME.place_of,
            GAME.distance_left,
            lambda seat: star.layout_point(2, seat),
        )
    ),
    ("point", star.front, 0, 5),
    ("depth", lambda depth: BOARD.perft(min(depth, 13) if depth > 2 else depth), 0, 12),
    ("depth", lambda depth: ROUNDS.walk(min(depth, 9) if depth > 2 else depth), 0, 8),
    ("depth", lambda depth: senet.expect(ROUNDS, min(depth, 11) if depth > 2 else depth), 0, 10),
    ("depth", lambda depth: STONES.perft(min(depth, 13) if depth > 2 else depth), 0, 12),
    ("depth", lambda depth: STONES.perft_moves(min(depth, 13) if depth > 1 else depth), 0, 12),
    *(
        ("house", call, 1, 30)
        for call in (
            senet.row_of,
            senet.col_of,
            senet.is_marked,
            ROUNDS.at,
            ROUNDS.protected,
            ROUNDS.in_blockade,
            lambda house: ROUNDS.copy().put(house, senet.Side.DARK),
            lambda house: ROUNDS.moves(1, only=house),
            lambda house: senet.search(ROUNDS, 1, only=house, budget=1),
            lambda house: senet.KENDALL.exit(house, 1),
        )
    ),
    *(
        ("roll", call, 1, 5)
        for call in (
            ROUNDS.moves,
            ROUNDS.greedy,
            lambda roll: ROUNDS.copy().forfeit(roll),
            lambda roll: senet.search(ROUNDS, roll, budget=1),
            lambda roll: senet.KENDALL.exit(26, roll),
        )
    ),
    ("side", lambda side: ROUNDS.count(side), 0, 1),
    ("side", lambda side: STONES.count(side), 1, 2),
    ("cells[0]", lambda piece: setattr(ROUNDS.copy(), "cells", [piece] * 30), 0, 2),
    *(("point", call, 0, 44) for call in (STONES.at, STONES.name, STONES.strong, STONES.neighbours)),
    ("direction", lambda direction: STONES.next_to(0, direction), 0, 7),
    ("seed", BOARD.random_forward, 0, 2**64 - 1),
    ("n", lambda n: senet.thrown(1, n), 0, 2**64 - 1),
    ("weights.ties", lambda weight: ROUNDS.evaluate(senet.Side.DARK, weights=senet.Weights(ties=weight)), -1000, 1000),
]
CASES = [(name, *case) for name, case in NUMBERS.items()] + MORE


@pytest.mark.parametrize(("name", "call", "least", "most"), CASES, ids=[case[0] for case in CASES])
def test_a_number_out_of_its_range_is_refused_with_the_range(name: str, call: Call, least: int, most: int) -> None:
    before = BOARD.position, ROUNDS.position, STONES.position
    # What has no depth to spare for its greatest number is tried with less.
    call(least)
    if name != "depth":
        call(most)
    for number in (least - 1, most + 1, 2**31, -(2**31) - 1, 2**63, 2**64, -(2**64)):
        if least <= number <= most:
            continue
        shown = min(number, most + 1) if name == "depth" else number
        with pytest.raises(Misuse) as refused:
            call(number)
        assert str(refused.value) == f"{name} {shown} is out of range ({least} to {most})"
        assert isinstance(refused.value, ValueError)
    for value in ("x", b"x", 1.0, object()):
        with pytest.raises((TypeError, Misuse), match=r"not|name"):
            call(value)
    assert (BOARD.position, ROUNDS.position, STONES.position) == before


def test_options_that_need_more_than_a_range() -> None:
    asked: list[tuple[Callable[[], object], str]] = [
        (lambda: search(BOARD, table_kib=1), "table_kib 1 is out of range (0, or at least 64)"),
        (lambda: search(BOARD, table_kib=2**31), "table_kib 2147483648 is out of range (at most 2147483647)"),
        (lambda: search(BOARD, budget=-1), "budget -1 is out of range (at least 0)"),
        (
            lambda: search(BOARD, budget=2**64),
            "budget 18446744073709551616 is out of range (at most 18446744073709551615)",
        ),
        (lambda: search(BOARD, depth=-(2**40)), "depth -1099511627776 is out of range (at least 0)"),
        (lambda: search(BOARD, seed=-1), "seed -1 is out of range (at least 0)"),
        (lambda: search_moves(BOARD, 0), "most 0 is out of range (at least 1)"),
        (lambda: solve(Board(1), width=-1), "width -1 is out of range (0 to 16777216)"),
        (lambda: solve(Board(1), width=2**40), "width 1099511627776 is out of range (0 to 16777216)"),
        (lambda: solve(Board(1), threads=0), "threads 0 is out of range (1 to 256)"),
        (lambda: senet.search(ROUNDS, 1, depth=-1), "depth -1 is out of range (at least 0)"),
        (lambda: senet.search(ROUNDS, 1, table_kib=1), "table_kib 1 is out of range (0, or at least 64)"),
        (lambda: fanorona.search(TAKEN, table_kib=1), "table_kib 1 is out of range (0, or at least 64)"),
        (lambda: fanorona.search(TAKEN, depth=-1), "depth -1 is out of range (at least 0)"),
        (lambda: BOARD.text(move=Move(3, 3)), "to 3 is the hole that the move starts from"),
        (lambda: senet.RuleSet.named("nobody"), "name 'nobody' is not the name of a rule set (kendall or skyruk)"),
        (lambda: star.hole("z9"), "hole 'z9' is not the name of one (a1 to q1)"),
        (lambda: STONES.point("z9"), "'z9' is not the name of a point (a1 to i5)"),
        (lambda: BOARD.play((1, 2, 3)), "a move is two holes, not 3"),  # type: ignore[arg-type]
        (lambda: STONES.step_text(NOWHERE), "Step(from_point=0, direction=9,"),
        (lambda: STONES.move_text(fanorona.Move((NOWHERE,), False)), "Move(steps=(Step(from_point=0, direction=9,"),
        (lambda: TAKEN.moves(-1), "limit -1 is out of range (0 to 2147483647)"),
        (lambda: STONES.moves(2**31), "limit 2147483648 is out of range (0 to 2147483647)"),
        (lambda: TAKEN.moves(1), "there are more moves than the limit of 1"),
        (lambda: Board(2**31), "seats 2147483648 and pieces 10 are no layout (1, 2, 3, 4 or 6 seats of 10 pieces,"),
        (lambda: star.layout_point(5, 0), "seats 5 is not a number of seats (1, 2, 3, 4 or 6)"),
    ]
    for call, words in asked:
        with pytest.raises(Misuse) as refused:
            call()
        assert str(refused.value).startswith(words)


def test_options_are_filled_in_as_far_as_the_package_knows_them() -> None:
    kinds = (_SOLVE, sternhalma.shown._DRAWING, senet.weights.SEARCH, senet.board._DRAWING, fanorona.weights.SEARCH)
    for options in (_of_level(None), _of_level(1), *(Options(kind) for kind in kinds)):
        assert options.struct.size == ffi.sizeof(options.struct[0])


def test_a_depth_beyond_the_greatest_is_the_greatest() -> None:
    for depth in (61, 101, 2**31, 2**64):
        assert search(BOARD, budget=500, depth=depth) == search(BOARD, budget=500)
        assert senet.search(ROUNDS, 2, budget=500, depth=depth) == senet.search(ROUNDS, 2, budget=500)
        assert fanorona.search(TAKEN, budget=500, depth=depth) == fanorona.search(TAKEN, budget=500)


@pytest.mark.parametrize("number", [2**31, -(2**31) - 1, 2**63, 2**64])
def test_what_is_judged_is_judged_of_any_number(number: int) -> None:
    assert not star.layout_ok(number, 10) and not star.layout_ok(2, number)
    assert star.hole_at(number, 0) is None and senet.house_of(0, number) is None
    for move in (Move(number, 0), Move(0, number)):
        with pytest.raises(PlayError) as hole:
            BOARD.play(move)
        assert hole.value.code is Why.NOT_A_HOLE
    with pytest.raises(PlayError) as seat:
        BOARD.resign(number)
    assert seat.value.code is Why.NOT_A_SEAT
    assert not BOARD.do_move(Move(number, 0)) and BOARD.path(Move(0, number)) == []
    with pytest.raises(MoveError):
        GAME.resign(number)
    for options in ({"seats": number}, {"pieces": number}, {"first": number}, {"cap": number}):
        if options.get("cap", 0) >= 2**31 or "cap" not in options:
            with pytest.raises(GameError):
                Game(**options)  # type: ignore[arg-type]
    with pytest.raises(GameError):
        fanorona.Game(ply_cap=number)
    assert STONES.why(number, 0, fanorona.Kind.PAIKA) == fanorona.Why.OFF_BOARD
    assert str(number) in str(senet.Move(number, 4, 1))
    with pytest.raises(PlayError):
        TAKEN.step(number, 0, fanorona.Kind.PAIKA)
    for throw in (senet.Move(number, 4, 1), senet.Move(3, number, 1), senet.Move(3, 4, number)):
        with pytest.raises(Misuse, match=str(number)):
            ROUNDS.copy().apply(throw)


def test_a_refusal_says_where_and_what_to_write() -> None:
    asked: list[tuple[Callable[[], object], str]] = [
        (lambda: Board.from_string(BOARD.position + "\n"), "white space after the position, at byte 78"),
        (lambda: Game(position=BOARD.position + "\n"), "white space after the position, at byte 78"),
        (lambda: senet.Board.from_string(ROUNDS.position + "\n"), "white space after the position, at byte 36"),
        (lambda: fanorona.Board.from_string(STONES.position + "\r\n"), "white space after the position, at byte 51"),
        (lambda: fanorona.Game(position=" " + STONES.position), "white space before the position, at byte 0"),
        (lambda: Game(seats=5), "the game is played by 1, 2, 3, 4 or 6 seats"),
        (lambda: Game(seats=2, position=BOARD.position), "seats cannot be given with a position"),
        (lambda: GAME.play("d1:e5"), "hop 1, from d1 to e5: that is a step, which is written d1-e5"),
        (lambda: TAKEN.play("d3-e3"), "d3-e3 takes: write d3-e3A or d3-e3W, at byte 0"),
        (lambda: STONES.read_move("d3-e3"), "d3-e3 takes: write d3-e3A or d3-e3W, at byte 0"),
        (lambda: Game.replay("sternhalma 1\nseats 5\n"), "line 2, column 7: not 1, 2, 3, 4 or 6 seats"),
        (lambda: fanorona.Game.from_text("fanorona 1\nboard x\n"), "line 2, column 7: "),
    ]
    for call, words in asked:
        with pytest.raises(Refusal) as refused:
            call()
        assert str(refused.value).startswith(words)


def test_white_space_around_moves_and_logs_is_forgiven() -> None:
    game, taken = Game(2), fanorona.Game()
    game.play("c1:e5\r\n")
    taken.play(" D3-E3A\n")
    assert (game.moves, taken.ply) == (["c1:e5"], 1)
    assert Game.replay("\ufeff" + game.log + "\n\n") == game
    assert fanorona.Game.from_text("\ufeff" + taken.log + "\n\n") == taken


def test_a_value_of_another_type_is_a_type_error_in_words() -> None:
    asked: list[tuple[Callable[[], object], str]] = [
        (lambda: BOARD.play(b"c1:e5"), "a move is a text, a Move or two holes, not bytes"),  # type: ignore[arg-type]
        (lambda: GAME.play(None), "a move is a text, a Move or two holes, not NoneType"),  # type: ignore[arg-type]
        (lambda: TAKEN.play(b"d3-e3A"), "a move is a text or a Move, not bytes"),  # type: ignore[arg-type]
        (lambda: ROUNDS.apply("1-2"), "move is of the type Move, not str"),  # type: ignore[arg-type]
        (lambda: Game(position=BOARD), "position is a str, not Board"),  # type: ignore[arg-type]
        (lambda: fanorona.Game(position=STONES), "position is a str, not Board"),  # type: ignore[arg-type]
        (lambda: Board.from_string(None), "position is a str, not None"),  # type: ignore[arg-type]
        (lambda: senet.Board.from_string(1), "position is a str, not int"),  # type: ignore[arg-type]
        (lambda: fanorona.Board.from_string(b""), "position is a str, not bytes"),  # type: ignore[arg-type]
        (lambda: Game.replay(b""), "log is a str, not bytes"),  # type: ignore[arg-type]
        (lambda: Board(2.0), "seats is an integer, not float"),  # type: ignore[arg-type]
        (lambda: Board("2"), "seats is an integer, not str"),  # type: ignore[arg-type]
        (lambda: Game(seats="2"), "seats is an integer, not str"),  # type: ignore[arg-type]
        (lambda: search("a board"), "a position is a Board or a Game, not str"),  # type: ignore[arg-type]
        (lambda: search(ROUNDS), "a position is a Board or a Game, not Board"),  # type: ignore[arg-type]
        (lambda: search(BOARD, budget="many"), "budget is an integer, not str"),  # type: ignore[arg-type]
        (lambda: search(BOARD, weights=3), "weights is of the type Weights, not int"),  # type: ignore[arg-type]
        (lambda: search(BOARD, stop=True), "stop is of the type StopFlag, not bool"),  # type: ignore[arg-type]
        (lambda: search(BOARD, searcher=3), "searcher is of the type Searcher, not int"),  # type: ignore[arg-type]
        (lambda: search(BOARD, progress=3), "progress is something to call, not int"),  # type: ignore[arg-type]
        (lambda: solve(GAME), "board is of the type Board, not Game"),  # type: ignore[arg-type]
        (lambda: senet.search(BOARD, 1), "board is of the type Board, not Board"),  # type: ignore[arg-type]
        (lambda: fanorona.search(STONES), "game is of the type Game, not Board"),  # type: ignore[arg-type]
        (lambda: BOARD.unplay(None), "undo is of the type Undo, not None"),  # type: ignore[arg-type]
        (lambda: ROUNDS.moves(1, "kendall"), "rules is of the type RuleSet, not str"),  # type: ignore[arg-type]
        (lambda: ROUNDS.moves(1, senet.RuleSet(backward="no")), "backward is an integer, not str"),  # type: ignore[arg-type]
    ]
    for call, words in asked:
        with pytest.raises(TypeError) as refused:
            call()
        assert str(refused.value) == words
