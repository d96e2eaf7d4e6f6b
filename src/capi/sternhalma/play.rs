//! The game a board keeps
//!
//! The board also keeps a game: whose turn it is, who is home, and how it ended. A seat is home when every hole of
//! its home holds a piece and at least one of those is its own; the others play on. A seat with no move passes; a
//! game ends when as many passes were made in a row as seats are still racing, at its cap, or when one seat or none is racing.
//! For a game that remembers its moves see sternhalma_game.

use std::mem::MaybeUninit;

use libc::c_char;

use super::board::{seat_of, sternhalma_board};
use super::undo::sternhalma_undo_info;
use crate::capi::boundary::{
    Bool, ListOut, Misuse, Out, Status, Value, Wide, change, number, offer, read, static_text, text_of,
};
use crate::sternhalma::{Hole, Refusal, Undo};

/// The game goes on.
pub const STERNHALMA_ONGOING: i32 = 0;
/// The game ended with seats home.
pub const STERNHALMA_BY_HOME: i32 = 1;
/// The game came to its cap.
pub const STERNHALMA_BY_CAP: i32 = 2;
/// As many passes were made in a row as seats were still racing.
pub const STERNHALMA_BY_DEADLOCK: i32 = 3;
/// A resignation left one seat racing, or none.
pub const STERNHALMA_BY_RESIGN: i32 = 4;

/// It was done.
pub const STERNHALMA_PLAY_OK: i32 = 0;
/// The game is over.
pub const STERNHALMA_WHY_OVER: i32 = 1;
/// A number is not a hole.
pub const STERNHALMA_WHY_NOT_A_HOLE: i32 = 2;
/// There is no piece to move.
pub const STERNHALMA_WHY_NO_PIECE: i32 = 3;
/// The piece is another seat's.
pub const STERNHALMA_WHY_NOT_YOURS: i32 = 4;
/// The piece cannot end its move there.
pub const STERNHALMA_WHY_UNREACHABLE: i32 = 5;
/// A seat that has a move may not pass.
pub const STERNHALMA_WHY_HAS_MOVE: i32 = 6;
/// The board has no such seat.
pub const STERNHALMA_WHY_NOT_A_SEAT: i32 = 7;
/// The seat is home already, or has resigned.
pub const STERNHALMA_WHY_SEAT_DONE: i32 = 8;

/// The largest ply and the largest cap.
pub const STERNHALMA_PLY_MAX: i32 = 2147483647;

/// The seat to move moves its piece.
///
/// @param from  the hole the piece stands in
/// @param to    the hole it stops in, one of its reach
/// @param undo  where to write what sternhalma_unplay takes; may be NULL
/// @return STERNHALMA_PLAY_OK; or, and nothing is changed or written, the first of STERNHALMA_WHY_OVER,
/// STERNHALMA_WHY_NOT_A_HOLE, STERNHALMA_WHY_NO_PIECE, STERNHALMA_WHY_NOT_YOURS and STERNHALMA_WHY_UNREACHABLE
/// that applies, or a negative status
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_play(
    board: Option<&mut sternhalma_board>,
    from: i32,
    to: i32,
    undo: Option<&mut MaybeUninit<sternhalma_undo_info>>,
) -> i32 {
    change(board, |b| {
        let ends = Hole::try_from(from).and_then(|from| Hole::try_from(to).map(|to| (from, to)));
        let ends = b.must_go_on().and(ends.or(Err(Refusal::NotAHole)));
        Ok(done(ends.and_then(|(from, to)| b.play(from, to)), undo))
    })
}

/// The seat to move passes.
///
/// @param undo  where to write what sternhalma_unplay takes; may be NULL
/// @return STERNHALMA_PLAY_OK; or, and nothing is changed or written, STERNHALMA_WHY_OVER,
/// STERNHALMA_WHY_HAS_MOVE, or a negative status
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_pass(
    board: Option<&mut sternhalma_board>,
    undo: Option<&mut MaybeUninit<sternhalma_undo_info>>,
) -> i32 {
    change(board, |b| Ok(done(b.pass(), undo)))
}

/// A seat still racing resigns, on its turn or not. It is placed behind every seat that finishes or is still
/// racing, and its pieces stay on the board. A resignation is not a ply.
///
/// @param undo  where to write what sternhalma_unplay takes; may be NULL
/// @return STERNHALMA_PLAY_OK; or, and nothing is changed or written, the first of STERNHALMA_WHY_OVER,
/// STERNHALMA_WHY_NOT_A_SEAT and STERNHALMA_WHY_SEAT_DONE that applies, or a negative status
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_resign(
    board: Option<&mut sternhalma_board>,
    seat: i32,
    undo: Option<&mut MaybeUninit<sternhalma_undo_info>>,
) -> i32 {
    change(board, |b| {
        let seat = b.must_go_on().and(seat_of(b, seat).or(Err(Refusal::NotASeat)));
        Ok(done(seat.and_then(|seat| b.resign(seat)), undo))
    })
}

