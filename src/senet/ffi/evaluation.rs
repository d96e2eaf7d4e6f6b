//! Evaluation
//!
//! How good a position is for a side.

use std::mem::MaybeUninit;

use super::board::senet_board;
use super::rules::{given, senet_rule_set};
use crate::abi::answer::Score;
use crate::abi::{number, offer, read};
use crate::option_error::{OptionError, OptionName};
use crate::senet::Weights;

/// The value of a position for a side that has won.
pub const SENET_WIN: i32 = 1000000;
/// The largest weight either side of nought.
pub const SENET_WEIGHT_MAX: i32 = 1000;

/// How much each term beyond the houses counts, and how a search settles ties. Each is within SENET_WEIGHT_MAX of
/// nought.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct senet_weights {
    /// For each run of a side that is wide enough to block, with an enemy piece behind it, in sixteenths of a house.
    pub blockade: i32,
    /// Anything but 0: of moves of the same value a search chooses the earlier. Otherwise it chooses the later.
    pub ties: i32,
    /// 0.
    pub reserved: [i32; 6],
}

impl From<Weights> for senet_weights {
    fn from(w: Weights) -> senet_weights {
        let Weights { blockade, ties } = w;
        senet_weights { blockade, ties, reserved: [0; 6] }
    }
}

impl TryFrom<&senet_weights> for Weights {
    type Error = OptionError;

    fn try_from(w: &senet_weights) -> Result<Weights, OptionError> {
        let senet_weights { blockade, ties, reserved } = *w;
        let weights = Weights { blockade, ties };
        weights.check()?;
        OptionName::all_within(&reserved.map(|number| (OptionName::WeightReserved, number)), 0..=0)?;
        Ok(weights)
    }
}

/// The weights that C hands over, the default ones for NULL.
pub(super) fn weighed(weights: Option<&senet_weights>) -> Result<Weights, OptionError> {
    weights.map_or(Ok(Weights::default()), Weights::try_from)
}

/// Fills in the default weights, which are all 0.
///
/// @param weights  where to write them; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn senet_weights_default(weights: Option<&mut MaybeUninit<senet_weights>>) {
    offer(weights, Weights::default().into());
}

/// The position valued for a side, in sixteenths of a house: the houses its pieces stand on, a piece at home counting
/// 31, less those of the other side, and the terms that have a weight. Whether the game is over is not asked.
///
/// @param side     SENET_SIDE_LIGHT or SENET_SIDE_DARK
/// @param rules    the rule set, or NULL for kendall
/// @param weights  the weights, or NULL for the default ones
/// @return the value; INT32_MIN for a number that is not a side, a weight out of range, a set that is not right, or a
/// board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn senet_evaluate(
    board: Option<&senet_board>,
    side: i32,
    rules: Option<&senet_rule_set>,
    weights: Option<&senet_weights>,
) -> i32 {
    read(board, |b| Ok(Score(b.evaluate(number(side)?, &given(rules)?, &weighed(weights)?))))
}
