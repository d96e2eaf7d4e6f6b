//! Keys
//!
//! A key names the pieces, the seat to move and the seat count; boards with the same key show the same position.
//! It is the exclusive or of one number for each piece in its hole, one for the seat to move and one for the seat
//! count. The numbers never change. The piece count and the game are not in a key.

use libc::c_char;

use super::board::{seat_of, sternhalma_board};
use crate::capi::boundary::{Misuse, TextOut, Wide, call, number, read};
use crate::sternhalma::zobrist;

/// Room that a key in hex needs, its NUL included.
pub const STERNHALMA_KEY_HEX_MAX: i32 = 17;

/// The position's key.
///
/// @return the key, or 0 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_key(board: Option<&sternhalma_board>) -> u64 {
    read(board, |b| Ok(Wide(b.key())))
}

/// The position's key as sixteen hex digits, in lower case.
///
/// @param buf  room for the digits, STERNHALMA_KEY_HEX_MAX bytes
/// @param cap  how many bytes there is room for, the NUL included
/// @return 16, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_key_hex(
    board: Option<&sternhalma_board>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.key(b.key()))
}

/// A key over one seat's pieces alone: where they stand, and nothing of anyone else's.
///
/// @return the key; 0 for a seat with no piece on the board, a seat the board does not have, or a board that is
/// NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_own_key(board: Option<&sternhalma_board>, seat: i32) -> u64 {
    read(board, |b| Ok(Wide(b.own_key(seat_of(b, seat)?))))
}

/// Any key as sixteen hex digits, in lower case.
///
/// @param buf  room for the digits, STERNHALMA_KEY_HEX_MAX bytes
/// @param cap  how many bytes there is room for, the NUL included
/// @return 16, or STERNHALMA_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_hex(key: u64, buf: *mut c_char, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    call(|| out.key(key))
}

/// The number of a seat's piece in a hole.
///
/// @return the number, never 0; 0 when either is out of range
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_zobrist(seat: i32, hole: i32) -> u64 {
    call(|| Ok(Wide(zobrist::piece(number(seat)?, number(hole)?))))
}

/// The number of a seat being the one to move.
///
/// @return the number, never 0; 0 for a seat that no game has
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_zobrist_move(seat: i32) -> u64 {
    call(|| Ok(Wide(zobrist::to_move(number(seat)?))))
}

/// The number of a seat count.
///
/// @return the number, never 0; 0 for a count that is not played
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_zobrist_seats(seats: i32) -> u64 {
    call(|| Ok(Wide(zobrist::seats(number(seats)?).ok_or(Misuse::Argument)?)))
}
