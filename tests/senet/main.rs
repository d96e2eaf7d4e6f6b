//! Senet as its users meet it: the vectors, the laws every board keeps, and the search against a plain one.

#[path = "../common/mod.rs"]
mod common;

mod answers;
mod boards;
mod docs;
mod drawing;
mod laws;
mod plain;
mod play;
mod positions;
mod search;
mod vectors;

use sternhalma::senet::{Board, House};

fn board(position: &str) -> Board {
    position.parse().unwrap_or_else(|error| panic!("{error}: {position:?}"))
}

fn house(number: usize) -> House {
    House::new(number).unwrap_or_else(|| panic!("no house is {number}"))
}
