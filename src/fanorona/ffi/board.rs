//! The board
//!
//! Boards, what stands on them, and whose turn it is. Sides are told by FANORONA_WHITE and FANORONA_BLACK; White moves
//! first.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use crate::abi::answer::{Made, Status, Truth, Value, Wide};
use crate::abi::{
    Handle, HandleOut, ListOut, Misuse, Out, TextIn, TextOut, call, new_handle, number, opaque, read,
    release, static_text,
};
use crate::fanorona::{Board, Point, PositionFault, Shape, Side};

/// A board: what stands where, whose turn it is, and the move in progress. It knows the steps and not how a game ends.
/// Made by fanorona_new, fanorona_from_string and fanorona_clone, released by fanorona_free.
pub struct fanorona_board(Handle<Board>);
opaque!(fanorona_board, Board);

/// Fanoron-tsivy: nine files and five ranks, 22 stones a side.
pub const FANORONA_TSIVY: i32 = 0;
/// Fanoron-dimy: five files and five ranks, 12 stones a side.
pub const FANORONA_DIMY: i32 = 1;
/// Fanoron-telo: three files and three ranks, 4 stones a side.
pub const FANORONA_TELO: i32 = 2;

/// No stone.
pub const FANORONA_EMPTY: i32 = 0;
/// White, which moves first.
pub const FANORONA_WHITE: i32 = 1;
/// Black.
pub const FANORONA_BLACK: i32 = 2;

/// The most points a board has.
pub const FANORONA_POINTS_MAX: i32 = 45;
/// A length in bytes, the NUL included, that no position string goes beyond.
pub const FANORONA_POSITION_MAX: i32 = 128;
/// Room in which every sentence of a refused text fits with its NUL. Since interface 2.
pub const FANORONA_REASON_MAX: i32 = 256;
/// Enough bytes for a key as text, the NUL included.
pub const FANORONA_KEY_HEX_MAX: i32 = 17;

/// The string was accepted.
pub const FANORONA_POS_OK: i32 = 0;
/// There is no string, or it is empty.
pub const FANORONA_POS_NULL: i32 = 1;
/// The string has 128 bytes or more.
pub const FANORONA_POS_LONG: i32 = 2;
/// Ranks that are not those of any board.
pub const FANORONA_POS_SHAPE: i32 = 3;
/// A character in the ranks that is not w, b, a slash or a digit from 1 to 9.
pub const FANORONA_POS_LETTER: i32 = 4;
/// A side to move that is neither w nor b.
pub const FANORONA_POS_SIDE: i32 = 5;
/// More stones of a side than the board is set up with.
pub const FANORONA_POS_COUNT: i32 = 6;
/// A move in progress that cannot be.
pub const FANORONA_POS_CHAIN: i32 = 7;
/// Not the fields there have to be: the ranks and the side, and after those none or three.
pub const FANORONA_POS_FIELD: i32 = 8;

/// A board set up for a game.
///
/// @param board  its name, tsivy, dimy or telo, ended by a NUL; NULL for tsivy
/// @return a board the caller owns, or NULL when there is none of that name or memory ran out
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_new(board: *const c_char) -> Option<Box<fanorona_board>> {
    // SAFETY: the header asks for a text ended by a NUL.
    let name = unsafe { shape_name(board) };
    new_handle(|| Ok(Board::new(shape_named(name)?.unwrap_or_default())))
}

/// No name of a board has as many bytes.
const NAME_MAX: usize = 8;

/// The board of a name; none for NULL.
pub(super) fn shape_named(name: TextIn<'_>) -> Result<Option<Shape>, Misuse> {
    let Ok(name) = name.bytes() else { return Ok(None) };
    let shape = Shape::ALL.into_iter().find(|shape| shape.name().as_bytes() == name);
    shape.map(Some).ok_or(Misuse::Argument)
}

