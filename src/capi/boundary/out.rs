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

    /// Puts a handle on what was read from a text there, or answers why the text was refused. The byte at which the
    /// fault was seen is written where C asks for it, 0 for a text that was accepted.
    pub fn put_read<E: Into<i32>>(
        self,
        read: Result<H::Value, (E, usize)>,
        offset: Out<'_, usize>,
    ) -> Result<Status, Misuse> {
        let (status, at) = match read {
            Ok(value) => self.put(value).map(|()| (Status::DONE, 0))?,
            Err((fault, at)) => (Status::of(Err(fault)), at),
        };
        offer(offset, at);
        Ok(status)
    }
}
