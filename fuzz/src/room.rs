//! Room that is lent to C functions, of every size.

use std::ffi::{CStr, c_char};
use std::fmt::Debug;

use super::answer::NULL;
use super::tape::Tape;

const UNTOUCHED: u64 = 0x5A5A_5A5A_5A5A_5A5A;

/// How much room there is for something of a length, and how much a function is told there is; `None` is NULL.
fn size(tape: &mut Tape<'_>, len: usize) -> Option<(usize, usize)> {
    match tape.byte() % 9 {
        0 => None,
        1 => Some((0, 0)),
        2 => Some((1, 1)),
        3 => Some((len.saturating_sub(1), len.saturating_sub(1))),
        4 => Some((len, len)),
        5 => Some((len + 1, len + 1)),
        // As much as is needed, and said to be more.
        6 => Some((len + 1, usize::MAX)),
        _ => Some((len + 2, len + 2)),
    }
}

/// A list is the one it should be, or as much of it as there is room for; `None` for a handle that is NULL.
pub fn list<T: Copy>(tape: &mut Tape<'_>, wanted: Option<Vec<T>>, call: impl Fn(*mut T, usize) -> i32) {
    listing(tape, wanted.ok_or(NULL), call);
}

/// The same of a list that may be refused with any status.
pub fn listing<T: Copy>(
    tape: &mut Tape<'_>,
    wanted: Result<Vec<T>, i32>,
    call: impl Fn(*mut T, usize) -> i32,
) {
    let len = wanted.as_ref().map_or(4, Vec::len);
    let status = wanted.as_ref().map_or_else(|&status| status, |items| items.len() as i32);
    let Some((has, told)) = size(tape, len) else {
        let none = tape.byte().is_multiple_of(2);
        let answer = call(std::ptr::null_mut(), if none { 0 } else { 3 });
        // Which of a room and a number that are wrong is told first is not settled.
        let settled = none || len > 0 && wanted.is_ok();
        let expected = if none { status } else { NULL };
        assert!(answer == expected || !settled && answer == status, "{answer}, not {expected}");
        return;
    };
    let bytes = has * size_of::<T>();
    let mut room = vec![UNTOUCHED; bytes / 8 + 2];
    let answer = call(room.as_mut_ptr().cast(), told);
    assert_eq!(answer, status);
    let items = wanted.unwrap_or_default();
    let written = items.len().min(told) * size_of::<T>();
    // SAFETY: numbers, of which the vector has as many.
    let room = unsafe { std::slice::from_raw_parts(room.as_ptr().cast::<u8>(), room.len() * 8) };
    assert!(room[written..].iter().all(|&byte| byte == 0x5A), "more was written than there is");
    // SAFETY: the items are structs of numbers without gaps.
    let items = unsafe { std::slice::from_raw_parts(items.as_ptr().cast::<u8>(), written) };
    assert!(room[..written] == *items, "another list");
}

/// A text is the one it should be, or as much of it as there is room for; a status for one that is refused.
pub fn text(
    tape: &mut Tape<'_>,
    wanted: Result<impl AsRef<str> + Debug, i32>,
    call: impl Fn(*mut c_char, usize) -> i32,
) {
    let len = wanted.as_ref().map_or(4, |text| text.as_ref().len());
    let Some((has, told)) = size(tape, len) else {
        let none = tape.byte().is_multiple_of(2);
        let answer = call(std::ptr::null_mut(), if none { 0 } else { 3 });
        match wanted {
            Ok(_) if none => assert_eq!(answer, len as i32),
            Ok(_) => assert_eq!(answer, NULL),
            Err(status) => assert!(answer == status || answer == NULL && !none, "{answer}, not {status}"),
        }
        return;
    };
    let mut room = vec![0x5A_u8; has + 8];
    let answer = call(room.as_mut_ptr().cast(), told);
    let shown = wanted.as_ref().map_or("", |text| text.as_ref());
    let fits = shown.len().min(told.saturating_sub(1));
    assert_eq!(answer, wanted.as_ref().map_or_else(|&status| status, |text| text.as_ref().len() as i32));
    if told > 0 {
        let written = CStr::from_bytes_until_nul(&room).expect("a NUL is written");
        assert_eq!(written.to_bytes(), &shown.as_bytes()[..fits]);
    }
    let used = if told > 0 { fits + 1 } else { 0 };
    assert!(room[used..].iter().all(|&byte| byte == 0x5A), "more was written than there is");
}
