//! The positions a search has looked at, by their keys, which no two positions share.
//!
//! A slot remembers between which values the worth of a position lies, so many throws before the search ends. What an
//! earlier level left is of use only where a position is worth the same in both, so that every level has a number.

use super::outcome::SearchError;
use super::{BEYOND, Worth};

/// Between which values a worth lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Between {
    pub least: Worth,
    pub most: Worth,
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

impl Slot {
    /// Of no level, since levels are numbered from 1.
    const EMPTY: Slot = Slot { key: 0, throws: 0, level: 0, between: Between::UNKNOWN };
}

/// How many bytes a position takes.
pub const SLOT_BYTES: usize = size_of::<Slot>();

/// Slots that share an index: a cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Slot; 2]);

/// The memory of one search.
pub struct Table {
    buckets: Vec<Bucket>,
    level: u32,
}

impl Table {
    /// A table that remembers nothing.
    pub const NONE: Table = Table { buckets: Vec::new(), level: 1 };

    /// A table of about so many bytes, a power of two.
    ///
    /// # Errors
    ///
    /// [`SearchError::Memory`] when they cannot be had.
    pub fn new(bytes: u64) -> Result<Table, SearchError> {
        let count = usize::try_from(bytes / size_of::<Bucket>() as u64).map_err(|_| SearchError::Memory)?;
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).map_err(|_| SearchError::Memory)?;
        buckets.resize(count, Bucket([Slot::EMPTY; 2]));
        Ok(Table { buckets, level: 1 })
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.level += 1;
    }

    /// Between which values the worth of a position lies.
    #[inline]
    pub fn get(&self, key: u64, throws: u32) -> Between {
        let Some(Bucket(bucket)) = self.buckets.get(self.index(key, throws)) else { return Between::UNKNOWN };
        let same = |slot: &&Slot| slot.key == key && slot.throws == throws && slot.level == self.level;
        bucket.iter().find(same).map_or(Between::UNKNOWN, |slot| slot.between)
    }

    /// Remembers between which values the worth of a position lies, in place of the position of its bucket that is
    /// nearest to where the search ends.
    #[inline]
    pub fn put(&mut self, key: u64, throws: u32, between: Between) {
        let (index, level) = (self.index(key, throws), self.level);
        let Some(Bucket(bucket)) = self.buckets.get_mut(index) else { return };
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
    }

    fn index(&self, key: u64, throws: u32) -> usize {
        // The golden ratio scatters keys that are alike in their high bits (Knuth, "The Art of Computer Programming",
        // volume 3, 6.4).
        let scattered = (key ^ u64::from(throws) << 62).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let count = self.buckets.len() as u64;
        ((u128::from(scattered) * u128::from(count)) >> 64) as usize
    }
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

    #[test]
    fn memory_that_cannot_be_had_is_refused() {
        assert!(Table::new(1 << 62).is_err());
    }
}
