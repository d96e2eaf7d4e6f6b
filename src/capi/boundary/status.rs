//! Misuse of the library.

use crate::kit::codes;

codes! {
    /// A misuse of the library, the same in all engines. A status function returns its number.
    pub enum Misuse: [text] {
        /// A required pointer was NULL.
        Null = -1, "a null pointer";
        /// A number or a size was out of range.
        Argument = -2, "a bad argument";
        /// Memory ran out.
        Memory = -3, "out of memory";
        /// The library itself failed.
        Internal = -4, "an internal error";
        /// The library failed on this handle before; it can only be freed.
        Poisoned = -5, "the handle is out of use after an internal error";
    }
}

impl From<std::collections::TryReserveError> for Misuse {
    fn from(_: std::collections::TryReserveError) -> Misuse {
        Misuse::Memory
    }
}
