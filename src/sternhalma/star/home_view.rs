//! The star as seen by a seat on its way to one of the points.

use std::sync::LazyLock;

use super::hole::Hole;
use super::hole_set::HoleSet;
use super::hop_classes::{ClassBits, TABLE, bit_of};
use super::piece_move::Move;
use super::point::Point;

/// The geometry of the way to one point of the star, in which a seat has its home.
///
/// The axis is the line through the tip of the point and the opposite tip. Rows lie across it.
pub struct HomeView {
    /// The number of rows between each hole and the tip, 0 to 16. The places after the last hole are 0, for a hole
    /// number that stands for no hole.
    pub rows: [u8; 129],
    /// The moves from each hole that end no farther from the tip, as bits of a merged word (see
    /// [`HopClasses::merge`](super::HopClasses::merge)).
    pub onward: [u64; Hole::COUNT],
    /// The holes no farther from the tip than each hole.
    pub no_farther: [ClassBits; Hole::COUNT],
    /// The neighbours of each hole in the next row towards the tip.
    pub forward: [[Option<Hole>; 2]; Hole::COUNT],
    /// The neighbours of each hole in its row that are no farther from the tip.
    pub level: [[Option<Hole>; 2]; Hole::COUNT],
    /// The holes at each distance from the tip, up to [`HomeView::DISTANCES`].
    pub rings: [HoleSet; HomeView::DISTANCES],
    /// For each class and bit, the bits of the class in the same row.
    pub same_row: [[u64; 64]; 4],
    distance: [u8; Hole::COUNT],
    aside: [u8; Hole::COUNT],
    mirror: [u8; Hole::COUNT],
}

static VIEWS: LazyLock<[HomeView; Point::COUNT]> = LazyLock::new(|| Point::ALL.map(HomeView::new));

impl HomeView {
    /// The number of distances that a set of rings has a place for: more than the star has.
    pub const DISTANCES: usize = 19;

    /// The view of a seat whose home is in a point.
    pub fn of(home: Point) -> &'static HomeView {
        &VIEWS[home.index()]
    }

    fn new(home: Point) -> HomeView {
        let tip = home.tip();
        let mut view = HomeView {
            rows: [0; 129],
            onward: [0; Hole::COUNT],
            no_farther: [[0; 4]; Hole::COUNT],
            forward: [[None; 2]; Hole::COUNT],
            level: [[None; 2]; Hole::COUNT],
            rings: [HoleSet::EMPTY; HomeView::DISTANCES],
            same_row: [[0; 64]; 4],
            distance: [0; Hole::COUNT],
            aside: [0; Hole::COUNT],
            mirror: [0; Hole::COUNT],
        };
        for hole in Hole::all() {
            let i = hole.index();
            view.rows[i] = (8 - home.height(hole.x(), hole.y())) as u8;
            view.distance[i] = hole.distance(tip) as u8;
            view.rings[hole.distance(tip) as usize] |= hole.into();
            let (a, b) = across(home, hole);
            view.aside[i] = a.abs_diff(b);
            view.mirror[i] = mirrored(home, hole).index() as u8;
        }
        for hole in Hole::all() {
            view.add_neighbours(hole);
        }
        view
    }

    /// Fills in the tables that compare a hole with others.
    fn add_neighbours(&mut self, hole: Hole) {
        let i = hole.index();
        let (class, bit) = bit_of(hole);
        for other in Hole::all() {
            let (other_class, other_bit) = bit_of(other);
            if self.distance[other.index()] <= self.distance[i] {
                self.no_farther[i][other_class] |= 1 << other_bit;
            }
            if other_class == class && self.rows(other) == self.rows(hole) {
                self.same_row[class][bit] |= 1 << other_bit;
            }
        }
        let mut forward = hole.neighbours().filter(|&next| self.rows(next) < self.rows(hole));
        self.forward[i] = [forward.next(), forward.next()];
        let is_level =
            |next: &Hole| self.rows(*next) == self.rows(hole) && self.distance(*next) <= self.distance(hole);
        let mut level = hole.neighbours().filter(is_level);
        self.level[i] = [level.next(), level.next()];
        for (bit, m) in TABLE.target[i].iter().take(64).enumerate() {
            if m.from == hole && m.to != hole && self.distance(m.to) <= self.distance(hole) {
                self.onward[i] |= 1 << bit;
            }
        }
    }

    /// The number of steps from a hole to the tip on an empty star.
    #[inline(always)]
    pub fn distance(&self, hole: Hole) -> i32 {
        self.distance[hole.index()].into()
    }

    /// The number of rows between a hole and the tip, 0 to 16.
    #[inline(always)]
    pub fn rows(&self, hole: Hole) -> i32 {
        self.rows[hole.index()].into()
    }

    /// The distance of a hole from the axis, in half steps.
    pub fn aside(&self, hole: Hole) -> i32 {
        self.aside[hole.index()].into()
    }

    /// The sum of the distances of a set of holes.
    pub fn total(&self, holes: HoleSet) -> i32 {
        holes.into_iter().map(|hole| self.distance(hole)).sum()
    }

    /// The mirror image of a hole about the axis.
    #[inline(always)]
    pub fn image(&self, hole: Hole) -> Hole {
        Hole::from_index(self.mirror[hole.index()].into())
    }

    /// The mirror image of a set of holes.
    pub fn image_of(&self, holes: HoleSet) -> HoleSet {
        holes.into_iter().map(|hole| self.image(hole)).collect()
    }

    /// A set or its mirror image, whichever has the smaller bits.
    pub fn canonical(&self, holes: HoleSet) -> HoleSet {
        HoleSet::from_bits(holes.bits().min(self.image_of(holes).bits()))
    }

    /// The mirror image of a move.
    pub fn image_of_move(&self, m: Move) -> Move {
        Move { from: self.image(m.from), to: self.image(m.to) }
    }
}

/// The two cube coordinates that change along a row. They are equal on the axis.
fn across(home: Point, hole: Hole) -> (i8, i8) {
    let (x, y, z) = (hole.x(), hole.y(), hole.z());
    match home {
        Point::Top | Point::Bottom => (x, z),
        Point::TopRight | Point::BottomLeft => (y, z),
        Point::BottomRight | Point::TopLeft => (x, y),
    }
}

/// The mirror image of a hole about the axis: the coordinates of [`across`] change places.
fn mirrored(home: Point, hole: Hole) -> Hole {
    let (x, y, z) = (hole.x(), hole.y(), hole.z());
    let (x, y) = match home {
        Point::Top | Point::Bottom => (z, y),
        Point::TopRight | Point::BottomLeft => (x, z),
        Point::BottomRight | Point::TopLeft => (y, x),
    };
    // The star is symmetric, so the image is always a hole.
    Hole::at(x, y).unwrap_or(hole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirrors_keep_the_tip_and_the_home_and_undo_themselves() {
        for point in Point::ALL {
            let view = HomeView::of(point);
            assert_eq!(view.image(point.tip()), point.tip());
            assert_eq!(view.image_of(point.holes()), point.holes());
            for hole in Hole::all() {
                assert_eq!(view.image(view.image(hole)), hole);
                assert_eq!(view.distance(view.image(hole)), view.distance(hole));
                assert_eq!(view.aside(view.image(hole)), view.aside(hole));
                assert_eq!(view.aside(hole) == 0, view.image(hole) == hole);
            }
        }
    }
}
