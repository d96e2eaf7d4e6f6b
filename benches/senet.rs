//! Senet: how many positions the search saves, and how fast it and the generator are: `cargo bench --features internals --bench senet`.
//!
//! The positions are out of the vectors. Counts are printed beside speeds: they are the same in every run. With a part
//! named (`saved`, `searched`, `walked`) it does that one alone.

use std::hint::black_box;
use std::time::Instant;

use serde_json::Value;
use sternhalma::senet::{Board, Pruning, Roll, RuleSet, RuleSetId, SearchOptions};

fn main() {
    let named: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let wanted = |part: &str| named.is_empty() || named.iter().any(|name| name == part);
    for id in RuleSetId::ALL {
        let name = id.name();
        let positions = positions(name);
        if wanted("saved") {
            saved(name, &positions, &id.rules());
        }
        if wanted("searched") {
            searched(name, &positions, &id.rules());
        }
        if wanted("walked") {
            walked(name, &id.rules());
        }
    }
}

/// Some positions of random games, each with a roll.
fn positions(name: &str) -> Vec<(Board, Roll)> {
    let path = format!("{}/tests/vectors/senet/moves_{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("there are vectors");
    let rows = text.lines().skip(1).take(1500).step_by(75);
    let read = |line: &str| {
        let row: Value = serde_json::from_str(line).expect("JSON");
        let board = row["position"].as_str().expect("a position").parse().expect("a position");
        (board, Roll::try_from(row["roll"].as_i64().expect("a roll") as i32).expect("a roll"))
    };
    rows.map(read).collect()
}

/// How many positions a search looks at, over all the positions and at a depth, and how many seconds it takes.
fn look(positions: &[(Board, Roll)], rules: &RuleSet, depth: u32, pruning: Pruning) -> (u64, f64) {
    let start = Instant::now();
    let nodes = positions.iter().map(|(board, roll)| {
        let mut options =
            SearchOptions { depth, budget: u64::MAX, table_kib: 4096, pruning, ..SearchOptions::default() };
        board.search(*roll, rules, &mut options).expect("an answer").nodes
    });
    let nodes = nodes.sum();
    (nodes, start.elapsed().as_secs_f64())
}

/// The positions looked at against a search that cuts nothing away and remembers nothing.
fn saved(name: &str, positions: &[(Board, Roll)], rules: &RuleSet) {
    for (depth, positions) in [(3, positions), (4, positions), (5, &positions[..4])] {
        let of = |cut, remember| look(positions, rules, depth, Pruning { cut, remember });
        let ((plain, slow), (cut, _), (full, fast)) = (of(false, false), of(true, false), of(true, true));
        let times = |nodes: u64| plain as f64 / nodes as f64;
        println!(
            "{name} depth {depth}: plain {plain} positions, {:.1} times fewer with bounds, {:.1} times with the table \
             too, {:.1} times faster",
            times(cut),
            times(full),
            slow / fast
        );
    }
}

/// What the usual budget reaches.
fn searched(name: &str, positions: &[(Board, Roll)], rules: &RuleSet) {
    let start = Instant::now();
    let (mut nodes, mut depths) = (0, Vec::new());
    for (board, roll) in positions {
        let outcome = board.search(*roll, rules, &mut SearchOptions::default()).expect("an answer");
        nodes += outcome.nodes;
        depths.push(outcome.depth);
    }
    depths.sort_unstable();
    println!(
        "{name} budget {}: {:.2} million positions a second, depth {} to {}, median {}",
        SearchOptions::BUDGET,
        nodes as f64 / start.elapsed().as_secs_f64() / 1e6,
        depths[0],
        depths[depths.len() - 1],
        depths[depths.len() / 2]
    );
}

fn walked(name: &str, rules: &RuleSet) {
    let board = Board::new(5).expect("a game");
    let start = Instant::now();
    let leaves = black_box(&board).walk(6, rules);
    println!(
        "{name} walk 6: {leaves} leaves, {:.1} million a second",
        leaves as f64 / start.elapsed().as_secs_f64() / 1e6
    );
}
