//! The two sides.

use std::fmt;
use std::ops::Not;

/// A side. White moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Side {
    /// White, whose stones are set up on the near ranks.
    White = 1,
    /// Black.
    Black = 2,
}

impl Side {
    /// How many sides there are.
    pub const COUNT: usize = 2;

    /// Both sides, in the order of their numbers, which begin at 1.
    pub const ALL: [Side; Self::COUNT] = [Side::White, Side::Black];

    /// Where the side's things are kept in a pair.
    pub(crate) const fn index(self) -> usize {
        self as usize - 1
    }

    /// The letter that stands for the side in a position string.
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'w',
            Side::Black => 'b',
        }
    }

    /// The side with this letter.
    pub(crate) fn of_letter(letter: u8) -> Option<Side> {
        Self::ALL.into_iter().find(|side| side.letter() == char::from(letter))
    }
}

impl Not for Side {
    type Output = Side;

    /// The other side.
    fn not(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

impl TryFrom<i32> for Side {
    type Error = i32;

    /// The side with this number; the number itself when there is none.
    fn try_from(number: i32) -> Result<Self, i32> {
        Self::ALL.into_iter().find(|&side| side as i32 == number).ok_or(number)
    }
}

impl From<Side> for i32 {
    fn from(side: Side) -> i32 {
        side as i32
    }
}

impl fmt::Display for Side {
    /// Writes the letter.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}
