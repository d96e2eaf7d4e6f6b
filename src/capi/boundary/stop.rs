//! Stop flags: numbers that C sets while a search runs.

use std::sync::atomic::{AtomicI32, Ordering};

/// Sets a stop flag; does nothing for NULL.
///
/// # Safety
///
/// `flag` is NULL, or valid for reads and writes while this runs; others access it only as an atomic number.
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
/// `flag` is NULL, or valid for reads while the result lives; others change it only through [`set_stop`] or as an atomic
/// number.
pub unsafe fn stop_flag<'a>(flag: *const i32) -> Option<&'a AtomicI32> {
    // SAFETY: an atomic number has the layout of the number.
    unsafe { flag.cast_mut().cast::<AtomicI32>().as_ref() }
}
