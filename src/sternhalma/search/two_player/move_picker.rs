//! The moves of a node in the order they are searched.

use std::collections::TryReserveError;

use super::position::ScoredMove;
use crate::kit::{Killers, StoredMove, try_with_capacity};
use crate::sternhalma::star::Move;

/// The most plies from the root to a leaf.
pub const PLIES: usize = 64;

/// What the first and the second killer move of a ply add to the rank of a move.
const KILLER_BONUS: [i32; 2] = [190, 125];

/// The moves of all nodes from the root to the current one, one list after the other, and the killer moves.
pub struct MovePicker {
    pub moves: Vec<ScoredMove>,
    killers: Killers<Move, PLIES>,
}

impl MovePicker {
    /// A picker with space for a number of moves a ply.
    ///
    /// # Errors
    ///
    /// When its memory cannot be allocated.
    pub fn new(moves_per_ply: usize) -> Result<MovePicker, TryReserveError> {
        Ok(MovePicker { moves: try_with_capacity(PLIES * moves_per_ply)?, killers: Killers::new() })
    }

    /// Ranks the moves from `start` on, which are those of a node at a ply: the move of the transposition table first,
    /// the others by their gain, with a bonus for killer moves.
    #[inline(always)]
    pub fn rank(&mut self, start: usize, ply: usize, table_move: Option<Move>) {
        let killers = self.killers.at(ply);
        let first = [table_move, killers[0], killers[1]].map(StoredMove::bits);
        for candidate in &mut self.moves[start..] {
            let bits = Some(candidate.m).bits();
            let bonus = if bits == first[1] { KILLER_BONUS[0] } else { 0 }
                + if bits == first[2] { KILLER_BONUS[1] } else { 0 };
            candidate.rank = if bits == first[0] { i32::MAX } else { candidate.gain + bonus };
        }
    }

    /// Moves the best of the moves from `at` on to `at`, the earlier of equals, and returns it.
    #[inline(always)]
    pub fn pick(&mut self, at: usize) -> ScoredMove {
        let list = &mut self.moves[at..];
        // One number to compare, so that no branch depends on the order.
        let order = |(place, c): (usize, &ScoredMove)| i64::from(c.rank) << 32 | i64::from(!(place as u32));
        let best = list.iter().enumerate().map(order).max().unwrap_or(0);
        list.swap(0, !(best as u32) as usize);
        list[0]
    }

    /// Records a move that caused a cutoff at a ply as a killer move.
    #[inline(always)]
    pub fn note_cutoff(&mut self, ply: usize, m: Move) {
        self.killers.add(ply, m);
    }
}
