//! Sets of holes.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use super::hole::Hole;

/// A set of holes, one bit a hole.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct HoleSet(u128);

impl HoleSet {
    /// The empty set.
    pub const EMPTY: HoleSet = HoleSet(0);

    /// The set of all 121 holes.
    pub const ALL: HoleSet = HoleSet((1 << Hole::COUNT) - 1);

    /// The set with these bits, hole 0 the lowest. Bits from 121 on are ignored.
    pub const fn from_bits(bits: u128) -> HoleSet {
        HoleSet(bits & Self::ALL.0)
    }

    /// The bits of the set, hole 0 the lowest.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set with a hole added.
    pub const fn with(self, hole: Hole) -> HoleSet {
        HoleSet(self.0 | 1 << hole.index())
    }

    /// The set with a hole removed.
    pub const fn without(self, hole: Hole) -> HoleSet {
        HoleSet(self.0 & !(1 << hole.index()))
    }

    /// Whether the set contains a hole.
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 >> hole.index() & 1 == 1
    }

    /// The number of holes in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest hole of the set; `None` when it is empty.
    pub const fn first(self) -> Option<Hole> {
        if self.0 == 0 { None } else { Some(Hole::from_index(self.0.trailing_zeros() as usize)) }
    }

    /// The holes of the set that come after a hole.
    pub const fn above(self, hole: Hole) -> HoleSet {
        HoleSet(self.0 & !((2 << hole.index()) - 1))
    }
}

impl From<Hole> for HoleSet {
    fn from(hole: Hole) -> HoleSet {
        HoleSet::EMPTY.with(hole)
    }
}

impl FromIterator<Hole> for HoleSet {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> HoleSet {
        holes.into_iter().fold(HoleSet::EMPTY, HoleSet::with)
    }
}

impl BitOr for HoleSet {
    type Output = HoleSet;
    fn bitor(self, other: HoleSet) -> HoleSet {
        HoleSet(self.0 | other.0)
    }
}

impl BitOrAssign for HoleSet {
    fn bitor_assign(&mut self, other: HoleSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for HoleSet {
    type Output = HoleSet;
    fn bitand(self, other: HoleSet) -> HoleSet {
        HoleSet(self.0 & other.0)
    }
}

impl BitAndAssign for HoleSet {
    fn bitand_assign(&mut self, other: HoleSet) {
        self.0 &= other.0;
    }
}

impl BitXor for HoleSet {
    type Output = HoleSet;
    fn bitxor(self, other: HoleSet) -> HoleSet {
        HoleSet(self.0 ^ other.0)
    }
}

impl BitXorAssign for HoleSet {
    fn bitxor_assign(&mut self, other: HoleSet) {
        self.0 ^= other.0;
    }
}

impl Sub for HoleSet {
    type Output = HoleSet;
    /// The holes of this set that are not in the other.
    fn sub(self, other: HoleSet) -> HoleSet {
        HoleSet(self.0 & !other.0)
    }
}

impl Not for HoleSet {
    type Output = HoleSet;
    /// The holes of the star that are not in the set.
    fn not(self) -> HoleSet {
        HoleSet(!self.0 & Self::ALL.0)
    }
}

impl fmt::Debug for HoleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The holes of a set in hole order.
#[derive(Clone, Debug)]
pub struct Holes(u128);

impl Iterator for Holes {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        let first = HoleSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    fn fold<B, F: FnMut(B, Hole) -> B>(self, init: B, mut f: F) -> B {
        // The halves one after the other: iterating over one machine word is cheaper than over two.
        let mut folded = init;
        for (half, base) in [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)] {
            let mut left = half;
            while left != 0 {
                folded = f(folded, Hole::from_index(base + left.trailing_zeros() as usize));
                left &= left - 1;
            }
        }
        folded
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = HoleSet(self.0).len();
        (len, Some(len))
    }
}

impl ExactSizeIterator for Holes {}

impl IntoIterator for HoleSet {
    type Item = Hole;
    type IntoIter = Holes;

    fn into_iter(self) -> Holes {
        Holes(self.0)
    }
}
