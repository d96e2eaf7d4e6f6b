//! Work shared out among threads.

use std::thread;

use super::SolveError;
use crate::memory::gather;

/// What comes of each piece of work, in their order, each done by a thread of its own; the first by this one, as is
/// any that no thread can be had for.
///
/// # Errors
///
/// [`SolveError::Memory`] when there is no memory to share it out.
pub fn share_out<W: Send, T: Send>(
    work: impl IntoIterator<Item = W>,
    look: &(impl Fn(W) -> T + Sync),
) -> Result<Vec<T>, SolveError> {
    let mut pieces = gather(work.into_iter().map(|work| (Some(work), None)))?;
    if let [first, others @ ..] = &mut pieces[..]
        && !others.is_empty()
    {
        thread::scope(|scope| {
            for piece in others {
                // The piece stays undone when there is no thread, and is done below.
                let _ = thread::Builder::new().spawn_scoped(scope, || finish(piece, look));
            }
            finish(first, look);
        });
    }
    pieces.iter_mut().for_each(|piece| finish(piece, look));
    Ok(gather(pieces.into_iter().filter_map(|(_, done)| done))?)
}

fn finish<W, T>((work, done): &mut (Option<W>, Option<T>), look: &impl Fn(W) -> T) {
    if let Some(work) = work.take() {
        *done = Some(look(work));
    }
}
