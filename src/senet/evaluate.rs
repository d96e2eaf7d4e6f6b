//! What a position is worth.

use super::{Board, HouseSet, RuleSet, Side};
use crate::option_error::{OptionError, OptionName};

/// The value of a position for a side that has won. No position where the game goes on comes near it.
pub const WIN_SCORE: i32 = 1_000_000;

/// How much each term beyond the houses counts, and how a search settles ties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// For each run of a side that is wide enough to block, with an enemy piece behind it, in sixteenths of a house.
    pub blockade: i32,
    /// Anything but 0: of moves of the same value the earlier is chosen. Otherwise it is the later.
    pub ties: i32,
}

impl Weights {
    /// The largest weight either side of nought.
    pub const MAX: i32 = 1_000;

    /// Whether each is within [`MAX`](Weights::MAX) of nought.
    pub fn in_range(&self) -> bool {
        self.check().is_ok()
    }

    /// Refuses the first weight that is further from nought than [`Weights::MAX`].
    ///
    /// # Errors
    ///
    /// That weight.
    pub fn check(&self) -> Result<(), OptionError> {
        let Weights { blockade, ties } = *self;
        let all = [(OptionName::WeightBlockade, blockade), (OptionName::WeightTies, ties)];
        OptionName::all_within(&all, -Self::MAX..=Self::MAX)
    }
}

/// What a piece that is home counts, in houses.
const HOME: i32 = 31;

/// The parts of a house that values are told in.
pub(super) const SIXTEENTHS: i32 = 16;

impl Board {
    /// The position valued for a side, in sixteenths of a house: the houses its pieces stand on, a piece at home
    /// counting 31, less those of the other side, and the terms that have a weight. Whether the game is over is not
    /// asked.
    pub fn evaluate(&self, side: Side, rules: &RuleSet, weights: &Weights) -> i32 {
        SIXTEENTHS * (self.houses(side) - self.houses(!side)) + self.weighted(side, rules, weights)
    }

    /// The houses that a side's pieces have come, those at home included.
    pub(super) fn houses(&self, side: Side) -> i32 {
        self.men(side).sum() + HOME * self.home(side)
    }

    /// The terms that have a weight.
    pub(super) fn weighted(&self, side: Side, rules: &RuleSet, weights: &Weights) -> i32 {
        match weights.blockade {
            0 => 0,
            weight => weight * (self.blocking_runs(side, rules) - self.blocking_runs(!side, rules)),
        }
    }

    /// How many of a side's runs are wide enough to block and have an enemy piece on a lower house.
    fn blocking_runs(&self, side: Side, rules: &RuleSet) -> i32 {
        let starts = self.men(side).run_starts(rules.blockade.into());
        let ahead = self.men(!side).first().map_or(HouseSet::EMPTY, HouseSet::above);
        (starts & ahead).len() as i32
    }
}
