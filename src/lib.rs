//! Star halma, known as Chinese checkers, on the star of 121 holes: a board, the game it keeps, a game that remembers
//! its moves, and all of it as text.
//!
//! # Examples
//!
//! Play a game of three seats, and read it back from its log:
//!
//! ```
//! use sternhalma::{Game, GameOptions};
//!
//! let mut game = Game::new(&GameOptions { seats: Some(3), ..GameOptions::default() })?;
//! game.play("c1:e5")?;
//! game.play("j10-i9")?;
//! assert_eq!(game.play("e5-e6").unwrap_err().to_string(), "the piece is not one of the seat to move");
//!
//! let again = Game::replay(game.log().to_string())?;
//! assert_eq!(again.position().to_string(), game.position().to_string());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Let two seats play at random until the game is over:
//!
//! ```
//! use sternhalma::{Board, How, Layout};
//!
//! let mut board = Board::new(Layout::new(2, 10).expect("two play with ten pieces"));
//! for seed in 0.. {
//!     if board.over() {
//!         break;
//!     }
//!     match board.random_forward(seed) {
//!         Some(m) => board.play(m.from, m.to)?,
//!         None => board.pass()?,
//!     };
//! }
//! assert_eq!(board.how(), How::Home);
//! # Ok::<(), sternhalma::Refusal>(())
//! ```
//!
//! Ask what a piece can do:
//!
//! ```
//! use sternhalma::{Board, Hole};
//!
//! let board: Board = "[1]/[2]/[3]/[4]/[13]/[3]01[1]1[5]/[5]0[5]/[4]1[5]/[9]/\
//!                     [10]/[11]/[12]/[13]/[4]/[3]/[2]/[1] 0 2 10".parse()?;
//! let f4: Hole = "f4".parse()?;
//! assert_eq!(board.reach(f4).len(), 9);
//! assert_eq!(board.move_text(f4, "h4".parse()?).unwrap().to_string(), "f4:f6:h6:h4");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Ask for a good move:
//!
//! ```
//! use sternhalma::{Board, Decision, Layout, SearchOptions};
//!
//! let board = Board::new(Layout::new(2, 10).expect("two play with ten pieces"));
//! let outcome = board.search(&mut SearchOptions { budget: 5_000, ..SearchOptions::default() })?;
//! assert!(matches!(outcome.decision, Decision::Move(_)) && outcome.depth >= 2);
//! # Ok::<(), sternhalma::SearchError>(())
//! ```
//!
//! # Which type for what
//!
//! - [`Board`] is what stands where. It judges nothing that is put on it, and by the rules what is played on it.
//! - [`Game`] is always by the rules and remembers: it undoes, tells its log and reads it again.
//! - [`star`] is what is the same for every board.
//! - [`Drawing`] is a picture of a board or a game, an SVG image, and the same as lines of text.
//! - [`Searcher`] chooses a move, and [`Board::solve`] finds the shortest way across for one seat, or for two that help
//!   each other.
//! - `fanorona` is a sister game of its own, with a board, a game and a search.
//!
//! - [`senet`] is the engine of another game, with a board and a search of its own.
//!
//! The rules are in `docs/rules.md`.
//!
//! # From C
//!
//! The same things are in `include/sternhalma.h`, which is generated from [`ffi`].
//!
//! # Features
//!
//! - `senet`: on. The Senet engine.
//! - `fanorona`: on. The Fanorona engine.
//! - `capi`: off; cargo-c asks for it, and it changes nothing: the C interface is always there.
//! - `test-panic`: off, and not for users. It exports functions that fail on purpose, for the tests of the C
//!   interface.

#![deny(missing_docs, unsafe_code, unsafe_op_in_unsafe_fn, clippy::undocumented_unsafe_blocks)]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

#[allow(unsafe_code, reason = "it is where C hands over pointers")]
mod abi;
mod abi_version;
mod interrupt;
mod log_lines;
mod memory;
mod meter;
mod option_error;
mod random;
mod table;
mod white_space;
mod words;

#[cfg(feature = "fanorona")]
pub mod fanorona;
#[cfg(feature = "senet")]
pub mod senet;
mod sternhalma;

pub use interrupt::Interrupt;
pub use option_error::{OptionError, OptionName};
pub use sternhalma::*;
pub use white_space::WhiteSpace;
