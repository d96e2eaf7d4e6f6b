//! How C ends a long call: by a flag that it sets while the call runs, or by a function that is polled.

use std::ffi::c_void;
use std::sync::atomic::{AtomicI32, Ordering};

use super::answer::Status;
use super::{Misuse, Out, uncancelled};
use crate::interrupt::Interrupt;

/// Sets a stop flag; nothing is done for NULL.
///
/// # Safety
///
/// `flag` is NULL, or can be read and written for as long as this runs, by others only as an atomic number.
pub unsafe fn set_stop(flag: *mut i32) {
    // SAFETY: passed on.
    if let Some(flag) = unsafe { stop_flag(flag) } {
        flag.store(1, Ordering::Relaxed);
    }
}

/// The stop flag that options point to; `None` for NULL.
///
/// # Safety
///
/// `flag` is NULL, or good for reading for as long as the answer lives, and changed by others only through
/// [`set_stop`] or as an atomic number.
pub unsafe fn stop_flag<'a>(flag: *const i32) -> Option<&'a AtomicI32> {
    // SAFETY: an atomic number is laid out as the number.
    unsafe { flag.cast_mut().cast::<AtomicI32>().as_ref() }
}

/// A function of C that is polled, and what it is handed.
#[derive(Clone, Copy)]
pub struct Poll {
    pub function: Option<extern "C" fn(user: *mut c_void) -> i32>,
    pub user: *mut c_void,
}

impl Poll {
    /// The function as Rust calls it; `None` for NULL.
    pub fn as_fn(self) -> Option<impl Fn() -> bool> {
        self.function.map(|function| move || function(self.user) != 0)
    }
}

/// Counts something that C may end, and writes the count unless it did: `ended` is the status then.
///
/// # Safety
///
/// `stop` is as [`stop_flag`] asks.
pub unsafe fn count_until<T>(
    stop: *const i32,
    poll: Poll,
    count: Out<'_, T>,
    ended: i32,
    counted: impl FnOnce(Interrupt<'_>) -> Result<Option<T>, Misuse>,
) -> Result<Status, Misuse> {
    let count = count.ok_or(Misuse::Null)?;
    let poll = poll.as_fn();
    // SAFETY: passed on.
    let stop = unsafe { stop_flag(stop) };
    let interrupt = Interrupt { stop, poll: poll.as_ref().map(|poll| poll as &dyn Fn() -> bool) };
    let counted = uncancelled(|| counted(interrupt))?;
    Ok(Status::of(counted.ok_or(ended).map(|counted| {
        count.write(counted);
    })))
}
