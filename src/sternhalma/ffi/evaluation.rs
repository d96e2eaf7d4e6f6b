//! Evaluation and the simplest player
//!
//! How good a position is for a seat, and a player that hardly looks at it.

use std::mem::MaybeUninit;

use super::board::{seat_of, sternhalma_board};
use super::moves::sternhalma_move;
use crate::abi::answer::{Score, Status};
use crate::abi::{Misuse, offer, read};
use crate::option_error::{OptionError, OptionName};
use crate::sternhalma::{Move, Weights};

/// The value of a position for a seat that is home; nothing else comes within 10,000 of it.
pub const STERNHALMA_WIN_SCORE: i32 = 1000000;
/// The largest weight either side of nought.
pub const STERNHALMA_WEIGHT_MAX: i32 = 1000;
/// The most moves of the line in a result.
pub const STERNHALMA_PV_MAX: i32 = 32;

/// How much each term of the evaluation counts. Each is within STERNHALMA_WEIGHT_MAX of nought.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_weights {
    /// For each step of distance left.
    pub distance: i32,
    /// For each step the rearmost piece is behind where home begins.
    pub straggler: i32,
    /// For each piece that has to change its hop class.
    pub classes: i32,
    /// For each piece in the home in front of an empty hole deeper in.
    pub blocking: i32,
    /// 0.
    pub reserved: [i32; 4],
}

/// The move a player chose.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_search_result {
    /// Where the move starts, -1 for a pass.
    pub from: i32,
    /// Where the move stops, -1 for a pass.
    pub to: i32,
    /// 1 for a pass, 0 for a move.
    pub is_pass: i32,
    /// How many plies were looked ahead.
    pub depth: i32,
    /// What the position is worth to the seat to move.
    pub score: i32,
    /// 1 when the search stopped before it was through, 0 otherwise.
    pub stopped: i32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How many moves of pv are used.
    pub pv_len: i32,
    /// 0.
    pub reserved: i32,
    /// The moves that are expected, this one first, of a longer line the first 32; the rest is 0.
    pub pv: [sternhalma_move; 32],
}

const _: () = assert!(STERNHALMA_PV_MAX == 32);

impl From<Option<Move>> for sternhalma_search_result {
    /// A move, or the pass, that was not searched for.
    fn from(chosen: Option<Move>) -> sternhalma_search_result {
        let none = sternhalma_move { from: -1, to: -1 };
        let chosen_move = chosen.map_or(none, sternhalma_move::from);
        sternhalma_search_result {
            from: chosen_move.from,
            to: chosen_move.to,
            is_pass: chosen.is_none().into(),
            depth: 0,
            score: 0,
            stopped: 0,
            nodes: 0,
            pv_len: 0,
            reserved: 0,
            pv: [sternhalma_move { from: 0, to: 0 }; 32],
        }
    }
}

impl From<Weights> for sternhalma_weights {
    fn from(w: Weights) -> sternhalma_weights {
        let Weights { distance, straggler, classes, blocking } = w;
        sternhalma_weights { distance, straggler, classes, blocking, reserved: [0; 4] }
    }
}

impl TryFrom<&sternhalma_weights> for Weights {
    type Error = OptionError;

    fn try_from(w: &sternhalma_weights) -> Result<Weights, OptionError> {
        let sternhalma_weights { distance, straggler, classes, blocking, reserved } = *w;
        let weights = Weights { distance, straggler, classes, blocking };
        weights.check()?;
        OptionName::all_within(&reserved.map(|number| (OptionName::WeightReserved, number)), 0..=0)?;
        Ok(weights)
    }
}

/// Fills in the default weights.
///
/// @param weights  where to write them; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_weights_default(weights: Option<&mut MaybeUninit<sternhalma_weights>>) {
    offer(weights, Weights::default().into());
}

/// How good the position is for a seat, higher better: STERNHALMA_WIN_SCORE when it is home or its home is
/// complete, otherwise minus the weighted sum of its distance left, how far behind its rearmost piece is, how many
/// of its pieces are of a wrong hop class (half of what the classes of its pieces and of its home differ by, so that pieces
/// that are missing count too), and how many are in its home in front of an empty hole deeper in. The sum is held
/// within 990,000 of nought.
///
/// @param weights  the weights, or NULL for the default ones
/// @return the score; INT32_MIN for a seat the board does not have, a weight out of range, or a board that is NULL
/// or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_evaluate(
    board: Option<&sternhalma_board>,
    seat: i32,
    weights: Option<&sternhalma_weights>,
) -> i32 {
    read(board, |b| {
        let weights = weights.map_or(Ok(Weights::default()), Weights::try_from)?;
        Ok(Score(b.evaluate(seat_of(b, seat)?, &weights)))
    })
}

/// The weakest player: a seeded random choice among the moves of the seat to move that take a piece nearer home,
/// or among all of them when none does; a pass when there is none. For a game that remembers, ask it of
/// sternhalma_game_board.
///
/// @param seed    settles the choice; the same seed chooses the same move everywhere
/// @param result  where to write the move; nodes, depth and score are 0
/// @return 0; STERNHALMA_WHY_OVER or a negative status, and then nothing is written
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_random_forward(
    board: Option<&sternhalma_board>,
    seed: u64,
    result: Option<&mut MaybeUninit<sternhalma_search_result>>,
) -> i32 {
    read(board, |b| {
        let result = result.ok_or(Misuse::Null)?;
        Ok(Status::of(b.must_go_on().map(|()| {
            result.write(b.random_forward(seed).into());
        })))
    })
}
