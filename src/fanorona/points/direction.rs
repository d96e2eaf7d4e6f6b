//! The eight directions.

/// One of the eight directions along the lines of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// East, towards the later files.
    E,
    /// North-east.
    Ne,
    /// North, towards the later ranks.
    N,
    /// North-west.
    Nw,
    /// West.
    W,
    /// South-west.
    Sw,
    /// South.
    S,
    /// South-east.
    Se,
}

impl Direction {
    /// How many directions there are.
    pub const COUNT: usize = 8;

    /// Every direction, in the order of their numbers.
    pub const ALL: [Direction; Self::COUNT] = [
        Direction::E,
        Direction::Ne,
        Direction::N,
        Direction::Nw,
        Direction::W,
        Direction::Sw,
        Direction::S,
        Direction::Se,
    ];

    /// The direction's number, 0 (east) to 7 (south-east), anticlockwise.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction four round from this one.
    pub const fn opposite(self) -> Direction {
        Self::ALL[(self as usize + 4) % Self::COUNT]
    }

    /// What one step in this direction adds to the file and to the rank.
    pub const fn offset(self) -> (i8, i8) {
        [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)][self as usize]
    }

    /// Whether the direction is one of the four diagonal ones.
    pub const fn is_diagonal(self) -> bool {
        self as usize % 2 == 1
    }

    /// Whether points further in this direction have larger numbers.
    pub(crate) const fn is_ascending(self) -> bool {
        (self as usize) < Self::COUNT / 2
    }
}

impl TryFrom<i32> for Direction {
    type Error = i32;

    /// The direction with this number; the number itself when there is none.
    fn try_from(number: i32) -> Result<Self, i32> {
        usize::try_from(number).ok().and_then(|n| Self::ALL.get(n).copied()).ok_or(number)
    }
}
