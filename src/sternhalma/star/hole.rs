//! One hole of the star.

use std::fmt;
use std::str::FromStr;

use super::direction::Direction;

/// One of the 121 holes of the star.
///
/// ```
/// use sternhalma::{Direction, Hole};
///
/// let centre: Hole = "i5".parse().unwrap();
/// assert_eq!(centre.index(), 60);
/// assert_eq!((centre.x(), centre.y(), centre.z()), (0, 0, 0));
/// assert_eq!(centre.next(Direction::E).unwrap().to_string(), "i6");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Hole(u8);

/// A hop class, 0 to 3: the holes with the same `(x & 1) + 2 * (y & 1)`. A hop never leaves its class.
pub type HopClass = usize;

/// The number of rows of the star.
pub const ROWS: usize = 17;

const COUNT: usize = 121;

/// Marks a missing hole in the tables.
const NONE: u8 = 255;

const PLACES: [(i8, i8); COUNT] = places();
const NUMBERS: [[u8; ROWS]; ROWS] = numbers();
const NEXT: [[u8; Direction::COUNT]; COUNT] = next();

/// The number of the first hole of each row, followed by the number of holes.
pub(super) const ROW_STARTS: [u8; ROWS + 1] = row_starts();

impl Hole {
    /// The number of holes of the star.
    pub const COUNT: usize = COUNT;

    /// Every hole, in reading order.
    pub fn all() -> impl ExactSizeIterator<Item = Hole> + DoubleEndedIterator + Clone {
        (0..COUNT as u8).map(Hole)
    }

    /// The hole with this number, or `None` when it is not below [`Hole::COUNT`].
    pub const fn new(number: usize) -> Option<Hole> {
        if number < COUNT { Some(Hole(number as u8)) } else { None }
    }

    /// The hole with this number, which must be below [`Hole::COUNT`].
    ///
    /// # Panics
    ///
    /// When `number` is not below [`Hole::COUNT`].
    pub const fn from_index(number: usize) -> Hole {
        assert!(number < COUNT);
        Hole(number as u8)
    }

    /// The hole at these coordinates, or `None` when there is none.
    pub const fn at(x: i8, y: i8) -> Option<Hole> {
        if x < -8 || x > 8 || y < -8 || y > 8 {
            return None;
        }
        match NUMBERS[(y + 8) as usize][(x + 8) as usize] {
            NONE => None,
            number => Some(Hole(number)),
        }
    }

    /// The hole's number, 0 to 120.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cube coordinate x, growing to the right along a row.
    pub const fn x(self) -> i8 {
        PLACES[self.0 as usize].0
    }

    /// The cube coordinate y, -8 in the top row to 8 in the bottom one.
    pub const fn y(self) -> i8 {
        PLACES[self.0 as usize].1
    }

    /// The cube coordinate z, such that `x + y + z == 0`.
    pub const fn z(self) -> i8 {
        -self.x() - self.y()
    }

    /// The row, 0 at the top to 16 at the bottom.
    pub const fn row(self) -> usize {
        (self.y() + 8) as usize
    }

    /// The place in the row, 0 at the left.
    pub const fn col(self) -> usize {
        (self.0 - ROW_STARTS[self.row()]) as usize
    }

    /// The neighbour in a direction, or `None` at the edge.
    pub const fn next(self, direction: Direction) -> Option<Hole> {
        match NEXT[self.0 as usize][direction as usize] {
            NONE => None,
            number => Some(Hole(number)),
        }
    }

    /// Every neighbour, in the order of the directions.
    pub fn neighbours(self) -> impl Iterator<Item = Hole> {
        Direction::ALL.into_iter().filter_map(move |direction| self.next(direction))
    }

    /// The hole that a hop in a direction goes over and the one it lands on, `(over, landing)`. `None` when the star ends
    /// before.
    pub const fn hop(self, direction: Direction) -> Option<(Hole, Hole)> {
        match self.next(direction) {
            None => None,
            Some(over) => match over.next(direction) {
                None => None,
                Some(landing) => Some((over, landing)),
            },
        }
    }

    /// Whether the hole is one of the 24 round the edge of the hexagon in the middle.
    pub const fn on_ring(self) -> bool {
        self.distance_from_centre() == 4 && self.in_hexagon()
    }

    /// The hole's hop class.
    pub const fn class(self) -> HopClass {
        (self.x() & 1) as usize + 2 * (self.y() & 1) as usize
    }

