//! The C interface as it is delivered: what the headers declare, and the libraries built beside this test.

#![allow(dead_code, reason = "each test program uses a part of it")]

pub mod header;
pub mod library;

use std::path::PathBuf;

/// A path in the source tree.
pub fn in_tree(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}
