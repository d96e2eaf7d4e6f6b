//! What a search answers.

use crate::option_error::OptionError;
use crate::senet::Move;

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOutcome {
    /// The best move, as an index into [`moves`](crate::senet::Board::moves); `None` when the roll allows nothing.
    pub index: Option<usize>,
    /// The best move.
    pub best: Option<Move>,
    /// The last depth that was finished, in throws.
    pub depth: u32,
    /// What the position is worth to the side to move with the roll in hand: the value of the best move, or of the
    /// forfeit, in sixteenths of a house, and [`WIN_SCORE`](crate::senet::WIN_SCORE) for a game that is won.
    pub value: i32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// Whether the search ended before all that it was asked for was done: the budget ran out or it was stopped.
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
    /// There is not as much memory as the options ask for.
    #[error("out of memory")]
    Memory,
}
