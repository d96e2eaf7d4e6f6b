//! The kinds of answer a C function gives, and what each kind says to a misuse.

use super::handle::{Handle, Opaque};
use super::status::Misuse;

/// A kind of answer.
pub trait Answer {
    /// What C sees.
    type Raw;

    /// The answer when the function was called as it should be.
    fn done(self) -> Self::Raw;

    /// The answer to a misuse.
    fn misused(misuse: Misuse) -> Self::Raw;
}

/// 0 for done, or a positive number, the documented reason it was not; to a misuse its negative number.
pub struct Status(i32);

impl Status {
    /// Done.
    pub const DONE: Status = Status(0);

    /// The status a result stands for.
    pub fn of<E: Into<i32>>(result: Result<(), E>) -> Status {
        Status(result.map_or_else(Into::into, |()| 0))
    }
}

impl Answer for Status {
    type Raw = i32;
    fn done(self) -> i32 {
        self.0
    }
    fn misused(misuse: Misuse) -> i32 {
        misuse as i32
    }
}

/// A predicate, or whether something was done: 1 or 0, and 0 for every misuse.
pub struct Bool(pub bool);

impl Answer for Bool {
    type Raw = i32;
    fn done(self) -> i32 {
        self.0.into()
    }
    fn misused(_: Misuse) -> i32 {
        0
    }
}

/// A number, -1 where there is none and to every misuse.
pub struct Value(pub Option<i32>);

impl<T: TryInto<i32>> From<T> for Value {
    /// The number, or none when it is beyond what C can be told.
    fn from(number: T) -> Value {
        Value(number.try_into().ok())
    }
}

impl Answer for Value {
    type Raw = i32;
    fn done(self) -> i32 {
        self.0.unwrap_or(-1)
    }
    fn misused(_: Misuse) -> i32 {
        -1
    }
}

/// A number of 64 bits, 0 to every misuse.
pub struct Wide<T>(pub T);

impl<T: Default> Answer for Wide<T> {
    type Raw = T;
    fn done(self) -> T {
        self.0
    }
    fn misused(_: Misuse) -> T {
        T::default()
    }
}

/// A score, the least number there is to every misuse.
pub struct Score(pub i32);

impl Answer for Score {
    type Raw = i32;
    fn done(self) -> i32 {
        self.0
    }
    fn misused(_: Misuse) -> i32 {
        i32::MIN
    }
}

/// A length, or that there can be no room for it: one beyond what the number can tell is none to cut short by.
fn counted(length: usize) -> i32 {
    i32::try_from(length).unwrap_or(Misuse::Memory as i32)
}

/// How many items a list has; an argument that names nothing gives an empty list, other misuses their number.
pub struct List(pub(crate) usize);

impl Answer for List {
    type Raw = i32;
    fn done(self) -> i32 {
        counted(self.0)
    }
    fn misused(misuse: Misuse) -> i32 {
        if misuse == Misuse::Argument { 0 } else { misuse as i32 }
    }
}

/// How many items a list has that may be refused for being too long; to a misuse its number.
#[cfg(feature = "fanorona")]
pub struct Listing(List);

#[cfg(feature = "fanorona")]
impl From<List> for Listing {
    fn from(list: List) -> Listing {
        Listing(list)
    }
}

#[cfg(feature = "fanorona")]
impl Answer for Listing {
    type Raw = i32;
    fn done(self) -> i32 {
        self.0.done()
    }
    fn misused(misuse: Misuse) -> i32 {
        misuse as i32
    }
}

/// How many bytes a text has, its NUL not counted; to a misuse its number.
pub struct Text(pub(crate) usize);

impl Answer for Text {
    type Raw = i32;
    fn done(self) -> i32 {
        counted(self.0)
    }
    fn misused(misuse: Misuse) -> i32 {
        misuse as i32
    }
}

/// A new handle, NULL to every misuse.
pub struct Made<H>(Option<Box<H>>);

impl<H: Opaque> Made<H> {
    /// A handle on a value.
    pub fn of(value: H::Value) -> Result<Made<H>, Misuse> {
        Handle::boxed(value).map(|handle| Made(Some(handle)))
    }
}

impl<H> Answer for Made<H> {
    type Raw = Option<Box<H>>;
    fn done(self) -> Self::Raw {
        self.0
    }
    fn misused(_: Misuse) -> Self::Raw {
        None
    }
}

/// Nothing at all.
impl Answer for () {
    type Raw = ();
    fn done(self) {}
    fn misused(_: Misuse) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_that_no_number_tells_is_memory_that_cannot_be_had() {
        let most = i32::MAX as usize;
        assert_eq!([Text(most).done(), Text(most + 1).done()], [i32::MAX, Misuse::Memory as i32]);
        assert_eq!([List(most).done(), List(usize::MAX).done()], [i32::MAX, Misuse::Memory as i32]);
    }
}
