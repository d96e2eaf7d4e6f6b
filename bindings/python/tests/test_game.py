"""Games: made, played, taken back, told and read again."""

from __future__ import annotations

import copy
import pickle
import signal

import pytest

from sternhalma import PASS, Board, Field, Flag, Game, GameError, How, Move, MoveError, Position


def played(plies: int = 6) -> Game:
    game = Game(seats=3, cap=40)
    for _ in range(plies):
        game.play(game.legal[0])
    return game


def test_what_a_game_is_made_with() -> None:
    game = Game()
    assert (game.seats, game.pieces, game.first, game.cap, game.start, game.solo) == (2, 10, 0, 2000, None, False)
    game = Game(3, 15, first=2, cap=9)
    assert (game.seats, game.pieces, game.first, game.cap, game.to_move) == (3, 15, 2, 9, 2)
    position = Board(6).position
    game = Game(position=position)
    assert (game.seats, game.first, game.start) == (6, None, position)
    assert Game(1).solo


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"seats": 5}, Field.SEATS),
        ({"seats": 0}, Field.SEATS),
        ({"seats": 4, "pieces": 15}, Field.PIECES),
        ({"pieces": 0}, Field.PIECES),
        ({"first": 2}, Field.FIRST),
        ({"first": -1}, Field.FIRST),
        ({"cap": 0}, Field.CAP),
        ({"position": ""}, Field.POSITION),
        ({"position": "0/0\0"}, Field.POSITION),
        ({"position": "\u2603"}, Field.POSITION),
    ],
)
def test_what_no_game_is_made_of(options: dict[str, object], field: Field) -> None:
    with pytest.raises(GameError) as error:
        Game(**options)  # type: ignore[arg-type]
    assert error.value.field is field and str(error.value)
    assert pickle.loads(pickle.dumps(error.value)).field is field


def test_a_position_is_refused_as_a_board_refuses_it() -> None:
    with pytest.raises(GameError) as error:
        Game(position="0/00/x")
    assert (error.value.code, error.value.offset, error.value.line) == (Position.LETTER, 5, 0)


def test_moves_are_made_and_taken_back() -> None:
    game = Game(2)
    start = game.position
    text = game.move_text(game.legal[0])
    game.play(text)
    assert (game.ply, game.moves, game.at("c1"), game.at("e5")) == (1, [text], None, 0)
    assert game.read_move("resign 1").seat == 1
    assert game.undo() and game.position == start and not game.undo()
    assert game.redo() and game.moves == [text] and not game.redo()
    game.resign(1)
    outcome = game.result
    assert outcome is not None
    assert (outcome.how, outcome.places, outcome.home, outcome.plies) == (How.RESIGN, (1, 2), (), 1)
    assert game.over and game.how is How.RESIGN and game.legal == [] and game.result_text
    assert game.places == [1, 2] and game.place_of(1) == 2 and game.finished == []


def test_a_refusal_says_why_and_changes_nothing() -> None:
    game = played()
    before = game.log
    refused: dict[str | Move, Flag] = {
        "": Flag.BAD_STRING,
        "e5\0f5": Flag.BAD_STRING,
        "a1-z9": Flag.NO_SUCH_HOLE,
        "pass": Flag.PASS_NOT_ALLOWED,
        "resign 3": Flag.NO_SUCH_SEAT,
        PASS: Flag.PASS_NOT_ALLOWED,
        Move(60, 61): Flag.NO_PIECE,
        Move(500, 61): Flag.NO_SUCH_HOLE,
    }
    for move, flag in refused.items():
        with pytest.raises(MoveError) as error:
            game.play(move)
        assert error.value.code is flag and str(error.value)
    with pytest.raises(MoveError) as error:
        game.resign(3)
    assert error.value.code is Flag.NO_SUCH_SEAT
    for call in (game.place_of, game.distance_left):
        with pytest.raises(ValueError, match=r"seat 3 is out of range \(0 to 2\)"):
            call(3)
    assert game.log == before and game.result is None and game.result_text == ""


def test_a_seat_that_has_no_move_is_offered_the_pass() -> None:
    game = Game(
        position="0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 3 -"
    )
    assert game.legal == [PASS] and game.move_text(PASS) == "pass"
    game.play(game.legal[0])
    assert game.moves == ["pass"]


def test_logs_are_read_again() -> None:
    game = played(40)
    assert game.over and game.how is How.CAP
    again = Game.replay(game.log)
    assert again == game and again.log == game.log and again != played(39)
    assert [len(game.history(seat)) for seat in range(3)] == [15, 14, 14]
    assert game.history() == game.history(game.to_move)
    with pytest.raises(GameError) as error:
        Game.replay("sternhalma 1\nseats 5\n")
    assert (error.value.field, error.value.line, error.value.column) == (Field.SEATS, 2, 7)


def test_a_long_game_is_told_whole() -> None:
    game, seed = Game(2, cap=600), 0
    while not game.over:
        game.play(game.board.random_forward(seed).move)
        seed += 1
    assert Game.replay(game.log).position == game.position
    assert len(game.moves) == game.ply


def test_copies_are_their_own() -> None:
    game = played()
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game
        assert other.undo() and other != game
    assert game.ply == 6
    assert game.board.position == game.position and game.board.key == game.key
    assert game.distance_left(0) == game.board.distance_left(0)
    assert "3 seats" in repr(game)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no timers")
def test_a_signal_may_ask_what_is_being_asked() -> None:
    game, told = played(), []
    before = signal.signal(signal.SIGALRM, lambda number, frame: told.append(game.position))
    try:
        for turn in range(50):
            # One that comes in the middle of asking, sooner or later.
            signal.setitimer(signal.ITIMER_REAL, 0.0002 + turn * 0.00001)
            while len(told) <= turn:
                assert len(game.legal) > 0
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert told == [game.position] * 50
