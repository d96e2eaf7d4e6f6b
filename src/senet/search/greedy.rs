//! The player that does not look ahead.

use crate::senet::board::{Board, Move, RuleSet};
use crate::senet::track::{House, Roll};

impl Board {
    /// The move to make without looking ahead, as an index into [`moves`](Board::moves): a bear-off, else a swap, else a
    /// landing on house 26, else the one that ends furthest on; of several the first. `None` when there is no move.
    pub fn greedy(&self, roll: Roll, rules: &RuleSet, only: Option<House>) -> Option<usize> {
        let rank = |m: &Move| match m.to {
            None => (3, 0),
            Some(_) if m.swap => (2, 0),
            Some(House::GATE) => (1, 0),
            Some(to) => (0, to.number()),
        };
        let moves = self.moves(roll, rules, only);
        // The last of the greatest of a list that is turned round is the first of them.
        (0..moves.len()).rev().max_by_key(|&index| rank(&moves[index]))
    }
}
