//! Playing a match and keeping its log.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;

use sternhalma::{Action, EndReason, Game, GameOptions, Layout, Move};

use super::dice::Dice;
use super::options::Options;
use super::player::{Player, player};
use super::score::Score;

/// The logs of a match, by the number of the game.
type Logs = BTreeMap<usize, String>;

/// Plays the match that the options tell, and prints the score as it goes.
pub fn run(options: &Options) -> Result<(), String> {
    Layout::new(options.seats, options.pieces).ok_or("the game is not played so")?;
    for text in &options.players {
        player(text, options)?;
    }
    let known = read_log(options)?;
    let mut score = Score::default();
    for (&number, log) in known.range(..options.games) {
        score.add(options, number, &Game::replay(log).map_err(|error| error.to_string())?);
    }
    let todo: Vec<usize> = (0..options.games).filter(|n| !known.contains_key(n)).collect();
    let (next, enough) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (todo, next, enough) = (&todo, &next, &enough);
    let (send, receive) = mpsc::channel();
    let failure = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..options.threads.max(1) {
            let (send, failure) = (send.clone(), &failure);
            scope.spawn(move || {
                let work = || -> Result<(), String> {
                    let mut players =
                        [player(options.player(0), options)?, player(options.player(1), options)?];
                    while let Some(&number) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
                        if enough.load(Ordering::Relaxed) {
                            break;
                        }
                        let game = play(options, &mut players, number)?;
                        send.send((number, game)).map_err(|error| error.to_string())?;
                    }
                    Ok(())
                };
                if let Err(error) = work() {
                    enough.store(true, Ordering::Relaxed);
                    failure.lock().unwrap().get_or_insert(error);
                }
            });
        }
        drop(send);
        // Scored in the order of the games, so that the sequential test does not depend on the threads.
        let mut waiting: BTreeMap<usize, Game> = BTreeMap::new();
        let mut order = todo.iter().copied().peekable();
        for (number, game) in receive {
            waiting.insert(number, game);
            // Games that were under way when it was settled are no part of it.
            while !enough.load(Ordering::Relaxed)
                && let Some(game) = order.peek().and_then(|n| waiting.remove(n))
            {
                let number = order.next().unwrap_or_default();
                append_log(options, number, &game)?;
                score.add(options, number, &game);
                let bar = score.games() as usize * 20 / options.games.max(1);
                eprint!(
                    "\r[{:<20}] {} of {}: {}  ",
                    "#".repeat(bar),
                    score.games(),
                    options.games,
                    score.line()
                );
                if options.sprt.is_some_and(|bounds| score.likelihood(bounds).abs() > 2.944) {
                    enough.store(true, Ordering::Relaxed);
                }
            }
        }
        eprintln!();
        Ok::<(), String>(())
    })?;
    if let Some(error) = failure.into_inner().ok().flatten() {
        return Err(error);
    }
    println!("{} against {}: {}", options.player(0), options.player(1), score.line());
    if let Some(bounds) = options.sprt {
        let likelihood = score.likelihood(bounds);
        let verdict = match likelihood {
            l if l > 2.944 => "the second is accepted",
            l if l < -2.944 => "the first is accepted",
            _ => "nothing is proved",
        };
        println!("Elo {} or {}: log-likelihood ratio {likelihood:.2}, {verdict}", bounds.0, bounds.1);
    }
    Ok(())
}

