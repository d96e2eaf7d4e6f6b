//! Lists of moves on the stack.

use std::ops::Deref;

use crate::sternhalma::star::{Hole, HoleSet, Move, TABLE};

/// The moves of one seat: its pieces in hole order, the reach of each in hole order.
///
/// [`Board::list`](super::Board::list) fills it, and may fill the same list again; that is the fastest way to list the
/// moves of a position.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MoveList::CAPACITY],
    len: usize,
}

impl MoveList {
    /// An upper bound on the number of moves on any board: 930 hops, as the pieces of a hop class hop to its empty
    /// holes (at most half of the class to the other half), and one step for each of the 312 pairs of neighbours.
    pub const MAX: usize = 1242;

    /// Moves are written in blocks. The last block may extend beyond the last move.
    const BLOCK: usize = 8;
    const CAPACITY: usize = Self::MAX + Self::BLOCK;

    /// An empty list.
    pub const fn new() -> MoveList {
        let none = Move { from: Hole::from_index(0), to: Hole::from_index(0) };
        MoveList { moves: [none; Self::CAPACITY], len: 0 }
    }

    /// Replaces the list with the moves of `pieces`. `word` returns the merged word of a piece (see
    /// [`HopClasses::merge`](crate::sternhalma::star::HopClasses::merge)).
    #[inline(always)]
    pub(crate) fn fill(&mut self, pieces: HoleSet, word: impl Fn(Hole) -> u64) {
        self.len = 0;
        pieces.into_iter().for_each(|from| {
            let mut word = word(from);
            let mut left = word.count_ones() as usize;
            loop {
                // Always a whole block: the branch of a loop that ends at the last move would be mispredicted for
                // every piece.
                let Some(block) = self.moves.get_mut(self.len..self.len + Self::BLOCK) else { return };
                for place in block {
                    *place = TABLE.target[from.index()][word.trailing_zeros() as usize];
                    word &= word.wrapping_sub(1);
                }
                if left <= Self::BLOCK {
                    break;
                }
                self.len += Self::BLOCK;
                left -= Self::BLOCK;
            }
            self.len += left;
        });
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}
