//! Piece-square tables for a search of two seats: the value of a piece on each hole, and of the rearmost piece.

use super::tapered::PhaseTables;
use crate::sternhalma::star::{Hole, HoleSet, HomeView, HopClasses, Layout, ROWS, Seat, TABLE, bit_of};

/// The tables of one seat.
pub struct SideTables {
    /// The value of a piece on each hole.
    pub piece: [i32; Hole::COUNT],
    /// The value of the rearmost piece, by the rows between it and the tip of its home.
    pub rearmost: [i32; ROWS],
    /// The holes of the seat's home.
    pub home: HoleSet,
    /// The seat's view of the star.
    pub view: &'static HomeView,
    /// Whether the home lies at the bottom, in the rows with higher numbers, and not at the top.
    home_is_below: bool,
}

/// The tables of both seats.
pub struct PieceSquareTables {
    /// The tables of each seat.
    pub sides: [SideTables; 2],
    /// The value of having the move.
    pub tempo: i32,
}

impl PieceSquareTables {
    /// The tables for a layout of two seats.
    pub fn new(layout: Layout, phase: &PhaseTables) -> PieceSquareTables {
        let side = |seat| SideTables::new(layout, seat, phase);
        PieceSquareTables { sides: [side(Seat::ALL[0]), side(Seat::ALL[1])], tempo: phase.tempo }
    }
}

impl SideTables {
    fn new(layout: Layout, seat: Seat, phase: &PhaseTables) -> SideTables {
        let view = HomeView::of(layout.point(seat).opposite());
        let mut piece = [0; Hole::COUNT];
        for hole in Hole::all() {
            piece[hole.index()] = phase.piece[view.rows(hole) as usize][view.aside(hole) as usize];
        }
        SideTables {
            piece,
            rearmost: phase.rearmost,
            home: layout.home(seat),
            view,
            home_is_below: layout.tip(seat).row() > ROWS / 2,
        }
    }

    /// The best of a piece's moves to the foremost row it reaches, with the gain of the piece's own value. `hops` are
    /// the holes it reaches by hops. `None` when every move leads away from home.
    #[inline(always)]
    pub fn best_forward_move(&self, hop_classes: &HopClasses, from: Hole, hops: u64) -> Option<(Hole, i32)> {
        let view = self.view;
        let (class, _) = bit_of(from);
        let hops = hops & view.no_farther[from.index()][class];
        let mut best: Option<(Hole, i32)> = None;
        let better = |best: Option<(Hole, i32)>, to: Hole| {
            let value = self.piece[to.index()];
            if best.is_none_or(|(_, highest)| value > highest) { Some((to, value)) } else { best }
        };
        if hops != 0 {
            let front = if self.home_is_below { 63 - hops.leading_zeros() } else { hops.trailing_zeros() };
            let mut bits = hops & view.same_row[class][front as usize & 63];
            while bits != 0 {
                let to = TABLE.hole[class][bits.trailing_zeros() as usize & 63];
                best = better(best, Hole::from_index(to as usize));
                bits &= bits - 1;
            }
        }
        for to in view.forward[from.index()].into_iter().flatten() {
            if hop_classes.is_open(to) {
                best = better(best, to);
            }
        }
        if best.is_none() {
            for to in view.level[from.index()].into_iter().flatten() {
                if hop_classes.is_open(to) {
                    best = better(best, to);
                }
            }
        }
        let (to, value) = best?;
        Some((to, value - self.piece[from.index()]))
    }

    /// The numbers of the rearmost piece of a set and of the rearmost of the others. Where there is none, a number with
    /// 0 rows (see [`HomeView::rows`]).
    #[inline(always)]
    pub fn two_rearmost(&self, pieces: HoleSet) -> (usize, usize) {
        let bits = pieces.bits();
        if self.home_is_below {
            let others = bits & bits.wrapping_sub(1);
            (bits.trailing_zeros() as usize, others.trailing_zeros() as usize)
        } else {
            let first = 127 - bits.leading_zeros().min(127) as usize;
            let others = bits & !(1 << first);
            (first, 127 - others.leading_zeros().min(127) as usize)
        }
    }
}
