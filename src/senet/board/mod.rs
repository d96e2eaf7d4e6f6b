//! The board: what stands where, whose turn it is, and the key.

mod check;
mod exits;
mod movegen;
mod play;
mod rules;
mod status;
mod walk;

pub use check::tables_ok;
pub use exits::Exit;
pub use movegen::{Kind, Move, MoveList};
pub(crate) use movegen::{Stand, Starts};
pub use play::{Done, Undo, Unplayable};
pub use rules::{Protect, Reach26, RuleField, RuleSet, RuleSetId};
pub use status::{EndReason, Status};

use super::track::{House, HouseSet, Side};

/// A board of Senet: thirty houses, two sides, and how many moves were made. It holds no throw.
///
/// [`put`](Board::put) and [`lift`](Board::lift) judge nothing: any number of pieces may stand anywhere.
///
/// ```
/// use sternhalma::senet::{Board, House, Side};
///
/// let mut board = Board::empty(5).unwrap();
/// for house in House::all().take(10) {
///     board.put(house, if house.number() % 2 == 1 { Side::Dark } else { Side::Light });
/// }
/// assert_eq!(board.to_string(), "dldldldldl/........../.......... l 5");
/// assert_eq!(board.key(), 0x66666);
/// assert_eq!(board, Board::new(5).unwrap());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    men: [HouseSet; 2],
    side: Side,
    pieces: u8,
    ply: u32,
}

impl Board {
    /// The most moves and forfeits that a board counts.
    pub const PLY_MAX: u32 = i32::MAX as u32;

    /// The set-up of a game with so many pieces a side, 1 to 7: they fill the first houses in turn, dark on house 1,
    /// and light moves first.
    pub fn new(pieces: usize) -> Option<Board> {
        let mut board = Board::empty(pieces)?;
        for house in House::all().take(2 * pieces) {
            board.put(house, if house.number() % 2 == 1 { Side::Dark } else { Side::Light });
        }
        Some(board)
    }

    /// A board with every house empty and light to move, for so many pieces a side, 1 to 7.
    pub fn empty(pieces: usize) -> Option<Board> {
        let pieces = u8::try_from(pieces).ok().filter(|pieces| (1..=RuleSet::PIECES_MAX).contains(pieces))?;
        Some(Board { men: [HouseSet::EMPTY; 2], side: Side::Light, pieces, ply: 0 })
    }

    /// The side whose piece stands on a house.
    pub fn at(&self, house: House) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.men(side).contains(house))
    }

    /// The houses that a side's pieces stand on.
    pub fn men(&self, side: Side) -> HouseSet {
        self.men[side.index()]
    }

    /// The houses that pieces stand on.
    pub fn occupied(&self) -> HouseSet {
        self.men[0] | self.men[1]
    }

    /// Puts a piece of a side on a house, in place of what stood there.
    pub fn put(&mut self, house: House, side: Side) {
        self.lift(house);
        self.flip(house, side);
    }

    /// Empties a house, and says whose piece stood there.
    pub fn lift(&mut self, house: House) -> Option<Side> {
        let side = self.at(house)?;
        self.flip(house, side);
        Some(side)
    }

    /// Puts a piece where none is, or takes it where one is.
    pub(super) fn flip(&mut self, house: House, side: Side) {
        self.men[side.index()] = self.men(side) ^ HouseSet::of(house);
    }

    /// The side whose move it is.
    pub fn side(&self) -> Side {
        self.side
    }

    /// Makes it a side's move.
    pub fn set_side(&mut self, side: Side) {
        self.side = side;
    }

    /// How many pieces a side has, on the board and home together.
    pub fn pieces(&self) -> usize {
        self.pieces.into()
    }

    /// How many of a side's pieces are on the board.
    pub fn count(&self, side: Side) -> usize {
        self.men(side).len()
    }

    /// How many of a side's pieces have borne off: less than none on a board that is not
    /// [`consistent`](Board::consistent).
    pub fn home(&self, side: Side) -> i32 {
        i32::from(self.pieces) - self.count(side) as i32
    }

    /// Whether neither side has more pieces on the board than it has.
    pub fn consistent(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.home(side) >= 0)
    }

    /// Moves and forfeits made to reach the position.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// Sets the number of moves and forfeits made. False, and nothing is changed, beyond
    /// [`PLY_MAX`](Board::PLY_MAX).
    pub fn set_ply(&mut self, ply: u32) -> bool {
        let may = ply <= Board::PLY_MAX;
        if may {
            self.ply = ply;
        }
        may
    }

    /// The key: house h at bits 2(h - 1) and 2(h - 1) + 1, 1 for a light piece and 2 for a dark one, and the side to
    /// move at bit 60. Different positions have different keys; the pieces a side has and the ply are not in it.
    pub fn key(&self) -> u64 {
        let [light, dark] = self.men.map(|men| spread(men.bits()));
        light | dark << 1 | (self.side as u64) << (2 * House::COUNT)
    }

    /// The side to move that a key tells.
    pub(super) fn side_of(key: u64) -> Side {
        if key >> (2 * House::COUNT) & 1 == 0 { Side::Light } else { Side::Dark }
    }
}

/// The bits of a number, each at twice its place.
fn spread(bits: u32) -> u64 {
    let mut n = u64::from(bits);
    n = (n | n << 16) & 0x0000_ffff_0000_ffff;
    n = (n | n << 8) & 0x00ff_00ff_00ff_00ff;
    n = (n | n << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    n = (n | n << 2) & 0x3333_3333_3333_3333;
    (n | n << 1) & 0x5555_5555_5555_5555
}
