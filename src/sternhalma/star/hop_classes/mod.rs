//! The occupied holes, as one word for each hop class.

mod tables;

pub use tables::{SHIFT, TABLE};

use super::hole::Hole;
use super::hole_set::HoleSet;
use super::piece_move::Move;

/// The occupied holes, stored so that a hop is a shift.
///
/// `open` has a bit for every empty hole of a class. `bridge` has, for each axis, a bit for the lower of two holes of
/// the class with an occupied hole between them: a piece on either may hop to the other if that is empty.
/// [`flip`](HopClasses::flip) changes one bit of one class and at most one bridge in each of the other three.
///
/// The holes hopped over are never of the mover's class, and the hole a piece leaves lies in no other piece's way. So
/// the empty holes of a class fall into regions whose holes hops join, the same for every piece, and a piece reaches
/// exactly the regions it borders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HopClasses {
    open: [u64; 4],
    bridge: [[u64; 3]; 4],
}

/// A set of holes, as bits of each hop class.
pub type ClassBits = [u64; 4];

/// The hop class of a hole and its bit in the class's word.
#[inline(always)]
pub fn bit_of(hole: Hole) -> (usize, usize) {
    let place = &TABLE.place[hole.index()];
    ((place.class & 3) as usize, (place.bit & 63) as usize)
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

    /// Changes a hole from empty to occupied or back.
    #[inline(always)]
    pub fn flip(&mut self, hole: Hole) {
        let p = &TABLE.place[hole.index()];
        let c = (p.class & 3) as usize;
        self.open[c] ^= 1 << (p.bit & 63);
        self.bridge[c ^ 1][0] ^= p.edge[0];
        self.bridge[c ^ 2][1] ^= p.edge[1];
        self.bridge[c ^ 3][2] ^= p.edge[2];
    }

    /// Moves a piece to an empty hole. The reverse move undoes it.
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

    /// The holes one hop away from a set, empty or not.
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

    /// The holes that chains of hops through `open` reach from a set, with the set itself.
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

    /// The holes that chains of hops reach from a set, with the set itself.
    #[inline(always)]
    pub fn flood(&self, class: usize, set: u64) -> u64 {
        self.flood_through(class, set, self.open[class])
    }

    /// The pieces one hop away from a set of empty holes. They reach all of it when it is a whole region.
    #[inline(always)]
    pub fn border(&self, class: usize, set: u64) -> u64 {
        self.spread(class, set) & !self.open[class]
    }

    /// The holes that decide what chains of hops reach from one hole of a class, given that hole and all it reaches. A
    /// move that touches none of them leaves `reached` as it is.
    #[inline(always)]
    pub fn deciding_holes(&self, class: usize, reached: u64) -> ClassBits {
        let mut holes = [0; 4];
        holes[class] = reached | self.spread(class, reached);
        for axis in 0..3 {
            // The holes between two of the class of which one is reached, or both by a hop from one to the other.
            let high = reached >> SHIFT[axis];
            let pairs =
                (reached ^ high | reached & high & self.bridge[class][axis]) & TABLE.edges[class][axis];
            holes[class ^ (axis + 1)] = pairs.rotate_left((TABLE.over[class][axis] & 63) as u32);
        }
        holes
    }

    /// The holes a piece on a hole reaches by hops, as bits of its class.
    #[inline(always)]
    pub fn hops(&self, hole: Hole) -> u64 {
        let p = &TABLE.place[hole.index()];
        let (c, own) = ((p.class & 3) as usize, 1 << (p.bit & 63));
        self.flood(c, own) ^ own
    }

    /// Merges the hops and the steps of a piece into one word in hole order. [`targets`] gives the moves of its bits.
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

    /// The holes of a piece's steps and of its hops.
    #[inline(always)]
    pub fn holes(&self, hole: Hole, hops: u64) -> HoleSet {
        targets(hole, self.merge(hole, hops)).map(|m| m.to).collect()
    }

    /// The holes a piece on a hole can end its move on.
    pub fn reach(&self, hole: Hole) -> HoleSet {
        self.holes(hole, self.hops(hole))
    }

    /// The number of holes a piece on a hole can end its move on.
    pub fn count(&self, hole: Hole) -> u32 {
        self.merge(hole, self.hops(hole)).count_ones()
    }
}

/// The moves of the bits of a hole's merged word, in hole order.
#[inline(always)]
pub fn targets(from: Hole, mut word: u64) -> impl Iterator<Item = Move> {
    std::iter::from_fn(move || {
        let m = (word != 0).then(|| TABLE.target[from.index()][word.trailing_zeros() as usize]);
        word &= word.wrapping_sub(1);
        m
    })
}
