//! What a search tells on its way.

use std::ffi::c_void;

use super::answer::same;

/// The results that were told, and how often one may be before the search is stopped.
pub struct Way<R> {
    pub results: Vec<R>,
    pub most: usize,
}

impl<R> Way<R> {
    pub fn new(most: usize) -> Way<R> {
        Way { results: vec![], most }
    }

    /// Takes a result; whether the search is to end.
    pub fn tell(&mut self, result: R) -> bool {
        self.results.push(result);
        self.results.len() >= self.most
    }

    /// Whether the same was told, in every byte.
    pub fn is(&self, other: &Way<R>) -> bool {
        self.results.len() == other.results.len()
            && self.results.iter().zip(&other.results).all(|(one, other)| same(one, other))
    }
}

/// The callback of a search whose user data is a [`Way`].
pub extern "C" fn progress<R: Copy>(result: *const R, user: *mut c_void) -> i32 {
    // SAFETY: a result, and what the options hold as user.
    let (result, way) = unsafe { (*result, &mut *user.cast::<Way<R>>()) };
    way.tell(result).into()
}
