//! Who searches: what is kept between searches, and which search a board gets.

use super::solo::Solo;
use super::table::Table;
use super::{Decision, Line, Mode, SearchError, SearchOptions, SearchOutcome, duel, many};
use crate::sternhalma::Board;

/// A searcher, which keeps its memory from one search to the next.
///
/// It remembers nothing else: its answers are those of a new searcher.
#[derive(Default)]
pub struct Searcher {
    table: Table,
    solo: Solo,
}

impl Searcher {
    /// A searcher without any memory yet.
    pub fn new() -> Searcher {
        Searcher::default()
    }

    /// What the seat to move should do.
    ///
    /// # Errors
    ///
    /// [`SearchError::Over`] when the game is over, [`SearchError::Option`] when a weight is beyond
    /// [`Weights::MAX`](crate::Weights::MAX) or the table below [`SearchOptions::TABLE_KIB_MIN`], and
    /// [`SearchError::Memory`] when the memory cannot be had; the searcher can be used again after each.
    pub fn search(
        &mut self,
        board: &Board,
        options: &mut SearchOptions,
    ) -> Result<SearchOutcome, SearchError> {
        if board.over() {
            return Err(SearchError::Over);
        }
        let table_fits = options.table_kib == 0 || options.table_kib >= SearchOptions::TABLE_KIB_MIN;
        if !options.weights.in_range() || !table_fits {
            return Err(SearchError::Option);
        }
        if options.mode == Mode::RandomForward {
            return Ok(random_forward(board, options.seed));
        }
        match board.layout().seats() {
            2 => duel::search(&mut self.table, board, options),
            1 => self.solo.search(board, options),
            _ => many::search(board, options, &mut self.table),
        }
    }
}

impl Board {
    /// What the seat to move should do, worked out by a searcher of its own (see [`Searcher::search`]).
    ///
    /// # Errors
    ///
    /// Those of [`Searcher::search`].
    pub fn search(&self, options: &mut SearchOptions) -> Result<SearchOutcome, SearchError> {
        Searcher::new().search(self, options)
    }
}

fn random_forward(board: &Board, seed: u64) -> SearchOutcome {
    let chosen = board.random_forward(seed);
    SearchOutcome {
        decision: chosen.map_or(Decision::Pass, Decision::Move),
        depth: 0,
        score: 0,
        nodes: 0,
        stopped: false,
        line: Line::EMPTY,
    }
}
