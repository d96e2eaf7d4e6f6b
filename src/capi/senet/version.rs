//! Version and errors
//!
//! What the library is, whether it is in order, and what it says when it is misused.

use libc::c_char;

use super::board::senet_board;
use crate::capi::abi_version::SENET_ABI;
use crate::capi::boundary::{Bool, Misuse, VERSION, Wide, call, live, static_text, text_of};
use crate::senet::tables_ok;

/// A pointer that must not be NULL is.
pub const SENET_ERR_NULL: i32 = -1;
/// A number or a size that the function does not take.
pub const SENET_ERR_ARGUMENT: i32 = -2;
/// Memory ran out. Nothing was changed.
pub const SENET_ERR_MEMORY: i32 = -3;
/// A fault of the library's own. The handle it happened on is out of use.
pub const SENET_ERR_INTERNAL: i32 = -4;
/// The handle is out of use since an internal error; it can only be freed.
pub const SENET_ERR_DEAD: i32 = -5;

/// The number of this interface: it rises with every addition. A program asks for at least the SENET_ABI_VERSION it
/// was compiled with.
///
/// @return the number, at least 1
#[unsafe(no_mangle)]
pub extern "C" fn senet_abi_version() -> u32 {
    call(|| Ok(Wide(SENET_ABI)))
}

/// The version of the library as text, such as "0.1.0".
///
/// @return text that lives for ever
#[unsafe(no_mangle)]
pub extern "C" fn senet_version() -> *const c_char {
    static_text(Some(VERSION))
}

/// Whether the tables of the track, the sticks and the exits were built right: each is worked out again and compared.
///
/// @return 1 when every table agrees, 0 otherwise
#[unsafe(no_mangle)]
pub extern "C" fn senet_tables_ok() -> i32 {
    call(|| Ok(Bool(tables_ok())))
}

/// How many boards exist, made and not yet freed, over all threads. For tests: a program that frees what it makes ends
/// with 0.
///
/// @return the number of boards
#[unsafe(no_mangle)]
pub extern "C" fn senet_live() -> i32 {
    live::<senet_board>()
}

/// What a negative answer of a status, list or text function means, in words.
///
/// @param status  one of the SENET_ERR_ numbers
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn senet_status_text(status: i32) -> *const c_char {
    text_of::<Misuse>(status)
}
