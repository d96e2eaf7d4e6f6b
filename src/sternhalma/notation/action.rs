//! Moves, passes and resignations as text: `e5-f5` a step, `e5:g5:g7` a chain, `pass`, `resign 2`.

use std::ffi::CStr;
use std::fmt;

use crate::log_lines::decimal;
use crate::sternhalma::{Action, Board, Hole, ParseHoleError};
use crate::white_space::trimmed;
use crate::words::said;

/// Why a text is not something that can be done now. The sentence of each is its [`Display`](fmt::Display).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", said(self.text()))]
#[repr(u8)]
pub enum Flag {
    /// The text is not written like a move, a pass or a resignation.
    BadString = 1,
    /// A hole is named that the star does not have.
    NoSuchHole,
    /// There is no piece to move.
    NoPiece,
    /// The piece is another seat's.
    NotYourPiece,
    /// The seat to move has no move, and can only pass.
    MustPass,
    /// The hole to move to is taken.
    Occupied,
    /// The piece cannot get there.
    NotReachable,
    /// A seat that has a move may not pass.
    PassNotAllowed,
    /// The game has no such seat.
    NoSuchSeat,
    /// The seat is home already.
    SeatFinished,
    /// The seat has resigned already.
    SeatResigned,
    /// The game is over.
    GameOver,
}

impl Flag {
    /// Every flag, in the order of their numbers, which begin at 1.
    pub const ALL: [Flag; 12] = [
        Flag::BadString,
        Flag::NoSuchHole,
        Flag::NoPiece,
        Flag::NotYourPiece,
        Flag::MustPass,
        Flag::Occupied,
        Flag::NotReachable,
        Flag::PassNotAllowed,
        Flag::NoSuchSeat,
        Flag::SeatFinished,
        Flag::SeatResigned,
        Flag::GameOver,
    ];

    /// The word for it, as in `bad_string`.
    pub const fn word(self) -> &'static CStr {
        match self {
            Flag::BadString => c"bad_string",
            Flag::NoSuchHole => c"no_such_hole",
            Flag::NoPiece => c"no_piece",
            Flag::NotYourPiece => c"not_your_piece",
            Flag::MustPass => c"must_pass",
            Flag::Occupied => c"occupied",
            Flag::NotReachable => c"not_reachable",
            Flag::PassNotAllowed => c"pass_not_allowed",
            Flag::NoSuchSeat => c"no_such_seat",
            Flag::SeatFinished => c"seat_finished",
            Flag::SeatResigned => c"seat_resigned",
            Flag::GameOver => c"game_over",
        }
    }

    /// The sentence for it.
    pub const fn text(self) -> &'static CStr {
        match self {
            Flag::BadString => c"not written like a move, a pass or a resignation",
            Flag::NoSuchHole => c"the star has no such hole",
            Flag::NoPiece => c"there is no piece in the hole the move starts from",
            Flag::NotYourPiece => c"the piece is not one of the seat to move",
            Flag::MustPass => c"the seat to move has no move, and must pass",
            Flag::Occupied => c"the hole holds a piece",
            Flag::NotReachable => c"the piece cannot get there",
            Flag::PassNotAllowed => c"the seat to move has a move, and may not pass",
            Flag::NoSuchSeat => c"the game has no such seat",
            Flag::SeatFinished => c"the seat is home already",
            Flag::SeatResigned => c"the seat has resigned already",
            Flag::GameOver => c"the game is over",
        }
    }
}

impl From<Flag> for i32 {
    fn from(value: Flag) -> i32 {
        value as i32
    }
}

/// A hop of a chain that cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaultyHop {
    /// Which hop of the chain it is, from 1.
    pub number: u32,
    /// Where it starts.
    pub from: Hole,
    /// Where it should land.
    pub to: Hole,
}

/// A text that was refused: why, and the hop of a chain to blame for it, if one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadActionError {
    /// Why it was refused.
    pub flag: Flag,
    /// The hop to blame.
    pub hop: Option<FaultyHop>,
    /// Whether the move is [`NotReachable`](Flag::NotReachable) because it ends where it starts.
    pub returns: bool,
}

