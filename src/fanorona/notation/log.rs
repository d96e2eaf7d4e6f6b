//! Games as text: what a game began from, its limits, and the moves made since, one a line. The steps of a move in
//! progress stand last, on a line of their own that begins with a `+`.
//!
//! ```text
//! fanorona 1
//! board tsivy
//! quiet_limit 60
//! repeat 3
//! ply_cap 3000
//! moves 1
//! d3-e3A
//! ```
//!
//! In place of the board stands `start` and a position, when the game began from one.

use std::fmt::{self, Display};

use super::move_text::ReadMoveError;
use super::position::ParsePositionError;
use crate::fanorona::board::{Board, Limits, Move, Step};
use crate::fanorona::points::Shape;
use crate::kit::{LogLines, Place, codes};

codes! {
    /// A part of a game as text, or of what a game is made of.
    pub enum Field: [text] {
        /// The first line, `fanorona 1`.
        Header = 1, "not a game of fanorona: its first line is not `fanorona 1`";
        /// The board whose set-up a game begins from.
        Board = 2, "not one of the boards tsivy, dimy and telo, or given beside a position";
        /// The position a game starts from.
        Position = 3, "not a position";
        /// How many moves running may take nothing.
        QuietLimit = 4, "not a quiet limit from 0 to 2147483647";
        /// How often a position may occur.
        Repeat = 5, "not a limit of occurrences, which is 0 or from 2 to 2147483647";
        /// How many moves a game may have.
        PlyCap = 6, "not a cap from 1 to 3000";
        /// How many moves there are.
        Moves = 7, "not how many moves there are";
        /// One of them.
        Move = 8, "not written like a move, or not as many moves as the text says";
    }
}

/// What is wrong with a part of a game as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFault {
    /// It is not what has to stand there, is missing, or is one line too many.
    BadString,
    /// The position is none.
    Position(ParsePositionError),
    /// The move cannot be made.
    Move(ReadMoveError),
}

/// A game as text that was refused: what is wrong with it, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {}", fmt::from_fn(|f| self.write_fault(f)))]
pub struct ReplayError {
    /// The part at fault.
    pub field: Field,
    /// What is wrong with it.
    pub fault: LogFault,
    /// The line it was seen in, from 1: for a line that is missing, the one it should have been.
    pub line: usize,
    /// The byte of the line it was seen at, from 1: the first of the word, value or step at fault, in a position the
    /// one at fault, and the end of the line where a value is missing.
    /// A byte-order mark is no part of its line.
    pub column: usize,
    /// The same byte counted from the start of the text, from 0.
    pub offset: usize,
}

impl ReplayError {
    fn write_fault(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.fault, self.field) {
            (LogFault::Position(error), _) => error.fmt(f),
            (LogFault::Move(error), _) => error.reason().fmt(f),
            // A move that is there is judged: what is wrong is that it is not, or is one too many.
            (LogFault::BadString, Field::Move) => f.write_str("not as many moves as the text says"),
            (LogFault::BadString, field) => f.write_str(field.text()),
        }
    }
}

/// What a game as text says before its moves.
pub(crate) struct Opening {
    pub start: Board,
    pub from_position: bool,
    pub limits: Limits,
    pub moves: u32,
}

/// Writes a game, given what it began from, its limits, how many moves it has, and its steps and stops, each with
/// whether it completed a move.
pub(crate) fn write_log(
    f: &mut fmt::Formatter<'_>,
    (start, from_position): (&Board, bool),
    limits: &Limits,
    moves: u32,
    actions: impl Iterator<Item = (Option<Step>, bool)>,
) -> fmt::Result {
    let shape = start.shape();
    writeln!(f, "fanorona 1")?;
    if from_position {
        writeln!(f, "start {start}")?;
    } else {
        writeln!(f, "board {shape}")?;
    }
    writeln!(f, "quiet_limit {}\nrepeat {}\nply_cap {}", limits.quiet, limits.repeat, limits.ply_cap)?;
    writeln!(f, "moves {moves}")?;
    let mut m = Move::STOP;
    for (step, completes) in actions {
        if let Some(step) = step {
            m.push(step);
        }
        if completes {
            writeln!(f, "{}", shape.move_text(&m))?;
            m = Move::STOP;
        }
    }
    if m.steps().is_empty() { Ok(()) } else { writeln!(f, "+{}", shape.move_text(&m)) }
}

