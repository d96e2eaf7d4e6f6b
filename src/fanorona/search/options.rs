//! What a search is asked for.

use std::sync::atomic::AtomicI32;

use super::SearchOutcome;
use crate::fanorona::Weights;
use crate::interrupt::Interrupt;
use crate::option_error::{OptionError, OptionName};
use crate::table;

/// What a search is asked for.
pub struct SearchOptions<'a> {
    /// How many positions may be looked at; every move is looked at once whatever it says.
    pub budget: u64,
    /// Settles ties between moves.
    pub seed: u64,
    /// The most whole moves to look ahead, up to [`SearchOptions::DEPTH_MAX`]; 0 for as many as the budget allows.
    pub depth: u32,
    /// How positions are scored.
    pub weights: Weights,
    /// The most memory for positions already looked at, in KiB, at least [`SearchOptions::TABLE_KIB_MIN`]; 0 for
    /// [`SearchOptions::TABLE_KIB`].
    pub table_kib: u32,
    /// Looked at at least every 1,024 positions; anything but 0 stops the search.
    pub stop: Option<&'a AtomicI32>,
    /// Called on the thread of the search at least every 4,096 positions; true stops the search.
    pub poll: Option<&'a dyn Fn() -> bool>,
    /// Told of the outcome so far after each depth; true stops the search.
    pub progress: Option<&'a mut dyn FnMut(&SearchOutcome) -> bool>,
}

impl<'a> SearchOptions<'a> {
    /// What may end the search from outside.
    pub(super) fn interrupt(&self) -> Interrupt<'a> {
        Interrupt { stop: self.stop, poll: self.poll }
    }
}

impl SearchOptions<'_> {
    /// The budget when none is given.
    pub const BUDGET: u64 = 10_000;

    /// The most whole moves a search looks ahead.
    pub const DEPTH_MAX: u32 = 100;

    /// The least memory a search can be given, in KiB.
    pub const TABLE_KIB_MIN: u32 = 64;

    /// The most memory a search takes when it is not told, in KiB.
    pub const TABLE_KIB: u32 = 64 * 1024;

    /// The bytes of the table a search with these options has, a power of two: 16 for each position of the budget
    /// rounded up, from [`TABLE_KIB_MIN`](Self::TABLE_KIB_MIN) to what `table_kib` allows rounded down. A small search
    /// never pays for a large table.
    pub fn table_bytes(&self) -> u64 {
        let most_kib = if self.table_kib == 0 { Self::TABLE_KIB } else { self.table_kib };
        table::bytes(table::SLOT_BYTES, self.budget, Self::TABLE_KIB_MIN, most_kib)
    }

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
            budget: Self::BUDGET,
            seed: 0,
            depth: 0,
            weights: Weights::default(),
            table_kib: 0,
            stop: None,
            poll: None,
            progress: None,
        }
    }
}
