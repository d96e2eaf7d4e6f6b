//! Cancellation of the calling thread, which waits while Rust is on its stack.
//!
//! A cancelled thread is unwound by the C library and not by a panic, and the program ends where that comes to a frame of
//! Rust that catches panics.

/// Runs what calls back or waits for other threads. What cancels the calling thread in the meantime takes effect at the
/// first cancellation point after it.
pub fn uncancelled<T>(body: impl FnOnce() -> T) -> T {
    let _kept = Uncancelled::new();
    body()
}

cfg_select! {
    any(
        all(target_os = "linux", not(target_env = "ohos")),
        target_vendor = "apple",
        target_os = "freebsd",
        target_os = "netbsd",
        target_os = "openbsd",
        target_os = "dragonfly",
    ) => {
        use libc::c_int;

        /// `PTHREAD_CANCEL_DISABLE`.
        const DISABLE: c_int = if cfg!(target_vendor = "apple") { 0 } else { 1 };

        // The libc crate does not declare it.
        unsafe extern "C" {
            fn pthread_setcancelstate(state: c_int, old: *mut c_int) -> c_int;
        }

        /// While this lives, the calling thread cannot be cancelled; after it, if it could be before.
        struct Uncancelled {
            before: c_int,
        }

        impl Uncancelled {
            fn new() -> Uncancelled {
                let mut before = DISABLE;
                // SAFETY: it is one of the two states that there are, and the old one is written to a number that lives.
                unsafe { pthread_setcancelstate(DISABLE, &mut before) };
                Uncancelled { before }
            }
        }

        impl Drop for Uncancelled {
            fn drop(&mut self) {
                let mut disabled = DISABLE;
                // SAFETY: it is the state that the thread had, and the old one is written to a number that lives.
                unsafe { pthread_setcancelstate(self.before, &mut disabled) };
            }
        }
    }
    _ => {
        /// Threads are not cancelled here.
        struct Uncancelled;

        impl Uncancelled {
            fn new() -> Uncancelled {
                Uncancelled
            }
        }
    }
}
