//! The board
//!
//! Boards, what stands on them and whose move it is. Nothing here judges a move. A position holds no throw.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use super::track::{SENET_EMPTY, piece};
use crate::abi::answer::{Did, Made, Status, Truth, Value, Wide};
use crate::abi::{
    Handle, HandleOut, ListOut, Misuse, Out, TextIn, TextOut, call, change, new_handle, number, opaque, read,
    release, static_text,
};
use crate::senet::{Board, House, PositionFault, Side};

/// A board. Made by senet_new, senet_new_game, senet_from_string and senet_clone, released by senet_free.
pub struct senet_board(Handle<Board>);
opaque!(senet_board, Board);

/// A length in bytes, the NUL included, that no position string goes beyond.
pub const SENET_POSITION_MAX: i32 = 48;
/// Room in which every sentence of a refused text fits with its NUL. Since interface 2.
pub const SENET_REASON_MAX: i32 = 256;
/// Room that a key in hex needs, its NUL included.
pub const SENET_KEY_HEX_MAX: i32 = 17;
/// The most pieces a side has.
pub const SENET_PIECES_MAX: i32 = 7;
/// The largest ply.
pub const SENET_PLY_MAX: i32 = 2147483647;

/// The string was accepted.
pub const SENET_POS_OK: i32 = 0;
/// There is no string, or it is empty.
pub const SENET_POS_NULL: i32 = 1;
/// Not three groups of houses.
pub const SENET_POS_GROUPS: i32 = 2;
/// A group that is not ten long.
pub const SENET_POS_WIDTH: i32 = 3;
/// A character that is not l, d or a dot.
pub const SENET_POS_LETTER: i32 = 4;
/// A side that is not l or d.
pub const SENET_POS_SIDE: i32 = 5;
/// Pieces that are not one digit from 1 to 7.
pub const SENET_POS_PIECES: i32 = 6;
/// A side with more pieces on the board than it has.
pub const SENET_POS_EXCESS: i32 = 7;
/// A field missing, or something after the last.
pub const SENET_POS_FIELD: i32 = 8;
/// The string has 48 bytes or more.
pub const SENET_POS_LONG: i32 = 9;

/// An empty board, light to move, at ply 0.
///
/// @param pieces  how many pieces a side has, 1 to SENET_PIECES_MAX
/// @return a board the caller owns, or NULL for another number of pieces or when memory ran out
#[unsafe(no_mangle)]
pub extern "C" fn senet_new(pieces: i32) -> Option<Box<senet_board>> {
    new_handle(|| Board::empty(number(pieces)?).ok_or(Misuse::Argument))
}

/// The set-up of a game: the first houses filled in turn, dark on house 1, light to move, at ply 0.
///
/// @param pieces  how many pieces a side has, 1 to SENET_PIECES_MAX
/// @return a board the caller owns, or NULL for another number of pieces or when memory ran out
#[unsafe(no_mangle)]
pub extern "C" fn senet_new_game(pieces: i32) -> Option<Box<senet_board>> {
    new_handle(|| Board::new(number(pieces)?).ok_or(Misuse::Argument))
}

/// The board that a position string describes, at ply 0: the thirty houses in track order, in three groups of ten with
/// / between them, l for a light piece, d for a dark one and . for an empty house; the side to move, l or d; and how
/// many pieces a side has, a digit from 1 to 7. As in "dldldldldl/........../.......... l 5". At most
/// SENET_POSITION_MAX bytes are looked at.
///
/// @param text   the string; NULL is refused as SENET_POS_NULL
/// @param board  where to write the board, which the caller owns; NULL is written when the string is refused
/// @return SENET_POS_OK, the first fault from the left (SENET_POS_NULL and SENET_POS_LONG before any other,
/// SENET_POS_EXCESS after), SENET_ERR_NULL or SENET_ERR_MEMORY
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_from_string(
    text: *const c_char,
    board: Option<&mut MaybeUninit<Option<Box<senet_board>>>>,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let text = unsafe { TextIn::ended(text, Board::POSITION_MAX) };
    call(|| from_string(text, HandleOut::new(board)?, None))
}

