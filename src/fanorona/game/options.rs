//! What a game is made with.

use crate::fanorona::board::Limits;
use crate::fanorona::notation::{Field, ParsePositionError};
use crate::fanorona::points::Shape;

impl NewGameError {
    /// The limit that a game cannot be made with, if there is one.
    pub(super) fn check(limits: &Limits) -> Result<(), NewGameError> {
        if limits.quiet > Limits::MAX {
            Err(NewGameError::Quiet)
        } else if limits.repeat == 1 || limits.repeat > Limits::MAX {
            Err(NewGameError::Repeat)
        } else if !(1..=Limits::PLY_CAP).contains(&limits.ply_cap) {
            Err(NewGameError::PlyCap)
        } else {
            Ok(())
        }
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
