//! Single things given to C through a pointer.

use std::mem::MaybeUninit;

use super::answer::Status;
use super::handle::{Handle, Opaque};
use super::status::Misuse;

/// The place of a value that C asks for, which it may have left uninitialised.
pub type Out<'a, T> = Option<&'a mut MaybeUninit<T>>;

/// Writes a value where C asks for it, if it does.
pub fn offer<T>(out: Out<'_, T>, value: T) {
    if let Some(place) = out {
        place.write(value);
    }
}

/// The place of a handle that C asks for. It holds NULL until a handle is put there.
pub struct HandleOut<'a, H>(&'a mut Option<Box<H>>);

impl<'a, H: Opaque> HandleOut<'a, H> {
    /// The place; [`Misuse::Null`] when there is none. What C left there is not a handle and is not looked at.
    pub fn new(out: Out<'a, Option<Box<H>>>) -> Result<HandleOut<'a, H>, Misuse> {
        out.map(|place| HandleOut(place.write(None))).ok_or(Misuse::Null)
    }

    /// Puts a handle on a value there; [`Misuse::Memory`] when there is no room for it.
    pub fn put(self, value: H::Value) -> Result<(), Misuse> {
        *self.0 = Some(Handle::boxed(value)?);
        Ok(())
    }

    /// Puts a handle on a game that was made there, or writes why there is none; the status is the code of that.
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

/// A struct that tells C why there is no game.
pub trait Fault {
    /// No fault.
    const NONE: Self;

    /// What is wrong, 0 for nothing.
    fn code(&self) -> i32;
}
