//! Neighbouring holes as sets and pairs.

use super::direction::Direction;
use super::hole::Hole;
use super::hole_set::HoleSet;

/// The number of pairs of neighbouring holes.
pub const PAIRS: usize = 312;

const NEIGHBOURS: [HoleSet; Hole::COUNT] = neighbours();

impl Hole {
    /// Every neighbour, as a set.
    pub const fn neighbour_set(self) -> HoleSet {
        NEIGHBOURS[self.index()]
    }

    /// The number of neighbours: 6, 5, 4, or 2 at a tip.
    pub const fn degree(self) -> usize {
        self.neighbour_set().len()
    }
}

/// Every pair of neighbouring holes once, the lower hole first, in ascending order: [`PAIRS`] pairs.
pub fn pairs() -> impl Iterator<Item = (Hole, Hole)> {
    Hole::all().flat_map(|low| low.neighbour_set().above(low).into_iter().map(move |high| (low, high)))
}

const fn neighbours() -> [HoleSet; Hole::COUNT] {
    let mut sets = [HoleSet::EMPTY; Hole::COUNT];
    let mut n = 0;
    while n < Hole::COUNT {
        let mut d = 0;
        while d < Direction::COUNT {
            if let Some(next) = Hole::from_index(n).next(Direction::ALL[d]) {
                sets[n] = sets[n].with(next);
            }
            d += 1;
        }
        n += 1;
    }
    sets
}
