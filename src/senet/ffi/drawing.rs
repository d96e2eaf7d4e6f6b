//! Drawings
//!
//! A board as a picture, an SVG image, and as lines of text. In a picture the six marked houses have signs: the ankh of
//! rebirth, the sign of beauty, water, three strokes, two strokes, and the sun.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use super::board::senet_board;
use super::options::{house_of, senet_option_error};
use crate::abi::{Options, TextOut, call, check, offer, read, read_options};
use crate::option_error::{OptionError, OptionName};
use crate::senet::{Board, Drawing, House};

/// Room in which every drawing as text fits with its NUL.
pub const SENET_TEXT_MAX: i32 = 128;
/// Room in which every drawing as a picture fits with its NUL.
pub const SENET_SVG_MAX: i32 = 16384;
/// The width of a picture in pixels when none is asked for.
pub const SENET_SVG_WIDTH: i32 = 520;
/// The largest width of a picture in pixels.
pub const SENET_SVG_WIDTH_MAX: i32 = 65536;

const _: () = assert!(SENET_SVG_WIDTH as u32 == Drawing::WIDTH);
const _: () = assert!(SENET_SVG_WIDTH_MAX as u32 == Drawing::WIDTH_MAX);

/// What a drawing shows beside the pieces: filled by senet_drawing_options_init, then changed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct senet_drawing_options {
    /// The size of this struct in bytes.
    pub size: u32,
    /// Not 0 to show the numbers of the houses, in text those at the ends of the rows.
    pub names: i32,
    /// The house to show as the one that a move went from, 0 for none.
    pub from: i32,
    /// The house to show as the one that it went to, 0 for none.
    pub to: i32,
    /// The width of a picture in pixels, up to SENET_SVG_WIDTH_MAX; 0 for SENET_SVG_WIDTH. The height follows from it.
    pub width: i32,
    /// 0.
    pub reserved: i32,
}

// SAFETY: numbers.
unsafe impl Options for senet_drawing_options {
    const FIRST_SIZE: usize = size_of::<senet_drawing_options>();

    fn defaults() -> Self {
        let size = size_of::<senet_drawing_options>() as u32;
        senet_drawing_options { size, names: 0, from: 0, to: 0, width: 0, reserved: 0 }
    }
}

/// Fills in what shows the pieces and nothing else.
///
/// @param options  where to write it; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn senet_drawing_options_init(options: Option<&mut MaybeUninit<senet_drawing_options>>) {
    offer(options, senet_drawing_options::defaults());
}

/// Whether a drawing takes some options, and which of them it refuses first. Since interface 2.
///
/// @param options  what is asked for, or NULL for the pieces alone
/// @param error    where to write the option that is refused, all 0 when none is; may be NULL
/// @return 0, or a negative status, as a drawing answers with these options (SENET_ERR_ARGUMENT for an option out of its
/// range, SENET_ERR_NULL for a pointer)
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_drawing_options_check(
    options: *const senet_drawing_options,
    error: Option<&mut MaybeUninit<senet_option_error>>,
) -> i32 {
    // SAFETY: the header asks for options of the size they say.
    call(|| check(unsafe { checked(options) }, error))
}

/// A board as an SVG image: ASCII text of one element a line, under twelve kilobytes.
///
/// @param options  what it shows, or NULL for the pieces alone
/// @param buf      room for the image; SENET_SVG_MAX bytes are always enough
/// @param cap      how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; SENET_ERR_ARGUMENT for a number in the options that is out of
/// range, or another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_svg(
    board: Option<&senet_board>,
    options: *const senet_drawing_options,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    // SAFETY: the header asks for options of the size they say.
    read(board, |b| out.write(unsafe { asked(options, b) }?.svg()))
}

/// A board as three lines of text, each with its line end: l and d are pieces, a dot is an empty house, a colon the one
/// that a move went from, and brackets are round what stands where it went to. Behind a marked house is its mark: + for
/// 15, * for 26, ~ for 27, 3 for 28, 2 for 29 and 1 for 30.
///
/// @param options  what it shows, or NULL for the pieces alone
/// @param buf      room for the text; SENET_TEXT_MAX bytes are always enough
/// @param cap      how many bytes there is room for, the NUL included
/// @return as senet_svg
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_text(
    board: Option<&senet_board>,
    options: *const senet_drawing_options,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    // SAFETY: the header asks for options of the size they say.
    read(board, |b| out.write(unsafe { asked(options, b) }?.text()))
}

/// The drawing of a board that options ask for.
///
/// # Safety
///
/// `options` is NULL, or can be read for as many bytes as it says it has.
unsafe fn asked(options: *const senet_drawing_options, board: &Board) -> Result<Drawing<'_>, OptionError> {
    if options.is_null() {
        return Ok(Drawing::of(board));
    }
    // SAFETY: passed on.
    let asked = unsafe { read_options(options) }?;
    let Shown { from, to, width } = asked.shown()?;
    Ok(Drawing::of(board).names(asked.names != 0).width(width).between(from, to))
}

/// Whether a drawing takes some options.
///
/// # Safety
///
/// As `asked`.
unsafe fn checked(options: *const senet_drawing_options) -> Result<(), OptionError> {
    if options.is_null() {
        return Ok(());
    }
    // SAFETY: passed on.
    unsafe { read_options(options) }?.shown().map(|_| ())
}

/// What the numbers of some options stand for.
struct Shown {
    from: Option<House>,
    to: Option<House>,
    width: u32,
}

impl senet_drawing_options {
    fn shown(&self) -> Result<Shown, OptionError> {
        let from = house_of(OptionName::From, self.from)?;
        let to = house_of(OptionName::To, self.to)?;
        let width = OptionName::Width.within(self.width.into(), 0..=Drawing::WIDTH_MAX.into())?;
        OptionName::all_within(&[(OptionName::Reserved, self.reserved)], 0..=0)?;
        Ok(Shown { from, to, width: if width == 0 { Drawing::WIDTH } else { width } })
    }
}
