//! Options that C gives with their size in front, so that they can grow from version to version.

use std::ffi::c_char;

use super::answer::Status;
use super::{Misuse, Out, offer};
use crate::option_error::{OptionError, OptionName};

/// A struct of options whose first field is its size in bytes, as an `uint32_t`.
///
/// # Safety
///
/// The type is `repr(C)`, begins with a `u32`, and every bit pattern that C can put into it is a value of it.
pub unsafe trait Options: Copy {
    /// The size of the first version that was released.
    const FIRST_SIZE: usize;

    /// What is not given is taken from here.
    fn defaults() -> Self;
}

/// Writes the default options of the first version, for a caller that may know no later one.
pub fn init_options<T: Options>(out: Out<'_, T>, options: T) {
    if let Some(place) = out {
        // SAFETY: the first version has so many bytes.
        unsafe { write_options(place.as_mut_ptr(), T::FIRST_SIZE, options) };
    }
}

/// Writes as much of some options as the caller's struct has, and 0 where it has more than this version knows; nothing for
/// NULL or for a size that no version has.
///
/// # Safety
///
/// `place` is NULL, or can be written for `size` bytes.
pub unsafe fn write_options<T: Options>(place: *mut T, size: usize, options: T) {
    if place.is_null() || !(T::FIRST_SIZE..=SIZE_MAX).contains(&size) {
        return;
    }
    let known = size.min(size_of::<T>());
    // SAFETY: so many bytes can be written, and the options have those that are known. They begin with their size.
    unsafe {
        place.cast::<u8>().write_bytes(0, size);
        place.cast::<u8>().copy_from_nonoverlapping((&raw const options).cast(), known);
        place.cast::<u32>().write_unaligned(size as u32);
    }
}

/// A struct that says it is larger than this is not one.
const SIZE_MAX: usize = 4096;

/// The options at `options`; those of an older version are filled up with the defaults. Refused are NULL, a size that
/// no version has, and a larger one with something in it that this version does not know.
///
/// # Safety
///
/// `options` is NULL, or can be read for four bytes and for as many as these say.
pub unsafe fn read_options<T: Options>(options: *const T) -> Result<T, OptionError> {
    if options.is_null() {
        return Err(OptionName::Options.refused(0, 0..=0));
    }
    // SAFETY: the size stands in front.
    let size = unsafe { options.cast::<u32>().read_unaligned() };
    let refused = || OptionName::Size.refused(size.into(), T::FIRST_SIZE as i64..=size_of::<T>() as i64);
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    if !(T::FIRST_SIZE..=SIZE_MAX).contains(&size) {
        return Err(refused());
    }
    // SAFETY: as many bytes as the struct says it has.
    let given = unsafe { std::slice::from_raw_parts(options.cast::<u8>(), size) };
    let known = size.min(size_of::<T>());
    if given[known..].iter().any(|&byte| byte != 0) {
        return Err(refused());
    }
    let mut read = T::defaults();
    // SAFETY: no more bytes than `T` has, any of which it may hold.
    unsafe { (&raw mut read).cast::<u8>().copy_from_nonoverlapping(given.as_ptr(), known) };
    Ok(read)
}

impl From<OptionError> for Misuse {
    fn from(error: OptionError) -> Misuse {
        match error.option {
            OptionName::Options | OptionName::Avoid => Misuse::Null,
            _ => Misuse::Argument,
        }
    }
}

/// The name of an option as C holds it, ended by a NUL.
pub fn name_text(option: OptionName) -> [c_char; 32] {
    let mut text = [0; 32];
    for (place, byte) in text[..31].iter_mut().zip(option.name().bytes()) {
        *place = byte as c_char;
    }
    text
}

/// Answers whether options are taken, and writes what is wrong with them where C asks for it: all 0 when nothing is.
pub fn check<E: From<Option<OptionError>>>(
    checked: Result<(), OptionError>,
    error: Out<'_, E>,
) -> Result<Status, Misuse> {
    let refused = checked.err();
    offer(error, refused.into());
    refused.map_or(Ok(Status::DONE), |error| Err(error.into()))
}

/// Makes a struct of C, which has the same fields in every engine, out of an [`OptionError`], and the other way round.
macro_rules! option_error {
    ($error:ident) => {
        impl From<Option<$crate::OptionError>> for $error {
            fn from(refused: Option<$crate::OptionError>) -> $error {
                let none = $error { option: 0, reserved: 0, value: 0, least: 0, most: 0, name: [0; 32] };
                refused.map_or(none, |$crate::OptionError { option, value, least, most }| {
                    let name = $crate::abi::name_text(option);
                    $error { option: option as i32, reserved: 0, value, least, most, name }
                })
            }
        }

        impl TryFrom<&$error> for $crate::OptionError {
            type Error = $crate::abi::Misuse;

            fn try_from(error: &$error) -> Result<$crate::OptionError, $crate::abi::Misuse> {
                let $error { option, value, least, most, .. } = *error;
                let option = $crate::OptionName::ALL.into_iter().find(|&known| known as i32 == option);
                let option = option.ok_or($crate::abi::Misuse::Argument)?;
                Ok($crate::OptionError { option, value, least, most })
            }
        }
    };
}
pub(crate) use option_error;
