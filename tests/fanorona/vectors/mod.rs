//! Every case of the vectors.

mod boards;
mod games;
mod moves;
pub mod positions;
