//! The constants of a header, by name.

use std::ffi::CStr;

use libc::c_char;

use super::answer::Bool;
use super::guard::call;
use super::out::{Out, offer};
use super::status::Misuse;
use super::text::{TextIn, static_text};

/// The constants of a header, and the prefix of their names, which the list leaves out.
pub struct Constants {
    /// What every name begins with in the header.
    pub prefix: &'static str,
    /// The rest of each name, and its number, in the order of the header.
    pub list: &'static [(&'static CStr, i64)],
}

impl Constants {
    /// The body of an export that writes the number of a name.
    pub fn find(&self, name: TextIn<'_>, value: Out<'_, i64>) -> i32 {
        call(|| {
            let value = value.ok_or(Misuse::Null)?;
            value.write(self.named(name.bytes()?).ok_or(Misuse::Argument)?);
            Ok(Bool(true))
        })
    }

    /// The body of an export that returns the name of a constant by its place, and writes its number.
    pub fn at(&self, i: i32, value: Out<'_, i64>) -> *const c_char {
        let constant = usize::try_from(i).ok().and_then(|i| self.list.get(i));
        static_text(constant.map(|&(name, number)| {
            offer(value, number);
            name
        }))
    }

    /// The number of a name, which may have the prefix or not.
    fn named(&self, name: &[u8]) -> Option<i64> {
        let name = name.strip_prefix(self.prefix.as_bytes()).unwrap_or(name);
        self.list.iter().find(|(known, _)| known.to_bytes() == name).map(|&(_, number)| number)
    }

    /// The length in bytes of the longest name, its prefix and its NUL included.
    pub const fn longest(&self) -> usize {
        let (mut longest, mut i) = (0, 0);
        while i < self.list.len() {
            let length = self.list[i].0.to_bytes_with_nul().len();
            if length > longest {
                longest = length;
            }
            i += 1;
        }
        self.prefix.len() + longest
    }
}
