//! Looking ahead where more than two seats race.
//!
//! Three ways: paranoid and best-reply, which make two sides of the seats and search with alpha-beta and a table, and
//! max^n. Which one [`Mode::Auto`] takes was settled by tournaments (`examples/league.rs`).
#![forbid(unsafe_code)]

mod best_reply;
mod context;
mod eval;
mod home_view;
mod last_ply;
mod max_n;
mod move_picker;
mod placing;
mod position;
mod root;

pub use super::tt_move::Table;
pub use eval::Scale;
pub use placing::Rivals;

use super::options::{Mode, SearchOptions};
use super::outcome::{SearchError, SearchOutcome};
use crate::sternhalma::board::Board;

/// What the search may be told for measurements and tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchParams {
    /// Whether nothing is left out: the score of a finished depth is then that of a plain search of everything.
    pub exact: bool,
    /// How a piece is valued.
    pub scale: Scale,
    /// How the rivals are held against the seat to move.
    pub rivals: Rivals,
    /// How many moves of the seat to move are followed in full.
    pub few_own: i32,
    /// How many moves of its rivals are followed in full.
    pub few_rival: i32,
}

impl Default for SearchParams {
    fn default() -> SearchParams {
        SearchParams {
            exact: false,
            scale: Scale::default(),
            rivals: Rivals { best: 2 },
            few_own: 4,
            few_rival: 4,
        }
    }
}

/// Chooses so many of the best moves, for the seat to move of a board whose game goes on.
///
/// # Errors
///
/// [`SearchError::Memory`] when there is not as much memory as the options ask for.
pub(crate) fn search_moves(
    board: &Board,
    options: &mut SearchOptions<'_>,
    table: &mut Table,
    most: usize,
) -> Result<Vec<SearchOutcome>, SearchError> {
    root::search(board, options, table, SearchParams::default(), most)
}

/// Chooses a move for the seat to move of a board whose game goes on. The mode must be one that searches.
///
/// # Errors
///
/// [`SearchError::Over`] when the game is over, [`SearchError::Memory`] when there is not as much memory as the
/// options ask for.
#[cfg(feature = "internals")]
pub fn search(
    board: &Board,
    options: &mut SearchOptions<'_>,
    table: &mut Table,
) -> Result<SearchOutcome, SearchError> {
    search_with(board, options, table, SearchParams::default())
}

/// As [`search`], told how.
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

/// The mode that [`Mode::Auto`] stands for: best-reply, which came home first against either of the others with every
/// number of seats and pieces (`examples/league.rs`; first places with one standard error):
///
/// | seats, pieces | positions a move | against paranoid | against max^n |
/// |---|---|---|---|
/// | 3, 10 | 10,000 | 67 % ± 6 of 48 | 96 % ± 4 of 24, at 20,000 |
/// | 3, 10 | 100,000 | 64 % ± 13 of 42 | |
/// | 3, 15 | 10,000 | 88 % ± 4 of 24 | 92 % ± 8 of 12 |
/// | 4, 10 | 8,000 | 92 % ± 6 of 24 | 92 % ± 8 of 12 |
/// | 6, 10 | 5,000 | 70 % ± 8 of 30 | 81 % ± 9 of 16 |
fn mode_for(board: &Board, mode: Mode) -> Mode {
    let racing = board.layout().each_seat().filter(|&s| !board.finished(s) && !board.resigned(s)).count();
    match mode {
        // Two seats are two sides, whatever they take each other for.
        _ if racing <= 2 => Mode::Paranoid,
        Mode::Auto => Mode::BestReply,
        mode => mode,
    }
}
