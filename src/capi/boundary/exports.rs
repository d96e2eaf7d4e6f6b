//! Whole bodies of exports that are alike in every engine.

use super::answer::{Made, Status, Value};
use super::guard::call;
use super::handle::Opaque;
use super::options::{Options, write_first};
use super::out::{HandleOut, Out, offer};
use super::status::Misuse;
use super::text::TextIn;

/// The body of an export that returns a new handle.
pub fn new_handle<H: Opaque>(body: impl FnOnce() -> Result<H::Value, Misuse>) -> Option<Box<H>> {
    call(|| body().and_then(Made::<H>::of))
}

/// The body of an export that counts the handles of a type.
pub fn live<H: Opaque>() -> i32 {
    call(|| Ok(Value(Some(H::live().count()))))
}

/// The body of an export that releases a handle.
pub fn release<H>(handle: Option<Box<H>>) {
    call(|| {
        drop(handle);
        Ok(())
    });
}

/// The body of an export that makes a handle of a text. `read` returns why a text is refused and at which byte; the byte
/// is written to `offset`, 0 for a text that is accepted.
pub fn from_text<H: Opaque, E: Into<i32>>(
    text: TextIn<'_>,
    out: Out<'_, Option<Box<H>>>,
    offset: Out<'_, usize>,
    read: impl FnOnce(&[u8]) -> Result<H::Value, (E, usize)>,
) -> i32 {
    call(|| {
        let out = HandleOut::new(out)?;
        let (status, at) = match read(text.bytes_or_none()) {
            Ok(value) => out.put(value).map(|()| (Status::DONE, 0))?,
            Err((fault, at)) => (Status::of(Err(fault)), at),
        };
        offer(offset, at);
        Ok(status)
    })
}

/// The body of an export that fills in the default options of the first version; does nothing for NULL.
pub fn init_options<T: Options>(options: Out<'_, T>) {
    write_first(options, T::defaults());
}
