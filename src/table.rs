//! The positions a search has looked at, by their keys.
//!
//! A slot remembers how deep a position was searched, what came of it and the best move (Slate and Atkin, "CHESS
//! 4.5", 1977). Every search has a number of its own, and a slot of another search counts as empty: so the memory
//! can be kept between searches without one search ever seeing what another left.

use std::collections::TryReserveError;
use std::marker::PhantomData;

use crate::buckets::{self, Buckets};

/// How a remembered score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The score is the true one.
    Exact,
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
}

/// What a search remembers as the best move, in [`BEST_BITS`] bits.
pub trait Best: Copy {
    /// The move as bits.
    fn bits(self) -> u64;

    /// The move that bits stand for.
    fn of_bits(bits: u64) -> Self;
}

/// How many bits there are for the best move.
pub const BEST_BITS: u32 = 14;

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<B> {
    /// How many plies were looked ahead.
    pub depth: i32,
    /// What the score is worth.
    pub bound: Bound,
    /// The score; plies to a win count from this position.
    pub score: i32,
    /// The best move.
    pub best: B,
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    /// From the low end: score, depth, bound, the best move, the search's number.
    data: u64,
}

const SCORE_BITS: u32 = 22;
const SCORE_HALF: i32 = 1 << (SCORE_BITS - 1);
const DEPTH_AT: u32 = SCORE_BITS;
const BOUND_AT: u32 = DEPTH_AT + 7;
const BEST_AT: u32 = BOUND_AT + 2;
const NUMBER_AT: u32 = BEST_AT + BEST_BITS;
const NUMBERS: u64 = 1 << (64 - NUMBER_AT);

impl buckets::Slot for Slot {
    const EMPTY: Slot = Slot { key: 0, data: 0 };

    fn hash(&self) -> u64 {
        self.key
    }

    fn is_of(&self, number: u64) -> bool {
        self.number() == number
    }
}

impl Slot {
    fn new<B: Best>(key: u64, number: u64, entry: &Entry<B>) -> Slot {
        let score = (entry.score + SCORE_HALF) as u64;
        let data = score
            | (entry.depth.clamp(0, 127) as u64) << DEPTH_AT
            | (entry.bound as u64) << BOUND_AT
            | entry.best.bits() << BEST_AT
            | number << NUMBER_AT;
        Slot { key, data }
    }

    fn number(&self) -> u64 {
        self.data >> NUMBER_AT
    }

    fn depth(&self) -> i32 {
        (self.data >> DEPTH_AT & 127) as i32
    }

    fn entry<B: Best>(&self) -> Entry<B> {
        Entry {
            depth: self.depth(),
            bound: match self.data >> BOUND_AT & 3 {
                0 => Bound::Exact,
                1 => Bound::Lower,
                _ => Bound::Upper,
            },
            score: (self.data & ((1 << SCORE_BITS) - 1)) as i32 - SCORE_HALF,
            best: B::of_bits(self.data >> BEST_AT & ((1 << BEST_BITS) - 1)),
        }
    }
}

/// How many bytes a position takes in a [`Table`].
pub const SLOT_BYTES: usize = size_of::<Slot>();

/// The most bytes of the table of a search that may look at so many positions, which take so many bytes each, and that may
/// take so many KiB: a power of two, and no more than the search can fill.
pub fn bytes(slot: usize, budget: u64, least_kib: u32, most_kib: u32) -> u64 {
    let [least, most] = [least_kib, most_kib.max(least_kib)].map(|kib| u64::from(kib) * 1024);
    let most = 1 << most.ilog2();
    let slot = slot as u64;
    (budget.min(most / slot) * slot).next_power_of_two().clamp(least, most)
}

/// The memory of a search, kept between searches. It grows with the positions that are stored.
pub struct Table<B> {
    buckets: Buckets<Slot, 4>,
    number: u64,
    best: PhantomData<B>,
}

