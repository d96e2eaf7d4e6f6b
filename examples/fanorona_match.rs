//! A match of two players of fanorona, to measure what a change is worth.
//!
//!     cargo run --release --example fanorona_match -- 10000 1000 --games 200
//!
//! A player is the number of positions it may look at for a move, or `oneply`, which looks one whole move ahead.
//! Every opening is a few moves at random and is played twice with colours changed. The games depend on the players, the
//! openings and the seed and on nothing else.
//!
//! Options: `--games 200 --board tsivy --plies 4 --seed 1`.

#[path = "../tests/common/dice.rs"]
#[allow(dead_code)]
mod dice;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use dice::Dice;
use sternhalma::fanorona::{Game, GameOptions, SearchOptions, Searcher, Shape, Side};

/// What a player looks ahead.
#[derive(Clone, Copy)]
struct Player {
    budget: u64,
    depth: u32,
}

struct Options {
    players: Vec<Player>,
    games: u64,
    shape: Shape,
    plies: usize,
    seed: u64,
}

impl Options {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options { players: vec![], games: 200, shape: Shape::Tsivy, plies: 4, seed: 1 };
        while let Some(word) = words.next() {
            if !word.starts_with("--") {
                options.players.push(player(&word)?);
                continue;
            }
            let value = words.next().ok_or(format!("{word}: its value is missing"))?;
            let bad = || format!("{word}: {value} is not what it takes");
            match word.as_str() {
                "--games" => options.games = value.parse().map_err(|_| bad())?,
                "--board" => options.shape = value.parse().map_err(|_| bad())?,
                "--plies" => options.plies = value.parse().map_err(|_| bad())?,
                "--seed" => options.seed = value.parse().map_err(|_| bad())?,
                _ => return Err(format!("{word}: no such option")),
            }
        }
        if options.players.len() == 2 { Ok(options) } else { Err("two players are needed".to_owned()) }
    }
}

fn player(word: &str) -> Result<Player, String> {
    match word {
        "oneply" => Ok(Player { budget: u64::MAX, depth: 1 }),
        _ => word.parse().map(|budget| Player { budget, depth: 0 }).map_err(|_| format!("{word}: no player")),
    }
}

/// A game after some moves at random; one that is then over is left.
fn opening(options: &Options, seed: u64) -> Game {
    let game = || {
        Game::new(&GameOptions { shape: Some(options.shape), ..GameOptions::default() }).expect("a set-up")
    };
    let mut dice = Dice::new(seed);
    loop {
        let mut game = game();
        while (game.ply() as usize) < options.plies && !game.over() {
            let moves = game.moves(usize::MAX).expect("there is memory");
            game.play_move(&moves[dice.below(moves.len())]).expect("a legal move");
        }
        if !game.over() {
            return game;
        }
    }
}

/// Plays a game to its end.
fn play(mut game: Game, [white, black]: [Player; 2], seed: u64, searchers: &mut [Searcher; 2]) -> Game {
    while !game.over() {
        let (player, searcher) = match game.side() {
            Side::White => (white, &mut searchers[0]),
            Side::Black => (black, &mut searchers[1]),
        };
        let mut options =
            SearchOptions { budget: player.budget, depth: player.depth, seed, ..SearchOptions::default() };
        let found = searcher.search(&game, &mut options).expect("the game goes on");
        game.play_move(&found.best).expect("a legal move");
    }
    game
}

fn run(options: &Options) {
    let (mut won, mut drawn, mut lost, mut plies) = (0_u64, 0_u64, 0_u64, 0_u64);
    let (begun, mut told) = (Instant::now(), Instant::now());
    let mut searchers = [Searcher::new(), Searcher::new()];
    for n in 0..options.games {
        let opening = opening(options, options.seed + n / 2);
        let first_is = if n % 2 == 0 { Side::White } else { Side::Black };
        let [one, other] = [options.players[0], options.players[1]];
        let colours = if first_is == Side::White { [one, other] } else { [other, one] };
        let game = play(opening, colours, options.seed + n, &mut searchers);
        plies += u64::from(game.ply());
        match game.winner() {
            Some(winner) if winner == first_is => won += 1,
            Some(_) => lost += 1,
            None => drawn += 1,
        }
        if told.elapsed() > Duration::from_secs(30) || n + 1 == options.games {
            told = Instant::now();
            let points = won as f64 + drawn as f64 / 2.0;
            println!(
                "{} games: +{won} ={drawn} -{lost}  {:.1} %  {:.1} moves a game, {:.0} s",
                n + 1,
                100.0 * points / (n + 1) as f64,
                plies as f64 / (n + 1) as f64,
                begun.elapsed().as_secs_f64()
            );
        }
    }
}

fn main() -> ExitCode {
    match Options::read(std::env::args().skip(1)) {
        Ok(options) => {
            run(&options);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("fanorona_match: {error}");
            ExitCode::FAILURE
        }
    }
}
