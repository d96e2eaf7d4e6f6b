//! The seats of a game and lists of them.

use std::fmt;

/// A seat, 0 to 5. Seat 0 moves first on a new board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats of a layout.
    pub const MAX: usize = 6;

    /// Every seat of the largest layout.
    pub const ALL: [Seat; Self::MAX] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4), Seat(5)];

    /// The seat with this number, or `None` for a number above 5.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < Self::MAX { Some(Seat(number as u8)) } else { None }
    }

    /// The seat's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The digit of the seat in a position string.
    pub const fn digit(self) -> char {
        (b'0' + self.0) as char
    }
}

impl TryFrom<i32> for Seat {
    type Error = i32;

    /// The seat with this number. Fails with the number when it is not from 0 to 5.
    fn try_from(number: i32) -> Result<Self, i32> {
        usize::try_from(number).ok().and_then(Seat::new).ok_or(number)
    }
}

impl From<Seat> for i32 {
    fn from(seat: Seat) -> i32 {
        seat.0.into()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An ordered list of different seats.
///
/// It is one number: four bits a seat from the low end and a bit above the last. Two lists are equal exactly when their
/// numbers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeatList(u32);

impl SeatList {
    /// The empty list.
    pub const EMPTY: SeatList = SeatList(1);

    /// The number of seats in the list.
    pub const fn len(self) -> usize {
        (self.0.ilog2() / 4) as usize
    }

    /// Whether the list is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 1
    }

    /// The seats, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.len()).map(move |i| Seat((self.0 >> (4 * i) & 15) as u8))
    }

    /// The position of a seat in the list, from 0.
    pub fn position(self, seat: Seat) -> Option<usize> {
        self.iter().position(|s| s == seat)
    }

    /// Whether another list begins with this one.
    pub fn begins(self, other: SeatList) -> bool {
        self.len() <= other.len() && self.iter().eq(other.iter().take(self.len()))
    }

    /// Whether a seat is in the list.
    pub fn contains(self, seat: Seat) -> bool {
        self.position(seat).is_some()
    }

    /// The list with a seat appended; the same list when it contains the seat.
    #[must_use]
    pub fn with(self, seat: Seat) -> SeatList {
        if self.contains(seat) {
            return self;
        }
        let shift = 4 * self.len();
        SeatList((self.0 ^ 1 << shift) | u32::from(seat.0) << shift | 16 << shift)
    }

    /// The list as a number: four bits a seat from the low end, and a bit above the last.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The list with these bits, or `None` when they are not those of a list.
    pub fn from_bits(bits: u32) -> Option<SeatList> {
        let mut list = SeatList::EMPTY;
        let mut left = bits;
        while left > 1 {
            let seat = Seat::new((left & 15) as usize).filter(|&seat| !list.contains(seat))?;
            list = list.with(seat);
            left >>= 4;
        }
        (list.0 == bits).then_some(list)
    }
}
