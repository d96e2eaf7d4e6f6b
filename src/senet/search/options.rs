//! What a search is asked for.

use std::sync::atomic::AtomicI32;

use super::{SearchOutcome, THROWS_MAX};
use crate::interrupt::Interrupt;
use crate::option_error::{OptionError, OptionName};
use crate::senet::{House, Weights};

/// What a search may leave out without changing a value, for tests and benches that compare.
#[doc(hidden)]
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
    /// How many throws to look ahead, the roll in hand being the first, up to
    /// [`DEPTH_MAX`](SearchOptions::DEPTH_MAX); 0 for as many as the budget allows.
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
    #[doc(hidden)]
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

    /// The least memory a search can be given, in KiB.
    pub const TABLE_KIB_MIN: u32 = 64;

    /// The most memory a search takes when it is not told, in KiB.
    pub const TABLE_KIB_AUTO_MAX: u32 = 64 * 1024;

    /// Refuses the first option that a search does not take.
    ///
    /// # Errors
    ///
    /// That option.
    pub fn check(&self) -> Result<(), OptionError> {
        OptionName::Depth.within::<u32>(self.depth.into(), 0..=Self::DEPTH_MAX.into())?;
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
            pruning: Pruning::default(),
        }
    }
}
