//! Senet: the race along thirty houses that Egypt played, by the rule sets of Kendall and of Skyruk.
//!
//! # Examples
//!
//! Play a game with sticks thrown from a seed, each side making the move it would without looking ahead:
//!
//! ```
//! use sternhalma::senet::{Board, RuleSet, Roll, Status};
//!
//! let rules = RuleSet::KENDALL;
//! let mut board = Board::new(5).expect("five pieces a side");
//! for number in 0.. {
//!     if board.status() != Status::Ongoing {
//!         break;
//!     }
//!     let roll = Roll::thrown(1, number);
//!     match board.greedy(roll, &rules, None) {
//!         Some(index) => board.apply(&board.moves(roll, &rules, None)[index], &rules)?.undo,
//!         None => board.forfeit(roll),
//!     };
//! }
//! assert_eq!(board.status(), Status::Won);
//! # Ok::<(), sternhalma::senet::Unplayable>(())
//! ```
//!
//! Ask for a good move:
//!
//! ```
//! use sternhalma::senet::{Board, Roll, RuleSet, SearchOptions};
//!
//! let board = Board::new(5).expect("five pieces a side");
//! let roll = Roll::try_from(2).expect("a roll");
//! let outcome = board.search(roll, &RuleSet::SKYRUK, &mut SearchOptions::default())?;
//! assert!(outcome.index.is_some() && outcome.depth >= 3);
//! # Ok::<(), sternhalma::senet::SearchError>(())
//! ```
//!
//! [`Board`] is what stands where and whose turn it is: it judges nothing that is put on it and holds no throw. A
//! [`RuleSet`] says how pieces move. The rules are in `docs/senet.md`.

#![forbid(unsafe_code)]

mod board;
mod drawing;
mod eval;
mod notation;
mod search;
mod track;

pub use board::Board;
pub use board::Exit;
pub use board::tables_ok;
pub use board::{Done, Undo, Unplayable};
pub use board::{EndReason, Status};
pub use board::{Kind, Move, MoveList};
pub use board::{Protect, Reach26, RuleField, RuleSet, RuleSetId};
pub use drawing::Drawing;
pub use eval::{WIN_SCORE, Weights};
pub use notation::{ParsePositionError, PositionFault};
#[cfg(feature = "internals")]
pub use search::Pruning;
pub use search::{SearchError, SearchOptions, SearchOutcome};
pub use track::House;
pub use track::HouseSet;
pub use track::Roll;
pub use track::Side;
