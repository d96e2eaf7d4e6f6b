//! Positions, moves and games as text.

mod log;
mod move_text;
mod position;

pub use log::{Field, LogFault, ReplayError};
pub(crate) use log::{LogReader, write_log};
pub use move_text::{MoveFault, ReadMoveError};
pub use position::{ParsePositionError, PositionFault};
