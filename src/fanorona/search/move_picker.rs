//! Which move is tried first: the one remembered, then by how much it takes, then those that did well elsewhere.

use super::options::SearchOptions;
use super::position::{Candidate, MoveTag, Position};
use crate::fanorona::board::Numbers;
use crate::fanorona::points::{Point, Side};

/// What was learnt of moves while searching.
pub struct Order {
    /// How well moves did, by side, the point a stone left and the point it came to.
    history: [[[i32; Point::COUNT]; Point::COUNT]; Side::COUNT],
    /// For each distance from the root the last two moves that were too good for the other side to allow.
    killers: [[Candidate; 2]; PLIES],
}

/// How many distances from the root there are.
const PLIES: usize = SearchOptions::DEPTH_MAX as usize + 1;
/// No history counts more than this.
const HISTORY_MAX: i32 = 1 << 14;
/// A killer comes before every move that takes as much.
const KILLER: i32 = 1 << 15;
/// Each stone taken counts more than all of that.
const TAKEN: i32 = 1 << 16;
/// The move remembered comes first.
const REMEMBERED: i32 = i32::MAX;

const NO_CANDIDATE: Candidate = Candidate { own: 0, others: 0, rank: 0 };

impl Order {
    /// Nothing learnt yet.
    pub fn new() -> Order {
        Order {
            history: [[[0; Point::COUNT]; Point::COUNT]; Side::COUNT],
            killers: [[NO_CANDIDATE; 2]; PLIES],
        }
    }

    /// Puts the most promising of the moves from a position first.
    pub fn sort(
        &self,
        position: &Position,
        moves: &mut [Candidate],
        remembered: MoveTag,
        ply: usize,
        numbers: &Numbers,
    ) {
        let stones = position.others.count_ones();
        let killers = self.killers[ply].map(|killer| killer.stones());
        for m in moves.iter_mut() {
            let marked = remembered != MoveTag::NONE
                && MoveTag::of(position.after(m.own, m.others, numbers).key) == remembered;
            m.rank = if marked {
                REMEMBERED
            } else {
                let taken = (stones - m.others.count_ones()) as i32;
                let killer = killers.contains(&m.stones());
                taken * TAKEN + i32::from(killer) * KILLER + self.history_of(position, m)
            };
        }
        moves.sort_unstable_by(|one, other| (other.rank, one.stones()).cmp(&(one.rank, other.stones())));
    }

    /// A move was too good for the other side to allow.
    pub fn learn(&mut self, position: &Position, m: Candidate, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0].stones() != m.stones() {
            *killers = [m, killers[0]];
        }
        let history = &mut self.history[position.side.index()][from(position, &m)][to(position, &m)];
        *history += depth * depth;
        if *history > HISTORY_MAX {
            self.history.as_flattened_mut().as_flattened_mut().iter_mut().for_each(|history| *history /= 2);
        }
    }

    fn history_of(&self, position: &Position, m: &Candidate) -> i32 {
        self.history[position.side.index()][from(position, m)][to(position, m)]
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
