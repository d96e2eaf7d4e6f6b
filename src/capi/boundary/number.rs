//! Numbers and plain structs from C.

use super::status::Misuse;

/// The value that a number from C stands for; [`Misuse::Argument`] for none.
pub fn number<N, T: TryFrom<N>>(number: N) -> Result<T, Misuse> {
    T::try_from(number).or(Err(Misuse::Argument))
}

/// The value that a struct from C stands for, the default for NULL.
pub fn given<'a, S, T>(info: Option<&'a S>) -> Result<T, T::Error>
where
    T: Default + TryFrom<&'a S>,
{
    info.map_or(Ok(T::default()), T::try_from)
}

/// The value that `read` finds in a struct which only the library writes. [`Misuse::Argument`] when the library would have
/// written another struct for that value.
pub fn written<S, U: Copy>(info: &S, read: impl FnOnce(&S) -> Option<U>) -> Result<U, Misuse>
where
    S: From<U> + PartialEq,
{
    read(info).filter(|&value| *info == value.into()).ok_or(Misuse::Argument)
}

/// The `n` items at `items`; [`Misuse::Argument`] for NULL, and when `n` is not `count`.
///
/// # Safety
///
/// `items` is NULL, or can be read for `n` items and does not change while the result lives.
pub unsafe fn items<'a, T>(items: *const T, n: usize, count: usize) -> Result<&'a [T], Misuse> {
    if items.is_null() || n != count {
        return Err(Misuse::Argument);
    }
    // SAFETY: as many items as the caller promised.
    Ok(unsafe { std::slice::from_raw_parts(items, n) })
}
