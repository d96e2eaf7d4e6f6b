//! How good a position is.

use super::lines::Lines;
use super::{Board, Direction, Side};
use crate::option_error::{OptionError, OptionName};

/// The score of a win; nothing else comes near it.
pub const WIN_SCORE: i32 = 1_000_000;

/// How much each term of [`Board::evaluate`] counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// For each stone.
    pub stone: i32,
    /// For each stone on a point with diagonals.
    pub strong: i32,
    /// For each step a stone stands nearer the middle than the furthest point ([`Shape::centre`](super::Shape::centre)).
    pub centre: i32,
    /// For each empty point beside a stone; a point beside two stones counts twice.
    pub room: i32,
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
        let Weights { stone, strong, centre, room } = *self;
        let all = [
            (OptionName::WeightStone, stone),
            (OptionName::WeightStrong, strong),
            (OptionName::WeightCentre, centre),
            (OptionName::WeightRoom, room),
        ];
        OptionName::all_within(&all, -Self::MAX..=Self::MAX)
    }

    /// How good a side's own stones are for it.
    #[inline(always)]
    pub(super) fn worth(&self, lines: &Lines, stones: u64, empty: u64) -> i32 {
        let count = |set: u64| set.count_ones() as i32;
        let mut sum = self.stone.wrapping_mul(count(stones));
        if self.strong != 0 {
            sum = sum.wrapping_add(self.strong.wrapping_mul(count(stones & lines.strong)));
        }
        if self.centre != 0 {
            let nearer = lines.rings.iter().map(|ring| count(stones & ring)).sum();
            sum = sum.wrapping_add(self.centre.wrapping_mul(nearer));
        }
        if self.room != 0 {
            let room =
                (0..Direction::COUNT).map(|direction| count(lines.ahead(stones, direction) & empty)).sum();
            sum = sum.wrapping_add(self.room.wrapping_mul(room));
        }
        sum
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights { stone: 100, strong: 0, centre: 2, room: 2 }
    }
}

impl Board {
    /// How good the position is for White: the weighted sum over White's stones less that over Black's. It does not
    /// ask whether the game is over. Weights beyond [`Weights::MAX`] may wrap round.
    pub fn evaluate(&self, weights: &Weights) -> i32 {
        let empty = self.empty_points().bits();
        let worth = |side| weights.worth(self.shape().lines(), self.stones(side).bits(), empty);
        worth(Side::White).wrapping_sub(worth(Side::Black))
    }
}
