//! Lists whose memory may not be there: what cannot be had is an error, and never the end of the program.

use std::collections::TryReserveError;

/// A list with room for so many items.
pub fn try_with_capacity<T>(count: usize) -> Result<Vec<T>, TryReserveError> {
    let mut list = Vec::new();
    list.try_reserve_exact(count)?;
    Ok(list)
}

/// The items as a list.
pub fn try_collect<T>(items: impl IntoIterator<Item = T>) -> Result<Vec<T>, TryReserveError> {
    let items = items.into_iter();
    let mut list = try_with_capacity(items.size_hint().0)?;
    for item in items {
        list.try_reserve(1)?;
        list.push(item);
    }
    Ok(list)
}
