//! What searches remember by a hash: slots in buckets of a cache line, whose memory grows with what is stored.

use std::collections::TryReserveError;

/// What a bucket holds.
pub trait Slot: Copy {
    /// A slot with nothing in it.
    const EMPTY: Self;

    /// The hash it was stored by.
    fn hash(&self) -> u64;

    /// Whether it was stored by the search of this number; any other is as good as empty.
    fn is_of(&self, number: u64) -> bool;
}

/// Slots that share an index: a cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket<S, const N: usize>([S; N]);

/// The buckets of a search, kept between searches.
///
/// Every search begins with few of them, and has twice as many each time a quarter of them is taken. So a search costs what
/// it stores and not what it may store; and as nothing but the number of positions stored decides, it goes the same way
/// everywhere, and in memory that an earlier search left as in new memory.
pub struct Buckets<S, const N: usize> {
    buckets: Vec<Bucket<S, N>>,
    /// How many of them are in use: a power of two, or none.
    used: usize,
    /// How many may be in use.
    most: usize,
    /// How many slots have been taken.
    stored: usize,
    /// Whether memory for more could not be had.
    failed: bool,
}

impl<S, const N: usize> Buckets<S, N> {
    /// No buckets: nothing is remembered.
    pub const NONE: Buckets<S, N> =
        Buckets { buckets: Vec::new(), used: 0, most: 0, stored: 0, failed: false };

    /// The bytes that a search begins with.
    pub const START_BYTES: u64 = 64 * 1024;

    /// One slot in so many is taken when the buckets become more.
    const LOAD: usize = 4;
}

impl<S: Slot, const N: usize> Buckets<S, N> {
    /// Makes ready for a search that may use so many bytes, a power of two.
    ///
    /// # Errors
    ///
    /// When the bytes to begin with cannot be had; the buckets are then as they were.
    pub fn begin(&mut self, bytes: u64) -> Result<(), TryReserveError> {
        let count = |bytes: u64| {
            usize::try_from((bytes / size_of::<Bucket<S, N>>() as u64).max(1)).unwrap_or(usize::MAX)
        };
        let (used, most) = (count(bytes.min(Self::START_BYTES)), count(bytes));
        self.reserve(used)?;
        (self.used, self.most, self.stored, self.failed) = (used, most, 0, false);
        Ok(())
    }

    /// Empties every slot, in use or not.
    pub fn clear(&mut self) {
        self.buckets.fill(Bucket([S::EMPTY; N]));
    }

    /// Whether memory could not be had that the search was to grow into.
    pub fn failed(&self) -> bool {
        self.failed
    }

    /// The bucket of a hash.
    #[inline(always)]
    pub fn get(&self, hash: u64) -> Option<&[S; N]> {
        self.buckets.get(self.index(hash)).map(|Bucket(bucket)| bucket)
    }

    /// The bucket of a hash, to store something in.
    #[inline(always)]
    pub fn get_mut(&mut self, hash: u64) -> Option<&mut [S; N]> {
        let index = self.index(hash);
        self.buckets.get_mut(index).map(|Bucket(bucket)| bucket)
    }

    /// Counts a slot that the search of a number has taken.
    #[inline(always)]
    pub fn count(&mut self, number: u64) {
        self.stored += 1;
        if self.stored > self.used * N / Self::LOAD && self.used < self.most {
            self.grow(number);
        }
    }

    #[inline(always)]
    fn index(&self, hash: u64) -> usize {
        hash as usize & self.used.wrapping_sub(1)
    }

    /// Twice as many buckets, what is stored in each shared out between it and a new one.
    #[cold]
    fn grow(&mut self, number: u64) {
        let half = self.used;
        if self.reserve(2 * half).is_err() {
            (self.failed, self.most) = (true, half);
            return;
        }
        let (lower, upper) = self.buckets.split_at_mut(half);
        for (Bucket(low), Bucket(high)) in lower.iter_mut().zip(upper) {
            *high = [S::EMPTY; N];
            for (slot, place) in low.iter_mut().zip(high) {
                if slot.is_of(number) && slot.hash() as usize & half != 0 {
                    std::mem::swap(slot, place);
                }
            }
        }
        self.used = 2 * half;
    }

    /// Makes sure that there are so many buckets.
    fn reserve(&mut self, count: usize) -> Result<(), TryReserveError> {
        if let Some(more) = count.checked_sub(self.buckets.len()) {
            self.buckets.try_reserve_exact(more)?;
            self.buckets.resize(count, Bucket([S::EMPTY; N]));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hash and the number of a search.
    impl Slot for (u64, u64) {
        const EMPTY: (u64, u64) = (0, 0);

        fn hash(&self) -> u64 {
            self.0
        }

        fn is_of(&self, number: u64) -> bool {
            self.1 == number
        }
    }

    type Pairs = Buckets<(u64, u64), 4>;

    fn put(pairs: &mut Pairs, hash: u64, number: u64) {
        let bucket = pairs.get_mut(hash).unwrap();
        let at = bucket.iter().position(|slot| !slot.is_of(number)).unwrap();
        bucket[at] = (hash, number);
        pairs.count(number);
    }

    fn has(pairs: &Pairs, hash: u64, number: u64) -> bool {
        pairs.get(hash).unwrap().contains(&(hash, number))
    }

    #[test]
    fn nothing_is_lost_as_it_grows() {
        let mut pairs = Pairs::NONE;
        for number in [1, 2] {
            pairs.begin(1 << 24).unwrap();
            for hash in 0..50_000 {
                put(&mut pairs, hash, number);
                assert!(has(&pairs, hash, number));
            }
            assert!((0..50_000).all(|hash| has(&pairs, hash, number)));
            // A quarter of the slots is taken at the most, and an eighth at the least.
            assert!((50_000..=2 * 50_000).contains(&(pairs.used * 4 / 4)), "{}", pairs.used);
        }
    }

    #[test]
    fn it_grows_no_further_than_it_may() {
        let mut pairs = Pairs::NONE;
        pairs.begin(1 << 17).unwrap();
        for hash in 0..4 * 2048 {
            put(&mut pairs, hash, 1);
        }
        assert_eq!((pairs.used, pairs.buckets.len()), (2048, 2048));
        pairs.begin(64).unwrap();
        assert_eq!(pairs.used, 1);
    }

    #[test]
    fn none_are_none() {
        let mut pairs = Pairs::NONE;
        assert!(pairs.get(5).is_none() && pairs.get_mut(5).is_none());
        pairs.count(1);
        assert!(!pairs.failed());
    }
}
