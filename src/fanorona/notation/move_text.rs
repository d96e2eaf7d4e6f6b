//! Steps and moves as text: `d2-e3` for a paika, `d2-e3A` for an approach, `d3-e3W-e4A` for a withdrawal and an approach
//! after it, and `stop` for the end of a move in progress.

use std::fmt;

use crate::fanorona::board::{Board, Kind, Move, Step, Why};
use crate::fanorona::points::{Point, Shape};
use crate::kit::trimmed;

/// What is wrong with a text that is to be a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveFault {
    /// It is not written like a move.
    #[error("not written like a move")]
    Text,
    /// One of its steps is not legal.
    #[error(transparent)]
    Step(Why),
    /// It is to stop, and no move is in progress.
    #[error("no move is in progress")]
    NothingToStop,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// There is no memory to remember it in.
    #[error("out of memory")]
    OutOfMemory,
}

/// A text that was refused as a move: why, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadMoveError {
    /// What is wrong.
    pub fault: MoveFault,
    /// The byte it was seen at, from 0: for a step the first of its point of departure.
    pub offset: usize,
    /// What takes along the line of a step that is told as one that takes nothing.
    takes: Option<Takes>,
}

/// The ways to take along the line of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Takes {
    shape: Shape,
    from: Point,
    to: Point,
    by_approach: bool,
    by_withdrawal: bool,
}

impl fmt::Display for Takes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Takes { shape, from, to, by_approach, by_withdrawal } = *self;
        let (from, to) = (shape.point_name(from), shape.point_name(to));
        write!(f, "{from}-{to} takes: write ")?;
        match (by_approach, by_withdrawal) {
            (true, true) => write!(f, "{from}-{to}A or {from}-{to}W"),
            (true, false) => write!(f, "{from}-{to}A"),
            _ => write!(f, "{from}-{to}W"),
        }
    }
}

impl std::error::Error for ReadMoveError {}

impl ReadMoveError {
    /// What is wrong, and the way out where there is one.
    pub(super) fn reason(&self) -> impl fmt::Display {
        let ReadMoveError { fault, takes, .. } = *self;
        fmt::from_fn(move |f| match takes {
            Some(takes) => write!(f, "{takes}"),
            None => write!(f, "{fault}"),
        })
    }
}

impl fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, at byte {}", self.reason(), self.offset)
    }
}

/// The word for the move of no steps.
const STOP: &str = "stop";

impl<F: Into<MoveFault>> From<F> for ReadMoveError {
    /// The error for what is wrong with a text as a whole.
    fn from(fault: F) -> ReadMoveError {
        ReadMoveError { fault: fault.into(), offset: 0, takes: None }
    }
}

impl Shape {
    /// A step as text.
    pub fn step_text(self, step: &Step) -> impl fmt::Display + use<> {
        let (from, to) = (self.point_name(step.from), self.point_name(step.to));
        let letter = step.kind.letter();
        fmt::from_fn(move |f| write!(f, "{from}-{to}{letter}"))
    }

    /// A move as text, or what is left of one in progress.
    pub fn move_text(self, m: &Move) -> impl fmt::Display + '_ {
        fmt::from_fn(move |f| write_steps(f, self, m.steps()))
    }
}

/// Writes steps as one move; `stop` for none.
fn write_steps(f: &mut fmt::Formatter<'_>, shape: Shape, steps: &[Step]) -> fmt::Result {
    let Some(first) = steps.first() else { return f.write_str(STOP) };
    write!(f, "{}", shape.point_name(first.from))?;
    steps.iter().try_for_each(|step| write!(f, "-{}{}", shape.point_name(step.to), step.kind.letter()))
}

impl Board {
    /// The length in bytes that no move as text reaches.
    pub const MOVE_TEXT_MAX: usize = 128;