/// What is wrong with a move that ends where it starts.
const RETURNS: &str = "a move ends in another hole than it starts from";

impl std::error::Error for ReadActionError {}

impl fmt::Display for ReadActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ReadActionError { flag, hop, returns } = *self;
        let Some(FaultyHop { number, from, to }) = hop else {
            return if returns { f.write_str(RETURNS) } else { flag.fmt(f) };
        };
        write!(f, "hop {number}, from {from} to {to}: ")?;
        match flag {
            Flag::NotReachable if returns => f.write_str(RETURNS),
            Flag::NotReachable if from == to => f.write_str("a hop ends in another hole than it starts from"),
            Flag::NotReachable if from.distance(to) == 1 && number == 1 => {
                write!(f, "that is a step, which is written {from}-{to}")
            }
            Flag::NotReachable if from.distance(to) == 1 => {
                f.write_str("that is a step, and a chain has none")
            }
            _ => flag.fmt(f),
        }
    }
}

impl From<Flag> for ReadActionError {
    fn from(flag: Flag) -> ReadActionError {
        ReadActionError { flag, hop: None, returns: false }
    }
}

impl Board {
    /// The length in bytes that a text to be read as a move may have; a move as text is far shorter.
    pub const MOVE_TEXT_MAX: usize = 256;

    /// A move as text, by the way it is shown with: `e5-f5` for a step, `e5:g5:g7` for a chain; or `None` when it
    /// is not a move.
    pub fn move_text(&self, from: Hole, to: Hole) -> Option<impl fmt::Display + use<>> {
        let path = self.path(from, to)?;
        let joint = if from.distance(to) == 1 { '-' } else { ':' };
        Some(fmt::from_fn(move |f| {
            write!(f, "{from}")?;
            path.holes()[1..].iter().try_for_each(|hole| write!(f, "{joint}{hole}"))
        }))
    }

    /// Reads a move, a pass or a resignation and judges it against the board, but for whether the game is over.
    ///
    /// `HOLE-HOLE` is accepted for any move, `HOLE:HOLE(:HOLE)…` for a chain of hops by any legal way, `pass`, and
    /// `resign SEAT`; in either case, with spaces, tabs and line ends around.
    ///
    /// # Errors
    ///
    /// Judged in this order: [`BadString`](Flag::BadString), [`NoSuchHole`](Flag::NoSuchHole); for a pass
    /// [`PassNotAllowed`](Flag::PassNotAllowed); for a resignation [`NoSuchSeat`](Flag::NoSuchSeat),
    /// [`SeatFinished`](Flag::SeatFinished), [`SeatResigned`](Flag::SeatResigned); for a move
    /// [`MustPass`](Flag::MustPass), [`NoPiece`](Flag::NoPiece), [`NotYourPiece`](Flag::NotYourPiece),
    /// [`Occupied`](Flag::Occupied), [`NotReachable`](Flag::NotReachable), these two hop by hop in a chain.
    pub fn read_action(&self, text: &[u8]) -> Result<Action, ReadActionError> {
        match Written::read(text)? {
            Written::Pass if self.has_move() => Err(Flag::PassNotAllowed.into()),
            Written::Pass => Ok(Action::Pass),
            Written::Resign(number) => self.judge_resignation(number),
            Written::Ends(from, to) => self.judge_ends(from, to),
            Written::Chain(holes) => self.judge_chain(holes),
        }
    }

    fn judge_resignation(&self, number: u64) -> Result<Action, ReadActionError> {
        let seat = i32::try_from(number).ok().and_then(|n| self.layout().seat(n)).ok_or(Flag::NoSuchSeat)?;
        if self.finished(seat) {
            Err(Flag::SeatFinished.into())
        } else if self.resigned(seat) {
            Err(Flag::SeatResigned.into())
        } else {
            Ok(Action::Resign(seat))
        }
    }

