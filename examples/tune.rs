//! Fits the numbers of the two-seat evaluation to games that the search plays against itself.
//!
//!     cargo run --release --example tune -- play GAMES BUDGET SEED PIECES FILE [NUMBERS]   adds positions to a file
//!     cargo run --release --example tune -- fit FILE [RIDGE] [LAMBDA] [NUMBERS] > NEW     numbers for `own:values=NEW`
//!
//! Each position of a game gives one sample: which numbers the evaluation adds up, what the search said of it and
//! who won. The fit is a logistic regression (as in Arthur Samuel's later checkers programs and, in this form, the
//! "Texel tuning" of chess programs) towards a mixture of the two, held to the numbers it starts from by a ridge
//! term, since a fit left to itself plays worse than one kept half-way.

#[path = "../tests/common/dice.rs"]
#[allow(dead_code)]
mod dice;
#[path = "../tests/common/games.rs"]
#[allow(dead_code)]
mod games;

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::Write as _;

use dice::Dice;
use sternhalma::{Board, Decision, How, Layout, Move, SearchOptions, Searcher, Seat, Values};

/// A position: for the seat to move and for the other, the numbers their pieces add up.
struct Sample {
    mine: Vec<usize>,
    theirs: Vec<usize>,
    /// What the search said.
    score: f64,
    /// 1 when the seat to move won.
    won: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match *words.as_slice() {
        ["play", games, budget, seed, pieces, file, ref values @ ..] => {
            let layout = Layout::new(2, pieces.parse()?).ok_or("no such layout")?;
            let values = values.first().map(|path| numbers(path)).transpose()?;
            for game in 0..games.parse::<u64>()? {
                let seed = seed.parse::<u64>()?.wrapping_mul(1_000_003) + game;
                let text = play(layout, budget.parse()?, seed, values.as_ref())?;
                OpenOptions::new().create(true).append(true).open(file)?.write_all(text.as_bytes())?;
            }
        }
        ["fit", file, ref rest @ ..] => {
            let ridge = rest.first().map_or(Ok(0.02), |word| word.parse())?;
            let lambda = rest.get(1).map_or(Ok(0.5), |word| word.parse())?;
            let samples = read(&fs::read_to_string(file)?).ok_or("the file holds something else")?;
            let start = match rest.get(2) {
                Some(path) => numbers(path)?.numbers(),
                None => Values::new(Layout::ALL[2]).numbers(),
            };
            let numbers = fit(&samples, &start, ridge, lambda);
            println!("{}", numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(" "));
        }
        _ => return Err("see the head of examples/tune.rs".into()),
    }
    Ok(())
}

/// The numbers in a file.
fn numbers(path: &str) -> Result<Values, Box<dyn std::error::Error>> {
    let text = fs::read_to_string(path)?;
    let numbers: Vec<i32> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
    Ok(Values::from_numbers(&numbers).ok_or("too few numbers")?)
}

/// Plays one game; its positions, one a line.
fn play(
    layout: Layout,
    budget: u64,
    seed: u64,
    values: Option<&Values>,
) -> Result<String, Box<dyn std::error::Error>> {
    let mut text = String::new();
    let mut dice = Dice::new(seed);
    let mut board = Board::new(layout);
    board.set_cap(300);
    let mut searcher = Searcher::new();
    let mut seen = Vec::new();
    let mut avoid = [Vec::new(), Vec::new()];
    let random = 4 + dice.below(5);
    while !board.over() {
        let seat = board.to_move();
        avoid[seat.index()].push(board.own_key(seat));
        // Now and then a random move forward, so that the games differ and mistakes are seen.
        if (board.ply() as usize) < random || dice.below(25) == 0 {
            let tip = layout.tip(seat);
            let forward: Vec<Move> =
                board.legal().filter(|m| m.to.distance(tip) < m.from.distance(tip)).collect();
            if let Some(m) = dice.pick(&forward) {
                board.play(m.from, m.to)?;
                continue;
            }
        }
        let mut options = SearchOptions {
            budget,
            seed: dice.below(1 << 30) as u64,
            avoid: &avoid[seat.index()],
            values,
            ..Default::default()
        };
        let outcome = searcher.search(&board, &mut options)?;
        seen.push((seat, features(&board), outcome.score));
        match outcome.decision {
            Decision::Move(m) => board.play(m.from, m.to)?,
            Decision::Pass => board.pass()?,
        };
    }
    if board.how() == How::Home {
        for (seat, [mine, theirs], score) in seen {
            let won = u8::from(board.place_of(seat) == 1);
            writeln!(text, "{score} {won} {} | {}", join(&mine), join(&theirs))?;
        }
    }
    Ok(text)
}

