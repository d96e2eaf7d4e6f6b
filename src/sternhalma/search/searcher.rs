//! Who searches: what is kept between searches, and which search a board gets.

use super::candidates::Candidates;
use super::solo::Solo;
use super::table::Table;
use super::{Decision, Mode, SearchError, SearchOptions, SearchOutcome, duel, many};
use crate::memory::room;
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
        let found = self.search_moves(board, options, 1)?;
        Ok(found.first().copied().unwrap_or(SearchOutcome::NOTHING))
    }

    /// The best moves of the seat to move, best first, and what each is worth: as many as asked for, at least one,
    /// or all that may be chosen. A seat that has no move gets its pass.
    ///
    /// They share the budget, so that each is looked at less deeply than a search for the best alone would. `nodes`
    /// and `stopped` are those of the whole search, and `progress` is told of the best of them.
    ///
    /// # Errors
    ///
    /// As [`search`](Searcher::search).
    pub fn search_moves(
        &mut self,
        board: &Board,
        options: &mut SearchOptions,
        most: usize,
    ) -> Result<Vec<SearchOutcome>, SearchError> {
        if board.over() {
            return Err(SearchError::Over);
        }
        options.check()?;
        let most = match most {
            0 | 1 => 1,
            most => most.min(Candidates::new(board, options.avoid).moves().count()).max(1),
        };
        if options.mode == Mode::RandomForward {
            return random_forward(board, options.seed);
        }
        match board.layout().seats() {
            2 => duel::search(&mut self.table, board, options, most),
            1 => self.solo.search(board, options, most),
            _ => many::search_moves(board, options, &mut self.table, most),
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

    /// The best moves of the seat to move, worked out by a searcher of its own (see [`Searcher::search_moves`]).
    ///
    /// # Errors
    ///
    /// Those of [`Searcher::search`].
    pub fn search_moves(
        &self,
        options: &mut SearchOptions,
        most: usize,
    ) -> Result<Vec<SearchOutcome>, SearchError> {
        Searcher::new().search_moves(self, options, most)
    }
}

fn random_forward(board: &Board, seed: u64) -> Result<Vec<SearchOutcome>, SearchError> {
    let chosen = board.random_forward(seed);
    let mut found = room(1)?;
    found.push(SearchOutcome {
        decision: chosen.map_or(Decision::Pass, Decision::Move),
        ..SearchOutcome::NOTHING
    });
    Ok(found)
}
