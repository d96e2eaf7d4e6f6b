//! `examples/hosts/run` says of each language that it leaves out what is missing for it.

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Runs the script where nothing is but what it needs itself, and returns what it says.
fn said() -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hosts");
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("it can be emptied");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    let path = env::var_os("PATH").expect("there are programs");
    let found = |program: &str| -> Option<PathBuf> {
        env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file())
    };
    for program in ["bash", "cmp", "dirname", "grep", "mkdir"] {
        let path = found(program).unwrap_or_else(|| panic!("{program} is there"));
        symlink(path, folder.join(program)).expect("a link can be made");
    }
    // Nothing is built there, so that no program is run that is.
    let made = folder.join("made");
    fs::create_dir_all(&made).expect("a folder can be made");
    let mut run = Command::new(folder.join("bash"));
    run.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/hosts/run"));
    run.env("PATH", &folder).env("CARGO_TARGET_DIR", &made).env("JNA_JAR", "/nowhere/jna.jar");
    for name in ["CC", "CXX", "NODE_PATH", "STERNHALMA_REQUIRE_HOSTS"] {
        run.env_remove(name);
    }
    let output = run.output().expect("it starts");
    let text = String::from_utf8(output.stdout).expect("it writes text");
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    text
}

#[test]
fn each_language_is_told_what_it_needs() {
    let text = said();
    let missing = [
        ("C", "C compiler (cc)"),
        ("C++", "C++ compiler (c++)"),
        ("Perl (XS)", "perl, Game::Sternhalma in bindings/perl/blib (make check-perl builds it)"),
        ("Perl (FFI::Platypus)", "perl, Perl module FFI::Platypus 2.00 or later, Perl module FFI::CheckLib"),
        ("Python (package)", "python3, Python package sternhalma (make check-python installs it)"),
        ("Python (ctypes)", "python3, Python module ctypes"),
        ("Lua (LuaJIT)", "luajit"),
        ("Ruby", "ruby, Ruby library fiddle"),
        ("JavaScript (Node)", "node, npm package koffi (npm install --prefix "),
        ("Go", "go, C compiler (cc)"),
        (
            "Java",
            "java, Java module jdk.compiler, which a JDK has, /nowhere/jna.jar (JNA_JAR says where else it is)",
        ),
        ("C#", "mcs, mono"),
    ];
    for (language, what) in missing {
        let line = format!("{language}: skipped, there is no {what}");
        assert!(text.lines().any(|said| said.starts_with(&line)), "no \"{line}\" in:\n{text}");
    }
    assert!(text.ends_with("hosts: 0 passed, 0 failed, 12 skipped\n"), "{text}");
}
