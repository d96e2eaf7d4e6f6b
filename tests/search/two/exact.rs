//! With nothing inexact allowed the score is that of a plain minimax.

use sternhalma::{
    Board, Evaluation, Move, PhaseTables, Pruning, SearchOptions, Seat, TaperedTables, WIN_SCORE, Weights,
};

use super::{boards, chosen, search};

fn other(seat: Seat) -> Seat {
    Seat::ALL[1 - seat.index()]
}

/// The own sum of a search from a board.
fn own(root: &Board) -> impl Fn(&Board) -> i32 {
    let values: Vec<i32> = TaperedTables::of(root.layout()).at(root).numbers().collect();
    move |board| {
        let sum = |seat| PhaseTables::features(board, seat).into_iter().map(|i| values[i]).sum::<i32>();
        sum(board.to_move()) - sum(other(board.to_move())) + values[PhaseTables::COUNT - 1]
    }
}

fn documented(board: &Board, weights: &Weights) -> i32 {
    board.evaluate(board.to_move(), weights) - board.evaluate(other(board.to_move()), weights)
}

/// What a position is worth to the seat to move, every move of every ply looked at.
fn minimax(board: &mut Board, depth: u32, ply: i32, leaf: &dyn Fn(&Board) -> i32) -> i32 {
    if depth == 0 {
        return leaf(board);
    }
    let mover = board.to_move();
    let moves: Vec<Move> = board.legal().collect();
    if moves.is_empty() {
        board.set_to_move(other(mover));
        let score = if board.has_move() { minimax(board, depth - 1, ply + 1, leaf) } else { leaf(board) };
        board.set_to_move(mover);
        return -score;
    }
    let mut score = |m: Move| {
        let undo = board.play(m.from, m.to).expect("a legal move");
        let score = match (board.finished(mover), board.over()) {
            (true, _) => WIN_SCORE - ply - 1,
            (_, true) => -(WIN_SCORE - ply - 1),
            _ => -minimax(board, depth - 1, ply + 1, leaf),
        };
        assert!(board.unplay(&undo));
        score
    };
    moves.into_iter().map(&mut score).max().expect("there are moves")
}

fn compare(board: &Board, depth: u32, options: SearchOptions, leaf: &dyn Fn(&Board) -> i32) {
    let mut board = board.clone();
    board.set_cap(1_000_000);
    let outcome = search(
        &board,
        SearchOptions { depth, budget: u64::MAX, table_kib: 1024, pruning: Pruning::Exact, ..options },
    );
    let expected = minimax(&mut board, depth, 0, leaf);
    // A win that is found ends the search before the depth it was asked for.
    assert_eq!(outcome.score, expected, "depth {depth} of {board}");
    assert!(!outcome.stopped);
    if let Some(m) = chosen(&outcome) {
        let undo = board.play(m.from, m.to).expect("a legal move");
        if !board.over() {
            let after = -minimax(&mut board, outcome.depth - 1, 1, leaf);
            board.unplay(&undo);
            assert_eq!(after, expected, "{m:?} of {board}");
        }
    }
}

#[test]
fn own_sum() {
    for board in boards(240) {
        for depth in 1..=2 {
            compare(&board, depth, SearchOptions::default(), &own(&board));
        }
    }
}

#[test]
fn own_sum_three_plies() {
    for board in boards(40) {
        compare(&board, 3, SearchOptions::default(), &own(&board));
    }
}

#[test]
fn documented_sum() {
    let odd = Weights { distance: 7, straggler: -30, classes: 1000, blocking: 90 };
    for board in boards(60) {
        for weights in [Weights::default(), odd] {
            let options =
                SearchOptions { weights, evaluation: Evaluation::Documented, ..SearchOptions::default() };
            compare(&board, 2, options, &|board| documented(board, &weights));
        }
    }
}
