//! Work shared out among threads.

use std::collections::TryReserveError;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use super::SolveError;
use crate::interrupt::Interrupt;
use crate::memory::{gather, room};

/// What comes of each piece of work, in their order, each done by a thread of its own; the first by this one, as is
/// any that no thread can be had for. No thread outlives the call.
///
/// `look` gets a function with it that says whether to stop, to be called now and then. Polling is done by this thread
/// alone, also while it waits for the others.
///
/// # Errors
///
/// [`SolveError::Memory`] when there is no memory to share it out.
pub fn share_out<W: Send, T: Send>(
    work: impl IntoIterator<Item = W>,
    interrupt: Interrupt<'_>,
    look: &(impl Fn(W, &dyn Fn() -> bool) -> T + Sync),
) -> Result<Vec<T>, SolveError> {
    let mut pieces = gather(work.into_iter().map(|work| (Some(work), None)))?;
    let ended = AtomicBool::new(false);
    let flag = interrupt.stop;
    let told = || ended.load(Ordering::Relaxed) || flag.is_some_and(|flag| flag.load(Ordering::Relaxed) != 0);
    let here = || {
        let requested = told() || interrupt.requested();
        ended.fetch_or(requested, Ordering::Relaxed);
        requested
    };
    if let [first, others @ ..] = &mut pieces[..]
        && !others.is_empty()
    {
        thread::scope(|scope| -> Result<(), TryReserveError> {
            let mut threads = room(others.len())?;
            for piece in others {
                // The piece stays undone when there is no thread, and is done below.
                threads.extend(thread::Builder::new().spawn_scoped(scope, || finish(piece, look, &told)));
            }
            finish(first, look, &here);
            while interrupt.poll.is_some() && threads.iter().any(|thread| !thread.is_finished()) {
                here();
                thread::sleep(WAIT);
            }
            // The scope waits for their work, but not until they are gone: the caller may unload the library.
            threads
                .into_iter()
                .try_for_each(|thread| thread.join())
                .unwrap_or_else(|cause| resume_unwind(cause));
            Ok(())
        })?;
    }
    pieces.iter_mut().for_each(|piece| finish(piece, look, &here));
    Ok(gather(pieces.into_iter().filter_map(|(_, done)| done))?)
}

/// How long lies between two polls while the other threads work.
const WAIT: Duration = Duration::from_millis(1);

fn finish<W, T>(
    (work, done): &mut (Option<W>, Option<T>),
    look: &impl Fn(W, &dyn Fn() -> bool) -> T,
    told: &dyn Fn() -> bool,
) {
    if let Some(work) = work.take() {
        *done = Some(look(work, told));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    static GONE: AtomicUsize = AtomicUsize::new(0);

    /// What a thread drops last of all, and takes its time for.
    struct Last;

    impl Drop for Last {
        fn drop(&mut self) {
            thread::sleep(Duration::from_millis(20));
            GONE.fetch_add(1, Ordering::SeqCst);
        }
    }

    thread_local!(static LAST: Last = const { Last });

    #[test]
    fn no_thread_outlives_the_call() {
        let mut work = [0; 5];
        let done = share_out(work.iter_mut().zip(1..), Interrupt::default(), &|(place, n), _| {
            LAST.with(|_| *place = n)
        })
        .unwrap();
        assert_eq!(done.len(), 5);
        // The first piece was done by this thread, which is still here.
        assert_eq!(GONE.load(Ordering::SeqCst), 4);
        assert_eq!(work, [1, 2, 3, 4, 5]);
    }

    #[test]
    fn a_panic_arrives() {
        let caught = std::panic::catch_unwind(|| {
            share_out(0..3, Interrupt::default(), &|n, _| assert!(n < 2)).is_ok()
        });
        assert!(caught.is_err());
    }
}
