//! The board
//!
//! Boards and what stands on them. Nothing here judges a move. Seats are numbered from 0, and seat 0 moves first.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use crate::abi::answer::{Did, Made, Status, Value};
use crate::abi::{
    Handle, HandleOut, ListOut, Misuse, Out, TextIn, TextOut, call, change, new_handle, number, opaque, read,
    release, static_text,
};
use crate::sternhalma::{Board, Hole, Layout, ParsePositionError, PositionFault, Seat};

/// A board, and the game it keeps. Made by sternhalma_new, sternhalma_new_empty, sternhalma_from_string and
/// sternhalma_clone, released by sternhalma_free.
pub struct sternhalma_board(Handle<Board>);
opaque!(sternhalma_board, Board);

/// A length in bytes, the NUL included, that no position string goes beyond.
pub const STERNHALMA_POSITION_MAX: i32 = 512;
/// Room in which every sentence of a refused text fits with its NUL. Since interface 2.
pub const STERNHALMA_REASON_MAX: i32 = 256;
/// The string was accepted.
pub const STERNHALMA_POS_OK: i32 = 0;
/// There is no string, or it is empty.
pub const STERNHALMA_POS_NULL: i32 = 1;
/// The string has 512 bytes or more.
pub const STERNHALMA_POS_LONG: i32 = 2;
/// A character in the rows that is not 0 to 5, a bracket or a slash, or a digit in brackets.
pub const STERNHALMA_POS_LETTER: i32 = 3;
/// Not seventeen rows.
pub const STERNHALMA_POS_ROWS: i32 = 4;
/// A row that does not add up to its length, or a run of empty holes that is none.
pub const STERNHALMA_POS_WIDTH: i32 = 5;
/// Not three numbers after the rows.
pub const STERNHALMA_POS_FIELDS: i32 = 6;
/// A seat count that is not played, or a piece or a seat to move that is not one of the seats.
pub const STERNHALMA_POS_SEAT: i32 = 7;
/// A piece count that those seats do not play with, or a seat with more pieces than that.
pub const STERNHALMA_POS_COUNT: i32 = 8;
/// A game that is not six fields, or cannot be.
pub const STERNHALMA_POS_GAME: i32 = 9;

/// A board with every seat in its start and seat 0 to move.
///
/// @param seats   1, 2, 3, 4 or 6; 1 for one seat crossing alone
/// @param pieces  10, or 15 for one, two or three seats
/// @return a board the caller owns, or NULL when the game is not played so or memory ran out
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_new(seats: i32, pieces: i32) -> Option<Box<sternhalma_board>> {
    new_handle(|| Ok(Board::new(Layout::new(seats, pieces).ok_or(Misuse::Argument)?)))
}

/// A board with every hole empty and seat 0 to move.
///
/// @param seats   1, 2, 3, 4 or 6
/// @param pieces  10, or 15 for one, two or three seats
/// @return a board the caller owns, or NULL when the game is not played so or memory ran out
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_new_empty(seats: i32, pieces: i32) -> Option<Box<sternhalma_board>> {
    new_handle(|| Ok(Board::empty(Layout::new(seats, pieces).ok_or(Misuse::Argument)?)))
}

/// The board that a position string describes: the seventeen rows from the top with / between them (a digit 0 to 5
/// is that seat's piece, a number in brackets so many empty holes), the seat to move, the seat count, the piece
/// count, and once the game has moved on a ; and the game. The game is six fields: the ply, the cap, how many passes
/// were just made in a row, the digits of the seats home in their order or -, those of the seats that resigned or -,
/// and how the game ended (-, home, cap, deadlock, resign), as in "... 1 3 10;37 3000 0 2 - -". At most
/// STERNHALMA_POSITION_MAX bytes are looked at.
///
/// Each field is judged, but not whether a game can have led there: a ply at or past the cap of a game that goes on is
/// taken, and the cap then ends the game after the next play, pass or resignation; so is a deadlock of seats that have
/// moves, which is over like any other.
///
/// @param text   the string; NULL is refused as STERNHALMA_POS_NULL
/// @param board  where to write the board, which the caller owns; NULL is written when the string is refused
/// @return STERNHALMA_POS_OK, the first thing that is wrong in the order of the STERNHALMA_POS_ numbers,
/// STERNHALMA_ERR_NULL or STERNHALMA_ERR_MEMORY
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_from_string(
    text: *const c_char,
    board: Option<&mut MaybeUninit<Option<Box<sternhalma_board>>>>,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let text = unsafe { TextIn::ended(text, Board::POSITION_MAX) };
    call(|| from_string(Board::from_position, text, HandleOut::new(board)?, None))
}

