//! The search of two seats: iterative deepening over a principal variation search.

mod hop_cache;
mod move_picker;
mod position;
mod pruning;
mod reply_cache;
mod root;
mod search;
mod terminal;

pub use root::search;
