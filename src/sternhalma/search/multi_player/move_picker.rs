//! The moves of a node in the order they are searched.

use std::collections::TryReserveError;

use super::position::{Position, Seats};
use crate::kit::{History, Killers, try_with_capacity};
use crate::sternhalma::board::MoveList;
use crate::sternhalma::star::{Hole, Move, targets};

/// The most plies from the root to a leaf.
pub const PLIES: usize = 64;

/// What a killer move adds to the rank of a move.
const KILLER_BONUS: i32 = 800;

/// A seat's move and its rank, in one word: a higher word is searched sooner. Of moves of the same rank the one of the
/// lower seat, then of the lower holes, comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ScoredMove(u64);

impl ScoredMove {
    /// The rank of the move of the transposition table.
    const TABLE_MOVE: i32 = i32::MAX;

    #[inline(always)]
    fn new(rank: i32, seat: usize, m: Move) -> ScoredMove {
        let order = (seat as u64) << 16 | (m.from.index() as u64) << 8 | m.to.index() as u64;
        ScoredMove(u64::from(rank as u32 ^ 1 << 31) << 32 | (order ^ 0xff_ffff))
    }

    #[inline(always)]
    pub fn seat(self) -> usize {
        ((self.0 ^ 0xff_ffff) >> 16 & 7) as usize
    }

    #[inline(always)]
    pub fn step(self) -> Move {
        let order = self.0 ^ 0xff_ffff;
        Move {
            from: Hole::from_index((order >> 8 & 127) as usize),
            to: Hole::from_index((order & 127) as usize),
        }
    }
}

/// Which moves are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// Those that lead no farther from home, or all when there are none.
    Onward,
    /// All.
    All,
}

/// The moves of all nodes from the root to the current one, one list after the other, and the statistics that order
/// them.
pub struct MovePicker {
    moves: Vec<ScoredMove>,
    history: History<128>,
    killers: Killers<Move, PLIES>,
}

impl MovePicker {
    /// A picker without moves and statistics.
    ///
    /// # Errors
    ///
    /// When its memory cannot be allocated.
    pub fn new() -> Result<MovePicker, TryReserveError> {
        let moves = try_with_capacity(PLIES * MoveList::MAX)?;
        Ok(MovePicker { moves, history: History::new()?, killers: Killers::new() })
    }

    /// The number of moves of all nodes.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Removes the moves from `start` on.
    #[inline(always)]
    pub fn truncate(&mut self, start: usize) {
        self.moves.truncate(start);
    }

    /// Adds the moves of some seats at a ply. `table_move` is searched first.
    pub fn add(
        &mut self,
        position: &Position,
        seats: Seats,
        width: Width,
        table_move: Option<Move>,
        ply: i32,
    ) {
        let start = self.moves.len();
        let killers = self.killers.at(ply as usize);
        for seat in seats {
            let army = &position.armies[seat];
            army.pieces.into_iter().for_each(|from| {
                let word = position.targets_word(from);
                let wanted = if width == Width::All { word } else { word & army.view.onward[from.index()] };
                self.moves.extend(targets(from, wanted).map(|m| {
                    let rank = if table_move == Some(m) {
                        ScoredMove::TABLE_MOVE
                    } else {
                        let bonus = if killers.contains(&Some(m)) { KILLER_BONUS } else { 0 };
                        let history = self.history.get(m.from.index(), m.to.index());
                        position.gain(seat, m.from, m.to) * 8 + history + bonus
                    };
                    ScoredMove::new(rank, seat, m)
                }));
            });
        }
        if self.moves.len() == start && width == Width::Onward {
            self.add(position, seats, Width::All, table_move, ply);
        }
    }

    /// The next move of the list that begins at `start`, when all before `at` have been searched.
    #[inline(always)]
    pub fn next(&mut self, start: usize, at: usize) -> Option<ScoredMove> {
        /// Most nodes end within this many moves. Only the others sort the rest of their list.
        const SELECTED: usize = 3;
        let rest = self.moves.get_mut(at..)?;
        if at - start < SELECTED {
            let (highest, _) = rest.iter().enumerate().max_by_key(|(_, m)| **m)?;
            rest.swap(0, highest);
        } else if at - start == SELECTED {
            rest.sort_unstable_by(|a, b| b.cmp(a));
        }
        rest.first().copied()
    }

    /// Records a move that caused a cutoff at a ply, in the history and as a killer move.
    pub fn note_cutoff(&mut self, m: Move, depth: i32, ply: i32) {
        self.history.update_history(m.from.index(), m.to.index(), (depth * depth).min(400), 8000);
        self.killers.add(ply as usize, m);
    }

    /// Ages the history, between two depths of the search.
    pub fn age_history(&mut self) {
        self.history.age_history();
    }
}
