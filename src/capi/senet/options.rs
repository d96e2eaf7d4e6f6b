//! Options that are refused
//!
//! A function that takes options refuses those that are out of their range with SENET_ERR_ARGUMENT, and NULL where there
//! has to be something with SENET_ERR_NULL. senet_search_options_check and
//! senet_drawing_options_check tell which one it is.

use libc::c_char;

use super::moves::only_one;
use crate::capi::boundary::{Misuse, TextOut, call, option_error};
use crate::kit::{OptionError, OptionName};
use crate::senet::House;

/// All the options together: they are NULL.
pub const SENET_OPTION_OPTIONS: i32 = 1;
/// The size of the options: they are not initialised, or newer than the library.
pub const SENET_OPTION_SIZE: i32 = 2;
/// A number that is 0.
pub const SENET_OPTION_RESERVED: i32 = 3;
/// The most throws to look ahead.
pub const SENET_OPTION_DEPTH: i32 = 4;
/// The most memory for positions already looked at.
pub const SENET_OPTION_TABLE_KIB: i32 = 5;
/// The width of a picture.
pub const SENET_OPTION_WIDTH: i32 = 6;
/// The house that a move went from.
pub const SENET_OPTION_FROM: i32 = 7;
/// The house that a move went to.
pub const SENET_OPTION_TO: i32 = 8;
/// The house whose piece alone may be moved.
pub const SENET_OPTION_ONLY: i32 = 9;
/// A number among the weights that is 0.
pub const SENET_OPTION_WEIGHT_RESERVED: i32 = 18;
/// The weight of runs that block.
pub const SENET_OPTION_WEIGHT_BLOCKADE: i32 = 23;
/// How ties are settled.
pub const SENET_OPTION_WEIGHT_TIES: i32 = 24;

/// Room in which every sentence of senet_option_error_text fits with its NUL.
pub const SENET_OPTION_TEXT_MAX: i32 = 256;

const _: () = assert!(
    SENET_OPTION_OPTIONS == OptionName::Options as i32
        && SENET_OPTION_SIZE == OptionName::Size as i32
        && SENET_OPTION_RESERVED == OptionName::Reserved as i32
        && SENET_OPTION_DEPTH == OptionName::Depth as i32
        && SENET_OPTION_TABLE_KIB == OptionName::TableKib as i32
        && SENET_OPTION_WIDTH == OptionName::Width as i32
        && SENET_OPTION_FROM == OptionName::From as i32
        && SENET_OPTION_TO == OptionName::To as i32
        && SENET_OPTION_ONLY == OptionName::Only as i32
        && SENET_OPTION_WEIGHT_RESERVED == OptionName::WeightReserved as i32
        && SENET_OPTION_WEIGHT_BLOCKADE == OptionName::WeightBlockade as i32
        && SENET_OPTION_WEIGHT_TIES == OptionName::WeightTies as i32
);

/// An option that is refused, and the numbers that it takes. Since interface 2.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct senet_option_error {
    /// The option, a SENET_OPTION_ number; 0 for none.
    pub option: i32,
    /// 0.
    pub reserved: i32,
    /// The number that it was given.
    pub value: i64,
    /// The least number that it takes.
    pub least: i64,
    /// The greatest number that it takes; INT64_MAX when there is none.
    pub most: i64,
    /// The name of the field, such as "depth" or "weights.blockade", ended by a NUL.
    pub name: [c_char; 32],
}
option_error!(senet_option_error);

/// What is wrong with an option, in a sentence: "depth -1 is out of range (at least 0)". Since interface 2.
///
/// @param error  what a check wrote
/// @param buf    room for the text; SENET_OPTION_TEXT_MAX bytes are always enough
/// @param cap    how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; SENET_ERR_ARGUMENT when option is no SENET_OPTION_ number,
/// or another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_option_error_text(
    error: Option<&senet_option_error>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    call(|| out.write(OptionError::try_from(error.ok_or(Misuse::Null)?)?))
}

/// The house of an option, or none for 0.
pub(crate) fn house_of(option: OptionName, house: i32) -> Result<Option<House>, OptionError> {
    only_one(house).or(Err(option.refused(house.into(), 0..=House::COUNT as i64)))
}
