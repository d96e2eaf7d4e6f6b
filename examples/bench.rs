//! How deep and how fast the two-seat search looks, and a number that only changes when the search does.
//!
//!     cargo run --release --example bench -- BUDGET [MIDDLES]
//!
//! Searches the set-up and some of the two-seat, ten-piece middles of `tests/vectors/sternhalma/middles.txt`, and
//! prints the depths reached and the positions a second. The last line is the sum of the positions that two hundred
//! searches of all layouts look at; their answers are in `tests/search/answers.txt`.

#[path = "../tests/common/searches.rs"]
mod searches;

use std::time::Instant;

use sternhalma::{Board, Layout, SearchOptions, Searcher};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let budget: u64 = words.next().ok_or("a budget is needed")?.parse()?;
    let most: usize = words.next().map_or(Ok(50), |word| word.parse())?;
    let layout = Layout::new(2, 10).ok_or("no such layout")?;
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/sternhalma/middles.txt");
    let text = std::fs::read_to_string(path)?;
    let boards = text.lines().skip(1).filter_map(|line| line.split(" | ").next()?.parse::<Board>().ok());
    let middles: Vec<Board> = boards.filter(|board| board.layout() == layout).collect();
    let step = (middles.len() / most.max(1)).max(1);
    let middles: Vec<&Board> = middles.iter().step_by(step).take(most).collect();
    let mut searcher = Searcher::new();
    let mut fingerprint = 0;
    for (board, mut options) in searches::searches() {
        fingerprint += searcher.search(&board, &mut options)?.nodes;
    }
    let mut run = |board: &Board| -> Result<(u32, u64, f64), Box<dyn std::error::Error>> {
        let begun = Instant::now();
        let outcome = searcher.search(board, &mut SearchOptions { budget, ..Default::default() })?;
        Ok((outcome.depth, outcome.nodes, begun.elapsed().as_secs_f64()))
    };
    let (depth, nodes, seconds) = run(&Board::new(layout))?;
    println!("set-up: depth {depth}, {:.2} million positions a second", nodes as f64 / seconds / 1e6);
    let (mut depths, mut nodes, mut seconds) = (Vec::new(), 0, 0.0);
    for board in &middles {
        let (depth, n, s) = run(board)?;
        depths.push(depth);
        nodes += n;
        seconds += s;
    }
    depths.sort_unstable();
    println!(
        "{} middles: depth {} to {}, median {}, {:.2} million positions a second",
        depths.len(),
        depths[0],
        depths[depths.len() - 1],
        depths[depths.len() / 2],
        nodes as f64 / seconds / 1e6
    );
    println!("bench {fingerprint}");
    Ok(())
}
