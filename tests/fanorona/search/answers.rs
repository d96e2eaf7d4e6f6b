//! The answers of a hundred searches, as they stand in `answers.txt`.
//!
//! `STERNHALMA_UPDATE_ANSWERS=1 cargo test --test fanorona answers` writes them anew.

use std::fmt::Write;

use sternhalma::fanorona::{SearchOptions, Searcher, Weights};

use super::games;
use crate::common::answers;

/// How many searches there are.
const SEARCHES: usize = 100;

#[test]
fn answers_are_what_they_were() {
    let mut searcher = Searcher::new();
    let mut answers = String::new();
    let mut nodes = 0;
    for (n, game) in games(1000).take(SEARCHES).enumerate() {
        let mut options = SearchOptions {
            budget: [100, 1000, 10_000][n % 3],
            seed: n as u64,
            weights: if n % 7 == 3 { Weights { room: 9, ..Weights::default() } } else { Weights::default() },
            ..SearchOptions::default()
        };
        let outcome = searcher.search(&game, &mut options).expect("the game goes on");
        nodes += outcome.nodes;
        let best = game.board().shape().move_text(&outcome.best).to_string();
        writeln!(answers, "{best} depth {} score {} nodes {}", outcome.depth, outcome.score, outcome.nodes)
            .expect("a text grows");
    }
    writeln!(answers, "bench {nodes}").expect("a text grows");
    answers::compare("tests/fanorona/search/answers.txt", &answers, SEARCHES + 1);
}
