//! Fits the four weights of the documented evaluation to games, as `examples/arena` logs them.
//!
//!     cargo run --release --features internals --example arena -- own --games 1000 --budget 1000 --log LOG
//!     cargo run --release --example weights -- LOG…
//!
//! Each position gives a sample for each rival of the seat to move: by how much the four terms of the two differ, and
//! which of them came home first. The weights are those of a logistic regression (Newton's method), scaled so that a
//! step of distance counts 40; beside them stand their standard errors.

use sternhalma::{Action, Board, Game, Seat, Weights};

const TERMS: usize = 4;

/// By how much the terms of two seats differ, with a one for having the move, and whether the first came home first.
struct Sample {
    terms: [f64; TERMS + 1],
    won: bool,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut samples = Vec::new();
    for path in std::env::args().skip(1) {
        for log in std::fs::read_to_string(&path)?.split("# game ").skip(1) {
            let (_, log) = log.split_once('\n').ok_or("a game without its log")?;
            add(&Game::replay(log)?, &mut samples);
        }
    }
    let (weights, errors) = fit(&samples).ok_or("too few games")?;
    let scale = 40.0 / weights[0];
    println!("{} samples", samples.len());
    let names = ["distance", "straggler", "classes", "blocking", "the move"];
    for ((name, weight), error) in names.into_iter().zip(weights).zip(errors) {
        println!("{name:<10} {:>7.1} ± {:.1}", weight * scale, error * scale.abs());
    }
    Ok(())
}

/// The samples of a game that somebody won.
fn add(game: &Game, samples: &mut Vec<Sample>) {
    let Some(places) = game.result().map(|result| result.places().to_vec()) else { return };
    let mut board = Board::new(game.board().layout());
    for text in game.moves() {
        let mover = board.to_move();
        let racing = |seat: &Seat| !board.finished(*seat) && *seat != mover;
        for rival in board.layout().each_seat().filter(racing) {
            let [mine, theirs] = [mover, rival].map(|seat| terms(&board, seat));
            let [mut place, mut other] = [mover, rival].map(|seat| places[seat.index()]);
            // Who was not home when the game ended comes after all who were.
            for place in [&mut place, &mut other] {
                *place = if *place == 0 { 99 } else { *place };
            }
            if place != other {
                let mut terms = [1.0; TERMS + 1];
                (0..TERMS).for_each(|i| terms[i] = mine[i] - theirs[i]);
                samples.push(Sample { terms, won: place < other });
            }
        }
        let played = match board.read_action(text.to_string().as_bytes()) {
            Ok(Action::Move { from, to }) => board.play(from, to),
            Ok(Action::Pass) => board.pass(),
            Ok(Action::Resign(seat)) => board.resign(seat),
            Err(_) => return,
        };
        if played.is_err() {
            return;
        }
    }
}

/// What each term adds to the evaluation of a seat when its weight is one.
fn terms(board: &Board, seat: Seat) -> [f64; TERMS] {
    let none = Weights { distance: 0, straggler: 0, classes: 0, blocking: 0 };
    [
        Weights { distance: 1, ..none },
        Weights { straggler: 1, ..none },
        Weights { classes: 1, ..none },
        Weights { blocking: 1, ..none },
    ]
    .map(|weights| f64::from(board.evaluate(seat, &weights)))
}

/// The weights that tell best who comes home first, and their standard errors.
fn fit(samples: &[Sample]) -> Option<([f64; TERMS + 1], [f64; TERMS + 1])> {
    const N: usize = TERMS + 1;
    let mut weights = [0.0; N];
    let mut inverse = [[0.0; N]; N];
    for _ in 0..30 {
        let (mut slope, mut bend) = ([0.0; N], [[0.0; N]; N]);
        for s in samples {
            let sum: f64 = s.terms.iter().zip(weights).map(|(term, weight)| term * weight).sum();
            let chance = 1.0 / (1.0 + (-sum).exp());
            for ((slope, bend), term) in slope.iter_mut().zip(&mut bend).zip(s.terms) {
                *slope += (f64::from(u8::from(s.won)) - chance) * term;
                for (bend, other) in bend.iter_mut().zip(s.terms) {
                    *bend += chance * (1.0 - chance) * term * other;
                }
            }
        }
        inverse = inverted(bend)?;
        for (weight, row) in weights.iter_mut().zip(inverse) {
            *weight += row.iter().zip(slope).map(|(entry, slope)| entry * slope).sum::<f64>();
        }
    }
    let mut errors = [0.0; N];
    (0..N).for_each(|i| errors[i] = inverse[i][i].sqrt());
    Some((weights, errors))
}

/// The inverse of a matrix, by Gauss and Jordan; `None` when it has none.
fn inverted<const N: usize>(mut matrix: [[f64; N]; N]) -> Option<[[f64; N]; N]> {
    let mut inverse = [[0.0; N]; N];
    (0..N).for_each(|i| inverse[i][i] = 1.0);
    for at in 0..N {
        let pivot = (at..N).max_by(|&a, &b| matrix[a][at].abs().total_cmp(&matrix[b][at].abs()))?;
        matrix.swap(at, pivot);
        inverse.swap(at, pivot);
        let scale = matrix[at][at];
        if scale.abs() < 1e-12 {
            return None;
        }
        let pivot = [matrix[at], inverse[at]].map(|row| row.map(|entry| entry / scale));
        for (i, rows) in matrix.iter_mut().zip(&mut inverse).enumerate() {
            let times = rows.0[at];
            for (row, pivot) in [rows.0, rows.1].into_iter().zip(pivot) {
                match i == at {
                    true => *row = pivot,
                    false => row.iter_mut().zip(pivot).for_each(|(entry, pivot)| *entry -= times * pivot),
                }
            }
        }
    }
    Some(inverse)
}
