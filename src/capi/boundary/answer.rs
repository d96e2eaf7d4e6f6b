//! The kinds of result that C functions return, and what each kind returns for a misuse.

use super::handle::{Handle, Opaque};
use super::status::Misuse;

/// A kind of result.
pub trait Answer {
    /// The type that C receives.
    type Raw;

    /// The result of a valid call.
    fn done(self) -> Self::Raw;

    /// The result for a misuse.
    fn misused(misuse: Misuse) -> Self::Raw;
}

/// 0 on success, or a positive number, the documented reason of the failure. A misuse returns its negative number.
pub struct Status(i32);

impl Status {
    /// Success.
    pub const DONE: Status = Status(0);

    /// The status of a result.
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

/// 1 for true or done, 0 for false and for every misuse.
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

/// A number; -1 for none and for every misuse.
pub struct Value(pub Option<i32>);

impl<T: TryInto<i32>> From<T> for Value {
    /// The number, or none when it does not fit into an `i32`.
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

/// A number of 64 bits; 0 for every misuse.
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

/// A score; `i32::MIN` for every misuse.
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

/// A length as an `i32`; one that does not fit is reported as lack of memory, never cut off.
fn counted(length: usize) -> i32 {
    i32::try_from(length).unwrap_or(Misuse::Memory as i32)
}

/// The number of items in a list. An invalid argument gives an empty list; other misuses return their number.
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

/// As [`List`], but an invalid argument returns its number too: for lists that can be too long.
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

/// The length of a text in bytes, without its NUL. A misuse returns its number.
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

/// A new handle; NULL for every misuse.
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

/// No result.
impl Answer for () {
    type Raw = ();
    fn done(self) {}
    fn misused(_: Misuse) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_that_does_not_fit_is_lack_of_memory() {
        let most = i32::MAX as usize;
        assert_eq!([Text(most).done(), Text(most + 1).done()], [i32::MAX, Misuse::Memory as i32]);
        assert_eq!([List(most).done(), List(usize::MAX).done()], [i32::MAX, Misuse::Memory as i32]);
    }
}
