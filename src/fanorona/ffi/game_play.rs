//! Playing a game
//!
//! A move is complete when the turn passes: after a step that takes nothing, after a stop, and after a step that takes
//! and leaves nothing that could follow. Only then is it counted, the position written into the history, and the game
//! judged.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use super::game::{counted, fanorona_game};
use super::moves::{fanorona_move, fault_number, list_moves, read_move};
use super::steps::fanorona_step_info;
use crate::abi::answer::{Did, Status, Truth, Value};
use crate::abi::{ListOut, Misuse, TextIn, TextOut, change, number, read};
use crate::fanorona::{Board, MoveFault, Refused};

/// It was done.
pub const FANORONA_PLAY_OK: i32 = 0;
/// The game is over.
pub const FANORONA_PLAY_OVER: i32 = 1;
/// It is not legal; fanorona_game_why says why a step is not.
pub const FANORONA_PLAY_ILLEGAL: i32 = 2;

/// The steps the side to move may make, as fanorona_steps has them; none once the game is over.
///
/// @param out  room for steps; FANORONA_STEPS_MAX are always enough
/// @param cap  how many steps there is room for
/// @return how many there are, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_steps(
    game: Option<&fanorona_game>,
    out: *mut fanorona_step_info,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(game, |g| out.fill(g.steps().map(fanorona_step_info::from)))
}

/// Whether the mover may end the move here: a move is in progress and the game is not over.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_can_stop(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(Truth(g.can_stop())))
}

/// Plays a step.
///
/// @param from  the point the stone is on
/// @param dir   the direction it goes in, 0 to 7
/// @param kind  FANORONA_PAIKA, FANORONA_APPROACH or FANORONA_WITHDRAW
/// @return FANORONA_PLAY_OK; or, and nothing is changed, FANORONA_PLAY_OVER, FANORONA_PLAY_ILLEGAL or a negative status
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_step(
    game: Option<&mut fanorona_game>,
    from: i32,
    dir: i32,
    kind: i32,
) -> i32 {
    change(game, |g| played(g.step(from, dir, kind)))
}

/// Ends the move in progress.
///
/// @return FANORONA_PLAY_OK; or, and nothing is changed, FANORONA_PLAY_OVER, FANORONA_PLAY_ILLEGAL when no move is in
/// progress, or a negative status
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_stop(game: Option<&mut fanorona_game>) -> i32 {
    change(game, |g| played(g.stop()))
}

fn played(result: Result<(), Refused>) -> Result<Status, Misuse> {
    Ok(Status::of(match result {
        Err(Refused::OutOfMemory) => return Err(Misuse::Memory),
        result => result.map_err(refusal),
    }))
}

fn refusal(refused: Refused) -> i32 {
    match refused {
        Refused::Over => FANORONA_PLAY_OVER,
        Refused::Illegal(_) | Refused::NothingToStop | Refused::OutOfMemory => FANORONA_PLAY_ILLEGAL,
    }
}

/// What came of the last step or stop, or of the last move that was made. A move refused by its text, and what is taken
/// back, leave it as it was.
///
/// @return FANORONA_PLAY_OK when it was made, and before any; FANORONA_PLAY_OVER; FANORONA_PLAY_ILLEGAL; -1 for a game
/// that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_refused(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(Value(Some(g.refused().err().map_or(FANORONA_PLAY_OK, refusal)))))
}

/// Why the last step was not legal, where fanorona_game_refused says so.
///
/// @return a FANORONA_WHY_ number; FANORONA_WHY_OK when it was made, or was refused for another reason; -1 for a game
/// that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_why(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(Value(Some(g.refused().err().and_then(|refused| refused.why()).map_or(0, i32::from)))))
}

/// Takes back the last step or stop, with the counts and the outcome as they were.
///
/// @return 1; 0 when there is nothing to take back
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_undo(game: Option<&mut fanorona_game>) -> i32 {
    change(game, |g| Ok(Did(g.undo())))
}

/// Takes back a whole move: the steps of the move in progress when there are any, and otherwise the last completed move.
///
/// @return 1; 0 when there is nothing to take back
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_undo_move(game: Option<&mut fanorona_game>) -> i32 {
    change(game, |g| Ok(Did(g.undo_move())))
}

/// How many steps and stops fanorona_game_undo could take back.
///
/// @return the number, or -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_depth(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(counted(number(g.depth())?)))
}

