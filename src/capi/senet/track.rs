//! The track, the sides and the sticks
//!
//! What is the same for every board and needs none. A house is its number, 1 to 30, along the track, which both sides
//! run the same way. The board is drawn as three rows of ten, the track a reversed S: houses 1 to 10 from the left, 11
//! to 20 from the right, 21 to 30 from the left. Six houses are marked: 15, and 26 to 30.
//!
//! A roll is 1 to 5: how many of the four sticks lie with their flat side up, 5 when none does.

use crate::capi::boundary::{Bool, ListOut, Value, call, number};
use crate::senet::{House, Roll, Side};

/// How many houses the track has.
pub const SENET_HOUSES: i32 = 30;
/// How many rows the board is drawn in.
pub const SENET_ROWS: i32 = 3;
/// How many houses a row has.
pub const SENET_COLS: i32 = 10;
/// How many houses are marked.
pub const SENET_MARKED: i32 = 6;
/// How many rolls there are, the largest of them.
pub const SENET_ROLLS: i32 = 5;

/// Nothing stands on a house.
pub const SENET_EMPTY: i32 = 0;
/// A piece of light.
pub const SENET_LIGHT: i32 = 1;
/// A piece of dark.
pub const SENET_DARK: i32 = 2;

/// Light, which moves first.
pub const SENET_SIDE_LIGHT: i32 = 0;
/// Dark.
pub const SENET_SIDE_DARK: i32 = 1;

/// How likely a roll is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct senet_chance {
    /// The roll, 1 to 5.
    pub roll: i32,
    /// How many of the equally likely ways the sticks can fall make it.
    pub weight: i32,
    /// How many ways there are: 16.
    pub denominator: i32,
    /// 0.
    pub reserved: i32,
}

/// The house drawn at a row and a column.
///
/// @param row  0 to 2 from the top
/// @param col  0 to 9 from the left
/// @return the house, or -1 for a place that is not on the board
#[unsafe(no_mangle)]
pub extern "C" fn senet_house_of(row: i32, col: i32) -> i32 {
    call(|| Ok(Value(House::at(number(row)?, number(col)?).map(House::into))))
}

/// The row a house is drawn in.
///
/// @return 0 to 2 from the top, or -1 for a number that is not a house
#[unsafe(no_mangle)]
pub extern "C" fn senet_row_of(house: i32) -> i32 {
    call(|| Ok(Value::from(number::<_, House>(house)?.row())))
}

/// The column a house is drawn in.
///
/// @return 0 to 9 from the left, or -1 for a number that is not a house
#[unsafe(no_mangle)]
pub extern "C" fn senet_col_of(house: i32) -> i32 {
    call(|| Ok(Value::from(number::<_, House>(house)?.col())))
}

/// Whether a house is one of the six marked ones: 15 and 26 to 30.
///
/// @return 1 or 0, 0 for a number that is not a house
#[unsafe(no_mangle)]
pub extern "C" fn senet_is_marked(house: i32) -> i32 {
    call(|| Ok(Bool(number::<_, House>(house)?.is_marked())))
}

/// The thirty houses, in order.
///
/// @param out  room for SENET_HOUSES numbers
/// @param cap  how many numbers there is room for
/// @return SENET_HOUSES, or SENET_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_all_houses(out: *mut i32, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    call(|| out.fill(House::all().map(House::into)))
}

/// The six marked houses, in order.
///
/// @param out  room for SENET_MARKED numbers
/// @param cap  how many numbers there is room for
/// @return SENET_MARKED, or SENET_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_marked_houses(out: *mut i32, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    call(|| out.fill(House::all().filter(|house| house.is_marked()).map(House::into)))
}

/// The other side.
///
/// @return SENET_SIDE_DARK for SENET_SIDE_LIGHT and the other way round, or -1 for a number that is not a side
#[unsafe(no_mangle)]
pub extern "C" fn senet_other(side: i32) -> i32 {
    call(|| Ok(Value(Some((!number::<_, Side>(side)?).into()))))
}

/// What a piece of a side is.
///
/// @return SENET_LIGHT or SENET_DARK, or -1 for a number that is not a side
#[unsafe(no_mangle)]
pub extern "C" fn senet_piece_of(side: i32) -> i32 {
    call(|| Ok(Value(Some(piece(number(side)?)))))
}

/// What a piece of a side is to C.
pub(crate) fn piece(side: Side) -> i32 {
    match side {
        Side::Light => SENET_LIGHT,
        Side::Dark => SENET_DARK,
    }
}

/// How likely each roll is, in ascending order of the roll.
///
/// @param out  room for SENET_ROLLS chances
/// @param cap  how many chances there is room for
/// @return SENET_ROLLS, or SENET_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_chances(out: *mut senet_chance, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    call(|| {
        out.fill(Roll::ALL.map(|roll| senet_chance {
            roll: roll.into(),
            weight: roll.weight() as i32,
            denominator: Roll::WAYS as i32,
            reserved: 0,
        }))
    })
}

/// Whether a roll gives another throw: 1, 4 and 5 do.
///
/// @return 1 or 0, or -1 for a number that is not a roll
#[unsafe(no_mangle)]
pub extern "C" fn senet_extra(roll: i32) -> i32 {
    call(|| Ok(Value(Some(number::<_, Roll>(roll)?.extra().into()))))
}

/// One throw of the sticks out of the row of throws that a seed stands for: the same on every machine. A program that
/// needs no game that can be thrown again has better sources of chance.
///
/// @param seed  which row
/// @param n     which throw of it, in any order
/// @return the roll, 1 to 5
#[unsafe(no_mangle)]
pub extern "C" fn senet_thrown(seed: u64, n: u64) -> i32 {
    call(|| Ok(Value(Some(Roll::thrown(seed, n).into()))))
}
