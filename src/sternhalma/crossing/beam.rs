//! A beam: move by move, only the best positions are followed.

use std::collections::TryReserveError;

use super::{Bound, Frontier, Goal, HoleSet, Lanes, Move, Ranking, Track, targets};

/// The way to a position: the place in the trail of the one before it, and the move between them.
#[derive(Clone, Copy)]
struct Step {
    parent: u32,
    m: Move,
    /// Whether the position was replaced by its mirror image after the move.
    flipped: bool,
}

/// What a beam is to look for.
pub struct Request<'a> {
    /// The star as the seat sees it.
    pub track: &'a Track,
    /// Where the pieces are going.
    pub goal: &'a Goal,
    /// Where they are.
    pub own: HoleSet,
    /// The other pieces, which stand still.
    pub still: HoleSet,
    /// How many positions are followed after each move.
    pub width: usize,
    /// The most moves to look ahead, at most [`Beam::LEVELS`].
    pub levels: usize,
    /// How many steps a move may take a piece away from the tip.
    pub back: i32,
    /// Whether positions that cannot be home in the moves that are left need not be looked at.
    pub only_home: bool,
    /// Whether a position may come from the first move.
    pub first: &'a dyn Fn(HoleSet) -> bool,
}

/// How a beam ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// It came home, in so many moves. [`Beam::plans`] says how.
    Home(usize),
    /// It looked as many moves ahead as it was asked to, or there was nowhere to go.
    Deep,
    /// It was stopped.
    Cut,
}

/// The memory of beams, used again and again.
pub struct Beam {
    frontier: Frontier<Step>,
    level: Vec<HoleSet>,
    trail: Vec<Step>,
    hits: Vec<Step>,
    plan: Vec<Move>,
    levels: usize,
    best: i32,
    pruned: bool,
}

/// The moves of a plan, the first first.
pub type Plan<'a> = &'a [Move];

impl Default for Beam {
    fn default() -> Beam {
        Beam::new()
    }
}

impl Beam {
    /// The most moves a beam looks ahead.
    pub const LEVELS: usize = 120;

    /// The most ways home in the same number of moves that are told apart.
    const HITS: usize = 64;

    /// A beam without memory.
    pub const fn new() -> Beam {
        Beam {
            frontier: Frontier::new(),
            level: Vec::new(),
            trail: Vec::new(),
            hits: Vec::new(),
            plan: Vec::new(),
            levels: 0,
            best: 0,
            pruned: false,
        }
    }

    /// The bytes that a beam of a width and a number of levels takes.
    pub const fn bytes(width: usize, levels: usize) -> usize {
        width * (Frontier::<Step>::BYTES + size_of::<HoleSet>() + levels * size_of::<Step>())
    }

    /// Looks for a way home. `count` is called for every position looked at, and `tell` after each move ahead with how
    /// many there were and how many positions are kept; both answer whether to stop.
    ///
    /// # Errors
    ///
    /// When there is not the memory.
    pub fn run(
        &mut self,
        request: &Request,
        ranking: &mut impl Ranking,
        count: &mut impl FnMut() -> bool,
        tell: &mut impl FnMut(usize, usize) -> bool,
    ) -> Result<Pass, TryReserveError> {
        self.start(request)?;
        let symmetric = request.track.image_of(request.still) == request.still;
        while self.levels < request.levels {
            let first = self.trail.len() - self.level.len();
            let look = Look { request, symmetric, depth: self.levels + 1 };
            self.frontier.clear();
            for (place, &own) in (first as u32..).zip(&self.level) {
                if look.expand(own, place, &mut self.frontier, &mut self.hits, ranking, count) {
                    return Ok(if self.hits.is_empty() { Pass::Cut } else { Pass::Home(look.depth) });
                }
            }
            if !self.hits.is_empty() {
                return Ok(Pass::Home(look.depth));
            }
            let kept = self.frontier.finish();
            let Some(best) = kept.first() else { break };
            self.best = best.rank;
            self.pruned |= kept.len() == request.width;
            self.level.clear();
            self.level.extend(kept.iter().map(|position| position.own));
            self.trail.extend(kept.iter().map(|position| position.with));
            self.levels += 1;
            if tell(self.levels, self.level.len()) {
                return Ok(Pass::Cut);
            }
        }
        Ok(Pass::Deep)
    }

