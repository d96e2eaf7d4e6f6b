//! Expected values: whole numbers over a power of 16, rounded once at the end.

use crate::senet::eval::WIN_SCORE;

/// A value, as the numerator over 16 to the power of the throws that were looked ahead.
pub type ExpectedValue = i64;

/// The most throws that a search looks ahead. A value times 16 to their power is within a [`ExpectedValue`].
pub const THROWS_MAX: u32 = 10;

/// Beyond every value, so that twice as much is still a [`ExpectedValue`].
pub const BEYOND: ExpectedValue = 1 << 61;

const _: () = assert!((WIN_SCORE as ExpectedValue) < BEYOND >> (4 * THROWS_MAX));

/// A whole number as the numerator over 16 to a power.
pub fn over(value: i32, throws: u32) -> ExpectedValue {
    ExpectedValue::from(value) << (4 * throws)
}

/// The whole number nearest to a numerator over 16 to a power; a half is rounded away from zero.
pub fn rounded(worth: ExpectedValue, throws: u32) -> i32 {
    let half = (1 << (4 * throws)) / 2;
    let size = (worth.abs() + half) >> (4 * throws);
    (size * worth.signum()) as i32
}
