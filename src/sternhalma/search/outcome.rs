//! The result of a search.

use std::collections::TryReserveError;

use crate::kit::OptionError;
use crate::sternhalma::board::Move;

/// The action a search chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Move a piece.
    Move(Move),
    /// Pass: the seat has no move.
    Pass,
}

/// The expected line of play: the chosen move and the moves expected after it. It ends before a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    moves: [Option<Move>; Line::MAX],
}

impl Line {
    /// The most moves of a line.
    pub const MAX: usize = 32;

    /// The empty line.
    pub const EMPTY: Line = Line { moves: [None; Line::MAX] };

    /// The moves, in order.
    pub fn moves(&self) -> impl Iterator<Item = Move> + Clone {
        self.moves.into_iter().map_while(|m| m)
    }
}

impl FromIterator<Move> for Line {
    /// The first [`Line::MAX`] of the moves.
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Line {
        let mut line = Line::EMPTY;
        for (place, m) in line.moves.iter_mut().zip(moves) {
            *place = Some(m);
        }
        line
    }
}

/// The result of a search for one move: the best one, or one of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOutcome {
    /// The chosen action.
    pub decision: Decision,
    /// The last finished depth, in plies.
    pub depth: u32,
    /// The score for the seat to move. A win found by the search scores
    /// [`WIN_SCORE`](crate::sternhalma::eval::WIN_SCORE) less the plies to it.
    pub score: i32,
    /// The number of positions searched.
    pub nodes: u64,
    /// Whether the budget or the stop flag ended the search before it was complete.
    pub stopped: bool,
    /// The expected line of play.
    pub line: Line,
}

impl SearchOutcome {
    /// The outcome before any search.
    pub(super) const NOTHING: SearchOutcome = SearchOutcome {
        decision: Decision::Pass,
        depth: 0,
        score: 0,
        nodes: 0,
        stopped: false,
        line: Line::EMPTY,
    };

    /// Inserts an outcome into a list sorted by score, after those with the same score. The list needs spare capacity.
    pub(super) fn rank(list: &mut Vec<SearchOutcome>, outcome: SearchOutcome) {
        let at = list.partition_point(|better| better.score >= outcome.score);
        list.insert(at, outcome);
    }

    /// Moves `decision` to the front of outcomes of the same depth, with the score of the first. If it is absent, it
    /// replaces the last.
    pub(super) fn lead(outcomes: &mut [SearchOutcome], decision: Decision, line: Line) {
        let Some(&SearchOutcome { score, .. }) = outcomes.first() else { return };
        let at = outcomes.iter().position(|outcome| outcome.decision == decision);
        let at = at.unwrap_or(outcomes.len() - 1);
        outcomes[..=at].rotate_right(1);
        outcomes[0] = SearchOutcome { decision, line, score, ..outcomes[0] };
    }
}

/// Why a search failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SearchError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// An option is out of range.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The memory that the options ask for cannot be allocated.
    #[error("out of memory")]
    Memory,
}

impl From<TryReserveError> for SearchError {
    fn from(_: TryReserveError) -> SearchError {
        SearchError::Memory
    }
}
