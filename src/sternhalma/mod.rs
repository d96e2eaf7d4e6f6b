//! Star halma, known as Chinese checkers: the star, the board, the moves and the game.

mod board;
mod crossing;
mod drawing;
mod evaluate;
#[allow(unsafe_code, reason = "it is what C calls")]
pub mod ffi;
mod game;
pub mod lanes;
mod layout;
mod move_list;
mod moves;
mod notation;
mod path;
mod perft;
mod play;
mod random_forward;
mod reaches;
mod replies;
mod search;
mod seat;
mod solve;
mod stage;
pub mod star;
pub mod zobrist;

pub use board::Board;
pub use drawing::Drawing;
pub use evaluate::{WIN_SCORE, Weights};
pub use game::{Game, GameError, GameOptions, LegalAction, NewGameError, OutOfMemory, Outcome};
pub use layout::Layout;
pub use move_list::MoveList;
pub use moves::Move;
pub use notation::{
    FaultyHop, Field, Flag, LogFault, ParsePositionError, PositionFault, ReadActionError, ReplayError,
};
pub use path::Path;
pub use play::{Action, Refusal, Undo};
pub use reaches::Reaches;
pub use search::{Decision, Evaluation, Line, Mode, SearchError, SearchOptions, SearchOutcome, Searcher};
#[doc(hidden)]
pub use search::{Phase, Pruning, Values, many};
pub use seat::{Seat, SeatList};
pub use solve::{Solution, SolveError, SolveOptions, SolveProgress};
pub use stage::How;

pub use star::{Direction, Hole, HoleSet, HopClass, ParseHoleError, Point, tables_ok};

use play::Moment;
use stage::Stage;
