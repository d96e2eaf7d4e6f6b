//! One seat crossing alone, by the search.

mod common;

use std::collections::HashSet;
use std::sync::atomic::{AtomicI32, Ordering};

use common::cases;
use proptest::collection::hash_set;
use proptest::prelude::*;
use sternhalma::{
    Board, Decision, Evaluation, Hole, How, Layout, Move, SearchError, SearchOptions, SearchOutcome,
    Searcher, Seat, WIN_SCORE, Weights,
};

const SEAT: Seat = Seat::ALL[0];

fn layout(pieces: i32) -> Layout {
    Layout::new(1, pieces).expect("a layout")
}

fn search(board: &Board, options: &mut SearchOptions) -> SearchOutcome {
    Searcher::new().search(board, options).expect("a board that is not over")
}

fn budget<'a>(budget: u64) -> SearchOptions<'a> {
    SearchOptions { budget, ..SearchOptions::default() }
}

/// One seat with so many pieces anywhere.
fn alone(pieces: impl Into<proptest::collection::SizeRange>) -> impl Strategy<Value = Board> {
    let holes = hash_set((0..Hole::COUNT).prop_map(Hole::from_index), pieces);
    (prop_oneof![Just(10), Just(15)], holes).prop_map(|(count, holes)| {
        let mut board = Board::empty(layout(count));
        holes.into_iter().for_each(|hole| assert!(board.put(hole, SEAT)));
        board
    })
}

/// Plays the search's moves until the seat has nowhere further to go, and answers how many there were. No position
/// comes twice.
fn cross(mut board: Board, positions: u64, most: u32) -> u32 {
    let mut solo = Searcher::new();
    let mut history = vec![board.own_key(SEAT)];
    while !board.over() && board.distance_left(SEAT) != 0 {
        assert!(board.ply() < most, "not home: {board}");
        let mut options = SearchOptions { avoid: &history, ..budget(positions) };
        let outcome = solo.search(&board, &mut options).expect("a game that goes on");
        let Decision::Move(m) = outcome.decision else { panic!("a pass: {board}") };
        board.play(m.from, m.to).expect("a move");
        assert!(!history.contains(&board.own_key(SEAT)));
        history.push(board.own_key(SEAT));
    }
    board.ply()
}

#[test]
fn ten_cross_in_29_with_200_000_positions_a_move() {
    assert!(cross(Board::new(layout(10)), 200_000, 29) <= 29);
}

#[test]
#[cfg_attr(debug_assertions, ignore = "takes minutes when it is not optimised")]
fn ten_cross_in_27_with_5_million_positions_a_move() {
    assert_eq!(cross(Board::new(layout(10)), 5_000_000, 27), 27);
}

#[test]
fn fifteen_cross_in_35_with_200_000_positions_a_move() {
    assert!(cross(Board::new(layout(15)), 200_000, 35) <= 35);
}

#[test]
fn everybody_gets_home_with_few_positions() {
    for pieces in [10, 15] {
        for positions in [1, 100, 1000, 10_000] {
            cross(Board::new(layout(pieces)), positions, 150);
        }
    }
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn any_pieces_get_home(board in alone(1..=10)) {
        cross(board, 3_000, 150);
    }

    #[test]
    fn more_pieces_than_the_home_has_holes_fill_it(board in alone(11..40)) {
        prop_assume!(board.count(SEAT) >= board.layout().pieces() && !board.home_complete(SEAT));
        let mut board = board;
        let mut solo = Searcher::new();
        let mut history = vec![board.own_key(SEAT)];
        while !board.over() {
            prop_assert!(board.ply() < 150);
            let mut options = SearchOptions { avoid: &history, ..budget(3_000) };
            let outcome = solo.search(&board, &mut options).expect("a game that goes on");
            let Decision::Move(m) = outcome.decision else { panic!("a pass") };
            board.play(m.from, m.to).expect("a move");
            history.push(board.own_key(SEAT));
        }
        prop_assert_eq!(board.how(), How::Home);
    }

    #[test]
    fn answers_depend_on_nothing_else(board in alone(1..20), other in alone(1..20), seed: u64) {
        let options = || SearchOptions { seed, ..budget(5_000) };
        let mut solo = Searcher::new();
        solo.search(&other, &mut options()).expect("a board that is not over");
        let again = solo.search(&board, &mut options()).expect("a board that is not over");
        prop_assert_eq!(search(&board, &mut options()), again);
        let reseeded = search(&board, &mut SearchOptions { seed: seed ^ 1, ..budget(5_000) });
        prop_assert_eq!((again.score, again.nodes, again.depth), (reseeded.score, reseeded.nodes, reseeded.depth));
    }

    #[test]
    fn the_line_is_played_and_keeps_its_word(board in alone(10..=10), positions in 1..20_000_u64) {
        let outcome = search(&board, &mut budget(positions));
        let mut board = board;
        let first_ply = 1 + board.legal().count() as u64;
        prop_assert!(outcome.nodes <= positions.max(first_ply));
        prop_assert_eq!(outcome.line.moves().next().map(Decision::Move), Some(outcome.decision));
        for m in outcome.line.moves() {
            board.play(m.from, m.to).expect("a move");
        }
        let at_home = outcome.score == WIN_SCORE - outcome.depth as i32;
        prop_assert_eq!(at_home, outcome.depth <= 32 && board.over() && board.layout().pieces() == 10
            || at_home && outcome.depth > 32 || at_home && board.distance_left(SEAT) == 0);
    }

    #[test]
    fn keys_to_avoid_are_avoided(board in alone(1..12)) {
        let after = |m: Move| {
            let mut after = board.clone();
            after.do_move(m.from, m.to);
            after.own_key(SEAT)
        };
        let mut avoid: Vec<u64> = Vec::new();
        let count = board.legal().count();
        for banned in 0..=count.min(40) {
            let mut options = SearchOptions { avoid: &avoid, ..budget(300) };
            let Decision::Move(m) = search(&board, &mut options).decision else { panic!("a pass") };
            prop_assert!(!avoid.contains(&after(m)) || banned == count);
            avoid.push(after(m));
        }
    }

    #[test]
    fn two_plies_are_as_good_as_they_can_be(board in alone(1..6), straggler in 0..100_i32) {
        let weights = Weights { straggler, ..Weights::default() };
        let mut options = SearchOptions {
            weights,
            depth: 2,
            evaluation: Evaluation::Documented,
            table_kib: 64 * 1024,
            ..budget(10_000_000)
        };
        let outcome = search(&board, &mut options);
        let plain = plain(&board, &weights);
        prop_assert_eq!(outcome.score, plain);
        prop_assert!(!outcome.stopped);
    }
}

