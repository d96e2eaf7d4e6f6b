//! The operators of a set of places against the sets of the standard library.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Sub};

use super::dice::Dice;

/// Makes sets of some of all places there are and compares them, and what becomes of two of them.
pub fn compare<S, T>(all: &[T])
where
    T: Ord + Copy + Debug,
    S: Copy + Debug + PartialEq + FromIterator<T> + IntoIterator<Item = T, IntoIter: ExactSizeIterator>,
    S: BitAnd<Output = S> + BitOr<Output = S> + BitXor<Output = S> + Sub<Output = S>,
{
    let mut dice = Dice::new(7);
    let mut some = || -> BTreeSet<T> {
        let most = dice.below(all.len() + 1);
        (0..most).filter_map(|_| dice.pick(all)).collect()
    };
    let set = |places: &BTreeSet<T>| places.iter().copied().collect::<S>();
    for _ in 0..200 {
        let (a, b) = (some(), some());
        let (first, second) = (set(&a), set(&b));
        assert!(first.into_iter().eq(a.iter().copied()), "{first:?}");
        assert_eq!(first.into_iter().len(), a.len());
        assert_eq!(first | second, set(&(&a | &b)));
        assert_eq!(first & second, set(&(&a & &b)));
        assert_eq!(first ^ second, set(&(&a ^ &b)));
        assert_eq!(first - second, set(&(&a - &b)));
        assert_eq!(a.iter().chain(&a).copied().collect::<S>(), first, "a place is there once");
    }
}
