//! The answers of a hundred searches, as they stand in `answers.txt`.
//!
//! `STERNHALMA_UPDATE_ANSWERS=1 cargo test --features internals --test senet answers` writes them anew.

use std::fmt::Write;

use sternhalma::senet::{Board, Roll, RuleSet, SearchOptions, Status, Weights};

use crate::boards::play_one;
use crate::common::answers;
use crate::common::dice::Dice;

/// How many searches there are.
const SEARCHES: usize = 100;

const RULES: [RuleSet; 3] =
    [RuleSet::KENDALL, RuleSet::SKYRUK, RuleSet { pieces: 7, blockade: 0, ..RuleSet::SKYRUK }];

#[test]
fn answers_are_what_they_were() {
    let mut answers = String::new();
    let mut nodes = 0;
    for n in 0..SEARCHES {
        let mut dice = Dice::new(n as u64);
        let rules = RULES[n % RULES.len()];
        let mut board = Board::new(rules.pieces.into()).expect("1 to 7 pieces");
        let mut only = None;
        for _ in 0..n * 2 {
            let mut next = board;
            let bound = play_one(&mut next, &rules, only, &mut dice);
            if next.status() != Status::Ongoing {
                break;
            }
            (board, only) = (next, bound);
        }
        let roll = Roll::ALL[dice.below(Roll::ALL.len())];
        let mut options = SearchOptions {
            budget: [100, 1000, 10_000][n / 3 % 3],
            only,
            weights: if n % 7 == 3 { Weights { blockade: 100, ties: 1 } } else { Weights::default() },
            ..SearchOptions::default()
        };
        let outcome = board.search(roll, &rules, &mut options).expect("the game goes on");
        nodes += outcome.nodes;
        match outcome.best {
            Some(m) => write!(answers, "{m}"),
            None => write!(answers, "forfeit"),
        }
        .expect("a text grows");
        writeln!(answers, " depth {} value {} nodes {}", outcome.depth, outcome.value, outcome.nodes)
            .expect("a text grows");
    }
    writeln!(answers, "bench {nodes}").expect("a text grows");
    answers::compare("tests/senet/answers.txt", &answers, SEARCHES + 1);
}
