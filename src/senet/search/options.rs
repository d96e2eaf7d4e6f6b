//! What a search is asked for.

use std::sync::atomic::AtomicI32;

use super::expected_value::THROWS_MAX;
use super::outcome::SearchOutcome;
use crate::kit::{Interrupt, OptionError, OptionName};
use crate::senet::eval::Weights;
use crate::senet::track::House;

/// What a search may leave out without changing a value, for tests and benches that compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pruning {
    /// Whether branches are cut off that cannot matter.
    pub cut: bool,
    /// Whether positions are remembered.
    pub remember: bool,
}

impl Default for Pruning {
    fn default() -> Pruning {
        Pruning { cut: true, remember: true }
    }
}

/// What a search is asked for.
pub struct SearchOptions<'a> {
    /// How many throws to look ahead, the roll in hand being the first; more than
    /// [`DEPTH_MAX`](SearchOptions::DEPTH_MAX) are as many as that, and 0 is as many as the budget allows.
    pub depth: u32,
    /// How many positions may be looked at. The first level is looked at whatever it says.
    pub budget: u64,
    /// The one house whose piece may be moved with the roll in hand.
    pub only: Option<House>,
    /// The most memory for positions already looked at, in KiB, at least
    /// [`TABLE_KIB_MIN`](SearchOptions::TABLE_KIB_MIN); 0 for as much as the budget can fill, up to 64 MiB.
    pub table_kib: u32,
    /// The weights of the evaluation.
    pub weights: Weights,
    /// Looked at at least every 1,024 positions; anything but 0 stops the search.
    pub stop: Option<&'a AtomicI32>,
    /// Called on the thread of the search at least every 4,096 positions; true stops the search.
    pub poll: Option<&'a dyn Fn() -> bool>,
    /// Told of the outcome so far after each depth; true stops the search.
    pub progress: Option<&'a mut dyn FnMut(&SearchOutcome) -> bool>,
    /// What the search may leave out.
    #[cfg(feature = "internals")]
    pub pruning: Pruning,
}

impl<'a> SearchOptions<'a> {
    /// What may end the search from outside.
    pub(super) fn interrupt(&self) -> Interrupt<'a> {
        Interrupt { stop: self.stop, poll: self.poll }
    }
}

impl SearchOptions<'_> {
    /// The budget when none is given.
    pub const BUDGET: u64 = 100_000;

    /// The most throws a search looks ahead.
    pub const DEPTH_MAX: u32 = THROWS_MAX;

    /// How far the search looks ahead at the most.
    pub(super) fn deepest(&self) -> u32 {
        if self.depth == 0 { Self::DEPTH_MAX } else { self.depth.min(Self::DEPTH_MAX) }
    }

    /// The least memory a search can be given, in KiB.
    pub const TABLE_KIB_MIN: u32 = 64;

    /// The most memory a search takes when it is not told, in KiB.
    pub const TABLE_KIB_AUTO_MAX: u32 = 64 * 1024;

    /// What the search may leave out.
    pub(super) fn pruning(&self) -> Pruning {
        #[cfg(feature = "internals")]
        return self.pruning;
        #[cfg(not(feature = "internals"))]
        Pruning::default()
    }

    /// Refuses the first option that a search does not take.
    ///
    /// # Errors
    ///
    /// That option.
    pub fn check(&self) -> Result<(), OptionError> {
        OptionName::table_kib(self.table_kib.into(), Self::TABLE_KIB_MIN)?;
        self.weights.check()
    }
}

impl Default for SearchOptions<'_> {
    fn default() -> Self {
        SearchOptions {
            depth: 0,
            budget: Self::BUDGET,
            only: None,
            table_kib: 0,
            weights: Weights::default(),
            stop: None,
            poll: None,
            progress: None,
            #[cfg(feature = "internals")]
            pruning: Pruning::default(),
        }
    }
}
