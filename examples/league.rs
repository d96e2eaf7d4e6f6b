//! Two players against each other where three, four or six seats play.
//!
//! ```text
//! cargo run --release --features internals --example league -- SEATS PIECES ROUNDS A B [key=value …]
//! ```
//!
//! A player is a mode, and what is set differently for it after colons: `best-reply`, `paranoid:budget=20000`,
//! `max-n:depth=3`. A round is one opening with the players on every seat they can have: at three seats all six ways
//! to mix them, otherwise a balanced mix and the same with the players changed. What is counted is which player came
//! home first and the mean place of each; the error bars are one standard error over the rounds. Everything is equal in
//! positions, and the same on every machine.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use sternhalma::multi_player::{SearchParams, Table, search_with};
use sternhalma::{Decision, EndReason, Evaluation, Game, GameOptions, Mode, SearchOptions};

const USAGE: &str = "league SEATS PIECES ROUNDS A B [budget=100000] [seed=1] [cap=1000]
a player: paranoid, max-n, best-reply, auto; then :key=value for
  budget depth evaluation(own, documented) best few-own few-rival distance square aside straggler";

/// One of the two players.
struct Player {
    mode: Mode,
    evaluation: Evaluation,
    budget: u64,
    depth: u32,
    params: SearchParams,
    table: Table,
    tally: Tally,
}

/// What a player's searches came to.
#[derive(Default)]
struct Tally {
    searches: u64,
    nodes: u64,
    depths: u64,
    time: Duration,
}

impl Player {
    fn parse(text: &str, budget: u64) -> Result<Player, String> {
        let mut parts = text.split(':');
        let mode = match parts.next().unwrap_or_default() {
            "paranoid" => Mode::Paranoid,
            "max-n" => Mode::MaxN,
            "best-reply" => Mode::BestReply,
            "auto" => Mode::Auto,
            other => return Err(format!("no such mode: {other}")),
        };
        let (evaluation, params) = (Evaluation::Auto, SearchParams::default());
        let (table, tally) = (Table::default(), Tally::default());
        let mut player = Player { mode, evaluation, budget, depth: 0, params, table, tally };
        for part in parts {
            let (key, value) = part.split_once('=').ok_or(format!("not key=value: {part}"))?;
            player.set(key, value)?;
        }
        Ok(player)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let number = || value.parse::<i32>().map_err(|_| format!("not a number: {value}"));
        match key {
            "evaluation" => {
                self.evaluation = match value {
                    "own" => Evaluation::Own,
                    "documented" => Evaluation::Documented,
                    _ => return Err(format!("no such evaluation: {value}")),
                }
            }
            "budget" => self.budget = value.parse().map_err(|_| format!("not a number: {value}"))?,
            "depth" => self.depth = number()?.unsigned_abs(),
            "best" => self.params.rivals.best = number()?,
            "few-own" => self.params.full_depth_own = number()?,
            "few-rival" => self.params.full_depth_rival = number()?,
            "distance" => self.params.scale.distance = number()?,
            "square" => self.params.scale.square = number()?,
            "aside" => self.params.scale.aside = number()?,
            "straggler" => self.params.scale.straggler = number()?,
            _ => return Err(format!("no such setting: {key}")),
        }
        Ok(())
    }

    fn choose(&mut self, game: &Game, seed: u64) -> Decision {
        let avoid: Vec<u64> = game.history(game.to_move()).collect();
        let mut options = SearchOptions {
            mode: self.mode,
            evaluation: self.evaluation,
            budget: self.budget,
            depth: self.depth,
            avoid: &avoid,
            seed,
            ..SearchOptions::default()
        };
        let start = Instant::now();
        let outcome = search_with(game.board(), &mut options, &mut self.table, self.params);
        let outcome = outcome.expect("the game goes on and there is memory");
        self.tally.time += start.elapsed();
        self.tally.searches += 1;
        self.tally.nodes += outcome.nodes;
        self.tally.depths += u64::from(outcome.depth);
        outcome.decision
    }

    fn report(&self, name: &str) {
        let Tally { searches, nodes, depths, time } = self.tally;
        println!(
            "{name}: mean depth {:.2}, {:.2} million positions a second",
            depths as f64 / searches.max(1) as f64,
            nodes as f64 / time.as_secs_f64().max(1e-9) / 1e6
        );
    }
}

/// Numbers that depend on their seed alone (splitmix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ bits >> 31) % n as u64) as usize
    }
}

