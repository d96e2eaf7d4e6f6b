//! Positions as text.

mod position;

pub use position::{ParsePositionError, PositionFault};
