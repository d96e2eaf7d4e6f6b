//! What a search answers.

use std::collections::TryReserveError;

use crate::fanorona::Move;
use crate::option_error::OptionError;

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOutcome {
    /// The move the side to move should make, or the rest of the one in progress.
    pub best: Move,
    /// How many whole moves it looked ahead and finished.
    pub depth: u32,
    /// What the position is worth to the side to move; [`WIN_SCORE`](crate::fanorona::WIN_SCORE) less the whole moves to
    /// it for a win that is seen.
    pub score: i32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// Whether the search ended part way through a deeper look: the budget ran out or it was stopped. The move and the
    /// score are then those of the deeper look, as far as that came, when it found a better move or the same again.
    pub stopped: bool,
}

/// Why a search gave no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SearchError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// An option is out of its range.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// There is not as much memory as the search needs.
    #[error("out of memory")]
    Memory,
}

impl From<TryReserveError> for SearchError {
    fn from(_: TryReserveError) -> SearchError {
        SearchError::Memory
    }
}
