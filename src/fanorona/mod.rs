//! Fanorona, the game of Madagascar in which stones are taken by moving up to them or away from them: the board, its
//! steps and moves, the game and how it ends, and a search.
//!
//! # Examples
//!
//! Play a game by its steps until it is over:
//!
//! ```
//! use sternhalma::fanorona::{Game, GameOptions, Outcome, Shape};
//!
//! let mut game = Game::new(&GameOptions { shape: Some(Shape::Telo), ..GameOptions::default() })?;
//! while !game.over() {
//!     let step = game.steps().next().expect("a game that goes on has a step");
//!     game.step(step.from, step.direction, step.kind)?;
//!     if game.can_stop() {
//!         game.stop()?;
//!     }
//! }
//! assert_ne!(game.outcome(), Outcome::Ongoing);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Ask for a good move, and play it:
//!
//! ```
//! use sternhalma::fanorona::{Game, GameOptions, SearchOptions};
//!
//! let mut game = Game::new(&GameOptions::default())?;
//! let found = game.search(&mut SearchOptions { budget: 1_000, ..SearchOptions::default() })?;
//! game.play_move(&found.best)?;
//! assert_eq!(game.ply(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Which type for what
//!
//! - [`Board`] is what stands where, whose turn it is, and the move in progress. It knows the steps and not how a game
//!   ends.
//! - [`Game`] is a board with the moves that made it, and judges each move.
//! - [`Shape`] is one of the three boards that fanorona is played on.
//!
//! The rules are in `docs/fanorona.md`.

#![forbid(unsafe_code)]

mod board;
mod drawing;
mod eval;
mod game;
mod notation;
mod points;
mod search;

pub use board::Chain;

pub use board::Board;
pub use board::Limits;
pub use board::Steps;
pub use board::{Kind, Step};
pub use board::{Move, MovesError};
pub use board::{Undo, Why};
pub use eval::{WIN_SCORE, Weights};
pub use game::{Game, GameOptions, NewGameError, Outcome, Refused};
pub use notation::{
    Field, LogFault, MoveFault, ParsePositionError, PositionFault, ReadMoveError, ReplayError,
};
pub use points::Direction;
pub use points::Side;
pub use points::{ParseShapeError, Shape};
pub use points::{Point, PointSet};
pub use search::{SearchError, SearchOptions, SearchOutcome, Searcher};
