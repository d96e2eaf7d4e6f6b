//! What the command line asks for.

use std::str::FromStr;

/// What a match is played with.
#[derive(Clone, Debug)]
pub struct Options {
    pub players: [String; 2],
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
            players: Default::default(),
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
        let mut players = Vec::new();
        let mut words = words;
        while let Some(word) = words.next() {
            let Some(name) = word.strip_prefix("--") else {
                players.push(word);
                continue;
            };
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
        options.players = players.try_into().map_err(|_| "two players are needed".to_owned())?;
        Ok(options)
    }
}

/// A number, or a sentence about what is none.
pub fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is not a number that is asked for"))
}
