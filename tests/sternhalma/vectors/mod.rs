//! Every case of the vectors that asks the engine.

mod evaluation;
mod games;
mod moves;
mod positions;
mod star;
mod text;

use serde_json::Value;
use sternhalma::{Board, Hole, Seat};

use crate::common::vectors::{number, text as text_of};

fn board_of(value: &Value) -> Board {
    crate::board(text_of(value))
}

fn hole_of(value: &Value) -> Hole {
    Hole::try_from(number(value)).unwrap_or_else(|number| panic!("no hole is {number}"))
}

fn seat_of(value: &Value) -> Seat {
    Seat::try_from(number(value)).unwrap_or_else(|number| panic!("no seat is {number}"))
}

fn numbers(holes: impl IntoIterator<Item = Hole>) -> Vec<usize> {
    holes.into_iter().map(Hole::index).collect()
}
