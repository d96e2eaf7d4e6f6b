//! Handles: what C holds by an opaque pointer, counted while it lives.

use std::alloc::Layout;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use super::status::Misuse;

/// How many handles of one kind were made and not yet freed, over all threads.
pub struct Live(AtomicI32);

impl Live {
    /// None yet.
    pub const fn new() -> Live {
        Live(AtomicI32::new(0))
    }

    /// How many there are now.
    pub fn count(&self) -> i32 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What stands behind a handle: a value, and whether it may still be used.
pub struct Handle<T> {
    value: T,
    out_of_use: AtomicBool,
    live: &'static Live,
}

impl<T> Handle<T> {
    /// A boxed handle on a value; [`Misuse::Memory`] when there is no room for it.
    pub fn boxed<H: Opaque<Value = T>>(value: T) -> Result<Box<H>, Misuse> {
        let place = room_for::<H>()?;
        let live = H::live();
        live.0.fetch_add(1, Ordering::Relaxed);
        let handle = H::wrap(Handle { value, out_of_use: AtomicBool::new(false), live });
        // SAFETY: the place was just allocated by the global allocator with the layout of `H`, and is written
        // before anything reads it.
        unsafe {
            place.write(handle);
            Ok(Box::from_raw(place))
        }
    }

    pub(crate) fn in_use(&self) -> Result<(), Misuse> {
        if self.out_of_use.load(Ordering::Relaxed) { Err(Misuse::Poisoned) } else { Ok(()) }
    }

    /// Puts the handle out of use and says why.
    pub(crate) fn retire(&self) -> Misuse {
        self.out_of_use.store(true, Ordering::Relaxed);
        Misuse::Internal
    }

    pub(crate) fn value(&self) -> &T {
        &self.value
    }

    pub(crate) fn value_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

impl<T> Drop for Handle<T> {
    fn drop(&mut self) {
        self.live.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A type that C knows by name only.
pub trait Opaque: Sized {
    /// What the engine knows it as.
    type Value;

    /// The type around a handle.
    fn wrap(handle: Handle<Self::Value>) -> Self;

    /// The handle inside.
    fn handle(&self) -> &Handle<Self::Value>;

    /// The handle inside, to be changed.
    fn handle_mut(&mut self) -> &mut Handle<Self::Value>;

    /// The count of this type's handles.
    fn live() -> &'static Live;
}

/// Makes a one-field struct around a [`Handle`] an [`Opaque`] type.
macro_rules! opaque {
    ($name:ident, $value:ty) => {
        impl $crate::capi::boundary::Opaque for $name {
            type Value = $value;
            fn wrap(handle: $crate::capi::boundary::Handle<$value>) -> Self {
                $name(handle)
            }
            fn handle(&self) -> &$crate::capi::boundary::Handle<$value> {
                &self.0
            }
            fn handle_mut(&mut self) -> &mut $crate::capi::boundary::Handle<$value> {
                &mut self.0
            }
            fn live() -> &'static $crate::capi::boundary::Live {
                static LIVE: $crate::capi::boundary::Live = $crate::capi::boundary::Live::new();
                &LIVE
            }
        }
    };
}
pub(crate) use opaque;

/// Room for a `T`, or an error: the standard library's own `Box` ends the program when memory runs out.
fn room_for<T>() -> Result<*mut T, Misuse> {
    let layout = Layout::new::<T>();
    assert!(layout.size() > 0);
    // SAFETY: the layout is not of size nought.
    let place = unsafe { std::alloc::alloc(layout) }.cast::<T>();
    if place.is_null() { Err(Misuse::Memory) } else { Ok(place) }
}
