//! A position of two seats as the search moves through it.

use crate::sternhalma::board::{Board, zobrist};
use crate::sternhalma::eval::{PieceSquareTables, SideTables};
use crate::sternhalma::star::{Hole, HoleSet, HopClasses, Move, Seat, TABLE, bit_of};

/// The pieces of both seats, the side to move, and incremental sums.
#[derive(Clone)]
pub struct Position {
    /// The occupied holes, for hops.
    pub hop_classes: HopClasses,
    /// The pieces of each seat.
    pub pieces: [HoleSet; 2],
    /// The sum of the piece values of each seat.
    pub sum: [i32; 2],
    /// The board's key.
    pub key: u64,
    /// The number of the seat to move.
    pub turn: usize,
}

/// A move with its gain and its rank in the move order.
#[derive(Clone, Copy)]
pub struct ScoredMove {
    /// The moves of higher rank are searched first.
    pub rank: i32,
    /// The gain of the mover's static evaluation.
    pub gain: i32,
    /// The move.
    pub m: Move,
}

/// The rearmost pieces of a seat.
#[derive(Clone, Copy)]
pub struct Rearmost {
    /// The number of the hole of the rearmost piece.
    hole: usize,
    /// The rows of the rearmost piece, and its value as the rearmost piece.
    rows: u8,
    value: i32,
    /// The rows of the rearmost of the other pieces.
    next_rows: u8,
}

impl Position {
    /// The position of a board.
    pub fn of(board: &Board, tables: &PieceSquareTables) -> Position {
        let pieces = [board.pieces(Seat::ALL[0]), board.pieces(Seat::ALL[1])];
        let sum =
            [0, 1].map(|s: usize| pieces[s].into_iter().map(|h| tables.sides[s].piece[h.index()]).sum());
        Position {
            hop_classes: *board.hop_classes(),
            pieces,
            sum,
            key: board.key(),
            turn: board.to_move().index(),
        }
    }

    /// The occupied holes.
    #[inline(always)]
    pub fn occupied(&self) -> HoleSet {
        self.pieces[0] | self.pieces[1]
    }

    /// Makes a move of the seat to move.
    #[inline(always)]
    pub fn make(&mut self, tables: &PieceSquareTables, m: Move) {
        let s = self.turn;
        let piece = &tables.sides[s].piece;
        self.hop_classes.go(m.from, m.to);
        self.pieces[s] ^= HoleSet::from(m.from) | m.to.into();
        self.sum[s] += piece[m.to.index()] - piece[m.from.index()];
        self.key ^= self.move_key(m);
        self.turn ^= 1;
    }

    /// Takes back the last move, which the other seat made.
    #[inline(always)]
    pub fn unmake(&mut self, tables: &PieceSquareTables, m: Move) {
        self.turn ^= 1;
        let s = self.turn;
        let piece = &tables.sides[s].piece;
        self.hop_classes.go(m.to, m.from);
        self.pieces[s] ^= HoleSet::from(m.from) | m.to.into();
        self.sum[s] += piece[m.from.index()] - piece[m.to.index()];
        self.key ^= self.move_key(m);
    }

    /// Passes the turn. A second pass takes it back.
    pub fn pass(&mut self) {
        self.turn ^= 1;
        self.key ^= turn_key();
    }

    /// The change of the key by a move of the seat to move.
    #[inline(always)]
    fn move_key(&self, m: Move) -> u64 {
        let seat = Seat::ALL[self.turn & 1];
        zobrist::piece(seat, m.from) ^ zobrist::piece(seat, m.to) ^ turn_key()
    }

    /// The static evaluation of one seat's pieces.
    #[inline(always)]
    pub fn side_eval(&self, tables: &PieceSquareTables, s: usize) -> i32 {
        let side = &tables.sides[s];
        self.sum[s] + side.rearmost[side.view.rows[side.two_rearmost(self.pieces[s]).0] as usize]
    }

    /// The static evaluation for the seat to move.
    #[inline(always)]
    pub fn static_eval(&self, tables: &PieceSquareTables) -> i32 {
        let s = self.turn;
        self.side_eval(tables, s) - self.side_eval(tables, s ^ 1) + tables.tempo
    }

