//! What a game is made with.

use crate::sternhalma::notation::{Field, Flag, Opening, ParsePositionError};
use crate::sternhalma::star::Layout;

/// What a game is made with: a layout, a cap and a first seat, each of which has a default, or a position, which
/// tells all of them.
///
/// Any number may be asked for; [`Game::new`](super::Game::new) says which are played.
///
/// ```
/// use sternhalma::{Game, GameOptions};
///
/// let game = Game::new(&GameOptions { seats: Some(3), cap: Some(500), ..GameOptions::default() }).unwrap();
/// assert_eq!((game.seats(), game.pieces(), game.cap()), (3, 10, 500));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct GameOptions<'a> {
    /// How many seats: 1, 2, 3, 4 or 6; 2 by default. One seat crosses alone.
    pub seats: Option<i32>,
    /// How many pieces each has: 10, which is the default, or, for up to three seats, 15.
    pub pieces: Option<i32>,
    /// The ply the game stops at, 1 to 2,147,483,647; 1,000 a seat by default.
    pub cap: Option<i64>,
    /// The seat that moves first; 0 by default.
    pub first: Option<i32>,
    /// A position string to start from, in place of all of the above.
    pub position: Option<&'a [u8]>,
}

/// Why no game can be made of some options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NewGameError {
    /// Not a number of seats that play.
    #[error("the game is played by 1, 2, 3, 4 or 6 seats")]
    Seats,
    /// Not a number of pieces that so many seats play with.
    #[error("so many seats do not play with so many pieces")]
    Pieces,
    /// Not a cap.
    #[error("the cap is not a number from 1 to 2147483647")]
    Cap,
    /// Not one of the seats.
    #[error("the seat to move first is not one of the seats")]
    First,
    /// Something else was asked for that a position tells.
    #[error("{} cannot be given with a position", .0.name())]
    WithPosition(Field),
    /// The position is none.
    #[error(transparent)]
    Position(#[from] ParsePositionError),
}

impl NewGameError {
    /// The option at fault.
    pub fn field(&self) -> Field {
        match *self {
            NewGameError::Seats => Field::Seats,
            NewGameError::Pieces => Field::Pieces,
            NewGameError::Cap => Field::Cap,
            NewGameError::First => Field::First,
            NewGameError::WithPosition(field) => field,
            NewGameError::Position(_) => Field::Position,
        }
    }

    /// The number of what is wrong: for a position that of its fault, otherwise that of [`Flag::BadString`].
    pub fn code(&self) -> u8 {
        match self {
            NewGameError::Position(error) => error.fault as u8,
            _ => Flag::BadString as u8,
        }
    }

    /// The byte of the position at fault, from 0.
    pub fn offset(&self) -> Option<usize> {
        match self {
            NewGameError::Position(error) => Some(error.offset),
            _ => None,
        }
    }
}

impl GameOptions<'_> {
    /// What a game with these options begins from. Judged in the order of the fields.
    pub(super) fn opening(&self) -> Result<Opening, NewGameError> {
        if let Some(position) = self.position {
            let other = self.first_given().map(NewGameError::WithPosition);
            return other.map_or_else(|| Ok(Opening::position(position)?), Err);
        }
        let seats = self.seats.unwrap_or(2);
        if !Layout::has_seats(seats) {
            return Err(NewGameError::Seats);
        }
        let layout = Layout::new(seats, self.pieces.unwrap_or(10)).ok_or(NewGameError::Pieces)?;
        let mut opening = Opening::set_up(layout);
        if let Some(cap) = self.cap {
            opening.set_cap(cap).ok_or(NewGameError::Cap)?;
        }
        if let Some(first) = self.first {
            opening.set_first(first).ok_or(NewGameError::First)?;
        }
        Ok(opening)
    }

    /// The first of the fields given but the position.
    fn first_given(&self) -> Option<Field> {
        let given = [
            (Field::Seats, self.seats.is_some()),
            (Field::Pieces, self.pieces.is_some()),
            (Field::Cap, self.cap.is_some()),
            (Field::First, self.first.is_some()),
        ];
        given.into_iter().find_map(|(field, given)| given.then_some(field))
    }
}
