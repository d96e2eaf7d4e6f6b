//! The position string: seventeen rows, the seat to move, the seats, the pieces, and once the game has moved on a
//! `;` and the game.
//!
//! ```text
//! 0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10
//! ```

use std::ffi::CStr;
use std::fmt;
use std::str::FromStr;

use crate::log_lines::decimal;
use crate::sternhalma::stage::{How, Stage};
use crate::sternhalma::star::{ROWS, row_len, row_start};
use crate::sternhalma::{Board, Hole, Layout, Seat, SeatList};
use crate::white_space::WhiteSpace;
use crate::words::said;

/// What is wrong with a position string. A string is checked in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", said(self.text()))]
#[repr(u8)]
pub enum PositionFault {
    /// There is no string, or it is empty.
    Null = 1,
    /// It has [`Board::POSITION_MAX`] bytes or more.
    Long,
    /// A character that the rows cannot hold.
    Letter,
    /// Not seventeen rows.
    Rows,
    /// A row that does not add up to its length, or a run of holes that is none.
    Width,
    /// Not three numbers after the rows.
    Fields,
    /// A seat count the game is not played with, or a piece or a seat to move that is not one of the seats.
    Seat,
    /// A piece count the seats do not play with, or a seat with more pieces than that.
    Count,
    /// A game that is not six fields, or cannot be.
    Game,
}

impl PositionFault {
    /// Every fault, in the order of their numbers, which begin at 1.
    pub const ALL: [PositionFault; 9] = [
        PositionFault::Null,
        PositionFault::Long,
        PositionFault::Letter,
        PositionFault::Rows,
        PositionFault::Width,
        PositionFault::Fields,
        PositionFault::Seat,
        PositionFault::Count,
        PositionFault::Game,
    ];

    /// The fault in words.
    pub const fn text(self) -> &'static CStr {
        match self {
            PositionFault::Null => c"no position",
            PositionFault::Long => c"the position is too long",
            PositionFault::Letter => {
                c"a character that is not a piece, a bracket, a slash or a number in brackets"
            }
            PositionFault::Rows => c"not seventeen rows",
            PositionFault::Width => c"a row that does not add up to its holes",
            PositionFault::Fields => c"not a seat to move, a seat count and a piece count after the rows",
            PositionFault::Seat => c"a seat count that is not played, or a piece or a turn of no such seat",
            PositionFault::Count => c"a piece count that is not played, or more pieces of a seat than that",
            PositionFault::Game => c"a game that cannot be",
        }
    }
}

impl From<PositionFault> for i32 {
    fn from(value: PositionFault) -> i32 {
        value as i32
    }
}

