//! What a game keeps of each action.

use crate::sternhalma::board::{Action, Board, EndReason, GameStatus, Undo};
use crate::sternhalma::star::{Seat, SeatList};

/// An action, and what of the game before it the board does not show after it.
///
/// An [`Undo`] holds four times as much, by which a board finds out whether the undo is its own. The records of a
/// game always are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    pub action: Action,
    /// The seat whose turn it was.
    pub to_move: Seat,
    ply: u32,
    passes: u32,
    home: SeatList,
}

impl Record {
    pub fn of(undo: &Undo) -> Record {
        let before = undo.before.status;
        Record {
            action: undo.action,
            to_move: before.to_move,
            ply: before.ply,
            passes: before.passes,
            home: before.home,
        }
    }

    /// Takes the action back on a board that shows what it left.
    pub fn take_back(self, board: &mut Board) {
        let mut resigned = board.status.resigned;
        if let Action::Resign(seat) = self.action {
            resigned = resigned.iter().filter(|&s| s != seat).fold(SeatList::EMPTY, SeatList::with);
        }
        let before = GameStatus {
            to_move: self.to_move,
            ply: self.ply,
            passes: self.passes,
            home: self.home,
            resigned,
            how: EndReason::Ongoing,
        };
        board.restore(self.action, before);
    }

    /// Moves the piece that the action moved, and leaves the game the board keeps as it is.
    pub fn step(self, board: &mut Board) {
        if let Action::Move { from, to } = self.action {
            board.do_move(from, to);
        }
    }

    /// Moves it back.
    pub fn unstep(self, board: &mut Board) {
        if let Action::Move { from, to } = self.action {
            board.undo_move(from, to);
        }
    }
}
