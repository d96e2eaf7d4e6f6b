//! The two sides.

use std::ops::Not;

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Side {
    /// Light, which moves first.
    Light,
    /// Dark.
    Dark,
}

impl Side {
    /// Both sides, in the order of their numbers, which begin at 0.
    pub const ALL: [Side; 2] = [Side::Light, Side::Dark];

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of its pieces in a position string.
    pub const fn letter(self) -> char {
        match self {
            Side::Light => 'l',
            Side::Dark => 'd',
        }
    }
}

impl Not for Side {
    type Output = Side;

    /// The other side.
    fn not(self) -> Side {
        match self {
            Side::Light => Side::Dark,
            Side::Dark => Side::Light,
        }
    }
}

impl TryFrom<i32> for Side {
    type Error = i32;

    /// The side of a number; the number is given back when it is none.
    fn try_from(number: i32) -> Result<Side, i32> {
        Side::ALL.into_iter().find(|&side| side as i32 == number).ok_or(number)
    }
}

impl From<Side> for i32 {
    fn from(side: Side) -> i32 {
        side as i32
    }
}
