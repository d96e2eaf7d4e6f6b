//! The seat that is to cross, and what it may do first.

use crate::sternhalma::board::{Board, Move, zobrist};
use crate::sternhalma::eval::WIN_SCORE;
use crate::sternhalma::search::beam::{Bound, Goal};
use crate::sternhalma::search::root_moves::Candidates;
use crate::sternhalma::star::{HoleSet, HomeView, Seat};

/// What a search has to know of its board.
pub struct Side<'a> {
    pub board: &'a Board,
    pub track: &'static HomeView,
    pub goal: Goal,
    pub own: HoleSet,
    pub still: HoleSet,
    seat: Seat,
    candidates: Candidates<'a>,
}

impl<'a> Side<'a> {
    /// The side of the seat to move.
    pub fn of(board: &'a Board, avoid: &'a [u64]) -> Side<'a> {
        let (layout, seat) = (board.layout(), board.to_move());
        let own = board.pieces(seat);
        let still = board.occupied() - own;
        Side {
            board,
            track: HomeView::of(layout.point(seat).opposite()),
            goal: Goal::of(layout, seat, own, still),
            own,
            still,
            seat,
            candidates: Candidates::new(board, avoid),
        }
    }

    /// The seat's pieces after a move.
    pub fn after(&self, m: Move) -> HoleSet {
        self.own.without(m.from).with(m.to)
    }

    /// Whether the first move may lead to a set of pieces.
    pub fn allows(&self, own: HoleSet) -> bool {
        self.candidates.avoided().is_empty() || self.candidates.allows_own(zobrist::pieces(self.seat, own))
    }

    /// The moves that may come first.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.candidates.moves()
    }

    /// Whether the pieces have nowhere further to go.
    pub fn done(&self, own: HoleSet) -> bool {
        self.goal.done(own, self.track.total(own))
    }

    /// The score of being home in so many moves.
    pub fn home_score(&self, moves: usize) -> i32 {
        let home = if self.goal.fills() { WIN_SCORE } else { 0 };
        home - moves as i32
    }

    /// More moves than a way home should take.
    pub fn generous(&self) -> usize {
        let left = self.board.distance_left(self.seat).max(0) as usize;
        left.min(40 + left / 4) + 4
    }

    /// No way home takes fewer moves.
    pub fn least_moves(&self) -> usize {
        Bound::new(self.board.layout(), self.seat, &self.goal, self.own, self.still).moves(self.own)
    }
}