    /// What a move must have whatever way it goes: a seat that can move, and a piece of its own.
    fn judge_start(&self, from: Hole) -> Result<(), Flag> {
        if !self.has_move() {
            return Err(Flag::MustPass);
        }
        match self.at(from) {
            None => Err(Flag::NoPiece),
            Some(seat) if seat != self.to_move() => Err(Flag::NotYourPiece),
            Some(_) => Ok(()),
        }
    }

    /// Judges a move by its two ends, as `HOLE-HOLE` or numbers give it.
    pub(crate) fn judge_ends(&self, from: Hole, to: Hole) -> Result<Action, ReadActionError> {
        self.judge_start(from)?;
        if to != from && self.occupied().contains(to) {
            Err(Flag::Occupied.into())
        } else if !self.reach(from).contains(to) {
            Err(ReadActionError { flag: Flag::NotReachable, hop: None, returns: from == to })
        } else {
            Ok(Action::Move { from, to })
        }
    }

    fn judge_chain(&self, holes: HoleNames<'_>) -> Result<Action, ReadActionError> {
        let mut names = holes.clone();
        let start = names.next().ok_or(Flag::BadString)?.map_err(flag_of)?;
        self.judge_start(start)?;
        let mut hop = FaultyHop { number: 0, from: start, to: start };
        for landing in names {
            hop = FaultyHop { number: hop.number + 1, from: hop.to, to: landing.map_err(flag_of)? };
            let refuse = |flag| Err(ReadActionError { flag, hop: Some(hop), returns: false });
            if hop.to != start && self.occupied().contains(hop.to) {
                return refuse(Flag::Occupied);
            }
            if !self.hops(hop.from, Some(start)).any(|hole| hole == hop.to) {
                return refuse(Flag::NotReachable);
            }
        }
        if hop.to == start {
            return Err(ReadActionError { flag: Flag::NotReachable, hop: Some(hop), returns: true });
        }
        Ok(Action::Move { from: start, to: hop.to })
    }
}

/// The holes named in a text with one character between them.
type HoleNames<'a> = std::iter::Map<std::str::Split<'a, char>, fn(&str) -> Result<Hole, ParseHoleError>>;

/// A text taken apart, not yet judged against a board.
enum Written<'a> {
    Pass,
    Resign(u64),
    Ends(Hole, Hole),
    Chain(HoleNames<'a>),
}

impl Written<'_> {
    fn read(text: &[u8]) -> Result<Written<'_>, Flag> {
        if text.len() > Board::MOVE_TEXT_MAX {
            return Err(Flag::BadString);
        }
        let text = str::from_utf8(trimmed(text).0).map_err(|_| Flag::BadString)?;
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Written::Pass);
        }
        if let Some((word, seat)) = text.split_once(' ') {
            let seat = decimal(seat.as_bytes()).filter(|_| word.eq_ignore_ascii_case("resign"));
            return seat.map(Written::Resign).ok_or(Flag::BadString);
        }
        let joint = if text.contains('-') { '-' } else { ':' };
        let names: HoleNames<'_> = text.split(joint).map(|name| name.parse());
        // A text is a bad string before it names a hole that is not there.
        let named = names.clone().count();
        let wrong = |fault| names.clone().find_map(|name| name.err().filter(|&e| e == fault));
        if named < 2 || (joint == '-' && named > 2) || wrong(ParseHoleError::Shape).is_some() {
            return Err(Flag::BadString);
        }
        let mut ends = names.clone();
        match (joint, ends.next(), ends.next()) {
            _ if wrong(ParseHoleError::NoSuchHole).is_some() => Err(Flag::NoSuchHole),
            ('-', Some(Ok(from)), Some(Ok(to))) => Ok(Written::Ends(from, to)),
            _ => Ok(Written::Chain(names)),
        }
    }
}

fn flag_of(fault: ParseHoleError) -> Flag {
    match fault {
        ParseHoleError::Shape => Flag::BadString,
        ParseHoleError::NoSuchHole => Flag::NoSuchHole,
    }
}
