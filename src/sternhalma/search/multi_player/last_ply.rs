//! The last ply: leaves are scored without making the moves that lead to them.

use super::context::{INFINITE, Search, Turn, Window};
use super::placing::{Tally, against};
use super::position::{Position, rearmost_distance};
use crate::sternhalma::star::{Hole, Move, TABLE, targets};

/// What the leaves of a node have in common.
struct LeafContext {
    /// Whether it is the root seat's turn.
    is_mine: bool,
    /// The evaluation of the root seat.
    my_eval: i32,
    /// The evaluations of its rivals, except the one that moves.
    others: Tally,
}

impl Search<'_> {
    /// The score of a node at depth 1 for the side whose turn it is. `None` where the moves have to be made.
    pub fn last_ply(&mut self, turn: Turn, ply: i32, window: Window) -> Option<i32> {
        let position = &self.position;
        if !self.eval.is_plain() || position.any_move_marks_home() || ply + 1 >= position.plies_to_cap {
            return None;
        }
        let (is_mine, exact, last_gaps) = (self.is_mine(turn), self.params.exact, position.last_gaps());
        let my_eval = self.eval.static_eval(position, self.me);
        let mut best = -INFINITE;
        for seat in self.movers(turn) {
            let others = self.tally(if is_mine { self.me } else { seat });
            let context = LeafContext { is_mine, my_eval, others };
            if exact || !last_gaps.is_empty() {
                for from in self.position.armies[seat].pieces {
                    let onward =
                        if exact { !0 } else { self.position.armies[seat].view.onward[from.index()] };
                    for m in targets(from, self.position.targets_word(from) & onward) {
                        best = best.max(match last_gaps.contains(m.to) {
                            true => self.search_child(turn, seat, m, 0, ply, window),
                            false => self.score_leaf(&context, seat, m),
                        });
                        if self.node_budget.stopped() || best >= window.beta {
                            return Some(best);
                        }
                    }
                }
            } else {
                for m in self.position.best_onward_moves(seat).into_iter().flatten() {
                    best = best.max(self.score_leaf(&context, seat, m));
                    if self.node_budget.stopped() || best >= window.beta {
                        return Some(best);
                    }
                }
            }
        }
        (best > -INFINITE).then_some(best)
    }

    /// The score of a move that brings no seat home, for the side whose turn it is.
    #[inline(always)]
    fn score_leaf(&mut self, context: &LeafContext, seat: usize, m: Move) -> i32 {
        self.node_budget.count();
        let (status, rivals) = (&self.position.status, self.params.rivals);
        let eval = self.eval.static_eval_after(&self.position, seat, m);
        if context.is_mine {
            against(status, eval, rivals.combine(context.others))
        } else {
            -against(status, context.my_eval, rivals.combine(context.others.with(eval)))
        }
    }

    /// The evaluations of the root seat's racing rivals, except one.
    #[inline(always)]
    fn tally(&self, except: usize) -> Tally {
        let rivals = self.position.status.rivals(self.me).filter(|&rival| rival != except);
        rivals.map(|rival| self.eval.static_eval(&self.position, rival)).fold(Tally::NONE, Tally::with)
    }
}

impl Position {
    /// The onward moves of which one gives a seat the best plain evaluation: the one that gains most, and the best one
    /// of the rearmost piece when it is alone, which also reduces the penalty for the rearmost piece.
    #[inline(always)]
    pub fn best_onward_moves(&self, seat: usize) -> [Option<Move>; 2] {
        let rearmost = self.lone_rearmost(seat);
        let (mut most, mut first, mut second) = (i32::MIN, None, None);
        self.armies[seat].pieces.into_iter().for_each(|from| {
            let Some((m, value)) = self.best_onward_move(seat, from) else { return };
            let gain = value - self.hole_value(seat, from);
            if rearmost == Some(from) {
                second = Some(m);
            }
            if gain > most {
                (most, first) = (gain, Some(m));
            }
        });
        [first, second.filter(|_| second != first)]
    }

    /// A piece's onward move to the hole of the highest value, and that value.
    #[inline(always)]
    fn best_onward_move(&self, seat: usize, from: Hole) -> Option<(Move, i32)> {
        let mut left = self.targets_word(from) & self.armies[seat].view.onward[from.index()];
        let mut best = None;
        let mut most = i32::MIN;
        while left != 0 {
            let m = TABLE.target[from.index()][left.trailing_zeros() as usize];
            let value = self.hole_value(seat, m.to);
            if value > most {
                (most, best) = (value, Some(m));
            }
            left &= left - 1;
        }
        best.map(|m| (m, most))
    }

    /// The rearmost piece of a seat. `None` when another is as far from home.
    #[inline(always)]
    fn lone_rearmost(&self, seat: usize) -> Option<Hole> {
        let army = &self.armies[seat];
        let rearmost = army.pieces & army.view.rings[rearmost_distance(army.spread) as usize];
        rearmost.first().filter(|_| rearmost.len() == 1)
    }
}
