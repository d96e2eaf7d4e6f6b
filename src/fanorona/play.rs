//! Making steps by the rules, and taking them back.

use std::ffi::CStr;

use super::captures::Captures;
use super::chain::Chain;
use super::steps::taken;
use super::{Board, Direction, Kind, Point, PointSet, Side, Step};
use crate::words::said;

/// Why a step is not legal. A step is asked about in the order of [`Why::ORDER`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", said(self.text()))]
#[repr(u8)]
pub enum Why {
    /// It begins on no point of the board.
    OffBoard = 1,
    /// No stone stands there.
    NoStone,
    /// The stone there is the other side's.
    NotYours,
    /// No line leads that way: an edge, a diagonal at a point without any, or no direction at all.
    NoLine,
    /// A stone stands where the line leads.
    Occupied,
    /// It takes nothing, and a stone can take or a move is in progress.
    MustTake,
    /// There is nothing to take that way, or no such kind of step.
    TakesNothing,
    /// Another stone is in the middle of its move.
    NotTheStone,
    /// The stone has stood there in this move.
    Visited,
    /// The stone went that way in the step before.
    SameDirection,
}

impl Why {
    /// Every reason, in the order of their numbers, which begin at 1.
    pub const ALL: [Why; 10] = [
        Why::OffBoard,
        Why::NoStone,
        Why::NotYours,
        Why::NoLine,
        Why::Occupied,
        Why::MustTake,
        Why::TakesNothing,
        Why::NotTheStone,
        Why::Visited,
        Why::SameDirection,
    ];

    /// Every reason, in the order they are asked in.
    pub const ORDER: [Why; 10] = [
        Why::OffBoard,
        Why::NoStone,
        Why::NotYours,
        Why::NotTheStone,
        Why::NoLine,
        Why::Occupied,
        Why::Visited,
        Why::SameDirection,
        Why::MustTake,
        Why::TakesNothing,
    ];

    /// The reason in words.
    pub const fn text(self) -> &'static CStr {
        match self {
            Why::OffBoard => c"it is not a point of the board",
            Why::NoStone => c"no stone stands there",
            Why::NotYours => c"the stone is not one of the side to move",
            Why::NoLine => c"no line leads that way",
            Why::Occupied => c"a stone stands where the line leads",
            Why::MustTake => c"a step that takes has to be made",
            Why::TakesNothing => c"there is nothing to take that way",
            Why::NotTheStone => c"another stone is in the middle of its move",
            Why::Visited => c"the stone has stood there in this move",
            Why::SameDirection => c"the stone went that way in the step before",
        }
    }
}

impl From<Why> for i32 {
    fn from(why: Why) -> i32 {
        why as i32
    }
}

/// What takes a step or a stop back: given by the board that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// The step; `None` for a stop.
    pub step: Option<Step>,
    /// The move that was in progress before it.
    pub(super) before: Option<Chain>,
    /// The key of the board after it, and the move then in progress.
    pub(super) key: u64,
    pub(super) after: Option<Chain>,
}

impl Undo {
    /// What takes back a step, or a stop for none, given the move in progress before it, the key of the board after it,
    /// and whether the move was then in progress. `None` when there is no such thing.
    pub(super) fn new(step: Option<Step>, before: Option<Chain>, key: u64, open: bool) -> Option<Undo> {
        let after = match (&step, before) {
            (None, None) => return None,
            (None, Some(_)) if open => return None,
            (Some(step), None) if open => Some(Chain::begin(step.from, step.to, step.direction)),
            (Some(step), Some(before)) if open => Some(before.go_on(step.to, step.direction)),
            _ => None,
        };
        Some(Undo { step, before, key, after })
    }
}

impl Board {
    /// The step from a point in a direction, with what it takes; it is judged by the rules.
    ///
    /// # Errors
    ///
    /// The first [`Why`], in the order of [`Why::ORDER`].
    pub fn judge(
        &self,
        from: impl TryInto<Point>,
        direction: impl TryInto<Direction>,
        kind: impl TryInto<Kind>,
    ) -> Result<Step, Why> {
        let from = from.try_into().ok().filter(|&from| self.shape().has(from)).ok_or(Why::OffBoard)?;
        if self.at(from).ok_or(Why::NoStone)? != self.side() {
            return Err(Why::NotYours);
        }
        if self.chain_at().is_some_and(|at| at != from) {
            return Err(Why::NotTheStone);
        }
        let direction = direction.try_into().map_err(|_| Why::NoLine)?;
        let to = self.shape().next(from, direction).ok_or(Why::NoLine)?;
        if self.at(to).is_some() {
            return Err(Why::Occupied);
        }
        if let Some(chain) = &self.chain {
            if chain.visited().contains(to) {
                return Err(Why::Visited);
            }
            if chain.direction() == direction {
                return Err(Why::SameDirection);
            }
        }
        let kind = kind.try_into().map_err(|_| Why::TakesNothing)?;
        if kind == Kind::Paika && (self.in_chain() || self.can_take()) {
            return Err(Why::MustTake);
        }
        let others = self.stones(!self.side()).bits();
        let taken = taken(self.shape().lines(), from, to, direction, kind, others);
        if taken.is_empty() && kind != Kind::Paika {
            return Err(Why::TakesNothing);
        }
        Ok(Step { from, to, direction, kind, taken })
    }