/// A game as text being read, a line at a time.
pub(crate) struct LogReader<'a>(LogLines<'a>);

impl<'a> LogReader<'a> {
    /// A text before its first line.
    pub fn new(text: &'a [u8]) -> LogReader<'a> {
        LogReader(LogLines::new(text))
    }

    /// Reads the lines before the moves.
    pub fn opening(&mut self) -> Result<Opening, ReplayError> {
        self.count("fanorona", Field::Header, |version| version == 1)?;
        self.0.advance();
        let (start, from_position) = match self.0.split() {
            (b"start", position) => (self.position(position.unwrap_or_default())?, true),
            (b"board", name) => (self.board(name)?, false),
            _ => return Err(self.fault(Field::Board, 0, LogFault::BadString)),
        };
        let limits = Limits {
            quiet: self.count("quiet_limit", Field::QuietLimit, |_| true)?,
            repeat: self.count("repeat", Field::Repeat, |repeat| repeat != 1)?,
            ply_cap: self.count("ply_cap", Field::PlyCap, |cap| (1..=Limits::PLY_CAP).contains(&cap))?,
        };
        let moves = self.count("moves", Field::Moves, |_| true)?;
        Ok(Opening { start, from_position, limits, moves })
    }

    /// The text of the next move.
    pub fn next_move(&mut self) -> Result<&'a [u8], ReplayError> {
        if self.0.advance() && !self.0.line().starts_with(b"+") {
            Ok(self.0.line())
        } else {
            Err(self.fault(Field::Move, 0, LogFault::BadString))
        }
    }

    /// The steps of the move in progress, when there is one; an error when the next line is anything else but blank.
    pub fn open_move(&mut self) -> Result<Option<&'a [u8]>, ReplayError> {
        if !self.0.advance() {
            return Ok(None);
        }
        match self.0.line().strip_prefix(b"+") {
            Some(steps) => Ok(Some(steps)),
            None if self.0.is_blank() => Ok(None),
            None => Err(self.fault(Field::Move, 0, LogFault::BadString)),
        }
    }

    /// An error when a line follows that is not blank.
    pub fn end(&mut self) -> Result<(), ReplayError> {
        match self.0.advance_past_blanks() {
            true => Err(self.fault(Field::Move, 0, LogFault::BadString)),
            false => Ok(()),
        }
    }

    /// The error for the move just read, which stands so many bytes into its line.
    pub fn refused(&self, before: usize, error: ReadMoveError) -> ReplayError {
        self.fault(Field::Move, before + error.offset, LogFault::Move(error))
    }

    fn position(&self, text: &[u8]) -> Result<Board, ReplayError> {
        Board::from_position(text).map_err(|error| {
            let before = self.0.line().len() - text.len();
            self.fault(Field::Position, before + error.offset, LogFault::Position(error))
        })
    }

    fn board(&self, name: Option<&[u8]>) -> Result<Board, ReplayError> {
        let len = self.0.line().len();
        let at = name.map_or(len, |name| len - name.len());
        let shape = Shape::ALL.into_iter().find(|shape| name == Some(shape.name().as_bytes()));
        shape.map(Board::new).ok_or(self.fault(Field::Board, at, LogFault::BadString))
    }

    /// The number in the next line, which has to be a key, a space and a number that a judge takes.
    fn count(
        &mut self,
        key: &str,
        field: Field,
        judge: impl FnOnce(u32) -> bool,
    ) -> Result<u32, ReplayError> {
        self.0.advance();
        let judged = |number: i32| u32::try_from(number).ok().filter(|&number| judge(number));
        self.0.count(key, judged).map_err(|at| self.fault(field, at, LogFault::BadString))
    }

    /// The error for a byte of the line, counted from 0.
    fn fault(&self, field: Field, at: usize, fault: LogFault) -> ReplayError {
        let Place { line, column, offset } = self.0.place(at);
        ReplayError { field, fault, line, column, offset }
    }
}