fn features(board: &Board) -> [Vec<usize>; 2] {
    let other = if board.to_move() == Seat::ALL[0] { Seat::ALL[1] } else { Seat::ALL[0] };
    [board.to_move(), other].map(|seat| Values::features(board, seat))
}

fn join(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

fn read(text: &str) -> Option<Vec<Sample>> {
    let list = |text: &str| text.split_whitespace().map(|word| word.parse().ok()).collect::<Option<Vec<_>>>();
    let sample = |line: &str| {
        let (mine, theirs) = line.split_once('|')?;
        let mut words = mine.splitn(3, ' ');
        let (score, won) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Sample { score, won, mine: list(words.next()?)?, theirs: list(theirs)? })
    };
    text.lines().map(sample).collect()
}

fn chance(score: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-score / scale).exp())
}

/// The numbers that tell best who wins.
fn fit(samples: &[Sample], start: &[i32], ridge: f64, lambda: f64) -> Vec<i32> {
    let first: Vec<f64> = start.iter().map(|&n| f64::from(n)).collect();
    let tempo = first.len() - 1;
    let sum = |numbers: &[f64], s: &Sample| {
        let side = |list: &[usize]| list.iter().map(|&i| numbers[i]).sum::<f64>();
        side(&s.mine) - side(&s.theirs) + numbers[tempo]
    };
    let open: Vec<&Sample> = samples.iter().filter(|s| s.score.abs() < 100_000.0).collect();
    // The scale at which the search's scores tell best who wins.
    let loss_at = |scale: f64| -> f64 {
        let loss = |s: &&Sample| {
            let p = chance(s.score, scale).clamp(1e-6, 1.0 - 1e-6);
            -(s.won * p.ln() + (1.0 - s.won) * (1.0 - p).ln())
        };
        open.iter().map(loss).sum::<f64>() / open.len() as f64
    };
    let scale = (2..80)
        .map(|n| f64::from(n) * 25.0)
        .min_by(|&a, &b| loss_at(a).total_cmp(&loss_at(b)))
        .unwrap_or(400.0);
    let error = |numbers: &[f64]| -> f64 {
        let square = |s: &&Sample| {
            let target = lambda * s.won + (1.0 - lambda) * chance(s.score, scale);
            (chance(sum(numbers, s), scale) - target).powi(2)
        };
        open.iter().map(square).sum::<f64>() / open.len() as f64
    };
    eprintln!(
        "{} samples, scale {scale}, loss {:.5}, error {:.6}",
        open.len(),
        loss_at(scale),
        error(&first)
    );
    let mut numbers = first.clone();
    // Adam (Kingma and Ba, 2015), all samples at once.
    let (mut mean, mut square) = (vec![0.0; numbers.len()], vec![0.0; numbers.len()]);
    for round in 1..=400 {
        let mut slope = vec![0.0; numbers.len()];
        for s in &open {
            let target = lambda * s.won + (1.0 - lambda) * chance(s.score, scale);
            let p = chance(sum(&numbers, s), scale);
            let push = (p - target) / open.len() as f64;
            s.mine.iter().for_each(|&i| slope[i] += push);
            s.theirs.iter().for_each(|&i| slope[i] -= push);
            slope[tempo] += push;
        }
        for i in 0..numbers.len() {
            let slope = slope[i] + ridge * (numbers[i] - first[i]) / scale / 1000.0;
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            square[i] = 0.999 * square[i] + 0.001 * slope * slope;
            let step = (mean[i] / (1.0 - 0.9_f64.powi(round)))
                / ((square[i] / (1.0 - 0.999_f64.powi(round))).sqrt() + 1e-12);
            numbers[i] -= 2.0 * step;
        }
    }
    eprintln!("error {:.6} after the fit", error(&numbers));
    // The search's margins are made for a row being worth what it was.
    let slope = |numbers: &[f64]| numbers[2 * 13] - numbers[10 * 13];
    let stretch = slope(&first) / slope(&numbers);
    eprintln!("stretched by {stretch:.3}");
    numbers.iter().map(|n| (n * stretch).round() as i32).collect()
}
