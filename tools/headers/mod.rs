//! Generates what follows from the declarations of the C interface: for each engine the headers `include/NAME.h` and
//! `include/NAME.cdef.h`, and in `src/capi/NAME` the function table `table.rs` and `constants.rs`.
//!
//! Two files in `src/capi/NAME` are written by hand: `sections.txt` has the order of the sections (the table is always the last), and `table.txt` that of
//! the members of the table, to which new ones are added at the end.
//!
//! The build script runs this with the feature `headers`. It fails when a committed file differs from the generated one,
//! and writes the file instead when `STERNHALMA_UPDATE_HEADERS` is set.

mod engine;
mod header;
mod section;
mod table;
mod tidy;

use std::fs;
use std::path::{Path, PathBuf};

use engine::Engine;

/// A generated file and its text.
struct Generated {
    path: PathBuf,
    text: String,
}

/// Compares every generated file with the committed one, or writes it.
///
/// `numbers` is the text of `abi-version.txt`: each name in it but `soname` is an engine.
pub fn check_or_write(numbers: &str) {
    println!("cargo::rerun-if-env-changed=STERNHALMA_UPDATE_HEADERS");
    for path in ["tools/headers", "cbindgen.toml", "Cargo.toml", "src/capi", "include"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let update = std::env::var_os("STERNHALMA_UPDATE_HEADERS").is_some();
    let engines =
        numbers.lines().filter_map(|line| line.split_once(' ')).filter(|(name, _)| *name != "soname");
    for Generated { path, text } in engines.flat_map(|(name, number)| Engine { name, number }.generate()) {
        if fs::read_to_string(&path).unwrap_or_default() == text {
            continue;
        }
        assert!(
            update,
            "{} is out of date; to write it again, run: STERNHALMA_UPDATE_HEADERS=1 cargo build --features headers",
            path.display()
        );
        fs::write(&path, text).expect("a generated file can be written");
    }
}

/// The text of a file.
fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
