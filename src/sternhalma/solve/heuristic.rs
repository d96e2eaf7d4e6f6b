//! A short crossing, found with levels of limited width.

use std::cell::Cell;

use super::goals::goals;
use super::grow::{Grower, Order};
use super::level::{self, Level, POSITION_BYTES, meeting, turned};
use super::trace::trace;
use super::{Back, Beam, HoleSet, Merit, Move, Pass, Request, SolveError, SolveOptions, Span, Task};
use crate::memory::{gather, room};

/// The most levels forward and backward together.
const LEVELS: usize = 80;

/// The most levels backward: from deeper ones nothing is met that was not met before.
const BACK_LEVELS: usize = 16;

/// The bytes of all levels, for each position of a level.
const LEVELS_BYTES: usize = (LEVELS + BACK_LEVELS) * POSITION_BYTES;

/// The shortest crossing that levels of the width asked for find.
pub fn solve(task: &mut Task) -> Result<Vec<Move>, SolveError> {
    let fifteen = task.layout.pieces() == 15;
    let order = if fifteen { Order::Merit } else { Order::Rows };
    let goals = goals(task)?;
    let from_setup = task.own == task.layout.start(task.seat) && goals == [turned(task.own)];
    let width = width(task, fifteen);
    let met = meet(task, &goals, from_setup, width, order);
    let wide = if fifteen { SolveOptions::WIDTH_FIFTEEN } else { SolveOptions::WIDTH };
    if met.is_ok() && from_setup && width >= wide || matches!(met, Err(SolveError::Stopped)) {
        return met;
    }
    // From anywhere else, and when it is narrow, a beam all the way may do better than two halves.
    match (met, all_the_way(task, width)) {
        (Ok(moves), Ok(Some(beam))) => Ok(if beam.len() < moves.len() { beam } else { moves }),
        (Ok(moves), Ok(None) | Err(SolveError::Stopped)) => Ok(moves),
        (Err(SolveError::NotFound), Ok(Some(beam))) => Ok(beam),
        (Err(SolveError::NotFound) | Ok(_), Err(error)) | (Err(error), _) => Err(error),
    }
}

/// The width asked for, or what the memory has room for.
fn width(task: &Task, fifteen: bool) -> usize {
    let asked = match task.options.width {
        0 if fifteen => SolveOptions::WIDTH_FIFTEEN,
        0 => SolveOptions::WIDTH,
        width => width,
    };
    let each = (LEVELS_BYTES + Grower::bytes(1, 1)).max(Beam::bytes(1, LEVELS));
    asked.min(task.bytes() / each).max(1)
}

/// How many threads the memory has room for, beside the levels: what is kept must not depend on how many there may be.
fn threads(task: &Task, width: usize) -> usize {
    let left = task.bytes().saturating_sub(width * LEVELS_BYTES);
    task.options.threads.min(left / Grower::bytes(width, 1)).max(1)
}

/// Grows levels from both ends until they meet.
fn meet(
    task: &mut Task,
    goals: &[HoleSet],
    from_setup: bool,
    width: usize,
    order: Order,
) -> Result<Vec<Move>, SolveError> {
    let threads = threads(task, width);
    let mut grower = Grower::new(width, threads)?;
    let mut forward: Vec<Level> = room(LEVELS)?;
    forward.push(level::level_of(task, [task.own])?);
    let mut back = Back::Same;
    if !from_setup {
        let mut levels = room(BACK_LEVELS + 1)?;
        levels.push(level::level_of(task, goals.iter().map(|&goal| turned(goal)))?);
        back = Back::Own(levels);
    }
    loop {
        if let Some((met, left)) = meeting(task, &forward, forward.len() - 1, &back)? {
            return trace(task, &forward, &back, (met, forward.len() - 1, left));
        }
        let depth = back.levels(&forward).len();
        if forward.len() + depth > LEVELS {
            return Err(SolveError::NotFound);
        }
        let grown = match &mut back {
            Back::Own(levels) if depth < forward.len() && depth <= BACK_LEVELS => levels,
            _ => &mut forward,
        };
        let next = grower.grow(task, &grown[grown.len() - 1], order)?;
        let positions = next.len();
        grown.push(next);
        task.uses(level::bytes(&forward) + back.bytes() + Grower::bytes(width, threads))?;
        task.tell(forward.len() + back.levels(&forward).len() - 2, positions)?;
    }
}

/// A beam all the way from the start to the home, first without moves away from it. `None` when it gets lost.
fn all_the_way(task: &mut Task, width: usize) -> Result<Option<Vec<Move>>, SolveError> {
    let mut beam = Beam::new();
    let (track, goal) = (task.track, task.goal);
    for back in [0, 32] {
        let request = Request {
            track,
            goal: &goal,
            own: task.own,
            still: HoleSet::EMPTY,
            width,
            levels: LEVELS,
            back,
            only_home: false,
            first: &|_| true,
        };
        let mut merit = Merit::new(task.layout, task.seat, Span::of(width));
        let interrupt = task.options.interrupt();
        let before = task.positions;
        let (looked_at, mut next_look) = (Cell::new(0), 0);
        let mut count = || {
            looked_at.set(looked_at.get() + 1);
            looked_at.get() >= next_look && {
                next_look = looked_at.get() + 1024;
                interrupt.requested()
            }
        };
        let mut tell = |levels, positions| {
            task.positions = before + looked_at.get();
            task.tell(levels, positions).is_err()
        };
        let pass = beam.run(&request, &mut merit, &mut count, &mut tell)?;
        task.positions = before + looked_at.get();
        task.uses(Beam::bytes(width, LEVELS))?;
        match pass {
            Pass::Home(_) => return Ok(Some(gather(beam.plan(track, 0).iter().copied())?)),
            Pass::Cut => {
                task.stopped = true;
                return Err(SolveError::Stopped);
            }
            Pass::Deep => {}
        }
    }
    Ok(None)
}
