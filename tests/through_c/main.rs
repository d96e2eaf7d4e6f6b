//! The cases of the vectors once more, through the functions of the C interface as its table gives them.

// What every unsafe call here rests on is said once: `list` and `text` give as much room as they say, and a string is
// as long as the function is told.
#![allow(clippy::undocumented_unsafe_blocks)]

#[path = "../common/mod.rs"]
mod common;

mod drawings;
mod games;
mod handles;
mod laws;
mod positions;
#[cfg(feature = "senet")]
mod senet;
mod star;

use sternhalma::capi::sternhalma::table::{sternhalma_api, sternhalma_api_get};

fn api() -> &'static sternhalma_api {
    sternhalma_api_get(1).expect("a table")
}
