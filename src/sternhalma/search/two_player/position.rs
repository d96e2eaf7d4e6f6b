//! A position of two seats as the search moves through it.

use crate::sternhalma::board::{Board, Move, zobrist};
use crate::sternhalma::eval::{Side, Terms, bit_of};
use crate::sternhalma::star::{Hole, HoleSet, HopClasses, Seat, TABLE};

/// The pieces of both seats, whose turn it is, and sums kept up with them.
#[derive(Clone)]
pub struct Position {
    /// The occupied holes.
    pub hop_classes: HopClasses,
    /// The pieces of each seat.
    pub men: [HoleSet; 2],
    /// The values of each seat's pieces on their holes, added up.
    pub sum: [i32; 2],
    /// The board's key.
    pub key: u64,
    /// The seat to move.
    pub turn: usize,
}

/// A move, and what it changes in the mover's value.
#[derive(Clone, Copy)]
pub struct Candidate {
    /// The higher, the sooner it is tried.
    pub rank: i32,
    /// What the mover's value gains.
    pub gain: i32,
    /// The move.
    pub m: Move,
}

/// The rearmost pieces of a seat, and what its value is when they move.
#[derive(Clone, Copy)]
pub struct Rear {
    /// The rearmost piece.
    pub first: usize,
    /// What the rearmost piece counts, and its rows.
    value: i32,
    rows: u8,
    /// The rows of the rearmost of the others.
    next_rows: u8,
}

impl Position {
    /// The position of a board.
    pub fn of(board: &Board, terms: &Terms) -> Position {
        let men = [board.pieces(Seat::ALL[0]), board.pieces(Seat::ALL[1])];
        let sum = [0, 1].map(|s: usize| men[s].into_iter().map(|h| terms.sides[s].piece[h.index()]).sum());
        Position {
            hop_classes: *board.hop_classes(),
            men,
            sum,
            key: board.key(),
            turn: board.to_move().index(),
        }
    }

    /// The occupied holes.
    #[inline(always)]
    pub fn occupied(&self) -> HoleSet {
        self.men[0] | self.men[1]
    }

    /// Makes a move of the seat to move.
    #[inline(always)]
    pub fn make(&mut self, terms: &Terms, m: Move) {
        let s = self.turn;
        let piece = &terms.sides[s].piece;
        self.hop_classes.go(m.from, m.to);
        self.men[s] ^= HoleSet::from(m.from) | m.to.into();
        self.sum[s] += piece[m.to.index()] - piece[m.from.index()];
        self.key ^= self.step_key(m);
        self.turn ^= 1;
    }

    /// Takes back a move of the other seat.
    #[inline(always)]
    pub fn unmake(&mut self, terms: &Terms, m: Move) {
        self.turn ^= 1;
        let s = self.turn;
        let piece = &terms.sides[s].piece;
        self.hop_classes.go(m.to, m.from);
        self.men[s] ^= HoleSet::from(m.from) | m.to.into();
        self.sum[s] += piece[m.from.index()] - piece[m.to.index()];
        self.key ^= self.step_key(m);
    }

    /// Lets the turn pass.
    pub fn pass(&mut self) {
        self.turn ^= 1;
        self.key ^= turn_key();
    }

    /// What a move of the seat to move changes in the key.
    #[inline(always)]
    pub fn step_key(&self, m: Move) -> u64 {
        let seat = Seat::ALL[self.turn & 1];
        zobrist::piece(seat, m.from) ^ zobrist::piece(seat, m.to) ^ turn_key()
    }

    /// What the pieces of a seat are worth together.
    #[inline(always)]
    pub fn value(&self, terms: &Terms, s: usize) -> i32 {
        let side = &terms.sides[s];
        self.sum[s] + side.rear[side.rows[side.two_rearmost(self.men[s]).0] as usize]
    }

    /// What the position is worth to the seat to move.
    #[inline(always)]
    pub fn worth(&self, terms: &Terms) -> i32 {
        let s = self.turn;
        self.value(terms, s) - self.value(terms, s ^ 1) + terms.tempo
    }

    /// The empty holes of a seat's home.
    #[inline(always)]
    pub fn gaps(&self, terms: &Terms, s: usize) -> HoleSet {
        terms.sides[s].home - self.occupied()
    }

    /// Whether a seat's home is full with at least one of its own pieces.
    #[inline(always)]
    pub fn is_home(&self, terms: &Terms, s: usize) -> bool {
        self.gaps(terms, s).is_empty() && !(terms.sides[s].home & self.men[s]).is_empty()
    }

    /// Whether the armies have passed each other, so that neither stands in front of the other.
    pub fn passed(&self, terms: &Terms) -> bool {
        let rear = |s: usize| terms.sides[s].rows[terms.sides[s].two_rearmost(self.men[s]).0];
        // The rows of the two seats count from opposite ends.
        rear(0) + rear(1) < 16
    }

    /// The rearmost pieces of a seat.
    #[inline(always)]
    pub fn rear(&self, terms: &Terms, s: usize) -> Rear {
        let side = &terms.sides[s];
        let (first, next) = side.two_rearmost(self.men[s]);
        let rows = side.rows[first];
        Rear { first, value: side.rear[rows as usize], rows, next_rows: side.rows[next] }
    }

    /// Adds the moves of the seat to move to a list: those that lead no farther from home, or all.
    pub fn list(&self, terms: &Terms, all: bool, list: &mut Vec<Candidate>) {
        let rear = self.rear(terms, self.turn);
        for from in self.men[self.turn] {
            self.list_piece(terms, &rear, all, from, self.hop_classes.hops(from), list);
        }
    }

    /// Adds the moves of one piece of the seat to move to a list, given where it can hop.
    #[inline(always)]
    pub fn list_piece(
        &self,
        terms: &Terms,
        rear: &Rear,
        all: bool,
        from: Hole,
        hops: u64,
        list: &mut Vec<Candidate>,
    ) {
        let side = &terms.sides[self.turn];
        let (class, _) = bit_of(from);
        let ahead = &side.ahead[from.index()].lane;
        let worth = side.piece[from.index()];
        let mut add = |c: usize, mut bits: u64| {
            while bits != 0 {
                let to = Hole::from_index(TABLE.hole[c][bits.trailing_zeros() as usize & 63] as usize);
                bits &= bits - 1;
                let gain = side.piece[to.index()] - worth + rear.gain(side, from, to);
                list.push(Candidate { rank: gain, gain, m: Move { from, to } });
            }
        };
        add(class, if all { hops } else { hops & ahead[class] });
        for k in 0..3 {
            let c = class ^ (k + 1);
            let steps = TABLE.near[from.index()][k] & self.hop_classes.open(c);
            add(c, if all { steps } else { steps & ahead[c] });
        }
    }

    /// What a seat's pieces are worth together after a move of one of them, given what that one's value gains.
    #[inline(always)]
    pub fn after(&self, terms: &Terms, s: usize, rear: &Rear, from: Hole, (to, gain): (Hole, i32)) -> i32 {
        self.sum[s] + gain + rear.value + rear.gain(&terms.sides[s], from, to)
    }
}

impl Rear {
    /// What the rearmost piece counts more after a move.
    #[inline(always)]
    pub fn gain(&self, side: &Side, from: Hole, to: Hole) -> i32 {
        let others = if from.index() == self.first { self.next_rows } else { self.rows };
        side.rear[side.rows[to.index()].max(others) as usize] - self.value
    }
}

fn turn_key() -> u64 {
    zobrist::to_move(Seat::ALL[0]) ^ zobrist::to_move(Seat::ALL[1])
}
