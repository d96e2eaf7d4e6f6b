//! The order in which moves are searched: the move of the transposition table first, then by the number of stones taken;
//! among equals the killer moves and then the history decide.

use std::collections::TryReserveError;

use super::options::SearchOptions;
use super::position::{Candidate, MoveTag, Position};
use crate::fanorona::board::Numbers;
use crate::fanorona::points::{Point, Side};
use crate::kit::{History, Killers};

/// The statistics that order the moves of a node.
pub struct MovePicker {
    /// For each side, the history by the point a stone left and the point it came to.
    history: [History<64>; Side::COUNT],
    /// The killer moves, as the stones they leave.
    killers: Killers<(u64, u64), PLIES>,
}

const _: () = assert!(Point::COUNT <= 64);

/// The number of distances from the root.
const PLIES: usize = SearchOptions::DEPTH_MAX as usize + 1;
/// When a count of the history exceeds this, all are halved.
const HISTORY_LIMIT: i32 = 1 << 14;
/// What a killer move adds to the rank of a move: more than the history.
const KILLER_BONUS: i32 = 1 << 15;
/// What each stone taken adds: more than the history and a killer move together.
const CAPTURE_BONUS: i32 = 1 << 16;
/// The rank of the move of the transposition table.
const TABLE_MOVE: i32 = i32::MAX;

impl MovePicker {
    /// A picker without statistics.
    ///
    /// # Errors
    ///
    /// When its memory cannot be allocated.
    pub fn new() -> Result<MovePicker, TryReserveError> {
        Ok(MovePicker { history: [History::new()?, History::new()?], killers: Killers::new() })
    }

    /// Sorts the moves of a position at a ply, the most promising first.
    pub fn sort(
        &self,
        position: &Position,
        moves: &mut [Candidate],
        remembered: MoveTag,
        ply: usize,
        numbers: &Numbers,
    ) {
        let stones = position.others.count_ones();
        let killers = self.killers.at(ply);
        for m in moves.iter_mut() {
            let marked = remembered != MoveTag::NONE
                && MoveTag::of(position.after(m.own, m.others, numbers).key) == remembered;
            m.rank = if marked {
                TABLE_MOVE
            } else {
                let taken = (stones - m.others.count_ones()) as i32;
                let killer = killers.contains(&Some(m.stones()));
                let history = self.history[position.side.index()].get(from(position, m), to(position, m));
                taken * CAPTURE_BONUS + i32::from(killer) * KILLER_BONUS + history
            };
        }
        moves.sort_unstable_by(|one, other| (other.rank, one.stones()).cmp(&(one.rank, other.stones())));
    }

    /// Records a move that caused a cutoff at a ply, in the history and as a killer move.
    pub fn note_cutoff(&mut self, position: &Position, m: Candidate, ply: usize, depth: i32) {
        self.killers.add(ply, m.stones());
        let history = &mut self.history[position.side.index()];
        let (from, to) = (from(position, &m), to(position, &m));
        if history.update_history(from, to, depth * depth, i16::MAX) > HISTORY_LIMIT {
            self.history.iter_mut().for_each(History::age_history);
        }
    }
}

/// The point a stone left; its own when a move came back to where it began.
fn from(position: &Position, m: &Candidate) -> usize {
    point(position.own & !m.own)
}

/// The point a stone came to.
fn to(position: &Position, m: &Candidate) -> usize {
    point(m.own & !position.own)
}

fn point(set: u64) -> usize {
    set.trailing_zeros() as usize % Point::COUNT
}
