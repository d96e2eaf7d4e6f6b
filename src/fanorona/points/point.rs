//! Points and sets of points.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub};

/// A point of a board, told by its number: rank by rank from the near side, from the left in each.
///
/// Which number stands where depends on the board, so that its [`Shape`](super::shape::Shape) names points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The most points a board has.
    pub const COUNT: usize = 45;

    /// The point with this number, or `None` when no board has it.
    pub const fn new(number: usize) -> Option<Point> {
        if number < Self::COUNT { Some(Point(number as u8)) } else { None }
    }

    /// The point with a number that some board has.
    pub(crate) const fn from_index(number: usize) -> Point {
        assert!(number < Self::COUNT);
        Point(number as u8)
    }

    /// The point's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<i32> for Point {
    type Error = i32;

    /// The point with this number; the number itself when no board has it.
    fn try_from(number: i32) -> Result<Self, i32> {
        usize::try_from(number).ok().and_then(Point::new).ok_or(number)
    }
}

impl From<Point> for i32 {
    fn from(point: Point) -> i32 {
        point.0.into()
    }
}

/// A set of points, one bit a point.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PointSet(u64);

impl PointSet {
    /// The set of no points.
    pub const EMPTY: PointSet = PointSet(0);

    /// The set whose points are the bits of `bits`, point 0 the lowest; bits beyond the largest board are dropped.
    pub const fn from_bits(bits: u64) -> PointSet {
        PointSet(bits & ((1 << Point::COUNT) - 1))
    }

    /// The set as bits, point 0 the lowest.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set and one point more.
    #[must_use]
    pub const fn with(self, point: Point) -> PointSet {
        PointSet(self.0 | 1 << point.0)
    }

    /// The set without one point.
    #[must_use]
    pub const fn without(self, point: Point) -> PointSet {
        PointSet(self.0 & !(1 << point.0))
    }

    /// Whether the set holds a point.
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.0 & 1 == 1
    }

    /// How many points the set holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no point.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest point of the set.
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point::from_index(self.0.trailing_zeros() as usize)) }
    }
}

impl From<Point> for PointSet {
    fn from(point: Point) -> PointSet {
        PointSet::EMPTY.with(point)
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, PointSet::with)
    }
}

impl BitOr for PointSet {
    type Output = PointSet;
    fn bitor(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: PointSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for PointSet {
    type Output = PointSet;
    fn bitand(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }
}

impl BitXor for PointSet {
    type Output = PointSet;
    fn bitxor(self, other: PointSet) -> PointSet {
        PointSet(self.0 ^ other.0)
    }
}

impl BitXorAssign for PointSet {
    fn bitxor_assign(&mut self, other: PointSet) {
        self.0 ^= other.0;
    }
}

impl Sub for PointSet {
    type Output = PointSet;
    /// The points of this set that are not in the other.
    fn sub(self, other: PointSet) -> PointSet {
        PointSet(self.0 & !other.0)
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(Point::index)).finish()
    }
}

/// The points of a set in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Points(u64);

impl Iterator for Points {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let first = PointSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = PointSet(self.0).len();
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Points {
    fn next_back(&mut self) -> Option<Point> {
        let last = Point::new(self.0.checked_ilog2()? as usize)?;
        self.0 = PointSet(self.0).without(last).0;
        Some(last)
    }
}

impl ExactSizeIterator for Points {}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        Points(self.0)
    }
}
