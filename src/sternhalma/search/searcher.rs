//! The searcher: the memory kept between searches, and the choice of the search for a board.

use super::options::{Mode, SearchOptions};
use super::outcome::{Decision, SearchError, SearchOutcome};
use super::root_moves::Candidates;
use super::single_player::Solo;
use super::tt_move::Table;
use super::{multi_player, two_player};
use crate::kit::try_with_capacity;
use crate::sternhalma::board::Board;

/// A searcher. It keeps its allocated memory from one search to the next, and nothing else: its results are those of a new
/// searcher.
#[derive(Default)]
pub struct Searcher {
    table: Table,
    solo: Solo,
}

impl Searcher {
    /// A searcher that has allocated no memory.
    pub fn new() -> Searcher {
        Searcher::default()
    }

    /// Chooses an action for the seat to move.
    ///
    /// # Errors
    ///
    /// [`SearchError::Over`] when the game is over, [`SearchError::Option`] when a weight is beyond
    /// [`Weights::MAX`](crate::sternhalma::eval::Weights::MAX) or the table below [`SearchOptions::TABLE_KIB_MIN`], and
    /// [`SearchError::Memory`] when the memory cannot be had; the searcher can be used again after each.
    pub fn search(
        &mut self,
        board: &Board,
        options: &mut SearchOptions,
    ) -> Result<SearchOutcome, SearchError> {
        let found = self.search_moves(board, options, 1)?;
        Ok(found.first().copied().unwrap_or(SearchOutcome::NOTHING))
    }

    /// The `most` best moves of the seat to move with their scores, the best first; at least one, at most all that may be
    /// chosen. A pass for a seat without a move.
    ///
    /// The moves share the budget, so that each is searched less deeply than by a search for the best alone. `nodes` and
    /// `stopped` are those of the whole search. `progress` receives the best of the moves.
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
            2 => two_player::search(&mut self.table, board, options, most),
            1 => self.solo.search(board, options, most),
            _ => multi_player::search_moves(board, options, &mut self.table, most),
        }
    }
}

impl Board {
    /// Chooses an action for the seat to move with a new searcher (see [`Searcher::search`]).
    ///
    /// # Errors
    ///
    /// Those of [`Searcher::search`].
    pub fn search(&self, options: &mut SearchOptions) -> Result<SearchOutcome, SearchError> {
        Searcher::new().search(self, options)
    }

    /// The best moves of the seat to move, found by a new searcher (see [`Searcher::search_moves`]).
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
    let mut found = try_with_capacity(1)?;
    found.push(SearchOutcome {
        decision: chosen.map_or(Decision::Pass, Decision::Move),
        ..SearchOutcome::NOTHING
    });
    Ok(found)
}
