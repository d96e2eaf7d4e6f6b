//! The positions of two seats that a beam follows, and the ways to them.

use crate::kit::{try_collect, try_with_capacity};
use crate::sternhalma::board::Move;
use crate::sternhalma::solve::solution::SolveError;
use crate::sternhalma::star::{HoleSet, HomeView};

/// Where the pieces of the two seats are.
pub type Pair = [HoleSet; 2];

/// The way to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Step {
    parent: u32,
    m: Move,
    /// Whether the position was replaced by its mirror image after the move.
    flipped: bool,
}

/// The parent of what one move leads to from the start.
const START: u32 = u32::MAX;

#[derive(Clone, Copy)]
struct Shown {
    bits: [u128; 2],
    rank: i32,
    step: Step,
}

/// The memory of a beam over positions of two seats.
pub struct Pairs {
    width: usize,
    level: Vec<Pair>,
    shown: Vec<Shown>,
    trail: Vec<Step>,
    /// What ranks lower was no longer among the best when room was last made.
    worst: i32,
}

impl Pairs {
    /// How many positions are shown, for each that is kept, before those that came twice and the worst are sorted
    /// out.
    const ROOM: usize = 4;

    /// The bytes of a beam of a width and a number of plies.
    pub const fn bytes(width: usize, plies: usize) -> usize {
        width * (size_of::<Pair>() + Self::ROOM * size_of::<Shown>() + plies * size_of::<Step>())
    }

    /// A beam of a width that starts from a position.
    pub fn new(width: usize, plies: usize, start: Pair) -> Result<Pairs, SolveError> {
        let mut level = try_with_capacity(width)?;
        level.push(start);
        let (shown, trail) = (try_with_capacity(width * Self::ROOM)?, try_with_capacity(width * plies)?);
        Ok(Pairs { width, level, shown, trail, worst: i32::MIN })
    }

    /// The positions that are followed.
    pub fn level(&self) -> &[Pair] {
        &self.level
    }

    /// Shows it a position that a move leads to from the one at a place of the level.
    pub fn show(&mut self, pair: Pair, rank: i32, place: usize, m: Move, flipped: bool) {
        if rank < self.worst {
            return;
        }
        if self.shown.len() == self.width * Self::ROOM {
            self.sort_out();
        }
        let step = Step { parent: self.number(place), m, flipped };
        self.shown.push(Shown { bits: pair.map(HoleSet::bits), rank, step });
    }

    /// The number of a position of the level in the trail, which does not hold the start.
    fn number(&self, place: usize) -> u32 {
        if self.trail.is_empty() { START } else { (self.trail.len() - self.level.len() + place) as u32 }
    }

    fn sort_out(&mut self) {
        self.shown.sort_unstable_by_key(|shown| (shown.bits, shown.step));
        self.shown.dedup_by_key(|shown| shown.bits);
        if self.shown.len() > self.width {
            let order = |shown: &Shown| (std::cmp::Reverse(shown.rank), shown.bits);
            let (_, last, _) = self.shown.select_nth_unstable_by_key(self.width - 1, order);
            self.worst = last.rank;
            self.shown.truncate(self.width);
        }
    }

    /// Goes on to the best of the positions shown, and answers how many there are.
    pub fn next(&mut self) -> usize {
        self.sort_out();
        self.shown.sort_unstable_by_key(|shown| (std::cmp::Reverse(shown.rank), shown.bits));
        self.level.clear();
        self.level.extend(self.shown.iter().map(|shown| shown.bits.map(HoleSet::from_bits)));
        self.trail.extend(self.shown.iter().map(|shown| shown.step));
        self.shown.clear();
        self.worst = i32::MIN;
        self.level.len()
    }

    /// The game that leads to a place of the level, and then a last move.
    pub fn game(&self, place: usize, last: Move, track: &HomeView) -> Result<Vec<Move>, SolveError> {
        let end = Step { parent: self.number(place), m: last, flipped: false };
        let back = std::iter::successors(Some(end), |step| self.trail.get(step.parent as usize).copied());
        let steps = try_collect(back)?;
        let mut flipped = false;
        let turn = |step: &Step| {
            let m = if flipped { track.image_of_move(step.m) } else { step.m };
            flipped ^= step.flipped;
            m
        };
        Ok(try_collect(steps.iter().rev().map(turn))?)
    }
}
