//! Counting what the sticks and the moves can lead to.

use super::moves::Stand;
use super::{Board, House, HouseSet, Roll, RuleSet};
use crate::interrupt::{Interrupt, Ticker};

impl Board {
    /// The deepest that [`walk`](Board::walk) goes from C.
    pub(super) const WALK_MAX: u32 = 8;

    /// How many positions there are so many plies on: every roll, and every move that it allows. A roll that allows
    /// nothing is one branch, and a finished game is an end. It is for comparing one generator with another. The time
    /// grows as the count does.
    ///
    /// ```
    /// use sternhalma::senet::{Board, RuleSet};
    ///
    /// let board = Board::new(5).unwrap();
    /// assert_eq!([1, 2, 3].map(|depth| board.walk(depth, &RuleSet::KENDALL)), [18, 278, 4_189]);
    /// ```
    pub fn walk(&self, depth: u32, rules: &RuleSet) -> u64 {
        // Nothing ends it before.
        self.walk_until(depth, rules, Interrupt::default()).unwrap_or_default()
    }

    /// As [`walk`](Board::walk), ended from outside: `None` when it was.
    pub fn walk_until(&self, depth: u32, rules: &RuleSet, interrupt: Interrupt<'_>) -> Option<u64> {
        walk(self, depth, rules, HouseSet::ALL, &mut Ticker::new(interrupt))
    }
}

fn walk(board: &Board, depth: u32, rules: &RuleSet, among: HouseSet, ticker: &mut Ticker<'_>) -> Option<u64> {
    if depth == 0 || board.over() {
        return Some(1);
    }
    if ticker.tick() {
        return None;
    }
    let stand = Stand::new(board, rules);
    let branches = Roll::ALL.into_iter().map(|roll| {
        if depth == 1 {
            return Some(stand.starts(roll, among).count().max(1) as u64);
        }
        let moves = stand.moves(roll, among);
        if moves.is_empty() {
            let mut after = *board;
            after.spend(roll);
            return walk(&after, depth - 1, rules, HouseSet::ALL, ticker);
        }
        let mut leaves = 0;
        for m in moves.iter() {
            let mut after = *board;
            let bound = after.advance(m.from, m.to, roll, rules);
            let among = if bound { HouseSet::of(House::GATE) } else { HouseSet::ALL };
            leaves += walk(&after, depth - 1, rules, among, ticker)?;
        }
        Some(leaves)
    });
    branches.sum()
}
