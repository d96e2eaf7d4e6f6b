//! The race: when the armies have passed each other, a seat's shortest way home.
//!
//! Once neither army stands in the other's way the game is decided by who needs fewer moves, more of them than a
//! tree of both seats' moves can look ahead. A beam search (Lowerre, "The Harpy Speech Recognition System", 1976)
//! over one seat's moves, the other's pieces standing still, finds a way that is short if not always the shortest.

use crate::memory::room;
use crate::meter::Meter;
use crate::sternhalma::crossing::NOWHERE;
use crate::sternhalma::lanes::{Lanes, targets};
use crate::sternhalma::search::SearchError;
use crate::sternhalma::{HoleSet, Move};

use super::position::Position;
use super::terms::Terms;

/// The most moves a way home has.
const LONGEST: usize = 60;

/// Where a seat's pieces may stand after some moves, and how they came there.
#[derive(Clone, Copy)]
struct Stand {
    men: HoleSet,
    value: i32,
    /// Which stand of the layer before this came from, and by which move.
    parent: u32,
    by: Move,
}

/// How many stands of each layer are kept with a budget of positions.
pub fn width(budget: u64) -> usize {
    // About twenty layers are to take half of it.
    (budget / 40).clamp(4, 500) as usize
}

/// The first move of a short way home for the seat to move, which has to be one that `first` allows. `None` when there
/// is none or the search was told to stop.
pub fn first_move(
    position: &Position,
    terms: &Terms,
    first: impl Fn(Move) -> bool,
    width: usize,
    meter: &mut Meter,
) -> Result<Option<Move>, SearchError> {
    let s = position.turn;
    let still = position.men[s ^ 1];
    let side = &terms.sides[s];
    let mut layers: Vec<Vec<Stand>> = room(LONGEST + 1)?;
    layers.push(room(1)?);
    layers[0].push(Stand { men: position.men[s], value: position.sum[s], parent: 0, by: NOWHERE });
    while let Some(layer) = layers.last().filter(|_| layers.len() <= LONGEST) {
        let mut next: Vec<Stand> = room(layer.len() * 32)?;
        for (parent, stand) in layer.iter().enumerate() {
            if meter.count() {
                return Ok(None);
            }
            let lanes = Lanes::of(stand.men | still);
            for from in stand.men {
                let near = side.distance[from.index()] + 1;
                for m in targets(from, lanes.merge(from, lanes.hops(from))) {
                    if side.distance[m.to.index()] > near || (layers.len() == 1 && !first(m)) {
                        continue;
                    }
                    let men = stand.men ^ (HoleSet::from(m.from) | m.to.into());
                    if (side.home - (men | still)).is_empty() && !(side.home & men).is_empty() {
                        return Ok(Some(back_to_first(&layers, parent, m)));
                    }
                    let value = stand.value + side.piece[m.to.index()] - side.piece[m.from.index()];
                    next.try_reserve(1)?;
                    next.push(Stand { men, value, parent: parent as u32, by: m });
                }
            }
        }
        // The best of each way to stand, and of those the best; a full order, so that it is the same everywhere.
        let order = |a: &Stand, b: &Stand| {
            b.value.cmp(&a.value).then(a.men.bits().cmp(&b.men.bits())).then(a.parent.cmp(&b.parent))
        };
        if next.len() > 4 * width {
            next.select_nth_unstable_by(4 * width, order);
            next.truncate(4 * width);
        }
        next.sort_unstable_by(order);
        next.dedup_by_key(|stand| stand.men);
        next.truncate(width);
        if next.is_empty() {
            break;
        }
        layers.push(next);
    }
    Ok(None)
}

/// The first move of the way that ends with the move `last` from a stand of the last layer.
fn back_to_first(layers: &[Vec<Stand>], parent: usize, last: Move) -> Move {
    let mut at = parent;
    let mut m = last;
    for layer in layers.iter().skip(1).rev() {
        if let Some(stand) = layer.get(at) {
            m = stand.by;
            at = stand.parent as usize;
        }
    }
    m
}
