//! The libraries of the system that a program needs beside the static library.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::compiler::rustc;
use crate::interface::{in_tree, library};

/// What README.md says: the `-l` words after the archive in its command to link it.
pub fn in_readme() -> Vec<String> {
    let text = fs::read_to_string(in_tree("README.md")).expect("there is a README.md");
    let command = text.lines().find_map(|line| line.split_once("libsternhalma.a ").map(|(_, rest)| rest));
    let words = command.expect("README.md has a line that links libsternhalma.a").split_whitespace();
    words.filter(|word| word.starts_with("-l")).map(str::to_owned).collect()
}

/// What the Rust compiler says of a static library that holds this crate.
fn told_by_rustc() -> Vec<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let source = folder.join("holds_it.rs");
    fs::write(&source, "extern crate sternhalma;").expect("a file can be written");
    let mut command = Command::new(rustc());
    command.args(["--crate-type=staticlib", "--print=native-static-libs"]).arg(&source);
    command.arg("--out-dir").arg(folder).arg("-L").arg(library::rlib().with_file_name(""));
    command.arg("--extern").arg(format!("sternhalma={}", library::rlib().display()));
    let output = library::run(&mut command);
    let text = String::from_utf8(output.stderr).expect("ASCII");
    let list = text.lines().find_map(|line| line.split_once("native-static-libs: "));
    let (_, words) = list.unwrap_or_else(|| panic!("no list in {text}"));
    words.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn the_readme_lists_them() {
    let (readme, rustc) = (in_readme(), told_by_rustc());
    assert_eq!(readme, rustc, "README.md links libsternhalma.a with other libraries than rustc names");
}
