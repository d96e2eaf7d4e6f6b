//! The programs of the guides in `docs` do what these say.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::compiler::{Language, find_library, strict};
use crate::interface::{in_tree, library};
use crate::system_libraries;

/// A block of a page: the line before it that is not empty, its kind and its text.
struct Block<'a> {
    before: &'a str,
    kind: &'a str,
    text: &'a str,
}

fn page(name: &str) -> String {
    let path = in_tree("docs").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn blocks(page: &str) -> Vec<Block<'_>> {
    let parts: Vec<&str> = page.split("```").collect();
    assert!(parts.len() % 2 == 1, "every block has an end");
    let pairs = parts.chunks_exact(2);
    pairs
        .map(|pair| {
            let before = pair[0].trim_end().lines().next_back().unwrap_or_default();
            let (kind, text) = pair[1].split_once('\n').expect("a block has lines");
            Block { before, kind, text }
        })
        .collect()
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("guides").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("it can be emptied");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// Whether what a guide needs is there; with `STERNHALMA_REQUIRE_HOSTS=1` it has to be.
fn has_what_it_needs(guide: &str, needs: &str, there: bool) -> bool {
    let required = env::var_os("STERNHALMA_REQUIRE_HOSTS").is_some_and(|value| value == "1");
    assert!(there || !required, "{guide} needs {needs}, which is required and is not there");
    if !there {
        eprintln!("{guide} was not tried: it needs {needs}, which is not there");
    }
    there
}

fn written(command: &mut Command) -> String {
    String::from_utf8(library::run(find_library(command)).stdout).expect("it writes text")
}

#[test]
fn the_guide_for_c() {
    let text = page("c.md");
    let blocks = blocks(&text);
    let folder = folder("c");
    assert!(blocks.len() > 10 && blocks.len().is_multiple_of(2));
    for (number, pair) in blocks.chunks(2).enumerate() {
        let [program, output] = pair else { unreachable!("blocks come in pairs") };
        assert_eq!((program.kind, output.kind), ("c", "text"), "{}", program.text);
        let source = folder.join(format!("{number}.c"));
        fs::write(&source, program.text).expect("a file can be written");
        for language in [Language::C, Language::Cpp] {
            let built = source.with_extension(format!("{language:?}"));
            library::run(strict(language, &source, &built).arg(library::shared()));
            assert_eq!(written(&mut Command::new(built)), output.text, "{}", program.text);
        }
    }
}

/// The blocks go together, each beginning where the one before ended.
#[test]
fn the_guide_for_bindings() {
    let has_cffi =
        || Command::new("python3").args(["-c", "import cffi"]).output().is_ok_and(|o| o.status.success());
    if !has_what_it_needs("docs/bindings.md", "python3 with cffi", library::is_there("python3") && has_cffi())
    {
        return;
    }
    let text = page("bindings.md");
    let of_kind = |kind: &str| -> Vec<String> {
        let blocks = blocks(&text);
        blocks.into_iter().filter(|block| block.kind == kind).map(|block| block.text.to_owned()).collect()
    };
    let program = folder("bindings").join("guide.py");
    fs::write(&program, of_kind("python").join("\n")).expect("a file can be written");
    let mut python = Command::new("python3");
    python.arg(program).env("STERNHALMA_LIBRARY", library::shared());
    python.env("STERNHALMA_CDEF", in_tree("include/sternhalma.cdef.h"));
    assert_eq!(written(&mut python), of_kind("text").concat());
}

#[test]
fn the_guide_for_xs() {
    let has_headers = || {
        let core = "use Config; exit !-e \"$Config{archlibexp}/CORE/perl.h\"";
        let modules = ["-MExtUtils::MakeMaker", "-MExtUtils::ParseXS", "-e", core];
        Command::new("perl").args(modules).output().is_ok_and(|output| output.status.success())
    };
    if !has_what_it_needs(
        "docs/xs.md",
        "perl with ExtUtils::MakeMaker, ExtUtils::ParseXS and its headers",
        library::is_there("perl") && library::is_there("pkg-config") && has_headers(),
    ) {
        return;
    }
    let folder = folder("xs");
    let text = page("xs.md");
    let (mut commands, mut output) = ("", "");
    for block in blocks(&text) {
        match block.before.strip_prefix('`').and_then(|line| line.strip_suffix("`:")) {
            Some(file) => {
                let path = folder.join(file);
                fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
                fs::write(path, block.text).expect("a file can be written");
            }
            None if block.kind == "console" => commands = block.text,
            None => output = block.text,
        }
    }
    // What `make install` would tell pkg-config of the library that was built for this test.
    let libraries = library::shared().with_file_name("");
    let told = format!(
        "Name: sternhalma\nDescription: under test\nVersion: 0\nLibs: -L{} -lsternhalma\nLibs.private: {}\nCflags: -I{}\n",
        libraries.display(),
        system_libraries::in_readme().join(" "),
        in_tree("include").display()
    );
    fs::write(folder.join("sternhalma.pc"), told).expect("a file can be written");
    let mut shell = Command::new("sh");
    shell
        .args(["-e", "-c", commands])
        .current_dir(&folder)
        .env("PKG_CONFIG_PATH", &folder)
        .env_remove("MAKEFLAGS");
    let written = written(&mut shell);
    assert!(!output.is_empty() && written.ends_with(&format!("\n{output}")), "{written}");
}
