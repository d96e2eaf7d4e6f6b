//! The moves of a crossing, found again from the levels it goes through.

use super::level;
use super::level::{Back, Level};
use super::solution::SolveError;
use super::task::Task;
use crate::kit::try_with_capacity;
use crate::sternhalma::board::Move;
use crate::sternhalma::star::{HoleSet, HopClasses, targets};

/// The crossing that goes through a position on the forward level `ahead` and on the backward level `left`.
pub fn trace(
    task: &Task,
    forward: &[Level],
    back: &Back,
    (met, ahead, left): (HoleSet, usize, usize),
) -> Result<Vec<Move>, SolveError> {
    let mut moves = try_with_capacity(ahead + left)?;
    // Back to the start, turning each move round.
    let mut own = met;
    for depth in (0..ahead).rev() {
        let (m, before) = next(own, |own| level::holds(&forward[depth], task.track.canonical(own)))?;
        moves.push(Move { from: m.to, to: m.from });
        own = before;
    }
    moves.reverse();
    let mirrored = own != task.own;
    let mut own = met;
    for depth in (0..left).rev() {
        let (m, after) = next(own, |own| back.holds(task, forward, depth, own))?;
        moves.push(m);
        own = after;
    }
    if mirrored {
        moves.iter_mut().for_each(|m| *m = task.track.image_of_move(*m));
    }
    Ok(moves)
}

/// The first move to a position that is looked for. There always is one: every position of a level came from one
/// of the level before.
fn next(own: HoleSet, wanted: impl Fn(HoleSet) -> bool) -> Result<(Move, HoleSet), SolveError> {
    let hop_classes = HopClasses::of(own);
    own.into_iter()
        .flat_map(|from| targets(from, hop_classes.merge(from, hop_classes.hops(from))))
        .map(|m| (m, own.without(m.from).with(m.to)))
        .find(|&(_, after)| wanted(after))
        .ok_or(SolveError::NotFound)
}
