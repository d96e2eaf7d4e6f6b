//! The structs of each header are laid out as its engine's `layout.c` says, on the Rust side too.

#[cfg(feature = "fanorona")]
mod fanorona;
#[cfg(feature = "senet")]
mod senet;
mod sternhalma;

use std::fs;

use crate::interface::header::{Header, calls};
use crate::interface::in_tree;

/// The size of each struct and the offset of each of its fields, as `layout.c` would put it.
macro_rules! laid_out {
    ($($name:ident { $($field:ident)* })*) => {
        vec![$(
            vec![stringify!($name).to_owned(), std::mem::size_of::<$name>().to_string()],
            $(vec![
                stringify!($name).to_owned(),
                stringify!($field).to_owned(),
                std::mem::offset_of!($name, $field).to_string(),
            ],)*
        )*]
    };
}
use laid_out;

/// The lines of a layout, each as its words.
type Lines = Vec<Vec<String>>;
type InRust = fn() -> Lines;

/// What each engine says of its structs, in Rust.
const ENGINES: &[(&str, InRust)] = &[
    #[cfg(feature = "fanorona")]
    ("fanorona", fanorona::in_rust),
    #[cfg(feature = "senet")]
    ("senet", senet::in_rust),
    ("sternhalma", sternhalma::in_rust),
];

fn in_c(engine: &str) -> Lines {
    let path = in_tree("c-tests").join(engine).join("layout.c");
    let text = fs::read_to_string(path).expect("there is a layout.c");
    let main = text.split_once("int main").expect("layout.c is a program").1;
    let lines = main.lines().flat_map(|line| [calls(line, "SIZE"), calls(line, "FIELD")].concat());
    lines.map(|words| words.into_iter().map(str::to_owned).collect()).collect()
}

#[test]
fn c_and_rust_agree() {
    for (engine, in_rust) in ENGINES {
        assert_eq!(in_rust(), in_c(engine), "{engine}");
    }
}

#[test]
fn every_struct_and_field_is_there() {
    for header in Header::all() {
        let engine = ENGINES.iter().find(|(engine, _)| *engine == header.name);
        let (_, in_rust) = engine.unwrap_or_else(|| panic!("{} is not in tests/c/layout", header.name));
        let tabled = in_rust();
        // The table of functions is held by table.c.
        let table = format!("{}_api", header.name);
        for declared in header.structs.iter().filter(|s| s.name != table) {
            let name = &declared.name;
            let lines: Vec<_> = tabled.iter().filter(|line| line[0] == *name).collect();
            assert_eq!(
                lines.len(),
                declared.fields.len() + 1,
                "{name} in tests/c/layout/{0}.rs and c-tests/{0}/layout.c",
                header.name
            );
            for (field, line) in declared.fields.iter().zip(&lines[1..]) {
                assert_eq!(field.name, line[1], "{name}");
            }
        }
    }
}
