//! Counting move sequences, to compare one generator with another.

use super::lanes::{Lanes, targets};
use super::replies::{count_moves, count_replies};
use super::{Board, HoleSet};
use crate::interrupt::{Interrupt, Ticker};

impl Board {
    /// The deepest [`perft`](Board::perft) goes.
    pub const PERFT_MAX: u32 = 12;

    /// How many sequences of `depth` moves there are, a move being a distinct pair of a start and an end. The turn
    /// passes to the next seat whether or not it is home, and nothing asks whether the game is over; a seat
    /// without a move ends its sequence uncounted. 1 at depth 0.
    ///
    /// The count grows a dozen to a hundredfold a ply, and so does the time; beyond [`u64::MAX`] it is wrong.
    pub fn perft(&self, depth: u32) -> u64 {
        // Nothing ends it before.
        self.perft_until(depth, Interrupt::default()).unwrap_or_default()
    }

    /// As [`perft`](Board::perft), ended from outside: `None` when it was.
    pub fn perft_until(&self, depth: u32, interrupt: Interrupt<'_>) -> Option<u64> {
        let mut pieces = [HoleSet::EMPTY; super::Seat::MAX];
        let pieces = &mut pieces[..self.layout().seats()];
        for (set, seat) in pieces.iter_mut().zip(self.layout().each_seat()) {
            *set = self.pieces(seat);
        }
        let mut ticker = Ticker::new(interrupt);
        perft(&mut self.lanes().clone(), pieces, self.to_move().index(), depth, &mut ticker)
    }
}

fn perft(
    lanes: &mut Lanes,
    seats: &mut [HoleSet],
    turn: usize,
    depth: u32,
    ticker: &mut Ticker<'_>,
) -> Option<u64> {
    let next = (turn + 1) % seats.len();
    match depth {
        0 => return Some(1),
        1 => return Some(count_moves(lanes, seats[turn])),
        2 if next != turn => return Some(count_replies(lanes, seats[turn], seats[next])),
        _ => {}
    }
    if ticker.tick() {
        return None;
    }
    let (pieces, mut count) = (seats[turn], 0_u64);
    for from in pieces {
        for m in targets(from, lanes.merge(from, lanes.hops(from))) {
            lanes.go(m.from, m.to);
            seats[turn] = pieces.without(m.from).with(m.to);
            count = count.wrapping_add(perft(lanes, seats, next, depth - 1, ticker)?);
            lanes.go(m.to, m.from);
        }
    }
    seats[turn] = pieces;
    Some(count)
}
