//! Making steps
//!
//! On a board a step is made by the rules, and play goes on whatever happens: after the last stone is taken the turn
//! passes to a side that can do nothing. A game (see fanorona_game) knows when it has ended.

use std::mem::MaybeUninit;

use super::board::fanorona_board;
use super::undo::fanorona_undo_info;
use crate::capi::boundary::{Bool, Misuse, Status, change, number, offer};

/// Makes a step. The turn passes when it takes nothing, or nothing can follow; otherwise the move is in progress, and
/// fanorona_stop ends it.
///
/// @param from  the point the stone is on
/// @param dir   the direction it goes in, 0 to 7
/// @param kind  FANORONA_PAIKA, FANORONA_APPROACH or FANORONA_WITHDRAW
/// @param undo  where to write what takes it back; may be NULL
/// @return 0; or, and nothing is changed, the FANORONA_WHY_ number that fanorona_why answers, or a negative status
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_step(
    board: Option<&mut fanorona_board>,
    from: i32,
    dir: i32,
    kind: i32,
    undo: Option<&mut MaybeUninit<fanorona_undo_info>>,
) -> i32 {
    change(board, |b| Ok(Status::of(b.step(from, dir, kind).map(|made| offer(undo, made.into())))))
}

/// Ends the move in progress.
///
/// @param undo  where to write what takes it back; may be NULL
/// @return 1; 0, and nothing is changed, when no move is in progress
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_stop(
    board: Option<&mut fanorona_board>,
    undo: Option<&mut MaybeUninit<fanorona_undo_info>>,
) -> i32 {
    change(board, |b| Ok(Bool(b.stop().map(|made| offer(undo, made.into())).is_some())))
}

/// Takes back a step or a stop.
///
/// @param undo  what fanorona_step or fanorona_stop wrote
/// @return 1; 0, and nothing is changed, when it was not written for a board that stands as this one does
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_undo(
    board: Option<&mut fanorona_board>,
    undo: Option<&fanorona_undo_info>,
) -> i32 {
    change(board, |b| Ok(Bool(b.undo(&number(*undo.ok_or(Misuse::Null)?)?))))
}
