//! What every search keeps to.

use std::sync::atomic::AtomicI32;

use sternhalma::{
    Board, Decision, Layout, Move, Pruning, SearchError, SearchOptions, SearchOutcome, Searcher,
};

use super::{boards, chosen, middle, search};

fn options<'a>(budget: u64) -> SearchOptions<'a> {
    SearchOptions { budget, ..SearchOptions::default() }
}

#[test]
fn every_move_of_the_line_is_legal() {
    for board in boards(150) {
        let before = board.clone();
        let outcome = search(&board, options(3000));
        assert_eq!(board, before);
        assert_eq!(outcome.line.moves().next(), chosen(&outcome));
        let mut board = board.clone();
        board.set_cap(1_000_000);
        for m in outcome.line.moves() {
            board.play(m.from, m.to).expect("a legal move");
        }
        assert!(outcome.depth >= 1);
    }
}

#[test]
fn seed_settles_ties_and_nothing_else() {
    let mut different = 0;
    for board in boards(60) {
        let outcomes: Vec<SearchOutcome> =
            (0..6).map(|seed| search(&board, SearchOptions { seed, ..options(2000) })).collect();
        let numbers = |o: &SearchOutcome| (o.score, o.nodes, o.depth, o.stopped);
        assert!(outcomes.iter().all(|o| numbers(o) == numbers(&outcomes[0])), "{board}");
        different += usize::from(outcomes.iter().any(|o| o.decision != outcomes[0].decision));
    }
    assert!(different > 5, "ties were settled in {different} boards only");
}

#[test]
fn memory_of_other_searches_changes_nothing() {
    let mut used = Searcher::new();
    for (n, board) in boards(60).enumerate() {
        let budget = [500, 20_000, 3000][n % 3];
        let fresh = search(&board, options(budget));
        assert_eq!(used.search(&board, &mut options(budget)), Ok(fresh), "{board}");
    }
}

#[test]
fn first_ply_is_whole() {
    for board in boards(60) {
        let stop = AtomicI32::new(1);
        // Exact, so that no race is planned beside the tree.
        let exact = |budget| SearchOptions { pruning: Pruning::Exact, ..options(budget) };
        let least = search(&board, SearchOptions { depth: 1, ..exact(1_000_000) });
        for given in [exact(0), exact(1), SearchOptions { stop: Some(&stop), ..exact(1_000_000) }] {
            let outcome = search(&board, given);
            assert_eq!((outcome.depth, outcome.score), (1, least.score));
            assert_eq!(outcome.decision, least.decision);
            assert_eq!(outcome.stopped, least.score.abs() < 990_000);
        }
        assert!(!least.stopped);
    }
}

#[test]
fn budget_is_kept() {
    for (n, board) in (0..).zip(boards(60)) {
        let first = search(&board, SearchOptions { depth: 1, ..options(10_000) });
        for budget in [10_000, 700 + 13 * n, 1] {
            let outcome = search(&board, options(budget));
            assert!(outcome.nodes <= budget.max(first.nodes), "{} of {budget} for {board}", outcome.nodes);
        }
    }
}

#[test]
fn told_to_stop() {
    let board = middle(Layout::new(2, 10).expect("a layout"), 1);
    let mut told = Vec::new();
    let mut progress = |outcome: &SearchOutcome| {
        told.push(*outcome);
        outcome.depth == 3
    };
    let stopped = board.search(&mut SearchOptions { progress: Some(&mut progress), ..options(1_000_000) });
    let stopped = stopped.expect("an answer");
    assert!(stopped.stopped);
    assert_eq!(told.len(), 3);
    assert_eq!(stopped.decision, told[2].decision);
    let limited = search(&board, SearchOptions { depth: 3, ..options(1_000_000) });
    assert_eq!((limited.decision, limited.score, limited.stopped), (stopped.decision, stopped.score, false));
}

#[test]
fn looking_on_changes_nothing() {
    for board in boards(30) {
        let stop = AtomicI32::new(0);
        let mut depths = Vec::new();
        let mut progress = |outcome: &SearchOutcome| {
            depths.push(outcome.depth);
            false
        };
        let watched = board.search(&mut SearchOptions {
            stop: Some(&stop),
            progress: Some(&mut progress),
            ..options(5000)
        });
        assert_eq!(watched, Ok(search(&board, options(5000))));
        assert!(depths.into_iter().eq(1..=watched.expect("an answer").depth));
    }
}

#[test]
fn what_is_to_be_avoided_is() {
    for board in boards(60) {
        let key = |m: Move| {
            let mut board = board.clone();
            board.do_move(m.from, m.to);
            board.own_key(board.to_move())
        };
        let mut avoid = Vec::new();
        for _ in 0..4 {
            let outcome = search(&board, SearchOptions { avoid: &avoid, ..options(1000) });
            let Some(m) = chosen(&outcome) else { break };
            let left = board.legal().any(|m| !avoid.contains(&key(m)));
            assert!(!left || !avoid.contains(&key(m)));
            avoid.push(key(m));
        }
        avoid = board.legal().map(key).collect();
        let all = search(&board, SearchOptions { avoid: &avoid, ..options(1000) });
        assert_eq!(all, search(&board, options(1000)));
    }
}

#[test]
fn refused() {
    let mut board = Board::new(Layout::new(2, 10).expect("a layout"));
    let mut heavy = options(10);
    heavy.weights.distance = 1001;
    let mut small = SearchOptions { table_kib: 63, ..options(10) };
    let sentence = |options: &mut SearchOptions| board.search(options).expect_err("refused").to_string();
    assert_eq!(sentence(&mut heavy), "weights.distance 1001 is out of range (-1000 to 1000)");
    assert_eq!(sentence(&mut small), "table_kib 63 is out of range (0, or at least 64)");
    board.resign(board.to_move()).expect("a resignation");
    assert_eq!(board.search(&mut options(10)), Err(SearchError::Over));
}

#[test]
fn no_move_is_a_pass() {
    let mut board = Board::empty(Layout::new(2, 10).expect("a layout"));
    let seat = board.to_move();
    let other = board.layout().each_seat().next_back().expect("a seat");
    board.put("a1".parse().expect("a hole"), seat);
    for name in ["b1", "b2", "c1", "c2", "c3"] {
        board.put(name.parse().expect("a hole"), other);
    }
    let outcome = search(&board, options(10_000));
    assert_eq!((outcome.decision, outcome.line.moves().count()), (Decision::Pass, 0));
    assert!(outcome.depth > 1);
}

/// Any number of pieces of either seat, even none.
#[test]
fn any_board_is_searched() {
    use crate::common::dice::Dice;
    let layout = Layout::new(2, 10).expect("a layout");
    for seed in 0..200 {
        let mut dice = Dice::new(seed);
        let mut board = Board::empty(layout);
        let share = dice.below(110);
        for hole in sternhalma::HoleSet::ALL {
            if dice.below(110) < share {
                board.put(hole, sternhalma::Seat::ALL[dice.below(2)]);
            }
        }
        let outcome = search(&board, options(2000));
        assert_eq!(outcome.decision == Decision::Pass, board.can_pass(), "{board}");
    }
}