/// Reads the name of a board that C gives.
///
/// # Safety
///
/// As [`TextIn::ended`] asks.
pub(super) unsafe fn shape_name<'a>(name: *const c_char) -> TextIn<'a> {
    // SAFETY: passed on.
    unsafe { TextIn::ended(name, NAME_MAX) }
}

/// The board that a position string describes: the ranks from the top with / between them (w, b, and a digit for so
/// many empty points) and the side to move, and in the middle of a move the point of its stone, the number of the
/// direction it went last and the points it has stood on, as in "... b d4 6 d5d4". The board is known by its shape. At
/// most FANORONA_POSITION_MAX bytes are looked at.
///
/// @param text   the string; NULL is refused as FANORONA_POS_NULL
/// @param board  where to write the board, which the caller owns; NULL is written when the string is refused
/// @return FANORONA_POS_OK, the FANORONA_POS_ number of the first thing that is wrong, FANORONA_ERR_NULL or
/// FANORONA_ERR_MEMORY
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_from_string(
    text: *const c_char,
    board: Option<&mut MaybeUninit<Option<Box<fanorona_board>>>>,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let text = unsafe { TextIn::ended(text, Board::POSITION_MAX) };
    call(|| from_string(text, HandleOut::new(board)?, None))
}

/// As fanorona_from_string, of a string that need not end in a NUL; a NUL inside it is refused as any other character
/// that does not belong.
///
/// @param text    the string; NULL is refused as FANORONA_POS_NULL
/// @param len     its length in bytes
/// @param board   where to write the board, which the caller owns; NULL is written when the string is refused
/// @param offset  where to write the byte at which the fault was seen, from 0; 0 for a string that is accepted.
/// May be NULL
/// @return as fanorona_from_string
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_from_string_n(
    text: *const c_char,
    len: usize,
    board: Option<&mut MaybeUninit<Option<Box<fanorona_board>>>>,
    offset: Option<&mut MaybeUninit<usize>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::POSITION_MAX) };
    call(|| from_string(text, HandleOut::new(board)?, offset))
}

fn from_string(
    text: TextIn<'_>,
    out: HandleOut<'_, fanorona_board>,
    offset: Out<'_, usize>,
) -> Result<Status, Misuse> {
    let read = Board::from_position(text.bytes_or_none());
    out.put_read(read.map_err(|error| (error.fault, error.offset)), offset)
}

/// Why a position string is refused, in a sentence that ends in the byte at fault, from 0. White space, of which none is
/// forgiven, is named: "white space after the position, at byte 31". Since interface 2.
///
/// @param text  the string; NULL is refused as one that is empty
/// @param len   its length in bytes
/// @param buf   room for the sentence; FANORONA_REASON_MAX bytes are always enough
/// @param cap   how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT for a string that is accepted, or another
/// negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_from_string_reason_n(
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

/// A board of its own with the same position and the same move in progress.
///
/// @return a board the caller owns, or NULL when memory ran out or for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_clone(board: Option<&fanorona_board>) -> Option<Box<fanorona_board>> {
    read(board, |b| Made::of(b.clone()))
}

/// Releases a board. Every board that was made is released once, in whatever state it is and on whatever thread.
///
/// @param board  the board; NULL is fine
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_free(board: Option<Box<fanorona_board>>) {
    release(board);
}

/// The position as a string, which fanorona_from_string reads.
///
/// @param buf  room for the string; FANORONA_POSITION_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_to_string(
    board: Option<&fanorona_board>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.write(b))
}

/// A refusal of a position string in words.
///
/// @param code  a FANORONA_POS_ number
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_reason(code: i32) -> *const c_char {
    match code {
        FANORONA_POS_OK => static_text(Some(c"the position is a good one")),
        _ => static_text(PositionFault::ALL.into_iter().find(|&f| f as i32 == code).map(PositionFault::text)),
    }
}

/// Which of the boards it is.
///
/// @return FANORONA_TSIVY, FANORONA_DIMY or FANORONA_TELO, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_shape(board: Option<&fanorona_board>) -> i32 {
    read(board, |b| Ok(Value(Some(b.shape() as i32))))
}

