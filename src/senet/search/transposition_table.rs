//! The positions a search has looked at, by their keys, which no two positions share.
//!
//! A slot remembers between which values the worth of a position lies, so many throws before the search ends. What an
//! earlier level left is of use only where a position is worth the same in both, so that every level has a number.

use super::expected_value::{BEYOND, ExpectedValue};
use super::outcome::SearchError;
use crate::kit::{Buckets, buckets};

/// Between which values a worth lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Between {
    pub least: ExpectedValue,
    pub most: ExpectedValue,
}

impl Between {
    /// Anywhere.
    pub const UNKNOWN: Between = Between { least: -BEYOND, most: BEYOND };
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    throws: u32,
    level: u32,
    between: Between,
}

/// How many bytes a position takes.
pub const SLOT_BYTES: usize = size_of::<Slot>();

impl buckets::Slot for Slot {
    /// Of no level, since levels are numbered from 1.
    const EMPTY: Slot = Slot { key: 0, throws: 0, level: 0, between: Between::UNKNOWN };

    fn hash(&self) -> u64 {
        hash(self.key, self.throws)
    }

    fn is_of(&self, level: u64) -> bool {
        u64::from(self.level) == level
    }
}

/// The memory of one search. It grows with the positions that are stored.
pub struct Table {
    buckets: Buckets<Slot, 2>,
    level: u32,
}

impl Table {
    /// A table that remembers nothing.
    pub const NONE: Table = Table { buckets: Buckets::NONE, level: 1 };

    /// A table that may grow to so many bytes, a power of two.
    ///
    /// # Errors
    ///
    /// [`SearchError::Memory`] when the few that it begins with cannot be had.
    pub fn new(bytes: u64) -> Result<Table, SearchError> {
        let mut table = Table::NONE;
        table.buckets.begin(bytes).map_err(|_| SearchError::Memory)?;
        Ok(table)
    }

    /// Whether memory could not be had that it was to grow into.
    pub fn failed(&self) -> bool {
        self.buckets.failed()
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.level += 1;
    }

    /// Between which values the worth of a position lies.
    #[inline]
    pub fn get(&self, key: u64, throws: u32) -> Between {
        let Some(bucket) = self.buckets.get(hash(key, throws)) else { return Between::UNKNOWN };
        let same = |slot: &&Slot| slot.key == key && slot.throws == throws && slot.level == self.level;
        bucket.iter().find(same).map_or(Between::UNKNOWN, |slot| slot.between)
    }

    /// Remembers between which values the worth of a position lies, in place of the position of its bucket that is
    /// nearest to where the search ends.
    #[inline]
    pub fn put(&mut self, key: u64, throws: u32, between: Between) {
        let level = self.level;
        let Some(bucket) = self.buckets.get_mut(hash(key, throws)) else { return };
        let of_use = |slot: &Slot| match (slot.level == level, slot.key == key && slot.throws == throws) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 2 + slot.throws,
        };
        let same = bucket.iter().position(|slot| of_use(slot) == 1);
        let least = (0..bucket.len()).min_by_key(|&at| of_use(&bucket[at]));
        if let Some(at) = same.or(least) {
            bucket[at] = Slot { key, throws, level, between };
        }
        if same.is_none() {
            self.buckets.count(level.into());
        }
    }
}

/// Folded multiplication with the golden ratio (Knuth, "The Art of Computer Programming", volume 3, 6.4): every bit of the
/// key affects the low bits, which select the bucket.
fn hash(key: u64, throws: u32) -> u64 {
    let scattered = u128::from(key ^ u64::from(throws) << 62) * 0x9e37_79b9_7f4a_7c15;
    scattered as u64 ^ (scattered >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_got_back_until_it_is_forgotten() {
        let mut table = Table::new(1 << 16).unwrap();
        let between = Between { least: -5, most: BEYOND };
        for throws in 0..10 {
            assert_eq!(table.get(42, throws), Between::UNKNOWN);
            table.put(42, throws, between);
            assert_eq!(table.get(42, throws), between);
        }
        table.put(42, 9, Between { least: 1, most: 1 });
        assert_eq!(table.get(42, 9), Between { least: 1, most: 1 });
        assert_eq!(table.get(43, 9), Between::UNKNOWN);
        table.forget();
        assert_eq!(table.get(42, 9), Between::UNKNOWN);
    }

    #[test]
    fn no_table_remembers_nothing() {
        let mut table = Table::NONE;
        table.put(1, 1, Between { least: 0, most: 0 });
        assert_eq!(table.get(1, 1), Between::UNKNOWN);
    }
}
