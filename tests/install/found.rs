//! Programs find what is installed: the examples are built from it alone, by pkg-config and by CMake, and run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::interface::{in_tree, library};
use crate::{INSTALLED, Place, is_required, scratch, soname, written};

/// The names of the programs in `examples/c`.
fn programs() -> Vec<String> {
    let files = fs::read_dir(in_tree("examples/c"))
        .expect("there are examples")
        .map(|file| file.expect("a file").path());
    let programs = files.filter(|path| path.extension().is_some_and(|ending| ending == "c"));
    programs
        .map(|path| path.file_stem().and_then(|name| name.to_str()).expect("a plain name").to_owned())
        .collect()
}

/// A program says how it is used, and one that needs no time to do something does it.
fn is_right(program: &Path, place: &Place) {
    let file = program.file_name().and_then(|name| name.to_str()).expect("a plain name");
    let name = file.split('-').next().unwrap_or_default();
    let told = |arguments: &[&str]| {
        let mut command = Command::new(program);
        written(command.args(arguments).env("LD_LIBRARY_PATH", place.at(&place.libdir)))
    };
    let help = told(&["--help"]);
    assert!(help.starts_with(&format!("usage: {name}")), "{help}");
    if name == "diagram" {
        let text = told(&["--text", "--names", "c1:e5"]);
        assert!(text.contains("e  . . . .(0). . . . . . . ."), "{text}");
    }
}

/// What the loader looks for when a program starts.
fn needed(program: &Path) -> Vec<String> {
    let text = written(Command::new("readelf").args(["-W", "-d"]).arg(program));
    let lines = text.lines().filter(|line| line.contains("(NEEDED)"));
    let names = lines.filter_map(|line| line.split_once('[')?.1.split_once(']'));
    names.map(|(name, _)| name.to_owned()).collect()
}

fn needs_the_library(program: &Path) -> bool {
    needed(program).contains(&format!("libsternhalma.so.{}", soname()))
}

/// Builds a program with what pkg-config says between some words of one's own.
fn build(
    place: &Place,
    program: &str,
    way: &str,
    options: &[&str],
    before: &[&str],
    after: &[&str],
) -> PathBuf {
    let folder = scratch(&format!("{}-pkg-config-{program}-{way}", place.name));
    let path = folder.join(format!("{program}-{way}"));
    let mut cc = Command::new("cc");
    cc.args(["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror"]).args(before);
    cc.args(place.pkg_config(&["--cflags"])).arg(in_tree("examples/c").join(program).with_extension("c"));
    cc.arg("-o").arg(&path);
    let libraries = place.pkg_config(&[&["--libs"], options].concat());
    // The archive in place of the library beside it.
    let libraries = libraries.into_iter().map(|word| {
        if way == "archive" && word == "-lsternhalma" { "-l:libsternhalma.a".to_owned() } else { word }
    });
    library::run(cc.args(libraries).args(after));
    path
}

pub fn by_pkg_config(place: &Place) {
    if !is_required("pkg-config") {
        return;
    }
    for program in &programs() {
        let shared = build(place, program, "shared", &[], &[], &[]);
        assert!(needs_the_library(&shared));
        is_right(&shared, place);
        let archive = build(place, program, "archive", &["--static"], &[], &[]);
        assert!(!needs_the_library(&archive));
        is_right(&archive, place);
        // Static all through, the C library too.
        let whole = build(place, program, "static", &["--static"], &["-static"], &[]);
        assert_eq!(needed(&whole), [""; 0]);
        is_right(&whole, place);
    }
}

/// The wrapper for C++ is found as the header is: the program with it tells the game that all languages tell.
fn the_wrapper_by_pkg_config(place: &Place) {
    if !is_required("pkg-config") {
        return;
    }
    let program = scratch("pkg-config-cpp").join("game");
    let mut cpp = Command::new("c++");
    cpp.args(["-std=c++11", "-Wall", "-Wextra", "-pedantic", "-Werror"])
        .args(place.pkg_config(&["--cflags"]));
    cpp.arg(in_tree("examples/hosts/game.cpp")).arg("-o").arg(&program).args(place.pkg_config(&["--libs"]));
    library::run(&mut cpp);
    let told = written(Command::new(&program).env("LD_LIBRARY_PATH", place.at(&place.libdir)));
    let transcript = fs::read_to_string(in_tree("examples/hosts/transcript.txt"));
    assert_eq!(told, transcript.expect("there is a transcript"));
}

pub fn by_cmake(place: &Place) {
    if !is_required("cmake") {
        return;
    }
    let folder = scratch(&format!("{}-cmake", place.name));
    let mut configure = Command::new("cmake");
    configure.arg("-S").arg(in_tree("tests/install")).arg("-B").arg(&folder);
    configure.arg(format!("-DCMAKE_PREFIX_PATH={}", place.at(&place.prefix).display()));
    // CMake looks there by itself only where the system keeps its libraries.
    configure.arg(format!("-Dsternhalma_DIR={}", place.lib("cmake/sternhalma").display()));
    configure.arg(format!("-DEXAMPLES={}", in_tree("examples/c").display()));
    library::run(&mut configure);
    library::run(Command::new("cmake").arg("--build").arg(&folder));
    for program in &programs() {
        let [shared, archive] =
            ["sternhalma", "static"].map(|library| folder.join(format!("{program}-{library}")));
        assert!(needs_the_library(&shared) && !needs_the_library(&archive));
        is_right(&shared, place);
        is_right(&archive, place);
    }
}

#[test]
#[ignore = "make check runs it"]
fn pkg_config_finds_it() {
    by_pkg_config(&INSTALLED);
}

#[test]
#[ignore = "make check runs it"]
fn pkg_config_finds_the_wrapper() {
    the_wrapper_by_pkg_config(&INSTALLED);
}

#[test]
#[ignore = "make check runs it"]
fn cmake_finds_it() {
    by_cmake(&INSTALLED);
}
