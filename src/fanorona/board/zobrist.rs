//! The numbers a position's key is made of (Albert L. Zobrist, "A New Hashing Method with Application for Game
//! Playing", 1970).

use std::sync::LazyLock;

use crate::fanorona::points::{Point, PointSet, Shape, Side};
use crate::kit::Random;

/// Never to be changed: keys are stored by those who use the library.
const SEED: u64 = 0x4641_4e4f_524f_4e41;

/// The numbers themselves.
pub struct Numbers {
    /// Of each side's stone on each point.
    pub stones: [[u64; Point::COUNT]; Side::COUNT],
    /// Of Black being to move.
    pub black: u64,
    shapes: [u64; Shape::COUNT],
}

static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
    let mut random = Random::new(SEED);
    let mut next = || random.bits();
    Numbers {
        stones: std::array::from_fn(|_| std::array::from_fn(|_| next())),
        black: next(),
        shapes: std::array::from_fn(|_| next()),
    }
});

/// All numbers.
pub fn numbers() -> &'static Numbers {
    &NUMBERS
}

/// The number of a side's stones on a set of points, all of them together.
pub fn stones(side: Side, points: PointSet) -> u64 {
    points.into_iter().fold(0, |key, point| key ^ NUMBERS.stones[side.index()][point.index()])
}

/// The number of a board.
pub fn shape(shape: Shape) -> u64 {
    NUMBERS.shapes[shape as usize]
}

/// The number of a side being the one to move.
pub fn to_move(side: Side) -> u64 {
    match side {
        Side::White => 0,
        Side::Black => NUMBERS.black,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn numbers_are_different_and_none_is_nought() {
        let stones = numbers().stones.into_iter().flatten();
        let all: HashSet<u64> = stones.chain(numbers().shapes).chain([numbers().black]).collect();
        assert_eq!(all.len(), 2 * Point::COUNT + Shape::COUNT + 1);
        assert!(!all.contains(&0));
    }
}
