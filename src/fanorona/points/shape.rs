//! The three boards that fanorona is played on, and the names of their points.

use std::fmt;
use std::str::FromStr;

use super::direction::Direction;
use super::point::{Point, PointSet};
use crate::kit::codes;

codes! {
    /// One of the three boards.
    ///
    /// Every point is joined to the points beside it along its file and its rank. A point at which file and rank, counted
    /// from 1, add up to an even number is strong: it is joined along its diagonals as well.
    #[derive(Default, Hash)]
    pub enum Shape: [name] {
        /// Fanoron-tsivy, nine files and five ranks, 22 stones a side.
        #[default]
        Tsivy = 0, "tsivy";
        /// Fanoron-dimy, five files and five ranks, 12 stones a side.
        Dimy = 1, "dimy";
        /// Fanoron-telo, three files and three ranks, 4 stones a side.
        Telo = 2, "telo";
    }
}

impl Shape {
    /// How many boards there are.
    pub const COUNT: usize = 3;

    /// How many files the board has, named from `a` on.
    pub const fn files(self) -> usize {
        [9, 5, 3][self as usize]
    }

    /// How many ranks the board has, numbered from 1.
    pub const fn ranks(self) -> usize {
        [5, 5, 3][self as usize]
    }

    /// How many points the board has.
    pub const fn points(self) -> usize {
        self.files() * self.ranks()
    }

    /// How many stones each side is set up with, which is as many as it can have.
    pub const fn stones(self) -> usize {
        self.points() / 2
    }

    /// The points of the board.
    pub const fn all(self) -> PointSet {
        PointSet::from_bits((1 << self.points()) - 1)
    }

    /// Whether the board has a point.
    pub const fn has(self, point: Point) -> bool {
        point.index() < self.points()
    }

    /// The point on a file and a rank, counted from 1.
    pub fn at(self, file: usize, rank: usize) -> Option<Point> {
        let on = (1..=self.files()).contains(&file) && (1..=self.ranks()).contains(&rank);
        Point::new(rank.wrapping_sub(1).wrapping_mul(self.files()).wrapping_add(file.wrapping_sub(1)))
            .filter(|_| on)
    }

    /// The file of a point, counted from 1.
    pub const fn file(self, point: Point) -> usize {
        point.index() % self.files() + 1
    }

    /// The rank of a point, counted from 1.
    pub const fn rank(self, point: Point) -> usize {
        point.index() / self.files() + 1
    }

    /// Whether a point is joined along its diagonals.
    pub const fn is_strong(self, point: Point) -> bool {
        (self.file(point) + self.rank(point)).is_multiple_of(2)
    }

    /// How many steps a point is nearer the middle of the board than the furthest point, counted as a king steps in
    /// chess.
    pub const fn centre(self, point: Point) -> u32 {
        let (file, rank) = (self.files().div_ceil(2), self.ranks().div_ceil(2));
        let (aside, along) = (self.file(point).abs_diff(file), self.rank(point).abs_diff(rank));
        let (own, furthest) =
            (if aside > along { aside } else { along }, if file > rank { file } else { rank } - 1);
        (furthest - own) as u32
    }

    /// The point a line leads to from a point, one step in a direction.
    pub const fn next(self, point: Point, direction: Direction) -> Option<Point> {
        let (file, rank) = (self.file(point), self.rank(point));
        if !self.has(point) || direction.is_diagonal() && !self.is_strong(point) {
            return None;
        }
        let (aside, along) = direction.offset();
        let (file, rank) =
            (file.wrapping_add_signed(aside as isize), rank.wrapping_add_signed(along as isize));
        if file < 1 || file > self.files() || rank < 1 || rank > self.ranks() {
            return None;
        }
        Point::new((rank - 1) * self.files() + file - 1)
    }

    /// The points that lines lead to from a point, in the order of the directions.
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> {
        Direction::ALL.into_iter().filter_map(move |direction| self.next(point, direction))
    }

    /// The direction in which a line leads from one point to the one beside it.
    pub fn direction(self, from: Point, to: Point) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.next(from, direction) == Some(to))
    }

    /// A point's name: its file as a letter, its rank as a digit.
    pub fn point_name(self, point: Point) -> impl fmt::Display {
        fmt::from_fn(move |f| write!(f, "{}{}", self.file_letter(point), self.rank(point)))
    }

    /// The letter of a point's file.
    pub(crate) fn file_letter(self, point: Point) -> char {
        char::from(b'a' + (point.index() % self.files()) as u8)
    }

    /// The point of a name, or `None` when the board has none of that name.
    pub fn point_named(self, name: impl AsRef<[u8]>) -> Option<Point> {
        let &[letter, digit] = name.as_ref() else { return None };
        let file = usize::from(letter.checked_sub(b'a')?) + 1;
        self.at(file, usize::from(digit.checked_sub(b'0')?))
    }
}

impl TryFrom<i32> for Shape {
    type Error = i32;

    /// The board with this number; the number itself when there is none.
    fn try_from(number: i32) -> Result<Self, i32> {
        usize::try_from(number).ok().and_then(|n| Self::ALL.get(n).copied()).ok_or(number)
    }
}

impl fmt::Display for Shape {
    /// Writes the name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no board of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no board of this name: there are tsivy, dimy and telo")]
pub struct ParseShapeError;

impl FromStr for Shape {
    type Err = ParseShapeError;

    /// The board of a name.
    fn from_str(name: &str) -> Result<Shape, ParseShapeError> {
        Self::ALL.into_iter().find(|shape| shape.name() == name).ok_or(ParseShapeError)
    }
}
