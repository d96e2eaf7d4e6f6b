//! Two seats.

mod contract;
mod exact;
mod values;
mod wins;

use sternhalma::{Board, Decision, Layout, Move, SearchOptions, SearchOutcome, Seat};

use crate::common::dice::Dice;
use crate::common::games::play_on;

/// The boards that the laws are tried on: middles and endings, with ten pieces and with fifteen.
fn boards(count: u64) -> impl Iterator<Item = Board> {
    (0..count).filter_map(|seed| {
        let layout = Layout::new(2, if seed % 4 == 3 { 15 } else { 10 })?;
        let board = if seed % 3 == 0 { ending(layout, seed) } else { middle(layout, seed) };
        (!board.over()).then_some(board)
    })
}

/// A position out of a random game.
fn middle(layout: Layout, seed: u64) -> Board {
    let mut board = Board::new(layout);
    play_on(&mut board, seed, 4 + seed as usize % 90);
    board
}

/// Both seats home but for one to three pieces, which stand anywhere or, for an even seed, near their home.
fn ending(layout: Layout, seed: u64) -> Board {
    let mut dice = Dice::new(seed);
    let mut board = Board::empty(layout);
    for seat in layout.each_seat() {
        let mut home: Vec<_> = layout.home(seat).into_iter().collect();
        dice.shuffle(&mut home);
        let strays = 1 + dice.below(3);
        home[strays..].iter().for_each(|&hole| assert!(board.put(hole, seat)));
    }
    for seat in layout.each_seat() {
        while board.count(seat) < layout.pieces() {
            let near = if seed.is_multiple_of(2) { 7 } else { 16 };
            let tip = layout.tip(seat);
            let free = (!board.occupied()).into_iter().filter(|hole| hole.distance(tip) <= near);
            let free: Vec<_> = free.collect();
            board.put(dice.pick(&free).expect("the star is not full"), seat);
        }
    }
    board.set_to_move(Seat::ALL[dice.below(2)]);
    board
}

fn search(board: &Board, mut options: SearchOptions) -> SearchOutcome {
    board.search(&mut options).expect("the game goes on")
}

/// The move that was chosen.
fn chosen(outcome: &SearchOutcome) -> Option<Move> {
    match outcome.decision {
        Decision::Move(m) => Some(m),
        Decision::Pass => None,
    }
}
