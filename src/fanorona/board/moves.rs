//! Whole moves: the steps of one stone until the turn passes.

use std::ops::ControlFlow;

use super::Board;
use super::captures::Captures;
use super::step::{Kind, Step};
use crate::fanorona::points::{Direction, Lines, Point, PointSet};

/// A whole move, or what is left of one in progress: its steps, and whether the mover stops after them where more could
/// follow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Move {
    steps: [Step; Move::STEPS_MAX],
    len: u8,
    stop: bool,
}

impl Move {
    /// The most steps a move has: each but a single paika takes at least one stone.
    pub const STEPS_MAX: usize = 22;

    /// The move of no steps: to stop, in the middle of a move.
    pub const STOP: Move = Move { steps: [NO_STEP; Move::STEPS_MAX], len: 0, stop: true };

    /// The move of some steps; `None` when there are too many.
    pub fn new(steps: &[Step], stop: bool) -> Option<Move> {
        let mut made = Move { stop, ..Move::STOP };
        steps.iter().all(|&step| made.push(step)).then_some(made)
    }

    /// Adds a step. False, and nothing is changed, when there are as many already as a move can have.
    pub(crate) fn push(&mut self, step: Step) -> bool {
        let place = self.steps.get_mut(usize::from(self.len));
        let fits = place.is_some();
        place.into_iter().for_each(|place| *place = step);
        self.len += u8::from(fits);
        fits
    }

    /// The same steps, after which the mover stops or need not.
    pub(crate) fn stopping(self, stop: bool) -> Move {
        Move { stop, ..self }
    }

    /// The steps, in their order.
    pub fn steps(&self) -> &[Step] {
        &self.steps[..usize::from(self.len)]
    }

    /// Whether a stop is needed to end the move: more steps could follow.
    pub fn needs_stop(&self) -> bool {
        self.stop
    }

    /// Where the stone begins; `None` for the move of no steps.
    pub fn from(&self) -> Option<Point> {
        self.steps().first().map(|step| step.from)
    }

    /// Where the stone ends up.
    pub fn to(&self) -> Option<Point> {
        self.steps().last().map(|step| step.to)
    }

    /// What the first step takes.
    pub fn kind(&self) -> Option<Kind> {
        self.steps().first().map(|step| step.kind)
    }

    /// The points whose stones the move takes.
    pub fn taken(&self) -> PointSet {
        self.steps().iter().fold(PointSet::EMPTY, |taken, step| taken | step.taken)
    }
}

impl std::fmt::Debug for Move {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Move").field("steps", &self.steps()).field("stop", &self.stop).finish()
    }
}

/// What stands in the places of a move that has fewer steps.
const NO_STEP: Step = Step {
    from: Point::from_index(0),
    to: Point::from_index(0),
    direction: Direction::E,
    kind: Kind::Paika,
    taken: PointSet::EMPTY,
};

/// Why moves were not listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MovesError {
    /// There are more than was asked for at most.
    #[error("there are more moves than that")]
    TooMany,
    /// There is no memory for them.
    #[error("out of memory")]
    OutOfMemory,
}

impl Board {
    /// How many moves are listed at most when nothing else is said.
    pub const MOVES_LIMIT: usize = 10_000;

    /// Every whole move of the side to move, in the order of their texts, byte by byte; none in the middle of a move.
    /// Moves are different when their steps are.
    ///
    /// # Errors
    ///
    /// [`MovesError::TooMany`] when there are more than `limit`.
    pub fn moves(&self, limit: usize) -> Result<Vec<Move>, MovesError> {
        let mut moves = Vec::new();
        if self.in_chain() {
            return Ok(moves);
        }
        let mut error = None;
        walk(self, |walked| {
            let listed = match Move::new(walked.steps, walked.open) {
                _ if moves.len() >= limit => Err(MovesError::TooMany),
                Some(m) => moves.try_reserve(1).map(|()| moves.push(m)).or(Err(MovesError::OutOfMemory)),
                None => Ok(()),
            };
            error = listed.err();
            if error.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        error.map_or(Ok(moves), Err)
    }
}

/// A whole move that was walked: its steps, and the position after it.
pub(crate) struct Walked<'a> {
    pub steps: &'a [Step],
    /// The stones of the side that moved, as bits.
    pub own: u64,
    /// Those of the other side.
    pub others: u64,
    /// Whether more steps could follow.
    pub open: bool,
}

/// Shows every whole move of the side to move, or every rest of the move in progress, in the order of their texts, until
/// told to break.
pub(crate) fn walk(board: &Board, show: impl FnMut(Walked<'_>) -> ControlFlow<()>) {
    let [own, others, _] = board.bits();
    let mut walk = Walk::new(board.shape().lines(), show);
    let _ = match &board.chain {
        None => walk.moves(own, others),
        Some(chain) => {
            let stone = PointSet::from(chain.at()).bits();
            let visited = chain.visited().bits();
            walk.go_on(chain.at().index(), own ^ stone, others, visited, chain.direction().index())
        }
    };
}

/// As [`walk`], of a position told in bits, between moves.
pub(crate) fn walk_bits(
    lines: &Lines,
    own: u64,
    others: u64,
    show: impl FnMut(Walked<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    Walk::new(lines, show).moves(own, others)
}

/// The directions in the order of the names of the points they lead to: by file, then by rank.
const BY_NAME: [usize; Direction::COUNT] = [
    Direction::Sw.index(),
    Direction::W.index(),
    Direction::Nw.index(),
    Direction::S.index(),
    Direction::N.index(),
    Direction::Se.index(),
    Direction::E.index(),
    Direction::Ne.index(),
];

/// Moves being walked: the steps made so far.
struct Walk<'a, F> {
    lines: &'a Lines,
    path: [Step; Move::STEPS_MAX],
    len: usize,
    show: F,
}

impl<'a, F: FnMut(Walked<'_>) -> ControlFlow<()>> Walk<'a, F> {
    fn new(lines: &'a Lines, show: F) -> Self {
        Walk { lines, path: [NO_STEP; Move::STEPS_MAX], len: 0, show }
    }

