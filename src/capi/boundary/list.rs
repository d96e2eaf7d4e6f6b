//! Lists given to C.

use super::answer::List;
use super::status::Misuse;

/// Room that C lends for a list: how many there are is always answered, and as many as fit are written.
pub struct ListOut<T> {
    room: *mut T,
    cap: usize,
}

impl<T> ListOut<T> {
    /// The room at `out` for `cap` items. NULL with no room only asks how many there are.
    ///
    /// # Safety
    ///
    /// `out` is NULL or good for writing `cap` items for as long as this lives, and nothing else looks at them.
    pub unsafe fn new(out: *mut T, cap: usize) -> ListOut<T> {
        ListOut { room: out, cap }
    }

    /// How many items there is room for. [`Misuse::Null`] when room was promised where there is none.
    pub fn cap(&self) -> Result<usize, Misuse> {
        if self.room.is_null() && self.cap > 0 { Err(Misuse::Null) } else { Ok(self.cap) }
    }

    /// Writes the items. [`Misuse::Null`] when room was promised where there is none.
    pub fn fill(self, items: impl IntoIterator<Item = T>) -> Result<List, Misuse> {
        let cap = self.cap()?;
        let mut count = 0;
        for item in items {
            if count < cap {
                // SAFETY: `new` was promised that `cap` items can be written here.
                unsafe { self.room.add(count).write(item) };
            }
            count += 1;
        }
        Ok(List(count))
    }
}
