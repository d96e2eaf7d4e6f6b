//! Time and memory of the solver against its width: `cargo bench --bench solve [WIDTH…]`.

use std::time::Instant;

use sternhalma::{Board, Layout, Solution, SolveError, SolveOptions};

fn main() {
    let asked: Vec<usize> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    let widths = if asked.is_empty() { vec![500, 1000, 3000, 10_000, 30_000] } else { asked };
    println!(
        "{:<14} {:>7} {:>7} {:>7} {:>12} {:>9} {:>8}",
        "", "width", "threads", "moves", "positions", "KiB", "ms"
    );
    for width in widths {
        for threads in [1, 2] {
            line("ten", (1, 10), width, threads, Board::solve);
            line("fifteen", (1, 15), width, threads, Board::solve);
        }
        line("two together", (2, 10), width, 1, Board::solve_together);
    }
}

type Solve = fn(&Board, &mut SolveOptions) -> Result<Solution, SolveError>;

fn line(name: &str, (seats, pieces): (i32, i32), width: usize, threads: usize, solve: Solve) {
    let board = Board::new(Layout::new(seats, pieces).expect("a layout"));
    let mut options = SolveOptions { width, threads, memory_kib: 1 << 20, ..SolveOptions::default() };
    let begun = Instant::now();
    let told = solve(&board, &mut options);
    let ms = begun.elapsed().as_millis();
    match told {
        Ok(Solution { moves, positions, bytes, .. }) => {
            let (moves, kib) = (moves.len(), bytes / 1024);
            println!("{name:<14} {width:>7} {threads:>7} {moves:>7} {positions:>12} {kib:>9} {ms:>8}");
        }
        Err(why) => println!("{name:<14} {width:>7} {threads:>7} {why}"),
    }
}
