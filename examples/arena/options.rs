//! What the command line asks for.

use std::str::FromStr;

const USAGE: &str = "\
usage: arena PLAYER [PLAYER] [--games 100] [--seats 2] [--pieces 10] [--budget 100000] [--ms N] [--threads 1]
             [--seed 1] [--plies 4] [--cap 400] [--log FILE] [--sprt ELO0,ELO1]

A player is one of own, oneply, alphabeta, solo, random and sparring:PATH, with options behind a colon and between
commas: budget=N and ms=N for all; level=N, eval=auto|documented|own, weights=DISTANCE/STRAGGLER/CLASSES/BLOCKING,
depth=N, mode=auto|paranoid|maxn|best and kib=N for own. One player alone plays against itself.";

/// What a match is played with.
#[derive(Clone, Debug)]
pub struct Options {
    /// One, who plays against itself, or two.
    pub players: Vec<String>,
    pub games: usize,
    pub seats: i32,
    pub pieces: i32,
    pub budget: u64,
    pub ms: Option<u64>,
    pub threads: usize,
    pub seed: u64,
    pub plies: usize,
    pub cap: i64,
    pub log: Option<String>,
    pub sprt: Option<(f64, f64)>,
}

impl Options {
    /// Reads the words of the command line.
    pub fn read(words: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options {
            players: Vec::new(),
            games: 100,
            seats: 2,
            pieces: 10,
            budget: 100_000,
            ms: None,
            threads: 1,
            seed: 1,
            plies: 4,
            cap: 400,
            log: None,
            sprt: None,
        };
        let mut words = words;
        while let Some(word) = words.next() {
            let Some(name) = word.strip_prefix("--") else {
                options.players.push(word);
                continue;
            };
            if name == "help" {
                return Err(USAGE.to_owned());
            }
            let value = words.next().ok_or_else(|| format!("--{name} needs a value"))?;
            match name {
                "games" => options.games = number(&value)?,
                "seats" => options.seats = number(&value)?,
                "pieces" => options.pieces = number(&value)?,
                "budget" => options.budget = number(&value)?,
                "ms" => options.ms = Some(number(&value)?),
                "threads" => options.threads = number(&value)?,
                "seed" => options.seed = number(&value)?,
                "plies" => options.plies = number(&value)?,
                "cap" => options.cap = number(&value)?,
                "log" => options.log = Some(value),
                "sprt" => {
                    let (low, high) = value.split_once(',').ok_or("--sprt ELO0,ELO1")?;
                    options.sprt = Some((number(low)?, number(high)?));
                }
                _ => return Err(format!("no option --{name}")),
            }
        }
        if !(1..=2).contains(&options.players.len()) {
            return Err(format!("one player or two are needed\n\n{USAGE}"));
        }
        Ok(options)
    }

    /// The number of a game's opening: the two games of a pair have the same, and of one player's games with itself,
    /// which are no pairs, every one has its own.
    pub fn opening(&self, number: usize) -> usize {
        number / self.players.len()
    }

    /// Which of the players has a seat: every second one, the other way round in the second game of a pair.
    pub fn holder(&self, number: usize, seat: usize) -> usize {
        (seat + number % self.players.len()) % 2
    }

    /// How one of the two sides is called.
    pub fn player(&self, holder: usize) -> &str {
        &self.players[holder % self.players.len()]
    }
}

/// A number, or a sentence about what is none.
pub fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is not a number that is asked for"))
}