/// A position string that was refused: what is wrong with it, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePositionError {
    /// What is wrong.
    pub fault: PositionFault,
    /// The byte it was seen at, from 0: the offending character, or the start of the row or field that is wrong or
    /// one too many, or where the rows, the fields or the string end too soon.
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
    pub const POSITION_MAX: usize = 512;

    /// The board that a position string describes. It is read as bytes: a string that is not UTF-8 is refused
    /// like any other with characters that do not belong.
    ///
    /// No white space is forgiven: a string that is refused for it says so.
    ///
    /// # Errors
    ///
    /// The first [`PositionFault`], in the order of their numbers.
    pub fn from_position(text: &[u8]) -> Result<Board, ParsePositionError> {
        Board::read(text, Crowd::Refused)
    }

    /// The board that [`Display`](fmt::Display) wrote, whatever was put on it: as
    /// [`from_position`](Board::from_position), but that a seat may have more pieces than it plays with.
    ///
    /// ```
    /// use sternhalma::{Board, Hole, Layout, PositionFault, Seat};
    ///
    /// let mut board = Board::new(Layout::new(2, 10).unwrap());
    /// board.put("i5".parse::<Hole>()?, Seat::ALL[0]);
    /// let text = board.to_string();
    /// assert_eq!(Board::from_position(text.as_bytes()).unwrap_err().fault, PositionFault::Count);
    /// assert_eq!(Board::restored(text.as_bytes())?, board);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_position`](Board::from_position).
    pub fn restored(text: &[u8]) -> Result<Board, ParsePositionError> {
        Board::read(text, Crowd::Taken)
    }

    fn read(text: &[u8], crowd: Crowd) -> Result<Board, ParsePositionError> {
        Board::read_position(text, crowd).map_err(|error| {
            let read = |text: &[u8]| Board::read_position(text, crowd).err().map(|error| error.fault);
            ParsePositionError { white_space: WhiteSpace::to_blame(text, error.fault, read), ..error }
        })
    }

    fn read_position(text: &[u8], crowd: Crowd) -> Result<Board, ParsePositionError> {
        if text.is_empty() {
            return Err(PositionFault::Null.at(0));
        }
        if text.len() >= Self::POSITION_MAX {
            return Err(PositionFault::Long.at(Self::POSITION_MAX - 1));
        }
        let rows_end = text.iter().position(|&c| c == b' ').unwrap_or(text.len());
        let pieces = read_rows(&text[..rows_end])?;
        let game_start = text.iter().position(|&c| c == b';').filter(|&at| at > rows_end);
        let fields_end = game_start.unwrap_or(text.len());
        let [to_move, seats, count] = read_fields(text, rows_end, fields_end)?;
        let (layout, to_move) = judge_seats(&pieces, to_move, seats, count, crowd)?;
        let mut board = Board::empty(layout);
        for &(hole, seat, _) in pieces.iter().flatten() {
            board.put(hole, seat);
        }
        board.turn_to(to_move);
        if let Some(start) = game_start {
            let (stage, cap) = read_game(text, start + 1, layout, to_move)?;
            board.stage = stage;
            board.cap = cap;
        }
        Ok(board)
    }

    /// The pieces alone, as the rows of a position string.
    pub fn rows(&self) -> impl fmt::Display + '_ {
        fmt::from_fn(|f| (0..ROWS).try_for_each(|row| self.write_row(row, f)))
    }

    fn write_row(&self, row: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if row > 0 {
            f.write_str("/")?;
        }
        let mut empty = 0;
        let run = |f: &mut fmt::Formatter<'_>, n: usize| if n > 0 { write!(f, "[{n}]") } else { Ok(()) };
        for hole in Hole::all().filter(|hole| hole.row() == row) {
            match self.at(hole) {
                None => empty += 1,
                Some(seat) => {
                    run(f, std::mem::take(&mut empty))?;
                    write!(f, "{}", seat.digit())?;
                }
            }
        }
        run(f, empty)
    }
}

impl fmt::Display for Board {
    /// Writes the position string, which [`from_position`](Board::from_position) reads while no seat has more pieces than
    /// it plays with, and [`restored`](Board::restored) always.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (layout, stage) = (self.layout(), &self.stage);
        write!(f, "{} {} {} {}", self.rows(), self.to_move(), layout.seats(), layout.pieces())?;
        let fresh = Stage { to_move: stage.to_move, ..Stage::FRESH };
        if *stage == fresh && self.cap == layout.default_cap() {
            return Ok(());
        }
        write!(f, ";{} {} {} ", stage.ply, self.cap, stage.passes)?;
        for list in [stage.home, stage.resigned] {
            if list.is_empty() {
                f.write_str("-")?;
            }
            list.iter().try_for_each(|seat| write!(f, "{}", seat.digit()))?;
            f.write_str(" ")?;
        }
        f.write_str(stage.how.word())
    }
}

impl FromStr for Board {
    type Err = ParsePositionError;

    /// Reads a position string.
    fn from_str(text: &str) -> Result<Board, ParsePositionError> {
        Board::from_position(text.as_bytes())
    }
}

impl PositionFault {
    fn at(self, offset: usize) -> ParsePositionError {
        ParsePositionError { fault: self, offset, white_space: None, detail: None }
    }

    /// The fault with what is wrong told more closely.
    fn because(self, detail: &'static str, offset: usize) -> ParsePositionError {
        ParsePositionError { detail: Some(detail), ..self.at(offset) }
    }
}

/// What becomes of a position in which a seat has more pieces than it plays with.
#[derive(Clone, Copy)]
enum Crowd {
    Refused,
    Taken,
}

/// What stands in each hole and the byte it was read from.
type Pieces = [Option<(Hole, Seat, usize)>; Hole::COUNT];

