//! Bulk counting: the number of replies to all moves of a seat, without making the moves.
//!
//! The last two plies of a perft are counted together. For each piece of the mover, lifted off the board, the replies
//! are counted once. Each hole the piece may land on changes that number by the steps and hops gained and lost there.
//! The changes follow from the regions of empty holes that hops join (see [`HopClasses`]). Most holes affect no hop of
//! the replying seat; a few shifts find these for all holes at once.

use crate::sternhalma::star::{ClassBits, HoleSet, HopClasses, SHIFT, TABLE, bit_of};

/// The number of regions of a class that are cached. More are rare, and are computed each time.
const CACHED_REGIONS: usize = 8;

fn class_bits(set: HoleSet) -> ClassBits {
    let mut bits = [0; 4];
    for hole in set {
        let (class, bit) = bit_of(hole);
        bits[class] |= 1 << bit;
    }
    bits
}

#[inline(always)]
fn size(set: u64) -> i64 {
    i64::from(set.count_ones())
}

/// The pieces of the replying seat and the holes around them.
struct Repliers {
    /// The pieces.
    pieces: ClassBits,
    /// The pieces and all holes they reach by hops.
    reached: ClassBits,
    /// The holes that affect what they reach when a piece is put there or taken away.
    affecting: ClassBits,
    /// The number of pieces next to each hole, as binary digits: ones, twos, fours.
    neighbours: [ClassBits; 3],
}

/// Shifts a set from class `c ^ (k + 1)` to the holes of class `c` half a hop along axis `k` from it.
#[inline(always)]
fn half_hop(c: usize, k: usize, set: u64) -> u64 {
    set.rotate_left((TABLE.over[c ^ (k + 1)][k] & 63) as u32)
}

impl Repliers {
    #[inline(always)]
    fn new(hop_classes: &HopClasses, pieces: ClassBits) -> Repliers {
        let mut repliers = Repliers { pieces, reached: [0; 4], affecting: [0; 4], neighbours: [[0; 4]; 3] };
        repliers.update_reached(hop_classes);
        for c in 0..4 {
            let [mut ones, mut twos, mut fours] = [0; 3];
            for (k, shift) in SHIFT.into_iter().enumerate() {
                let beside = half_hop(c, k, pieces[c ^ (k + 1)]);
                let (a, b) = (beside, beside.rotate_right(shift));
                // Adds two one-bit numbers to a three-bit number.
                let (sum, carry) = (ones ^ a ^ b, ones & a | (ones ^ a) & b);
                ones = sum;
                fours |= twos & carry;
                twos ^= carry;
            }
            repliers.neighbours[0][c] = ones & TABLE.all[c];
            repliers.neighbours[1][c] = twos & TABLE.all[c];
            repliers.neighbours[2][c] = fours & TABLE.all[c];
        }
        repliers
    }

    /// Computes again what the pieces reach and which holes affect it.
    ///
    /// [`HopClasses::deciding_holes`] does the same for one region. For several regions together it would miss the holes
    /// between two of them.
    #[inline(always)]
    fn update_reached(&mut self, hop_classes: &HopClasses) {
        for c in 0..4 {
            self.reached[c] = hop_classes.flood(c, self.pieces[c]);
            self.affecting[c] = self.reached[c] | hop_classes.spread(c, self.reached[c]);
        }
        for c in 0..4 {
            for (k, shift) in SHIFT.into_iter().enumerate() {
                let from = c ^ (k + 1);
                // One hole reached and the other not a replier's: a bridge between them may gain or lose hops.
                let (reached, free) = (self.reached[from], !self.pieces[from]);
                let pairs = (reached & (free >> shift) | free & (reached >> shift)) & TABLE.edges[from][k];
                self.affecting[c] |= half_hop(c, k, pairs);
            }
        }
    }

    /// The number of steps from the pieces onto the holes of a set.
    #[inline(always)]
    fn steps_onto(&self, class: usize, set: u64) -> i64 {
        let [ones, twos, fours] = &self.neighbours;
        let (a, b, c) = (ones[class] & set, twos[class] & set, fours[class] & set);
        if a | b | c == 0 { 0 } else { size(a) + 2 * size(b) + 4 * size(c) }
    }

    /// The number of moves of the pieces.
    #[inline(always)]
    fn count_moves(&self, hop_classes: &HopClasses) -> i64 {
        let mut n = 0;
        for c in 0..4 {
            n += self.steps_onto(c, hop_classes.open(c));
            let mut hoppers = hop_classes.spread(c, self.reached[c] & hop_classes.open(c)) & self.pieces[c];
            while hoppers != 0 {
                let piece = hoppers & hoppers.wrapping_neg();
                n += size(hop_classes.flood(c, piece) ^ piece);
                hoppers ^= piece;
            }
        }
        n
    }

