//! Two hundred searches of all layouts, whose answers never change unless the search does.

use sternhalma::{Board, Evaluation, Layout, Mode, SearchOptions};

/// How many boards there are of each layout.
const BOARDS: usize = 25;

/// The boards, from set-ups to positions near the end, none of them over.
pub fn middles() -> impl Iterator<Item = Board> {
    Layout::ALL.into_iter().flat_map(|layout| {
        (0..BOARDS).map(move |n| {
            let mut board = Board::new(layout);
            let plies = n * n * layout.seats() / 4;
            for seed in 0..plies as u64 {
                let Some(m) = board.random_forward(seed + n as u64) else { break };
                let undo = board.play(m.from, m.to).expect("a legal move");
                if board.over() {
                    board.unplay(&undo);
                    break;
                }
            }
            board
        })
    })
}

/// The boards, each with what is asked of a search on it.
pub fn searches() -> impl Iterator<Item = (Board, SearchOptions<'static>)> {
    middles().enumerate().map(|(n, board)| {
        let modes = [Mode::Auto, Mode::Auto, Mode::Paranoid, Mode::MaxN, Mode::BestReply];
        let options = SearchOptions {
            mode: modes[n % modes.len()],
            evaluation: if n % 7 == 3 { Evaluation::Documented } else { Evaluation::Auto },
            budget: [100, 1000, 4000][n % 3],
            seed: n as u64,
            ..SearchOptions::default()
        };
        (board, options)
    })
}
