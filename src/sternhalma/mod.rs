//! Star halma, known as Chinese checkers: the star, the board, the moves and the game.

pub mod lanes;
mod layout;
mod move_list;
mod seat;
pub mod star;
pub mod zobrist;

pub use layout::Layout;
pub use move_list::MoveList;
pub use seat::{Seat, SeatList};

pub use star::{Direction, Hole, HoleSet, HopClass, ParseHoleError, Point, tables_ok};

