//! The answers of a hundred searches, as they stand in `answers.txt`, and of some that look at more in `deeper.txt`.
//!
//! `STERNHALMA_UPDATE_ANSWERS=1 cargo test --test fanorona answers` writes them anew.

use std::fmt::Write;

use sternhalma::fanorona::{Game, SearchOptions, Searcher, Weights};

use super::games;
use crate::common::answers;

/// How many searches there are.
const SEARCHES: usize = 100;

/// How many of those that look at more.
const DEEPER: usize = 40;

/// An answer in a line for each search, and the sum of the positions looked at.
fn told(searches: impl Iterator<Item = (Game, SearchOptions<'static>)>) -> String {
    let mut searcher = Searcher::new();
    let mut answers = String::new();
    let mut nodes = 0;
    for (game, mut options) in searches {
        let outcome = searcher.search(&game, &mut options).expect("the game goes on");
        nodes += outcome.nodes;
        let best = game.board().shape().move_text(&outcome.best).to_string();
        writeln!(answers, "{best} depth {} score {} nodes {}", outcome.depth, outcome.score, outcome.nodes)
            .expect("a text grows");
    }
    writeln!(answers, "bench {nodes}").expect("a text grows");
    answers
}

#[test]
fn answers_are_what_they_were() {
    let searches = games(1000).take(SEARCHES).enumerate().map(|(n, game)| {
        let options = SearchOptions {
            budget: [100, 1000, 10_000][n % 3],
            seed: n as u64,
            weights: if n % 7 == 3 { Weights { room: 9, ..Weights::default() } } else { Weights::default() },
            ..SearchOptions::default()
        };
        (game, options)
    });
    answers::compare("tests/fanorona/search/answers.txt", &told(searches), SEARCHES + 1);
}

/// What comes about only some moves deep.
#[test]
fn answers_are_what_they_were_deeper() {
    let games = games(1000).skip(SEARCHES).take(DEEPER);
    let options = || SearchOptions { budget: 50_000, ..SearchOptions::default() };
    let searches = games.map(|game| (game, options()));
    answers::compare("tests/fanorona/search/deeper.txt", &told(searches), DEEPER + 1);
}
