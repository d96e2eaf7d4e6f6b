//! The position string: the thirty houses in three groups, the side to move, and the pieces a side has.
//!
//! ```text
//! dldldldldl/........../.......... l 5
//! ```

use std::ffi::CStr;
use std::fmt;
use std::str::FromStr;

use super::{Board, House, Side};
use crate::white_space::WhiteSpace;
use crate::words::said;

/// What is wrong with a position string. A string is read from the left and refused at the first fault, but that its
/// length is asked first and the pieces are counted last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", said(self.text()))]
#[repr(u8)]
pub enum PositionFault {
    /// There is no string, or it is empty.
    Null = 1,
    /// Not three groups.
    Groups,
    /// A group that is not ten long.
    Width,
    /// A character that is not `l`, `d` or `.`.
    Letter,
    /// A side that is not `l` or `d`.
    Side,
    /// Pieces that are not one digit from 1 to 7.
    Pieces,
    /// A side with more pieces on the board than it has.
    Excess,
    /// A field missing, or something after the last.
    Field,
    /// It has [`Board::POSITION_MAX`] bytes or more.
    Long,
}

impl PositionFault {
    /// Every fault, in the order of their numbers, which begin at 1.
    pub const ALL: [PositionFault; 9] = [
        PositionFault::Null,
        PositionFault::Groups,
        PositionFault::Width,
        PositionFault::Letter,
        PositionFault::Side,
        PositionFault::Pieces,
        PositionFault::Excess,
        PositionFault::Field,
        PositionFault::Long,
    ];

    /// The fault in words.
    pub const fn text(self) -> &'static CStr {
        match self {
            PositionFault::Null => c"no position",
            PositionFault::Groups => c"not three groups of houses",
            PositionFault::Width => c"a group that is not ten houses long",
            PositionFault::Letter => c"a character that is not l, d or a dot",
            PositionFault::Side => c"a side that is not l or d",
            PositionFault::Pieces => c"a number of pieces that is not 1 to 7",
            PositionFault::Excess => c"a side with more pieces on the board than it has",
            PositionFault::Field => c"a field that is missing or one too many",
            PositionFault::Long => c"the position is too long",
        }
    }

    fn at(self, offset: usize) -> ParsePositionError {
        ParsePositionError { fault: self, offset, white_space: None, detail: None }
    }

    /// The fault with what is wrong told more closely.
    fn because(self, detail: &'static str, offset: usize) -> ParsePositionError {
        ParsePositionError { detail: Some(detail), ..self.at(offset) }
    }
}

impl From<PositionFault> for i32 {
    fn from(fault: PositionFault) -> i32 {
        fault as i32
    }
}

/// A position string that was refused: what is wrong with it, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePositionError {
    /// What is wrong.
    pub fault: PositionFault,
    /// The byte it was seen at, from 0: the offending character, the start of the field that is wrong or one too
    /// many, or where a group or the string ends too soon; 0 for a side with too many pieces.
    pub offset: usize,
    /// The white space to blame, when it is that.
    pub white_space: Option<WhiteSpace>,
    /// What is wrong, more closely than the fault tells it.
    detail: Option<&'static str>,
}

impl std::error::Error for ParsePositionError {}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.white_space, self.detail) {
            (Some(white_space), _) => white_space.fmt(f),
            (None, Some(detail)) => write!(f, "{detail}, at byte {}", self.offset),
            (None, None) => write!(f, "{}, at byte {}", self.fault, self.offset),
        }
    }
}

impl Board {
    /// The length in bytes that no position string reaches.
    pub const POSITION_MAX: usize = 48;

    /// The board that a position string describes, at ply 0. It is read as bytes: a string that is not UTF-8 is refused
    /// like any other with characters that do not belong.
    ///
    /// No white space is forgiven: a string that is refused for it says so.
    ///
    /// # Errors
    ///
    /// The first [`PositionFault`].
    pub fn from_position(text: &[u8]) -> Result<Board, ParsePositionError> {
        Board::read_position(text).map_err(|error| {
            let read = |text: &[u8]| Board::read_position(text).err().map(|error| error.fault);
            ParsePositionError { white_space: WhiteSpace::to_blame(text, error.fault, read), ..error }
        })
    }