/// As senet_from_string, of a string that need not end in a NUL; a NUL inside it is refused as any other character that
/// does not belong.
///
/// @param text    the string; NULL is refused as SENET_POS_NULL
/// @param len     its length in bytes
/// @param board   where to write the board, which the caller owns; NULL is written when the string is refused
/// @param offset  where to write the byte at which the fault was seen, from 0; 0 for a string that is accepted. May be
/// NULL
/// @return as senet_from_string
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_from_string_n(
    text: *const c_char,
    len: usize,
    board: Option<&mut MaybeUninit<Option<Box<senet_board>>>>,
    offset: Option<&mut MaybeUninit<usize>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::POSITION_MAX) };
    call(|| from_string(text, HandleOut::new(board)?, offset))
}

fn from_string(
    text: TextIn<'_>,
    out: HandleOut<'_, senet_board>,
    offset: Out<'_, usize>,
) -> Result<Status, Misuse> {
    let read = Board::from_position(text.bytes_or_none());
    out.put_read(read.map_err(|error| (error.fault, error.offset)), offset)
}

/// Why a position string is refused, in a sentence that ends in the byte at fault, from 0. White space, of which none is
/// forgiven, is named: "white space after the position, at byte 36". Since interface 2.
///
/// @param text  the string; NULL is refused as one that is empty
/// @param len   its length in bytes
/// @param buf   room for the sentence; SENET_REASON_MAX bytes are always enough
/// @param cap   how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; SENET_ERR_ARGUMENT for a string that is accepted, or another
/// negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_from_string_reason_n(
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

/// A board of its own with the same houses, side, pieces and ply.
///
/// @return a board the caller owns, or NULL when memory ran out or for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_clone(board: Option<&senet_board>) -> Option<Box<senet_board>> {
    read(board, |b| Made::of(*b))
}

/// Releases a board. Every board that was made is released once, in whatever state it is and on whatever thread.
///
/// @param board  the board; NULL is fine
#[unsafe(no_mangle)]
pub extern "C" fn senet_free(board: Option<Box<senet_board>>) {
    release(board);
}

/// The position as a string, which senet_from_string reads while the board is consistent (see senet_consistent). The
/// ply is no part of it. Every board can be made again with senet_new and senet_pieces, senet_set_cells, senet_set_side and
/// senet_set_ply.
///
/// @param buf  room for the string; SENET_POSITION_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_to_string(board: Option<&senet_board>, buf: *mut c_char, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.write(b))
}

/// A refusal of a position string in words.
///
/// @param code  a SENET_POS_ number
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn senet_reason(code: i32) -> *const c_char {
    match code {
        SENET_POS_OK => static_text(Some(c"the position is a good one")),
        _ => static_text(PositionFault::ALL.into_iter().find(|&f| f as i32 == code).map(PositionFault::text)),
    }
}

/// What stands on a house.
///
/// @return SENET_EMPTY, SENET_LIGHT or SENET_DARK; -1 for a number that is not a house, or a board that is NULL or out
/// of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_at(board: Option<&senet_board>, house: i32) -> i32 {
    read(board, |b| Ok(Value(Some(standing(b, number(house)?)))))
}

/// What stands on a house, to C.
fn standing(board: &Board, house: House) -> i32 {
    board.at(house).map_or(SENET_EMPTY, piece)
}

/// What stands on every house, in track order: SENET_EMPTY, SENET_LIGHT or SENET_DARK.
///
/// @param out  room for SENET_HOUSES numbers
/// @param cap  how many numbers there is room for
/// @return SENET_HOUSES, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_cells(board: Option<&senet_board>, out: *mut i8, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| out.fill(House::all().map(|house| standing(b, house) as i8)))
}

/// Sets what stands on every house at once. The side, the pieces and the ply stay as they are.
///
/// @param cells  for each house in track order SENET_EMPTY, SENET_LIGHT or SENET_DARK
/// @param n      how many there are; must be SENET_HOUSES
/// @return 1; 0, and nothing is changed, when n is not that, a number is none of the three, or a pointer is NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_set_cells(board: Option<&mut senet_board>, cells: *const i8, n: usize) -> i32 {
    change(board, |b| {
        if cells.is_null() || n != House::COUNT {
            return Err(Misuse::Argument);
        }
        // SAFETY: the header asks for `n` numbers.
        let cells = unsafe { std::slice::from_raw_parts(cells, n) };
        let mut filled = *b;
        for (house, &cell) in House::all().zip(cells) {
            stand(&mut filled, house, cell.into())?;
        }
        *b = filled;
        Ok(Did(true))
    })
}

