//! Single values written to C through a pointer.

use std::mem::MaybeUninit;

use super::answer::Status;
use super::handle::{Handle, Opaque};
use super::status::Misuse;

/// An output parameter, which C may have left uninitialised; `None` for NULL.
pub type Out<'a, T> = Option<&'a mut MaybeUninit<T>>;

/// Writes a value to an output parameter; does nothing for NULL.
pub fn offer<T>(out: Out<'_, T>, value: T) {
    if let Some(place) = out {
        place.write(value);
    }
}

/// An output parameter for a handle. It holds NULL until a handle is put there.
pub struct HandleOut<'a, H>(&'a mut Option<Box<H>>);

impl<'a, H: Opaque> HandleOut<'a, H> {
    /// The output parameter; [`Misuse::Null`] for NULL. Its old content is overwritten and never read.
    pub fn new(out: Out<'a, Option<Box<H>>>) -> Result<HandleOut<'a, H>, Misuse> {
        out.map(|place| HandleOut(place.write(None))).ok_or(Misuse::Null)
    }

    /// Writes a handle on a value; [`Misuse::Memory`] when it cannot be allocated.
    pub fn put(self, value: H::Value) -> Result<(), Misuse> {
        *self.0 = Some(Handle::boxed(value)?);
        Ok(())
    }

    /// Writes a handle on a new game, or the fault to `error`. The status is the code of the fault.
    pub fn finish<E: Fault>(self, made: Result<H::Value, E>, error: Out<'_, E>) -> Result<Status, Misuse> {
        let fault = match made {
            Ok(game) => self.put(game).map(|()| E::NONE)?,
            Err(fault) => fault,
        };
        let code = fault.code();
        offer(error, fault);
        Ok(Status::of(if code == 0 { Ok(()) } else { Err(code) }))
    }
}

/// A struct that C receives when a game cannot be made.
pub trait Fault {
    /// No fault.
    const NONE: Self;

    /// What is wrong, 0 for nothing.
    fn code(&self) -> i32;
}
