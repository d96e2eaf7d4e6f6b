//! Which stones can take, found for all of them at once.

use crate::fanorona::points::{Direction, Lines};

/// For each direction the stones that can step that way and take.
#[derive(Clone, Copy, Debug, Default)]
pub struct Captures {
    /// By moving up to a line.
    pub approach: [u64; Direction::COUNT],
    /// By moving away from a line.
    pub withdraw: [u64; Direction::COUNT],
    /// The stones that can do any of it.
    pub stones: u64,
}

impl Captures {
    /// What stones can do to those of the other side.
    #[inline(always)]
    pub fn of(lines: &Lines, stones: u64, others: u64, empty: u64) -> Captures {
        let mut captures = Captures::default();
        for direction in 0..Direction::COUNT {
            let facing = empty & lines.behind(others, direction);
            let approach = stones & lines.behind(facing, direction);
            let withdraw = stones & lines.behind(empty, direction) & lines.ahead(others, direction);
            captures.approach[direction] = approach;
            captures.withdraw[direction] = withdraw;
            captures.stones |= approach | withdraw;
        }
        captures
    }

    /// Whether any stone can take.
    pub fn any(lines: &Lines, stones: u64, others: u64, empty: u64) -> bool {
        (0..Direction::COUNT).any(|direction| {
            let facing = empty & lines.behind(others, direction);
            let leaving = stones & lines.behind(empty, direction);
            stones & lines.behind(facing, direction) | leaving & lines.ahead(others, direction) != 0
        })
    }
}
