//! The status of a game.

use crate::kit::codes;
use crate::sternhalma::star::{Seat, SeatList};

codes! {
    /// How a game ended.
    #[derive(Hash)]
    pub enum EndReason: [name] {
        /// It has not ended.
        Ongoing = 0, "-";
        /// Every seat is home, or all but one of the seats that did not resign.
        Home = 1, "home";
        /// It reached its cap.
        Cap = 2, "cap";
        /// Every seat still racing passed in a row.
        Deadlock = 3, "deadlock";
        /// A resignation left one seat racing, or none.
        Resign = 4, "resign";
    }
}

/// The status of a game, without its pieces and its cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameStatus {
    /// The seat whose turn it is.
    pub to_move: Seat,
    /// The number of moves and passes made.
    pub ply: u32,
    /// The number of passes in a row up to now.
    pub passes: u32,
    /// The seats that came home, in that order.
    pub home: SeatList,
    /// The seats that resigned, in that order.
    pub resigned: SeatList,
    /// How the game ended.
    pub how: EndReason,
}

impl GameStatus {
    /// The largest ply, and the largest cap.
    pub const PLY_MAX: u32 = i32::MAX as u32;

    /// The status at the beginning of a game.
    pub const FRESH: GameStatus = GameStatus {
        to_move: Seat::ALL[0],
        ply: 0,
        passes: 0,
        home: SeatList::EMPTY,
        resigned: SeatList::EMPTY,
        how: EndReason::Ongoing,
    };

    /// Whether a seat is still racing: it has neither come home nor resigned.
    pub fn racing(&self, seat: Seat) -> bool {
        !self.home.contains(seat) && !self.resigned.contains(seat)
    }

    /// The number of seats still racing, given the number of seats.
    pub fn racing_count(&self, seats: usize) -> usize {
        seats - self.home.len() - self.resigned.len()
    }

    /// Whether the race is over: no seat is racing, or only one of several.
    pub fn race_run(&self, seats: usize) -> bool {
        self.racing_count(seats) <= usize::from(seats > 1)
    }

    /// Whether every seat still racing has passed in a row.
    pub fn all_passed(&self, seats: usize) -> bool {
        self.passes as usize >= self.racing_count(seats)
    }
}
