//! How the library answers when it is misused.

use std::ffi::CStr;

/// A misuse of the library, the same in all its engines. The numbers are what a status function answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Misuse {
    /// A pointer that must not be NULL is.
    Null = -1,
    /// A number or a size that the function does not take.
    Argument = -2,
    /// Memory ran out.
    Memory = -3,
    /// The library failed: a fault of its own.
    Internal = -4,
    /// The handle is out of use, since the library failed on it; it can only be freed.
    Poisoned = -5,
}

impl Misuse {
    /// Every misuse, from -1 down.
    pub const ALL: [Misuse; 5] =
        [Misuse::Null, Misuse::Argument, Misuse::Memory, Misuse::Internal, Misuse::Poisoned];

    /// The status in words; `None` for a number that is no misuse.
    pub fn text(status: i32) -> Option<&'static CStr> {
        let misuse = Self::ALL.into_iter().find(|&m| m as i32 == status)?;
        Some(match misuse {
            Misuse::Null => c"a null pointer",
            Misuse::Argument => c"a bad argument",
            Misuse::Memory => c"out of memory",
            Misuse::Internal => c"an internal error",
            Misuse::Poisoned => c"the handle is out of use after an internal error",
        })
    }
}

impl From<std::collections::TryReserveError> for Misuse {
    fn from(_: std::collections::TryReserveError) -> Misuse {
        Misuse::Memory
    }
}