/// The whole moves of the side to move, as fanorona_moves has them; none when the game is over or a move is in progress.
///
/// @param limit  how many there may be; 0 for FANORONA_MOVES_LIMIT
/// @param out    room for moves
/// @param cap    how many moves there is room for
/// @return how many there are; FANORONA_ERR_ARGUMENT, and nothing is written, when they are more than the limit or that is
/// negative; or another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_moves(
    game: Option<&fanorona_game>,
    limit: i32,
    out: *mut fanorona_move,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(game, |g| list_moves(out, limit, |limit| g.moves(limit)))
}

/// Plays a whole move, or what is left of the one in progress: each step, then a stop if more could follow. A move of no
/// steps is a stop.
///
/// @param m  the move, of which what its steps take and where they lead is not looked at
/// @return FANORONA_PLAY_OK; or, and nothing is changed, FANORONA_PLAY_OVER, FANORONA_PLAY_ILLEGAL or a negative status
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_play_move(
    game: Option<&mut fanorona_game>,
    m: Option<&fanorona_move>,
) -> i32 {
    change(game, |g| {
        let m = m.ok_or(Misuse::Null)?;
        let steps = m.steps.get(..number(m.count)?).ok_or(Misuse::Argument)?;
        played(g.play_steps(steps.iter().map(|step| (step.from, step.dir, step.kind))))
    })
}

/// Plays a whole move, or what is left of the one in progress, told by a text such as d2-e3A-f4W or stop.
///
/// @param text  text ended by a NUL, of which at most FANORONA_MOVE_TEXT_MAX bytes are looked at
/// @return 0; or, and nothing is changed, FANORONA_TEXT_OVER, FANORONA_TEXT_BAD, FANORONA_TEXT_NOTHING_TO_STOP, the
/// FANORONA_WHY_ number of the first step that is not legal, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_play(game: Option<&mut fanorona_game>, text: *const c_char) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let text = unsafe { TextIn::ended(text, Board::MOVE_TEXT_MAX) };
    change(game, |g| told(g.play(text.bytes()?).map(drop).map_err(|error| error.fault)))
}

/// As fanorona_game_play, of a text that need not end in a NUL; a NUL inside it is a bad text.
///
/// @param len  its length in bytes
/// @return as fanorona_game_play
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_play_n(
    game: Option<&mut fanorona_game>,
    text: *const c_char,
    len: usize,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::MOVE_TEXT_MAX) };
    change(game, |g| told(g.play(text.bytes()?).map(drop).map_err(|error| error.fault)))
}

fn told(result: Result<(), MoveFault>) -> Result<Status, Misuse> {
    match result {
        Ok(()) => Ok(Status::DONE),
        Err(fault) => Ok(Status::of(Err(fault_number(fault)?))),
    }
}

/// Judges a text as fanorona_game_play does, without doing what it says.
///
/// @param text  text ended by a NUL, of which at most FANORONA_MOVE_TEXT_MAX bytes are looked at
/// @param m     where to write the move
/// @return as fanorona_game_play; nothing is written when it is not 0
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_read_move(
    game: Option<&fanorona_game>,
    text: *const c_char,
    m: Option<&mut MaybeUninit<fanorona_move>>,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let text = unsafe { TextIn::ended(text, Board::MOVE_TEXT_MAX) };
    read(game, |g| read_move(|text| g.read_move(text), text, m))
}

/// As fanorona_game_read_move, of a text that need not end in a NUL; a NUL inside it is a bad text.
///
/// @param len  its length in bytes
/// @return as fanorona_game_read_move
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_read_move_n(
    game: Option<&fanorona_game>,
    text: *const c_char,
    len: usize,
    m: Option<&mut MaybeUninit<fanorona_move>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::MOVE_TEXT_MAX) };
    read(game, |g| read_move(|text| g.read_move(text), text, m))
}

/// Why a text is refused as a move of the game, in a sentence that ends in the byte at fault, from 0: "d3-e3 takes: write
/// d3-e3A or d3-e3W, at byte 0". Since interface 2.
///
/// @param text  the text
/// @param len   its length in bytes
/// @param buf   room for the sentence; FANORONA_REASON_MAX bytes are always enough
/// @param cap   how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT for a text that is accepted, or another
/// negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_read_move_reason_n(
    game: Option<&fanorona_game>,
    text: *const c_char,
    len: usize,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::MOVE_TEXT_MAX) };
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| out.write_refusal(g.read_move(text.bytes()?)))
}
