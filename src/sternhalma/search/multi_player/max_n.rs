//! The search of every seat for itself: max^n (Luckhardt and Irani, "An Algorithmic Solution of N-Person Games", 1986)
//! with speculative pruning (Sturtevant and Korf, "On Pruning Techniques for Multi-Player Games", 2000; Sturtevant,
//! "Last-Branch and Speculative Pruning Algorithms for Max^n", 2003).
//!
//! The score of a seat is its evaluation less the mean of its rivals', so that the scores of all seats add up to about 0.
//! When the best scores of the seats that moved last, each at its last turn, and the mover's best so far add up to more
//! than that, one of them has a better move elsewhere. The mover's other moves are then skipped. Should one of those
//! seats choose this branch after all, it is searched again without pruning.
//!
//! Of moves with equal scores for the mover, it takes the one that is worse for the root seat, then the one that is worse
//! for the others in seat order. So the result does not depend on the order of the moves.

use super::context::{INFINITE, Search};
use super::move_picker::{PLIES, Width};
use super::placing::Rivals;
use super::position::Seats;
use crate::sternhalma::star::{Move, Seat, targets};

/// A score for every seat.
pub type Scores = [i32; Seat::MAX];

/// Every seat is compared with the mean of its rivals.
const MEAN: Rivals = Rivals { best: 0 };

/// The result of searching a branch.
#[derive(Clone, Copy)]
pub struct MaxNResult {
    pub scores: Scores,
    /// The first ply whose seat was assumed not to choose this branch; [`MaxNResult::NO_PLY`] when nothing was assumed
    /// and the scores are exact.
    pruned_for: usize,
}

impl MaxNResult {
    const NO_PLY: usize = usize::MAX;

    /// Whether the scores may be wrong because of pruning.
    pub fn is_speculative(&self) -> bool {
        self.pruned_for != Self::NO_PLY
    }

    const fn exact(scores: Scores) -> MaxNResult {
        MaxNResult { scores, pruned_for: Self::NO_PLY }
    }
}

