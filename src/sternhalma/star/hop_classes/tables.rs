//! The tables of the hop classes: every class is one 64-bit word.
//!
//! A hop moves a piece by two holes, so it never leaves its class `(x & 1) + 2 * (y & 1)`. The bit of a hole in the
//! word of its class is `8 * (y >> 1) + (x >> 1)` plus an offset that makes the lowest bit 0 or 1. Every hop along an
//! axis is then the same shift, whichever hole it starts from, and bit order is hole order.

use crate::sternhalma::star::hole::Hole;
use crate::sternhalma::star::piece_move::Move;

/// By how many bits one hop shifts, along the axes east, south-east and south-west.
pub const SHIFT: [u32; 3] = [1, 8, 7];

/// The three axes as steps in x and y; axis `k` steps from class `c` to class `c ^ (k + 1)`.
const AXES: [(i32, i32); 3] = [(1, 0), (0, 1), (-1, 1)];

/// The six steps in hole order: north-west, north-east, west, east, south-west, south-east.
const STEPS: [(i32, i32); 6] = [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)];

/// The offset of each class's bits. The lowest bit is 0 for class 0 and 1 for the others.
const OFFSET: [i32; 4] = [30, 24, 31, 32];

/// Marks an unused place of a table: no move ends where it starts.
const NO_MOVE: Move = Move { from: Hole::from_index(0), to: Hole::from_index(0) };

const fn is_none(m: Move) -> bool {
    m.from.index() == m.to.index()
}

/// x and y of a hole.
const fn place_of(hole: usize) -> (i32, i32) {
    let hole = Hole::from_index(hole);
    (hole.x() as i32, hole.y() as i32)
}

/// The hole at x and y, 255 where there is none.
const fn hole_at(x: i32, y: i32) -> usize {
    match Hole::at(x as i8, y as i8) {
        Some(hole) => hole.index(),
        None => 255,
    }
}

const fn is_hole(x: i32, y: i32) -> bool {
    hole_at(x, y) < Hole::COUNT
}

const fn class_of(x: i32, y: i32) -> usize {
    ((x & 1) + 2 * (y & 1)) as usize
}

const fn bit_of(x: i32, y: i32) -> i32 {
    8 * (y >> 1) + (x >> 1) + OFFSET[class_of(x, y)]
}

/// The place of one hole in the hop classes.
#[derive(Clone, Copy)]
pub struct Place {
    /// The hop class, 0 to 3.
    pub class: u8,
    /// The bit inside the class's word.
    pub bit: u8,
    /// For axis `k`, the lower of the two holes on either side of this hole, as a bit of class `class ^ (k + 1)`. The
    /// other is `SHIFT[k]` above. 0 where one of the two is missing, so that no hop goes over this hole that way.
    pub edge: [u64; 3],
}

/// The layout of a piece's hops and steps in one word in hole order (see `HopClasses::merge`).
#[derive(Clone, Copy)]
pub struct Order {
    /// Class bits in rows above, to the left, to the right, and in rows below.
    pub part: [u64; 4],
    /// Word bits of the step north-west, of the step west and of the step south-west.
    pub at: [u8; 3],
    /// Class bits of the holes north-west, north-east and west of this one, modulo 64.
    pub next: [u8; 3],
}

/// The tables of the hop classes.
pub struct Table {
    /// The place of each hole.
    pub place: [Place; Hole::COUNT],
    /// The holes of each class.
    pub all: [u64; 4],
    /// For each class and axis, the lower holes of all pairs that a hop may join.
    pub edges: [[u64; 3]; 4],
    /// For each class and axis, the difference between the bit of the hole hopped over and the lower hole's bit.
    pub over: [[i8; 3]; 4],
    /// The hole of each bit of each class, 255 where there is none.
    pub hole: [[u8; 64]; 4],
    /// The layout of each hole's merged word.
    pub order: [Order; Hole::COUNT],
    /// The move of each bit of a merged word. The last place is for a word without bits.
    pub target: [[Move; 65]; Hole::COUNT],
    /// The neighbours of each hole, as bits of the classes `class ^ 1`, `class ^ 2` and `class ^ 3` of its own.
    pub near: [[u64; 3]; Hole::COUNT],
}

/// The tables, computed by the compiler.
pub static TABLE: Table = build();

