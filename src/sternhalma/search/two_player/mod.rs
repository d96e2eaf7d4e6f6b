//! Two seats: a deepening search that keeps to the contract of [`search`](super).

mod hop_cache;
mod position;
mod reply_cache;
mod root;
mod search;
mod terminal;

pub use position::Position;

pub use root::search;
