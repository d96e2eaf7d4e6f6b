//! Points and lines
//!
//! Points are numbered rank by rank from the near side, from the left in each, from 0: point = (rank - 1) * files +
//! file - 1. Directions go round from east: 0 E, 1 NE, 2 N, 3 NW, 4 W, 5 SW, 6 S, 7 SE.

use libc::c_char;

use super::board::{fanorona_board, point_of};
use crate::capi::boundary::{Bool, ListOut, TextIn, TextOut, Value, call, number, read};
use crate::fanorona::Direction;

/// How many directions there are.
pub const FANORONA_DIRECTIONS: i32 = 8;
/// Enough bytes for a point's name, the NUL included.
pub const FANORONA_NAME_MAX: i32 = 3;

/// How many points the board has.
///
/// @return 45, 25 or 9, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_points(board: Option<&fanorona_board>) -> i32 {
    read(board, |b| Ok(Value::from(b.shape().points())))
}

/// How many files the board has, named from a on.
///
/// @return 9, 5 or 3, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_files(board: Option<&fanorona_board>) -> i32 {
    read(board, |b| Ok(Value::from(b.shape().files())))
}

/// How many ranks the board has, numbered from 1.
///
/// @return 5 or 3, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_ranks(board: Option<&fanorona_board>) -> i32 {
    read(board, |b| Ok(Value::from(b.shape().ranks())))
}

/// A point's name: its file as a letter, its rank as a digit.
///
/// @param point  from 0
/// @param buf    room for the name; FANORONA_NAME_MAX bytes are enough
/// @param cap    how many bytes there is room for, the NUL included
/// @return 2; FANORONA_ERR_ARGUMENT for a number that is no point of the board, or another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_name(
    board: Option<&fanorona_board>,
    point: i32,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.write(b.shape().point_name(point_of(b, point)?)))
}

/// The point of a name.
///
/// @param name  the name, ended by a NUL
/// @return the point; -1 when the board has none of that name, or for a pointer that is NULL or a board out of use
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_point_named(board: Option<&fanorona_board>, name: *const c_char) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let name = unsafe { TextIn::ended(name, FANORONA_NAME_MAX as usize) };
    read(board, |b| Ok(Value(b.shape().point_named(name.bytes()?).map(i32::from))))
}

/// Whether a point is strong: joined along its diagonals.
///
/// @param point  from 0
/// @return 1 or 0; 0 for a number that is no point of the board
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_strong(board: Option<&fanorona_board>, point: i32) -> i32 {
    read(board, |b| Ok(Bool(b.shape().is_strong(point_of(b, point)?))))
}

/// The points that lines lead to from a point, in the order of the directions.
///
/// @param point  from 0
/// @param out    room for FANORONA_DIRECTIONS points
/// @param cap    how many points there is room for
/// @return how many there are (0 for a number that is no point of the board), or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_neighbours(
    board: Option<&fanorona_board>,
    point: i32,
    out: *mut i32,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| out.fill(b.shape().neighbours(point_of(b, point)?).map(i32::from)))
}

/// The point that a line leads to from a point, one step in a direction.
///
/// @param point  from 0
/// @param dir    0 to 7
/// @return the point; -1 where no line leads that way, for numbers that are no point of the board or no direction, and
/// for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_next_to(board: Option<&fanorona_board>, point: i32, dir: i32) -> i32 {
    read(board, |b| Ok(Value(b.shape().next(point_of(b, point)?, number(dir)?).map(i32::from))))
}

/// The direction four round from a direction.
///
/// @param dir  0 to 7
/// @return the direction opposite, or -1 for a number that is none
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_dir_opposite(dir: i32) -> i32 {
    call(|| Ok(Value::from(number::<_, Direction>(dir)?.opposite().index())))
}
