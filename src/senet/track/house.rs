//! A house of the track.

use std::fmt;

/// A house, by its number from 1 to 30. Both sides run from house 1 to house 30.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// How many houses there are.
    pub const COUNT: usize = 30;

    /// How many rows they are drawn in.
    pub const ROWS: usize = 3;

    /// How many houses a row has.
    pub const COLS: usize = 10;

    /// The house where a piece that walks back starts anew.
    pub const REBIRTH: House = House(15);

    /// The first of the five houses that a piece leaves by the exits.
    pub const GATE: House = House(26);

    /// The house of a number from 1 to 30.
    pub const fn new(number: usize) -> Option<House> {
        match number {
            1..=House::COUNT => Some(House(number as u8)),
            _ => None,
        }
    }

    /// Every house, in the order of the track.
    pub fn all() -> impl DoubleEndedIterator<Item = House> + ExactSizeIterator + Clone {
        (1..House::COUNT as u8 + 1).map(House)
    }

    /// The house drawn at a row from the top and a column from the left, both from 0. The track is drawn as a reversed
    /// S: the middle row runs from right to left.
    pub fn at(row: usize, col: usize) -> Option<House> {
        let place = match row {
            1 => House::COLS.checked_sub(col + 1)?,
            _ => col,
        };
        House::new(row.checked_mul(House::COLS)? + place + 1).filter(|house| house.row() == row)
    }

    /// Its number, from 1 to 30.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The row it is drawn in, from 0 at the top.
    pub fn row(self) -> usize {
        (self.number() - 1) / House::COLS
    }

    /// The column it is drawn in, from 0 at the left.
    pub fn col(self) -> usize {
        let place = (self.number() - 1) % House::COLS;
        if self.row() == 1 { House::COLS - 1 - place } else { place }
    }

    /// Whether it is one of the six marked houses: 15, and 26 to 30.
    pub fn is_marked(self) -> bool {
        self == House::REBIRTH || self >= House::GATE
    }
}

impl TryFrom<i32> for House {
    type Error = i32;

    /// The house of a number; the number is given back when it is none.
    fn try_from(number: i32) -> Result<House, i32> {
        usize::try_from(number).ok().and_then(House::new).ok_or(number)
    }
}

impl From<House> for i32 {
    fn from(house: House) -> i32 {
        house.0.into()
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
