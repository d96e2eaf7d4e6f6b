//! Constants by name
//!
//! Every number that this header gives a name to, for hosts that load the library while they run and have no
//! preprocessor. Those that read C declarations find the same names in fanorona.cdef.h.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use crate::capi::boundary::{Bool, Constants, Misuse, Out, TextIn, call, offer, static_text};

/// Room that a constant's name needs, its NUL included.
pub const FANORONA_CONSTANT_NAME_MAX: i32 = 64;

static CONSTANTS: Constants =
    Constants { prefix: "FANORONA_", list: include!(concat!(env!("OUT_DIR"), "/fanorona_constants.rs")) };

const _: () = assert!(CONSTANTS.longest() <= FANORONA_CONSTANT_NAME_MAX as usize);

/// The number that a name of this header stands for.
///
/// @param name   the name, with or without FANORONA_ in front, such as "POS_LETTER": text ended by a NUL, of which
/// at most FANORONA_CONSTANT_NAME_MAX bytes are looked at
/// @param value  where to write the number
/// @return 1; 0, and nothing is written, when there is no such name or a pointer is NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_constant(name: *const c_char, value: Option<&mut MaybeUninit<i64>>) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let name = unsafe { TextIn::ended(name, FANORONA_CONSTANT_NAME_MAX as usize) };
    call(|| constant(name, value))
}

/// As fanorona_constant, of a name that need not end in a NUL.
///
/// @param len  its length in bytes
/// @return as fanorona_constant
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_constant_n(
    name: *const c_char,
    len: usize,
    value: Option<&mut MaybeUninit<i64>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let name = unsafe { TextIn::counted(name, len, FANORONA_CONSTANT_NAME_MAX as usize) };
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
/// @return the name without FANORONA_, text that lives for ever; NULL, and nothing is written, when there are not
/// so many
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_constant_at(i: i32, value: Option<&mut MaybeUninit<i64>>) -> *const c_char {
    let constant = usize::try_from(i).ok().and_then(|i| CONSTANTS.list.get(i));
    static_text(constant.map(|&(name, number)| {
        offer(value, number);
        name
    }))
}