/// As sternhalma_from_string, of a string that need not end in a NUL; a NUL inside it is refused as any other
/// character that does not belong.
///
/// @param text    the string; NULL is refused as STERNHALMA_POS_NULL
/// @param len     its length in bytes
/// @param board   where to write the board, which the caller owns; NULL is written when the string is refused
/// @param offset  where to write the byte at which the fault was seen, from 0; 0 for a string that is accepted.
/// May be NULL
/// @return as sternhalma_from_string
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_from_string_n(
    text: *const c_char,
    len: usize,
    board: Option<&mut MaybeUninit<Option<Box<sternhalma_board>>>>,
    offset: Option<&mut MaybeUninit<usize>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::POSITION_MAX) };
    call(|| from_string(Board::from_position, text, HandleOut::new(board)?, offset))
}

/// The board that sternhalma_to_string wrote, whatever was put on it: as sternhalma_from_string_n, but that a seat may
/// have more pieces than it plays with, so that every board can be kept as text. Since interface 2.
///
/// @param text    the string; NULL is refused as STERNHALMA_POS_NULL
/// @param len     its length in bytes
/// @param board   where to write the board, which the caller owns; NULL is written when the string is refused
/// @param offset  where to write the byte at which the fault was seen, from 0; 0 for a string that is accepted.
/// May be NULL
/// @return as sternhalma_from_string
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_restore_n(
    text: *const c_char,
    len: usize,
    board: Option<&mut MaybeUninit<Option<Box<sternhalma_board>>>>,
    offset: Option<&mut MaybeUninit<usize>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::POSITION_MAX) };
    call(|| from_string(Board::restored, text, HandleOut::new(board)?, offset))
}

fn from_string(
    reader: impl FnOnce(&[u8]) -> Result<Board, ParsePositionError>,
    text: TextIn<'_>,
    out: HandleOut<'_, sternhalma_board>,
    offset: Out<'_, usize>,
) -> Result<Status, Misuse> {
    let read = reader(text.bytes_or_none());
    out.put_read(read.map_err(|error| (error.fault, error.offset)), offset)
}

/// Why a position string is refused, in a sentence that ends in the byte at fault, from 0. White space, of which none is
/// forgiven, is named: "white space after the position, at byte 78". Since interface 2.
///
/// @param text  the string; NULL is refused as one that is empty
/// @param len   its length in bytes
/// @param buf   room for the sentence; STERNHALMA_REASON_MAX bytes are always enough
/// @param cap   how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; STERNHALMA_ERR_ARGUMENT for a string that is accepted, or another
/// negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_from_string_reason_n(
    text: *const c_char,
    len: usize,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::POSITION_MAX) };
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    call(|| out.write_refusal(Board::from_position(text.bytes_or_none())))
}

/// A board of its own with the same position and the same game.
///
/// @return a board the caller owns, or NULL when memory ran out or for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_clone(board: Option<&sternhalma_board>) -> Option<Box<sternhalma_board>> {
    read(board, |b| Made::of(b.clone()))
}

/// Releases a board. Every board that was made is released once, in whatever state it is and on whatever thread.
///
/// @param board  the board; NULL is fine
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_free(board: Option<Box<sternhalma_board>>) {
    release(board);
}

/// The position as a string. sternhalma_from_string reads it while no seat has more pieces than sternhalma_pieces, which
/// only sternhalma_put and sternhalma_set_cells bring about; sternhalma_restore_n reads it always.
///
/// @param buf  room for the string; STERNHALMA_POSITION_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_to_string(
    board: Option<&sternhalma_board>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.write(b))
}

/// A refusal of a position string in words.
///
/// @param code  a STERNHALMA_POS_ number
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_reason(code: i32) -> *const c_char {
    match code {
        STERNHALMA_POS_OK => static_text(Some(c"the position is a good one")),
        _ => static_text(PositionFault::ALL.into_iter().find(|&f| f as i32 == code).map(PositionFault::text)),
    }
}

