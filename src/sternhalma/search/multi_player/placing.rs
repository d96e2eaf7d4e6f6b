//! What a position is worth to one seat among its rivals.
//!
//! A seat that comes home first has won, and the sooner the better. Once another seat is home what is left is a
//! place, worth the less the later it is and, for a seat still racing, less than any place taken. Between these the
//! seat's own value is held against its rivals'. Scores are of these kinds, from the top:
//!
//! | score | the seat |
//! |---|---|
//! | `WIN_SCORE` - ply | came home before every seat that raced when the search began |
//! | its value less its rivals' | races, and so does every other seat that did when the search began |
//! | -500,000 - 10,000 for each seat before it but one - ply | came home later |
//! | -600,000 - 50,000 for each seat home but one + the ply of the first + its value less its rivals' | races on |
//!
//! At a cap or a deadlock the seats still racing are placed by the steps they have left as if they had come home in
//! that order at that ply, a seat with as many as another behind it.

use super::position::{Field, Race};
use crate::sternhalma::eval::WIN_SCORE;

/// What a seat's value less its rivals' is held within.
const BOUND: i32 = 390_000;

/// No score of a position where nobody came home since the search began is further from nought, unless it is a win.
pub const OPEN: i32 = 400_000;

/// A score from which on the seat comes home first.
pub const WON: i32 = WIN_SCORE - 10_000;

/// What coming home is worth after so many seats, at a ply.
pub fn home(before: i32, ply: i32) -> i32 {
    if before == 0 { WIN_SCORE - ply } else { -500_000 - 10_000 * (before - 1) - ply }
}

/// What racing on is worth, whatever stands where.
#[inline(always)]
pub fn behind(field: &Field) -> i32 {
    if field.came == 0 { 0 } else { -600_000 - 50_000 * (field.came - 1) + field.first }
}

/// How a seat's rivals are held against it: their mean and the best of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rivals {
    /// How much the best of them counts beside all of them together: of so many quarters, the rest being the mean's.
    pub best: i32,
}

impl Rivals {
    /// The parts that the best and the mean share.
    pub const PARTS: i32 = 4;

    /// What some rivals count together.
    #[inline(always)]
    pub fn weigh(self, tally: Tally) -> i32 {
        if tally.count == 0 {
            return 0;
        }
        (self.best * tally.best + (Self::PARTS - self.best) * (tally.sum / tally.count)) / Self::PARTS
    }
}

/// The values of some rivals, as far as they count.
#[derive(Clone, Copy)]
pub struct Tally {
    sum: i32,
    best: i32,
    count: i32,
}

impl Tally {
    /// No rivals.
    pub const NONE: Tally = Tally { sum: 0, best: i32::MIN, count: 0 };

    /// One rival more.
    #[inline(always)]
    pub fn with(self, value: i32) -> Tally {
        Tally { sum: self.sum + value, best: self.best.max(value), count: self.count + 1 }
    }
}

/// A value held against the rivals' together, where so many came home.
#[inline(always)]
pub fn against(field: &Field, value: i32, rivals: i32) -> i32 {
    ((value - rivals).clamp(-BOUND, BOUND) + behind(field)).max(-WON)
}

impl Race {
    /// What the position is worth to a seat that races or did when the search began.
    pub fn score(&self, seat: usize, rivals: Rivals, ply: i32) -> i32 {
        if !self.field.races(seat) {
            return self.results[seat];
        }
        if self.field.len() > 1 && self.field.called_off {
            let left = self.distance_left(seat);
            let nearer = self.field.rivals(seat).filter(|&rival| self.distance_left(rival) <= left).count();
            return home(self.field.came + nearer as i32, ply);
        }
        if self.field.len() == 1 {
            return against(&self.field, 0, 0);
        }
        let values = self.field.rivals(seat).map(|rival| self.worth.of(self, rival));
        let tally = values.fold(Tally::NONE, Tally::with);
        against(&self.field, self.worth.of(self, seat), rivals.weigh(tally))
    }
}