fn play(options: &Options, players: &mut [Box<dyn Player>; 2], number: usize) -> Result<Game, String> {
    let asked = GameOptions {
        seats: Some(options.seats),
        pieces: Some(options.pieces),
        cap: Some(options.cap),
        ..GameOptions::default()
    };
    let mut game = Game::new(&asked).map_err(|error| error.to_string())?;
    let mut dice =
        Dice::new(options.seed.wrapping_mul(1_000_003).wrapping_add(options.opening(number) as u64));
    for _ in 0..options.plies {
        let tip = game.board().layout().tip(game.to_move());
        let forward: Vec<Move> =
            game.board().legal().filter(|m| m.to.distance(tip) < m.from.distance(tip)).collect();
        if let Some(m) = dice.pick(&forward) {
            game.play_move(m.from, m.to).map_err(|error| error.to_string())?;
        }
    }
    players.iter_mut().for_each(|player| player.new_game());
    while !game.over() {
        let holder = options.holder(number, game.to_move().index());
        match players[holder].choose(&game)? {
            Action::Move { from, to } => game.play_move(from, to),
            Action::Pass => game.pass(),
            Action::Resign(seat) => game.resign(seat),
        }
        .map_err(|error| format!("{} in game {number}: {error}", options.player(holder)))?;
    }
    Ok(game)
}

impl Score {
    /// Counts a game: won by who has the first place, drawn when both players do.
    pub fn add(&mut self, options: &Options, number: usize, game: &Game) {
        let Some(outcome) = game.result() else { return };
        let first = outcome.places().iter().enumerate().filter(|&(_, &place)| place == 1);
        let holders: Vec<usize> = first.map(|(seat, _)| options.holder(number, seat)).collect();
        let capped = outcome.how() == EndReason::Cap;
        match (holders.contains(&0), holders.contains(&1)) {
            (true, false) if !capped => self.won += 1,
            (false, true) if !capped => self.lost += 1,
            _ => self.drawn += 1,
        }
        self.plies += u64::from(outcome.plies());
        self.capped += u32::from(capped);
    }
}

/// What a log begins with: a match with other players or openings must not go on with it.
fn heading(options: &Options) -> String {
    format!(
        "# {} seats {} pieces {} budget {} ms {:?} seed {} plies {} cap {}",
        options.players.join(" "),
        options.seats,
        options.pieces,
        options.budget,
        options.ms,
        options.seed,
        options.plies,
        options.cap
    )
}

fn read_log(options: &Options) -> Result<Logs, String> {
    let mut logs = Logs::new();
    let Some(text) = options.log.as_ref().and_then(|path| fs::read_to_string(path).ok()) else {
        return Ok(logs);
    };
    let mut lines = text.lines();
    let begins = lines.next().unwrap_or_default();
    if begins != heading(options) {
        return Err(format!("the log is of another match: {begins:?} and not {:?}", heading(options)));
    }
    let mut number = None;
    for line in lines {
        match line.strip_prefix("# game ") {
            Some(text) => number = text.parse().ok(),
            None => {
                if let Some(log) = number.map(|n| logs.entry(n).or_default()) {
                    writeln!(log, "{line}").map_err(|error| error.to_string())?;
                }
            }
        }
    }
    // A game that was being written when the program ended is played again, and what is there of it goes.
    let read = logs.len();
    logs.retain(|_, log| Game::replay(log.as_bytes()).is_ok_and(|game| game.over()));
    if logs.len() < read || !text.ends_with('\n') {
        write_log(options, &logs)?;
    }
    Ok(logs)
}

/// A game as the log has it.
fn entry(number: usize, log: impl Display) -> String {
    format!("# game {number}\n{log}")
}

/// Writes the log anew, beside the old one until it is whole.
fn write_log(options: &Options, logs: &Logs) -> Result<(), String> {
    let Some(path) = &options.log else { return Ok(()) };
    let mut text = heading(options) + "\n";
    for (&number, log) in logs {
        text += &entry(number, log);
    }
    let new = format!("{path}.new");
    fs::write(&new, text).and_then(|()| fs::rename(&new, path)).map_err(|error| format!("{path}: {error}"))
}

fn append_log(options: &Options, number: usize, game: &Game) -> Result<(), String> {
    let Some(path) = &options.log else { return Ok(()) };
    let file = OpenOptions::new().create(true).append(true).open(path);
    let write = |mut file: fs::File| {
        if file.metadata()?.len() == 0 {
            writeln!(file, "{}", heading(options))?;
        }
        file.write_all(entry(number, game.log()).as_bytes())
    };
    file.and_then(write).map_err(|error| format!("{path}: {error}"))
}
