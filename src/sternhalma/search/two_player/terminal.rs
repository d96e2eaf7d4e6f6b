//! The end of the game, and the last ply of the search.

use super::hop_cache::{HopCache, bits_of};
use super::position::Position;
use crate::sternhalma::eval::{PieceSquareTables, WIN_SCORE};
use crate::sternhalma::star::{Hole, HoleSet, Move, TABLE, bit_of};

impl Position {
    /// The score of a move just made at `ply`, for the seat that made it. `None` when the game goes on.
    pub fn terminal_score(&self, tables: &PieceSquareTables, ply: usize) -> Option<i32> {
        let mover = self.turn ^ 1;
        let win = WIN_SCORE - ply as i32 - 1;
        if self.is_home(tables, mover) {
            Some(win)
        } else if self.is_home(tables, mover ^ 1) {
            Some(-win)
        } else {
            None
        }
    }

    /// Whether the seat to move can fill the last gap of its home.
    pub fn wins_at_once(&self, tables: &PieceSquareTables) -> bool {
        let s = self.turn;
        let gaps = self.home_gaps(tables, s);
        let Some(gap) = gaps.first().filter(|_| is_at_most_one(gaps)) else { return false };
        let outside = self.pieces[s] - tables.sides[s].home;
        if !(gap.neighbour_set() & outside).is_empty() {
            return true;
        }
        let (class, bit) = bit_of(gap);
        let mut border = self.hop_classes.border(class, self.hop_classes.flood(class, 1 << bit));
        while border != 0 {
            let hole = Hole::from_index(TABLE.hole[class][border.trailing_zeros() as usize & 63] as usize);
            if outside.contains(hole) {
                return true;
            }
            border &= border - 1;
        }
        false
    }

    /// Whether a seat may be home within its next two moves, judged by the gaps of its home.
    pub fn win_is_near(&self, tables: &PieceSquareTables, s: usize) -> bool {
        let gaps = self.home_gaps(tables, s).bits();
        let fewer = gaps & gaps.wrapping_sub(1);
        if fewer & fewer.wrapping_sub(1) != 0 {
            return false;
        }
        // A piece in the home, or one past the middle of the star.
        let side = &tables.sides[s];
        let pieces = self.pieces[s];
        !(side.home & pieces).is_empty() || pieces.into_iter().any(|hole| side.view.rows[hole.index()] <= 8)
    }

    /// The last ply: the score of the best of each piece's best forward moves, and the number of moves counted. Ends
    /// early at a score of at least `beta`. `None` when no piece has such a move.
    ///
    /// `cached` holds the hops of the position before this one and the move that led here.
    pub fn last_ply(
        &self,
        tables: &PieceSquareTables,
        cached: Option<(&HopCache, Move)>,
        beta: i32,
    ) -> (Option<i32>, u64) {
        let s = self.turn;
        let rearmost = self.rearmost(tables, s);
        let theirs = self.side_eval(tables, s ^ 1) + tables.tempo;
        let (mut best, mut nodes) = (None, 0);
        let mut try_move = |from: Hole, forward: Option<(Hole, i32)>| {
            if let Some(forward) = forward {
                nodes += 1;
                best = best.max(Some(self.side_eval_after(tables, s, &rearmost, from, forward) - theirs));
            }
            best >= Some(beta)
        };
        let hop_classes = &self.hop_classes;
        let best_forward =
            |from| tables.sides[s].best_forward_move(hop_classes, from, hop_classes.hops(from));
        match cached {
            Some((hops, m)) => {
                let bits = bits_of(m);
                for piece in hops.pieces(s) {
                    let forward = if piece.is_affected_by(bits) {
                        best_forward(piece.from)
                    } else {
                        piece.best_forward
                    };
                    if try_move(piece.from, forward) {
                        break;
                    }
                }
            }
            None => {
                for from in self.pieces[s] {
                    if try_move(from, best_forward(from)) {
                        break;
                    }
                }
            }
        }
        (best, nodes)
    }
}

/// Whether a move leaves at most one gap in either home, so that the reply may end the game. `gaps` are the numbers of
/// gaps before the move, by [`at_most_three`].
pub fn is_tight(tables: &PieceSquareTables, m: Move, gaps: [i32; 2]) -> bool {
    [0, 1].into_iter().any(|s: usize| {
        let home = tables.sides[s].home;
        gaps[s] - i32::from(home.contains(m.to)) + i32::from(home.contains(m.from)) <= 1
    })
}

/// Whether a set has at most one hole.
pub fn is_at_most_one(set: HoleSet) -> bool {
    set.bits() & set.bits().wrapping_sub(1) == 0
}

/// The number of holes of a set, 3 for more.
pub fn at_most_three(set: HoleSet) -> i32 {
    let one = set.bits();
    let two = one & one.wrapping_sub(1);
    let three = two & two.wrapping_sub(1);
    i32::from(one != 0) + i32::from(two != 0) + i32::from(three != 0)
}
