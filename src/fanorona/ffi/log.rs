//! Games as text
//!
//! What a game began from, its limits, and the moves made since, one a line; the steps of a move in progress stand last,
//! on a line of their own that begins with a +:
//!
//! @code{.unparsed}
//! fanorona 1
//! board tsivy
//! quiet_limit 60
//! repeat 3
//! ply_cap 3000
//! moves 1
//! d3-e3A
//! @endcode
//!
//! In place of the board stands start and a position when the game began from one.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use super::game::{fanorona_error, fanorona_game, finish};
use crate::abi::answer::Status;
use crate::abi::{HandleOut, Misuse, Out, TextIn, TextOut, call, read};
use crate::fanorona::Game;

/// The game as text, which fanorona_game_from_text reads.
///
/// @param buf  room for the text
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_to_text(
    game: Option<&fanorona_game>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| out.write(g.log()))
}

/// The game that a text tells, with everything done in it done again. Lines may end with a carriage return and a
/// newline, and the last one without either. A byte-order mark before the first line and blank lines after the last are
/// forgiven.
///
/// @param text   the text, ended by a NUL
/// @param game   where to write the game, which the caller owns; NULL is written when the text is refused
/// @param error  where to write what is wrong and where, all 0 when nothing is; may be NULL
/// @return 0; the code of what is wrong, as in error; or a negative status, and then error is not written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_from_text(
    text: *const c_char,
    game: Option<&mut MaybeUninit<Option<Box<fanorona_game>>>>,
    error: Option<&mut MaybeUninit<fanorona_error>>,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let text = unsafe { TextIn::ended(text, usize::MAX) };
    call(|| replay(text, HandleOut::new(game)?, error))
}

/// As fanorona_game_from_text, of a text that need not end in a NUL; a NUL inside it is refused as any other character
/// that does not belong.
///
/// @param len  its length in bytes
/// @return as fanorona_game_from_text
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_from_text_n(
    text: *const c_char,
    len: usize,
    game: Option<&mut MaybeUninit<Option<Box<fanorona_game>>>>,
    error: Option<&mut MaybeUninit<fanorona_error>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, isize::MAX as usize) };
    call(|| replay(text, HandleOut::new(game)?, error))
}

fn replay(
    text: TextIn<'_>,
    out: HandleOut<'_, fanorona_game>,
    error: Out<'_, fanorona_error>,
) -> Result<Status, Misuse> {
    let made = match Game::replay(text.bytes()?) {
        Ok(game) => Ok(game),
        Err(fault) => Err(fanorona_error::try_from(fault)?),
    };
    finish(made, out, error)
}

/// Why a game as text is refused, in a sentence that begins with the line and the byte of it: "line 7, column 1: d3-e3 takes:
/// write d3-e3A or d3-e3W". Since
/// interface 2.
///
/// @param text  the text
/// @param len   its length in bytes
/// @param buf   room for the sentence; FANORONA_REASON_MAX bytes are always enough
/// @param cap   how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT for a text that is accepted, or another
/// negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_from_text_reason_n(
    text: *const c_char,
    len: usize,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, isize::MAX as usize) };
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    call(|| {
        let judged = Game::replay(text.bytes()?);
        // What is no refusal of the text is none here.
        judged.as_ref().err().map_or(Ok(()), |&error| fanorona_error::try_from(error).map(drop))?;
        out.write_refusal(judged)
    })
}
