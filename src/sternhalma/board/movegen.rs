//! Steps, hops, and the holes a piece can reach with them.

use super::Board;
use super::move_list::MoveList;
use crate::sternhalma::star::{Direction, Hole, HoleSet, Move, targets};

impl Board {
    /// The empty holes next to a hole, in the order of the directions.
    pub fn steps(&self, hole: Hole) -> impl Iterator<Item = Hole> {
        hole.neighbours().filter(|&next| !self.occupied().contains(next))
    }

    /// Where one hop from a hole lands, in the order of the directions: over one neighbouring piece into the empty
    /// hole straight beyond it.
    ///
    /// `from` is the hole where a chain of hops began. It counts as empty even while the board shows the piece there.
    /// `None` means that the piece came from no hole of the board.
    pub fn hops(&self, hole: Hole, from: Option<Hole>) -> impl Iterator<Item = Hole> + use<> {
        let occupied = from.map_or(self.occupied(), |from| self.occupied().without(from));
        Direction::ALL.into_iter().filter_map(move |direction| {
            let (over, landing) = hole.hop(direction)?;
            (occupied.contains(over) && !occupied.contains(landing)).then_some(landing)
        })
    }

    /// The most holes a piece reaches: 36 others of its hop class, and 6 steps.
    pub const REACH_MAX: usize = 42;

    /// Every hole the piece on `from` can end its move on: its steps, and every hole a chain of hops lands on.
    /// Never `from` itself; the empty set when `from` holds no piece.
    pub fn reach(&self, from: Hole) -> HoleSet {
        if !self.occupied().contains(from) {
            return HoleSet::EMPTY;
        }
        self.hop_classes().reach(from)
    }

    /// The moves of the seat to move: for each of its pieces in hole order, its reach in hole order. Whether the game
    /// is over makes no difference.
    pub fn legal(&self) -> impl Iterator<Item = Move> {
        let mine = self.pieces(self.to_move());
        mine.into_iter()
            .flat_map(|from| targets(from, self.hop_classes().merge(from, self.hop_classes().hops(from))))
    }

    /// Fills a list with the moves of the seat to move, in the order of [`legal`](Board::legal).
    pub fn list(&self, moves: &mut MoveList) {
        let hop_classes = self.hop_classes();
        moves.fill(self.pieces(self.to_move()), |from| hop_classes.merge(from, hop_classes.hops(from)));
    }

    /// Whether the seat to move has a move.
    pub fn has_move(&self) -> bool {
        self.legal().next().is_some()
    }
}
