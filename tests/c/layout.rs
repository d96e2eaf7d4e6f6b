//! The structs of the header are laid out as `c-tests/layout.c` says, on the Rust side too.

use std::fs;
use std::mem::{offset_of, size_of};

use sternhalma::ffi::drawing::sternhalma_drawing_options;
use sternhalma::ffi::evaluation::{sternhalma_search_result, sternhalma_weights};
use sternhalma::ffi::game::{sternhalma_error, sternhalma_game_options};
use sternhalma::ffi::game_state::sternhalma_game_outcome;
use sternhalma::ffi::moves::sternhalma_move;
use sternhalma::ffi::search::sternhalma_search_options;
use sternhalma::ffi::star::sternhalma_pair;
use sternhalma::ffi::text::sternhalma_read;
use sternhalma::ffi::undo::{sternhalma_undo_info, sternhalma_undo_side};

use crate::interface::header::{Header, calls};
use crate::interface::in_tree;

/// The size of each struct and the offset of each of its fields, as `layout.c` would put it.
macro_rules! laid_out {
    ($($name:ident { $($field:ident)* })*) => {
        vec![$(
            vec![stringify!($name).to_owned(), size_of::<$name>().to_string()],
            $(vec![
                stringify!($name).to_owned(),
                stringify!($field).to_owned(),
                offset_of!($name, $field).to_string(),
            ],)*
        )*]
    };
}

fn in_rust() -> Vec<Vec<String>> {
    laid_out! {
        sternhalma_pair { low high }
        sternhalma_move { from to }
        sternhalma_undo_side { key ply passes to_move how home resigned reserved }
        sternhalma_undo_info { kind from to seat before after }
        sternhalma_read { kind from to seat hop path_len path }
        sternhalma_weights { distance straggler classes blocking reserved }
        sternhalma_search_result { from to is_pass depth score stopped nodes pv_len reserved pv }
        sternhalma_game_options { size seats pieces first cap position position_len }
        sternhalma_error { field code offset line column }
        sternhalma_game_outcome { how seats home_len reserved plies places home }
        sternhalma_search_options {
            size mode depth evaluation table_kib reserved budget seed weights avoid avoid_len stop progress user
        }
        sternhalma_drawing_options { size names from to targets_of width }
    }
}

fn in_c() -> Vec<Vec<String>> {
    let text = fs::read_to_string(in_tree("c-tests/layout.c")).expect("there is a layout.c");
    let main = text.split_once("int main").expect("layout.c is a program").1;
    let lines = main.lines().flat_map(|line| [calls(line, "SIZE"), calls(line, "FIELD")].concat());
    lines.map(|words| words.into_iter().map(str::to_owned).collect()).collect()
}

#[test]
fn c_and_rust_agree() {
    assert_eq!(in_rust(), in_c());
}

#[test]
fn every_struct_and_field_is_there() {
    let tabled = in_rust();
    // The table of functions is held by table.c.
    let structs = Header::named("sternhalma").structs.into_iter().filter(|s| s.name != "sternhalma_api");
    for declared in structs {
        let name = &declared.name;
        let lines: Vec<_> = tabled.iter().filter(|line| line[0] == *name).collect();
        assert_eq!(
            lines.len(),
            declared.fields.len() + 1,
            "{name} in tests/c/layout.rs and c-tests/layout.c"
        );
        for (field, line) in declared.fields.iter().zip(&lines[1..]) {
            assert_eq!(field.name, line[1], "{name}");
        }
    }
}
