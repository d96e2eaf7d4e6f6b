//! How far a game has got.

use crate::kit::codes;
use crate::sternhalma::star::{Seat, SeatList};

codes! {
    /// How a game ended, or that it goes on.
    #[derive(Hash)]
    pub enum EndReason: [name] {
        /// It goes on.
        Ongoing = 0, "-";
        /// Every seat is home, or every seat but one of those that did not resign.
        Home = 1, "home";
        /// It came to its cap.
        Cap = 2, "cap";
        /// Every seat still racing passed in a row.
        Deadlock = 3, "deadlock";
        /// A resignation left one seat racing, or none.
        Resign = 4, "resign";
    }
}

/// Everything about a game but its pieces and its cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameStatus {
    /// The seat whose turn it is.
    pub to_move: Seat,
    /// Moves and passes made.
    pub ply: u32,
    /// Passes just made in a row.
    pub passes: u32,
    /// The seats home, in the order they got there.
    pub home: SeatList,
    /// The seats that resigned, in their order.
    pub resigned: SeatList,
    /// How the game ended.
    pub how: EndReason,
}

impl GameStatus {
    /// The largest ply, and the largest cap.
    pub const PLY_MAX: u32 = i32::MAX as u32;

    /// Where every game begins.
    pub const FRESH: GameStatus = GameStatus {
        to_move: Seat::ALL[0],
        ply: 0,
        passes: 0,
        home: SeatList::EMPTY,
        resigned: SeatList::EMPTY,
        how: EndReason::Ongoing,
    };

    /// Whether a seat has neither come home nor resigned.
    pub fn racing(&self, seat: Seat) -> bool {
        !self.home.contains(seat) && !self.resigned.contains(seat)
    }

    /// How many of a number of seats are still racing.
    pub fn racing_count(&self, seats: usize) -> usize {
        seats - self.home.len() - self.resigned.len()
    }

    /// Whether the race is run: nobody is racing, or with several seats only one is.
    pub fn race_run(&self, seats: usize) -> bool {
        self.racing_count(seats) <= usize::from(seats > 1)
    }

    /// Whether every seat still racing has passed in a row.
    pub fn all_passed(&self, seats: usize) -> bool {
        self.passes as usize >= self.racing_count(seats)
    }
}
