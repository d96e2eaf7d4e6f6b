//! The positions a crossing can end in.

use super::solution::SolveError;
use super::task::Task;
use crate::kit::try_collect;
use crate::sternhalma::star::HoleSet;

/// Every position in which the crossing is done, with no more pieces than the home has holes: the holes nearer the
/// tip than a distance, and some of those at it. One when the home is full, ten at the most.
pub fn goals(task: &Task) -> Result<Vec<HoleSet>, SolveError> {
    let at = |d: i32| -> HoleSet {
        task.goal.home().into_iter().filter(|&hole| task.track.distance(hole) == d).collect()
    };
    let (mut full, mut row) = (HoleSet::EMPTY, 0);
    while full.len() + at(row).len() < task.own.len() {
        full |= at(row);
        row += 1;
    }
    let last = at(row);
    let left = task.own.len() - full.len();
    let some = (0..1_u32 << last.len()).filter(|chosen| chosen.count_ones() as usize == left);
    let holes = |chosen: u32| last.into_iter().enumerate().filter(move |(n, _)| chosen >> n & 1 == 1);
    Ok(try_collect(some.map(|chosen| full | holes(chosen).map(|(_, hole)| hole).collect()))?)
}
