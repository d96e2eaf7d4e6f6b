//! Several threads that ask the same.

use std::thread;

use super::tape::Tape;

/// What two to four threads answer, beginning with that of any.
pub fn several<T: Send>(tape: &mut Tape<'_>, ask: impl Fn() -> T + Copy + Send) -> Vec<T> {
    let mut answers = thread::scope(|scope| {
        let threads: Vec<_> = (0..2 + tape.below(3)).map(|_| scope.spawn(ask)).collect();
        threads.into_iter().map(|thread| thread.join().expect("it answers")).collect::<Vec<_>>()
    });
    let first = tape.below(answers.len());
    answers.rotate_left(first);
    answers
}

/// Does something on a thread of its own, and waits for the thread to be gone.
pub fn on_another(run: impl FnOnce() + Send) {
    thread::scope(|scope| scope.spawn(run).join().expect("it ends"));
}
