//! Sets of houses, and the runs in them.

use std::ops::{BitAnd, BitOr, BitXor, Not, Sub};

use super::house::House;

/// A set of houses, one bit each: house 1 is the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HouseSet(u32);

impl HouseSet {
    /// No house.
    pub const EMPTY: HouseSet = HouseSet(0);

    /// Every house.
    pub const ALL: HouseSet = HouseSet((1 << House::COUNT) - 1);

    /// The houses under 26, where pieces move by the roll.
    pub(crate) const TRACK: HouseSet = HouseSet::below(House::GATE);

    /// The houses of which each number has a bit set, from the lowest bit on.
    const PLANES: [u32; 5] = {
        let mut planes = [0; 5];
        let mut number = 1;
        while number <= House::COUNT as u32 {
            let mut bit = 0;
            while bit < planes.len() {
                planes[bit] |= (number >> bit & 1) << (number - 1);
                bit += 1;
            }
            number += 1;
        }
        planes
    };

    /// The set of a number with one bit for each house; `None` when it has a bit of no house.
    pub const fn from_bits(bits: u32) -> Option<HouseSet> {
        if bits & !HouseSet::ALL.0 == 0 { Some(HouseSet(bits)) } else { None }
    }

    /// One bit for each house, house 1 the lowest.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// One house.
    pub const fn of(house: House) -> HouseSet {
        HouseSet(1 << (house.number() - 1))
    }

    /// The houses with a lower number.
    pub(crate) const fn below(house: House) -> HouseSet {
        HouseSet((1 << (house.number() - 1)) - 1)
    }

    /// The houses with a higher number.
    pub(crate) fn above(house: House) -> HouseSet {
        !HouseSet::below(house) - HouseSet::of(house)
    }

    /// Whether a house is in it.
    pub const fn contains(self, house: House) -> bool {
        self.0 >> (house.number() - 1) & 1 != 0
    }

    /// Whether no house is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many houses are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The house of the lowest number.
    pub fn first(self) -> Option<House> {
        House::new(self.0.trailing_zeros() as usize + 1)
    }

    /// The house of the highest number.
    pub fn last(self) -> Option<House> {
        House::new((u32::BITS - self.0.leading_zeros()) as usize)
    }

    /// The numbers of its houses added up.
    pub fn sum(self) -> i32 {
        let planes = HouseSet::PLANES.iter().enumerate();
        planes.map(|(bit, plane)| ((self.0 & plane).count_ones() << bit) as i32).sum()
    }

    /// Its houses, each so many numbers up the track.
    pub(crate) const fn up(self, by: usize) -> HouseSet {
        HouseSet(self.0 << by & HouseSet::ALL.0)
    }

    /// Its houses, each so many numbers down the track.
    pub(crate) const fn down(self, by: usize) -> HouseSet {
        HouseSet(self.0 >> by)
    }

    /// The first house of each run of at least so many; none for 0.
    pub(crate) fn run_starts(self, least: usize) -> HouseSet {
        let long = (1..least).fold(self, |long, by| long & self.down(by));
        if least == 0 { HouseSet::EMPTY } else { long - self.up(1) }
    }

    /// The last house of each run of at least so many; none for 0.
    pub(crate) fn run_ends(self, least: usize) -> HouseSet {
        let long = (1..least).fold(self, |long, by| long & self.up(by));
        if least == 0 { HouseSet::EMPTY } else { long - self.down(1) }
    }

    /// The houses that have another of the set beside them.
    pub(crate) fn in_company(self) -> HouseSet {
        self & (self.up(1) | self.down(1))
    }

    /// The first and the last house of each run of two or more.
    pub(crate) fn outer(self) -> HouseSet {
        self & (self.up(1) ^ self.down(1))
    }

    /// The houses of the run that a house is in; none for a house that is not in the set.
    pub(crate) fn run_of(self, house: House) -> HouseSet {
        let mut run = self & HouseSet::of(house);
        loop {
            let wider = self & (run | run.up(1) | run.down(1));
            if wider == run {
                return run;
            }
            run = wider;
        }
    }
}

impl IntoIterator for HouseSet {
    type Item = House;
    type IntoIter = Houses;

    /// The houses in the order of the track.
    fn into_iter(self) -> Houses {
        Houses(self)
    }
}

/// The houses of a set in the order of the track.
#[derive(Clone, Debug)]
pub struct Houses(HouseSet);

impl Iterator for Houses {
    type Item = House;

    fn next(&mut self) -> Option<House> {
        let house = self.0.first()?;
        self.0 = HouseSet(self.0.0 & (self.0.0 - 1));
        Some(house)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Houses {}

impl FromIterator<House> for HouseSet {
    fn from_iter<I: IntoIterator<Item = House>>(houses: I) -> HouseSet {
        houses.into_iter().fold(HouseSet::EMPTY, |set, house| set | HouseSet::of(house))
    }
}

impl BitAnd for HouseSet {
    type Output = HouseSet;
    fn bitand(self, other: HouseSet) -> HouseSet {
        HouseSet(self.0 & other.0)
    }
}

impl BitOr for HouseSet {
    type Output = HouseSet;
    fn bitor(self, other: HouseSet) -> HouseSet {
        HouseSet(self.0 | other.0)
    }
}

impl BitXor for HouseSet {
    type Output = HouseSet;
    fn bitxor(self, other: HouseSet) -> HouseSet {
        HouseSet(self.0 ^ other.0)
    }
}

impl Sub for HouseSet {
    type Output = HouseSet;

    /// The houses of the one that are not in the other.
    fn sub(self, other: HouseSet) -> HouseSet {
        HouseSet(self.0 & !other.0)
    }
}

impl Not for HouseSet {
    type Output = HouseSet;
    fn not(self) -> HouseSet {
        HouseSet(!self.0 & HouseSet::ALL.0)
    }
}
