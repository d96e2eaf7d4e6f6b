//! When a seat's crossing is done.

use crate::sternhalma::star::{HoleSet, HomeView, Layout, Seat};

/// What a seat's pieces have to come to.
///
/// With as many pieces as its home has holes free of others, or more, the home has to be full. With fewer they
/// have to stand as deep in it as they can, so that for a seat with nobody else on the board `distance_left` is 0.
#[derive(Clone, Copy, Debug)]
pub struct Goal {
    home: HoleSet,
    /// The holes of the home that no other piece stands in.
    free: HoleSet,
    /// The sum of distances that fewer pieces have to come to; 0 when the home has to be full.
    least: i32,
    fills: bool,
}

impl Goal {
    /// The goal of a seat with some pieces, other pieces standing still. Without pieces it is reached, and without
    /// room in the home as well.
    pub fn of(layout: Layout, seat: Seat, own: HoleSet, still: HoleSet) -> Goal {
        let (home, track) = (layout.home(seat), HomeView::of(layout.point(seat).opposite()));
        let free = home - still;
        let fills = own.len() >= free.len();
        let least = if fills { 0 } else { nearest(track, free, own.len()) };
        Goal { home, free, least, fills }
    }

    /// Whether pieces whose distances have a sum are where they have to be.
    #[inline(always)]
    pub fn done(&self, own: HoleSet, total: i32) -> bool {
        if self.fills { (self.free - own).is_empty() } else { total == self.least }
    }

    /// The holes the pieces are going to, all of the home.
    pub fn home(&self) -> HoleSet {
        self.home
    }

    /// The holes of the home that no other piece stands in.
    pub fn free(&self) -> HoleSet {
        self.free
    }

    /// Whether the home has to be full.
    pub fn fills(&self) -> bool {
        self.fills
    }
}

/// The sum of the distances of the holes nearest the tip, so many of a set.
fn nearest(track: &HomeView, free: HoleSet, pieces: usize) -> i32 {
    let at = |d: i32| free.into_iter().filter(move |&hole| track.distance(hole) == d);
    (0..=4).flat_map(|d| at(d).map(move |_| d)).take(pieces).sum()
}
