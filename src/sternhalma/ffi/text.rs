//! Names and moves as text
//!
//! A hole's name is its row's letter, a at the top, and its place in the row from 1. A step is written e5-f5, a
//! chain e5:g5:g7, a pass pass, a resignation resign 2. Reading forgives upper case, and spaces, tabs and line ends
//! around, and takes HOLE-HOLE for any move.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use super::board::sternhalma_board;
use super::moves::STERNHALMA_PATH_MAX;
use super::undo::action_numbers;
use crate::abi::answer::{Status, Value};
use crate::abi::{Misuse, Out, TextIn, TextOut, call, number, read, static_text};
use crate::sternhalma::{Action, Board, FaultyHop, Flag, Hole, ReadActionError};

/// Room that a hole's name needs, its NUL included.
pub const STERNHALMA_NAME_MAX: i32 = 4;
/// The longest text in bytes that is read as a move; room in which every move as text fits with its NUL.
pub const STERNHALMA_MOVE_TEXT_MAX: i32 = 256;

/// The text is not written like a move, a pass or a resignation: bad_string.
pub const STERNHALMA_FLAG_BAD_STRING: i32 = 1;
/// The star has no such hole: no_such_hole.
pub const STERNHALMA_FLAG_NO_SUCH_HOLE: i32 = 2;
/// There is no piece to move: no_piece.
pub const STERNHALMA_FLAG_NO_PIECE: i32 = 3;
/// The piece is another seat's: not_your_piece.
pub const STERNHALMA_FLAG_NOT_YOUR_PIECE: i32 = 4;
/// The seat to move has no move, and can only pass: must_pass.
pub const STERNHALMA_FLAG_MUST_PASS: i32 = 5;
/// The hole to move to is taken: occupied.
pub const STERNHALMA_FLAG_OCCUPIED: i32 = 6;
/// The piece cannot get there: not_reachable.
pub const STERNHALMA_FLAG_NOT_REACHABLE: i32 = 7;
/// A seat that has a move may not pass: pass_not_allowed.
pub const STERNHALMA_FLAG_PASS_NOT_ALLOWED: i32 = 8;
/// The game has no such seat: no_such_seat.
pub const STERNHALMA_FLAG_NO_SUCH_SEAT: i32 = 9;
/// The seat is home already: seat_finished.
pub const STERNHALMA_FLAG_SEAT_FINISHED: i32 = 10;
/// The seat has resigned already: seat_resigned.
pub const STERNHALMA_FLAG_SEAT_RESIGNED: i32 = 11;
/// The game is over: game_over.
pub const STERNHALMA_FLAG_GAME_OVER: i32 = 12;

/// What a text was read as, or what is to blame for its refusal.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_read {
    /// STERNHALMA_KIND_MOVE, STERNHALMA_KIND_PASS or STERNHALMA_KIND_RESIGN; minus the flag for a text that was
    /// refused.
    pub kind: i32,
    /// Where the move starts, or the hop that is to blame; -1 when there is none.
    pub from: i32,
    /// Where the move stops, or the hop that is to blame; -1 when there is none.
    pub to: i32,
    /// The seat that does it; -1 for a text that was refused.
    pub seat: i32,
    /// Which hop of a chain is to blame, from 1; 0 when none is.
    pub hop: i32,
    /// How many holes of path are used; of a text that was refused 0, or 1 for a move that ends where it starts.
    pub path_len: i32,
    /// The holes the move goes through, by the way it is shown with; the rest is 0.
    pub path: [i32; 37],
}

const _: () = assert!(STERNHALMA_PATH_MAX == 37);

/// A hole's name.
///
/// @param buf  room for the name; STERNHALMA_NAME_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL; STERNHALMA_ERR_ARGUMENT for a number that is no hole, or
/// STERNHALMA_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_name(hole: i32, buf: *mut c_char, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    call(|| out.write(number::<_, Hole>(hole)?))
}

/// The hole a name names, in either case.
///
/// @param name  text ended by a NUL, of which at most STERNHALMA_NAME_MAX bytes are looked at
/// @return the hole, or -1 when the name names none
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_hole_named(name: *const c_char) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let name = unsafe { TextIn::ended(name, STERNHALMA_NAME_MAX as usize) };
    call(|| hole_named(name))
}

/// As sternhalma_hole_named, of a text that need not end in a NUL.
///
/// @param len  its length in bytes
/// @return the hole, or -1 when the name names none
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_hole_named_n(name: *const c_char, len: usize) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let name = unsafe { TextIn::counted(name, len, STERNHALMA_NAME_MAX as usize) };
    call(|| hole_named(name))
}

fn hole_named(name: TextIn<'_>) -> Result<Value, Misuse> {
    let hole = str::from_utf8(name.bytes()?).ok().and_then(|name| name.parse::<Hole>().ok());
    Ok(Value(hole.map(Hole::into)))
}

/// A move as text, by the way it is shown with: e5-f5 for a step, e5:g5:g7 for a chain.
///
/// @param buf  room for the text; STERNHALMA_MOVE_TEXT_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL; STERNHALMA_ERR_ARGUMENT when it is not a move, or another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_move_text(
    board: Option<&sternhalma_board>,
    from: i32,
    to: i32,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.write(b.move_text(number(from)?, number(to)?).ok_or(Misuse::Argument)?))
}