impl Search<'_> {
    /// The scores of a move, searched `depth` plies beyond it.
    pub fn search_child_max_n(&mut self, seat: usize, m: Move, depth: i32, ply: i32) -> MaxNResult {
        let before = self.position.status;
        self.position.go(seat, m.from, m.to);
        self.position.resolve_move(seat, m.to, ply + 1);
        let result = self.after_move_max_n(seat, depth, ply + 1);
        self.position.go(seat, m.to, m.from);
        self.position.status = before;
        result
    }

    /// Searches a move with a speculative result again, without pruning for this ply and those before it.
    pub fn research_child_max_n(&mut self, seat: usize, m: Move, depth: i32, ply: i32) -> MaxNResult {
        let first = std::mem::replace(&mut self.first_bound_ply, ply as usize + 1);
        let result = self.search_child_max_n(seat, m, depth, ply);
        self.first_bound_ply = first;
        result
    }

    /// The scores of the position after a move or a pass of a seat.
    fn after_move_max_n(&mut self, seat: usize, depth: i32, ply: i32) -> MaxNResult {
        if depth == 0 || self.position.status.is_over() {
            self.node_budget.count();
            self.empty_line(ply);
            return MaxNResult::exact(self.scores(ply));
        }
        self.search_node_max_n(self.position.status.after(seat), depth, ply)
    }

    /// The scores of the position as it stands.
    fn scores(&self, ply: i32) -> Scores {
        std::array::from_fn(|seat| {
            if self.racing_at_root >> seat & 1 == 1 { self.score(seat, MEAN, ply) } else { 0 }
        })
    }

    /// The scores of a position with a seat to move, searched `depth` plies deep.
    fn search_node_max_n(&mut self, seat: usize, depth: i32, ply: i32) -> MaxNResult {
        self.empty_line(ply);
        if self.node_budget.count() {
            return MaxNResult::exact([0; Seat::MAX]);
        }
        if depth == 1
            && let Some(scores) = self.last_ply_max_n(seat, ply)
        {
            return MaxNResult::exact(scores);
        }
        let start = self.picker.len();
        let width = if self.params.exact { Width::All } else { Width::Onward };
        self.picker.add(&self.position, Seats(1 << seat), width, None, ply);
        if self.picker.len() == start {
            return self.search_pass_max_n(seat, depth, ply);
        }
        let mut best = MaxNResult::exact([-INFINITE; Seat::MAX]);
        let mut pruned_for = MaxNResult::NO_PLY;
        let mut at = start;
        while let Some(next) = self.picker.next(start, at) {
            at += 1;
            let m = next.step();
            self.best_scores[ply as usize] = best.scores[seat];
            let mut result = self.search_child_max_n(seat, m, depth - 1, ply);
            if result.pruned_for == ply as usize && !self.node_budget.stopped() {
                if result.scores[seat] < best.scores[seat] {
                    continue;
                }
                result = self.research_child_max_n(seat, m, depth - 1, ply);
            }
            if self.node_budget.stopped() {
                break;
            }
            pruned_for = pruned_for.min(result.pruned_for);
            if self.prefers(seat, &result.scores, &best.scores) {
                best = result;
                self.extend_line(ply, m);
                if let Some(top) = self.speculative_prune(best.scores[seat], ply) {
                    pruned_for = pruned_for.min(top);
                    self.picker.note_cutoff(m, depth, ply);
                    break;
                }
            }
        }
        self.picker.truncate(start);
        MaxNResult { pruned_for, ..best }
    }

    /// Speculative pruning: whether the mover's score and the best scores of the other seats at their last turns add up
    /// to more than there is. Returns the ply of the first of those turns.
    fn speculative_prune(&self, score: i32, ply: i32) -> Option<usize> {
        let status = &self.position.status;
        let others = status.len() as usize - 1;
        let top = (ply as usize).checked_sub(others).filter(|&top| top >= self.first_bound_ply)?;
        let is_zero_sum =
            status.came_home == 0 && self.passes_on_path == 0 && self.position.plies_to_cap > PLIES as i32;
        let sum: i64 = self.best_scores[top..ply as usize].iter().map(|&best| i64::from(best)).sum();
        // Each mean is rounded by less than one.
        (is_zero_sum && sum + i64::from(score) > others as i64 + 1).then_some(top)
    }

    fn prefers(&self, seat: usize, new: &Scores, old: &Scores) -> bool {
        let order = |s: &Scores| (s[seat], -s[self.me], s.map(|score| -score));
        order(new) > order(old)
    }

    /// The scores of a node whose seat has no move and passes.
    fn search_pass_max_n(&mut self, seat: usize, depth: i32, ply: i32) -> MaxNResult {
        let before = self.position.status;
        self.position.resolve_pass(ply + 1);
        self.passes_on_path += 1;
        self.best_scores[ply as usize] = -INFINITE;
        let result = self.after_move_max_n(seat, depth - 1, ply + 1);
        self.passes_on_path -= 1;
        self.position.status = before;
        result
    }

    /// The scores of a node at depth 1. Its best move is the one that gives the mover the best evaluation, which is known
    /// without making the others. `None` where that is not so.
    fn last_ply_max_n(&mut self, seat: usize, ply: i32) -> Option<Scores> {
        let position = &self.position;
        if !self.eval.is_plain()
            || position.any_move_marks_home()
            || ply + 1 >= position.plies_to_cap
            || !position.last_gaps().is_empty()
        {
            return None;
        }
        let mut best: Option<(i32, Move)> = None;
        let mut try_move = |m: Move| {
            let eval = self.eval.static_eval_after(&self.position, seat, m);
            if best.is_none_or(|(most, _)| eval > most) {
                best = Some((eval, m));
            }
            self.node_budget.count()
        };
        if self.params.exact {
            for from in self.position.armies[seat].pieces {
                if targets(from, self.position.targets_word(from)).any(&mut try_move) {
                    return Some([0; Seat::MAX]);
                }
            }
        } else if self.position.best_onward_moves(seat).into_iter().flatten().any(try_move) {
            return Some([0; Seat::MAX]);
        }
        let (_, m) = best?;
        self.position.go(seat, m.from, m.to);
        let scores = self.scores(ply + 1);
        self.position.go(seat, m.to, m.from);
        Some(scores)
    }
}
