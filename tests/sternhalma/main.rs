//! Star halma as its users meet it: the vectors, the laws every board keeps, and cases worked out by hand.

#[path = "../common/mod.rs"]
mod common;

mod endings;
mod laws;
mod perft;
mod position_faults;
mod vectors;
mod zobrist;

use sternhalma::{Action, Board, Hole, Move, Refusal, Undo};

fn board(position: &str) -> Board {
    position.parse().unwrap_or_else(|error| panic!("{error}: {position:?}"))
}

fn hole(name: &str) -> Hole {
    name.parse().unwrap_or_else(|error| panic!("{error}: {name:?}"))
}

/// Every move of the seat to move, as the numbers of its holes.
fn legal_numbers(board: &Board) -> Vec<[usize; 2]> {
    board.legal().map(|Move { from, to }| [from.index(), to.index()]).collect()
}

/// The place of every seat, in seat order.
fn places(board: &Board) -> Vec<usize> {
    board.layout().each_seat().map(|seat| board.place_of(seat)).collect()
}

/// Reads a move, a pass or a resignation and does it.
fn act(board: &mut Board, text: &str) -> Result<Undo, Refusal> {
    let action: Action =
        board.read_action(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text:?}"));
    common::games::perform(board, action)
}
