//! Fits the numbers of the two-seat evaluation to games that the search plays against itself.
//!
//!     cargo run --release --features internals --example tune -- play GAMES BUDGET SEED PIECES FILE [NUMBERS]   adds positions to a file
//!     cargo run --release --features internals --example tune -- fit FILE [RIDGE] [LAMBDA] [NUMBERS] > NEW     numbers for `own:values=NEW`
//!     cargo run --release --features internals --example tune -- table TEN FIFTEEN > src/sternhalma/eval/tuned.rs; cargo fmt
//!
//! Each position of a game gives one sample: which numbers the evaluation adds up, what the search said of it and
//! who won. The fit is a logistic regression (as in Arthur Samuel's later checkers programs and, in this form, the
//! "Texel tuning" of chess programs) towards a mixture of the two. A phase of the game counts in a sample as much as it
//! would in a search from there. A ridge term holds the numbers to those that the fit starts from, for the holes on
//! which a piece is hardly ever seen.

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
use sternhalma::{
    Board, Decision, EndReason, Layout, Move, PhaseTables, SearchOptions, Searcher, Seat, TaperedTables,
};

/// A position: for the seat to move and for the other, the numbers their pieces add up.
struct Sample {
    /// How much each phase of the game counts here, of 1.
    shares: Vec<f64>,
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
                Some(path) => numbers(path)?,
                None => TaperedTables::of(Layout::ALL[2]).clone(),
            };
            let start: Vec<i32> = start.numbers().collect();
            let numbers = fit(&samples, &start, ridge, lambda);
            println!("{}", numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(" "));
        }
        ["table", ten, fifteen] => print!("{}", table(&numbers(ten)?, &numbers(fifteen)?)),
        _ => return Err("see the head of examples/tune.rs".into()),
    }
    Ok(())
}

/// The numbers in a file.
fn numbers(path: &str) -> Result<TaperedTables, Box<dyn std::error::Error>> {
    let text = fs::read_to_string(path)?;
    let numbers: Vec<i32> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
    Ok(TaperedTables::from_numbers(&numbers).ok_or("too few numbers")?)
}

/// The numbers for ten and for fifteen pieces as the library holds them.
fn table(ten: &TaperedTables, fifteen: &TaperedTables) -> String {
    let mut text = "//! The tables that `examples/tune.rs` found.\n\nuse super::tapered::{PhaseTables, TaperedTables};\n".to_owned();
    for (name, words, values) in [("TEN", "ten", ten), ("FIFTEEN", "fifteen", fifteen)] {
        let _ = write!(
            text,
            "\n/// For {words} pieces a seat.\npub static {name}: TaperedTables = TaperedTables {{ phases: ["
        );
        for phase in &values.phases {
            // A row has every second file.
            let row = |(row, piece): (usize, &[i32; 13])| {
                piece.iter().skip(row % 2).step_by(2).copied().chain((row % 2 == 1).then_some(0)).collect()
            };
            let rows: Vec<Vec<i32>> = phase.piece.iter().enumerate().map(row).collect();
            let _ = write!(text, "PhaseTables::new(&{rows:?}, {:?}, {}),", phase.rearmost, phase.tempo);
        }
        text.push_str("]};\n");
    }
    text
}

/// Plays one game; its positions, one a line.
fn play(
    layout: Layout,
    budget: u64,
    seed: u64,
    values: Option<&TaperedTables>,
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
        seen.push((seat, TaperedTables::shares(&board), features(&board), outcome.score));
        match outcome.decision {
            Decision::Move(m) => board.play(m.from, m.to)?,
            Decision::Pass => board.pass()?,
        };
    }
    if board.how() == EndReason::Home {
        for (seat, shares, [mine, theirs], score) in seen {
            let won = u8::from(board.place_of(seat) == 1);
            writeln!(text, "{score} {won} | {} | {} | {}", join(&shares), join(&mine), join(&theirs))?;
        }
    }
    Ok(text)
}

fn features(board: &Board) -> [Vec<usize>; 2] {
    let other = if board.to_move() == Seat::ALL[0] { Seat::ALL[1] } else { Seat::ALL[0] };
    [board.to_move(), other].map(|seat| PhaseTables::features(board, seat))
}

fn join<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

fn read(text: &str) -> Option<Vec<Sample>> {
    fn list<T: std::str::FromStr>(text: &str) -> Option<Vec<T>> {
        text.split_whitespace().map(|word| word.parse().ok()).collect()
    }
    let sample = |line: &str| {
        let mut parts = line.split('|');
        let [score, won] = list(parts.next()?)?.try_into().ok()?;
        let shares: Vec<f64> = list(parts.next()?)?;
        let shares = shares.iter().map(|share| share / f64::from(TaperedTables::WHOLE)).collect();
        Some(Sample { score, won, shares, mine: list(parts.next()?)?, theirs: list(parts.next()?)? })
    };
    text.lines().map(sample).collect()
}