    fn moves(&mut self, own: u64, others: u64) -> ControlFlow<()> {
        let empty = self.lines.all & !(own | others);
        let captures = Captures::of(self.lines, own, others, empty);
        if captures.stones == 0 {
            return self.paikas(own, others, empty);
        }
        self.by_name(captures.stones, |walk, point| {
            walk.go_on(point, own ^ 1 << point, others, 1 << point, Direction::COUNT)
        })
    }

    /// Goes through stones in the order of the names of their points.
    fn by_name(
        &mut self,
        stones: u64,
        mut each: impl FnMut(&mut Self, usize) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.lines.files().try_for_each(|file| {
            let mut left = stones & file;
            while left != 0 {
                each(self, left.trailing_zeros() as usize)?;
                left &= left - 1;
            }
            ControlFlow::Continue(())
        })
    }

    fn paikas(&mut self, own: u64, others: u64, empty: u64) -> ControlFlow<()> {
        self.by_name(own, |walk, point| {
            BY_NAME.into_iter().try_for_each(|direction| {
                let to = walk.lines.ahead(1 << point, direction) & empty;
                if to == 0 {
                    return ControlFlow::Continue(());
                }
                walk.path[0] = step(point, to, direction, Kind::Paika, 0);
                let steps = &walk.path[..1];
                (walk.show)(Walked { steps, own: own ^ 1 << point ^ to, others, open: false })
            })
        })
    }

    /// Shows what was walked up to here, and goes on with the stone on a point. `rest` is the mover's other stones,
    /// `last` the direction of the step before, or none of the directions.
    fn go_on(&mut self, point: usize, rest: u64, others: u64, visited: u64, last: usize) -> ControlFlow<()> {
        let mut open = false;
        let begun = last < Direction::COUNT;
        for direction in BY_NAME {
            let to = self.lines.ahead(1 << point, direction) & !(rest | others | visited);
            if to == 0 || direction == last {
                continue;
            }
            let target = to.trailing_zeros() as usize;
            for (kind, taken) in [
                (Kind::Approach, self.lines.row(target, direction, others)),
                (Kind::Withdraw, self.lines.row(point, (direction + 4) % Direction::COUNT, others)),
            ] {
                if taken == 0 {
                    continue;
                }
                if begun && !open {
                    open = true;
                    self.shown(point, rest, others, true)?;
                }
                if let Some(place) = self.path.get_mut(self.len) {
                    *place = step(point, to, direction, kind, taken);
                    self.len += 1;
                    self.go_on(target, rest, others ^ taken, visited | to, direction)?;
                    self.len -= 1;
                }
            }
        }
        if begun && !open { self.shown(point, rest, others, false) } else { ControlFlow::Continue(()) }
    }

    fn shown(&mut self, point: usize, rest: u64, others: u64, open: bool) -> ControlFlow<()> {
        (self.show)(Walked { steps: &self.path[..self.len], own: rest | 1 << point, others, open })
    }
}

fn step(from: usize, to: u64, direction: usize, kind: Kind, taken: u64) -> Step {
    Step {
        from: Point::from_index(from),
        to: Point::from_index(to.trailing_zeros() as usize),
        direction: Direction::ALL[direction],
        kind,
        taken: PointSet::from_bits(taken),
    }
}
