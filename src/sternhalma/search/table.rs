//! The positions a search has looked at, by their keys.
//!
//! A slot remembers how deep a position was searched, what came of it and the best move (Slate and Atkin, "CHESS
//! 4.5", 1977). Every search has a number of its own, and a slot of another search counts as empty: so the memory
//! can be kept between searches without one search ever seeing what another left.

use super::SearchError;
use crate::sternhalma::{Hole, Move};

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

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// How many plies were looked ahead.
    pub depth: i32,
    /// What the score is worth.
    pub bound: Bound,
    /// The score; plies to a win count from this position.
    pub score: i32,
    /// The best move.
    pub best: Option<Move>,
}

#[derive(Clone, Copy, Default)]
struct Slot {
    key: u64,
    /// From the low end: score, depth, bound, the move's two holes, the search's number.
    data: u64,
}

const SCORE_BITS: u32 = 22;
const SCORE_HALF: i32 = 1 << (SCORE_BITS - 1);
const DEPTH_AT: u32 = SCORE_BITS;
const BOUND_AT: u32 = DEPTH_AT + 7;
const FROM_AT: u32 = BOUND_AT + 2;
const TO_AT: u32 = FROM_AT + 7;
const NUMBER_AT: u32 = TO_AT + 7;
const NUMBERS: u64 = 1 << (64 - NUMBER_AT);

impl Slot {
    fn new(key: u64, number: u64, entry: &Entry) -> Slot {
        // A move never ends where it starts: two equal holes stand for none.
        let (from, to) = entry.best.map_or((0, 0), |m| (m.from.index() as u64, m.to.index() as u64));
        let score = (entry.score + SCORE_HALF) as u64;
        let data = score
            | (entry.depth.clamp(0, 127) as u64) << DEPTH_AT
            | (entry.bound as u64) << BOUND_AT
            | from << FROM_AT
            | to << TO_AT
            | number << NUMBER_AT;
        Slot { key, data }
    }

    fn number(&self) -> u64 {
        self.data >> NUMBER_AT
    }

    fn depth(&self) -> i32 {
        (self.data >> DEPTH_AT & 127) as i32
    }

    fn entry(&self) -> Entry {
        let hole = |at: u32| Hole::new((self.data >> at & 127) as usize);
        Entry {
            depth: self.depth(),
            bound: match self.data >> BOUND_AT & 3 {
                0 => Bound::Exact,
                1 => Bound::Lower,
                _ => Bound::Upper,
            },
            score: (self.data & ((1 << SCORE_BITS) - 1)) as i32 - SCORE_HALF,
            best: hole(FROM_AT)
                .zip(hole(TO_AT))
                .map(|(from, to)| Move { from, to })
                .filter(|m| m.from != m.to),
        }
    }
}

/// Slots that share an index, together as long as a cache line.
type Bucket = [Slot; 4];

/// The memory of a search, kept between searches.
#[derive(Default)]
pub struct Table {
    buckets: Vec<Bucket>,
    mask: u64,
    number: u64,
}

impl Table {
    /// Makes ready for a search that may use so many bytes, a power of two.
    ///
    /// # Errors
    ///
    /// [`SearchError::Memory`] when they cannot be had; the table is then as it was.
    pub fn begin(&mut self, bytes: u64) -> Result<(), SearchError> {
        let count = (bytes / size_of::<Bucket>() as u64).max(1);
        let wanted = usize::try_from(count).map_err(|_| SearchError::Memory)?;
        if let Some(more) = wanted.checked_sub(self.buckets.len()) {
            self.buckets.try_reserve_exact(more).map_err(|_| SearchError::Memory)?;
            self.buckets.resize(wanted, Bucket::default());
        }
        self.mask = count - 1;
        self.number += 1;
        if self.number == NUMBERS {
            // The numbers begin anew, so that the old slots have to go.
            self.buckets.fill(Bucket::default());
            self.number = 1;
        }
        Ok(())
    }

    /// What this search remembers of a position.
    #[inline(always)]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let bucket = self.buckets.get((key & self.mask) as usize)?;
        bucket.iter().find(|slot| slot.key == key && slot.number() == self.number).map(Slot::entry)
    }

    /// Remembers a position, in place of what was known of it or of the least deeply searched in its bucket.
    #[inline(always)]
    pub fn put(&mut self, key: u64, entry: &Entry) {
        let number = self.number;
        let Some(bucket) = self.buckets.get_mut((key & self.mask) as usize) else { return };
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hole(number: usize) -> Hole {
        Hole::from_index(number)
    }

    #[test]
    fn what_is_put_is_got_back() {
        let mut table = Table::default();
        table.begin(1 << 16).unwrap();
        for (n, score) in [-1_000_000, -1, 0, 1, 999_999].into_iter().enumerate() {
            for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
                for best in [None, Some(Move { from: hole(0), to: hole(120) })] {
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
        let entry = Entry { depth: 3, bound: Bound::Exact, score: 5, best: None };
        for _ in 0..3 {
            table.begin(1 << 16).unwrap();
            assert_eq!(table.get(42), None);
            table.put(42, &entry);
            assert_eq!(table.get(42), Some(entry));
        }
    }

    #[test]
    fn memory_that_cannot_be_had_is_refused() {
        let mut table = Table::default();
        table.begin(1 << 16).unwrap();
        assert_eq!(table.begin(1 << 62), Err(SearchError::Memory));
        assert_eq!(table.buckets.len(), 1 << 10);
    }
}
