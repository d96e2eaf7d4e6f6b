//! Choosing a move: alpha-beta over whole moves, to a depth that grows until the budget is used up.
//!
//! The score of a depth is exactly that of a plain minimax of that depth, whatever is remembered and in whatever order
//! moves are tried: nothing is cut off for looking hopeless, and what is remembered of a position is used only where the
//! game's past cannot matter, or was the same.

mod exchange;
mod options;
mod order;
mod outcome;
mod past;
mod position;
mod root;
mod searcher;
mod tree;
mod turned;

pub use options::SearchOptions;
pub use outcome::{SearchError, SearchOutcome};
pub use searcher::Searcher;
