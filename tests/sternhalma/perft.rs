//! The counts of sequences of moves that are known from the set-ups, a move being a distinct pair of a start and an
//! end. `STERNHALMA_DEEP=1` counts all of them to the last.

use sternhalma::{Board, Layout};

/// More leaves than this are counted only when asked for.
const QUICK: u64 = 4_000_000;

fn counts(seats: i32, known: &[u64]) {
    let board = Board::new(Layout::new(seats, 10).expect("a layout"));
    let deep = std::env::var_os("STERNHALMA_DEEP").is_some();
    for (depth, &count) in (1..).zip(known).filter(|&(_, &count)| deep || count < QUICK) {
        assert_eq!(board.perft(depth), count, "{seats} seats, {depth} deep");
    }
}

#[test]
fn one_seat() {
    counts(1, &[14, 340, 9378, 295_802, 10_244_310, 383_047_510]);
}

#[test]
fn two_seats() {
    counts(2, &[14, 196, 4760, 115_600, 3_188_520, 87_946_884]);
}

#[test]
fn three_seats() {
    counts(3, &[14, 196, 2744, 66_640, 1_618_400, 39_304_000]);
}
