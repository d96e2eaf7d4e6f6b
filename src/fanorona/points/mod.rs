//! The points and lines of the boards: what is the same for every position.

mod direction;
mod lines;
mod point;
mod shape;
mod side;

pub use direction::Direction;
pub use lines::Lines;
pub use point::{Point, PointSet};
pub use shape::{ParseShapeError, Shape};
pub use side::Side;
