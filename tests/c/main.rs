//! The C programs in `c-tests`, a folder an engine. Each is compiled as C99, with the shared and with the static library, and as C++11, and
//! has to end well and say nothing, also under valgrind where that is present; `STERNHALMA_REQUIRE_HOSTS=1` makes its
//! absence a failure. The programs of `examples/c`, of the README and of the guides are tried here as well.

#[path = "../interface/mod.rs"]
mod interface;

mod cases;
mod compiler;
mod examples;
mod foreign;
mod guides;
mod layout;
mod readme;
mod sanitizers;
mod system_libraries;
mod wrapper;

use std::env;
use std::path::Path;
use std::process::Command;

use compiler::{Build, Language, Linkage};
use interface::header::Header;
use interface::{in_tree, library};

macro_rules! programs {
    ($($(#[$gate:meta])? $engine:ident { $($(#[$attribute:meta])* $name:ident,)* })*) => {
        $(
            $(#[$gate])?
            mod $engine {
                $(
                    #[test]
                    $(#[$attribute])*
                    fn $name() {
                        super::check(stringify!($engine), stringify!($name));
                    }
                )*

                pub const PROGRAMS: &[&str] = &[$(stringify!($name)),*];
            }
        )*

        /// The programs of each engine.
        const ENGINES: &[(&str, &[&str])] =
            &[$($(#[$gate])? (stringify!($engine), $engine::PROGRAMS)),*];
    };
}

programs! {
    #[cfg(feature = "senet")]
    senet {
        cancel,
        constants,
        game,
        header,
        kinds,
        layout,
        macros,
        misuse,
        #[cfg_attr(not(feature = "test-panic"), ignore = "run by cargo test --features test-panic")]
        panic,
        rooms,
        search,
        strings,
        synopsis,
        table,
        threads,
        together,
    }
    sternhalma {
        cancel,
        constants,
        game,
        header,
        kinds,
        layout,
        macros,
        misuse,
        options,
        ownership,
        #[cfg_attr(not(feature = "test-panic"), ignore = "run by cargo test --features test-panic")]
        panic,
        remember,
        rooms,
        search,
        solve,
        strings,
        synopsis,
        table,
        threads,
        undo,
    }
    #[cfg(feature = "fanorona")]
    fanorona {
        cancel,
        constants,
        game,
        header,
        kinds,
        layout,
        macros,
        misuse,
        options,
        ownership,
        #[cfg_attr(not(feature = "test-panic"), ignore = "run by cargo test --features test-panic")]
        panic,
        rooms,
        search,
        strings,
        synopsis,
        table,
        threads,
        undo,
    }
}

/// Whether the library says something of its own when it fails, on purpose.
fn panics(program: &str) -> bool {
    program == "panic"
}

fn check(engine: &str, program: &str) {
    let ways =
        [(Language::C, Linkage::Shared), (Language::C, Linkage::Static), (Language::Cpp, Linkage::Shared)];
    for (language, linkage) in ways {
        let path = Build { engine, program, language, linkage }.compile();
        run_quietly(program, &mut Command::new(path));
    }
    let path = Build { engine, program, language: Language::C, linkage: Linkage::Shared }.path();
    memcheck(program, &path);
    if program == "threads" {
        valgrind("helgrind", &[], program, &path);
    }
}

fn memcheck(program: &str, path: &Path) {
    let kept = format!("--suppressions={}", in_tree("tests/c/memcheck.supp").display());
    let all_leaks = ["--leak-check=full", "--show-leak-kinds=all", "--errors-for-leak-kinds=all", &kept];
    valgrind("memcheck", &all_leaks, program, path);
}

fn valgrind(tool: &str, options: &[&str], program: &str, path: &Path) {
    if sanitizers::asked().is_some() {
        // The two would look at the same memory, and only one of them can.
        return;
    }
    if env::var_os("LLVM_PROFILE_FILE").is_some() {
        // What counts the lines that are run leaves memory behind by itself.
        return;
    }
    if library::is_there("valgrind") {
        let mut command = Command::new("valgrind");
        command
            .args(["--quiet", "--error-exitcode=99"])
            .arg(format!("--tool={tool}"))
            .args(options)
            .arg(path);
        run_quietly(program, &mut command);
    } else {
        let required = env::var_os("STERNHALMA_REQUIRE_HOSTS").is_some_and(|value| value == "1");
        assert!(!required, "valgrind is required and is not there");
        eprintln!("{program} was not run under {tool}: valgrind is not there");
    }
}

/// Runs a program that has to end well and to say nothing.
fn run_quietly(program: &str, command: &mut Command) {
    let output = library::run(compiler::find_library(command.env_remove("RUST_BACKTRACE")));
    let quiet = output.stdout.is_empty() && (output.stderr.is_empty() || panics(program));
    assert!(quiet, "it should say nothing: {}", library::told(command, &output));
}

#[test]
fn every_program_is_run() {
    for (engine, programs) in ENGINES {
        let files = in_tree("c-tests").join(engine).read_dir().expect("there are programs");
        for file in files {
            let path = file.expect("a program can be listed").path();
            let name = path.file_stem().and_then(|name| name.to_str()).expect("a plain name");
            let run = programs.contains(&name) || path.extension().is_some_and(|ending| ending == "h");
            assert!(run, "{} has no test", path.display());
        }
    }
}

#[test]
fn every_engine_has_programs() {
    let engines: Vec<&str> = ENGINES.iter().map(|(engine, _)| *engine).collect();
    for header in Header::all() {
        assert!(engines.contains(&header.name.as_str()), "no programs of {}", header.name);
    }
}
