//! Games as text: what a game began from, and what was done since, one action a line.
//!
//! ```text
//! sternhalma 1
//! seats 3
//! pieces 10
//! cap 3000
//! first 0
//! moves 2
//! d1-e5
//! resign 1
//! ```
//!
//! In place of the four lines from `seats` to `first` stands `start` and a position, when the game began from one.

use std::fmt::{self, Display};

use super::action::{Flag, ReadActionError};
use super::position::ParsePositionError;
use crate::kit::{LogLines, Place, codes, trimmed};
use crate::sternhalma::board::{Action, Board};
use crate::sternhalma::star::{Layout, Seat};

codes! {
    /// A part of a log, or of what a game is made of.
    pub enum Field: [name text] {
        /// The first line of a log, `sternhalma 1`.
        Header = 1, "header", "not a log: its first line is not `sternhalma 1`";
        /// How many seats there are.
        Seats = 2, "seats", "not 1, 2, 3, 4 or 6 seats, or given beside a position";
        /// How many pieces each starts with.
        Pieces = 3,
            "pieces",
            "not 10 pieces, or 15 for one, two or three seats, or given beside a position";
        /// The ply the game stops at.
        Cap = 4, "cap", "not a cap from 1 to 2147483647, or given beside a position";
        /// The seat that moves first.
        First = 5, "first", "not one of the seats, or given beside a position";
        /// The position a game starts from.
        Position = 6, "position", "not a position";
        /// How many moves a log has.
        Moves = 7, "moves", "not how many moves there are";
        /// One of them.
        Move = 8, "move", "not written like a move, or not as many moves as the log says";
    }
}

/// What is wrong with a part of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFault {
    /// It is not what has to stand there, is missing, or is one line too many.
    BadString,
    /// The position is none.
    Position(ParsePositionError),
    /// The move cannot be made.
    Move(ReadActionError),
    /// There was no memory to keep the move in.
    OutOfMemory,
}

/// A log that was refused: what is wrong with it, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {}", fmt::from_fn(|f| self.write_fault(f)))]
pub struct ReplayError {
    /// The part at fault.
    pub field: Field,
    /// What is wrong with it.
    pub fault: LogFault,
    /// The line it was seen in, from 1: for a line that is missing, the one it should have been.
    pub line: usize,
    /// The byte of the line it was seen at, from 1: the first of the word or value at fault, in a position the one
    /// at fault, in a chain the first of the hole that cannot be hopped to, and the end of the line where a value is
    /// missing.
    /// A byte-order mark is no part of its line.
    pub column: usize,
    /// The same byte counted from the start of the log, from 0.
    pub offset: usize,
}

impl ReplayError {
    /// The number of what is wrong: for a position that of its [`PositionFault`](crate::PositionFault), for a move that of its [`Flag`],
    /// and that of [`Flag::BadString`] for the rest; `None` when it was memory that ran out.
    pub fn code(&self) -> Option<u8> {
        match self.fault {
            LogFault::BadString => Some(Flag::BadString as u8),
            LogFault::Position(error) => Some(error.fault as u8),
            LogFault::Move(error) => Some(error.flag as u8),
            LogFault::OutOfMemory => None,
        }
    }
}

impl ReplayError {
    fn write_fault(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.fault, self.field) {
            (LogFault::Position(error), _) => error.fmt(f),
            (LogFault::Move(error), _) => error.fmt(f),
            (LogFault::OutOfMemory, _) => f.write_str("no memory for this move"),
            // A move that is there is judged: what is wrong is that it is not, or is one too many.
            (LogFault::BadString, Field::Move) => f.write_str("not as many moves as the log says"),
            (LogFault::BadString, field) => f.write_str(field.text()),
        }
    }
}

/// What a game began from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Opening {
    /// What the board showed.
    pub board: Board,
    /// Whether that was told by a position, and not by the numbers of a set-up.
    pub from_position: bool,
}

impl Opening {
    /// The start of a game from the set-up: each seat in its start.
    pub fn set_up(layout: Layout) -> Opening {
        Opening { board: Board::new(layout), from_position: false }
    }

    /// The start of a game from a position.
    pub fn position(text: &[u8]) -> Result<Opening, ParsePositionError> {
        Ok(Opening { board: Board::from_position(text)?, from_position: true })
    }

    /// Makes the game stop at a ply; `None` for a number that is no cap.
    pub fn set_cap(&mut self, cap: i64) -> Option<()> {
        u32::try_from(cap).is_ok_and(|cap| self.board.set_cap(cap)).then_some(())
    }

    /// Makes a seat move first; `None` for a number that is no seat.
    pub fn set_first(&mut self, seat: i32) -> Option<()> {
        Seat::try_from(seat).is_ok_and(|seat| self.board.set_to_move(seat)).then_some(())
    }
}

