//! The weakest player.

use std::collections::BTreeSet;

use proptest::prelude::*;

use sternhalma::{Board, Hole, Layout, Move, Seat};

use crate::common::boards::boards;
use crate::common::cases;
use crate::common::plain;
use crate::{board, hole};

/// The moves it chooses from: those that take a piece nearer home, or all of them when none does.
fn candidates(board: &Board) -> BTreeSet<Move> {
    let tip = plain::home_tip(board.layout().seats(), board.to_move().index());
    let left = |hole: Hole| plain::distance(hole.index(), tip);
    let forward: BTreeSet<Move> = board.legal().filter(|m| left(m.to) < left(m.from)).collect();
    if forward.is_empty() { board.legal().collect() } else { forward }
}

/// Every move chosen for one of many seeds.
fn chosen(board: &Board) -> BTreeSet<Move> {
    (0..2000).filter_map(|seed| board.random_forward(seed)).collect()
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn a_choice_is_a_candidate_and_the_same_for_the_same_seed(board in boards(), seeds: [u64; 4]) {
        let candidates = candidates(&board);
        for seed in seeds {
            let choice = board.random_forward(seed);
            prop_assert_eq!(choice.is_none(), candidates.is_empty());
            prop_assert!(choice.is_none_or(|choice| candidates.contains(&choice)));
            prop_assert_eq!(board.clone().random_forward(seed), choice);
        }
    }
}

#[test]
fn every_candidate_is_chosen_for_some_seed() {
    for layout in Layout::ALL {
        let board = Board::new(layout);
        assert_eq!(chosen(&board), candidates(&board), "{board}");
    }
}

#[test]
fn a_lone_piece_goes_forward() {
    let mut board = Board::empty(Layout::ALL[0]);
    board.put(hole("i5"), Seat::ALL[0]);
    let forward = ["j5", "j6"].map(|to| Move { from: hole("i5"), to: hole(to) });
    assert_eq!(chosen(&board), BTreeSet::from(forward));
}

#[test]
fn where_nothing_goes_forward_anything_goes() {
    let mut board = Board::empty(Layout::ALL[0]);
    board.put(hole("q1"), Seat::ALL[0]);
    let back = ["p1", "p2"].map(|to| Move { from: hole("q1"), to: hole(to) });
    assert_eq!(chosen(&board), BTreeSet::from(back));
}

#[test]
fn without_a_move_there_is_no_choice() {
    let walled = board("0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/[3]/[2]/[1] 0 2 10");
    assert!(chosen(&walled).is_empty());
    assert!(chosen(&Board::empty(Layout::ALL[0])).is_empty());
}
