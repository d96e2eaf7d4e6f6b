//! How many times faster than a plain generator this library finds moves: `cargo bench --bench ratio`.
//!
//! Both are timed in turn, many times over, and the best round of each counts, so that what else the machine does
//! disturbs both alike. The counts are checked. With a part named (`perft`, `depth2`, `listing`) and `once` for the
//! number of rounds it is of use under `valgrind --tool=callgrind`, which counts instructions instead.

mod plain;
mod positions;

use std::hint::black_box;
use std::time::Instant;

use plain::{Position, Star};
use sternhalma::{Board, MoveList};

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let rounds = |n| if wanted.iter().any(|w| w == "once") { 1 } else { n };
    let parts: [(&str, &dyn Fn()); 3] = [
        ("perft", &|| perft(rounds(7))),
        ("depth2", &|| depth_two(rounds(40))),
        ("listing", &|| listing(rounds(400))),
    ];
    let named = |name: &str| wanted.iter().any(|w| w == name);
    let all = !parts.iter().any(|(name, _)| named(name));
    parts.iter().filter(|(name, _)| all || named(name)).for_each(|(_, measure)| measure());
}

fn perft(rounds: u32) {
    const LEAVES: u64 = 87_946_884;
    let (star, start) = (Star::new(), positions::start(2));
    let position = Position::of(&start);
    report(
        "perft(6), two seats",
        "million leaves",
        LEAVES,
        rounds,
        || assert_eq!(star.perft(&mut position.clone(), 6), LEAVES),
        || assert_eq!(start.perft(6), LEAVES),
    );
}

fn depth_two(rounds: u32) {
    let (star, middles) = (Star::new(), positions::middles());
    let plain: Vec<Position> = middles.iter().map(|(board, ..)| Position::of(board)).collect();
    report(
        "two plies deep, middles",
        "million leaves",
        middles.iter().map(|(.., two)| two).sum(),
        rounds,
        || {
            for (position, (_, one, two)) in plain.iter().zip(&middles) {
                let mut position = position.clone();
                assert_eq!((star.perft(&mut position, 1), star.perft(&mut position, 2)), (*one, *two));
            }
        },
        || {
            middles
                .iter()
                .for_each(|(board, one, two)| assert_eq!((board.perft(1), board.perft(2)), (*one, *two)))
        },
    );
}

fn listing(rounds: u32) {
    let star = Star::new();
    let boards: Vec<Board> = positions::middles().into_iter().map(|(board, ..)| board).collect();
    let plain: Vec<Position> = boards.iter().map(Position::of).collect();
    report(
        "listing moves, middles",
        "million positions",
        boards.len() as u64,
        rounds,
        || {
            let mut moves = Vec::with_capacity(MoveList::MAX);
            for position in &plain {
                star.list(position, &mut moves);
                black_box(&moves);
            }
        },
        || {
            let mut moves = MoveList::new();
            for board in &boards {
                board.list(&mut moves);
                black_box(&moves);
            }
        },
    );
}

/// Times two ways of doing the same `work`, turn and turn about, and prints the best round of each.
fn report(what: &str, unit: &str, work: u64, rounds: u32, plain: impl Fn(), ours: impl Fn()) {
    let seconds = |f: &dyn Fn()| {
        let start = Instant::now();
        f();
        start.elapsed().as_secs_f64()
    };
    let (mut slow, mut fast) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..rounds {
        slow = slow.min(seconds(&plain));
        fast = fast.min(seconds(&ours));
    }
    let rate = |seconds: f64| work as f64 / seconds / 1e6;
    println!(
        "{what:26} plain {:9.2}  ours {:9.2} {unit} a second  ratio {:5.1}",
        rate(slow),
        rate(fast),
        slow / fast
    );
}
