//! The moves of a position in the order they are looked at.

use std::collections::TryReserveError;

use super::position::{Race, Seats};
use crate::kit::try_with_capacity;
use crate::sternhalma::board::{Move, MoveList};
use crate::sternhalma::star::{Hole, targets};

/// A seat's move and its rank among others, in one word: a higher word is looked at sooner. Among equals the lower
/// seat, then the lower hole comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pick(u64);

impl Pick {
    /// The rank of the move remembered as the best.
    pub const BEST: i32 = i32::MAX;

    #[inline(always)]
    pub fn new(rank: i32, seat: usize, m: Move) -> Pick {
        let order = (seat as u64) << 16 | (m.from.index() as u64) << 8 | m.to.index() as u64;
        Pick(u64::from(rank as u32 ^ 1 << 31) << 32 | (order ^ 0xff_ffff))
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

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// Those that go no further from home, or all when there are none of these.
    Onward,
    /// All.
    All,
}

/// What was learnt about moves in this search.
pub struct Order {
    /// How often, and how far from the frontier, a move cut its siblings off.
    history: Vec<[i16; 128]>,
    /// The last two moves to do so at each ply.
    killers: [[Option<Move>; 2]; Order::PLIES],
}

impl Order {
    /// The most plies a search can be from its root.
    pub const PLIES: usize = 64;

    /// Nothing learnt.
    ///
    /// # Errors
    ///
    /// When there is no memory for it.
    pub fn new() -> Result<Order, TryReserveError> {
        let mut history = try_with_capacity(Hole::COUNT)?;
        history.resize(Hole::COUNT, [0; 128]);
        Ok(Order { history, killers: [[None; 2]; Order::PLIES] })
    }

    /// A move cut its siblings off.
    pub fn reward(&mut self, m: Move, depth: i32, ply: i32) {
        let entry = &mut self.history[m.from.index()][m.to.index() & 127];
        *entry = (*entry + (depth * depth).min(400) as i16).min(8000);
        if let Some(pair) = self.killers.get_mut(ply as usize)
            && pair[0] != Some(m)
        {
            *pair = [Some(m), pair[0]];
        }
    }

    /// Makes what was learnt count less.
    pub fn fade(&mut self) {
        self.history.iter_mut().flatten().for_each(|entry| *entry /= 2);
    }

    #[inline(always)]
    fn rank(&self, race: &Race, seat: usize, m: Move, ply: i32) -> i32 {
        let gain = race.worth.hole(seat, m.to) - race.worth.hole(seat, m.from);
        let kills = self.killers.get(ply as usize).is_some_and(|pair| pair.contains(&Some(m)));
        gain * 8 + i32::from(self.history[m.from.index()][m.to.index() & 127]) + if kills { 800 } else { 0 }
    }
}

/// The moves of every position from the root to the one looked at, one list after the other.
pub struct Picks {
    all: Vec<Pick>,
}

impl Picks {
    /// Room for the moves of so many plies.
    ///
    /// # Errors
    ///
    /// When there is no memory for them.
    pub fn with_room(plies: usize) -> Result<Picks, TryReserveError> {
        Ok(Picks { all: try_with_capacity(plies * MoveList::MAX)? })
    }

    /// How many moves there are.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Forgets the moves from one on.
    #[inline(always)]
    pub fn truncate(&mut self, start: usize) {
        self.all.truncate(start);
    }

    /// Adds the moves of some seats.
    pub fn add(
        &mut self,
        race: &Race,
        order: &Order,
        seats: Seats,
        width: Width,
        best: Option<Move>,
        ply: i32,
    ) {
        let start = self.all.len();
        for seat in seats {
            let runner = &race.runners[seat];
            runner.pieces.into_iter().for_each(|from| {
                let word = word_of(race, from);
                let wanted =
                    if width == Width::All { word } else { word & runner.course.onward[from.index()] };
                self.all.extend(targets(from, wanted).map(|m| {
                    let rank = if best == Some(m) { Pick::BEST } else { order.rank(race, seat, m, ply) };
                    Pick::new(rank, seat, m)
                }));
            });
        }
        if self.all.len() == start && width == Width::Onward {
            self.add(race, order, seats, Width::All, best, ply);
        }
    }

    /// The move to look at next, of those from `start` on of which all before `at` have been looked at.
    #[inline(always)]
    pub fn next(&mut self, start: usize, at: usize) -> Option<Pick> {
        /// Most positions are done with after so many moves; only where they are not are the others sorted.
        const SOUGHT: usize = 3;
        let rest = self.all.get_mut(at..)?;
        if at - start < SOUGHT {
            let (highest, _) = rest.iter().enumerate().max_by_key(|(_, pick)| **pick)?;
            rest.swap(0, highest);
        } else if at - start == SOUGHT {
            rest.sort_unstable_by(|a, b| b.cmp(a));
        }
        rest.first().copied()
    }
}

/// The holes a seat's pieces can go to from one of them, as its merged word.
#[inline(always)]
pub fn word_of(race: &Race, from: Hole) -> u64 {
    race.hop_classes.merge(from, race.hop_classes.hops(from))
}