fn done(result: Result<Undo, Refusal>, undo: Out<'_, sternhalma_undo_info>) -> Status {
    Status::of(result.map(|made| offer(undo, made.into())))
}

/// Takes back a play, a pass or a resignation, the last first. It also works on a clone of the board.
///
/// @param undo  what that function wrote
/// @return 1; 0, and nothing is changed, when the board is not as it was left then, or the undo is none
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_unplay(
    board: Option<&mut sternhalma_board>,
    undo: Option<&sternhalma_undo_info>,
) -> i32 {
    change(board, |b| Ok(Bool(b.unplay(&number(*undo.ok_or(Misuse::Null)?)?))))
}

/// A WHY number in words.
///
/// @param why  STERNHALMA_PLAY_OK or a STERNHALMA_WHY_ number
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_why_text(why: i32) -> *const c_char {
    match why {
        STERNHALMA_PLAY_OK => static_text(Some(c"it was done")),
        _ => text_of::<Refusal>(why),
    }
}

/// Whether the seat to move has no move and the game is not over.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_can_pass(board: Option<&sternhalma_board>) -> i32 {
    read(board, |b| Ok(Bool(b.can_pass())))
}

/// Whether a seat's home is full, at least one piece in it its own.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_home_complete(board: Option<&sternhalma_board>, seat: i32) -> i32 {
    read(board, |b| Ok(Bool(b.home_complete(seat_of(b, seat)?))))
}

/// Whether a seat has been counted home in this game.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_finished(board: Option<&sternhalma_board>, seat: i32) -> i32 {
    read(board, |b| Ok(Bool(b.finished(seat_of(b, seat)?))))
}

/// A seat's place. The seats home come first, in their order; then those still racing by distance left, equal
/// ones sharing the better place; then those that resigned, the first to resign last.
///
/// @return 1 the best; 0 while the game runs and the seat is not home; -1 for a seat the board does not have or a
/// board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_place_of(board: Option<&sternhalma_board>, seat: i32) -> i32 {
    read(board, |b| Ok(Value::from(b.place_of(seat_of(b, seat)?))))
}

/// The place of every seat, in seat order, as sternhalma_place_of gives them.
///
/// @param out  room for STERNHALMA_SEATS_MAX numbers
/// @param cap  how many numbers there is room for
/// @return how many seats the board has, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_places(
    board: Option<&sternhalma_board>,
    out: *mut i32,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(board, |b| out.fill(b.layout().each_seat().map(|seat| b.place_of(seat) as i32)))
}

/// How far a seat's pieces are from home: the steps from each to the tip of the home, less those of a home full of
/// as many.
///
/// @return the steps, 0 for a home full of its own pieces; -1 for a seat the board does not have or a board that
/// is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_distance_left(board: Option<&sternhalma_board>, seat: i32) -> i32 {
    read(board, |b| Ok(Value(Some(b.distance_left(seat_of(b, seat)?)))))
}

/// Whether the game has ended.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_over(board: Option<&sternhalma_board>) -> i32 {
    read(board, |b| Ok(Bool(b.over())))
}

/// How the game ended.
///
/// @return STERNHALMA_ONGOING or a STERNHALMA_BY_ number; -1 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_how(board: Option<&sternhalma_board>) -> i32 {
    read(board, |b| Ok(Value(Some(b.how().into()))))
}

/// Moves and passes made; at STERNHALMA_PLY_MAX it stays there.
///
/// @return the number, or 0 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_ply(board: Option<&sternhalma_board>) -> i64 {
    read(board, |b| Ok(Wide(i64::from(b.ply()))))
}

/// The ply the game stops at: 1,000 a seat when nobody set another.
///
/// @return the ply, or 0 for a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_cap(board: Option<&sternhalma_board>) -> i64 {
    read(board, |b| Ok(Wide(i64::from(b.cap()))))
}

/// Sets the ply the game stops at. A cap at or under the ply ends the game after the next play, pass or
/// resignation.
///
/// @param plies  1 to STERNHALMA_PLY_MAX
/// @return 1; 0, and nothing is changed, for another number and once the game is over
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_set_cap(board: Option<&mut sternhalma_board>, plies: i64) -> i32 {
    change(board, |b| Ok(Bool(b.set_cap(number(plies)?))))
}
