//! The answers of two hundred searches, as they stand in `answers.txt`: the same on every machine and in every build.
//!
//! A commit that changes them says so. `STERNHALMA_UPDATE_ANSWERS=1 cargo test --test search answers` writes them anew.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use sternhalma::{Decision, Searcher};

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
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/search/answers.txt");
    if std::env::var_os("STERNHALMA_UPDATE_ANSWERS").is_some() {
        fs::write(&path, &answers).expect("the answers can be written");
    }
    let kept = fs::read_to_string(&path).expect("there are answers");
    for (n, (now, then)) in answers.lines().zip(kept.lines()).enumerate() {
        assert_eq!(now, then, "search {n}");
    }
    assert_eq!(answers.lines().count(), kept.lines().count());
    assert_eq!(kept.lines().count(), 201);
}
