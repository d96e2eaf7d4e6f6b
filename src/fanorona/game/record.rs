//! What a game keeps of each step and stop.

use crate::fanorona::board::Step;

/// A step or a stop, and what of the game before it the board does not show after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    /// The step; `None` for a stop.
    pub step: Option<Step>,
    /// Whether it completed a move.
    pub completes: bool,
    /// How many moves running had taken nothing before it.
    pub quiet: u32,
}
