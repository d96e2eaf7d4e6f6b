//! Which holes are occupied, one word a hop class.

mod tables;

pub use tables::{Place, SHIFT, TABLE};

use super::hole::Hole;
use super::hole_set::HoleSet;
use crate::sternhalma::board::{Move, MoveList};

/// The occupancy of the star, kept so that hops are shifts.
///
/// `open` has a bit for every empty hole of a class. `bridge` has, for each axis, a bit for the lower of two holes
/// of the class whose middle is occupied: a piece or a chain on either may hop to the other if that is empty.
/// One flip changes a bit of one class and at most one bridge in each of the other three.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HopClasses {
    open: [u64; 4],
    bridge: [[u64; 3]; 4],
}

impl Default for HopClasses {
    fn default() -> Self {
        HopClasses { open: TABLE.all, bridge: [[0; 3]; 4] }
    }
}

impl HopClasses {
    /// The hop classes of a set of occupied holes.
    pub fn of(occupied: HoleSet) -> HopClasses {
        let mut hop_classes = HopClasses::default();
        occupied.into_iter().for_each(|hole| hop_classes.flip(hole));
        hop_classes
    }

    /// Turn a hole from empty to occupied or back.
    #[inline(always)]
    pub fn flip(&mut self, hole: Hole) {
        let p = &TABLE.place[hole.index()];
        let c = (p.class & 3) as usize;
        self.open[c] ^= 1 << (p.bit & 63);
        self.bridge[c ^ 1][0] ^= p.edge[0];
        self.bridge[c ^ 2][1] ^= p.edge[1];
        self.bridge[c ^ 3][2] ^= p.edge[2];
    }

    /// Move a piece to an empty hole.
    #[inline(always)]
    pub fn go(&mut self, from: Hole, to: Hole) {
        self.flip(from);
        self.flip(to);
    }

    /// The empty holes of a class.
    #[inline(always)]
    pub fn open(&self, class: usize) -> u64 {
        self.open[class]
    }

    /// Whether a hole is empty.
    #[inline(always)]
    pub fn is_open(&self, hole: Hole) -> bool {
        let p = &TABLE.place[hole.index()];
        self.open[(p.class & 3) as usize] >> (p.bit & 63) & 1 == 1
    }

    /// The holes one hop away from a set, whether they are empty or not.
    #[inline(always)]
    pub fn spread(&self, class: usize, set: u64) -> u64 {
        let [a, b, c] = self.bridge[class];
        ((set & a) << SHIFT[0])
            | ((set >> SHIFT[0]) & a)
            | ((set & b) << SHIFT[1])
            | ((set >> SHIFT[1]) & b)
            | ((set & c) << SHIFT[2])
            | ((set >> SHIFT[2]) & c)
    }

    /// What hops lead to from a set through the holes of `open`, the set itself included.
    #[inline(always)]
    pub fn flood_through(&self, class: usize, set: u64, open: u64) -> u64 {
        let mut seen = set;
        loop {
            let more = seen | (self.spread(class, seen) & open);
            if more == seen {
                return seen;
            }
            seen = more;
        }
    }

    /// What hops lead to from a set, the set itself included.
    #[inline(always)]
    pub fn flood(&self, class: usize, set: u64) -> u64 {
        self.flood_through(class, set, self.open[class])
    }

    /// The pieces one hop away from a set of empty holes: those that reach all of it when it is whole.
    #[inline(always)]
    pub fn border(&self, class: usize, set: u64) -> u64 {
        self.spread(class, set) & !self.open[class]
    }

    /// Along an axis, the lower ends of the pairs whose middle decides what a part of a class is: those with one
    /// end in the part, and those in it that are joined.
    #[inline(always)]
    pub fn joints(&self, class: usize, axis: usize, part: u64) -> u64 {
        let high = part >> SHIFT[axis];
        (part ^ high | part & high & self.bridge[class][axis]) & TABLE.edges[class][axis]
    }

    /// Where a piece on a hole can hop to, as bits of its class.
    #[inline(always)]
    pub fn hops(&self, hole: Hole) -> u64 {
        let p = &TABLE.place[hole.index()];
        let (c, own) = ((p.class & 3) as usize, 1 << (p.bit & 63));
        self.flood(c, own) ^ own
    }

    /// The hops and the steps of a piece in one word, in hole order; [`targets`] names its bits.
    #[inline(always)]
    pub fn merge(&self, hole: Hole, hops: u64) -> u64 {
        let (c, o) = ((TABLE.place[hole.index()].class & 3) as usize, &TABLE.order[hole.index()]);
        let (nw, ne) = (
            self.open[c ^ 2].rotate_right(o.next[0].into()),
            self.open[c ^ 3].rotate_right(o.next[1].into()),
        );
        let we = self.open[c ^ 1].rotate_right(o.next[2].into());
        let down = (ne >> SHIFT[2]) & 1 | ((nw >> SHIFT[1]) & 1) << 1;
        (hops & o.part[0])
            | (hops & o.part[1]) << 1
            | (hops & o.part[2]) << 2
            | (hops & o.part[3]) << 3
            | (nw & 1 | (ne & 1) << 1) << (o.at[0] & 63)
            | (we & 3) << (o.at[1] & 63)
            | down << (o.at[2] & 63)
    }

    /// The holes of a piece's hops and steps.
    #[inline(always)]
    pub fn holes(&self, hole: Hole, hops: u64) -> HoleSet {
        targets(hole, self.merge(hole, hops)).map(|m| m.to).collect()
    }

    /// Where a piece on a hole can end its move.
    pub fn reach(&self, hole: Hole) -> HoleSet {
        self.holes(hole, self.hops(hole))
    }

    /// How many holes a piece on a hole can end its move on.
    pub fn count(&self, hole: Hole) -> u32 {
        self.merge(hole, self.hops(hole)).count_ones()
    }

    /// Writes the moves of a set of pieces: pieces in hole order, each reach in hole order.
    pub fn list(&self, pieces: HoleSet, moves: &mut MoveList) {
        moves.fill(pieces, |hole| self.merge(hole, self.hops(hole)));
    }
}

/// The moves from a hole that the bits of a merged word stand for, in hole order.
#[inline(always)]
pub fn targets(from: Hole, mut word: u64) -> impl Iterator<Item = Move> {
    std::iter::from_fn(move || {
        let m = (word != 0).then(|| TABLE.target[from.index()][word.trailing_zeros() as usize]);
        word &= word.wrapping_sub(1);
        m
    })
}
