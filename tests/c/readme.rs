//! The C program of the README, built by the commands of the README, writes what the README says; its lines of C++ run.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::compiler::{Language, compiler, find_library, strict};
use crate::interface::{in_tree, library};

/// The first block of a kind.
fn block<'a>(readme: &'a str, kind: &str) -> &'a str {
    let (_, rest) = readme.split_once(&format!("```{kind}\n")).expect("the README has such a block");
    rest.split_once("```").expect("a block has an end").0
}

#[test]
fn the_program_runs_as_it_is_shown() {
    let readme = fs::read_to_string(in_tree("README.md")).expect("there is a README.md");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme");
    fs::create_dir_all(&folder).expect("a folder can be made");
    fs::write(folder.join("hello.c"), block(&readme, "c")).expect("a file can be written");

    let libraries = library::shared().with_file_name("");
    let commands = block(&readme, "sh");
    assert_eq!(commands.lines().count(), 2, "one links the shared library and one the static");
    for line in commands.lines() {
        // The same command, with the folders of this test.
        let line = line
            .replace("cc hello.c", "\"$CC\" -std=c99 -Wall -Wextra -pedantic -Werror hello.c")
            .replace("-Iinclude", "-I\"$INCLUDE\"")
            .replace("\"$PWD/target/release\"", "\"$LIBRARIES\"")
            .replace("target/release", "\"$LIBRARIES\"");
        let mut shell = Command::new("sh");
        shell.args(["-e", "-c", &line]).current_dir(&folder);
        shell.env("CC", compiler(Language::C).get_program()).env("INCLUDE", in_tree("include"));
        library::run(shell.env("LIBRARIES", &libraries));
        let output = library::run(Command::new(folder.join("hello")).env_remove("LD_LIBRARY_PATH"));
        assert_eq!(str::from_utf8(&output.stdout), Ok(block(&readme, "text")), "{line}");
    }
}

#[test]
fn the_lines_of_cpp_play_two_moves() {
    let readme = fs::read_to_string(in_tree("README.md")).expect("there is a README.md");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme-cpp");
    fs::create_dir_all(&folder).expect("a folder can be made");
    let (source, program) = (folder.join("lines.cpp"), folder.join("lines"));
    let lines = block(&readme, "cpp");
    let whole = format!("#include <iostream>\n#include <sternhalma.hpp>\n\nint main()\n{{\n{lines}}}\n");
    fs::write(&source, whole).expect("a file can be written");
    library::run(strict(Language::Cpp, &source, &program).arg(library::shared()));
    let output = library::run(find_library(&mut Command::new(&program)));
    let position = String::from_utf8(output.stdout).expect("it writes text");
    assert!(position.ends_with(" 2 3 10;2 3000 0 - - -\n"), "{position}");
}