    /// The number of steps between two holes on an empty star.
    pub const fn distance(self, other: Hole) -> i32 {
        let (dx, dy, dz) = (self.x() - other.x(), self.y() - other.y(), self.z() - other.z());
        max3(dx.abs(), dy.abs(), dz.abs()) as i32
    }

    /// Whether the hole is in the hexagon in the middle.
    pub(super) const fn in_hexagon(self) -> bool {
        self.distance_from_centre() <= 4
    }

    const fn distance_from_centre(self) -> i8 {
        max3(self.x().abs(), self.y().abs(), self.z().abs())
    }
}

impl From<Hole> for i32 {
    fn from(hole: Hole) -> i32 {
        hole.0.into()
    }
}

impl TryFrom<i32> for Hole {
    type Error = i32;

    /// The hole with this number. Fails with the number when there is none.
    fn try_from(number: i32) -> Result<Self, i32> {
        usize::try_from(number).ok().and_then(Hole::new).ok_or(number)
    }
}

impl fmt::Display for Hole {
    /// Writes the hole's name: the row's letter, `a` at the top, and the place in the row from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.row() as u8) as char, self.col() + 1)
    }
}

impl fmt::Debug for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not the name of a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseHoleError {
    /// The text is not a letter and one or two digits.
    #[error("not a letter and one or two digits")]
    Shape,
    /// The text is written like a name, but the star has no such hole.
    #[error("no such hole on the star")]
    NoSuchHole,
}

impl FromStr for Hole {
    type Err = ParseHoleError;

    /// Reads a hole's name, `a1` to `q1`, in either case.
    fn from_str(name: &str) -> Result<Hole, ParseHoleError> {
        let (letter, place) = match *name.as_bytes() {
            [letter, d @ b'0'..=b'9'] => (letter, usize::from(d - b'0')),
            [letter, t @ b'1'..=b'9', d @ b'0'..=b'9'] => (letter, usize::from((t - b'0') * 10 + d - b'0')),
            // A leading zero is the right shape and names no hole.
            [letter, b'0', b'0'..=b'9'] => (letter, 0),
            _ => return Err(ParseHoleError::Shape),
        };
        if !letter.is_ascii_alphabetic() {
            return Err(ParseHoleError::Shape);
        }
        let row = usize::from(letter.to_ascii_lowercase() - b'a');
        let [start, end] = *ROW_STARTS.get(row..row + 2).unwrap_or_default() else {
            return Err(ParseHoleError::NoSuchHole);
        };
        if (1..=usize::from(end - start)).contains(&place) {
            Ok(Hole(start + place as u8 - 1))
        } else {
            Err(ParseHoleError::NoSuchHole)
        }
    }
}

const fn max3(a: i8, b: i8, c: i8) -> i8 {
    let ab = if a > b { a } else { b };
    if ab > c { ab } else { c }
}

/// The star is two large triangles laid over each other.
const fn on_star(x: i8, y: i8) -> bool {
    let z = -x - y;
    max3(x, y, z) <= 4 || max3(-x, -y, -z) <= 4
}

const fn places() -> [(i8, i8); COUNT] {
    let mut places = [(0, 0); COUNT];
    let (mut n, mut y) = (0, -8);
    while y <= 8 {
        let mut x = -8;
        while x <= 8 {
            if on_star(x, y) {
                places[n] = (x, y);
                n += 1;
            }
            x += 1;
        }
        y += 1;
    }
    assert!(n == COUNT);
    places
}

const fn numbers() -> [[u8; ROWS]; ROWS] {
    let mut numbers = [[NONE; ROWS]; ROWS];
    let mut n = 0;
    while n < COUNT {
        let (x, y) = PLACES[n];
        numbers[(y + 8) as usize][(x + 8) as usize] = n as u8;
        n += 1;
    }
    numbers
}

const fn row_starts() -> [u8; ROWS + 1] {
    let mut starts = [COUNT as u8; ROWS + 1];
    let mut n = COUNT;
    while n > 0 {
        n -= 1;
        starts[(PLACES[n].1 + 8) as usize] = n as u8;
    }
    starts
}

const fn next() -> [[u8; Direction::COUNT]; COUNT] {
    let mut next = [[NONE; Direction::COUNT]; COUNT];
    let mut n = 0;
    while n < COUNT {
        let mut d = 0;
        while d < Direction::COUNT {
            let (dx, dy) = Direction::ALL[d].offset();
            if let Some(hole) = Hole::at(PLACES[n].0 + dx, PLACES[n].1 + dy) {
                next[n][d] = hole.0;
            }
            d += 1;
        }
        n += 1;
    }
    next
}
