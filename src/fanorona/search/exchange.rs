//! How an exchange comes out, guessed: the largest captures are played out, each side in turn.

use std::cmp::Ordering;

use super::position::Position;
use super::turned::Turned;
use crate::fanorona::captures::Captures;
use crate::fanorona::{Direction, Weights};

/// The score of a position for the side to move: while a stone can be taken, the move that takes most is played, the
/// first of them in the order of their texts; what is left then is scored, and how near the sides are where few stones
/// are left.
pub fn settle(position: &Position, board: &Turned, weights: &Weights) -> i32 {
    let ((mut own, mut others), mut sign) = (board.stones(position), 1);
    while let Some((moved, left)) = largest(board, own, others) {
        (own, others, sign) = (left, moved, -sign);
    }
    let empty = board.lines.all & !(own | others);
    let worth = weights.worth(&board.lines, own, empty) - weights.worth(&board.lines, others, empty);
    sign * (worth - away(board, own, others))
}

/// At most so many stones in all are few.
const FEW: u32 = 8;

/// How far away the larger side's stones are where few stones are left: for each of them the steps to the nearest stone
/// of the smaller side. Negative when the larger side is not the one to move.
///
/// Counted against that side by a point a step: it cannot win by keeping away, and no other term tells it so.
fn away(board: &Turned, own: u64, others: u64) -> i32 {
    let (larger, smaller, sign) = match own.count_ones().cmp(&others.count_ones()) {
        Ordering::Greater => (own, others, 1),
        Ordering::Less => (others, own, -1),
        Ordering::Equal => return 0,
    };
    if smaller == 0 || (own | others).count_ones() > FEW {
        return 0;
    }
    let (mut reached, mut steps) = (smaller, 0);
    while larger & !reached != 0 {
        steps += (larger & !reached).count_ones() as i32;
        reached = (0..Direction::COUNT).fold(reached, |set, way| set | board.lines.ahead(reached, way));
    }
    sign * steps
}

/// The stones of both sides after the largest capture.
fn largest(board: &Turned, own: u64, others: u64) -> Option<(u64, u64)> {
    let empty = board.lines.all & !(own | others);
    let mut stones = Captures::of(&board.lines, own, others, empty).stones;
    let mut largest = Largest { board, to: 0, others, least: others.count_ones() };
    let mut best = None;
    while stones != 0 {
        let point = stones.trailing_zeros() as usize;
        let least = largest.least;
        largest.go_on(point, board.beside[point] & empty, empty, others);
        if largest.least < least {
            best = Some((own ^ 1 << point | 1 << largest.to, largest.others));
        }
        stones &= stones - 1;
    }
    best
}

/// The largest capture found so far, the first of those that take as much in the order of their texts: as a turned board
/// numbers its points, the order of their numbers.
struct Largest<'a> {
    board: &'a Turned,
    /// Where its stone ends up.
    to: usize,
    /// What it leaves to the other side.
    others: u64,
    /// How many those are.
    least: u32,
}

impl Largest<'_> {
    /// Goes on with the stone on a point to each of some points beside it. Whether anything was taken; a capture that
    /// could go on is not looked at itself, as it takes less than what goes on.
    fn go_on(&mut self, point: usize, mut targets: u64, empty: u64, others: u64) -> bool {
        let mut open = false;
        while targets != 0 {
            let to = targets.trailing_zeros() as usize;
            targets &= targets - 1;
            let (way, up) = (self.board.way(point, to), to > point);
            for taken in way.takes(up, others) {
                if taken == 0 {
                    continue;
                }
                open = true;
                let (left, empty) = (others ^ taken, (empty | taken) ^ 1 << to);
                let next = self.board.beside[to] & empty & !way.ahead(up);
                if next == 0 || !self.go_on(to, next, empty, left) {
                    let count = left.count_ones();
                    if count < self.least {
                        (self.to, self.others, self.least) = (to, left, count);
                    }
                }
            }
        }
        open
    }
}