/// Which player, 0 or 1, has each seat in each game of a round.
fn seatings(seats: usize, dice: &mut Dice) -> Vec<Vec<usize>> {
    if seats == 3 {
        return (1..7).map(|mix| (0..3).map(|seat| mix >> seat & 1).collect()).collect();
    }
    let mut mix: Vec<usize> = (0..seats).map(|seat| seat % 2).collect();
    for end in (1..seats).rev() {
        mix.swap(end, dice.below(end + 1));
    }
    let changed = mix.iter().map(|player| 1 - player).collect();
    vec![mix, changed]
}

/// What the games of a round came to, seen from the first player.
#[derive(Default)]
struct Round {
    games: f64,
    firsts: f64,
    places: [f64; 2],
    held: [f64; 2],
}

/// A mean over the rounds and its standard error.
fn mean(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let n = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / n;
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (n - 1.0).max(1.0) / n).sqrt())
}

fn run() -> Result<(), String> {
    let mut settings = BTreeMap::from([("budget", 100_000), ("seed", 1), ("cap", 1000)]);
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seats, pieces, rounds, a, b, rest @ ..] = &arguments[..] else { return Err(USAGE.into()) };
    for setting in rest {
        let (key, value) = setting.split_once('=').ok_or(USAGE)?;
        let place = settings.iter_mut().find(|(known, _)| **known == key).ok_or(USAGE)?;
        *place.1 = value.parse::<u64>().map_err(|_| USAGE)?;
    }
    let number = |text: &String| text.parse::<i32>().map_err(|_| format!("not a number: {text}"));
    let (seats, pieces, rounds) = (number(seats)?, number(pieces)?, number(rounds)?);
    let mut players = [Player::parse(a, settings["budget"])?, Player::parse(b, settings["budget"])?];
    let (mut results, mut plies, mut capped) = (Vec::new(), 0_u64, 0);
    for round in 0..rounds {
        let mut dice = Dice(settings["seed"] << 32 | round as u64);
        let opening = dice.below(1 << 30) as u64;
        let mut result = Round::default();
        for seating in seatings(seats as usize, &mut dice) {
            let cap = Some(settings["cap"] as i64);
            let options =
                GameOptions { seats: Some(seats), pieces: Some(pieces), cap, ..GameOptions::default() };
            let mut game = Game::new(&options).map_err(|error| error.to_string())?;
            for ply in 0..2 * seats as u64 {
                let m = game.board().random_forward(opening + ply).ok_or("no opening move")?;
                game.play_move(m.from, m.to).map_err(|error| error.to_string())?;
            }
            while !game.over() {
                let player = &mut players[seating[game.to_move().index()]];
                let seed = u64::from(game.ply()) << 32 | opening;
                match player.choose(&game, seed) {
                    Decision::Move(m) => game.play_move(m.from, m.to),
                    Decision::Pass => game.pass(),
                }
                .map_err(|error| error.to_string())?;
            }
            plies += u64::from(game.ply());
            capped += u64::from(game.how() == EndReason::Cap);
            let places: Vec<usize> = game.places().collect();
            let winners = places.iter().filter(|&&place| place == 1).count() as f64;
            for (&player, &place) in seating.iter().zip(&places) {
                result.places[player] += place as f64;
                result.held[player] += 1.0;
                if player == 0 && place == 1 {
                    result.firsts += 1.0 / winners;
                }
            }
            result.games += 1.0;
        }
        results.push(result);
    }
    let games: f64 = results.iter().map(|r| r.games).sum();
    let firsts: f64 = results.iter().map(|r| r.firsts).sum();
    let (share, error) = mean(results.iter().map(|r| r.firsts / r.games));
    println!(
        "{seats} seats, {pieces} pieces, {a} against {b}, {games} games at {} positions",
        settings["budget"]
    );
    println!(
        "first places {firsts:.1} - {:.1}: {:.1} % ± {:.1}",
        games - firsts,
        share * 100.0,
        error * 100.0
    );
    let place = |player: usize| mean(results.iter().map(move |r| r.places[player] / r.held[player]));
    let better = mean(results.iter().map(|r| r.places[1] / r.held[1] - r.places[0] / r.held[0]));
    println!("mean place {:.2} - {:.2}: better by {:.2} ± {:.2}", place(0).0, place(1).0, better.0, better.1);
    println!("mean length {:.0} plies, {capped} games to the cap", plies as f64 / games);
    players[0].report(a);
    players[1].report(b);
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