    fn start(&mut self, request: &Request) -> Result<(), TryReserveError> {
        let (level, trail) = (request.width.max(1), request.width * request.levels + 1);
        let roomy = self.level.capacity() >= level && self.trail.capacity() >= trail;
        if !roomy || !self.frontier.has_room(request.width) {
            // What is held is of no more use: what grows is not to stand beside what it was, nor a part that fitted a
            // beam of another shape beside those of this one.
            *self = Beam::new();
        }
        self.frontier.reset(request.width)?;
        self.level.clear();
        self.trail.clear();
        self.hits.clear();
        self.plan.clear();
        self.level.try_reserve_exact(level)?;
        self.hits.try_reserve_exact(Self::HITS)?;
        self.plan.try_reserve_exact(Self::LEVELS)?;
        self.trail.try_reserve_exact(trail)?;
        self.level.push(request.own);
        self.trail.push(Step { parent: 0, m: NOWHERE, flipped: false });
        self.levels = 0;
        self.best = i32::MIN;
        self.pruned = false;
        Ok(())
    }

    /// How many moves ahead the last run looked at everything it was to look at.
    pub fn levels(&self) -> usize {
        self.levels
    }

    /// The rank of the best position so many moves ahead.
    pub fn best(&self) -> i32 {
        self.best
    }

    /// Whether the last run may have left a position out for want of width.
    pub fn pruned(&self) -> bool {
        self.pruned || self.frontier.pruned()
    }

    /// How many ways home the last run found, all of the same length; some of the many there may be.
    pub fn plans(&self) -> usize {
        self.hits.len()
    }

    /// One of the ways home.
    pub fn plan(&mut self, track: &Track, number: usize) -> Plan<'_> {
        let end = self.hits[number];
        self.retrace(track, end)
    }

    /// The way to the best position that the last run came to without coming home.
    pub fn deepest(&mut self, track: &Track) -> Plan<'_> {
        let best = self.trail.len() - self.level.len();
        let end = self.trail[best];
        self.retrace(track, end)
    }

    fn retrace(&mut self, track: &Track, end: Step) -> Plan<'_> {
        self.plan.clear();
        let steps = std::iter::successors(Some(end), |step| self.trail.get(step.parent as usize).copied());
        let steps = steps.take_while(|step| step.m != NOWHERE);
        // How often what follows a move was turned over by the moves before it is known at the start only.
        let mut flips = 0;
        for step in steps.clone() {
            flips += usize::from(step.flipped);
        }
        for step in steps {
            flips -= usize::from(step.flipped);
            self.plan.push(if flips % 2 == 1 { track.image_of_move(step.m) } else { step.m });
        }
        self.plan.reverse();
        &self.plan
    }
}

/// The move that led to where a search begins.
pub const NOWHERE: Move = Move { from: super::Hole::from_index(0), to: super::Hole::from_index(0) };

/// One level of a beam.
struct Look<'a> {
    request: &'a Request<'a>,
    symmetric: bool,
    depth: usize,
}

impl Look<'_> {
    /// Shows the frontier what one move leads to from a position. True when it is to stop.
    #[inline]
    fn expand(
        &self,
        own: HoleSet,
        place: u32,
        frontier: &mut Frontier<Step>,
        hits: &mut Vec<Step>,
        ranking: &mut impl Ranking,
        meter: &mut impl FnMut() -> bool,
    ) -> bool {
        let Request { track, goal, still, back, levels, only_home, .. } = *self.request;
        let lanes = Lanes::of(own | still);
        let (total, image) = (track.total(own), track.image_of(own));
        if meter() {
            return true;
        }
        ranking.open(own);
        for from in own {
            let (rest, rest_image) = (own.without(from), image.without(track.image(from)));
            for m in targets(from, lanes.merge(from, lanes.hops(from))) {
                let gain = track.distance(from) - track.distance(m.to);
                let next = rest.with(m.to);
                if gain < -back || (self.depth == 1 && !(self.request.first)(next)) {
                    continue;
                }
                if meter() {
                    return true;
                }
                if goal.done(next, total - gain) {
                    if hits.len() < Beam::HITS {
                        hits.push(Step { parent: place, m, flipped: false });
                    }
                    continue;
                }
                if !hits.is_empty() || (only_home && self.depth + Bound::outside(goal, next) > levels) {
                    continue;
                }
                let next_image = rest_image.with(track.image(m.to));
                let flipped = self.symmetric && next_image.bits() < next.bits();
                let kept = if flipped { next_image } else { next };
                frontier.show(kept, ranking.after(m), Step { parent: place, m, flipped });
            }
        }
        false
    }
}
