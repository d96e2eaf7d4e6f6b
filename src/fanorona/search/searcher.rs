//! Who searches: what is kept between searches.

use super::position::Mark;
use super::{SearchError, SearchOptions, SearchOutcome, root};
use crate::fanorona::Game;
use crate::table::Table;

/// A searcher, which keeps its memory from one search to the next.
///
/// It remembers nothing else: its answers are those of a new searcher.
#[derive(Default)]
pub struct Searcher {
    table: Table<Mark>,
}

impl Searcher {
    /// A searcher without any memory yet.
    pub fn new() -> Searcher {
        Searcher::default()
    }

    /// The move the side to move should make, or the rest of the one in progress. Draws by repetition and by moves that
    /// take nothing are seen through the game's own history.
    ///
    /// # Errors
    ///
    /// [`SearchError::Over`] when the game is over, [`SearchError::Option`] when an option is out of its range, and
    /// [`SearchError::Memory`] when the memory cannot be had; the searcher can be used again after each.
    pub fn search(&mut self, game: &Game, options: &mut SearchOptions) -> Result<SearchOutcome, SearchError> {
        if game.over() {
            return Err(SearchError::Over);
        }
        options.check()?;
        root::search(&mut self.table, game, options)
    }
}

impl Game {
    /// The move the side to move should make, worked out by a searcher of its own (see [`Searcher::search`]).
    ///
    /// # Errors
    ///
    /// Those of [`Searcher::search`].
    pub fn search(&self, options: &mut SearchOptions) -> Result<SearchOutcome, SearchError> {
        Searcher::new().search(self, options)
    }
}
