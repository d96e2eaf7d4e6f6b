//! The end of the tree: what positions are worth, who is home, and the last ply.

use super::hop_cache::bits_of;
use super::search::Tree;
use crate::sternhalma::board::Move;
use crate::sternhalma::eval::{WIN_SCORE, bit_of};
use crate::sternhalma::star::{Hole, HoleSet, Seat, TABLE};

impl Tree<'_> {
    /// What the position is worth to the seat to move when nobody looks further.
    pub fn worth(&self) -> i32 {
        let Some(documented) = &self.documented else { return self.position.worth(self.terms) };
        let bound = WIN_SCORE - 10_000;
        let [mine, theirs] = [self.position.turn, self.position.turn ^ 1]
            .map(|s| documented.board.evaluate(Seat::ALL[s], &documented.weights));
        (mine - theirs).clamp(-bound, bound)
    }

    /// The score of a move that has just been made, for the seat that made it, when it ended the game.
    pub fn ended(&self, ply: usize) -> Option<i32> {
        let mover = self.position.turn ^ 1;
        let win = WIN_SCORE - ply as i32 - 1;
        if self.position.is_home(self.terms, mover) {
            Some(win)
        } else if self.position.is_home(self.terms, mover ^ 1) {
            Some(-win)
        } else {
            None
        }
    }

    /// Whether the seat to move can fill the last gap of its home.
    pub fn wins_at_once(&self) -> bool {
        let s = self.position.turn;
        let gaps = self.position.gaps(self.terms, s);
        let Some(gap) = gaps.first().filter(|_| is_at_most_one(gaps)) else { return false };
        let outside = self.position.men[s] - self.terms.sides[s].home;
        if !(gap.neighbour_set() & outside).is_empty() {
            return true;
        }
        let (class, bit) = bit_of(gap);
        let hop_classes = &self.position.hop_classes;
        let mut border = hop_classes.border(class, hop_classes.flood(class, 1 << bit));
        while border != 0 {
            let hole = Hole::from_index(TABLE.hole[class][border.trailing_zeros() as usize & 63] as usize);
            if outside.contains(hole) {
                return true;
            }
            border &= border - 1;
        }
        false
    }

    /// Whether a seat could be home within its next two moves, as far as the gaps of its home tell.
    pub fn near(&self, s: usize) -> bool {
        let gaps = self.position.gaps(self.terms, s).bits();
        let fewer = gaps & gaps.wrapping_sub(1);
        if fewer & fewer.wrapping_sub(1) != 0 {
            return false;
        }
        // Either a piece is home already or one is past the middle.
        let side = &self.terms.sides[s];
        let men = self.position.men[s];
        !(side.home & men).is_empty() || men.into_iter().any(|hole| side.rows[hole.index()] <= 8)
    }

    /// Whether a move leaves at most one gap in either home, so that the reply may end the game.
    pub fn is_tight(&self, m: Move, gaps: [i32; 2]) -> bool {
        [0, 1].into_iter().any(|s: usize| {
            let home = self.terms.sides[s].home;
            gaps[s] - i32::from(home.contains(m.to)) + i32::from(home.contains(m.from)) <= 1
        })
    }

    /// The last ply: each piece's best move among those that lead farthest forward. `None` when there is none.
    pub fn frontier(&mut self, ply: usize, beta: i32) -> Option<i32> {
        let s = self.position.turn;
        let rear = self.position.rear(self.terms, s);
        let theirs = self.position.value(self.terms, s ^ 1) + self.terms.tempo;
        let (mut best, mut looked) = (None, 0);
        let mut offer = |from: Hole, move_on: Option<(Hole, i32)>| {
            if let Some(move_on) = move_on {
                looked += 1;
                best = best.max(Some(self.position.after(self.terms, s, &rear, from, move_on) - theirs));
            }
            best >= Some(beta)
        };
        let hop_classes = &self.position.hop_classes;
        let foremost = |from| self.terms.foremost(hop_classes, s, from, hop_classes.hops(from));
        match (self.few, self.steps[ply]) {
            (true, Some(m)) => {
                let bits = bits_of(m);
                for man in self.kept[ply - 1].list(s) {
                    let best = if man.is_touched(bits) { foremost(man.from) } else { man.best };
                    if offer(man.from, best) {
                        break;
                    }
                }
            }
            _ => {
                for from in self.position.men[s] {
                    if offer(from, foremost(from)) {
                        break;
                    }
                }
            }
        }
        self.count(looked);
        best
    }
}

/// Whether a set has at most one hole.
pub fn is_at_most_one(set: HoleSet) -> bool {
    set.bits() & set.bits().wrapping_sub(1) == 0
}

/// How many holes a set has, 3 for more.
pub fn at_most_three(set: HoleSet) -> i32 {
    let one = set.bits();
    let two = one & one.wrapping_sub(1);
    let three = two & two.wrapping_sub(1);
    i32::from(one != 0) + i32::from(two != 0) + i32::from(three != 0)
}
