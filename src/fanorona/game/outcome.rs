//! How a game comes out.

use std::ffi::CStr;
use std::fmt;

use crate::kit::as_str;

/// How a game ended, in the order it is asked: one move can satisfy two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Outcome {
    /// The game goes on.
    Ongoing,
    /// A side has no stones left; the other has won.
    Stones,
    /// The side to move has stones and no step, and has lost.
    NoMoves,
    /// The position has occurred as often as the limit says: a draw.
    Repetition,
    /// As many moves running as the limit says have taken nothing: a draw.
    Quiet,
    /// There were as many moves as the cap allows: a draw.
    PlyCap,
}

impl Outcome {
    /// Every outcome, in the order of their numbers.
    pub const ALL: [Outcome; 6] = [
        Outcome::Ongoing,
        Outcome::Stones,
        Outcome::NoMoves,
        Outcome::Repetition,
        Outcome::Quiet,
        Outcome::PlyCap,
    ];

    /// The outcome as a word; `None` while the game goes on.
    pub const fn word(self) -> Option<&'static CStr> {
        match self {
            Outcome::Ongoing => None,
            Outcome::Stones => Some(c"stones"),
            Outcome::NoMoves => Some(c"no_moves"),
            Outcome::Repetition => Some(c"repetition"),
            Outcome::Quiet => Some(c"quiet"),
            Outcome::PlyCap => Some(c"ply_cap"),
        }
    }
}

impl fmt::Display for Outcome {
    /// Writes the word, `-` while the game goes on.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word().map_or("-", as_str))
    }
}
