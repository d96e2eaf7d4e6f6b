//! The star: its 121 holes, their neighbours and sets of holes.
//!
//! Holes are numbered 0 to 120 in reading order, the top tip first. A hole also has cube coordinates
//! (x, y, z) with `x + y + z == 0`: y is the row, -8 at the top, and x grows to the right along a row.
//! Everything here is computed at compile time from that definition.

mod check;
mod direction;
mod hole;
mod hole_set;
mod home_view;
pub mod hop_classes;
mod layout;
mod piece_move;
mod point;
mod seat;

pub use check::tables_ok;
pub use direction::Direction;
pub use hole::{Hole, HopClass, ParseHoleError};
pub use hole_set::HoleSet;
pub use home_view::HomeView;
pub use hop_classes::{ClassBits, HopClasses, SHIFT, TABLE, bit_of, targets};
pub use layout::Layout;
pub use piece_move::Move;
pub use point::Point;
pub use seat::{Seat, SeatList};

/// The number of rows of the star.
pub const ROWS: usize = 17;

/// The number of pairs of neighbouring holes.
pub const PAIRS: usize = 312;

/// The number of holes of a row, or `None` when there is no such row.
pub fn row_len(row: usize) -> Option<usize> {
    (row < ROWS).then(|| hole::ROW_STARTS[row + 1] as usize - hole::ROW_STARTS[row] as usize)
}

/// The first hole of a row, or `None` when there is no such row.
pub fn row_start(row: usize) -> Option<Hole> {
    (row < ROWS).then(|| Hole::from_index(hole::ROW_STARTS[row] as usize))
}

/// Every pair of neighbouring holes once, the lower hole first, in ascending order: [`PAIRS`] pairs.
pub fn pairs() -> impl Iterator<Item = (Hole, Hole)> {
    Hole::all().flat_map(|low| low.neighbour_set().above(low).into_iter().map(move |high| (low, high)))
}
