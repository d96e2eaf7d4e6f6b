//! How a game ends.

use super::Board;
use crate::kit::codes;
use crate::senet::track::Side;

codes! {
    /// Whether the game goes on.
    pub enum Status: [] {
        /// It goes on.
        Ongoing = 0;
        /// A side has no piece left on the board, and the other has.
        Won = 1;
        /// It came to the ply cap.
        Drawn = 2;
    }
}

codes! {
    /// How a game ended.
    pub enum EndReason: [] {
        /// It goes on.
        Ongoing = 0;
        /// A side has borne off all its pieces.
        Home = 1;
        /// It came to the ply cap.
        PlyCap = 2;
    }
}

impl Board {
    /// The ply at which a game is drawn: swaps and the water send pieces back, so that nothing else bounds a game.
    ///
    /// It is there for games that go wrong. Of a hundred thousand games of each set, both sides moving at random, half
    /// end within 176 plies under kendall and 174 under skyruk, and the longest have 327 and 370
    /// (`cargo run --release --example senet_games`).
    pub const PLY_CAP: u32 = 10_000;

    /// Whether the game goes on. A board without any piece is one where it does.
    pub fn status(&self) -> Status {
        if self.winner().is_some() {
            Status::Won
        } else if self.ply() >= Board::PLY_CAP {
            Status::Drawn
        } else {
            Status::Ongoing
        }
    }

    /// How the game ended.
    pub fn how(&self) -> EndReason {
        match self.status() {
            Status::Ongoing => EndReason::Ongoing,
            Status::Won => EndReason::Home,
            Status::Drawn => EndReason::PlyCap,
        }
    }

    /// The side that has no piece left on the board while the other has.
    pub fn winner(&self) -> Option<Side> {
        let gone = |side: &Side| self.men(*side).is_empty() && !self.men(!*side).is_empty();
        Side::ALL.into_iter().find(gone)
    }

    pub(crate) fn over(&self) -> bool {
        self.status() != Status::Ongoing
    }
}
