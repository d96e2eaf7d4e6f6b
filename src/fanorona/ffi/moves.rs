//! Whole moves
//!
//! The steps of one stone until the turn passes, and moves as text: d2-e3A-f4W. Reading forgives upper case, and spaces,
//! tabs and line ends around.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use super::board::fanorona_board;
use super::steps::{fanorona_step_info, step_of};
use crate::abi::answer::{Listing, Status};
use crate::abi::{ListOut, Misuse, Out, TextIn, TextOut, number, read};
use crate::fanorona::{Board, Move, MoveFault, MovesError, ReadMoveError, Step};

/// The most steps a move has.
pub const FANORONA_MOVE_STEPS_MAX: i32 = 22;
/// How many moves are listed at most when no other limit is given.
pub const FANORONA_MOVES_LIMIT: i32 = 10000;
/// A length in bytes, the NUL included, that no move as text goes beyond.
pub const FANORONA_MOVE_TEXT_MAX: i32 = 128;

/// The text is not written like a move.
pub const FANORONA_TEXT_BAD: i32 = 101;
/// The text is to stop, and no move is in progress.
pub const FANORONA_TEXT_NOTHING_TO_STOP: i32 = 102;
/// The text is a move, and the game is over.
pub const FANORONA_TEXT_OVER: i32 = 103;

/// A whole move, or what is left of one in progress.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct fanorona_move {
    /// How many steps there are; 0 for a stop in the middle of a move.
    pub count: i32,
    /// 1 when a stop is needed after them to end the move, otherwise 0.
    pub stop: i32,
    /// The steps; the rest is 0.
    pub steps: [fanorona_step_info; 22],
}

impl From<&Move> for fanorona_move {
    fn from(m: &Move) -> fanorona_move {
        let steps = m.steps();
        let mut told = fanorona_move {
            count: steps.len() as i32,
            stop: m.needs_stop().into(),
            steps: [fanorona_step_info::default(); Move::STEPS_MAX],
        };
        told.steps.iter_mut().zip(steps).for_each(|(to, &step)| *to = step.into());
        told
    }
}

/// The move that C tells, each of its steps as a judge reads it.
pub(super) fn read_steps(
    m: Option<&fanorona_move>,
    judge: impl Fn(fanorona_step_info) -> Result<Step, Misuse>,
) -> Result<Move, Misuse> {
    let m = m.ok_or(Misuse::Null)?;
    let steps = m.steps.get(..number(m.count)?).ok_or(Misuse::Argument)?;
    let mut read = Move::STOP.stopping(m.stop != 0);
    for &step in steps {
        if !read.push(judge(step)?) {
            return Err(Misuse::Argument);
        }
    }
    Ok(read)
}

/// Every whole move of the side to move, in the order of their texts, byte by byte; none in the middle of a move. Moves
/// are different when their steps are: there can be thousands.
///
/// @param limit  how many there may be; 0 for FANORONA_MOVES_LIMIT
/// @param out    room for moves
/// @param cap    how many moves there is room for
/// @return how many there are; FANORONA_ERR_ARGUMENT, and nothing is written, when they are more than the limit or that is
/// negative; or another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_moves(
    board: Option<&fanorona_board>,
    limit: i32,
    out: *mut fanorona_move,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| list_moves(out, limit, |limit| b.moves(limit)))
}

/// Lists moves under a limit that C gives.
pub(super) fn list_moves(
    out: ListOut<fanorona_move>,
    limit: i32,
    moves: impl FnOnce(usize) -> Result<Vec<Move>, MovesError>,
) -> Result<Listing, Misuse> {
    let limit = if limit == 0 { FANORONA_MOVES_LIMIT } else { limit };
    let moves = moves(number(limit)?).map_err(|error| match error {
        MovesError::TooMany => Misuse::Argument,
        MovesError::OutOfMemory => Misuse::Memory,
    })?;
    out.fill(moves.iter().map(fanorona_move::from)).map(Listing::from)
}

/// A move as text: the point it begins on, and for each step a dash, the point it goes to, and A for an approach or W for
/// a withdrawal. A move of no steps is stop.
///
/// @param m    the move, legal or not
/// @param buf  room for the text; FANORONA_MOVE_TEXT_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL; FANORONA_ERR_ARGUMENT for what has steps that are along no line of the board, or
/// another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_move_text(
    board: Option<&fanorona_board>,
    m: Option<&fanorona_move>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| {
        let m = read_steps(m, |step| step_of(b, step))?;
        out.write(b.shape().move_text(&m))
    })
}

/// The whole move that a text tells, or the rest of the move in progress; it is not made. When more steps could follow
/// its last, the move is one that stops there; stop alone ends the move in progress.
///
/// @param text  text ended by a NUL, of which at most FANORONA_MOVE_TEXT_MAX bytes are looked at
/// @param m     where to write the move
/// @return 0; or, and nothing is written, FANORONA_TEXT_BAD, FANORONA_TEXT_NOTHING_TO_STOP, the FANORONA_WHY_ number of
/// the first step that is not legal, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_read_move(
    board: Option<&fanorona_board>,
    text: *const c_char,
    m: Option<&mut MaybeUninit<fanorona_move>>,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let text = unsafe { TextIn::ended(text, Board::MOVE_TEXT_MAX) };
    read(board, |b| read_move(|text| b.read_move(text), text, m))
}

/// As fanorona_read_move, of a text that need not end in a NUL; a NUL inside it is a bad text.
///
/// @param len  its length in bytes
/// @return as fanorona_read_move
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_read_move_n(
    board: Option<&fanorona_board>,
    text: *const c_char,
    len: usize,
    m: Option<&mut MaybeUninit<fanorona_move>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::MOVE_TEXT_MAX) };
    read(board, |b| read_move(|text| b.read_move(text), text, m))
}

/// Why a text is refused as a move, in a sentence that ends in the byte at fault, from 0: "d3-e3 takes: write
/// d3-e3A or d3-e3W, at byte 0". Since interface 2.
///
/// @param text  the text
/// @param len   its length in bytes
/// @param buf   room for the sentence; FANORONA_REASON_MAX bytes are always enough
/// @param cap   how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT for a text that is accepted, or another
/// negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_read_move_reason_n(
    board: Option<&fanorona_board>,
    text: *const c_char,
    len: usize,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::MOVE_TEXT_MAX) };
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.write_refusal(b.read_move(text.bytes()?)))
}

/// Reads a move and writes it where C asks for it.
pub(super) fn read_move(
    reader: impl FnOnce(&[u8]) -> Result<Move, ReadMoveError>,
    text: TextIn<'_>,
    out: Out<'_, fanorona_move>,
) -> Result<Status, Misuse> {
    let out = out.ok_or(Misuse::Null)?;
    match reader(text.bytes()?) {
        Ok(m) => {
            out.write((&m).into());
            Ok(Status::DONE)
        }
        Err(error) => Ok(Status::of(Err(fault_number(error.fault)?))),
    }
}

/// The number that C has for a fault.
pub(super) fn fault_number(fault: MoveFault) -> Result<i32, Misuse> {
    match fault {
        MoveFault::Text => Ok(FANORONA_TEXT_BAD),
        MoveFault::NothingToStop => Ok(FANORONA_TEXT_NOTHING_TO_STOP),
        MoveFault::Over => Ok(FANORONA_TEXT_OVER),
        MoveFault::Step(why) => Ok(why.into()),
        MoveFault::OutOfMemory => Err(Misuse::Memory),
    }
}
