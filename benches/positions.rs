//! The positions that are measured on.

use sternhalma::{Board, Layout};

/// The positions of `tests/vectors/sternhalma/middles.txt`, each with how many moves it has and how many replies
/// these have together.
pub fn middles() -> Vec<(Board, u64, u64)> {
    let text = include_str!("../tests/vectors/sternhalma/middles.txt");
    let read = |line: &str| {
        let mut fields = line.split(" | ");
        let board = fields.next()?.parse().ok()?;
        Some((board, fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| read(line).expect("a position and its counts")).collect()
}

/// The set-up of so many seats with ten pieces each.
pub fn start(seats: i32) -> Board {
    Board::new(Layout::new(seats, 10).expect("a number of seats that is played"))
}
