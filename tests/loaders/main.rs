//! `include/NAME.cdef.h` says what `include/NAME.h` says, and the loaders it is for read it: cffi, LuaJIT and koffi.
//! One that is not there is left out, but with `STERNHALMA_REQUIRE_HOSTS=1` makes its test fail.

#[path = "../interface/mod.rs"]
mod interface;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use interface::header::{Header, calls, without_comments};
use interface::{in_tree, library};

fn for_loaders(header: &Header) -> PathBuf {
    in_tree("include").join(format!("{}.cdef.h", header.name))
}

#[test]
fn the_declarations_are_those_of_the_header() {
    for header in Header::all() {
        let path = for_loaders(&header);
        let given = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let (constants, given) = given
            .split_once("enum {\n")
            .and_then(|(_, rest)| rest.split_once("};\n"))
            .expect("an enum is first");
        let whole =
            fs::read_to_string(path.with_file_name(format!("{}.h", header.name))).expect("it is there");
        let api = format!("{}_API ", header.name.to_uppercase());
        let whole = without_comments(&whole);
        let code = whole.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        let code: Vec<&str> = code.map(|line| line.strip_prefix(&api).unwrap_or(line)).collect();
        // What only C++ reads stands around the rest.
        let [first, declarations @ .., last] = &code[..] else { panic!("{} is empty", header.name) };
        assert_eq!((*first, *last), ("extern \"C\" {", "}"));
        assert_eq!(declarations, given.lines().collect::<Vec<_>>(), "{}", path.display());

        let numbers = header.numbers.iter().map(|(name, number)| format!("    {name} = {number},\n"));
        assert_eq!(numbers.collect::<String>(), constants, "{}", path.display());
    }
}

#[test]
fn cffi_reads_them() {
    let there = library::is_there("python3")
        && Command::new("python3").args(["-c", "import cffi"]).output().is_ok_and(|o| o.status.success());
    read_by("python.py", "python3 with cffi", there.then(|| Command::new("python3")));
}

#[test]
fn luajit_reads_them() {
    read_by("luajit.lua", "luajit", library::is_there("luajit").then(|| Command::new("luajit")));
}

#[test]
fn koffi_reads_them() {
    // Where .ci/run puts it.
    let modules = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("node").join("node_modules");
    let there = library::is_there("node") && modules.join("koffi").is_dir();
    let mut node = Command::new("node");
    node.env("NODE_PATH", modules);
    read_by("node.js", "node with koffi", there.then_some(node));
}

/// Has a program read the declarations, and compares what it tells of them with the header.
fn read_by(program: &str, needs: &str, host: Option<Command>) {
    let Some(mut host) = host else {
        let required = env::var_os("STERNHALMA_REQUIRE_HOSTS").is_some_and(|value| value == "1");
        assert!(!required, "{program} needs {needs}, which is required and is not there");
        return eprintln!("{program} was not run: it needs {needs}, which is not there");
    };
    let headers = Header::all();
    host.arg(in_tree("tests/loaders").join(program)).arg(library::shared());
    let output = library::run(host.args(headers.iter().map(for_loaders)));
    let told = String::from_utf8(output.stdout).expect("it writes text");
    let told: Vec<&str> = told.lines().collect();
    let (position, told) = told.split_last().expect("it writes something");
    assert_eq!(*position, AFTER_C1_E5);
    assert_eq!(told.join("\n"), headers.iter().map(wanted).collect::<Vec<_>>().join("\n"));
}

const AFTER_C1_E5: &str = "0/00/[1]00/0000/[4]0[8]/[12]/[11]/[10]/[9]/2[8]1/22[7]11/222[6]111/2222[5]1111/[4]/[3]/[2]/[1] \
                           1 3 10;1 3000 0 - - -";

/// What a program has to tell of a header.
fn wanted(header: &Header) -> String {
    let layout = in_tree("c-tests").join(&header.name).join("layout.c");
    let layout = fs::read_to_string(layout).expect("there is a layout.c");
    let sizes = calls(&layout, "SIZE");
    let sizes = header.structs.iter().map(|declared| {
        let size = sizes.iter().find(|size| size[0] == declared.name).map(|size| size[1].to_owned());
        // A table is two numbers of four bytes, and pointers.
        let table = || (8 + (declared.fields.len() - 2) * size_of::<usize>()).to_string();
        format!("size {} {}", declared.name, size.unwrap_or_else(table))
    });
    let functions = header.functions.iter().map(|function| format!("function {} True", function.name));
    let constants = header.numbers.iter().map(|(name, number)| format!("constant {name} {number} {number}"));
    sizes.chain(functions).chain(constants).collect::<Vec<_>>().join("\n")
}
