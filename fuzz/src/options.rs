//! Options as C gives them, with their size in front.

use std::mem::MaybeUninit;
use std::ptr::from_ref;

use super::tape::Tape;

/// What a function fills options in with; it takes NULL as well.
pub fn initial<T>(init: extern "C" fn(Option<&mut MaybeUninit<T>>)) -> T {
    let mut options = MaybeUninit::zeroed();
    init(None);
    init(Some(&mut options));
    // SAFETY: every field of the first version was written, and 0 is good for those that came later.
    unsafe { options.assume_init() }
}

/// Options, and what stands behind them.
#[repr(C)]
pub struct Given<T> {
    options: T,
    beyond: [u32; 4],
}

impl<T> Given<T> {
    /// Options whose size is mostly theirs, and whether it is one that is accepted: none is that is smaller than the first
    /// version was.
    pub fn new(tape: &mut Tape<'_>, options: T, first: usize) -> (Given<T>, bool) {
        let mut given = Given { options, beyond: [0; 4] };
        let own = size_of::<T>() as u32;
        let (size, is_good) = match tape.byte() {
            240 => (0, false),
            241 => (first as u32 - 4, false),
            246 => (first as u32, true),
            242 => (own + 16, true),
            243 => {
                given.beyond[tape.below(4)] = 1;
                (own + 16, false)
            }
            // What is beyond the size is nothing of theirs.
            244 => {
                given.beyond = [1; 4];
                (own, true)
            }
            245 => (u32::MAX, false),
            _ => (own, true),
        };
        // SAFETY: the size is the first field.
        unsafe { (&raw mut given).cast::<u32>().write(size) };
        (given, is_good)
    }

    pub fn as_ptr(&self) -> *const T {
        from_ref(self).cast()
    }
}
