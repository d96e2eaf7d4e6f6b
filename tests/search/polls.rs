//! The function that is polled, in every kind of search.

use std::cell::Cell;
use std::thread;

use sternhalma::{Board, Evaluation, Mode, SearchOptions, SearchOutcome};

use crate::common::searches::middles;

/// No search looks at more positions between two polls.
const MOST: u64 = 4096;

const BUDGET: u64 = 20_000;

/// Every kind of search on some boards of every layout, so many of the best moves each.
fn each(check: impl Fn(&Board, Mode, Evaluation, usize)) {
    for board in middles().step_by(8) {
        for mode in [Mode::Auto, Mode::Paranoid, Mode::MaxN, Mode::BestReply] {
            for evaluation in [Evaluation::Auto, Evaluation::Documented] {
                for most in [1, 4] {
                    check(&board, mode, evaluation, most);
                }
            }
        }
    }
}

#[test]
fn it_is_called_on_this_thread_now_and_then_and_changes_nothing() {
    let here = thread::current().id();
    each(|board, mode, evaluation, most| {
        let options = || SearchOptions { mode, evaluation, budget: BUDGET, ..SearchOptions::default() };
        let polls = Cell::new(0);
        let poll = || {
            assert_eq!(thread::current().id(), here);
            polls.set(polls.get() + 1);
            false
        };
        let polled = board.search_moves(&mut SearchOptions { poll: Some(&poll), ..options() }, most);
        assert_eq!(polled, board.search_moves(&mut options(), most));
        let nodes = polled.expect("the game goes on")[0].nodes;
        assert!((nodes / MOST..=nodes / 64 + 4 * most as u64).contains(&polls.get()), "{nodes}, {polls:?}");
    });
}

#[test]
fn it_ends_every_search() {
    each(|board, mode, evaluation, most| {
        for at in [1, 3] {
            let polls = Cell::new(0);
            let poll = || {
                polls.set(polls.get() + 1);
                polls.get() >= at
            };
            let mut told = 0;
            let mut progress = |outcome: &SearchOutcome| {
                told = outcome.nodes;
                false
            };
            let mut options = SearchOptions {
                mode,
                evaluation,
                budget: u64::MAX,
                poll: Some(&poll),
                progress: Some(&mut progress),
                ..SearchOptions::default()
            };
            let found = board.search_moves(&mut options, most).expect("the game goes on")[0];
            assert!(!found.stopped || polls.get() >= at);
            assert!(found.nodes <= (at + most as u64) * MOST && told <= found.nodes, "{board}: {found:?}");
        }
    });
}
