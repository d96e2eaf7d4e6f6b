//! The board: the pieces, the seat to move, the key, and the rules of the game.

mod move_list;
mod movegen;
mod path;
mod perft;
mod rules;
mod status;
pub mod zobrist;

pub use move_list::MoveList;
pub use path::Path;
#[cfg(feature = "capi")]
pub(crate) use rules::Snapshot;
pub use rules::{Action, Refusal, Undo};
pub use status::{EndReason, GameStatus};

pub use super::star::Move;

use super::star::{Hole, HoleSet, HopClasses, Layout, Seat};

/// A board of star halma with the status of a game.
///
/// [`put`](Board::put), [`lift`](Board::lift) and [`do_move`](Board::do_move) do not check the rules: any number of
/// pieces of any seat may stand anywhere. [`play`](Board::play), [`pass`](Board::pass) and [`resign`](Board::resign)
/// follow the rules.
///
/// ```
/// use sternhalma::{Board, Layout};
///
/// let mut board = Board::new(Layout::new(2, 10).unwrap());
/// assert_eq!(board.legal().count(), 14);
/// let before = board.to_string();
/// let undo = board.play("d1".parse().unwrap(), "e5".parse().unwrap()).unwrap();
/// assert!(board.unplay(&undo));
/// assert_eq!(board.to_string(), before);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    layout: Layout,
    pieces: [HoleSet; Seat::MAX],
    occupied: HoleSet,
    hop_classes: HopClasses,
    key: u64,
    pub(super) status: GameStatus,
    pub(super) cap: u32,
}

impl Board {
    /// A board with every seat's pieces in its start and seat 0 to move.
    pub fn new(layout: Layout) -> Board {
        let mut board = Board::empty(layout);
        for seat in layout.each_seat() {
            for hole in layout.start(seat) {
                board.put(hole, seat);
            }
        }
        board
    }

    /// A board with every hole empty and seat 0 to move.
    pub fn empty(layout: Layout) -> Board {
        let status = GameStatus::FRESH;
        // Every layout's number of seats has a Zobrist number.
        let seats = zobrist::seats(layout.seats()).unwrap_or_default();
        Board {
            layout,
            pieces: [HoleSet::EMPTY; Seat::MAX],
            occupied: HoleSet::EMPTY,
            hop_classes: HopClasses::default(),
            key: seats ^ zobrist::to_move(status.to_move),
            status,
            cap: layout.default_cap(),
        }
    }

    /// The number of seats and of pieces that each starts with.
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// The seat whose piece is in a hole; `None` for an empty hole.
    pub fn at(&self, hole: Hole) -> Option<Seat> {
        self.layout.each_seat().find(|seat| self.pieces[seat.index()].contains(hole))
    }

    /// The holes a seat's pieces are in.
    pub fn pieces(&self, seat: Seat) -> HoleSet {
        self.pieces[seat.index()]
    }

    /// The occupied holes.
    pub fn occupied(&self) -> HoleSet {
        self.occupied
    }

    /// The occupied holes as words of the hop classes.
    pub fn hop_classes(&self) -> &HopClasses {
        &self.hop_classes
    }

    /// The number of a seat's pieces on the board.
    pub fn count(&self, seat: Seat) -> usize {
        self.pieces(seat).len()
    }

    /// The 64-bit key of the position: the pieces, the seat to move and the number of seats. The number of pieces that
    /// the seats started with and the status of the game make no difference.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The 64-bit key of one seat's pieces.
    pub fn own_key(&self, seat: Seat) -> u64 {
        zobrist::pieces(seat, self.pieces(seat))
    }

    /// The seat whose turn it is.
    pub fn to_move(&self) -> Seat {
        self.status.to_move
    }

    /// Sets the seat to move. Returns false and changes nothing for a seat the board does not have and, while the game
    /// runs, for a seat that is no longer racing.
    pub fn set_to_move(&mut self, seat: Seat) -> bool {
        let may = self.layout.has(seat) && (self.over() || self.status.racing(seat));
        if may {
            self.turn_to(seat);
        }
        may
    }

    /// Puts a piece of a seat in a hole and removes any piece that was there. Returns false and changes nothing for a
    /// seat the board does not have.
    pub fn put(&mut self, hole: Hole, seat: Seat) -> bool {
        let has = self.layout.has(seat);
        if has {
            self.lift(hole);
            self.toggle(hole, seat);
        }
        has
    }

    /// Empties a hole. Returns the seat whose piece was in it.
    pub fn lift(&mut self, hole: Hole) -> Option<Seat> {
        let seat = self.at(hole)?;
        self.toggle(hole, seat);
        Some(seat)
    }

    /// Sets all holes: for each hole in hole order a seat, or -1 for an empty hole. Returns false and changes nothing
    /// unless there is one number for each hole, -1 or a seat of the board.
    pub fn set_cells(&mut self, cells: &[i8]) -> bool {
        let fits = |&cell: &i8| cell == -1 || self.layout.seat(cell.into()).is_some();
        let may = cells.len() == Hole::COUNT && cells.iter().all(fits);
        if may {
            for (hole, &cell) in Hole::all().zip(cells) {
                match self.layout.seat(cell.into()) {
                    Some(seat) => drop(self.put(hole, seat)),
                    None => drop(self.lift(hole)),
                }
            }
        }
        may
    }

    /// Moves the piece on `from` to the empty hole `to`, wherever that is. Returns false and changes nothing when `from`
    /// is empty or `to` is not. The seat to move stays the same.
    pub fn do_move(&mut self, from: Hole, to: Hole) -> bool {
        let mover = self.at(from).filter(|_| !self.occupied.contains(to));
        if let Some(seat) = mover {
            self.toggle(from, seat);
            self.toggle(to, seat);
        }
        mover.is_some()
    }

    /// Takes back the move from `from` to `to`: the piece on `to` goes back to `from`. Returns false and changes nothing
    /// when `to` is empty or `from` is not.
    pub fn undo_move(&mut self, from: Hole, to: Hole) -> bool {
        self.do_move(to, from)
    }

    pub(super) fn turn_to(&mut self, seat: Seat) {
        self.key ^= zobrist::to_move(self.status.to_move) ^ zobrist::to_move(seat);
        self.status.to_move = seat;
    }

    /// Adds or removes a piece. Every change of the pieces goes through here, where the sets, the hop classes and the
    /// key are updated.
    fn toggle(&mut self, hole: Hole, seat: Seat) {
        self.pieces[seat.index()] ^= hole.into();
        self.occupied ^= hole.into();
        self.hop_classes.flip(hole);
        self.key ^= zobrist::piece(seat, hole);
    }
}
