//! What a solver answers.

use std::collections::TryReserveError;

use crate::option_error::OptionError;
use crate::sternhalma::Move;

/// A crossing, or a game of two seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The moves, one after the other.
    pub moves: Vec<Move>,
    /// Whether there is none in fewer moves: nothing was left out that could have led to one.
    pub proved: bool,
    /// No crossing takes fewer moves than this; as many as there are when it is proved.
    pub least: usize,
    /// How many positions were looked at.
    pub positions: u64,
    /// The most memory that levels of positions took at one time, in bytes, with what was set aside to grow them.
    pub bytes: usize,
    /// Whether it was stopped before all that it was asked for was done.
    pub stopped: bool,
}

/// Why a solver gave no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SolveError {
    /// The board does not have the number of seats that the solver is for.
    #[error("the board has another number of seats")]
    Seats,
    /// The pieces cannot come to fill the home and no more.
    #[error("the number of pieces allows no crossing")]
    Pieces,
    /// An option is out of its range.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The memory is not enough.
    #[error("out of memory")]
    Memory,
    /// It was stopped before it found anything.
    #[error("stopped before anything was found")]
    Stopped,
    /// Nothing was found with the width given.
    #[error("nothing was found")]
    NotFound,
}

impl From<TryReserveError> for SolveError {
    fn from(_: TryReserveError) -> SolveError {
        SolveError::Memory
    }
}
