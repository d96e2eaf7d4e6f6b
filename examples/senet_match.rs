//! A match of two blockade weights of Senet, to measure what a weight is worth.
//!
//!     cargo run --release --example senet_match -- 32 0 --rules skyruk --games 2000
//!
//! A player is the weight of blockades in its search. Every game is played twice with sides changed and the same throws,
//! as far as both go alike. The games depend on the weights, the rules, the budget and the seed and on nothing else.
//!
//! Options: `--games 2000 --rules kendall --budget 1000 --seed 1`.

use std::process::ExitCode;

use sternhalma::senet::{Board, Roll, RuleSet, RuleSetId, SearchOptions, Side, Status, Weights};

struct Options {
    weights: Vec<i32>,
    games: u64,
    rules: RuleSet,
    budget: u64,
    seed: u64,
}

impl Options {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options =
            Options { weights: vec![], games: 2000, rules: RuleSet::KENDALL, budget: 1000, seed: 1 };
        while let Some(word) = words.next() {
            if !word.starts_with("--") {
                options.weights.push(word.parse().map_err(|_| format!("{word}: no weight"))?);
                continue;
            }
            let value = words.next().ok_or(format!("{word}: its value is missing"))?;
            let bad = || format!("{word}: {value} is not what it takes");
            match word.as_str() {
                "--games" => options.games = value.parse().map_err(|_| bad())?,
                "--rules" => options.rules = rules(&value).ok_or_else(bad)?,
                "--budget" => options.budget = value.parse().map_err(|_| bad())?,
                "--seed" => options.seed = value.parse().map_err(|_| bad())?,
                _ => return Err(format!("{word}: no such option")),
            }
        }
        if options.weights.len() == 2 { Ok(options) } else { Err("two weights are needed".to_owned()) }
    }
}

fn rules(name: &str) -> Option<RuleSet> {
    RuleSetId::ALL.into_iter().find(|id| id.name().to_bytes() == name.as_bytes()).map(RuleSetId::rules)
}

/// Plays a game to its end, given the weights of light and of dark and what settles the throws.
fn play(options: &Options, weights: [i32; 2], throws: u64) -> Option<Side> {
    let rules = &options.rules;
    let mut board = Board::new(rules.pieces.into()).expect("a set-up");
    let mut only = None;
    while board.status() == Status::Ongoing {
        let roll = Roll::thrown(throws, board.ply().into());
        let blockade = weights[usize::from(board.side() == Side::Dark)];
        let mut asked = SearchOptions {
            budget: options.budget,
            only,
            weights: Weights { blockade, ..Weights::default() },
            ..SearchOptions::default()
        };
        let found = board.search(roll, rules, &mut asked).expect("the game goes on");
        only = match found.best {
            Some(m) => board.apply(&m, rules).expect("a legal move").bound,
            None => {
                board.forfeit(roll);
                None
            }
        };
    }
    board.winner()
}

fn run(options: &Options) {
    let [first, other] = [options.weights[0], options.weights[1]];
    let (mut won, mut drawn) = (0_u64, 0_u64);
    for n in 0..options.games {
        let own = if n % 2 == 0 { Side::Light } else { Side::Dark };
        let weights = if own == Side::Light { [first, other] } else { [other, first] };
        match play(options, weights, options.seed + n / 2) {
            Some(winner) => won += u64::from(winner == own),
            None => drawn += 1,
        }
    }
    let games = options.games as f64;
    let share = (won as f64 + drawn as f64 / 2.0) / games;
    // One standard error of a share.
    let error = (share * (1.0 - share) / games).sqrt();
    println!(
        "{first} against {other}: {} games, +{won} ={drawn} -{}, {:.1} % (error {:.1} %)",
        options.games,
        options.games - won - drawn,
        100.0 * share,
        100.0 * error
    );
}

fn main() -> ExitCode {
    match Options::read(std::env::args().skip(1)) {
        Ok(options) => {
            run(&options);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("senet_match: {error}");
            ExitCode::FAILURE
        }
    }
}
