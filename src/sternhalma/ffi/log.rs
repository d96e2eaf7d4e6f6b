//! What a game remembers
//!
//! The moves made, the arrangements a seat's pieces have had, and the whole game as a text, the log:
//!
//! @code{.unparsed}
//! sternhalma 1
//! seats 3
//! pieces 10
//! cap 3000
//! first 0
//! moves 2
//! d1-e5
//! resign 1
//! @endcode
//!
//! In place of the lines from seats to first stands start and a position when the game started from one. After the
//! number of moves follows one move, pass or resignation a line.

use std::ffi::c_char;
use std::fmt;
use std::mem::MaybeUninit;

use super::board::seat_of;
use super::game::{finish, sternhalma_error, sternhalma_game};
use crate::abi::answer::{Status, Value};
use crate::abi::{HandleOut, ListOut, Misuse, TextIn, TextOut, call, number, read};
use crate::sternhalma::{Game, LogFault};

/// How many moves, passes and resignations were made in this game and not undone.
///
/// @return the number, or -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_move_count(game: Option<&sternhalma_game>) -> i32 {
    read(game, |g| Ok(Value::from(g.move_count())))
}

/// One of them as text: a move by the way it was shown with on the board of its time. It takes a walk through the
/// game to it from the nearer end; sternhalma_game_moves has all of them at once.
///
/// @param i    which one, from 0
/// @param buf  room for the text; STERNHALMA_MOVE_TEXT_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL; STERNHALMA_ERR_ARGUMENT when there is none, or another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_move_at(
    game: Option<&sternhalma_game>,
    i: i32,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| out.write(g.move_at(number(i)?).ok_or(Misuse::Argument)?))
}

/// Every move, pass and resignation as text, in order, each ended by a newline.
///
/// @param buf  room for the text
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_moves(
    game: Option<&sternhalma_game>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| out.write(fmt::from_fn(|f| g.moves().try_for_each(|text| writeln!(f, "{text}")))))
}

/// Every arrangement a seat's pieces have had, as sternhalma_own_key: the start, and then one for each of its
/// moves, repeats kept.
///
/// @param seat  the seat, or -1 for the one to move
/// @param out   room for keys
/// @param cap   how many keys there is room for
/// @return how many there are (0 for a seat that does not play), or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_history(
    game: Option<&sternhalma_game>,
    seat: i32,
    out: *mut u64,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(game, |g| {
        let seat = if seat == -1 { g.to_move() } else { seat_of(g.board(), seat)? };
        out.fill(g.history(seat))
    })
}

/// The game as text, which sternhalma_game_replay reads.
///
/// @param buf  room for the text
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_log(
    game: Option<&sternhalma_game>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| out.write(g.log()))
}

/// The game that a log describes, with everything done in it done again. Lines may end with a carriage return and a
/// newline, and the last one without either. A byte-order mark before the first line and blank lines after the last are
/// forgiven.
///
/// @param text   the log, ended by a NUL
/// @param game   where to write the game, which the caller owns; NULL is written when the log is refused
/// @param error  where to write what is wrong and where, all 0 when nothing is; may be NULL
/// @return 0; the code of what is wrong, as in error; or a negative status, and then error is not written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_replay(
    text: *const c_char,
    game: Option<&mut MaybeUninit<Option<Box<sternhalma_game>>>>,
    error: Option<&mut MaybeUninit<sternhalma_error>>,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let text = unsafe { TextIn::ended(text, usize::MAX) };
    call(|| replay(text, HandleOut::new(game)?, error))
}

/// As sternhalma_game_replay, of a text that need not end in a NUL; a NUL inside it is refused as any other
/// character that does not belong.
///
/// @param len  its length in bytes
/// @return as sternhalma_game_replay
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_replay_n(
    text: *const c_char,
    len: usize,
    game: Option<&mut MaybeUninit<Option<Box<sternhalma_game>>>>,
    error: Option<&mut MaybeUninit<sternhalma_error>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, isize::MAX as usize) };
    call(|| replay(text, HandleOut::new(game)?, error))
}

fn replay(
    text: TextIn<'_>,
    out: HandleOut<'_, sternhalma_game>,
    error: Option<&mut MaybeUninit<sternhalma_error>>,
) -> Result<Status, Misuse> {
    let made = match Game::replay(text.bytes()?) {
        Err(refused) if refused.fault == LogFault::OutOfMemory => return Err(Misuse::Memory),
        made => made,
    };
    let wide = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let made = made.map_err(|refused| sternhalma_error {
        field: refused.field as i32,
        code: refused.code().map_or(0, i32::from),
        offset: wide(refused.offset),
        line: wide(refused.line),
        column: wide(refused.column),
    });
    finish(made, out, error)
}

/// Why a log is refused, in a sentence that begins with the line and the byte of it: "line 8, column 7: hop 2, from e5
/// to g7: the hole holds a piece". Since
/// interface 2.
///
/// @param text  the text
/// @param len   its length in bytes
/// @param buf   room for the sentence; STERNHALMA_REASON_MAX bytes are always enough
/// @param cap   how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; STERNHALMA_ERR_ARGUMENT for a text that is accepted, or another
/// negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_replay_reason_n(
    text: *const c_char,
    len: usize,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, isize::MAX as usize) };
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    call(|| match Game::replay(text.bytes()?) {
        Err(error) if error.fault == LogFault::OutOfMemory => Err(Misuse::Memory),
        judged => out.write_refusal(judged),
    })
}
