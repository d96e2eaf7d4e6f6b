//! Counting the moves that answer each move of a seat, without making them.
//!
//! The last two plies are counted together, without making the last but one. For each piece of the mover, lifted
//! off the board, the reply's moves are counted once; each hole that the piece may be put on then changes that
//! number by the hops gained and lost there. Those follow from the parts of a class that hops join,
//! and most holes touch nothing of the reply's, which is known for all of them at once from a few shifts.

use crate::sternhalma::star::{HoleSet, HopClasses, SHIFT, TABLE};

/// A set of holes by class.
type ClassBits = [u64; 4];

/// How many parts of a class are remembered: more are rare, and are worked out again.
const MET: usize = 8;

fn lane(set: HoleSet) -> ClassBits {
    let mut l = [0; 4];
    for hole in set {
        let place = &TABLE.place[hole.index()];
        l[(place.class & 3) as usize] |= 1 << (place.bit & 63);
    }
    l
}

#[inline(always)]
fn size(set: u64) -> i64 {
    i64::from(set.count_ones())
}

/// What the reply's pieces have to do with the holes of the star.
struct Rivals {
    /// The pieces.
    pieces: ClassBits,
    /// The pieces and all they reach by hops.
    held: ClassBits,
    /// The holes that change what they reach when a piece is put there or taken away.
    touch: ClassBits,
    /// How many of the pieces are next to each hole, as binary digits: ones, twos, fours.
    near: [ClassBits; 3],
}

/// Move a set from class `c ^ (k + 1)` to the holes of class `c` that are half a hop along axis `k` from it.
#[inline(always)]
fn half(c: usize, k: usize, set: u64) -> u64 {
    set.rotate_left((TABLE.over[c ^ (k + 1)][k] & 63) as u32)
}

impl Rivals {
    #[inline(always)]
    fn new(hop_classes: &HopClasses, pieces: ClassBits) -> Rivals {
        let mut r = Rivals { pieces, held: [0; 4], touch: [0; 4], near: [[0; 4]; 3] };
        r.look(hop_classes);
        for c in 0..4 {
            let [mut ones, mut twos, mut fours] = [0; 3];
            for (k, shift) in SHIFT.into_iter().enumerate() {
                let beside = half(c, k, pieces[c ^ (k + 1)]);
                let (a, b) = (beside, beside.rotate_right(shift));
                // Add two binary digits to three.
                let (sum, carry) = (ones ^ a ^ b, ones & a | (ones ^ a) & b);
                ones = sum;
                fours |= twos & carry;
                twos ^= carry;
            }
            r.near[0][c] = ones & TABLE.all[c];
            r.near[1][c] = twos & TABLE.all[c];
            r.near[2][c] = fours & TABLE.all[c];
        }
        r
    }

    /// Work out again what is held and what touches it.
    #[inline(always)]
    fn look(&mut self, hop_classes: &HopClasses) {
        for c in 0..4 {
            self.held[c] = hop_classes.flood(c, self.pieces[c]);
            self.touch[c] = self.held[c] | hop_classes.spread(c, self.held[c]);
        }
        for c in 0..4 {
            for (k, shift) in SHIFT.into_iter().enumerate() {
                let from = c ^ (k + 1);
                // One end held and the other not a piece of theirs: a bridge here may gain or lose.
                let (held, free) = (self.held[from], !self.pieces[from]);
                let pairs = (held & (free >> shift) | free & (held >> shift)) & TABLE.edges[from][k];
                self.touch[c] |= half(c, k, pairs);
            }
        }
    }

    /// How many of the pieces are next to the holes of a set, a piece counted once for each.
    #[inline(always)]
    fn beside(&self, class: usize, set: u64) -> i64 {
        let [a, b, c] = [self.near[0][class] & set, self.near[1][class] & set, self.near[2][class] & set];
        if a | b | c == 0 { 0 } else { size(a) + 2 * size(b) + 4 * size(c) }
    }

    /// How many moves the pieces have.
    #[inline(always)]
    fn count(&self, hop_classes: &HopClasses) -> i64 {
        let mut n = 0;
        for c in 0..4 {
            n += self.beside(c, hop_classes.open(c));
            let mut hoppers = hop_classes.spread(c, self.held[c] & hop_classes.open(c)) & self.pieces[c];
            while hoppers != 0 {
                let own = hoppers & hoppers.wrapping_neg();
                n += size(hop_classes.flood(c, own) ^ own);
                hoppers ^= own;
            }
        }
        n
    }

