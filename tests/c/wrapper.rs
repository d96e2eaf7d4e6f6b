//! `sternhalma.hpp` wraps every function of the header, and `c-tests/wrapper.cpp` tries every member of it, in the
//! C++ from 2011, 2017 and 2020.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::compiler::{Language, strict};
use crate::interface::header::{Header, calls, without_comments, words};
use crate::interface::{in_tree, library};
use crate::{memcheck, run_quietly};

fn wrapper() -> String {
    let text = fs::read_to_string(in_tree("include/sternhalma.hpp")).expect("there is a sternhalma.hpp");
    without_comments(&text)
}

fn program() -> String {
    fs::read_to_string(in_tree("c-tests/wrapper.cpp")).expect("there is a wrapper.cpp")
}

#[test]
fn every_member_answers() {
    for standard in ["11", "17", "20"] {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c-tests").join(format!("wrapper-{standard}"));
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
        let mut command = strict(Language::Cpp, &in_tree("c-tests/wrapper.cpp"), &path);
        library::run(command.args([&format!("-std=c++{standard}"), "-Wshadow"]).arg(library::shared()));
        run_quietly("wrapper", &mut Command::new(&path));
        if standard == "11" {
            memcheck("wrapper", &path);
        }
    }
}

#[test]
fn every_function_is_wrapped() {
    let text = wrapper();
    let header = Header::named("sternhalma");
    // These are for programs that load the library, and a text with a length serves for one that ends in a NUL.
    let for_loaders = |name: &str| name == "sternhalma_api_get" || name.starts_with("sternhalma_constant");
    let ends_in_nul =
        |name: &str| name.ends_with("_at_name") || header.function(&format!("{name}_n")).is_some();
    let named: BTreeSet<&str> = words(&text).collect();
    let names = header.functions.iter().map(|function| function.name.as_str());
    let missing: Vec<_> =
        names.filter(|name| !named.contains(name) && !for_loaders(name) && !ends_in_nul(name)).collect();
    assert!(missing.is_empty(), "not in sternhalma.hpp: {missing:?}");
}

#[test]
fn every_member_is_tried() {
    let members = members(&wrapper());
    assert!(members.len() > 100, "{members:?}");
    let text = program();
    let untried: Vec<_> = members.iter().filter(|name| calls(&text, name).is_empty()).collect();
    assert!(untried.is_empty(), "not in wrapper.cpp: {untried:?}");
}

/// The names of the functions of the wrapper and of the public members of its classes, but for constructors.
fn members(text: &str) -> Vec<String> {
    let (before, rest) = text.split_once("namespace detail {").expect("there is a part for itself");
    let (_, behind) = rest.split_once("} // namespace detail").expect("that part has an end");
    let (mut names, mut is_public) = (Vec::new(), false);
    for line in before.lines().chain(behind.lines()) {
        match line {
            "public:" => is_public = true,
            "private:" | "};" => is_public = false,
            _ if line.starts_with("struct ") => is_public = true,
            _ => names.extend(declared(line, if is_public { "    " } else { "inline " })),
        }
    }
    names
}

/// The function that a line declares, behind what it has to begin with.
fn declared(line: &str, start: &str) -> Option<String> {
    let (head, _) = line.strip_prefix(start)?.split_once('(')?;
    let name = head.split(' ').next_back()?.trim_start_matches('*');
    let is_name = name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    (is_name && !name.is_empty() && !head.starts_with(' ')).then(|| name.to_owned())
}
