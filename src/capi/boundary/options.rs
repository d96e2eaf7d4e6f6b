//! Options structs that begin with their size, so that a later version can add fields.

use libc::{c_char, c_void};

use super::answer::Status;
use super::out::{Out, offer};
use super::status::Misuse;
use crate::kit::{OptionError, OptionName};

/// A struct of options whose first field is its size in bytes, as an `uint32_t`.
///
/// # Safety
///
/// The type is `repr(C)`, begins with a `u32`, and every bit pattern that C can put into it is a value of it.
pub unsafe trait Options: Copy {
    /// The size of the first version that was released.
    const FIRST_SIZE: usize;

    /// The values of fields that a caller does not have.
    fn defaults() -> Self;
}

/// Writes some options as the struct of the first version, for a caller that may know no later one; does nothing for NULL.
pub fn write_first<T: Options>(out: Out<'_, T>, options: T) {
    if let Some(place) = out {
        // SAFETY: `place` has at least the bytes of the first version.
        unsafe { write_options(place.as_mut_ptr(), T::FIRST_SIZE, options) };
    }
}

/// Writes as much of some options as the caller's struct has, and 0 where it is larger than the struct of this version.
/// Does nothing for NULL and for a size that no version has.
///
/// # Safety
///
/// `place` is NULL, or valid for writing `size` bytes.
pub unsafe fn write_options<T: Options>(place: *mut T, size: usize, options: T) {
    if place.is_null() || !(T::FIRST_SIZE..=SIZE_MAX).contains(&size) {
        return;
    }
    let known = size.min(size_of::<T>());
    // SAFETY: `size` bytes can be written, and `options` has at least `known` bytes. The size is the first field.
    unsafe {
        place.cast::<u8>().write_bytes(0, size);
        place.cast::<u8>().copy_from_nonoverlapping((&raw const options).cast(), known);
        place.cast::<u32>().write_unaligned(size as u32);
    }
}

/// As [`read_options`], the defaults for NULL.
///
/// # Safety
///
/// As for [`read_options`].
pub unsafe fn options_or_defaults<T: Options>(options: *const T) -> Result<T, OptionError> {
    // SAFETY: passed on.
    if options.is_null() { Ok(T::defaults()) } else { unsafe { read_options(options) } }
}

/// A function of C that is called with the outcome so far. It ends the search by returning anything but 0.
pub type Progress<R> = Option<extern "C" fn(result: *const R, user: *mut c_void) -> i32>;

/// That function as a search calls it; `None` for NULL.
pub fn progress<O, R>(progress: Progress<R>, user: *mut c_void) -> Option<impl FnMut(&O) -> bool>
where
    R: for<'a> From<&'a O>,
{
    progress.map(|progress| move |outcome: &O| progress(&R::from(outcome), user) != 0)
}

/// A larger size is invalid.
const SIZE_MAX: usize = 4096;

/// The options at `options`. Fields that a smaller struct of an older version lacks get the defaults. Refused are NULL, a
/// size that no version has, and a larger struct with a byte other than 0 in its unknown part.
///
/// # Safety
///
/// `options` is NULL, or valid for reading four bytes, and as many as these say.
pub unsafe fn read_options<T: Options>(options: *const T) -> Result<T, OptionError> {
    if options.is_null() {
        return Err(OptionName::Options.refused(0, 0..=0));
    }
    // SAFETY: the size is the first field.
    let size = unsafe { options.cast::<u32>().read_unaligned() };
    let refused = || OptionName::Size.refused(size.into(), T::FIRST_SIZE as i64..=size_of::<T>() as i64);
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    if !(T::FIRST_SIZE..=SIZE_MAX).contains(&size) {
        return Err(refused());
    }
    // SAFETY: as many bytes as the size field says.
    let given = unsafe { std::slice::from_raw_parts(options.cast::<u8>(), size) };
    let known = size.min(size_of::<T>());
    if given[known..].iter().any(|&byte| byte != 0) {
        return Err(refused());
    }
    let mut read = T::defaults();
    // SAFETY: no more bytes than `T` has, and every bit pattern is a `T`.
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
                    let name = $crate::capi::boundary::name_text(option);
                    $error { option: option as i32, reserved: 0, value, least, most, name }
                })
            }
        }

        impl TryFrom<&$error> for $crate::OptionError {
            type Error = $crate::capi::boundary::Misuse;

            fn try_from(error: &$error) -> Result<$crate::OptionError, $crate::capi::boundary::Misuse> {
                let $error { option, value, least, most, .. } = *error;
                let option = $crate::OptionName::ALL.into_iter().find(|&known| known as i32 == option);
                let option = option.ok_or($crate::capi::boundary::Misuse::Argument)?;
                Ok($crate::OptionError { option, value, least, most })
            }
        }
    };
}
pub(crate) use option_error;
