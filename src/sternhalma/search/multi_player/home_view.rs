//! What a way home looks like, for each of the six homes.

use std::sync::LazyLock;

use crate::sternhalma::star::{Hole, HoleSet, Point, TABLE};

/// The star as seen on the way to the home in one of its points.
pub struct Course {
    /// How many steps each hole is from the tip of the home.
    pub distance: [u8; Hole::COUNT],
    /// How far each hole is to one side of the line from tip to tip, in half holes.
    pub aside: [u8; Hole::COUNT],
    /// The holes at each distance.
    pub rings: [HoleSet; 19],
    /// For each hole, the moves from it that go no further from the tip, as bits of a merged word (see
    /// [`HopClasses::merge`](crate::sternhalma::star::HopClasses::merge)).
    pub onward: [u64; Hole::COUNT],
}

impl Course {
    /// The way to the home in a point.
    pub fn to(home: Point) -> &'static Course {
        static COURSES: LazyLock<[Course; Point::COUNT]> =
            LazyLock::new(|| Point::ALL.map(|home| Course::work_out(home.tip())));
        &COURSES[home.index()]
    }

    fn work_out(tip: Hole) -> Course {
        let distance = |hole: Hole| hole.distance(tip) as u8;
        // Of a hole's three coordinates the one that grows towards the tip tells how near it is; the other two are
        // equal on the line from tip to tip.
        let aside = |hole: Hole| {
            let (x, y, z) = (hole.x(), hole.y(), hole.z());
            let (a, b) = match [tip.x(), tip.y(), tip.z()].map(i8::abs) {
                [8, ..] => (y, z),
                [_, 8, _] => (x, z),
                _ => (x, y),
            };
            a.abs_diff(b)
        };
        let onward = |hole: Hole| {
            let bits = TABLE.target[hole.index()].iter().take(64).enumerate();
            let near =
                bits.filter(|(_, m)| m.from == hole && m.to != hole && distance(m.to) <= distance(hole));
            near.fold(0, |word, (bit, _)| word | 1 << bit)
        };
        Course {
            rings: std::array::from_fn(|far| {
                Hole::all().filter(|&hole| distance(hole) as usize == far).collect()
            }),
            distance: std::array::from_fn(|hole| distance(Hole::from_index(hole))),
            aside: std::array::from_fn(|hole| aside(Hole::from_index(hole))),
            onward: std::array::from_fn(|hole| onward(Hole::from_index(hole))),
        }
    }
}