    /// The whole move that a text tells, or the rest of the move in progress; it is not made. When more steps could
    /// follow its last, the move is one that stops there.
    ///
    /// Upper case, and spaces, tabs and line ends around the text, are forgiven.
    ///
    /// # Errors
    ///
    /// [`MoveFault::Text`] for what is not written like a move, whatever the board; otherwise the first step that is
    /// not legal.
    pub fn read_move(&self, text: impl AsRef<[u8]>) -> Result<Move, ReadMoveError> {
        let text = text.as_ref();
        let fault = |offset| ReadMoveError { fault: MoveFault::Text, offset, takes: None };
        let too_long = fault(text.len().min(Self::MOVE_TEXT_MAX));
        if text.len() >= Self::MOVE_TEXT_MAX {
            return Err(too_long);
        }
        let (text, before) = trimmed(text);
        let mut lower = [0; Self::MOVE_TEXT_MAX];
        let lower = &mut lower[..text.len()];
        lower.copy_from_slice(text);
        lower.make_ascii_lowercase();
        let text = &*lower;
        if text == STOP.as_bytes() {
            return if self.in_chain() { Ok(Move::STOP) } else { Err(MoveFault::NothingToStop.into()) };
        }
        self.read_steps(text, too_long)
            .map_err(|error| ReadMoveError { offset: before + error.offset, ..error })
    }

    /// The steps that a text in lower case tells.
    fn read_steps(&self, text: &[u8], too_long: ReadMoveError) -> Result<Move, ReadMoveError> {
        let fault = |offset| ReadMoveError { fault: MoveFault::Text, offset, takes: None };
        // What is not written like a move is that, whatever the board says of its first steps.
        let written =
            ParsedStep::all(text).try_fold(0, |count, told| told.map(|_| count + 1)).map_err(fault)?;
        if written == 0 {
            return Err(fault(text.len()));
        }
        let (mut board, mut m) = (self.clone(), Move::STOP);
        for told in ParsedStep::all(text).flatten() {
            let step = told.judge(self, &board).map_err(|why| told.refused(why, &board))?;
            board.make(&step);
            if !m.push(step) {
                return Err(too_long);
            }
        }
        Ok(m.stopping(board.in_chain()))
    }
}

/// A step as a text tells it.
#[derive(Clone, Copy)]
struct ParsedStep<'a> {
    from: &'a [u8],
    to: &'a [u8],
    kind: Kind,
    offset: usize,
}

impl<'a> ParsedStep<'a> {
    /// The steps that a text tells, up to the first word that tells none, of which the byte is told.
    fn all(text: &'a [u8]) -> impl Iterator<Item = Result<ParsedStep<'a>, usize>> {
        let is_name = |name: &[u8]| matches!(name, [b'a'..=b'z', b'1'..=b'9']);
        let mut words = text.split(|&c| c == b'-');
        let mut from = words.next().unwrap_or_default();
        let (mut from_at, mut next_at) = (0, from.len() + 1);
        words.map(move |word| {
            let offset = next_at;
            next_at += word.len() + 1;
            let (to, kind) = match word.split_last() {
                Some((b'a', to)) => (to, Kind::Approach),
                Some((b'w', to)) => (to, Kind::Withdraw),
                _ => (word, Kind::Paika),
            };
            let told = ParsedStep { from, to, kind, offset: from_at };
            if !is_name(from) {
                return Err(from_at);
            }
            if !is_name(to) {
                return Err(offset);
            }
            (from, from_at) = (to, offset);
            Ok(told)
        })
    }

    /// The step on a board that the steps before it have led to from its start.
    fn judge(&self, start: &Board, board: &Board) -> Result<Step, Why> {
        let shape = board.shape();
        let from = shape.point_named(self.from).ok_or(Why::OffBoard)?;
        if board.side() != start.side() {
            // The move ended with the step before.
            return Err(Why::NotTheStone);
        }
        let to = shape.point_named(self.to);
        let number = |point: Option<Point>| {
            point.and_then(|to| shape.direction(from, to)).map_or(-1, |direction| direction.index() as i32)
        };
        board.judge(from, number(to), self.kind)
    }

    fn refused(&self, why: Why, board: &Board) -> ReadMoveError {
        let takes = if why == Why::MustTake { self.takes(board) } else { None };
        ReadMoveError { fault: MoveFault::Step(why), offset: self.offset, takes }
    }

    /// The ways to take along the line of the step; `None` when there is none.
    fn takes(&self, board: &Board) -> Option<Takes> {
        let shape = board.shape();
        let (from, to) = (shape.point_named(self.from)?, shape.point_named(self.to)?);
        let direction = shape.direction(from, to)?.index() as i32;
        let is_legal = |kind| board.judge(from, direction, kind).is_ok();
        let (by_approach, by_withdrawal) = (is_legal(Kind::Approach), is_legal(Kind::Withdraw));
        (by_approach || by_withdrawal).then_some(Takes { shape, from, to, by_approach, by_withdrawal })
    }
}
