//! What holds of every board.

mod board;
mod evaluation;
mod games;
mod move_lists;
mod moves;
mod positions;
mod random_forward;
mod seats;
mod star;
mod symmetry;
mod text;
mod undo;
