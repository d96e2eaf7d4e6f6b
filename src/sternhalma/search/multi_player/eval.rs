//! What a seat's pieces are worth to it.
//!
//! Every piece is worth what its hole is worth, and the rearmost one costs what it lags behind, so that both follow
//! each move with two additions. The documented sum has two terms more, which are worked out when they are asked
//! for.

use super::home_view::Course;
use super::position::Race;
use crate::sternhalma::board::Board;
use crate::sternhalma::eval::{WIN_SCORE, Weights};
use crate::sternhalma::search::options::SearchOptions;
use crate::sternhalma::star::{Hole, HoleSet, Seat};

/// How many pieces stand at each distance, seven bits a distance.
pub type Spread = u128;

/// The bit of one piece at a distance.
#[inline(always)]
pub fn at_distance(distance: u8) -> Spread {
    1 << (7 * u32::from(distance))
}

/// The distance of the rearmost piece, 0 when there is none.
#[inline(always)]
fn rearmost(spread: Spread) -> i32 {
    (127_u32.saturating_sub(spread.leading_zeros()) / 7) as i32
}

/// The numbers of the search's own way of valuing a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// For each step from the tip of the home.
    pub distance: i32,
    /// For the square of those steps: a piece further back has more to gain.
    pub square: i32,
    /// For each half hole beside the line from tip to tip.
    pub aside: i32,
    /// For each step that the rearmost piece is behind where the home begins.
    pub straggler: i32,
}

impl Default for Scale {
    fn default() -> Scale {
        Scale { distance: 40, square: 2, aside: 10, straggler: 120 }
    }
}

/// How the seats of one board are valued.
pub struct Worth {
    /// What a hole is worth to each seat.
    holes: [[i32; Hole::COUNT]; Seat::MAX],
    /// What is added for each seat whatever stands where.
    base: [i32; Seat::MAX],
    straggler: i32,
    /// The distance at which the home begins.
    edge: i32,
    /// The weights, when the documented sum is asked for.
    documented: Option<Weights>,
}

impl Worth {
    /// What no value that is not a win exceeds.
    const BOUND: i32 = WIN_SCORE - 10_000;

    /// The way of valuing that the options ask for.
    pub fn new(board: &Board, options: &SearchOptions<'_>, scale: &Scale) -> Worth {
        let own = !options.documented();
        let layout = board.layout();
        let w = options.weights;
        let mut worth = Worth {
            holes: [[0; Hole::COUNT]; Seat::MAX],
            base: [0; Seat::MAX],
            straggler: if own { scale.straggler } else { w.straggler },
            edge: 0,
            documented: (!own).then_some(w),
        };
        for seat in layout.each_seat() {
            let course = Course::to(layout.point(seat).opposite());
            let far = |hole: Hole| i32::from(course.distance[hole.index()]);
            worth.edge = layout.home(seat).into_iter().map(far).max().unwrap_or(0);
            for hole in Hole::all() {
                let (d, aside) = (far(hole), i32::from(course.aside[hole.index()]));
                worth.holes[seat.index()][hole.index()] = match own {
                    true => -(scale.distance * d + scale.square * d * d + scale.aside * aside),
                    false => -w.distance * d,
                };
            }
            if !own {
                let sum: i32 = board.pieces(seat).into_iter().map(far).sum();
                worth.base[seat.index()] = w.distance * (sum - board.distance_left(seat));
            }
        }
        worth
    }

    /// Whether a seat's value is its holes' and its straggler's and nothing else, and so follows from its own
    /// pieces alone.
    #[inline(always)]
    pub fn is_plain(&self) -> bool {
        self.documented.is_none()
    }

    /// What a hole is worth to a seat.
    #[inline(always)]
    pub fn hole(&self, seat: usize, hole: Hole) -> i32 {
        self.holes[seat][hole.index()]
    }

    /// A seat's value from the sum of its holes and how its pieces are spread.
    #[inline(always)]
    pub fn plain(&self, seat: usize, sum: i32, spread: Spread) -> i32 {
        sum + self.base[seat] - self.straggler * (rearmost(spread) - self.edge).max(0)
    }

    /// The sum of the holes of a set.
    pub fn sum(&self, seat: usize, pieces: HoleSet) -> i32 {
        pieces.into_iter().map(|hole| self.hole(seat, hole)).sum()
    }

    /// What the position is worth to a seat that is racing.
    #[inline(always)]
    pub fn of(&self, race: &Race, seat: usize) -> i32 {
        let runner = &race.runners[seat];
        let plain = self.plain(seat, runner.sum, runner.spread);
        match &self.documented {
            None => plain,
            Some(w) => {
                let classes = w.classes * race.class_surplus(seat) / 2;
                (plain - classes - w.blocking * race.blocking(seat)).clamp(-Self::BOUND, Self::BOUND)
            }
        }
    }
}
