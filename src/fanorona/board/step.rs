//! A step: one stone moved to the point beside it, and what that takes.

use crate::fanorona::points::{Direction, Point, PointSet};

/// What a step takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    /// Nothing.
    Paika,
    /// The unbroken line of the other side's stones straight ahead of where the stone goes.
    Approach,
    /// The unbroken line of the other side's stones straight behind where the stone was.
    Withdraw,
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 3;

    /// Every kind, in the order of their numbers.
    pub const ALL: [Kind; Self::COUNT] = [Kind::Paika, Kind::Approach, Kind::Withdraw];

    /// The letter that ends a step as text; none for a paika.
    pub const fn letter(self) -> &'static str {
        match self {
            Kind::Paika => "",
            Kind::Approach => "A",
            Kind::Withdraw => "W",
        }
    }
}

impl TryFrom<i32> for Kind {
    type Error = i32;

    /// The kind with this number; the number itself when there is none.
    fn try_from(number: i32) -> Result<Self, i32> {
        Self::ALL.into_iter().find(|&kind| kind as i32 == number).ok_or(number)
    }
}

/// A step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Where the stone was.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
    /// The way it goes.
    pub direction: Direction,
    /// What it takes.
    pub kind: Kind,
    /// The points whose stones it takes.
    pub taken: PointSet,
}

impl Step {
    /// The points whose stones are taken, nearest first.
    pub fn taken_in_order(&self) -> impl Iterator<Item = Point> + use<> {
        let away = match self.kind {
            Kind::Withdraw => self.direction.opposite(),
            Kind::Paika | Kind::Approach => self.direction,
        };
        let mut points = self.taken.into_iter();
        std::iter::from_fn(move || if away.is_ascending() { points.next() } else { points.next_back() })
    }
}
