//! The constants of a header, asked for by name and by place.

use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;
use std::ptr::null;

use super::tape::{Tape, ended};

type Value<'a> = Option<&'a mut MaybeUninit<i64>>;

const UNTOUCHED: i64 = i64::MIN + 0x5A5A;

/// The functions that tell them, and what their names begin with in the header.
pub struct Constants {
    pub prefix: &'static [u8],
    pub at: extern "C" fn(i: i32, value: Value<'_>) -> *const c_char,
    pub named: unsafe extern "C" fn(name: *const c_char, value: Value<'_>) -> i32,
    pub named_n: unsafe extern "C" fn(name: *const c_char, len: usize, value: Value<'_>) -> i32,
}

impl Constants {
    /// The name at a place, and the number that it stands for.
    fn at(&self, i: i32) -> Option<(&'static [u8], i64)> {
        let mut value = MaybeUninit::new(UNTOUCHED);
        let name = (self.at)(i, Some(&mut value));
        // SAFETY: it is written from the beginning.
        let value = unsafe { value.assume_init() };
        assert_eq!(name.is_null(), value == UNTOUCHED);
        // SAFETY: a text that lives for ever, or NULL.
        (!name.is_null()).then(|| (unsafe { CStr::from_ptr(name) }.to_bytes(), value))
    }

    /// One of them, or what is none, has the number that stands beside its name in their order.
    pub fn ask(&self, tape: &mut Tape<'_>) {
        let all: Vec<(&[u8], i64)> = (0..).map_while(|i| self.at(i)).collect();
        let i = tape.number();
        assert_eq!(self.at(i), usize::try_from(i).ok().and_then(|i| all.get(i).copied()));
        assert_eq!((self.at)(i, None).is_null(), self.at(i).is_none());
        let name = match (all.get(usize::from(tape.byte())), tape.byte() % 4) {
            (None, _) | (_, 0) => tape.bytes(),
            (Some((name, _)), 1) => [self.prefix, name].concat(),
            (Some((name, _)), _) => name.to_vec(),
        };
        let name = tape.spoil(name);
        let number = |name: &[u8]| {
            let bare = name.strip_prefix(self.prefix).unwrap_or(name);
            all.iter().find(|(known, _)| *known == bare).map(|&(_, number)| number)
        };
        let whole = ended(&name);
        let (start, len) = (name.as_ptr().cast(), name.len());
        let check = |name: &[u8], ask: &dyn Fn(Value<'_>) -> i32| {
            let mut value = MaybeUninit::new(UNTOUCHED);
            let answer = ask(Some(&mut value));
            let wanted = number(name);
            // SAFETY: it is written from the beginning.
            let value = unsafe { value.assume_init() };
            assert_eq!((answer, value), (wanted.is_some().into(), wanted.unwrap_or(UNTOUCHED)));
            assert_eq!(ask(None), 0);
        };
        check(whole.to_bytes(), &|value| unsafe { (self.named)(whole.as_ptr(), value) });
        check(&name, &|value| unsafe { (self.named_n)(start, len, value) });
        let mut value = MaybeUninit::new(UNTOUCHED);
        unsafe {
            assert_eq!((self.named)(null(), Some(&mut value)), 0);
            assert_eq!((self.named_n)(null(), len, Some(&mut value)), 0);
            assert_eq!(value.assume_init(), UNTOUCHED);
        }
    }
}
