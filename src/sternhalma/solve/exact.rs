//! The shortest crossing, with nothing left out that could lead to a shorter one.
//!
//! The levels hold every position that is so many moves from their end and no fewer: since moves are reversible, a
//! position that one move leads to from a level is on that level, the one before or the one after. When the last
//! levels of both ends have nothing in common there is no crossing in as many moves as they are apart.

use std::sync::atomic::{AtomicI32, Ordering};

use super::goals::goals;
use super::level::{self, Level, POSITION_BYTES, meeting, turned};
use super::threads::share_out;
use super::trace::trace;
use super::{Back, HoleSet, Lanes, Move, Solution, SolveError, Task, Track, targets};
use crate::memory::gather;

/// How many positions a thread grows from at a time.
const BATCH: usize = 2048;

/// The shortest crossing, a crossing in so many moves being known or none; `None` when the memory is not enough.
pub fn solve(task: &mut Task, known: Option<&[Move]>) -> Result<Option<Solution>, SolveError> {
    let mut forward: Vec<Level> = gather([level::level_of(task, [task.own])?])?;
    let ends = level::level_of(task, goals(task)?.into_iter().map(turned))?;
    let mut back = if ends == forward[0] { Back::Same } else { Back::Own(gather([ends])?) };
    let enough = known.map_or(usize::MAX, <[Move]>::len);
    loop {
        if let Some((met, left)) = meeting(task, &forward, forward.len() - 1, &back) {
            let moves = trace(task, &forward, &back, (met, forward.len() - 1, left))?;
            return Ok(Some(task.solution(moves, true)));
        }
        let apart = forward.len() + back.levels(&forward).len() - 2;
        if let Some(moves) = known.filter(|_| apart + 1 >= enough) {
            return Ok(Some(task.solution(gather(moves.iter().copied())?, true)));
        }
        let in_use = level::bytes(&forward) + back.bytes();
        let forward_size = forward[forward.len() - 1].len();
        let (levels, limit) = match &mut back {
            Back::Own(levels) if levels[levels.len() - 1].len() < forward_size => (levels, usize::MAX),
            _ => (&mut forward, enough),
        };
        let Some(next) = grow(task, levels, limit, in_use)? else {
            return Ok(None);
        };
        let positions = next.len();
        levels.try_reserve(1)?;
        levels.push(next);
        let apart = forward.len() + back.levels(&forward).len() - 2;
        task.tell(apart, positions)?;
    }
}

/// The next level: every position that is new, and from which a crossing in fewer moves than `limit` in all is not
/// ruled out. `None` when there is no memory for it.
fn grow(task: &mut Task, levels: &[Level], limit: usize, in_use: usize) -> Result<Option<Level>, SolveError> {
    let threads = task.options.threads;
    let last = &levels[levels.len() - 1];
    let before = levels.len().checked_sub(2).map(|n| &levels[n]);
    let mut next = Level::new();
    let mut sorted = 0;
    for batch in last.chunks(BATCH * threads) {
        let share = batch.len().div_ceil(threads);
        let (track, bound) = (task.track, &task.bound);
        let hopeless = |own| limit < usize::MAX && levels.len() + bound.moves(own) >= limit;
        let stop = task.options.stop;
        let look = &|part: &[HoleSet]| fresh(track, part, last, before, hopeless, stop);
        for part in share_out(batch.chunks(share), look)? {
            let (part, looked_at) = match part {
                Ok(part) => part,
                Err(SolveError::Stopped) => {
                    task.stopped = true;
                    break;
                }
                Err(_) => return Ok(None),
            };
            task.positions += looked_at;
            // The list that grows is there twice until it is copied.
            let there = in_use + (next.capacity() + BATCH * threads * 64) * POSITION_BYTES;
            let most = task.bytes().saturating_sub(there) / POSITION_BYTES;
            let before = next.capacity();
            if !make_room(&mut next, part.len(), most) {
                return Ok(None);
            }
            if next.capacity() > before {
                task.uses(there + next.capacity() * POSITION_BYTES)?;
            }
            next.extend(part);
        }
        if next.len() > 2 * sorted + BATCH {
            level::sort(&mut next);
            sorted = next.len();
        }
        if task.told_to_stop() {
            return Err(SolveError::Stopped);
        }
    }
    level::sort(&mut next);
    // Into a list that fits, where there is memory for both: to make a list smaller cannot be refused.
    let both = in_use + (next.capacity() + next.len()) * POSITION_BYTES;
    if both <= task.bytes()
        && let Ok(fitting) = gather(next.iter().copied())
    {
        task.uses(both)?;
        next = fitting;
    }
    Ok(Some(next))
}

/// Makes room in a level for so many positions more, where a longer list may be for as many as `most`. Whether there is
/// the memory.
fn make_room(level: &mut Level, more: usize, most: usize) -> bool {
    if more <= level.capacity() - level.len() {
        return true;
    }
    if most < 2 * (level.len() + more) {
        // Where it cannot have all it would like, what is there twice goes first.
        level::sort(level);
    }
    let least = level.len() + more;
    least <= level.capacity()
        || (least <= most && level.try_reserve_exact(most.min(2 * least) - level.len()).is_ok())
}

/// The new positions that one move leads to from some of a level, and how many were looked at.
fn fresh(
    track: &Track,
    part: &[HoleSet],
    last: &Level,
    before: Option<&Level>,
    hopeless: impl Fn(HoleSet) -> bool,
    stop: Option<&AtomicI32>,
) -> Result<(Level, u64), SolveError> {
    let (mut next, mut looked_at) = (Level::new(), 0);
    for (n, &own) in part.iter().enumerate() {
        if n % 8 == 0 && stop.is_some_and(|stop| stop.load(Ordering::Relaxed) != 0) {
            return Err(SolveError::Stopped);
        }
        let lanes = Lanes::of(own);
        for m in own.into_iter().flat_map(|from| targets(from, lanes.merge(from, lanes.hops(from)))) {
            looked_at += 1;
            let after = track.canonical(own.without(m.from).with(m.to));
            let seen = level::holds(last, after) || before.is_some_and(|level| level::holds(level, after));
            if !seen && !hopeless(after) {
                next.try_reserve(1)?;
                next.push(after);
            }
        }
    }
    level::sort(&mut next);
    Ok((next, looked_at))
}
