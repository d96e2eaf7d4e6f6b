//! Those who play.

use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use sternhalma::{
    Action, Decision, Evaluation, Game, Mode, Pruning, SearchOptions, Searcher, TaperedTables, Weights,
};

use super::baseline;
use super::options::{Options, number};
use super::sparring::Sparring;

/// How much a player may think about a move.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    pub budget: u64,
    pub ms: Option<u64>,
}

/// Someone who plays.
pub trait Player {
    /// A new game begins.
    fn new_game(&mut self) {}

    /// What to do in a game that is not over.
    fn choose(&mut self, game: &Game) -> Result<Action, String>;
}

/// Makes the player that a text tells.
pub fn player(text: &str, options: &Options) -> Result<Box<dyn Player>, String> {
    let (name, rest) = text.split_once(':').unwrap_or((text, ""));
    let mut limit = Limit { budget: options.budget, ms: options.ms };
    let mut search = Own::default();
    let mut path = "";
    for pair in rest.split(',').filter(|pair| !pair.is_empty()) {
        match pair.split_once('=') {
            None => path = pair,
            Some(("budget", value)) => (limit.budget, limit.ms) = (number(value)?, None),
            Some(("ms", value)) => limit.ms = Some(number(value)?),
            Some(("level", value)) => {
                let level = SearchOptions::level(number(value)?).ok_or(format!("no level {value}"))?;
                (search.mode, search.depth) = (level.mode, level.depth);
                (limit.budget, limit.ms) = (level.budget, None);
            }
            Some((key, value)) => search.set(key, value)?,
        }
    }
    search.limit = limit;
    match name {
        "own" => Ok(Box::new(search)),
        "sparring" => Ok(Box::new(Sparring::new(path, limit)?)),
        "random" => Ok(Box::new(Own { mode: Mode::RandomForward, ..search })),
        "oneply" => Ok(Box::new(baseline::OnePly)),
        "alphabeta" => Ok(Box::new(baseline::AlphaBeta::new(limit.budget))),
        "solo" => Ok(Box::new(baseline::Solo::new(limit.budget))),
        _ => Err(format!("no player {name:?}; there are own, oneply, alphabeta, solo, random and sparring")),
    }
}

/// The library's search.
pub struct Own {
    searcher: Searcher,
    limit: Limit,
    mode: Mode,
    evaluation: Evaluation,
    depth: u32,
    kib: u32,
    weights: Weights,
    values: Option<TaperedTables>,
}

impl Default for Own {
    fn default() -> Own {
        Own {
            searcher: Searcher::new(),
            limit: Limit { budget: 0, ms: None },
            mode: Mode::Auto,
            evaluation: Evaluation::Auto,
            depth: 0,
            kib: 0,
            weights: Weights::default(),
            values: None,
        }
    }
}

impl Own {
    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match (key, value) {
            ("eval", "auto") => self.evaluation = Evaluation::Auto,
            ("eval", "documented") => self.evaluation = Evaluation::Documented,
            ("eval", "own") => self.evaluation = Evaluation::Own,
            ("mode", "auto") => self.mode = Mode::Auto,
            ("mode", "paranoid") => self.mode = Mode::Paranoid,
            ("mode", "maxn") => self.mode = Mode::MaxN,
            ("mode", "best") => self.mode = Mode::BestReply,
            ("depth", _) => self.depth = number(value)?,
            ("kib", _) => self.kib = number(value)?,
            ("weights", _) => {
                let weights: Vec<i32> = value.split('/').map(number).collect::<Result<_, _>>()?;
                let &[distance, straggler, classes, blocking] = &weights[..] else {
                    return Err(format!("{value}: four weights are needed"));
                };
                self.weights = Weights { distance, straggler, classes, blocking };
            }
            ("values", _) => {
                let text = std::fs::read_to_string(value).map_err(|error| format!("{value}: {error}"))?;
                let numbers: Vec<i32> = text.split_whitespace().map(number).collect::<Result<_, _>>()?;
                self.values =
                    Some(TaperedTables::from_numbers(&numbers).ok_or(format!("{value} is too short"))?);
            }
            _ => return Err(format!("no option {key}={value}")),
        }
        Ok(())
    }
}

impl Player for Own {
    fn choose(&mut self, game: &Game) -> Result<Action, String> {
        let avoid: Vec<u64> = game.history(game.to_move()).collect();
        let stop = Arc::new(AtomicI32::new(0));
        // The clock ends when its end of the channel is dropped, as soon as the search is through.
        let clock = self.limit.ms.map(|ms| {
            let (done, wait) = mpsc::channel::<()>();
            let flag = Arc::clone(&stop);
            let clock = thread::spawn(move || {
                if wait.recv_timeout(Duration::from_millis(ms)) == Err(mpsc::RecvTimeoutError::Timeout) {
                    flag.store(1, Ordering::Relaxed);
                }
            });
            (done, clock)
        });
        let mut options = SearchOptions {
            mode: self.mode,
            evaluation: self.evaluation,
            depth: self.depth,
            table_kib: self.kib,
            weights: self.weights,
            budget: if self.limit.ms.is_some() { u64::MAX } else { self.limit.budget },
            seed: u64::from(game.ply()),
            avoid: &avoid,
            stop: Some(&stop),
            pruning: Pruning::Full,
            values: self.values.as_ref(),
            ..SearchOptions::default()
        };
        let outcome = self.searcher.search(game.board(), &mut options);
        if let Some((done, clock)) = clock {
            drop(done);
            clock.join().map_err(|_| "the clock stopped")?;
        }
        match outcome.map_err(|error| error.to_string())?.decision {
            Decision::Move(m) => Ok(Action::Move { from: m.from, to: m.to }),
            Decision::Pass => Ok(Action::Pass),
        }
    }
}
