//! Nothing of the headers is left out of the programs: each of these tests fails, and names it, when a header has
//! something new that a program of its engine does not try.

use std::fs;

use crate::interface::header::{Function, Header, Variable, calls, without_comments, words};
use crate::interface::in_tree;

/// A program of an engine.
struct Program {
    /// Its place below `c-tests`.
    file: String,
    /// Its text without comments.
    text: String,
}

impl Program {
    fn of(header: &Header, file: &str) -> Program {
        Program::at(format!("{}/{file}", header.name))
    }

    fn at(file: String) -> Program {
        let path = in_tree("c-tests").join(&file);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Program { text: without_comments(&text), file }
    }

    /// Fails with what is missing from the program, if anything is.
    fn lacks(&self, missing: Vec<String>) {
        assert!(missing.is_empty(), "not in c-tests/{}:\n{}", self.file, missing.join("\n"));
    }

    /// Fails with the functions that the program calls nowhere, out of those that it has to call.
    fn calls_all<'a>(&self, has_to: impl Iterator<Item = &'a Function>) {
        let names = has_to.map(|function| &function.name);
        self.lacks(names.filter(|name| calls(&self.text, name).is_empty()).cloned().collect());
    }
}

#[test]
fn every_function_is_misused() {
    for header in Header::all() {
        let program = Program::of(&header, "misuse.c");
        let case_of = |name: &str| {
            let body =
                program.text.split("CASE(").find_map(|case| case.strip_prefix(name)?.strip_prefix(')'));
            body.unwrap_or_default()
        };
        let untried = header.functions.iter().flat_map(|function| untried(function, case_of(&function.name)));
        program.lacks(untried.collect());
    }
}

/// What a case does not try of a function: a call, NULL for a pointer, a bad number for a number.
fn untried(function: &Function, case: &str) -> Vec<String> {
    let name = &function.name;
    let tried = calls(case, name);
    if tried.is_empty() {
        return vec![format!("a CASE({name}) that calls it")];
    }
    let untried = function.parameters.iter().enumerate().filter_map(|(place, parameter)| {
        let misuse = misuse_of(parameter)?;
        let is_tried = tried.iter().any(|arguments| arguments.get(place).is_some_and(|&word| word == misuse));
        (!is_tried).then(|| format!("{misuse} for {} of {name}", parameter.name))
    });
    untried.collect()
}

/// What has to be given once for a parameter that cannot be just anything.
fn misuse_of(parameter: &Variable) -> Option<&'static str> {
    match parameter.kind.as_str() {
        _ if parameter.is_pointer() => Some("NULL"),
        "int32_t" => Some("bad"),
        "int64_t" => Some("wide_bad"),
        _ => None,
    }
}

#[test]
fn every_function_of_a_handle_answers_by_its_kind() {
    for header in Header::all() {
        let functions = header.functions.iter();
        let has_to = functions.filter(|function| function.takes_handle(&header) && !is_free(function));
        Program::of(&header, "kinds.h").calls_all(has_to);
    }
}

#[test]
fn every_other_function_answers_by_its_kind() {
    for header in Header::all() {
        let has_to = header.functions.iter().filter(|function| {
            !function.parameters.is_empty()
                && (!function.takes_handle(&header) || is_free(function))
                && can_be_misused(function)
        });
        Program::of(&header, "kinds.c").calls_all(has_to);
    }
}

fn can_be_misused(function: &Function) -> bool {
    function.parameters.iter().any(|parameter| misuse_of(parameter).is_some())
}

fn is_free(function: &Function) -> bool {
    function.name.ends_with("_free")
}

#[test]
fn every_room_is_tried_at_every_size() {
    for header in Header::all() {
        let has_to = header.functions.iter().filter(|function| function.fills_room());
        Program::of(&header, "rooms.c").calls_all(has_to);
    }
}

#[test]
fn every_text_is_tried_at_the_wall() {
    for header in Header::all() {
        let has_to = header.functions.iter().filter(|function| function.reads_text());
        Program::of(&header, "strings.c").calls_all(has_to);
    }
}

#[test]
fn every_function_has_its_place_in_the_table() {
    for header in Header::all() {
        let name = format!("{}_api", header.name);
        let table = header.structs.iter().find(|s| s.name == name).expect("there is a table");
        let members = table.fields[2..].iter().map(|field| field.name.as_str());
        let program = Program::of(&header, "table.c");
        let slots = calls(&program.text, "SLOT");
        assert!(
            members.eq(slots.iter().map(|slot| slot[1])),
            "the members of the table, and those in {}",
            program.file
        );

        // The number is a member itself, and whoever has the table has got it.
        let apart = ["abi_version", "api_get"].map(|last| format!("{}_{last}", header.name));
        let placed = |name: &String| apart.contains(name) || slots.iter().any(|slot| slot[2] == name);
        let functions = header.functions.iter().map(|function| &function.name);
        program.lacks(functions.filter(|name| !placed(name)).cloned().collect());
    }
}

#[test]
fn every_macro_is_compared() {
    for header in Header::all() {
        let program = Program::of(&header, "macros.c");
        let named = |name: &String| words(&program.text).any(|word| word == name);
        program.lacks(header.macros.iter().filter(|name| !named(name)).cloned().collect());
    }
}

#[test]
fn every_function_is_called_in_the_soak() {
    for header in Header::all() {
        Program::at(format!("soak/{}.c", header.name)).calls_all(header.functions.iter());
    }
}

#[test]
fn every_constant_is_asked_for() {
    for header in Header::all() {
        let program = Program::of(&header, "constants.c");
        let (_, main) = program.text.split_once("int main").expect("constants.c is a program");
        let prefix = header.name.to_uppercase();
        let asked: Vec<String> =
            calls(main, "CONSTANT").iter().map(|name| format!("{prefix}_{}", name[0])).collect();
        // The version is a text, which a function tells.
        let version = format!("{prefix}_VERSION");
        let numbers = header.macros.iter().filter(|name| **name != version);
        program.lacks(numbers.filter(|name| !asked.contains(name)).cloned().collect());
    }
}
