//! The cases of the vectors once more, through the functions of the C interface as its table gives them.

// What every unsafe call here rests on is said once: `list` and `text` give as much room as they say, and a string is
// as long as the function is told.
#![allow(clippy::undocumented_unsafe_blocks)]

mod boards;
mod games;
mod handles;
mod laws;

use sternhalma::capi::fanorona::table::{fanorona_api, fanorona_api_get};

fn api() -> &'static fanorona_api {
    fanorona_api_get(1).expect("a table")
}
