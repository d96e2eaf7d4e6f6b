//! Words that C holds for ever and Rust shows.

use std::ffi::CStr;

/// A text as Rust shows it. Those of this library are ASCII.
pub fn as_str(text: &'static CStr) -> &'static str {
    text.to_str().unwrap_or_default()
}
