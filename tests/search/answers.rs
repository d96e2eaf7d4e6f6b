//! The answers of two hundred searches, as they stand in `answers.txt`.
//!
//! `STERNHALMA_UPDATE_ANSWERS=1 cargo test --test search answers` writes them anew.

use std::fmt::Write;

use sternhalma::{Decision, Searcher};

use crate::common::answers;
use crate::common::searches::searches;

#[test]
fn answers_are_what_they_were() {
    let mut searcher = Searcher::new();
    let mut answers = String::new();
    let mut nodes = 0;
    for (board, mut options) in searches() {
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
    answers::compare("tests/search/answers.txt", &answers, 201);
}
