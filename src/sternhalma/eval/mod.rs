//! Evaluation: the documented sum, and the tapered piece-square tables of a search of two seats.

mod piece_square;
mod tapered;
mod tuned;

pub use piece_square::{PieceSquareTables, SideTables};
#[cfg(feature = "internals")]
pub use tapered::PhaseTables;
pub use tapered::TaperedTables;

use super::board::Board;
use super::star::{Hole, HoleSet, Layout, Seat};
use crate::kit::{OptionError, OptionName};

/// The score of a seat that is home. All other scores are far below.
pub const WIN_SCORE: i32 = 1_000_000;

/// The weight of each term of [`Board::evaluate`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// For each step of [`Board::distance_left`].
    pub distance: i32,
    /// For each step the rearmost piece is behind where home begins.
    pub straggler: i32,
    /// For each piece that has to change its hop class.
    pub classes: i32,
    /// For each piece in the home in front of an empty hole deeper in.
    pub blocking: i32,
}

impl Weights {
    /// The largest absolute value of a weight.
    pub const MAX: i32 = 1000;

    /// Whether every weight is from -[`Weights::MAX`] to [`Weights::MAX`].
    pub fn in_range(&self) -> bool {
        self.check().is_ok()
    }

    /// Refuses the first weight that is further from nought than [`Weights::MAX`].
    ///
    /// # Errors
    ///
    /// That weight.
    pub fn check(&self) -> Result<(), OptionError> {
        let Weights { distance, straggler, classes, blocking } = *self;
        let all = [
            (OptionName::WeightDistance, distance),
            (OptionName::WeightStraggler, straggler),
            (OptionName::WeightClasses, classes),
            (OptionName::WeightBlocking, blocking),
        ];
        OptionName::all_within(&all, -Self::MAX..=Self::MAX)
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights { distance: 40, straggler: 60, classes: 10, blocking: 10 }
    }
}

impl TaperedTables {
    /// The tuned tables for a layout.
    pub fn of(layout: Layout) -> &'static TaperedTables {
        if layout.pieces() == 15 { &tuned::FIFTEEN } else { &tuned::TEN }
    }
}

impl Board {
    /// The number of steps from the rearmost of a seat's pieces to the edge of its home; 0 when all are in it.
    pub fn straggler(&self, seat: Seat) -> i32 {
        let tip = self.layout().tip(seat);
        let furthest = |holes: HoleSet| holes.into_iter().map(|hole| hole.distance(tip)).max().unwrap_or(0);
        (furthest(self.pieces(seat)) - furthest(self.layout().home(seat))).max(0)
    }

    /// Twice the number of a seat's pieces that have to change their hop class: the sum over the classes of the
    /// difference between the numbers of its pieces and of the holes of its home.
    pub fn class_surplus(&self, seat: Seat) -> i32 {
        let mut surplus = [0_i32; 4];
        for hole in self.pieces(seat) {
            surplus[hole.class()] += 1;
        }
        for hole in self.layout().home(seat) {
            surplus[hole.class()] -= 1;
        }
        surplus.iter().map(|n| n.abs()).sum()
    }

    /// The number of a seat's pieces in its home next to an empty hole of it that is nearer the tip.
    pub fn blocking(&self, seat: Seat) -> i32 {
        let (home, tip) = (self.layout().home(seat), self.layout().tip(seat));
        let empty = home - self.occupied();
        let deeper = |hole: Hole, next: Hole| next.distance(tip) < hole.distance(tip);
        let blocks = |&hole: &Hole| (empty & hole.neighbour_set()).into_iter().any(|next| deeper(hole, next));
        (home & self.pieces(seat)).into_iter().filter(blocks).count() as i32
    }

    /// The score of the position for a seat, higher is better: [`WIN_SCORE`] when it is home or its home is complete,
    /// otherwise minus the weighted sum of [`distance_left`](Board::distance_left),
    /// [`straggler`](Board::straggler), half of [`class_surplus`](Board::class_surplus) and
    /// [`blocking`](Board::blocking), clamped to `WIN_SCORE - 10_000` on either side of 0. The half is rounded towards
    /// 0 after weighting.
    pub fn evaluate(&self, seat: Seat, weights: &Weights) -> i32 {
        if self.finished(seat) || self.home_complete(seat) {
            return WIN_SCORE;
        }
        let term = |weight: i32, value: i32| i64::from(weight) * i64::from(value);
        let sum = term(weights.distance, self.distance_left(seat))
            + term(weights.straggler, self.straggler(seat))
            + term(weights.classes, self.class_surplus(seat)) / 2
            + term(weights.blocking, self.blocking(seat));
        let bound = i64::from(WIN_SCORE - 10_000);
        (-sum).clamp(-bound, bound) as i32
    }
}
