//! One of the things a seat may do.

use std::fmt;

use crate::sternhalma::board::{Action, Board, Path};
use crate::sternhalma::notation::action_text;

/// Something the seat to move may do: a move, or the pass of a seat that has none.
///
/// Its [`Display`](fmt::Display) is how it is written: `e5-f5`, `e5:g5:g7`, `pass`.
#[derive(Clone, Copy, Debug)]
pub struct LegalAction<'a> {
    pub(super) board: &'a Board,
    pub(super) action: Action,
}

impl LegalAction<'_> {
    /// What is to be done.
    pub fn action(&self) -> Action {
        self.action
    }

    /// Every hole the move goes through, by the way [`Board::path`] shows it; `None` for a pass.
    pub fn path(&self) -> Option<Path> {
        match self.action {
            Action::Move { from, to } => self.board.path(from, to),
            Action::Pass | Action::Resign(_) => None,
        }
    }
}

impl fmt::Display for LegalAction<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        action_text(self.board, self.action).fmt(f)
    }
}
