//! The plainest expectiminimax there is: every roll and every move, nothing cut away, nothing remembered.

use sternhalma::senet::{Board, House, Roll, RuleSet, Side, WIN_SCORE, Weights};

/// What a position is worth to a side before its throw, times 16 to the power of the throws.
pub fn before_throw(
    board: &Board,
    throws: u32,
    rules: &RuleSet,
    side: Side,
    weights: &Weights,
    bound: Option<House>,
) -> i128 {
    let whole = |value: i32| i128::from(value) * 16_i128.pow(throws);
    if let Some(winner) = board.winner() {
        return whole(if winner == side { WIN_SCORE } else { -WIN_SCORE });
    }
    if board.ply() >= Board::PLY_CAP {
        return 0;
    }
    if throws == 0 {
        return board.evaluate(side, rules, weights).into();
    }
    let best = |roll: Roll| {
        let values = after_roll(board, roll, throws - 1, rules, side, weights, bound);
        let all = values.into_iter();
        if board.side() == side { all.max() } else { all.min() }
    };
    Roll::ALL.into_iter().map(|roll| i128::from(roll.weight()) * best(roll).expect("a branch")).sum()
}

/// What each move of a roll is worth to a side, or the forfeit alone, with so many throws to follow.
pub fn after_roll(
    board: &Board,
    roll: Roll,
    throws: u32,
    rules: &RuleSet,
    side: Side,
    weights: &Weights,
    only: Option<House>,
) -> Vec<i128> {
    let moves = board.moves(roll, rules, only);
    let mut after = *board;
    if moves.is_empty() {
        after.forfeit(roll);
        return vec![before_throw(&after, throws, rules, side, weights, None)];
    }
    let value = |m| {
        let mut after = *board;
        let done = after.apply(m, rules).expect("it is in the list");
        before_throw(&after, throws, rules, side, weights, done.bound)
    };
    moves.iter().map(value).collect()
}

/// The nearest whole number, a half away from zero.
pub fn rounded(worth: i128, throws: u32) -> i32 {
    let whole = 16_i128.pow(throws);
    let size = (2 * worth.abs() + whole) / (2 * whole);
    i32::try_from(size * worth.signum()).expect("a value")
}
