//! What a search is asked for.

use std::sync::atomic::AtomicI32;

use super::{SearchOutcome, Values};
use crate::interrupt::Interrupt;
use crate::option_error::{OptionError, OptionName};
use crate::sternhalma::Weights;
use crate::table;

/// Whose interest a search takes each seat to follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Mode {
    /// The one that plays best with the board's number of seats. With more than three seats still racing it looks
    /// 1, 3, 5 and so on plies ahead, and another number only when that is the `depth` asked for.
    #[default]
    Auto,
    /// Every rival against the seat to move, which for two seats is the plain game.
    Paranoid,
    /// Every seat for itself.
    MaxN,
    /// The rivals answer each move with the one move of all theirs that is worst for the seat to move (Schadd and
    /// Winands, "Best Reply Search for Multiplayer Games", 2011).
    BestReply,
    /// No search: a seeded random choice among the moves that take a piece nearer home.
    RandomForward,
}

impl Mode {
    /// Every mode, in the order of their numbers.
    pub const ALL: [Mode; 5] = [Mode::Auto, Mode::Paranoid, Mode::MaxN, Mode::BestReply, Mode::RandomForward];
}

/// How a search values a position it looks no further from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Evaluation {
    /// The search's own way while the weights are the default ones, otherwise the documented sum.
    #[default]
    Auto,
    /// The documented sum, [`Board::evaluate`](crate::Board::evaluate), with the weights given.
    Documented,
    /// The search's own way.
    Own,
}

impl Evaluation {
    /// Every way, in the order of their numbers.
    pub const ALL: [Evaluation; 3] = [Evaluation::Auto, Evaluation::Documented, Evaluation::Own];
}

/// Whether a search may do what is not exact.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pruning {
    /// Everything that makes it play better.
    #[default]
    Full,
    /// Nothing but what leaves the score that of a plain minimax, for tests that compare the two.
    Exact,
}

/// What a search is asked for.
pub struct SearchOptions<'a> {
    /// Whose interest each seat follows.
    pub mode: Mode,
    /// The most plies to look ahead; 0 for as many as the budget allows.
    pub depth: u32,
    /// How positions are valued.
    pub evaluation: Evaluation,
    /// The memory for positions already looked at, in KiB, at least [`SearchOptions::TABLE_KIB_MIN`]; 0 to take it
    /// from the budget (see [`SearchOptions::table_bytes`]).
    pub table_kib: u32,
    /// How many positions may be looked at; the first ply is whole whatever it says.
    pub budget: u64,
    /// Settles ties between root moves.
    pub seed: u64,
    /// The weights of the documented sum.
    pub weights: Weights,
    /// Own keys of the seat to move that no move may lead back to while another move exists.
    pub avoid: &'a [u64],
    /// Looked at at least every 1,024 positions; anything but 0 stops the search.
    pub stop: Option<&'a AtomicI32>,
    /// Called on the thread of the search at least every 4,096 positions; true stops the search.
    pub poll: Option<&'a dyn Fn() -> bool>,
    /// Told of the outcome so far after each depth; true stops the search.
    pub progress: Option<&'a mut dyn FnMut(&SearchOutcome) -> bool>,
    #[doc(hidden)]
    pub pruning: Pruning,
    #[doc(hidden)]
    pub values: Option<&'a Values>,
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

    /// The least memory a search can be given, in KiB.
    pub const TABLE_KIB_MIN: u32 = 64;

    /// The most memory a search takes when it is not told, in KiB.
    pub const TABLE_KIB_AUTO_MAX: u32 = 64 * 1024;

    /// How many levels there are.
    pub const LEVELS: u32 = 7;

    /// The options of a level of play, from 1, a random move forward, to [`LEVELS`](Self::LEVELS); `None` for another
    /// number. With two seats each wins by far against the one below it: `docs/search.md` has the figures, also of what
    /// the levels are worth with more seats.
    pub fn level(level: u32) -> Option<Self> {
        let budget = match level {
            1 => return Some(SearchOptions { mode: Mode::RandomForward, ..Self::default() }),
            // The first ply is always whole.
            2 => return Some(SearchOptions { depth: 1, ..Self::default() }),
            3 => 600,
            4 => 2_500,
            5 => 10_000,
            6 => 40_000,
            Self::LEVELS => 200_000,
            _ => return None,
        };
        Some(SearchOptions { budget, ..Self::default() })
    }

    /// Refuses the first option that a search does not take.
    ///
    /// # Errors
    ///
    /// That option.
    pub fn check(&self) -> Result<(), OptionError> {
        self.weights.check()?;
        OptionName::table_kib(self.table_kib.into(), Self::TABLE_KIB_MIN).map(|_| ())
    }

    /// Whether positions are valued by the documented sum.
    pub(super) fn documented(&self) -> bool {
        match self.evaluation {
            Evaluation::Auto => self.weights != Weights::default(),
            Evaluation::Documented => true,
            Evaluation::Own => false,
        }
    }

    /// The most plies a search looks ahead.
    pub const DEPTH_MAX: u32 = 60;

    /// The bytes of the table a search with these options has, a power of two: 16 for each position of the budget
    /// rounded up, from [`TABLE_KIB_MIN`](Self::TABLE_KIB_MIN) to what `table_kib` allows rounded down, or to
    /// [`TABLE_KIB_AUTO_MAX`](Self::TABLE_KIB_AUTO_MAX) when it says nothing. A small search never pays for a large
    /// table.
    pub fn table_bytes(&self) -> u64 {
        let most_kib = if self.table_kib == 0 { Self::TABLE_KIB_AUTO_MAX } else { self.table_kib };
        table::bytes(table::SLOT_BYTES, self.budget, Self::TABLE_KIB_MIN, most_kib)
    }
}

impl Default for SearchOptions<'_> {
    fn default() -> Self {
        SearchOptions {
            mode: Mode::Auto,
            depth: 0,
            evaluation: Evaluation::Auto,
            table_kib: 0,
            budget: Self::BUDGET,
            seed: 0,
            weights: Weights::default(),
            avoid: &[],
            stop: None,
            poll: None,
            progress: None,
            pruning: Pruning::Full,
            values: None,
        }
    }
}