    /// By how much their hops become more when an empty hole, a bit of a class, is occupied.
    #[inline(always)]
    fn gain(&self, hop_classes: &HopClasses, parts: &mut Parts, class: usize, bit: usize) -> i64 {
        let own = 1u64 << (bit & 63);
        let hole = TABLE.hole[class][bit & 63] as usize;
        let Some(p) = TABLE.place.get(hole) else { return 0 };
        let mut sum = 0;
        if own & self.held[class] != 0 {
            sum -= self.loss(hop_classes, &parts.find(hop_classes, self, class, own), class, own);
        }
        for (k, shift) in SHIFT.into_iter().enumerate() {
            let c = class ^ (k + 1);
            let ends = p.edge[k] | p.edge[k] << shift;
            let open = hop_classes.open(c) & ends;
            if self.held[c] & ends == 0 || open == 0 {
                continue;
            }
            if open == ends {
                let one = parts.find(hop_classes, self, c, p.edge[k]);
                if one.set & ends != ends {
                    let two = parts.find(hop_classes, self, c, p.edge[k] << shift);
                    let both = if one.border & two.border == 0 { 0 } else { size(one.border & two.border) };
                    sum += (one.pieces - both) * two.size + (two.pieces - both) * one.size;
                }
            } else if ends & self.pieces[c] != 0 {
                let part = parts.find(hop_classes, self, c, open);
                if part.border & ends == 0 {
                    sum += part.size;
                }
            }
        }
        sum
    }

    /// How many hops are lost when a hole of a part is occupied.
    #[inline(always)]
    fn loss(&self, hop_classes: &HopClasses, part: &Part, class: usize, own: u64) -> i64 {
        let beside = hop_classes.spread(class, own);
        let (next, rest) = (beside & part.set, part.set ^ own);
        let open = hop_classes.open(class) ^ own;
        if next & next.wrapping_sub(1) == 0
            || hop_classes.flood_through(class, next & next.wrapping_neg(), open) == rest
        {
            // Still one part, which only pieces beside the hole can have lost.
            if beside & self.pieces[class] == 0 {
                return part.pieces;
            }
            return part.size * part.pieces
                - (part.size - 1) * size(hop_classes.border(class, rest) & self.pieces[class]);
        }
        let (mut left, mut lost) = (rest, part.size * part.pieces);
        while left != 0 {
            let one = hop_classes.flood_through(class, left & left.wrapping_neg(), open);
            lost -= size(one) * size(hop_classes.border(class, one) & self.pieces[class]);
            left &= !one;
        }
        lost
    }
}

/// A part: empty holes of a class that hops join.
#[derive(Clone, Copy)]
struct Part {
    set: u64,
    /// The rivals that border it.
    border: u64,
    size: i64,
    pieces: i64,
}

/// The parts met so far: the same few are asked for again and again while one piece is lifted.
struct Parts {
    met: [[Part; MET]; 4],
    count: [usize; 4],
}

impl Parts {
    /// The part of an empty hole.
    #[inline(always)]
    fn find(&mut self, hop_classes: &HopClasses, rivals: &Rivals, class: usize, hole: u64) -> Part {
        let n = self.count[class].min(MET);
        for part in &self.met[class][..n] {
            if part.set & hole != 0 {
                return *part;
            }
        }
        let set = hop_classes.flood(class, hole);
        let border = hop_classes.border(class, set) & rivals.pieces[class];
        let part = Part { set, border, size: size(set), pieces: size(border) };
        if let Some(slot) = self.met[class].get_mut(n) {
            *slot = part;
            self.count[class] = n + 1;
        }
        part
    }
}

/// How many moves a set of pieces has.
pub fn count_moves(hop_classes: &HopClasses, pieces: HoleSet) -> u64 {
    pieces.into_iter().map(|hole| u64::from(hop_classes.count(hole))).sum()
}

/// The sum, over the moves of `mover`, of how many moves `other` then has.
pub fn count_replies(hop_classes: &HopClasses, mover: HoleSet, other: HoleSet) -> u64 {
    let mut hop_classes = *hop_classes;
    let still = Rivals::new(&hop_classes, lane(other));
    let all = still.count(&hop_classes);
    let mut parts = Parts { met: [[Part { set: 0, border: 0, size: 0, pieces: 0 }; MET]; 4], count: [0; 4] };
    let mut n = 0;
    mover.into_iter().for_each(|from| {
        let p = &TABLE.place[from.index()];
        let (class, bit) = ((p.class & 3) as usize, (p.bit & 63) as usize);
        let own = 1 << bit;
        let mut to = [0; 4];
        to[class] = hop_classes.flood(class, own) ^ own;
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
        let mut base = all + still.beside(class, own);
        hop_classes.flip(from);
        parts.count = [0; 4];
        let moved;
        let rivals = if still.touch[class] & own == 0 {
            &still
        } else {
            let mut r = Rivals { ..still };
            r.look(&hop_classes);
            base -= r.gain(&hop_classes, &mut parts, class, bit);
            moved = r;
            &moved
        };
        n += moves * base;
        for (c, to) in to.into_iter().enumerate() {
            if to != 0 {
                n -= rivals.beside(c, to);
                let mut touched = to & rivals.touch[c];
                while touched != 0 {
                    n += rivals.gain(&hop_classes, &mut parts, c, touched.trailing_zeros() as usize);
                    touched &= touched - 1;
                }
            }
        }
        hop_classes.flip(from);
    });
    n as u64
}
