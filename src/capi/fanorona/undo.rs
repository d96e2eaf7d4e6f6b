//! Taking back
//!
//! What fanorona_step and fanorona_stop write and fanorona_undo takes. A program keeps it as it is; it need not look
//! inside.

use super::steps::fanorona_step_info;
use crate::capi::boundary::{Misuse, written};
use crate::fanorona::{Chain, Point, Undo};

/// What takes a step or a stop back.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct fanorona_undo_info {
    /// The step; all 0 for a stop.
    pub step: fanorona_step_info,
    /// The key of the board after it.
    pub key: u64,
    /// 1 for a stop, 0 for a step.
    pub is_stop: i32,
    /// 1 when the move was in progress after it, otherwise 0.
    pub open: i32,
    /// How many points the stone had stood on in the move before it; 0 between moves.
    pub path_len: i32,
    /// The direction of the step before it; 0 between moves.
    pub last_dir: i32,
    /// Those points, in their order; the rest is 0.
    pub path: [i8; 48],
}

impl From<Undo> for fanorona_undo_info {
    fn from(undo: Undo) -> fanorona_undo_info {
        let mut info = fanorona_undo_info {
            step: undo.step.map(Into::into).unwrap_or_default(),
            key: undo.key,
            is_stop: undo.step.is_none().into(),
            open: undo.after.is_some().into(),
            path_len: 0,
            last_dir: 0,
            path: [0; 48],
        };
        if let Some(before) = undo.before {
            info.path_len = before.path().len() as i32;
            info.last_dir = before.direction() as i32;
            info.path.iter_mut().zip(before.path()).for_each(|(to, point)| *to = point.index() as i8);
        }
        info
    }
}

impl TryFrom<fanorona_undo_info> for Undo {
    type Error = Misuse;

    fn try_from(info: fanorona_undo_info) -> Result<Undo, Misuse> {
        written(&info, read_undo)
    }
}

/// What a program hands back, or anything else, as an undo.
fn read_undo(info: &fanorona_undo_info) -> Option<Undo> {
    let step = if info.is_stop == 0 { Some(info.step.try_into().ok()?) } else { None };
    let len: usize = info.path_len.try_into().ok()?;
    let mut path = [Point::new(0)?; Point::COUNT];
    let path = path.get_mut(..len)?;
    for (point, &told) in path.iter_mut().zip(&info.path) {
        *point = i32::from(told).try_into().ok()?;
    }
    let before = if len == 0 { None } else { Some(Chain::of(path, info.last_dir.try_into().ok()?)?) };
    Undo::new(step, before, info.key, info.open != 0)
}