/// The seat whose piece is in a hole.
///
/// @param hole  0 to 120
/// @return the seat; -1 for an empty hole, a number that is no hole, or a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_at(board: Option<&sternhalma_board>, hole: i32) -> i32 {
    read(board, |b| Ok(Value(b.at(number(hole)?).map(Seat::into))))
}

/// What stands in every hole, in hole order: the seat, or -1 for an empty hole.
///
/// @param out  room for STERNHALMA_HOLES numbers
/// @param cap  how many numbers there is room for
/// @return STERNHALMA_HOLES, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_cells(board: Option<&sternhalma_board>, out: *mut i8, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| out.fill(Hole::all().map(|hole| b.at(hole).map_or(-1, |seat| seat.index() as i8))))
}

/// Sets what stands in every hole at once. The seat to move and the game stay as they are.
///
/// @param cells  for each hole in hole order the seat, or -1 for an empty hole
/// @param n      how many there are; must be STERNHALMA_HOLES
/// @return 1; 0, and nothing is changed, when n is not that, a number is neither -1 nor one of the board's seats,
/// or a pointer is NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_set_cells(
    board: Option<&mut sternhalma_board>,
    cells: *const i8,
    n: usize,
) -> i32 {
    change(board, |b| {
        if cells.is_null() || n != Hole::COUNT {
            return Err(Misuse::Argument);
        }
        // SAFETY: the header asks for `n` numbers.
        let cells = unsafe { std::slice::from_raw_parts(cells, n) };
        Ok(Did(b.set_cells(cells)))
    })
}

/// Puts a piece of a seat in a hole, in place of what was there. It judges nothing: the counts and the key follow.
///
/// @return 1; 0, and nothing is changed, for a hole or a seat that the board does not have
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_put(board: Option<&mut sternhalma_board>, hole: i32, seat: i32) -> i32 {
    change(board, |b| Ok(Did(b.put(number(hole)?, number(seat)?))))
}

/// Empties a hole.
///
/// @return 1, also when the hole was empty; 0 for a number that is no hole
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_lift(board: Option<&mut sternhalma_board>, hole: i32) -> i32 {
    change(board, |b| {
        b.lift(number(hole)?);
        Ok(Did(true))
    })
}

/// The seat whose turn it is.
///
/// @return the seat, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_to_move(board: Option<&sternhalma_board>) -> i32 {
    read(board, |b| Ok(Value(Some(b.to_move().into()))))
}

/// Makes it a seat's turn.
///
/// @return 1; 0, and nothing is changed, for a seat the board does not have, and while the game runs for one that
/// is home or has resigned
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_set_to_move(board: Option<&mut sternhalma_board>, seat: i32) -> i32 {
    change(board, |b| Ok(Did(b.set_to_move(number(seat)?))))
}

/// How many seats the board has.
///
/// @return 1, 2, 3, 4 or 6, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_seats(board: Option<&sternhalma_board>) -> i32 {
    read(board, |b| Ok(Value::from(b.layout().seats())))
}

/// How many pieces each seat has in the game this board is for.
///
/// @return 10 or 15, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_pieces(board: Option<&sternhalma_board>) -> i32 {
    read(board, |b| Ok(Value::from(b.layout().pieces())))
}

/// How many of a seat's pieces are on the board.
///
/// @return the number, or -1 for a seat the board does not have or a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_count(board: Option<&sternhalma_board>, seat: i32) -> i32 {
    read(board, |b| Ok(Value::from(b.count(seat_of(b, seat)?))))
}

/// The point a seat starts in; its home is the point opposite.
///
/// @return 0 to 5, or -1 for a seat the board does not have or a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_seat_point(board: Option<&sternhalma_board>, seat: i32) -> i32 {
    read(board, |b| Ok(Value(Some(b.layout().point(seat_of(b, seat)?).into()))))
}

/// A number that must be one of a board's seats.
pub(super) fn seat_of(board: &Board, seat: i32) -> Result<Seat, Misuse> {
    board.layout().seat(seat).ok_or(Misuse::Argument)
}
