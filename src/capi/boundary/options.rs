//! Options structs that begin with their size, so that a later version can add fields.

use libc::c_void;

use super::status::Misuse;

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

/// As [`read_options`], the defaults for NULL.
///
/// # Safety
///
/// As for [`read_options`].
pub unsafe fn options_or_defaults<T: Options>(options: *const T) -> Result<T, Misuse> {
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

/// The options at `options`. Fields that a smaller struct of an older version lacks get the defaults.
/// [`Misuse::Argument`] for a size that no version has, and for a larger struct with a byte other than 0 in its unknown
/// part.
///
/// # Safety
///
/// `options` is NULL, or valid for reading four bytes, and as many as these say.
pub unsafe fn read_options<T: Options>(options: *const T) -> Result<T, Misuse> {
    if options.is_null() {
        return Err(Misuse::Null);
    }
    // SAFETY: the size is the first field.
    let size = unsafe { options.cast::<u32>().read_unaligned() };
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    if !(T::FIRST_SIZE..=SIZE_MAX).contains(&size) {
        return Err(Misuse::Argument);
    }
    // SAFETY: as many bytes as the size field says.
    let given = unsafe { std::slice::from_raw_parts(options.cast::<u8>(), size) };
    let known = size.min(size_of::<T>());
    if given[known..].iter().any(|&byte| byte != 0) {
        return Err(Misuse::Argument);
    }
    let mut read = T::defaults();
    // SAFETY: no more bytes than `T` has, and every bit pattern is a `T`.
    unsafe { (&raw mut read).cast::<u8>().copy_from_nonoverlapping(given.as_ptr(), known) };
    Ok(read)
}
