//! Star halma, known as Chinese checkers: the star, the board, the moves and the game.
//!
//! The rooms, from the top: a room names only those below it.

#![forbid(unsafe_code)]

mod solve;

mod search;

mod game;

mod drawing;
mod notation;

mod eval;

mod board;

pub mod star;

pub use board::zobrist;
pub use board::{Action, Board, EndReason, Move, MoveList, Path, Refusal, Undo};
pub use drawing::Drawing;
pub use eval::{WIN_SCORE, Weights};
pub use game::{Game, GameError, GameOptions, LegalAction, NewGameError, OutOfMemory, Outcome};
pub use notation::{
    FaultyHop, Field, Flag, LogFault, ParsePositionError, PositionFault, ReadActionError, ReplayError,
};
pub use search::{Decision, Evaluation, Line, Mode, SearchError, SearchOptions, SearchOutcome, Searcher};
pub use solve::{Solution, SolveError, SolveOptions, SolveProgress};
pub use star::{
    Direction, Hole, HoleSet, HopClass, Layout, ParseHoleError, Point, Seat, SeatList, tables_ok,
};

#[cfg(feature = "internals")]
pub use eval::{PhaseTables, TaperedTables};
#[cfg(feature = "internals")]
pub use search::{Pruning, multi_player};

#[cfg(feature = "capi")]
pub(crate) use board::{GameStatus, Snapshot};
