//! What C functions write into room that is lent to them, as Rust values.

use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;

/// A list, asked for in two calls; the room for it is exactly what it needs.
pub fn list<T: Copy + Default + PartialEq + std::fmt::Debug>(call: impl Fn(*mut T, usize) -> i32) -> Vec<T> {
    let count = call(std::ptr::null_mut(), 0);
    let mut items = vec![T::default(); usize::try_from(count).expect("a list")];
    assert_eq!(call(items.as_mut_ptr(), items.len()), count);
    items
}

/// A text, asked for in two calls; `None` for a bad argument.
pub fn text(call: impl Fn(*mut c_char, usize) -> i32) -> Option<String> {
    let len = call(std::ptr::null_mut(), 0);
    if len == -2 {
        return None;
    }
    let mut buf: Vec<c_char> = vec![1; usize::try_from(len).expect("a text") + 1];
    assert_eq!(call(buf.as_mut_ptr(), buf.len()), len);
    // SAFETY: the function has ended the text within the room it was given.
    let text = unsafe { CStr::from_ptr(buf.as_ptr()) };
    assert_eq!(text.count_bytes(), buf.len() - 1);
    Some(text.to_str().expect("ASCII").to_owned())
}

/// A text that lives for ever; `None` for NULL.
pub fn forever(text: *const c_char) -> Option<&'static str> {
    // SAFETY: the library's own text, or NULL.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_str().expect("ASCII"))
}

/// What a function writes into a place when it answers 0, and otherwise its answer.
pub fn written<T>(call: impl FnOnce(&mut MaybeUninit<T>) -> i32) -> Result<T, i32> {
    let mut place = MaybeUninit::uninit();
    let code = call(&mut place);
    // SAFETY: a function that answers 0 has written.
    if code == 0 { Ok(unsafe { place.assume_init() }) } else { Err(code) }
}
