//! Options that are refused
//!
//! A function that takes options refuses those that are out of their range with FANORONA_ERR_ARGUMENT, and NULL where there
//! has to be something with FANORONA_ERR_NULL. fanorona_search_options_check tells
//! which one it is.

use libc::c_char;

use crate::capi::boundary::{Misuse, TextOut, call, option_error};
use crate::kit::{OptionError, OptionName};

/// All the options together: they are NULL.
pub const FANORONA_OPTION_OPTIONS: i32 = 1;
/// The size of the options: they are not initialised, or newer than the library.
pub const FANORONA_OPTION_SIZE: i32 = 2;
/// A number that is 0.
pub const FANORONA_OPTION_RESERVED: i32 = 3;
/// The most whole moves to look ahead.
pub const FANORONA_OPTION_DEPTH: i32 = 4;
/// The most memory for positions already looked at.
pub const FANORONA_OPTION_TABLE_KIB: i32 = 5;
/// A number among the weights that is 0.
pub const FANORONA_OPTION_WEIGHT_RESERVED: i32 = 18;
/// The weight of a stone.
pub const FANORONA_OPTION_WEIGHT_STONE: i32 = 25;
/// The weight of a stone on a point with diagonals.
pub const FANORONA_OPTION_WEIGHT_STRONG: i32 = 26;
/// The weight of nearness to the middle.
pub const FANORONA_OPTION_WEIGHT_CENTRE: i32 = 27;
/// The weight of empty points beside stones.
pub const FANORONA_OPTION_WEIGHT_ROOM: i32 = 28;

/// Room in which every sentence of fanorona_option_error_text fits with its NUL.
pub const FANORONA_OPTION_TEXT_MAX: i32 = 256;

const _: () = assert!(
    FANORONA_OPTION_OPTIONS == OptionName::Options as i32
        && FANORONA_OPTION_SIZE == OptionName::Size as i32
        && FANORONA_OPTION_RESERVED == OptionName::Reserved as i32
        && FANORONA_OPTION_DEPTH == OptionName::Depth as i32
        && FANORONA_OPTION_TABLE_KIB == OptionName::TableKib as i32
        && FANORONA_OPTION_WEIGHT_RESERVED == OptionName::WeightReserved as i32
        && FANORONA_OPTION_WEIGHT_STONE == OptionName::WeightStone as i32
        && FANORONA_OPTION_WEIGHT_STRONG == OptionName::WeightStrong as i32
        && FANORONA_OPTION_WEIGHT_CENTRE == OptionName::WeightCentre as i32
        && FANORONA_OPTION_WEIGHT_ROOM == OptionName::WeightRoom as i32
);

/// An option that is refused, and the numbers that it takes. Since interface 2.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct fanorona_option_error {
    /// The option, a FANORONA_OPTION_ number; 0 for none.
    pub option: i32,
    /// 0.
    pub reserved: i32,
    /// The number that it was given.
    pub value: i64,
    /// The least number that it takes.
    pub least: i64,
    /// The greatest number that it takes; INT64_MAX when there is none.
    pub most: i64,
    /// The name of the field, such as "depth" or "weights.stone", ended by a NUL.
    pub name: [c_char; 32],
}
option_error!(fanorona_option_error);

/// What is wrong with an option, in a sentence: "depth -1 is out of range (at least 0)". Since interface 2.
///
/// @param error  what a check wrote
/// @param buf    room for the text; FANORONA_OPTION_TEXT_MAX bytes are always enough
/// @param cap    how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT when option is no FANORONA_OPTION_ number,
/// or another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_option_error_text(
    error: Option<&fanorona_option_error>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    call(|| out.write(OptionError::try_from(error.ok_or(Misuse::Null)?)?))
}
