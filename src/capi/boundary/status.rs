//! How the library answers when it is misused.

use crate::kit::codes;

codes! {
    /// A misuse of the library, the same in all its engines. The numbers are what a status function answers.
    pub enum Misuse: [text] {
        /// A pointer that must not be NULL is.
        Null = -1, "a null pointer";
        /// A number or a size that the function does not take.
        Argument = -2, "a bad argument";
        /// Memory ran out.
        Memory = -3, "out of memory";
        /// The library failed: a fault of its own.
        Internal = -4, "an internal error";
        /// The handle is out of use, since the library failed on it; it can only be freed.
        Poisoned = -5, "the handle is out of use after an internal error";
    }
}

impl From<std::collections::TryReserveError> for Misuse {
    fn from(_: std::collections::TryReserveError) -> Misuse {
        Misuse::Memory
    }
}
