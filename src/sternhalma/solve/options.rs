//! What a solver is asked for.

use std::sync::atomic::AtomicI32;

use crate::interrupt::Interrupt;
use crate::option_error::{OptionError, OptionName};

/// What a solver is asked for.
pub struct SolveOptions<'a> {
    /// How many positions of each level are kept, up to [`SolveOptions::WIDTH_MAX`]; 0 for as many as usually find
    /// the shortest crossing known. Less is kept when the memory is not enough.
    pub width: usize,
    /// The memory it may take, in KiB, at least [`SolveOptions::MEMORY_KIB_MIN`].
    pub memory_kib: u32,
    /// Whether to go on until the crossing is proved to be the shortest, as far as the memory allows.
    pub exact: bool,
    /// How many threads work at it, 1 to [`SolveOptions::THREADS_MAX`]; fewer do where the memory is not enough for all.
    pub threads: usize,
    /// Looked at at least every 1,024 positions; anything but 0 stops the solver.
    pub stop: Option<&'a AtomicI32>,
    /// Called on the thread of the call, at least every 4,096 positions that this looks at itself; true stops the solver.
    pub poll: Option<&'a dyn Fn() -> bool>,
    /// Told after each level; true stops the solver.
    pub progress: Option<&'a mut dyn FnMut(&SolveProgress) -> bool>,
}

impl<'a> SolveOptions<'a> {
    /// What may end the solver from outside.
    pub(super) fn interrupt(&self) -> Interrupt<'a> {
        Interrupt { stop: self.stop, poll: self.poll }
    }
}

impl SolveOptions<'_> {
    /// The width for ten pieces when none is given.
    pub const WIDTH: usize = 3000;

    /// The width for fifteen pieces when none is given.
    pub const WIDTH_FIFTEEN: usize = 4000;

    /// The width for two seats together when none is given.
    pub const WIDTH_TOGETHER: usize = 1000;

    /// The most positions of a level that are kept.
    pub const WIDTH_MAX: usize = 1 << 24;

    /// The memory it may take when nothing is said, in KiB.
    pub const MEMORY_KIB: u32 = 16 * 1024;

    /// The least memory it can be given, in KiB.
    pub const MEMORY_KIB_MIN: u32 = 64;

    /// The most threads.
    pub const THREADS_MAX: usize = 256;

    /// So few pieces are solved exactly when no width is given.
    pub const FEW: usize = 3;

    /// Refuses the first option that a solver does not take.
    ///
    /// # Errors
    ///
    /// That option.
    pub fn check(&self) -> Result<(), OptionError> {
        let counted = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        OptionName::Width.within::<usize>(counted(self.width), 0..=Self::WIDTH_MAX as i64)?;
        OptionName::MemoryKib
            .within::<u32>(self.memory_kib.into(), Self::MEMORY_KIB_MIN.into()..=i64::MAX)?;
        OptionName::Threads.within::<usize>(counted(self.threads), 1..=Self::THREADS_MAX as i64)?;
        Ok(())
    }
}

impl Default for SolveOptions<'_> {
    fn default() -> Self {
        SolveOptions {
            width: 0,
            memory_kib: Self::MEMORY_KIB,
            exact: false,
            threads: 1,
            stop: None,
            poll: None,
            progress: None,
        }
    }
}

/// How far a solver is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveProgress {
    /// How many levels have been grown, forward and backward together: no crossing in fewer moves was found.
    pub levels: usize,
    /// How many positions the last of them has.
    pub width: usize,
    /// How many positions have been looked at.
    pub positions: u64,
}
