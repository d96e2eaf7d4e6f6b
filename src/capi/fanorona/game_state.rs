//! What a game shows
//!
//! How it ended, what it has counted, its limits, and its board.

use std::mem::MaybeUninit;

use libc::c_char;

use super::board::{point_of, side_number};
use super::evaluation::{fanorona_weights, fanorona_weights_default};
use super::game::{counted, fanorona_game};
use crate::capi::boundary::{
    Bool, ListOut, Misuse, Score, TextOut, Value, Wide, call, given, name_of, number, read,
};
use crate::fanorona::{Outcome, Point, WIN_SCORE};

/// The game goes on.
pub const FANORONA_ONGOING: i32 = 0;
/// A side has no stones left; the other has won.
pub const FANORONA_BY_STONES: i32 = 1;
/// The side to move has stones and no step, and has lost.
pub const FANORONA_BY_NO_MOVES: i32 = 2;
/// The position has occurred as often as the limit says: a draw.
pub const FANORONA_DRAW_REPETITION: i32 = 3;
/// As many moves running as the limit says have taken nothing: a draw.
pub const FANORONA_DRAW_QUIET: i32 = 4;
/// There were as many moves as the cap allows: a draw.
pub const FANORONA_DRAW_PLY_CAP: i32 = 5;

/// Whether the game has ended.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_over(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(Bool(g.over())))
}

/// How the game ended. It is asked in the order of the numbers, as one move can satisfy two.
///
/// @return FANORONA_ONGOING, a FANORONA_BY_ or a FANORONA_DRAW_ number; -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_outcome(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(Value(Some(g.outcome() as i32))))
}

/// How the game ended, as a word: stones, no_moves, repetition, quiet or ply_cap.
///
/// @return text that lives for ever; NULL while the game goes on, or for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_how(game: Option<&fanorona_game>) -> *const c_char {
    match fanorona_game_outcome(game) {
        FANORONA_ONGOING => std::ptr::null(),
        outcome => name_of::<Outcome>(outcome),
    }
}

/// The side that won.
///
/// @return FANORONA_WHITE or FANORONA_BLACK; 0 for a draw, for a game still going, and for one without any stones; -1 for
/// a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_winner(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(Value(Some(side_number(g.winner())))))
}

/// Whether the game ended without a winner.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_is_draw(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(Bool(g.is_draw())))
}

/// How many whole moves were completed.
///
/// @return the number, or 0 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_ply(game: Option<&fanorona_game>) -> i64 {
    read(game, |g| Ok(Wide(i64::from(g.ply()))))
}

/// How many of them, running up to now, took nothing.
///
/// @return the number, or -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_quiet(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(counted(g.quiet())))
}

/// How many times the position after the last completed move has occurred, that time included.
///
/// @return the number, or -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_repeats(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(counted(g.repeats())))
}

/// The key of the position after so many moves.
///
/// @param ply  how many moves, from 0
/// @param key  where to write it
/// @return 1; 0, and nothing is written, for a number that the game has not reached
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_key_at(
    game: Option<&fanorona_game>,
    ply: i64,
    key: Option<&mut MaybeUninit<u64>>,
) -> i32 {
    read(game, |g| {
        let place = key.ok_or(Misuse::Null)?;
        let key = g.key_at(number(ply)?);
        Ok(Bool(key.map(|key| place.write(key)).is_some()))
    })
}

/// The keys of every position between moves, the starting one first.
///
/// @param out  room for keys; FANORONA_PLY_CAP + 1 are always enough
/// @param cap  how many keys there is room for
/// @return how many there are, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_history(
    game: Option<&fanorona_game>,
    out: *mut u64,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    read(game, |g| out.fill(g.history().iter().copied()))
}

/// How many moves running may take nothing in this game; 0 for any number.
///
/// @return the limit, or -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_quiet_limit(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(counted(g.limits().quiet)))
}

/// How often a position has to occur for this game to be drawn; 0 for never.
///
/// @return the limit, or -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_repeat(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(counted(g.limits().repeat)))
}

/// How many moves this game may have.
///
/// @return the cap, or -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_ply_cap(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(counted(g.limits().ply_cap)))
}

/// The position as a string, as fanorona_to_string.
///
/// @param buf  room for the string; FANORONA_POSITION_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_position(
    game: Option<&fanorona_game>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| out.write(g.position()))
}

/// The side to move.
///
/// @return FANORONA_WHITE or FANORONA_BLACK, or -1 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_side(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(Value(Some(g.side().into()))))
}

/// What stands on a point, as fanorona_at.
///
/// @param point  from 0
/// @return FANORONA_EMPTY, FANORONA_WHITE or FANORONA_BLACK; -1 for a number that is no point of the board, or a game that
/// is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_at(game: Option<&fanorona_game>, point: i32) -> i32 {
    read(game, |g| Ok(Value(Some(side_number(g.board().at(point_of(g.board(), point)?))))))
}

/// How many stones a side has.
///
/// @param side  FANORONA_WHITE or FANORONA_BLACK
/// @return the number, or -1 for any other number or a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_count(game: Option<&fanorona_game>, side: i32) -> i32 {
    read(game, |g| Ok(Value::from(g.board().count(number(side)?))))
}

/// The key of the board as it stands, as fanorona_key.
///
/// @return the key, or 0 for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_key(game: Option<&fanorona_game>) -> u64 {
    read(game, |g| Ok(Wide(g.board().key())))
}

/// That key as sixteen hexadecimal digits.
///
/// @param buf  room for the digits; FANORONA_KEY_HEX_MAX bytes are enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return 16, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_key_hex(
    game: Option<&fanorona_game>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| out.key(g.board().key()))
}

/// Whether a move is in progress.
///
/// @return 1 or 0
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_in_chain(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(Bool(g.in_chain())))
}

/// The point of the stone that is in the middle of its move.
///
/// @return the point; -1 when no move is in progress, or for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_chain_at(game: Option<&fanorona_game>) -> i32 {
    read(game, |g| Ok(Value(g.board().chain_at().map(Point::into))))
}

/// How good the position is for White, as fanorona_evaluate.
///
/// @param weights  the weights; NULL for the default ones
/// @return the score; INT32_MIN for a weight or a reserved number out of its range, or a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_evaluate(
    game: Option<&fanorona_game>,
    weights: Option<&fanorona_weights>,
) -> i32 {
    read(game, |g| Ok(Score(g.evaluate(&given(weights)?))))
}

/// Fills in the default weights, as fanorona_weights_default.
///
/// @param weights  where to write them; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_weights(weights: Option<&mut MaybeUninit<fanorona_weights>>) {
    fanorona_weights_default(weights);
}

/// The score of a win. A win some moves away scores that many less.
///
/// @return FANORONA_WIN_SCORE
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_win_score() -> i32 {
    call(|| Ok(Score(WIN_SCORE)))
}
