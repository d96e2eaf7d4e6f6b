//! The star as one seat sees it on its way home.

use std::sync::LazyLock;

use super::hole::Hole;
use super::hole_set::HoleSet;
use super::point::Point;
use crate::sternhalma::board::Move;

/// The way to one point of the star: how far every hole is from its tip, and where its mirror image lies.
pub struct Track {
    rows: [u8; Hole::COUNT],
    distance: [u8; Hole::COUNT],
    aside: [u8; Hole::COUNT],
    mirror: [u8; Hole::COUNT],
}

static TRACKS: LazyLock<[Track; Point::COUNT]> = LazyLock::new(|| Point::ALL.map(Track::new));

impl Track {
    /// The track to a point.
    pub fn to(point: Point) -> &'static Track {
        &TRACKS[point.index()]
    }

    fn new(point: Point) -> Track {
        let tip = point.tip();
        let table = |f: &dyn Fn(Hole) -> usize| {
            let mut table = [0; Hole::COUNT];
            Hole::all().for_each(|hole| table[hole.index()] = f(hole) as u8);
            table
        };
        Track {
            rows: table(&|hole| (8 - point.height(hole.x(), hole.y())) as usize),
            distance: table(&|hole| hole.distance(tip) as usize),
            aside: table(&|hole| {
                let (a, b) = across(point, hole);
                (a - b).unsigned_abs().into()
            }),
            mirror: table(&|hole| image(point, hole).index()),
        }
    }

    /// How many steps a hole is from the tip.
    #[inline(always)]
    pub fn distance(&self, hole: Hole) -> i32 {
        self.distance[hole.index()].into()
    }

    /// How many rows, counted along the line through the tip, a hole is from it: 0 to 16.
    pub fn rows(&self, hole: Hole) -> i32 {
        self.rows[hole.index()].into()
    }

    /// How far a hole is from the line through the tip, in half steps.
    pub fn aside(&self, hole: Hole) -> i32 {
        self.aside[hole.index()].into()
    }

    /// The sum of the distances of a set of holes.
    pub fn total(&self, holes: HoleSet) -> i32 {
        holes.into_iter().map(|hole| self.distance(hole)).sum()
    }

    /// A hole's mirror image about the line through the tip.
    #[inline(always)]
    pub fn image(&self, hole: Hole) -> Hole {
        Hole::from_index(self.mirror[hole.index()].into())
    }

    /// The mirror image of a set of holes.
    pub fn image_of(&self, holes: HoleSet) -> HoleSet {
        holes.into_iter().map(|hole| self.image(hole)).collect()
    }

    /// Of a set and its mirror image the one that stands for both.
    pub fn canonical(&self, holes: HoleSet) -> HoleSet {
        HoleSet::from_bits(holes.bits().min(self.image_of(holes).bits()))
    }

    /// The mirror image of a move.
    pub fn image_of_move(&self, m: Move) -> Move {
        Move { from: self.image(m.from), to: self.image(m.to) }
    }
}

/// The two cube coordinates that change along the rows which lie across a point's line.
fn across(point: Point, hole: Hole) -> (i8, i8) {
    let (x, y, z) = (hole.x(), hole.y(), hole.z());
    match point {
        Point::Top | Point::Bottom => (x, z),
        Point::TopRight | Point::BottomLeft => (y, z),
        Point::BottomRight | Point::TopLeft => (x, y),
    }
}

/// A hole's mirror image about a point's line: the two coordinates change places.
fn image(point: Point, hole: Hole) -> Hole {
    let (x, y, z) = (hole.x(), hole.y(), hole.z());
    let (x, y) = match point {
        Point::Top | Point::Bottom => (z, y),
        Point::TopRight | Point::BottomLeft => (x, z),
        Point::BottomRight | Point::TopLeft => (y, x),
    };
    // The star is symmetric, so there always is one.
    Hole::at(x, y).unwrap_or(hole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirrors_keep_the_tip_and_the_home_and_undo_themselves() {
        for point in Point::ALL {
            let track = Track::to(point);
            assert_eq!(track.image(point.tip()), point.tip());
            assert_eq!(track.image_of(point.holes()), point.holes());
            for hole in Hole::all() {
                assert_eq!(track.image(track.image(hole)), hole);
                assert_eq!(track.distance(track.image(hole)), track.distance(hole));
                assert_eq!(track.aside(track.image(hole)), track.aside(hole));
                assert_eq!(track.aside(hole) == 0, track.image(hole) == hole);
            }
        }
    }
}
