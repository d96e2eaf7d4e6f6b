//! The C compiler of the system, as the `cc` crate finds it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use crate::interface::{in_tree, library};
use crate::sanitizers;
use crate::system_libraries;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Language {
    C,
    Cpp,
}

#[derive(Clone, Copy, Debug)]
pub enum Linkage {
    Shared,
    Static,
}

/// One way to build a program of `c-tests`.
#[derive(Clone, Copy)]
pub struct Build<'a> {
    pub engine: &'a str,
    pub program: &'a str,
    pub language: Language,
    pub linkage: Linkage,
}

impl Build<'_> {
    /// Where the program is put.
    pub fn path(self) -> PathBuf {
        let Build { engine, program, language, linkage } = self;
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c-tests").join(engine);
        folder.join(format!("{program}-{language:?}-{linkage:?}").to_lowercase())
    }

    /// Builds the program without a warning, and answers where it is.
    pub fn compile(self) -> PathBuf {
        let path = self.path();
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
        let programs = in_tree("c-tests");
        let source = programs.join(self.engine).join(self.program).with_extension("c");
        let mut command = strict(self.language, &source, &path);
        command.arg("-I").arg(programs);
        match self.linkage {
            Linkage::Shared => command.arg(library::shared()),
            Linkage::Static => command.arg(library::archive()).args(system_libraries::in_readme()),
        };
        library::run(&mut command);
        path
    }
}

/// Lets a program find the shared library at run time.
pub fn find_library(command: &mut Command) -> &mut Command {
    command.env("LD_LIBRARY_PATH", library::shared().with_file_name(""))
}

/// The command that compiles a program against the headers, and fails at a warning.
pub fn strict(language: Language, source: &Path, program: &Path) -> Command {
    let (kind, standard) = match language {
        Language::C => ("c", "-std=c99"),
        Language::Cpp => ("c++", "-std=c++11"),
    };
    let mut command = compiler(language);
    command.args([standard, "-Wall", "-Wextra", "-pedantic", "-Werror", "-pthread", "-I"]);
    command.arg(in_tree("include")).arg("-o").arg(program);
    command.args(sanitizers::flags());
    command.args(["-x", kind]).arg(source).args(["-x", "none"]);
    command
}

/// The command that starts the compiler, with what every program needs.
pub fn compiler(language: Language) -> Command {
    let mut build = cc::Build::new();
    build.cargo_output(false).opt_level(1).debug(true).target(&HOST).host(&HOST);
    build.cpp(language == Language::Cpp).get_compiler().to_command()
}

/// The Rust compiler's name for this machine.
static HOST: LazyLock<String> = LazyLock::new(|| {
    let output = library::run(Command::new(rustc()).arg("-vV"));
    let text = String::from_utf8(output.stdout).expect("ASCII");
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.expect("rustc names its host").to_owned()
});

pub fn rustc() -> PathBuf {
    env::var_os("RUSTC").map_or_else(|| PathBuf::from("rustc"), PathBuf::from)
}
