//! Positions, moves and games as text.

mod log;
mod moves;
mod position;

pub use log::{Field, LogFault, ReplayError};
pub(crate) use log::{LogReader, write_log};
pub use moves::{MoveFault, ReadMoveError};
pub use position::{ParsePositionError, PositionFault};
