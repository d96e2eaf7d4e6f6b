//! How far a game has got.

use crate::sternhalma::star::{Seat, SeatList};

/// How a game ended, or that it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum EndReason {
    /// It goes on.
    Ongoing,
    /// Every seat is home, or every seat but one of those that did not resign.
    Home,
    /// It came to its cap.
    Cap,
    /// Every seat still racing passed in a row.
    Deadlock,
    /// A resignation left one seat racing, or none.
    Resign,
}

impl EndReason {
    /// Every way, in the order of their numbers.
    pub const ALL: [EndReason; 5] =
        [EndReason::Ongoing, EndReason::Home, EndReason::Cap, EndReason::Deadlock, EndReason::Resign];

    /// The word for it in a position string, `-` while the game goes on.
    pub const fn word(self) -> &'static str {
        match self {
            EndReason::Ongoing => "-",
            EndReason::Home => "home",
            EndReason::Cap => "cap",
            EndReason::Deadlock => "deadlock",
            EndReason::Resign => "resign",
        }
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
