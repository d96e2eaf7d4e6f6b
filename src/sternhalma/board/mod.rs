//! The board: what stands where, whose turn it is, and the key.

mod move_list;
mod movegen;
mod path;
mod perft;
mod reaches;
mod rules;
mod status;
pub mod zobrist;

pub use move_list::MoveList;
pub use movegen::Move;
pub use path::Path;
pub use reaches::Reaches;
#[cfg(feature = "capi")]
pub(crate) use rules::Snapshot;
pub use rules::{Action, Refusal, Undo};
pub use status::{EndReason, GameStatus};

use super::star::{Hole, HoleSet, HopClasses, Layout, Seat};

/// A board of star halma, and the game it keeps.
///
/// [`put`](Board::put), [`lift`](Board::lift) and [`do_move`](Board::do_move) judge nothing: any number of pieces
/// of any seat may stand anywhere. [`play`](Board::play) and its like judge by the rules.
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
    pub(super) stage: GameStatus,
    pub(super) cap: u32,
}

impl Board {
    /// A board with every seat in its start and seat 0 to move.
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
        let stage = GameStatus::FRESH;
        // Every layout has a number: the counts of seats they have are those with one.
        let seats = zobrist::seats(layout.seats()).unwrap_or_default();
        Board {
            layout,
            pieces: [HoleSet::EMPTY; Seat::MAX],
            occupied: HoleSet::EMPTY,
            hop_classes: HopClasses::default(),
            key: seats ^ zobrist::to_move(stage.to_move),
            stage,
            cap: layout.default_cap(),
        }
    }

    /// How many seats there are and how many pieces each starts with.
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// The seat whose piece is in a hole.
    pub fn at(&self, hole: Hole) -> Option<Seat> {
        self.layout.each_seat().find(|seat| self.pieces[seat.index()].contains(hole))
    }

    /// The holes a seat's pieces are in.
    pub fn pieces(&self, seat: Seat) -> HoleSet {
        self.pieces[seat.index()]
    }

    /// The holes that hold a piece.
    pub fn occupied(&self) -> HoleSet {
        self.occupied
    }

    /// The holes that hold a piece, in the shape that hops need.
    pub fn hop_classes(&self) -> &HopClasses {
        &self.hop_classes
    }

    /// How many of a seat's pieces are on the board.
    pub fn count(&self, seat: Seat) -> usize {
        self.pieces(seat).len()
    }

    /// The key: it names the pieces, the seat to move and the number of seats, and boards with the same key show
    /// the same position. How many pieces the seats started with and the game are not in it.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// A key over one seat's pieces alone.
    pub fn own_key(&self, seat: Seat) -> u64 {
        zobrist::pieces(seat, self.pieces(seat))
    }

    /// The seat whose turn it is.
    pub fn to_move(&self) -> Seat {
        self.stage.to_move
    }

    /// Makes it a seat's turn. False, and nothing is changed, for a seat the board does not have and, while the
    /// game runs, for one that is no longer racing.
    pub fn set_to_move(&mut self, seat: Seat) -> bool {
        let may = self.layout.has(seat) && (self.over() || self.stage.racing(seat));
        if may {
            self.turn_to(seat);
        }
        may
    }

    /// Puts a piece of a seat in a hole, in place of what was there. False, and nothing is changed, for a seat the
    /// board does not have.
    pub fn put(&mut self, hole: Hole, seat: Seat) -> bool {
        let has = self.layout.has(seat);
        if has {
            self.lift(hole);
            self.toggle(hole, seat);
        }
        has
    }

    /// Empties a hole, and says whose piece was in it.
    pub fn lift(&mut self, hole: Hole) -> Option<Seat> {
        let seat = self.at(hole)?;
        self.toggle(hole, seat);
        Some(seat)
    }

    /// Sets what stands in every hole at once: for each hole in hole order a seat, or -1 for an empty hole. False,
    /// and nothing is changed, when there are not as many numbers as holes or one is neither -1 nor a seat of the
    /// board.
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

    /// Moves the piece on `from` to the empty hole `to`, wherever that is. False, and nothing is changed, when
    /// `from` holds no piece or `to` holds one. The seat to move stays as it was.
    pub fn do_move(&mut self, from: Hole, to: Hole) -> bool {
        let mover = self.at(from).filter(|_| !self.occupied.contains(to));
        if let Some(seat) = mover {
            self.toggle(from, seat);
            self.toggle(to, seat);
        }
        mover.is_some()
    }

    /// Takes back the move from `from` to `to`: the piece on `to` goes back to `from`. False, and nothing is
    /// changed, when it cannot.
    pub fn undo_move(&mut self, from: Hole, to: Hole) -> bool {
        self.do_move(to, from)
    }

    pub(super) fn turn_to(&mut self, seat: Seat) {
        self.key ^= zobrist::to_move(self.stage.to_move) ^ zobrist::to_move(seat);
        self.stage.to_move = seat;
    }

    /// Every change of what stands on the board is made here, so that whatever is kept up with it is kept up once.
    fn toggle(&mut self, hole: Hole, seat: Seat) {
        self.pieces[seat.index()] ^= hole.into();
        self.occupied ^= hole.into();
        self.hop_classes.flip(hole);
        self.key ^= zobrist::piece(seat, hole);
    }
}
