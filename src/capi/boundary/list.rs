//! Lists written to C.

use super::answer::List;
use super::status::Misuse;

/// A buffer of the caller for a list. As many items as fit are written; the result is always the whole number of items.
pub struct ListOut<T> {
    buffer: *mut T,
    cap: usize,
}

impl<T> ListOut<T> {
    /// The buffer at `out` with a capacity of `cap` items. NULL with a capacity of 0 only asks for the number.
    ///
    /// # Safety
    ///
    /// `out` is NULL, or valid for writing `cap` items while this lives, and nothing else accesses them.
    pub unsafe fn new(out: *mut T, cap: usize) -> ListOut<T> {
        ListOut { buffer: out, cap }
    }

    /// The capacity. [`Misuse::Null`] for NULL with a capacity above 0.
    pub fn cap(&self) -> Result<usize, Misuse> {
        if self.buffer.is_null() && self.cap > 0 { Err(Misuse::Null) } else { Ok(self.cap) }
    }

    /// Writes the items. [`Misuse::Null`] for NULL with a capacity above 0.
    pub fn fill(self, items: impl IntoIterator<Item = T>) -> Result<List, Misuse> {
        let cap = self.cap()?;
        let mut count = 0;
        for item in items {
            if count < cap {
                // SAFETY: the caller of `new` promised that `cap` items can be written here.
                unsafe { self.buffer.add(count).write(item) };
            }
            count += 1;
        }
        Ok(List(count))
    }
}
