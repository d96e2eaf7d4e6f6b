//! The moves that a search may choose at its root.

use crate::sternhalma::board::{Board, Move, zobrist};
use crate::sternhalma::star::Seat;

/// The moves that may be chosen. A move that leads to an arrangement to be avoided is one of them only when there are no
/// others.
#[derive(Clone, Copy)]
pub struct Candidates<'a> {
    board: &'a Board,
    seat: Seat,
    own: u64,
    avoid: &'a [u64],
}

impl<'a> Candidates<'a> {
    /// The candidates of the seat to move.
    pub fn new(board: &'a Board, avoid: &'a [u64]) -> Candidates<'a> {
        let seat = board.to_move();
        let all = Candidates { board, seat, own: board.own_key(seat), avoid };
        let any = avoid.is_empty() || board.legal().any(|m| all.allows(m));
        Candidates { avoid: if any { avoid } else { &[] }, ..all }
    }

    /// Whether a legal move may be chosen.
    pub fn allows(&self, m: Move) -> bool {
        self.avoid.is_empty() || self.allows_own(self.key_after(m))
    }

    /// Whether a move that leads to an own key may be chosen.
    pub fn allows_own(&self, key: u64) -> bool {
        !self.avoid.contains(&key)
    }

    /// The own key that a move leads to.
    pub fn key_after(&self, m: Move) -> u64 {
        self.own ^ zobrist::piece(self.seat, m.from) ^ zobrist::piece(self.seat, m.to)
    }

    /// The own keys that no candidate leads to.
    pub fn avoided(&self) -> &'a [u64] {
        self.avoid
    }

    /// The moves that may be chosen.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        self.board.legal().filter(move |&m| self.allows(m))
    }
}
