//! How a game came out.

use std::fmt;

use crate::sternhalma::board::{Board, EndReason};
use crate::sternhalma::star::{Seat, SeatList};

/// How a game that is over came out.
///
/// Its [`Display`](fmt::Display) names the seats from the first place down, and those that got home:
/// `cap at ply 40: 1. seat 2 (home), 2. seat 0, 2. seat 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    how: EndReason,
    plies: u32,
    home: SeatList,
    seats: usize,
    places: [usize; Seat::MAX],
}

impl Outcome {
    /// The outcome that a board shows, or `None` while its game goes on.
    pub(super) fn of(board: &Board) -> Option<Outcome> {
        let mut places = [0; Seat::MAX];
        for seat in board.layout().each_seat() {
            places[seat.index()] = board.place_of(seat);
        }
        board.over().then(|| Outcome {
            how: board.how(),
            plies: board.ply(),
            home: board.status.home,
            seats: board.layout().seats(),
            places,
        })
    }

    /// How the game ended; never [`EndReason::Ongoing`].
    pub fn how(&self) -> EndReason {
        self.how
    }

    /// Each seat's place, in seat order; 1 is the best, and seats may share one.
    pub fn places(&self) -> &[usize] {
        &self.places[..self.seats]
    }

    /// The seats that got home, in the order they did.
    pub fn home(&self) -> SeatList {
        self.home
    }

    /// How many moves and passes were made.
    pub fn plies(&self) -> u32 {
        self.plies
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at ply {}", self.how.name(), self.plies)?;
        let mut before = ": ";
        for place in 1..=self.seats {
            for (seat, _) in Seat::ALL.into_iter().zip(self.places()).filter(|&(_, &p)| p == place) {
                let home = if self.home.contains(seat) { " (home)" } else { "" };
                write!(f, "{before}{place}. seat {seat}{home}")?;
                before = ", ";
            }
        }
        Ok(())
    }
}
