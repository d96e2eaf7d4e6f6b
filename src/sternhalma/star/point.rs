//! The six points of the star.

use super::hole::Hole;
use super::hole_set::HoleSet;

/// One of the six points of the star, ten holes each, numbered clockwise from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Point {
    /// The point at the top.
    Top,
    /// The point at the top right.
    TopRight,
    /// The point at the bottom right.
    BottomRight,
    /// The point at the bottom.
    Bottom,
    /// The point at the bottom left.
    BottomLeft,
    /// The point at the top left.
    TopLeft,
}

/// The holes of every point, then the ring holes in front of every point.
const SETS: ([HoleSet; 6], [HoleSet; 6]) = sets();

impl Point {
    /// The number of points.
    pub const COUNT: usize = 6;

    /// The number of the hexagon in the middle, where a point's number is expected.
    pub const CENTRE: i32 = 6;

    /// Every point, in the order of their numbers.
    pub const ALL: [Point; Self::COUNT] =
        [Point::Top, Point::TopRight, Point::BottomRight, Point::Bottom, Point::BottomLeft, Point::TopLeft];

    /// The point's number, 0 (top) to 5 (top left).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The point across the star.
    pub const fn opposite(self) -> Point {
        Self::ALL[(self as usize + 3) % Self::COUNT]
    }

    /// The ten holes of the point.
    pub const fn holes(self) -> HoleSet {
        SETS.0[self as usize]
    }

    /// The five holes of the hexagon's ring in front of the point, which a fifteen-piece start also fills.
    pub const fn front(self) -> HoleSet {
        SETS.1[self as usize]
    }

    /// The hole at the end of the point.
    pub const fn tip(self) -> Hole {
        let (x, y) = [(4, -8), (8, -4), (4, 4), (-4, 8), (-8, 4), (-4, -4)][self as usize];
        match Hole::at(x, y) {
            Some(hole) => hole,
            None => unreachable!(),
        }
    }

    /// The cube coordinate of a hole along the axis of this point: 5 to 8 inside the point and 4 on its front.
    pub(crate) const fn height(self, x: i8, y: i8) -> i8 {
        match self {
            Point::Top => -y,
            Point::TopRight => x,
            Point::BottomRight => x + y,
            Point::Bottom => y,
            Point::BottomLeft => -x,
            Point::TopLeft => -x - y,
        }
    }
}

impl Hole {
    /// The point the hole belongs to, or `None` for the hexagon in the middle.
    pub fn point(self) -> Option<Point> {
        Point::ALL.into_iter().find(|point| point.holes().contains(self))
    }
}

impl From<Point> for i32 {
    fn from(point: Point) -> i32 {
        point as i32
    }
}

impl TryFrom<i32> for Point {
    type Error = i32;

    /// The point with this number. Fails with the number when there is none ([`Point::CENTRE`] is no point).
    fn try_from(number: i32) -> Result<Self, i32> {
        usize::try_from(number).ok().and_then(|n| Self::ALL.get(n).copied()).ok_or(number)
    }
}

const fn sets() -> ([HoleSet; 6], [HoleSet; 6]) {
    let (mut holes, mut fronts) = ([HoleSet::EMPTY; 6], [HoleSet::EMPTY; 6]);
    let mut i = 0;
    while i < Hole::COUNT {
        let hole = Hole::from_index(i);
        let mut p = 0;
        while p < Point::COUNT {
            let height = Point::ALL[p].height(hole.x(), hole.y());
            if height > 4 {
                holes[p] = holes[p].with(hole);
            } else if height == 4 && hole.in_hexagon() {
                fronts[p] = fronts[p].with(hole);
            }
            p += 1;
        }
        i += 1;
    }
    (holes, fronts)
}
