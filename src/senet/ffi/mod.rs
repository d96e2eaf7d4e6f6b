//! The C interface of the Senet engine, a file a section of `include/senet.h`, from simple to advanced.
//!
//! The doc comments of the sections are the header's: they speak to a C reader. What they all share is said once,
//! in `src/abi/header`: also what the functions with pointers to buffers, which are `unsafe`, ask of their callers.

// The names are C's.
#![allow(non_camel_case_types)]
#![allow(clippy::missing_safety_doc)]

pub mod board;
pub mod constants;
pub mod drawing;
pub mod evaluation;
pub mod moves;
pub mod options;
pub mod play;
pub mod rules;
pub mod search;
pub mod table;
#[cfg(feature = "test-panic")]
mod test_panic;
pub mod track;
pub mod version;
