//! The handles that a program of calls has.

/// A handle and what it should be; none is NULL.
pub struct Held<H, T> {
    pub handle: Option<Box<H>>,
    pub model: Option<T>,
}

impl<H, T> Held<H, T> {
    pub const NONE: Self = Held { handle: None, model: None };

    /// Holds another handle; the one before is released or taken.
    pub fn put(&mut self, handle: Option<Box<H>>, model: Option<T>) {
        assert_eq!(handle.is_some(), model.is_some(), "a handle comes with what it should be");
        (self.handle, self.model) = (handle, model);
    }

    pub fn get(&self) -> Option<&H> {
        self.handle.as_deref()
    }
}

/// How many of some are handles.
pub fn held<H, T>(all: &[Held<H, T>]) -> usize {
    all.iter().filter(|held| held.handle.is_some()).count()
}
