//! The answers of two hundred searches, as they stand in `answers.txt`, and of some that look at more in `deeper.txt`.
//!
//! `STERNHALMA_UPDATE_ANSWERS=1 cargo test --features internals --test search answers` writes them anew.

use std::fmt::Write;

use sternhalma::{Board, Decision, Evaluation, Mode, SearchOptions, Searcher};

use crate::common::answers;
use crate::common::searches::{middles, searches};

/// An answer in a line for each search, and the sum of the positions looked at.
fn told(searches: impl Iterator<Item = (Board, SearchOptions<'static>)>) -> String {
    let mut searcher = Searcher::new();
    let mut answers = String::new();
    let mut nodes = 0;
    for (board, mut options) in searches {
        let outcome = searcher.search(&board, &mut options).expect("the game goes on");
        nodes += outcome.nodes;
        match outcome.decision {
            Decision::Move(m) => write!(answers, "{}-{}", m.from, m.to),
            Decision::Pass => write!(answers, "pass"),
        }
        .expect("a text grows");
        let line = outcome.line.moves().count();
        writeln!(
            answers,
            " depth {} score {} nodes {} line {line}",
            outcome.depth, outcome.score, outcome.nodes
        )
        .expect("a text grows");
    }
    writeln!(answers, "bench {nodes}").expect("a text grows");
    answers
}

#[test]
fn answers_are_what_they_were() {
    answers::compare("tests/search/answers.txt", &told(searches()), 201);
}

/// What comes about only some plies deep.
#[test]
fn answers_are_what_they_were_deeper() {
    let deeper = middles().enumerate().filter(|(n, board)| board.layout().seats() == 2 || n % 5 == 0);
    let options = |n| SearchOptions { budget: 30_000, seed: n, ..SearchOptions::default() };
    let searches = (0..).zip(deeper).map(|(n, (_, board))| (board, options(n)));
    // A position that was looked at deeper before is met again mostly where only one rival answers.
    let crowds = middles().enumerate().filter(|(n, board)| board.layout().seats() > 2 && n % 5 == 2);
    let crowds = (0..).zip(crowds).map(|(n, (_, board))| {
        (board, SearchOptions { mode: Mode::BestReply, evaluation: Evaluation::Own, ..options(n) })
    });
    answers::compare("tests/search/deeper.txt", &told(searches.chain(crowds)), 101);
}
