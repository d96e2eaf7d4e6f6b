//! What a piece on a hole is worth: the tables a two-seat search adds up.

use super::tapered::Phase;
use crate::sternhalma::star::{Hole, HoleSet, HopClasses, Layout, ROWS, Seat, TABLE};

/// Holes of each hop class, as bits of the class's word.
pub type ClassBits = [u64; 4];

/// The steps of a hole that lead forward, then those to the side.
#[derive(Clone, Copy)]
pub struct Ahead {
    /// Holes no farther from home, by class.
    pub lane: ClassBits,
    /// The holes one step nearer home.
    pub forward: [Option<Hole>; 2],
    /// The holes one step to the side.
    pub side: [Option<Hole>; 2],
}

/// One seat's side of the tables.
pub struct Side {
    /// The value of a piece on each hole.
    pub piece: [i32; Hole::COUNT],
    /// The value of the rearmost piece, by the rows it still is from the last one.
    pub rear: [i32; ROWS],
    /// How many rows a hole is from the last row of the home; 0 for the number that stands for no hole.
    pub rows: [u8; 129],
    /// How many steps a hole is from the tip of the home.
    pub distance: [u8; Hole::COUNT],
    /// What lies ahead of each hole.
    pub ahead: [Ahead; Hole::COUNT],
    /// The home.
    pub home: HoleSet,
    /// Whether home lies in the rows of higher numbers.
    pub down: bool,
}

/// What positions are worth, and the geometry that goes with it, for both seats.
pub struct Terms {
    /// The seats.
    pub sides: [Side; 2],
    /// The value of having the move.
    pub tempo: i32,
    /// For every class and bit, the bits in the same row.
    pub row: [[u64; 64]; 4],
}

impl Terms {
    /// The tables for a layout of two seats.
    pub fn new(layout: Layout, phase: &Phase) -> Terms {
        let mut row = [[0; 64]; 4];
        for hole in Hole::all() {
            for other in Hole::all().filter(|o| o.row() == hole.row() && o.class() == hole.class()) {
                let (class, bit) = bit_of(hole);
                row[class][bit] |= 1 << bit_of(other).1;
            }
        }
        let side = |seat| Side::new(layout, seat, phase);
        Terms { sides: [side(Seat::ALL[0]), side(Seat::ALL[1])], tempo: phase.tempo, row }
    }

    /// The best move of a seat's piece among those that lead farthest forward, and what its value gains by it, given
    /// where it can hop. `None` when it has no move that leads no farther from home.
    #[inline(always)]
    pub fn foremost(&self, hop_classes: &HopClasses, s: usize, from: Hole, hops: u64) -> Option<(Hole, i32)> {
        let side = &self.sides[s];
        let (class, _) = bit_of(from);
        let ahead = &side.ahead[from.index()];
        let hops = hops & ahead.lane[class];
        let mut best: Option<(Hole, i32)> = None;
        let better = |best: Option<(Hole, i32)>, to: Hole| {
            let value = side.piece[to.index()];
            if best.is_none_or(|(_, most)| value > most) { Some((to, value)) } else { best }
        };
        if hops != 0 {
            let front = if side.down { 63 - hops.leading_zeros() } else { hops.trailing_zeros() };
            let mut bits = hops & self.row[class][front as usize & 63];
            while bits != 0 {
                let to = TABLE.hole[class][bits.trailing_zeros() as usize & 63];
                best = better(best, Hole::from_index(to as usize));
                bits &= bits - 1;
            }
        }
        for to in ahead.forward.into_iter().flatten() {
            if hop_classes.is_open(to) {
                best = better(best, to);
            }
        }
        if best.is_none() {
            for to in ahead.side.into_iter().flatten() {
                if hop_classes.is_open(to) {
                    best = better(best, to);
                }
            }
        }
        let (to, value) = best?;
        Some((to, value - side.piece[from.index()]))
    }
}

/// The class of a hole and its bit in the class's word.
#[inline(always)]
pub fn bit_of(hole: Hole) -> (usize, usize) {
    let place = &TABLE.place[hole.index()];
    ((place.class & 3) as usize, (place.bit & 63) as usize)
}

impl Side {
    fn new(layout: Layout, seat: Seat, phase: &Phase) -> Side {
        let tip = layout.tip(seat);
        let mut side = Side {
            piece: [0; Hole::COUNT],
            rear: phase.rear,
            rows: [0; 129],
            distance: [0; Hole::COUNT],
            ahead: [Ahead { lane: [0; 4], forward: [None; 2], side: [None; 2] }; Hole::COUNT],
            home: layout.home(seat),
            down: tip.row() > ROWS / 2,
        };
        for hole in Hole::all() {
            let i = hole.index();
            side.distance[i] = hole.distance(tip) as u8;
            side.rows[i] = tip.row().abs_diff(hole.row()) as u8;
            side.piece[i] = phase.piece[tip.row().abs_diff(hole.row())][off_centre(hole)];
            for to in Hole::all().filter(|to| to.distance(tip) <= hole.distance(tip)) {
                let (class, bit) = bit_of(to);
                side.ahead[i].lane[class] |= 1 << bit;
            }
            let rows = |to: &Hole| tip.row().abs_diff(to.row()) as i32 - i32::from(side.rows[i]);
            let mut forward = hole.neighbours().filter(|to| rows(to) < 0);
            side.ahead[i].forward = [forward.next(), forward.next()];
            let mut level =
                hole.neighbours().filter(|to| rows(to) == 0 && to.distance(tip) <= hole.distance(tip));
            side.ahead[i].side = [level.next(), level.next()];
        }
        side
    }

    /// The rearmost piece of a set and the rearmost of the others; a number without rows where there is none.
    #[inline(always)]
    pub fn two_rearmost(&self, men: HoleSet) -> (usize, usize) {
        let bits = men.bits();
        if self.down {
            let others = bits & bits.wrapping_sub(1);
            (bits.trailing_zeros() as usize, others.trailing_zeros() as usize)
        } else {
            let first = 127 - bits.leading_zeros().min(127) as usize;
            let others = bits & !(1 << first);
            (first, 127 - others.leading_zeros().min(127) as usize)
        }
    }
}

/// Twice how far a hole is from the line between the tips, in holes.
pub const fn off_centre(hole: Hole) -> usize {
    (hole.x() - hole.z()).unsigned_abs() as usize
}
