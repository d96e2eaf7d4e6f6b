//! Positions, moves and games as text.

mod action;
mod position;

pub use action::{FaultyHop, Flag, ReadActionError};
pub use position::{ParsePositionError, PositionFault};
