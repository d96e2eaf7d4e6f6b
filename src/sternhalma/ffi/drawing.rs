//! Drawings
//!
//! A board as a picture, an SVG image, and as lines of text. In a picture the pieces of the six seats differ in colour
//! and in mark, in an order that is always the same: blue with a dot, orange with a triangle, green with a square,
//! pink with a diamond, red with a cross, pale blue with a bar.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use super::board::sternhalma_board;
use super::game::sternhalma_game;
use super::options::sternhalma_option_error;
use crate::abi::{Options, TextOut, call, check, offer, read, read_options};
use crate::option_error::{OptionError, OptionName};
use crate::sternhalma::{Drawing, Hole, Move};

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
    offer(options, sternhalma_drawing_options::defaults());
}

/// Whether a drawing takes some options, and which of them it refuses first. Since interface 2.
///
/// @param options  what is asked for, or NULL for the pieces alone
/// @param error    where to write the option that is refused, all 0 when none is; may be NULL
/// @return 0, or a negative status, as a drawing answers with these options (STERNHALMA_ERR_ARGUMENT for an option out of its
/// range, STERNHALMA_ERR_NULL for a pointer)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_drawing_options_check(
    options: *const sternhalma_drawing_options,
    error: Option<&mut MaybeUninit<sternhalma_option_error>>,
) -> i32 {
    // SAFETY: the header asks for options of the size they say.
    call(|| check(unsafe { checked(options) }, error))
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
) -> Result<Drawing<'_>, OptionError> {
    if options.is_null() {
        return Ok(drawing);
    }
    // SAFETY: passed on.
    let asked = unsafe { read_options(options) }?;
    let Shown { moved, targets_of, width } = asked.shown()?;
    let drawing = drawing.names(asked.names != 0).targets_of(targets_of).width(width);
    Ok(if moved.is_none() { drawing } else { drawing.moved(moved) })
}

/// Whether a drawing takes some options.
///
/// # Safety
///
/// As `asked`.
unsafe fn checked(options: *const sternhalma_drawing_options) -> Result<(), OptionError> {
    if options.is_null() {
        return Ok(());
    }
    // SAFETY: passed on.
    unsafe { read_options(options) }?.shown().map(|_| ())
}

/// What the numbers of some options stand for.
struct Shown {
    moved: Option<Move>,
    targets_of: Option<Hole>,
    width: u32,
}

impl sternhalma_drawing_options {
    fn shown(&self) -> Result<Shown, OptionError> {
        let holes = 0..=Hole::COUNT as i64 - 1;
        let hole = |option: OptionName, at: i32| {
            Hole::try_from(at).or(Err(option.refused(at.into(), holes.clone())))
        };
        let moved = match (self.from, self.to) {
            (-1, -1) => None,
            (from, to) => Some(Move { from: hole(OptionName::From, from)?, to: hole(OptionName::To, to)? }),
        };
        if moved.is_some_and(|m| m.from == m.to) {
            return Err(OptionName::To.refused(self.to.into(), holes));
        }
        let targets_of = match self.targets_of {
            -1 => None,
            of => Some(hole(OptionName::TargetsOf, of).map_err(|error| OptionError { least: -1, ..error })?),
        };
        let width = OptionName::Width.within(self.width.into(), 0..=Drawing::WIDTH_MAX.into())?;
        Ok(Shown { moved, targets_of, width: if width == 0 { Drawing::WIDTH } else { width } })
    }
}
