//! Drawings
//!
//! A board for people to look at.

use libc::c_char;

use super::board::fanorona_board;
use super::game::fanorona_game;
use crate::capi::boundary::{TextOut, read};

/// Enough bytes for a board in letters, the NUL included.
pub const FANORONA_TEXT_MAX: i32 = 512;
/// Enough bytes for a board as a picture, the NUL included.
pub const FANORONA_SVG_MAX: i32 = 16384;

/// The board in letters, for a terminal: its lines, w and b for stones, in capitals the one in the middle of its move, x
/// for the points that one has left, and . for the other empty points. Each line ends with a newline.
///
/// @param buf  room for the text; FANORONA_TEXT_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_text(board: Option<&fanorona_board>, buf: *mut c_char, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.write(b.drawing()))
}

/// The board as a picture: an SVG document that scales to any size.
///
/// @param buf  room for the document; FANORONA_SVG_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_svg(board: Option<&fanorona_board>, buf: *mut c_char, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(board, |b| out.write(b.svg()))
}

/// The board of a game in letters, as fanorona_text.
///
/// @param buf  room for the text; FANORONA_TEXT_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_text(
    game: Option<&fanorona_game>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| out.write(g.board().drawing()))
}

/// The board of a game as a picture, as fanorona_svg.
///
/// @param buf  room for the document; FANORONA_SVG_MAX bytes are always enough
/// @param cap  how many bytes there is room for, the NUL included
/// @return the length without the NUL, or a negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_svg(
    game: Option<&fanorona_game>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    read(game, |g| out.write(g.board().svg()))
}
