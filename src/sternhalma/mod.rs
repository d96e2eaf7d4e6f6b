//! Star halma, known as Chinese checkers: the star, the board, the moves and the game.

mod layout;
mod seat;
pub mod star;
pub mod zobrist;

pub use layout::Layout;
pub use seat::{Seat, SeatList};

pub use star::{Direction, Hole, HoleSet, HopClass, ParseHoleError, Point, tables_ok};

