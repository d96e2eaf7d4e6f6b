//! The one place where panics are caught.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::answer::Answer;
use super::handle::Opaque;
use super::status::Misuse;

/// Runs the body of an export that has no handle.
pub fn call<A: Answer>(body: impl FnOnce() -> Result<A, Misuse>) -> A::Raw {
    // Unwind safe: a handle that the body may have left half changed is poisoned.
    match catch_unwind(AssertUnwindSafe(body)).unwrap_or(Err(Misuse::Internal)) {
        Ok(answer) => answer.done(),
        Err(misuse) => A::misused(misuse),
    }
}

/// Runs the body of an export that reads a handle. A panic poisons the handle.
pub fn read<H: Opaque, A: Answer>(
    handle: Option<&H>,
    body: impl FnOnce(&H::Value) -> Result<A, Misuse>,
) -> A::Raw {
    call(|| {
        let handle = handle.ok_or(Misuse::Null)?.handle();
        handle.in_use()?;
        catch_unwind(AssertUnwindSafe(|| body(handle.value()))).unwrap_or_else(|_| Err(handle.retire()))
    })
}

/// The value of a second handle that an export reads.
pub fn looked_at<H: Opaque>(handle: Option<&H>) -> Result<&H::Value, Misuse> {
    let handle = handle.ok_or(Misuse::Null)?.handle();
    handle.in_use()?;
    Ok(handle.value())
}

/// Runs the body of an export that changes a handle. A panic poisons the handle.
pub fn change<H: Opaque, A: Answer>(
    handle: Option<&mut H>,
    body: impl FnOnce(&mut H::Value) -> Result<A, Misuse>,
) -> A::Raw {
    call(|| {
        let handle = handle.ok_or(Misuse::Null)?.handle_mut();
        handle.in_use()?;
        catch_unwind(AssertUnwindSafe(|| body(handle.value_mut()))).unwrap_or_else(|_| Err(handle.retire()))
    })
}
