"""Boards: set up, played on, compared and copied."""

from __future__ import annotations

import pickle

import pytest

from sternhalma import (
    PASS,
    Board,
    Direction,
    Flag,
    Game,
    How,
    Kind,
    Misuse,
    Move,
    MoveError,
    PlayError,
    Position,
    PositionError,
    Weights,
    Why,
    star,
)


def test_a_board_is_set_up() -> None:
    board = Board.empty(3)
    assert board.cells == [-1] * star.HOLES
    board.put("i5", 2)
    assert (board.at(60), board.at("I5"), board.at(61), board.count(2)) == (2, 2, None, 1)
    board.lift("i5")
    board.to_move = 2
    assert (board.at("i5"), board.to_move, board.seats, board.pieces) == (None, 2, 3, 10)
    board.cells = Board(3).cells
    assert board.cells == Board(3).cells
    with pytest.raises(Misuse, match="cells has 120 numbers, not one for each of the 121 holes"):
        board.cells = [0] * 120
    with pytest.raises(Misuse, match=r"cells\[0\] 3 is out of range \(-1 to 2\)"):
        board.cells = [3] * star.HOLES


def test_what_is_no_hole_seat_or_layout_is_a_value_error() -> None:
    board = Board(2)
    for call in (
        lambda: board.at(121),
        lambda: board.at("z9"),
        lambda: board.reach(-1),
        lambda: board.put(0, 2),
        lambda: board.count(2),
        lambda: board.seat_point(-1),
        lambda: board.place_of(2),
        lambda: board.distance_left(2),
        lambda: board.evaluate(2),
        lambda: board.perft(13),
        lambda: board.move_text((0, 60)),
        lambda: setattr(board, "to_move", 2),
        lambda: setattr(board, "cap", 0),
        lambda: Board(5),
        lambda: Board.empty(4, 15),
        lambda: star.row(17),
        lambda: star.layout_point(5, 0),
        lambda: star.next_to(0, 6),  # type: ignore[arg-type]
    ):
        before = board.position
        with pytest.raises(ValueError):
            call()
        assert board.position == before


def test_a_move_may_be_written_in_many_ways() -> None:
    for way in ("c1:e5", "C1-E5", " c1-e5", Move(3, 14), (3, 14), ("c1", "e5"), ("c1", 14)):
        board = Board(3)
        undo = board.play(way)
        assert (board.at("e5"), board.ply, board.to_move) == (0, 1, 1)
        assert (undo.kind, undo.move, undo.seat) == (Kind.MOVE, Move(3, 14), 0)
        board.unplay(undo)
        assert board == Board(3)
        assert board.path(way) == [3, 14] and board.move_text(way) == "c1:e5"
    assert str(Move(3, 14)) == "c1-e5" and str(PASS) == "pass" and PASS.is_pass


def test_a_refusal_says_why() -> None:
    board = Board(3)
    with pytest.raises(PlayError, match="cannot") as play:
        board.play((0, 60))
    assert play.value.code is Why.UNREACHABLE
    with pytest.raises(MoveError, match="e5") as text:
        board.play("c1:e5:g5")
    assert (text.value.code, text.value.hop) == (Flag.NOT_REACHABLE, 2)
    with pytest.raises(PlayError) as passed:
        board.play(PASS)
    assert passed.value.code is Why.HAS_MOVE
    with pytest.raises(PositionError) as position:
        Board.from_string("0/00/x")
    assert (position.value.code, position.value.offset) == (Position.LETTER, 5)
    for error in (play.value, text.value, position.value):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.__dict__) == (type(error), str(error), error.__dict__)
    assert board == Board(3)


def test_resigning_and_taking_back() -> None:
    board = Board(3)
    first, second = board.play("resign 1"), board.resign(2)
    assert (board.over, board.how, board.places) == (True, How.RESIGN, [1, 3, 2])
    with pytest.raises(ValueError, match="not as it was left"):
        board.unplay(first)
    board.unplay(second)
    board.unplay(first)
    assert board == Board(3) and not board.over


def test_a_walled_in_seat_passes() -> None:
    board = Board.from_string(
        "0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 3 -"
    )
    assert board.can_pass and board.legal == []
    assert board.play("pass").kind is Kind.PASS
    assert board.ply == 5


def test_pieces_are_moved_about() -> None:
    board = Board(2)
    assert board.do_move((0, 60)) and not board.do_move((0, 61))
    assert board.at(60) == 0
    assert board.undo_move((0, 60)) and not board.undo_move((0, 60))
    assert board == Board(2)


def test_copies_are_their_own() -> None:
    board = Board(3)
    board.play("c1:e5")
    for other in (board.copy(), eval(repr(board))):
        assert other == board and other is not board
        other.lift("e5")
        assert other != board


def test_keys_and_scores() -> None:
    board = Board(2)
    assert board.key_hex == format(board.key, "016x")
    assert board.own_key(0) != board.own_key(1)
    assert board.evaluate() == board.evaluate(0) == board.evaluate(0, Weights())
    assert board.evaluate(0, Weights(0, 0, 0, 0)) == 0
    with pytest.raises(Misuse, match=r"^weights.distance 1001 is out of range \(-1000 to 1000\)$"):
        board.evaluate(0, Weights(distance=1001))
    assert board.random_forward(3).move in board.legal
    assert Direction.E.opposite is Direction.W


def test_boards_are_drawn() -> None:
    game = Game(2)
    game.play("c1:e5")
    board = game.board
    assert str(board) == board.text() and len(str(board).splitlines()) == 17 and "(0)" not in str(board)
    assert str(game) == game.text() == board.text(move=("c1", "e5")) and "(0)" in str(game)
    assert "*" in board.text(targets_of="b1") and board.text(names=True).lstrip().startswith("a")
    assert board._repr_svg_() == board.svg() and board.svg().startswith("<svg")
    assert game._repr_svg_() == game.svg() == board.svg(move=Move(3, 14))
    assert 'width="99"' in game.svg(names=True, targets_of=0, width=99)
    with pytest.raises(Misuse, match=r"^width 1000000 is out of range \(0 to 65536\)$"):
        board.svg(width=10**6)


def test_cells_go_to_numpy_and_back() -> None:
    numpy = pytest.importorskip("numpy")
    board = Board(6)
    cells = board.to_numpy()
    assert cells.dtype == numpy.int8 and cells.tolist() == board.cells
    other = Board.empty(6)
    other.cells = cells
    assert other == board


def test_misuse_is_told_apart() -> None:
    with pytest.raises(Misuse) as misuse:
        Board(2).move_text((0, 60))
    assert misuse.value.code < 0 and str(misuse.value) == "from hole 0 to hole 60 is no move"
