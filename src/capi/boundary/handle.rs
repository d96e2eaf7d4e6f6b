//! Handles: values that C holds by an opaque pointer. The live ones are counted.

use std::alloc::Layout;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use super::status::Misuse;

/// The number of handles of one type that were made and not yet freed, over all threads.
pub struct Live(AtomicI32);

impl Live {
    /// A count of 0.
    pub const fn new() -> Live {
        Live(AtomicI32::new(0))
    }

    /// The present count.
    pub fn count(&self) -> i32 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A handle: a value, and whether it may still be used.
pub struct Handle<T> {
    value: T,
    poisoned: AtomicBool,
    live: &'static Live,
}

impl<T> Handle<T> {
    /// A boxed handle on a value; [`Misuse::Memory`] when it cannot be allocated.
    pub fn boxed<H: Opaque<Value = T>>(value: T) -> Result<Box<H>, Misuse> {
        let memory = memory_for::<H>()?;
        let live = H::live();
        live.0.fetch_add(1, Ordering::Relaxed);
        let handle = H::wrap(Handle { value, poisoned: AtomicBool::new(false), live });
        // SAFETY: the memory was just allocated by the global allocator with the layout of `H`, and is written
        // before anything reads it.
        unsafe {
            memory.write(handle);
            Ok(Box::from_raw(memory))
        }
    }

    pub(crate) fn in_use(&self) -> Result<(), Misuse> {
        if self.poisoned.load(Ordering::Relaxed) { Err(Misuse::Poisoned) } else { Ok(()) }
    }

    /// Poisons the handle; returns the misuse to report.
    pub(crate) fn retire(&self) -> Misuse {
        self.poisoned.store(true, Ordering::Relaxed);
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
    /// The engine's type.
    type Value;

    /// Wraps a handle.
    fn wrap(handle: Handle<Self::Value>) -> Self;

    /// The handle inside.
    fn handle(&self) -> &Handle<Self::Value>;

    /// The handle inside, mutable.
    fn handle_mut(&mut self) -> &mut Handle<Self::Value>;

    /// The count of live handles of this type.
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

/// Memory for a `T`, or an error: `Box::new` aborts the program when memory runs out.
fn memory_for<T>() -> Result<*mut T, Misuse> {
    let layout = Layout::new::<T>();
    assert!(layout.size() > 0);
    // SAFETY: the size of the layout is not 0.
    let memory = unsafe { std::alloc::alloc(layout) }.cast::<T>();
    if memory.is_null() { Err(Misuse::Memory) } else { Ok(memory) }
}
