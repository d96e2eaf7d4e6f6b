//! Searches that choose a move.
//!
//! A search is limited by a number of positions and never by time: every node and every evaluated leaf counts one. The
//! same board, options and seed give the same result on every machine. Depth 1 is always finished. When the budget ends
//! a later depth, the result is the best move of the last finished depth. The seed breaks ties between root moves and
//! changes nothing else, neither the score nor the positions searched.

mod beam;
mod deepening;
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