    fn read_position(text: &[u8]) -> Result<Board, ParsePositionError> {
        if text.is_empty() {
            return Err(PositionFault::Null.at(0));
        }
        if text.len() >= Board::POSITION_MAX {
            return Err(PositionFault::Long.at(Board::POSITION_MAX - 1));
        }
        let (houses, fields) = read_groups(text)?;
        let (side, pieces) = read_fields(text, fields)?;
        let fault = PositionFault::Pieces.at(text.len() - 1);
        let mut board = Board::empty(pieces).ok_or(fault)?;
        board.set_side(side);
        for (house, side) in House::all().zip(houses) {
            side.into_iter().for_each(|side| board.put(house, side));
        }
        if board.consistent() { Ok(board) } else { Err(PositionFault::Excess.at(0)) }
    }
}

/// Reads what stands on each house, and answers where the groups end.
fn read_groups(text: &[u8]) -> Result<([Option<Side>; House::COUNT], usize), ParsePositionError> {
    let mut houses = [None; House::COUNT];
    let (mut group, mut width) = (0, 0);
    for (offset, &c) in text.iter().enumerate() {
        let side = match c {
            b'l' => Some(Side::Light),
            b'd' => Some(Side::Dark),
            b'.' => None,
            b'/' | b' ' if width < House::COLS => return Err(PositionFault::Width.at(offset)),
            b'/' if group + 1 < House::ROWS => {
                (group, width) = (group + 1, 0);
                continue;
            }
            b' ' if group + 1 == House::ROWS => return Ok((houses, offset)),
            b'/' | b' ' => return Err(PositionFault::Groups.at(offset)),
            _ => return Err(PositionFault::Letter.at(offset)),
        };
        if width == House::COLS {
            return Err(PositionFault::Width.at(offset));
        }
        houses[group * House::COLS + width] = side;
        width += 1;
    }
    if width < House::COLS {
        Err(PositionFault::Width.at(text.len()))
    } else if group + 1 < House::ROWS {
        Err(PositionFault::Groups.at(text.len()))
    } else {
        Ok((houses, text.len()))
    }
}

/// Reads the side and the pieces behind the groups.
fn read_fields(text: &[u8], groups_end: usize) -> Result<(Side, usize), ParsePositionError> {
    let mut offset = groups_end;
    let mut words = text[groups_end..].split(|&c| c == b' ').skip(1);
    // Each field is told with the byte it starts at.
    let mut field = || {
        let word = words.next();
        let at = offset + 1;
        offset += 1 + word.map_or(0, <[u8]>::len);
        match word {
            Some(word) if !word.is_empty() => Ok((word, at)),
            _ => Err(PositionFault::Field
                .because("the side to move or the number of pieces is missing", at.min(text.len()))),
        }
    };
    let side = match field()? {
        (b"l", _) => Side::Light,
        (b"d", _) => Side::Dark,
        (_, at) => return Err(PositionFault::Side.at(at)),
    };
    let pieces = match field()? {
        ([digit @ b'1'..=b'7'], _) => usize::from(digit - b'0'),
        (_, at) => return Err(PositionFault::Pieces.at(at)),
    };
    match text.len() {
        len if len > offset => {
            Err(PositionFault::Field.because("something follows the number of pieces", offset))
        }
        _ => Ok((side, pieces)),
    }
}

impl fmt::Display for Board {
    /// Writes the position string.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for house in House::all() {
            if house.number() > 1 && house.number() % House::COLS == 1 {
                f.write_str("/")?;
            }
            write!(f, "{}", self.at(house).map_or('.', Side::letter))?;
        }
        write!(f, " {} {}", self.side().letter(), self.pieces())
    }
}

impl FromStr for Board {
    type Err = ParsePositionError;

    /// Reads a position string.
    fn from_str(text: &str) -> Result<Board, ParsePositionError> {
        Board::from_position(text.as_bytes())
    }
}
