//! Options that are refused
//!
//! A function that takes options refuses those that are out of their range with STERNHALMA_ERR_ARGUMENT, and NULL where there
//! has to be something with STERNHALMA_ERR_NULL. sternhalma_search_options_check,
//! sternhalma_solve_options_check and sternhalma_drawing_options_check tell which one it is.

use libc::c_char;

use crate::capi::boundary::{Misuse, TextOut, call, option_error};
use crate::kit::{OptionError, OptionName};

/// All the options together: they are NULL.
pub const STERNHALMA_OPTION_OPTIONS: i32 = 1;
/// The size of the options: they are not initialised, or newer than the library.
pub const STERNHALMA_OPTION_SIZE: i32 = 2;
/// A number that is 0.
pub const STERNHALMA_OPTION_RESERVED: i32 = 3;
/// The most plies to look ahead.
pub const STERNHALMA_OPTION_DEPTH: i32 = 4;
/// The most memory for positions already looked at.
pub const STERNHALMA_OPTION_TABLE_KIB: i32 = 5;
/// How many positions of each level a solver keeps, or the width of a picture.
pub const STERNHALMA_OPTION_WIDTH: i32 = 6;
/// Where a move that is drawn starts.
pub const STERNHALMA_OPTION_FROM: i32 = 7;
/// Where a move that is drawn stops.
pub const STERNHALMA_OPTION_TO: i32 = 8;
/// Whose interest each seat follows.
pub const STERNHALMA_OPTION_MODE: i32 = 10;
/// How positions are valued.
pub const STERNHALMA_OPTION_EVALUATION: i32 = 11;
/// The keys to be avoided: they are NULL.
pub const STERNHALMA_OPTION_AVOID: i32 = 12;
/// How many keys there are.
pub const STERNHALMA_OPTION_AVOID_LEN: i32 = 13;
/// The memory a solver may take.
pub const STERNHALMA_OPTION_MEMORY_KIB: i32 = 14;
/// Whether a solver goes on until the crossing is proved to be the shortest.
pub const STERNHALMA_OPTION_EXACT: i32 = 15;
/// How many threads work at a crossing.
pub const STERNHALMA_OPTION_THREADS: i32 = 16;
/// The hole whose piece is drawn with where it can end its move.
pub const STERNHALMA_OPTION_TARGETS_OF: i32 = 17;
/// A number among the weights that is 0.
pub const STERNHALMA_OPTION_WEIGHT_RESERVED: i32 = 18;
/// The weight of the distance left.
pub const STERNHALMA_OPTION_WEIGHT_DISTANCE: i32 = 19;
/// The weight of the rearmost piece.
pub const STERNHALMA_OPTION_WEIGHT_STRAGGLER: i32 = 20;
/// The weight of hop classes.
pub const STERNHALMA_OPTION_WEIGHT_CLASSES: i32 = 21;
/// The weight of pieces in front of an empty hole of the home.
pub const STERNHALMA_OPTION_WEIGHT_BLOCKING: i32 = 22;

/// Room in which every sentence of sternhalma_option_error_text fits with its NUL.
pub const STERNHALMA_OPTION_TEXT_MAX: i32 = 256;

const _: () = assert!(
    STERNHALMA_OPTION_OPTIONS == OptionName::Options as i32
        && STERNHALMA_OPTION_SIZE == OptionName::Size as i32
        && STERNHALMA_OPTION_RESERVED == OptionName::Reserved as i32
        && STERNHALMA_OPTION_DEPTH == OptionName::Depth as i32
        && STERNHALMA_OPTION_TABLE_KIB == OptionName::TableKib as i32
        && STERNHALMA_OPTION_WIDTH == OptionName::Width as i32
        && STERNHALMA_OPTION_FROM == OptionName::From as i32
        && STERNHALMA_OPTION_TO == OptionName::To as i32
        && STERNHALMA_OPTION_MODE == OptionName::Mode as i32
        && STERNHALMA_OPTION_EVALUATION == OptionName::Evaluation as i32
        && STERNHALMA_OPTION_AVOID == OptionName::Avoid as i32
        && STERNHALMA_OPTION_AVOID_LEN == OptionName::AvoidLen as i32
        && STERNHALMA_OPTION_MEMORY_KIB == OptionName::MemoryKib as i32
        && STERNHALMA_OPTION_EXACT == OptionName::Exact as i32
        && STERNHALMA_OPTION_THREADS == OptionName::Threads as i32
        && STERNHALMA_OPTION_TARGETS_OF == OptionName::TargetsOf as i32
        && STERNHALMA_OPTION_WEIGHT_RESERVED == OptionName::WeightReserved as i32
        && STERNHALMA_OPTION_WEIGHT_DISTANCE == OptionName::WeightDistance as i32
        && STERNHALMA_OPTION_WEIGHT_STRAGGLER == OptionName::WeightStraggler as i32
        && STERNHALMA_OPTION_WEIGHT_CLASSES == OptionName::WeightClasses as i32
        && STERNHALMA_OPTION_WEIGHT_BLOCKING == OptionName::WeightBlocking as i32
);

/// An option that is refused, and the numbers that it takes. Since interface 2.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_option_error {
    /// The option, a STERNHALMA_OPTION_ number; 0 for none.
    pub option: i32,
    /// 0.
    pub reserved: i32,
    /// The number that it was given.
    pub value: i64,
    /// The least number that it takes.
    pub least: i64,
    /// The greatest number that it takes; INT64_MAX when there is none.
    pub most: i64,
    /// The name of the field, such as "depth" or "weights.distance", ended by a NUL.
    pub name: [c_char; 32],
}
option_error!(sternhalma_option_error);

/// What is wrong with an option, in a sentence: "depth -1 is out of range (at least 0)". Since interface 2.
///
/// @param error  what a check wrote
/// @param buf    room for the text; STERNHALMA_OPTION_TEXT_MAX bytes are always enough
/// @param cap    how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; STERNHALMA_ERR_ARGUMENT when option is no STERNHALMA_OPTION_ number,
/// or another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_option_error_text(
    error: Option<&sternhalma_option_error>,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    call(|| out.write(OptionError::try_from(error.ok_or(Misuse::Null)?)?))
}
