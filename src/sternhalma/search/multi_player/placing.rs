//! The score of a position for one seat among its rivals.
//!
//! The first seat home wins, the sooner the better. Once another seat is home the rest is about places: a later place
//! scores less, and a seat still racing scores less than any place taken. Otherwise the score is the seat's evaluation
//! less its rivals'. Scores are of these kinds, from the top:
//!
//! | score | the seat |
//! |---|---|
//! | `WIN_SCORE` - ply | came home before every seat that raced when the search began |
//! | its evaluation less its rivals' | races, and so does every other seat that did when the search began |
//! | -500,000 - 10,000 for each seat before it but one - ply | came home later |
//! | -600,000 - 50,000 for each seat home but one + the ply of the first + its evaluation less its rivals' | races on |
//!
//! At a cap or a deadlock the seats still racing are placed by the steps they have left, as if they had come home in
//! that order at that ply. Seats with equally many steps are placed behind each other.

use super::eval::Eval;
use super::position::{Position, RaceStatus};
use crate::sternhalma::eval::WIN_SCORE;

/// The greatest absolute value of a seat's evaluation less its rivals'.
const BOUND: i32 = 390_000;

/// Greater than the absolute value of every score that is neither a win nor of a position where a seat came home since
/// the search began.
pub const OPEN: i32 = 400_000;

/// A score of at least this is a win.
pub const WON: i32 = WIN_SCORE - 10_000;

/// The score of coming home at a ply, after `before` other seats.
fn home(before: i32, ply: i32) -> i32 {
    if before == 0 { WIN_SCORE - ply } else { -500_000 - 10_000 * (before - 1) - ply }
}

/// The score of racing on, without the evaluation.
#[inline(always)]
fn behind(status: &RaceStatus) -> i32 {
    if status.came_home == 0 { 0 } else { -600_000 - 50_000 * (status.came_home - 1) + status.first_home_ply }
}

/// How the rivals' evaluations are combined: a weighted mean of their mean and the best of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rivals {
    /// The weight of the best, in parts of [`Rivals::PARTS`]. The mean has the rest.
    pub best: i32,
}

impl Rivals {
    /// The sum of the weights.
    pub const PARTS: i32 = 4;

    /// The combined evaluation of some rivals; 0 for none.
    #[inline(always)]
    pub fn combine(self, tally: Tally) -> i32 {
        if tally.count == 0 {
            return 0;
        }
        (self.best * tally.best + (Self::PARTS - self.best) * (tally.sum / tally.count)) / Self::PARTS
    }
}

/// The sum, the maximum and the number of some rivals' evaluations.
#[derive(Clone, Copy)]
pub struct Tally {
    sum: i32,
    best: i32,
    count: i32,
}

impl Tally {
    /// No rivals.
    pub const NONE: Tally = Tally { sum: 0, best: i32::MIN, count: 0 };

    /// The tally with one more evaluation.
    #[inline(always)]
    pub fn with(self, eval: i32) -> Tally {
        Tally { sum: self.sum + eval, best: self.best.max(eval), count: self.count + 1 }
    }
}

/// The score of a racing seat from its evaluation and its rivals' combined one.
#[inline(always)]
pub fn against(status: &RaceStatus, eval: i32, rivals: i32) -> i32 {
    ((eval - rivals).clamp(-BOUND, BOUND) + behind(status)).max(-WON)
}

/// The score of a position at a ply for a seat that raced when the search began.
pub fn score(position: &Position, eval: &Eval, seat: usize, rivals: Rivals, ply: i32) -> i32 {
    let status = &position.status;
    if !status.races(seat) {
        let arrival = position.arrivals[seat];
        return home(arrival.before, arrival.ply);
    }
    if status.len() > 1 && status.is_called_off {
        let left = position.distance_left(seat);
        let nearer = status.rivals(seat).filter(|&rival| position.distance_left(rival) <= left).count();
        return home(status.came_home + nearer as i32, ply);
    }
    if status.len() == 1 {
        return against(status, 0, 0);
    }
    let evals = status.rivals(seat).map(|rival| eval.static_eval(position, rival));
    let tally = evals.fold(Tally::NONE, Tally::with);
    against(status, eval.static_eval(position, seat), rivals.combine(tally))
}
