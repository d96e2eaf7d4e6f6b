//! How many moves a crossing takes at least.
//!
//! Three things that every crossing has to do, and why each takes the moves that are counted for it:
//!
//! * *Pieces.* A move brings at most one piece into the home, so there are at least as many moves as free holes of
//!   the home to fill, or, when it is not to be filled, as pieces outside.
//! * *Hop classes.* Hops keep a piece in its class and a step changes it. When exactly the pieces there are fill
//!   the home, each class has to end with as many as it has holes there; a step mends at most one piece too many
//!   and one too few, so there are at least as many steps as half the sum of the differences.
//! * *Rows.* Count rows along the line through the home's tip. A step gains at most one row. A hop gains two, none
//!   or minus two; a chain that gains 2h rows in all comes past each of the h rows that lie between those it
//!   touches, each for the first time by a hop over a piece that stands in that very row, so over h different
//!   pieces. With n other pieces on the board a move therefore gains at most 2n rows, and at most 16, or one when
//!   n is 0. Of the moves at least s are steps, s the number that the classes ask for, and gain one each.
//!
//! So no crossing takes fewer moves than the largest of: the pieces; s; and, R being the rows to gain and g the
//! most that a move gains, s and then R - s over g, rounded up. Each of the three is worked out from where the
//! pieces stand alone, so it holds from every position.

use super::goal::Goal;
use crate::sternhalma::star::{Hole, HoleSet, HomeView, Layout, Seat};

/// The least number of moves that a seat's crossing takes, whatever it does.
#[derive(Clone)]
pub struct Bound {
    goal: Goal,
    rows: [i32; Hole::COUNT],
    /// The rows of a finished crossing, in all; `None` when not every piece has a place in the home.
    home_rows: Option<i32>,
    /// How many pieces each class ends with, when that is known.
    classes: Option<[i32; 4]>,
    gain: i32,
}

impl Bound {
    /// The bound for a seat with some pieces, other pieces standing still.
    pub fn new(layout: Layout, seat: Seat, goal: &Goal, own: HoleSet, still: HoleSet) -> Bound {
        let track = HomeView::of(layout.point(seat).opposite());
        let mut rows = [0; Hole::COUNT];
        Hole::all().for_each(|hole| rows[hole.index()] = track.rows(hole));
        let free = goal.free();
        let mut depths =
            rows.iter().copied().enumerate().filter(|&(h, _)| free.contains(Hole::from_index(h)));
        let mut nearest = [i32::MAX; Hole::COUNT];
        nearest.iter_mut().zip(&mut depths).for_each(|(place, (_, row))| *place = row);
        nearest.sort_unstable();
        let all_fit = own.len() <= free.len();
        let exact = own.len() == free.len();
        Bound {
            goal: *goal,
            rows,
            home_rows: all_fit.then(|| nearest[..own.len()].iter().sum()),
            classes: exact.then(|| classes(free)),
            gain: (2 * (own.len() + still.len()) as i32 - 2).clamp(1, 16),
        }
    }

    /// No crossing from these pieces takes fewer moves.
    pub fn moves(&self, own: HoleSet) -> usize {
        let steps = self.classes.map_or(0, |home| {
            let differences = classes(own).into_iter().zip(home).map(|(a, b)| (a - b).abs());
            differences.sum::<i32>() / 2
        });
        let to_gain = self
            .home_rows
            .map_or(0, |home| own.into_iter().map(|hole| self.rows[hole.index()]).sum::<i32>() - home);
        let chains = (to_gain - steps).max(0) + self.gain - 1;
        Self::outside(&self.goal, own).max((steps + chains / self.gain) as usize)
    }

    /// How many moves it takes at least to bring every piece that is needed into the home.
    #[inline(always)]
    pub fn outside(goal: &Goal, own: HoleSet) -> usize {
        if goal.fills() { (goal.free() - own).len() } else { (own - goal.home()).len() }
    }
}

fn classes(holes: HoleSet) -> [i32; 4] {
    let mut count = [0; 4];
    holes.into_iter().for_each(|hole| count[hole.class()] += 1);
    count
}
