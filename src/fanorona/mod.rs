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

mod board;
mod captures;
mod chain;
mod direction;
mod draw;
mod evaluate;
#[allow(unsafe_code, reason = "it is what C calls")]
pub mod ffi;
mod game;
mod lines;
mod moves;
mod notation;
mod perft;
mod play;
mod point;
mod search;
mod shape;
mod side;
mod step;
mod steps;
mod zobrist;

pub use board::Board;
pub use direction::Direction;
pub use evaluate::{WIN_SCORE, Weights};
pub use game::{Game, GameOptions, Limits, NewGameError, Outcome, Refused};
pub use moves::{Move, MovesError};
pub use notation::{
    Field, LogFault, MoveFault, ParsePositionError, PositionFault, ReadMoveError, ReplayError,
};
pub use play::{Undo, Why};
pub use point::{Point, PointSet};
pub use search::{SearchError, SearchOptions, SearchOutcome, Searcher};
pub use shape::{ParseShapeError, Shape};
pub use side::Side;
pub use step::{Kind, Step};
pub use steps::Steps;

use chain::Chain;
