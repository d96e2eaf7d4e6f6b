//! Each engine's wrapper for C++ wraps every function of its header, and a program of `c-tests` tries every member of it,
//! in the C++ from 2011, 2017 and 2020.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::compiler::{Language, strict};
use crate::interface::header::{Header, calls, without_comments, words};
use crate::interface::{in_tree, library};
use crate::{memcheck, run_quietly};

/// A wrapper: its engine, the program that tries it, and how many members it has at least.
pub struct Wrapper {
    engine: &'static str,
    program: &'static str,
    least: usize,
}

pub const WRAPPERS: &[Wrapper] = &[
    Wrapper { engine: "sternhalma", program: "wrapper", least: 100 },
    #[cfg(feature = "senet")]
    Wrapper { engine: "senet", program: "senet_wrapper", least: 50 },
    #[cfg(feature = "fanorona")]
    Wrapper { engine: "fanorona", program: "fanorona_wrapper", least: 90 },
];

/// What a wrapper leaves out as it has it by another name, or by that of the first engine.
const BY_ANOTHER_NAME: &[&str] =
    &["fanorona_game_weights", "fanorona_search_stop", "senet_search_stop", "senet_status_text"];

impl Wrapper {
    fn text(&self) -> String {
        let path = in_tree("include").join(self.engine).with_extension("hpp");
        without_comments(&fs::read_to_string(path).expect("there is a wrapper"))
    }

    pub fn source(&self) -> PathBuf {
        in_tree("c-tests").join(self.program).with_extension("cpp")
    }
}

/// Runs the program that tries every member.
fn every_member_answers(engine: &str) {
    let wrapper = WRAPPERS.iter().find(|wrapper| wrapper.engine == engine).expect("there is a wrapper");
    for standard in ["11", "17", "20"] {
        let name = format!("{}-{standard}", wrapper.program);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c-tests").join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
        let mut command = strict(Language::Cpp, &wrapper.source(), &path);
        library::run(command.args([&format!("-std=c++{standard}"), "-Wshadow"]).arg(library::shared()));
        run_quietly(wrapper.program, &mut Command::new(&path));
        if standard == "11" {
            memcheck(wrapper.program, &path);
        }
    }
}

#[test]
fn every_member_answers_for_sternhalma() {
    every_member_answers("sternhalma");
}

#[cfg(feature = "senet")]
#[test]
fn every_member_answers_for_senet() {
    every_member_answers("senet");
}

#[cfg(feature = "fanorona")]
#[test]
fn every_member_answers_for_fanorona() {
    every_member_answers("fanorona");
}

#[test]
fn every_function_is_wrapped() {
    for wrapper in WRAPPERS {
        let (engine, text) = (wrapper.engine, wrapper.text());
        let header = Header::named(engine);
        // These are for programs that load the library, and a text with a length serves for one that ends in a NUL.
        let for_loaders = |name: &str| {
            name == format!("{engine}_api_get") || name.starts_with(&format!("{engine}_constant"))
        };
        let ends_in_nul =
            |name: &str| name.ends_with("_at_name") || header.function(&format!("{name}_n")).is_some();
        let named: BTreeSet<&str> = words(&text).collect();
        let wrapped = |name: &str| named.contains(name) || BY_ANOTHER_NAME.contains(&name);
        let names = header.functions.iter().map(|function| function.name.as_str());
        let missing: Vec<_> =
            names.filter(|name| !wrapped(name) && !for_loaders(name) && !ends_in_nul(name)).collect();
        assert!(missing.is_empty(), "not in {engine}.hpp: {missing:?}");
    }
}

#[test]
fn every_member_is_tried() {
    for wrapper in WRAPPERS {
        let members = members(&wrapper.text());
        assert!(members.len() > wrapper.least, "{members:?}");
        let text = fs::read_to_string(wrapper.source()).expect("there is a program");
        let untried: Vec<_> = members.iter().filter(|name| calls(&text, name).is_empty()).collect();
        assert!(untried.is_empty(), "not in {}.cpp: {untried:?}", wrapper.program);
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
