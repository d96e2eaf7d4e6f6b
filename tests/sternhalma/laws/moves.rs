//! Moves against the plain star.

use proptest::prelude::*;

use sternhalma::{Action, Board, Hole, HoleSet, Layout, Seat};

use crate::common::boards::{boards, holes};
use crate::common::cases;
use crate::common::plain;
use crate::common::referee::Referee;
use crate::legal_numbers;

fn numbers(holes: impl Iterator<Item = Hole>) -> Vec<usize> {
    holes.map(Hole::index).collect()
}

/// The moves of the seat to move by the plain star, in the documented order.
fn plain_legal(board: &Board) -> Vec<[usize; 2]> {
    let mine = plain::each(board.pieces(board.to_move()).bits());
    let moves = |from| plain::each(plain::reach(board.occupied().bits(), from)).map(move |to| [from, to]);
    mine.flat_map(moves).collect()
}

/// The count of sequences by the plain star: pieces of each seat, and whose turn it is.
fn plain_perft(pieces: &mut [u128], turn: usize, depth: u32) -> u64 {
    let occupied = pieces.iter().fold(0, |all, own| all | own);
    if depth == 1 {
        return plain::each(pieces[turn])
            .map(|from| u64::from(plain::reach(occupied, from).count_ones()))
            .sum();
    }
    let mut count = 0;
    for from in plain::each(pieces[turn]) {
        for to in plain::each(plain::reach(occupied, from)) {
            pieces[turn] ^= 1 << from | 1 << to;
            count += plain_perft(pieces, (turn + 1) % pieces.len(), depth - 1);
            pieces[turn] ^= 1 << from | 1 << to;
        }
    }
    count
}

#[test]
fn sequences_from_the_set_ups_are_counted_as_by_the_plain_star() {
    // The plain star is too slow to go deeper unless it is asked to.
    let depth = if std::env::var_os("STERNHALMA_DEEP").is_some() { 5 } else { 3 };
    for layout in Layout::ALL {
        let board = Board::new(layout);
        let mut pieces: Vec<u128> = layout.each_seat().map(|seat| board.pieces(seat).bits()).collect();
        assert_eq!(board.perft(depth), plain_perft(&mut pieces, 0, depth), "{board}");
    }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn steps_and_hops_are_those_of_the_plain_star(board in boards(), left in prop::option::of(holes())) {
        let occupied = board.occupied().bits();
        for hole in Hole::all() {
            let hops = plain::hops(occupied, hole.index(), left.map(Hole::index));
            prop_assert_eq!(numbers(board.steps(hole)), plain::steps(occupied, hole.index()));
            prop_assert_eq!(numbers(board.hops(hole, left)), hops, "from {} having left {:?}", hole, left);
        }
    }

    #[test]
    fn reaches_are_those_of_the_plain_star(board in boards()) {
        for from in Hole::all() {
            let reach = HoleSet::from_bits(plain::reach(board.occupied().bits(), from.index()));
            prop_assert_eq!(board.reach(from), reach, "from {}", from);
        }
    }

    #[test]
    fn a_hole_is_in_reach_exactly_when_there_is_a_path_to_it(board in boards()) {
        for from in Hole::all() {
            let reach = board.reach(from);
            prop_assert!(!reach.contains(from));
            for to in Hole::all() {
                prop_assert_eq!(board.path(from, to).is_some(), reach.contains(to), "{} to {}", from, to);
            }
        }
    }

    #[test]
    fn a_path_is_a_step_or_hops_that_may_be_made(board in boards()) {
        for (from, to) in board.occupied().into_iter().flat_map(|f| board.reach(f).into_iter().map(move |t| (f, t))) {
            let path = board.path(from, to).expect("in reach");
            let holes = path.holes();
            prop_assert_eq!((holes.first(), holes.last()), (Some(&from), Some(&to)));
            let a_step = holes.len() == 2 && board.steps(from).any(|hole| hole == to);
            let hops = holes.windows(2).all(|hop| board.hops(hop[0], Some(from)).any(|hole| hole == hop[1]));
            prop_assert!(a_step || hops, "{:?}", holes);
        }
    }

    #[test]
    fn a_path_is_the_first_of_the_shortest(board in boards()) {
        let occupied = board.occupied().bits();
        for (from, to) in board.occupied().into_iter().flat_map(|f| board.reach(f).into_iter().map(move |t| (f, t))) {
            let path = board.path(from, to).map(|path| numbers(path.holes().iter().copied()));
            prop_assert_eq!(path, plain::path(occupied, from.index(), to.index()));
        }
    }

    #[test]
    fn legal_moves_are_the_reaches_of_the_pieces_of_the_seat_to_move(board in boards()) {
        let legal = plain_legal(&board);
        prop_assert_eq!(board.has_move(), !legal.is_empty());
        prop_assert_eq!(board.can_pass(), legal.is_empty() && !board.over());
        prop_assert_eq!(legal_numbers(&board), legal);
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn sequences_are_counted_as_by_the_plain_star(board in boards()) {
        let mut pieces: Vec<u128> = board.layout().each_seat().map(|seat| board.pieces(seat).bits()).collect();
        prop_assert_eq!(board.perft(0), 1);
        prop_assert_eq!(board.perft(1), plain_perft(&mut pieces, board.to_move().index(), 1));
        prop_assert_eq!(board.perft(2), plain_perft(&mut pieces, board.to_move().index(), 2));
    }
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn play_accepts_the_legal_moves_and_says_why_not_of_the_others(board in boards()) {
        let referee = Referee::of(&board);
        let legal: Vec<_> = board.legal().collect();
        let mut accepted = 0;
        for (from, to) in Hole::all().flat_map(|from| Hole::all().map(move |to| (from, to))) {
            let mut after = board.clone();
            let played = after.play(from, to);
            prop_assert_eq!(played.err(), referee.refusal(Action::Move { from, to }));
            accepted += usize::from(played.is_ok());
            prop_assert!(played.is_ok() || after == board);
        }
        prop_assert_eq!(accepted, if board.over() { 0 } else { legal.len() });
    }

    #[test]
    fn a_pass_or_a_resignation_that_is_refused_changes_nothing(board in boards()) {
        let referee = Referee::of(&board);
        let mut after = board.clone();
        let passed = after.pass();
        prop_assert_eq!(passed.err(), referee.refusal(Action::Pass));
        prop_assert!(passed.is_ok() || after == board);
        for seat in Seat::ALL {
            let mut after = board.clone();
            let resigned = after.resign(seat);
            prop_assert_eq!(resigned.err(), referee.refusal(Action::Resign(seat)));
            prop_assert!(resigned.is_ok() || after == board);
        }
    }
}