fn chance(score: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-score / scale).exp())
}

/// The numbers that tell best who wins.
fn fit(samples: &[Sample], start: &[i32], ridge: f64, lambda: f64) -> Vec<i32> {
    let first: Vec<f64> = start.iter().map(|&n| f64::from(n)).collect();
    let phases = first.len() / PhaseTables::COUNT;
    let tempo = PhaseTables::COUNT - 1;
    let open: Vec<&Sample> = samples.iter().filter(|s| s.score.abs() < 100_000.0).collect();
    let sum = |numbers: &[f64], s: &Sample| {
        let phase = |numbers: &[f64]| {
            let side = |list: &[usize]| list.iter().map(|&i| numbers[i]).sum::<f64>();
            side(&s.mine) - side(&s.theirs) + numbers[tempo]
        };
        let phases = numbers.chunks(PhaseTables::COUNT).zip(&s.shares);
        phases.filter(|(_, share)| **share > 0.0).map(|(numbers, share)| share * phase(numbers)).sum::<f64>()
    };
    // The scale at which the search's scores tell best who wins, at each phase.
    let scale_of = |phase: usize| -> f64 {
        let loss_at = |scale: f64| -> f64 {
            let loss = |s: &&Sample| {
                let p = chance(s.score, scale).clamp(1e-6, 1.0 - 1e-6);
                -(s.won * p.ln() + (1.0 - s.won) * (1.0 - p).ln()) * s.shares[phase]
            };
            open.iter().map(loss).sum()
        };
        let scales = (2..80).map(|n| f64::from(n) * 25.0).map(|scale| (scale, loss_at(scale)));
        scales.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(400.0, |(scale, _)| scale)
    };
    let scales: Vec<f64> = (0..phases).map(scale_of).collect();
    // Of each sample its scale, and the chance its sum should stand for.
    let targets: Vec<(&Sample, f64, f64)> = open
        .iter()
        .map(|s| {
            let scale = s.shares.iter().zip(&scales).map(|(share, scale)| share * scale).sum();
            (*s, scale, lambda * s.won + (1.0 - lambda) * chance(s.score, scale))
        })
        .collect();
    let error = |numbers: &[f64]| -> f64 {
        let square =
            |&(s, scale, target): &(&Sample, f64, f64)| (chance(sum(numbers, s), scale) - target).powi(2);
        targets.iter().map(square).sum::<f64>() / targets.len() as f64
    };
    eprintln!("{} samples, scales {scales:?}, error {:.6}", targets.len(), error(&first));
    let mut numbers = first.clone();
    // Adam (Kingma and Ba, 2015), all samples at once.
    let (mut mean, mut square) = (vec![0.0; numbers.len()], vec![0.0; numbers.len()]);
    for round in 1..=400 {
        let mut slope = vec![0.0; numbers.len()];
        for &(s, scale, target) in &targets {
            let push = (chance(sum(&numbers, s), scale) - target) / targets.len() as f64;
            for (slope, share) in slope.chunks_mut(PhaseTables::COUNT).zip(&s.shares) {
                s.mine.iter().for_each(|&i| slope[i] += push * share);
                s.theirs.iter().for_each(|&i| slope[i] -= push * share);
                slope[tempo] += push * share;
            }
        }
        for i in 0..numbers.len() {
            let slope = slope[i] + ridge * (numbers[i] - first[i]) / scales[i / PhaseTables::COUNT] / 1000.0;
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            square[i] = 0.999 * square[i] + 0.001 * slope * slope;
            let step = (mean[i] / (1.0 - 0.9_f64.powi(round)))
                / ((square[i] / (1.0 - 0.999_f64.powi(round))).sqrt() + 1e-12);
            numbers[i] -= 2.0 * step;
        }
    }
    eprintln!("error {:.6} after the fit", error(&numbers));
    // The search's margins are made for sums as large as they were.
    let size = |numbers: &[f64], phase: usize| {
        let alone: Vec<f64> = (0..numbers.len())
            .map(|i| {
                if i / PhaseTables::COUNT == phase && i % PhaseTables::COUNT != tempo {
                    numbers[i]
                } else {
                    0.0
                }
            })
            .collect();
        open.iter().map(|s| sum(&alone, s).powi(2)).sum::<f64>().sqrt()
    };
    let stretched = numbers.chunks(PhaseTables::COUNT).enumerate().flat_map(|(phase, chunk)| {
        let stretch = size(&first, phase) / size(&numbers, phase);
        eprintln!("stretched by {stretch:.3}");
        chunk.iter().map(move |n| (n * stretch).round() as i32)
    });
    stretched.collect()
}
