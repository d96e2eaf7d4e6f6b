//! Every seat for itself: max^n (Luckhardt and Irani, "An Algorithmic Solution of N-Person Games", 1986) with
//! speculative pruning (Sturtevant and Korf 2000, Sturtevant 2003).
//!
//! Every seat has its value less the mean of its rivals', so that the scores of all seats add up to nothing or next to
//! it. When the best scores of the seats that moved last, each on its turn, add up to more than that together with
//! the mover's best so far, one of them has something better elsewhere, and the rest of the mover's moves need
//! not be looked at, unless one of them would choose this branch after all: then it is looked at again without.
//!
//! Of scores that are equal for the mover, it takes what is worse for the seat to move at the root, and then what is
//! worse for the others in seat order: the answer does not depend on the order of the moves.

use super::best_reply::INFINITE;
use super::context::Hunt;
use super::move_picker::{Order, Width, word_of};
use super::placing::Rivals;
use super::position::Seats;
use crate::sternhalma::board::Move;
use crate::sternhalma::star::{Seat, targets};

/// A score for every seat.
pub type Scores = [i32; Seat::MAX];

/// Every seat is held against the mean of its rivals.
const MEAN: Rivals = Rivals { best: 0 };

/// What a branch came to.
#[derive(Clone, Copy)]
pub struct Outlook {
    pub scores: Scores,
    /// The first ply whose seat does not want this branch if its scores are not what they seem; beyond every ply
    /// where they are.
    doubt: usize,
}

impl Outlook {
    const CERTAIN: usize = usize::MAX;

    /// Whether the scores may not be what they seem.
    pub fn is_doubted(&self) -> bool {
        self.doubt != Self::CERTAIN
    }

    const fn certain(scores: Scores) -> Outlook {
        Outlook { scores, doubt: Self::CERTAIN }
    }
}

impl Hunt<'_> {
    /// What a move, made here and followed `depth` plies further, is worth to every seat.
    pub fn follow_all(&mut self, seat: usize, m: Move, depth: i32, ply: i32) -> Outlook {
        let before = self.race.field;
        self.race.go(seat, m.from, m.to);
        self.race.settle(seat, m.to, ply + 1);
        let outlook = self.arrive_all(seat, depth, ply + 1);
        self.race.go(seat, m.to, m.from);
        self.race.field = before;
        outlook
    }

    /// Looks again at a move whose outlook is in doubt, without regard to what the seats before have found.
    pub fn follow_surely(&mut self, seat: usize, m: Move, depth: i32, ply: i32) -> Outlook {
        let floor = std::mem::replace(&mut self.floor, ply as usize + 1);
        let outlook = self.follow_all(seat, m, depth, ply);
        self.floor = floor;
        outlook
    }

    fn arrive_all(&mut self, seat: usize, depth: i32, ply: i32) -> Outlook {
        if depth == 0 || self.race.field.over() {
            self.node_budget.count();
            self.empty_line(ply);
            return Outlook::certain(self.scores(ply));
        }
        self.visit_all(self.race.field.after(seat), depth, ply)
    }

    fn scores(&self, ply: i32) -> Scores {
        std::array::from_fn(
            |seat| if self.started >> seat & 1 == 1 { self.race.score(seat, MEAN, ply) } else { 0 },
        )
    }

    fn visit_all(&mut self, seat: usize, depth: i32, ply: i32) -> Outlook {
        self.empty_line(ply);
        if self.node_budget.count() {
            return Outlook::certain([0; Seat::MAX]);
        }
        if depth == 1
            && let Some(scores) = self.frontier_all(seat, ply)
        {
            return Outlook::certain(scores);
        }
        let start = self.picks.len();
        let width = if self.params.exact { Width::All } else { Width::Onward };
        self.picks.add(&self.race, &self.order, Seats(1 << seat), width, None, ply);
        if self.picks.len() == start {
            return self.pass_all(seat, depth, ply);
        }
        let mut best = Outlook::certain([-INFINITE; Seat::MAX]);
        let mut doubt = Outlook::CERTAIN;
        let mut at = start;
        while let Some(pick) = self.picks.next(start, at) {
            at += 1;
            let m = pick.step();
            self.bests[ply as usize] = best.scores[seat];
            let mut outlook = self.follow_all(seat, m, depth - 1, ply);
            if outlook.doubt == ply as usize && !self.node_budget.stopped() {
                if outlook.scores[seat] < best.scores[seat] {
                    continue;
                }
                outlook = self.follow_surely(seat, m, depth - 1, ply);
            }
            if self.node_budget.stopped() {
                break;
            }
            doubt = doubt.min(outlook.doubt);
            if self.prefers(seat, &outlook.scores, &best.scores) {
                best = outlook;
                self.lengthen_line(ply, m);
                if let Some(top) = self.doubted(best.scores[seat], ply) {
                    doubt = doubt.min(top);
                    self.order.reward(m, depth, ply);
                    break;
                }
            }
        }
        self.picks.truncate(start);
        Outlook { doubt, ..best }
    }

    /// The ply of the first of the other seats' last turns, when what they have found and this value cannot all
    /// be had.
    fn doubted(&self, value: i32, ply: i32) -> Option<usize> {
        let field = &self.race.field;
        let others = field.len() as usize - 1;
        let top = (ply as usize).checked_sub(others).filter(|&top| top >= self.floor)?;
        let calm = field.came == 0 && self.passed == 0 && self.race.room > Order::PLIES as i32;
        let found: i64 = self.bests[top..ply as usize].iter().map(|&best| i64::from(best)).sum();
        // Each mean is rounded by less than one.
        (calm && found + i64::from(value) > others as i64 + 1).then_some(top)
    }

    fn prefers(&self, seat: usize, new: &Scores, old: &Scores) -> bool {
        let order = |s: &Scores| (s[seat], -s[self.me], s.map(|score| -score));
        order(new) > order(old)
    }

    fn pass_all(&mut self, seat: usize, depth: i32, ply: i32) -> Outlook {
        let before = self.race.field;
        self.race.settle_pass(ply + 1);
        self.passed += 1;
        self.bests[ply as usize] = -INFINITE;
        let outlook = self.arrive_all(seat, depth - 1, ply + 1);
        self.passed -= 1;
        self.race.field = before;
        outlook
    }

    /// The scores one ply before the last: the mover's best move is the one that makes most of its own pieces.
    /// `None` where that is not so.
    fn frontier_all(&mut self, seat: usize, ply: i32) -> Option<Scores> {
        let race = &self.race;
        if !race.worth.is_plain() || race.is_early() || ply + 1 >= race.room || !race.closing().is_empty() {
            return None;
        }
        let mut best: Option<(i32, Move)> = None;
        let mut take = |m: Move| {
            let value = self.race.value_after(seat, m);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, m));
            }
            self.node_budget.count()
        };
        if self.params.exact {
            for from in self.race.runners[seat].pieces {
                if targets(from, word_of(&self.race, from)).any(&mut take) {
                    return Some([0; Seat::MAX]);
                }
            }
        } else if self.race.leading(seat).into_iter().flatten().any(take) {
            return Some([0; Seat::MAX]);
        }
        let (_, m) = best?;
        self.race.go(seat, m.from, m.to);
        let scores = self.scores(ply + 1);
        self.race.go(seat, m.to, m.from);
        Some(scores)
    }
}
