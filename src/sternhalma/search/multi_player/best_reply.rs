//! Two sides: the seat to move against all its rivals, who either move each in turn (paranoid) or answer with the one
//! move of all theirs that is worst for it (best-reply).

use super::context::{Hunt, Turn};
use super::move_picker::{Order, Width};
use super::placing::OPEN;
use super::position::Seats;
use crate::kit::Bound;
use crate::sternhalma::board::Move;
use crate::sternhalma::search::tt_move::Entry;

/// More than any score.
pub const INFINITE: i32 = 2_000_000;

/// A score between two bounds is looked for.
#[derive(Clone, Copy)]
pub struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    pub const WHOLE: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// The window that only tells whether a score is above its lower bound.
    pub fn above(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// The window as the other side sees it.
    fn flip(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl Hunt<'_> {
    /// What a move, made here and followed `depth` plies further, is worth to the side whose turn it is.
    pub fn follow(&mut self, turn: Turn, seat: usize, m: Move, depth: i32, ply: i32, window: Window) -> i32 {
        let before = self.race.field;
        self.race.go(seat, m.from, m.to);
        self.race.settle(seat, m.to, ply + 1);
        let score = self.arrive(turn, seat, depth, ply + 1, window);
        self.race.go(seat, m.to, m.from);
        self.race.field = before;
        score
    }

    /// What the position after an action is worth to the side whose turn it was.
    fn arrive(&mut self, turn: Turn, seat: usize, depth: i32, ply: i32, window: Window) -> i32 {
        let mine = self.is_mine(turn);
        if depth == 0 || self.race.field.over() || !self.race.field.races(self.me) {
            self.node_budget.count();
            self.empty_line(ply);
            let score = self.race.score(self.me, self.params.rivals, ply);
            return if mine { score } else { -score };
        }
        let next = self.turn_after(turn, seat);
        if self.is_mine(next) == mine {
            self.visit(next, depth, ply, window)
        } else {
            -self.visit(next, depth, ply, window.flip())
        }
    }

    /// What the position is worth to the side whose turn it is, looked `depth` plies ahead. Right when it lies
    /// between the bounds, and otherwise on the right side of them.
    fn visit(&mut self, turn: Turn, depth: i32, ply: i32, window: Window) -> i32 {
        self.empty_line(ply);
        if self.node_budget.count() {
            return 0;
        }
        if depth == 1
            && !window.is_open()
            && let Some(score) = self.frontier(turn, ply, window)
        {
            return score;
        }
        let exact = self.params.exact;
        let key = self.race.key ^ self.turn_key(turn);
        let usable = depth > 1 && self.may_remember();
        let remembered = if usable { self.table.get(key) } else { None };
        if let Some(memory) = remembered
            && !window.is_open()
            && (memory.depth == depth || !exact && memory.depth > depth)
        {
            let settled = match memory.bound {
                Bound::Exact => true,
                Bound::Lower => memory.score >= window.beta,
                Bound::Upper => memory.score <= window.alpha,
            };
            if settled {
                return memory.score;
            }
        }
        let start = self.picks.len();
        let width = if exact { Width::All } else { Width::Onward };
        let best_before = remembered.and_then(|memory| memory.best);
        self.picks.add(&self.race, &self.order, self.movers(turn), width, best_before, ply);
        if self.picks.len() == start {
            return self.pass(turn, depth, ply, window);
        }
        let (mut best, mut best_move) = (-INFINITE, None);
        let mut alpha = window.alpha;
        let mut at = start;
        while let Some(pick) = self.picks.next(start, at) {
            let (seat, m) = (pick.seat(), pick.step());
            let nth = (at - start) as i32;
            at += 1;
            let narrow = Window::above(alpha);
            let mut score;
            if nth == 0 {
                score = self.follow(turn, seat, m, depth - 1, ply, Window { alpha, ..window });
            } else {
                let less = if exact { 0 } else { self.reduction(turn, depth, nth) };
                score = self.follow(turn, seat, m, depth - 1 - less, ply, narrow);
                if less > 0 && score > alpha && !self.node_budget.stopped() {
                    score = self.follow(turn, seat, m, depth - 1, ply, narrow);
                }
                if score > alpha && score < window.beta && window.is_open() && !self.node_budget.stopped() {
                    score = self.follow(turn, seat, m, depth - 1, ply, Window { alpha, ..window });
                }
            }
            if self.node_budget.stopped() {
                self.picks.truncate(start);
                return 0;
            }
            if score > best {
                (best, best_move) = (score, Some(m));
                if score > alpha {
                    alpha = score;
                    self.lengthen_line(ply, m);
                    if alpha >= window.beta {
                        self.order.reward(m, depth, ply);
                        break;
                    }
                }
            }
        }
        self.picks.truncate(start);
        if usable && best.abs() < OPEN {
            let bound = match () {
                () if best >= window.beta => Bound::Lower,
                () if best > window.alpha => Bound::Exact,
                () => Bound::Upper,
            };
            let best_move = best_move.filter(|_| bound != Bound::Upper).or(best_before);
            let entry = Entry { depth, score: best, bound, best: best_move };
            self.table.put(key, &entry);
        }
        best
    }

    /// What the position is worth to the side whose turn it is and which has no move.
    fn pass(&mut self, turn: Turn, depth: i32, ply: i32, window: Window) -> i32 {
        let before = self.race.field;
        self.race.settle_pass(ply + 1);
        let seat = match turn {
            Turn::Seat(seat) => seat,
            Turn::Rivals => self.me,
        };
        let score = self.arrive(turn, seat, depth - 1, ply + 1, window);
        self.race.field = before;
        score
    }

    /// Whether what is found out here holds wherever the position is met again.
    #[inline(always)]
    fn may_remember(&self) -> bool {
        let field = &self.race.field;
        field.came == 0 && field.passes == 0 && self.race.room > Order::PLIES as i32
    }

    /// How many plies less a move is followed that is not among the first.
    #[inline(always)]
    fn reduction(&self, turn: Turn, depth: i32, nth: i32) -> i32 {
        let params = &self.params;
        let few = if self.is_mine(turn) { params.few_own } else { params.few_rival };
        if depth < 3 || nth < few {
            0
        } else if nth < few * 3 || depth < 4 {
            1
        } else {
            2
        }
    }

    /// The seats that may move.
    #[inline(always)]
    pub fn movers(&self, turn: Turn) -> Seats {
        match turn {
            Turn::Seat(seat) => Seats(1 << seat),
            Turn::Rivals => self.race.field.rivals(self.me),
        }
    }

    /// Whose turn it is after a seat has moved.
    #[inline(always)]
    fn turn_after(&self, turn: Turn, seat: usize) -> Turn {
        match (self.best_reply, turn) {
            (false, _) => Turn::Seat(self.race.field.after(seat)),
            (true, Turn::Seat(_)) => Turn::Rivals,
            (true, Turn::Rivals) => Turn::Seat(self.me),
        }
    }

    #[inline(always)]
    pub fn is_mine(&self, turn: Turn) -> bool {
        matches!(turn, Turn::Seat(seat) if seat == self.me)
    }

    #[inline(always)]
    fn turn_key(&self, turn: Turn) -> u64 {
        match turn {
            Turn::Seat(seat) => self.turns[seat],
            Turn::Rivals => !self.turns[self.me],
        }
    }
}
