//! How an exchange comes out, guessed: the largest captures are played out, each side in turn.

use std::cmp::Ordering;

use super::position::Position;
use crate::fanorona::board::captures;
use crate::fanorona::eval::Weights;
use crate::fanorona::points::{Direction, Lines};

/// The score of a position for the side to move: while a stone can be taken, the move that takes most is played, the
/// first of them in the order of their texts; what is left then is scored, and how near the sides are where few stones
/// are left.
pub fn settle(position: &Position, lines: &Lines, weights: &Weights) -> i32 {
    let (lines, [mut own, mut others]) = lines.turned([position.own, position.others]);
    let mut sign = 1;
    while let Some((moved, left)) = largest(lines, own, others) {
        (own, others, sign) = (left, moved, -sign);
    }
    let empty = lines.all & !(own | others);
    let worth = weights.worth(lines, own, empty) - weights.worth(lines, others, empty);
    sign * (worth - away(lines, own, others))
}

/// At most so many stones in all are few.
const FEW: u32 = 8;

/// How far away the larger side's stones are where few stones are left: for each of them the steps to the nearest stone
/// of the smaller side. Negative when the larger side is not the one to move.
///
/// Counted against that side by a point a step: it cannot win by keeping away, and no other term tells it so.
fn away(lines: &Lines, own: u64, others: u64) -> i32 {
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
        reached = (0..Direction::COUNT).fold(reached, |set, way| set | lines.ahead(reached, way));
    }
    sign * steps
}

/// The stones of both sides after the largest capture.
#[inline(always)]
fn largest(lines: &Lines, own: u64, others: u64) -> Option<(u64, u64)> {
    let (mut best, mut least) = (None, others.count_ones());
    captures(lines, own, others, |own, others, open| {
        if !open {
            let left = others.count_ones();
            if left < least {
                (best, least) = (Some((own, others)), left);
            }
        }
    });
    best
}
