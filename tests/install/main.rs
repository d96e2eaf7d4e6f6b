//! What `make install` puts where it is told to: a library that programs find by pkg-config and by CMake, shared and
//! static, with everything that belongs to it. `make check` runs these; they build the library anew, with its number.

#[path = "../interface/mod.rs"]
mod interface;

mod elf;
mod found;
mod makefile;
mod manual;
mod perl;
mod tree;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{LazyLock, Mutex, PoisonError};

use interface::{in_tree, library};

/// A place to install to.
struct Place {
    /// What folders of its tests are called by.
    name: &'static str,
    destdir: Option<PathBuf>,
    prefix: PathBuf,
    libdir: PathBuf,
}

/// What most tests look at: everything under one folder.
static INSTALLED: LazyLock<Place> = LazyLock::new(|| {
    let prefix = scratch("install");
    let place = Place { name: "install", destdir: None, libdir: prefix.join("lib"), prefix };
    place.make("install");
    place
});

impl Place {
    /// Runs a target of the Makefile with this place.
    fn make(&self, target: &str) {
        let mut make = make(target);
        make.arg(format!("PREFIX={}", self.prefix.display()))
            .arg(format!("LIBDIR={}", self.libdir.display()));
        if let Some(destdir) = &self.destdir {
            make.arg(format!("DESTDIR={}", destdir.display()));
        }
        let output = alone(|| make.output()).expect("make starts");
        assert!(output.status.success(), "{}", library::told(&make, &output));
    }

    /// A path as a program finds it, which is behind DESTDIR where there is one.
    fn at(&self, path: &Path) -> PathBuf {
        match &self.destdir {
            Some(destdir) => destdir.join(path.strip_prefix("/").expect("an absolute path")),
            None => path.to_owned(),
        }
    }

    fn lib(&self, name: &str) -> PathBuf {
        self.at(&self.libdir).join(name)
    }

    /// The words that pkg-config answers to some options.
    fn pkg_config(&self, options: &[&str]) -> Vec<String> {
        let mut command = Command::new("pkg-config");
        command.args(options).arg("sternhalma").env("PKG_CONFIG_LIBDIR", self.lib("pkgconfig"));
        if let Some(destdir) = &self.destdir {
            command.env("PKG_CONFIG_SYSROOT_DIR", destdir);
        }
        let output = library::run(&mut command);
        let text = String::from_utf8(output.stdout).expect("it writes text");
        words(&text)
    }
}

/// The words that a shell reads in a text.
fn words(text: &str) -> Vec<String> {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("printf '%s\\n' {}", text.trim()));
    written(&mut shell).lines().map(str::to_owned).collect()
}

/// The command that makes a target of the Makefile.
fn make(target: &str) -> Command {
    let mut make = Command::new("make");
    make.current_dir(in_tree("")).arg(target).env_remove("MAKEFLAGS").env_remove("DESTDIR");
    make
}

/// Makes one thing at a time: each may find that it has to build.
fn alone<T>(make: impl FnOnce() -> T) -> T {
    static ALONE: Mutex<()> = Mutex::new(());
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    make()
}

/// What a command says that has to be refused.
fn refused(command: &mut Command) -> String {
    let output: Output = command.output().expect("it starts");
    assert!(!output.status.success(), "{}", library::told(command, &output));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// An empty folder.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("it can be emptied");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// The number on a line of abi-version.txt.
fn soname() -> String {
    let text = fs::read_to_string(in_tree("abi-version.txt")).expect("there are numbers");
    let line = text.lines().find_map(|line| line.strip_prefix("soname "));
    line.expect("the library has a number").to_owned()
}

/// The full name of the library's file.
fn file_name() -> String {
    let (_, rest) = env!("CARGO_PKG_VERSION").split_once('.').expect("a version has three numbers");
    format!("libsternhalma.so.{}.{rest}", soname())
}

/// What a program writes that has to succeed.
fn written(command: &mut Command) -> String {
    String::from_utf8(library::run(command).stdout).expect("it writes text")
}

fn is_required(tool: &str) -> bool {
    let there = library::is_there(tool);
    let required = env::var_os("STERNHALMA_REQUIRE_HOSTS").is_some_and(|value| value == "1");
    assert!(there || !required, "{tool} is required and is not there");
    if !there {
        eprintln!("what needs {tool} was left out: it is not there");
    }
    there
}