fn read_rows(text: &[u8]) -> Result<Pieces, ParsePositionError> {
    check_letters(text)?;
    let rows = text.split(|&c| c == b'/');
    if rows.clone().count() != ROWS {
        let seventeen: usize = rows.take(ROWS).map(|holes| holes.len() + 1).sum();
        return Err(PositionFault::Rows.at(seventeen.min(text.len())));
    }
    let mut pieces = [None; Hole::COUNT];
    let mut offset = 0;
    for (row, holes) in rows.enumerate() {
        read_row(row, holes, offset, &mut pieces).ok_or(PositionFault::Width.at(offset))?;
        offset += holes.len() + 1;
    }
    Ok(pieces)
}

fn check_letters(text: &[u8]) -> Result<(), ParsePositionError> {
    let mut in_bracket = false;
    for (offset, &c) in text.iter().enumerate() {
        match c {
            b'[' => in_bracket = true,
            b']' | b'/' => in_bracket = false,
            b'0'..=b'5' => {}
            b'6'..=b'9' if in_bracket => {}
            _ => return Err(PositionFault::Letter.at(offset)),
        }
    }
    Ok(())
}

/// Reads one row into `pieces`; `None` when it does not add up to the row's holes.
fn read_row(row: usize, text: &[u8], offset: usize, pieces: &mut Pieces) -> Option<()> {
    let (first, len) = row_start(row).zip(row_len(row))?;
    let (mut place, mut i) = (0, 0);
    while i < text.len() {
        match text[i] {
            c @ b'0'..=b'5' if place < len => {
                let hole = Hole::new(first.index() + place)?;
                let seat = Seat::new(usize::from(c - b'0'))?;
                pieces[hole.index()] = Some((hole, seat, offset + i));
                place += 1;
                i += 1;
            }
            b'[' => {
                let digits = text[i + 1..].iter().position(|&c| c == b']')?;
                let run = decimal(&text[i + 1..i + 1 + digits])?;
                place += usize::try_from(run).ok().filter(|run| (1..=len - place).contains(run))?;
                i += digits + 2;
            }
            _ => return None,
        }
    }
    (place == len).then_some(())
}

/// A number and the byte it was read from.
type Field = (i32, usize);

/// The three numbers after the rows; one too large to be a count is given as the largest.
fn read_fields(text: &[u8], rows_end: usize, end: usize) -> Result<[Field; 3], ParsePositionError> {
    if rows_end == text.len() {
        return Err(PositionFault::Fields.at(text.len()));
    }
    let mut fields = [(0, end); 3];
    let (mut offset, mut n) = (rows_end + 1, 0);
    for word in text[offset..end].split(|&c| c == b' ') {
        let fault = PositionFault::Fields.at(offset);
        let field = fields.get_mut(n).ok_or(fault)?;
        *field = (i32::try_from(decimal(word).ok_or(fault)?).unwrap_or(i32::MAX), offset);
        offset += word.len() + 1;
        n += 1;
    }
    if n == fields.len() { Ok(fields) } else { Err(PositionFault::Fields.at(end)) }
}

fn judge_seats(
    pieces: &Pieces,
    to_move: Field,
    seats: Field,
    count: Field,
    crowd: Crowd,
) -> Result<(Layout, Seat), ParsePositionError> {
    if !Layout::has_seats(seats.0) {
        return Err(PositionFault::Seat.because("the game is played by 1, 2, 3, 4 or 6 seats", seats.1));
    }
    let one_of_them = |seat: &Seat| i32::from(*seat) < seats.0;
    if let Some((_, _, offset)) = pieces.iter().flatten().find(|(_, seat, _)| !one_of_them(seat)) {
        return Err(PositionFault::Seat.because("a piece of a seat that the game does not have", *offset));
    }
    let turn = Seat::try_from(to_move.0).ok().filter(one_of_them);
    let turn = turn.ok_or(
        PositionFault::Seat.because("the seat to move is one that the game does not have", to_move.1),
    )?;
    let layout = Layout::new(seats.0, count.0).ok_or(PositionFault::Count.because(
        "the game is played with 10 pieces a seat, or with 15 by one, two or three seats",
        count.1,
    ))?;
    let most = match crowd {
        Crowd::Refused => layout.pieces(),
        Crowd::Taken => Hole::COUNT,
    };
    let mut left = [most; Seat::MAX];
    for (_, seat, offset) in pieces.iter().flatten() {
        let left = &mut left[seat.index()];
        let more = PositionFault::Count.because("more pieces of a seat than it plays with", *offset);
        *left = left.checked_sub(1).ok_or(more)?;
    }
    Ok((layout, turn))
}

