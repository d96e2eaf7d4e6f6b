//! The hops of every piece, kept from one ply to the next.
//!
//! The cache stores with each piece the set of holes that decide where it can go. A move that touches none of them
//! leaves the piece's hops as they are; only the other pieces are computed again.

use super::position::Position;
use crate::sternhalma::eval::{PieceSquareTables, SideTables};
use crate::sternhalma::star::{ClassBits, Hole, HopClasses, Move, TABLE, bit_of};

/// The most pieces of a seat that a cache has a place for.
pub const MAX_PIECES: usize = 15;

/// The two holes of a move, each as a class and a bit.
pub type MoveBits = [(usize, usize); 2];

/// A piece and its hops.
#[derive(Clone, Copy)]
pub struct PieceHops {
    /// The hole of the piece.
    pub from: Hole,
    /// The best of its moves to the foremost row, with the gain (see [`SideTables::best_forward_move`]).
    pub best_forward: Option<(Hole, i32)>,
    /// The holes it reaches by hops and its own, as bits of its class.
    reached: u64,
    /// The holes that decide where it can go.
    deciding: ClassBits,
}

/// The hops of the pieces of both seats in one position.
#[derive(Clone)]
pub struct HopCache {
    pieces: [[PieceHops; MAX_PIECES]; 2],
    len: [usize; 2],
}

impl Default for HopCache {
    fn default() -> HopCache {
        let none = PieceHops { from: Hole::from_index(0), best_forward: None, reached: 0, deciding: [0; 4] };
        HopCache { pieces: [[none; MAX_PIECES]; 2], len: [0; 2] }
    }
}

impl PieceHops {
    #[inline(always)]
    fn new(hop_classes: &HopClasses, side: &SideTables, from: Hole) -> PieceHops {
        let (class, bit) = bit_of(from);
        let reached = hop_classes.flood(class, 1 << bit);
        let mut deciding = hop_classes.deciding_holes(class, reached);
        for k in 0..3 {
            deciding[class ^ (k + 1)] |= TABLE.near[from.index()][k];
        }
        let best_forward = side.best_forward_move(hop_classes, from, reached ^ 1 << bit);
        PieceHops { from, best_forward, reached, deciding }
    }

    /// Whether a move of another piece may change where this one can go.
    #[inline(always)]
    pub fn is_affected_by(&self, [a, b]: MoveBits) -> bool {
        (self.deciding[a.0 & 3] >> (a.1 & 63) | self.deciding[b.0 & 3] >> (b.1 & 63)) & 1 != 0
    }

    /// The holes the piece reaches by hops, as bits of its class.
    #[inline(always)]
    pub fn hops(&self) -> u64 {
        self.reached ^ 1 << bit_of(self.from).1
    }
}

impl HopCache {
    /// Whether the cache has places for all pieces of a position.
    pub fn fits(position: &Position) -> bool {
        position.pieces.iter().all(|pieces| pieces.len() <= MAX_PIECES)
    }

    /// Computes the hops of every piece of a position.
    pub fn fill(&mut self, position: &Position, tables: &PieceSquareTables) {
        for (s, pieces) in position.pieces.into_iter().enumerate() {
            self.len[s] = pieces.len().min(MAX_PIECES);
            for (piece, from) in self.pieces[s].iter_mut().zip(pieces) {
                *piece = PieceHops::new(&position.hop_classes, &tables.sides[s], from);
            }
        }
    }

    /// Computes the hops of a position from those of the position before it. `m` is the move between them, `None` for a
    /// pass.
    #[inline(always)]
    pub fn update_from(
        &mut self,
        before: &HopCache,
        position: &Position,
        tables: &PieceSquareTables,
        m: Option<Move>,
    ) {
        self.clone_from(before);
        let Some(m) = m else { return };
        let bits = bits_of(m);
        for s in 0..2 {
            let mut affected = 0_u32;
            for (number, piece) in before.pieces(s).iter().enumerate() {
                affected |= u32::from(piece.is_affected_by(bits)) << number;
            }
            // The piece that moved is among them.
            while affected != 0 {
                let piece = &mut self.pieces[s][affected.trailing_zeros() as usize % MAX_PIECES];
                let from = if piece.from == m.from { m.to } else { piece.from };
                *piece = PieceHops::new(&position.hop_classes, &tables.sides[s], from);
                affected &= affected - 1;
            }
        }
    }

    /// The pieces of a seat.
    #[inline(always)]
    pub fn pieces(&self, s: usize) -> &[PieceHops] {
        &self.pieces[s & 1][..self.len[s & 1].min(MAX_PIECES)]
    }
}

/// The holes of a move as classes and bits.
#[inline(always)]
pub fn bits_of(m: Move) -> MoveBits {
    [bit_of(m.from), bit_of(m.to)]
}
