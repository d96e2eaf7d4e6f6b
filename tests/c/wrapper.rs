//! The header for C++ of each engine wraps every function of its header for C, and a program of `c-tests` tries every
//! member of it, in the C++ from 2011, 2017 and 2020.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::compiler::{Language, strict};
use crate::interface::header::{Header, calls, without_comments, words};
use crate::interface::{in_tree, library};
use crate::{memcheck, run_quietly};

/// The program that tries the wrapper of each engine that has one.
const PROGRAMS: &[(&str, &str)] = &[
    #[cfg(feature = "senet")]
    ("senet", "senet_wrapper"),
    ("sternhalma", "wrapper"),
];

/// The header for C++ of an engine.
fn wrapper(engine: &str) -> String {
    let path = in_tree("include").join(engine).with_extension("hpp");
    without_comments(&fs::read_to_string(path).expect("there is a wrapper"))
}

/// Where a program is.
fn source(program: &str) -> PathBuf {
    in_tree("c-tests").join(program).with_extension("cpp")
}

#[test]
fn every_member_answers() {
    for (_, program) in PROGRAMS {
        for standard in ["11", "17", "20"] {
            let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c-tests");
            let path = folder.join(format!("{program}-{standard}"));
            fs::create_dir_all(folder).expect("a folder can be made");
            let mut command = strict(Language::Cpp, &source(program), &path);
            library::run(command.args([&format!("-std=c++{standard}"), "-Wshadow"]).arg(library::shared()));
            run_quietly(program, &mut Command::new(&path));
            if standard == "11" {
                memcheck(program, &path);
            }
        }
    }
}

#[test]
fn every_function_is_wrapped() {
    for (engine, _) in PROGRAMS {
        let text = wrapper(engine);
        let header = Header::named(engine);
        let is = |name: &str, last: &str| name == format!("{engine}_{last}");
        // These are for programs that load the library, and a text with a length serves for one that ends in a NUL.
        let for_loaders = |name: &str| name.contains("_constant") || is(name, "api_get");
        let ends_in_nul =
            |name: &str| name.ends_with("_at_name") || header.function(&format!("{name}_n")).is_some();
        // What is the same in every engine is that of the first.
        let shared =
            |name: &str| *engine != "sternhalma" && (is(name, "status_text") || is(name, "search_stop"));
        let named: BTreeSet<&str> = words(&text).collect();
        let names = header.functions.iter().map(|function| function.name.as_str());
        let missing: Vec<_> = names
            .filter(|name| !named.contains(name) && !for_loaders(name) && !ends_in_nul(name) && !shared(name))
            .collect();
        assert!(missing.is_empty(), "not in {engine}.hpp: {missing:?}");
    }
}

#[test]
fn every_member_is_tried() {
    for (engine, program) in PROGRAMS {
        let members = members(&wrapper(engine));
        assert!(members.len() > 50, "{members:?}");
        let text = fs::read_to_string(source(program)).expect("there is a program");
        let untried: Vec<_> = members.iter().filter(|name| calls(&text, name).is_empty()).collect();
        assert!(untried.is_empty(), "not in {program}.cpp: {untried:?}");
    }
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
