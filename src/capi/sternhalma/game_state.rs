//! What a game that remembers shows
//!
//! Whose turn it is, what stands where, and how the game came out.

use std::mem::MaybeUninit;

use libc::c_char;

use super::board::{seat_of, sternhalma_board};
use super::game::sternhalma_game;
use super::text::STERNHALMA_NAME_MAX;
use crate::capi::boundary::{Bool, ListOut, Made, Misuse, TextIn, TextOut, Value, Wide, number, read};

/// How a game that is over came out.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_game_outcome {
    /// How it ended, a STERNHALMA_BY_ number.
    pub how: i32,
    /// How many seats there are.
    pub seats: i32,
    /// How many seats got home.
    pub home_len: i32,
    /// 0.
    pub reserved: i32,
    /// Moves and passes made.
    pub plies: i64,
    /// The place of each seat, in seat order, 1 the best; the rest is 0.
    pub places: [i32; 6],
    /// The seats that got home, in the order they did; the rest is -1.
    pub home: [i32; 6],
}

/// The seat whose turn it is; when the game is over, the one whose turn it was last.
///
/// @return the seat, or -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_to_move(game: Option<&sternhalma_game>) -> i32 {
    read(game, |g| Ok(Value(Some(g.to_move().into()))))
}

/// Whether the game has ended.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_over(game: Option<&sternhalma_game>) -> i32 {
    read(game, |g| Ok(Bool(g.over())))
}

/// How the game ended.
///
/// @return STERNHALMA_ONGOING or a STERNHALMA_BY_ number; -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_how(game: Option<&sternhalma_game>) -> i32 {
    read(game, |g| Ok(Value(Some(g.how().into()))))
}

/// How the game came out.
///
/// @param out  where to write it
/// @return 1; 0, and nothing is written, while the game goes on
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_result(
    game: Option<&sternhalma_game>,
    out: Option<&mut MaybeUninit<sternhalma_game_outcome>>,
) -> i32 {
    read(game, |g| {
        let out = out.ok_or(Misuse::Null)?;
        let Some(result) = g.result() else { return Ok(Bool(false)) };
        let mut outcome = sternhalma_game_outcome {
            how: result.how().into(),
            seats: result.places().len() as i32,
            home_len: result.home().len() as i32,
            reserved: 0,
            plies: result.plies().into(),
            places: [0; 6],
            home: [-1; 6],
        };
        outcome.places.iter_mut().zip(result.places()).for_each(|(to, &place)| *to = place as i32);
        outcome.home.iter_mut().zip(result.home().iter()).for_each(|(to, seat)| *to = seat.into());
        out.write(outcome);
        Ok(Bool(true))
    })
}

/// How the game came out, as a sentence such as "cap at ply 40: 1. seat 2 (home), 2. seat 0, 2. seat 1".
///
/// @param buf  room for the sentence
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL; 0, and an empty text, while the game goes on; or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_result_text(
    game: Option<&sternhalma_game>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| match g.result() {
        Some(result) => out.write(result),
        None => out.write(""),
    })
}

/// The seats home, in the order they got there.
///
/// @param out  room for STERNHALMA_SEATS_MAX numbers
/// @param cap  how many numbers there is room for
/// @return how many there are, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_finished(
    game: Option<&sternhalma_game>,
    out: *mut i32,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(game, |g| out.fill(g.finished().map(i32::from)))
}

/// Every seat's place, in seat order.
///
/// @param out  room for STERNHALMA_SEATS_MAX numbers
/// @param cap  how many numbers there is room for
/// @return how many seats there are, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_places(
    game: Option<&sternhalma_game>,
    out: *mut i32,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(game, |g| out.fill(g.places().map(|place| place as i32)))
}

/// A seat's place, as sternhalma_place_of.
///
/// @return 1 the best; 0 while the game goes on and the seat is not home; -1 for a seat that does not play or a
/// game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_place_of(game: Option<&sternhalma_game>, seat: i32) -> i32 {
    read(game, |g| Ok(Value::from(g.place_of(seat_of(g.board(), seat)?))))
}

/// How far a seat's pieces are from home, as sternhalma_distance_left, but 0 for a seat that is home: a rival's
/// piece may have filled its last hole.
///
/// @return the steps; -1 for a seat that does not play or a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_distance_left(game: Option<&sternhalma_game>, seat: i32) -> i32 {
    read(game, |g| Ok(Value(Some(g.distance_left(seat_of(g.board(), seat)?)))))
}

/// The seat whose piece is in a hole.
///
/// @param hole  0 to 120
/// @return the seat; -1 for an empty hole, a number that is no hole, or a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_at(game: Option<&sternhalma_game>, hole: i32) -> i32 {
    read(game, |g| Ok(Value(g.at(number(hole)?).map(i32::from))))
}

/// The seat whose piece is in the hole of a name.
///
/// @param name  a hole's name, ended by a NUL
/// @return the seat; -1 for an empty hole, a name that names none, or a game that is NULL or out of use
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_at_name(game: Option<&sternhalma_game>, name: *const c_char) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let name = unsafe { TextIn::ended(name, STERNHALMA_NAME_MAX as usize) };
    read(game, |g| {
        let name = str::from_utf8(name.bytes()?).or(Err(Misuse::Argument))?;
        Ok(Value(g.at_name(name).or(Err(Misuse::Argument))?.map(i32::from)))
    })
}

/// Moves and passes made. A game from a position goes on counting from what the position says.
///
/// @return the number, or 0 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_ply(game: Option<&sternhalma_game>) -> i64 {
    read(game, |g| Ok(Wide(i64::from(g.ply()))))
}

/// The ply the game stops at.
///
/// @return the ply, or 0 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_cap(game: Option<&sternhalma_game>) -> i64 {
    read(game, |g| Ok(Wide(i64::from(g.cap()))))
}

/// How many seats there are.
///
/// @return 1, 2, 3, 4 or 6, or -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_seats(game: Option<&sternhalma_game>) -> i32 {
    read(game, |g| Ok(Value::from(g.seats())))
}

/// How many pieces each seat has.
///
/// @return 10 or 15, or -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_pieces(game: Option<&sternhalma_game>) -> i32 {
    read(game, |g| Ok(Value::from(g.pieces())))
}

/// The seat that moved first.
///
/// @return the seat; -1 for a game from a position, or one that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_first(game: Option<&sternhalma_game>) -> i32 {
    read(game, |g| Ok(Value(g.first().map(i32::from))))
}

/// The position the game was started from.
///
/// @param buf  room for the string; STERNHALMA_POSITION_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL; 0, and an empty text, for a game from the set-up; or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_start(
    game: Option<&sternhalma_game>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| match g.start() {
        Some(start) => out.write(start),
        None => out.write(""),
    })
}

/// Whether it is a game of one seat crossing alone.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_solo(game: Option<&sternhalma_game>) -> i32 {
    read(game, |g| Ok(Bool(g.solo())))
}

/// The position as a string, as sternhalma_to_string.
///
/// @param buf  room for the string; STERNHALMA_POSITION_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_position(
    game: Option<&sternhalma_game>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| out.write(g.position()))
}

/// The position's key, as sternhalma_key.
///
/// @return the key, or 0 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_key(game: Option<&sternhalma_game>) -> u64 {
    read(game, |g| Ok(Wide(g.key())))
}

/// A copy of the board, to look at as closely as one likes; it is counted in sternhalma_live.
///
/// @return a board the caller owns, or NULL when memory ran out or for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_board(game: Option<&sternhalma_game>) -> Option<Box<sternhalma_board>> {
    read(game, |g| Made::of(g.board().clone()))
}
