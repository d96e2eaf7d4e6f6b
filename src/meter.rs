//! How many positions have been looked at, and whether more may be.

use crate::interrupt::Interrupt;

/// Counts the positions of one search against its budget, and looks at what may end it now and then.
pub struct Meter<'a> {
    nodes: u64,
    /// The count from which on the next positions might be more than the budget has left.
    enough: u64,
    next_look: u64,
    /// How many positions after a look at the interrupt the next comes.
    interval: u64,
    interrupt: Interrupt<'a>,
    stopped: bool,
}

impl<'a> Meter<'a> {
    /// The most positions between two looks at the interrupt.
    const INTERVAL: u64 = 1024;

    /// A meter for a budget, with what may end the search before.
    pub fn new(budget: u64, interrupt: Interrupt<'a>) -> Meter<'a> {
        Meter { nodes: 0, enough: budget, next_look: 0, interval: Self::INTERVAL, interrupt, stopped: false }
    }

    /// The meter when up to so many positions, one or more but fewer than [`Meter::INTERVAL`], are counted between two
    /// questions whether the search has to end: it ends where so many could pass the budget.
    pub fn at_once(self, most: u64) -> Meter<'a> {
        let (enough, interval) = (self.enough.saturating_sub(most - 1), self.interval - (most - 1));
        Meter { enough, interval, ..self }
    }

    /// Counts one position. True when the search has to end: the budget is used up or it was told to stop.
    #[inline(always)]
    pub fn count(&mut self) -> bool {
        self.count_more(1)
    }

    /// Counts some positions more.
    #[inline(always)]
    pub fn count_more(&mut self, positions: u64) -> bool {
        self.nodes += positions;
        if self.nodes >= self.next_look {
            self.look();
        }
        self.stopped
    }

    #[cold]
    fn look(&mut self) {
        self.stopped = self.stopped || self.nodes >= self.enough || self.interrupt.requested();
        self.next_look = if self.stopped { 0 } else { self.enough.min(self.nodes + self.interval) };
    }

    /// Ends the search.
    pub fn halt(&mut self) {
        self.stopped = true;
        self.next_look = 0;
    }

    /// Whether the search has to end.
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// How many positions were counted.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}
