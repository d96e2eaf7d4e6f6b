//! The libraries that cargo built for this test.

use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The shared library.
pub fn shared() -> PathBuf {
    built("libsternhalma.so")
}

/// The static library.
pub fn archive() -> PathBuf {
    built("libsternhalma.a")
}

/// The crate as Rust links it.
pub fn rlib() -> PathBuf {
    built("libsternhalma.rlib")
}

/// A file that cargo puts beside this test when it builds the crate for it.
fn built(name: &str) -> PathBuf {
    let test = env::current_exe().expect("a test knows where it is");
    let path = test.with_file_name(name);
    assert!(path.is_file(), "cargo built no {}", path.display());
    path
}

/// The names of the functions and variables that the shared library exports.
pub fn exported() -> BTreeSet<String> {
    names(Command::new("nm").args(["-D", "--defined-only", "--format=posix"]).arg(shared()))
}

/// The names of everything that a library defines.
pub fn defined(library: &Path) -> BTreeSet<String> {
    names(Command::new("nm").args(["--defined-only", "--format=posix"]).arg(library))
}

/// The first word of each line that a program writes.
fn names(command: &mut Command) -> BTreeSet<String> {
    let text = String::from_utf8(run(command).stdout).expect("names are ASCII");
    text.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

/// Runs a program that has to succeed.
pub fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    assert!(output.status.success(), "{}", told(command, &output));
    output
}

/// What a program was, how it ended and what it said.
pub fn told(command: &Command, output: &Output) -> String {
    let said = [&output.stdout[..], &output.stderr[..]].concat();
    format!("{command:?}\n{}\n{}", output.status, String::from_utf8_lossy(&said))
}

/// Whether a program is there to be started.
pub fn is_there(program: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| Path::new(&folder).join(program).is_file())
}
