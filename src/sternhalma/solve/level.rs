//! Levels: the positions that are so many moves from one end of a crossing.

use super::{HoleSet, SolveError, Task};
use crate::memory::gather;

/// Positions in the order of their bits, none twice.
pub type Level = Vec<HoleSet>;

/// The bytes of a position on a level.
pub const POSITION_BYTES: usize = size_of::<HoleSet>();

/// Whether a level holds a position.
pub fn holds(level: &Level, own: HoleSet) -> bool {
    level.binary_search_by_key(&own.bits(), |position| position.bits()).is_ok()
}

/// Puts a level in order.
pub fn sort(level: &mut Level) {
    level.sort_unstable_by_key(|position| position.bits());
    level.dedup();
}

/// A level with these positions, each standing for its mirror image as well.
pub fn level_of(task: &Task, positions: impl IntoIterator<Item = HoleSet>) -> Result<Level, SolveError> {
    let mut level = gather(positions.into_iter().map(|own| task.track.canonical(own)))?;
    sort(&mut level);
    Ok(level)
}

/// The levels backward from the home, turned half round, so that they too lead from the top of the way to the
/// bottom.
pub enum Back {
    /// They are the forward ones.
    Same,
    /// Their own.
    Own(Vec<Level>),
}

impl Back {
    /// The levels.
    pub fn levels<'a>(&'a self, forward: &'a [Level]) -> &'a [Level] {
        match self {
            Back::Same => forward,
            Back::Own(levels) => levels,
        }
    }

    /// The bytes of the levels that are not the forward ones.
    pub fn bytes(&self) -> usize {
        match self {
            Back::Same => 0,
            Back::Own(levels) => bytes(levels),
        }
    }

    /// Whether a position is on the level so many moves from home.
    pub fn holds(&self, task: &Task, forward: &[Level], depth: usize, own: HoleSet) -> bool {
        holds(&self.levels(forward)[depth], task.track.canonical(turned(own)))
    }
}

/// A position turned half round.
pub fn turned(own: HoleSet) -> HoleSet {
    HoleSet::from_bits(own.bits().reverse_bits() >> (u128::BITS as usize - super::Hole::COUNT))
}

/// The bytes of some levels.
pub fn bytes(levels: &[Level]) -> usize {
    levels.iter().map(|level| level.capacity() * POSITION_BYTES).sum()
}

/// The first position of a forward level that is on a backward one, with the depth of that one; the nearest home
/// if there are several.
///
/// # Errors
///
/// [`SolveError::Stopped`].
pub fn meeting(
    task: &mut Task,
    forward: &[Level],
    at: usize,
    back: &Back,
) -> Result<Option<(HoleSet, usize)>, SolveError> {
    for depth in 0..back.levels(forward).len() {
        for part in forward[at].chunks(MEETING_PART) {
            task.go_on()?;
            if let Some(&own) = part.iter().find(|&&own| back.holds(task, forward, depth, own)) {
                return Ok(Some((own, depth)));
            }
        }
    }
    Ok(None)
}

/// How many positions are looked for on another level between two looks at whether to stop.
const MEETING_PART: usize = 1024;
