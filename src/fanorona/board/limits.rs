//! The limits of a game.

/// The limits of a game, which do not change once it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many moves running may take nothing before the game is drawn; 0 for any number.
    pub quiet: u32,
    /// How often a position has to occur for the game to be drawn, at least 2; 0 for never.
    pub repeat: u32,
    /// How many moves a game may have, 1 to [`Limits::PLY_CAP`].
    pub ply_cap: u32,
}

impl Limits {
    /// The most moves a game may have.
    pub const PLY_CAP: u32 = 3000;

    /// The largest number that the other two limits may be.
    pub const MAX: u32 = i32::MAX as u32;
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { quiet: 60, repeat: 3, ply_cap: Self::PLY_CAP }
    }
}
