//! Steps, hops, and what a piece can reach with them.

use super::Board;
use super::move_list::MoveList;
use crate::sternhalma::star::{Direction, Hole, HoleSet, targets};

/// A move of one piece: a step, or a chain of hops, told by where it started and where it stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
// Copied as one word.
#[repr(C, align(2))]
pub struct Move {
    /// Where the piece stood.
    pub from: Hole,
    /// Where it stops.
    pub to: Hole,
}

impl Board {
    /// The empty holes next to a hole, in the order of the directions.
    pub fn steps(&self, hole: Hole) -> impl Iterator<Item = Hole> {
        hole.neighbours().filter(|&next| !self.occupied().contains(next))
    }

    /// Where one hop from a hole lands, in the order of the directions: over one neighbouring piece into the empty
    /// hole straight beyond it.
    ///
    /// `from` is the hole the moving piece left, for a piece in the middle of a chain. It counts as empty even
    /// while the board shows the piece there. `None` is for a piece from nowhere on the board.
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
    /// Never `from` itself; none when `from` holds no piece.
    pub fn reach(&self, from: Hole) -> HoleSet {
        if !self.occupied().contains(from) {
            return HoleSet::EMPTY;
        }
        self.hop_classes().reach(from)
    }

    /// The moves of the seat to move: for each of its pieces in hole order, its reach in hole order. It does not
    /// ask whether the game is over.
    pub fn legal(&self) -> impl Iterator<Item = Move> {
        let mine = self.pieces(self.to_move());
        mine.into_iter()
            .flat_map(|from| targets(from, self.hop_classes().merge(from, self.hop_classes().hops(from))))
    }

    /// The moves of the seat to move, as [`legal`](Board::legal) gives them, into a list.
    pub fn list(&self, moves: &mut MoveList) {
        self.hop_classes().list(self.pieces(self.to_move()), moves);
    }

    /// Whether the seat to move has a move.
    pub fn has_move(&self) -> bool {
        self.legal().next().is_some()
    }
}
