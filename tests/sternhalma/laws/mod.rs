//! What holds of every board.

mod board;
mod evaluation;
mod games;
mod moves;
mod positions;
mod random_forward;
mod reaches;
mod seats;
mod star;
mod symmetry;
mod text;
mod undo;
