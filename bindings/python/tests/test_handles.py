"""Boards and games of every engine: copied, pickled, compared, and made into subclasses; and what takes moves back."""

from __future__ import annotations

import copy
import pickle
from typing import Any, Callable

import pytest

from sternhalma import Board, Game, fanorona, senet


def played_board() -> Board:
    board = Board(3)
    board.play("c1:e5")
    return board


def played_game() -> Game:
    game = Game(3)
    game.play("c1:e5")
    return game


def thrown_board() -> senet.Board:
    board = senet.Board.new_game()
    board.apply(board.moves(2)[0])
    return board


def taken_board() -> fanorona.Board:
    board = fanorona.Board()
    board.step(21, 0, fanorona.Kind.APPROACH)
    return board


def taken_game() -> fanorona.Game:
    game = fanorona.Game(fanorona.Shape.DIMY, quiet_limit=7)
    game.play(game.moves()[0])
    return game


MADE: list[Callable[[], Any]] = [played_board, played_game, thrown_board, taken_board, taken_game]


class NamedBoard(Board):
    label = ""


class NamedGame(Game):
    label = ""


class NamedSenet(senet.Board):
    label = ""


class NamedFanorona(fanorona.Board):
    label = ""


class NamedFanoronaGame(fanorona.Game):
    label = ""


class Slotted(Board):
    __slots__ = ("__private", "note", "unset")

    note: list[str]

    def set(self, private: int) -> None:
        self.__private = private

    def get(self) -> int:
        return self.__private


class Stateful(Board):
    def __getstate__(self) -> Any:
        return "state"

    def __setstate__(self, state: Any) -> None:
        self.got = state


def copies(handle: Any) -> list[Any]:
    pickled = [pickle.loads(pickle.dumps(handle, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)]
    return [handle.copy(), copy.copy(handle), copy.deepcopy(handle), *pickled]


@pytest.mark.parametrize("make", MADE)
def test_copies_are_equal_and_their_own(make: Callable[[], Any]) -> None:
    handle = make()
    for other in copies(handle):
        assert type(other) is type(handle) and other is not handle
        assert other == handle and not other != handle and other.position == handle.position


@pytest.mark.parametrize("kind", [NamedBoard, NamedGame, NamedSenet, NamedFanorona, NamedFanoronaGame])
def test_a_subclass_keeps_its_attributes(kind: Any) -> None:
    handle = kind()
    handle.label, handle.notes, handle.self = "mine", ["a note"], handle
    for other in copies(handle):
        assert type(other) is kind and other == handle
        assert (other.label, other.notes) == ("mine", ["a note"])
    assert handle.copy().notes is copy.copy(handle).notes is handle.notes
    deep = copy.deepcopy(handle)
    assert deep.notes is not handle.notes and deep.self is deep
    assert pickle.loads(pickle.dumps(handle)).self.notes == ["a note"]


def test_a_subclass_keeps_its_slots_and_has_a_state_of_its_own() -> None:
    slotted = Slotted()
    slotted.note = ["a note"]
    slotted.set(7)
    for other in copies(slotted):
        assert (type(other), other.note, other.get(), hasattr(other, "unset")) == (Slotted, ["a note"], 7, False)
    for other in copies(Stateful()):
        assert type(other) is Stateful and other.got == "state"


@pytest.mark.parametrize("make", MADE)
def test_what_is_of_another_kind_decides_itself_whether_it_is_equal(make: Callable[[], Any]) -> None:
    class Equal:
        def __eq__(self, other: object) -> bool:
            return True

    handle = make()
    assert handle == Equal() and Equal() == handle and not handle != Equal()
    assert handle.__eq__(handle.position) is NotImplemented
    assert handle != handle.position and handle is not None
    for other in MADE:
        assert (handle == other()) == (other is make)


@pytest.mark.parametrize("make", MADE)
def test_a_hash_is_refused_with_what_to_use(make: Callable[[], Any]) -> None:
    handle = make()
    with pytest.raises(TypeError, match="has no hash, as it changes; its key and its position have one"):
        hash(handle)
    assert handle.key == handle.copy().key


def test_a_board_with_more_pieces_than_a_game_gives_is_copied_and_shown() -> None:
    board = Board(3)
    board.play("c1:e5")
    for hole in range(50, 60):
        board.put(hole, 1)
    assert board.count(1) > board.pieces
    for other in (*copies(board), eval(repr(board))):
        assert (other, other.ply, other.cap, other.to_move) == (board, 1, 3000, 1)
        assert (other.cells, other.key) == (board.cells, board.key)
    over = Board(2)
    over.resign(0)
    over.cells = [0] * 121
    for other in (*copies(over), eval(repr(over))):
        assert (other, other.how, other.places) == (over, over.how, over.places)
    with pytest.raises(ValueError):
        Board.from_string(board.position)


def test_a_board_of_senet_that_is_not_consistent_is_copied_and_shown() -> None:
    board = senet.Board(3)
    board.cells, board.side, board.ply = [2] * 30, senet.Side.DARK, 41
    assert not board.consistent
    for other in (*copies(board), eval(repr(board), {"Board": senet.Board})):
        assert (other, other.ply, other.side, other.pieces) == (board, 41, senet.Side.DARK, 3)
    later = thrown_board()
    assert eval(repr(later), {"Board": senet.Board}) == later
    assert eval(repr(senet.Board.new_game()), {"Board": senet.Board}) == senet.Board.new_game()


def test_what_takes_back_is_copied_and_pickled() -> None:
    board, rounds, stones = Board(3), senet.Board.new_game(), fanorona.Board()
    played = board.play("c1:e5")
    applied, _ = rounds.apply(rounds.moves(2)[0])
    stepped = stones.step(21, 0, fanorona.Kind.APPROACH)
    for undo in (played, applied, stepped):
        for other in (copy.copy(undo), copy.deepcopy(undo), pickle.loads(pickle.dumps(undo))):
            assert type(other) is type(undo) and other == undo and hash(other) == hash(undo)
    assert played != Board(3).play(Board(3).legal[1])
    assert played != applied and played != "undo"
    board.unplay(pickle.loads(pickle.dumps(played)))
    assert rounds.unapply(pickle.loads(pickle.dumps(applied))) and stones.undo(copy.deepcopy(stepped))
    assert (board, rounds, stones) == (Board(3), senet.Board.new_game(), fanorona.Board())
