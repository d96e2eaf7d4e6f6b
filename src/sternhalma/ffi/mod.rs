//! The C interface of the star halma engine, a file a section of `include/sternhalma.h`, from simple to advanced.
//!
//! The doc comments of the sections are the header's: they speak to a C reader. What they all share is said once,
//! in `head.h`: also what the functions with pointers to buffers, which are `unsafe`, ask of their callers.

// The names are C's.
#![allow(non_camel_case_types)]
#![allow(clippy::missing_safety_doc)]

pub mod board;
pub mod constants;
pub mod drawing;
pub mod evaluation;
pub mod game;
pub mod game_play;
pub mod game_state;
pub mod key;
pub mod log;
pub mod moves;
pub mod options;
pub mod play;
pub mod search;
pub mod solve;
pub mod star;
pub mod table;
#[cfg(feature = "test-panic")]
mod test_panic;
pub mod text;
pub mod undo;
pub mod version;
