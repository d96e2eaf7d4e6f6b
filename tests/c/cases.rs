//! Nothing of the header is left out of the programs: each of these tests fails, and names it, when the header has
//! something new that its program does not try.

use std::fs;

use crate::interface::header::{Function, Header, Variable, calls, without_comments, words};
use crate::interface::in_tree;

fn header() -> Header {
    Header::named("sternhalma")
}

/// The text of a program without its comments.
fn program(file: &str) -> String {
    let path = in_tree("c-tests").join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    without_comments(&text)
}

/// Fails with what is missing from a file, if anything is.
fn nothing_missing(file: &str, missing: Vec<String>) {
    assert!(missing.is_empty(), "not in c-tests/{file}:\n{}", missing.join("\n"));
}

/// The functions of the header that a file calls nowhere, out of those that it has to call.
fn uncalled(file: &str, has_to: impl Fn(&Function) -> bool) -> Vec<String> {
    let text = program(file);
    let functions = header().functions.into_iter().filter(has_to);
    functions.map(|function| function.name).filter(|name| calls(&text, name).is_empty()).collect()
}

#[test]
fn every_function_is_misused() {
    let text = program("misuse.c");
    let (_, cases) = text.split_once("define CASE").expect("misuse.c defines CASE");
    let case_of = |name: &str| {
        let body = cases.split("CASE(").find_map(|case| case.strip_prefix(name)?.strip_prefix(')'));
        body.unwrap_or_default()
    };
    let functions = header().functions;
    let missing = functions.iter().flat_map(|function| untried(function, case_of(&function.name))).collect();
    nothing_missing("misuse.c", missing);
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
    let header = header();
    let missing = uncalled("kinds.h", |function| function.takes_handle(&header) && !is_free(function));
    nothing_missing("kinds.h", missing);
}

#[test]
fn every_other_function_answers_by_its_kind() {
    let header = header();
    let missing = uncalled("kinds.c", |function| {
        !function.parameters.is_empty()
            && (!function.takes_handle(&header) || is_free(function))
            && can_be_misused(function)
    });
    nothing_missing("kinds.c", missing);
}

fn can_be_misused(function: &Function) -> bool {
    function.parameters.iter().any(|parameter| misuse_of(parameter).is_some())
}

fn is_free(function: &Function) -> bool {
    function.name.ends_with("_free")
}

#[test]
fn every_room_is_tried_at_every_size() {
    nothing_missing("rooms.c", uncalled("rooms.c", Function::fills_room));
}

#[test]
fn every_text_is_tried_at_the_wall() {
    nothing_missing("strings.c", uncalled("strings.c", Function::reads_text));
}

#[test]
fn every_function_has_its_place_in_the_table() {
    let header = header();
    let table = header.structs.iter().find(|s| s.name == "sternhalma_api").expect("there is a table");
    let members = table.fields[2..].iter().map(|field| field.name.as_str());
    let text = program("table.c");
    let (_, main) = text.split_once("static void").expect("table.c has functions");
    let slots = calls(main, "SLOT");
    assert!(members.eq(slots.iter().map(|slot| slot[1])), "the members of the table, and those in table.c");

    // The number is a member itself, and whoever has the table has got it.
    let apart = ["sternhalma_abi_version", "sternhalma_api_get"];
    let functions = header.functions.iter().map(|function| function.name.as_str());
    let missing =
        functions.filter(|name| !apart.contains(name) && !slots.iter().any(|slot| slot[2] == *name));
    nothing_missing("table.c", missing.map(str::to_owned).collect());
}

#[test]
fn every_macro_is_compared() {
    let text = program("macros.c");
    let named = |name: &String| words(&text).any(|word| word == name);
    nothing_missing("macros.c", header().macros.into_iter().filter(|name| !named(name)).collect());
}

#[test]
fn every_constant_is_asked_for() {
    let text = program("constants.c");
    let (_, main) = text.split_once("int main").expect("constants.c is a program");
    let asked: Vec<String> =
        calls(main, "CONSTANT").iter().map(|name| format!("STERNHALMA_{}", name[0])).collect();
    // The version is a text, which sternhalma_version tells.
    let numbers = header().macros.into_iter().filter(|name| name != "STERNHALMA_VERSION");
    nothing_missing("constants.c", numbers.filter(|name| !asked.contains(name)).collect());
}
