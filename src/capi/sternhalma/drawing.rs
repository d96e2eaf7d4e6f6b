//! Drawings
//!
//! A board as a picture, an SVG image, and as lines of text. In a picture the pieces of the six seats differ in colour
//! and in mark, in an order that is always the same: blue with a dot, orange with a triangle, green with a square,
//! pink with a diamond, red with a cross, pale blue with a bar.

use std::mem::MaybeUninit;

use libc::c_char;

use super::board::sternhalma_board;
use super::game::sternhalma_game;
use crate::capi::boundary::{Misuse, Options, TextOut, init_options, number, options_or_defaults, read};
use crate::sternhalma::{Drawing, Move};

/// Room in which every drawing as text fits with its NUL.
pub const STERNHALMA_TEXT_MAX: i32 = 512;
/// Room in which every drawing as a picture fits with its NUL.
pub const STERNHALMA_SVG_MAX: i32 = 32768;
/// The width of a picture in pixels when none is asked for.
pub const STERNHALMA_SVG_WIDTH: i32 = 408;
/// The largest width of a picture in pixels.
pub const STERNHALMA_SVG_WIDTH_MAX: i32 = 65536;

const _: () = assert!(STERNHALMA_SVG_WIDTH as u32 == Drawing::WIDTH);
const _: () = assert!(STERNHALMA_SVG_WIDTH_MAX as u32 == Drawing::WIDTH_MAX);

/// What a drawing shows beside the pieces: filled by sternhalma_drawing_options_init, then changed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_drawing_options {
    /// The size of this struct in bytes.
    pub size: u32,
    /// Not 0 to show the names of the holes, in text the letters of the rows.
    pub names: i32,
    /// Where a move starts that is shown as the way it goes: the last one that was made, or one that could be made
    /// now. Where the board has no such way, as other pieces have moved since, it is a straight line. -1 for none, or
    /// of a game for its last move.
    pub from: i32,
    /// Where that move stops, -1 for none.
    pub to: i32,
    /// A hole, to show where the piece on it can end its move; -1 for none.
    pub targets_of: i32,
    /// The width of a picture in pixels, up to STERNHALMA_SVG_WIDTH_MAX; 0 for STERNHALMA_SVG_WIDTH. The height follows
    /// from it.
    pub width: i32,
}

// SAFETY: numbers.
unsafe impl Options for sternhalma_drawing_options {
    const FIRST_SIZE: usize = size_of::<sternhalma_drawing_options>();

    fn defaults() -> Self {
        let size = size_of::<sternhalma_drawing_options>() as u32;
        sternhalma_drawing_options { size, names: 0, from: -1, to: -1, targets_of: -1, width: 0 }
    }
}

/// Fills in what shows the pieces and nothing else.
///
/// @param options  where to write it; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_drawing_options_init(
    options: Option<&mut MaybeUninit<sternhalma_drawing_options>>,
) {
    init_options(options);
}

/// A board as an SVG image: ASCII text of one element a line, five to twelve kilobytes.
///
/// @param options  what it shows, or NULL for the pieces alone
/// @param buf      room for the image; STERNHALMA_SVG_MAX bytes are always enough
/// @param cap      how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; STERNHALMA_ERR_ARGUMENT for a number in the options that is
/// out of range, or another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_svg(
    board: Option<&sternhalma_board>,
    options: *const sternhalma_drawing_options,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    // SAFETY: the header asks for options of the size they say.
    read(board, |b| out.write(unsafe { asked(options, Drawing::of(b)) }?.svg()))
}

/// A board as seventeen lines of text, each with its line end: a digit is a piece of that seat, a dot an empty hole, a
/// star a hole that can be reached, a colon a hole that the move goes through, and brackets are round the piece that
/// was moved, or the one that is to move.
///
/// @param options  what it shows, or NULL for the pieces alone
/// @param buf      room for the text; STERNHALMA_TEXT_MAX bytes are always enough
/// @param cap      how many bytes there is room for, the NUL included
/// @return as sternhalma_svg
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_text(
    board: Option<&sternhalma_board>,
    options: *const sternhalma_drawing_options,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    // SAFETY: the header asks for options of the size they say.
    read(board, |b| out.write(unsafe { asked(options, Drawing::of(b)) }?.text()))
}

/// A game as an SVG image, as sternhalma_svg, with its last move unless the options have another.
///
/// @param options  what it shows, or NULL for the pieces and the last move
/// @param buf      room for the image; STERNHALMA_SVG_MAX bytes are always enough
/// @param cap      how many bytes there is room for, the NUL included
/// @return as sternhalma_svg
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_svg(
    game: Option<&sternhalma_game>,
    options: *const sternhalma_drawing_options,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    // SAFETY: the header asks for options of the size they say.
    read(game, |g| out.write(unsafe { asked(options, Drawing::of_game(g)) }?.svg()))
}

/// A game as lines of text, as sternhalma_text, with its last move unless the options have another.
///
/// @param options  what it shows, or NULL for the pieces and the last move
/// @param buf      room for the text; STERNHALMA_TEXT_MAX bytes are always enough
/// @param cap      how many bytes there is room for, the NUL included
/// @return as sternhalma_svg
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_text(
    game: Option<&sternhalma_game>,
    options: *const sternhalma_drawing_options,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    // SAFETY: the header asks for options of the size they say.
    read(game, |g| out.write(unsafe { asked(options, Drawing::of_game(g)) }?.text()))
}

/// A drawing with what the options ask for.
///
/// # Safety
///
/// `options` is NULL, or can be read for as many bytes as it says it has.
unsafe fn asked(
    options: *const sternhalma_drawing_options,
    drawing: Drawing<'_>,
) -> Result<Drawing<'_>, Misuse> {
    // SAFETY: passed on.
    let asked = unsafe { options_or_defaults(options) }?;
    let drawing = match (asked.from, asked.to) {
        (-1, -1) => drawing,
        (from, to) if from == to => return Err(Misuse::Argument),
        (from, to) => drawing.moved(Some(Move { from: number(from)?, to: number(to)? })),
    };
    let targets_of = if asked.targets_of == -1 { None } else { Some(number(asked.targets_of)?) };
    let width: u32 = number(asked.width)?;
    if width > Drawing::WIDTH_MAX {
        return Err(Misuse::Argument);
    }
    let drawing = drawing.names(asked.names != 0).targets_of(targets_of);
    Ok(if width == 0 { drawing } else { drawing.width(width) })
}
