//! How far a seat is from home, and how good a position is for it.

use super::{Board, Hole, HoleSet, Seat};
use crate::option_error::{OptionError, OptionName};

/// The value of a position for a seat that is home; nothing else comes near it.
pub const WIN_SCORE: i32 = 1_000_000;

/// How much each term of [`Board::evaluate`] counts.
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
    /// The largest weight either side of nought.
    pub const MAX: i32 = 1000;

    /// Whether every weight is within [`Weights::MAX`] of nought.
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

impl Board {
    /// How far a seat's pieces are from home: the steps from each to the tip of the home, less those of a home
    /// full of as many. 0 for a home full of its own pieces.
    pub fn distance_left(&self, seat: Seat) -> i32 {
        let tip = self.layout().tip(seat);
        let sum: i32 = self.pieces(seat).into_iter().map(|hole| hole.distance(tip)).sum();
        // Home is a triangle with its point at the tip: one hole 0 away, two 1 away, and so on.
        let at_home = (0..).flat_map(|d| std::iter::repeat_n(d, d as usize + 1));
        let places = self.count(seat).min(self.layout().pieces());
        sum - at_home.take(places).sum::<i32>()
    }

    /// How many steps the rearmost of a seat's pieces is behind where the home begins; 0 when none is.
    pub fn straggler(&self, seat: Seat) -> i32 {
        let tip = self.layout().tip(seat);
        let furthest = |holes: HoleSet| holes.into_iter().map(|hole| hole.distance(tip)).max().unwrap_or(0);
        (furthest(self.pieces(seat)) - furthest(self.layout().home(seat))).max(0)
    }

    /// Twice the number of a seat's pieces that have to change their hop class: how far its pieces are from
    /// being spread over the classes as its home's holes are, summed over the classes.
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

    /// How many of a seat's pieces are in its home next to an empty hole of it that is nearer the tip.
    pub fn blocking(&self, seat: Seat) -> i32 {
        let (home, tip) = (self.layout().home(seat), self.layout().tip(seat));
        let empty = home - self.occupied();
        let deeper = |hole: Hole, next: Hole| next.distance(tip) < hole.distance(tip);
        let blocks = |&hole: &Hole| (empty & hole.neighbour_set()).into_iter().any(|next| deeper(hole, next));
        (home & self.pieces(seat)).into_iter().filter(blocks).count() as i32
    }

    /// How good the position is for a seat, higher better: [`WIN_SCORE`] when it is home or its home is complete,
    /// otherwise minus the weighted sum of [`distance_left`](Board::distance_left),
    /// [`straggler`](Board::straggler), half of [`class_surplus`](Board::class_surplus) and
    /// [`blocking`](Board::blocking), held within `WIN_SCORE - 10_000` of nought. The half is rounded towards
    /// nought after weighting.
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
