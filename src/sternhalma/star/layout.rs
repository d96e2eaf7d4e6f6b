//! Layouts: the number of seats and pieces, and the points they start in.

use super::hole::Hole;
use super::hole_set::HoleSet;
use super::point::Point;
use super::seat::Seat;

/// The number of seats and of pieces each starts with: one, two, three, four or six seats with ten pieces each, or one,
/// two or three with fifteen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    seats: u8,
    pieces: u8,
}

impl Layout {
    /// Every layout.
    pub const ALL: [Layout; 8] = [
        Layout { seats: 1, pieces: 10 },
        Layout { seats: 1, pieces: 15 },
        Layout { seats: 2, pieces: 10 },
        Layout { seats: 2, pieces: 15 },
        Layout { seats: 3, pieces: 10 },
        Layout { seats: 3, pieces: 15 },
        Layout { seats: 4, pieces: 10 },
        Layout { seats: 6, pieces: 10 },
    ];

    /// The layout with these numbers of seats and of pieces a seat, or `None` when there is none.
    pub fn new(seats: i32, pieces: i32) -> Option<Layout> {
        Self::ALL.into_iter().find(|l| i32::from(l.seats) == seats && i32::from(l.pieces) == pieces)
    }

    /// Whether any layout has this number of seats.
    pub fn has_seats(seats: i32) -> bool {
        Self::ALL.iter().any(|l| i32::from(l.seats) == seats)
    }

    /// The number of seats.
    pub const fn seats(self) -> usize {
        self.seats as usize
    }

    /// The number of pieces each seat starts with.
    pub const fn pieces(self) -> usize {
        self.pieces as usize
    }

    /// The seats, in turn order.
    pub fn each_seat(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::ALL.into_iter().take(self.seats())
    }

    /// The seat with this number, or `None` when the layout has no such seat.
    pub fn seat(self, number: i32) -> Option<Seat> {
        Seat::try_from(number).ok().filter(|&seat| self.has(seat))
    }

    /// Whether the layout has a seat.
    pub const fn has(self, seat: Seat) -> bool {
        seat.index() < self.seats()
    }

    /// The point a seat starts in. The points go clockwise from the top. For a seat the layout does not have, its point
    /// with six seats.
    pub const fn point(self, seat: Seat) -> Point {
        use super::point::Point::{Bottom, BottomLeft, BottomRight, Top, TopRight};
        match (self.seats, seat.index()) {
            (2, 1) | (4, 2) => Bottom,
            (3, 1) => BottomRight,
            (3, 2) | (4, 3) => BottomLeft,
            (4, 1) => TopRight,
            (1..=4, 0) => Top,
            (_, index) => Point::ALL[index],
        }
    }

    /// The holes a seat's pieces start in.
    pub fn start(self, seat: Seat) -> HoleSet {
        self.filled(self.point(seat))
    }

    /// The holes of a seat's home: the point opposite its own, and with fifteen pieces that point's front as well.
    pub fn home(self, seat: Seat) -> HoleSet {
        self.filled(self.point(seat).opposite())
    }

    /// The tip of a seat's home.
    pub const fn tip(self, seat: Seat) -> Hole {
        self.point(seat).opposite().tip()
    }

    /// The default cap, in plies: 1,000 a seat.
    pub const fn default_cap(self) -> u32 {
        1000 * self.seats as u32
    }

    fn filled(self, point: Point) -> HoleSet {
        if self.pieces == 15 { point.holes() | point.front() } else { point.holes() }
    }
}
