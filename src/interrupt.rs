//! What ends a long call from outside.

use std::sync::atomic::{AtomicI32, Ordering};

/// What can end a call that may run for long: a flag that any thread may set, and a function that is called now and then.
#[derive(Clone, Copy, Default)]
pub struct Interrupt<'a> {
    /// Anything but 0 ends the call.
    pub stop: Option<&'a AtomicI32>,
    /// Called on the thread of the call, at least every 4,096 positions; true ends the call.
    pub poll: Option<&'a dyn Fn() -> bool>,
}

impl Interrupt<'_> {
    /// Whether the call has to end.
    pub fn requested(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed) != 0)
            || self.poll.is_some_and(|poll| poll())
    }
}

/// Looks at an [`Interrupt`] once in a while.
pub struct Ticker<'a> {
    interrupt: Interrupt<'a>,
    left: u32,
    stopped: bool,
}

impl<'a> Ticker<'a> {
    /// How many ticks lie between two looks.
    const INTERVAL: u32 = 256;

    /// A ticker that looks at its first tick.
    pub fn new(interrupt: Interrupt<'a>) -> Ticker<'a> {
        Ticker { interrupt, left: 0, stopped: false }
    }

    /// Counts one. True once the call has to end.
    pub fn tick(&mut self) -> bool {
        match self.left.checked_sub(1) {
            Some(left) => self.left = left,
            None => {
                self.left = Self::INTERVAL;
                self.stopped = self.stopped || self.interrupt.requested();
            }
        }
        self.stopped
    }
}
