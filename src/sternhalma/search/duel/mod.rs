//! Two seats: a deepening search that keeps to the contract of [`search`](super).

mod fitted;
mod kept;
mod leaves;
mod position;
mod race;
mod replies;
mod root;
mod terms;
mod tree;
mod values;

pub use root::search;
pub use values::{Phase, Values};