    /// Makes a step. The turn passes when it takes nothing, or nothing can follow; otherwise the move is in progress,
    /// and [`stop`](Board::stop) ends it.
    ///
    /// # Errors
    ///
    /// As [`judge`](Board::judge); nothing is changed.
    pub fn step(
        &mut self,
        from: impl TryInto<Point>,
        direction: impl TryInto<Direction>,
        kind: impl TryInto<Kind>,
    ) -> Result<Undo, Why> {
        let step = self.judge(from, direction, kind)?;
        let before = self.chain;
        self.make(&step);
        Ok(Undo { step: Some(step), before, key: self.key(), after: self.chain })
    }

    /// Ends the move in progress. `None`, and nothing is changed, when there is none.
    pub fn stop(&mut self) -> Option<Undo> {
        let before = self.chain.take()?;
        self.turn_to(!self.side());
        Some(Undo { step: None, before: Some(before), key: self.key(), after: None })
    }

    /// Takes back what an undo is of. False, and nothing is changed, on a board that does not stand as it stood after
    /// that.
    pub fn undo(&mut self, undo: &Undo) -> bool {
        let before = self.before(undo);
        let stands = before.is_some();
        before.into_iter().for_each(|before| *self = before);
        stands
    }

    /// The board that an undo leads back to: one on which what it is of leads here.
    fn before(&self, undo: &Undo) -> Option<Board> {
        if (self.key(), self.chain) != (undo.key, undo.after) {
            return None;
        }
        let mover = if undo.after.is_some() { self.side() } else { !self.side() };
        if let Some(step) = &undo.step {
            let empty = self.empty_points();
            let fits = self.stones(mover).contains(step.to) && empty.contains(step.from);
            if !fits || !(step.taken - empty.without(step.from)).is_empty() {
                return None;
            }
        }
        let mut before = self.clone();
        before.take_back(undo.step.as_ref(), undo.before);
        let chain_fits = undo.before.is_none_or(|chain| {
            let left = chain.visited().without(chain.at());
            chain.can_be_walked(self.shape())
                && before.stones(mover).contains(chain.at())
                && (left - before.empty_points()).is_empty()
                && before.goes_on(&chain, mover)
        });
        let leads_here = match &undo.step {
            // The stones and the side are those of the step taken back; a step that leaves its move in progress does not
            // lead to where the move has been ended since.
            Some(step) => {
                before.judge(step.from, step.direction, step.kind) == Ok(*step)
                    && self.chain_after(step, undo.before, mover) == self.chain
            }
            None => undo.before.is_some(),
        };
        (chain_fits && leads_here).then_some(before)
    }

    /// Makes a step that is legal.
    pub(super) fn make(&mut self, step: &Step) {
        let side = self.side();
        self.flip(PointSet::from(step.from) | step.to.into(), side);
        self.flip(step.taken, !side);
        self.chain = self.chain_after(step, self.chain, side);
        if self.chain.is_none() {
            self.turn_to(!side);
        }
    }

    /// The move in progress after a step that a side has made here, given the one before it.
    fn chain_after(&self, step: &Step, before: Option<Chain>, side: Side) -> Option<Chain> {
        if step.kind == Kind::Paika {
            return None;
        }
        let chain = match before {
            None => Chain::begin(step.from, step.to, step.direction),
            Some(chain) => chain.go_on(step.to, step.direction),
        };
        self.goes_on(&chain, side).then_some(chain)
    }

    /// Takes back the last step, or the last stop, given the move that was in progress before it.
    pub(super) fn take_back(&mut self, step: Option<&Step>, before: Option<Chain>) {
        if self.chain.is_none() {
            self.turn_to(!self.side());
        }
        if let Some(step) = step {
            let side = self.side();
            self.flip(PointSet::from(step.from) | step.to.into(), side);
            self.flip(step.taken, !side);
        }
        self.chain = before;
    }

    /// Whether a step can follow in a chain of a side.
    pub(super) fn goes_on(&self, chain: &Chain, side: Side) -> bool {
        let (stone, others) = (PointSet::from(chain.at()).bits(), self.stones(!side).bits());
        let unvisited = self.empty_points() - chain.visited();
        let mut captures = Captures::of(self.shape().lines(), stone, others, unvisited.bits());
        let same = chain.direction().index();
        (captures.approach[same], captures.withdraw[same]) = (0, 0);
        captures.approach.iter().chain(&captures.withdraw).any(|&stones| stones != 0)
    }
}
