//! What a solver has to know of its board and of what it was asked for, and what it has spent.

use super::{
    Bound, Goal, HoleSet, Layout, Move, Seat, Solution, SolveError, SolveOptions, SolveProgress, Track,
};

/// One seat's crossing that is to be solved.
pub struct Task<'a, 'b> {
    pub layout: Layout,
    pub seat: Seat,
    pub own: HoleSet,
    pub track: &'static Track,
    pub goal: Goal,
    pub bound: Bound,
    pub options: &'a mut SolveOptions<'b>,
    pub positions: u64,
    /// The most bytes that were in use at one time.
    pub peak: usize,
    pub stopped: bool,
}

impl<'a, 'b> Task<'a, 'b> {
    /// The task of a seat with some pieces and nobody else on the board.
    pub fn new(layout: Layout, seat: Seat, own: HoleSet, options: &'a mut SolveOptions<'b>) -> Task<'a, 'b> {
        let goal = Goal::of(layout, seat, own, HoleSet::EMPTY);
        Task {
            layout,
            seat,
            own,
            track: Track::to(layout.point(seat).opposite()),
            goal,
            bound: Bound::new(layout, seat, &goal, own, HoleSet::EMPTY),
            options,
            positions: 0,
            peak: 0,
            stopped: false,
        }
    }

    /// The bytes it may take.
    pub fn bytes(&self) -> usize {
        (self.options.memory_kib as usize).saturating_mul(1024)
    }

    /// Takes down that so many bytes are in use; an error when they are more than allowed.
    pub fn uses(&mut self, bytes: usize) -> Result<(), SolveError> {
        self.peak = self.peak.max(bytes);
        if bytes > self.bytes() { Err(SolveError::Memory) } else { Ok(()) }
    }

    /// Tells the caller of a level. An error when the solver is to stop.
    pub fn tell(&mut self, levels: usize, width: usize) -> Result<(), SolveError> {
        let progress = SolveProgress { levels, width, positions: self.positions };
        let told = self.options.progress.as_mut().is_some_and(|told| told(&progress));
        self.stopped |= told;
        self.go_on()
    }

    /// An error when the solver is to stop.
    pub fn go_on(&mut self) -> Result<(), SolveError> {
        if self.told_to_stop() { Err(SolveError::Stopped) } else { Ok(()) }
    }

    /// Whether it has been told to stop.
    pub fn told_to_stop(&mut self) -> bool {
        self.stopped = self.stopped || self.options.interrupt().requested();
        self.stopped
    }

    /// The answer.
    pub fn solution(&self, moves: Vec<Move>, proved: bool) -> Solution {
        let least = if proved { moves.len() } else { self.bound.moves(self.own) };
        let (positions, bytes, stopped) = (self.positions, self.peak, self.stopped);
        Solution { moves, proved, least, positions, bytes, stopped }
    }
}
