//! The C interface of the Senet engine, a file a section of `include/senet.h`, from simple to advanced.
//!
//! The doc comments of the sections are those of the header, for readers of C. The conventions that all functions share,
//! also what `unsafe` functions with buffers require of their callers, are in `src/capi/boundary/header`.

// The names are C's.
#![allow(non_camel_case_types)]
#![allow(clippy::missing_safety_doc)]

pub mod board;
#[rustfmt::skip]
pub mod constants;
pub mod drawing;
pub mod evaluation;
pub mod moves;
pub mod options;
pub mod play;
pub mod rules;
pub mod search;
#[rustfmt::skip]
pub mod table;
#[cfg(feature = "test-panic")]
mod test_panic;
pub mod track;
pub mod version;