    /// The number of hops gained when an empty hole, given by its class and bit, is occupied. Negative when more are
    /// lost.
    #[inline(always)]
    fn hops_gained(
        &self,
        hop_classes: &HopClasses,
        regions: &mut RegionCache,
        class: usize,
        bit: usize,
    ) -> i64 {
        let hole_bit = 1u64 << (bit & 63);
        let hole = TABLE.hole[class][bit & 63] as usize;
        let Some(p) = TABLE.place.get(hole) else { return 0 };
        let mut sum = 0;
        if hole_bit & self.reached[class] != 0 {
            let region = regions.find(hop_classes, self, class, hole_bit);
            sum -= self.hops_lost(hop_classes, &region, class, hole_bit);
        }
        for (k, shift) in SHIFT.into_iter().enumerate() {
            let c = class ^ (k + 1);
            let ends = p.edge[k] | p.edge[k] << shift;
            let open = hop_classes.open(c) & ends;
            if self.reached[c] & ends == 0 || open == 0 {
                continue;
            }
            if open == ends {
                let one = regions.find(hop_classes, self, c, p.edge[k]);
                if one.holes & ends != ends {
                    let two = regions.find(hop_classes, self, c, p.edge[k] << shift);
                    let both = if one.border & two.border == 0 { 0 } else { size(one.border & two.border) };
                    sum += (one.pieces - both) * two.size + (two.pieces - both) * one.size;
                }
            } else if ends & self.pieces[c] != 0 {
                let region = regions.find(hop_classes, self, c, open);
                if region.border & ends == 0 {
                    sum += region.size;
                }
            }
        }
        sum
    }

    /// The number of hops within a region that are lost when one of its holes is occupied.
    #[inline(always)]
    fn hops_lost(&self, hop_classes: &HopClasses, region: &Region, class: usize, hole_bit: u64) -> i64 {
        let beside = hop_classes.spread(class, hole_bit);
        let (next, rest) = (beside & region.holes, region.holes ^ hole_bit);
        let open = hop_classes.open(class) ^ hole_bit;
        if next & next.wrapping_sub(1) == 0
            || hop_classes.flood_through(class, next & next.wrapping_neg(), open) == rest
        {
            // The rest is still one region. Only pieces beside the hole can have lost it.
            if beside & self.pieces[class] == 0 {
                return region.pieces;
            }
            return region.size * region.pieces
                - (region.size - 1) * size(hop_classes.border(class, rest) & self.pieces[class]);
        }
        let (mut left, mut lost) = (rest, region.size * region.pieces);
        while left != 0 {
            let one = hop_classes.flood_through(class, left & left.wrapping_neg(), open);
            lost -= size(one) * size(hop_classes.border(class, one) & self.pieces[class]);
            left &= !one;
        }
        lost
    }
}

/// A region: empty holes of a class that hops join.
#[derive(Clone, Copy)]
struct Region {
    holes: u64,
    /// The repliers that border it.
    border: u64,
    /// The number of its holes.
    size: i64,
    /// The number of repliers that border it.
    pieces: i64,
}

/// The regions found since a piece was lifted. Few are looked for, many times each.
struct RegionCache {
    regions: [[Region; CACHED_REGIONS]; 4],
    len: [usize; 4],
}

impl RegionCache {
    /// The region of an empty hole.
    #[inline(always)]
    fn find(&mut self, hop_classes: &HopClasses, repliers: &Repliers, class: usize, hole: u64) -> Region {
        let n = self.len[class].min(CACHED_REGIONS);
        for region in &self.regions[class][..n] {
            if region.holes & hole != 0 {
                return *region;
            }
        }
        let holes = hop_classes.flood(class, hole);
        let border = hop_classes.border(class, holes) & repliers.pieces[class];
        let region = Region { holes, border, size: size(holes), pieces: size(border) };
        if let Some(slot) = self.regions[class].get_mut(n) {
            *slot = region;
            self.len[class] = n + 1;
        }
        region
    }
}

/// The number of moves of a set of pieces.
pub fn count_moves(hop_classes: &HopClasses, pieces: HoleSet) -> u64 {
    pieces.into_iter().map(|hole| u64::from(hop_classes.count(hole))).sum()
}

/// The sum, over the moves of `mover`, of the number of moves of `other` after it.
pub fn count_replies(hop_classes: &HopClasses, mover: HoleSet, other: HoleSet) -> u64 {
    let mut hop_classes = *hop_classes;
    let before = Repliers::new(&hop_classes, class_bits(other));
    let replies_before = before.count_moves(&hop_classes);
    let none = Region { holes: 0, border: 0, size: 0, pieces: 0 };
    let mut regions = RegionCache { regions: [[none; CACHED_REGIONS]; 4], len: [0; 4] };
    let mut n = 0;
    mover.into_iter().for_each(|from| {
        let (class, bit) = bit_of(from);
        let from_bit = 1 << bit;
        let mut to = [0; 4];
        to[class] = hop_classes.flood(class, from_bit) ^ from_bit;
        let mut moves = size(to[class]);
        for k in 0..3 {
            let c = class ^ (k + 1);
            to[c] = TABLE.near[from.index()][k] & hop_classes.open(c);
            // At most two.
            moves += i64::from(to[c] != 0) + i64::from(to[c] & to[c].wrapping_sub(1) != 0);
        }
        if moves == 0 {
            return;
        }
        let mut replies_lifted = replies_before + before.steps_onto(class, from_bit);
        hop_classes.flip(from);
        regions.len = [0; 4];
        let lifted;
        let repliers = if before.affecting[class] & from_bit == 0 {
            &before
        } else {
            let mut after = Repliers { ..before };
            after.update_reached(&hop_classes);
            replies_lifted -= after.hops_gained(&hop_classes, &mut regions, class, bit);
            lifted = after;
            &lifted
        };
        n += moves * replies_lifted;
        for (c, to) in to.into_iter().enumerate() {
            if to != 0 {
                n -= repliers.steps_onto(c, to);
                let mut affecting = to & repliers.affecting[c];
                while affecting != 0 {
                    let bit = affecting.trailing_zeros() as usize;
                    n += repliers.hops_gained(&hop_classes, &mut regions, c, bit);
                    affecting &= affecting - 1;
                }
            }
        }
        hop_classes.flip(from);
    });
    n as u64
}
