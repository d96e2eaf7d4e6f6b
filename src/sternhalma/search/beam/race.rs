//! The race: when the armies have passed each other, a seat's shortest way home.
//!
//! Once neither army stands in the other's way the game is decided by who needs fewer moves, more of them than a
//! tree of both seats' moves can look ahead. A beam search (Lowerre, "The Harpy Speech Recognition System", 1976)
//! over one seat's moves, the other's pieces standing still, finds a way that is short if not always the shortest.

use std::cmp::Ordering;

use super::beam::NOWHERE;
use crate::kit::{NodeBudget, try_collect, try_with_capacity};
use crate::sternhalma::board::Move;
use crate::sternhalma::eval::SideTables;
use crate::sternhalma::search::outcome::SearchError;
use crate::sternhalma::star::{HoleSet, HopClasses, targets};

/// The most moves a way home has.
const LONGEST: usize = 60;

/// How many of the best stands of a layer are looked through for the same, for each that is kept.
const DOUBLES: usize = 4;

/// How many stands there is room for, for each that is kept, before the worst are left out.
const ROOM: usize = 8;

/// Where a seat's pieces may stand after some moves, and how they came there.
#[derive(Clone, Copy)]
struct Stand {
    men: HoleSet,
    value: i32,
    came: Way,
}

/// Which stand of the layer before one came from, and by which move.
#[derive(Clone, Copy)]
struct Way {
    parent: u32,
    by: Move,
}

/// How many stands of each layer are kept with a budget of positions.
pub fn width(budget: u64) -> usize {
    // About twenty layers are to take half of it.
    (budget / 40).clamp(4, 500) as usize
}

/// The first move of a short way home for a seat's pieces, the others standing still; `first` must allow it. `sum` is
/// the sum of the piece values. `None` when there is no such way or the search was stopped.
pub fn first_move(
    side: &SideTables,
    pieces: HoleSet,
    still: HoleSet,
    sum: i32,
    first: impl Fn(Move) -> bool,
    width: usize,
    node_budget: &mut NodeBudget,
) -> Result<Option<Move>, SearchError> {
    let start = Way { parent: 0, by: NOWHERE };
    let mut layers: Vec<Vec<Way>> = try_with_capacity(LONGEST + 1)?;
    layers.push(try_collect([start])?);
    let mut layer: Vec<Stand> = try_with_capacity(width)?;
    layer.push(Stand { men: pieces, value: sum, came: start });
    let mut next: Vec<Stand> = try_with_capacity(ROOM * width)?;
    while !layer.is_empty() && layers.len() <= LONGEST {
        for (parent, stand) in layer.iter().enumerate() {
            if node_budget.count() {
                return Ok(None);
            }
            let hop_classes = HopClasses::of(stand.men | still);
            for from in stand.men {
                let near = side.view.distance(from) + 1;
                for m in targets(from, hop_classes.merge(from, hop_classes.hops(from))) {
                    if side.view.distance(m.to) > near || (layers.len() == 1 && !first(m)) {
                        continue;
                    }
                    let men = stand.men ^ (HoleSet::from(m.from) | m.to.into());
                    if (side.home - (men | still)).is_empty() && !(side.home & men).is_empty() {
                        return Ok(Some(back_to_first(&layers, parent, m)));
                    }
                    let value = stand.value + side.piece[m.to.index()] - side.piece[m.from.index()];
                    if next.len() == ROOM * width {
                        leave_best(&mut next, DOUBLES * width);
                    }
                    next.push(Stand { men, value, came: Way { parent: parent as u32, by: m } });
                }
            }
        }
        leave_best(&mut next, DOUBLES * width);
        next.sort_unstable_by(order);
        next.dedup_by_key(|stand| stand.men);
        next.truncate(width);
        layers.push(try_collect(next.iter().map(|stand| stand.came))?);
        layer.clear();
        layer.append(&mut next);
    }
    Ok(None)
}

/// The best of each way to stand, and of those the best; a full order, so that it is the same everywhere.
fn order(a: &Stand, b: &Stand) -> Ordering {
    let by_men = b.value.cmp(&a.value).then(a.men.bits().cmp(&b.men.bits()));
    by_men.then(a.came.parent.cmp(&b.came.parent))
}

/// Leaves out all but so many of the best.
fn leave_best(stands: &mut Vec<Stand>, count: usize) {
    if stands.len() > count {
        stands.select_nth_unstable_by(count, order);
        stands.truncate(count);
    }
}

/// The first move of the way that ends with the move `last` from a stand of the last layer.
fn back_to_first(layers: &[Vec<Way>], parent: usize, last: Move) -> Move {
    let mut at = parent;
    let mut m = last;
    for layer in layers.iter().skip(1).rev() {
        if let Some(way) = layer.get(at) {
            m = way.by;
            at = way.parent as usize;
        }
    }
    m
}
