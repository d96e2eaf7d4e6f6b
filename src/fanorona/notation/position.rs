//! The position string: the ranks from the top, the side to move, and in the middle of a move where its stone is, which
//! way it went last and the points it has stood on.
//!
//! ```text
//! bbb3b2/bbbbb4/bw3b3/w1w1w2w1/1ww6 w
//! bb2bbbbb/bbbbbbbbb/bwb1wbwbw/www1w1www/www1wwwww b d4 6 d5d4
//! ```

use std::ffi::CStr;
use std::fmt;
use std::str::FromStr;

use crate::fanorona::chain::Chain;
use crate::fanorona::{Board, Direction, Point, Shape, Side};
use crate::white_space::WhiteSpace;
use crate::words::said;

/// What is wrong with a position string. A string is checked in this order, but that a side field that is missing is
/// a [`Field`](PositionFault::Field) fault at once, and those of the move in progress come last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", said(self.text()))]
#[repr(u8)]
pub enum PositionFault {
    /// There is no string, or it is empty.
    Null = 1,
    /// It has [`Board::POSITION_MAX`] bytes or more.
    Long,
    /// Ranks that are not those of any board.
    Shape,
    /// A character that the ranks cannot hold.
    Letter,
    /// A side to move that is none.
    Side,
    /// More stones of a side than the board is set up with.
    Count,
    /// A move in progress that cannot be.
    Chain,
    /// Not the fields there have to be: the ranks and the side, and after those none or three.
    Field,
}

impl PositionFault {
    /// Every fault, in the order of their numbers, which begin at 1.
    pub const ALL: [PositionFault; 8] = [
        PositionFault::Null,
        PositionFault::Long,
        PositionFault::Shape,
        PositionFault::Letter,
        PositionFault::Side,
        PositionFault::Count,
        PositionFault::Chain,
        PositionFault::Field,
    ];

    /// The fault in words.
    pub const fn text(self) -> &'static CStr {
        match self {
            PositionFault::Null => c"no position",
            PositionFault::Long => c"the position is too long",
            PositionFault::Shape => c"ranks that are not those of any board",
            PositionFault::Letter => c"a character that is not a stone, a slash or a digit from 1 to 9",
            PositionFault::Side => c"the side to move is neither w nor b",
            PositionFault::Count => c"more stones of a side than the board is set up with",
            PositionFault::Chain => c"a move in progress that cannot be",
            PositionFault::Field => c"not the ranks and the side, and after those none or three fields",
        }
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
    /// The byte it was seen at, from 0: the offending character, or the start of the rank or field that is wrong or one
    /// too many, or where the ranks, the fields or the string end too soon.
    pub offset: usize,
    /// The white space to blame, when it is that.
    pub white_space: Option<WhiteSpace>,
}

impl std::error::Error for ParsePositionError {}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.white_space {
            Some(white_space) => white_space.fmt(f),
            None => write!(f, "{}, at byte {}", self.fault, self.offset),
        }
    }
}

impl PositionFault {
    fn at(self, offset: usize) -> ParsePositionError {
        ParsePositionError { fault: self, offset, white_space: None }
    }
}

impl Board {
    /// The length in bytes that no position string reaches.
    pub const POSITION_MAX: usize = 128;

    /// The board that a position string describes. It is read as bytes: a string that is not UTF-8 is refused like
    /// any other with characters that do not belong.
    ///
    /// No white space is forgiven: a string that is refused for it says so.
    ///
    /// # Errors
    ///
    /// The first [`PositionFault`], in their order.
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
        if text.len() >= Self::POSITION_MAX {
            return Err(PositionFault::Long.at(Self::POSITION_MAX - 1));
        }
        let mut fields = Fields { text, next: 0 };
        let (ranks, _) = fields.next().unwrap_or((&[], 0));
        let (shape, stones) = read_ranks(ranks)?;
        let (side, at) = fields
            .next()
            .filter(|(side, _)| !side.is_empty())
            .ok_or(PositionFault::Field.at((ranks.len() + 1).min(text.len())))?;
        let side = match side {
            &[letter] => Side::of_letter(letter),
            _ => None,
        };
        let mut board = Board::empty(shape);
        board.turn_to(side.ok_or(PositionFault::Side.at(at))?);
        for point in shape.all() {
            let Some((side, offset)) = stones[point.index()] else { continue };
            if board.count(side) == shape.stones() {
                return Err(PositionFault::Count.at(offset));
            }
            board.put(point, side);
        }
        board.chain = read_chain(&board, fields)?;
        Ok(board)
    }

    fn write_rank(&self, rank: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.shape();
        let mut empty = 0;
        let run = |f: &mut fmt::Formatter<'_>, n: i32| if n > 0 { write!(f, "{n}") } else { Ok(()) };
        for point in (1..=shape.files()).filter_map(|file| shape.at(file, rank)) {
            match self.at(point) {
                None => empty += 1,
                Some(side) => {
                    run(f, std::mem::take(&mut empty))?;
                    write!(f, "{side}")?;
                }
            }
        }
        run(f, empty)
    }
}

impl fmt::Display for Board {
    /// Writes the position string.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.shape();
        for rank in (1..=shape.ranks()).rev() {
            self.write_rank(rank, f)?;
            f.write_str(if rank > 1 { "/" } else { " " })?;
        }
        write!(f, "{}", self.side())?;
        if let Some(chain) = &self.chain {
            write!(f, " {} {} ", shape.point_name(chain.at()), chain.direction().index())?;
            chain.path().iter().try_for_each(|&point| write!(f, "{}", shape.point_name(point)))?;
        }
        Ok(())
    }
}

