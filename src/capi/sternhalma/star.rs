//! The star
//!
//! The 121 holes, who is beside whom, and where the seats start. All of this is the same for every board and needs
//! none. Holes are numbered 0 to 120 in reading order, the top tip first; a hole has cube coordinates (x, y, z)
//! with x + y + z == 0, y the row from -8 at the top and x growing to the right. Directions are numbered 0 to 5:
//! E, NE, NW, W, SW, SE. The points of the star are numbered 0 to 5 clockwise from the top.

use std::mem::MaybeUninit;

use crate::capi::boundary::{Bool, ListOut, Misuse, Status, Value, call, number};
use crate::sternhalma::star::{pairs, row_len, row_start};
use crate::sternhalma::{Direction, Hole, Layout, Point};

/// How many holes the star has.
pub const STERNHALMA_HOLES: i32 = 121;
/// How many pairs of neighbouring holes the star has.
pub const STERNHALMA_PAIRS: i32 = 312;
/// How many rows the star has.
pub const STERNHALMA_ROWS: i32 = 17;
/// The most neighbours a hole has.
pub const STERNHALMA_NEIGHBOURS_MAX: i32 = 6;
/// How many holes a point has.
pub const STERNHALMA_POINT_HOLES: i32 = 10;
/// How many holes there are in front of a point.
pub const STERNHALMA_FRONT_HOLES: i32 = 5;
/// The most seats a game has.
pub const STERNHALMA_SEATS_MAX: i32 = 6;
/// What sternhalma_point_of answers for a hole in the hexagon in the middle.
pub const STERNHALMA_CENTRE: i32 = 6;
/// East.
pub const STERNHALMA_E: i32 = 0;
/// North-east.
pub const STERNHALMA_NE: i32 = 1;
/// North-west.
pub const STERNHALMA_NW: i32 = 2;
/// West.
pub const STERNHALMA_W: i32 = 3;
/// South-west.
pub const STERNHALMA_SW: i32 = 4;
/// South-east.
pub const STERNHALMA_SE: i32 = 5;

/// Two neighbouring holes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_pair {
    /// The lower hole.
    pub low: i32,
    /// The higher hole.
    pub high: i32,
}

/// How many holes there are.
///
/// @return STERNHALMA_HOLES
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_holes() -> i32 {
    call(|| Ok(Value::from(Hole::COUNT)))
}

/// A hole's cube coordinates.
///
/// @param hole  0 to 120
/// @param x     where to write x, -8 to 8
/// @param y     where to write y, -8 to 8
/// @param z     where to write z, -8 to 8
/// @return 0, STERNHALMA_ERR_ARGUMENT for a number that is no hole, or STERNHALMA_ERR_NULL; then nothing is
/// written
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_xy(
    hole: i32,
    x: Option<&mut MaybeUninit<i32>>,
    y: Option<&mut MaybeUninit<i32>>,
    z: Option<&mut MaybeUninit<i32>>,
) -> i32 {
    call(|| {
        let (x, y, z) = (x.ok_or(Misuse::Null)?, y.ok_or(Misuse::Null)?, z.ok_or(Misuse::Null)?);
        let hole: Hole = number(hole)?;
        x.write(hole.x().into());
        y.write(hole.y().into());
        z.write(hole.z().into());
        Ok(Status::DONE)
    })
}

/// The hole at some coordinates; z follows from them.
///
/// @return the hole, or -1 where there is none
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_hole_at(x: i32, y: i32) -> i32 {
    call(|| Ok(Value(Hole::at(number(x)?, number(y)?).map(Hole::into))))
}

/// The row of a hole.
///
/// @return 0 at the top to 16 at the bottom, or -1 for a number that is no hole
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_row_of(hole: i32) -> i32 {
    call(|| Ok(Value::from(number::<_, Hole>(hole)?.row())))
}

/// Where a hole is in its row.
///
/// @return from 0 at the left, or -1 for a number that is no hole
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_col_of(hole: i32) -> i32 {
    call(|| Ok(Value::from(number::<_, Hole>(hole)?.col())))
}

/// How many holes a row has.
///
/// @param row  0 at the top to 16 at the bottom
/// @return 1 to 13, or -1 for a number that is no row
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_row_len(row: i32) -> i32 {
    call(|| Ok(Value(row_len(number(row)?).and_then(|len| len.try_into().ok()))))
}

/// The first hole of a row.
///
/// @param row  0 at the top to 16 at the bottom
/// @return the hole, or -1 for a number that is no row
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_row_start(row: i32) -> i32 {
    call(|| Ok(Value(row_start(number(row)?).map(Hole::into))))
}