const fn build() -> Table {
    let mut s = Table {
        place: [Place { class: 0, bit: 0, edge: [0; 3] }; Hole::COUNT],
        all: [0; 4],
        edges: [[0; 3]; 4],
        over: [[0; 3]; 4],
        hole: [[255; 64]; 4],
        order: [Order { part: [0; 4], at: [0; 3], next: [0; 3] }; Hole::COUNT],
        target: [[NO_MOVE; 65]; Hole::COUNT],
        near: [[0; 3]; Hole::COUNT],
    };
    let mut h = 0;
    while h < Hole::COUNT {
        let (x, y) = place_of(h);
        let (c, b) = (class_of(x, y), bit_of(x, y));
        s.place[h].class = c as u8;
        s.place[h].bit = b as u8;
        s.all[c] |= 1 << b;
        s.hole[c][b as usize] = h as u8;
        h += 1;
    }
    let mut h = 0;
    while h < Hole::COUNT {
        let (x, y) = place_of(h);
        let c = class_of(x, y);
        let mut k = 0;
        while k < 3 {
            let (dx, dy) = AXES[k];
            if is_hole(x - dx, y - dy) && is_hole(x + dx, y + dy) {
                let low = bit_of(x - dx, y - dy);
                assert!(bit_of(x + dx, y + dy) == low + SHIFT[k] as i32);
                s.place[h].edge[k] = 1 << low;
                s.edges[c ^ (k + 1)][k] |= 1 << low;
                s.over[c ^ (k + 1)][k] = (bit_of(x, y) - low) as i8;
            }
            k += 1;
        }
        let mut d = 0;
        while d < 6 {
            let (nx, ny) = (x + STEPS[d].0, y + STEPS[d].1);
            if is_hole(nx, ny) {
                s.near[h][(class_of(nx, ny) ^ c) - 1] |= 1 << bit_of(nx, ny);
            } else {
                // The bit of a step off the star must not be that of a hole: `merge` reads it without a check.
                let b = bit_of(nx, ny);
                assert!(b < 0 || b > 63 || s.hole[class_of(nx, ny)][b as usize] == 255);
                assert!(s.hole[class_of(nx, ny)][(b & 63) as usize] == 255);
            }
            d += 1;
        }
        order(&mut s, h);
        h += 1;
    }
    s
}

/// Lays out a hole's moves in one word. At least one bit is free between two rows. So the two steps up need one more
/// bit, the steps west and east another (the hole's own bit is free) and the two steps down a third.
const fn order(s: &mut Table, h: usize) {
    let (x, y) = place_of(h);
    let (c, own) = (class_of(x, y), bit_of(x, y));
    let (mut first, mut last) = (own, own);
    let mut b = 0;
    while b < 64 {
        let there = s.hole[c][b as usize] as usize;
        if there < Hole::COUNT {
            let row = place_of(there).1;
            let part = if row < y {
                0
            } else if row > y {
                3
            } else if b < own {
                1
            } else {
                2
            };
            if row == y {
                first = if b < first { b } else { first };
                last = if b > last { b } else { last };
            }
            if b != own {
                s.order[h].part[part] |= 1 << b;
                s.target[h][b as usize + part] =
                    Move { from: Hole::from_index(h), to: Hole::from_index(there) };
            }
        }
        b += 1;
    }
    assert!(first > 0 || y == -8);
    let at = [if first > 0 { first - 1 } else { 0 }, own + 1, last + 3];
    let mut d = 0;
    while d < 6 {
        let there = hole_at(x + STEPS[d].0, y + STEPS[d].1);
        if there < Hole::COUNT {
            let bit = (at[d / 2] + (d as i32) % 2) as usize;
            assert!(is_none(s.target[h][bit]));
            s.target[h][bit] = Move { from: Hole::from_index(h), to: Hole::from_index(there) };
        }
        d += 1;
    }
    s.order[h].at = [at[0] as u8, at[1] as u8, (at[2] & 63) as u8];
    let mut d = 0;
    while d < 3 {
        s.order[h].next[d] = (bit_of(x + STEPS[d].0, y + STEPS[d].1) & 63) as u8;
        d += 1;
    }
    // Bit order must be hole order.
    let (mut b, mut before) = (0, -1);
    while b < 64 {
        if !is_none(s.target[h][b]) {
            assert!(s.target[h][b].to.index() as i32 > before);
            before = s.target[h][b].to.index() as i32;
        }
        b += 1;
    }
}
