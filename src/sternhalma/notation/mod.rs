//! Positions, moves and games as text.

mod action;
mod log;
mod position;

pub use action::{FaultyHop, Flag, ReadActionError};
pub use log::{Field, LogFault, ReplayError};
pub(crate) use log::{LogReader, Opening, action_text, write_log};
pub use position::{ParsePositionError, PositionFault};
