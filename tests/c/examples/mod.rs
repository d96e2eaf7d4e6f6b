//! The programs of `examples/c`: they compile as C99 and as C++11, do what their `--help` says, and refuse what it
//! does not.

#[cfg(feature = "fanorona")]
mod fanorona;
#[cfg(feature = "senet")]
mod senet;
mod sternhalma;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::compiler::{Language, find_library, strict};
use crate::interface::{in_tree, library};

/// Compiles a program in every language. The answer is the one that is C.
fn compile(program: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples");
    fs::create_dir_all(&folder).expect("a folder can be made");
    let source = in_tree("examples/c").join(program).with_extension("c");
    let [c, _] = [Language::C, Language::Cpp].map(|language| {
        let path = folder.join(format!("{program}-{language:?}").to_lowercase());
        library::run(strict(language, &source, &path).arg(library::shared()));
        path
    });
    c
}

fn run(program: &Path, arguments: &[&str]) -> Output {
    find_library(Command::new(program).args(arguments)).output().expect("it starts")
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("it ends by itself")
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("it writes text")
}

/// What a program writes that has to end well and to complain of nothing.
fn written(program: &Path, arguments: &[&str]) -> String {
    let output = run(program, arguments);
    assert_eq!((status(&output), text(&output.stderr)), (0, ""), "{arguments:?}");
    text(&output.stdout).to_owned()
}

fn file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a file can be written");
    path.to_str().expect("a plain path").to_owned()
}

/// Runs programs that each have to end with a status, and to have given back all memory.
fn check_leaks(runs: &[(&Path, &[&str], i32)]) {
    if !library::is_there("valgrind") {
        return;
    }
    for (program, arguments, wanted) in runs {
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["--quiet", "--leak-check=full", "--show-leak-kinds=all", "--error-exitcode=99"]);
        let output = find_library(valgrind.arg(program).args(*arguments)).output().expect("it starts");
        assert_eq!(status(&output), *wanted, "{}", library::told(&valgrind, &output));
    }
}

/// A program ended with a status, and wrote nothing but one line of complaint.
fn is_refused(output: &Output, wanted: i32, start: &str) {
    let said = text(&output.stderr);
    assert_eq!((status(output), text(&output.stdout)), (wanted, ""), "{said}");
    assert!(said.starts_with(start) && said.ends_with('\n') && said.lines().count() == 1, "{said}");
}
