//! Where every piece can hop, kept from one ply to the next.
//!
//! With each piece goes the set of holes that decide where it can hop. A move that touches none of them leaves the
//! piece's hops as they are; the few others are worked out again.

use super::position::Position;
use crate::sternhalma::board::Move;
use crate::sternhalma::eval::{ClassBits, Terms, bit_of};
use crate::sternhalma::star::{Hole, HopClasses, TABLE};

/// The most pieces of a seat that are kept.
pub const MOST: usize = 15;

/// A piece and where it can hop.
#[derive(Clone, Copy)]
pub struct Man {
    /// Where it stands.
    pub from: Hole,
    /// Its best move among those that lead farthest forward, and what its value gains by it.
    pub best: Option<(Hole, i32)>,
    /// Where it can hop and where it stands, as bits of its class.
    pub part: u64,
    /// The holes that decide where it can go.
    touch: ClassBits,
}

/// The pieces of both seats.
#[derive(Clone)]
pub struct Kept {
    men: [[Man; MOST]; 2],
    len: [usize; 2],
}

impl Default for Kept {
    fn default() -> Kept {
        let none = Man { from: Hole::from_index(0), best: None, part: 0, touch: [0; 4] };
        Kept { men: [[none; MOST]; 2], len: [0; 2] }
    }
}

impl Man {
    #[inline(always)]
    fn new(hop_classes: &HopClasses, terms: &Terms, s: usize, from: Hole) -> Man {
        let (class, bit) = bit_of(from);
        let part = hop_classes.flood(class, 1 << bit);
        let mut touch = [0; 4];
        touch[class] = part | hop_classes.spread(class, part);
        for k in 0..3 {
            // The holes between two of the class, of which one is in the part, or both that are joined.
            let over = (TABLE.over[class][k] & 63) as u32;
            touch[class ^ (k + 1)] =
                hop_classes.joints(class, k, part).rotate_left(over) | TABLE.near[from.index()][k];
        }
        let best = terms.foremost(hop_classes, s, from, part ^ 1 << bit);
        Man { from, best, part, touch }
    }

    /// Whether a move of another piece may change where this one can go.
    #[inline(always)]
    pub fn is_touched(&self, [a, b]: [(usize, usize); 2]) -> bool {
        (self.touch[a.0 & 3] >> (a.1 & 63) | self.touch[b.0 & 3] >> (b.1 & 63)) & 1 != 0
    }

    /// Where the piece can hop, as bits of its class.
    #[inline(always)]
    pub fn hops(&self) -> u64 {
        self.part ^ 1 << bit_of(self.from).1
    }
}

impl Kept {
    /// Whether the pieces of a position are few enough to be kept.
    pub fn can_keep(position: &Position) -> bool {
        position.men.iter().all(|men| men.len() <= MOST)
    }

    /// Works out every piece of a position.
    pub fn fill(&mut self, position: &Position, terms: &Terms) {
        for (s, men) in position.men.into_iter().enumerate() {
            self.len[s] = men.len().min(MOST);
            for (man, from) in self.men[s].iter_mut().zip(men) {
                *man = Man::new(&position.hop_classes, terms, s, from);
            }
        }
    }

    /// The pieces after a move, or after none, which has led to a position.
    #[inline(always)]
    pub fn follow(&mut self, before: &Kept, position: &Position, terms: &Terms, m: Option<Move>) {
        self.clone_from(before);
        let Some(m) = m else { return };
        let bits = bits_of(m);
        for s in 0..2 {
            let mut touched = 0_u32;
            for (number, man) in before.list(s).iter().enumerate() {
                touched |= u32::from(man.is_touched(bits)) << number;
            }
            // The piece that moved is among them.
            while touched != 0 {
                let man = &mut self.men[s][touched.trailing_zeros() as usize % MOST];
                let from = if man.from == m.from { m.to } else { man.from };
                *man = Man::new(&position.hop_classes, terms, s, from);
                touched &= touched - 1;
            }
        }
    }

    /// The pieces of a seat.
    #[inline(always)]
    pub fn list(&self, s: usize) -> &[Man] {
        &self.men[s & 1][..self.len[s & 1].min(MOST)]
    }
}

/// The holes of a move as bits.
#[inline(always)]
pub fn bits_of(m: Move) -> [(usize, usize); 2] {
    [bit_of(m.from), bit_of(m.to)]
}