impl FromStr for Board {
    type Err = ParsePositionError;

    /// Reads a position string.
    fn from_str(text: &str) -> Result<Board, ParsePositionError> {
        Board::from_position(text.as_bytes())
    }
}

/// The fields of a position string, each with the byte it starts at.
struct Fields<'a> {
    text: &'a [u8],
    /// Where the next one starts; beyond the end when there is none.
    next: usize,
}

impl<'a> Iterator for Fields<'a> {
    type Item = (&'a [u8], usize);

    fn next(&mut self) -> Option<Self::Item> {
        let start = self.next;
        let rest = self.text.get(start..)?;
        let len = rest.iter().position(|&c| c == b' ').unwrap_or(rest.len());
        self.next = start + len + 1;
        Some((&rest[..len], start))
    }
}

/// What stands on each point, and the byte it was read from.
type Stones = [Option<(Side, usize)>; Point::COUNT];

fn read_ranks(text: &[u8]) -> Result<(Shape, Stones), ParsePositionError> {
    let letter = text.iter().position(|c| !matches!(c, b'w' | b'b' | b'/' | b'1'..=b'9'));
    if let Some(offset) = letter {
        return Err(PositionFault::Letter.at(offset));
    }
    let width =
        |rank: &[u8]| rank.iter().map(|&c| if c.is_ascii_digit() { usize::from(c - b'0') } else { 1 }).sum();
    let ranks = text.split(|&c| c == b'/');
    let files = ranks.clone().next().map_or(0, width);
    let count = ranks.clone().count();
    // The board is known by its first rank; the first rank that does not go with that is at fault.
    let shape =
        Shape::ALL.into_iter().find(|shape| shape.files() == files).ok_or(PositionFault::Shape.at(0))?;
    let mut stones = [None; Point::COUNT];
    let mut offset = 0;
    for (n, rank) in ranks.enumerate() {
        if n == shape.ranks() || width(rank) != files {
            return Err(PositionFault::Shape.at(offset));
        }
        let mut file = 1;
        for (i, &c) in rank.iter().enumerate() {
            match Side::of_letter(c) {
                None => file += usize::from(c - b'0'),
                Some(side) => {
                    let point = shape.at(file, shape.ranks() - n).map_or(0, Point::index);
                    stones[point] = Some((side, offset + i));
                    file += 1;
                }
            }
        }
        offset += rank.len() + 1;
    }
    if count == shape.ranks() { Ok((shape, stones)) } else { Err(PositionFault::Shape.at(text.len())) }
}

/// The move in progress, as the fields after the side tell it.
fn read_chain(board: &Board, mut fields: Fields<'_>) -> Result<Option<Chain>, ParsePositionError> {
    let end = fields.text.len();
    let mut words = [(&[][..], end); 3];
    let mut count = 0;
    for (word, offset) in fields.by_ref() {
        let place = words.get_mut(count).filter(|_| !word.is_empty());
        *place.ok_or(PositionFault::Field.at(offset))? = (word, offset);
        count += 1;
    }
    if count == 0 {
        return Ok(None);
    }
    if count < words.len() {
        return Err(PositionFault::Field.at(end));
    }
    let [(stone, stone_at), (direction, direction_at), (path, path_at)] = words;
    let shape = board.shape();
    let at = shape.point_named(stone).filter(|&at| board.at(at) == Some(board.side()));
    let at = at.ok_or(PositionFault::Chain.at(stone_at))?;
    let direction = match direction {
        &[digit] => Direction::try_from(i32::from(digit) - i32::from(b'0')).ok(),
        _ => None,
    };
    let direction = direction.ok_or(PositionFault::Chain.at(direction_at))?;
    let chain = read_path(board, path, path_at)?;
    if chain.at() != at {
        return Err(PositionFault::Chain.at(stone_at));
    }
    if chain.direction() != direction {
        return Err(PositionFault::Chain.at(direction_at));
    }
    if board.goes_on(&chain, board.side()) { Ok(Some(chain)) } else { Err(PositionFault::Chain.at(stone_at)) }
}

fn read_path(board: &Board, text: &[u8], start: usize) -> Result<Chain, ParsePositionError> {
    let shape = board.shape();
    let mut chain: Option<Chain> = None;
    let mut last: Option<Point> = None;
    let count = text.len().div_ceil(2);
    for (n, name) in text.chunks(2).enumerate() {
        let fault = PositionFault::Chain.at(start + 2 * n);
        let point = shape.point_named(name).ok_or(fault)?;
        // Only the last point has the stone on it.
        let empty = board.at(point).is_none();
        if empty != (n + 1 < count) {
            return Err(fault);
        }
        if let Some(from) = last {
            let direction = shape.direction(from, point).ok_or(fault)?;
            let next = match chain {
                None => Chain::begin(from, point, direction),
                Some(chain) if chain.direction() != direction && !chain.visited().contains(point) => {
                    chain.go_on(point, direction)
                }
                Some(_) => return Err(fault),
            };
            chain = Some(next);
        }
        last = Some(point);
    }
    chain.ok_or(PositionFault::Chain.at(start))
}