    /// The empty holes of a seat's home.
    #[inline(always)]
    pub fn home_gaps(&self, tables: &PieceSquareTables, s: usize) -> HoleSet {
        tables.sides[s].home - self.occupied()
    }

    /// Whether a seat's home is full, with at least one of its own pieces in it.
    #[inline(always)]
    pub fn is_home(&self, tables: &PieceSquareTables, s: usize) -> bool {
        self.home_gaps(tables, s).is_empty() && !(tables.sides[s].home & self.pieces[s]).is_empty()
    }

    /// Whether the armies have passed each other, so that neither stands in front of the other.
    pub fn armies_have_passed(&self, tables: &PieceSquareTables) -> bool {
        let rows = |s: usize| tables.sides[s].view.rows[tables.sides[s].two_rearmost(self.pieces[s]).0];
        // The rows of the two seats count from opposite ends.
        rows(0) + rows(1) < 16
    }

    /// The rearmost pieces of a seat.
    #[inline(always)]
    pub fn rearmost(&self, tables: &PieceSquareTables, s: usize) -> Rearmost {
        let side = &tables.sides[s];
        let (hole, next) = side.two_rearmost(self.pieces[s]);
        let rows = side.view.rows[hole];
        Rearmost { hole, rows, value: side.rearmost[rows as usize], next_rows: side.view.rows[next] }
    }

    /// Adds moves of the seat to move to a list: all when `all`, otherwise those that lead no farther from home.
    pub fn list_moves(&self, tables: &PieceSquareTables, all: bool, list: &mut Vec<ScoredMove>) {
        let rearmost = self.rearmost(tables, self.turn);
        for from in self.pieces[self.turn] {
            self.list_piece(tables, &rearmost, all, from, self.hop_classes.hops(from), list);
        }
    }

    /// Adds the moves of one piece of the seat to move to a list, as [`list_moves`](Self::list_moves). `hops` are the
    /// holes it reaches by hops.
    #[inline(always)]
    pub fn list_piece(
        &self,
        tables: &PieceSquareTables,
        rearmost: &Rearmost,
        all: bool,
        from: Hole,
        hops: u64,
        list: &mut Vec<ScoredMove>,
    ) {
        let side = &tables.sides[self.turn];
        let (class, _) = bit_of(from);
        let no_farther = &side.view.no_farther[from.index()];
        let value = side.piece[from.index()];
        let mut add = |c: usize, mut bits: u64| {
            while bits != 0 {
                let to = Hole::from_index(TABLE.hole[c][bits.trailing_zeros() as usize & 63] as usize);
                bits &= bits - 1;
                let gain = side.piece[to.index()] - value + rearmost.gain(side, from, to);
                list.push(ScoredMove { rank: gain, gain, m: Move { from, to } });
            }
        };
        add(class, if all { hops } else { hops & no_farther[class] });
        for k in 0..3 {
            let c = class ^ (k + 1);
            let steps = TABLE.near[from.index()][k] & self.hop_classes.open(c);
            add(c, if all { steps } else { steps & no_farther[c] });
        }
    }

    /// The static evaluation of a seat's pieces after a move of one of them, given the gain of that piece's value.
    #[inline(always)]
    pub fn side_eval_after(
        &self,
        tables: &PieceSquareTables,
        s: usize,
        rearmost: &Rearmost,
        from: Hole,
        (to, gain): (Hole, i32),
    ) -> i32 {
        self.sum[s] + gain + rearmost.value + rearmost.gain(&tables.sides[s], from, to)
    }
}

impl Rearmost {
    /// The change of the rearmost piece's value by a move.
    #[inline(always)]
    fn gain(&self, side: &SideTables, from: Hole, to: Hole) -> i32 {
        let others = if from.index() == self.hole { self.next_rows } else { self.rows };
        side.rearmost[side.view.rows[to.index()].max(others) as usize] - self.value
    }
}

fn turn_key() -> u64 {
    zobrist::to_move(Seat::ALL[0]) ^ zobrist::to_move(Seat::ALL[1])
}
