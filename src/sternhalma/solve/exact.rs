//! The shortest crossing, with nothing left out that could lead to a shorter one.
//!
//! The levels hold every position that is so many moves from their end and no fewer: since moves are reversible, a
//! position that one move leads to from a level is on that level, the one before or the one after. When the last
//! levels of both ends have nothing in common there is no crossing in as many moves as they are apart.

use super::goals::goals;
use super::level::{self, Level, POSITION_BYTES, meeting, turned};
use super::threads::share_out;
use super::trace::trace;
use super::{Back, HoleSet, Lanes, Move, Solution, SolveError, Task, Track, targets};
use crate::memory::{gather, room};

/// How many positions are grown from as one part: what comes of a part does not depend on which thread does it.
const PART: usize = 256;

/// The bytes that are set aside for what comes of a part.
const PART_BYTES: usize = PART * 64 * POSITION_BYTES;

/// How many parts a thread does before the threads wait for each other.
const PARTS: usize = 8;

/// A new level is sorted when it has grown to twice what it was, and by this.
const UNSORTED: usize = 2048;

/// What is set aside for the parts, of so many bytes in all: the same for any number of threads, as what is proved
/// depends on what is left.
fn aside(bytes: usize) -> usize {
    (bytes / 8).clamp(PART_BYTES, 128 * PART_BYTES)
}

/// The shortest crossing, a crossing in so many moves being known or none; `None` when the memory is not enough.
pub fn solve(task: &mut Task, known: Option<&[Move]>) -> Result<Option<Solution>, SolveError> {
    let mut forward: Vec<Level> = gather([level::level_of(task, [task.own])?])?;
    let ends = level::level_of(task, goals(task)?.into_iter().map(turned))?;
    let mut back = if ends == forward[0] { Back::Same } else { Back::Own(gather([ends])?) };
    let enough = known.map_or(usize::MAX, <[Move]>::len);
    loop {
        if let Some((met, left)) = meeting(task, &forward, forward.len() - 1, &back)? {
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
    let aside = aside(task.bytes());
    let at_once = (aside / PART_BYTES).min(PARTS * task.options.threads);
    let last = &levels[levels.len() - 1];
    let before = levels.len().checked_sub(2).map(|n| &levels[n]);
    let mut next = Level::new();
    let mut sorted = 0;
    for batch in last.chunks(PART * at_once) {
        let share = batch.len().div_ceil(PART).div_ceil(task.options.threads) * PART;
        let (track, bound) = (task.track, &task.bound);
        let hopeless = |own| limit < usize::MAX && levels.len() + bound.moves(own) >= limit;
        let look = &|share: &[HoleSet], told: &dyn Fn() -> bool| {
            let mut parts = room(share.len().div_ceil(PART))?;
            for part in share.chunks(PART) {
                parts.push(fresh(track, part, last, before, hopeless, told)?);
            }
            Ok(parts)
        };
        let mut parts = room(at_once)?;
        for share in share_out(batch.chunks(share), task.options.interrupt(), look)? {
            match share {
                Ok(share) => parts.extend(share),
                Err(SolveError::Stopped) => task.stopped = true,
                Err(_) => return Ok(None),
            }
        }
        task.go_on()?;
        for (part, looked_at) in parts {
            task.positions += looked_at;
            // The list that grows is there twice until it is copied.
            let there = in_use + aside + next.capacity() * POSITION_BYTES;
            let most = task.bytes().saturating_sub(there) / POSITION_BYTES;
            let before = next.capacity();
            if !make_room(&mut next, part.len(), most) {
                return Ok(None);
            }
            if next.capacity() > before {
                task.uses(there + next.capacity() * POSITION_BYTES)?;
            }
            next.extend(part);
            if next.len() > 2 * sorted + UNSORTED {
                level::sort(&mut next);
                sorted = next.len();
            }
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
    told: &dyn Fn() -> bool,
) -> Result<(Level, u64), SolveError> {
    let (mut next, mut looked_at) = (Level::new(), 0);
    for (n, &own) in part.iter().enumerate() {
        if n % 8 == 0 && told() {
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
