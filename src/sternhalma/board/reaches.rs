//! The hops of every piece, kept while pieces come and go.
//!
//! What is hopped over is never of the mover's class, and a hole that a chain leaves lies in no other chain's way:
//! so the empty holes of a class fall into parts joined by hops, the same for every piece, and a piece reaches
//! exactly the parts it borders. Occupying a hole joins at most one pair of parts in each of the other classes and
//! breaks up the part it lies in; emptying it is the reverse. Only the pieces that border those parts change, and
//! they change by whole parts, so nothing is asked of the other pieces, however many they are.

use super::move_list::MoveList;
use crate::sternhalma::star::{Hole, HoleSet, HopClasses, Place, SHIFT, TABLE};

/// The occupancy and, for every occupied hole, where its piece can hop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reaches {
    hop_classes: HopClasses,
    hops: [u64; Hole::COUNT],
}

impl Default for Reaches {
    fn default() -> Self {
        Reaches { hop_classes: HopClasses::default(), hops: [0; Hole::COUNT] }
    }
}

impl Reaches {
    /// The reaches of a set of occupied holes.
    pub fn of(occupied: HoleSet) -> Reaches {
        let mut r = Reaches { hop_classes: HopClasses::of(occupied), hops: [0; Hole::COUNT] };
        occupied.into_iter().for_each(|hole| r.hops[hole.index()] = r.hop_classes.hops(hole));
        r
    }

    /// The occupancy.
    pub fn hop_classes(&self) -> &HopClasses {
        &self.hop_classes
    }

    /// Where the piece on a hole can hop, as bits of its class.
    pub fn hops(&self, hole: Hole) -> u64 {
        self.hops[hole.index()]
    }

    /// Take a set of holes from the hops of some pieces of a class and give them another.
    #[inline(always)]
    fn change(&mut self, class: usize, mut pieces: u64, clear: u64, set: u64) {
        while pieces != 0 {
            let h = TABLE.hole[class][pieces.trailing_zeros() as usize] as usize;
            pieces &= pieces - 1;
            if let Some(hops) = self.hops.get_mut(h) {
                *hops = *hops & !clear | set;
            }
        }
    }

    /// Occupy an empty hole.
    pub fn put(&mut self, hole: Hole) {
        debug_assert!(self.hop_classes.is_open(hole));
        let p = &TABLE.place[hole.index()];
        let (class, own) = ((p.class & 3) as usize, 1 << (p.bit & 63));
        let part = self.hop_classes.flood(class, own);
        let border = self.hop_classes.border(class, part);
        self.hop_classes.flip(hole);
        self.hops[hole.index()] = part ^ own;
        self.split(class, part, own, border);
        self.bridge(p);
    }

    /// Empty an occupied hole.
    pub fn lift(&mut self, hole: Hole) {
        debug_assert!(!self.hop_classes.is_open(hole));
        let p = &TABLE.place[hole.index()];
        let (class, own) = ((p.class & 3) as usize, 1 << (p.bit & 63));
        self.hop_classes.flip(hole);
        let part = self.hops[hole.index()] | own;
        self.hops[hole.index()] = 0;
        self.change(class, self.hop_classes.border(class, part), 0, part);
        self.unbridge(p);
    }

    /// Move a piece; moving it back undoes it. The same as `lift` and `put`, and for a hop faster.
    pub fn go(&mut self, from: Hole, to: Hole) {
        let (p, q) = (&TABLE.place[from.index()], &TABLE.place[to.index()]);
        let (class, own, new) = ((p.class & 3) as usize, 1u64 << (p.bit & 63), 1u64 << (q.bit & 63));
        if p.class != q.class || self.hops[from.index()] & new == 0 {
            self.lift(from);
            self.put(to);
            return;
        }
        // Both holes lie in the part that the lifted piece leaves whole.
        let part = self.hops[from.index()] | own;
        self.hops[from.index()] = 0;
        self.hops[to.index()] = part ^ new;
        self.hop_classes.flip(from);
        let border = self.hop_classes.border(class, part);
        self.unbridge(p);
        self.hop_classes.flip(to);
        self.split(class, part, new, border);
        self.bridge(q);
    }

    /// A hole of a part has been occupied: the pieces that bordered the part keep what they still border.
    #[inline(always)]
    fn split(&mut self, class: usize, part: u64, hole: u64, border: u64) {
        let rest = part ^ hole;
        let next = self.hop_classes.spread(class, hole) & rest;
        let one = if next & next.wrapping_sub(1) == 0 {
            rest
        } else {
            self.hop_classes.flood(class, next & next.wrapping_neg())
        };
        let keep = self.hop_classes.border(class, one) & border;
        self.change(class, keep, part, one);
        self.change(class, border & !keep, part, 0);
        let mut left = rest & !one;
        while left != 0 {
            let one = self.hop_classes.flood(class, left & left.wrapping_neg());
            self.change(class, self.hop_classes.border(class, one) & border, 0, one);
            left &= !one;
        }
    }

    /// The piece on a hole has become one to hop over: it joins two parts, or a piece and a part.
    #[inline(always)]
    fn bridge(&mut self, p: &Place) {
        for (k, shift) in SHIFT.into_iter().enumerate() {
            let c = (p.class & 3) as usize ^ (k + 1);
            let (low, high) = (p.edge[k], p.edge[k] << shift);
            let open = self.hop_classes.open(c) & (low | high);
            if open != 0 {
                let part = self.hop_classes.flood(c, open);
                let pieces =
                    if open == low | high { self.hop_classes.border(c, part) } else { (low | high) ^ open };
                self.change(c, pieces, 0, part);
            }
        }
    }

    /// The hole is no longer one to hop over: a part may have become two, or a piece have lost a part.
    #[inline(always)]
    fn unbridge(&mut self, p: &Place) {
        for (k, shift) in SHIFT.into_iter().enumerate() {
            let c = (p.class & 3) as usize ^ (k + 1);
            let (low, high) = (p.edge[k], p.edge[k] << shift);
            let open = self.hop_classes.open(c) & (low | high);
            if open == 0 {
                continue;
            }
            if open == low | high {
                let one = self.hop_classes.flood(c, low);
                if one & high == 0 {
                    let two = self.hop_classes.flood(c, high);
                    let (a, b) = (self.hop_classes.border(c, one), self.hop_classes.border(c, two));
                    self.change(c, a & !b, two, 0);
                    self.change(c, b & !a, one, 0);
                }
            } else {
                let piece = (low | high) ^ open;
                let part = self.hop_classes.flood(c, open);
                if self.hop_classes.border(c, part) & piece == 0 {
                    self.change(c, piece, part, 0);
                }
            }
        }
    }

    /// How many holes the piece on a hole can end its move on.
    pub fn count(&self, hole: Hole) -> u32 {
        self.hop_classes.merge(hole, self.hops[hole.index()]).count_ones()
    }

    /// Where the piece on a hole can end its move.
    pub fn reach(&self, hole: Hole) -> HoleSet {
        self.hop_classes.holes(hole, self.hops[hole.index()])
    }

    /// Writes the moves of a set of pieces, as [`HopClasses::list`] does, without a flood fill.
    pub fn list(&self, pieces: HoleSet, moves: &mut MoveList) {
        moves.fill(pieces, |hole| self.hop_classes.merge(hole, self.hops[hole.index()]));
    }
}
