//! The best of the positions met so far, without repeats and never more than there is room for.

use std::cmp::Reverse;
use std::collections::TryReserveError;

use crate::sternhalma::star::HoleSet;

/// A position with what it is ranked by, the higher the better, and what goes with it.
#[derive(Clone, Copy)]
pub struct Ranked<T> {
    /// What it is ranked by. Positions that rank the same are told apart by a hash, then by their bits.
    pub rank: i32,
    hash: u32,
    /// The position.
    pub own: HoleSet,
    /// What goes with it: that of the first time the position was met.
    pub with: T,
}

impl<T> Ranked<T> {
    fn order(&self) -> (Reverse<i32>, Reverse<u32>, u128) {
        (Reverse(self.rank), Reverse(self.hash), self.own.bits())
    }
}

/// Keeps the best so many of the positions it is shown.
///
/// What it ends with depends on which positions were shown and not on their order, but for what goes with each.
pub struct Frontier<T> {
    width: usize,
    kept: Vec<Ranked<T>>,
    /// For each hash, a place in `kept` and one more; 0 for none. Collisions go on to the next slot.
    slots: Vec<u32>,
    /// What does not come before this was no longer among the best when room was last made.
    worst: Option<(Reverse<i32>, Reverse<u32>, u128)>,
    pruned: bool,
}

impl<T: Copy> Default for Frontier<T> {
    fn default() -> Frontier<T> {
        Frontier::new()
    }
}

impl<T: Copy> Frontier<T> {
    /// How many positions there is room for, for each that is kept in the end: room is made by sorting out, which
    /// takes as long as meeting the positions did.
    const ROOM: usize = 3;

    /// A frontier without room, which keeps nothing.
    pub const fn new() -> Frontier<T> {
        Frontier { width: 0, kept: Vec::new(), slots: Vec::new(), worst: None, pruned: false }
    }

    /// The bytes that one more position of width takes.
    pub const BYTES: usize = Self::ROOM * (size_of::<Ranked<T>>() + 3 * size_of::<u32>());

    /// Empties the frontier and makes it keep so many positions, at least one.
    ///
    /// # Errors
    ///
    /// When there is not the memory for them.
    pub fn reset(&mut self, width: usize) -> Result<(), TryReserveError> {
        let width = width.clamp(1, 1 << 26);
        self.clear();
        self.kept.try_reserve_exact(width * Self::ROOM)?;
        let slots = Self::slots(width);
        if slots > self.slots.len() {
            self.slots.try_reserve_exact(slots - self.slots.len())?;
        }
        self.slots.clear();
        self.slots.resize(slots, 0);
        self.width = width;
        Ok(())
    }

    /// Whether it has room to keep so many positions already.
    pub fn has_room(&self, width: usize) -> bool {
        self.kept.capacity() >= width * Self::ROOM && self.slots.capacity() >= Self::slots(width)
    }

    /// How many slots there are to keep so many positions.
    const fn slots(width: usize) -> usize {
        (width * Self::ROOM * 3 / 2).next_power_of_two()
    }

    /// Forgets every position.
    pub fn clear(&mut self) {
        self.kept.clear();
        self.slots.fill(0);
        self.worst = None;
        self.pruned = false;
    }

    /// Shows it a position.
    #[inline]
    pub fn show(&mut self, own: HoleSet, rank: i32, with: T) {
        let hash = hash(own);
        let new = Ranked { rank, hash: (hash >> 32) as u32, own, with };
        if self.worst.is_some_and(|worst| new.order() > worst) {
            self.pruned = true;
            return;
        }
        if self.kept.len() == self.width * Self::ROOM {
            self.sort_out();
        }
        self.insert(new, hash);
    }

    fn insert(&mut self, new: Ranked<T>, hash: u64) {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot] != 0 {
            if self.kept[self.slots[slot] as usize - 1].own == new.own {
                return;
            }
            slot = (slot + 1) & mask;
        }
        self.kept.push(new);
        self.slots[slot] = self.kept.len() as u32;
    }

    /// Keeps the best only, best first, and answers them.
    pub fn finish(&mut self) -> &[Ranked<T>] {
        if self.kept.len() > self.width {
            self.cut();
        }
        self.kept.sort_unstable_by_key(Ranked::order);
        &self.kept
    }

    /// Whether a position was left out.
    pub fn pruned(&self) -> bool {
        self.pruned
    }

    #[cold]
    fn sort_out(&mut self) {
        self.cut();
        self.worst = self.kept.iter().map(Ranked::order).max();
        self.slots.fill(0);
        let mask = self.slots.len() - 1;
        for (place, position) in self.kept.iter().enumerate() {
            let mut slot = hash(position.own) as usize & mask;
            while self.slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.slots[slot] = place as u32 + 1;
        }
    }

    fn cut(&mut self) {
        self.kept.select_nth_unstable_by_key(self.width - 1, Ranked::order);
        self.kept.truncate(self.width);
        self.pruned = true;
    }
}

/// Spreads positions over 64 bits; the same on every machine.
fn hash(own: HoleSet) -> u64 {
    let (low, high) = (own.bits() as u64, (own.bits() >> 64) as u64);
    let mixed = low.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ high.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ mixed >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_best_of_each_whatever_the_order() {
        let shown: Vec<(u128, i32)> = (1..500_u128).map(|n| (n * n % 331 + 1, 0)).collect();
        let rank = |bits: u128| (bits * 7 % 10) as i32;
        let end = |order: &mut dyn Iterator<Item = &(u128, i32)>| {
            let mut frontier = Frontier::new();
            frontier.reset(20).expect("memory");
            order.for_each(|&(bits, _)| frontier.show(HoleSet::from_bits(bits), rank(bits), ()));
            assert!(frontier.finish().len() == 20 && frontier.pruned());
            frontier.finish().iter().map(|kept| (kept.rank, kept.own.bits())).collect::<Vec<_>>()
        };
        let forward = end(&mut shown.iter());
        assert_eq!(forward, end(&mut shown.iter().rev()));
        assert!(forward.iter().all(|&(rank, _)| rank >= 8));
    }
}
