//! What holds of every board and game.

mod boards;
mod games;
mod moves;
mod positions;
