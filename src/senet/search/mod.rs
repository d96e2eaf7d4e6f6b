//! Choosing a move: expectiminimax through the sticks.
//!
//! The value of a position before its throw is the mean, over the five rolls, of the value of the best move each allows
//! (Michie, "Game-playing and game-learning automata", 1966). Values are carried as whole numbers over a power of 16
//! and rounded once, when they are told; so what is cut away (Ballard, "The *-minimax search procedure for trees
//! containing chance nodes", 1983) and what is remembered never changes one.

mod bounds;
mod expected_value;
mod expectiminimax;
mod greedy;
mod options;
mod outcome;
mod root;
mod transposition_table;

#[cfg(feature = "internals")]
pub use options::Pruning;
pub use options::SearchOptions;
pub use outcome::{SearchError, SearchOutcome};

use super::board::{Board, RuleSet};
use super::eval::Weights;
use super::track::{Roll, Side};
use crate::kit::Interrupt;

impl Board {
    /// The best move of a roll for the side to move.
    ///
    /// # Errors
    ///
    /// See [`SearchError`].
    pub fn search(
        &self,
        roll: Roll,
        rules: &RuleSet,
        options: &mut SearchOptions<'_>,
    ) -> Result<SearchOutcome, SearchError> {
        root::search(self, roll, rules, options)
    }

    /// The value of the position before its throw, for a side, so many throws deep: the mean of
    /// [`search`](Board::search) at that depth over the rolls. At depth 0 it is [`evaluate`](Board::evaluate). The time
    /// grows with the depth as it does in a search without a budget.
    ///
    /// # Errors
    ///
    /// [`SearchError::Option`] for a depth beyond [`SearchOptions::DEPTH_MAX`] or a weight out of its range, and
    /// [`SearchError::Memory`].
    pub fn expect(
        &self,
        depth: u32,
        rules: &RuleSet,
        side: Side,
        weights: &Weights,
    ) -> Result<i32, SearchError> {
        let value = root::expect(self, depth, rules, side, weights, Interrupt::default())?;
        // Nothing ends it before.
        Ok(value.unwrap_or_default())
    }

    /// As [`expect`](Board::expect), ended from outside: `None` when it was.
    ///
    /// # Errors
    ///
    /// As [`expect`](Board::expect).
    pub fn expect_until(
        &self,
        depth: u32,
        rules: &RuleSet,
        side: Side,
        weights: &Weights,
        interrupt: Interrupt<'_>,
    ) -> Result<Option<i32>, SearchError> {
        root::expect(self, depth, rules, side, weights, interrupt)
    }
}
