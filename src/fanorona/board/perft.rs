//! Counting sequences, to compare one generator with another.

use std::ops::ControlFlow;

use super::Board;
use super::moves::{Walked, walk, walk_bits};
use crate::fanorona::points::Lines;

impl Board {
    /// The deepest [`perft`](Board::perft) and [`perft_moves`](Board::perft_moves) go.
    pub const PERFT_MAX: u32 = 12;

    /// How many sequences of `depth` actions there are, an action being a step or, while a move is in progress, a
    /// stop. Nothing asks whether the game is over; a side that can do nothing ends its sequence uncounted. 1 at depth
    /// 0. Beyond [`u64::MAX`] it is wrong.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.steps().count() as u64 + u64::from(self.can_stop()),
            _ => {
                let mut board = self.clone();
                let mut count = 0_u64;
                if board.stop().is_some() {
                    count = board.perft(depth - 1);
                    board = self.clone();
                }
                for step in self.steps() {
                    board.make(&step);
                    count = count.wrapping_add(board.perft(depth - 1));
                    board.take_back(Some(&step), self.chain);
                }
                count
            }
        }
    }

    /// How many sequences of `depth` whole moves there are, moves being different when their steps are. In the middle
    /// of a move the first is the rest of it, to stop at once included. Beyond [`u64::MAX`] it is wrong.
    pub fn perft_moves(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut count = 0_u64;
        walk(self, |after| {
            count = count.wrapping_add(moves_after(self.shape().lines(), &after, depth - 1));
            ControlFlow::Continue(())
        });
        count
    }
}

/// How many sequences of moves there are after a move.
fn moves_after(lines: &Lines, after: &Walked<'_>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0_u64;
    // The other side moves now.
    let _ = walk_bits(lines, after.others, after.own, |after| {
        count = count.wrapping_add(moves_after(lines, &after, depth - 1));
        ControlFlow::Continue(())
    });
    count
}
