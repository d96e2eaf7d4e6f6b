//! Playing a game that remembers
//!
//! Every function here that changes a game either does what it was asked and answers 0, or answers the flag that
//! says why not and changes nothing.

use std::mem::MaybeUninit;

use libc::c_char;

use super::game::sternhalma_game;
use super::moves::sternhalma_move;
use super::text::{read_move, sternhalma_read};
use crate::capi::boundary::{Bool, ListOut, Misuse, Status, TextIn, TextOut, change, number, read};
use crate::sternhalma::{Action, Board, GameError};

/// What the seat to move may do: its moves as sternhalma_legal has them, or one { -1, -1 } for the pass when it
/// has none, which sternhalma_game_pass makes; nothing when the game is over.
///
/// @param out  room for moves; STERNHALMA_LEGAL_MAX are always enough
/// @param cap  how many moves there is room for
/// @return how many there are, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_legal(
    game: Option<&sternhalma_game>,
    out: *mut sternhalma_move,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(game, |g| {
        out.fill(g.legal().map(|legal| match legal.action() {
            Action::Move { from, to } => sternhalma_move { from: from.into(), to: to.into() },
            Action::Pass | Action::Resign(_) => sternhalma_move { from: -1, to: -1 },
        }))
    })
}

/// The way a move goes, as sternhalma_path.
///
/// @param out  room for STERNHALMA_PATH_MAX holes
/// @param cap  how many holes there is room for
/// @return how many there are (0 when it is not a move), or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_path(
    game: Option<&sternhalma_game>,
    from: i32,
    to: i32,
    out: *mut i32,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(game, |g| {
        let path = g.board().path(number(from)?, number(to)?).ok_or(Misuse::Argument)?;
        out.fill(path.holes().iter().map(|&hole| hole.into()))
    })
}

/// A move as text, as sternhalma_move_text.
///
/// @param buf  room for the text; STERNHALMA_MOVE_TEXT_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL; STERNHALMA_ERR_ARGUMENT when it is not a move, or another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_move_text(
    game: Option<&sternhalma_game>,
    from: i32,
    to: i32,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| out.write(g.board().move_text(number(from)?, number(to)?).ok_or(Misuse::Argument)?))
}

/// Does what a text says for the seat to move: e5-f5, e5:g5:g7, e5-g7, pass, resign 2. What was undone before can
/// then no longer be done again.
///
/// @param text  text ended by a NUL, of which at most STERNHALMA_MOVE_TEXT_MAX + 1 bytes are looked at
/// @return 0; or, and nothing is changed, game_over or a flag as sternhalma_read_move judges, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_play(
    game: Option<&mut sternhalma_game>,
    text: *const c_char,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let text = unsafe { TextIn::ended(text, Board::MOVE_TEXT_MAX + 1) };
    change(game, |g| played(g.play(text.bytes()?).map(drop)))
}

/// As sternhalma_game_play, of a text that need not end in a NUL; a NUL inside it is a bad string.
///
/// @param len  its length in bytes
/// @return as sternhalma_game_play
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_play_n(
    game: Option<&mut sternhalma_game>,
    text: *const c_char,
    len: usize,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::MOVE_TEXT_MAX + 1) };
    change(game, |g| played(g.play(text.bytes()?).map(drop)))
}

/// The seat to move moves a piece. For the pass that sternhalma_game_legal lists as { -1, -1 } there is
/// sternhalma_game_pass.
///
/// @param from  the hole the piece stands in
/// @param to    the hole it stops in
/// @return 0; or, and nothing is changed, the first of the flags game_over, no_such_hole, must_pass, no_piece,
/// not_your_piece, occupied and not_reachable that applies, or a negative status
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_play_move(game: Option<&mut sternhalma_game>, from: i32, to: i32) -> i32 {
    change(game, |g| played(g.play_move(from, to)))
}

/// The seat to move passes.
///
/// @return 0; or, and nothing is changed, one of the flags game_over and pass_not_allowed, or a negative status
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_pass(game: Option<&mut sternhalma_game>) -> i32 {
    change(game, |g| played(g.pass()))
}

/// A seat still racing gives up, on its turn or not.
///
/// @return 0; or, and nothing is changed, the first of the flags game_over, no_such_seat, seat_finished and
/// seat_resigned that applies, or a negative status
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_resign(game: Option<&mut sternhalma_game>, seat: i32) -> i32 {
    change(game, |g| played(g.resign(seat)))
}

fn played(result: Result<(), GameError>) -> Result<Status, Misuse> {
    match result {
        Err(GameError::OutOfMemory(_)) => Err(Misuse::Memory),
        Err(GameError::Refused(error)) => Ok(Status::of(Err(error.flag))),
        Ok(()) => Ok(Status::DONE),
    }
}

/// Takes back the last move, pass or resignation.
///
/// @return 1; 0 when there is nothing to take back
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_undo(game: Option<&mut sternhalma_game>) -> i32 {
    change(game, |g| Ok(Bool(g.undo())))
}

/// Does again what was last undone.
///
/// @return 1; 0 when nothing is undone, or something else was done since
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_redo(game: Option<&mut sternhalma_game>) -> i32 {
    change(game, |g| Ok(Bool(g.redo())))
}

/// Judges a text as sternhalma_game_play does, without doing what it says.
///
/// @param text  text ended by a NUL, of which at most STERNHALMA_MOVE_TEXT_MAX + 1 bytes are looked at
/// @param out   where to write what was read, or what is to blame
/// @return 0, game_over or a flag as sternhalma_read_move judges, or a negative status, and then nothing is written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_read_move(
    game: Option<&sternhalma_game>,
    text: *const c_char,
    out: Option<&mut MaybeUninit<sternhalma_read>>,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let text = unsafe { TextIn::ended(text, Board::MOVE_TEXT_MAX + 1) };
    read(game, |g| read_move(g.board(), |text| g.read_action(text), text, out))
}

/// As sternhalma_game_read_move, of a text that need not end in a NUL; a NUL inside it is a bad string.
///
/// @param len  its length in bytes
/// @return as sternhalma_game_read_move
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_read_move_n(
    game: Option<&sternhalma_game>,
    text: *const c_char,
    len: usize,
    out: Option<&mut MaybeUninit<sternhalma_read>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::MOVE_TEXT_MAX + 1) };
    read(game, |g| read_move(g.board(), |text| g.read_action(text), text, out))
}
