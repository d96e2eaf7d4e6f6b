//! Cargo builds the library once, whatever is built beside it: the crates that it and its build script are made with have
//! the same features with what only tests and examples need as without. Where one had more, `cargo build` and
//! `cargo run --example` would each build the library anew after the other.

use std::collections::BTreeSet;
use std::env;
use std::process::Command;

/// The crates that edges of these kinds lead to, each with its features.
fn crates(kinds: &str) -> BTreeSet<String> {
    let mut tree = Command::new(env!("CARGO"));
    tree.current_dir(env!("CARGO_MANIFEST_DIR")).args(["tree", "--offline", "--locked", "--edges", kinds]);
    let output = tree.args(["--prefix", "none", "--no-dedupe", "--format", "{p} {f}"]).output();
    let output = output.expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("names are ASCII");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn tests_and_examples_leave_the_library_as_it_is() {
    let alone = crates("normal,build");
    let beside = crates("normal,build,dev");
    // Ten at the most, and not the tool that writes the headers.
    assert!(alone.len() <= 10 && !alone.iter().any(|line| line.starts_with("cbindgen ")), "{alone:?}");
    let differ: Vec<&String> = alone.difference(&beside).collect();
    assert!(differ.is_empty(), "built with other features beside tests and examples: {differ:?}");
}
