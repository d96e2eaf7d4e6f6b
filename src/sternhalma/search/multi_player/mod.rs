//! The search of three and more seats.
//!
//! It has three modes. Paranoid and best-reply treat the seats as two sides and use alpha-beta with a transposition
//! table; max^n keeps the scores of all seats. Tournaments decided which one [`Mode::Auto`](super::Mode::Auto) stands
//! for (`examples/league.rs`).

mod best_reply;
mod context;
mod eval;
mod last_ply;
mod max_n;
mod move_picker;
mod params;
mod placing;
mod position;
mod root;

pub use super::tt_move::Table;
#[cfg(feature = "internals")]
pub use eval::Scale;
pub use params::SearchParams;
#[cfg(feature = "internals")]
pub use placing::Rivals;

use super::options::SearchOptions;
use super::outcome::{SearchError, SearchOutcome};
use crate::sternhalma::board::Board;

/// Chooses the `most` best moves for the seat to move. The game must not be over.
///
/// # Errors
///
/// [`SearchError::Memory`] when the memory that the options ask for cannot be allocated.
pub(crate) fn search_moves(
    board: &Board,
    options: &mut SearchOptions<'_>,
    table: &mut Table,
    most: usize,
) -> Result<Vec<SearchOutcome>, SearchError> {
    root::search(board, options, table, SearchParams::default(), most)
}

/// Chooses a move for the seat to move. The mode must not be [`Mode::RandomForward`](super::Mode::RandomForward).
///
/// # Errors
///
/// [`SearchError::Over`] when the game is over, [`SearchError::Memory`] when the memory that the options ask for cannot
/// be allocated.
#[cfg(feature = "internals")]
pub fn search(
    board: &Board,
    options: &mut SearchOptions<'_>,
    table: &mut Table,
) -> Result<SearchOutcome, SearchError> {
    search_with(board, options, table, SearchParams::default())
}

/// Chooses a move as [`search`] does, with the given parameters.
///
/// # Errors
///
/// As [`search`].
#[cfg(feature = "internals")]
pub fn search_with(
    board: &Board,
    options: &mut SearchOptions<'_>,
    table: &mut Table,
    params: SearchParams,
) -> Result<SearchOutcome, SearchError> {
    if board.over() {
        return Err(SearchError::Over);
    }
    let found = root::search(board, options, table, params, 1)?;
    Ok(found.first().copied().unwrap_or(SearchOutcome::NOTHING))
}
