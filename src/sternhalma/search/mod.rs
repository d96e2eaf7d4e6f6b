//! Choosing a move by looking ahead.
//!
//! A search is bounded in positions looked at and never in seconds: every position searched and every child
//! evaluated counts one. The same board, options and seed give the same answer on every machine. The first ply is
//! always looked at whole; after that a search that runs out answers with the best move of the last depth it
//! finished. The seed settles ties between root moves and nothing else: it changes neither the score nor the
//! positions looked at.

mod beam;
pub mod multi_player;
mod options;
mod outcome;
mod random;
mod root_moves;
mod searcher;
mod single_player;
mod tt_move;
mod two_player;

pub use beam::{Beam, Bound, Frontier, Goal, Merit, Pass, Ranking, Request, Span};

#[cfg(feature = "internals")]
pub use options::Pruning;
pub use options::{Evaluation, Mode, SearchOptions};
pub use outcome::{Decision, Line, SearchError, SearchOutcome};
pub use searcher::Searcher;