/// The most that two moves can make of a position, a win in one before a win in two.
fn plain(board: &Board, weights: &Weights) -> i32 {
    let done = |board: &Board| board.distance_left(SEAT) == 0;
    let mut best = i32::MIN;
    let mut board = board.clone();
    let started_done = done(&board);
    for m in board.clone().legal() {
        board.do_move(m.from, m.to);
        if done(&board) {
            best = best.max(-1);
        } else if started_done {
            best = best.max(board.evaluate(SEAT, weights));
        } else {
            for n in board.clone().legal() {
                board.do_move(n.from, n.to);
                best = best.max(if done(&board) { -2 } else { board.evaluate(SEAT, weights) });
                board.undo_move(n.from, n.to);
            }
        }
        board.undo_move(m.from, m.to);
    }
    best
}

#[test]
fn a_search_is_stopped_by_its_flag_and_by_its_progress() {
    let board = Board::new(layout(10));
    let flag = AtomicI32::new(1);
    let first = search(&board, &mut SearchOptions { stop: Some(&flag), ..budget(1_000_000) });
    assert!(first.stopped && first.depth == 1 && first.nodes < 1100);

    let flag = AtomicI32::new(0);
    let mut nodes = 0;
    let mut set = |outcome: &SearchOutcome| {
        nodes = outcome.nodes;
        flag.store(i32::from(outcome.depth > 1), Ordering::Relaxed);
        false
    };
    let second = search(
        &board,
        &mut SearchOptions { stop: Some(&flag), progress: Some(&mut set), ..budget(1_000_000) },
    );
    assert!(second.stopped && second.nodes <= nodes + 1024);

    let mut told = Vec::new();
    let mut stop = |outcome: &SearchOutcome| {
        told.push(*outcome);
        told.len() == 2
    };
    let third = search(&board, &mut SearchOptions { progress: Some(&mut stop), ..budget(1_000_000) });
    assert!(third.stopped);
    assert_eq!(told.len(), 2);
    assert_eq!(third.decision, told[1].decision);

    let mut watch = |_: &SearchOutcome| false;
    let watched = search(&board, &mut SearchOptions { progress: Some(&mut watch), ..budget(30_000) });
    assert_eq!(watched, search(&board, &mut budget(30_000)));
}

#[test]
fn a_depth_is_kept() {
    let board = Board::new(layout(10));
    for depth in 1..6 {
        let outcome = search(&board, &mut SearchOptions { depth, ..budget(100_000) });
        assert_eq!(outcome.depth, depth);
        assert_eq!(outcome.line.moves().count(), depth as usize);
    }
}

#[test]
fn the_seed_settles_ties_and_nothing_else() {
    let board = Board::new(layout(10));
    let answers: HashSet<Move> = (0..50)
        .map(|seed| match search(&board, &mut SearchOptions { seed, ..budget(1) }).decision {
            Decision::Move(m) => m,
            Decision::Pass => panic!("a pass"),
        })
        .collect();
    assert!(answers.len() > 1);
}

#[test]
fn nothing_to_move_is_a_pass_and_a_game_that_is_over_is_refused() {
    let nobody = Board::empty(layout(10));
    assert_eq!(search(&nobody, &mut budget(100)).decision, Decision::Pass);
    let mut full = Board::empty(layout(10));
    Hole::all().for_each(|hole| assert!(full.put(hole, SEAT)));
    assert_eq!(search(&full, &mut budget(100)).decision, Decision::Pass);

    let mut over = Board::new(layout(10));
    over.resign(SEAT).expect("a seat that races");
    assert_eq!(Searcher::new().search(&over, &mut budget(100)), Err(SearchError::Over));
}

/// A search uses its budget, says that it was stopped only when it was, and a depth that it reports can be asked for.
#[test]
fn a_budget_is_used_and_a_stop_is_told() {
    for (budget, seed) in [(3000, 2), (1000, 1), (20_000, 3), (50_000, 4)] {
        let board = Board::new(Layout::new(1, 10).expect("a layout"));
        let outcome =
            board.search(&mut SearchOptions { budget, seed, ..SearchOptions::default() }).expect("a move");
        // Either all was looked at that there is, or the budget was used up.
        assert!(!outcome.stopped || outcome.nodes == budget, "{budget}: {outcome:?}");
        assert!(outcome.nodes > budget / 2, "{budget}: {outcome:?}");
        let mut again =
            SearchOptions { budget: 20 * budget, depth: outcome.depth, ..SearchOptions::default() };
        let again = board.search(&mut again).expect("a depth that was reported");
        assert!(again.depth <= outcome.depth);
    }
}
