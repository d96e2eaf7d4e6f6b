//! Taking back
//!
//! What sternhalma_play, sternhalma_pass and sternhalma_resign write and sternhalma_unplay takes. A program keeps
//! it as it is; it need not look inside.

use crate::capi::boundary::{Misuse, written};
use crate::kit::Code;
use crate::sternhalma::{Action, EndReason, GameStatus, Hole, Seat, SeatList, Snapshot, Undo};

/// A piece is moved.
pub const STERNHALMA_KIND_MOVE: i32 = 1;
/// A seat passes.
pub const STERNHALMA_KIND_PASS: i32 = 2;
/// A seat resigns.
pub const STERNHALMA_KIND_RESIGN: i32 = 3;

/// What a game shows at one side of an action.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct sternhalma_undo_side {
    /// The key of the position.
    pub key: u64,
    /// The ply.
    pub ply: i64,
    /// Passes made in a row.
    pub passes: i32,
    /// The seat to move.
    pub to_move: i32,
    /// How the game ended.
    pub how: i32,
    /// The seats home in their order, four bits each from the low end, and a 1 above the last.
    pub home: u32,
    /// The seats that resigned, likewise.
    pub resigned: u32,
    /// 0.
    pub reserved: i32,
}

/// What takes an action back.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct sternhalma_undo_info {
    /// STERNHALMA_KIND_MOVE, STERNHALMA_KIND_PASS or STERNHALMA_KIND_RESIGN.
    pub kind: i32,
    /// Where a move started, -1 for anything else.
    pub from: i32,
    /// Where a move stopped, -1 for anything else.
    pub to: i32,
    /// The seat that did it.
    pub seat: i32,
    /// What the game showed before.
    pub before: sternhalma_undo_side,
    /// What the game showed after.
    pub after: sternhalma_undo_side,
}

impl From<Undo> for sternhalma_undo_info {
    fn from(undo: Undo) -> sternhalma_undo_info {
        let mover = i32::from(undo.before.status.to_move);
        let (kind, from, to, seat) = action_numbers(undo.action, mover);
        sternhalma_undo_info { kind, from, to, seat, before: undo.before.into(), after: undo.after.into() }
    }
}

/// An action as kind, from, to and seat.
pub(crate) fn action_numbers(action: Action, mover: i32) -> (i32, i32, i32, i32) {
    match action {
        Action::Move { from, to } => (STERNHALMA_KIND_MOVE, from.into(), to.into(), mover),
        Action::Pass => (STERNHALMA_KIND_PASS, -1, -1, mover),
        Action::Resign(seat) => (STERNHALMA_KIND_RESIGN, -1, -1, seat.into()),
    }
}

impl From<Snapshot> for sternhalma_undo_side {
    fn from(snapshot: Snapshot) -> sternhalma_undo_side {
        let status = snapshot.status;
        sternhalma_undo_side {
            key: snapshot.key,
            ply: status.ply.into(),
            // A game goes on for fewer passes in a row than there are seats, but a text may tell of more.
            passes: i32::try_from(status.passes).unwrap_or(i32::MAX),
            to_move: status.to_move.into(),
            how: status.how as i32,
            home: status.home.bits(),
            resigned: status.resigned.bits(),
            reserved: 0,
        }
    }
}

impl TryFrom<sternhalma_undo_info> for Undo {
    type Error = Misuse;

    fn try_from(info: sternhalma_undo_info) -> Result<Undo, Misuse> {
        written(&info, read_undo)
    }
}

fn read_undo(info: &sternhalma_undo_info) -> Option<Undo> {
    let action = match info.kind {
        STERNHALMA_KIND_MOVE => {
            Action::Move { from: Hole::try_from(info.from).ok()?, to: Hole::try_from(info.to).ok()? }
        }
        STERNHALMA_KIND_PASS => Action::Pass,
        STERNHALMA_KIND_RESIGN => Action::Resign(Seat::try_from(info.seat).ok()?),
        _ => return None,
    };
    Some(Undo { action, before: read_side(&info.before)?, after: read_side(&info.after)? })
}

fn read_side(side: &sternhalma_undo_side) -> Option<Snapshot> {
    let status = GameStatus {
        to_move: Seat::try_from(side.to_move).ok()?,
        ply: side.ply.try_into().ok()?,
        passes: side.passes.try_into().ok()?,
        home: SeatList::from_bits(side.home)?,
        resigned: SeatList::from_bits(side.resigned)?,
        how: EndReason::numbered(side.how)?,
    };
    Some(Snapshot { key: side.key, status })
}
