//! Every documented method has its function, or `documented.txt` says what will bring it.

mod interface;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use interface::header::{Header, words};
use interface::{in_tree, library};

/// The pages, by the class each documents: the file, and what the C names of its methods begin with.
const PAGES: [(&str, &str, &str); 4] = [
    ("Game::Sternhalma::Engine", "Game-Sternhalma-Engine.txt", "sternhalma_"),
    ("Game::Sternhalma", "Game-Sternhalma.txt", "sternhalma_game_"),
    ("Game::Senet::Engine", "Game-Senet-Engine.txt", "senet_"),
    ("Game::Fanorona::Rules", "Game-Fanorona-Rules.txt", "fanorona_game_"),
];

/// A line of the list.
struct Documented {
    class: String,
    method: String,
    now: Now,
}

enum Now {
    /// The method is this function.
    Function(String),
    /// It comes with this subject.
    Later(String),
}

impl Documented {
    fn read(line: &str) -> Documented {
        let (class, rest) = line.split_once(' ').expect("a class and a method");
        let (method, rest) = rest.trim_start().split_once(' ').expect("a method and its function");
        let now = match rest.trim_start().strip_prefix("later ") {
            Some(subject) => Now::Later(subject.to_owned()),
            None => Now::Function(rest.trim_start().to_owned()),
        };
        Documented { class: class.to_owned(), method: method.to_owned(), now }
    }

    /// The name its function has, which follows from the class and the method.
    fn c_name(&self) -> String {
        let page = PAGES.iter().find(|page| page.0 == self.class);
        let (_, _, prefix) = page.unwrap_or_else(|| panic!("no page documents {}", self.class));
        let method = if self.method == "of_string" { "from_string" } else { &self.method };
        format!("{prefix}{method}")
    }
}

fn list() -> Vec<Documented> {
    let text = fs::read_to_string(in_tree("tests/documented.txt")).expect("there is a list");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(Documented::read).collect()
}

/// Whether the library under test has the engine that a class belongs to.
fn built(class: &str) -> bool {
    match class {
        "Game::Senet::Engine" => cfg!(feature = "senet"),
        "Game::Fanorona::Rules" => cfg!(feature = "fanorona"),
        _ => true,
    }
}

fn declared() -> BTreeSet<String> {
    Header::all().into_iter().flat_map(|header| header.functions).map(|function| function.name).collect()
}

#[test]
fn every_function_of_the_list_is_declared_and_exported() {
    let (declared, exported) = (declared(), library::exported());
    for documented in list().into_iter().filter(|documented| built(&documented.class)) {
        if let Now::Function(name) = &documented.now {
            assert_eq!(*name, documented.c_name(), "{}::{}", documented.class, documented.method);
            assert!(declared.contains(name), "no header declares {name}");
            assert!(exported.contains(name), "the library does not export {name}");
        }
    }
}

#[test]
fn what_comes_later_is_not_there_yet() {
    let declared = declared();
    for documented in list() {
        let name = documented.c_name();
        if let Now::Later(subject) = &documented.now {
            assert!(
                !declared.contains(&name),
                "{name} is there, and documented.txt has it as later {subject}"
            );
        }
    }
}

#[test]
fn nothing_of_an_engine_that_is_there_comes_later() {
    const THERE: [&str; 3] = ["Game::Sternhalma::Engine", "Game::Sternhalma", "Game::Senet::Engine"];
    for Documented { class, method, now } in list() {
        let function = matches!(now, Now::Function(_));
        assert!(function || !THERE.contains(&class.as_str()), "{class}::{method} comes later");
    }
}

#[test]
fn every_method_is_listed_once() {
    let mut seen = BTreeSet::new();
    for Documented { class, method, .. } in list() {
        assert!(seen.insert((class.clone(), method.clone())), "{class}::{method} is listed twice");
    }
}

/// Compares the list with the pages themselves, where those are beside the source tree.
#[test]
fn every_method_of_the_pages_is_listed() {
    // Headings that are ways a game ends and named arguments.
    let no_methods = ["stones", "no_moves", "repetition", "budget", "seed"];
    for (class, page, _) in PAGES {
        let Some(text) = page_text(page) else { continue };
        let listed: BTreeSet<String> =
            list().into_iter().filter(|documented| documented.class == class).map(|d| d.method).collect();
        for method in &listed {
            assert!(text.contains(method), "{page} has no {method}");
        }
        for method in headings(&text).chain(calls(&text)).filter(|method| !no_methods.contains(method)) {
            assert!(listed.contains(method), "{method} of {page} is not in documented.txt");
        }
    }
}

fn page_text(page: &str) -> Option<String> {
    let path: PathBuf = in_tree("../shared/interface").join(page);
    fs::read_to_string(path).ok()
}

/// The lines that are one word in small letters.
fn headings(text: &str) -> impl Iterator<Item = &str> {
    let small = |c: char| c.is_ascii_lowercase() || c == '_' || c.is_ascii_digit();
    text.lines().filter(move |line| !line.is_empty() && line.chars().all(small))
}

/// The methods that examples call.
fn calls(text: &str) -> impl Iterator<Item = &str> {
    text.split("->").skip(1).filter_map(|rest| words(rest).next().filter(|word| rest.starts_with(word)))
}