impl<B> Default for Table<B> {
    fn default() -> Self {
        Table { buckets: Buckets::NONE, number: 0, best: PhantomData }
    }
}

impl<B: Best> Table<B> {
    /// Makes ready for a search that may use so many bytes, a power of two.
    ///
    /// # Errors
    ///
    /// When the few that it begins with cannot be had; the table is then as it was.
    pub fn begin(&mut self, bytes: u64) -> Result<(), TryReserveError> {
        self.buckets.begin(bytes)?;
        self.number += 1;
        if self.number == NUMBERS {
            // The numbers begin anew, so that the old slots have to go.
            self.buckets.clear();
            self.number = 1;
        }
        Ok(())
    }

    /// Whether memory could not be had that this search was to grow into: what it finds is not what it should be.
    pub fn failed(&self) -> bool {
        self.buckets.failed()
    }

    /// What this search remembers of a position.
    #[inline(always)]
    pub fn get(&self, key: u64) -> Option<Entry<B>> {
        let bucket = self.buckets.get(key)?;
        bucket.iter().find(|slot| slot.key == key && slot.number() == self.number).map(Slot::entry)
    }

    /// Remembers a position, in place of what was known of it or of the least deeply searched in its bucket.
    #[inline(always)]
    pub fn put(&mut self, key: u64, entry: &Entry<B>) {
        let number = self.number;
        let Some(bucket) = self.buckets.get_mut(key) else { return };
        let worth = |slot: &Slot| match slot.number() == number {
            false => -2,
            true if slot.key == key => -1,
            true => slot.depth(),
        };
        // The position itself first, whatever else is free.
        let same = bucket.iter().position(|slot| slot.key == key && slot.number() == number);
        let at = same.or_else(|| (0..bucket.len()).min_by_key(|&i| worth(&bucket[i])));
        if let Some(slot) = at.and_then(|at| bucket.get_mut(at)) {
            *slot = Slot::new(key, number, entry);
        }
        if same.is_none() {
            self.buckets.count(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Best for u64 {
        fn bits(self) -> u64 {
            self
        }
        fn of_bits(bits: u64) -> u64 {
            bits
        }
    }

    #[test]
    fn what_is_put_is_got_back() {
        let mut table = Table::default();
        table.begin(1 << 16).unwrap();
        for (n, score) in [-1_000_000, -1, 0, 1, 999_999].into_iter().enumerate() {
            for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
                for best in [0, (1 << BEST_BITS) - 1] {
                    let entry = Entry { depth: n as i32 * 15, bound, score, best };
                    table.put(n as u64 * 977, &entry);
                    assert_eq!(table.get(n as u64 * 977), Some(entry));
                }
            }
        }
    }

    #[test]
    fn another_search_sees_nothing() {
        let mut table = Table::default();
        let entry = Entry { depth: 3, bound: Bound::Exact, score: 5, best: 7 };
        for _ in 0..3 {
            table.begin(1 << 16).unwrap();
            assert_eq!(table.get(42), None);
            table.put(42, &entry);
            assert_eq!(table.get(42), Some(entry));
        }
    }

    #[test]
    fn a_table_is_as_large_as_a_search_can_fill() {
        let kib = 1024;
        for slot in [SLOT_BYTES, 32] {
            assert_eq!(bytes(slot, 0, 64, 1 << 16), 64 * kib);
            assert_eq!(bytes(slot, 10_000 * kib / slot as u64, 64, 1 << 16), 16_384 * kib);
            assert_eq!(bytes(slot, 8192 * kib / slot as u64, 64, 1 << 16), 8192 * kib);
            assert_eq!(bytes(slot, u64::MAX, 64, 1 << 16), 65_536 * kib);
            assert_eq!(bytes(slot, u64::MAX, 64, 200), 128 * kib);
            assert_eq!(bytes(slot, u64::MAX, 64, 1), 64 * kib);
            assert_eq!(bytes(slot, u64::MAX, 64, u32::MAX), 1 << 41);
        }
    }
}