/// Reads a move, a pass or a resignation and judges it against the board, but for whether the game is over.
/// HOLE-HOLE is accepted for any move, HOLE:HOLE(:HOLE) for a chain of hops by any legal way.
///
/// @param text  text ended by a NUL, of which at most STERNHALMA_MOVE_TEXT_MAX + 1 bytes are looked at
/// @param out   where to write what was read, or what is to blame
/// @return 0, a STERNHALMA_FLAG_ number, or a negative status, and then nothing is written. Flags are judged in
/// this order: bad_string, no_such_hole; for a pass pass_not_allowed; for a resignation no_such_seat,
/// seat_finished, seat_resigned; for a move must_pass, no_piece, not_your_piece, occupied, not_reachable, the last
/// two hop by hop in a chain
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_read_move(
    board: Option<&sternhalma_board>,
    text: *const c_char,
    out: Option<&mut MaybeUninit<sternhalma_read>>,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let text = unsafe { TextIn::ended(text, Board::MOVE_TEXT_MAX + 1) };
    read(board, |b| read_move(b, |text| b.read_action(text), text, out))
}

/// As sternhalma_read_move, of a text that need not end in a NUL; a NUL inside it is a bad string.
///
/// @param len  its length in bytes
/// @return as sternhalma_read_move
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_read_move_n(
    board: Option<&sternhalma_board>,
    text: *const c_char,
    len: usize,
    out: Option<&mut MaybeUninit<sternhalma_read>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let text = unsafe { TextIn::counted(text, len, Board::MOVE_TEXT_MAX + 1) };
    read(board, |b| read_move(b, |text| b.read_action(text), text, out))
}

/// Reads a text with a judge of its own and writes what came of it.
pub(super) fn read_move(
    board: &Board,
    judge: impl FnOnce(&[u8]) -> Result<Action, ReadActionError>,
    text: TextIn<'_>,
    out: Out<'_, sternhalma_read>,
) -> Result<Status, Misuse> {
    let (text, out) = (text.bytes()?, out.ok_or(Misuse::Null)?);
    let action = judge(text);
    out.write(match action {
        Ok(action) => sternhalma_read::accepted(board, action),
        Err(error) => sternhalma_read::refused(error),
    });
    Ok(Status::of(action.map(drop).map_err(|error| error.flag)))
}

impl sternhalma_read {
    const BLANK: sternhalma_read =
        sternhalma_read { kind: 0, from: -1, to: -1, seat: -1, hop: 0, path_len: 0, path: [0; 37] };

    fn accepted(board: &Board, action: Action) -> sternhalma_read {
        let (kind, from, to, seat) = action_numbers(action, board.to_move().into());
        let mut read = sternhalma_read { kind, from, to, seat, ..Self::BLANK };
        if let Action::Move { from, to } = action
            && let Some(path) = board.path(from, to)
        {
            for (place, &hole) in read.path.iter_mut().zip(path.holes()) {
                *place = hole.into();
                read.path_len += 1;
            }
        }
        read
    }

    fn refused(error: ReadActionError) -> sternhalma_read {
        let returns = error.returns.into();
        let read = sternhalma_read { kind: -i32::from(error.flag), path_len: returns, ..Self::BLANK };
        match error.hop {
            None => read,
            Some(hop) => sternhalma_read {
                from: hop.from.into(),
                to: hop.to.into(),
                hop: i32::try_from(hop.number).unwrap_or(i32::MAX),
                ..read
            },
        }
    }

    /// The refusal that was written here; [`Misuse::Argument`] when it was none.
    fn refusal(&self) -> Result<ReadActionError, Misuse> {
        let flag = Flag::ALL.into_iter().find(|&flag| -i32::from(flag) == self.kind);
        let hop = match self.hop {
            0 => None,
            n => Some(FaultyHop { number: number(n)?, from: number(self.from)?, to: number(self.to)? }),
        };
        Ok(ReadActionError { flag: flag.ok_or(Misuse::Argument)?, hop, returns: self.path_len == 1 })
    }
}

/// Why a text was refused, as a sentence that names the hop that failed.
///
/// @param refused  what sternhalma_read_move wrote for it
/// @param buf      room for the sentence; STERNHALMA_MOVE_TEXT_MAX bytes are always enough
/// @param cap      how many bytes there is room for, the NUL included
/// @return the length without the NUL; STERNHALMA_ERR_ARGUMENT when it was not refused, or STERNHALMA_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_read_reason(
    refused: Option<&sternhalma_read>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    call(|| out.write(refused.ok_or(Misuse::Null)?.refusal()?))
}

/// The word for a flag, such as bad_string.
///
/// @param flag  a STERNHALMA_FLAG_ number
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_flag_name(flag: i32) -> *const c_char {
    static_text(flag_numbered(flag).map(Flag::word))
}

/// A flag as a sentence.
///
/// @param flag  a STERNHALMA_FLAG_ number
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_reason(flag: i32) -> *const c_char {
    static_text(flag_numbered(flag).map(Flag::text))
}

fn flag_numbered(number: i32) -> Option<Flag> {
    Flag::ALL.into_iter().find(|&flag| i32::from(flag) == number)
}
