//! The constants of a header, by name.

use std::ffi::CStr;

/// The names that a header gives to numbers, and the prefix that all of them have and the list leaves out.
pub struct Constants {
    /// What every name begins with in the header.
    pub prefix: &'static str,
    /// The rest of each name, and its number, in the order of the header.
    pub list: &'static [(&'static CStr, i64)],
}

impl Constants {
    /// The number of a name, which may have the prefix or not.
    pub fn named(&self, name: &[u8]) -> Option<i64> {
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
