//! What C functions answer, and what they should.

use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;

use super::tape::Tape;

pub const NULL: i32 = -1;
pub const ARGUMENT: i32 = -2;
pub const MEMORY: i32 = -3;

pub fn did(done: bool) -> i32 {
    done.into()
}

/// What is answered for a model, or for none.
pub fn or_null<T, A>(model: Option<&T>, null: A, answer: impl FnOnce(&T) -> A) -> A {
    model.map_or(null, answer)
}

/// What a call that can be ended counts when nothing ends it: the count, where there is a handle and its arguments are
/// right.
pub fn until<T: Copy + Default + PartialEq + std::fmt::Debug>(
    is_there: bool,
    wanted: Option<T>,
    call: impl FnOnce(Option<&mut MaybeUninit<T>>) -> i32,
) {
    let mut count = MaybeUninit::new(T::default());
    let status = call(Some(&mut count));
    let refused = if is_there { ARGUMENT } else { NULL };
    assert_eq!(status, wanted.map_or(refused, |_| 0));
    // SAFETY: a number was written at the start.
    assert_eq!(unsafe { count.assume_init() }, wanted.unwrap_or_default());
}

/// A text that lives for ever is the one it should be.
pub fn forever(text: *const c_char, wanted: Option<&CStr>) {
    // SAFETY: the library's own text, or NULL.
    assert_eq!((!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }), wanted);
}

/// Whether there are words of a number at all.
pub fn has_words(text: *const c_char, wanted: bool) {
    assert_eq!(!text.is_null(), wanted);
}

/// A place to write to, or NULL, which it mostly is not.
pub fn out<'a, T>(tape: &mut Tape<'_>, place: &'a mut MaybeUninit<T>) -> Option<&'a mut MaybeUninit<T>> {
    (!tape.rarely()).then_some(place)
}

/// Whether two structs are the same in every byte.
pub fn same<T>(one: &T, other: &T) -> bool {
    // SAFETY: structs of numbers without gaps.
    let bytes = |it: *const T| unsafe { std::slice::from_raw_parts(it.cast::<u8>(), size_of::<T>()) };
    bytes(one) == bytes(other)
}

/// Two calls wrote the same, or were refused with the same number.
pub fn check<T>(told: &Result<T, i32>, wanted: &Result<T, i32>, is_same: impl Fn(&T, &T) -> bool) {
    match (told, wanted) {
        (Ok(told), Ok(wanted)) => assert!(is_same(told, wanted), "another answer"),
        (told, wanted) => assert_eq!(told.as_ref().map(|_| 0), wanted.as_ref().map(|_| 0)),
    }
}
