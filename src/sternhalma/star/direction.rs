//! The six directions.

/// One of the six directions along the lines of the star.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// East, to the right along a row.
    E,
    /// North-east.
    Ne,
    /// North-west.
    Nw,
    /// West.
    W,
    /// South-west.
    Sw,
    /// South-east.
    Se,
}

impl Direction {
    /// The number of directions.
    pub const COUNT: usize = 6;

    /// Every direction, in the order of their numbers.
    pub const ALL: [Direction; Self::COUNT] =
        [Direction::E, Direction::Ne, Direction::Nw, Direction::W, Direction::Sw, Direction::Se];

    /// The direction's number, 0 (east) to 5 (south-east), anticlockwise.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opposite direction.
    pub const fn opposite(self) -> Direction {
        Self::ALL[(self as usize + 3) % Self::COUNT]
    }

    /// The changes of x and y by one step in this direction.
    pub const fn offset(self) -> (i8, i8) {
        [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)][self as usize]
    }
}

impl TryFrom<i32> for Direction {
    type Error = i32;

    /// The direction with this number. Fails with the number when there is none.
    fn try_from(number: i32) -> Result<Self, i32> {
        usize::try_from(number).ok().and_then(|n| Self::ALL.get(n).copied()).ok_or(number)
    }
}
