//! What a search answers.

use std::collections::TryReserveError;

use crate::option_error::OptionError;
use crate::sternhalma::Move;

/// What the seat to move should do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Move a piece.
    Move(Move),
    /// Pass: there is no move.
    Pass,
}

/// The moves that a search expects, the one it chose first. It ends early at a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    moves: [Option<Move>; Line::MAX],
}

impl Line {
    /// The most moves a line has.
    pub const MAX: usize = 32;

    /// The line of no moves.
    pub const EMPTY: Line = Line { moves: [None; Line::MAX] };

    /// The moves, in their order.
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

/// What a search found of a move, which is the best one unless several were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOutcome {
    /// What the seat to move should do.
    pub decision: Decision,
    /// The last depth that was finished, in plies.
    pub depth: u32,
    /// What the position is worth to the seat to move; [`WIN_SCORE`](crate::WIN_SCORE) less the plies to it for a
    /// win that is seen.
    pub score: i32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// Whether the search ended before all that it was asked for was done: the budget ran out or it was stopped.
    pub stopped: bool,
    /// The moves it expects.
    pub line: Line,
}

impl SearchOutcome {
    /// What is found where nothing was looked at.
    pub(super) const NOTHING: SearchOutcome = SearchOutcome {
        decision: Decision::Pass,
        depth: 0,
        score: 0,
        nodes: 0,
        stopped: false,
        line: Line::EMPTY,
    };

    /// Adds an outcome to a list that has room for it, behind those that are as good.
    pub(super) fn rank(list: &mut Vec<SearchOutcome>, outcome: SearchOutcome) {
        let at = list.partition_point(|better| better.score >= outcome.score);
        list.insert(at, outcome);
    }

    /// Brings a decision to the head of outcomes of the same depth, as good as the one that is there: the worst goes
    /// when it is not among them.
    pub(super) fn lead(outcomes: &mut [SearchOutcome], decision: Decision, line: Line) {
        let Some(&SearchOutcome { score, .. }) = outcomes.first() else { return };
        let at = outcomes.iter().position(|outcome| outcome.decision == decision);
        let at = at.unwrap_or(outcomes.len() - 1);
        outcomes[..=at].rotate_right(1);
        outcomes[0] = SearchOutcome { decision, line, score, ..outcomes[0] };
    }
}

/// Why a search gave no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SearchError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// An option is out of its range.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// There is not as much memory as the options ask for.
    #[error("out of memory")]
    Memory,
}

impl From<TryReserveError> for SearchError {
    fn from(_: TryReserveError) -> SearchError {
        SearchError::Memory
    }
}
