//! Fanorona as its users meet it: the vectors, the laws every board and game keeps, and the search.

#[path = "../common/mod.rs"]
mod common;

mod docs;
mod drawing;
mod laws;
mod perft;
mod search;
#[cfg(feature = "capi")]
mod through_c;
mod vectors;

use sternhalma::fanorona::{Board, Point, Step};

fn board(position: &str) -> Board {
    position.parse().unwrap_or_else(|error| panic!("{error}: {position:?}"))
}

/// The points that a step takes, nearest first, as numbers.
fn taken(step: &Step) -> Vec<usize> {
    step.taken_in_order().map(Point::index).collect()
}
