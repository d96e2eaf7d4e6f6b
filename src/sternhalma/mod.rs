//! Star halma, known as Chinese checkers: the star, the board, the moves and the game.

pub mod star;


pub use star::{Direction, Hole, HoleSet, HopClass, ParseHoleError, Point, tables_ok};

