//! The best moves, each with what is expected after it, for every number of seats.

use std::sync::atomic::AtomicI32;

use sternhalma::{Board, Decision, Move, SearchError, SearchOptions, SearchOutcome};

use crate::common::searches::middles;

/// A few of the boards of every layout.
fn some() -> impl Iterator<Item = Board> {
    middles().step_by(6)
}

fn first(outcome: &SearchOutcome) -> Option<Move> {
    match outcome.decision {
        Decision::Move(m) => Some(m),
        Decision::Pass => None,
    }
}

fn options<'a>(budget: u64) -> SearchOptions<'a> {
    SearchOptions { budget, ..SearchOptions::default() }
}

#[test]
fn the_best_come_first_and_none_twice() {
    for board in some() {
        for (most, budget) in [(2, 500), (5, 3000), (10_000, 1000)] {
            let found = board.search_moves(&mut options(budget), most).expect("the game goes on");
            assert_eq!(found.len(), most.min(board.legal().count()));
            assert!(found.windows(2).all(|pair| pair[0].score >= pair[1].score), "{board}");
            for (n, outcome) in found.iter().enumerate() {
                assert!(found[..n].iter().all(|other| other.decision != outcome.decision), "{board}");
                assert_eq!((outcome.nodes, outcome.stopped), (found[0].nodes, found[0].stopped));
                assert!(board.legal().any(|m| Some(m) == first(outcome)), "{board}");
                let mut board = board.clone();
                board.set_cap(1_000_000);
                assert_eq!(outcome.line.moves().next(), first(outcome));
                for m in outcome.line.moves() {
                    board.play(m.from, m.to).expect("a legal move");
                }
            }
        }
    }
}

#[test]
fn one_is_what_a_search_finds() {
    for board in some() {
        let alone = board.search(&mut options(2000)).expect("the game goes on");
        assert_eq!(board.search_moves(&mut options(2000), 1), Ok(vec![alone]));
        assert_eq!(board.search_moves(&mut options(2000), 0), Ok(vec![alone]));
    }
}

fn one_ply(avoid: &[u64]) -> SearchOptions<'_> {
    SearchOptions { depth: 1, avoid, ..options(50_000) }
}

/// At one ply every move is worth what a search of it alone says.
#[test]
fn scores_of_one_ply_are_those_of_each_move() {
    for board in some().filter(|board| board.layout().seats() != 1) {
        let found = board.search_moves(&mut one_ply(&[]), 8).expect("the game goes on");
        let mut avoid = Vec::new();
        for outcome in &found {
            let alone = board.search(&mut one_ply(&avoid)).expect("the game goes on");
            assert_eq!(outcome.score, alone.score, "{board}");
            let mut after = board.clone();
            let m = first(outcome).expect("a move");
            after.do_move(m.from, m.to);
            avoid.push(after.own_key(board.to_move()));
        }
    }
}

#[test]
fn the_budget_is_shared() {
    for board in some() {
        for most in [1, 3, 7] {
            let found = board.search_moves(&mut options(20_000), most).expect("the game goes on");
            // The first ply is whole for each of them.
            let whole = most as u64 * (2 * board.legal().count() as u64 + 64);
            assert!(found[0].nodes <= 20_000 + whole, "{} for {board}", found[0].nodes);
        }
    }
}

#[test]
fn what_is_to_be_avoided_is() {
    for board in some() {
        let seat = board.to_move();
        let key = |m: &Move| {
            let mut after = board.clone();
            after.do_move(m.from, m.to);
            after.own_key(seat)
        };
        let avoid: Vec<u64> = board.legal().step_by(2).map(|m| key(&m)).collect();
        let left = board.legal().filter(|m| !avoid.contains(&key(m))).count();
        let found = board.search_moves(&mut SearchOptions { avoid: &avoid, ..options(300) }, 1000);
        let found = found.expect("the game goes on");
        assert_eq!(found.len(), if left == 0 { board.legal().count() } else { left }, "{board}");
        assert!(left == 0 || found.iter().all(|o| first(o).is_some_and(|m| !avoid.contains(&key(&m)))));
    }
}

#[test]
fn stop_and_progress_end_it_with_a_whole_first_ply() {
    for board in some() {
        let stop = AtomicI32::new(1);
        let told = board.search_moves(&mut SearchOptions { stop: Some(&stop), ..options(50_000) }, 4);
        let told = told.expect("the game goes on");
        assert_eq!(told.len(), 4.min(board.legal().count()));
        assert!(told.iter().all(|outcome| outcome.depth == 1), "{board}");

        let mut times = 0;
        let mut enough = |_: &SearchOutcome| {
            times += 1;
            times == 2
        };
        let asked = &mut SearchOptions { progress: Some(&mut enough), ..options(30_000) };
        assert_eq!(board.search_moves(asked, 4).map(|found| found.len()), Ok(4.min(board.legal().count())));
        assert!(times <= 2, "{board}");
    }
}

#[test]
fn a_depth_beyond_the_greatest_is_the_greatest() {
    for board in some().filter(|board| board.layout().seats() != 1) {
        let to = |depth| board.search_moves(&mut SearchOptions { depth, ..options(2000) }, 2);
        let greatest = to(SearchOptions::DEPTH_MAX);
        assert!(greatest.is_ok());
        for depth in [SearchOptions::DEPTH_MAX + 1, 1000, u32::MAX] {
            assert_eq!(to(depth), greatest, "{board}");
        }
    }
}

#[test]
fn a_pass_is_the_only_line() {
    for board in some() {
        let empty = Board::empty(board.layout());
        let found = empty.search_moves(&mut options(100), 3).expect("the game goes on");
        assert_eq!(found.iter().map(|o| o.decision).collect::<Vec<_>>(), [Decision::Pass]);
        let mut over = board.clone();
        while !over.over() {
            over.resign(over.to_move()).expect("a seat that plays");
        }
        assert_eq!(over.search_moves(&mut options(100), 3), Err(SearchError::Over));
    }
}

#[test]
fn levels_are_seven_and_each_looks_at_more() {
    let levels: Vec<SearchOptions> = (1..).map_while(SearchOptions::level).collect();
    assert_eq!(levels.len() as u32, SearchOptions::LEVELS);
    assert!(SearchOptions::level(0).is_none() && SearchOptions::level(u32::MAX).is_none());
    let looked: Vec<u64> = levels
        .into_iter()
        .map(|mut level| {
            level.budget = level.budget.min(20_000);
            let searched = some().map(|board| board.search(&mut level).expect("the game goes on").nodes);
            searched.sum()
        })
        .collect();
    assert!(looked[..5].is_sorted_by(|a, b| a < b), "{looked:?}");
}