/// The neighbour of a hole in a direction.
///
/// @param dir  0 to 5: E, NE, NW, W, SW, SE
/// @return the hole, or -1 where there is none or a number is no hole or direction
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_next_to(hole: i32, dir: i32) -> i32 {
    call(|| Ok(Value(number::<_, Hole>(hole)?.next(number(dir)?).map(Hole::into))))
}

/// Every neighbour of a hole, in the order of the directions.
///
/// @param out  room for STERNHALMA_NEIGHBOURS_MAX holes
/// @param cap  how many holes there is room for
/// @return how many there are (0 for a number that is no hole), or STERNHALMA_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_neighbours(hole: i32, out: *mut i32, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    call(|| out.fill(number::<_, Hole>(hole)?.neighbours().map(Hole::into)))
}

/// How many neighbours a hole has.
///
/// @return 6, 5, 4, or 2 at a tip; -1 for a number that is no hole
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_degree(hole: i32) -> i32 {
    call(|| Ok(Value::from(number::<_, Hole>(hole)?.degree())))
}

/// The direction opposite to one.
///
/// @return 0 to 5, or -1 for a number that is no direction
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_dir_opposite(dir: i32) -> i32 {
    call(|| Ok(Value::from(number::<_, Direction>(dir)?.opposite().index())))
}

/// The point of the star a hole belongs to.
///
/// @return 0 to 5, STERNHALMA_CENTRE for the hexagon in the middle, or -1 for a number that is no hole
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_point_of(hole: i32) -> i32 {
    call(|| {
        let point = number::<_, Hole>(hole)?.point();
        Ok(Value(Some(point.map_or(Point::CENTRE, Point::into))))
    })
}

/// Whether a hole is one of the 24 round the edge of the hexagon.
///
/// @return 1 or 0, 0 for a number that is no hole
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_on_ring(hole: i32) -> i32 {
    call(|| Ok(Bool(number::<_, Hole>(hole)?.on_ring())))
}

/// A hole's hop class: a chain of hops never leaves it.
///
/// @return 0 to 3, (x & 1) + 2 * (y & 1); -1 for a number that is no hole
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_class_of(hole: i32) -> i32 {
    call(|| Ok(Value::from(number::<_, Hole>(hole)?.class())))
}

/// The ten holes of a point, in hole order.
///
/// @param point  0 to 5
/// @param out    room for STERNHALMA_POINT_HOLES holes
/// @param cap    how many holes there is room for
/// @return how many there are (0 for a number that is no point), or STERNHALMA_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_point_holes(point: i32, out: *mut i32, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    call(|| out.fill(number::<_, Point>(point)?.holes().into_iter().map(Hole::into)))
}

/// The five holes of the hexagon's ring in front of a point, which a fifteen-piece start also fills, in hole
/// order.
///
/// @param point  0 to 5
/// @param out    room for STERNHALMA_FRONT_HOLES holes
/// @param cap    how many holes there is room for
/// @return how many there are (0 for a number that is no point), or STERNHALMA_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_front(point: i32, out: *mut i32, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    call(|| out.fill(number::<_, Point>(point)?.front().into_iter().map(Hole::into)))
}

/// Every pair of neighbouring holes once, the lower hole first, in ascending order.
///
/// @param out  room for STERNHALMA_PAIRS pairs
/// @param cap  how many pairs there is room for
/// @return STERNHALMA_PAIRS, or STERNHALMA_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_pairs(out: *mut sternhalma_pair, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    call(|| out.fill(pairs().map(|(low, high)| sternhalma_pair { low: low.into(), high: high.into() })))
}

/// Whether the game is played with so many seats and pieces: 1, 2, 3, 4 or 6 seats with 10 pieces each, or 1, 2 or
/// 3 with 15.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_layout_ok(seats: i32, pieces: i32) -> i32 {
    call(|| Ok(Bool(Layout::new(seats, pieces).is_some())))
}

/// The point a seat starts in, for a number of seats.
///
/// @return 0 to 5, or -1 when the game is not played with so many seats or there is no such seat among them
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_layout_point(seats: i32, seat: i32) -> i32 {
    call(|| {
        let layout = Layout::new(seats, 10).ok_or(Misuse::Argument)?;
        let seat = layout.seat(seat).ok_or(Misuse::Argument)?;
        Ok(Value(Some(layout.point(seat).into())))
    })
}