/// What was done as text, given the board it was done on: a move by the way it is shown with, `pass`, or `resign 2`.
pub(crate) fn action_text(board: &Board, action: Action) -> impl fmt::Display + use<> {
    let way = match action {
        Action::Move { from, to } => board.move_text(from, to),
        Action::Pass | Action::Resign(_) => None,
    };
    fmt::from_fn(move |f| match (action, &way) {
        (_, Some(way)) => write!(f, "{way}"),
        (Action::Move { from, to }, None) => write!(f, "{from}-{to}"),
        (Action::Pass, None) => f.write_str("pass"),
        (Action::Resign(seat), None) => write!(f, "resign {seat}"),
    })
}

/// Writes a log, given its moves as text and how many there are.
pub(crate) fn write_log(
    f: &mut fmt::Formatter<'_>,
    opening: &Opening,
    mut moves: impl ExactSizeIterator<Item = impl fmt::Display>,
) -> fmt::Result {
    let board = &opening.board;
    writeln!(f, "sternhalma 1")?;
    if opening.from_position {
        writeln!(f, "start {board}")?;
    } else {
        writeln!(f, "seats {}\npieces {}", board.layout().seats(), board.layout().pieces())?;
        writeln!(f, "cap {}\nfirst {}", board.cap(), board.to_move())?;
    }
    writeln!(f, "moves {}", moves.len())?;
    moves.try_for_each(|text| writeln!(f, "{text}"))
}

/// A log being read, a line at a time.
pub(crate) struct LogReader<'a>(LogLines<'a>);

impl<'a> LogReader<'a> {
    /// A log before its first line.
    pub fn new(text: &'a [u8]) -> LogReader<'a> {
        LogReader(LogLines::new(text))
    }

    /// Reads the lines before the moves: what the game began from, and how many moves there are.
    pub fn opening(&mut self) -> Result<(Opening, u32), ReplayError> {
        self.0.advance();
        self.count("sternhalma", Field::Header, |version| (version == 1).then_some(()))?;
        self.0.advance();
        let opening = match self.0.split() {
            (b"start", position) => self.position(position.unwrap_or_default())?,
            _ => self.set_up()?,
        };
        self.0.advance();
        let moves = self.count("moves", Field::Moves, |moves| u32::try_from(moves).ok())?;
        Ok((opening, moves))
    }

    /// The text of the next move.
    pub fn next_move(&mut self) -> Result<&'a [u8], ReplayError> {
        if self.0.advance() {
            Ok(self.0.line())
        } else {
            Err(self.fault(Field::Move, 0, LogFault::BadString))
        }
    }

    /// An error when a line follows that is not blank.
    pub fn end(&mut self) -> Result<(), ReplayError> {
        match self.0.advance_past_blanks() {
            true => Err(self.fault(Field::Move, 0, LogFault::BadString)),
            false => Ok(()),
        }
    }

    /// The error for the move just read.
    pub fn refused(&self, fault: LogFault) -> ReplayError {
        let hop = match fault {
            LogFault::Move(error) => error.hop,
            _ => None,
        };
        let line = self.0.line();
        // The hole a hop lands on is the one after as many colons as the hop is numbered.
        let landing = hop.and_then(|hop| {
            let mut colons = line.iter().enumerate().filter(|&(_, &c)| c == b':');
            colons.nth((hop.number as usize).checked_sub(1)?).map(|(at, _)| at + 1)
        });
        let first = Some(trimmed(line).1).filter(|&before| before < line.len());
        self.fault(Field::Move, landing.or(first).unwrap_or(0), fault)
    }

    fn position(&self, text: &[u8]) -> Result<Opening, ReplayError> {
        Opening::position(text).map_err(|error| {
            let before = self.0.line().len() - text.len();
            self.fault(Field::Position, before + error.offset, LogFault::Position(error))
        })
    }

    fn set_up(&mut self) -> Result<Opening, ReplayError> {
        let seats = self.count("seats", Field::Seats, |seats| Layout::has_seats(seats).then_some(seats))?;
        self.0.advance();
        let layout = self.count("pieces", Field::Pieces, |pieces| Layout::new(seats, pieces))?;
        let mut opening = Opening::set_up(layout);
        self.0.advance();
        self.count("cap", Field::Cap, |cap| opening.set_cap(cap.into()))?;
        self.0.advance();
        self.count("first", Field::First, |first| opening.set_first(first))?;
        Ok(opening)
    }

    /// What a judge makes of the number in the line, which has to be a key, a space and the number.
    fn count<T>(
        &self,
        key: &str,
        field: Field,
        judge: impl FnOnce(i32) -> Option<T>,
    ) -> Result<T, ReplayError> {
        self.0.count(key, judge).map_err(|at| self.fault(field, at, LogFault::BadString))
    }

    /// The error for a byte of the line, counted from 0.
    fn fault(&self, field: Field, at: usize, fault: LogFault) -> ReplayError {
        let Place { line, column, offset } = self.0.place(at);
        ReplayError { field, fault, line, column, offset }
    }
}
