//! How an exchange comes out, guessed: the largest captures are played out, each side in turn.

use std::ops::ControlFlow;

use super::position::Position;
use crate::fanorona::board::{Captures, walk_bits};
use crate::fanorona::eval::Weights;
use crate::fanorona::points::Lines;

/// The score of a position for the side to move: while a stone can be taken, the move that takes most is played, the
/// first of them in the order of their texts; what is left then is scored.
pub fn settle(position: &Position, lines: &Lines, weights: &Weights) -> i32 {
    let (mut own, mut others, mut sign) = (position.own, position.others, 1);
    while let Some((moved, left)) = largest(lines, own, others) {
        (own, others, sign) = (left, moved, -sign);
    }
    let empty = lines.all & !(own | others);
    sign * (weights.worth(lines, own, empty) - weights.worth(lines, others, empty))
}

/// The stones of both sides after the largest capture.
fn largest(lines: &Lines, own: u64, others: u64) -> Option<(u64, u64)> {
    let empty = lines.all & !(own | others);
    if !Captures::any(lines, own, others, empty) {
        return None;
    }
    let (mut best, mut least) = (None, others.count_ones());
    let _ = walk_bits(lines, own, others, |walked| {
        let left = walked.others.count_ones();
        if left < least {
            (best, least) = (Some((walked.own, walked.others)), left);
        }
        ControlFlow::Continue(())
    });
    best
}
