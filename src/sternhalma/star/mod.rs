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
mod neighbours;
mod piece_move;
mod point;
mod rows;
mod seat;

pub use check::tables_ok;
pub use direction::Direction;
pub use hole::{Hole, HopClass, ParseHoleError, ROWS};
pub use hole_set::HoleSet;
pub use home_view::HomeView;
pub use hop_classes::{ClassBits, HopClasses, SHIFT, TABLE, bit_of, targets};
pub use layout::Layout;
pub use neighbours::{PAIRS, pairs};
pub use piece_move::Move;
pub use point::Point;
pub use rows::{row_len, row_start};
pub use seat::{Seat, SeatList};
