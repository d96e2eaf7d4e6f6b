//! Constants by name
//!
//! Every number that this header gives a name to, for hosts that load the library while they run and have no
//! preprocessor. Those that read C declarations find the same names in sternhalma.cdef.h.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use crate::capi::boundary::{Bool, Constants, Misuse, Out, TextIn, call, offer, static_text};

/// Room that a constant's name needs, its NUL included.
pub const STERNHALMA_CONSTANT_NAME_MAX: i32 = 64;

static CONSTANTS: Constants =
    Constants { prefix: "STERNHALMA_", list: include!(concat!(env!("OUT_DIR"), "/sternhalma_constants.rs")) };

const _: () = assert!(CONSTANTS.longest() <= STERNHALMA_CONSTANT_NAME_MAX as usize);

/// The number that a name of this header stands for.
///
/// @param name   the name, with or without STERNHALMA_ in front, such as "POS_LETTER": text ended by a NUL, of which
/// at most STERNHALMA_CONSTANT_NAME_MAX bytes are looked at
/// @param value  where to write the number
/// @return 1; 0, and nothing is written, when there is no such name or a pointer is NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_constant(
    name: *const c_char,
    value: Option<&mut MaybeUninit<i64>>,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let name = unsafe { TextIn::ended(name, STERNHALMA_CONSTANT_NAME_MAX as usize) };
    call(|| constant(name, value))
}

/// As sternhalma_constant, of a name that need not end in a NUL.
///
/// @param len  its length in bytes
/// @return as sternhalma_constant
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_constant_n(
    name: *const c_char,
    len: usize,
    value: Option<&mut MaybeUninit<i64>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let name = unsafe { TextIn::counted(name, len, STERNHALMA_CONSTANT_NAME_MAX as usize) };
    call(|| constant(name, value))
}

fn constant(name: TextIn<'_>, value: Out<'_, i64>) -> Result<Bool, Misuse> {
    let value = value.ok_or(Misuse::Null)?;
    let number = CONSTANTS.named(name.bytes()?).ok_or(Misuse::Argument)?;
    value.write(number);
    Ok(Bool(true))
}

/// The constants one by one, in the order of this header.
///
/// @param i      from 0
/// @param value  where to write the number that the name stands for; may be NULL
/// @return the name without STERNHALMA_, text that lives for ever; NULL, and nothing is written, when there are not
/// so many
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_constant_at(i: i32, value: Option<&mut MaybeUninit<i64>>) -> *const c_char {
    let constant = usize::try_from(i).ok().and_then(|i| CONSTANTS.list.get(i));
    static_text(constant.map(|&(name, number)| {
        offer(value, number);
        name
    }))
}