fn read_game(
    text: &[u8],
    start: usize,
    layout: Layout,
    to_move: Seat,
) -> Result<(Stage, u32), ParsePositionError> {
    let mut words = [(&text[..0], text.len()); 6];
    let (mut offset, mut n) = (start, 0);
    for word in text[start..].split(|&c| c == b' ') {
        let more = PositionFault::Game.because("more than 6 fields after the ;", offset);
        *words.get_mut(n).ok_or(more)? = (word, offset);
        offset += word.len() + 1;
        n += 1;
    }
    // A field that is missing is refused as that, and not for what it does not say.
    let fault = |field: usize, detail: &'static str| {
        let detail = if field < n { detail } else { TOO_FEW[n.min(TOO_FEW.len() - 1)] };
        PositionFault::Game.because(detail, words[field].1)
    };
    let count = |field: usize, least: u32, most: u32, detail: &'static str| {
        let number = decimal(words[field].0).and_then(|n| u32::try_from(n).ok());
        number.filter(|n| (least..=most).contains(n)).ok_or(fault(field, detail))
    };
    let ply = count(0, 0, Stage::PLY_MAX, "the ply is not a number from 0 to 2147483647")?;
    let cap = count(1, 1, Stage::PLY_MAX, "the cap is not a number from 1 to 2147483647")?;
    let passes_made = count(2, 0, ply, "the passes are not a number from 0 to the ply")?;
    let home_list = seat_list(words[3].0, layout)
        .ok_or(fault(3, "the seats that are home are neither - nor different seats of the game"))?;
    let resigned_list = seat_list(words[4].0, layout)
        .filter(|list| !list.iter().any(|seat| home_list.contains(seat)))
        .ok_or(fault(
            4,
            "the seats that resigned are neither - nor different seats of the game that are not home",
        ))?;
    let how = words[5];
    let way = How::ALL.into_iter().find(|way| way.word().as_bytes() == how.0);
    let stage = way.map(|how| Stage {
        to_move,
        ply,
        passes: passes_made,
        home: home_list,
        resigned: resigned_list,
        how,
    });
    let stage = stage.filter(|stage| ending_fits(stage, cap, layout.seats()));
    let known = way.map_or(
        "the ending is none of -, home, cap, deadlock and resign",
        |_| "the ending is not one that the other fields allow",
    );
    stage.map(|stage| (stage, cap)).ok_or(fault(5, known))
}

/// What is wrong with a game of too few fields, by how many it has.
const TOO_FEW: [&str; 6] = [
    "no field of 6 after the ;",
    "1 field of 6 after the ;",
    "2 fields of 6 after the ;",
    "3 fields of 6 after the ;",
    "4 fields of 6 after the ;",
    "5 fields of 6 after the ;",
];

/// `-`, or the digits of different seats of the layout.
fn seat_list(word: &[u8], layout: Layout) -> Option<SeatList> {
    if word == b"-" {
        return Some(SeatList::EMPTY);
    }
    let mut list = SeatList::EMPTY;
    for digit in word {
        let seat = layout.seat(i32::from(*digit) - i32::from(b'0')).filter(|&seat| !list.contains(seat))?;
        list = list.with(seat);
    }
    (!list.is_empty()).then_some(list)
}

/// Whether the way the game is said to have ended is one that the rest of it allows.
fn ending_fits(stage: &Stage, cap: u32, seats: usize) -> bool {
    let (run, passed) = (stage.race_run(seats), stage.all_passed(seats));
    match stage.how {
        How::Home => run && !stage.home.is_empty(),
        How::Resign => run && !stage.resigned.is_empty(),
        How::Deadlock => !run && passed,
        How::Cap => !run && !passed && stage.ply >= cap,
        How::Ongoing => !run && !passed && stage.racing(stage.to_move),
    }
}