/// Puts on a house what a number from C stands for.
fn stand(board: &mut Board, house: House, cell: i32) -> Result<(), Misuse> {
    match Side::ALL.into_iter().find(|&side| piece(side) == cell) {
        Some(side) => board.put(house, side),
        None if cell == SENET_EMPTY => {
            board.lift(house);
        }
        None => return Err(Misuse::Argument),
    }
    Ok(())
}

/// Puts a piece, or nothing, on a house in place of what stood there. It judges nothing.
///
/// @param piece  SENET_EMPTY, SENET_LIGHT or SENET_DARK
/// @return 1; 0, and nothing is changed, for a number that is not a house or none of the three
#[unsafe(no_mangle)]
pub extern "C" fn senet_put(board: Option<&mut senet_board>, house: i32, piece: i32) -> i32 {
    change(board, |b| stand(b, number(house)?, piece).map(|()| Did(true)))
}

/// Empties a house.
///
/// @return 1, also when the house was empty; 0 for a number that is not a house
#[unsafe(no_mangle)]
pub extern "C" fn senet_lift(board: Option<&mut senet_board>, house: i32) -> i32 {
    change(board, |b| {
        b.lift(number(house)?);
        Ok(Did(true))
    })
}

/// Whose move it is.
///
/// @return SENET_SIDE_LIGHT or SENET_SIDE_DARK, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_side(board: Option<&senet_board>) -> i32 {
    read(board, |b| Ok(Value(Some(b.side().into()))))
}

/// Makes it a side's move.
///
/// @return 1; 0, and nothing is changed, for a number that is not a side
#[unsafe(no_mangle)]
pub extern "C" fn senet_set_side(board: Option<&mut senet_board>, side: i32) -> i32 {
    change(board, |b| {
        b.set_side(number(side)?);
        Ok(Did(true))
    })
}

/// How many pieces a side has, on the board and home together.
///
/// @return 1 to SENET_PIECES_MAX, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_pieces(board: Option<&senet_board>) -> i32 {
    read(board, |b| Ok(Value::from(b.pieces())))
}

/// How many of a side's pieces are on the board.
///
/// @return the number, or -1 for a number that is not a side or a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_count(board: Option<&senet_board>, side: i32) -> i32 {
    read(board, |b| Ok(Value::from(b.count(number(side)?))))
}

/// How many of a side's pieces have borne off: the pieces it has less those on the board.
///
/// @return the number, which is negative on a board that is not consistent, down to -29; -1 also for a number that is
/// not a side or a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_home(board: Option<&senet_board>, side: i32) -> i32 {
    read(board, |b| Ok(Value(Some(b.home(number(side)?)))))
}

/// Whether neither side has more pieces on the board than it has.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn senet_consistent(board: Option<&senet_board>) -> i32 {
    read(board, |b| Ok(Truth(b.consistent())))
}

/// Moves and forfeits made to reach the position. It is not part of the key or of the position string.
///
/// @return the number, or 0 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_ply(board: Option<&senet_board>) -> i64 {
    read(board, |b| Ok(Wide(i64::from(b.ply()))))
}

/// Sets the number of moves and forfeits made.
///
/// @param ply  0 to SENET_PLY_MAX
/// @return 1; 0, and nothing is changed, for another number
#[unsafe(no_mangle)]
pub extern "C" fn senet_set_ply(board: Option<&mut senet_board>, ply: i64) -> i32 {
    change(board, |b| Ok(Did(b.set_ply(number(ply)?))))
}

/// The key: house h at bits 2(h - 1) and 2(h - 1) + 1, what senet_at says of it, and the side to move at bit 60.
/// Different positions have different keys; neither the pieces a side has nor the ply is in it.
///
/// @return the key, or 0 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_key(board: Option<&senet_board>) -> u64 {
    read(board, |b| Ok(Wide(b.key())))
}

/// The key as sixteen hex digits, in lower case.
///
/// @param buf  room for the digits, SENET_KEY_HEX_MAX bytes
/// @param cap  how many bytes there is room for, the NUL included
/// @return 16, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_key_hex(board: Option<&senet_board>, buf: *mut c_char, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.write(format_args!("{:016x}", b.key())))
}