/// The name of a board: tsivy, dimy or telo.
///
/// @param shape  FANORONA_TSIVY, FANORONA_DIMY or FANORONA_TELO
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_shape_name(shape: i32) -> *const c_char {
    static_text(Shape::try_from(shape).ok().map(Shape::word))
}

/// What stands on a point.
///
/// @param point  from 0
/// @return FANORONA_EMPTY, FANORONA_WHITE or FANORONA_BLACK; -1 for a number that is no point of the board, or a board
/// that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_at(board: Option<&fanorona_board>, point: i32) -> i32 {
    read(board, |b| Ok(Value(Some(side_number(b.at(point_of(b, point)?))))))
}

/// What stands on every point, in the order of their numbers.
///
/// @param out  room for FANORONA_POINTS_MAX numbers
/// @param cap  how many numbers there is room for
/// @return how many points the board has, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_cells(board: Option<&fanorona_board>, out: *mut i8, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| out.fill(b.shape().all().into_iter().map(|point| side_number(b.at(point)) as i8)))
}

/// The points a side's stones are on, one bit a point, point 0 the lowest.
///
/// @param side  FANORONA_WHITE or FANORONA_BLACK
/// @return the set; 0 for any other number, or a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_stones(board: Option<&fanorona_board>, side: i32) -> u64 {
    read(board, |b| Ok(Wide(b.stones(number(side)?).bits())))
}

/// How many stones a side has.
///
/// @param side  FANORONA_WHITE or FANORONA_BLACK
/// @return the number, or -1 for any other number or a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_count(board: Option<&fanorona_board>, side: i32) -> i32 {
    read(board, |b| Ok(Value::from(b.count(number(side)?))))
}

/// The side whose turn it is.
///
/// @return FANORONA_WHITE or FANORONA_BLACK, or -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_side(board: Option<&fanorona_board>) -> i32 {
    read(board, |b| Ok(Value(Some(b.side().into()))))
}

/// The key: 64 bits that name the stones, the side to move and the board, but not the move in progress.
///
/// @return the key, or 0 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_key(board: Option<&fanorona_board>) -> u64 {
    read(board, |b| Ok(Wide(b.key())))
}

/// The key as sixteen hexadecimal digits.
///
/// @param buf  room for the digits; FANORONA_KEY_HEX_MAX bytes are enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return 16, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_key_hex(
    board: Option<&fanorona_board>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.write(format_args!("{:016x}", b.key())))
}

/// Whether a move is in progress: a stone has taken and can take again.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_in_chain(board: Option<&fanorona_board>) -> i32 {
    read(board, |b| Ok(Truth(b.in_chain())))
}

/// The point of the stone that is in the middle of its move.
///
/// @return the point; -1 when no move is in progress, or for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_chain_at(board: Option<&fanorona_board>) -> i32 {
    read(board, |b| Ok(Value(b.chain_at().map(Point::into))))
}

/// The points that stone has stood on in this move, its start first and the present one last.
///
/// @param out  room for FANORONA_POINTS_MAX points
/// @param cap  how many points there is room for
/// @return how many there are (0 when no move is in progress), or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_chain_path(
    board: Option<&fanorona_board>,
    out: *mut i32,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| out.fill(b.chain_path().iter().map(|&point| point.into())))
}

/// Whether the mover may end the move here: a move is in progress.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_can_stop(board: Option<&fanorona_board>) -> i32 {
    read(board, |b| Ok(Truth(b.can_stop())))
}

/// A number that must be one of a board's points.
pub(super) fn point_of(board: &Board, point: i32) -> Result<Point, Misuse> {
    number(point).and_then(|point| if board.shape().has(point) { Ok(point) } else { Err(Misuse::Argument) })
}

/// A side's number, that of an empty point for none.
pub(super) fn side_number(side: Option<Side>) -> i32 {
    side.map_or(FANORONA_EMPTY, i32::from)
}
