//! Evaluation
//!
//! How good a position is, with no looking ahead.

use std::mem::MaybeUninit;

use super::board::fanorona_board;
use crate::abi::answer::Score;
use crate::abi::{offer, read};
use crate::fanorona::Weights;
use crate::option_error::{OptionError, OptionName};

/// The score of a win; nothing else comes within 10,000 of it.
pub const FANORONA_WIN_SCORE: i32 = 1000000;
/// The largest weight either side of nought.
pub const FANORONA_WEIGHT_MAX: i32 = 1000;

/// How much each term of the evaluation counts. Each is within FANORONA_WEIGHT_MAX of nought.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct fanorona_weights {
    /// For each stone; 100 by default.
    pub stone: i32,
    /// For each stone on a point with diagonals; 0 by default.
    pub strong: i32,
    /// For each step a stone stands nearer the middle than the furthest point; 2 by default.
    pub centre: i32,
    /// For each empty point beside a stone, a point beside two stones twice; 2 by default.
    pub room: i32,
    /// 0.
    pub reserved: [i32; 4],
}

impl From<Weights> for fanorona_weights {
    fn from(weights: Weights) -> fanorona_weights {
        let Weights { stone, strong, centre, room } = weights;
        fanorona_weights { stone, strong, centre, room, reserved: [0; 4] }
    }
}

impl TryFrom<&fanorona_weights> for Weights {
    type Error = OptionError;

    fn try_from(told: &fanorona_weights) -> Result<Weights, OptionError> {
        let fanorona_weights { stone, strong, centre, room, reserved } = *told;
        let weights = Weights { stone, strong, centre, room };
        weights.check()?;
        OptionName::all_within(&reserved.map(|number| (OptionName::WeightReserved, number)), 0..=0)?;
        Ok(weights)
    }
}

/// Fills in the default weights.
///
/// @param weights  where to write them; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_weights_default(weights: Option<&mut MaybeUninit<fanorona_weights>>) {
    offer(weights, Weights::default().into());
}

/// How good the position is for White: the weighted sum over White's stones less that over Black's. It does not ask
/// whether the game is over.
///
/// @param weights  the weights; NULL for the default ones
/// @return the score; INT32_MIN for a weight or a reserved number out of its range, or a board that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_evaluate(
    board: Option<&fanorona_board>,
    weights: Option<&fanorona_weights>,
) -> i32 {
    read(board, |b| Ok(Score(b.evaluate(&weights_of(weights)?))))
}

/// The weights that C gives, the default ones for NULL.
pub(super) fn weights_of(weights: Option<&fanorona_weights>) -> Result<Weights, OptionError> {
    weights.map_or(Ok(Weights::default()), Weights::try_from)
}
