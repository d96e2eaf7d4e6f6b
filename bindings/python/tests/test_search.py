"""Searches: what they are asked, how they are stopped, and what runs meanwhile."""

from __future__ import annotations

import contextlib
import threading

import pytest

from sternhalma import (
    LEVELS,
    Board,
    Evaluation,
    Game,
    Misuse,
    Mode,
    MoveError,
    PlayError,
    Searcher,
    SearchResult,
    SolveError,
    SolveProgress,
    StopFlag,
    Unsolved,
    Weights,
    Why,
    search,
    search_moves,
    solve,
    solve_together,
)
from sternhalma._library import ffi, lib

# A search that nobody would wait for.
ENDLESS = 10**12


def test_a_search_answers_as_the_library_does() -> None:
    game = Game(2)
    for _ in range(8):
        options, wanted = ffi.new("sternhalma_search_options *"), ffi.new("sternhalma_search_result *")
        lib.sternhalma_search_options_init(options)
        options.budget = 2000
        assert lib.sternhalma_game_search(game._pointer, options, wanted) == 0
        found = search(game, budget=2000)
        assert (*found.move, found.depth, found.score, found.nodes) == (
            getattr(wanted, "from"),
            wanted.to,
            wanted.depth,
            wanted.score,
            wanted.nodes,
        )
        assert found.line[0] == found.move
        assert search(game, budget=2000, searcher=Searcher()) == found
        game.play(found.move)


def test_what_a_search_is_asked_for() -> None:
    board = Board(3)
    found = search(board, budget=5000)
    assert search(board, budget=5000, depth=1).depth == 1
    assert search(board, budget=5000, mode=Mode.RANDOM_FORWARD, seed=5).move == board.random_forward(5).move
    other = search(board, budget=5000, evaluation=Evaluation.DOCUMENTED, weights=Weights(1, 0, 0, 0), table_kib=64)
    assert other.score != found.score
    board.play(found.move)
    avoid = board.own_key(0)
    assert search(Board(3), budget=5000, avoid=[avoid]).move != found.move
    assert search(board, budget=5000, depth=61) == search(board, budget=5000)
    board = Board(2)
    board.resign(0)
    with pytest.raises(PlayError) as over:
        search(board)
    assert over.value.code is Why.OVER


def test_a_level_is_a_set_of_options() -> None:
    game = Game(2)
    assert search(game, level=1).move == game.board.random_forward().move
    weak, strong = (search(game, level=level) for level in (2, 5))
    assert weak.depth == 1 < strong.depth and weak.nodes < strong.nodes
    assert search(game, level=5, depth=1).depth == 1
    for level in (0, LEVELS + 1):
        with pytest.raises(Misuse, match=rf"^level {level} is out of range \(1 to {LEVELS}\)$"):
            search(game, level=level)


def test_the_best_moves_come_first() -> None:
    game = Game(2)
    best = search_moves(game, 3, budget=5000)
    assert len({result.move for result in best}) == 3
    assert [result.score for result in best] == sorted((result.score for result in best), reverse=True)
    assert all(result.line[0] == result.move for result in best)
    assert search_moves(game.board, 3, budget=5000) == best
    assert len(search_moves(game, 100, budget=5000)) == len(game.legal)
    with pytest.raises(Misuse):
        search_moves(game, 0)


def test_a_crossing_is_solved() -> None:
    board = Board.empty(1)
    told: list[SolveProgress] = []
    board.put("m4", 0)
    board.put("d4", 0)
    solution = solve(board, progress=told.append, exact=True)
    assert told and solution.proved and not solution.stopped
    assert solution.least <= len(solution.moves) and solution.positions and solution.bytes
    for move in solution.moves:
        assert move.to_hole in board.reach(move.from_hole)
        board.do_move(move)
    assert board.distance_left(0) == 0


def test_what_is_not_solved() -> None:
    with pytest.raises(SolveError) as seats:
        solve(Board(3))
    assert seats.value.code is Unsolved.SEATS and str(seats.value)
    with pytest.raises(SolveError) as pieces:
        solve_together(Board.empty(2))
    assert pieces.value.code is Unsolved.PIECES
    flag = StopFlag()
    flag.stop()
    with pytest.raises(SolveError) as stopped:
        solve(Board(1), stop=flag)
    assert stopped.value.code is Unsolved.STOPPED
    with pytest.raises(SolveError):
        solve_together(Board(2), width=100, progress=lambda progress: progress.levels > 2)
    with pytest.raises(Misuse):
        solve(Board(1), threads=0)


def test_progress_is_told_and_ends_a_search() -> None:
    told: list[SearchResult] = []
    found = search(Board(2), budget=20000, progress=told.append)
    assert [result.depth for result in told] == list(range(1, found.depth + 1))
    assert told[-1].move == found.move
    assert search(Board(2), budget=ENDLESS, progress=lambda result: result.depth == 2).depth == 2


def test_what_progress_raises_is_raised() -> None:
    def interrupt(result: SearchResult) -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        search(Board(2), budget=ENDLESS, progress=interrupt)


def test_other_threads_run_and_stop_a_search() -> None:
    game, flag, found = Game(2), StopFlag(), []
    begun = threading.Event()

    def think() -> None:
        found.append(search(game, budget=ENDLESS, stop=flag, progress=lambda result: begun.set()))

    thread = threading.Thread(target=think)
    thread.start()
    # The game goes on while its position is thought about.
    assert begun.wait(60)
    for _ in range(4):
        game.play(game.legal[0])
    assert thread.is_alive() and not flag.is_set
    flag.stop()
    thread.join(60)
    assert not thread.is_alive() and flag.is_set
    assert found[0].stopped and found[0].move in Board(2).legal


def test_one_game_is_used_by_many_threads() -> None:
    game, found = Game(2, cap=400), []

    def play(seed: int) -> None:
        for turn in range(40):
            legal = game.legal
            # Another thread may have moved in between.
            with contextlib.suppress(MoveError):
                game.play(legal[(seed + turn) % len(legal)])
        found.append(Board.from_string(game.position).ply)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4 and game.ply > 40
    assert Game.replay(game.log).position == game.position


def test_a_searcher_does_one_search_at_a_time() -> None:
    searcher = Searcher()

    def again(result: SearchResult) -> None:
        search(Board(2), budget=10, searcher=searcher)

    with pytest.raises(RuntimeError, match="searching already"):
        search(Board(2), budget=1000, searcher=searcher, progress=again)
    assert search(Board(2), budget=1000, searcher=searcher) == search(Board(2), budget=1000)
