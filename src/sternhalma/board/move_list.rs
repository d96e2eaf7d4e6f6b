//! Lists of moves, without a heap.

use std::ops::Deref;

use super::movegen::Move;
use crate::sternhalma::star::{Hole, HoleSet, TABLE};

/// All moves of one seat, in order: its pieces in hole order, the reach of each in hole order.
///
/// One list can be filled again and again with [`Board::list`](super::Board::list); that is the fastest way to have
/// the moves of a position.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MoveList::ROOM],
    len: usize,
}

impl MoveList {
    /// The most moves that any pieces on any board have: at most 930 hops, since the pieces of a hop class hop to
    /// its empty holes and so half a class to its other half at the most, and a step for each of the 312 pairs of
    /// neighbours.
    pub const MAX: usize = 1242;

    /// Moves are written in blocks, the last of which may go beyond the last move.
    const BLOCK: usize = 8;
    const ROOM: usize = Self::MAX + Self::BLOCK;

    /// A list of no moves.
    pub const fn new() -> MoveList {
        let none = Move { from: Hole::from_index(0), to: Hole::from_index(0) };
        MoveList { moves: [none; Self::ROOM], len: 0 }
    }

    /// Fills the list with the moves of some pieces, asking for the word of each (see
    /// [`HopClasses::merge`](crate::sternhalma::star::HopClasses::merge)).
    #[inline(always)]
    pub(crate) fn fill(&mut self, pieces: HoleSet, word: impl Fn(Hole) -> u64) {
        self.len = 0;
        pieces.into_iter().for_each(|from| {
            let mut word = word(from);
            let mut left = word.count_ones() as usize;
            loop {
                // Always a whole block: a loop that stopped at the last move would be mispredicted for every piece.
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
