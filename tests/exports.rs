//! The shared library exports what the headers declare and nothing else, and the headers are fit for other languages.

mod interface;

use std::collections::BTreeSet;
use std::fs;

use interface::header::{Header, words};
use interface::library;

/// What the library exports for its own tests of how each engine fails.
const TEST_PANICS: [(&str, &[&str]); 3] = [
    ("senet", &["senet_test_panic"]),
    (
        "sternhalma",
        &["sternhalma_game_test_panic", "sternhalma_searcher_test_panic", "sternhalma_test_panic"],
    ),
    ("fanorona", &["fanorona_game_test_panic", "fanorona_searcher_test_panic", "fanorona_test_panic"]),
];

/// The keywords of C++ up to 2023 that C does not have: a name that is one does not compile there.
const CPP: &str = "
    alignas alignof and and_eq asm bitand bitor bool catch char8_t char16_t char32_t class co_await co_return co_yield
    compl concept const_cast consteval constexpr constinit decltype delete dynamic_cast explicit export false friend
    mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public reinterpret_cast
    requires static_assert static_cast template this thread_local throw true try typeid typename using virtual wchar_t
    xor xor_eq
";

/// The keywords of Python and Lua, without `from`: no other word says where a move starts.
const PYTHON_AND_LUA: &str = "
    False None True and as assert async await break class continue def del elif else except finally for global if
    import in is lambda nonlocal not or pass raise return try while with yield
    do elseif end false function goto local nil repeat then true until
";

/// Words that Perl's XSUB.h makes macros of.
const XSUB: &str = "open close read write free time";

fn declared() -> Vec<String> {
    Header::all().into_iter().flat_map(|header| header.functions).map(|function| function.name).collect()
}

#[test]
fn the_library_exports_what_the_headers_declare() {
    let mut wanted: BTreeSet<String> =
        if cfg!(feature = "capi") { declared().into_iter().collect() } else { BTreeSet::new() };
    if cfg!(feature = "test-panic") {
        for header in Header::all() {
            let panics = TEST_PANICS.iter().find(|(name, _)| *name == header.name);
            wanted.extend(panics.into_iter().flat_map(|(_, names)| *names).map(|name| (*name).to_owned()));
        }
    }
    let exported = library::exported();
    let not_exported: Vec<_> = wanted.difference(&exported).collect();
    let not_declared: Vec<_> = exported.difference(&wanted).collect();
    assert!(not_exported.is_empty(), "declared and not exported: {not_exported:?}");
    assert!(not_declared.is_empty(), "exported and not declared: {not_declared:?}");
}

#[cfg(not(feature = "capi"))]
#[test]
fn the_engines_alone_have_no_c_names() {
    let names = library::defined(&library::rlib());
    let is_c = |name: &&String| Header::all().iter().any(|h| name.starts_with(&format!("{}_", h.name)));
    assert_eq!(names.iter().filter(is_c).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn a_header_has_something_to_say() {
    for header in Header::all() {
        assert!(header.functions.len() > 10, "{} functions in {}.h", header.functions.len(), header.name);
        assert!(!header.structs.is_empty() && !header.opaque.is_empty() && !header.macros.is_empty());
    }
}

#[test]
fn every_name_has_the_prefix() {
    for header in Header::all() {
        let prefix = format!("{}_", header.name);
        let functions = header.functions.iter().map(|function| &function.name);
        let types = header.structs.iter().map(|declared| &declared.name).chain(&header.opaque);
        for name in functions.chain(types) {
            assert!(name.starts_with(&prefix), "{name}");
        }
        for name in &header.macros {
            assert!(name.starts_with(&prefix.to_uppercase()), "{name}");
        }
    }
}

#[test]
fn every_name_is_declared_once() {
    let headers = Header::all();
    let types = headers.iter().flat_map(|h| h.structs.iter().map(|s| &s.name).chain(&h.opaque));
    let names = headers.iter().flat_map(|h| h.functions.iter().map(|f| &f.name).chain(&h.macros));
    let mut seen = BTreeSet::new();
    for name in types.chain(names) {
        assert!(seen.insert(name), "{name} is declared twice, or is a type and a function");
    }
}

/// No `bool`, `float` or `enum`, nor a number whose size is not the same everywhere.
#[test]
fn every_value_is_of_a_kind_that_all_languages_have() {
    let fixed = ["char", "int8_t", "int32_t", "uint32_t", "int64_t", "uint64_t", "size_t", "void"];
    let headers = Header::all();
    let structs: BTreeSet<&str> = headers.iter().flat_map(|h| &h.structs).map(|s| s.name.as_str()).collect();
    let opaque: BTreeSet<&str> = headers.iter().flat_map(|h| &h.opaque).map(String::as_str).collect();
    let known = |word: &str| fixed.contains(&word) || structs.contains(word) || opaque.contains(word);
    let check = |whole: &str, name: &str, kind: &str| {
        assert!(words(kind).all(|word| word == "const" || known(word)), "{name} of {whole}: {kind}");
    };
    for function in headers.iter().flat_map(|header| &header.functions) {
        check(&function.name, "the answer", &function.answer);
        for parameter in &function.parameters {
            check(&function.name, &parameter.name, &parameter.kind);
            let whole = structs.contains(parameter.kind.as_str());
            assert!(!whole, "{} of {} is a struct by value", parameter.name, function.name);
        }
    }
    for declared in headers.iter().flat_map(|header| &header.structs) {
        declared.fields.iter().for_each(|field| check(&declared.name, &field.name, &field.kind));
    }
}

#[test]
fn no_field_is_a_keyword() {
    for declared in Header::all().iter().flat_map(|header| &header.structs) {
        // What a member of a table is called is settled by its function.
        let is_table = declared.name.ends_with("_api");
        let others = if is_table { XSUB } else { PYTHON_AND_LUA };
        let keywords: BTreeSet<&str> = [CPP, others].into_iter().flat_map(str::split_whitespace).collect();
        for field in &declared.fields {
            assert!(!keywords.contains(field.name.as_str()), "{} of {}", field.name, declared.name);
        }
    }
}

#[test]
fn every_interface_has_a_number() {
    let numbers = fs::read_to_string(interface::in_tree("abi-version.txt")).expect("there are numbers");
    for header in Header::all() {
        let line = numbers.lines().find_map(|line| line.strip_prefix(&header.name)?.strip_prefix(' '));
        assert!(
            line.is_some_and(|number| number.parse::<u32>().is_ok()),
            "{} in abi-version.txt",
            header.name
        );
    }
}
