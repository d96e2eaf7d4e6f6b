//! How a game comes out.

use std::fmt;

use crate::kit::codes;

codes! {
    /// How a game ended, in the order it is asked: one move can satisfy two.
    pub enum Outcome: [name] {
        /// The game goes on.
        Ongoing = 0, "-";
        /// A side has no stones left; the other has won.
        Stones = 1, "stones";
        /// The side to move has stones and no step, and has lost.
        NoMoves = 2, "no_moves";
        /// The position has occurred as often as the limit says: a draw.
        Repetition = 3, "repetition";
        /// As many moves running as the limit says have taken nothing: a draw.
        Quiet = 4, "quiet";
        /// There were as many moves as the cap allows: a draw.
        PlyCap = 5, "ply_cap";
    }
}

impl fmt::Display for Outcome {
    /// Writes the name, `-` while the game goes on.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
