//! Counting sequences, to compare one generator with another.

use std::ops::ControlFlow;

use super::Board;
use super::lines::Lines;
use super::moves::{Walked, walk, walk_bits};
use crate::interrupt::{Interrupt, Ticker};

impl Board {
    /// The deepest [`perft`](Board::perft) and [`perft_moves`](Board::perft_moves) go.
    pub const PERFT_MAX: u32 = 12;

    /// How many sequences of `depth` actions there are, an action being a step or, while a move is in progress, a
    /// stop. Nothing asks whether the game is over; a side that can do nothing ends its sequence uncounted. 1 at depth
    /// 0. Beyond [`u64::MAX`] it is wrong.
    pub fn perft(&self, depth: u32) -> u64 {
        // Nothing ends it before.
        self.perft_until(depth, Interrupt::default()).unwrap_or_default()
    }

    /// As [`perft`](Board::perft), ended from outside: `None` when it was.
    pub fn perft_until(&self, depth: u32, interrupt: Interrupt<'_>) -> Option<u64> {
        self.actions(depth, &mut Ticker::new(interrupt))
    }

    fn actions(&self, depth: u32, ticker: &mut Ticker<'_>) -> Option<u64> {
        if ticker.tick() {
            return None;
        }
        match depth {
            0 => Some(1),
            1 => Some(self.steps().count() as u64 + u64::from(self.can_stop())),
            _ => {
                let mut board = self.clone();
                let mut count = 0_u64;
                if board.stop().is_some() {
                    count = board.actions(depth - 1, ticker)?;
                    board = self.clone();
                }
                for step in self.steps() {
                    board.make(&step);
                    count = count.wrapping_add(board.actions(depth - 1, ticker)?);
                    board.take_back(Some(&step), self.chain);
                }
                Some(count)
            }
        }
    }

    /// How many sequences of `depth` whole moves there are, moves being different when their steps are. In the middle
    /// of a move the first is the rest of it, to stop at once included. Beyond [`u64::MAX`] it is wrong.
    pub fn perft_moves(&self, depth: u32) -> u64 {
        // Nothing ends it before.
        self.perft_moves_until(depth, Interrupt::default()).unwrap_or_default()
    }

    /// As [`perft_moves`](Board::perft_moves), ended from outside: `None` when it was.
    pub fn perft_moves_until(&self, depth: u32, interrupt: Interrupt<'_>) -> Option<u64> {
        if depth == 0 {
            return Some(1);
        }
        let mut count = Some(0);
        let ticker = &mut Ticker::new(interrupt);
        walk(self, |after| add(&mut count, moves_after(self.shape().lines(), &after, depth - 1, ticker)));
        count
    }
}

/// How many sequences of moves there are after a move.
fn moves_after(lines: &Lines, after: &Walked<'_>, depth: u32, ticker: &mut Ticker<'_>) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    if ticker.tick() {
        return None;
    }
    let mut count = Some(0);
    // The other side moves now.
    let _ = walk_bits(lines, after.others, after.own, |after| {
        add(&mut count, moves_after(lines, &after, depth - 1, ticker))
    });
    count
}

/// Adds what came of a move to a count. There is no count once the counting was ended.
fn add(count: &mut Option<u64>, more: Option<u64>) -> ControlFlow<()> {
    *count = count.zip(more).map(|(count, more)| count.wrapping_add(more));
    if count.is_some() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
}
