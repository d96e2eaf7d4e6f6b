//! What a game is made with.

use crate::fanorona::notation::{Field, ParsePositionError};
use crate::fanorona::points::Shape;

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

    pub(super) fn check(&self) -> Result<(), NewGameError> {
        if self.quiet > Self::MAX {
            Err(NewGameError::Quiet)
        } else if self.repeat == 1 || self.repeat > Self::MAX {
            Err(NewGameError::Repeat)
        } else if !(1..=Self::PLY_CAP).contains(&self.ply_cap) {
            Err(NewGameError::PlyCap)
        } else {
            Ok(())
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { quiet: 60, repeat: 3, ply_cap: Self::PLY_CAP }
    }
}

/// What a game is made with: a board or a position, and the limits.
///
/// ```
/// use sternhalma::fanorona::{Game, GameOptions, Limits, Shape};
///
/// let limits = Limits { quiet: 40, ..Limits::default() };
/// let game = Game::new(&GameOptions { shape: Some(Shape::Dimy), limits, ..GameOptions::default() }).unwrap();
/// assert_eq!(game.position().to_string(), "bbbbb/bbbbb/bw1bw/wwwww/wwwww w");
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct GameOptions<'a> {
    /// The board whose set-up the game begins from; fanoron-tsivy by default.
    pub shape: Option<Shape>,
    /// A position string to start from, in place of a board.
    pub position: Option<&'a [u8]>,
    /// The limits.
    pub limits: Limits,
}

/// Why no game can be made of some options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NewGameError {
    /// A board was asked for that a position tells.
    #[error("a board cannot be given with a position")]
    WithPosition,
    /// The position is none.
    #[error(transparent)]
    Position(#[from] ParsePositionError),
    /// Not a limit of moves that take nothing.
    #[error("the quiet limit is not a number from 0 to 2147483647")]
    Quiet,
    /// Not a limit of occurrences.
    #[error("the limit of occurrences is neither 0 nor a number from 2 to 2147483647")]
    Repeat,
    /// Not a cap.
    #[error("the cap is not a number from 1 to 3000")]
    PlyCap,
    /// There is no memory for it.
    #[error("out of memory")]
    OutOfMemory,
}

impl NewGameError {
    /// The option at fault; `None` when it was memory that ran out.
    pub fn field(&self) -> Option<Field> {
        match self {
            NewGameError::WithPosition => Some(Field::Board),
            NewGameError::Position(_) => Some(Field::Position),
            NewGameError::Quiet => Some(Field::QuietLimit),
            NewGameError::Repeat => Some(Field::Repeat),
            NewGameError::PlyCap => Some(Field::PlyCap),
            NewGameError::OutOfMemory => None,
        }
    }
}
