//! Perft: counting move sequences, to compare one move generator with another.

mod bulk;

use super::Board;
use crate::kit::{Interrupt, Ticker};
use crate::sternhalma::star::{HoleSet, HopClasses, Seat, targets};
use bulk::{count_moves, count_replies};

impl Board {
    /// The greatest depth of [`perft`](Board::perft).
    pub const PERFT_MAX: u32 = 12;

    /// The number of sequences of `depth` moves. A move is a distinct pair of a start and an end. The turn passes to the
    /// next seat whether or not that seat is home, and the end of the game is ignored. A sequence that meets a seat
    /// without a move is not counted. 1 at depth 0.
    ///
    /// The count and the time grow ten to a hundred times with each ply. A count above [`u64::MAX`] wraps round.
    pub fn perft(&self, depth: u32) -> u64 {
        // Nothing ends it before.
        self.perft_until(depth, Interrupt::default()).unwrap_or_default()
    }

    /// As [`perft`](Board::perft), ended from outside: `None` when it was.
    pub fn perft_until(&self, depth: u32, interrupt: Interrupt<'_>) -> Option<u64> {
        let mut pieces = [HoleSet::EMPTY; Seat::MAX];
        let pieces = &mut pieces[..self.layout().seats()];
        for (set, seat) in pieces.iter_mut().zip(self.layout().each_seat()) {
            *set = self.pieces(seat);
        }
        let mut ticker = Ticker::new(interrupt);
        perft(&mut self.hop_classes().clone(), pieces, self.to_move().index(), depth, &mut ticker)
    }
}

fn perft(
    hop_classes: &mut HopClasses,
    seats: &mut [HoleSet],
    turn: usize,
    depth: u32,
    ticker: &mut Ticker<'_>,
) -> Option<u64> {
    let next = (turn + 1) % seats.len();
    match depth {
        0 => return Some(1),
        1 => return Some(count_moves(hop_classes, seats[turn])),
        2 if next != turn => return Some(count_replies(hop_classes, seats[turn], seats[next])),
        _ => {}
    }
    if ticker.tick() {
        return None;
    }
    let (pieces, mut count) = (seats[turn], 0_u64);
    for from in pieces {
        for m in targets(from, hop_classes.merge(from, hop_classes.hops(from))) {
            hop_classes.go(m.from, m.to);
            seats[turn] = pieces.without(m.from).with(m.to);
            count = count.wrapping_add(perft(hop_classes, seats, next, depth - 1, ticker)?);
            hop_classes.go(m.to, m.from);
        }
    }
    seats[turn] = pieces;
    Some(count)
}
